import type { StoryWords } from './story.ts';

/** What there is to read of a game. */

/** A clause of a rulebook, in our words. */
export interface Clause {
  /** The rulebook's own number behind the game's letter. Events and tests cite it. */
  id: string;
  section: string;
  text: string;
  /** What the rulebook leaves open and we decide, or a word it uses and we pin down. As binding as the text. */
  ruling?: string;
  /** A worked case with cards by name. It runs as a test with exactly this outcome. */
  example?: string;
  /** Recommended only: a deck that ignores it is legal. */
  advice?: true;
  /** `many`: can only be shown with more than two players or with a partner. Absent means `all`. */
  modes?: 'all' | 'many';
}

/**
 * What there is to read of a game beside a match. No rule needs it: a table that is loaded over a network plays with the
 * game alone and loads this while the match stands.
 */
export interface Reading {
  rulebook: readonly Clause[];
  /** What a card (definition id) says, in words; empty if it says nothing. */
  cardText: (id: string) => string;
  /** Its kind and figures in one line, as printed. */
  cardFacts: (id: string) => string;
  /** The same as data, with everything that is written on it. */
  cardFace: (id: string) => CardFace | undefined;
  /** What its cards do, mechanic by mechanic. */
  mechanics?: () => readonly Mechanic[];
  /** How matches of this game are told once they are over. */
  story?: StoryWords;
}

/** Something that several cards do, in our words: a page of the rulebook, with the cards that use it. */
export interface Mechanic {
  id: string;
  title: string;
  text: string;
  /** Clauses that say more of it. */
  clauses: readonly string[];
  /** Ids of cards. */
  cards: readonly string[];
}

/** A card as a table draws it: what is printed, and no rules. */
export interface CardFace {
  id: string;
  name: string;
  /** Set and number. */
  number: string;
  /** What it is printed on. A game has two or three kinds of card that are told apart from afar. */
  stock: string;
  /** What it is, in words. */
  line: string;
  /** Decides its colours and its emblem. */
  type: string;
  rarity: string;
  /** From 0, the most common. */
  rank: number;
  /** Printed figures; empty for a card without any. */
  figures: { stat: string; label: string; value: number }[];
  /** What it takes to bring it into play, if anything. */
  cost?: string;
  /** Name of its attack. */
  attack?: string;
  text: string;
  /** Whom its text means with more than two players, where that is not plain. */
  many?: string;
  bio?: string;
  /** The foe to whose deck it belongs; of the foe itself, its HP by number of players, from one on. */
  foe?: string;
  hps?: readonly number[];
}
