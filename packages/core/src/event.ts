import { type CardId, type Cite, type DefId, type EventKind, NONE, type SeatId } from './brand.ts';
/**
 * What happened, for logs, views and animation. Numbers only, one shape: building an event must cost next to nothing,
 * and the words for it live with the game.
 */
export interface GameEvent {
  /** Index into the game's event kinds. */
  kind: EventKind;
  /** What permits it: an index into the game's clauses, or `citeCard(def)` for the text of a card. */
  cite: Cite;
  /** The player it concerns, or NONE. */
  seat: SeatId;
  /** The card it is about and the other card, or NONE. */
  a: CardId;
  b: CardId;
  n: number;
  /** Dice, or other numbers; cards where the kind of event says so. */
  list: number[] | null;
  /** A second number where one is not enough: what a roll has to reach, what a sum is multiplied by. */
  figure: number;
}

/** What an event may carry. `cards` are a list that names cards. */
export type Carried = 'seat' | 'a' | 'b' | 'n' | 'figure' | 'list' | 'cards';

/** What a kind of event carries. With a question mark: sometimes. A number that is carried is always there. */
export type Carries = readonly (Carried | `${Exclude<Carried, 'n' | 'figure'>}?`)[];

/**
 * What each kind of event of a game carries, in the order of the kinds:
 *
 *     const EVENTS = { drawn: ['seat', 'a'], rolled: ['seat', 'a?', 'list'] } as const satisfies EventFacts;
 *
 * Views hold these facts and no others, and types follow from it (`EventsOf`, `HappeningOf`).
 */
export type EventFacts = Readonly<Record<string, Carries>>;

/** The kinds, in order. */
export const kindNames = <E extends EventFacts>(events: E): readonly (keyof E & string)[] => Object.keys(events);

/** Whether a kind carries something, always or sometimes. */
export function carries(facts: Carries, fact: Carried): boolean {
  for (const x of facts) if (x === fact || (x.length === fact.length + 1 && x.startsWith(fact))) return true;
  return false;
}

/** What is always there, and what is there sometimes. */
export type Sure<F extends Carries> = Extract<F[number], Carried>;
export type Maybe<F extends Carries> = Sometimes<F[number]>;
type Sometimes<D> = D extends `${infer N extends Carried}?` ? N : never;

interface Happened extends Pick<GameEvent, 'seat' | 'a' | 'b' | 'n' | 'figure'> {
  list: number[];
  cards: CardId[];
}
type Field<N> = N extends 'cards' ? 'list' : N;

/** An event of one kind as rules tell of it, for the words about it: with what is declared of it and nothing else. */
export type HappeningOf<E extends EventFacts, K extends keyof E> = Pick<GameEvent, 'kind' | 'cite'> & {
  readonly [N in Sure<E[K]> as Field<N> & string]: Happened[N];
} & {
  readonly [N in Maybe<E[K]> as Field<N> & string]: N extends 'list' | 'cards' ? Happened[N] | null : Happened[N];
};

/** Something that is said of each kind of event. */
export type Sentences<E extends EventFacts, Args extends unknown[]> = {
  readonly [K in keyof E]: (e: HappeningOf<E, K>, ...args: Args) => string;
};

/** What is said of an event, by its kind. That it carries what is declared is part of the contract (testkit). */
export const sentence = <Args extends unknown[]>(
  sentences: Readonly<Record<string, (e: never, ...args: Args) => string>>,
  kind: string,
  e: GameEvent,
  ...args: Args
): string => (sentences[kind] as (e: GameEvent, ...args: Args) => string)(e, ...args);

/** What is made of some kinds of events: a misspelt kind, or a fact that it does not carry, does not compile. */
export type OfKinds<E extends EventFacts, Args extends unknown[], R> = {
  readonly [K in keyof E]?: (e: HappeningOf<E, K>, ...args: Args) => R;
};

/** What is made of an event, by its kind; `otherwise` of those that nothing is said of. */
export function ofKinds<E extends EventFacts, Args extends unknown[], R>(
  events: E,
  made: OfKinds<E, Args, R>,
  otherwise: R,
): (e: GameEvent, ...args: Args) => R {
  const byKind = kindNames(events).map((kind) => made[kind] as ((e: GameEvent, ...args: Args) => R) | undefined);
  return (e, ...args) => {
    const make = byKind[e.kind];
    return make === undefined ? otherwise : make(e, ...args);
  };
}

/** A citation of a card's own text: negative, so that it is told apart from a clause. */
export const citeCard = (def: DefId): Cite => (-1 - def) as Cite;
/** The definition that a citation names, or -1 if it names a clause. */
export const citedCard = (cite: Cite): DefId => (cite < 0 ? ((-1 - cite) as DefId) : NONE);
