import type { EventView, Refusal, Replay, View } from '@wardroom/core';
import type { Beat, FromHost, LessonTell, MatchRecord, MatchRequest, Note, Snapshot, Update } from '@wardroom/host';
import { isPersons } from '@wardroom/host/messages';
import { create } from 'zustand';
import { type Link, local } from '../../engine/link.ts';
import { createPlayer, type SkipTo, type Stage } from '../../parts/beats/player.ts';
import { clocksAt, leftAt, type Running, stopped, usedAt } from '../../parts/table/clocks.ts';
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
  /** How fast it is shown: dice fly accordingly. */
  tempo: number;
  /** A lesson leads this match. */
  led: boolean;
  /** What the lesson says of the beat: it stays until it is read. */
  tell: LessonTell | null;
  /** Where the table waits; null while something is being shown or thought about. */
  rest: Snapshot | null;
  /** Null where the match has no limit. */
  clocks: Running | null;
  log: EventView[];
  /** What the table did for whoever sits here without asking. */
  notes: Note[];
  /** Where the last turn of whoever sits here ended: so much of the log, and the table then. */
  mark: Mark | null;
  /** What has happened since then was passed over: it is told in short. */
  missed: Mark | null;
  /** They are out, and watch the others at speed. */
  atSpeed: boolean;
  thinking: number | null;
  /** Hot seat: the screen is to be handed to this seat. */
  handTo: number | null;
  refusal: { refusal: Refusal; at: number } | null;
  replay: Replay | null;
  /** The match runs elsewhere: nothing of it is kept here, and the screen is one person's. */
  remote: boolean;
  /** It is over, and there is no replay of it. */
  ended: boolean;
}

export interface Mark {
  at: number;
  view: View;
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
  tempo: 1,
  led: false,
  tell: null,
  rest: null,
  clocks: null,
  log: [],
  notes: [],
  mark: null,
  missed: null,
  atSpeed: false,
  thinking: null,
  handTo: null,
  refusal: null,
  replay: null,
  remote: false,
  ended: false,
};

export const usePlay = create<PlayState>()(() => empty);
const set = usePlay.setState;
const get = usePlay.getState;

/** Whatever runs the match: the engine in this page, or a room on a server. */
let link: Link = local;

// ── What is to be shown ──

let waiting: Snapshot | null = null;
/** When it came: its clocks were read then. */
let came = 0;
/** Ends what the lesson says of a beat. */
let goOn: (() => void) | null = null;
/** Something was passed over since the last turn of whoever sits here. */
let skipped = false;

/** How the game on the table is staged. */
let stage: Stage = { paced: () => ({ natural: 300 }), sound: () => {} };

export const setStage = (s: Stage): void => {
  stage = s;
};

/** Whoever is out and watches on need not see everything. */
const AT_SPEED = 0.25;

const player = createPlayer({
  stage: () => stage,
  pace: () => useSettings.getState().pace * (get().atSpeed ? AT_SPEED : 1),
  still: () => motionReduced(useSettings.getState().motion),
  show: (beat, next, passed, tempo) =>
    // What is passed over has no tempo: the dice keep theirs.
    set((s) => ({ view: beat.view, beat, next, tempo: tempo || s.tempo, log: [...s.log, ...passed] })),
  read,
  ready: roomToDraw,
  done: settle,
});

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
  player.rested();
  const { request, near, remote } = get();
  const asked = rest.view.question?.seat ?? -1;
  const person = !remote && asked >= 0 && asked !== near && request !== null && isPersons(request, asked);
  // From here on it counts as theirs; a hot seat's next player is asked when they have sat down.
  if (asked === near) link.send({ do: 'asked', seat: near });
  const missed = skipped && asked === near && rest.view.over === null;
  if (missed) skipped = false;
  set((s) => ({
    rest,
    clocks: clocksAt(rest.clocks, asked, came, performance.now(), s.clocks),
    view: rest.view,
    beat: null,
    next: null,
    thinking: null,
    handTo: person && rest.view.over === null ? asked : s.handTo,
    // What was taken back is no longer in the log.
    log: s.log.length > rest.events ? s.log.slice(0, rest.events) : s.log,
    notes: s.log.length > rest.events ? s.notes.filter((x) => x.at < rest.events) : s.notes,
    missed: missed ? s.mark : null,
  }));
}

/** Show what has happened at once, to the next turn or until the table waits. What a lesson has something to say about is shown. */
export function skip(to: SkipTo = 'rest'): void {
  if (get().rest !== null || get().tell !== null) return;
  skipped = true;
  player.skip(to);
}

/** What the lesson said has been read. */
export const hasRead = (): void => goOn?.();

/** The dice have come to rest. */
export const diceDone = (): void => player.release();

/** What was missed has been looked at. */
export const hasSeen = (): void => set({ missed: null });

/** Whoever is out watches the others at speed, or as they were. */
export const watchAtSpeed = (atSpeed: boolean): void => set({ atSpeed });

// ── What the host says ──

function take({ viewer, beats, rest, history, notes = [] }: Update): void {
  // Of a seat that somebody has left in the meantime.
  if (viewer !== get().near) return;
  // Coming back to a match: what was already seen is not played again.
  if (history !== undefined) set({ log: history, notes });
  else if (notes.length > 0) set((s) => ({ notes: [...s.notes, ...notes] }));
  if (rest !== null) {
    waiting = rest;
    came = performance.now();
  }
  if (beats.length > 0 || rest !== null) player.push(beats);
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
      record = m.record;
      keepMatch(m.record);
      return;
    case 'thinking':
      if (get().thinking !== m.seat) set({ thinking: m.seat });
      return;
    case 'advice':
    case 'forecast':
    case 'hint':
      // Heard by whoever asked (`advice.ts`, `forecast.ts`, `hints.ts`).
      return;
    case 'replay':
      keepInHistory(m.replay, record?.elapsed ?? 0);
      record = null;
      if (!get().remote) forgetMatch();
      keepReplay(JSON.stringify(m.replay));
      set({ replay: m.replay });
      return;
    case 'ended':
      forgetMatch();
      set({ ended: true });
      return;
    case 'failed':
      // What is kept of the match stays the player's. If it is at fault itself, it will be so the next time: it is set aside.
      if (!get().remote) forgetOpening();
      set({ status: 'failed', error: m.error, kept: get().remote ? null : keptText() });
      if (m.record === true) putAside(m.error);
      return;
    default: {
      const never: never = m;
      throw new Error(`unknown message ${JSON.stringify(never)}`);
    }
  }
}

let record: MatchRecord | null = null;

/** Whoever goes away in thought has used that time: what is kept of the match says so. */
function keepClocks(): void {
  const { clocks } = get();
  if (record === null || clocks === null) return;
  const now = performance.now();
  const limit = Number(record.request.options?.timeLimit ?? 0) * 60_000;
  keepMatch({
    ...record,
    used: record.used.map((_, seat) => usedAt(clocks, seat, now)),
    elapsed: limit - leftAt(clocks, now),
  });
}
addEventListener('pagehide', keepClocks);

/** Fetched now: nobody needs it before the first match is over. */
function keepInHistory(replay: Replay, ms: number): void {
  const { request } = get();
  if (request !== null) void import('../../history/keep.ts').then(({ keepPlayed }) => keepPlayed(request, replay, ms));
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
  stopListening = link.listen(hear);
  link.send({ ...opening, seat });
  link.send({ do: 'stops', seat, stops: useSettings.getState().stops });
}

/** A match that runs elsewhere; `request` says what is known of it. */
export function openRemote(at: Link, request: MatchRequest, near: number): void {
  close();
  link = at;
  set({ ...empty, status: 'open', request, near, remote: true });
  stopListening = link.listen(hear);
  link.send({ do: 'stops', seat: near, stops: useSettings.getState().stops });
}

export function close(): void {
  keepClocks();
  record = null;
  stopListening?.();
  if (stopListening !== null) link.send({ do: 'close' });
  stopListening = null;
  link = local;
  player.clear();
  waiting = null;
  skipped = false;
  goOn?.();
  set(empty);
}

export function pick(index: number): void {
  const { request, rest, near, log } = get();
  if (rest === null) return;
  // The question is answered: nothing can be chosen until the next.
  const mark = rest.view.active === near ? { at: log.length, view: rest.view } : get().mark;
  const now = performance.now();
  set((s) => ({ rest: null, refusal: null, mark, missed: null, clocks: s.clocks && stopped(s.clocks, now) }));
  // The engine often answers before the next frame. Asked only after it, the click shows at once and the answer follows.
  afterFrame(() => {
    if (get().request === request) link.send({ do: 'pick', seat: near, seq: rest.view.seq, pick: index });
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
  link.send({ do: 'undo', seat: near });
}

/** Go on without the lesson. */
export function leaveLesson(): void {
  link.send({ do: 'leave', seat: get().near });
  set({ led: false });
  // What it still had to say of what has happened already.
  player.hush();
  hasRead();
}

export function act(name: string, target?: number): void {
  const { near } = get();
  link.send({ do: 'act', seat: near, act: name, ...(target === undefined ? {} : { target }) });
}

/** Hot seat: the next player has the screen. Nothing of the last one stays on it. */
export function sitDown(seat: number): void {
  player.clear();
  waiting = null;
  skipped = false;
  set({ near: seat, handTo: null, view: null, rest: null, log: [], notes: [], mark: null, missed: null });
  link.send({ do: 'sit', seat });
  link.send({ do: 'stops', seat, stops: useSettings.getState().stops });
}

useSettings.subscribe((now, before) => {
  if (now.stops !== before.stops && get().status === 'open') {
    link.send({ do: 'stops', seat: get().near, stops: now.stops });
  }
});
