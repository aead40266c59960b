/**
 * The state of a match. Plain JSON at every moment a decision is awaited (invariant 1): numbers, arrays of numbers and
 * small records of them. Definitions (cards, rules, words) live outside and are named by index.
 *
 * All records of one kind have the same fields in the same order, so that the engine meets one shape, and copying
 * (`copy.ts`) is a list of literals.
 */

/** No card, no seat, no row. */
export const NONE = -1;

/** One physical card. Its index in `State.cards` never leaves the engine: players see aliases (`views.ts`). */
export interface Card {
  /** Index into the game's definitions. */
  def: number;
  /** Who brought it to the match. */
  owner: number;
  /** Who controls it now. */
  ctrl: number;
  /** Kind of zone it lies in, and whose. */
  zone: number;
  seat: number;
  /** Its place within the zone (a square, a lane), or NONE where a zone has no places. */
  at: number;
  /** The card it is attached to or lies under. */
  host: number;
  /** The card whose effect keeps it where it is; `home` is the zone it goes to when that ends. */
  anchor: number;
  home: number;
  /** Damage taken. */
  hurt: number;
  /** The game's marks, one bit each. */
  flags: number;
  /** Grows with every move: two stamps differ if the card has moved in between. Also orders modifiers. */
  stamp: number;
  /** Turn in which it came to this zone. */
  since: number;
  /** Abilities used this turn, one bit each. */
  used: number;
  /** Actions (battles, attacks) taken this turn. */
  acts: number;
  /** A counter of its own text. */
  count: number;
  /** A card, mode or number its text remembers. */
  memo: number;
}

/** One place at the table. A seat alone is a team of one. */
export interface Seat {
  team: number;
  /** 1 once the player has lost and left. */
  out: number;
  /** The game's numbers of this player. */
  n: number[];
}

/** A program under way. A slot of `vars` holds a number or a list of numbers. */
export interface Frame {
  code: number;
  pc: number;
  vars: number[];
}

/** A lasting effect that is not simply the text of a card in play. Nothing is applied and un-applied: rows are read. */
export interface Row {
  /** What kind of row: `MODIFIERS`, or one of the game's own. */
  tag: number;
  /** Index of its group of modifiers, for `MODIFIERS`. */
  effect: number;
  /** The card it comes from and that card's stamp then. */
  src: number;
  srcStamp: number;
  /** The card it is on (or NONE), and the seat it is on (or NONE). */
  on: number;
  seat: number;
  /** Who made it; cycles are counted by this player's turns. */
  by: number;
  n: number;
  /** How many more times `until` must come before it ends. */
  left: number;
  /** The named moment that counts it down; 0 = none. */
  until: number;
  /** 1 = ends as soon as the source leaves, changes control or is silenced. */
  bound: number;
  stamp: number;
}

/** A card played or an ability activated, waiting on the chain. */
export interface Link {
  card: number;
  seat: number;
  /** Which ability of the card. */
  ability: number;
  negated: number;
  /** Index of the link it answers, or NONE where it answers an event. */
  answers: number;
  /** The event window it was played in, and what that was about. */
  window: number;
  a: number;
  b: number;
  n: number;
  /** Targets and choices made when it was declared, and the targets' stamps. */
  picks: number[];
  stamps: number[];
}

/** A trigger waiting to resolve, with what it must remember. */
export interface Pending {
  card: number;
  ability: number;
  seat: number;
  a: number;
  b: number;
  n: number;
}

/** One legal answer. What the fields mean is up to the verb. */
export interface Choice {
  verb: number;
  card: number;
  on: number;
  n: number;
}

/** What the table waits for: a player's pick among `choices`, or chance (`seat` is CHANCE). */
export interface Question {
  seat: number;
  /** Index into the game's prompts. */
  prompt: number;
  /** The card it is about. */
  card: number;
  choices: Choice[];
  /** For chance: `count` dice of `sides`, or with sides 0 a permutation of `count` things. */
  count: number;
  sides: number;
  /** Inputs taken when it was asked: an answer to an older question is stale. */
  seq: number;
  /** 1 = asked apart from what others are asked at the same time: nobody else learns of its answers. */
  apart: number;
  /** 1 = the table answers it, for a seat that nobody sits at: an input of the host's, recorded like chance. */
  table: number;
}

export const CHANCE = -2;

export interface Outcome {
  /** Winning team, or NONE for a draw. */
  winner: number;
  /** Index of the clause that ended the match. */
  cite: number;
}

export interface State {
  /** Inputs taken so far. */
  seq: number;
  /** The last inputs that were all chance's or the table's. */
  streak: number;
  turn: number;
  active: number;
  stamp: number;
  nextAlias: number;
  /** What a called program answered. */
  ret: number;
  /** Numbers of the game as a whole; the game names them. */
  g: number[];
  /** Match options as numbers; the game names them. */
  options: number[];
  seats: Seat[];
  cards: Card[];
  /** Piles: index `zone * seats + seat`. The last card is the top. */
  zones: number[][];
  rows: Row[];
  frames: Frame[];
  links: Link[];
  queue: Pending[];
  ask: Question | null;
  /** Questions that other players are asked at the same time; whoever answers first is taken first. */
  also: Question[];
  picked: Choice;
  /** Who gave that answer. */
  picker: number;
  rolled: number[];
  /** `aliases[viewer][card]`; the last viewer is the spectator. */
  aliases: number[][];
  /** Cards shown to a seat beyond the zone's rule: bit set of viewers per card, 0 mostly. */
  known: number[];
  /** Earlier states, for what turns time back; the game says which is which. They hold no earlier ones themselves. */
  past: (State | null)[];
  over: Outcome | null;
}
