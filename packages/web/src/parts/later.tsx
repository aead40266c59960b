import { type ComponentType, lazy, useState } from 'react';

/**
 * A part that is fetched when it is first shown, or before that by `fetch`, which a page calls when it stands. Once it is there it
 * shows in the moment it is asked for: what is lazy alone would come a moment later, over whatever is being pressed by then.
 * Where it cannot be fetched, the page says so.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | undefined;
  const come = async (): Promise<ComponentType<P>> => {
    there ??= await load();
    return there;
  };
  const Coming = lazy(async () => ({ default: (await come()) as ComponentType<object> }));
  const Later = (props: P) => {
    // What it began with it stays: a change from the one to the other would begin the part anew.
    const [Part] = useState<ComponentType<P> | null>(() => there ?? null);
    return Part === null ? <Coming {...props} /> : <Part {...props} />;
  };
  // Whoever fetches it before it is shown need not hear that it did not come: that is told when it is.
  const fetch = (): void => void come().catch(() => {});
  return Object.assign(Later, { fetch });
}

const Nothing = (): null => null;

/** The same for a part that the page can do without: where it cannot be fetched, there is nothing in its place. */
export const optional = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  later<P>(() => load().catch(() => Nothing));
