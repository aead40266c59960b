import css from './Keys.module.css';

/** What keys do here, as a list to read. */
export const Keys = ({ keys }: { keys: readonly (readonly [key: string, what: string])[] }) => (
  <dl className={css.keys}>
    {keys.map(([key, what]) => (
      <div key={key}>
        <dt>
          <kbd>{key}</kbd>
        </dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
