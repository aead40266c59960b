import type { Rarity } from './card.ts';

/**
 * W3.2.2, W3.2.3: which cards a match is played with, and whether it follows the lists of official play. All of it is data: a
 * format is a line, and a new list with a later day takes the place of the one before.
 */

/** What a deck may hold once (W18.23) and not at all (W18.5). */
export interface CardList {
  /** The day from which it counts, as 2026-01-31. */
  from: string;
  limited: readonly string[];
  limitedRarity: Rarity;
  banned: readonly string[];
}

export interface Format {
  /** What it plays with, in words that follow "plays with". */
  words: string;
  /** The sets its decks are made of. */
  sets: readonly string[];
  /** Official play (W3.2.2): the list in force, and a loss at 300. The other kind ignores all lists (W3.2.3). */
  official: boolean;
}

/** By name, as the match option has them, the usual one first. */
export const FORMATS = {
  official: { words: 'all cards', sets: ['gen1', 'gen2', 'gen3', 'promo'], official: true },
  all: { words: 'generations 1 to 3', sets: ['gen1', 'gen2', 'gen3'], official: true },
  'gen1-2': { words: 'generations 1 and 2', sets: ['gen1', 'gen2'], official: true },
  gen1: { words: 'generation 1', sets: ['gen1'], official: true },
  open: { words: 'all cards', sets: ['gen1', 'gen2', 'gen3', 'promo'], official: false },
} as const satisfies Readonly<Record<string, Format>>;

export type FormatName = keyof typeof FORMATS;
export const FORMAT_NAMES = Object.keys(FORMATS) as readonly FormatName[];

/** A format that nobody knows is told of as a wrong option; its decks are checked as usual. */
export const formatOf = (name: unknown): Format =>
  typeof name === 'string' && Object.hasOwn(FORMATS, name) ? FORMATS[name as FormatName] : FORMATS.official;

/** The lists of official play. Those that were replaced stay, as a record. */
export const LISTS: readonly CardList[] = [
  {
    from: '2026-01-01',
    limited: [
      'dragon-rage',
      'epic-loot',
      'ghost-of-the-past',
      'giant-rat',
      'holy-light',
      'judgement',
      'junk-scarecrow',
      'magic-steal',
      'mysterious-door',
      'psychic-toad',
      'revival-priest',
      'stone-golem',
      'turncoat',
      'visitor-from-beyond',
      'wrath-of-the-old-ones',
      'irresistible-love',
    ],
    limitedRarity: 'Promo',
    // In none of the sets here: a deck from elsewhere may name it.
    banned: ['time-dragon'],
  },
];

/** The list that counts: the one with the latest day. */
export const inForce = (lists: readonly CardList[]): CardList =>
  lists.reduce((latest, list) => (list.from > latest.from ? list : latest));
