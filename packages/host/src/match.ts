import { type Bot, botByName, foeMind } from '@wardroom/bots';
import {
  askedOf,
  type Chance,
  copyState,
  type EventView,
  endingWords,
  eventView,
  type Game,
  type GameEvent,
  type Input,
  idleAmong,
  type Mind,
  machine,
  makeReplay,
  NONE,
  type Options,
  openTable,
  openTableAt,
  type Question,
  question,
  type Refusal,
  randomStream,
  type SeatId,
  type State,
  seededChance,
  submit,
  submitAsHost,
  type Table,
  type View,
  view,
  viewMemory,
} from '@wardroom/core';
import { loadedGame } from '@wardroom/games/load';
import { clockwork } from './clock.ts';
import type { Leader } from './lesson.ts';
import {
  type Beat,
  type FromHost,
  isPersons,
  LEARNER,
  type MatchRecord,
  type MatchRequest,
  type Note,
  type PuzzleState,
  type Snapshot,
  type Stops,
  type Update,
  type WhyNot,
} from './messages.ts';
import { RoomError } from './room/room-types.ts';
import { leaderOf, modeOf, optionsOf, sittingAt } from './seating.ts';
import { learnt, type Mark, markAt, withMark } from './undo.ts';

/**
 * A match with people and bots at it. It lets bots play, passes for people where they do not want to be asked, takes back
 * what may be taken back, and tells every seat what that seat may know, event by event. It never waits: what is to happen
 * later goes through `env.later`, so that a worker can take messages in between.
 */
export interface Match {
  game: Game;
  table: Table;
  /** Whether its inputs lead to it from the beginning. */
  replayable: boolean;
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

interface Seat {
  name: string;
  /** A seat with neither a bot nor a person is the table's own. */
  bot: Bot | null;
  person: boolean;
  random: () => number;
  stops: Stops;
  /** Beats this seat has not been shown yet. */
  outbox: Beat[];
  log: EventView[];
  /** What the table did for them without asking, and how much of it they were told. */
  notes: Note[];
  noted: number;
  /** Added to the numbers of questions for this seat, so that they grow where something is taken back, too. */
  shift: number;
}

/** Every window is asked about, and this host passes where a player does not care: nobody can tell who could have answered. */
const ASK_ALWAYS = 'always';

export function openMatch(request: MatchRequest, env: Env, record?: MatchRecord): Match {
  const game = loadedGame(request.game);
  if (game === undefined) throw new RoomError(`game: '${String(request.game).slice(0, 40)}' is not on this table.`);
  if (record !== undefined && record.fingerprint !== game.fingerprint) {
    throw new RoomError('This match was begun with other rules or cards and cannot go on with these.');
  }
  if (request.from !== undefined && request.from.fingerprint !== game.fingerprint) {
    throw new RoomError('from: that match was played by other rules or cards, and cannot go on with these.');
  }
  if (request.from !== undefined && request.lesson !== undefined)
    throw new RoomError('from: a lesson begins at its beginning.');
  /** What is taken over from another match, and what players did of it. */
  const taken = request.from?.inputs ?? [];
  const before = ofPlayers(taken);
  const again = [...before, ...(record?.inputs ?? [])];
  const led: Leader | null = request.lesson === undefined ? null : leaderOf(game, request);
  const sitting = sittingAt(game, request, led);
  const seats: Seat[] = sitting.map((x, i) => ({
    name: x.name,
    bot: botAt(request, i as SeatId),
    person: isPersons(request, i as SeatId),
    random: randomStream(`${request.seed}/bot ${i}`),
    stops: { when: 'able' },
    outbox: [],
    log: [],
    notes: [],
    noted: 0,
    shift: 0,
  }));
  const name = (seat: SeatId): string => seats[seat]?.name ?? 'Nobody';
  const memory = viewMemory();
  /** The table as a seat sees it. */
  const shown = (s: State, seat: SeatId): View => {
    const seen = view(game, s, seat, name, memory);
    if (seen.seq !== NONE) seen.seq += seats[seat].shift;
    return seen;
  };
  const options: Options = { ...optionsOf(request, led) };
  // A match that is taken over keeps to what it was set up with.
  if (game.windows !== undefined && options.stops === undefined && request.from === undefined)
    options.stops = ASK_ALWAYS;

  let events = 0;
  let silent = record !== undefined || taken.length > 0;
  let closed = false;
  let marks: Mark[] = [];
  const watched = seats.flatMap((s, i) => (s.person ? [i as SeatId] : []));

  const sink = (e: GameEvent, s: State): void => {
    const at = events++;
    for (const v of watched) {
      const event = eventView(game, s, v, e, name);
      seats[v].log.push(event);
      if (silent) continue;
      const tell = v === LEARNER ? led?.tell(s, seats[v].log) : undefined;
      seats[v].outbox.push({ at, event, view: shown(s, v), ...(tell === undefined ? {} : { tell }) });
    }
  };

  const setup = { mode: modeOf(game, request), seats: sitting, options };
  const mind = remembering(again);
  const table =
    led !== null && 'position' in led.start
      ? openTableAt(led.start.position(), game, setup, request.seed, sink, led.chance, mind)
      : openTable(game, setup, request.seed, sink, led?.chance ?? fallen(taken, request.seed), mind);
  const begunIn = table.machine.state.turn;
  if (request.from !== undefined) table.from = taken.length;

  const note = (seat: SeatId, told: Omit<Note, 'at'>): void => {
    if (!silent && seats[seat]?.person) seats[seat].notes.push({ at: events, ...told });
  };
  /** What the rules answer by themselves, since there is only one answer, is told to whom they would have asked. */
  const listen = (): void => {
    table.machine.stopAt = ({ seat, prompt }) => {
      const told = game.unasked?.[game.prompts[prompt]];
      if (told !== undefined) note(seat, { text: told.text, cite: told.clause });
      return false;
    };
  };
  listen();

  const isPass = (seat: SeatId, pick: number): boolean => {
    const q = askedOf(table.machine.state, seat);
    return (
      q !== null &&
      game.windows?.asked(table.machine.state) != null &&
      game.passingVerbs[q.choices[pick]?.verb] === true
    );
  };
  /** Inputs that were passes of bots: they do not stand in the way of taking back. */
  const passes = new Set<number>();

  const take = (seat: SeatId, pick: number): Refusal | null => {
    const pass = isPass(seat, pick);
    const at = table.inputs.length;
    const q = askedOf(table.machine.state, seat);
    if (led !== null && q !== null) led.note(table.machine.state, q, pick, at);
    const refusal = submit(table, { seat, pick });
    if (refusal === null) {
      if (pass && seats[seat].bot !== null) passes.add(at);
      else passes.delete(at);
    }
    return refusal;
  };

  if (silent) {
    for (const [i, input] of again.entries()) {
      if (i === record?.left) led?.leave();
      if (isTables(input)) continue;
      const refusal =
        'pick' in input
          ? take(input.seat as SeatId, input.pick)
          : 'host' in input
            ? submitAsHost(table, input.act, input.target)
            : submit(table, input);
      if (refusal !== null) throw new RoomError(`The kept match cannot go on: ${refusal.error}`);
    }
    if (record?.left === again.length) led?.leave();
    silent = false;
  }
  let left = record?.left;

  /** Every question that is open: several players may be asked at the same time. */
  const open = (): Question[] => {
    const { ask, also } = table.machine.state;
    return ask === null ? [] : [ask, ...also];
  };

  const limit = Number(options.timeLimit ?? 0) * 60_000;
  const clock = clockwork(env.now, seats.length, limit, record);
  /** The question that stands on the screen of each seat, by its number. */
  const put = new Map<SeatId, number>();
  /** Whose clocks run: a person's runs from when the question stands before them, where their table says so. */
  const askedNow = (): SeatId[] =>
    table.machine.state.over !== null
      ? []
      : open().flatMap(({ seat, seq }) =>
          seat >= 0 && (env.puts !== true || !seats[seat].person || put.get(seat) === seq) ? [seat] : [],
        );
  const charge = (): void => clock.charge(askedNow());
  const timeIsUp = (): boolean => limit > 0 && table.machine.state.over === null && clock.elapsed() >= limit;

  /** Whether the host answers this question for a person: they do not want to be asked here. */
  const passFor = (seat: SeatId): number => {
    const q = askedOf(table.machine.state, seat)!;
    if (seat === LEARNER && led?.leads() === true) {
      const answer = led.answer(table.machine.state, q);
      return answer === null || answer.scripted ? -1 : answer.pick;
    }
    const window = game.windows?.asked(table.machine.state) ?? null;
    if (window === null) return -1;
    const pass = idleAmong(game, q.choices);
    if (pass < 0) return -1;
    const { when, at } = seats[seat].stops;
    if (when === 'always') return -1;
    const able = q.choices.length > 1;
    if (when === 'able') return able ? -1 : pass;
    return able && (at ?? []).includes(window) ? -1 : pass;
  };

  /** How the puzzle on the table stands. One that is solved or missed waits for the learner alone. */
  const puzzleNow = (): PuzzleState | undefined => {
    const s = table.machine.state;
    if (led?.puzzle === undefined || left !== undefined) return undefined;
    return led.puzzle(shown(s, LEARNER), seats[LEARNER].log, s.over !== null || s.turn !== begunIn);
  };
  const settled = (): boolean => (puzzleNow()?.is ?? 'open') !== 'open';

  let scheduled = false;
  const goOn = (): void => {
    if (scheduled || closed) return;
    scheduled = true;
    env.later(() => {
      scheduled = false;
      if (!closed) step();
    });
  };

  /** One decision that is not a person's, or rest. */
  const step = (): void => {
    if (timeIsUp()) {
      submitAsHost(table, 'timeOut');
      marks = [];
    }
    // Bots do not wait for people who are asked at the same time.
    const asked = open();
    const q = asked.find((x) => seats[x.seat]?.bot != null) ?? asked[0];
    if (table.machine.state.over !== null || q === undefined || settled()) {
      env.news(true);
      return;
    }
    if (interjections()) {
      goOn();
      env.news(false);
      return;
    }
    const sitter = seats[q.seat];
    if (sitter.bot === null) {
      const pass = passFor(q.seat);
      if (pass < 0) {
        env.news(true);
        return;
      }
      const window = game.windows?.list.find((w) => w.name === game.windows!.asked(table.machine.state));
      if (window !== undefined) {
        const able = q.choices.length > 1;
        note(q.seat, { text: window.title, cite: game.windows!.clause, passed: { able } });
      }
      must(take(q.seat, pass));
    } else {
      env.thinking?.(q.seat);
      const scripted = led?.answer(table.machine.state, q) ?? null;
      const pick = scripted?.pick ?? sitter.bot.decide(game, table.machine.state, q.seat, sitter.random);
      charge();
      must(take(q.seat, pick));
    }
    forget();
    // In this order: while something is still to come, nothing is put to anybody.
    goOn();
    env.news(false);
  };

  /** Bots do what they may do without being asked. */
  const interjections = (): boolean =>
    seats.some((s, i) => {
      const act = s.bot?.interject?.(game, table.machine.state, i as SeatId, s.random) ?? null;
      if (act === null) return false;
      must(submit(table, act));
      marks = [];
      return true;
    });

  /** Drop what can no longer be taken back. */
  const forget = (): void => {
    if (marks.length > 0) {
      const fresh = (m: Mark): boolean => !learnt(game, m, table.machine.state, table.inputs, (_, i) => passes.has(i));
      marks = marks.filter(fresh);
    }
  };

  const rest = (viewer: SeatId): Snapshot | null => {
    const s = table.machine.state;
    const q = question(table);
    if (s.over === null && (scheduled || q === null || !(seats[q.seat].person || settled()))) return null;
    const aliases = s.aliases[viewer];
    const own = askedOf(s, viewer) ?? q;
    const puzzle = puzzleNow();
    const lesson = viewer === LEARNER && own !== null ? led?.step(s, own, seats[viewer].log) : undefined;
    const why: WhyNot[] = game.explain(s, viewer).map((x) => ({ ...x, card: aliases[x.card] }));
    const seen = shown(s, viewer);
    return {
      view: seen,
      events,
      canUndo: s.over === null && marks.at(-1)?.seat === viewer,
      why,
      clocks: clock.read(askedNow()),
      acts: Object.entries(game.interrupts).flatMap(([act, x]) => (x.by === 'player' ? [act] : [])),
      ...(s.over === null
        ? {}
        : { reason: endingWords(game, seats[viewer].log, seen, viewer, (i) => name(i as SeatId)) }),
      ...(lesson === undefined ? {} : { lesson }),
      ...(puzzle === undefined ? {} : { puzzle }),
    };
  };

  const playersInputs = (): MatchRecord['inputs'] => ofPlayers(table.inputs).slice(before.length);
  const choiceWords = (seat: SeatId) => (pick: number) =>
    view(game, table.machine.state, seat, name).question!.choices![pick].text;

  goOn();
  if (limit > 0) env.after?.(Math.max(0, limit - clock.elapsed()), goOn);

  return {
    game,
    table,
    replayable: led === null || 'seats' in led.start,
    isPersons: (seat) => seats[seat]?.person === true,
    takeUpdate: (viewer) => {
      const seat = seats[viewer];
      const beats = seat.outbox;
      seat.outbox = [];
      const notes = seat.notes.slice(seat.noted);
      seat.noted = seat.notes.length;
      return { viewer, beats, rest: rest(viewer), ...(notes.length === 0 ? {} : { notes }) };
    },
    history: (viewer) => seats[viewer].log,
    isAsked: (seat, seq) => {
      const q = askedOf(table.machine.state, seat);
      return q !== null && seq === q.seq + seats[seat].shift;
    },
    notes: (viewer) => seats[viewer].notes,
    pick: (seat, seq, pick) => {
      if (seats[seat]?.person !== true) return { error: `seat: ${String(seat)} is not a person's.` };
      const q = askedOf(table.machine.state, seat);
      if (seq !== (q?.seq ?? table.machine.state.seq) + seats[seat].shift) {
        return { error: 'The table has moved on; look again.' };
      }
      if (timeIsUp()) {
        goOn();
        return { error: 'Time is up.' };
      }
      const wrong = q === null ? null : led?.refuse(table.machine.state, q, pick, choiceWords(seat));
      if (wrong != null) return wrong;
      const mark = q !== null ? markAt(seat, table.machine.state, table.inputs.length, events) : null;
      charge();
      const refusal = take(seat, pick);
      if (refusal !== null) return refusal;
      if (mark !== null) marks = withMark(marks, mark);
      forget();
      goOn();
      env.news(false);
      return null;
    },
    act: (seat, act, target) => {
      if (seats[seat]?.person !== true) return { error: `seat: ${String(seat)} is not a person's.` };
      charge();
      const refusal = submit(table, { seat, act, ...(target === undefined ? {} : { target }) });
      if (refusal !== null) return refusal;
      marks = [];
      goOn();
      env.news(false);
      return null;
    },
    undo: (seat) => {
      if (table.machine.state.over !== null) return { error: 'The match is over; nothing can be taken back.' };
      const mark = marks.at(-1);
      if (mark === undefined || mark.seat !== seat) return { error: 'There is nothing that may be taken back.' };
      marks.pop();
      // Time spent stays spent, whatever it was spent on.
      charge();
      put.clear();
      const now = table.machine.state;
      seats.forEach((x, at) => {
        const i = at as SeatId;
        // A question that still stands keeps its number; one that is put again gets a number it never had.
        if (askedOf(now, i)?.seq !== askedOf(mark.state, i)?.seq || i === seat) x.shift += now.seq + 1 - mark.state.seq;
      });
      table.machine = machine(game, copyState(mark.state), sink);
      listen();
      table.inputs.length = mark.inputs;
      for (const i of [...passes]) if (i >= mark.inputs) passes.delete(i);
      led?.forget(mark.inputs);
      for (const s of seats) {
        s.log.length = Math.min(s.log.length, mark.events);
        s.notes = s.notes.filter((x) => x.at < mark.events);
        s.noted = Math.min(s.noted, s.notes.length);
        s.outbox = s.outbox.filter((b) => b.at < mark.events);
      }
      events = mark.events;
      env.news(true);
      return null;
    },
    leave: (seat) => {
      if (seat !== LEARNER || led === null || !(led.leads() || (led.puzzle !== undefined && left === undefined)))
        return { error: 'No lesson is under way.' };
      led.leave();
      left = playersInputs().length;
      marks = [];
      goOn();
      return null;
    },
    asked: (seat) => {
      charge();
      const q = askedOf(table.machine.state, seat);
      if (q !== null) put.set(seat, q.seq);
    },
    setStops: (seat, stops) => {
      seats[seat].stops = stops;
      // It may answer the question that is open.
      goOn();
    },
    record: () => ({
      request,
      fingerprint: game.fingerprint,
      inputs: playersInputs(),
      used: clock.read(askedNow()).used,
      elapsed: clock.elapsed(),
      ...(left === undefined ? {} : { left }),
    }),
    close: () => {
      closed = true;
    },
  };
}

export const finished = (match: Match): FromHost | null =>
  match.table.machine.state.over === null
    ? null
    : match.replayable
      ? { is: 'replay', replay: makeReplay(match.table) }
      : { is: 'ended' };

/** What the table answered for a seat that nobody sits at. */
const isTables = (input: Input): boolean => 'pick' in input && input.host === true;

const ofPlayers = (inputs: readonly Input[]): MatchRecord['inputs'] =>
  inputs.filter((x): x is MatchRecord['inputs'][number] => !('chance' in x));

/** Chance as it fell in the inputs that were taken over, and then as the seed has it. */
function fallen(taken: readonly Input[], seed: string): Chance {
  const faces = taken.flatMap((x) => ('chance' in x ? [x.chance] : []));
  const fresh = seededChance(seed);
  let next = 0;
  return (q) => faces[next++] ?? fresh(q);
}

/** The table's mind. In a match that was kept it first says again what it has said. */
function remembering(again: MatchRecord['inputs']): Mind {
  const said = again.flatMap((x) => ('pick' in x && x.host === true ? [x.pick] : []));
  let next = 0;
  return (game, state, seat, random) => said[next++] ?? foeMind(game, state, seat, random);
}

function botAt(request: MatchRequest, seat: SeatId): Bot | null {
  const name = request.places[seat]?.sitter;
  if (name === undefined || name === 'person') return null;
  const bot = botByName(name);
  if (bot === undefined) throw new RoomError(`places[${seat}].sitter: no bot is called '${name.slice(0, 40)}'.`);
  return bot;
}

/** The engine refused what it had offered: an error of ours. */
function must(refusal: Refusal | null): void {
  if (refusal !== null) throw new Error(refusal.error);
}
