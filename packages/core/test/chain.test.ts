import { expect, test } from 'vitest';
import {
  act,
  begin,
  beginDeclaring,
  type CardId,
  type CompiledTarget,
  DECLARED,
  type Machine,
  machine,
  NONE,
  nameTargets,
  putDeclared,
  RESOLVED,
  rule,
  run,
  type Stamp,
  takePick,
  takeTop,
  targetHolds,
  textVars,
  type VarsOf,
} from '../src/index.ts';
import { FIRST, HAND, makeToy, PROMPT, pileOf, put, ROW, SECOND, setup, VERB, WINDOW } from './toy.ts';

const D = DECLARED;
const named: CardId[] = [];
const inRow: CompiledTarget = {
  from: (m) => pileOf(m.state, ROW, SECOND).slice(),
  prompt: PROMPT.choose,
  optional: false,
};

const declare = rule('name', D, [
  beginDeclaring(WINDOW.link),
  nameTargets({
    targets: () => [inRow, { ...inRow, optional: true }],
    verb: VERB.card,
    none: VERB.none,
    fits: (_m, v, x) => !v[D.picks].includes(x),
    named: (_m, card) => void named.push(card),
  }),
  act((m, v) => putDeclared(m, v, WINDOW.link)),
]);
const toy = makeToy({ rules: [declare] });

/** A stone is declared, with three others to aim at. */
function declaring(window = WINDOW.throw): { m: Machine; card: CardId; row: CardId[] } {
  const { state } = begin(toy, setup(2, toy.decks[0].cards));
  const m = machine(toy, state);
  const row = [0, 1, 2].map(() => put(toy, state, toy.defs[0].id, SECOND));
  const card = put(toy, state, toy.defs[0].id, FIRST, HAND);
  state.ask = null;
  state.frames.length = 0;
  named.length = 0;
  declare.enter(m, { seat: FIRST, card, ability: NONE, window, a: row[0], b: NONE, n: 4 });
  run(m);
  return { m, card, row };
}

const offered = (m: Machine): number[] => m.state.ask!.choices.map((c) => c.card);

test('targets are named one after another, each but once, and an optional one may be left', () => {
  const { m, card, row } = declaring();
  expect(offered(m)).toEqual(row);
  takePick(m, 1);
  expect(offered(m)).toEqual([NONE, row[0], row[2]]);
  takePick(m, 0);
  expect(named).toEqual([row[1]]);
  expect(m.state.links).toMatchObject([
    { card, seat: FIRST, negated: 0, answers: NONE, window: WINDOW.throw, a: row[0], n: 4, picks: [row[1], NONE] },
  ]);
});

test('what answers a link is about that link', () => {
  const below = declaring();
  takePick(below.m, 0);
  takePick(below.m, 0);
  const { m, card } = below;
  const answer = put(toy, m.state, toy.defs[0].id, SECOND, HAND);
  declare.enter(m, { seat: SECOND, card: answer, ability: NONE, window: WINDOW.link, a: NONE, b: NONE, n: 0 });
  run(m);
  takePick(m, 0);
  takePick(m, 0);
  expect(m.state.links[1]).toMatchObject({ card: answer, answers: 0, a: card, n: 0 });
});

test('the link on top comes off with all it was, and a target holds while it is the same', () => {
  const { m, card, row } = declaring();
  takePick(m, 2);
  takePick(m, 0);
  const v = Array.from({ length: Object.keys(RESOLVED).length }, () => NONE) as unknown as VarsOf<typeof RESOLVED>;
  const link = takeTop(m, v);
  expect(m.state.links).toEqual([]);
  expect(textVars(v)).toEqual([card, FIRST, row[0], NONE, 4, row[2], NONE]);
  expect([targetHolds(m, link, 0), targetHolds(m, link, 1)]).toEqual([true, true]);
  m.state.cards[row[2]].stamp = (m.state.stamp + 1) as Stamp;
  expect([targetHolds(m, link, 0), targetHolds(m, link, 1)]).toEqual([false, true]);
});
