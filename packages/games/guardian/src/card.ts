import { type CardSource, type CompiledCard, finished } from '@wardroom/core';
import type { Ability, GuardianLanguage, GuardianNotes } from './language.ts';

/** A card of Guardian Realms as data (G1.1), and as the rules read it. */

export const KINDS = ['guardian', 'effect', 'equipment', 'field'] as const;
export type Kind = (typeof KINDS)[number];

export type GuardianClass = 'rush' | 'sneak' | 'tank';

/** From the most common; the place in this list is the rank that a table shows. */
export const RARITIES = ['common', 'uncommon', 'rare', 'epic', 'legendary'] as const;
export type Rarity = (typeof RARITIES)[number];

export interface GuardianSource extends CardSource<GuardianLanguage> {
  no: number;
  kind: Kind;
  rarity: Rarity;
  /** Of a Guardian; null without one. */
  cls: GuardianClass | null;
  /** Summon points of a Guardian, DZ points of any other card. */
  cost: number;
  hp: number;
  atk: number;
  /** An Effect that lies in a base until its trigger comes (G4.9). */
  waits: boolean;
  /** How often an Equipment can be used; 0 where nothing counts it (G4.10). */
  uses: number;
  /** Rounds that a Field stays (G4.11). */
  rounds: number;
  /** Put out by other cards only (G9.4); never in a deck. */
  token: boolean;
  abilities: readonly Ability[];
}

export interface GuardianCard extends CompiledCard<GuardianNotes> {
  source: GuardianSource;
  kind: Kind;
  rarity: Rarity;
  cls: GuardianClass | null;
  cost: number;
  hp: number;
  atk: number;
  waits: boolean;
  charges: number;
  rounds: number;
  token: boolean;
  /** One of its player's Guardians is discarded to summon it, and it takes that lane (G5.8). */
  sacrifice: boolean;
  /** Its printed text speaks: for judging what it is worth. */
  texts: number;
  /** Whose Guardians alone its text speaks of, where it speaks of nothing else. */
  speaksOf: 'own' | 'foes' | null;
}

/** Of a text that changes, or does something to, each Guardian of a side: which side. */
function sideOf(a: Ability): 'own' | 'foes' | null {
  if (a.is === 'static') return typeof a.to === 'object' && 'side' in a.to && a.to.side !== 'all' ? a.to.side : null;
  if (a.is !== 'trigger' || a.do.length === 0) return null;
  const sides = a.do.map((op) => (op.do === 'each' && op.in.in === 'guardians' ? op.in.of : null));
  return sides.every((x) => x === 'me') ? 'own' : sides.every((x) => x === 'opponents') ? 'foes' : null;
}

function speaksOf(source: GuardianSource): GuardianCard['speaksOf'] {
  const sides = source.abilities.map(sideOf);
  return sides.length > 0 && sides.every((x) => x === sides[0]) ? sides[0] : null;
}

export function finishCard(source: GuardianSource, card: CompiledCard<GuardianNotes>): GuardianCard {
  return finished(card, {
    source,
    kind: source.kind,
    rarity: source.rarity,
    cls: source.cls,
    cost: source.cost,
    hp: source.hp,
    atk: source.atk,
    waits: source.waits,
    charges: source.uses,
    rounds: source.rounds,
    token: source.token,
    sacrifice: card.notes.sacrifice === true,
    texts: source.abilities.length,
    speaksOf: source.kind === 'field' ? speaksOf(source) : null,
  });
}
