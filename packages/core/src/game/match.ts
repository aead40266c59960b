/** What a match is made of before it begins: a mode, players with their decks, options. */

export interface Seating {
  name: string;
  team?: number;
  deck: readonly string[];
}

/** Options of a match as people write them. */
export type Options = Record<string, string | number | boolean>;

export interface Setup {
  mode: string;
  seats: readonly Seating[];
  options?: Options;
  /**
   * Questions with a single answer are asked, too: among strangers nobody is to learn from a turn that ends by itself that there was
   * nothing else to do.
   */
  explicit?: true;
}

export interface Mode {
  name: string;
  title: string;
  /** How many can play it. A seat that the table plays is not counted. */
  players: readonly number[];
  /** Players if nothing is said. */
  usual: number;
  /** Seats belong in turn to this many teams; without it everyone is alone, or together against the foe. */
  teams?: number;
  /** There is one more seat, the last, against all others: it has a deck of its own, one of the game's foes. */
  foe?: {
    title: string;
    /** The clause that its own rules begin with. */
    rule?: string;
  };
}

/** Somebody whom the table plays, with a deck of their own. */
export interface Foe {
  id: string;
  name: string;
  /** The mode it belongs to. */
  mode: string;
  /** What it is like to meet, in a line or two, and what to look out for. */
  idea: string;
  threat: string;
  /** Its deck, the card it is itself first. */
  cards: readonly string[];
  /** How matches of competent bots against it came out, by number of players. */
  odds: readonly FoeOdds[];
}

export interface FoeOdds {
  players: number;
  wins: number;
  matches: number;
}

export interface ReadyDeck {
  id: string;
  name: string;
  idea: string;
  cards: readonly string[];
  /** The mode it is meant for, if not all. */
  mode?: string;
}

export interface DeckReport {
  errors: { rule: string; message: string }[];
  advice: { rule: string; message: string }[];
}
