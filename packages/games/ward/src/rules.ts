import type { Rules } from '@wardroom/core';
import { bossCards } from './bosses/cards.ts';
import type { WardCard, WardSource } from './card.ts';
import { pool } from './cards/index.ts';
import { rulesWith } from './ruleset.ts';

/** The rules of Ward with its cards: what decides a match, and what its fingerprint is taken of. */

/** Every card there is. Those of bosses come last, and are never a player's (B5.1.1). */
export const cards: readonly WardSource[] = [...pool, ...bossCards];

export const rules: Rules<WardCard> = rulesWith(cards);
