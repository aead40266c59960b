import { defineGame, fingerprintOf, type Game } from '@wardroom/core';
import { advisor } from './advisor.ts';
import type { ArcaneCard } from './card.ts';
import { decks } from './decks/index.ts';
import { projection } from './projection.ts';
import { rules } from './rules.ts';
import { telling } from './text/telling.ts';

/**
 * War of the Arcane: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read of
 * it.
 */
export const arcane: Game<ArcaneCard> = defineGame({
  rules,
  projection,
  advisor,
  telling,
  decks,
  fingerprint: fingerprintOf('arcane'),
});
