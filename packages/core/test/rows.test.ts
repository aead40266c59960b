import { expect, test } from 'vitest';
import {
  addRow,
  countDown,
  dropRows,
  type Machine,
  type Moment,
  machine,
  NONE,
  type Row,
  type SeatId,
} from '../src/index.ts';
import { FIRST, makeToy, put, SECOND, setup } from './toy.ts';

const fresh = (): Machine => {
  const game = makeToy();
  return machine(game, game.begin(setup(2, [])));
};

test('a row remembers its source as it was, and every row has a later stamp', () => {
  const m = fresh();
  const id = put(m.game, m.state, 'pebble', FIRST);
  const a = addRow(m, { tag: 3, src: id });
  const b = addRow(m, {});
  expect(a).toMatchObject({
    tag: 3,
    src: id,
    srcStamp: m.state.cards[id].stamp,
    on: NONE,
    seat: NONE,
    left: 0,
    until: 0,
  });
  expect(b.srcStamp).toBe(0);
  expect(b.stamp).toBeGreaterThan(a.stamp);
  expect(m.state.rows).toEqual([a, b]);
});

test('a moment counts down the rows that wait for it, of one player or of all, and ends those at nought', () => {
  const m = fresh();
  const row = (by: SeatId, left: number, until: number): Row => addRow(m, { by, left, until: until as Moment });
  const [mine, mineLong, theirs, other] = [row(FIRST, 1, 1), row(FIRST, 2, 1), row(SECOND, 1, 1), row(FIRST, 1, 2)];
  const gone: Row[] = [];
  countDown(m, 1 as Moment, FIRST, (r) => gone.push(r));
  expect(gone).toEqual([mine]);
  expect(m.state.rows).toEqual([mineLong, theirs, other]);
  expect(mineLong.left).toBe(1);
  countDown(m, 1 as Moment, NONE, (r) => gone.push(r));
  expect(gone).toEqual([mine, mineLong, theirs]);
  expect(m.state.rows).toEqual([other]);
});

test('dropped rows are all gone before anybody hears of one', () => {
  const m = fresh();
  for (let n = 0; n < 4; n++) addRow(m, { n });
  const left: number[] = [];
  dropRows(
    m,
    (row) => row.n % 2 === 1,
    () => left.push(m.state.rows.length),
  );
  expect(left).toEqual([2, 2]);
  expect(m.state.rows.map((row) => row.n)).toEqual([0, 2]);
});

test('a moment that nobody waits for changes nothing', () => {
  const m = fresh();
  addRow(m, { left: 3, until: 1 as Moment, by: FIRST });
  countDown(m, 2 as Moment, NONE);
  expect(m.state.rows[0].left).toBe(3);
});
