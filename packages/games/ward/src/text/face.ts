import { type CardFace, capital } from '@wardroom/core';
import { RARITIES, type WardCard } from '../card.ts';
import { sacrificesFor } from '../rules/price.ts';

/** A card as printed, without what is written on it (`reading.ts`). */

export const SUB = { field: ', field', equip: ', equip', none: '' } as const;
export const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** What players call the figures and states of a creature. */
export const statLabels: Readonly<Record<string, string>> = {
  al: 'AL',
  spd: 'SPD',
  hp: 'HP',
  dice: 'dice',
  mod: 'MOD',
  hitDice: 'hit dice',
  hit: 'to hit',
  atk: 'damage',
  frozen: 'Frozen',
  stunned: 'Stunned',
  asleep: 'Asleep',
  wrapped: 'Wrapped',
  negated: 'effects negated',
  noDamage: 'takes no damage',
  autoHit: 'hits automatically',
  strikesFirst: 'strikes first',
  winged: 'winged',
};

/** W8.2: what a summon costs, in a word or two. */
function costOf(def: WardCard): string {
  if (def.require?.onto !== undefined) return 'special summon';
  const n = sacrificesFor(def);
  return n === 0 ? '' : plural(n, 'sacrifice');
}

export function faceOf(def: WardCard): CardFace {
  const fights = def.kind !== 'magic';
  const magicLine = def.magic === null ? '' : `${capital(def.magic)} ${def.kind}${SUB[def.sub ?? 'none']}`;
  const face: CardFace = {
    id: def.id,
    name: def.name,
    number: `${def.source.set} ${String(def.source.no).padStart(3, '0')}`,
    stock: def.kind,
    line: def.kind === 'creature' ? `${def.type} creature` : magicLine,
    type: def.kind === 'magic' ? magicLine : (def.type ?? magicLine),
    rarity: def.rarity,
    rank: RARITIES.indexOf(def.rarity),
    figures: fights
      ? (['al', 'spd', 'hp', 'dice', 'mod'] as const).map((stat) => ({
          stat,
          label: statLabels[stat],
          value: def[stat],
        }))
      : [],
    text: '',
  };
  if (def.boss !== null) face.foe = def.boss;
  else if (def.kind === 'creature' && costOf(def) !== '') face.cost = costOf(def);
  if (def.hps !== null) face.hps = def.hps;
  return face;
}
