import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import type { WardCard } from '../src/card.ts';
import { cardText } from '../src/text/cards.ts';
import { GEN1_FACTS } from './gen1-facts.ts';

/** Every printed figure against a copy that is not the card itself, so that a typo in either is found. */

const printed = GEN1_FACTS.trim().split('\n');
const gen1 = ward.defs.filter((d) => d.source.set === 'gen1');

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

const kindOf = (d: WardCard): string => {
  if (d.kind === 'creature') return d.type!;
  if (d.kind === 'hybrid') return `Hybrid/${d.type}`;
  return `${capital(d.magic!)}/${capital(d.sub!)}`;
};

const textKind = (d: WardCard): string => {
  if (d.kind === 'magic' || d.hasEffect) return 'effect';
  return d.require === null ? '-' : 'requirement';
};

const written = (d: WardCard): string =>
  [
    String(d.source.no).padStart(3, '0'),
    d.name,
    d.rarity,
    kindOf(d),
    d.kind === 'magic' ? '-' : [d.al, d.spd, d.hp, d.dice, d.mod].join('/'),
    d.art.length === 0 ? '-' : d.art.join(' '),
    textKind(d),
  ].join('|');

test('generation 1 has 151 cards, numbered without a gap', () => {
  expect(printed).toHaveLength(151);
  expect(gen1.map((d) => d.source.no)).toEqual(printed.map((_, i) => i + 1));
});

test.each(printed)('%s', (line) => {
  const no = Number(line.slice(0, 3));
  expect(written(gen1[no - 1])).toBe(line);
});

test('a creature without text has none to read, and any other card has', () => {
  const silent = printed.filter((line) => line.endsWith('|-')).map((line) => line.split('|')[1]);
  expect(gen1.filter((d) => cardText[d.id].text === '').map((d) => d.name)).toEqual(silent);
});
