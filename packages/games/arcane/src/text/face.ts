import { type CardFace, capital } from '@wardroom/core';
import type { ArcaneCard, CardKind } from '../card.ts';

/** A card as printed, without what is written on it (`reading.ts`). */

export const kindTitles: Readonly<Record<CardKind, string>> = {
  unit: 'Unit',
  spell: 'Spell',
  trap: 'Trap',
  token: 'Token',
  stone: 'Mystic Stone',
};

/** What players call the figures of a card. */
export const statLabels: Readonly<Record<string, string>> = { attack: 'attack', health: 'health' };

export function faceOf(def: ArcaneCard): CardFace {
  const figures = (['attack', 'health'] as const).map((stat) => ({ stat, label: statLabels[stat], value: def[stat] }));
  return {
    id: def.id,
    name: def.name,
    number: `A-${String(def.source.no).padStart(3, '0')}`,
    stock: def.kind,
    line: kindTitles[def.kind],
    type: capital(def.circle),
    rarity: kindTitles[def.kind],
    rank: 0,
    // A Stone has no attack, a spell or trap neither.
    figures: def.fights ? figures : def.kind === 'stone' ? figures.slice(1) : [],
    text: '',
  };
}
