import { askedOf, asksChance, type Question, type SeatId, type ZoneSpec } from '@wardroom/core';
import { lastMark } from './back.ts';
import type { Course } from './course.ts';

/** What is open in a match, and who may know for whom the table waits. */

export const isOver = (c: Course): boolean => c.ended !== null || (c.machine !== null && c.machine.state.over !== null);

/** Every question to a player or the table that is open: several may be asked at the same time. */
export function openQuestions(c: Course): Question[] {
  const s = c.machine?.state;
  if (s === undefined || s.ask === null || asksChance(s.ask) || isOver(c)) return [];
  return [s.ask, ...s.also];
}

/** What whoever sits at this seat is asked, or null. */
export function questionFor(c: Course, seat: number): Question | null {
  const s = c.machine?.state;
  if (s === undefined || asksChance(s.ask) || isOver(c)) return null;
  const q = askedOf(s, seat as SeatId);
  return q?.table === 0 ? q : null;
}

/** Whether the question that is open belongs to a window in which players may answer something or let it pass. */
export const isWindow = (c: Course): boolean => {
  const s = c.machine!.state;
  return s.ask !== null && !asksChance(s.ask) && c.game.windows?.asked(s) != null;
};

/** Whether others must not learn who is asked: in windows and where several answer apart, among strangers. */
export const asksInSecret = (c: Course): boolean =>
  c.rules.among === 'strangers' && openQuestions(c).length > 0 && (isWindow(c) || c.machine!.state.ask!.apart === 1);

/** The seat that a viewer is told the table waits for, or -1. */
export function waitsFor(c: Course, viewer: number): number {
  if (questionFor(c, viewer) !== null) return viewer;
  const s = c.machine?.state;
  if (s === undefined || s.ask === null || asksInSecret(c)) return -1;
  return s.ask.seat;
}

/** Whether a player may take back their last decision now, or ask to. */
export const canBack = (c: Course, seat: number): boolean =>
  !isOver(c) && c.rules.takeBack !== 'never' && seat < c.seats.length && lastMark(c, seat) !== null;

/** Whether cards are held here, out of sight of others. Those that lie face down on the table can be followed by anybody. */
export const isHand = ({ open, play }: ZoneSpec): boolean => open === 'own' && !play;

/** Persons other than this one who are still in the match. */
export const others = (c: Course, seat: number): number[] =>
  c.seats.flatMap((x, i) =>
    i !== seat && x.sitter === 'person' && c.machine?.state.seats[i as SeatId].out !== 1 ? [i] : [],
  );
