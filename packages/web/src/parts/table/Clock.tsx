import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import css from './Clock.module.css';
import { leftAt, type Running, usedAt } from './clocks.ts';

const words = (ms: number): string => {
  const s = Math.floor(ms / 1000);
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** In a match with a limit: the time for which a seat was asked, and what is left of the match. */
export function Clock({ clocks, seat }: { clocks: Running; seat: number }) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const tick = (): void => setNow(performance.now());
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, []);
  const used = usedAt(clocks, seat, Math.max(now, clocks.since));
  const left = leftAt(clocks, now);
  return (
    <span
      className={css.clock}
      data-running={clocks.running.includes(seat)}
      role="timer"
      aria-label={`Time used: ${words(used)}, ${words(left)} left of the match`}
    >
      <Icon name="clock" size={16} />
      {words(used)}
      <span className={css.left} data-short={left < 60_000}>
        {words(left)} left
      </span>
    </span>
  );
}
