import type { EventKind, Prompt, Verb } from '../brand.ts';
import type { State } from '../state.ts';

/** What is looked at where an attack is foretold (`forecast`): which events tell how it goes. No rule asks it. */
export interface Forecasting {
  /** Verbs by which one card attacks another, or a place. */
  attacks: readonly Verb[];
  /** Events that tell of damage: `a` takes `n` from `b`. */
  hurt: readonly EventKind[];
  /** Of damage to a place or a player instead of a card: those of the other side take `n`. */
  struck?: readonly EventKind[];
  /** `a` is no more. */
  gone: readonly EventKind[];
  /** A place has fallen. */
  fallen?: readonly EventKind[];
  /** `a` hits. Where a game tells of none, to do damage is to hit. */
  hits?: readonly EventKind[];
  /** `a` strikes: whoever does so before the other strikes first. Where a game tells of none, both strike at once. */
  strikes?: readonly EventKind[];
  /** The fight is over. Without one it is over when nothing is under way any more. */
  ends?: readonly EventKind[];
  /**
   * Of a roll for this, with the table as it is, only the sum counts, and how many dice show one of the faces named. Where it is
   * null every die may count, and its place.
   */
  counts?: (prompt: Prompt, s: State) => readonly number[] | null;
}
