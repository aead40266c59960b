import type { Lit } from '@wardroom/host';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { elementOf } from './lit.ts';
import css from './Pointer.module.css';

/** So far from the edge of what is lit. */
const ROOM = 5;
/** How large the arrow is, and how far it keeps from the edge of the page. */
const ARROW = 30;

/**
 * A ring around everything that a lesson names, and an arrow at it. The table moves under it: cards glide, hands are swiped;
 * so it looks again in every frame, for as long as a lesson lasts.
 */
export function Pointer({ lit }: { lit: readonly Lit[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const one of lit.toReversed())
      elementOf(one)?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
    let frame = 0;
    const look = (): void => {
      lit.forEach((one, i) => {
        const ring = layer.current?.children[i];
        if (ring instanceof HTMLElement) place(ring, elementOf(one));
      });
      frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [lit]);
  return createPortal(
    <div ref={layer} className={css.layer} aria-hidden="true" data-pointer="">
      {lit.map((one) => (
        <span key={JSON.stringify(one)} className={css.ring}>
          <svg className={css.arrow} viewBox="0 0 24 24" aria-hidden="true">
            <path d="M12 23 2.5 12H8V1h8v11h5.5z" />
          </svg>
        </span>
      ))}
    </div>,
    document.body,
  );
}

function place(ring: HTMLElement, at: Element | null): void {
  const box = at?.getBoundingClientRect();
  ring.hidden = box === undefined;
  if (box === undefined) return;
  const style = `translate(${Math.round(box.left - ROOM)}px, ${Math.round(box.top - ROOM)}px)`;
  if (ring.style.transform !== style) ring.style.transform = style;
  ring.style.width = `${Math.round(box.width + 2 * ROOM)}px`;
  ring.style.height = `${Math.round(box.height + 2 * ROOM)}px`;
  ring.dataset.from = box.top > ARROW + ROOM + 4 ? 'above' : 'below';
}
