import { askedOf, foresee, imagine, lookout, luckOf, type Mind } from '@wardroom/core';

/**
 * The mind of a seat that the table plays: every option is tried in an imagined world or two, and the one that promises most
 * is taken. It looks more quickly than the bots do: nobody waits for the table. No rule depends on it; what it answers is
 * recorded like chance.
 */

/** Worlds in which each option is tried, at most. */
const WORLDS = 2;

export const foeMind: Mind = (game, state, seat, random) => {
  const { choices } = askedOf(state, seat)!;
  const at = lookout(game, state);
  const sums = choices.map(() => 0);
  let worlds = 0;
  let thrown = true;
  // Without dice, and where the cards unseen make no difference, one world tells as much as many.
  for (let same = false; worlds < WORLDS && (thrown || !same); worlds++) {
    const world = imagine(game, state, seat, random);
    const seed = random();
    thrown = false;
    same = true;
    choices.forEach((_, pick) => {
      const luck = luckOf(seed);
      const value = foresee(at, world, seat, pick, luck, true);
      thrown ||= luck.thrown;
      same &&= value * worlds === sums[pick];
      sums[pick] += value;
    });
  }
  // Options that come to the same but for fractions are the same: the first is taken.
  const values = sums.map((sum) => Math.round(sum / worlds));
  return values.indexOf(Math.max(...values));
};
