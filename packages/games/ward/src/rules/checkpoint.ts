import { act, call, loop, type Machine, NONE, rule, type Step, slots, type Value, when } from '@wardroom/core';
import { C, G, P } from '../words.ts';
import { manual } from './calling.ts';
import { cemeteryHp, primaryOf, threshold, tidy } from './field.ts';

/** The checkpoint that comes after everything that happens. */

const V = slots('starter', 'seat');

/**
 * W4.1.2: where the table calls, a loss is immediate: nobody is asked anything before it. Who leaves may give back what
 * is too much for another.
 */
export const losses: Step = loop((m) => !manual(m.state) && isAnyPast(m), [call('fall')]);

/**
 * The checkpoint. In this order, again until nothing changes: what no longer holds is put right (W12.2); who is past the
 * threshold loses (W4.1.2); the triggers that one happening brought resolve, and who is past it then loses, all at once;
 * who has no creature gets one (W7.2.1), the player who started the effect first (W14.4.3).
 */
export const settle = rule('settle', V, [
  act((_m, v) => {
    v[V.seat] = NONE;
  }),
  loop(
    (m, v) => unsettled(m, v[V.starter]),
    [
      losses,
      loop(isAnyStranded, [call('strandedLose')]),
      when((m) => m.state.queue.length > 0, [call('triggers')]),
      losses,
      when(
        (m) => m.state.queue.length > 0,
        [],
        [
          act((m, v) => {
            v[V.seat] = needy(m, v[V.starter]);
          }),
          when((_m, v) => v[V.seat] !== NONE, [call('refill', (_m, v) => [v[V.seat]])]),
        ],
      ),
    ],
  ),
]);

/** Run the checkpoint if there is anything for it to do. `starter` is the player who started what has just happened. */
export const checkpoint = (starter: Value): Step =>
  when((m, v) => unsettled(m, starter(m, v)), [call('settle', (m, v) => [starter(m, v)])]);

function unsettled(m: Machine, starter: number): boolean {
  while (tidy(m)) {
    // Each pass may free something that holds something else.
  }
  const s = m.state;
  if (s.queue.length > 0 || isAnyStranded(m)) return true;
  if (!manual(s) && isAnyPast(m)) return true;
  return needy(m, starter) !== NONE;
}

/** A boss has no threshold: it falls with its HP (B4.1). */
const isPast = (m: Machine, seat: number): boolean =>
  m.state.seats[seat].out === 0 && cemeteryHp(m, seat) >= threshold(m.state) && seat !== m.state.g[G.boss];

function isAnyPast(m: Machine): boolean {
  for (let seat = 0; seat < m.state.seats.length; seat++) if (isPast(m, seat)) return true;
  return false;
}

/** The first player, from the one who started it, who must have a creature and has none. An effect may demand one early. */
function needy(m: Machine, starter: number): number {
  const s = m.state;
  const n = s.seats.length;
  for (let i = 0; i < n; i++) {
    const seat = (starter + i) % n;
    const { out, n: own } = s.seats[seat];
    if (out === 1 || seat === s.g[G.boss]) continue;
    if ((own[P.opened] === 1 || own[P.forcedAl] > 0) && primaryOf(s, seat) === NONE) return seat;
  }
  return NONE;
}

const strandedSeat = (m: Machine): number => m.state.seats.findIndex((x) => x.out === 0 && x.n[P.stranded] === 1);
function isAnyStranded(m: Machine): boolean {
  return m.state.g[G.boss] !== NONE && strandedSeat(m) >= 0;
}

/** B15.6 */
export const strandedLose = rule('strandedLose', V, [call('lose', (m) => [strandedSeat(m), C['B15.6']])]);

export const pastThreshold = (m: Machine): number[] => [...m.state.seats.keys()].filter((seat) => isPast(m, seat));
