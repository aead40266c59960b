import css from './CardBack.module.css';

/** The back that all cards share: a brass compass on a shield, over a lattice. */
export function CardBack() {
  return (
    <div className={css.box} aria-hidden="true">
      <div className={css.back} />
      <svg className={css.sigil} viewBox="-50 -70 100 140" aria-hidden="true">
        <path className={css.line} d="M-41-61h82v122h-82z" />
        <path className={css.fine} d="M-37.5-57.5h75v115h-75z" />
        <path
          className={css.brass}
          d="M-41-61h13l-13 13zM41-61v13l-13-13zM-41 61v-13l13 13zM41 61h-13l13-13zM0-63l3 2-3 2-3-2zM0 59l3 2-3 2-3-2zM-43 0l2-3 2 3-2 3zM39 0l2-3 2 3-2 3z"
        />
        <path className={css.plate} d="M0-36C11-29 20-27 29-27c1 28-6 48-29 62-23-14-30-34-29-62 9 0 18-2 29-9z" />
        <path
          className={css.fine}
          d="M0-31C9-25.5 17-23.5 25-23c.5 23.5-5.5 41-25 53-19.5-12-25.5-29.5-25-53 8-.5 16-2.5 25-8z"
        />
        <circle className={css.fine} r="16.5" cy="-2" />
        <path className={css.brass} d="M0-24 3.4-5.4 22-2 3.4 1.4 0 20-3.4 1.4-22-2-3.4-5.4z" />
        <path
          className={css.dim}
          d="M11-13 4.2-3.7 3.5-4.5zM11-13 1.7-6.2 2.5-5.5zM-11-13-4.2-3.7-3.5-4.5zM-11-13-1.7-6.2-2.5-5.5zM11 9 4.2-.3 3.5.5zM11 9 1.7 2.2 2.5 1.5zM-11 9-4.2-.3-3.5.5zM-11 9-1.7 2.2-2.5 1.5z"
        />
        <circle className={css.hub} r="2.6" cy="-2" />
      </svg>
    </div>
  );
}
