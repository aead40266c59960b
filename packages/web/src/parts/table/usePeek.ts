import { type FocusEvent, type PointerEvent, useState } from 'react';

/** A card too small to be read is read at once beside it: under the mouse, under a finger that rests, with the focus. */
export function usePeek() {
  const [peeking, setPeeking] = useState(false);
  const away = (): void => setPeeking(false);
  return {
    peeking,
    handlers: {
      onPointerEnter: (e: PointerEvent) => {
        if (e.pointerType === 'mouse') setPeeking(true);
      },
      onPointerLeave: away,
      onPointerDown: (e: PointerEvent) => setPeeking(e.pointerType !== 'mouse'),
      onPointerUp: away,
      onPointerCancel: away,
      onFocus: (e: FocusEvent<HTMLElement>) => setPeeking(e.target.matches(':focus-visible')),
      onBlur: away,
    },
  };
}
