import { bring, copyState, openTable, type SeatId, type Zone } from '@wardroom/core';
import { guardian } from '@wardroom/guardian';
import { expect, test } from 'vitest';
import { learnt, type Mark, markAt, withMark } from '../src/undo.ts';

const seats = guardian.decks.slice(0, 2).map((deck, i) => ({ name: `Player ${i + 1}`, deck: deck.cards }));
const { state } = openTable(guardian, { mode: 'duel', seats }, 'undo').machine;

test('a card that is made openly teaches nobody anything', () => {
  const mark = markAt(0 as SeatId, state, 0, 0);
  const now = copyState(state);
  const guardians = guardian.zones.findIndex((z) => z.name === 'guardians') as Zone;
  bring(now, guardian.defById.get('bone-servant')!, 0 as SeatId, guardians);
  expect(learnt(guardian, mark, now, [], () => false)).toBe(false);
});

test('however long somebody goes on, only the last steps are kept, and the latest comes back first', () => {
  let marks: Mark[] = [];
  for (let i = 0; i < 3000; i++) marks = withMark(marks, markAt(0 as SeatId, state, i, i));
  expect(marks.length).toBeLessThanOrEqual(50);
  expect(marks.at(-1)!.inputs).toBe(2999);
  expect(marks.map((m) => m.inputs)).toEqual(marks.map((_, i) => 3000 - marks.length + i));
});

test('a new decision of somebody else ends what could be taken back', () => {
  const marks = withMark(
    [markAt(0 as SeatId, state, 1, 1), markAt(0 as SeatId, state, 2, 2)],
    markAt(1 as SeatId, state, 3, 3),
  );
  expect(marks.map((m) => m.seat)).toEqual([1]);
});
