import { setChecks } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { type GuardianSource, KINDS, RARITIES } from '../src/card.ts';
import { cards } from '../src/cards/index.ts';
import { decks } from '../src/decks/index.ts';
import { cardText } from '../src/text/cards.ts';

const byId = new Map(cards.map((card) => [card.id, card]));
const ofKind = (kind: string) => cards.filter((card) => card.kind === kind && !card.token);

describe('the set', () => {
  test.each(setChecks)('$name', ({ wrong }) => expect(wrong(cards, cardText)).toEqual([]));

  test('has cards of every kind and class, in every rarity', () => {
    expect(ofKind('guardian').length).toBeGreaterThanOrEqual(40);
    expect(ofKind('effect').length).toBeGreaterThanOrEqual(18);
    expect(ofKind('equipment').length).toBeGreaterThanOrEqual(14);
    expect(ofKind('field').length).toBeGreaterThanOrEqual(8);
    for (const cls of ['rush', 'sneak', 'tank', null]) {
      expect(ofKind('guardian').filter((card) => card.cls === cls).length, String(cls)).toBeGreaterThanOrEqual(10);
    }
    for (const kind of KINDS) {
      expect(new Set(ofKind(kind).map((card) => card.rarity)), kind).toEqual(new Set(RARITIES));
    }
  });
});

describe('the ready decks', () => {
  const cardsOf = (ids: readonly string[]): GuardianSource[] => ids.map((id) => byId.get(id)!);

  test('are four, with different plans', () => {
    expect(decks).toHaveLength(4);
    for (const a of decks) {
      for (const b of decks) {
        if (a === b) continue;
        const shared = new Set(a.cards.filter((id) => b.cards.includes(id)));
        expect(shared.size, `${a.id}, ${b.id}`).toBeLessThanOrEqual(4);
      }
    }
  });

  test.each(decks.map((deck) => [deck.id, deck] as const))('G1.1–G1.7 %s keeps every limit', (_id, deck) => {
    const list = cardsOf(deck.cards);
    expect(list).toHaveLength(25);
    expect(list.every((card) => card !== undefined && !card.token)).toBe(true);
    expect(list.filter((card) => card.kind === 'guardian').length).toBeGreaterThanOrEqual(10);
    expect(list.filter((card) => card.rarity === 'legendary').length).toBeLessThanOrEqual(1);
    for (const kind of KINDS) {
      const most = { uncommon: 5, rare: 3, epic: 1 } as const;
      for (const [rarity, limit] of Object.entries(most)) {
        const found = list.filter((card) => card.kind === kind && card.rarity === rarity);
        expect(found.length, `${rarity} ${kind}`).toBeLessThanOrEqual(limit);
      }
    }
    for (const card of new Set(list)) {
      const copies = list.filter((x) => x === card).length;
      if (card.rarity !== 'common') expect(copies, card.id).toBeLessThanOrEqual(card.rarity === 'uncommon' ? 2 : 1);
    }
  });
});
