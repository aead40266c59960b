import type { CardName, CardView, ChoiceView, EventView, View } from '@wardroom/core';
import type { Beat, Catalogue, WhyNot } from '@wardroom/host';
import type { ComponentType } from 'react';
import type { Dress } from '../parts/card/index.ts';
import type { SoundName, SoundOptions } from '../parts/sound/sound.ts';
import type { Running } from '../parts/table/clocks.ts';

/** Of what types a game's views and events are: its package exports them (`WardView`, `Events`), and its folder here names them. */
export interface GameTypes {
  table: unknown;
  card: CardName;
  event: EventView;
}

/** Any game, for parts that know none. */
export interface AnyGame extends GameTypes {
  table: Record<string, unknown>;
  card: CardView;
}

export type ViewOf<G extends GameTypes> = View<G['table'], G['card']>;
export type BeatOf<G extends GameTypes> = Beat<G['event'], ViewOf<G>>;

/** What a game's layout is given: everything it shows, and where clicks go. It asks nobody and knows no rules. */
export interface GameTableProps<G extends GameTypes = AnyGame> {
  catalogue: Catalogue;
  view: ViewOf<G>;
  /** What is happening right now; null at rest. */
  beat: BeatOf<G> | null;
  /** What happens after it, where that is known already. */
  next: BeatOf<G> | null;
  /** How fast it is shown, 1 being as meant: dice fly accordingly. */
  tempo: number;
  /** All that has been shown so far. */
  log: readonly G['event'][];
  /** The seat at the near edge. */
  near: number;
  names: readonly string[];
  /** What the person at the screen may choose among; null while watching or waiting. */
  choosing: Choosing | null;
  /** Null where the match has no limit. */
  clocks: Running | null;
  /** Show a card large. */
  inspect: (card: Inspected) => void;
  /** A card id (definition) or an alias of a card in view. */
  inspected: Inspected | null;
  /** A roll has been shown (its key), or dice struck the felt. */
  onRolled?: (key: string) => void;
  onImpact?: (strength: number) => void;
}

export type Inspected = { alias: number } | { card: string };

/** A question to the person at the screen, ready to be clicked. */
export interface Choosing {
  choices: readonly ChoiceView[];
  why: readonly WhyNot[];
  /** Aliases that can be clicked now, and those already chosen on the way to an answer. */
  can: ReadonlySet<number>;
  chosen: ReadonlySet<number>;
  /** What a good player would likely choose, where that is known. */
  best: ChoiceView | null;
  /** Places on the board that can be clicked now: squares, lanes. */
  spots: ReadonlySet<number>;
  /** A card was clicked: choose it, or say why it cannot be chosen. */
  click: (alias: number) => void;
  clickSpot: (spot: number) => void;
  /** A card was dropped: on another, on a spot, on both (a card that lies there), or on the open table. */
  drop: (alias: number, on: number | null, spot: number | null) => void;
  pick: (index: number) => void;
  /** The verb to take where a card could go to the same place in several ways; null asks every time. */
  prefer: string | null;
  setPrefer: (verb: string | null) => void;
}

export type AskAgain<G extends GameTypes = AnyGame> = (choice: ChoiceView, view: ViewOf<G>) => Again | null;

/** A second question before something is done. */
export interface Again {
  title: string;
  text: string;
  yes: string;
  no?: string;
  /** It ends a turn or a part of one with something left to do: asked by its own setting. */
  ends?: true;
  /** It does oneself harm, or an opponent good: leaving it is what stands out. */
  harms?: true;
}

/** What an event does to whoever it concerns. What is `changed` may lie on a card of theirs and come from somebody else. */
export type ChangeKind = 'lost' | 'hurt' | 'gained' | 'changed';

/** How a game is laid out and staged. One folder per game. */
export interface GameTable<G extends GameTypes = AnyGame> {
  name: string;
  Table: ComponentType<GameTableProps<G>>;
  /** Beside the table: turn and phase. */
  Aside: ComponentType<GameTableProps<G>>;
  /** How long an event is held, in milliseconds at normal pace; `dice` until the tray reports. */
  hold: (beat: BeatOf<G>, next: BeatOf<G> | null) => number | 'dice';
  /** Kinds of events that a turn begins with, or what is played like one, and those that an exchange of blows lies between. */
  turns: ReadonlySet<G['event']['kind']>;
  blows: { begin: ReadonlySet<G['event']['kind']>; end: ReadonlySet<G['event']['kind']> };
  /** What changes something for a player, of those that an event concerns. */
  changes: Readonly<Partial<Record<G['event']['kind'], ChangeKind>>>;
  dress: Dress;
  soundOf: (beat: BeatOf<G>, near: number) => { name: SoundName; options?: SoundOptions } | null;
  /** What a player is asked about once more before it is done; null for most things. */
  askAgain: AskAgain<G>;
  /** The question in the game's own words, where what can be chosen says it better than the table; null for most. */
  asks?: (choices: readonly ChoiceView[], prompt?: string) => string | null;
  /** A card with targets is chosen first and its target after it, even where there is only one. */
  aimed?: boolean;
  /** Verbs by which one attacks: how that would go is told beforehand. */
  attacks: ReadonlySet<string>;
  /** By verb: how it is asked what a chosen card is done to, or where. */
  aims: Readonly<Record<string, string>>;
  /** It shows the chain itself: nothing of it beside the table. */
  ownChain?: boolean;
  /** Verbs that decline or move on: quiet while there is something else to do. */
  quiet: ReadonlySet<string>;
  /** Verbs seldom wanted and never to be pressed by mistake: by the card itself, or from the list of all choices. */
  rare: ReadonlySet<string>;
}
