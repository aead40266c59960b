import { type CardFace, capital } from '@wardroom/core';
import { type Keyword, type Kind, RARITIES, type RealmCard } from '../card.ts';
import { ELEMENTS, type Element, LIFE, type TokenName } from '../names.ts';

/** A card as printed, without what is written on it (`reading.ts`). */

/** What players call the figures and states of a card. */
export const statLabels: Readonly<Record<string, string>> = {
  power: 'power',
  cost: 'mana',
  movement: 'Movement',
  ranged: 'Ranged',
  siteDamage: 'against sites',
  mana: 'mana',
  air: 'air',
  earth: 'earth',
  fire: 'fire',
  water: 'water',
  flooded: 'flooded',
  airborne: 'Airborne',
  burrowing: 'Burrowing',
  submerge: 'Submerge',
  voidwalk: 'Voidwalk',
  lethal: 'Lethal',
  charge: 'Charge',
  immobile: 'Immobile',
  spellcaster: 'Spellcaster',
  strikesFirst: 'strikes first',
  evil: 'Evil',
  silenced: 'silenced',
  disabled: 'disabled',
  indestructible: 'indestructible',
};

export const tokenLabels: Readonly<Record<TokenName, string>> = { ward: 'Ward', stealth: 'Stealth', lance: 'Lance' };

const kindTitles: Readonly<Record<Kind, string>> = {
  avatar: 'Avatar',
  site: 'Site',
  minion: 'Minion',
  magic: 'Magic',
  artifact: 'Artifact',
  aura: 'Aura',
};

const keywordTitle = (word: Keyword): string => statLabels[word];

/** S5.6: 'Airborne, Movement +1, Ward'. */
export function keywordsOf(def: RealmCard): string[] {
  const words: string[] = def.source.keywords.map(keywordTitle);
  if (def.movement > 0) words.push(`Movement +${def.movement}`);
  if (def.ranged > 0) words.push(`Ranged ${def.ranged}`);
  for (const token of def.source.tokens) words.push(tokenLabels[token]);
  return words;
}

/** What it is, in words: 'Minion · Undead · Airborne'. */
export function lineOf(def: RealmCard): string {
  const notes = [...keywordsOf(def)];
  if (def.anyAlly) notes.push('Any ally may cast it');
  const types = def.types.filter((x) => x !== '').join(' ');
  return [kindTitles[def.kind], types, notes.join(', ')].filter((x) => x !== '').join(' · ');
}

const symbols = (def: RealmCard): [Element, number][] =>
  ELEMENTS.map((element): [Element, number] => [element, def.source.elements[element] ?? 0]).filter(([, n]) => n > 0);

/** Of a site: 'gives air, 2 water'. */
export const symbolLine = (def: RealmCard): string => {
  const given = counted(def);
  return given.length === 0 ? '' : `gives ${given.join(', ')}`;
};

const counted = (def: RealmCard): string[] =>
  symbols(def).map(([element, n]) => (n === 1 ? element : `${n} ${element}`));

/** S3.4, S4.1: mana and threshold of a spell; nothing for what is not cast. */
export function priceLine(def: RealmCard): string {
  if (def.token || def.kind === 'avatar' || def.kind === 'site') return '';
  const price = [`${def.cost} mana`, ...counted(def)].join(', ');
  return def.discardSite ? `${price}, and a site from the hand` : price;
}

function figuresOf(def: RealmCard): CardFace['figures'] {
  const cost = { stat: 'cost', label: 'mana', value: def.cost };
  const power = { stat: 'power', label: 'power', value: def.power };
  const gives = def.kind === 'site' ? 'Gives' : 'Needs';
  const figures: CardFace['figures'] = [];
  if (def.kind === 'avatar') figures.push({ stat: 'life', label: 'life', value: LIFE }, power);
  else if (def.kind !== 'site' && !def.token) figures.push(cost);
  if (def.kind === 'minion') figures.push(power);
  for (const [element, value] of symbols(def)) figures.push({ stat: element, label: `${gives} ${element}`, value });
  return figures;
}

export function faceOf(def: RealmCard): CardFace {
  const elements = symbols(def).map(([element]) => element);
  const face: CardFace = {
    id: def.id,
    name: def.name,
    number: `S ${String(def.source.no).padStart(3, '0')}`,
    stock: def.kind,
    line: lineOf(def),
    type: `${def.kind} ${elements.length === 0 ? 'none' : elements.join('+')}`,
    rarity: capital(def.rarity),
    rank: RARITIES.indexOf(def.rarity),
    figures: figuresOf(def),
    text: '',
  };
  const price = priceLine(def);
  if (price !== '') face.cost = price;
  return face;
}
