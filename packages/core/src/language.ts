/**
 * The language of card texts. Everything is plain JSON: a designer can write it in a file, a set can be compared and
 * fingerprinted, and no card can run code. `compile.ts` turns it into programs.
 *
 * A game adds its own words through a dialect: the types below take them from there, so that a misspelt word is an error
 * where it is written. The compiler itself reads any dialect, and checks again at load what came from elsewhere.
 */

/** What a game adds to the language: names as unions, and for its own words what each is given. */
export interface Dialect {
  stat: string;
  place: string;
  /** What texts may listen to, and what rules let them replace. */
  event: string;
  window: string;
  moment: string;
  prompt: string;
  nums: object;
  conds: object;
  cards: object;
  filters: object;
  spots: object;
  verbs: Readonly<Record<string, { args: VerbArgs }>>;
  notes: object;
}

/** A dialect that nothing is known of: for code that reads cards of any game. */
export interface AnyDialect extends Dialect {
  nums: Readonly<Record<string, unknown>>;
  conds: Readonly<Record<string, unknown>>;
  cards: Readonly<Record<string, unknown>>;
  filters: Readonly<Record<string, unknown>>;
  spots: Readonly<Record<string, unknown>>;
  notes: Readonly<Record<string, unknown>>;
}

/** One word of several, with what it is given. */
type OneOf<T extends object> = { [K in keyof T]: { readonly [W in K]: T[K] } }[keyof T];

/** A number: plain, a variable, or worked out. */
export type Num<D extends Dialect = AnyDialect> =
  | number
  | string
  | { stat: D['stat']; of: CardRef<D> }
  | { half: Num<D> }
  | { plus: readonly Num<D>[] }
  | { minus: readonly [Num<D>, Num<D>] }
  | { product: readonly Num<D>[] }
  | { least: readonly Num<D>[] }
  | { most: readonly Num<D>[] }
  | { count: CardSet<D> }
  | { counter: CardRef<D> }
  | OneOf<D['nums']>;

/** A card: a variable (`self`, `host`, `it`, what was chosen) or a game's word for one. */
export type CardRef<D extends Dialect = AnyDialect> = string | OneOf<D['cards']>;

/** A player: `me`, a variable, or whose card it is. */
export type SeatRef<D extends Dialect = AnyDialect> = string | { controller: CardRef<D> } | { owner: CardRef<D> };

/** Several players in turn order. */
export type Seats<D extends Dialect = AnyDialect> = 'me' | 'opponents' | 'others' | 'all' | 'allies' | SeatRef<D>;

/** Cards of a place, for one or more players. */
export interface CardSet<D extends Dialect = AnyDialect> {
  in: D['place'];
  of?: Seats<D>;
  where?: Filter<D>;
}

/** Places of the table, by one of the game's words for them. */
export type Spots<D extends Dialect = AnyDialect> = OneOf<D['spots']>;

/** Every word given must hold. `any` and `not` combine; a game adds words for its facts. */
export type Filter<D extends Dialect = AnyDialect> = {
  any?: readonly Filter<D>[];
  not?: Filter<D>;
  /** Definition id. */
  id?: string;
  /** Part of the name, any case. */
  name?: string;
  /** Not the card whose text this is. */
  other?: true;
  /** Not this one. */
  except?: CardRef<D>;
} & Partial<D['filters']>;

export type Cond<D extends Dialect = AnyDialect> =
  | { all: readonly Cond<D>[] }
  | { any: readonly Cond<D>[] }
  | { not: Cond<D> }
  | { eq: readonly [Num<D>, Num<D>] }
  | { lt: readonly [Num<D>, Num<D>] }
  | { gte: readonly [Num<D>, Num<D>] }
  | { between: readonly [Num<D>, number, number] }
  | { card: CardRef<D>; is: Filter<D> }
  | { same: readonly [CardRef<D>, CardRef<D>] }
  | { sameSeat: readonly [SeatRef<D>, SeatRef<D>] }
  | { mine: CardRef<D> }
  | { foes: CardRef<D> }
  | { foe: SeatRef<D> }
  | { exists: CardSet<D> }
  | { myTurn: boolean }
  | OneOf<D['conds']>;

/** How long a lasting effect holds. */
export interface Lasting<D extends Dialect = AnyDialect> {
  /** Turn cycles of the player who made it. */
  cycles?: number;
  /** A named moment of the game: the end of this turn, of this battle … */
  until?: D['moment'];
  /** As long as the source is on the field, in the same hands and not silenced. */
  whileSource?: true;
}

/** One change to a stat. Exactly one of the layers. */
export interface Mod<D extends Dialect = AnyDialect> {
  stat: D['stat'];
  add?: Num<D>;
  set?: Num<D>;
  times?: Num<D>;
  fix?: Num<D>;
  cap?: Num<D>;
  noRaise?: true;
  if?: Cond<D>;
}

/** A step of a text that every game knows. */
export type CoreOp<D extends Dialect = AnyDialect> =
  | { do: 'if'; test: Cond<D>; then: readonly Op<D>[]; else?: readonly Op<D>[] }
  | { do: 'each'; in: CardSet<D>; as: string; then: readonly Op<D>[] }
  | { do: 'eachSeat'; of: Seats<D>; as: string; then: readonly Op<D>[] }
  /** `target`: the text aims at what is chosen, and something may come between; then nothing was chosen. */
  | { do: 'choose'; from: CardSet<D>; as: string; by?: SeatRef<D>; may?: true; prompt?: D['prompt']; target?: true }
  /** As many of them as a player likes, one after another; `most` at most. */
  | {
      do: 'some';
      from: CardSet<D>;
      as: string;
      most?: Num<D>;
      by?: SeatRef<D>;
      prompt?: D['prompt'];
      then: readonly Op<D>[];
    }
  /** Chance picks one of them; with `least`, one of those for which that number is the least (`as` is the candidate). */
  | { do: 'pick'; from: CardSet<D>; as: string; least?: Num<D> }
  /** Each of these players rolls a die. `lowest` names who rolled lowest, ties rolling again; `equal` is 1 if all are the same. */
  | { do: 'contest'; of: Seats<D>; lowest?: string; equal?: string }
  /** `reached`: only players to whom what follows could do something, if there are any. */
  | { do: 'chooseSeat'; from: Seats<D>; as: string; by?: SeatRef<D>; reached?: true }
  | { do: 'chooseSpot'; from: Spots<D>; as: string; by?: SeatRef<D>; may?: true; prompt?: D['prompt'] }
  | {
      do: 'mode';
      by?: SeatRef<D>;
      options: readonly { label: string; if?: Cond<D>; then: readonly Op<D>[] }[];
    }
  | { do: 'may'; by?: SeatRef<D>; prompt?: D['prompt']; then: readonly Op<D>[]; else?: readonly Op<D>[] }
  | { do: 'roll'; as: string; by?: SeatRef<D>; dice?: Num<D>; sides?: number }
  | { do: 'let'; as: string; be: Num<D> | { card: CardRef<D> } }
  | {
      do: 'modify';
      on?: CardRef<D>;
      side?: SeatRef<D>;
      everyone?: true;
      mods: readonly Mod<D>[];
      lasting: Lasting<D>;
      n?: Num<D>;
    }
  | { do: 'stop' };

/** The words of each of them. */
export const CORE_OPS = {
  if: ['test', 'then', 'else'],
  each: ['in', 'as', 'then'],
  eachSeat: ['of', 'as', 'then'],
  choose: ['from', 'as', 'by', 'may', 'prompt', 'target'],
  some: ['from', 'as', 'most', 'by', 'prompt', 'then'],
  pick: ['from', 'as', 'least'],
  contest: ['of', 'lowest', 'equal'],
  chooseSeat: ['from', 'as', 'by', 'reached'],
  chooseSpot: ['from', 'as', 'by', 'may', 'prompt'],
  mode: ['by', 'options'],
  may: ['by', 'prompt', 'then', 'else'],
  roll: ['as', 'by', 'dice', 'sides'],
  let: ['as', 'be'],
  modify: ['on', 'side', 'everyone', 'mods', 'lasting', 'n'],
  stop: [],
} as const satisfies Record<CoreOp['do'], readonly string[]>;

export const isCoreOp = (op: Op): op is CoreOp => Object.hasOwn(CORE_OPS, op.do);

/** What an argument of a game's verb may be. */
export type ArgKind = 'num' | 'spot' | 'card' | 'seat' | 'cards' | 'flag' | { readonly word: readonly string[] };
/** With what stands for it where it is left out. */
export interface OptionalArg {
  readonly optional: ArgKind;
  readonly missing: number;
}
export type VerbArgs = Readonly<Record<string, ArgKind | OptionalArg>>;

type ArgOf<D extends Dialect, K> = K extends 'num' | 'spot'
  ? Num<D>
  : K extends 'card'
    ? CardRef<D>
    : K extends 'seat'
      ? SeatRef<D>
      : K extends 'cards'
        ? CardSet<D> | string
        : K extends 'flag'
          ? true
          : K extends { readonly word: readonly (infer W)[] }
            ? W
            : never;
type MayBeLeftOut<K> = K extends OptionalArg | 'flag' ? true : false;
type ArgsOf<D extends Dialect, A extends VerbArgs> = {
  [K in keyof A as MayBeLeftOut<A[K]> extends true ? never : K]: ArgOf<D, A[K]>;
} & {
  [K in keyof A as MayBeLeftOut<A[K]> extends true ? K : never]?: ArgOf<
    D,
    A[K] extends { readonly optional: infer O } ? O : A[K]
  >;
};

/** A word of the game: its arguments are declared in the dialect. */
export type VerbOp<D extends Dialect> = string extends keyof D['verbs']
  ? { do: string; [arg: string]: unknown }
  : { [V in keyof D['verbs'] & string]: { do: V } & ArgsOf<D, D['verbs'][V]['args']> }[keyof D['verbs'] & string];

export type Op<D extends Dialect = AnyDialect> = CoreOp<D> | VerbOp<D>;

/** Which cards (or players) a continuous text speaks of. */
export type Scope<D extends Dialect = AnyDialect> =
  | 'self'
  | 'host'
  | { side: 'own' | 'foes' | 'all'; where?: Filter<D> }
  | { seats: 'own' | 'foes' | 'all' };

/** A target picked when the card is played, so that others know what they answer to. */
export interface Target<D extends Dialect = AnyDialect> {
  as: string;
  from: CardSet<D>;
  prompt?: D['prompt'];
  /** Play is possible without one. */
  optional?: true;
}

export type Ability<D extends Dialect = AnyDialect> =
  /** Holds while the card is in play. */
  | { is: 'static'; to: Scope<D>; if?: Cond<D>; mods: readonly Mod<D>[] }
  /**
   * Happens when something is announced. One that `lingers` is about what this card began: it holds for as long as anything of
   * that lasts, wherever the card is by then.
   */
  | { is: 'trigger'; on: D['event']; if?: Cond<D>; lingers?: true; do: readonly Op<D>[] }
  /** What happens when the card is played and resolves. */
  | { is: 'play'; if?: Cond<D>; targets?: readonly Target<D>[]; cost?: readonly Op<D>[]; do: readonly Op<D>[] }
  /** Used by a player in their turn. */
  | {
      is: 'use';
      label: string;
      /** What it costs, in whatever the game pays with. */
      price?: number;
      /** Who may: the controller, the controller of the card it is attached to, any opponent, or anybody. */
      by?: 'me' | 'host' | 'opponents' | 'all';
      /** In this window, and not in a turn of one's own. */
      at?: D['window'];
      /** As often as it comes up, and not once a turn. */
      often?: true;
      /** Compulsory once in the turn. */
      must?: true;
      if?: Cond<D>;
      targets?: readonly Target<D>[];
      do: readonly Op<D>[];
    }
  /** May be played as an answer in this window. */
  | { is: 'answer'; to: D['window']; if?: Cond<D> }
  /** A program that a rule of the game runs at a fixed place instead of, or before, what it would do. */
  | { is: 'instead'; of: D['event']; if?: Cond<D>; do: readonly Op<D>[] }
  /** A fact that the game's rules read. */
  | ({ is: 'note' } & Partial<D['notes']>);

export interface CardSource<D extends Dialect = AnyDialect> {
  id: string;
  name: string;
  abilities?: readonly Ability<D>[];
}

/** Every step of a text, nested ones too, in the order they are written. */
export function opsOf<D extends Dialect>(x: readonly Op<D>[] | Op<D> | Ability<D>): Op<D>[] {
  const found: Op<D>[] = [];
  // Every text is looked through whenever a game is loaded, and most of it is words and numbers.
  const look = (value: object): void => {
    if ('do' in value && typeof value.do === 'string') found.push(value as Op<D>);
    for (const key in value) {
      const inner = (value as Readonly<Record<string, unknown>>)[key];
      if (typeof inner === 'object' && inner !== null) look(inner);
    }
  };
  look(x);
  return found;
}
