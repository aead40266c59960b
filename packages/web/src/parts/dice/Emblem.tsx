import styles from './DiceTray.module.css';

const TICKS = Array.from({ length: 24 }, (_, at) => at * 15);

/** What is cut into the felt: a ward ring with a shield and a die. Quiet, and quieter still while dice lie on it. */
export function Emblem({ faint }: { faint: boolean }) {
  return (
    <svg className={styles.emblem} data-faint={faint || undefined} viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r="94" />
      <circle r="84" />
      {TICKS.map((turn) => (
        <path key={turn} d={turn % 45 ? 'M0 -94V-88' : 'M0 -94L4 -89L0 -84L-4 -89Z'} transform={`rotate(${turn})`} />
      ))}
      <path d="M0 -62C18 -50 36 -46 52 -46V-4C52 30 26 52 0 66C-26 52 -52 30 -52 -4V-46C-36 -46 -18 -50 0 -62Z" />
      <path d="M0 -52C15 -42 30 -38 43 -37V-4C43 24 22 44 0 56C-22 44 -43 24 -43 -4V-37C-30 -38 -15 -42 0 -52Z" />
      <rect x="-21" y="-23" width="42" height="42" rx="8" transform="rotate(45 0 -2)" />
      {[-13, 0, 13].map((at) => (
        <circle key={at} className={styles.engraved} cx={at} cy="-2" r="3.4" />
      ))}
    </svg>
  );
}
