import { type CardId, type Moment, NONE, type Prompt, type SeatId } from './brand.ts';
import type { Machine } from './machine.ts';
import { NO_MOMENT } from './rows.ts';
import { allSeats } from './seats.ts';
import type { Row } from './state.ts';
import { allCards } from './zones.ts';

/** What a table must never show while a decision is awaited. For tests; nothing in a match asks it. */

/** Says what is wrong with what is looked at, which stands before it. */
export type Wrong = (what: string) => void;

/** What a game looks at beside what is the same for all. */
export interface Looks {
  seat?: (m: Machine, seat: SeatId, wrong: Wrong) => void;
  card: (m: Machine, id: CardId, wrong: Wrong) => void;
  table?: (m: Machine, wrong: Wrong) => void;
  /** What lasting effects may wait for, and those that lie on what is not in play. */
  moments: readonly Moment[];
  outlasts?: (row: Row) => boolean;
  row?: (m: Machine, row: Row, wrong: Wrong) => void;
  /** Questions between actions, and what else is settled there. */
  quiet: readonly Prompt[];
  settled: (m: Machine, wrong: Wrong) => void;
}

export const auditOf =
  (looks: Looks) =>
  (m: Machine): string[] => {
    const s = m.state;
    const found: string[] = [];
    const wrong: Wrong = (what) => void found.push(what);
    /** Most are all right: who is meant is put into words only if something is wrong. */
    const about =
      (who: () => string): Wrong =>
      (what) =>
        wrong(`${who()} ${what}`);
    if (looks.seat !== undefined) {
      for (const seat of allSeats(s)) {
        looks.seat(
          m,
          seat,
          about(() => `seat ${seat}`),
        );
      }
    }
    for (const id of allCards(s)) {
      looks.card(
        m,
        id,
        about(() => `${idOf(m, id)} (card ${id})`),
      );
    }
    looks.table?.(m, wrong);
    for (const row of s.rows) {
      const ofRow = about(() => rowName(m, row));
      rowFaults(m, row, looks, ofRow);
      looks.row?.(m, row, ofRow);
    }
    if (s.ask !== null && looks.quiet.includes(s.ask.prompt)) {
      atRest(m, s.ask.seat, wrong);
      looks.settled(m, wrong);
    }
    return found;
  };

const idOf = (m: Machine, id: CardId): string => m.game.defs[m.state.cards[id].def].id;

const rowName = (m: Machine, { src, on }: Row): string =>
  `a lasting effect of ${src === NONE ? 'nothing' : idOf(m, src)}${on === NONE ? '' : ` on ${idOf(m, on)}`}`;

function rowFaults(m: Machine, row: Row, { moments, outlasts }: Looks, wrong: Wrong): void {
  if (row.until !== NO_MOMENT && !moments.includes(row.until)) wrong(`waits for moment ${row.until}`);
  if (row.until !== NO_MOMENT && row.left <= 0) wrong('is over and still there');
  if (row.on === NONE || m.game.zones[m.state.cards[row.on].zone].play) return;
  if (outlasts?.(row) !== true) wrong('works on what is not in play');
}

/** Between actions everything is settled. */
function atRest({ state: s }: Machine, seat: SeatId, wrong: Wrong): void {
  if (seat !== s.active) wrong(`seat ${seat} is asked for actions in the turn of seat ${s.active}`);
  if (s.links.length > 0) wrong('something on the chain is not resolved');
  if (s.queue.length > 0) wrong('a trigger waits');
}

/** Whether nothing under way knows of a card that is being played. */
export const isForgotten = ({ state: s }: Machine, id: CardId): boolean =>
  s.over === null && !s.links.some((x) => x.card === id) && !s.frames.some((f) => f.vars.includes(id));
