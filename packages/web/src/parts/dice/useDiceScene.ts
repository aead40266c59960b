import { type RefObject, useEffect, useState } from 'react';
import type { DiceScene } from './DiceScene.ts';

/**
 * The three-dimensional dice, once they are there: they are heavy, so they come when the page has nothing better to do,
 * and whoever has no WebGL (or loses it) gets null and keeps the flat dice.
 */
export function useDiceScene(
  tray: RefObject<HTMLElement | null>,
  pit: RefObject<HTMLElement | null>,
  wanted: boolean,
): DiceScene | null {
  const [scene, setScene] = useState<DiceScene | null>(null);

  useEffect(() => {
    const whole = tray.current;
    const field = pit.current;
    if (!wanted || !whole || !field) return;
    let mine: DiceScene | null = null;
    let over = false;
    // A canvas of its own for every scene: one that has lost its context never gets another.
    const canvas = document.createElement('canvas');
    canvas.setAttribute('aria-hidden', 'true');
    const fit = () => mine?.resize(whole.clientWidth, whole.clientHeight, field.clientWidth / (whole.clientWidth || 1));
    const observer = new ResizeObserver(fit);

    const load = async () => {
      try {
        const { DiceScene } = await import('./DiceScene.ts');
        if (over) return;
        whole.prepend(canvas);
        mine = new DiceScene(canvas, () => {
          canvas.remove();
          setScene((now) => (now === mine ? null : now));
        });
        fit();
        observer.observe(whole);
        observer.observe(field);
        setScene(mine);
      } catch {
        // No WebGL, or the chunk could not be fetched: the flat dice do.
        canvas.remove();
      }
    };
    const cancel = whenIdle(load);

    return () => {
      over = true;
      cancel();
      observer.disconnect();
      canvas.remove();
      setScene(null);
      mine?.dispose();
    };
  }, [tray, pit, wanted]);

  return scene;
}

function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const id = requestIdleCallback(work, { timeout: 1500 });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 200);
  return () => clearTimeout(id);
}
