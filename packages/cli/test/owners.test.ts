import type { CardId, SeatId, State } from '@wardroom/core';
import { expect, test } from 'vitest';
import { withOwners } from '../src/owners.ts';

const SEATS = ['Player 1', 'Greedy 2', 'Greedy 3', 'The Sexton'];
const CARDS = [
  { name: 'Goblin', seat: 0, owner: 0 },
  { name: 'Goblin', seat: 1, owner: 1 },
  { name: 'Fear', seat: 1, owner: 1 },
  { name: 'Werewolf', seat: 1, owner: 2 },
  { name: 'The Sexton', seat: 3, owner: 3 },
  { name: 'a card', seat: 2, owner: 2 },
];
const state = { cards: CARDS } as unknown as State;
const reader = { name: (card: number) => CARDS[card].name, seat: (seat: number) => SEATS[seat], me: 0 };
type Say = Parameters<typeof withOwners>[2];
const say = (text: Say, mine?: '') => withOwners(reader, state, text, mine);

test('a card is called by whose it is, once in a sentence', () => {
  expect(say((name) => `${name(0 as CardId)} battles ${name(1 as CardId)}.`)).toBe(
    "Your Goblin battles Greedy 2's Goblin.",
  );
  expect(say((name) => `${name(1 as CardId)} is equipped with ${name(2 as CardId)}.`)).toBe(
    "Greedy 2's Goblin is equipped with Fear.",
  );
  expect(say((name) => `${name(0 as CardId)} battles ${name(1 as CardId)}`, '')).toBe(
    "Goblin battles Greedy 2's Goblin",
  );
});

test('what the sentence says anyway is not said twice', () => {
  expect(say((name, seat) => `${seat(1 as SeatId)} plays ${name(2 as CardId)} on ${name(0 as CardId)}.`)).toBe(
    'Greedy 2 plays Fear on your Goblin.',
  );
  expect(say((name, seat) => `${seat(1 as SeatId)} takes control of ${name(3 as CardId)}.`)).toBe(
    "Greedy 2 takes control of Greedy 3's Werewolf.",
  );
  expect(say((name) => `${name(4 as CardId)} battles ${name(3 as CardId)}.`)).toBe(
    "The Sexton battles Greedy 2's Werewolf.",
  );
  expect(say((name) => `${name(5 as CardId)} is discarded.`)).toBe('a card of Greedy 3 is discarded.');
});
