import { useSyncExternalStore } from 'react';
import { type Breakpoint, breakpoints } from '../../style/breakpoints.ts';

/** Whether the page has this shape. */
export function useShape(name: Breakpoint): boolean {
  const query = breakpoints[name];
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}

/** Whether the page is wider than a page of this name. */
export const useWide = (than: 'phone' | 'tablet' | 'laptop'): boolean => !useShape(than);
