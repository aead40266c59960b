import type {
  CardId,
  Cite,
  CodeId,
  DefId,
  EffectId,
  Moment,
  Prompt,
  SeatId,
  Spot,
  Stamp,
  Team,
  Verb,
  WindowId,
  Zone,
} from './brand.ts';
import type { Cell } from './slots.ts';

/**
 * The state of a match. Plain JSON at every moment a decision is awaited (invariant 1): numbers, arrays of numbers and
 * small records of them. Definitions (cards, rules, words) live outside and are named by index.
 *
 * What is `readonly` is never changed once it is made, only put in place of another: copies share it.
 *
 * All records of one kind have the same fields in the same order, so that the engine meets one shape, and copying
 * (`copy.ts`) is a list of literals.
 */

/** One physical card. Its index in `State.cards` never leaves the engine: players see aliases (`views.ts`). */
export interface Card {
  /** Index into the game's definitions. */
  def: DefId;
  /** Who brought it to the match. */
  owner: SeatId;
  /** Who controls it now. */
  ctrl: SeatId;
  /** Kind of zone it lies in, and whose. */
  zone: Zone;
  seat: SeatId;
  /** Its place within the zone (a square, a lane), or NONE where a zone has no places. */
  at: Spot;
  /** The card it is attached to or lies under. */
  host: CardId;
  /** The card whose effect keeps it where it is; `home` is the zone it goes to when that ends. */
  anchor: CardId;
  home: Zone;
  /** Damage taken. */
  hurt: number;
  /** The game's marks, one bit each. */
  flags: number;
  /** Grows with every move: two stamps differ if the card has moved in between. Also orders modifiers. */
  stamp: Stamp;
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
  team: Team;
  /** 1 once the player has lost and left. */
  out: number;
  /** The game's numbers of this player. */
  n: number[];
}

/** A program under way. What its variables hold, the program declares (`slots.ts`). */
export interface Frame {
  code: CodeId;
  pc: number;
  vars: Cell[];
}

/** A lasting effect that is not simply the text of a card in play. Nothing is applied and un-applied: rows are read. */
export interface Row {
  /** What kind of row: `MODIFIERS`, or one of the game's own. */
  tag: number;
  /** Index of its group of modifiers, for `MODIFIERS`. */
  effect: EffectId;
  /** The card it comes from and that card's stamp then. */
  src: CardId;
  srcStamp: Stamp;
  /** The card it is on (or NONE), and the seat it is on (or NONE). */
  on: CardId;
  seat: SeatId;
  /** Who made it; cycles are counted by this player's turns. */
  by: SeatId;
  n: number;
  /** How many more times `until` must come before it ends. */
  left: number;
  /** The named moment that counts it down; 0 = none. */
  until: Moment;
  /** 1 = ends as soon as the source leaves, changes control or is silenced. */
  bound: number;
  stamp: Stamp;
}

/** A card played or an ability activated, waiting on the chain. */
export interface Link {
  card: CardId;
  seat: SeatId;
  /** Which ability of the card. */
  ability: number;
  negated: number;
  /** Index of the link it answers, or NONE where it answers an event. */
  answers: number;
  /** The event window it was played in, and what that was about. */
  window: WindowId;
  a: CardId;
  b: CardId;
  n: number;
  /** Targets and choices made when it was declared, and the targets' stamps. */
  picks: CardId[];
  stamps: Stamp[];
}

/** A trigger waiting to resolve, with what it must remember. */
export interface Pending {
  readonly card: CardId;
  /** The program that it is. */
  readonly ability: CodeId;
  readonly seat: SeatId;
  readonly a: CardId;
  readonly b: CardId;
  readonly n: number;
}

/** One legal answer. What the fields mean is up to the verb. */
export interface Choice {
  readonly verb: Verb;
  readonly card: CardId;
  readonly on: CardId;
  readonly n: number;
}

/** What the table waits for: a player's pick among `choices`, or chance (`seat` is CHANCE). */
export interface Question {
  readonly seat: SeatId;
  readonly prompt: Prompt;
  /** The card it is about. */
  readonly card: CardId;
  readonly choices: readonly Choice[];
  /** For chance: `count` dice of `sides`, or with sides 0 a permutation of `count` things. */
  readonly count: number;
  readonly sides: number;
  /** Inputs taken when it was asked: an answer to an older question is stale. */
  readonly seq: number;
  /** 1 = asked apart from what others are asked at the same time: nobody else learns of its answers. */
  readonly apart: number;
  /** 1 = the table answers it, for a seat that nobody sits at: an input of the host's, recorded like chance. */
  readonly table: number;
}

/** Chance, where somebody is asked. */
export const CHANCE = -2 as SeatId & { readonly '#chance': true };

export interface Outcome {
  /** Winning team, or NONE for a draw. */
  readonly winner: Team;
  /** The clause that ended the match. */
  readonly cite: Cite;
}

/** Lists that only their own kind of number goes into: a seat's number finds no card. */
export interface CardsById extends Omit<Card[], number> {
  [id: CardId]: Card;
}
export interface SeatsById extends Omit<Seat[], number> {
  [seat: SeatId]: Seat;
}

export interface State {
  /** Inputs taken so far. */
  seq: number;
  /** The last inputs that were all chance's or the table's. */
  streak: number;
  turn: number;
  active: SeatId;
  stamp: Stamp;
  nextAlias: number;
  /** What a called program answered. */
  ret: number;
  /** Numbers of the game as a whole; the game names them. */
  g: number[];
  /** Match options as numbers; the game names them. */
  readonly options: readonly number[];
  seats: SeatsById;
  cards: CardsById;
  /** Piles: index `zone * seats + seat`. The last card is the top. */
  zones: CardId[][];
  rows: Row[];
  frames: Frame[];
  links: Link[];
  queue: Pending[];
  ask: Question | null;
  /** Questions that other players are asked at the same time; whoever answers first is taken first. */
  also: readonly Question[];
  picked: Choice;
  /** Who gave that answer. */
  picker: SeatId;
  rolled: readonly number[];
  /** `aliases[viewer][card]`; the last viewer is the spectator. */
  aliases: (readonly number[])[];
  /** Cards shown to a seat beyond the zone's rule: bit set of viewers per card, 0 mostly. */
  known: number[];
  /** Earlier states, for what turns time back; the game says which is which. They hold no earlier ones themselves. */
  past: (State | null)[];
  over: Outcome | null;
}
