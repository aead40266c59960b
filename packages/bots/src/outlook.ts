import { copyState, lookout, machine, type SeatId, type State, type Thinkable, takePick } from '@wardroom/core';
import { judgedChances, teamsOf } from './estimate.ts';
import { playOn } from './playout.ts';

/**
 * The chance of the seat's team if it takes this answer in an imagined world: everybody then plays on by one look ahead until
 * each seat has had a turn, and the game judges what has come of it. The same world, answer and seed give the same chance.
 */
export function outlook(game: Thinkable, world: State, seat: SeatId, pick: number, seed: string | number): number {
  const m = machine(game, copyState(world));
  const s = m.state;
  const until = s.turn + s.seats.length;
  takePick(m, pick, seat);
  playOn(game, lookout(game, world), m, until, seed);
  return judgedChances(game, s)[teamsOf(s).indexOf(s.seats[seat].team)];
}
