import type { TableAct, TableView } from '@wardroom/protocol';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { useCatalogue } from '../../engine/catalogue.ts';
import { entryOf, type GameEntry } from '../../games/index.ts';
import { navigate, useParams } from '../../navigation/navigation.tsx';
import { actAt, attend, useTableView } from '../../online/table.ts';
import { DressContext } from '../../parts/card/index.ts';
import { toast } from '../../parts/dialog/Toast.tsx';
import { Icon } from '../../parts/icons/Icon.tsx';
import { Page } from '../../parts/page/Page.tsx';
import { DeckPicker } from '../home/DeckPicker.tsx';
import styles from './Online.module.css';
import { learnMe, useMe } from './useMe.ts';
import { WhoAreYou } from './WhoAreYou.tsx';
import { Wire } from './Wire.tsx';

const OnlinePlay = lazy(() => import('../play/OnlinePlay.tsx').then((m) => ({ default: m.OnlinePlay })));

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
        <p className={styles.wrong} role="alert">
          {error}
        </p>
      </Page>
    );
  }
  const game = table === null ? undefined : entryOf(table.game);
  if (table === null || game === undefined || me === undefined) return <Page title="Table">Looking for it…</Page>;
  if (me === null) {
    return (
      <Page title={`${game.title}: you are invited`} game={game.name}>
        <WhoAreYou />
      </Page>
    );
  }
  if (table.match !== null && (table.seat !== null || table.spectators !== null)) {
    return (
      <Suspense fallback={<main id="main" aria-busy="true" />}>
        <OnlinePlay key={table.match} match={table.match} table={table} />
      </Suspense>
    );
  }
  return (
    <Page title={`A table of ${game.title}`} game={game.name}>
      <Suspense fallback={<p>Setting the table…</p>}>
        <Gathering table={table} game={game} />
      </Suspense>
      <Wire />
    </Page>
  );
}

interface Props {
  table: TableView;
  game: GameEntry;
}

function Gathering({ table, game }: Props) {
  const catalogue = useCatalogue(game.name);
  const dress = use(game.dress());
  const [picking, setPicking] = useState(false);
  const act = (what: TableAct): void => void actAt(table.code, what);
  const mode = catalogue.modes.find((m) => m.name === table.mode);
  const own = table.seat === null ? null : table.seats[table.seat];
  const free = table.seats.some((s) => s.who === 'nobody');
  const waits = table.seats.some((s, i) => s.who === 'nobody' || (s.who === 'person' && !s.ready && i !== table.seat));
  const foe = catalogue.foes.find((f) => f.id === table.foe);
  const bot = catalogue.bots.at(-1)!.name;
  const decks = catalogue.decks.filter((d) => d.mode === undefined || d.mode === table.mode);
  if (table.match !== null) return <p>The match has begun, and nobody may look on.</p>;

  return (
    <div className={styles.stack}>
      <p>
        {mode?.title ?? table.mode}
        {foe !== undefined && ` against ${foe.name}`} ·{' '}
        {table.among === 'friends' ? 'quick, as friends' : 'as strangers'}
      </p>
      <Invitation code={table.code} />
      <ul className={styles.seats}>
        {table.seats.map((s, i) => (
          // A seat is its place at the table.
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
          <li key={i} className={i === table.seat ? `${styles.seat} ${styles.mine}` : styles.seat}>
            <span className={styles.name}>
              {s.who === 'nobody' ? `Seat ${i + 1}` : s.name}
              {i === table.seat && ' (you)'}
            </span>
            <span className={styles.state}>
              {s.who === 'nobody'
                ? 'Free'
                : s.who === 'bot'
                  ? 'A bot, always ready'
                  : `${s.ready ? 'Ready' : 'Not ready yet'}${s.here || i === table.seat ? '' : ' · not here just now'}`}
            </span>
            <div className={styles.actions}>
              {s.who === 'nobody' && (
                <button type="button" className="button" onClick={() => act({ do: 'sit', seat: i })}>
                  {own === null ? 'Sit down' : 'Change over'}
                </button>
              )}
              {s.who === 'nobody' && table.host && (
                <button type="button" className="button" onClick={() => act({ do: 'bot', seat: i, bot })}>
                  A bot
                </button>
              )}
              {s.who !== 'nobody' && table.host && i !== table.seat && (
                <button
                  type="button"
                  className="button"
                  onClick={() => act(s.who === 'bot' ? { do: 'bot', seat: i, bot: null } : { do: 'kick', seat: i })}
                >
                  {s.who === 'bot' ? 'Send it away' : 'Ask to leave'}
                </button>
              )}
            </div>
          </li>
        ))}
      </ul>
      {own?.who === 'person' && (
        <div className={styles.actions}>
          <button type="button" className="button" onClick={() => setPicking(true)}>
            <Icon name="hand" /> Your deck: {decks.find((d) => d.id === own.deck)?.name ?? 'your own'}
          </button>
          {!table.host && (
            <button
              type="button"
              className={own.ready ? 'button' : 'button brass'}
              onClick={() => act({ do: 'ready', ready: !own.ready })}
            >
              {own.ready ? 'Not ready after all' : 'I am ready'}
            </button>
          )}
          {table.host && (
            <button type="button" className="button brass" disabled={waits} onClick={() => act({ do: 'start' })}>
              {waits ? (free ? 'Waiting for players' : 'Waiting until all are ready') : 'Begin'}
            </button>
          )}
          <button
            type="button"
            className="button bare"
            onClick={() => {
              act({ do: 'stand' });
              navigate({ to: '/online' });
            }}
          >
            Leave the table
          </button>
        </div>
      )}
      {picking && own?.who === 'person' && (
        <DressContext value={dress}>
          <DeckPicker
            catalogue={{ ...catalogue, decks }}
            title="Your deck"
            value={typeof own.deck === 'string' ? own.deck : ''}
            surprise={false}
            onClose={() => setPicking(false)}
            onPick={(deck) => {
              setPicking(false);
              act({ do: 'deck', deck });
            }}
          />
        </DressContext>
      )}
    </div>
  );
}

/** The link and the code, to be sent or read out. */
function Invitation({ code }: { code: string }) {
  const link = `${location.origin}/t/${code}`;
  const share = async (): Promise<void> => {
    try {
      if (navigator.share !== undefined) await navigator.share({ title: 'Wardroom', text: 'Play with me', url: link });
      else {
        await navigator.clipboard.writeText(link);
        toast('The link is copied.');
      }
    } catch {
      // They thought better of it, or the page may not: the link stands there to be copied by hand.
    }
  };
  return (
    <section className={styles.panel} aria-labelledby="invite">
      <h2 id="invite">Invite somebody</h2>
      <div className={styles.share}>
        <span className={styles.big}>{code}</span>
        <a href={link}>{link}</a>
        <button type="button" className="button" onClick={() => void share()}>
          Send the link
        </button>
      </div>
    </section>
  );
}
