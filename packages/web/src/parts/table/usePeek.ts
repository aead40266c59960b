import { type FocusEvent, type PointerEvent, useState } from 'react';

/** Whether all that is written on it can be read there. */
const isWhole = (card: Element): boolean =>
  [...card.querySelectorAll('[data-excerpt]')].every((e) => e.scrollHeight <= e.clientHeight + 1);

/**
 * A card that cannot be read where it lies is read at once beside it: under the mouse, under a finger that rests, with the
 * focus. `small`: what is written does not show on it at all.
 */
export function usePeek(small: boolean) {
  const [peeking, setPeeking] = useState(false);
  const look = (card: Element): void => setPeeking(small || !isWhole(card));
  const away = (): void => setPeeking(false);
  return {
    peeking,
    handlers: {
      onPointerEnter: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') look(e.currentTarget);
      },
      onPointerLeave: away,
      onPointerDown: (e: PointerEvent) => (e.pointerType === 'mouse' ? away() : look(e.currentTarget)),
      onPointerUp: away,
      onPointerCancel: away,
      onFocus: (e: FocusEvent<HTMLElement>) => {
        if (e.target.matches(':focus-visible')) look(e.currentTarget);
      },
      onBlur: away,
    },
  };
}
