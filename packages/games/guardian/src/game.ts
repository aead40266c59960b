import { defineGame, digest, fingerprintOf, type Game, type ReadyDeck } from '@wardroom/core';
import { advisor } from './advisor.ts';
import type { GuardianCard, GuardianSource } from './card.ts';
import { decks } from './decks/index.ts';
import { projectionOf } from './projection.ts';
import { type GuardianRules, rules as printed, rulesWith } from './rules.ts';
import { tellingOf } from './text/telling.ts';

/**
 * Guardian Realms: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read of
 * it.
 */

/** The game with these cards: they are part of the rules. */
export const gameWith = (sources: readonly GuardianSource[], ready: readonly ReadyDeck[]): Game<GuardianCard> =>
  gameOf(rulesWith(sources), ready, digest(fingerprintOf('guardian') + JSON.stringify(sources)));

const gameOf = (rules: GuardianRules, decks: readonly ReadyDeck[], fingerprint: string): Game<GuardianCard> =>
  defineGame({
    rules,
    projection: projectionOf(rules),
    advisor,
    telling: tellingOf(rules),
    decks,
    fingerprint,
  });

export const guardian: Game<GuardianCard> = gameOf(printed, decks, fingerprintOf('guardian'));
