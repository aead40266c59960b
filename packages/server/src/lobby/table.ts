import { randomInt } from 'node:crypto';
import { botByName } from '@wardroom/bots';
import { gameByName } from '@wardroom/games';
import type { MatchRequest } from '@wardroom/host';
import { CODE_LETTERS, type DeckChoice, type TableAct, type TableAsk, type TableView } from '@wardroom/protocol';
import { Refusal } from '../refusal.ts';

/** A table before its match: who sits where, with which deck, and who is ready. Nothing here keeps anything. */
export interface Table extends Omit<TableAsk, 'players' | 'deck'> {
  code: string;
  host: string;
  seats: Seat[];
  match: string | null;
  next: string | null;
}

export type Seat =
  | { who: 'nobody' }
  | { who: 'person'; person: string; name: string; deck: DeckChoice; ready: boolean }
  | { who: 'bot'; name: string; bot: string; deck: DeckChoice };

interface Who {
  id: string;
  name: string;
}

export const newCode = (): string =>
  Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

/** A new table with its host at the first seat. */
export function newTable({ players, deck, ...ask }: TableAsk, host: Who, code: string): Table {
  const game = gameByName(ask.game);
  if (game === undefined) throw new Refusal(`game: '${ask.game}' is not played here.`);
  const mode = game.modes.find((m) => m.name === ask.mode);
  if (mode === undefined) throw new Refusal(`mode: ${game.title} has ${game.modes.map((m) => m.name).join(', ')}.`);
  if (!mode.players.includes(players)) throw new Refusal(`players: a ${mode.name} is for ${mode.players.join(', ')}.`);
  if (mode.foe !== undefined && !game.foes.some((f) => f.id === ask.foe)) {
    throw new Refusal(`foe: choose one of ${game.foes.map((f) => f.id).join(', ')}.`);
  }
  const seats: Seat[] = Array.from({ length: players }, () => ({ who: 'nobody' }));
  const table: Table = { ...ask, code, host: host.id, seats, match: null, next: null };
  seats[0] = { who: 'person', person: host.id, name: host.name, deck: fitting(table, deck), ready: false };
  return table;
}

/** A deck that may be played at this table. */
function fitting(table: Table, deck: DeckChoice): DeckChoice {
  const game = gameByName(table.game)!;
  if (typeof deck === 'string') {
    const found = game.decks.find((d) => d.id === deck && (d.mode === undefined || d.mode === table.mode));
    if (found === undefined) throw new Refusal(`deck: no deck is called '${deck}' here.`);
    return deck;
  }
  const { errors } = game.checkDeck(deck, table.options, table.mode);
  if (errors.length > 0) throw new Refusal(`deck: ${errors[0].message}`);
  return deck;
}

const firstDeck = (table: Table): string =>
  gameByName(table.game)!.decks.find((d) => d.mode === undefined || d.mode === table.mode)!.id;

export const seatOf = (table: Table, person: string): number =>
  table.seats.findIndex((s) => s.who === 'person' && s.person === person);

/** The table after something was done at it. Throws a sentence where it may not be done. */
export function acted(table: Table, act: Exclude<TableAct, { do: 'start' | 'again' }>, who: Who): Table {
  if (table.match !== null) throw new Refusal('The match has begun.', 409);
  const seats = [...table.seats];
  const own = seatOf(table, who.id);
  const mine = seats[own];
  const hosts = (): void => {
    if (who.id !== table.host) throw new Refusal('Only whoever opened the table may do that.', 403);
  };
  const at = (seat: number): Seat => {
    if (seats[seat] === undefined) throw new Refusal(`seat: the table has seats 0 to ${seats.length - 1}.`);
    return seats[seat];
  };
  switch (act.do) {
    case 'sit': {
      const to = act.seat ?? (own >= 0 ? own : seats.findIndex((s) => s.who === 'nobody'));
      if (to < 0) throw new Refusal('Every seat is taken.', 409);
      if (to !== own && at(to).who !== 'nobody') throw new Refusal(`seat: ${to} is taken.`, 409);
      const deck = act.deck ?? (mine?.who === 'person' ? mine.deck : firstDeck(table));
      if (own >= 0) seats[own] = { who: 'nobody' };
      seats[to] = { who: 'person', person: who.id, name: who.name, deck: fitting(table, deck), ready: false };
      break;
    }
    case 'stand':
      if (own >= 0) seats[own] = { who: 'nobody' };
      break;
    case 'deck':
      if (mine?.who !== 'person') throw new Refusal('Sit down first.', 409);
      seats[own] = { ...mine, deck: fitting(table, act.deck), ready: false };
      break;
    case 'ready':
      if (mine?.who !== 'person') throw new Refusal('Sit down first.', 409);
      seats[own] = { ...mine, ready: act.ready };
      break;
    case 'bot': {
      hosts();
      if (at(act.seat).who === 'person') throw new Refusal(`seat: ${act.seat} is a person's.`, 409);
      if (act.bot === null) seats[act.seat] = { who: 'nobody' };
      else {
        if (botByName(act.bot) === undefined) throw new Refusal(`bot: nobody is called '${act.bot}'.`);
        seats[act.seat] = { who: 'bot', bot: act.bot, name: `Bot ${act.seat + 1}`, deck: firstDeck(table) };
      }
      break;
    }
    case 'kick': {
      hosts();
      const gone = at(act.seat);
      if (gone.who === 'person' && gone.person === who.id)
        throw new Refusal('seat: that is your own; stand up instead.');
      seats[act.seat] = { who: 'nobody' };
      break;
    }
    default: {
      const never: never = act;
      throw new Error(`unknown act ${JSON.stringify(never)}`);
    }
  }
  return { ...table, seats };
}

/** The match that a full table begins. */
export function requestOf(table: Table, who: string): MatchRequest {
  if (table.match !== null) throw new Refusal('The match has begun.', 409);
  if (who !== table.host) throw new Refusal('Only whoever opened the table may start.', 403);
  const places = table.seats.map((s, i) => {
    if (s.who === 'nobody') throw new Refusal(`Seat ${i + 1} is free: wait for somebody, or let a bot sit there.`, 409);
    if (s.who === 'bot') return { name: s.name, deck: s.deck, sitter: s.bot };
    if (!s.ready && s.person !== table.host) throw new Refusal(`${s.name} is not ready.`, 409);
    return { name: s.name, deck: s.deck, sitter: 'person' };
  });
  return {
    game: table.game,
    mode: table.mode,
    seed: table.code,
    ...(table.options === undefined ? {} : { options: table.options }),
    places,
    ...(table.foe === undefined ? {} : { foe: table.foe }),
  };
}

/** A table with the same people and bots for another match: everybody one seat on, and nobody ready yet. */
export function nextTable(table: Table, code: string): Table {
  const seats = table.seats.map((s): Seat => (s.who === 'person' ? { ...s, ready: false } : s));
  seats.push(seats.shift()!);
  return { ...table, code, seats, match: null, next: null };
}

/** The table as somebody sees it; `here` tells who is connected. */
export function tableView(table: Table, person: string, here: (person: string) => boolean): TableView {
  const { code, game, mode, listed, among, takeBack, spectators, clock, match, next } = table;
  const own = seatOf(table, person);
  return {
    code,
    game,
    mode,
    options: table.options ?? {},
    foe: table.foe ?? null,
    listed,
    among,
    takeBack,
    spectators,
    clock,
    seats: table.seats.map((s, i) => {
      // What somebody plays with is theirs to know.
      const deck = i === own || s.who === 'bot' ? (s as { deck?: DeckChoice }).deck! : '';
      if (s.who === 'person') return { who: s.who, name: s.name, deck, ready: s.ready, here: here(s.person) };
      if (s.who === 'bot') return { ...s };
      return s;
    }),
    seat: own < 0 ? null : own,
    host: person === table.host,
    match,
    next,
  };
}
