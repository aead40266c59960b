import { defineGame, digest, fingerprintOf, type Game, type ReadyDeck } from '@wardroom/core';
import { advisor } from './advisor.ts';
import type { RealmCard, RealmSource } from './card.ts';
import { decks } from './decks/index.ts';
import { projectionOf } from './projection.ts';
import { rules as printed, type RealmRules, rulesWith } from './rules.ts';
import { tellingOf } from './text/telling.ts';

/**
 * The Contested Realm: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read
 * of it.
 */

/** The game with these cards: they are part of the rules. */
export const gameWith = (sources: readonly RealmSource[], ready: readonly ReadyDeck[] = []): Game<RealmCard> =>
  gameOf(rulesWith(sources), ready, digest(fingerprintOf('realm') + JSON.stringify(sources)));

const gameOf = (rules: RealmRules, decks: readonly ReadyDeck[], fingerprint: string): Game<RealmCard> =>
  defineGame({
    rules,
    projection: projectionOf(rules),
    advisor,
    telling: tellingOf(rules),
    decks,
    fingerprint,
  });

export const realm: Game<RealmCard> = gameOf(printed, decks, fingerprintOf('realm'));
