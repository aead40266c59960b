import styles from './Room.module.css';

/** The room around the table: boards, a lamp and its light, and the tide under everything. */
export const Room = () => (
  <div className={styles.room}>
    <div className={styles.light} />
    <svg aria-hidden="true" className={styles.lamp} viewBox="0 0 240 120">
      <path className={styles.cord} d="M120 0v46" />
      <path className={styles.shade} d="M108 44h24l5 12c28 6 52 24 62 46H41c10-22 34-40 62-46z" />
      <path className={styles.shine} d="M104 60c-22 6-40 20-50 38h9c9-15 24-28 43-35z" />
      <path className={styles.rim} d="M38 102h164v6H38z" />
      <path className={styles.flame} d="M92 108h56c-4 10-14 12-28 12s-24-2-28-12z" />
    </svg>
    <svg aria-hidden="true" className={styles.tide} viewBox="0 0 1440 160" preserveAspectRatio="none">
      <path className={styles.far} d="M0 44c120-30 200-30 330-6s230 30 370 4 230-30 360-6 230 30 380 2v122H0z" />
      <path className={styles.near} d="M0 84c140-24 260-20 380 2s250 24 380 0 240-26 370-2 210 22 310 0v76H0z" />
    </svg>
  </div>
);
