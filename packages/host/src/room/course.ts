import {
  type CardId,
  type Chance,
  type EventView,
  type Game,
  type GameEvent,
  type Input,
  type Machine,
  type Options,
  type SeatId,
  type Setup,
  type State,
  seededChance,
  setupProblems,
  type ViewMemory,
  viewMemory,
} from '@wardroom/core';
import { loadedGame } from '@wardroom/games/loaded';
import type { Leader } from '../lesson.ts';
import { isPersons, type Note, type Sitter, type Stops } from '../messages.ts';
import { leaderOf, modeOf, optionsOf, sittingAt } from '../seating.ts';
import { afterInputs, type BackMark, lastMark, markBefore, type OnLine } from './back.ts';
import { charge } from './clock.ts';
import type { Company, Veil } from './company.ts';
import type { Entry, Opening } from './entries.ts';
import { goBack, goOn, start, takeInput, takeOver } from './line.ts';
import type { Ruling, Shown } from './messages.ts';
import { others } from './open.ts';
import { RoomError } from './room-types.ts';
import { notice, settle } from './settle.ts';

/**
 * What follows from a log: the state, the clocks, what may be taken back, what each viewer has been told of. It takes entries one
 * by one and does nothing by itself; the same entries give the same course everywhere.
 */
export interface Course {
  game: Game;
  /** What play with others needs; null on a screen of one's own. */
  company: Company | null;
  rules: Opening;
  setup: Setup;
  names: readonly string[];
  /** Null until the match has begun. */
  machine: Machine | null;
  /** Entries taken. */
  length: number;
  /** The inputs that stand. */
  line: OnLine[];
  /** Of each throw that stands, the sides of its dice; 0 for a shuffle. */
  sides: number[];
  events: number;
  /** Time of the last entry, and of the beginning. */
  t: number;
  begun: number;
  seats: Place[];
  marks: BackMark[];
  /** For each seat, the cards that it could not identify when it last decided. */
  unseen: CardId[][];
  offer: OpenOffer | null;
  /** What the judge did, and the keys of the last messages that said so. */
  judged: { rulings: Ruling[]; keys: string[] };
  ended: Shown['ended'];
  chance: { draw: Chance; skip: Chance | null };
  led: Leader | null;
  /** Of a lesson: what the learner has seen, the turn it began in, and the inputs of players that stood when it was left. */
  lessonLog: EventView[];
  begunIn: number;
  left: number | null;
  /** What was done for each seat without asking. */
  notes: Note[][];
  /** For each viewer, how many entries they could notice, and what they could see of the last. */
  told: number[];
  noticed: string[];
  /** How many entries there were when they last noticed one. */
  noticedAt: number[];
  /** How often something was taken back. */
  backs: number;
  /** Among strangers: ids of hidden cards, by viewer. */
  veils: Veil[] | null;
  /** What was shown of it before, for those who know cards by the table's own names. Each event and each input makes another moment. */
  shown: ViewMemory;
  /** Hears every event as it happens. */
  listen: ((e: GameEvent, s: State) => void) | null;
}

export interface Place {
  sitter: Sitter | 'table';
  stops: Stops;
  entropy: string | null;
  /** Milliseconds used; `apart`: while others could not know it, until everybody has answered. */
  used: number;
  apart: number;
  bank: number;
  /** The number of the question that is open or was the last, and when it was put. */
  number: number;
  since: number;
  /** The engine's own number of it, or -1. */
  raw: number;
  hold: boolean;
  /** It stands on their screen (`RoomRules.puts`). */
  put: boolean;
  /** Keys of the last messages that were taken. */
  keys: string[];
  /** How often it has set stops and made offers. */
  settings: number;
}

export interface OpenOffer {
  seat: number;
  what: 'back' | 'draw';
  /** Of a draw: the turn it was offered in. */
  turn: number;
  waits: number[];
}

/** Messages that a client may send again. */
const KEYS_KEPT = 32;
/** Every window is asked about, and the room passes where a player does not care: nobody can tell who could have answered. */
const ASK_ALWAYS = 'always';

export function courseOf(rules: Opening, company: Company | null): Course {
  const { request } = rules;
  const game = loadedGame(request.game);
  if (game === undefined) throw new RoomError(`game: '${String(request.game).slice(0, 40)}' is not on this table.`);
  if (rules.fingerprint !== game.fingerprint) {
    throw new RoomError('This match was begun with other rules or cards and cannot go on with these.');
  }
  if (
    company === null &&
    (rules.secret !== undefined || rules.among === 'strangers' || rules.spectators !== undefined)
  ) {
    throw new RoomError('This match is for play with others; it cannot be opened here.');
  }
  const led = request.lesson === undefined ? null : leaderOf(game, request);
  const sitting = sittingAt(game, request, led);
  const options: Options = { ...optionsOf(request, led) };
  // A match that is taken over keeps to what it was set up with.
  if (game.windows !== undefined && options.stops === undefined && request.from === undefined) {
    options.stops = ASK_ALWAYS;
  }
  const setup: Setup = {
    mode: modeOf(game, request),
    seats: sitting,
    options,
    ...(rules.among === 'strangers' ? { explicit: true as const } : {}),
  };
  // A position set up by hand has its cards already.
  const problems = led !== null && 'position' in led.start ? [] : setupProblems(game, setup);
  if (problems.length > 0) throw new RoomError(problems.join('\n'));
  const drawn = led?.chance ?? seededChance(request.seed);
  return {
    game,
    company,
    rules,
    setup,
    names: sitting.map((x) => x.name),
    machine: null,
    length: 1,
    line: [],
    sides: [],
    events: 0,
    t: rules.t,
    begun: rules.t,
    seats: sitting.map((_, seat) => ({
      sitter: isPersons(request, seat) ? 'person' : (request.places[seat]?.sitter ?? 'table'),
      stops: { when: 'able' },
      entropy: null,
      used: rules.kept?.used[seat] ?? 0,
      apart: 0,
      bank: rules.clock?.bank ?? 0,
      number: 0,
      since: rules.t,
      raw: -1,
      hold: false,
      put: false,
      keys: [],
      settings: 0,
    })),
    marks: [],
    unseen: sitting.map(() => []),
    offer: null,
    judged: { rulings: [], keys: [] },
    ended: null,
    chance: { draw: drawn, skip: drawn },
    led,
    lessonLog: [],
    begunIn: 0,
    left: null,
    notes: sitting.map(() => []),
    told: [...sitting.map(() => 0), 0],
    noticed: [],
    noticedAt: [...sitting.map(() => 0), 0],
    backs: 0,
    veils: null,
    shown: viewMemory(),
    listen: null,
  };
}

/** Follow a whole log. */
export function follow(entries: readonly Entry[], company: Company | null): Course {
  const [first, ...rest] = entries;
  if (first?.is !== 'open') throw new RoomError('The log does not begin with the opening of a match.');
  const c = courseOf(first, company);
  for (const entry of rest) takeEntry(c, entry);
  return c;
}

/**
 * Take the next entry. One that is being made has an empty `then`, which is filled with what follows by itself. What cannot be is
 * an error: whoever makes an entry looks before.
 */
export function takeEntry(c: Course, entry: Entry, byItself: ((c: Course) => Input | null) | null = null): void {
  charge(c, entry.t);
  if ('key' in entry && entry.key !== undefined) {
    const keys = keysOf(c, entry);
    keys.push(entry.key);
    if (keys.length > KEYS_KEPT) keys.shift();
  }
  const backer = effect(c, entry, byItself);
  c.length++;
  settle(c, backer);
  notice(c);
}

/** Where the keys of whoever sent this are kept: with their seat, or with the judge. */
function keysOf(c: Course, entry: Entry): string[] {
  if (entry.is === 'input') {
    return entry.by === 'judge' || !('seat' in entry.input) ? c.judged.keys : c.seats[entry.input.seat].keys;
  }
  return 'seat' in entry ? c.seats[entry.seat].keys : c.judged.keys;
}

/** Do what an entry says. Whoever has taken something back is asked anew. */
function effect(c: Course, entry: Entry, byItself: ((c: Course) => Input | null) | null): number {
  switch (entry.is) {
    case 'open':
      throw new RoomError('The log opens the match a second time.');
    case 'entropy':
      c.seats[entry.seat].entropy = entry.value;
      return -1;
    case 'begin':
      start(c, entry.t);
      takeOver(c, entry, byItself);
      return -1;
    case 'input': {
      const { input, by } = entry;
      if (by === 'judge' && 'act' in input) {
        const target = input.target === undefined ? {} : { target: input.target };
        c.judged.rulings.push({ at: c.events, act: input.act, ...target });
      }
      const from = c.line.length;
      const mark = by === 'player' && 'pick' in input ? markBefore(c, input.seat as SeatId) : null;
      takeInput(c, input, by);
      goOn(c, entry.then, 'stops', byItself);
      afterInputs(c, mark, from);
      return -1;
    }
    case 'back':
      goBack(c, entry.seat, entry.to);
      return entry.seat;
    case 'stops': {
      const from = c.line.length;
      c.seats[entry.seat].stops = entry.stops;
      c.seats[entry.seat].settings++;
      goOn(c, entry.then, 'stops', byItself);
      afterInputs(c, null, from);
      return -1;
    }
    case 'hold':
      c.seats[entry.seat].hold = true;
      return -1;
    case 'put':
      c.seats[entry.seat].put = true;
      return -1;
    case 'offer':
      c.seats[entry.seat].settings++;
      c.offer = { seat: entry.seat, what: entry.what, turn: c.machine!.state.turn, waits: others(c, entry.seat) };
      return -1;
    case 'consent':
      return consent(c, entry.seat, entry.yes);
    case 'sit':
      c.seats[entry.seat].sitter = entry.sitter;
      if (c.offer?.waits.includes(entry.seat)) c.offer = null;
      return -1;
    case 'leave':
      c.led?.leave();
      c.left = c.line.filter((x) => !('chance' in x.input)).length;
      c.marks = [];
      goOn(c, entry.then, 'stops', byItself);
      return -1;
    case 'ruling':
      c.judged.rulings.push({ at: c.events, act: 'ruling', text: entry.text });
      return -1;
    case 'end':
      if (entry.why === 'host') c.judged.rulings.push({ at: c.events, act: 'end', text: entry.text });
      c.ended = { why: entry.why, text: entry.text };
      return -1;
    default: {
      const never: never = entry;
      throw new RoomError(`The log has an entry that nobody knows: ${JSON.stringify(never).slice(0, 80)}`);
    }
  }
}

function consent(c: Course, seat: number, yes: boolean): number {
  const offer = c.offer;
  if (offer === null || !offer.waits.includes(seat))
    throw new RoomError(`entry ${c.length}: nobody asked for consent.`);
  offer.waits = offer.waits.filter((x) => x !== seat);
  if (yes && offer.waits.length > 0) return -1;
  c.offer = null;
  if (!yes) return -1;
  if (offer.what === 'draw') {
    c.ended = { why: 'draw', text: 'The players agreed to a draw.' };
    return -1;
  }
  goBack(c, offer.seat, lastMark(c, offer.seat)!.entry);
  return offer.seat;
}
