import { type PointerEvent as ReactPointerEvent, useRef, useState } from 'react';

/**
 * Dragging a card, as a bonus beside clicking. By hand: a library for it would be a tenth of the whole first load, and
 * all that is needed is a card that follows the pointer and says where it was let go.
 */

/** A mouse that has moved this far drags; a finger must rest first, so that a swipe still scrolls. */
const FAR = 8;
const REST = 180;

interface Held {
  pointer: number;
  x: number;
  y: number;
  since: number;
  dragging: boolean;
}

/** What lies under the pointer beside the card that is held: another card, and a spot of the board. */
function under(x: number, y: number, alias: number): { card: number | null; spot: number | null } {
  let card: number | null = null;
  let spot: number | null = null;
  for (const element of document.elementsFromPoint(x, y)) {
    const other = element.closest<HTMLElement>('[data-card]')?.dataset.card;
    if (card === null && other !== undefined && Number(other) !== alias) card = Number(other);
    const place = element.closest<HTMLElement>('[data-spot]')?.dataset.spot;
    if (spot === null && place !== undefined) spot = Number(place);
  }
  return { card, spot };
}

export function useDrag(alias: number, drop: ((on: number | null, spot: number | null) => void) | null) {
  const held = useRef<Held | null>(null);
  const [moved, setMoved] = useState<{ x: number; y: number } | null>(null);
  /** The click that ends a drag is none. */
  const justDragged = useRef(false);

  const end = (): void => {
    held.current = null;
    setMoved(null);
  };
  if (drop === null) return { moved: null, handlers: {} };
  return {
    moved,
    handlers: {
      onPointerDown: (e: ReactPointerEvent<HTMLElement>) => {
        justDragged.current = false;
        if (e.button !== 0) return;
        held.current = { pointer: e.pointerId, x: e.clientX, y: e.clientY, since: e.timeStamp, dragging: false };
      },
      onPointerMove: (e: ReactPointerEvent<HTMLElement>) => {
        const h = held.current;
        if (h === null || e.pointerId !== h.pointer) return;
        const [x, y] = [e.clientX - h.x, e.clientY - h.y];
        if (!h.dragging) {
          if (Math.hypot(x, y) < FAR) return;
          if (e.pointerType !== 'mouse' && e.timeStamp - h.since < REST) {
            held.current = null;
            return;
          }
          h.dragging = true;
          e.currentTarget.setPointerCapture(e.pointerId);
        }
        setMoved({ x, y });
      },
      onPointerUp: (e: ReactPointerEvent<HTMLElement>) => {
        const h = held.current;
        end();
        if (h === null || !h.dragging) return;
        justDragged.current = true;
        const { card, spot } = under(e.clientX, e.clientY, alias);
        drop(card, spot);
      },
      onPointerCancel: end,
      onClickCapture: (e: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (!justDragged.current) return;
        justDragged.current = false;
        e.stopPropagation();
        e.preventDefault();
      },
    },
  };
}
