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

  /** Cards of no ready deck, each for a reason. */
  const POOL: Readonly<Record<string, string>> = {
    'unmaking-of-ages': 'a seventh Legendary: each deck has one (G1.6)',
    'clear-bell': 'an answer to decks that confuse and paralyze',
    'antidote-vial': 'an answer to decks that burn and poison',
    'flood-of-letters': 'for decks that win by the empty deck (G6.2), of which none is ready',
    'bad-well': 'a plainer Marsh Witch, for builders',
    'second-wind': 'for builders who want a big first turn',
    'bonfire-oath': 'a plainer Drill Marshal, for builders',
    'crossed-orders': 'a plainer Whisper Adept, for builders',
    'long-march': 'a plainer Lullaby Piper, for builders',
    'hidden-ward': 'a plainer Tower Shield, for builders',
    'decoy-banner': 'an answer to decks of single big attacks',
    tripwire: 'an answer to decks that live by abilities',
    'bark-armour': 'a plainer Crown, for builders',
    'light-boots': 'a smaller Open Roads, for builders',
    featherlance: 'for builders with Guardians that pay 2 DZ to attack',
    'oathless-champion': 'for decks that keep two lanes full at any price',
    'ballista-crew': 'its reach of two lanes matters in matches of five lanes',
    'well-keeper': 'a Guardian with Deep Wells’ text, for builders',
    'leech-pendant': 'for builders with one big Guardian',
    'tithe-clerk': 'for builders with dear Guardians',
    'market-day': 'a slower Open Stores, for builders',
    'mourning-band': 'a Banner Widow to wear, for builders',
  };

  test('every card is in one, or in the pool for a reason; none is in more than half of them', () => {
    const unused = cards.filter((card) => !card.token && !decks.some((deck) => deck.cards.includes(card.id)));
    expect(unused.map((card) => card.id).sort()).toEqual(Object.keys(POOL).sort());
    for (const card of cards) {
      expect(decks.filter((deck) => deck.cards.includes(card.id)).length, card.id).toBeLessThanOrEqual(3);
    }
  });

  test('are six, with different plans', () => {
    expect(decks).toHaveLength(6);
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
