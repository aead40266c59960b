import type { ChoiceView, View } from '@wardroom/core';
import { expect, test } from 'vitest';
import { table as guardian } from '../src/games/guardian/table.ts';
import { table as realm } from '../src/games/realm/table.ts';
import { table as ward } from '../src/games/ward/table.ts';
import { isHowMuch, offersOf, within } from '../src/pages/play/offered.ts';

const zones = [
  {
    zone: 'hand',
    seat: 0,
    count: 3,
    cards: [
      { id: 1, card: 'W-1' },
      { id: 2, card: 'W-1' },
      { id: 3, card: 'W-2' },
    ],
  },
  { zone: 'primary', seat: 1, count: 1, cards: [{ id: 4, card: 'W-3', hp: 40 }] },
  { zone: 'primary', seat: 2, count: 1, cards: [{ id: 5, card: 'W-3', hp: 10 }] },
] as unknown as View['zones'];
const summon = (card: number, name: string): ChoiceView => ({ verb: 'summon', n: 0, text: `Summon ${name}`, card });
const goOn: ChoiceView = { verb: 'endPhase', n: 0, text: 'Go on to combat' };
const offers = (choices: readonly ChoiceView[], rare: string[] = [], advised: number | null = null) =>
  offersOf({ view: { zones }, choices, half: null, words: { rare: new Set(rare) }, only: undefined, advised });

test('choices that come to the same are one button', () => {
  const { shown } = offers([summon(1, 'Raptor'), summon(2, 'Raptor'), summon(3, 'Ogre'), goOn]);
  expect(shown.map((x) => [x.index, x.choice.text, x.times])).toEqual([
    [0, 'Summon Raptor', 2],
    [2, 'Summon Ogre', 1],
    [3, 'Go on to combat', 1],
  ]);
});

test('cards of the same name that can be told apart are not', () => {
  const battle = (on: number): ChoiceView => ({ verb: 'battle', n: 0, text: 'Ogre battles Raptor', card: 3, on });
  expect(offers([battle(4), battle(5)]).shown.map((x) => x.times)).toEqual([1, 1]);
});

test('where there is more than stands side by side, cards glow and plain answers stay', () => {
  const names = ['Ogre', 'Wizard', 'Griffin', 'Werewolf'];
  const { shown, every, glowing } = offers([...names.map((name, i) => summon(10 + i, name)), goOn]);
  expect(shown.map((x) => x.choice.text)).toEqual(['Go on to combat']);
  expect([every.length, glowing]).toEqual([5, 'card']);
});

test('what is advised is in sight however many choices there are, and once', () => {
  const many = [
    summon(1, 'Raptor'),
    summon(2, 'Raptor'),
    ...[10, 11, 12, 13].map((id) => summon(id, `Ogre ${id}`)),
    goOn,
  ];
  // The second of two that come to the same.
  const { shown, best } = offers(many, [], 1);
  expect(shown.map((x) => x.choice.text)).toEqual(['Summon Raptor', 'Go on to combat']);
  expect(best?.choice.text).toBe('Summon Raptor');
  expect(offers(many, [], 6).shown.map((x) => x.choice.text)).toEqual(['Go on to combat']);
  expect(offers(many.slice(-3), [], 0).shown).toHaveLength(3);
});

test('what has no room gives way from the middle: the first and the last stay', () => {
  expect(within(['a', 'b', 'c', 'd'], 4)).toEqual(['a', 'b', 'c', 'd']);
  expect(within(['a', 'b', 'c', 'd'], 2)).toEqual(['a', 'd']);
  expect(within(['a', 'b', 'c', 'd'], 1)).toEqual(['a']);
  expect(within(['a', 'b', 'c', 'd'], 1, 'd')).toEqual(['d']);
  // What stands out stays where it is.
  expect(within(['a', 'b', 'c', 'd'], 2, 'c')).toEqual(['c', 'd']);
  expect(within(['a', 'b', 'c', 'd'], 3, 'c')).toEqual(['a', 'c', 'd']);
});

test('how much of something is told from choices of different things', () => {
  const deal = (n: number, name = 'Ogre', card = 4): ChoiceView => ({ verb: 'deal', n, text: `${n} to ${name}`, card });
  const howMuch = (choices: readonly ChoiceView[]): boolean => isHowMuch(offers(choices).shown);
  expect(howMuch([deal(2), deal(3), deal(1), deal(0)])).toBe(true);
  expect(howMuch([deal(2), deal(3, 'Raptor', 5)])).toBe(false);
  expect(howMuch([deal(2), goOn])).toBe(false);
  expect(howMuch([goOn])).toBe(false);
});

test('the question of a turn names only what is possible', () => {
  const asks = ward.asks!;
  expect(asks([summon(1, 'Raptor'), goOn])).toBe('Summon, or go on to combat.');
  expect(asks([goOn])).toBe('Go on to combat.');
  expect(asks([summon(1, 'Raptor')])).toBeNull();
  expect(asks([summon(1, 'Raptor')], 'replace')).toBeNull();
  const range: ChoiceView = { verb: 'play', n: 0, text: 'Play The Iron Range', card: 3 };
  expect(asks([summon(1, 'Raptor'), range], 'main')).toBe('Summon, or play magics.');
  const end: ChoiceView = { verb: 'endTurn', n: 0, text: 'End the turn' };
  expect(guardian.asks!([{ verb: 'attackBase', n: 0, text: '' }, end])).toBe('Attack, or end the turn.');
  expect(realm.asks!([end])).toBe('End the turn.');
  expect(realm.asks!([{ verb: 'done', n: 0, text: 'Done' }])).toBeNull();
});
