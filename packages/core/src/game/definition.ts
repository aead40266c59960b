import type { Cite, CodeId, DefId, EventKind, Stat } from '../brand.ts';
import type { Card, State } from '../state.ts';
import type { TextTest, TextValue } from '../vocabulary.ts';

/** Zones, stats and cards as the rules know them. */

/** Who may look at the cards of a zone: everyone, the player whose zone it is, or nobody. */
export type Openness = 'all' | 'own' | 'none';

export interface ZoneSpec {
  name: string;
  open: Openness;
  /** Cards here are in play: their texts work and triggers look at them. */
  play: boolean;
  /** Shown to players as a count only (a deck), or card by card. */
  pile?: boolean;
  /** A card here shows what it is and nothing of the moment: as long as it has not moved, what is seen of it stays the same. */
  still?: boolean;
}

/** How a contribution to a stat counts; read in this order. */
export const LAYERS = ['base', 'set', 'add', 'times', 'fix', 'cap', 'noRaise'] as const;
export type Layer = (typeof LAYERS)[number];

/** One contribution to a stat, compiled. Variables: source, its controller, the card affected, the row's number. */
export interface Modifier {
  stat: Stat;
  layer: Layer;
  /** Index into LAYERS, for the hot path. */
  order: number;
  applies: TextTest | null;
  amount: TextValue;
  /** The amount, where it is a plain number: spares a call. */
  constant: number | null;
  /** Citation for "why is this stat what it is". */
  cite: Cite;
}

/** A group of modifiers that a row refers to. */
export interface Effect {
  /** The stats it changes. */
  touches: readonly Stat[];
  modifiers: readonly (readonly Modifier[] | undefined)[];
  cite: Cite;
  name: string;
}

/** A trigger of a card, compiled. Variables at the start: self, its controller, then a, b, n of the event. */
export interface Trigger {
  event: EventKind;
  test: TextTest | null;
  code: CodeId;
  /** Index of the ability in the definition, for links and words. */
  ability: number;
  /** It goes with what the card began, not with the card. */
  lingers: boolean;
}

/** What the core needs to know of a card's definition. Games add their own fields. */
export interface Definition {
  index: DefId;
  id: string;
  name: string;
  /** Triggers by event kind, and the kinds there are any for. */
  triggers: readonly (readonly Trigger[] | undefined)[];
  listens: readonly EventKind[];
  /** Some of them linger. */
  lingers: boolean;
  /** Continuous modifiers by stat, and the stats there are any for. */
  statics: readonly (readonly Modifier[] | undefined)[];
  touches: readonly Stat[];
}

export interface StatSpec {
  name: string;
  /** What players call it, if it is shown to them. */
  label?: string;
  /** Value before anything else: by definition where nothing but what is printed counts, which spares a call for every reading. */
  base: readonly number[] | ((state: State, card: Card) => number);
  /** Highest value, applied after every single addition (so that the order of additions tells). */
  max?: number;
  min?: number;
}
