import { defineGame, fingerprintOf, type Game } from '@wardroom/core';
import { advisor } from './advisor.ts';
import { bosses } from './bosses/index.ts';
import type { WardCard } from './card.ts';
import { decks } from './decks/index.ts';
import { projection } from './projection.ts';
import { rules } from './rules.ts';
import { telling } from './text/telling.ts';

/**
 * The game of Ward: its rules, and what a table and bots need beside them for a match. `index.ts` adds what there is to read of
 * it.
 */
export const ward: Game<WardCard> = defineGame({
  rules,
  projection,
  advisor,
  telling,
  decks,
  foes: bosses,
  fingerprint: fingerprintOf('ward'),
});
