import type { EventView, Refusal, Replay, View } from '@wardroom/core';
import type { Beat, Clocks, FromHost, LessonTell, MatchRequest, Snapshot, Update } from '@wardroom/host';
import { isPersons } from '@wardroom/host/messages';
import { create } from 'zustand';
import { local } from '../../engine/link.ts';
import { motionReduced, useSettings } from '../../settings.ts';
import { forgetMatch, forgetOpening, keepMatch, keepReplay, keptText, type Opening, putAside } from './start.ts';

/**
 * The match on the screen. Beats come from the host faster than people can follow: they are played one by one at the
 * pace that was set, and the question is put when the last of them has been seen. Everything can be skipped.
 */
export interface PlayState {
  status: 'idle' | 'open' | 'failed';
  error: string;
  /** What is kept of a match that failed. */
  kept: string | null;
  request: MatchRequest | null;
  /** Who sits at the screen. */
  near: number;
  /** What is shown. */
  view: View | null;
  beat: Beat | null;
  /** The beat after it, where it is known: a roll's verdict is the event that follows. */
  next: Beat | null;
  /** A lesson leads this match. */
  led: boolean;
  /** What the lesson says of the beat: it stays until it is read. */
  tell: LessonTell | null;
  /** Where the table waits; null while something is being shown or thought about. */
  rest: Snapshot | null;
  /** As they stood when the table last waited. */
  clocks: Clocks | null;
  log: EventView[];
  thinking: number | null;
  /** Hot seat: the screen is to be handed to this seat. */
  handTo: number | null;
  refusal: { refusal: Refusal; at: number } | null;
  replay: Replay | null;
  /** It is over, and there is no replay of it. */
  ended: boolean;
}

const empty: PlayState = {
  status: 'idle',
  error: '',
  kept: null,
  request: null,
  near: 0,
  view: null,
  beat: null,
  next: null,
  led: false,
  tell: null,
  rest: null,
  clocks: null,
  log: [],
  thinking: null,
  handTo: null,
  refusal: null,
  replay: null,
  ended: false,
};

export const usePlay = create<PlayState>()(() => empty);
const set = usePlay.setState;
const get = usePlay.getState;

// ── The queue of what is to be shown ──

let queue: Beat[] = [];
let waiting: Snapshot | null = null;
let release: (() => void) | null = null;
/** Ends what the lesson says of a beat. */
let goOn: (() => void) | null = null;
let showing = false;
/** Which run of `show` is the current one: a new match ends the old run. */
let run = 0;

/** How the game on the table is staged. */
export interface Director {
  /** How long a beat is held, in milliseconds at pace 1. `dice`: until the tray says so. */
  hold: (beat: Beat, next: Beat | null) => number | 'dice';
  /** What is heard with it. */
  sound: (beat: Beat) => void;
}
let director: Director = { hold: () => 300, sound: () => {} };

export const setDirector = (d: Director): void => {
  director = d;
};

/** The longest that dice are waited for: a tray that never reports must not stop the match. */
const DICE_LIMIT = 6000;

/** How long a beat stays, in milliseconds. */
function holdTime(beat: Beat, next: Beat | null): number {
  const { pace, motion } = useSettings.getState();
  if (pace === 0) return 0;
  const time = director.hold(beat, next);
  // Without motion things need less time, but each must still be seen.
  return time === 'dice' ? DICE_LIMIT : time * pace * (motionReduced(motion) ? 0.6 : 1);
}

function hold(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      release = null;
      resolve();
    }
    release = done;
  });
}

/** Stop until the person at the screen has read what the lesson says. */
function read(tell: LessonTell): Promise<void> {
  set({ tell });
  return new Promise((resolve) => {
    goOn = () => {
      goOn = null;
      set({ tell: null });
      resolve();
    };
  });
}

async function show(): Promise<void> {
  if (showing) return;
  showing = true;
  const own = ++run;
  await roomToDraw();
  let passed: EventView[] = [];
  while (queue.length > 0 && own === run) {
    const beat = queue.shift()!;
    const next = queue[0] ?? null;
    const ms = holdTime(beat, next);
    passed.push(beat.event);
    if (useSettings.getState().pace > 0) director.sound(beat);
    // What nobody has time to see is not drawn.
    if (ms <= 0 && next !== null && beat.tell === undefined) continue;
    const log = passed;
    passed = [];
    set((s) => ({ view: beat.view, beat, next, log: [...s.log, ...log] }));
    if (ms > 0) await hold(ms);
    if (beat.tell !== undefined && own === run) await read(beat.tell);
  }
  if (own !== run) return;
  showing = false;
  settle();
}

let justDrawn = false;

/** At the fastest pace, what comes before the page has been drawn again is drawn with it: bots answer faster than that. */
async function roomToDraw(): Promise<void> {
  if (useSettings.getState().pace > 0) return;
  if (justDrawn) await new Promise<void>(afterFrame);
  justDrawn = true;
  afterFrame(() => {
    justDrawn = false;
  });
}

/** Nothing more to show: put the question. */
function settle(): void {
  if (waiting === null) {
    set({ beat: null, next: null });
    return;
  }
  const rest = waiting;
  waiting = null;
  const { request, near } = get();
  const asked = rest.view.question?.seat ?? -1;
  const person = asked >= 0 && asked !== near && request !== null && isPersons(request, asked);
  set((s) => ({
    rest,
    clocks: rest.clocks,
    view: rest.view,
    beat: null,
    next: null,
    thinking: null,
    handTo: person && rest.view.over === null ? asked : s.handTo,
    // What was taken back is no longer in the log.
    log: s.log.length > rest.events ? s.log.slice(0, rest.events) : s.log,
  }));
}

/** Show the rest of what has happened at once, up to what a lesson has something to say about. */
export function skip(): void {
  if (!showing) return;
  const told = queue.findIndex((b) => b.tell !== undefined);
  const skipped = get().beat?.tell !== undefined ? [] : queue.splice(0, told < 0 ? queue.length : told);
  const last = skipped.at(-1);
  const events = skipped.map((b) => b.event);
  if (last !== undefined) set((s) => ({ view: last.view, beat: null, next: null, log: [...s.log, ...events] }));
  release?.();
}

/** What the lesson said has been read. */
export const hasRead = (): void => goOn?.();

/** The dice have come to rest. */
export const diceDone = (): void => release?.();

// ── What the host says ──

function take({ viewer, beats, rest, history }: Update): void {
  // Of a seat that somebody has left in the meantime.
  if (viewer !== get().near) return;
  // Coming back to a match: what was already seen is not played again.
  if (history !== undefined) set({ log: history });
  queue.push(...beats);
  if (rest !== null) waiting = rest;
  if (queue.length > 0 || rest !== null) void show();
}

function hear(m: FromHost): void {
  switch (m.is) {
    case 'update':
      take(m.update);
      return;
    case 'refused':
      set((s) => ({ refusal: { refusal: m.refusal, at: (s.refusal?.at ?? 0) + 1 } }));
      return;
    case 'record':
      keepMatch(m.record);
      return;
    case 'thinking':
      if (get().thinking !== m.seat) set({ thinking: m.seat });
      return;
    case 'replay':
      forgetMatch();
      keepReplay(JSON.stringify(m.replay));
      set({ replay: m.replay });
      return;
    case 'ended':
      forgetMatch();
      set({ ended: true });
      return;
    case 'failed':
      // What is kept of the match stays the player's. If it is at fault itself, it will be so the next time: it is set aside.
      forgetOpening();
      set({ status: 'failed', error: m.error, kept: keptText() });
      if (m.record === true) putAside(m.error);
      return;
    default: {
      const never: never = m;
      throw new Error(`unknown message ${JSON.stringify(never)}`);
    }
  }
}

// ── What the person at the screen does ──

let stopListening: (() => void) | null = null;

/** Seats with a person at them: the only one, or several who share the screen. */
const persons = (request: MatchRequest): number[] =>
  Array.from({ length: request.places.length + 1 }, (_, seat) => seat).filter((seat) => isPersons(request, seat));

export function open(opening: Opening): void {
  close();
  const request = opening.do === 'open' ? opening.request : opening.record.request;
  const [seat = 0, second] = persons(request);
  const led = request.lesson !== undefined && (opening.do === 'open' || opening.record.left === undefined);
  const shared = second !== undefined;
  // Whoever opens a shared match, or comes back to it, must not see a hand before they say who they are.
  set({ ...empty, status: 'open', request, led, near: seat, handTo: shared ? seat : null });
  stopListening = local.listen(hear);
  local.send({ ...opening, seat });
  local.send({ do: 'stops', seat, stops: useSettings.getState().stops });
}

export function close(): void {
  stopListening?.();
  if (stopListening !== null) local.send({ do: 'close' });
  stopListening = null;
  queue = [];
  waiting = null;
  run++;
  showing = false;
  release?.();
  goOn?.();
  set(empty);
}

export function pick(index: number): void {
  const { request, rest, near } = get();
  if (rest === null) return;
  // The question is answered: nothing can be chosen until the next.
  set({ rest: null, refusal: null });
  // The engine often answers before the next frame. Asked only after it, the click shows at once and the answer follows.
  afterFrame(() => {
    if (get().request === request) local.send({ do: 'pick', seat: near, seq: rest.view.seq, pick: index });
  });
}

/** A page that nobody looks at has no frames, but the match goes on. */
function afterFrame(then: () => void): void {
  let done = false;
  const once = (): void => {
    if (!done) then();
    done = true;
  };
  requestAnimationFrame(() => setTimeout(once));
  setTimeout(once, 100);
}

export function undo(): void {
  const { rest, near } = get();
  if (rest?.canUndo !== true) return;
  set({ rest: null, refusal: null });
  local.send({ do: 'undo', seat: near });
}

/** Go on without the lesson. */
export function leaveLesson(): void {
  local.send({ do: 'leave', seat: get().near });
  set({ led: false });
  // What it still had to say of what has happened already.
  queue = queue.map(({ tell: _, ...beat }) => beat);
  hasRead();
}

export function act(name: string, target?: number): void {
  const { near } = get();
  local.send({ do: 'act', seat: near, act: name, ...(target === undefined ? {} : { target }) });
}

/** Hot seat: the next player has the screen. Nothing of the last one stays on it. */
export function sitDown(seat: number): void {
  queue = [];
  waiting = null;
  set({ near: seat, handTo: null, view: null, rest: null, log: [] });
  local.send({ do: 'sit', seat });
  local.send({ do: 'stops', seat, stops: useSettings.getState().stops });
}

useSettings.subscribe((now, before) => {
  if (now.stops !== before.stops && get().status === 'open') {
    local.send({ do: 'stops', seat: get().near, stops: now.stops });
  }
});
