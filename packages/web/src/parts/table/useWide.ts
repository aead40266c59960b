import { useSyncExternalStore } from 'react';
import { breakpoints } from '../../style/breakpoints.ts';

/** Whether the page is wider than a page of this name. */
export function useWide(than: 'phone' | 'tablet' | 'laptop'): boolean {
  const query = breakpoints[than];
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => !matchMedia(query).matches,
  );
}
