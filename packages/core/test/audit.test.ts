import { expect, test } from 'vitest';
import { advance, auditOf, begin, type CardId, type Machine, type Moment, NONE, type SeatId } from '../src/index.ts';
import { makeToy, PROMPT, SECOND, setup } from './toy.ts';

const toy = makeToy();
const DUSK = 1 as Moment;

/** A match in which somebody is asked for a move. */
function asked(): Machine {
  const m = begin(toy, setup(2, toy.decks[0].cards));
  while (m.state.ask!.seat < 0) advance(m, { chance: Array.from({ length: m.state.ask!.count }, (_, i) => i) });
  return m;
}

const audit = auditOf({
  seat: (m, seat, wrong) => (m.state.seats[seat].n[0] < 0 ? wrong('owes points') : undefined),
  card: (m, id, wrong) => (m.state.cards[id].hurt > 0 ? wrong('is hurt') : undefined),
  table: (m, wrong) => (m.state.turn < 0 ? wrong('time runs back') : undefined),
  moments: [DUSK],
  outlasts: (row) => row.tag === 7,
  row: (_m, row, wrong) => (row.n > 9 ? wrong('is too much') : undefined),
  quiet: [PROMPT.main],
  settled: (m, wrong) => (m.state.g.length > 0 ? wrong('something is left') : undefined),
});

const row = { tag: 0, src: NONE, on: NONE, until: DUSK, left: 1, n: 0 };
const withRow = (m: Machine, change: Partial<typeof row>): string[] => {
  m.state.rows = [{ ...row, ...change }] as unknown as Machine['state']['rows'];
  return audit(m);
};

test('a table in order has no faults', () => {
  expect(audit(asked())).toEqual([]);
  expect(withRow(asked(), {})).toEqual([]);
});

test('each fault says whose it is', () => {
  const m = asked();
  m.state.seats[1 as SeatId].n[0] = -1;
  m.state.cards[2 as CardId].hurt = 1;
  m.state.turn = -1;
  m.state.g.push(1);
  const { id } = toy.defs[m.state.cards[2 as CardId].def];
  expect(audit(m)).toEqual(['seat 1 owes points', `${id} (card 2) is hurt`, 'time runs back', 'something is left']);
});

test('lasting effects end, and lie on what is in play', () => {
  const held = { on: 0 as typeof NONE };
  const name = `a lasting effect of nothing on ${toy.defs[asked().state.cards[0 as CardId].def].id}`;
  expect(withRow(asked(), { until: 5 as Moment })).toEqual(['a lasting effect of nothing waits for moment 5']);
  expect(withRow(asked(), { left: 0 })).toEqual(['a lasting effect of nothing is over and still there']);
  expect(withRow(asked(), { n: 10 })).toEqual(['a lasting effect of nothing is too much']);
  expect(withRow(asked(), held)).toEqual([`${name} works on what is not in play`]);
  expect(withRow(asked(), { ...held, tag: 7 })).toEqual([]);
});

test('between actions nothing waits, and it is the turn of whoever is asked', () => {
  const m = asked();
  m.state.active = m.state.ask!.seat === SECOND ? (0 as typeof SECOND) : SECOND;
  m.state.queue.push({} as Machine['state']['queue'][number]);
  expect(audit(m)).toEqual([
    `seat ${m.state.ask!.seat} is asked for actions in the turn of seat ${m.state.active}`,
    'a trigger waits',
  ]);
});
