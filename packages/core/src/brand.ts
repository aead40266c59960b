/**
 * Numbers of different kinds, told apart by the compiler alone: at run time all of them are plain small integers. A card
 * handed where a seat belongs, or a stat where an event belongs, does not compile.
 *
 * Each brand has a field of its own (which no value has), so that NONE can be of all of them at once.
 */

/** Index into `State.cards`. */
export type CardId = number & { readonly '#card': true };
/** Index into `State.seats`. */
export type SeatId = number & { readonly '#seat': true };
/** Index into the game's definitions. */
export type DefId = number & { readonly '#def': true };
/** Index into the game's zones. */
export type Zone = number & { readonly '#zone': true };
/** Index into the game's stats. */
export type Stat = number & { readonly '#stat': true };
/** Index into the game's kinds of events. */
export type EventKind = number & { readonly '#event': true };
/** Index into the game's words for answers. */
export type Verb = number & { readonly '#verb': true };
/** Index into the game's words for questions. */
export type Prompt = number & { readonly '#prompt': true };
/** Index into the windows in which something may be answered. */
export type WindowId = number & { readonly '#window': true };
/** What permits something: an index into the game's clauses, or a card's own text (`citeCard`). */
export type Cite = number & { readonly '#cite': true };
/** Grows with everything that happens: two stamps tell what was first, and whether a card has moved in between. */
export type Stamp = number & { readonly '#stamp': true };
/** Index into the game's programs. */
export type CodeId = number & { readonly '#code': true };
/** Index into the game's groups of modifiers. */
export type EffectId = number & { readonly '#effect': true };
/** A named moment at which lasting effects end. */
export type Moment = number & { readonly '#moment': true };
/** A place within a zone: a square, a lane. */
export type Spot = number & { readonly '#spot': true };
/** A team of seats. */
export type Team = number & { readonly '#team': true };

/** Every kind at once. */
type Any = CardId &
  SeatId &
  DefId &
  Zone &
  Stat &
  EventKind &
  Verb &
  Prompt &
  WindowId &
  Cite &
  Stamp &
  CodeId &
  EffectId &
  Moment &
  Spot &
  Team;

/** No card, no seat, no row: none of anything. */
export const NONE = -1 as Any;

/** The place of each name in its list: `numbered(['lay', 'pass'])` is `{ lay: 0, pass: 1 }`. */
export const numbered = <const K extends string, N extends number = number>(
  names: readonly K[],
): Readonly<Record<K, N>> => Object.fromEntries(names.map((name, i) => [name, i])) as Record<K, N>;

/** Which of the names are among some of them, in their order: `among(['lay', 'pass'], ['pass'])` is `[false, true]`. */
export const among = <const K extends string>(names: readonly K[], some: readonly K[]): boolean[] =>
  names.map((name) => some.includes(name));

/** The same for lists of a kind: the numbers by which rules name what the game's lists hold. */
export const eventKinds = <const K extends string>(names: readonly K[]) => numbered<K, EventKind>(names);
export const statNumbers = <const K extends string>(names: readonly K[]) => numbered<K, Stat>(names);
export const verbNumbers = <const K extends string>(names: readonly K[]) => numbered<K, Verb>(names);
export const promptNumbers = <const K extends string>(names: readonly K[]) => numbered<K, Prompt>(names);
export const windowNumbers = <const K extends string>(names: readonly K[]) => numbered<K, WindowId>(names);
export const citeNumbers = <const K extends string>(names: readonly K[]) => numbered<K, Cite>(names);
export const zoneNumbers = <const K extends string>(zones: readonly { readonly name: K }[]) =>
  numbered<K, Zone>(zones.map((zone) => zone.name));
