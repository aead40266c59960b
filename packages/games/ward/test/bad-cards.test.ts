import { CardError } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import type { WardSource } from '../src/card.ts';
import { impossible } from '../src/card-check.ts';
import { cards } from '../src/cards/index.ts';
import { wordsOf } from '../src/reading.ts';
import { rulesWith } from '../src/ruleset.ts';
import { cardText } from '../src/text/cards.ts';

/** Bad data in a set: it does not load, and the error names the card and its place. */

const find = (id: string): WardSource => cards.find((card) => card.id === id)!;
const bear = find('bear-wolf');
const axe = find('battle-axe');

/** Loads it as the only card of a set. */
const load = (card: WardSource) => () => rulesWith([card]);

describe('figures and words that cannot be printed', () => {
  test('every card of the pool loads', () => {
    expect(cards.flatMap((card) => impossible(card) ?? [])).toEqual([]);
  });

  test.each<[string, WardSource, string]>([
    ['W5.2.1.7 AL over 12', { ...bear, al: 13 }, 'gen2 15 bear-wolf: al is a whole number from 0 to 12; got 13'],
    ['half a die', { ...bear, dice: 1.5 }, 'gen2 15 bear-wolf: dice is a whole number from 0 to 10; got 1.5'],
    [
      'a figure that is none',
      { ...bear, mod: Number.NaN },
      'gen2 15 bear-wolf: mod is a whole number from 0 to 20; got NaN',
    ],
    ['HP below 0', { ...bear, hp: -10 }, 'gen2 15 bear-wolf: hp is a whole number from 0 to 200; got -10'],
    ['a creature without HP', { ...bear, hp: 0 }, 'gen2 15 bear-wolf: a creature has HP and attack dice'],
    [
      'an unknown type',
      { ...bear, type: 'Vegetable' as 'Beast' },
      "gen2 15 bear-wolf: no creature type is called 'Vegetable'",
    ],
    ['an unknown rarity', { ...axe, rarity: 'Odd' as 'Rare' }, "gen2 57 battle-axe: no rarity is called 'Odd'"],
    [
      'an unknown type of magic',
      { ...axe, magic: 'slow' as 'standard' },
      "gen2 57 battle-axe: no type of magic is called 'slow'",
    ],
    ['an unknown sub-type', { ...axe, sub: 'hat' as 'equip' }, "gen2 57 battle-axe: no sub-type is called 'hat'"],
    [
      'more for opponents to use than there are marks for each of them',
      { ...axe, abilities: Array(5).fill({ is: 'use', label: 'roll', by: 'opponents', do: [] }) },
      'gen2 57 battle-axe: a card that opponents use has at most 4 uses; it has 5',
    ],
    ['no name', { ...axe, name: ' ' }, 'gen2 57 battle-axe: a card has a name'],
    [
      'no number',
      { ...axe, no: Number.NaN },
      "gen2 NaN battle-axe: a card has a whole number in its set; this one 'NaN'",
    ],
  ])('%s', (_, card, message) => {
    expect(load(card)).toThrow(new CardError(message));
  });

  test('an unknown word of a text names the card and the step', () => {
    const ability = { is: 'trigger', on: 'landed', do: [{ do: 'tickle' }] };
    expect(load({ ...bear, abilities: [ability as unknown as WardSource['abilities'][number]] })).toThrow(
      /^bear-wolf 1 trigger/,
    );
  });
});

test('a card that nothing is written for names its place', () => {
  const { 'bear-wolf': _, ...others } = cardText;
  expect(() => wordsOf([axe, bear], others)).toThrow(
    new CardError('gen2 15 bear-wolf: nothing is written for it in text/'),
  );
  expect(Object.keys(wordsOf([axe, bear], cardText))).toEqual(['battle-axe', 'bear-wolf']);
});
