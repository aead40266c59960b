import { type CSSProperties, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { later } from '../later.tsx';
import styles from './DiceTray.module.css';
import { Emblem } from './Emblem.tsx';
import type { Roll } from './roll.ts';
import { useDiceScene } from './useDiceScene.ts';

// The tray stands first; dice come a moment later.
const Cast = later(() => import('./Cast.tsx').then((m) => m.Cast));

export interface DiceTrayProps {
  roll: Roll | null;
  /** Times the roll's length: 1 is about 1.8 s, 0.5 half of that, 0 at once. */
  speed: number;
  /** A roll that comes now is one that was passed over: it simply lies there. */
  still?: boolean;
  /** Fades only, no flying dice. */
  reduced: boolean;
  /** Called once for every roll: when it has been shown, was clicked away, or gave way to the next. */
  onDone: (key: string) => void;
  /** A die strikes the felt, the rail or another die; 0 to 1. */
  onImpact?: (strength: number) => void;
}

/** The stage in the middle of the table: dice tumble in, the total counts up, the verdict falls. */
export function DiceTray({ roll, speed, still = false, reduced, onDone, onImpact }: DiceTrayProps) {
  const tray = useRef<HTMLElement>(null);
  const pit = useRef<HTMLDivElement>(null);
  const scene = useDiceScene(tray, pit, !reduced && speed > 0);

  const open = useRef<string | null>(null);
  const told = useRef<string | null>(null);
  const tell = useRef(onDone);
  useLayoutEffect(() => {
    tell.current = onDone;
  }, [onDone]);
  const done = (key: string) => {
    if (told.current === key) return;
    told.current = key;
    open.current = null;
    tell.current(key);
  };

  const key = roll?.key ?? null;
  // Before the roll itself starts (a later, passive effect): one that was still under way has given way to this one.
  useLayoutEffect(() => {
    const before = open.current;
    open.current = key;
    if (before !== null && before !== key && told.current !== before) {
      told.current = before;
      tell.current(before);
    }
  }, [key]);

  useEffect(() => {
    if (key === null) scene?.clear();
  }, [key, scene]);

  return (
    <section
      ref={tray}
      data-thing
      className={styles.tray}
      style={{ '--pace': Math.max(0, speed) } as CSSProperties}
      aria-label="Dice"
    >
      <Emblem faint={roll !== null} />
      <div className={styles.table}>
        <div ref={pit} className={styles.pit} />
        {roll && (
          <Suspense>
            <Cast
              key={roll.key}
              roll={roll}
              scene={scene}
              speed={still ? 0 : speed}
              reduced={reduced}
              onDone={() => done(roll.key)}
              onImpact={onImpact}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}
