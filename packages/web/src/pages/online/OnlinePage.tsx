import type { Listed, MyMatch } from '@wardroom/protocol';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { entryOf } from '../../games/index.ts';
import { Link, navigate } from '../../navigation/navigation.tsx';
import { myMatches, openTables } from '../../online/api.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { NewTable } from './NewTable.tsx';
import styles from './Online.module.css';
import { learnMe, useMe } from './useMe.ts';
import { WhoAreYou } from './WhoAreYou.tsx';

/** Where people meet: open a table, join one by its code, or sit down at one that is open to all. */
export function OnlinePage() {
  const { me, error } = useMe();
  useEffect(() => {
    void learnMe();
  }, []);
  return (
    <Page title="Play together" lead="Open a table, send the link, and play. No account is needed.">
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      {me === null && <WhoAreYou />}
      {me != null && (
        <>
          <p className={styles.me}>
            You are <b>{me.name}</b>.
          </p>
          <div className={styles.columns}>
            <Suspense fallback={<p>Setting the table…</p>}>
              <NewTable />
            </Suspense>
            <div className={styles.stack}>
              <JoinByCode />
              <OpenTables />
              <MyMatches />
            </div>
          </div>
        </>
      )}
    </Page>
  );
}

function JoinByCode() {
  const [code, setCode] = useState('');
  const clean = code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const submit = (e: FormEvent): void => {
    e.preventDefault();
    navigate({ to: '/t/$code', params: { code: clean } });
  };
  return (
    <section className={styles.panel} aria-labelledby="join">
      <h2 id="join">Join a table</h2>
      <form className={styles.row} onSubmit={submit}>
        <label className={styles.field}>
          <span>Its code, six letters and digits</span>
          <input
            className={`field ${styles.code}`}
            value={code}
            maxLength={12}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            onChange={(e) => setCode(e.target.value)}
          />
        </label>
        <button type="submit" className="button" disabled={clean.length !== 6}>
          Join
        </button>
      </form>
    </section>
  );
}

const titleOf = (game: string): string => entryOf(game)?.title ?? game;

/** Asked again from time to time while the page is looked at. */
const AGAIN = 5000;

function OpenTables() {
  const [tables, setTables] = useState<Listed[] | null>(null);
  useEffect(() => {
    const look = (): void => {
      if (!document.hidden) openTables().then(setTables, () => {});
    };
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  return (
    <section className={styles.panel} aria-labelledby="open">
      <h2 id="open">Tables open to all</h2>
      {tables !== null && tables.length === 0 && <p>None just now. Open one, and somebody may come.</p>}
      <ul className={styles.list}>
        {(tables ?? []).map((t) => (
          <li key={t.code}>
            <Link to="/t/$code" params={{ code: t.code }} className={styles.item}>
              <b>{titleOf(t.game)}</b>
              <span>
                {t.host} · {t.free === 0 ? 'full' : `${t.free} of ${t.seats} seats free`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function MyMatches() {
  const [matches, setMatches] = useState<MyMatch[]>([]);
  useEffect(() => {
    myMatches().then(setMatches, () => {});
  }, []);
  if (matches.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="mine">
      <h2 id="mine">Your matches</h2>
      <ul className={styles.list}>
        {matches.map((m) => (
          <li key={m.match}>
            <Link to="/t/$code" params={{ code: m.code }} className={styles.item}>
              <b>
                {m.status === 'open' && <Icon name="replay" />} {titleOf(m.game)}
              </b>
              <span>
                {m.names.join(', ')} · {m.status === 'open' ? 'under way' : 'over'} ·{' '}
                {new Date(m.made).toLocaleDateString()}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
