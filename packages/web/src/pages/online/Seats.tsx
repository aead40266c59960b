import type { Catalogue } from '@wardroom/host';
import type { TableAct, TableSeat, TableView } from '@wardroom/protocol';
import { useState } from 'react';
import { deckName } from '../../decks/among.ts';
import { Icon } from '../../parts/icons/Icon.tsx';
import { levelOf } from '../home/choice.ts';
import { ago } from './match/times.ts';
import css from './Seats.module.css';

interface Props {
  table: TableView;
  catalogue: Catalogue;
  act: (what: TableAct) => void;
  /** A deck is to be chosen for that seat. */
  onPick: (seat: number) => void;
}

const TEAMS = ['A', 'B', 'C', 'D'];

/** Who sits where, and what can be done about it. */
export function Seats({ table, catalogue, act, onPick }: Props) {
  const sided = new Set(table.teams).size < table.seats.length && table.foe === null;
  return (
    <ul className={css.seats} data-many={table.seats.length > 2}>
      {table.seats.map((s, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table
        <li key={i} className={css.seat} data-mine={i === table.seat} data-who={s.who}>
          <span className={css.face} aria-hidden="true">
            <Icon name={s.who === 'bot' ? 'robot' : 'person'} size={26} />
          </span>
          <span className={css.name}>
            {s.who === 'nobody' ? 'Free seat' : s.name}
            {i === table.seat && ' (you)'}
            {sided && <small className={css.team}>Team {TEAMS[table.teams[i]]}</small>}
          </span>
          <span className={css.state}>
            <State seat={s} mine={i === table.seat} host={s.who === 'person' && s.name === table.hostName} />
          </span>
          <div className={css.actions}>
            <Actions table={table} seat={i} catalogue={catalogue} act={act} onPick={onPick} />
          </div>
        </li>
      ))}
    </ul>
  );
}

function State({ seat, mine, host }: { seat: TableSeat; mine: boolean; host: boolean }) {
  if (seat.who === 'nobody') return <>Waiting for somebody</>;
  if (seat.who === 'bot') return <>{levelOf(seat.bot)} bot, always ready</>;
  if (!seat.here && !mine)
    return (
      <>
        <Icon name="moon" size={16} /> Away{seat.away === null ? '' : `, left ${ago(Date.now() - seat.away)}`}
      </>
    );
  if (host) return <>{mine ? 'You begin the match' : 'Opened the table'}</>;
  return seat.ready ? (
    <>
      <Icon name="check" size={16} /> Ready
    </>
  ) : (
    <>Not ready yet</>
  );
}

/** A bot for a free seat, of one of the levels. */
function BotSeat({ catalogue, onSeat }: { catalogue: Catalogue; onSeat: (bot: string) => void }) {
  const { bots, usualBot } = catalogue;
  const [bot, setBot] = useState(usualBot);
  return (
    <>
      <select className="field" aria-label="Which bot" value={bot} onChange={(e) => setBot(e.target.value)}>
        {bots.map((b) => (
          <option key={b.name} value={b.name}>
            {levelOf(b.name)}
          </option>
        ))}
      </select>
      <button type="button" className="button" onClick={() => onSeat(bot)}>
        <Icon name="robot" size={18} /> Seat the bot
      </button>
      <small className={css.idea}>{bots.find((b) => b.name === bot)?.idea}</small>
    </>
  );
}

function Actions({ table, seat, catalogue, act, onPick }: Props & { seat: number }) {
  const s = table.seats[seat];
  const seated = table.seat !== null;
  const mine = seat === table.seat;
  const { swap } = table;
  if (swap !== null && swap.to === table.seat && seat === swap.from && s.who === 'person') {
    return (
      <>
        <span className={css.asks}>{s.name} would like to change places with you.</span>
        <button type="button" className="button brass" onClick={() => act({ do: 'agree', yes: true })}>
          Change
        </button>
        <button type="button" className="button" onClick={() => act({ do: 'agree', yes: false })}>
          Stay
        </button>
      </>
    );
  }
  if (swap !== null && swap.from === table.seat && seat === swap.to) {
    return (
      <button type="button" className="button" onClick={() => act({ do: 'agree', yes: false })}>
        Asked to change places: never mind
      </button>
    );
  }
  if (s.who === 'nobody') {
    return (
      <>
        {seated && (
          <button type="button" className="button" onClick={() => act({ do: 'sit', seat })}>
            Move here
          </button>
        )}
        {table.host && <BotSeat catalogue={catalogue} onSeat={(bot) => act({ do: 'bot', seat, bot })} />}
      </>
    );
  }
  if (mine) return null;
  return (
    <>
      {table.host && s.who === 'bot' && (
        <button type="button" className="button" onClick={() => onPick(seat)}>
          <Icon name="hand" size={18} /> Its deck: {deckName(catalogue.decks, s.deck) ?? 'your own'}
        </button>
      )}
      {seated && swap === null && (s.who === 'person' || table.host) && (
        <button type="button" className="button bare" onClick={() => act({ do: 'swap', seat })}>
          Change places
        </button>
      )}
      {table.host && (
        <button
          type="button"
          className="button bare"
          onClick={() => act(s.who === 'bot' ? { do: 'bot', seat, bot: null } : { do: 'kick', seat })}
        >
          {s.who === 'bot' ? 'Send it away' : 'Ask to leave'}
        </button>
      )}
    </>
  );
}
