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

function holds(data: Part, piece: Piece): boolean {
  for (const key in piece) {
    const there = Object.hasOwn(data, key);
    if (piece[key] === MISSING ? there : !there || !fits(piece[key], data[key])) return false;
  }
  return true;
}

/** A part of a card's data in which fields stand side by side. */
type Part = Readonly<Record<string, unknown>>;

function addParts(data: unknown, parts: Part[]): void {
  if (!isObject(data)) return;
  parts.push(data);
  for (const key in data) addParts(data[key], parts);
}

/** Everything a card is made of. What kind of card it is stands on the card itself, everything else in its texts. */
export function partsOf({ kind, sub, abilities }: WardSource): readonly Part[] {
  const parts: Part[] = [{ kind, sub }];
  addParts(abilities, parts);
  return parts;
}

export const isUsedBy = ({ pieces }: MechanicFacts, parts: readonly Part[]): boolean =>
  pieces.some((piece) => parts.some((part) => holds(part, piece)));
