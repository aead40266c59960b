import { type CardFace, capital } from '@wardroom/core';
import { type GuardianCard, type Kind, RARITIES } from '../card.ts';

/** A card as printed, without what is written on it (`reading.ts`). */

export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What players call the figures and states of a Guardian. */
export const statLabels: Readonly<Record<string, string>> = {
  hp: 'HP',
  atk: 'attack',
  attackCost: 'DZ to attack',
  swapCost: 'DZ to swap',
  cost: 'cost',
  range: 'reach',
  baseAtk: 'against bases',
  fury: 'Fury',
  invincible: 'Invincible',
  immuneParalyzed: 'never paralyzed',
  immuneBurned: 'never burned',
  immuneExhausted: 'never exhausted',
  immuneConfused: 'never confused',
  immunePoisoned: 'never poisoned',
};

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  guardian: 'Guardian',
  effect: 'Effect',
  equipment: 'Equipment',
  field: 'Field',
};

/** What it is, in words: 'Rush Guardian', 'waiting Effect', 'Field, 3 rounds'. */
export function lineOf(def: GuardianCard): string {
  const kind = KIND_NAMES[def.kind];
  switch (def.kind) {
    case 'guardian':
      return `${def.cls === null ? '' : `${capital(def.cls)} `}${def.token ? 'Guardian Summon' : kind}`;
    case 'effect':
      return def.waits ? 'Waiting Effect' : kind;
    case 'equipment':
      return def.charges > 0 ? `${kind}, ${plural(def.charges, 'use')}` : kind;
    case 'field':
      return `${kind}, ${plural(def.rounds, 'round')}`;
    default:
      return def.kind satisfies never;
  }
}

/** G3.1, G3.4: SP for a Guardian, DZ for any other card. */
export function priceLine(def: GuardianCard): string {
  if (def.token) return '';
  const price = `${def.cost} ${def.kind === 'guardian' ? 'SP' : 'DZ'}`;
  return def.sacrifice ? `${price} and a sacrifice` : price;
}

export function faceOf(def: GuardianCard): CardFace {
  const face: CardFace = {
    id: def.id,
    name: def.name,
    number: `G ${String(def.source.no).padStart(3, '0')}`,
    stock: def.kind,
    line: lineOf(def),
    type: def.cls === null ? KIND_NAMES[def.kind] : capital(def.cls),
    rarity: capital(def.rarity),
    rank: RARITIES.indexOf(def.rarity),
    figures: [
      ...(def.kind === 'guardian'
        ? [
            { stat: 'atk', label: 'attack', value: def.atk },
            { stat: 'hp', label: 'HP', value: def.hp },
          ]
        : []),
      ...(def.token ? [] : [{ stat: 'cost', label: def.kind === 'guardian' ? 'SP' : 'DZ', value: def.cost }]),
    ],
    text: '',
  };
  const price = priceLine(def);
  if (price !== '') face.cost = price;
  return face;
}
