import { type HappeningOf, type Machine, ofKinds, type SeatId, seatsFrom, stat, type Throw } from '@wardroom/core';
import { EVENTS, FIRST_SEAT, STAT } from './names.ts';
import { atLeast } from './odds.ts';

/** An event as its kind declares it. */
type Told<K extends keyof typeof EVENTS> = HappeningOf<typeof EVENTS, K>;

/** Which events are throws of dice, whose they are, and what was hoped for (W10). */
export const luck = ofKinds<typeof EVENTS, [m: Machine], Throw[]>(
  EVENTS,
  {
    hitRoll: (e, m) => [hitRoll(e, m)],
    attackRoll: plain,
    slip: plain,
    rolled: plain,
    resistRoll: (e) => [{ seat: e.seat, faces: e.list, wants: [through(e)] }],
    // Whose dice they are comes with them.
    targetRoll: ({ list }) =>
      list.flatMap((seat, i) => (i % 2 === 0 ? [{ seat: seat as SeatId, faces: [list[i + 1]], wants: [] }] : [])),
    // One die each: the attacker's first.
    speedRoll: (e, { state }) =>
      [e.a, e.b].map((id, i) => ({ seat: state.cards[id].ctrl, faces: [e.list[i]], wants: [] })),
    openingRoll: oneEach,
    rollOff: oneEach,
  },
  [],
);

/** Dice that nothing certain was hoped of. */
function plain({ seat, list }: { seat: SeatId; list: number[] }): Throw[] {
  return [{ seat, faces: list, wants: [] }];
}

/** One die each. Whose they are is plain only where everybody rolled. */
function oneEach({ list }: Told<'rollOff'>, { state }: Machine): Throw[] {
  const seats = seatsFrom(state, FIRST_SEAT);
  return seats.length === list.length ? seats.map((seat, i) => ({ seat, faces: [list[i]], wants: [] })) : [];
}

/** B10.9–10: so much or more gets through. */
const through = ({ n, figure }: Told<'resistRoll'>): Throw['wants'][number] => ({
  what: 'rolls against the boss',
  chance: (7 - figure) / 6,
  happened: n === 1,
});

/** W10.2.3, W10.3: the chance to hit, and of the two criticals. The event is told before anything comes of the roll. */
function hitRoll(e: Told<'hitRoll'>, m: Machine): Throw {
  const faces = e.list;
  const al = e.figure;
  const dice = faces.length;
  const bonus = e.n - faces.reduce((a, b) => a + b, 0);
  const auto = stat(m, STAT.autoHit, e.a) > 0;
  // W10.3.3: one die alone is never critical.
  const all = dice > 1 ? 6 ** -dice : 0;
  const critical = dice > 1 && faces.every((f) => f === 6);
  const slip = dice > 1 && !auto && faces.every((f) => f === 1);
  const chance = auto ? 1 : Math.min(1 - all, Math.max(all, atLeast(dice, al - bonus)));
  const hit = auto || critical || (!slip && e.n >= al);
  return {
    seat: e.seat,
    faces,
    wants: [
      { what: 'hits', chance, happened: hit },
      { what: 'critical hits', chance: all, happened: critical },
      { what: 'critical misses', chance: auto ? 0 : all, happened: slip, feared: true },
    ],
  };
}
