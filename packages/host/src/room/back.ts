import { allCards, type CardId, type Input, type SeatId, sees } from '@wardroom/core';
import type { Course } from './course.ts';

/**
 * Taking back. A player may take back what they did for as long as they have learnt nothing by it: no die was thrown, no
 * card came to light for them, and nobody else has done anything but let it pass. What others answer apart is no doing of theirs.
 */

/** An input that stands. */
export interface OnLine {
  input: Input;
  /** The entry it came with. */
  entry: number;
  /** It answers a question that was asked apart from others. */
  apart: boolean;
  /** A pass that no person has decided on. */
  quiet: boolean;
}

/** A decision that may be taken back. */
export interface BackMark {
  seat: number;
  entry: number;
  /** Inputs that stood before it. */
  inputs: number;
  apart: boolean;
}

/** Steps back that are kept for each seat: whoever goes on for ever without learning anything makes many. */
const KEPT = 40;

/** A player is about to decide. What they cannot identify now is what they may learn by it. */
export function markBefore(c: Course, seat: SeatId): BackMark {
  c.unseen[seat] = unseenBy(c, seat);
  return { seat, entry: c.length, inputs: c.line.length, apart: c.machine!.state.ask?.apart === 1 };
}

export const unseenBy = (c: Course, seat: SeatId): CardId[] => {
  const s = c.machine!.state;
  return allCards(s).filter((id) => !sees(c.game, s, seat, id));
};

/** The inputs of an entry were taken, from number `from` on: what can still be taken back, `made` among it if somebody decided. */
export function afterInputs(c: Course, made: BackMark | null, from: number): void {
  // What others did before cannot be taken back past somebody's new decision.
  const older = made === null || made.apart ? c.marks : c.marks.filter((x) => x.seat === made.seat);
  c.marks = made === null ? older : [...older, made];
  if (c.marks.length === 0) return;
  for (let i = from; i < c.line.length; i++) {
    const { input, quiet, apart } = c.line[i];
    if ('chance' in input || 'act' in input) {
      c.marks = [];
      return;
    }
    if (!quiet && !apart) c.marks = c.marks.filter((x) => x.seat === input.seat);
  }
  for (const seat of new Set(c.marks.map((x) => x.seat as SeatId))) {
    const own = c.marks.filter((x) => x.seat === seat);
    if (hasSeen(c, seat)) c.marks = c.marks.filter((x) => x.seat !== seat);
    else if (own.length > KEPT) c.marks = c.marks.filter((x) => x !== own[0]);
  }
}

/** Whether a card has come to light for a player. One that was made since (a clone, a summon) was made openly. */
function hasSeen(c: Course, seat: SeatId): boolean {
  const s = c.machine!.state;
  return c.unseen[seat].some((id) => sees(c.game, s, seat, id));
}

export const lastMark = (c: Course, seat: number): BackMark | null => c.marks.findLast((x) => x.seat === seat) ?? null;
