import type { WardCard } from '../card.ts';
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

export function textOf(id: string): string {
  const text = cardText[id];
  if (text === undefined) return '';
  return [text.text, text.bio].filter((x) => x !== undefined && x !== '').join('\n');
}
