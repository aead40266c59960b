import { setChecks } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { cards } from '../src/cards/index.ts';
import { decks } from '../src/decks/index.ts';
import { cardText } from '../src/text/cards.ts';

const kindOf = (id: string) => cards.find((x) => x.id === id)?.kind;
const count = (kind: string) => cards.filter((x) => x.kind === kind).length;

describe('the set', () => {
  test.each(setChecks)('$name', ({ wrong }) => expect(wrong(cards, cardText)).toEqual([]));

  test('A2.1 has units, spells, traps, tokens and Stones enough', () => {
    expect(count('unit')).toBe(86);
    expect(count('spell')).toBe(24);
    expect(count('trap')).toBe(12);
    expect(count('token')).toBe(8);
    expect(count('stone')).toBe(4);
  });

  test('keeps to its figures: attack 0 to 5, health 1 to 8, Stones 13 to 18', () => {
    for (const x of cards) {
      if (x.kind === 'spell' || x.kind === 'trap') expect([x.attack, x.health], x.id).toEqual([0, 0]);
      else if (x.kind === 'stone') {
        expect(x.attack, x.id).toBe(0);
        expect(x.health >= 13 && x.health <= 18, x.id).toBe(true);
      } else {
        expect(x.attack >= 0 && x.attack <= 5, x.id).toBe(true);
        expect(x.health >= 1 && x.health <= 8, x.id).toBe(true);
      }
    }
  });
});

describe('the ready decks', () => {
  test.each(decks.map((deck) => [deck.name, deck] as const))('A3.2.1 %s is 54 cards of the right kinds', (_, deck) => {
    const kinds: Record<string, number> = {};
    for (const id of deck.cards) kinds[kindOf(id) ?? `no card ${id}`] = (kinds[kindOf(id) ?? `no card ${id}`] ?? 0) + 1;
    expect(kinds).toEqual({ unit: 30, spell: 12, trap: 5, token: 6, stone: 1 });
    for (const id of new Set(deck.cards)) expect(deck.cards.filter((x) => x === id).length, id).toBeLessThanOrEqual(3);
  });

  test('bring the tokens that their cards make', () => {
    for (const deck of decks) {
      const made = new Set(
        deck.cards.flatMap((id) => {
          const text = JSON.stringify(cards.find((x) => x.id === id)?.abilities);
          return [...text.matchAll(/"token":"([a-z-]+)"/g)].map((found) => found[1]);
        }),
      );
      const brought = new Set(deck.cards.filter((id) => kindOf(id) === 'token'));
      expect([...brought].toSorted(), deck.name).toEqual([...made].toSorted());
    }
  });

  test('use every card of the set', () => {
    const used = new Set(decks.flatMap((deck) => deck.cards));
    expect(cards.filter((x) => !used.has(x.id)).map((x) => x.id)).toEqual([]);
  });

  test('use all four Stones', () => {
    const stones = decks.flatMap((deck) => deck.cards.filter((id) => kindOf(id) === 'stone'));
    expect(new Set(stones).size).toBe(4);
  });
});
