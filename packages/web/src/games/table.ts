import type { ChoiceView, EventView, View } from '@wardroom/core';
import type { Beat, Catalogue, Clocks, WhyNot } from '@wardroom/host';
import type { ComponentType } from 'react';
import type { Dress } from '../parts/card/index.ts';
import type { SoundName, SoundOptions } from '../parts/sound/sound.ts';

/** What a game's layout is given: everything it shows, and where clicks go. It asks nobody and knows no rules. */
export interface GameTableProps {
  catalogue: Catalogue;
  view: View;
  /** What is happening right now; null at rest. */
  beat: Beat | null;
  /** What happens after it, where that is known already. */
  next: Beat | null;
  /** All that has been shown so far. */
  log: readonly EventView[];
  /** The seat at the near edge. */
  near: number;
  names: readonly string[];
  /** What the person at the screen may choose among; null while watching or waiting. */
  choosing: Choosing | null;
  clocks: Clocks | null;
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
  /** A card was clicked: choose it, or say why it cannot be chosen. */
  click: (alias: number) => void;
  /** A card was dropped on another, or on a place of the table. */
  drop: (alias: number, on: number | null) => void;
  pick: (index: number) => void;
}

/** How a game is laid out. One folder per game. */
export interface GameTable {
  name: string;
  /** Words for home. */
  line: string;
  Table: ComponentType<GameTableProps>;
  /** Beside the table: turn and phase. */
  Aside: ComponentType<GameTableProps>;
  /** How long an event is held, in milliseconds at normal pace; `dice` until the tray reports. */
  hold: (beat: Beat, next: Beat | null) => number | 'dice';
  dress: Dress;
  soundOf: (beat: Beat, near: number) => { name: SoundName; options?: SoundOptions } | null;
  /** What a player is asked about once more before it is done; null for most things. */
  askAgain: (choice: ChoiceView, view: View) => { title: string; text: string; yes: string } | null;
}
