import { expect, test } from 'vitest';
import {
  advance,
  allCards,
  begin,
  bring,
  type CardId,
  type CodeId,
  copyState,
  drawChance,
  type Machine,
  machine,
  randomStream,
  remember,
  rememberMatch,
  renewAliases,
  type State,
} from '../src/index.ts';
import { FIRST, makeToy, setup } from './toy.ts';

const toy = makeToy();

/** Every object and array in a value. */
function parts(value: unknown, into = new Set<unknown>()): Set<unknown> {
  if (typeof value !== 'object' || value === null) return into;
  into.add(value);
  for (const x of Object.values(value)) parts(x, into);
  return into;
}

/** A match in full swing: every kind of record is there, an earlier state too. */
function busy(): State {
  const random = randomStream('busy');
  const full = (m: Machine): boolean =>
    m.state.rows.length > 0 && m.state.links.length > 0 && m.state.frames.length > 3 && m.state.ask !== null;
  for (let k = 0; ; k++) {
    const m = begin(toy, setup(3, toy.decks[k % 2].cards));
    while (m.state.over === null) {
      const q = m.state.ask!;
      advance(m, q.seat < 0 ? { chance: drawChance(random, q) } : { seat: q.seat, pick: random() % q.choices.length });
      if (!full(m)) continue;
      const [a, b, card] = [3, 4, 1] as CardId[];
      m.state.queue.push({ card, ability: 2 as CodeId, seat: FIRST, a, b, n: 5 });
      m.state.frames[0].vars.push([1, 2, 3]);
      m.state.past = [remember(m), null];
      return m.state;
    }
  }
}

test('a copy equals its original, field for field and in the same order', () => {
  const s = busy();
  expect(copyState(s)).toEqual(s);
  expect(JSON.stringify(copyState(s))).toBe(JSON.stringify(s));
});

test('a copy shares nothing that can change', () => {
  const s = busy();
  // What is never changed once it is made.
  const { ask, also, picked, rolled, over, options } = s;
  const fixed = parts([ask, also, picked, rolled, over, options, s.queue, s.aliases, s.past]);
  for (const list of [s.queue, s.aliases, s.past]) fixed.delete(list);
  const own = parts(s);
  for (const part of parts(copyState(s))) expect(own.has(part) && !fixed.has(part)).toBe(false);
});

test('new aliases, and what is remembered, are not written over those of a copy', () => {
  const s = busy();
  const m = machine(toy, s);
  const copy = copyState(s);
  const before = JSON.stringify(copy);
  renewAliases(s, allCards(s));
  bring(s, toy.defs[0].index, FIRST, s.cards[0 as CardId].zone);
  s.turn++;
  s.past[0] = rememberMatch(m, s.past[0]);
  expect(s.past[0]).toEqual(remember(m));
  expect(JSON.stringify(copy)).toBe(before);
  // What nobody else holds is written over: nothing new is made.
  const mine = s.past[0];
  s.turn++;
  expect(rememberMatch(m, mine)!.cards).toBe(mine!.cards);
});

test('a copy is complete: every field of the state and of its records is in it', () => {
  const s = busy();
  // A field added to the state and forgotten in the copy would be missing here.
  const marked = JSON.parse(JSON.stringify(s), (_, x) => (typeof x === 'number' ? x + 1 : x)) as State;
  expect(copyState(marked)).toEqual(marked);
});

test('a state that is over is copied too', () => {
  const m = begin(toy, setup(2, []));
  while (m.state.over === null) advance(m, { seat: 0, act: 'quit' });
  expect(copyState(m.state)).toEqual(m.state);
  expect(machine(toy, copyState(m.state)).state.ask).toBeNull();
});
