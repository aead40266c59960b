import {
  asksChance,
  different,
  drawChance,
  foresee,
  idleAmong,
  type Lookout,
  luckOf,
  type Machine,
  machine,
  type Question,
  randomStream,
  type State,
  type Thinkable,
  takeChance,
  takePick,
} from '@wardroom/core';

/** A match played on in an imagined world, by a quick player at every seat. */

/** Answers after which it is given up. */
const LONGEST = 400;
/** Answers that the quick player tries. */
const WIDTH = 10;
/** Doing something must promise this much more than doing nothing. */
const MARGIN = 1;

/** Everybody plays on until the game rests in this turn or a later one. */
export function playOn(game: Thinkable, at: Lookout, m: Machine, until: number, seed: string | number): void {
  const s = m.state;
  const chance = keyedChance(seed);
  const random = randomStream(seed);
  for (let steps = 0; s.over === null && s.ask !== null && steps < LONGEST; steps++) {
    const q = s.ask;
    if (asksChance(q)) takeChance(m, chance(s, q));
    // The table is not thought for.
    else if (q.table === 1) takePick(m, 0);
    else if (s.turn >= until && game.quietPrompts[q.prompt]) break;
    else takePick(m, quickPick(game, at, s, random));
  }
}

/**
 * Chance by what it is asked for, and not by when: two lines of play that differ in an early answer roll the same dice for the
 * same blow later, and so differ by the answer and less by luck.
 */
function keyedChance(seed: string | number): (s: State, q: Question) => number[] {
  const times = new Map<number, number>();
  return (s, q) => {
    const key = ((s.turn * 64 + q.prompt) * 1024 + q.card + 1) * 16 + q.count;
    const nth = times.get(key) ?? 0;
    times.set(key, nth + 1);
    return drawChance(randomStream(`${seed} ${key} ${nth}`), q);
  };
}

/** The answer after which the game judges best, by one quick look. */
function quickPick(game: Thinkable, at: Lookout, s: State, random: () => number): number {
  const { choices, seat } = s.ask!;
  if (choices.length === 1) return 0;
  const picks = different(game, machine(game, s), choices, random, WIDTH);
  if (picks.length === 1) return picks[0];
  const idle = idleAmong(game, choices);
  const seed = random();
  let best = picks[0];
  let most = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < picks.length; i++) {
    const value = foresee(at, s, seat, picks[i], luckOf(seed), true) + (picks[i] === idle ? MARGIN : 0);
    if (value > most) {
      most = value;
      best = picks[i];
    }
  }
  return best;
}
