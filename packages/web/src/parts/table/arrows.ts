import { type RefObject, useEffect } from 'react';

/**
 * Arrow keys go across a board: to the nearest thing that lies that way. Tab goes through the same things in their order.
 */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which of these boxes lies next that way; -1 if none does. What is off to the side counts as farther. */
export function nearest(from: Box, key: string, boxes: readonly Box[]): number {
  const way = WAYS[key];
  if (way === undefined) return -1;
  const middle = ({ x, y, width, height }: Box) => [x + width / 2, y + height / 2];
  const [fx, fy] = middle(from);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  boxes.forEach((box, i) => {
    const [x, y] = middle(box);
    const along = (x - fx) * way[0] + (y - fy) * way[1];
    const aside = Math.abs((x - fx) * way[1]) + Math.abs((y - fy) * way[0]);
    // Mostly sideways is not that way.
    if (along < 6 || aside > along * 3) return;
    const far = along + 2 * aside;
    if (far < least) [best, least] = [i, far];
  });
  return best;
}

/** Buttons, and what can be looked at with the arrows alone. */
const STOPS = 'button:not(:disabled), [data-arrow]';

/** Arrow keys within this part of the page; from the question above or below they lead into it. */
export function useArrows(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (e: KeyboardEvent): void => {
      const table = root.current;
      const at = document.activeElement;
      if (table === null || at === null || WAYS[e.key] === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
      const inside = table.contains(at) && at !== table;
      if (!inside && at !== document.body && at.id !== 'question') return;
      if (document.querySelector('dialog[open]') !== null) return;
      const stops = [...table.querySelectorAll<HTMLElement>(STOPS)].filter((x) => x !== at && x.tabIndex >= -1);
      const boxes = stops.map((x) => x.getBoundingClientRect());
      const edge = table.getBoundingClientRect();
      const from = inside ? at.getBoundingClientRect() : new DOMRect(edge.x, edge.bottom, edge.width, 0);
      const next = nearest(from, inside ? e.key : 'ArrowUp', boxes);
      if (next < 0) return;
      e.preventDefault();
      stops[next].focus();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [root]);
}
