import type { ChoiceView } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { clicked, dropped, touchable } from '../src/pages/play/choosing.ts';

const choice = (verb: string, card?: number, on?: number): ChoiceView => ({
  verb,
  n: 0,
  text: verb,
  ...(card === undefined ? {} : { card }),
  ...(on === undefined ? {} : { on }),
});

describe('a click on a card', () => {
  test('with one choice picks it', () => {
    expect(clicked([choice('pass'), choice('summon', 7)], null, 7)).toEqual({ is: 'pick', index: 1 });
  });
  test('with several things to do opens a menu of just those', () => {
    const outcome = clicked([choice('summon', 7), choice('use', 7), choice('play', 8)], null, 7);
    expect(outcome).toMatchObject({ is: 'menu', of: [{ index: 0 }, { index: 1 }] });
  });
  test('that could be done to several targets asks for the target next', () => {
    const choices = [choice('battle', 1, 10), choice('battle', 1, 11)];
    expect(clicked(choices, null, 1)).toEqual({ is: 'half', card: 1 });
    expect(clicked(choices, { card: 1 }, 11)).toEqual({ is: 'pick', index: 1 });
    expect(touchable(choices, { card: 1 })).toEqual(new Set([10, 11, 1]));
  });
  test('on a target that only one choice names picks that one', () => {
    expect(clicked([choice('battle', 1, 10), choice('endPhase')], null, 10)).toEqual({ is: 'pick', index: 0 });
  });
  test('with nothing to do says so', () => {
    expect(clicked([choice('pass')], null, 3)).toEqual({ is: 'nothing' });
  });
});

describe('a card dropped', () => {
  const choices = [choice('battle', 1, 10), choice('battle', 1, 11), choice('summon', 5)];
  test('on a target is the choice of both', () => {
    expect(dropped(choices, 1, 11)).toEqual({ is: 'pick', index: 1 });
  });
  test('on the table is the choice of the card', () => {
    expect(dropped(choices, 5, null)).toEqual({ is: 'pick', index: 2 });
  });
  test('on something it cannot be done to is nothing', () => {
    expect(dropped(choices, 1, 12)).toEqual({ is: 'nothing' });
  });
});
