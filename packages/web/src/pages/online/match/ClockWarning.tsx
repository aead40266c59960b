import { useEffect, useRef, useState } from 'react';
import { useRoom } from '../../../online/room.ts';
import { sounds } from '../../../parts/sound/table.ts';
import { lasting, seatClock } from './times.ts';
import { useNow } from './useNow.ts';

/** What is left of one's own time when it is told, in milliseconds. */
const MARKS = [60_000, 20_000, 10_000, 5000];

/** Says when one's own time runs short, to be heard and read. */
export function ClockWarning({ seat }: { seat: number }) {
  const clocks = useRoom((s) => s.shown?.clocks);
  const at = useRoom((s) => s.at);
  const runs = clocks?.decision !== undefined && clocks.running.includes(seat);
  const now = useNow(runs);
  const clock = clocks === undefined || !runs ? null : seatClock(clocks, seat, Math.max(0, now - at));
  const left = clock === null ? Number.POSITIVE_INFINITY : clock.decision + clock.bank;
  const before = useRef(left);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = left;
    const mark = MARKS.find((m) => left <= m && was > m && Number.isFinite(was));
    if (mark === undefined) {
      if (!Number.isFinite(left)) setSaid('');
      return;
    }
    setSaid(`${lasting(mark)} left to decide.`);
    sounds.play('heart');
  }, [left]);
  return (
    <p className="visually-hidden" role="alert">
      {said}
    </p>
  );
}
