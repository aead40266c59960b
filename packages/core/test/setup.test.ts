import { expect, test } from 'vitest';
import { setupProblems } from '../src/index.ts';
import { makeToy } from './toy.ts';

const toy = makeToy();
const seat = (more: object = {}) => ({ name: 'A', deck: ['moss'], ...more });
const seats = [seat(), seat()];

test('a good set-up has no problems', () => {
  expect(setupProblems(toy, { mode: 'plain', seats })).toEqual([]);
  expect(setupProblems(toy, { mode: 'plain', seats, options: { a: 1, b: 'x', c: true } })).toEqual([]);
  expect(setupProblems(toy, { mode: 'plain', seats: [seat({ team: 1 }), seat({ team: 0 })] })).toEqual([]);
});

test.each<[unknown, string]>([
  [null, 'setup: give an object with mode and seats.'],
  ['duel', 'setup: give an object with mode and seats.'],
  [[], 'setup: give an object with mode and seats.'],
  [{ seats }, 'mode: give the name of a mode.'],
  [{ mode: { toString: 1 }, seats }, 'mode: give the name of a mode.'],
  [{ mode: 'plain' }, 'seats: give a list of players.'],
  [{ mode: 'plain', seats: { length: 2 } }, 'seats: give a list of players.'],
  [{ mode: 'plain', seats: [seat(), null] }, 'seats[1]: give an object with name and deck.'],
  [{ mode: 'plain', seats: [{ deck: [] }, seat()] }, 'seats[0].name: give a text.'],
  [{ mode: 'plain', seats: [seat({ deck: 'moss' }), seat()] }, 'seats[0].deck: give a list of card ids.'],
  [{ mode: 'plain', seats: [seat({ deck: ['moss', 5] }), seat()] }, 'seats[0].deck[1]: give a card id.'],
  [{ mode: 'plain', seats: [seat({ deck: [['moss']] }), seat()] }, 'seats[0].deck[0]: give a card id.'],
  [{ mode: 'plain', seats: [seat({ team: 2 }), seat()] }, 'seats[0].team: give a whole number from 0 to 1.'],
  [{ mode: 'plain', seats: [seat(), seat({ team: '0' })] }, 'seats[1].team: give a whole number from 0 to 1.'],
  [
    { mode: 'plain', seats: [seat(), seat({ team: 0 })] },
    'seats: all players are on one team; there is nobody to play against.',
  ],
  [{ mode: 'plain', seats, options: 'fast' }, 'options: give an object.'],
  [{ mode: 'plain', seats, options: { speed: [1] } }, 'options.speed: give a word, a number, or true or false.'],
  [
    JSON.parse('{"mode":"plain","seats":[],"options":{"__proto__":{}}}'),
    'options.__proto__: give a word, a number, or true or false.',
  ],
  [{ mode: 'fast', seats }, 'mode: there is only plain; got fast.'],
])('%j', (setup, problem) => {
  expect(setupProblems(toy, setup)).toEqual([problem]);
});
