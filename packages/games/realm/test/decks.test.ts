import { setChecks } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { COPIES, KINDS, RARITIES, type RealmSource } from '../src/card.ts';
import { cards } from '../src/cards/index.ts';
import { decks } from '../src/decks/index.ts';
import { ELEMENTS } from '../src/names.ts';
import { cardText } from '../src/text/cards.ts';

const byId = new Map(cards.map((card) => [card.id, card]));
const ofKind = (kind: string) => cards.filter((card) => card.kind === kind && !card.token);
const isSpell = (card: RealmSource): boolean => card.kind !== 'avatar' && card.kind !== 'site';

describe('the set', () => {
  test.each(setChecks)('$name', ({ wrong }) => expect(wrong(cards, cardText)).toEqual([]));

  test('S8.1 has the nine named cards with their figures', () => {
    const figures = (id: string) => {
      const { kind, rarity, cost, elements, power, types, keywords } = byId.get(id)!;
      return { kind, rarity, cost, elements, power, types, keywords };
    };
    expect(figures('apprentice-wizard')).toEqual({
      kind: 'minion',
      rarity: 'ordinary',
      cost: 3,
      elements: { air: 1 },
      power: 1,
      types: ['Mortal'],
      keywords: ['spellcaster'],
    });
    expect(figures('daperyll-vampire')).toMatchObject({ cost: 5, elements: { air: 1 }, power: 4, types: ['Undead'] });
    expect(figures('daperyll-vampire').keywords).toEqual(['airborne']);
    expect(figures('persecutor')).toMatchObject({ kind: 'avatar', power: 2 });
    expect(figures('bury')).toMatchObject({ kind: 'magic', cost: 3, elements: { earth: 1 } });
    expect(figures('grievous-insult')).toMatchObject({ kind: 'magic', cost: 2, elements: { water: 1 } });
    expect(byId.get('grievous-insult')!.anyAlly).toBe(true);
    expect(figures('ring-of-morrigan')).toMatchObject({ kind: 'artifact', cost: 1, elements: {}, types: ['Relic'] });
    expect(figures('geyser')).toMatchObject({ kind: 'magic', cost: 2, elements: { water: 1 } });
    expect(figures('craterize')).toMatchObject({ kind: 'magic', rarity: 'elite', cost: 8, elements: { earth: 2 } });
    expect(byId.get('craterize')!.discardSite).toBe(true);
    expect(figures('abaddon-succubus')).toMatchObject({ cost: 4, elements: { water: 2 }, power: 3, types: ['Demon'] });
  });

  test('S8.1 has fifty cards and more beside them, of every kind, rarity and element', () => {
    expect(cards.filter((card) => !card.token).length - 9).toBeGreaterThanOrEqual(50);
    const least = { avatar: 4, site: 16, minion: 30, magic: 12, artifact: 8, aura: 6 };
    for (const kind of KINDS) expect(ofKind(kind).length, kind).toBeGreaterThanOrEqual(least[kind]);
    for (const rarity of RARITIES) expect(cards.filter((card) => card.rarity === rarity).length).toBeGreaterThan(5);
    for (const element of ELEMENTS) {
      for (const kind of ['site', 'minion', 'magic', 'aura']) {
        const found = ofKind(kind).filter((card) => card.elements[element] !== undefined);
        expect(found.length, `${element} ${kind}`).toBeGreaterThan(0);
      }
    }
  });
});

describe('the ready decks', () => {
  const cardsOf = (ids: readonly string[]): RealmSource[] => ids.map((id) => byId.get(id)!);
  const skirmish = decks.filter((deck) => deck.mode === 'duel');
  const full = decks.filter((deck) => deck.mode === 'full');
  /** The elements that its spells ask for. */
  const elementsOf = (ids: readonly string[]): string =>
    ELEMENTS.filter((e) => cardsOf(ids).some((card) => isSpell(card) && card.elements[e] !== undefined)).join('+');

  test('S8.1 are six for the skirmish, of four pairs of elements, and two of full size', () => {
    expect(skirmish.map((deck) => elementsOf(deck.cards)).toSorted()).toEqual([
      'air+fire',
      'air+water',
      'air+water',
      'earth+fire',
      'earth+fire',
      'earth+water',
    ]);
    expect(full.map((deck) => elementsOf(deck.cards)).toSorted()).toEqual(['air+water', 'earth+fire']);
    expect(decks).toHaveLength(skirmish.length + full.length);
  });

  test('S8.1 hold every card of the set between them', () => {
    const held = new Set(decks.flatMap((deck) => deck.cards));
    expect(cards.filter((card) => !card.token && !held.has(card.id)).map((card) => card.id)).toEqual([]);
  });

  test('have different plans: another avatar each, and hardly a spell in common', () => {
    for (const a of skirmish) {
      for (const b of skirmish) {
        if (a === b) continue;
        const shared = new Set(a.cards.filter((id) => byId.get(id)!.kind !== 'site' && b.cards.includes(id)));
        expect(shared.size, `${a.id}, ${b.id}`).toBeLessThanOrEqual(4);
        expect([...shared].map((id) => byId.get(id)!.kind)).not.toContain('avatar');
      }
    }
  });

  test.each(decks.map((deck) => [deck.id, deck] as const))('S2.2 %s keeps every limit', (_id, deck) => {
    const list = cardsOf(deck.cards);
    expect(list.every((card) => card !== undefined && !card.token)).toBe(true);
    expect(list.filter((card) => card.kind === 'avatar')).toHaveLength(1);
    expect(list.filter((card) => card.kind === 'site')).toHaveLength(deck.mode === 'full' ? 30 : 16);
    expect(list.filter(isSpell)).toHaveLength(deck.mode === 'full' ? 60 : 30);
    for (const card of new Set(list)) {
      expect(list.filter((x) => x === card).length, card.id).toBeLessThanOrEqual(COPIES[card.rarity]);
    }
  });
});
