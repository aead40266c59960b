import {
  type AnyRule,
  act,
  allSeats,
  duelEndings,
  endInterrupts,
  type Machine,
  NONE,
  rule,
  type SeatId,
  slots,
} from '@wardroom/core';
import { CITE, EVENT, MATCH } from '../names.ts';
import { healthLeft, stoneOf } from './board.ts';

/** Winning and losing (A7.1). */

/** Before the Stones lie there they are as good as each other. */
const stoneHealth = (m: Machine, seat: SeatId): number => {
  const stone = stoneOf(m, seat);
  return stone === NONE ? 0 : healthLeft(m, stone);
};

/** When time is up, the Stone with more health left wins. */
const endings = duelEndings(EVENT, CITE['A7.1'], (m) => {
  const [first, second] = allSeats(m.state);
  return stoneHealth(m, first) - stoneHealth(m, second);
});

/** Whoever still has a Stone has won; both lost at once is a draw. */
export const finish = rule('finish', slots(), [
  act((m) => {
    const losers = allSeats(m.state).filter((seat) => (m.state.g[MATCH.fallen] & (1 << seat)) !== 0);
    endings.finish(m, losers, CITE['A7.1']);
  }),
]);

export const endingRules: readonly AnyRule[] = [finish, ...Object.values(endings.rules)];

export const interrupts = endInterrupts(CITE['A7.1'], endings.rules);
