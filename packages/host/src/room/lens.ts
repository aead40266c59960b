import {
  type EventView,
  eventView,
  type GameEvent,
  NONE,
  type SeatId,
  type State,
  type View,
  view,
} from '@wardroom/core';
import { LEARNER } from '../lesson.ts';
import type { Clocks, WhyNot } from '../messages.ts';
import { openEvent, openView } from '../replays.ts';
import { asksInSecret, type Course, canBack, questionFor, running } from './course.ts';
import { commitmentOf } from './fair.ts';
import type { RoomFacts, Shown } from './messages.ts';
import { veiled } from './veil.ts';

/** What a viewer is shown of a course: the one place where it leaves the room, and everything of it goes through `view`. */

const nameOf =
  (c: Course) =>
  (seat: SeatId): string =>
    c.names[seat] ?? 'Nobody';

/** A spectator sees all hands where the table chose that. */
const isOpen = (c: Course, viewer: number): boolean =>
  viewer === c.seats.length && c.rules.spectators?.hands === 'open';

export function viewFor(c: Course, s: State, viewer: number): View {
  const seen = (isOpen(c, viewer) ? openView : view)(c.game, s, viewer as SeatId, nameOf(c));
  const place = c.seats[viewer];
  seen.seq = place === undefined || place.raw < 0 ? NONE : place.number;
  const { question } = seen;
  if (question !== null && question.seat !== viewer && asksInSecret(c)) {
    seen.question = { seat: NONE, prompt: 'wait', text: 'The table waits for answers.' };
  }
  const veil = c.veils?.[viewer];
  if (veil === undefined) return seen;
  const shown = veiled(veil, seen);
  // Where in a hand a card lies would tell when it was drawn.
  for (const zone of shown.zones) {
    const own = c.game.zones.find((z) => z.name === zone.zone)?.open === 'own';
    if (own && zone.seat !== viewer) zone.cards?.sort((a, b) => a.id - b.id);
  }
  return shown;
}

export function eventFor(c: Course, s: State, viewer: number, e: GameEvent): EventView {
  const seen = (isOpen(c, viewer) ? openEvent : eventView)(c.game, s, viewer as SeatId, e, nameOf(c));
  const veil = c.veils?.[viewer];
  return veil === undefined ? seen : veiled(veil, seen);
}

/** `log`: what the viewer has seen so far, where a lesson needs to know it. */
export function shownTo(c: Course, viewer: number, log: readonly EventView[] = []): Shown {
  const s = c.machine!.state;
  const place = c.seats[viewer];
  const own = questionFor(c, viewer);
  const lesson = viewer === LEARNER && own !== null ? c.led?.step(s, own, log) : undefined;
  const { offer } = c;
  return {
    view: viewFor(c, s, viewer),
    events: c.events,
    canUndo: canBack(c, viewer),
    why: place === undefined ? [] : reasons(c, viewer as SeatId),
    clocks: clocksFor(c, viewer),
    acts:
      place === undefined
        ? []
        : Object.entries(c.game.interrupts).flatMap(([act, x]) => (x.by === 'player' ? [act] : [])),
    ...(lesson === undefined ? {} : { lesson }),
    offer: offer === null ? null : { seat: offer.seat, what: offer.what, waits: [...offer.waits] },
    sitters: c.seats.map((x) => x.sitter),
    ...(place === undefined ? {} : { stops: place.stops }),
    ended: c.ended,
  };
}

function reasons(c: Course, seat: SeatId): WhyNot[] {
  const s = c.machine!.state;
  const aliases = s.aliases[seat];
  const why = c.game.explain(s, seat).map((x) => ({ ...x, card: aliases[x.card] }));
  const veil = c.veils?.[seat];
  return veil === undefined ? why : veiled(veil, why);
}

/** As of the last entry. What others have used while all answer apart shows when they all have. */
function clocksFor(c: Course, viewer: number): Clocks {
  const asked = running(c).map((q): number => q.seat);
  return {
    used: c.seats.map((x, i) => x.used + (i === viewer || c.rules.among === 'friends' ? x.apart : 0)),
    running: asksInSecret(c) ? asked.filter((seat) => seat === viewer) : asked,
    elapsed: c.t - c.begun,
    limit: matchLimit(c),
  };
}

/** Milliseconds for the whole match, where the game has such an option; 0 is none. */
export const matchLimit = (c: Course): number => Number(c.setup.options?.timeLimit ?? 0) * 60_000;

export function factsFor(c: Course, viewer: number): RoomFacts {
  const { request, fingerprint, among, takeBack, spectators, clock, pace, secret } = c.rules;
  return {
    game: request.game,
    mode: c.setup.mode,
    fingerprint,
    names: [...c.names],
    teams: c.setup.seats.map((x, i) => x.team ?? i),
    viewer,
    among,
    takeBack,
    spectators: spectators ?? null,
    clock: clock ?? null,
    pace: pace ?? null,
    commitment: secret === undefined ? null : commitmentOf(secret),
    entropy: c.seats.map((x) => x.entropy !== null),
  };
}
