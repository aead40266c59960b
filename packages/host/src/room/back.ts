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
  /** Which cards its player could not identify then. */
  unseen: ReadonlySet<CardId>;
}

/** Steps back that are kept: whoever goes on for ever without learning anything makes many. */
const KEPT = 40;

export function markBefore(c: Course, seat: SeatId): BackMark {
  const s = c.machine!.state;
  const unseen = new Set(allCards(s).filter((id) => !sees(c.game, s, seat, id)));
  return { seat, entry: c.length, inputs: c.line.length, apart: s.ask?.apart === 1, unseen };
}

/** Something was done: what can still be taken back, and the decision itself if somebody made one. */
export function afterInputs(c: Course, made: BackMark | null): void {
  // What others did before cannot be taken back past somebody's new decision.
  const older = made === null || made.apart ? c.marks : c.marks.filter((x) => x.seat === made.seat);
  const marks = made === null ? older : [...older, made];
  c.marks = marks.filter((x) => !learnt(c, x));
  for (const { seat } of c.marks.slice()) {
    const own = c.marks.filter((x) => x.seat === seat);
    if (own.length > KEPT) c.marks = c.marks.filter((x) => x !== own[0]);
  }
}

/** A card that was made since (a clone, a summon) was made openly: nothing is learnt from it. */
function learnt(c: Course, mark: BackMark): boolean {
  for (let i = mark.inputs; i < c.line.length; i++) {
    const { input, quiet, apart } = c.line[i];
    if ('chance' in input || 'act' in input) return true;
    if (input.seat !== mark.seat && !quiet && !apart) return true;
  }
  const s = c.machine!.state;
  for (const id of mark.unseen) if (sees(c.game, s, mark.seat as SeatId, id)) return true;
  return false;
}

export const lastMark = (c: Course, seat: number): BackMark | null => c.marks.findLast((x) => x.seat === seat) ?? null;
