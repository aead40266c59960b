import { type CardId, type Choice, type Game, NONE, type Question, type State, type Verb } from '@wardroom/core';
import { expect, test } from 'vitest';
import { offerLine, offers, pickOf } from '../src/offers.ts';

const game = { spotVerbs: [1], say: { spot: (_s: State, n: number) => `b${n}` } } as unknown as Game;
const choice = (verb: number, card: number, n: number): Choice => ({
  verb: verb as Verb,
  card: card as CardId,
  on: NONE,
  n,
});
const q: Pick<Question, 'choices'> = { choices: [choice(0, -1, 0), choice(1, 7, 1), choice(1, 7, 2), choice(1, 8, 3)] };
const offered = offers(game, {} as State, q, ['End', 'Move Imp to b1', 'Move Imp to b2', 'Move Ogre to b3']);

test('choices that differ by the spot alone are one line', () => {
  expect(offered.map(offerLine)).toEqual(['End', 'Move Imp to … [b1 b2]', 'Move Ogre to b3']);
});

test('a number, and a place where the line has several, stand for one choice', () => {
  expect(pickOf(offered, 1, undefined)).toBe(0);
  expect(pickOf(offered, 2, 'B2')).toBe(2);
  expect(pickOf(offered, 3, undefined)).toBe(3);
  expect(pickOf(offered, 3, 'b3')).toBe(3);
});

test('an answer that stands for none says what is missing', () => {
  expect(pickOf(offered, 4, undefined)).toBe('Choose a number from 1 to 3.');
  expect(pickOf(offered, 2, undefined)).toBe('Say where, as in 2 b1: b1 or b2.');
  expect(pickOf(offered, 2, 'b9')).toBe('Say where, as in 2 b1: b1 or b2.');
  expect(pickOf(offered, 1, 'b1')).toBe('Choice 1 needs no place: answer 1.');
});
