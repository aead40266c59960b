import { useSyncExternalStore } from 'react';

/** Whether the page is at least this wide. */
export function useWide(width: string): boolean {
  const query = `(min-width: ${width})`;
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );
}
