import { openTable, SetupError } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { inForce, LISTS } from '../src/formats.ts';

/** W2 and W3: what a player brings. */

const [first, second] = ward.decks;
const { limited, banned } = inForce(LISTS);
const rules = (deck: readonly string[], options = {}): string[] =>
  ward.checkDeck(deck, options).errors.map((e) => e.rule);

const plain = (d: (typeof ward.defs)[number]): boolean => !limited.includes(d.id) && d.rarity !== 'Promo';
/** A deck of this many different creatures, filled up with different magics. */
const deckOf = (creatureCount: number): string[] => {
  const of = (kind: string): string[] => ward.defs.filter((d) => d.kind === kind && plain(d)).map((d) => d.id);
  return [...of('creature').slice(0, creatureCount), ...of('magic').slice(0, 30 - creatureCount)];
};

test('W2.1.1 a deck has exactly 30 cards: 29 and 31 are refused, and the message says how many there are', () => {
  expect(rules(first.cards)).toEqual([]);
  expect(ward.checkDeck(first.cards.slice(1)).errors).toEqual([
    { rule: 'W2.1.1', message: 'A deck has exactly 30 cards; this one has 29.' },
  ]);
  expect(rules([...deckOf(10), 'frog'])).toEqual(['W2.1.1']);
});

test('W2.1.1 a match does not begin with a deck of 29: every problem comes back with its clause', () => {
  const seats = [
    { name: 'A', deck: first.cards.slice(1) },
    { name: 'B', deck: second.cards },
  ];
  expect(() => openTable(ward, { mode: 'duel', seats }, 'x')).toThrow(SetupError);
  expect(ward.check({ mode: 'duel', seats })).toEqual([
    'seats[0].deck: A deck has exactly 30 cards; this one has 29. (W2.1.1)',
  ]);
});

test('W2.1.1 the table keeps track of HP and rolls six-sided dice', () => {
  const t = openTable(
    ward,
    { mode: 'duel', seats: [first, second].map((d) => ({ name: d.name, deck: d.cards })) },
    'hp',
  );
  const rolls = t.inputs.flatMap((i) => ('chance' in i ? [i.chance] : []));
  // Two shuffles of 30 cards, then the opening roll: a die each.
  expect(rolls.slice(0, 2).map((r) => r.length)).toEqual([30, 30]);
  for (const face of rolls[2]) expect([1, 2, 3, 4, 5, 6]).toContain(face);
});

test('W3.1.1.1 8 to 12 creatures are advice: 7 or 13 are named but legal', () => {
  for (const [count, advised] of [
    [7, true],
    [8, false],
    [12, false],
    [13, true],
  ] as const) {
    const report = ward.checkDeck(deckOf(count));
    expect(report.errors, `${count}`).toEqual([]);
    expect(
      report.advice.some((a) => a.rule === 'W3.1.1.1'),
      `${count}`,
    ).toBe(advised);
  }
  expect(ward.checkDeck(deckOf(7)).advice[0].message).toBe('7 creatures; 8 to 12 are recommended.');
});

test('W3.1.1.2 18 to 22 magics are advice: 17 or 23 are named but legal; a hybrid counts as a magic', () => {
  for (const [count, advised] of [
    [17, true],
    [18, false],
    [22, false],
    [23, true],
  ] as const) {
    const report = ward.checkDeck(deckOf(30 - count));
    expect(report.errors, `${count}`).toEqual([]);
    expect(
      report.advice.some((a) => a.rule === 'W3.1.1.2'),
      `${count}`,
    ).toBe(advised);
  }
  const squire = [...deckOf(8).slice(0, 29), 'the-squire'];
  expect(ward.checkDeck(squire)).toEqual({ errors: [], advice: [] });
});

test('W3.2.1 three copies of a name are legal, the fourth is not', () => {
  const base = deckOf(10); // without a werewolf
  const withWerewolves = (n: number): string[] => [...base.slice(0, 30 - n), ...new Array(n).fill('werewolf')];
  expect(rules(withWerewolves(3))).toEqual([]);
  expect(ward.checkDeck(withWerewolves(4)).errors).toEqual([
    { rule: 'W3.2.1', message: 'Werewolf: 4 copies; at most 3 are allowed.' },
  ]);
});

test('W3.2.1 no two cards of the pool share a name, so copies are counted by name', () => {
  const names = ward.defs.map((d) => d.name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});

test('W3.2.2 official play: no banned card, and a limited card once', () => {
  const base = deckOf(10).slice(0, 28);
  expect(rules([...base, 'giant-rat', 'frog'])).toEqual([]);
  expect(ward.checkDeck([...base, 'giant-rat', 'giant-rat']).errors).toEqual([
    {
      rule: 'W18.23',
      message: 'Giant Rat: 2 copies; the list of 2026-01-01 limits it to 1. Leave one in, or play in the open format.',
    },
  ]);
  expect(rules([...base, 'frog', banned[0]])).toEqual(['W18.5']);
  for (const id of limited) expect(rules([...base, id, id]), id).toContain('W18.23');
});

test('W3.2.3 the open format ignores both lists', () => {
  const deck = [...deckOf(10).slice(0, 27), 'giant-rat', 'giant-rat', 'giant-rat'];
  expect(rules(deck)).toEqual(['W18.23']);
  expect(rules(deck, { format: 'open' })).toEqual([]);
  // A banned card that is not in this pool is then unknown, but no longer banned.
  expect(rules([...deck.slice(1), 'time-dragon'], { format: 'open' })).toEqual(['W2.1.1']);
  const seats = [
    { name: 'A', deck },
    { name: 'B', deck: second.cards },
  ];
  expect(ward.check({ mode: 'duel', seats, options: { format: 'open' } })).toEqual([]);
});
