import type {
  CardId,
  Cite,
  CodeId,
  EventKind,
  Prompt,
  SeatId,
  Spot,
  Stamp,
  Stat,
  Verb,
  WindowId,
  Zone,
} from './brand.ts';

/**
 * Named places in a list of numbers. A frame's variables, the numbers of a match and of a player are such lists: plain to
 * store and quick to copy. The names stand for indexes, and the types say what lies there:
 *
 *     const V = slots('striker: card', 'target: card', 'faces?: nums');
 *     (v: VarsOf<typeof V>) => v[V.striker]        // a CardId
 *
 * Nothing of the kinds is left at run time. A name with a question mark need not be given where the program is called.
 */

/** What a slot may be declared to hold; a bare name holds a plain number. */
interface Kinds {
  num: number;
  card: CardId;
  seat: SeatId;
  zone: Zone;
  stat: Stat;
  cite: Cite;
  stamp: Stamp;
  code: CodeId;
  spot: Spot;
  window: WindowId;
  event: EventKind;
  prompt: Prompt;
  verb: Verb;
  nums: number[];
  cards: CardId[];
  seats: SeatId[];
  spots: Spot[];
}

/** What a slot holds. */
export type Cell = number | number[];

type NameOf<D> = D extends `${infer N}?: ${string}`
  ? N
  : D extends `${infer N}: ${string}`
    ? N
    : D extends `${infer N}?`
      ? N
      : D;
type KindOf<D> = D extends `${string}: ${infer K extends keyof Kinds & string}` ? Kinds[K] : number;
type IsArgument<D> = D extends `${string}?${string}` ? false : true;
type Declaration = string;
/** A kind that there is not would pass for a plain number. */
type Declared<N> = {
  [I in keyof N]: N[I] extends `${string}:${string}` ? Extract<N[I], `${string}: ${keyof Kinds}`> : N[I];
};

/** The list in which they lie, with what each holds. */
export type Cells<N extends readonly Declaration[]> = { -readonly [I in keyof N]: KindOf<N[I]> };

type IndexOf<I> = I extends `${infer N extends number}` ? N : never;

/** Indexes by name, and in the type what they stand for. */
export type Slots<N extends readonly Declaration[]> = {
  readonly [I in Extract<keyof N, `${number}`> as NameOf<N[I]> & string]: IndexOf<I>;
} & { readonly [LAYOUT]?: N };

declare const LAYOUT: unique symbol;

type LayoutOf<S> = S extends { readonly [LAYOUT]?: infer N extends readonly Declaration[] } ? N : never;

/** The list that belongs to these names. */
export type VarsOf<S> = Cells<LayoutOf<S>>;

/** What a program with these variables is given where it is called: by name, the ones with a question mark as one likes. */
export type ArgsOf<S> = ArgsIn<LayoutOf<S>>;
export type ArgsIn<N extends readonly Declaration[]> = {
  readonly [I in Extract<keyof N, `${number}`> as IsArgument<N[I]> extends true
    ? NameOf<N[I]> & string
    : never]: KindOf<N[I]>;
} & {
  readonly [I in Extract<keyof N, `${number}`> as IsArgument<N[I]> extends true
    ? never
    : NameOf<N[I]> & string]?: KindOf<N[I]>;
};

/** `slots('striker: card', 'total?')` is `{ striker: 0, total: 1 }`. */
export const slots = <const N extends readonly Declaration[]>(...names: N & Declared<N>): Slots<N> =>
  Object.fromEntries(names.map((name, i) => [name.replace(/\?|:.*/g, ''), i])) as Slots<N>;
