import {
  advance,
  askedOf,
  asksChance,
  begin,
  type CardId,
  type Chance,
  type EventView,
  eventView,
  type Game,
  type GameEvent,
  type Input,
  type Machine,
  machine,
  type Options,
  type Question,
  run,
  type SeatId,
  type Setup,
  type State,
  seededChance,
  setupProblems,
  stopsOf,
} from '@wardroom/core';
import { loadedGame } from '@wardroom/games/loaded';
import type { Leader } from '../lesson.ts';
import { isPersons, LEARNER, type Note, type Sitter, type Stops } from '../messages.ts';
import { leaderOf, modeOf, optionsOf, sittingAt } from '../seating.ts';
import { afterInputs, type BackMark, lastMark, markBefore, type OnLine, unseenBy } from './back.ts';
import type { Begun, By, Entry, Opening } from './entries.ts';
import { chanceKey, fairChance } from './fair.ts';
import type { Ruling, Shown } from './messages.ts';
import { RoomError } from './room-types.ts';
import { type Veil, veils } from './veil.ts';

/**
 * What follows from a log: the state, the clocks, what may be taken back, what each viewer has been told of. It takes entries one
 * by one and does nothing by itself; the same entries give the same course everywhere.
 */
export interface Course {
  game: Game;
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
/** Turns for which a draw stays on offer. */
const OFFER_TURNS = 2;

/** Every window is asked about, and the room passes where a player does not care: nobody can tell who could have answered. */
const ASK_ALWAYS = 'always';

export function courseOf(rules: Opening): Course {
  const { request } = rules;
  const game = loadedGame(request.game);
  if (game === undefined) throw new RoomError(`game: '${String(request.game).slice(0, 40)}' is not on this table.`);
  if (rules.fingerprint !== game.fingerprint) {
    throw new RoomError('This match was begun with other rules or cards and cannot go on with these.');
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
    listen: null,
  };
}

/** Follow a whole log. */
export function follow(entries: readonly Entry[]): Course {
  const [first, ...rest] = entries;
  if (first?.is !== 'open') throw new RoomError('The log does not begin with the opening of a match.');
  const c = courseOf(first);
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

function start(c: Course, t: number): void {
  const { secret, among } = c.rules;
  if (secret !== undefined) {
    const key = chanceKey(
      secret,
      c.seats.map((x) => x.entropy ?? ''),
    );
    c.chance = { draw: (q) => fairChance(key, c.sides.length)(q), skip: null };
  }
  c.begun = t - (c.rules.kept?.elapsed ?? 0);
  if (among === 'strangers') c.veils = veils(c.seats.length + 1);
  c.machine = beginning(c, (e, s) => heard(c, e, s));
  noteUnasked(c);
  c.begunIn = c.machine.state.turn;
}

function heard(c: Course, e: GameEvent, s: State): void {
  c.events++;
  if (c.led !== null) c.lessonLog.push(eventView(c.game, s, LEARNER, e, (seat) => c.names[seat] ?? 'Nobody'));
  c.listen?.(e, s);
}

/** What the rules answer by themselves, since there is only one answer, is told to whom they would have asked. */
function noteUnasked(c: Course): void {
  const stops = stopsOf(c.setup);
  c.machine!.stopAt = (q) => {
    const told = c.game.unasked?.[c.game.prompts[q.prompt]];
    const stopped = stops?.(q) === true;
    if (told !== undefined && !stopped) note(c, q.seat, { text: told.text, cite: told.clause });
    return stopped;
  };
}

function note(c: Course, seat: number, told: Omit<Note, 'at'>): void {
  if (c.seats[seat]?.sitter === 'person') c.notes[seat].push({ at: c.events, ...told });
}

/** A lesson may begin in the middle of a match. */
function beginning(c: Course, sink: (e: GameEvent, s: State) => void): Machine {
  const from = c.led?.start;
  if (from === undefined || 'seats' in from) return begin(c.game, c.setup, sink);
  const m = machine(c.game, from.position(), sink);
  run(m);
  return m;
}

/** Where this match goes on from another one, what that one had come to is first of all that happens. */
function takeOver(c: Course, { then }: Begun, byItself: ((c: Course) => Input | null) | null): void {
  const taken = c.rules.request.from?.inputs ?? [];
  if (byItself !== null) then.push(...taken);
  for (const input of taken) takeInput(c, input, 'player');
  if (taken.length > 0) c.notes = c.notes.map(() => []);
  goOn(c, byItself === null ? then.slice(taken.length) : then, 'stops', byItself);
}

/** What followed by itself, or follows now. */
function goOn(c: Course, then: Input[], by: By, byItself: ((c: Course) => Input | null) | null): void {
  if (byItself === null) {
    for (const input of then) {
      const q = c.machine!.state.ask;
      if ('chance' in input && q !== null) c.chance.skip?.(q);
      takeInput(c, input, by);
    }
    return;
  }
  for (let input = byItself(c); input !== null; input = byItself(c)) {
    then.push(input);
    takeInput(c, input, by);
  }
}

function takeInput(c: Course, input: Input, by: By): void {
  const m = c.machine;
  if (m === null) throw new RoomError('The log goes on before the match has begun.');
  const s = m.state;
  let apart = false;
  let quiet = false;
  if ('chance' in input) c.sides.push(s.ask?.sides ?? 0);
  else if ('pick' in input) {
    const q = askedOf(s, input.seat as SeatId);
    apart = q?.apart === 1;
    // A pass stands in nobody's way, unless a person has decided on it.
    quiet = q !== null && by !== 'player' && isWindow(c) && c.game.passingVerbs[q.choices[input.pick]?.verb] === true;
    if (quiet && by === 'stops') {
      const window = c.game.windows!.list.find((w) => w.name === c.game.windows!.asked(s));
      const passed = { able: q!.choices.length > 1 };
      if (window !== undefined) note(c, input.seat, { text: window.title, cite: c.game.windows!.clause, passed });
    }
    if (c.led !== null && q !== null) c.led.note(s, q, input.pick, c.line.length);
  }
  const refusal = advance(m, input);
  if (refusal !== null) throw new RoomError(`entry ${c.length}: ${refusal.error}`);
  c.line.push({ input, entry: c.length, apart, quiet });
}

/** All of this seat's from that entry on is undone; what others have answered apart from it stands. */
function goBack(c: Course, seat: number, to: number): void {
  const mark = c.marks.find((x) => x.seat === seat && x.entry === to);
  if (mark === undefined) throw new RoomError(`entry ${c.length}: nothing may be taken back to ${to}.`);
  const stands = (x: OnLine, i: number): boolean =>
    i < mark.inputs || (x.apart && 'seat' in x.input && x.input.seat !== seat);
  const before = c.seats.map((_, i) => standing(c, i));
  c.backs++;
  c.line = c.line.filter(stands);
  c.events = 0;
  c.machine = beginning(c, () => void c.events++);
  for (const { input } of c.line) {
    const refusal = advance(c.machine, input);
    if (refusal !== null) throw new RoomError(`entry ${c.length}: ${refusal.error}`);
  }
  c.machine.sink = (e, s) => heard(c, e, s);
  noteUnasked(c);
  c.lessonLog.length = Math.min(c.lessonLog.length, c.events);
  c.notes = c.notes.map((all) => all.filter((x) => x.at < c.events));
  c.led?.forget(mark.inputs);
  c.marks = c.marks.filter((x) => x.seat === seat && x.entry < to);
  c.unseen[seat] = unseenBy(c, seat as SeatId);
  c.seats.forEach((x, i) => {
    // A question that still stands keeps its number.
    if (i !== seat && before[i] !== '' && before[i] === standing(c, i)) x.raw = questionFor(c, i)!.seq;
  });
}

const standing = (c: Course, seat: number): string => {
  const q = questionFor(c, seat);
  return q === null ? '' : JSON.stringify([q.prompt, q.card, q.choices]);
};

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

/** Persons other than this one who are still in the match. */
export const others = (c: Course, seat: number): number[] =>
  c.seats.flatMap((x, i) =>
    i !== seat && x.sitter === 'person' && c.machine?.state.seats[i as SeatId].out !== 1 ? [i] : [],
  );

// ── What is open ──

export const isOver = (c: Course): boolean => c.ended !== null || (c.machine !== null && c.machine.state.over !== null);

/** Every question to a player or the table that is open: several may be asked at the same time. */
export function openQuestions(c: Course): Question[] {
  const s = c.machine?.state;
  if (s === undefined || s.ask === null || asksChance(s.ask) || isOver(c)) return [];
  return [s.ask, ...s.also];
}

/** What whoever sits at this seat is asked, or null. */
export const questionFor = (c: Course, seat: number): Question | null =>
  openQuestions(c).find((q) => q.seat === seat && q.table === 0) ?? null;

/** Whether the question that is open belongs to a window in which players may answer something or let it pass. */
export const isWindow = (c: Course): boolean => {
  const s = c.machine!.state;
  return s.ask !== null && !asksChance(s.ask) && c.game.windows?.asked(s) != null;
};

/** Whether others must not learn who is asked: in windows and where several answer apart, among strangers. */
export const asksInSecret = (c: Course): boolean =>
  c.rules.among === 'strangers' && openQuestions(c).length > 0 && (isWindow(c) || c.machine!.state.ask!.apart === 1);

// ── Clocks ──

/** Time goes by for everybody who is asked; windows among strangers take as long as they take. */
function charge(c: Course, t: number): void {
  const spent = Math.max(0, t - c.t);
  c.t = Math.max(c.t, t);
  if (spent === 0) return;
  for (const q of running(c)) c.seats[q.seat][q.apart === 1 ? 'apart' : 'used'] += spent;
}

/** The questions for which somebody's clock runs. */
export const running = (c: Course): Question[] =>
  c.rules.among === 'strangers' && c.machine !== null && isWindow(c)
    ? []
    : openQuestions(c).filter(
        (q) => c.rules.puts !== true || c.seats[q.seat].sitter !== 'person' || c.seats[q.seat].put,
      );

/** Milliseconds that a decision under this clock may still take, the bank included; null where nothing presses. */
export function timeLeft(c: Course, seat: number, now: number): number | null {
  const { clock } = c.rules;
  const x = c.seats[seat];
  if (clock === undefined || x.sitter !== 'person' || questionFor(c, seat) === null) return null;
  if (c.rules.among === 'strangers' && isWindow(c) && !x.hold) return null;
  return x.since + clock.decision + x.bank - now;
}

/** Questions get their numbers; what is over time goes from the bank. */
function settle(c: Course, backer: number): void {
  const apart = openQuestions(c)[0]?.apart === 1;
  c.seats.forEach((x, i) => {
    if (!apart && x.apart > 0) {
      x.used += x.apart;
      x.apart = 0;
    }
    const raw = questionFor(c, i)?.seq ?? -1;
    if (raw === x.raw && i !== backer) return;
    if (x.raw >= 0 && c.rules.clock !== undefined) {
      x.bank -= Math.min(x.bank, Math.max(0, c.t - x.since - c.rules.clock.decision));
    }
    x.raw = raw;
    if (raw < 0) return;
    x.number++;
    x.since = c.t;
    x.hold = false;
    x.put = false;
  });
  const { offer } = c;
  if (offer === null) return;
  const gone =
    offer.what === 'back' ? lastMark(c, offer.seat) === null : c.machine!.state.turn > offer.turn + OFFER_TURNS;
  if (gone || isOver(c)) c.offer = null;
}

// ── Who could notice what ──

/** Whether a player may take back their last decision now, or ask to. */
export const canBack = (c: Course, seat: number): boolean =>
  !isOver(c) && c.rules.takeBack !== 'never' && seat < c.seats.length && lastMark(c, seat) !== null;

/** Count the messages of each viewer: an entry with nothing in it for them makes none. */
function notice(c: Course): void {
  const s = c.machine?.state ?? null;
  if (s !== null) for (const [viewer, veil] of (c.veils ?? []).entries()) veil.turn(c, viewer as SeatId);
  const common = [
    c.offer,
    c.ended,
    c.judged.rulings.length,
    s?.over,
    c.seats.map((x) => x.sitter),
    s?.turn,
    s !== null && asksInSecret(c),
  ];
  c.told.forEach((_, viewer) => {
    const x = c.seats[viewer];
    const own =
      x === undefined
        ? []
        : [x.raw >= 0 ? x.number : -1, x.stops, x.hold, canBack(c, viewer), c.notes[viewer].length, c.left];
    const seen = JSON.stringify([common, own, waitsFor(c, viewer), c.events]);
    if (seen === c.noticed[viewer]) return;
    c.noticed[viewer] = seen;
    if (s === null) return;
    c.told[viewer]++;
    c.noticedAt[viewer] = c.length;
  });
}

/** The seat that a viewer is told the table waits for, or -1. */
export function waitsFor(c: Course, viewer: number): number {
  if (questionFor(c, viewer) !== null) return viewer;
  const s = c.machine?.state;
  if (s === undefined || s.ask === null || asksInSecret(c)) return -1;
  return s.ask.seat;
}
