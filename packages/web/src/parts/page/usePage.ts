import { type RefObject, useEffect, useRef } from 'react';

let arrived = false;

/**
 * What every page does on arrival: its title goes to the tab, and the focus to its heading (not on the first page, where
 * a reader starts at the top anyway). Give the heading this ref and `tabIndex={-1}`.
 */
export function usePage(title: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = title === 'Wardroom' ? title : `${title} · Wardroom`;
  }, [title]);
  useEffect(() => {
    if (arrived) heading.current?.focus({ preventScroll: true });
    arrived = true;
  }, []);
  return heading;
}
