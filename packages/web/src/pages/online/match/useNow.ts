import { useEffect, useState } from 'react';

/** The page's own clock, read again so often; only while something runs by it. */
export function useNow(runs: boolean, every = 500): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    if (!runs) return undefined;
    const tick = (): void => setNow(performance.now());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [runs, every]);
  return now;
}
