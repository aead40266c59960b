import type { Effect, Modifier, ZoneWords } from './game.ts';
import type { AnyDialect, Cond, Dialect, Mod, Op, Scope, VerbArgs } from './language.ts';
import type { Machine } from './machine.ts';
import type { Step, Test, Value, Vars } from './program.ts';

/** What a game tells the compiler of card texts, and what the parts of the compiler share. */

export type Predicate = (m: Machine, v: Vars, id: number) => boolean;
export type Ids = (m: Machine, v: Vars) => number[];

/** What a verb of the game does; what it takes is declared in the dialect. */
export interface VerbDoes {
  /** A rule called with the arguments as variables, after self and me. */
  rule?: string;
  /** Or something that cannot pause. */
  run?: (m: Machine, v: Vars, args: number[], cards: number[]) => void;
  /** Whether it would do nothing with these arguments now; a verb without it always might do something. */
  idle?: (m: Machine, v: Vars, args: number[], cards: number[]) => boolean;
}

export interface Verb extends VerbDoes {
  args: VerbArgs;
}

/** The verbs of a dialect with what each of them does: nothing may be missing, and nothing too many. */
export function defineVerbs<V extends Readonly<Record<string, { args: VerbArgs }>>>(
  words: V,
  does: { readonly [K in keyof V]: VerbDoes },
): Readonly<Record<string, Verb>> {
  return Object.fromEntries(Object.entries(words).map(([name, { args }]) => [name, { args, ...does[name] }]));
}

/** For each word of a game, how what it is given becomes something that runs. */
export type WordTable<T extends object, R> = {
  readonly [W in keyof T]-?: (arg: Exclude<T[W], undefined>, c: Compiler, scope: Scope_) => R;
};

/** The entry of such a table, by a word that somebody wrote: what it is given is not checked yet. */
export const wordIn = <R>(
  table: object | undefined,
  word: string,
): ((arg: unknown, c: Compiler, scope: Scope_) => R) | undefined =>
  table !== undefined && Object.hasOwn(table, word)
    ? (table as Record<string, (arg: unknown, c: Compiler, scope: Scope_) => R>)[word]
    : undefined;

/** What a step of a text is about to do: its word, the stats it would change, the cards and players it is done to. */
export interface Touch {
  verb: string;
  stats: readonly string[];
  cards: readonly number[];
  seats: readonly number[];
}

/** A rule of the game that stands before what texts do (a resist roll). */
export interface Guard {
  /** Whether it has a part in this match at all. */
  watches: (m: Machine) => boolean;
  due: (m: Machine, src: number, me: number, touch: Touch) => boolean;
  /** Its program; variables: the text's card and its player. If it answers 0, the text ends there. */
  rule: string;
}

/** A fact of a card, or of how it stands to another one that the text names. */
export type Fact = (m: Machine, id: number, v: Vars) => boolean;

/** A game's words for the compiler. */
export interface Vocabulary<D extends Dialect = AnyDialect> {
  stats: readonly D['stat'][];
  zones: readonly ZoneWords[];
  /** Places that cards name: one or more zones. */
  places: Readonly<Record<D['place'], readonly number[]>>;
  /** Variables' names for the three facts of an event. */
  events: Readonly<Record<D['event'], readonly string[]>>;
  eventIndex: (name: string) => number;
  /** Named moments that end lasting effects. */
  moments: Readonly<Record<D['moment'], number>>;
  /** The moment that counts turn cycles. */
  cycleMoment: number;
  verbs: Readonly<Record<string, Verb>>;
  nums: WordTable<D['nums'], Value>;
  conds: WordTable<D['conds'], Test>;
  refs: Readonly<Record<string, Value>>;
  cardWords: WordTable<D['cards'], Value>;
  filters: WordTable<D['filters'], Fact>;
  prompts: { choose: number; chooseSeat: number; mode: number; may: number; roll: number };
  /** Prompts that texts may name. */
  promptIndex: (name: string) => number;
  words: { card: number; seat: number; mode: number; yes: number; no: number; none: number; spot?: number };
  /** Words for places of the table (squares, lanes), for games that have them. */
  spots?: WordTable<D['spots'], Ids>;
  /** Called after dice of a text were rolled. */
  rolled: (m: Machine, by: number, src: number, faces: number[], sides: number) => void;
  guard?: Guard;
  /** What a text hits that aims at a card: the card, or NONE where something comes between. */
  aimed?: (m: Machine, src: number, me: number, card: number) => number;
}

/** Names known at a place of a text, and the next free slot. */
export interface Scope_ {
  names: Map<string, number>;
  next: { slot: number };
  at: string;
  def: number;
}

export interface Compiler {
  num: (x: unknown, scope: Scope_) => Value;
  card: (x: unknown, scope: Scope_) => Value;
  seat: (x: unknown, scope: Scope_) => Value;
  cond: (x: unknown, scope: Scope_) => Test;
  filter: (x: unknown, scope: Scope_) => Predicate;
  cards: (x: unknown, scope: Scope_) => Ids;
  seats: (x: unknown, scope: Scope_) => Ids;
  ops: (x: readonly Op[], scope: Scope_) => Step[];
  /**
   * Whether any of these steps might do something, as far as that can be told beforehand; null: it always might. `later`
   * are names that are not known by then.
   */
  works: (x: readonly Op[], scope: Scope_, later: readonly string[]) => Test | null;
  modifiers: (mods: readonly Mod[], to: Scope | null, when: Cond | undefined, scope: Scope_) => Modifier[];
  effects: Effect[];
}

export class CardError extends Error {}

export const fail = (scope: Scope_, message: string): never => {
  throw new CardError(`${scope.at}: ${message}`);
};

export const newScope = (at: string, def: number, names: readonly string[]): Scope_ => ({
  names: new Map(names.map((n, i) => [n, i])),
  next: { slot: names.length },
  at,
  def,
});

export const inside = (scope: Scope_, at: string): Scope_ => ({ ...scope, at: `${scope.at} › ${at}` });

/** A new variable, visible from here on. */
export function declare(scope: Scope_, name: string): number {
  const known = scope.names.get(name);
  if (known !== undefined) return known;
  const slot = scope.next.slot++;
  scope.names.set(name, slot);
  return slot;
}

export const hidden = (scope: Scope_): number => scope.next.slot++;

export type Obj = Record<string, unknown>;
/** A misspelt word must not pass for one left out. */
export function onlyKeys(x: object, allowed: readonly string[], scope: Scope_, what: string): void {
  for (const key of Object.keys(x)) {
    if (!allowed.includes(key)) fail(scope, `${what} takes no '${key}'; it takes ${allowed.join(', ')}`);
  }
}

/** The index of a prompt that a text names. */
export function promptOf(
  vocab: Vocabulary<Dialect>,
  name: string | undefined,
  otherwise: number,
  scope: Scope_,
): number {
  if (name === undefined) return otherwise;
  const index = vocab.promptIndex(name);
  return index >= 0 ? index : fail(scope, `no prompt is called '${name}'`);
}

export const isObj = (x: unknown): x is Obj => typeof x === 'object' && x !== null && !Array.isArray(x);
export const show = (x: unknown): string => JSON.stringify(x)?.slice(0, 60) ?? String(x);
