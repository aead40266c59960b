import { deckPool, fitsOf, formatsOf, setupProblems } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { againstList } from '../src/deck.ts';
import { FORMATS, inForce, LISTS } from '../src/formats.ts';

/** W3.2.2, W3.2.3: which cards a match is played with, and by which list. */

// Made of cards of the first generation.
const first = ward.decks.find((deck) => deck.id === 'the-hoard')!;
const inDeck = (...cards: string[]): string[] => [...first.cards.slice(0, 30 - cards.length), ...cards];
/** The formats that a deck fits. */
const fits = (deck: readonly string[]): string[] =>
  fitsOf(ward, deck).flatMap(({ format, errors }) => (errors.length === 0 ? [format] : []));
const against = (deck: readonly string[], format: string) =>
  fitsOf(ward, deck).find((fit) => fit.format === format)!.errors;

// A card of each generation, a promo.
const gen2 = 'kendo-tiger';
const gen3 = 'carus-demon';
const promo = 'rampage-orc';

describe('what a deck fits', () => {
  test('W3.2.3 a deck of the first generation fits every format', () => {
    expect(fits(first.cards)).toEqual(['official', 'all', 'gen1-2', 'gen1', 'open']);
    expect(formatsOf(ward)).toEqual(Object.keys(FORMATS));
  });

  test('W3.2.3 a card of a later generation, or a promo, takes it out of the formats without that set', () => {
    expect(fits(inDeck(gen2))).toEqual(['official', 'all', 'gen1-2', 'open']);
    expect(fits(inDeck(gen3))).toEqual(['official', 'all', 'open']);
    expect(fits(inDeck(promo))).toEqual(['official', 'open']);
    expect(fits(inDeck(gen2, gen3, promo))).toEqual(['official', 'open']);
  });

  test('W3.2.3 what a format has against a deck names the card, its set and the formats that play with it', () => {
    expect(against(inDeck(gen3), 'gen1-2')).toEqual([
      {
        rule: 'W3.2.3',
        message:
          'Carus Demon is of generation 3; this format plays with generations 1 and 2. Take it out, or choose the ' +
          'format official, all or open.',
      },
    ]);
    expect(against(inDeck(promo, gen2), 'gen1').map((e) => e.message)).toEqual([
      'Rampage Orc is a promo; this format plays with generation 1. Take it out, or choose the format official or open.',
      'Kendo Tiger is of generation 2; this format plays with generation 1. Take it out, or choose the format ' +
        'official, all, gen1-2 or open.',
    ]);
  });

  test('W3.2.2 every format but the open one follows the list', () => {
    const twoRats = inDeck('giant-rat', 'giant-rat');
    expect(fits(twoRats)).toEqual(['open']);
    for (const format of ['official', 'all', 'gen1-2', 'gen1']) {
      expect(against(twoRats, format).map((e) => e.rule)).toEqual(['W18.23']);
    }
    expect(fits(inDeck('irresistible-love'))).toEqual(['official', 'all', 'gen1-2', 'open']);
    expect(fits(inDeck('irresistible-love', 'irresistible-love'))).toEqual(['open']);
  });

  test('W18.23 every promo is limited: one copy in official play, three in the open format', () => {
    for (const { id, rarity } of ward.defs) {
      if (rarity !== 'Promo') continue;
      expect(fits(inDeck(id)), id).toContain('official');
      expect(fits(inDeck(id, id)), id).toEqual(['open']);
    }
    expect(fits(inDeck(promo, promo, promo))).toEqual(['open']);
    expect(fits(inDeck(promo, promo, promo, promo))).toEqual([]);
  });
});

describe('the list', () => {
  const older = { ...inForce(LISTS), from: '2025-01-01', limited: ['frog'], banned: ['wizard'] };
  const newer = { ...older, from: '2099-01-01', limited: [], banned: ['frog'] };

  test('W3.2.2 of several lists the one with the latest day counts, wherever it stands', () => {
    expect(inForce([older, newer, ...LISTS])).toBe(newer);
    expect(inForce([newer, older])).toBe(newer);
    expect(inForce(LISTS)).toBe(LISTS[0]);
  });

  test('W18.5, W18.23 a list that takes the place of another is what decides, and is named by its day', () => {
    const frog = { id: 'frog', name: 'Frog', rarity: 'Common' } as const;
    const wizard = { id: 'wizard', name: 'Wizard', rarity: 'Common' } as const;
    expect(againstList(older, frog, 2)?.message).toBe(
      'Frog: 2 copies; the list of 2025-01-01 limits it to 1. Leave one in, or play in the open format.',
    );
    expect(againstList(older, frog, 1)).toBeNull();
    expect(againstList(newer, frog, 1)).toEqual({
      rule: 'W18.5',
      message: 'Frog is banned by the list of 2099-01-01; take it out, or play in the open format.',
    });
    expect(againstList(older, wizard, 1)?.rule).toBe('W18.5');
    expect(againstList(newer, wizard, 3)).toBeNull();
  });

  test('W3.2.2 names cards of the pool only, but for what is banned from elsewhere, and its days are days', () => {
    for (const { from, limited, banned } of LISTS) {
      expect(limited.filter((id) => !ward.defById.has(id))).toEqual([]);
      expect(banned.filter((id) => !ward.defById.has(id))).toEqual(['time-dragon']);
      expect(new Date(from).toISOString().slice(0, 10)).toBe(from);
    }
  });
});

describe('the cards that a deck may be made of', () => {
  const pool = (format: string): number => deckPool(ward, { format }).length;

  test('W3.2.3 are 151 in each generation, and 22 promos', () => {
    expect([pool('gen1'), pool('gen1-2'), pool('all'), pool('official'), pool('open')]).toEqual([
      151, 302, 453, 475, 475,
    ]);
    expect(deckPool(ward)).toEqual(deckPool(ward, { format: 'official' }));
  });

  test('B5.1.1 are none of a boss in any format', () => {
    const foes = new Set(ward.foes.flatMap((foe) => foe.cards));
    expect(deckPool(ward, { format: 'open' }).filter((id) => foes.has(id))).toEqual([]);
  });
});

describe('a match', () => {
  const problems = (deck: readonly string[], options: Record<string, string | number>): string[] =>
    setupProblems(ward, {
      mode: 'duel',
      seats: [
        { name: 'A', deck: first.cards },
        { name: 'B', deck },
      ],
      options,
    });

  test('W3.2.3 does not begin with a deck that does not fit its format, and says whose it is', () => {
    expect(problems(inDeck(gen2), { format: 'gen1-2' })).toEqual([]);
    expect(problems(inDeck(gen2), { format: 'gen1' })).toEqual([
      'seats[1].deck: Kendo Tiger is of generation 2; this format plays with generation 1. Take it out, or choose the ' +
        'format official, all, gen1-2 or open. (W3.2.3)',
    ]);
  });

  test('W3.2.3 an unknown format is an error that names those there are', () => {
    for (const format of ['gen4', 'constructor', '', 'Official']) {
      expect(problems(first.cards, { format })).toEqual([
        'option format: one of official, all, gen1-2, gen1, open (W3.2.3).',
      ]);
    }
  });

  test('W4.2.1 only the open format may agree on another threshold', () => {
    for (const format of Object.keys(FORMATS)) {
      const wrong = 'option threshold: official play uses 300; choose format open for another (W4.2.1).';
      expect(problems(first.cards, { format, threshold: 200 })).toEqual(format === 'open' ? [] : [wrong]);
      expect(problems(first.cards, { format, threshold: 300 })).toEqual([]);
    }
  });
});
