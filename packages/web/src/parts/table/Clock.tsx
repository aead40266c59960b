import type { Clocks } from '@wardroom/host';
import { useEffect, useState } from 'react';
import { Icon } from '../icons/Icon.tsx';
import css from './Clock.module.css';

const words = (ms: number): string => {
  const s = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`;
};

/** Time a seat has used; with a limit on the match, what is left of it counts down beside it. */
export function Clock({ clocks, seat }: { clocks: Clocks; seat: number }) {
  const running = clocks.running === seat;
  const [since, setSince] = useState(0);
  useEffect(() => {
    setSince(0);
    if (clocks.running < 0) return;
    const began = performance.now();
    const timer = setInterval(() => setSince(performance.now() - began), 1000);
    return () => clearInterval(timer);
  }, [clocks]);
  const used = clocks.used[seat] + (running ? since : 0);
  const left = clocks.limit - clocks.elapsed - since;
  return (
    <span className={css.clock} data-running={running} role="timer" aria-label={`Time used: ${words(used)}`}>
      <Icon name="clock" size={16} />
      {words(used)}
      {clocks.limit > 0 && (
        <span className={css.left} data-short={left < 60_000}>
          {words(left)} left
        </span>
      )}
    </span>
  );
}
