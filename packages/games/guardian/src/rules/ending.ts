import { duelEndings, endInterrupts, type SeatId, type State } from '@wardroom/core';
import { BASE, CITE, EVENT } from '../names.ts';
import { FIRST_SEAT, lanesOf, SECOND_SEAT, strongholdLane } from './board.ts';

/** How a match ends (G7.1). When time is up, the stronger Stronghold wins, then the stronger Outposts together. */
export const { finish, rules: endingRules } = duelEndings(
  EVENT,
  CITE['G7.1'],
  ({ state: s }) =>
    hold(s, FIRST_SEAT, true) - hold(s, SECOND_SEAT, true) || hold(s, FIRST_SEAT, false) - hold(s, SECOND_SEAT, false),
);

/** HP of a player's Stronghold, or of their Outposts together. */
function hold(s: State, seat: SeatId, stronghold: boolean): number {
  let sum = 0;
  for (let lane = 0; lane < lanesOf(s); lane++) {
    if ((lane === strongholdLane(s)) === stronghold) sum += s.seats[seat].n[BASE + lane];
  }
  return sum;
}

export const interrupts = endInterrupts(CITE['G7.1'], endingRules);
