import {
  type CardId,
  codeOf,
  forward,
  type Machine,
  type SeatId,
  type Step,
  slots,
  type Value,
  type VarsOf,
  when,
} from '@wardroom/core';
import { MATCH, ROLL, type RollKind, WINDOW } from '../names.ts';

/** Dice have been rolled, and somebody may have them rolled again before they count (`reroll.ts`). */

export const ROLLED = slots('roller: seat', 'a: card', 'b: card', 'kind', 'faces: nums');
export type Rolled = VarsOf<typeof ROLLED>;

/** Whoever may answers the roll; what it has come to by then is in `state.rolled`, as after any roll. */
export const rolling = forward('rolling', ROLLED);

/** Whether some card of the match answers rolls. */
export const mayReroll = (m: Machine): boolean => m.state.g[MATCH.answers + WINDOW.rolled] === 1;

/** Stands right after a roll: by whom, with which creature or card, and against what. */
export const answerRoll = <V>(
  kind: RollKind,
  roller: Value<V, SeatId>,
  a: Value<V, CardId>,
  b: Value<V, CardId>,
): Step<V> =>
  // Where no dice were rolled there is nothing to roll again.
  when(
    (m) => mayReroll(m) && m.state.rolled.length > 0,
    [rolling.call<V>({ roller, a, b, kind: () => ROLL[kind], faces: (m) => m.state.rolled.slice() })],
  );

/** The roll that may be answered now: the one made last. */
export function rollNow(m: Machine): Rolled | null {
  const code = codeOf(m, rolling);
  const frame = m.state.frames.findLast((f) => f.code === code);
  return frame === undefined ? null : (frame.vars as Rolled);
}
