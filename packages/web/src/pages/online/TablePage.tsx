import { Suspense, useEffect } from 'react';
import { entryOf } from '../../games/index.ts';
import { useParams } from '../../navigation/navigation.tsx';
import { attend, useTableView } from '../../online/table.ts';
import { later } from '../../parts/later.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { Gathering } from './Gathering.tsx';
import { JoinByCode } from './JoinByCode.tsx';
import styles from './Online.module.css';
import { judgesApart } from './terms.ts';
import { learnMe, useMe } from './useMe.ts';
import { WhoAreYou } from './WhoAreYou.tsx';
import { Wire } from './Wire.tsx';

const OnlinePlay = later(() => import('../play/OnlinePlay.tsx').then((m) => m.OnlinePlay));

/** A table and its match, at one address that can be given away and opened again at any time. */
export function TablePage() {
  const { code: given } = useParams() as { code: string };
  const code = given.toUpperCase();
  const { me } = useMe();
  const { table, error } = useTableView();
  useEffect(() => {
    void learnMe();
  }, []);
  const known = me != null;
  useEffect(() => attend(code, known), [code, known]);

  if (error !== '') {
    return (
      <Page title="No such table">
        <div className={styles.stack}>
          <p className={styles.wrong} role="alert">
            {error}
          </p>
          <JoinByCode />
        </div>
      </Page>
    );
  }
  const game = table === null ? undefined : entryOf(table.game);
  if (table === null || game === undefined || me === undefined) return <Page title="Table">Looking for it…</Page>;
  if (me === null) {
    return (
      <Page
        title={`${game.title}: you are invited`}
        lead={`${table.hostName} would like ${table.judge === 'apart' ? 'you to play' : 'to play with you'}. ${game.line}`}
        game={game.name}
      >
        <WhoAreYou />
      </Page>
    );
  }
  if (table.match !== null && (table.seat !== null || table.spectators !== null || judgesApart(table))) {
    return (
      <Suspense fallback={<main id="main" aria-busy="true" />}>
        <OnlinePlay key={table.match} match={table.match} table={table} />
      </Suspense>
    );
  }
  return (
    <Page title={`A table of ${game.title}`} game={game.name}>
      <Wire />
      <Suspense fallback={<p>Setting the table…</p>}>
        <Gathering table={table} game={game} />
      </Suspense>
    </Page>
  );
}
