import type { CSSProperties } from 'react';
import type { Verdict } from './roll.ts';
import styles from './VerdictMark.module.css';

interface Props {
  verdict: Verdict;
  fade: boolean;
}

/** A longer text is broken into lines and not made smaller still. */
const LONG = 14;

/** The word that falls at the end. Each kind has a shape of its own besides its colour. */
export function VerdictMark({ verdict: { kind, text }, fade }: Props) {
  const length = [...text].length;
  return (
    <p
      className={styles.verdict}
      data-kind={kind}
      data-fade={fade || undefined}
      data-long={length > LONG || undefined}
      style={{ '--length': Math.min(LONG, Math.max(4, length)) } as CSSProperties}
    >
      {kind === 'critical' && <Shards />}
      {kind === 'damage' && <Claws />}
      <span className={styles.word}>{text}</span>
      {/* The lower half of a cracked word is a second copy, cut along the same line and shifted. */}
      {kind === 'slip' && (
        <span className={`${styles.word} ${styles.fallen}`} aria-hidden="true">
          {text}
        </span>
      )}
    </p>
  );
}

const RAYS = Array.from({ length: 22 }, (_, at) => {
  const angle = (at / 22) * Math.PI * 2 + ((at * 7) % 5) * 0.05;
  const near = 47 + ((at * 13) % 9);
  const far = near + 22 + ((at * 29) % 38);
  const thick = 0.022 + ((at * 11) % 4) * 0.008;
  const point = (turn: number, r: number) =>
    `${(Math.cos(angle + turn) * r * 2.1).toFixed(1)},${(Math.sin(angle + turn) * r * 0.75).toFixed(1)}`;
  return `${point(-thick, near)} ${point(0, far)} ${point(thick, near)}`;
});

function Shards() {
  return (
    <svg className={styles.shards} viewBox="-200 -80 400 160" aria-hidden="true">
      <ellipse className={styles.ring} rx="96" ry="34" />
      {RAYS.map((points) => (
        <polygon key={points} points={points} />
      ))}
    </svg>
  );
}

function Claws() {
  return (
    <svg className={styles.claws} viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true">
      {[4, 34, 64].map((x) => (
        <path key={x} d={`M${x + 30} 0 Q${x + 9} 22 ${x} 60 Q${x + 24} 34 ${x + 30} 0Z`} />
      ))}
    </svg>
  );
}
