import { imagine, randomStream, type SeatId, type State, type Thinkable } from '@wardroom/core';
import { outlook } from './outlook.ts';
import { type Plan, thoughts } from './search.ts';

/** An answer that was given, against the best there was: by what the seat knew, and no more. */
export interface Verdict {
  /** The best answer; the one that was given where none is surely better. */
  best: number;
  /** Chance to win with the one that was given, and with the best. */
  chance: number;
  could: number;
}

const PLAN: Plan = { playouts: 16, turns: 1 };
/** What a first look must promise before a choice is looked at closer, in so many worlds. */
const PROMISE = 0.03;
const WORLDS = 20;
/** A gain must be so many times what it may be off by. */
const SURE = 2;

/** Null where all answers do the same. The same position and seed give the same verdict. */
export function verdict(game: Thinkable, s: State, seat: SeatId, played: number, seed: string): Verdict | null {
  let answers: readonly { pick: number; chance: number }[] = [];
  for (const found of thoughts(game, s, seat, randomStream(seed), PLAN)) answers = found.answers;
  if (answers.length < 2) return null;
  const [best] = answers;
  const own = answers.find((a) => a.pick === played);
  if (best.pick === played || (own !== undefined && best.chance - own.chance < PROMISE)) {
    return { best: played, chance: best.chance, could: best.chance };
  }
  const random = randomStream(`${seed}/closer`);
  const pairs = Array.from({ length: WORLDS }, () => {
    const world = imagine(game, s, seat, random);
    // Both meet the same world and the same dice.
    const dice = random();
    return [played, best.pick].map((pick) => outlook(game, world, seat, pick, dice));
  });
  const mean = (of: (pair: readonly number[]) => number): number =>
    pairs.reduce((sum, pair) => sum + of(pair), 0) / WORLDS;
  const chance = mean(([a]) => a);
  const gain = mean(([a, b]) => b - a);
  const off = Math.sqrt(mean(([a, b]) => (b - a - gain) ** 2) / (WORLDS - 1));
  return gain > SURE * off
    ? { best: best.pick, chance, could: chance + gain }
    : { best: played, chance, could: chance };
}
