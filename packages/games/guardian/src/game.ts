import { digest, fingerprintOf, type Game, machine, type ReadyDeck } from '@wardroom/core';
import type { GuardianCard, GuardianSource } from './card.ts';
import { decks } from './decks/index.ts';
import { explain } from './explain.ts';
import { calm, idle, judge, judgeScale } from './judge.ts';
import { variants } from './options.ts';
import { type GuardianRules, rules as printed, rulesWith } from './rules.ts';
import { story } from './story.ts';
import { faceOf, statLabels } from './text/face.ts';
import { words } from './text/log.ts';
import { viewCard, viewTable } from './view.ts';

/**
 * Guardian Realms: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read of
 * it.
 */

/** Guardian Realms, with its own kind of definitions. */
export type GuardianGame = Omit<Game, 'defs'> & { defs: readonly GuardianCard[] };

/** The game with these cards: they are part of the rules. */
export const gameWith = (sources: readonly GuardianSource[], ready: readonly ReadyDeck[]): GuardianGame =>
  gameOf(rulesWith(sources), ready, digest(fingerprintOf('guardian') + JSON.stringify(sources)));

function gameOf(rules: GuardianRules, ready: readonly ReadyDeck[], fingerprint: string): GuardianGame {
  const game: GuardianGame = {
    ...rules,
    title: 'Guardian Realms',
    stats: rules.stats.map(({ name, base, min }) => ({ name, label: statLabels[name], base, min })),
    decks: ready,
    foes: [],
    fingerprint,
    // A Guardian Summon is never among the cards of a deck or a hand.
    couldBe: (_s, _place, def) => !rules.defs[def].token,
    viewTable,
    viewCard,
    say: words((s, id, k) => rules.defs[s.cards[id].def].uses[k].label),
    judge,
    judgeScale,
    calm,
    idle,
    explain: (s, seat) => explain(machine(game, s), seat),
    story: story((s) => machine(game, s)),
    variants,
    cardFace: (id) => {
      const at = rules.defById.get(id);
      return at === undefined ? undefined : faceOf(rules.defs[at]);
    },
  };
  return game;
}

export const guardian: GuardianGame = gameOf(printed, decks, fingerprintOf('guardian'));
