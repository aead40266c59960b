import { type GameEvent, type Machine, type SeatId, seatsFrom, stat, type Throw } from '@wardroom/core';
import { EVENT, FIRST_SEAT, STAT } from './names.ts';
import { atLeast } from './odds.ts';

/** Which events are throws of dice, whose they are, and what was hoped for (W10). */
export function luck(e: GameEvent, m: Machine): Throw[] {
  const s = m.state;
  const faces = e.list ?? [];
  switch (e.kind) {
    case EVENT.hitRoll:
      return [hitRoll(e, m, faces)];
    case EVENT.attackRoll:
    case EVENT.slip:
    case EVENT.rolled:
      return [{ seat: e.seat, faces, wants: [] }];
    case EVENT.resistRoll:
      return [{ seat: e.seat, faces, wants: [through(e)] }];
    case EVENT.targetRoll:
      // Whose dice they are comes with them.
      return faces.flatMap((seat, i) =>
        i % 2 === 0 ? [{ seat: seat as SeatId, faces: [faces[i + 1]], wants: [] }] : [],
      );
    case EVENT.speedRoll:
      // One die each: the attacker's first.
      return [e.a, e.b].map((id, i) => ({ seat: s.cards[id].ctrl, faces: [faces[i]], wants: [] }));
    case EVENT.openingRoll:
    case EVENT.rollOff: {
      // One die each. Whose they are is plain only where everybody rolled.
      const seats = seatsFrom(s, FIRST_SEAT);
      return seats.length === faces.length ? seats.map((seat, i) => ({ seat, faces: [faces[i]], wants: [] })) : [];
    }
    default:
      return [];
  }
}

/** B10.9–10: so much or more gets through. */
const through = ({ n, figure }: GameEvent): Throw['wants'][number] => ({
  what: 'rolls against the boss',
  chance: (7 - figure) / 6,
  happened: n === 1,
});

/** W10.2.3, W10.3: the chance to hit, and of the two criticals. The event is told before anything comes of the roll. */
function hitRoll(e: GameEvent, m: Machine, faces: readonly number[]): Throw {
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
      { what: 'critical misses', chance: auto ? 0 : all, happened: slip },
    ],
  };
}
