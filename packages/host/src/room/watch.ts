import type { EventView, GameEvent, State, View } from '@wardroom/core';
import { LEARNER, type Note } from '../messages.ts';
import { type Course, courseOf, takeEntry } from './course.ts';
import { deltaOf } from './delta.ts';
import type { Entry } from './entries.ts';
import { eventFor, shownTo, viewFor } from './lens.ts';
import type { Shown, Told, ToldBeat } from './messages.ts';
import { RoomError } from './room-types.ts';
import { company } from './with-others.ts';

/** Somebody looking at a course: what they have been shown so far, and what they are told next. */
export interface Watch {
  viewer: number;
  /** As of the last message; null before the first. */
  shown: Shown | null;
  view: View | null;
  beats: ToldBeat[];
  /** How many notes they have been told. */
  noted: number;
  /** What they are shown, as text: while nothing happens it takes a fraction of the memory. */
  asleep: string | null;
}

export const watchFrom = (viewer: number, shown: Shown | null, noted: number): Watch => ({
  viewer,
  shown,
  view: shown?.view ?? null,
  beats: [],
  noted,
  asleep: null,
});

/** Nothing has happened for a while. */
export function sleep(w: Watch): void {
  if (w.shown === null || w.view !== w.shown.view || w.beats.length > 0) return;
  w.asleep = JSON.stringify(w.shown);
  w.shown = null;
  w.view = null;
}

/** Something happens again. */
export function wake(w: Watch): void {
  if (w.asleep === null) return;
  w.shown = JSON.parse(w.asleep) as Shown;
  w.view = w.shown.view;
  w.asleep = null;
}

export function hear(c: Course, w: Watch, e: GameEvent, s: State): void {
  const event = eventFor(c, s, w.viewer, e);
  const seen = viewFor(c, s, w.viewer);
  const view = deltaOf(w.view, seen);
  const tell = w.viewer === LEARNER ? c.led?.tell(s, c.lessonLog) : undefined;
  w.beats.push({ event, ...(view === undefined ? {} : { view }), ...(tell === undefined ? {} : { tell }) });
  w.view = seen;
}

/** After an entry: the message of it, or null if there is nothing in it for this viewer. */
export function tellOf(c: Course, w: Watch, before: number, history: () => readonly EventView[]): Told | null {
  const n = c.told[w.viewer];
  if (n === before) return null;
  const shown = shownTo(c, w.viewer, history);
  const rest = deltaOf(w.shown === null ? null : { ...w.shown, view: w.view }, shown);
  const all = c.notes[w.viewer] ?? [];
  const notes = all.slice(Math.min(w.noted, all.length));
  const told: Told = {
    is: 'told',
    n,
    beats: w.beats,
    ...(notes.length === 0 ? {} : { notes }),
    ...(rest === undefined ? {} : { rest }),
  };
  w.shown = shown;
  w.view = shown.view;
  w.beats = [];
  w.noted = all.length;
  return told;
}

export interface Retold {
  n: number;
  /** As of message number `n`. */
  shown: Shown | null;
  history: EventView[];
  notes: Note[];
  /** Everything after message number `cursor`, with the times of its entries. */
  messages: { told: Told; t: number }[];
}

/**
 * Tell a log again to one viewer. Views are worked out from message number `cursor` on only; without it only the last one is.
 * `last`: the number of entries when this viewer was last told something, if that is known.
 */
export function retell(entries: readonly Entry[], viewer: number, cursor: number | null, last = -1): Retold {
  const [first, ...rest] = entries;
  if (first?.is !== 'open') throw new RoomError('The log does not begin with the opening of a match.');
  const c = courseOf(first, company);
  const history: EventView[] = [];
  const messages: Retold['messages'] = [];
  let w: Watch | null = cursor === 0 ? watchFrom(viewer, null, 0) : null;
  let shown: Shown | null = null;
  c.listen = (e, s) => {
    history.push(eventFor(c, s, viewer, e));
    if (w !== null) hear(c, w, e, s);
  };
  for (const entry of rest) {
    const before = c.told[viewer];
    takeEntry(c, entry);
    if (history.length > c.events) history.length = c.events;
    if (w !== null) {
      const told = tellOf(c, w, before, () => history);
      if (told !== null) messages.push({ told, t: entry.t });
      shown = w.shown;
    } else if (c.told[viewer] !== before && (c.told[viewer] === cursor || c.length === last)) {
      shown = shownTo(c, viewer, () => history);
      if (c.told[viewer] === cursor) w = watchFrom(viewer, shown, noted(c, viewer));
    }
  }
  return { n: c.told[viewer], shown, history, notes: c.notes[viewer] ?? [], messages };
}

const noted = (c: Course, viewer: number): number => c.notes[viewer]?.length ?? 0;
