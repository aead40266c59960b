import { defineGame, digest, fingerprintOf, type Game, type Rules } from '@wardroom/core';
import { advisor } from './advisor.ts';
import { bosses } from './bosses/index.ts';
import type { WardCard, WardSource } from './card.ts';
import { decks } from './decks/index.ts';
import { projection } from './projection.ts';
import { rules as printed, rulesWith } from './rules.ts';
import { tellingOf } from './text/telling.ts';

/**
 * The game of Ward: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read of
 * it.
 */

/** The game with these cards: they are part of the rules. */
export const gameWith = (sources: readonly WardSource[]): Game<WardCard> =>
  gameOf(rulesWith(sources), digest(fingerprintOf('ward') + JSON.stringify(sources)));

const gameOf = (rules: Rules<WardCard>, fingerprint: string): Game<WardCard> =>
  defineGame({ rules, projection, advisor, telling: tellingOf(rules), decks, foes: bosses, fingerprint });

export const ward: Game<WardCard> = gameOf(printed, fingerprintOf('ward'));
