import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { parseDeck, titleOf, unknownCards, writeDeck } from '../src/deck-file.ts';
import { services } from '../src/services.ts';

/** What a page that builds decks asks for. */

describe.each(games.map((game) => [game.name, game] as const))('%s', (name, game) => {
  test('ready decks are made of what is in the pool, and nothing in it belongs to no deck', async () => {
    const pool = new Set(await services.deckPool(name));
    for (const deck of game.decks) expect(deck.cards.filter((id) => !pool.has(id))).toEqual([]);
    for (const foe of game.foes) expect(foe.cards.filter((id) => pool.has(id))).toEqual([]);
    const never = [...pool].filter((id) =>
      game.checkDeck([id], {}).errors.some((e) => /cannot be in a deck|boss's card/.test(e.message)),
    );
    expect(never).toEqual([]);
  });

  test('a hand is dealt by the rules, another for another seed, and none from half a deck', async () => {
    for (const { cards, mode = game.modes[0].name } of game.decks) {
      const hand = await services.openingHand(name, cards, mode, {}, 'a');
      expect(hand!.length).toBeGreaterThan(2);
      expect(hand!.every((id) => cards.includes(id))).toBe(true);
    }
    const { cards, mode = game.modes[0].name } = game.decks[0];
    const hands = await Promise.all(
      ['a', 'b', 'c', 'a'].map((seed) => services.openingHand(name, cards, mode, {}, seed)),
    );
    expect(hands[3]).toEqual(hands[0]);
    expect(new Set(hands.map((h) => h!.join())).size).toBeGreaterThan(1);
    expect(await services.openingHand(name, cards.slice(1), mode, {}, 'a')).toBeNull();
  });

  test('what is wrong with a deck names its clause; a ready deck is legal in its mode', async () => {
    for (const { cards, mode = game.modes[0].name } of game.decks) {
      expect((await services.checkDeck(name, cards, mode, {})).errors).toEqual([]);
    }
    const { errors } = await services.checkDeck(name, [], game.modes[0].name, {});
    expect(errors.length).toBeGreaterThan(0);
    for (const { rule } of errors) expect(game.rulebook.map((c) => c.id)).toContain(rule);
  });

  test('a deck written as text reads as the same deck', () => {
    const { name: title, cards } = game.decks[0];
    const text = writeDeck(title, cards, (id) => game.cardFace(id));
    const read = parseDeck(text, game);
    expect(read.problems).toEqual([]);
    expect([...read.cards].sort()).toEqual([...cards].sort());
    expect(titleOf(text)).toBe(title);
  });
});

test('a card that nobody knows is told with the nearest name and its place', () => {
  const [ward] = games;
  const deck = parseDeck('2 Bear Wolff\n1 Bear Wolf', ward);
  expect(unknownCards(deck, ward)).toEqual([
    expect.stringMatching(/^line 1: No card is called 'Bear Wolff'\. Did you mean Bear Wolf/),
  ]);
  expect(titleOf('2 Bear Wolf')).toBe('');
  expect(titleOf('// My deck  \r\n2 Bear Wolf')).toBe('My deck');
});

test('W3.2.3 the catalogue says which formats a ready deck fits, and there is one for each', async () => {
  const { decks, options } = await services.catalogue('ward');
  const formats = 'values' in options.format ? options.format.values : [];
  for (const { cards, formats: fits, id } of decks) {
    for (const format of formats) {
      const { errors } = await services.checkDeck('ward', cards, 'duel', { format });
      expect(fits!.includes(`${format}`), `${id} ${format}`).toBe(errors.length === 0);
    }
  }
  for (const format of formats) expect(decks.filter((d) => d.formats!.includes(`${format}`)).length).toBeGreaterThan(1);
  expect((await services.catalogue('arcane')).decks[0]).not.toHaveProperty('formats');
});

test('W3.2.3 what a deck may be made of, and the hand it deals, follow the format', async () => {
  const gen1 = await services.deckPool('ward', { format: 'gen1' });
  expect(gen1).toHaveLength(151);
  const venom = (await services.catalogue('ward')).decks.find((d) => d.id === 'slow-venom')!;
  expect(venom.cards.every((id) => gen1.includes(id))).toBe(false);
  expect(await services.openingHand('ward', venom.cards, 'duel', { format: 'gen1' }, 'a')).toBeNull();
  expect(await services.openingHand('ward', venom.cards, 'duel', { format: 'open' }, 'a')).not.toBeNull();
  const fits = await services.fits('ward', venom.cards, 'duel');
  expect(fits.filter((f) => f.errors.length === 0).map((f) => f.format)).toEqual(venom.formats);
});
