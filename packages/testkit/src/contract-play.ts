import {
  advance,
  asksChance,
  below,
  copyState,
  type Game,
  type Input,
  type Machine,
  machine,
  type Refusal,
  randomStream,
  refuse,
} from '@wardroom/core';
import { auditState } from './audit.ts';
import { badInputs } from './bad-inputs.ts';
import { ContractError, fail, playOut, type RandomMatch, randomSource } from './random-play.ts';

/** Everything ends: no exception, no question without an answer, no endless match. */
export function ends(game: Game, match: RandomMatch): void {
  const problems = game.check(match.setup);
  if (problems.length > 0) fail(match, 0, problems.join(' '));
  let at = 0;
  playOut(
    game,
    match,
    (_, step) => {
      at = step;
    },
    (e) => {
      if (e.kind === game.kinds.endless) fail(match, at, 'a resolution went on for ever and was cut off.');
    },
  );
}

/** Every state at a question and at the end is legal: for any game, and by the game's own audit. */
export function legal(game: Game, match: RandomMatch): void {
  playOut(game, match, (m, step) => {
    const problems = auditState(game, m.state);
    if (problems.length > 0) fail(match, step, problems.slice(0, 5).join('; '));
  });
}

/** Every offered answer can be given, and the match can be played out from there for a while. */
export function choices(game: Game, match: RandomMatch): void {
  playOut(game, match, (m, step) => {
    const q = m.state.ask;
    if (q === null || asksChance(q)) return;
    q.choices.forEach((choice, pick) => {
      const input = { seat: q.seat, pick, ...(q.table === 1 ? { host: true as const } : {}) };
      goesOn(game, m, input, match, step, `answer ${pick} (${JSON.stringify(choice)})`);
    });
  });
}

/** Acts tried at a moment, in turn. Chance is asked more rarely than players are, and its moments are the ones rules forget. */
const TRIED = { chance: 4, player: 1 };

/**
 * Whatever may be done outside of a question may be done at any moment, while chance is asked too: by every seat, at every
 * seat. It is taken or refused in words, and the match can be played on from there.
 */
export function acts(game: Game, match: RandomMatch): void {
  let tried = below(randomStream(match.seed), 1000);
  playOut(game, match, (m, step) => {
    if (m.state.over !== null) return;
    const all = everyAct(game, m);
    const tries = Math.min(all.length, asksChance(m.state.ask) ? TRIED.chance : TRIED.player);
    for (let i = 0; i < tries; i++) {
      const input = all[tried++ % all.length];
      const what = JSON.stringify(input);
      if (refuse(m, input) !== null) {
        const wrong = wrongRefusal(game, m, input);
        if (wrong !== null) fail(match, step, `${what} was ${wrong}`);
      } else goesOn(game, m, input, match, step, what);
    }
  });
}

function everyAct(game: Game, m: Machine): Input[] {
  const seats = m.state.seats.map((_, seat) => seat);
  return Object.entries(game.interrupts).flatMap(([act, { by }]) =>
    by === 'host'
      ? [undefined, ...seats].map((target) => ({ seat: 0, act, host: true as const, ...at(target) }))
      : seats.flatMap((seat) => [undefined, ...seats].map((target) => ({ seat, act, ...at(target) }))),
  );
}

const at = (target: number | undefined): { target?: number } => (target === undefined ? {} : { target });

/** After this input the match can be played on for a while, and shows nothing illegal. */
function goesOn(game: Game, m: Machine, input: Input, match: RandomMatch, step: number, what: string): void {
  const fork = machine(game, copyState(m.state));
  const source = randomSource({ ...match, seed: `${match.seed}/${step}/${what}` });
  try {
    let refusal = advance(fork, input);
    for (let i = 0; i < 6 && refusal === null && fork.state.ask !== null; i++) refusal = advance(fork, source(fork));
    if (refusal !== null) fail(match, step, `${what} leads to a refusal: ${refusal.error}`);
    const problems = auditState(game, fork.state);
    if (problems.length > 0) fail(match, step, `after ${what}: ${problems.slice(0, 5).join('; ')}`);
  } catch (e) {
    if (e instanceof ContractError) throw e;
    fail(match, step, `${what}: ${(e as Error).stack}`);
  }
}

/** Longest error a table may give: it quotes what was sent, but not at length. */
const LONGEST_ERROR = 300;

/** Illegal inputs come back as a sentence, and the state stays as it was. */
export function refusals(game: Game, match: RandomMatch): void {
  playOut(game, match, (m, step) => {
    // Every seventh question: chance and players, calm and busy moments all come up.
    if (step % 7 !== 0 && m.state.over === null) return;
    const before = JSON.stringify(m.state);
    const bad = badInputs(game, m.state);
    for (const { what, input } of bad) {
      const wrong = wrongRefusal(game, m, input);
      if (wrong !== null) fail(match, step, `${what} was ${wrong}`);
    }
    if (JSON.stringify(m.state) === before) return;
    for (const { what, input } of bad) {
      const fork = machine(game, JSON.parse(before));
      advance(fork, input);
      if (JSON.stringify(fork.state) !== before) fail(match, step, `${what} was refused and changed the state.`);
    }
    fail(match, step, 'refused inputs changed the state.');
  });
}

/** What is wrong with how an illegal input is refused, or null. */
function wrongRefusal(game: Game, m: Machine, input: unknown): string | null {
  let refusal: Refusal | null;
  try {
    refusal = advance(m, input);
  } catch (e) {
    return `thrown at: ${(e as Error).stack}`;
  }
  if (refusal === null) return 'taken.';
  const { error, rule } = refusal;
  if (typeof error !== 'string' || error.trim() === '') return 'refused without a word.';
  if (error.length > LONGEST_ERROR) return `refused at length: ${error.length} characters.`;
  if (rule !== undefined && !game.clauses.includes(rule)) return `refused by ${rule}, which is no clause.`;
  return null;
}
