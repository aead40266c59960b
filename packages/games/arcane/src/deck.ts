import { type DeckReport, shortly } from '@wardroom/core';
import { type ArcaneCard, type CardKind, KINDS } from './card.ts';
import { kindTitles } from './text/face.ts';

/** A3.2.1: how many cards of each kind a deck has, and how many of a name. */
const COUNTS: Readonly<Record<CardKind, number>> = { unit: 30, spell: 12, trap: 5, token: 6, stone: 1 };
const COPIES = 3;
const TOTAL = Object.values(COUNTS).reduce((a, b) => a + b, 0);

const counted = (n: number, kind: CardKind): string => `${n} ${kindTitles[kind]}${n === 1 ? '' : 's'}`;

/** A3.2.1: what makes a deck legal. */
export function checkDeck(
  defs: readonly ArcaneCard[],
  byId: ReadonlyMap<string, number>,
  deck: readonly string[],
): DeckReport {
  const errors: DeckReport['errors'] = [];
  const wrong = (message: string): void => void errors.push({ rule: 'A3.2.1', message });
  const copies = new Map<string, number>();
  const kinds = new Map<CardKind, number>();
  for (const id of deck) {
    copies.set(id, (copies.get(id) ?? 0) + 1);
    const at = byId.get(id);
    if (at !== undefined) kinds.set(defs[at].kind, (kinds.get(defs[at].kind) ?? 0) + 1);
  }
  if (deck.length !== TOTAL) wrong(`A deck has exactly ${TOTAL} cards; this one has ${deck.length}.`);
  for (const kind of KINDS) {
    const n = kinds.get(kind) ?? 0;
    if (n !== COUNTS[kind]) wrong(`A deck has exactly ${counted(COUNTS[kind], kind)}; this one has ${n}.`);
  }
  for (const [id, n] of copies) {
    const at = byId.get(id);
    if (at === undefined) wrong(`No card is called '${shortly(id)}'.`);
    else if (n > COPIES) wrong(`${defs[at].name}: ${n} copies; at most ${COPIES} are allowed.`);
  }
  return { errors, advice: [] };
}
