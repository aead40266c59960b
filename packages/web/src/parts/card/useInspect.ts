import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

const HOVER = 350;
const PRESS = 450;
/** A finger that moves further than this scrolls. */
const STILL = 10;

/** Resting the mouse on it, a long press, or `i`: a closer look. A long press is not a click as well. */
export function useInspect(look: (() => void) | undefined, away: (() => void) | undefined) {
  const timer = useRef(0);
  const from = useRef({ x: 0, y: 0 });
  const looked = useRef(false);
  const stop = (): void => {
    clearTimeout(timer.current);
    timer.current = 0;
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  if (look === undefined) return { handlers: {}, clickIsPress: () => false };
  const start = (after: number): void => {
    stop();
    timer.current = window.setTimeout(() => {
      looked.current = true;
      look();
    }, after);
  };
  return {
    handlers: {
      onPointerEnter: (e: PointerEvent) => {
        // Where nothing can hover, browsers send these with taps: a finger looks closer by a long press.
        if (e.pointerType === 'mouse' && matchMedia('(hover: hover)').matches) start(HOVER);
      },
      onPointerLeave: (e: PointerEvent) => {
        stop();
        if (e.pointerType === 'mouse') away?.();
      },
      onPointerDown: (e: PointerEvent) => {
        stop();
        looked.current = false;
        from.current = { x: e.clientX, y: e.clientY };
        if (e.pointerType !== 'mouse') start(PRESS);
      },
      onPointerMove: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') return;
        if (Math.hypot(e.clientX - from.current.x, e.clientY - from.current.y) > STILL) stop();
      },
      onPointerUp: stop,
      onPointerCancel: stop,
      onContextMenu: (e: MouseEvent) => {
        // On touch screens a long press would open the browser's menu over the card.
        if (looked.current) e.preventDefault();
      },
      onKeyDown: (e: KeyboardEvent) => {
        if (e.key !== 'i' || e.ctrlKey || e.metaKey || e.altKey) return;
        e.preventDefault();
        look();
      },
    },
    /** Whether the click that is just arriving ends a long press. */
    clickIsPress: (): boolean => {
      const press = looked.current;
      looked.current = false;
      return press;
    },
  };
}
