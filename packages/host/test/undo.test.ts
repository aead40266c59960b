import { bring, copyState, openTable } from '@wardroom/core';
import { guardian } from '@wardroom/guardian';
import { expect, test } from 'vitest';
import { learnt, markAt } from '../src/undo.ts';

test('a card that is made openly teaches nobody anything', () => {
  const seats = guardian.decks.slice(0, 2).map((deck, i) => ({ name: `Player ${i + 1}`, deck: deck.cards }));
  const { state } = openTable(guardian, { mode: 'duel', seats }, 'undo').machine;
  const mark = markAt(0, state, 0, 0);
  const now = copyState(state);
  const guardians = guardian.zones.findIndex((z) => z.name === 'guardians');
  bring(now, guardian.defById.get('bone-servant')!, 0, guardians);
  expect(learnt(guardian, mark, now, [], () => false)).toBe(false);
});
