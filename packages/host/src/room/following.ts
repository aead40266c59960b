import type { EventView, View } from '@wardroom/core';
import type { Beat, Update } from '../messages.ts';
import { patched } from './delta.ts';
import type { RoomFacts, Shown, Told, Whole } from './messages.ts';

/** A match as a client keeps it, from what its room says. Nothing of the engine is needed for it. */
export interface Following {
  /** The last message that was taken: the cursor to come back with. */
  n: number;
  facts: RoomFacts | null;
  shown: Shown | null;
  /** What they may do as the judge of the match. */
  judge: readonly string[];
  /** Events so far. */
  events: number;
}

export const following = (): Following => ({ n: 0, facts: null, shown: null, judge: [], events: 0 });

/** Where everything stands: on joining, or because a cursor was of no use. */
export function takeWhole(f: Following, m: Whole): Update {
  f.n = m.n;
  f.facts = m.facts;
  f.shown = m.shown;
  f.judge = m.judge ?? [];
  f.events = m.history.length;
  return { viewer: m.facts.viewer, beats: [], rest: m.shown, history: m.history, notes: m.notes };
}

/** What came next, as a table shows it: event by event, each with the view after it, and where things stand then. */
export function takeTold(f: Following, m: Told): Update {
  f.n = m.n;
  let view: View | null = f.shown?.view ?? null;
  const beats = m.beats.map(({ event, view: change, tell }): Beat => {
    view = patched(view, change);
    return { at: f.events++, event: event as EventView, view: view!, ...(tell === undefined ? {} : { tell }) };
  });
  f.shown = patched(f.shown === null ? null : { ...f.shown, view: view! }, m.rest);
  // What was taken back has not happened.
  if (f.shown !== null) f.events = Math.min(f.events, f.shown.events);
  const notes = m.notes === undefined ? {} : { notes: m.notes };
  return { viewer: f.facts?.viewer ?? 0, beats, rest: f.shown, ...notes };
}
