import { type ComponentType, lazy, useState } from 'react';

/**
 * A part that is fetched when it is first shown, or before that by `fetch`, which a page calls when it stands. Once it is there it
 * shows in the moment it is asked for: what is lazy alone would come a moment later, over whatever is being pressed by then.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | undefined;
  const fetch = async (): Promise<ComponentType<P>> => {
    there ??= await load();
    return there;
  };
  const Coming = lazy(async () => ({ default: (await fetch()) as ComponentType<object> }));
  const Later = (props: P) => {
    // What it began with it stays: a change from the one to the other would begin the part anew.
    const [Part] = useState<ComponentType<P> | null>(() => there ?? null);
    return Part === null ? <Coming {...props} /> : <Part {...props} />;
  };
  return Object.assign(Later, { fetch });
}
