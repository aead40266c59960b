import { asksChance, citedCard, digest, drawnDeck, type Game, type GameEvent, type Machine } from '@wardroom/core';
import { auditState } from './audit.ts';
import { fail, playOut, type RandomMatch, rotation } from './random-play.ts';

/**
 * Many random matches of one mode, each boiled down to a digest of everything that was asked, answered and told. A change
 * that is meant to change nothing leaves every digest as it was; one that is not shows in which match it was first seen.
 */

export interface Soaked {
  /** The digest of each match, by number. */
  digests: string[];
  inputs: number;
  draws: number;
  longest: number;
}

export interface SoakOptions {
  mode: string;
  from: number;
  matches: number;
  /** Look for illegal states at every question, not only at the end. */
  audit?: boolean;
  /** With decks drawn from the whole pool, other ones in every match, instead of the ready ones. */
  pool?: boolean;
  progress?: (done: number) => void;
}

export function soak(game: Game, options: SoakOptions): Soaked {
  const { mode } = options;
  const label = `${game.name}-pool-${mode}`;
  const drawn = (match: number, seat: number): string[] => drawnDeck(game, mode, `${label}-${match} deck ${seat}`);
  const matchOf = rotation(game, options.pool === true ? { mode, decks: drawn, label } : { mode });
  const found: Soaked = { digests: [], inputs: 0, draws: 0, longest: 0 };
  for (let i = options.from; i < options.from + options.matches; i++) {
    const played = soakMatch(game, matchOf(i), options.audit === true);
    found.digests.push(played.digest);
    found.inputs += played.inputs;
    found.longest = Math.max(found.longest, played.inputs);
    if (played.drawn) found.draws++;
    options.progress?.(i + 1 - options.from);
  }
  return found;
}

function soakMatch(game: Game, match: RandomMatch, audit: boolean): { digest: string; inputs: number; drawn: boolean } {
  let sum = '';
  const take = (line: string): void => {
    sum = digest(sum + line);
  };
  let endless = false;
  const { machine, inputs } = playOut(
    game,
    match,
    (m) => {
      if (audit) {
        const wrong = auditState(game, m.state);
        if (wrong.length > 0) throw new Error(wrong.join('\n'));
      }
      take(questionLine(m));
    },
    (e) => {
      // By the event: the clause that ends such a match may end others too.
      endless ||= e.kind === game.kinds.endless;
      take(eventLine(game, e));
    },
  );
  if (endless) fail(match, inputs.length, 'it would go on for ever.');
  take(JSON.stringify(inputs));
  return { digest: sum, inputs: inputs.length, drawn: (machine.state.over?.winner ?? -1) < 0 };
}

/** By names, so that words put in another order are no difference. */
function questionLine({ game, state: s }: Machine): string {
  return [s.ask, ...s.also]
    .map((q) => {
      if (q === null) return 'over';
      const what = `${q.seat} ${game.prompts[q.prompt]} ${q.card}`;
      if (asksChance(q)) return `${what} ${q.count}d${q.sides}`;
      return `${what} ${q.choices.map((c) => `${game.verbs[c.verb]} ${c.card} ${c.on} ${c.n}`).join(', ')}`;
    })
    .join('; ');
}

function eventLine(game: Game, e: GameEvent): string {
  const card = citedCard(e.cite);
  const cite = card < 0 ? game.clauses[e.cite] : game.defs[card].id;
  return `${game.events[e.kind]} ${cite} ${e.seat} ${e.a} ${e.b} ${e.n} ${e.list ?? ''}${e.figure === 0 ? '' : ` ${e.figure}`}`;
}
