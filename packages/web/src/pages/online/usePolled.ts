import { useEffect, useState } from 'react';

/** What the server says, asked again from time to time while the page is looked at; null until it has answered. */
export function usePolled<T>(ask: () => Promise<T>, every: number): T | null {
  const [said, setSaid] = useState<T | null>(null);
  useEffect(() => {
    let left = false;
    const look = (): void => {
      if (document.hidden) return;
      // What cannot be learnt now is asked again soon.
      ask().then(
        (x) => {
          if (!left) setSaid(x);
        },
        () => {},
      );
    };
    look();
    const timer = setInterval(look, every);
    addEventListener('visibilitychange', look);
    return () => {
      left = true;
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
    };
  }, [ask, every]);
  return said;
}
