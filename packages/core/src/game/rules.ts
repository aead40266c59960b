import type { CardId, Cite, CodeId, DefId, EventKind, SeatId, Stat, Zone } from '../brand.ts';
import type { EventFacts } from '../event.ts';
import type { Instruction } from '../instructions.ts';
import type { Machine } from '../machine.ts';
import type { OptionFacts } from '../options.ts';
import type { AnyRule, Startable } from '../program.ts';
import type { Card, Choice, State } from '../state.ts';
import type { Replacing } from '../would.ts';
import type { Definition, Effect, StatSpec, ZoneSpec } from './definition.ts';
import type { DeckReport, Mode, Options, Setup } from './match.ts';

/**
 * What decides a match: everything that settles what is asked, which answers there are and what comes of them. A game's
 * `rules.ts` has this and nothing else, and its fingerprint is taken of that (`fingerprint.ts`): how bots judge, what is
 * written and shown and which decks lie ready makes no difference to a match.
 */
export interface Rules<D extends Definition = Definition> {
  name: string;
  modes: readonly Mode[];
  /** What can be set for a match, by name. */
  options: Readonly<Record<string, OptionFacts>>;
  /** Clause ids, for citations by index. */
  clauses: readonly string[];
  /** The kinds of events, and what each carries: views of events have that and nothing else. */
  events: readonly string[];
  facts: EventFacts;
  prompts: readonly string[];
  verbs: readonly string[];
  zones: readonly ZoneSpec[];
  stats: readonly StatSpec[];
  defs: readonly D[];
  defById: ReadonlyMap<string, DefId>;
  effects: readonly Effect[];
  /** The programs; null is a text that has not been run yet. */
  code: readonly (readonly Instruction[] | null)[];
  /** Writes such a text out. */
  writeOut: (code: CodeId) => readonly Instruction[];
  /** How many variables each program uses. */
  sizes: readonly number[];
  codeNames: readonly string[];
  codeByName: ReadonlyMap<string, CodeId>;
  interrupts: Readonly<Record<string, Interrupt>>;
  /** Cards (definition ids) that other cards put out: they belong to no deck. */
  ofNoDeck?: ReadonlySet<string>;
  /** Whether a card may be in no deck at all with these options, as where they choose a format (`formats.ts`). */
  bars?: (id: string, options: Options) => boolean;

  /** Check a set-up: a list of problems, empty if the match can begin. */
  check: (setup: Setup) => string[];
  /** Check one deck for the options and the mode it is to be played with. */
  checkDeck: (deck: readonly string[], options?: Options, mode?: string) => DeckReport;
  /** A fresh state; its first frame is the game's opening program. */
  begin: (setup: Setup) => State;
  /** Whether the texts of this card work now: a game may negate or suspend them. */
  textWorks: (m: Machine, card: Card, id: CardId) => boolean;
  /** Whether a contribution from `src` reaches `card` at all (immunities). */
  affects: (m: Machine, src: CardId, card: CardId) => boolean;
  /** What an addition to a stat counts, if a game counts some of them otherwise. */
  weigh?: (m: Machine, stat: Stat, src: CardId, card: CardId, amount: number) => number;
  /** What cannot happen to a card, and what happens instead of something else (`applyReplacements`). */
  would?: Replacing;
  /** Hears of every move before it is made, for sums that would be dear to work out anew. */
  moving?: (m: Machine, card: Card, zone: Zone, seat: SeatId) => void;
  /**
   * A seat that the table plays: `plays` says which questions it answers, and `rule` answers them (variables: seat, prompt,
   * card, choices one after another as verb, card, on, n). It leaves the answer in `state.picked`.
   */
  houseSeat?: { plays: (s: State, seat: SeatId, choices: readonly Choice[]) => boolean; rule: AnyRule };
  /** Event kind index of the core's own events. */
  kinds: { endless: EventKind; endlessCite: Cite };
  /**
   * Who may see a card beyond the zone's rule; the core asks `sees` (sees.ts), which asks this last. A rule, because texts may
   * ask it, too.
   */
  alsoSees?: (state: State, viewer: SeatId, card: CardId) => boolean;
}

/** A player's request outside of a question: to concede, to call, to judge. */
export interface Interrupt {
  /** Who may send it. */
  by: 'player' | 'host';
  /** Refuse, or null if it may be done. `target` is a seat. */
  refuse: (m: Machine, seat: SeatId, target: SeatId) => Refusal | null;
  /** What carries it out. */
  rule: Startable<{ readonly seat: SeatId; readonly target: SeatId }>;
}

export interface Refusal {
  error: string;
  /** Clause that forbids it, if one does. */
  rule?: string;
}
