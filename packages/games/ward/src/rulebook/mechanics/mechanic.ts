import type { Mechanic } from '@wardroom/core';
import type { WardSource } from '../../card.ts';
import type { ClauseId } from '../ids.ts';

/** What cards have in common: in words, and as the piece of card data that shows it. */

/**
 * Fields that stand side by side somewhere in a card: an open one holds anything, a missing one must not be there, others hold
 * what is written or one of a list.
 */
export type Piece = Readonly<Record<string, unknown>>;
export const OPEN = Symbol('anything');
export const MISSING = Symbol('nothing');

export interface MechanicFacts extends Omit<Mechanic, 'cards' | 'clauses'> {
  clauses: readonly ClauseId[];
  /** A card uses it that has any of these. */
  pieces: readonly Piece[];
}

export const mechanic = (
  title: string,
  text: string,
  clauses: readonly ClauseId[],
  ...pieces: Piece[]
): MechanicFacts => ({ id: title.toLowerCase().replace(/[^a-z]+/g, '-'), title, text, clauses, pieces });

/** Any of these stats is changed. */
export const stats = (...names: string[]): Piece => ({ stat: names });
/** Any of these steps is taken. */
export const steps = (...names: string[]): Piece => ({ do: names });
/** Any of these notes, conditions or numbers is there: one piece for each. */
export const words = (...names: string[]): Piece[] => names.map((name) => ({ [name]: OPEN }));

const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const fits = (wanted: unknown, found: unknown): boolean => {
  if (wanted === OPEN) return found !== undefined;
  if (Array.isArray(wanted)) return wanted.includes(found);
  if (isObject(wanted)) return isObject(found) && holds(found, wanted);
  return wanted === found;
};

const holds = (data: Readonly<Record<string, unknown>>, piece: Piece): boolean =>
  Object.entries(piece).every(([key, wanted]) =>
    wanted === MISSING ? !Object.hasOwn(data, key) : Object.hasOwn(data, key) && fits(wanted, data[key]),
  );

/** Whether a piece stands anywhere in the data. */
const speaks = (data: unknown, piece: Piece): boolean =>
  isObject(data) && (holds(data, piece) || Object.values(data).some((part) => speaks(part, piece)));

/** What kind of card it is stands on the card itself, everything else in its texts. */
export const isUsedBy = ({ pieces }: MechanicFacts, { kind, sub, abilities }: WardSource): boolean =>
  pieces.some((piece) => holds({ kind, sub }, piece) || speaks(abilities, piece));
