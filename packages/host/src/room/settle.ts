import type { SeatId } from '@wardroom/core';
import { lastMark } from './back.ts';
import type { Course } from './course.ts';
import { asksInSecret, canBack, isOver, openQuestions, questionFor, waitsFor } from './open.ts';

/** What is done after every entry: questions are numbered, offers lapse, and it is noted who could notice anything. */

/** Turns for which a draw stays on offer. */
const OFFER_TURNS = 2;

/** Questions get their numbers; what is over time goes from the bank. */
export function settle(c: Course, backer: number): void {
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

/** Count the messages of each viewer: an entry with nothing in it for them makes none. */
export function notice(c: Course): void {
  const s = c.machine?.state ?? null;
  if (s !== null) for (const [viewer, veil] of (c.veils ?? []).entries()) veil.renew(c, viewer as SeatId);
  const common = JSON.stringify([
    c.offer,
    c.ended,
    c.judged.rulings.length,
    s?.over,
    c.seats.map((x) => x.sitter),
    s?.turn,
    s !== null && asksInSecret(c),
    c.events,
  ]);
  c.told.forEach((_, viewer) => {
    const x = c.seats[viewer];
    const own =
      x === undefined
        ? []
        : [x.raw >= 0 ? x.number : -1, x.stops, x.hold, canBack(c, viewer), c.notes[viewer].length, c.left];
    const seen = common + JSON.stringify([own, waitsFor(c, viewer)]);
    if (seen === c.noticed[viewer]) return;
    c.noticed[viewer] = seen;
    if (s === null) return;
    c.told[viewer]++;
    c.noticedAt[viewer] = c.length;
  });
}
