import type { CardFace } from '@wardroom/core';
import { RARITIES, type WardCard } from '../card.ts';
import { sacrificesFor } from '../rules/summon.ts';
import { cardText } from './cards.ts';

/** A card in words, for those who read instead of look. */

const SUB = { field: ', field', equip: ', equip', none: '' } as const;
const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);
const plural = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

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

/** Kind and figures as printed, in one line. */
export function factsOf(def: WardCard): string {
  const figures = `AL ${def.al}, SPD ${def.spd}, HP ${def.hp}, ${def.dice} ${def.dice === 1 ? 'die' : 'dice'}, MOD ${def.mod}`;
  const attack = cardText[def.id]?.attack;
  const strikes = attack === undefined ? '' : `. Attack: ${attack}`;
  if (def.kind === 'magic') return `${capital(def.magic!)} magic${SUB[def.sub!]}, ${def.rarity}`;
  const type = def.type === null ? '' : ` ${def.type}`;
  if (def.kind === 'hybrid') return `${capital(def.magic!)} hybrid,${type} ${def.rarity}. ${figures}${strikes}`;
  const price = def.require?.onto === undefined ? plural(sacrificesFor(def), 'sacrifice') : 'special summon';
  return `${def.type} creature, ${def.rarity}. ${figures}; ${price}${strikes}`;
}

/** W8.2: what a summon costs, in a word or two. */
function costOf(def: WardCard): string {
  if (def.require?.onto !== undefined) return 'special summon';
  const n = sacrificesFor(def);
  return n === 0 ? '' : plural(n, 'sacrifice');
}

export function faceOf(def: WardCard): CardFace {
  const text = cardText[def.id];
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
    text: text?.text ?? '',
  };
  if (def.kind === 'creature' && costOf(def) !== '') face.cost = costOf(def);
  if (text?.attack !== undefined) face.attack = text.attack;
  if (text?.bio !== undefined) face.bio = text.bio;
  return face;
}

export function textOf(id: string): string {
  const text = cardText[id];
  if (text === undefined) return '';
  return [text.text, text.bio].filter((x) => x !== undefined && x !== '').join('\n');
}
