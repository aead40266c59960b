import type { CardId, EventKind, SeatId } from '../brand.ts';
import type { GameEvent } from '../event.ts';
import type { Machine } from '../machine.ts';
import type { State } from '../state.ts';

/**
 * What reports over many matches look for in matches of a game. No match needs it: it stands beside the game, and a table
 * that is loaded over a network does not load it.
 */
export interface Survey {
  /**
   * How each team stands, by its index, from what everybody sees: whoever has most is ahead, and nobody if it is equal. The
   * game's own score, not a bot's judgement: what the rules end the match by. Read whenever a turn begins.
   */
  lead: (m: Machine) => readonly number[];
  /** Kinds of events by which card `a` is used: played, summoned, cast. */
  uses: readonly EventKind[];
  /** Everything with a name that should come up in matches: statuses, tokens, keywords. */
  marks: readonly Mark[];
  /** Figures of a player, read at the end of each of their turns: at the event of theirs that says so. */
  figures?: { at: (e: GameEvent) => boolean; list: readonly Figure[] };
}

/** Something that happens in a match or does not. */
export interface Mark {
  /** What it is one of, as in 'status'. Marks of a group stand together. */
  group: string;
  name: string;
  /** The kind of event that shows it, and which of them do; all if nothing is said. */
  kind?: EventKind;
  when?: (e: GameEvent, s: State) => boolean;
  /** Whether a card in play shows it while a question is open. */
  card?: (m: Machine, id: CardId) => boolean;
}

export interface Figure {
  name: string;
  /** Null in turns that it is not asked of. */
  of: (m: Machine, seat: SeatId) => number | null;
}

/** Marks that events of a kind show by their number: the index in `names`. */
export const marksByNumber = (group: string, kind: EventKind, names: readonly string[]): Mark[] =>
  names.map((name, n) => ({ group, name, kind, when: (e) => e.n === n }));

/** Marks that each have a kind of event of their own, by name. */
export const marksByKind = (group: string, kinds: Readonly<Record<string, EventKind>>): Mark[] =>
  Object.entries(kinds).map(([name, kind]) => ({ group, name, kind }));

/** Of each team, the sum of what its players have. */
export function byTeam(s: State, of: (seat: SeatId) => number): number[] {
  const sums: number[] = [];
  s.seats.forEach(({ team }, seat) => {
    sums[team] = (sums[team] ?? 0) + of(seat as SeatId);
  });
  return sums;
}
