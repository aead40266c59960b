import {
  asksChance,
  type EventView,
  type Game,
  type GameEvent,
  type Input,
  type Refusal,
  type SeatId,
  type State,
  type Table,
} from '@wardroom/core';
import { loadedGame } from '@wardroom/games/loaded';
import {
  type Beat,
  type FromHost,
  isPersons,
  LEARNER,
  type MatchRecord,
  type MatchRequest,
  type Note,
  type Snapshot,
  type Stops,
  type Update,
} from './messages.ts';
import { runMatch } from './room/authority.ts';
import { nextByItself } from './room/by-itself.ts';
import { type Course, courseOf, takeEntry } from './room/course.ts';
import type { Entry, Opening } from './room/entries.ts';
import { replayOf } from './room/finished.ts';
import { clocksFor, eventFor, snapshotFor, viewFor } from './room/lens.ts';
import { questionFor } from './room/open.ts';
import type { Log, Think } from './room/ports.ts';
import { RoomError } from './room/room-types.ts';
import { type Saying, wish } from './room/wishes.ts';
import { thinkLater } from './think-later.ts';

/**
 * A match on a machine of its own: run as in a room, with a log in memory and a screen in place of sessions. It never waits: what
 * is to happen later goes through `env.later`, so that a worker can take messages in between.
 */
export interface Match {
  game: Game;
  table: Pick<Table, 'game' | 'setup' | 'seed' | 'machine' | 'inputs'>;
  isPersons: (seat: SeatId) => boolean;
  /** Everything for a viewer since they last looked, and where the table stands. */
  takeUpdate: (viewer: SeatId) => Update;
  /** All that has happened, as this viewer saw it. */
  history: (viewer: SeatId) => EventView[];
  /** Whether the question that this seat is asked now is the one with this number. */
  isAsked: (seat: SeatId, seq: number) => boolean;
  /** All that the table has done for them without asking. */
  notes: (viewer: SeatId) => Note[];
  pick: (seat: SeatId, seq: number, pick: number) => Refusal | null;
  act: (seat: SeatId, act: string, target?: number) => Refusal | null;
  undo: (seat: SeatId) => Refusal | null;
  /** Go on without the lesson. */
  leave: (seat: SeatId) => Refusal | null;
  /** The question stands on their screen: their clock runs from now on. */
  asked: (seat: SeatId) => void;
  setStops: (seat: SeatId, stops: Stops) => void;
  record: () => MatchRecord;
  /** What there is to keep of it once it is over. */
  finished: () => FromHost | null;
  close: () => void;
}

export interface Env {
  now: () => number;
  later: (work: () => void) => void;
  /** Wake the match when its time is up, though nobody does anything. Without it that is noticed at the next input. */
  after?: (ms: number, work: () => void) => void;
  /** Something is there for viewers: the match calls it after every input. `rest` says that it waits for a person or is over. */
  news: (rest: boolean) => void;
  /** Tables say when a question stands on the screen (`asked`), after all that led to it was shown. */
  puts?: true;
  /** A bot begins to think; and what it thinks with, if not what the table brings. */
  thinking?: (seat: SeatId) => void;
  think?: Think;
  /** How an event is told to somebody at the screen, if otherwise than in the words of the game. */
  words?: (seat: SeatId, e: GameEvent, s: State, text: string) => string;
}

export function openMatch(request: MatchRequest, env: Env, record?: MatchRecord): Match {
  const game = loadedGame(request.game);
  if (game === undefined) throw new RoomError(`game: '${String(request.game).slice(0, 40)}' is not on this table.`);
  const seated = new Map<number, Seated>();
  const { entries, course: begun, since } = beginning(game, request, env, record, seated);
  const opened = env.now();
  const now = (): number => since + env.now() - opened;
  let rests = false;
  let open = true;

  const authority = runMatch(
    {
      log: NOWHERE,
      now,
      later: env.later,
      after: (ms, work) => {
        let on = true;
        env.after?.(ms, () => on && work());
        return () => {
          on = false;
        };
      },
      think: env.think ?? thinkLater,
      thinking: (seat) => env.thinking?.(seat as SeatId),
      rests: () => {
        rests = true;
        env.news(true);
      },
      // An error of ours stops whoever runs this, as any other would.
      failed: (e) =>
        env.later(() => {
          throw e;
        }),
    },
    entries,
    begun,
    {
      before: (c) => {
        watch(c, seated, env);
        return () => {
          for (const at of seated.values()) at.coming = [];
        };
      },
      tell: (c) => {
        let news = false;
        for (const [seat, at] of seated) news = tell(c, seat, at) || news;
        if (!news) return;
        rests = false;
        if (open) env.news(false);
      },
      finish: () => {},
      fail: () => {},
    },
  );
  const { course } = authority;

  const say = (seat: SeatId, m: Saying): Refusal | null => {
    if (!seated.has(seat)) return { error: `seat: ${String(seat)} is not a person's.` };
    let refused: Refusal | null = null;
    authority.want(
      (c, t) => wish(c, seat, m, t),
      (refusal) => {
        refused = refusal;
      },
    );
    return refused;
  };

  const rest = (viewer: SeatId): Snapshot | null => {
    const c = course();
    if (!rests && c.machine!.state.over === null) return null;
    return { ...snapshotFor(c, viewer, () => seated.get(viewer)!.log), clocks: clocksFor(c, viewer, now()) };
  };

  return {
    game,
    table: {
      game,
      setup: begun.setup,
      seed: request.seed,
      get machine() {
        return course().machine!;
      },
      get inputs() {
        return course().line.map((x) => x.input);
      },
    },
    isPersons: (seat) => seated.has(seat),
    takeUpdate: (viewer) => {
      const at = seated.get(viewer)!;
      const beats = at.outbox.splice(0);
      const notes = course().notes[viewer].slice(at.noted);
      at.noted += notes.length;
      return { viewer, beats, rest: rest(viewer), ...(notes.length === 0 ? {} : { notes }) };
    },
    history: (viewer) => seated.get(viewer)!.log,
    isAsked: (seat, seq) => questionFor(course(), seat) !== null && course().seats[seat].number === seq,
    notes: (viewer) => course().notes[viewer],
    pick: (seat, seq, pick) => say(seat, { do: 'pick', question: seq, pick }),
    act: (seat, act, target) => say(seat, { do: 'act', act, ...(target === undefined ? {} : { target }) }),
    undo: (seat) => say(seat, { do: 'back' }),
    leave: (seat) => say(seat, { do: 'leave' }),
    asked: (seat) => void say(seat, { do: 'put' }),
    setStops: (seat, stops) => void say(seat, { do: 'stops', stops }),
    record: () => {
      const c = course();
      const inputs = ofPlayers(c.line.map((x) => x.input)).slice(ofPlayers(request.from?.inputs ?? []).length);
      const { used, elapsed } = clocksFor(c, -1, now());
      const left = c.left === null ? {} : { left: c.left };
      return {
        request,
        fingerprint: game.fingerprint,
        inputs,
        used,
        elapsed,
        ...left,
        log: authority.entries.slice(1),
      };
    },
    finished: () => {
      const { over } = course().machine!.state;
      const replay = replayOf(course(), null);
      return over === null ? null : replay === null ? { is: 'ended' } : { is: 'replay', replay };
    },
    close: () => {
      open = false;
      authority.close();
    },
  };
}

/** The log of a match that begins or was kept, and what its clock says. */
function beginning(
  game: Game,
  request: MatchRequest,
  env: Env,
  record: MatchRecord | undefined,
  seated: Map<number, Seated>,
): { entries: Entry[]; course: Course; since: number } {
  if (request.from !== undefined && request.from.fingerprint !== game.fingerprint) {
    throw new RoomError('from: that match was played by other rules or cards, and cannot go on with these.');
  }
  if (request.from !== undefined && request.lesson !== undefined) {
    throw new RoomError('from: a lesson begins at its beginning.');
  }
  const { log, used = [], elapsed = sum(used) }: Partial<MatchRecord> = record ?? {};
  const first: Opening = {
    is: 'open',
    t: 0,
    request,
    fingerprint: record?.fingerprint ?? game.fingerprint,
    among: 'friends',
    takeBack: 'free',
    ...(env.puts === undefined ? {} : { puts: env.puts }),
    ...(record === undefined || log !== undefined ? {} : { kept: { used, elapsed } }),
  };
  const c = courseOf(first, null);
  c.seats.forEach((_, seat) => {
    if (isPersons(request, seat)) seated.set(seat, { told: 0, coming: [], outbox: [], log: [], noted: 0 });
  });
  watch(c, seated, env);
  const entries: Entry[] = [first];
  const take = (entry: Entry, byItself: ((c: Course) => Input | null) | null): void => {
    try {
      takeEntry(c, entry, byItself);
    } catch (e) {
      if (!(e instanceof RoomError)) throw e;
      throw new RoomError(`${record === undefined ? 'from: that match' : 'The kept match'} cannot go on: ${e.message}`);
    }
    entries.push(entry);
    for (const [seat, at] of seated) tell(c, seat, at);
  };
  const byItself = record === undefined ? nextByItself : chanceAlone;
  if (log === undefined) take({ is: 'begin', t: 0, then: [] }, byItself);
  for (const entry of log ?? (record === undefined ? [] : entriesOf(record))) take(entry, log ? null : byItself);
  // Notes of what was done then were not kept.
  if (record !== undefined && log === undefined) c.notes = c.notes.map(() => []);
  if (record !== undefined || request.from !== undefined) {
    // What they have seen, they have seen.
    for (const [seat, at] of seated) Object.assign(at, { outbox: [], noted: c.notes[seat].length });
  }
  // Whoever went away in thought has used that time.
  const away = log === undefined ? 0 : Math.max(0, ...c.seats.map((x, i) => (used[i] ?? 0) - x.used - x.apart));
  return { entries, course: c, since: c.t + away };
}

/** What was kept before matches kept their logs: nobody knows when anything was done, or what could be taken back. */
function entriesOf({ request, inputs, left }: MatchRecord): Entry[] {
  const entries = inputs.map((input): Entry => {
    const by = isPersons(request, input.seat) ? 'stops' : 'host' in input ? 'table' : 'bot';
    return { is: 'input', t: 0, by, input, then: [] };
  });
  if (left !== undefined) entries.splice(left, 0, { is: 'leave', t: 0, then: [] });
  return entries;
}

/** Chance follows from the seed; whatever else happened was kept. */
function chanceAlone(c: Course): Input | null {
  const { ask } = c.machine!.state;
  return asksChance(ask) ? { chance: c.chance.draw(ask) } : null;
}

/** Who runs the match has its entries; they are kept with its record. */
const NOWHERE: Log = { append: () => true, read: () => [] };

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

const ofPlayers = (inputs: readonly Input[]): MatchRecord['inputs'] =>
  inputs.filter((x): x is MatchRecord['inputs'][number] => !('chance' in x));

/** Somebody at the screen. */
interface Seated {
  /** How many entries they could notice so far. */
  told: number;
  /** Beats of the entry that is being taken. */
  coming: Beat[];
  /** Beats they have not been shown yet. */
  outbox: Beat[];
  log: EventView[];
  /** How many notes they were told. */
  noted: number;
}

/** Everybody at the screen sees what happens as it happens. */
function watch(c: Course, seated: ReadonlyMap<number, Seated>, { words }: Env): void {
  c.listen = (e, s) => {
    for (const [seat, at] of seated) {
      const event = eventFor(c, s, seat, e);
      if (words !== undefined) event.text = words(seat as SeatId, e, s, event.text);
      const tell = seat === LEARNER ? c.led?.tell(s, c.lessonLog) : undefined;
      const more = tell === undefined ? {} : { tell };
      at.coming.push({ at: c.events - 1, event, view: viewFor(c, s, seat), ...more });
    }
  };
}

/** An entry is in the log: true if there is anything in it for this seat. */
function tell(c: Course, seat: number, at: Seated): boolean {
  if (at.log.length > c.events - at.coming.length) {
    // Something was taken back.
    at.log.length = c.events - at.coming.length;
    at.outbox = at.outbox.filter((b) => b.at < at.log.length);
    at.noted = Math.min(at.noted, c.notes[seat].length);
  }
  at.outbox.push(...at.coming);
  at.log.push(...at.coming.map((b) => b.event));
  at.coming = [];
  const news = c.told[seat] !== at.told;
  at.told = c.told[seat];
  return news;
}
