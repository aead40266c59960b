import { type CardSource, type CompiledCard, finished } from '@wardroom/core';
import type { Ability, RealmLanguage, RealmNotes } from './language.ts';
import { ELEMENTS, type Element, TOKEN_NAMES, TOKENS, type TokenName } from './names.ts';

/** A card of the Contested Realm as data, and as the rules read it. */

export const KINDS = ['avatar', 'site', 'minion', 'magic', 'artifact', 'aura'] as const;
export type Kind = (typeof KINDS)[number];

/** From the most common; the place in this list is the rank that a table shows. S2.2 limits the copies. */
export const RARITIES = ['ordinary', 'exceptional', 'elite', 'unique'] as const;
export type Rarity = (typeof RARITIES)[number];
export const COPIES: Readonly<Record<Rarity, number>> = { ordinary: 4, exceptional: 3, elite: 2, unique: 1 };

/** Keywords that are yes or no, and those with a figure (S5.6). */
export const KEYWORDS = [
  'airborne',
  'burrowing',
  'submerge',
  'voidwalk',
  'lethal',
  'charge',
  'immobile',
  'spellcaster',
] as const;
export type Keyword = (typeof KEYWORDS)[number];

export interface RealmSource extends CardSource<RealmLanguage> {
  no: number;
  kind: Kind;
  rarity: Rarity;
  /** Mana. */
  cost: number;
  /** Of a spell: symbols needed. Of a site: symbols given. */
  elements: Readonly<Partial<Record<Element, number>>>;
  /** Of a unit. */
  power: number;
  /** Mortal, Undead, Demon, Beast, Relic … */
  types: readonly string[];
  keywords: readonly Keyword[];
  movement: number;
  ranged: number;
  /** It enters with these (S1.5, S5.6). */
  tokens: readonly TokenName[];
  /** Brought by texts only: never in a deck. */
  token: boolean;
  /** Of magic: may be cast by any ally, not by spellcasters alone. */
  anyAlly: boolean;
  /** Paid as it is cast, beside mana (`extra cost`): a site from the hand is discarded. */
  discardSite: boolean;
  abilities: readonly Ability[];
}

export interface RealmCard extends CompiledCard<RealmNotes> {
  source: RealmSource;
  kind: Kind;
  rarity: Rarity;
  cost: number;
  elements: readonly number[];
  power: number;
  types: readonly string[];
  keywords: readonly Keyword[];
  movement: number;
  ranged: number;
  /** Bits of the tokens it enters with. */
  tokens: number;
  token: boolean;
  anyAlly: boolean;
  discardSite: boolean;
  /** Undead and Demons (S1.3). */
  evil: boolean;
  /** Its text speaks of Evil minions, so that a brand is worth something to its player. */
  heedsEvil: boolean;
  /** Its abilities do not tap, and work once a turn each. */
  once: boolean;
  /** Of magic: its targets, and what it does, are measured from the caster. */
  aimsFromCaster: boolean;
  actsFromCaster: boolean;
  /** Its printed text speaks: for judging what it is worth. */
  texts: number;
}

const EVIL_TYPES: readonly string[] = ['Undead', 'Demon'];

/** Words of a text that measure from where it comes. */
const measures = (text: unknown): boolean => /"(reach|squareReach|siteHere|caster)"/.test(JSON.stringify(text) ?? '');

export function finishCard(source: RealmSource, card: CompiledCard<RealmNotes>): RealmCard {
  const play = source.abilities.find((x) => x.is === 'play');
  return finished(card, {
    source,
    kind: source.kind,
    rarity: source.rarity,
    cost: source.cost,
    elements: ELEMENTS.map((element) => source.elements[element] ?? 0),
    power: source.power,
    types: source.types,
    keywords: source.keywords,
    movement: source.movement,
    ranged: source.ranged,
    tokens: source.tokens.reduce((bits, name) => bits | TOKENS[TOKEN_NAMES.indexOf(name)], 0),
    token: source.token,
    anyAlly: source.anyAlly,
    discardSite: source.discardSite,
    evil: source.kind === 'minion' && source.types.some((type) => EVIL_TYPES.includes(type)),
    heedsEvil: /"evil":true/.test(JSON.stringify(source.abilities)),
    once: card.notes.once === true,
    aimsFromCaster: measures(play?.targets),
    actsFromCaster: measures(play?.do),
    texts: source.abilities.length,
  });
}
