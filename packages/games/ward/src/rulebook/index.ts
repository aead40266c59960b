import { anchoring } from './anchoring.ts';
import { battle } from './battle.ts';
import { boss } from './boss.ts';
import { chains } from './chains.ts';
import type { Clause } from './clause.ts';
import { creatures } from './creatures.ts';
import { deck } from './deck.ts';
import { ending } from './ending.ts';
import { limitedSummons } from './limited-summons.ts';
import { magic } from './magic.ts';
import { overTime } from './over-time.ts';
import { start } from './start.ts';
import { summoning } from './summoning.ts';
import { turn } from './turn.ts';
import { waysToPlay } from './ways-to-play.ts';
import { winning } from './winning.ts';

export type { Clause };

/** Every clause of Ward, in the order of the numbers. */
export const rulebook: readonly Clause[] = [
  ...waysToPlay,
  ...deck,
  ...winning,
  ...creatures,
  ...magic,
  ...start,
  ...summoning,
  ...turn,
  ...battle,
  ...overTime,
  ...anchoring,
  ...limitedSummons,
  ...chains,
  ...ending,
  ...boss,
];

const byId: ReadonlyMap<string, Clause> = new Map(rulebook.map((c) => [c.id, c]));

/** The clause with this id, if Ward has it. */
export const clause = (id: string): Clause | undefined => byId.get(id);
