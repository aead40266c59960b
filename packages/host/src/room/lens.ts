import {
  type EventView,
  endingWords,
  eventView,
  type GameEvent,
  NONE,
  type SeatId,
  type State,
  type View,
  view,
} from '@wardroom/core';
import type { Clocks, PuzzleState, Snapshot, WhyNot } from '../messages.ts';
import { LEARNER } from '../messages.ts';
import { matchLimit, running } from './clock.ts';
import type { Course } from './course.ts';
import type { Shown } from './messages.ts';
import { asksInSecret, canBack, isHand, questionFor } from './open.ts';

/** What a viewer is shown of a course: the one place where it leaves the room, and everything of it goes through `view`. */

const nameOf =
  (c: Course) =>
  (seat: SeatId): string =>
    c.names[seat] ?? 'Nobody';

/** A spectator sees all hands where the table chose that. */
const isOpen = (c: Course, viewer: number): boolean =>
  viewer === c.seats.length && c.rules.spectators?.hands === 'open';

export function viewFor(c: Course, state: State, viewer: number): View {
  const seen = seenBy(c, state, viewer as SeatId);
  const place = c.seats[viewer];
  seen.seq = place === undefined || place.raw < 0 ? NONE : place.number;
  const { question } = seen;
  if (question !== null && question.seat !== viewer && asksInSecret(c)) {
    seen.question = { seat: NONE, prompt: 'wait', text: 'The table waits for answers.' };
  }
  if (c.veils === null) return seen;
  // Where in a hand a card lies would tell when it was drawn.
  for (const zone of seen.zones) {
    const held = c.game.zones.some((z) => z.name === zone.zone && isHand(z));
    if (held && zone.seat !== viewer) zone.cards?.sort((a, b) => a.id - b.id);
  }
  return seen;
}

function seenBy(c: Course, s: State, viewer: SeatId): View {
  if (isOpen(c, viewer)) return c.company!.openView(c.game, veiled(c, s, viewer), viewer, nameOf(c));
  if (c.veils !== null) return view(c.game, veiled(c, s, viewer), viewer, nameOf(c));
  return view(c.game, s, viewer, nameOf(c), c.shown);
}

export const eventFor = (c: Course, s: State, viewer: number, e: GameEvent): EventView =>
  (isOpen(c, viewer) ? c.company!.openEvent : eventView)(c.game, veiled(c, s, viewer), viewer as SeatId, e, nameOf(c));

/** Cards by the names that this viewer knows them by. */
const veiled = (c: Course, s: State, viewer: number): State => c.veils?.[viewer].over(s, viewer) ?? s;

/** How the puzzle on the table stands, in a lesson that consists of them. */
export function puzzleOf(c: Course): PuzzleState | undefined {
  const s = c.machine!.state;
  if (c.led?.puzzle === undefined || c.left !== null) return undefined;
  return c.led.puzzle(viewFor(c, s, LEARNER), c.lessonLog, s.over !== null || s.turn !== c.begunIn);
}

/** Where the table stands. `history`: all that the viewer has seen, asked for when the match is over. */
export function snapshotFor(c: Course, viewer: number, history: () => readonly EventView[]): Snapshot {
  const s = c.machine!.state;
  const place = c.seats[viewer];
  const own = questionFor(c, viewer);
  const lesson = viewer === LEARNER && own !== null ? c.led?.step(s, own, c.lessonLog) : undefined;
  const puzzle = puzzleOf(c);
  const seen = viewFor(c, s, viewer);
  return {
    view: seen,
    events: c.events,
    canUndo: canBack(c, viewer),
    why: place === undefined ? [] : reasons(c, viewer as SeatId),
    clocks: clocksFor(c, viewer),
    acts:
      place === undefined
        ? []
        : Object.entries(c.game.interrupts).flatMap(([act, x]) => (x.by === 'player' ? [act] : [])),
    ...(s.over === null ? {} : { reason: endingWords(c.game, history(), seen, viewer, (seat) => c.names[seat]) }),
    ...(lesson === undefined ? {} : { lesson }),
    ...(puzzle === undefined ? {} : { puzzle }),
  };
}

/** The same with what concerns all who are connected to a room. */
export function shownTo(c: Course, viewer: number, history: () => readonly EventView[]): Shown {
  const { offer } = c;
  const place = c.seats[viewer];
  return {
    ...snapshotFor(c, viewer, history),
    offer: offer === null ? null : { seat: offer.seat, what: offer.what, waits: [...offer.waits] },
    sitters: c.seats.map((x) => x.sitter),
    ...(place === undefined ? {} : { stops: place.stops }),
    rulings: [...c.judged.rulings],
    ended: c.ended,
  };
}

function reasons(c: Course, seat: SeatId): WhyNot[] {
  const s = c.machine!.state;
  const aliases = veiled(c, s, seat).aliases[seat];
  return c.game.explain(s, seat).map((x) => ({ ...x, card: aliases[x.card] }));
}

/** As of the last entry. What others have used while all answer apart shows when they all have. */
export function clocksFor(c: Course, viewer: number, now = c.t): Clocks {
  const asked = running(c).map((q): number => q.seat);
  const shown = asksInSecret(c) ? asked.filter((seat) => seat === viewer) : asked;
  const { clock } = c.rules;
  const own = questionFor(c, viewer);
  const closes = own === null ? null : (c.company?.windowCloses(c, own) ?? null);
  return {
    used: c.seats.map(
      (x, i) =>
        x.used + (i === viewer || c.rules.among === 'friends' ? x.apart : 0) + (asked.includes(i) ? now - c.t : 0),
    ),
    running: shown,
    elapsed: now - c.begun,
    limit: matchLimit(c),
    ...(clock === undefined
      ? {}
      : {
          decision: {
            time: clock.decision,
            bank: c.seats.map((x) => x.bank),
            taken: c.seats.map((x, i) => (shown.includes(i) ? now - x.since : 0)),
          },
        }),
    ...(closes === null ? {} : { window: { left: closes - now, held: c.seats[viewer].hold } }),
  };
}
