import type { Env } from './match.ts';

/** How long a slice of work may take, in milliseconds: whoever sends a message meanwhile does not notice. */
const SLICE = 6;

/** Long work of one kind, a slice at a time. What is begun anew, or no longer wanted, is dropped. */
export function slicer({
  now,
  later,
}: Pick<Env, 'now' | 'later'>): <T>(
  work: Generator<void, T, void>,
  wanted: () => boolean,
  done: (result: T) => void,
) => void {
  let latest = 0;
  return (work, wanted, done) => {
    const own = ++latest;
    const goOn = (): void => {
      const until = now() + SLICE;
      while (own === latest && wanted()) {
        const step = work.next();
        if (step.done) {
          done(step.value);
          return;
        }
        if (now() >= until) {
          later(goOn);
          return;
        }
      }
    };
    later(goOn);
  };
}
