import { expect, test } from 'vitest';
import {
  ALL_ANSWERS,
  advance,
  answersNeeded,
  ask,
  begin,
  type CardId,
  codeOf,
  copyState,
  enter,
  foresee,
  lookAhead,
  lookout,
  luckOf,
  type Machine,
  machine,
  NONE,
  rememberMatch,
  rule,
  run,
  type SeatId,
  type State,
  slots,
} from '../src/index.ts';
import { FIRST, makeToy, PROMPT, setup, VERB } from './toy.ts';

test('a look ahead ends at a question that is asked at rest, before its answers are listed', () => {
  let listed = 0;
  const next = rule('next', slots(), [
    ask(
      () => {
        listed++;
        const choice = { verb: VERB.pass, card: NONE, on: NONE, n: 0 };
        return { seat: FIRST, prompt: PROMPT.main, choices: [choice, choice] };
      },
      () => {},
      { seat: () => FIRST, prompt: PROMPT.main },
    ),
  ]);
  const toy = makeToy({ rules: [next] });
  const { state } = begin(toy, setup(2, toy.decks[0].cards));
  const asked = (m: Machine) => {
    m.state.ask = null;
    enter(m, codeOf(m, next), []);
    run(m);
    return m.state.ask!;
  };
  expect(asked(machine(toy, copyState(state)))).toMatchObject({ prompt: PROMPT.main, choices: [{}, {}] });
  expect(listed).toBe(1);
  expect(asked(lookAhead(toy, copyState(state), toy.quietPrompts))).toMatchObject({ prompt: PROMPT.main, choices: [] });
  expect(listed).toBe(1);
  // Who rests elsewhere is asked like anybody.
  expect(asked(lookAhead(toy, copyState(state), []))).toMatchObject({ choices: [{}, {}] });
  expect(listed).toBe(2);
});

test('where a look ahead comes to rest two answers are enough', () => {
  const toy = makeToy();
  const { state } = begin(toy, setup(2, toy.decks[0].cards));
  const { main, answer } = PROMPT;
  const ahead = lookAhead(toy, state, toy.quietPrompts);
  expect(answersNeeded(ahead, FIRST, main)).toBe(2);
  expect(answersNeeded(ahead, FIRST, answer)).toBe(ALL_ANSWERS);
  expect(answersNeeded(machine(toy, state), FIRST, main)).toBe(ALL_ANSWERS);
  // Somebody chooses there after all: the table, for a seat that nobody sits at.
  const played = {
    ...toy,
    houseSeat: { plays: (_s: State, seat: SeatId) => seat === FIRST, rule: toy.interrupts.quit.rule },
  };
  expect(answersNeeded(lookAhead(played, state, toy.quietPrompts), FIRST, main)).toBe(ALL_ANSWERS);
  expect(answersNeeded(lookAhead(played, state, toy.quietPrompts), (FIRST + 1) as SeatId, main)).toBe(2);
});

test('what ends a turn is judged by the table as it stands, where the game says so', () => {
  const toy = makeToy();
  const m = begin(toy, setup(2, toy.decks[0].cards));
  while (m.state.ask!.seat < 0) advance(m, { chance: Array.from({ length: m.state.ask!.count }, (_, i) => i) });
  const { seat, choices } = m.state.ask!;
  const pass = choices.findIndex((c) => c.verb === VERB.pass);
  const judged: number[] = [];
  const game = { ...toy, judge: ({ state }: Machine) => judged.push(state.seq) };
  const knowing = { ...game, asItStands: [VERB.pass] };
  foresee(lookout(game, m.state), m.state, seat, pass, luckOf(1));
  foresee(lookout(knowing, m.state), m.state, seat, pass, luckOf(1));
  expect(judged[0]).toBeGreaterThan(m.state.seq);
  expect(judged[1]).toBe(m.state.seq);
});

test('only a match is remembered for much later', () => {
  const toy = makeToy();
  const { state } = begin(toy, setup(2, toy.decks[0].cards));
  expect(rememberMatch(machine(toy, state), null)).toEqual(state);
  expect(rememberMatch(lookAhead(toy, state, toy.quietPrompts), null)).toBeNull();
});

test('what is remembered takes the place of what was remembered before', () => {
  const toy = makeToy();
  const m = begin(toy, setup(2, toy.decks[0].cards));
  const card = 0 as CardId;
  const first = rememberMatch(m, null)!;
  m.state.cards[card].hurt = 3;
  m.state.zones[0].pop();
  const second = rememberMatch(m, first)!;
  expect(second).toEqual(m.state);
  m.state.cards[card].hurt = 4;
  expect(second.cards[card].hurt).toBe(3);
});
