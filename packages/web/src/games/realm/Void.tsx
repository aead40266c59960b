import css from './Void.module.css';

/** What is there before any land: a dark full of stars that drifts slowly. */
export const Void = () => (
  <div className={css.void} aria-hidden="true">
    <span className={css.far} />
    <span className={css.near} />
  </div>
);
