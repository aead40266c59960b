/**
 * The plain slice of Ward that all contenders play, so that they can be compared: a duel with creatures only, none of
 * which has an effect. Calling is automatic. Every choice is uniformly random among the legal ones.
 *
 * What is asked, in the order of a game (each of these is one decision, also when it has only one answer):
 *  - start       W7.1.1   the lower roll chooses to go first or second
 *  - discard     W9.1.1   one card, while the hand is over 8 after the draw
 *  - phase 2     W9.1.2   summon card X, kill the own primary, or be done; asked once in a turn, since a summon and
 *                         W8.4 exclude each other and nothing is left to do after either. On the first turn W7.1.4
 *                         leaves only "place card X"
 *  - sacrifice   W8.2.1   one card of the hand, for each sacrifice that the primary does not already pay
 *  - combat      W9.1.3   battle or pass; not asked in the first cycle (W7.1.3)
 *  - replacement W7.2.1   place card X, after a primary was killed in battle or by its own player
 *
 * Readings, where the clauses leave the slice open:
 *  - A discarded creature goes to its owner's cemetery and counts. Discards that would reach the threshold are not
 *    offered (W4.1.5) unless all would: a discard is compulsory, so then any is taken and the player loses (W4.1.1).
 *  - A card is playable if its sacrifices can be paid without reaching the threshold (W4.1.5), also for the question
 *    whether the redraw of W7.2.2 can ever end.
 *  - W7.2.3: the cards drawn onto an empty hand may be the sacrifices too; what is left of them is then shuffled back.
 *  - Cards are asked for one by one: two copies in a hand are two answers.
 */

/** W4.1.1 */
export const threshold = 300;
/** W9.1.1 */
export const handLimit = 8;
/** W7.1.2 */
export const firstDraw = 5;
/** Random play ends with probability 1, but nothing bounds it: a game that asks this often is cut and counted. */
export const guard = 5_000;

/** W8.2.1 */
export function sacrificesFor(al: number): number {
  return al <= 6 ? 0 : al <= 11 ? 1 : 2;
}

/** What a contender reports about the games it has played. */
export interface Tally {
  games: number;
  decisions: number;
  /** Wins of seat 0 and of seat 1. */
  wins: [number, number];
  /** Wins of whoever took the first turn. */
  firstWins: number;
  /** Games cut at `guard`; they have no winner. */
  guards: number;
  turns: number;
  battles: number;
  discards: number;
  /** Normal summons over an own primary. */
  summons: number;
  /** W8.4 */
  kills: number;
  /** Cards that were put onto an empty field: first turn, W7.2, W8.4. */
  placements: number;
  sacrifices: number;
  /** Games lost through W7.2.4. */
  stranded: number;
}

export function emptyTally(): Tally {
  return {
    games: 0,
    decisions: 0,
    wins: [0, 0],
    firstWins: 0,
    guards: 0,
    turns: 0,
    battles: 0,
    discards: 0,
    summons: 0,
    kills: 0,
    placements: 0,
    sacrifices: 0,
    stranded: 0,
  };
}
