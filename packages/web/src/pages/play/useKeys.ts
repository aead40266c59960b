import { useEffect } from 'react';

/** Keys that work anywhere on the table. Not while typing, in a window, or with another key held. */
export function useKeys(keys: Readonly<Record<string, (() => void) | null>>): void {
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      if (e.ctrlKey || e.metaKey || e.altKey || e.defaultPrevented || e.repeat) return;
      const at = e.target as HTMLElement;
      if (at.closest('input, textarea, select, dialog, [role="menu"]') !== null) return;
      // Space and Enter press the button that has the focus.
      if ((e.key === ' ' || e.key === 'Enter') && at.closest('button, a, summary') !== null) return;
      const work = keys[e.key.length === 1 ? e.key.toLowerCase() : e.key];
      if (work === undefined || work === null) return;
      e.preventDefault();
      work();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [keys]);
}
