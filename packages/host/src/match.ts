import {
  asksChance,
  type EventView,
  type Game,
  type Input,
  type Refusal,
  type SeatId,
  type Table,
} from '@wardroom/core';
import { loadedGame } from '@wardroom/games/load';
import {
  type Beat,
  type FromHost,
  isPersons,
  type MatchRecord,
  type MatchRequest,
  type Note,
  type Snapshot,
  type Stops,
  type Update,
} from './messages.ts';
import { nextByItself } from './room/by-itself.ts';
import { type Course, courseOf, questionFor, takeEntry } from './room/course.ts';
import type { Entry, Opening } from './room/entries.ts';
import { type Following, following, takeTold, takeWhole } from './room/following.ts';
import { clocksFor } from './room/lens.ts';
import type { FromRoom, Told, ToRoom } from './room/messages.ts';
import { memoryLog } from './room/ports.ts';
import { openRoom } from './room/room.ts';
import { type Room, RoomError, type Session } from './room/room-types.ts';
import { thinkHere } from './room/think.ts';

/**
 * A match on a machine of its own: a room whose log is kept in memory, in which everybody at the screen has a session. It never
 * waits: what is to happen later goes through `env.later`, so that a worker can take messages in between.
 */
export interface Match {
  game: Game;
  table: Pick<Table, 'seed' | 'machine' | 'inputs'>;
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
  /** A bot begins to think. */
  thinking?: (seat: SeatId) => void;
}

export function openMatch(request: MatchRequest, env: Env, record?: MatchRecord): Match {
  const game = loadedGame(request.game);
  if (game === undefined) throw new RoomError(`game: '${String(request.game).slice(0, 40)}' is not on this table.`);
  const entries = beginning(game, request, env, record);
  const opened = env.now();
  let open = true;
  let rests = false;

  const room: Room = openRoom(
    {
      log: memoryLog(entries),
      now: () => env.now() - opened,
      later: env.later,
      after: (ms, work) => {
        let on = true;
        env.after?.(ms, () => on && work());
        return () => {
          on = false;
        };
      },
      think: thinkHere,
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
    entries.slice(),
  );
  const silent = record !== undefined || request.from !== undefined;
  const seated = new Map<number, Seated>();
  const course = (): Course => room.course();
  course().seats.forEach((_, seat) => {
    if (!isPersons(request, seat)) return;
    const at = sitDown(room, seat, silent ? undefined : 0, () => {
      rests = false;
      if (open) env.news(false);
    });
    seated.set(seat, at);
  });

  const say = (seat: SeatId, m: ToRoom): Refusal | null =>
    seated.get(seat)?.say(m) ?? (seated.has(seat) ? null : { error: `seat: ${String(seat)} is not a person's.` });

  const rest = (viewer: SeatId): Snapshot | null => {
    const { shown } = seated.get(viewer)!.follows;
    if (shown === null || !(rests || shown.view.over !== null)) return null;
    const { offer: _, sitters: __, stops: ___, ended: ____, ...snapshot } = shown;
    return { ...snapshot, clocks: clocksFor(course(), viewer, env.now() - opened) };
  };

  return {
    game,
    table: {
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
      const notes = at.notes.slice(at.noted);
      at.noted = at.notes.length;
      return { viewer, beats, rest: rest(viewer), ...(notes.length === 0 ? {} : { notes }) };
    },
    history: (viewer) => seated.get(viewer)!.log,
    isAsked: (seat, seq) => questionFor(course(), seat) !== null && course().seats[seat].number === seq,
    notes: (viewer) => seated.get(viewer)!.notes,
    pick: (seat, seq, pick) => say(seat, { do: 'pick', question: seq, pick }),
    act: (seat, act, target) => say(seat, { do: 'act', act, ...(target === undefined ? {} : { target }) }),
    undo: (seat) => say(seat, { do: 'back' }),
    leave: (seat) => say(seat, { do: 'leave' }),
    asked: (seat) => void say(seat, { do: 'put' }),
    setStops: (seat, stops) => void say(seat, { do: 'stops', stops }),
    record: () => {
      const c = course();
      const inputs = ofPlayers(c.line.map((x) => x.input)).slice(ofPlayers(request.from?.inputs ?? []).length);
      const { used, elapsed } = clocksFor(c, -1, env.now() - opened);
      const left = c.left === null ? {} : { left: c.left };
      return { request, fingerprint: game.fingerprint, inputs, used, elapsed, ...left };
    },
    finished: () => {
      const { over } = course().machine!.state;
      const replay = room.replay();
      return over === null ? null : replay === null ? { is: 'ended' } : { is: 'replay', replay };
    },
    close: () => {
      open = false;
      room.close();
    },
  };
}

/** The log of a match that begins, or of one that was kept as its inputs. */
function beginning(game: Game, request: MatchRequest, env: Env, record: MatchRecord | undefined): Entry[] {
  if (request.from !== undefined && request.from.fingerprint !== game.fingerprint) {
    throw new RoomError('from: that match was played by other rules or cards, and cannot go on with these.');
  }
  if (request.from !== undefined && request.lesson !== undefined) {
    throw new RoomError('from: a lesson begins at its beginning.');
  }
  const used = record?.used ?? [];
  const elapsed = record?.elapsed ?? used.reduce((a, b) => a + b, 0);
  const first: Opening = {
    is: 'open',
    t: 0,
    request,
    fingerprint: record?.fingerprint ?? game.fingerprint,
    among: 'friends',
    takeBack: 'free',
    ...(env.puts === undefined ? {} : { puts: env.puts }),
    ...(record === undefined ? {} : { kept: { used, elapsed } }),
  };
  const c = courseOf(first);
  const entries: Entry[] = [first];
  const take = (entry: Entry): void => {
    try {
      takeEntry(c, entry, record === undefined ? nextByItself : chanceAlone);
    } catch (e) {
      if (!(e instanceof RoomError)) throw e;
      throw new RoomError(`${record === undefined ? 'from: that match' : 'The kept match'} cannot go on: ${e.message}`);
    }
    entries.push(entry);
  };
  take({ is: 'begin', t: 0, then: [] });
  for (const [i, input] of (record?.inputs ?? []).entries()) {
    if (i === record!.left) take({ is: 'leave', t: 0, then: [] });
    const person = isPersons(request, input.seat);
    take({ is: 'input', t: 0, by: person ? 'stops' : 'host' in input ? 'table' : 'bot', input, then: [] });
  }
  if (record !== undefined && record.left === record.inputs.length) take({ is: 'leave', t: 0, then: [] });
  // What was passed for anybody then was told then.
  return entries;
}

/** Chance follows from the seed; whatever else happened was kept. */
function chanceAlone(c: Course): Input | null {
  const { ask } = c.machine!.state;
  return asksChance(ask) ? { chance: c.chance.draw(ask) } : null;
}

const ofPlayers = (inputs: readonly Input[]): MatchRecord['inputs'] =>
  inputs.filter((x): x is MatchRecord['inputs'][number] => !('chance' in x));

/** Somebody at the screen: what they were sent, put together. */
interface Seated {
  follows: Following;
  /** Beats they have not been shown yet. */
  outbox: Beat[];
  log: EventView[];
  notes: Note[];
  noted: number;
  say: (m: ToRoom) => Refusal | null;
}

function sitDown(room: Room, seat: number, cursor: number | undefined, news: () => void): Seated {
  let refused: Refusal | null = null;
  let session: Session | null = null;
  const at: Seated = {
    follows: following(),
    outbox: [],
    log: [],
    notes: [],
    noted: 0,
    say: (m) => {
      refused = null;
      session!.receive(m);
      return refused;
    },
  };
  const hear = (m: FromRoom): void => {
    if (m.is === 'refused') refused = m.refusal;
    else if (m.is === 'whole') at.log = takeWhole(at.follows, m).history!.slice();
    else if (m.is === 'told') {
      tell(at, m);
      news();
    }
  };
  session = room.join({ as: seat, ...(cursor === undefined ? {} : { cursor }) }, hear);
  return at;
}

function tell(at: Seated, m: Told): void {
  const { beats, notes } = takeTold(at.follows, m);
  at.outbox.push(...beats);
  at.log.push(...beats.map((b) => b.event));
  const { events } = at.follows;
  if (at.log.length > events) {
    // Something was taken back.
    at.log.length = events;
    at.outbox = at.outbox.filter((b) => b.at < events);
    at.notes = at.notes.filter((x) => x.at < events);
    at.noted = Math.min(at.noted, at.notes.length);
  }
  at.notes.push(...(notes ?? []));
}
