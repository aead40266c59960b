import { Suspense, useEffect, useState } from 'react';
import { Link } from '../../navigation/navigation.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import { MyMatches } from './MyMatches.tsx';
import { NewTable } from './NewTable.tsx';
import styles from './Online.module.css';
import { OpenTables } from './OpenTables.tsx';
import { learnMe, useMe } from './useMe.ts';
import { WhoAreYou } from './WhoAreYou.tsx';

/** Where people meet: open a table, look for somebody, join by a code, go on with what is under way. */
export function OnlinePage() {
  const { me, error } = useMe();
  const [renaming, setRenaming] = useState(false);
  useEffect(() => {
    void learnMe();
  }, []);
  return (
    <Page
      title="Play together"
      lead={
        me == null ? (
          'Open a table, send the link, and play. No account is needed.'
        ) : (
          <>
            You are <b>{me.name}</b>.{' '}
            <button type="button" className={`${styles.plain} ${styles.whole}`} onClick={() => setRenaming(!renaming)}>
              Change your name
            </button>
            {' · '}
            <Link to="/me" className={styles.whole}>
              Account and devices
            </Link>
          </>
        )
      }
    >
      {error !== '' && (
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      )}
      {me === null && <WhoAreYou />}
      {me != null && renaming && <WhoAreYou then={() => setRenaming(false)} />}
      {me != null && (
        <div className={styles.columns}>
          <Suspense fallback={<p>Setting the table…</p>}>
            <NewTable />
          </Suspense>
          <div className={styles.stack}>
            <MyMatches />
            <JoinByCode />
            <OpenTables />
          </div>
        </div>
      )}
    </Page>
  );
}
