import type { CardFace, CardView } from '@wardroom/core';
import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Card } from '../card/index.ts';
import css from './Peek.module.css';

const GAP = 10;

/** The card in full, beside what `of` names: above it if it lies low, else on the side with more room. */
export function Peek({ of, face, view }: { of: () => Element | null; face: CardFace; view: CardView }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [it, at] = [box.current, of()?.getBoundingClientRect()];
    if (it === null || at === undefined) return;
    const { width, height } = it.getBoundingClientRect();
    const within = (n: number, most: number): number => Math.max(GAP, Math.min(most - GAP, n));
    const above = at.top - GAP - height > 0 && at.top > innerHeight / 2;
    const right = at.left + at.width / 2 < innerWidth / 2;
    const x = above ? at.left + (at.width - width) / 2 : right ? at.right + GAP : at.left - GAP - width;
    const y = above ? at.top - GAP - height : at.top + (at.height - height) / 2;
    it.style.translate = `${within(x, innerWidth - width)}px ${within(y, innerHeight - height)}px`;
    it.style.visibility = 'visible';
  });
  return createPortal(
    <div ref={box} className={css.peek} data-peek aria-hidden="true">
      <Card face={face} view={view} size="large" />
    </div>,
    document.body,
  );
}
