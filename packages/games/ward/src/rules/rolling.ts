import {
  act,
  type CardId,
  codeOf,
  forward,
  loop,
  type Machine,
  NONE,
  rule,
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

const ROLLED_EACH = slots('kind', 'seats: seats', 'cards: cards', 'faces: nums', 'at?');

/** Players have rolled a die each, and each of them may answer their own; `cards` says for what they rolled. */
export const rollingEach = rule('rollingEach', ROLLED_EACH, [
  act((_m, v) => {
    v[ROLLED_EACH.at] = 0;
  }),
  loop(
    (_m, v) => v[ROLLED_EACH.at] < v[ROLLED_EACH.seats].length,
    [
      rolling.call({
        roller: (_m, v) => v[ROLLED_EACH.seats][v[ROLLED_EACH.at]],
        a: (_m, v) => v[ROLLED_EACH.cards][v[ROLLED_EACH.at]],
        b: () => NONE,
        kind: (_m, v) => v[ROLLED_EACH.kind],
        faces: (_m, v) => [v[ROLLED_EACH.faces][v[ROLLED_EACH.at]]],
      }),
      act((m, v) => {
        v[ROLLED_EACH.faces][v[ROLLED_EACH.at]++] = m.state.rolled[0];
      }),
    ],
  ),
  act((m, v) => {
    m.state.rolled = v[ROLLED_EACH.faces];
  }),
]);

/** Stands right after a die each, as `answerRoll` after the dice of one. */
export const answerEach = <V>(
  kind: RollKind,
  seats: (m: Machine, v: V) => SeatId[],
  cards: (m: Machine, v: V) => CardId[],
): Step<V> =>
  when(
    (m) => mayReroll(m) && m.state.rolled.length > 0,
    [rollingEach.call<V>({ kind: () => ROLL[kind], seats, cards, faces: (m) => m.state.rolled.slice() })],
  );

/** The roll that may be answered now: the one made last. */
export function rollNow(m: Machine): Rolled | null {
  const code = codeOf(m, rolling);
  const frame = m.state.frames.findLast((f) => f.code === code);
  return frame === undefined ? null : (frame.vars as Rolled);
}
