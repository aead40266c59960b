/**
 * The language of card texts. Everything is plain JSON: a designer can write it in a file, a set can be compared and
 * fingerprinted, and no card can run code. `compile.ts` turns it into programs; a game adds its own words through a
 * `Vocabulary`.
 */

/** A number: plain, a variable, or worked out. Games add forms. */
export type Num =
  | number
  | string
  | { stat: string; of: CardRef }
  | { half: Num }
  | { plus: readonly Num[] }
  | { minus: readonly [Num, Num] }
  | { product: readonly Num[] }
  | { least: readonly Num[] }
  | { most: readonly Num[] }
  | { count: CardSet }
  | { counter: CardRef }
  | { [word: string]: unknown };

/** A card: a variable (`self`, `host`, `it`, what was chosen) or a game's word for one. */
export type CardRef = string | { [word: string]: unknown };

/** A player: `me`, a variable, or whose card it is. */
export type SeatRef = string | { controller: CardRef } | { owner: CardRef };

/** Several players in turn order. */
export type Seats = 'me' | 'opponents' | 'others' | 'all' | 'allies' | SeatRef;

/** Cards of a place, for one or more players. */
export interface CardSet {
  in: string;
  of?: Seats;
  where?: Filter;
}

/** Places of the table, by one of the game's words for them. */
export type Spots = { [word: string]: unknown };

/** Every word given must hold. `any` and `not` combine; a game adds words for its facts. */
export interface Filter {
  any?: readonly Filter[];
  not?: Filter;
  /** Definition id. */
  id?: string;
  /** Part of the name, any case. */
  name?: string;
  /** Not the card whose text this is. */
  other?: true;
  [word: string]: unknown;
}

export type Cond =
  | { all: readonly Cond[] }
  | { any: readonly Cond[] }
  | { not: Cond }
  | { eq: readonly [Num, Num] }
  | { lt: readonly [Num, Num] }
  | { gte: readonly [Num, Num] }
  | { between: readonly [Num, number, number] }
  | { card: CardRef; is: Filter }
  | { same: readonly [CardRef, CardRef] }
  | { sameSeat: readonly [SeatRef, SeatRef] }
  | { mine: CardRef }
  | { foes: CardRef }
  | { foe: SeatRef }
  | { exists: CardSet }
  | { myTurn: boolean }
  | { [word: string]: unknown };

/** How long a lasting effect holds. */
export interface Lasting {
  /** Turn cycles of the player who made it. */
  cycles?: number;
  /** A named moment of the game: the end of this turn, of this battle … */
  until?: string;
  /** As long as the source is on the field, in the same hands and not silenced. */
  whileSource?: true;
}

/** One change to a stat. Exactly one of the layers. */
export interface Mod {
  stat: string;
  add?: Num;
  set?: Num;
  times?: Num;
  fix?: Num;
  cap?: Num;
  noRaise?: true;
  if?: Cond;
}

export type Op =
  | { do: 'if'; test: Cond; then: readonly Op[]; else?: readonly Op[] }
  | { do: 'each'; in: CardSet; as: string; then: readonly Op[] }
  | { do: 'eachSeat'; of: Seats; as: string; then: readonly Op[] }
  /** `target`: the text aims at what is chosen, and something may come between; then nothing was chosen. */
  | { do: 'choose'; from: CardSet; as: string; by?: SeatRef; may?: true; prompt?: string; target?: true }
  /** `reached`: only players to whom what follows could do something, if there are any. */
  | { do: 'chooseSeat'; from: Seats; as: string; by?: SeatRef; reached?: true }
  | { do: 'chooseSpot'; from: Spots; as: string; by?: SeatRef; may?: true; prompt?: string }
  | { do: 'mode'; by?: SeatRef; options: readonly { label: string; if?: Cond; then: readonly Op[] }[] }
  | { do: 'may'; by?: SeatRef; prompt?: string; then: readonly Op[]; else?: readonly Op[] }
  | { do: 'roll'; as: string; by?: SeatRef; dice?: Num; sides?: number }
  | { do: 'let'; as: string; be: Num | { card: CardRef } }
  | { do: 'modify'; on?: CardRef; side?: SeatRef; everyone?: true; mods: readonly Mod[]; lasting: Lasting; n?: Num }
  | { do: 'stop' }
  /** A word of the game: its arguments are declared in the vocabulary. */
  | { do: string; [arg: string]: unknown };

/** Which cards (or players) a continuous text speaks of. */
export type Scope =
  | 'self'
  | 'host'
  | { side: 'own' | 'foes' | 'all'; where?: Filter }
  | { seats: 'own' | 'foes' | 'all' };

/** A target picked when the card is played, so that others know what they answer to. */
export interface Target {
  as: string;
  from: CardSet;
  prompt?: string;
  /** Play is possible without one. */
  optional?: true;
}

export type Ability =
  /** Holds while the card is in play. */
  | { is: 'static'; to: Scope; if?: Cond; mods: readonly Mod[] }
  /** Happens when something is announced. */
  | { is: 'trigger'; on: string; if?: Cond; do: readonly Op[] }
  /** What happens when the card is played and resolves. */
  | { is: 'play'; if?: Cond; targets?: readonly Target[]; cost?: readonly Op[]; do: readonly Op[] }
  /** Used by a player in their turn. */
  | {
      is: 'use';
      label: string;
      /** What it costs, in whatever the game pays with. */
      price?: number;
      /** Who may: the controller, the controller of the card it is attached to, or any opponent. */
      by?: 'me' | 'host' | 'opponents';
      /** Compulsory once in the turn. */
      must?: true;
      if?: Cond;
      targets?: readonly Target[];
      do: readonly Op[];
    }
  /** May be played as an answer in this window. */
  | { is: 'answer'; to: string; if?: Cond }
  /** A program that a rule of the game runs at a fixed place instead of, or before, what it would do. */
  | { is: 'instead'; of: string; if?: Cond; do: readonly Op[] }
  /** A fact that the game's rules read. */
  | { is: 'note'; [fact: string]: unknown };

export interface CardSource {
  id: string;
  name: string;
  abilities?: readonly Ability[];
}
