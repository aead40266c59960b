import type { CardId, DefId, EventKind, Moment, Prompt, SeatId, Spot, Verb, Zone } from './brand.ts';
import type { Effect, Modifier, ZoneSpec } from './game.ts';
import type { AnyDialect, Cond, Dialect, Mod, Op, Scope, VerbArgs } from './language.ts';
import type { Machine } from './machine.ts';
import type { AnyRule, Step } from './program.ts';
import type { Cell } from './slots.ts';

/** What a game tells the compiler of card texts, and what the parts of the compiler share. */

/**
 * Variables of a text. Which slot holds a card and which a number is known where the text is compiled (`TextScope`); lists are
 * kept apart by `listAt`.
 */
export type TextVars = number[];
/** Every text begins with its card, its player, and the facts of what it answers: two cards and a number. */
export const selfOf = (v: TextVars): CardId => v[0] as CardId;
export const meOf = (v: TextVars): SeatId => v[1] as SeatId;
export const factA = (v: TextVars): CardId => v[2] as CardId;
export const factB = (v: TextVars): CardId => v[3] as CardId;
export const factN = (v: TextVars): number => v[4];

/** The list in a slot of a text. */
export const listAt = (v: TextVars, slot: number): number[] => (v as Cell[])[slot] as number[];
export const setList = (v: TextVars, slot: number, value: number[]): void => {
  (v as Cell[])[slot] = value;
};

export type TextStep = Step<TextVars>;
export type TextTest = (m: Machine, v: TextVars) => boolean;
export type TextValue = (m: Machine, v: TextVars) => number;
export type TextCard = (m: Machine, v: TextVars) => CardId;
export type TextSeat = (m: Machine, v: TextVars) => SeatId;
export type Predicate = (m: Machine, v: TextVars, id: CardId) => boolean;
/** Several cards. */
export type CardIds = (m: Machine, v: TextVars) => CardId[];
/** Several players. */
export type SeatIds = (m: Machine, v: TextVars) => SeatId[];
/** Several places. */
export type SpotIds = (m: Machine, v: TextVars) => Spot[];

/** Whose text it is: the card, and its player. */
export interface TextBy {
  src: CardId;
  me: SeatId;
}

type GivenArg<K> = K extends 'num'
  ? number
  : K extends 'spot'
    ? Spot
    : K extends 'card'
      ? CardId
      : K extends 'seat'
        ? SeatId
        : K extends 'cards'
          ? CardId[]
          : K extends 'flag'
            ? boolean
            : K extends { readonly word: readonly (infer W)[] }
              ? W
              : K extends { readonly optional: infer O }
                ? GivenArg<O>
                : never;
/** What a verb is given, by the names it declares. */
export type VerbGiven<A extends VerbArgs> = { readonly [K in keyof A]: GivenArg<A[K]> };

/** What a verb of the game does; what it takes is declared in the dialect. */
// biome-ignore lint/suspicious/noExplicitAny: the compiler fills in what the dialect declares, whatever that is.
export interface VerbDoes<A extends VerbArgs = any> {
  /** A rule called with the text's card, its player and the arguments as variables, in the order they are declared. */
  rule?: AnyRule;
  /** Or something that cannot pause. */
  run?: (m: Machine, by: TextBy, args: VerbGiven<A>) => void;
  /** Whether it would do nothing with these arguments now; a verb without it always might do something. */
  idle?: (m: Machine, by: TextBy, args: VerbGiven<A>) => boolean;
}

export interface TextVerb extends VerbDoes {
  args: VerbArgs;
}

/** The verbs of a dialect with what each of them does: nothing may be missing, and nothing too many. */
export function defineVerbs<V extends Readonly<Record<string, { args: VerbArgs }>>>(
  words: V,
  does: { readonly [K in keyof V]: VerbDoes<V[K]['args']> },
): Readonly<Record<string, TextVerb>> {
  return Object.fromEntries(Object.entries(words).map(([name, { args }]) => [name, { args, ...does[name] }]));
}

/** For each word of a game, how what it is given becomes something that runs. */
export type WordTable<T extends object, R> = {
  readonly [W in keyof T]-?: (arg: Exclude<T[W], undefined>, c: Compiler, scope: TextScope) => R;
};

/** The entry of such a table, by a word that somebody wrote: what it is given is not checked yet. */
export const wordIn = <R>(
  table: object | undefined,
  word: string,
): ((arg: unknown, c: Compiler, scope: TextScope) => R) | undefined =>
  table !== undefined && Object.hasOwn(table, word)
    ? (table as Record<string, (arg: unknown, c: Compiler, scope: TextScope) => R>)[word]
    : undefined;

/** What a step of a text is about to do: its word, the stats it would change, the cards and players it is done to. */
export interface Touch {
  verb: string;
  stats: readonly string[];
  cards: readonly CardId[];
  seats: readonly SeatId[];
}

/** A rule of the game that stands before what texts do (a resist roll). */
export interface Guard {
  /** Whether it has a part in this match at all. */
  watches: (m: Machine) => boolean;
  due: (m: Machine, src: CardId, me: SeatId, touch: Touch) => boolean;
  /** Its program; variables: the text's card and its player. If it answers 0, the text ends there. */
  rule: AnyRule;
}

/** Where players may answer the dice of a text. */
export interface RollAnswered {
  /** Whether anything of this match could. */
  due: (m: Machine) => boolean;
  enter: (m: Machine, by: SeatId, src: CardId, faces: readonly number[]) => void;
  /** A die each: all of them are in `state.rolled` when it is over. */
  enterEach: (m: Machine, seats: readonly SeatId[], src: CardId, faces: readonly number[]) => void;
}

/** A fact of a card, or of how it stands to another one that the text names. */
export type Fact = (m: Machine, id: CardId, v: TextVars) => boolean;

/** A game's words for the compiler. */
export interface Vocabulary<D extends Dialect = AnyDialect> {
  stats: readonly D['stat'][];
  zones: readonly ZoneSpec[];
  /** Places that cards name: one or more zones. */
  places: Readonly<Record<D['place'], readonly Zone[]>>;
  /** Variables' names for the three facts of an event. */
  events: Readonly<Record<D['event'], readonly string[]>>;
  eventIndex: (name: string) => EventKind;
  /** Named moments that end lasting effects. */
  moments: Readonly<Record<D['moment'], Moment>>;
  /** The moment that counts turn cycles. */
  cycleMoment: Moment;
  verbs: Readonly<Record<string, TextVerb>>;
  nums: WordTable<D['nums'], TextValue>;
  conds: WordTable<D['conds'], TextTest>;
  refs: Readonly<Record<string, TextValue>>;
  cardWords: WordTable<D['cards'], TextCard>;
  filters: WordTable<D['filters'], Fact>;
  prompts: Readonly<Record<'choose' | 'chooseSeat' | 'mode' | 'may' | 'roll', Prompt>>;
  /** Prompts that texts may name. */
  promptIndex: (name: string) => Prompt;
  words: Readonly<Record<'card' | 'seat' | 'mode' | 'yes' | 'no' | 'none', Verb>> & { readonly spot?: Verb };
  /** Words for places of the table (squares, lanes), for games that have them. */
  spots?: WordTable<D['spots'], SpotIds>;
  /** Called after dice of a text were rolled. */
  rolled: (m: Machine, by: SeatId, src: CardId, faces: readonly number[], sides: number) => void;
  /** Dice of a text may be answered before they count, where a game has that. What they come to then is in `state.rolled`. */
  rollAnswered?: RollAnswered;
  guard?: Guard;
  /** What a text hits that aims at a card: the card, or NONE where something comes between. */
  aimed?: (m: Machine, src: CardId, me: SeatId, card: CardId) => CardId;
}

/** Names known at a place of a text, and the next free slot. */
export interface TextScope {
  names: Map<string, number>;
  next: { slot: number };
  at: string;
  def: DefId;
}

export interface Compiler {
  num: (x: unknown, scope: TextScope) => TextValue;
  card: (x: unknown, scope: TextScope) => TextCard;
  seat: (x: unknown, scope: TextScope) => TextSeat;
  cond: (x: unknown, scope: TextScope) => TextTest;
  filter: (x: unknown, scope: TextScope) => Predicate;
  cards: (x: unknown, scope: TextScope) => CardIds;
  seats: (x: unknown, scope: TextScope) => SeatIds;
  ops: (x: readonly Op[], scope: TextScope) => TextStep[];
  /**
   * Whether any of these steps might do something, as far as that can be told beforehand; null: it always might. `later`
   * are names that are not known by then.
   */
  works: (x: readonly Op[], scope: TextScope, later: readonly string[]) => TextTest | null;
  modifiers: (mods: readonly Mod[], to: Scope | null, when: Cond | undefined, scope: TextScope) => Modifier[];
  effects: Effect[];
}

export class CardError extends Error {}

export const fail = (scope: TextScope, message: string): never => {
  throw new CardError(`${scope.at}: ${message}`);
};

export function newScope(at: string, def: DefId, variables: readonly string[]): TextScope {
  const names = new Map<string, number>();
  variables.forEach((name, slot) => {
    names.set(name, slot);
  });
  return { names, next: { slot: variables.length }, at, def };
}

export const inside = (scope: TextScope, at: string): TextScope => ({ ...scope, at: `${scope.at} › ${at}` });

/** A new variable, visible from here on. */
export function declare(scope: TextScope, name: string): number {
  const known = scope.names.get(name);
  if (known !== undefined) return known;
  const slot = scope.next.slot++;
  scope.names.set(name, slot);
  return slot;
}

export const hidden = (scope: TextScope): number => scope.next.slot++;

export type Obj = Record<string, unknown>;
/** A misspelt word must not pass for one left out. */
export function onlyKeys(x: object, allowed: readonly string[], scope: TextScope, what: string): void {
  for (const key of Object.keys(x)) {
    if (!allowed.includes(key)) fail(scope, `${what} takes no '${key}'; it takes ${allowed.join(', ')}`);
  }
}

/** The index of a prompt that a text names. */
export function promptOf(
  vocab: Vocabulary<Dialect>,
  name: string | undefined,
  otherwise: Prompt,
  scope: TextScope,
): Prompt {
  if (name === undefined) return otherwise;
  const index = vocab.promptIndex(name);
  return index >= 0 ? index : fail(scope, `no prompt is called '${name}'`);
}

export const isObj = (x: unknown): x is Obj => typeof x === 'object' && x !== null && !Array.isArray(x);
export const show = (x: unknown): string => JSON.stringify(x)?.slice(0, 60) ?? String(x);
