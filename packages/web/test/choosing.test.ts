import type { ChoiceView } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { aimless, clicked, clickedSpot, dropped, openSpots, plain, touchable } from '../src/pages/play/choosing.ts';

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
  test('is chosen before its only target where a table wants that', () => {
    const choices = [choice('attack', 1, 10), choice('use', 1), choice('end')];
    expect(clicked(choices, null, 1, undefined, true)).toEqual({ is: 'half', card: 1 });
    expect(clicked(choices, { card: 1 }, 10, undefined, true)).toEqual({ is: 'pick', index: 0 });
    expect(clicked(choices, null, 10, undefined, true)).toEqual({ is: 'nothing' });
    expect(touchable(choices, null, true)).toEqual(new Set([1]));
    expect(dropped(choices, 1, 10, null, undefined, true)).toEqual({ is: 'pick', index: 0 });
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

describe('a spot', () => {
  const on = (spot: number, verb: string, card?: number): ChoiceView => ({ ...choice(verb, card), n: spot, spot });
  /** Card 1 can go to spots 3 and 4, strike card 9 or be turned; card 2 can go to spot 4, face up or face down. */
  const choices = [
    on(3, 'move', 1),
    on(4, 'move', 1),
    choice('attack', 1, 9),
    choice('flip', 1),
    on(4, 'placeUp', 2),
    on(4, 'placeDown', 2),
    on(5, 'placeUp', 2),
    choice('endTurn'),
  ];

  test('is chosen after the card, and so is what the card is done to', () => {
    expect(clicked(choices, null, 1)).toEqual({ is: 'half', card: 1 });
    expect(openSpots(choices, { card: 1 })).toEqual(new Set([3, 4]));
    expect(touchable(choices, { card: 1 })).toEqual(new Set([9, 1]));
    expect(clickedSpot(choices, { card: 1 }, 4)).toEqual({ is: 'pick', index: 1 });
    expect(clicked(choices, { card: 1 }, 9)).toEqual({ is: 'pick', index: 2 });
  });

  test('leaves what needs no aim in reach', () => {
    expect(aimless(choices, { card: 1 })).toMatchObject([{ index: 3 }]);
    expect(aimless(choices, null)).toEqual([]);
  });

  test('can be taken in two ways: both are offered, or the preferred one is taken', () => {
    expect(clicked(choices, null, 2)).toEqual({ is: 'half', card: 2 });
    expect(clickedSpot(choices, { card: 2 }, 4)).toMatchObject({ is: 'menu', of: [{ index: 4 }, { index: 5 }] });
    expect(clickedSpot(choices, { card: 2 }, 4, 'placeDown')).toEqual({ is: 'pick', index: 5 });
    // A wish that cannot be had is none.
    expect(clickedSpot(choices, { card: 2 }, 5, 'placeDown')).toEqual({ is: 'pick', index: 6 });
  });

  test('is not lit before a card is chosen, and a click there is nothing', () => {
    expect(openSpots(choices, null)).toEqual(new Set());
    expect(clickedSpot(choices, null, 4)).toEqual({ is: 'nothing' });
    expect(clickedSpot(choices, { card: 1 }, 5)).toEqual({ is: 'nothing' });
  });

  test('that needs no card can be clicked straight away', () => {
    const squares = [on(0, 'spot'), on(7, 'spot'), choice('none')];
    expect(openSpots(squares, null)).toEqual(new Set([0, 7]));
    expect(clickedSpot(squares, null, 7)).toEqual({ is: 'pick', index: 1 });
    expect(plain(squares)).toMatchObject([{ index: 2 }]);
  });

  test('takes a card that is dropped there; a card that lies there comes first', () => {
    expect(dropped(choices, 1, null, 3)).toEqual({ is: 'pick', index: 0 });
    expect(dropped(choices, 1, 9, 8)).toEqual({ is: 'pick', index: 2 });
    expect(dropped(choices, 1, 12, 4)).toEqual({ is: 'pick', index: 1 });
    expect(dropped(choices, 1, null, 8)).toEqual({ is: 'nothing' });
    expect(dropped(choices, 2, null, 4, 'placeUp')).toEqual({ is: 'pick', index: 4 });
    expect(dropped(choices, 1, null)).toEqual({ is: 'half', card: 1 });
  });
});
