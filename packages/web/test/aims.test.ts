import type { View } from '@wardroom/core';
import { expect, test } from 'vitest';
import { whoseWords } from '../src/pages/play/aims.ts';

const NAMES = ['Ada', 'Bram', 'Cora', 'Dain'];

/** Whose a card is said to be, for each seat as Ada sees it, at a table with these teams. */
const seen = (...teams: number[]): string[] => {
  const seats = teams.map((team) => ({ team })) as View['seats'];
  return teams.map((_, seat) => whoseWords({ view: { seats, zones: [] }, near: 0, names: NAMES }, seat));
};

test('against one there is no doubt whose it is: the foe of a raid is not named twice', () => {
  expect(seen(0, 1)).toEqual(['yours', 'theirs']);
  expect(seen(0, 0, 0, 1)).toEqual(['yours', 'Bram’s, ally', 'Cora’s, ally', 'theirs']);
});

test('of several opponents each is named', () => {
  expect(seen(0, 1, 2)).toEqual(['yours', 'Bram’s', 'Cora’s']);
  expect(seen(0, 1, 0, 1)).toEqual(['yours', 'Bram’s', 'Cora’s, ally', 'Dain’s']);
});
