import type { Listed, MyMatch } from '@wardroom/protocol';
import { Suspense } from 'react';
import { entryOf } from '../../games/index.ts';
import { Link } from '../../navigation/navigation.tsx';
import { myMatches, myTables } from '../../online/api.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { optional } from '../../parts/later.tsx';
import { stateOf } from './match-state.ts';
import styles from './Online.module.css';
import { usePolled } from './usePolled.ts';

const TellMe = optional(() => import('./TellMe.tsx').then((m) => m.TellMe));

const AGAIN = 10_000;
const RARELY = 60_000;
/** Matches that are over and still worth a line here; the rest is in the history. */
const OVER = 5;
/** Whoever has so long to decide is not sitting there. */
const LONG = 3_600_000;

/** Where one is expected: tables that have not begun, matches by what presses most, and what was played last. */
export function MyMatches() {
  const matches = usePolled(myMatches, AGAIN) ?? [];
  const tables = usePolled(myTables, RARELY) ?? [];
  const open = matches.filter((m) => m.status === 'open');
  const over = matches.filter((m) => m.status !== 'open').slice(0, OVER);
  if (matches.length === 0 && tables.length === 0) return null;
  const slow = open.some((m) => m.until !== null && m.since !== null && m.until - m.since >= LONG);
  return (
    <section className={`${styles.panel} ${styles.first}`} aria-labelledby="mine">
      <h2 id="mine">Your matches</h2>
      {open.length === 0 && tables.length === 0 && <p className={styles.hint}>None is under way.</p>}
      <ul className={styles.list}>
        {open.map((m) => (
          <Match key={m.match} m={m} />
        ))}
        {tables.map((t) => (
          <Waiting key={t.code} t={t} />
        ))}
        {over.map((m) => (
          <Match key={m.match} m={m} />
        ))}
      </ul>
      {slow && (
        <Suspense>
          <TellMe />
        </Suspense>
      )}
    </section>
  );
}

function Match({ m }: { m: MyMatch }) {
  return (
    <li>
      <Link to="/t/$code" params={{ code: m.code }} className={styles.item} data-yours={m.yours}>
        <b>
          {m.yours && <Icon name="turn" size={18} />} {entryOf(m.game)?.title ?? m.game}
        </b>
        <span>{m.names.join(', ')}</span>
        <span>{stateOf(m, Date.now())}</span>
      </Link>
      {m.status === 'over' && (
        <Link to="/r/$match" params={{ match: m.match }} className={styles.plain}>
          Replay by link<span className="visually-hidden"> of the match with {m.names.join(', ')}</span>
        </Link>
      )}
    </li>
  );
}

/** A table that has not begun. */
function Waiting({ t }: { t: Listed }) {
  const missing = t.free === 0 ? 'Not begun yet' : `Waiting for ${t.free === 1 ? 'somebody' : `${t.free} more`}`;
  return (
    <li>
      <Link to="/t/$code" params={{ code: t.code }} className={styles.item}>
        <b>{entryOf(t.game)?.title ?? t.game}</b>
        <span>
          {t.host}’s table, {t.code}
        </span>
        <span>{missing}</span>
      </Link>
    </li>
  );
}
