import { act, emit, livingSeats, type Machine, NONE, type Step, when } from '@wardroom/core';
import { CITE, EVENT, MATCH } from '../names.ts';
import { timeOut } from './ending.ts';

/** W15.1.4, no progress: decks run empty without a loss (W17.4), so players could decline battle for ever. */

/** Whole turn cycles without a change after which the table calls time, and after which it warns. */
const CYCLES = 8;
const WARNING = 6;

/** Whether so many whole turn cycles are over since the turn of the last change. Nobody leaves without a change. */
const idleFor = (m: Machine, cycles: number): number =>
  m.state.turn - m.state.g[MATCH.changed] - cycles * livingSeats(m.state);

const tell = (cycles: number): Step => act((m) => emit(m, EVENT.noProgress, CITE['W15.1.4'], NONE, NONE, NONE, cycles));

/** Between two turns: a warning in time, then the time is up (W15.1.3), which in a raid is the boss's victory (B4.2). */
export const callIdleness: readonly Step[] = [
  when((m) => idleFor(m, WARNING) === 0, [tell(WARNING)]),
  when((m) => idleFor(m, CYCLES) >= 0, [tell(CYCLES), timeOut.call({})]),
];
