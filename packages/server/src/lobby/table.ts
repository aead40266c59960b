import { randomInt } from 'node:crypto';
import { botByName } from '@wardroom/bots';
import { USUAL } from '@wardroom/bots/roster';
import { readyDecks, teamOf } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import type { MatchRequest } from '@wardroom/host';
import {
  CODE_LETTERS,
  CORRESPONDENCE,
  type DeckChoice,
  type Gone,
  type TableAct,
  type TableAsk,
  type TableView,
} from '@wardroom/protocol';
import type { Presence } from '../presence.ts';
import { Refusal } from '../refusal.ts';

/** A table before its match: who sits where, with which deck, and who is ready. Nothing here keeps anything. */
export interface Table extends Omit<TableAsk, 'players' | 'deck' | 'judge'> {
  code: string;
  host: string;
  hostName: string;
  gone: Gone;
  chat: boolean;
  judge: TableView['judge'];
  seats: Seat[];
  swap: TableView['swap'];
  /** People who were asked to leave: they do not sit down here again. */
  kicked: string[];
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

/** The bot that sits down where a person is missing. */
export const DEPUTY = USUAL;

export const newCode = (): string =>
  Array.from({ length: 6 }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('');

const GRACE = 120_000;

/** Where others depend on somebody a bot steps in; over days nobody has to be there at all. */
function usualGone({ among, clock }: Pick<TableAsk, 'among' | 'clock'>, many: boolean): Gone {
  const days = clock !== null && clock.decision >= CORRESPONDENCE;
  return { grace: GRACE, then: !days && (many || among === 'strangers') ? 'bot' : 'wait' };
}

const OLDER = { hostName: 'Somebody', chat: true, judge: null, swap: null, kicked: [] };

/** A table as it is kept. Older ones say less of themselves. */
export function tableFrom(body: string): Table {
  const kept = JSON.parse(body) as Omit<Table, keyof typeof OLDER | 'gone'> & Partial<Table>;
  return { ...OLDER, gone: usualGone(kept, kept.seats.length > 2), ...kept };
}

/** A new table with its host at the first seat, or beside it as the judge. */
export function newTable({ players, deck, judge, ...ask }: TableAsk, host: Who, code: string): Table {
  const game = gameByName(ask.game);
  if (game === undefined) throw new Refusal(`game: '${ask.game}' is not played here.`);
  const mode = game.modes.find((m) => m.name === ask.mode);
  if (mode === undefined) throw new Refusal(`mode: ${game.title} has ${game.modes.map((m) => m.name).join(', ')}.`);
  if (!mode.players.includes(players)) throw new Refusal(`players: a ${mode.name} is for ${mode.players.join(', ')}.`);
  if (mode.foe !== undefined && !game.foes.some((f) => f.id === ask.foe)) {
    throw new Refusal(`foe: choose one of ${game.foes.map((f) => f.id).join(', ')}.`);
  }
  if (judge === 'plays' && ask.among === 'strangers') {
    throw new Refusal("judge: among strangers whoever judges does not play; choose 'apart'.");
  }
  const usual = usualGone(ask, players > 2 || mode.foe !== undefined);
  const gone = ask.gone ?? usual;
  if (gone.then !== 'wait' && ask.clock !== null && ask.clock.decision >= CORRESPONDENCE) {
    throw new Refusal("gone.then: in a match over days the clock alone decides; choose 'wait'.");
  }
  const seats: Seat[] = Array.from({ length: players }, () => ({ who: 'nobody' }));
  const table: Table = {
    ...ask,
    code,
    host: host.id,
    hostName: host.name,
    gone,
    chat: ask.chat ?? true,
    judge: judge ?? null,
    seats,
    swap: null,
    kicked: [],
    match: null,
    next: null,
  };
  if (judge !== 'apart') {
    seats[0] = { who: 'person', person: host.id, name: host.name, deck: fitting(table, deck), ready: false };
  }
  return table;
}

/** A deck that may be played at this table. */
function fitting(table: Table, deck: DeckChoice): DeckChoice {
  const game = gameByName(table.game)!;
  if (typeof deck === 'string') {
    const found = game.decks.find((d) => d.id === deck && (d.mode === undefined || d.mode === table.mode));
    if (found === undefined) throw new Refusal(`deck: no deck is called '${deck}' here.`);
  }
  const cards = typeof deck === 'string' ? game.decks.find((d) => d.id === deck)!.cards : deck;
  const { errors } = game.checkDeck(cards, table.options, table.mode);
  if (errors.length > 0) throw new Refusal(`deck: ${errors[0].message}`);
  return deck;
}

/** For whoever has not chosen one. */
function firstDeck({ game, mode, options }: Table): string {
  const [deck] = readyDecks(gameByName(game)!, mode, options);
  if (deck === undefined) throw new Refusal('deck: no ready deck may be played at this table; choose one of your own.');
  return deck.id;
}

export const seatOf = (table: Table, person: string): number =>
  table.seats.findIndex((s) => s.who === 'person' && s.person === person);

/** The table after something was done at it. Throws a sentence where it may not be done. */
export function acted(table: Table, act: Exclude<TableAct, { do: 'start' | 'again' }>, who: Who): Table {
  const hosts = (): void => {
    if (who.id !== table.host) throw new Refusal('Only whoever opened the table may do that.', 403);
  };
  if (act.do === 'chat') {
    hosts();
    return { ...table, chat: act.on };
  }
  if (table.match !== null) throw new Refusal('The match has begun.', 409);
  const seats = [...table.seats];
  let { swap, kicked } = table;
  const own = seatOf(table, who.id);
  const mine = seats[own];
  const at = (seat: number): Seat => {
    if (seats[seat] === undefined) throw new Refusal(`seat: the table has seats 0 to ${seats.length - 1}.`);
    return seats[seat];
  };
  switch (act.do) {
    case 'sit': {
      if (kicked.includes(who.id)) throw new Refusal('The host has asked you to leave this table.', 403);
      if (who.id === table.host && table.judge === 'apart') throw new Refusal('You are the judge of this table.', 409);
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
        const deck = fitting(table, act.deck ?? firstDeck(table));
        seats[act.seat] = { who: 'bot', bot: act.bot, name: `Bot ${act.seat + 1}`, deck };
      }
      break;
    }
    case 'kick': {
      hosts();
      const gone = at(act.seat);
      if (gone.who === 'person' && gone.person === who.id)
        throw new Refusal('seat: that is your own; stand up instead.');
      if (gone.who === 'person') kicked = [...kicked, gone.person].slice(-MOST_KICKED);
      seats[act.seat] = { who: 'nobody' };
      break;
    }
    case 'swap': {
      if (mine?.who !== 'person') throw new Refusal('Sit down first.', 409);
      const other = at(act.seat);
      if (act.seat === own) throw new Refusal('seat: that is your own.');
      if (other.who === 'nobody') throw new Refusal(`seat: ${act.seat} is free; sit down there.`, 409);
      if (other.who === 'bot') {
        hosts();
        exchange(seats, own, act.seat);
      } else if (swap === null) swap = { from: own, to: act.seat };
      else throw new Refusal('Somebody has offered to change places already; that comes first.', 409);
      break;
    }
    case 'agree': {
      const asked = swap !== null && swap.to === own;
      if (swap === null || !(asked || (swap.from === own && !act.yes))) {
        throw new Refusal('Nobody has offered you their place.', 409);
      }
      if (act.yes) exchange(seats, swap.from, swap.to);
      swap = null;
      break;
    }
    default: {
      const never: never = act;
      throw new Error(`unknown act ${JSON.stringify(never)}`);
    }
  }
  // An offer is between two people at their two places.
  const moved = (seat: number): boolean => personAt(table.seats[seat]) !== personAt(seats[seat]);
  if (swap !== null && (moved(swap.from) || moved(swap.to))) swap = null;
  return { ...table, seats, swap, kicked };
}

const MOST_KICKED = 50;

const personAt = (seat: Seat): string | null => (seat.who === 'person' ? seat.person : null);

/** Two change places. They may sit on other sides now, so they say again whether they are ready. */
function exchange(seats: Seat[], a: number, b: number): void {
  const unready = (seat: Seat): Seat => (seat.who === 'person' ? { ...seat, ready: false } : seat);
  [seats[a], seats[b]] = [unready(seats[b]), unready(seats[a])];
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
  return requestWith(table, places);
}

/** The match that the table could begin if bots took all the seats that are free: to see whether it can be played at all. */
export const trialOf = (table: Table): MatchRequest =>
  requestWith(
    table,
    table.seats.map((s, i) => {
      if (s.who === 'nobody') return { name: `Seat ${i + 1}`, deck: firstDeck(table), sitter: DEPUTY };
      return { name: s.name, deck: s.deck, sitter: s.who === 'bot' ? s.bot : 'person' };
    }),
  );

const requestWith = ({ game, mode, code, options, foe }: Table, places: MatchRequest['places']): MatchRequest => ({
  game,
  mode,
  seed: code,
  ...(options === undefined ? {} : { options }),
  places,
  ...(foe === undefined ? {} : { foe }),
});

/** A table with the same people and bots for another match: everybody one seat on, and nobody ready yet. */
export function nextTable(table: Table, code: string): Table {
  const seats = table.seats.map((s): Seat => (s.who === 'person' ? { ...s, ready: false } : s));
  seats.push(seats.shift()!);
  return { ...table, code, seats, swap: null, kicked: [], match: null, next: null };
}

/** The table as somebody sees it. */
export function tableView(table: Table, person: string, presence: Pick<Presence, 'at' | 'awaySince'>): TableView {
  const { code, game, mode, listed, among, takeBack, spectators, clock, gone, chat, judge, swap, match, next } = table;
  const own = seatOf(table, person);
  const found = gameByName(game)?.modes.find((m) => m.name === mode);
  const here = presence.at(code);
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
    gone,
    chat,
    judge,
    seats: table.seats.map((s, i) => {
      // What somebody plays with is theirs to know.
      const deck = i === own || s.who === 'bot' ? (s as { deck?: DeckChoice }).deck! : '';
      if (s.who === 'bot') return { ...s };
      if (s.who === 'nobody') return s;
      const away = presence.awaySince(code, s.person);
      return { who: s.who, name: s.name, deck, ready: s.ready, here: here.has(s.person), away };
    }),
    teams: table.seats.map((_, i) => (found === undefined ? i : teamOf(found, i))),
    swap,
    seat: own < 0 ? null : own,
    host: person === table.host,
    hostName: table.hostName,
    watching: [...here].filter((x) => seatOf(table, x) < 0).length,
    match,
    next,
  };
}
