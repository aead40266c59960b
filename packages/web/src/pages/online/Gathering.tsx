import type { TableAct, TableView } from '@wardroom/protocol';
import { Suspense, use, useState } from 'react';
import { choiceOf, deckName, useWithOwn } from '../../decks/among.ts';
import { useCatalogue } from '../../engine/catalogue.ts';
import { GameDress } from '../../games/GameDress.tsx';
import type { GameEntry } from '../../games/index.ts';
import { navigate } from '../../navigation/navigation.tsx';
import { actAt } from '../../online/table.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { later, optional } from '../../parts/later.tsx';
import { playableIn } from '../home/choice.ts';
import css from './Gathering.module.css';
import { Invitation } from './Invitation.tsx';
import { Seats } from './Seats.tsx';
import { judgesApart, termsOf } from './terms.ts';
import { useNews } from './useNews.ts';

const Talk = optional(() => import('./Talk.tsx').then((m) => m.Talk));
const DeckPicker = later(() => import('../home/DeckPicker.tsx').then((m) => m.DeckPicker));

/** The table before its match: who sits where, what was agreed on, and how others get here. */
export function Gathering({ table, game }: { table: TableView; game: GameEntry }) {
  const options = game.options();
  const whole = useCatalogue(game.name);
  const sheet = use(options);
  /** The seat that a deck is chosen for: one's own, or a bot's. */
  const [picking, setPicking] = useState<number | null>(null);
  const news = useNews(table);
  const act = (what: TableAct): void => void actAt(table.code, what);
  const mode = whole.modes.find((m) => m.name === table.mode) ?? whole.modes[0];
  const catalogue = useWithOwn(playableIn(whole, mode, table.options), mode.name, table.options);
  const foe = catalogue.foes.find((f) => f.id === table.foe);
  const own = table.seat === null ? null : table.seats[table.seat];
  const free = table.seats.some((s) => s.who === 'nobody');
  const picked = picking === null ? undefined : table.seats[picking];
  if (table.match !== null) return <p>The match has begun, and nobody may look on.</p>;

  const leave = (): void => {
    if (own !== null) act({ do: 'stand' });
    navigate({ to: '/online' });
  };
  return (
    <div className={css.page}>
      <div className={css.columns}>
        <div className={css.column}>
          <h2 className={css.what}>
            {mode.title}
            {foe !== undefined && ` against ${foe.name}`}
          </h2>
          <Seats table={table} catalogue={catalogue} act={act} onPick={setPicking} />
        </div>
        <div className={css.column}>
          {(own !== null || table.host) && (free || table.spectators !== null) && (
            <Invitation code={table.code} title={game.title} wanted={free} />
          )}
          <Suspense>
            <Talk code={table.code} silent={!table.chat} />
          </Suspense>
        </div>
      </div>
      <details className={css.terms} open={own === null || undefined}>
        <summary>
          <Icon name="info" size={18} /> What was agreed on
        </summary>
        <ul>
          {termsOf(table, sheet, mode).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      <div className={css.bar}>
        {own?.who === 'person' && (
          <button type="button" className="button" onClick={() => setPicking(table.seat)}>
            <Icon name="hand" size={18} /> Your deck: {deckName(catalogue.decks, own.deck) ?? 'your own'}
          </button>
        )}
        <Next table={table} act={act} />
        <button type="button" className="button bare" onClick={leave}>
          <span>
            Leave<span className={css.wide}> the table</span>
          </span>
        </button>
      </div>
      {picked !== undefined && picked.who !== 'nobody' && (
        <Suspense>
          <GameDress game={game.name}>
            <DeckPicker
              catalogue={catalogue}
              title={picked.who === 'bot' ? `The deck of ${picked.name}` : 'Your deck'}
              value={typeof picked.deck === 'string' ? picked.deck : ''}
              surprise={false}
              onClose={() => setPicking(null)}
              onPick={(id) => {
                setPicking(null);
                const deck = choiceOf(catalogue.decks, id);
                act(picked.who === 'bot' ? { do: 'bot', seat: picking!, bot: picked.bot, deck } : { do: 'deck', deck });
              }}
            />
          </GameDress>
        </Suspense>
      )}
    </div>
  );
}

/** The one obvious next step: sit down, be ready, begin; or whom the table waits for. */
function Next({ table, act }: { table: TableView; act: (what: TableAct) => void }) {
  const own = table.seat === null ? null : table.seats[table.seat];
  const free = table.seats.filter((s) => s.who === 'nobody').length;
  const unready = table.seats.flatMap((s, i) =>
    s.who === 'person' && !s.ready && !(table.host && i === table.seat) ? [s.name] : [],
  );
  if (own === null && free > 0 && !judgesApart(table)) {
    return (
      <button type="button" className="button brass" onClick={() => act({ do: 'sit' })}>
        Sit down
      </button>
    );
  }
  if (table.host) {
    const waits = free > 0 || unready.length > 0;
    return (
      <>
        <button type="button" className="button brass" disabled={waits} onClick={() => act({ do: 'start' })}>
          <Icon name="play" size={18} /> Begin
        </button>
        {waits && (
          <span className={css.waits}>
            {free > 0
              ? `${free === 1 ? 'One seat is' : `${free} seats are`} free`
              : `Waiting for ${unready.join(', ')}`}
          </span>
        )}
      </>
    );
  }
  if (own?.who !== 'person') return null;
  return (
    <>
      <button
        type="button"
        className={own.ready ? 'button' : 'button brass'}
        aria-pressed={own.ready}
        onClick={() => act({ do: 'ready', ready: !own.ready })}
      >
        <Icon name="check" size={18} /> {own.ready ? 'Not ready after all' : 'I am ready'}
      </button>
      {own.ready && <span className={css.waits}>{table.hostName} begins the match</span>}
    </>
  );
}
