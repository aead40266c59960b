import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import type { WardCard } from '../src/card.ts';
import { cardText } from '../src/text/cards.ts';
import { GEN1_FACTS } from './gen1-facts.ts';
import { GEN2_FACTS } from './gen2-facts.ts';
import { GEN3_FACTS } from './gen3-facts.ts';
import { PROMO_FACTS } from './promos-facts.ts';

/** Every printed figure against a copy that is not the card itself, so that a typo in either is found. */

const lines = (facts: string): string[] => facts.trim().split('\n');
const SETS = [
  { set: 'gen1', printed: lines(GEN1_FACTS), count: 151 },
  { set: 'gen2', printed: lines(GEN2_FACTS), count: 151 },
  { set: 'gen3', printed: lines(GEN3_FACTS), count: 151 },
  { set: 'promo', printed: lines(PROMO_FACTS), count: 22 },
];

const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

const kindOf = (d: WardCard): string => {
  if (d.kind === 'creature') return d.type!;
  if (d.kind === 'hybrid') return d.type === null ? 'Hybrid' : `Hybrid/${d.type}`;
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

describe.each(SETS)('$set', ({ set, printed, count }) => {
  const pool = ward.defs.filter((d) => d.source.set === set);

  test(`is printed with ${count} cards, numbered without a gap`, () => {
    expect(printed.map((line) => Number(line.slice(0, 3)))).toEqual(Array.from({ length: count }, (_, i) => i + 1));
  });

  test('every printed card is there', () => {
    expect(pool.map((d) => d.source.no).toSorted((a, b) => a - b)).toEqual(printed.map((_, i) => i + 1));
  });

  test.each(pool.map((d) => [d.name, d] as const))('%s is as printed', (_, d) => {
    expect(written(d)).toBe(printed[d.source.no - 1]);
  });

  test('a creature without text has none to read, and any other card has', () => {
    const silent = new Set(printed.filter((line) => line.endsWith('|-')).map((line) => line.split('|')[1]));
    expect(pool.filter((d) => cardText[d.id].text === '').map((d) => d.name)).toEqual(
      pool.filter((d) => silent.has(d.name)).map((d) => d.name),
    );
  });
});
