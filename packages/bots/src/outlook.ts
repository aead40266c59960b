import {
  asksChance,
  copyState,
  different,
  drawChance,
  foresee,
  idleAmong,
  lookout,
  luckOf,
  machine,
  randomStream,
  type SeatId,
  type State,
  type Thinkable,
  takeChance,
  takePick,
} from '@wardroom/core';
import { judgedChances, teamsOf } from './estimate.ts';

/** Answers after which a play-on is given up. */
const LONGEST = 400;
/** Doing something must promise this much more than doing nothing. */
const MARGIN = 1;

/**
 * The chance of the seat's team if it takes this answer in an imagined world: everybody then plays on by one look ahead until
 * each seat has had a turn, and the game judges what has come of it. The same world, answer and seed give the same chance.
 */
export function outlook(game: Thinkable, world: State, seat: SeatId, pick: number, seed: string | number): number {
  const m = machine(game, copyState(world));
  const s = m.state;
  const random = randomStream(seed);
  const until = s.turn + s.seats.length;
  const at = lookout(game, s);
  takePick(m, pick, seat);
  for (let steps = 0; s.over === null && s.ask !== null && steps < LONGEST; steps++) {
    const q = s.ask;
    if (asksChance(q)) takeChance(m, drawChance(random, q));
    else if (q.table === 1) takePick(m, 0);
    else if (s.turn >= until && game.quietPrompts[q.prompt]) break;
    else takePick(m, best(game, at, s, q.seat, random));
  }
  return judgedChances(game, s)[teamsOf(s).indexOf(s.seats[seat].team)];
}

/** The answer after which the game judges best, by one quick look. */
function best(game: Thinkable, at: ReturnType<typeof lookout>, s: State, seat: SeatId, random: () => number): number {
  const { choices } = s.ask!;
  const picks = different(game, machine(game, s), choices, random);
  if (picks.length === 1) return picks[0];
  const seed = random();
  const values = picks.map((pick) => foresee(at, s, seat, pick, luckOf(seed), true));
  const most = values.indexOf(Math.max(...values));
  const idle = picks.indexOf(idleAmong(game, choices));
  return idle >= 0 && values[most] <= values[idle] + MARGIN ? picks[idle] : picks[most];
}
