import { entryOf } from '../../games/index.ts';
import { Link } from '../../navigation/navigation.tsx';
import { openTables } from '../../online/api.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import styles from './Online.module.css';
import { usePolled } from './usePolled.ts';

const AGAIN = 5000;

/** Tables that anybody may sit down at. */
export function OpenTables() {
  const tables = usePolled(openTables, AGAIN);
  return (
    <section className={styles.panel} aria-labelledby="open">
      <h2 id="open">Tables open to all</h2>
      {tables === null && <p className={styles.hint}>Looking around…</p>}
      {tables?.length === 0 && (
        <p className={styles.hint}>
          None just now. Look for anybody, or open a table to all: whoever comes next finds it here.
        </p>
      )}
      <ul className={styles.list}>
        {(tables ?? []).map((t) => (
          <li key={t.code}>
            <Link to="/t/$code" params={{ code: t.code }} className={styles.item}>
              <b>{entryOf(t.game)?.title ?? t.game}</b>
              <span>
                <Icon name="person" size={15} /> {t.host} ·{' '}
                {t.free === 0 ? 'full, look on' : t.free === 1 ? 'one seat free' : `${t.free} of ${t.seats} seats free`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
