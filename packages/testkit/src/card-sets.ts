import type { CardWords } from '@wardroom/core';
import { difference } from './plain.ts';
import { repeated } from './rulebooks.ts';

/** A card as its set has it, as far as every set is alike. */
export interface SetCard {
  id: string;
  no: number;
  abilities: readonly unknown[];
}

/** What a set of cards and the words on them keep to. Each check says what is wrong; nothing if all is well. */
export interface SetCheck {
  name: string;
  wrong: (cards: readonly SetCard[], words: Readonly<Record<string, CardWords>>) => string[];
}

const different = (a: unknown, b: unknown): string[] => {
  const found = difference(a, b);
  return found === null ? [] : [found];
};

const misnumbered = (cards: readonly SetCard[]): string[] => [
  ...cards.flatMap((card, i) => (card.no === i + 1 ? [] : [`${card.id} is number ${card.no}, not ${i + 1}`])),
  ...cards.flatMap(({ id }) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id) ? [] : [`no id: ${id}`])),
  ...repeated(cards.map((card) => card.id)),
];

function uncovered(cards: readonly SetCard[], words: Readonly<Record<string, CardWords>>): string[] {
  return different(Object.keys(words).toSorted(), cards.map((card) => card.id).toSorted());
}

function silent(cards: readonly SetCard[], words: Readonly<Record<string, CardWords>>): string[] {
  return cards.filter((card) => (words[card.id].text !== '') !== card.abilities.length > 0).map((card) => card.id);
}

/** The longest text that fits on a card. */
const LONGEST = 170;

function untidy(_cards: readonly SetCard[], words: Readonly<Record<string, CardWords>>): string[] {
  return Object.entries(words).flatMap(([id, { text, bio = '' }]) =>
    [text, bio]
      .filter((line) => line !== '' && (!/^\S.*\.$/s.test(line) || line.includes('  ') || line.length >= LONGEST))
      .map((line) => `${id}: ${line}`),
  );
}

export const setChecks: readonly SetCheck[] = [
  { name: 'numbers its cards from 1 without a gap, under ids made from their names', wrong: misnumbered },
  { name: 'is data all the way down', wrong: (cards) => different(JSON.parse(JSON.stringify(cards)), cards) },
  { name: 'has words for every card and for nothing else', wrong: uncovered },
  { name: 'says something exactly where a card does something', wrong: silent },
  { name: 'speaks in sentences of a line or two', wrong: untidy },
];
