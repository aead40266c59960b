import { fitsOf } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { cards } from '../src/cards/index.ts';
import { decks } from '../src/decks/index.ts';
import { cardText } from '../src/text/cards.ts';

const copies = (cards: readonly string[], id: string) => cards.filter((card) => card === id).length;

describe('the words of the cards', () => {
  test('cover every card, under ids made from the names', () => {
    expect(cards.filter((x) => !(x.id in cardText)).map((x) => x.id)).toEqual([]);
    for (const id of Object.keys(cardText)) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('leave only creatures without a text', () => {
    const silent = Object.entries(cardText).filter(([, words]) => words.text === '' && words.bio === undefined);
    expect(silent).toEqual([]);
  });

  test('have no stray spaces, and end every text and biography as sentences', () => {
    for (const [id, words] of Object.entries(cardText)) {
      for (const line of [words.text, words.attack, words.bio]) {
        if (!line) continue;
        expect(line, id).toBe(line.trim());
        expect(line, id).not.toContain('  ');
      }
      if (words.text) expect(words.text, id).toMatch(/\.$/);
      if (words.bio) expect(words.bio, id).toMatch(/\.$/);
    }
  });

  test('give every creature an attack of its own and a short biography', () => {
    const attacks = Object.values(cardText).flatMap((words) => (words.attack ? [words.attack.toLowerCase()] : []));
    expect(new Set(attacks).size).toBe(attacks.length);
    for (const [id, words] of Object.entries(cardText)) {
      if (words.attack) expect(words.attack.split(' ').length, id).toBeLessThanOrEqual(2);
      if (words.bio === undefined) continue;
      expect(words.attack, id).toBeTruthy();
      expect(words.bio.length, id).toBeLessThan(110);
    }
  });
});

describe('the ready-made decks', () => {
  test('are sixteen, each with an id, a name and an idea of its own', () => {
    expect(decks).toHaveLength(16);
    for (const key of ['id', 'name', 'idea'] as const) expect(new Set(decks.map((deck) => deck[key])).size).toBe(16);
  });

  test('use at least 220 different cards between them, of every set', () => {
    const used = new Set(decks.flatMap((deck) => deck.cards));
    expect(used.size).toBeGreaterThanOrEqual(220);
    const sets = new Set(cards.filter((card) => used.has(card.id)).map((card) => card.set));
    expect([...sets].toSorted()).toEqual(['gen1', 'gen2', 'gen3', 'promo']);
  });

  test('W3.2.3 fit these formats', () => {
    const fits = decks.map(({ id, cards: deck }) => {
      const formats = fitsOf(ward, deck).filter((fit) => fit.errors.length === 0);
      return `${id}: ${formats.map((fit) => fit.format).join(' ')}`;
    });
    expect(fits).toEqual([
      'tooth-and-claw: official all gen1-2 open',
      'the-hoard: official all gen1-2 gen1 open',
      'slow-venom: official all open',
      'the-open-grave: official all gen1-2 gen1 open',
      'the-quiet-hall: official all gen1-2 open',
      'arms-and-oaths: official all gen1-2 gen1 open',
      'first-blood: official all gen1-2 open',
      'ash-and-ember: official all gen1-2 open',
      'the-swarm: official all gen1-2 open',
      'the-horde: official open',
      'steam-and-iron: official all open',
      'closed-roads: official open',
      'thorns: official all open',
      'borrowed-faces: official all open',
      'full-hands: official all open',
      'the-owls-due: official all open',
    ]);
  });

  describe.each(decks)('$name', ({ cards }) => {
    test('has 30 cards', () => {
      expect(cards).toHaveLength(30);
    });

    test('has at most 3 copies of a card', () => {
      expect([...new Set(cards)].filter((id) => copies(cards, id) > 3)).toEqual([]);
    });

    test('is legal in official play', () => {
      expect(ward.checkDeck(cards).errors).toEqual([]);
    });

    test('names only cards that exist', () => {
      expect([...new Set(cards)].filter((id) => !(id in cardText))).toEqual([]);
    });

    test('has the recommended number of creatures', () => {
      // Only creatures have a biography.
      const creatures = cards.filter((id) => cardText[id]?.bio !== undefined).length;
      expect(creatures).toBeGreaterThanOrEqual(8);
      expect(creatures).toBeLessThanOrEqual(12);
    });
  });
});
