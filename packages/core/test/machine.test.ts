import { describe, expect, test } from 'vitest';
import {
  act,
  advance,
  begin,
  copyState,
  enter,
  type GameEvent,
  loop,
  MOST_CHANCE,
  MOST_INPUTS,
  machine,
  makeReplay,
  NONE,
  openTable,
  parseReplay,
  playReplay,
  refuse,
  remember,
  restore,
  roll,
  rule,
  run,
  type SeatId,
  type Step,
  slots,
  submit,
  type VarsOf,
} from '../src/index.ts';
import { CLAUSES, EV, FIRST, HAND, makeToy, PROMPT, put, setup, stone } from './toy.ts';

const toy = makeToy();
const deck = toy.decks[0].cards;
const started = () => {
  const m = begin(toy, setup(2, deck));
  while (m.state.ask!.seat < 0) advance(m, { chance: Array.from({ length: m.state.ask!.count }, (_, i) => i) });
  return m;
};

describe('everything ends', () => {
  const game = makeToy({ stones: [stone('top', 0, { is: 'play', do: [{ do: 'spin' }] })] });

  test('an endless loop is cut off: an event says so, and the match is a draw', () => {
    const s = game.begin(setup(2, []));
    const card = put(game, s, 'top', FIRST, HAND);
    const events: GameEvent[] = [];
    const m = machine(game, s, (e) => events.push(e));
    s.frames = [];
    enter(m, game.codeByName.get('lay')!, [0, card]);
    run(m);
    expect(events.at(-1)).toMatchObject({ kind: EV.endless });
    expect(CLAUSES[events.at(-1)!.cite]).toBeDefined();
    expect(s.over).toMatchObject({ winner: NONE });
    expect([s.ask, s.frames]).toEqual([null, []]);
    expect(advance(m, { seat: 0, pick: 0 })).toEqual({ error: 'The match is over.' });
  });

  const reeling = makeToy({ stones: [stone('top', 0, { is: 'play', do: [{ do: 'reel' }] })] });

  test('a loop that goes through chance is cut off, too, and its replay ends the same way', () => {
    const kinds: number[] = [];
    const table = openTable(reeling, setup(2, ['top', 'top']), 'round and round', (e) => kinds.push(e.kind));
    expect(submit(table, { seat: 0, pick: 0 })).toBeNull();
    expect(kinds.at(-1)).toBe(EV.endless);
    expect(table.machine.state.over).toMatchObject({ winner: NONE });
    const dice = table.inputs.filter((x) => 'chance' in x).length;
    expect(dice).toBeLessThan(MOST_CHANCE + 5);
    const { replay } = parseReplay(JSON.stringify(makeReplay(table)), () => reeling);
    const again = playReplay(reeling, replay);
    while (again.step()) {
      // To the end.
    }
    expect(again.machine.state).toEqual(table.machine.state);
  });

  test('what is called into a run of chance is no way around its bound', () => {
    const m = begin(reeling, setup(2, ['top', 'top']));
    const chance = () => advance(m, { chance: m.state.ask!.sides === 0 ? [0, 1] : [1] });
    while (m.state.ask!.seat < 0) chance();
    advance(m, { seat: 0, pick: 0 });
    for (let i = 0; i < 2 * MOST_CHANCE && m.state.over === null; i++) {
      if (i % 100 === 0) advance(m, { seat: 1, act: 'cheer' });
      chance();
    }
    expect(m.state.over).toMatchObject({ winner: NONE });
  });

  test('a match of more inputs than any honest one takes is a draw', () => {
    const m = started();
    m.state.seq = MOST_INPUTS - 2;
    const pass = () => advance(m, { seat: m.state.ask!.seat, pick: m.state.ask!.choices.length - 1 });
    expect([pass(), pass(), m.state.over]).toEqual([null, null, null]);
    expect(pass()).toBeNull();
    expect(m.state.over).toMatchObject({ winner: NONE });
    expect([m.state.ask, m.state.frames]).toEqual([null, []]);
  });

  test('the limit is on the work of one input, not of a match', () => {
    const V = slots('n?');
    // 3 instructions a round: one stretch stays below the limit, two of them together would not.
    const stretch: Step<VarsOf<typeof V>>[] = [
      act((_m, v) => {
        v[V.n] = 0;
      }),
      loop(
        (_m, v) => v[V.n] < 50_000,
        [
          act((_m, v) => {
            v[V.n]++;
          }),
        ],
      ),
    ];
    const die = roll(
      PROMPT.die,
      () => 1,
      () => {},
    );
    const game = makeToy({ rules: [rule('long', V, [...stretch, die, ...stretch, die])] });
    const s = game.begin(setup(2, []));
    s.frames = [];
    const m = machine(game, s);
    enter(m, game.codeByName.get('long')!, []);
    run(m);
    expect(advance(m, { chance: [1] })).toBeNull();
    expect(s.over).toBeNull();
    expect(s.ask).not.toBeNull();
  });
});

describe('an input', () => {
  test('that is legal moves the match on by one', () => {
    const m = started();
    const { seq } = m.state;
    expect(advance(m, { seat: 0, pick: 0, seq })).toBeNull();
    expect(m.state.seq).toBe(seq + 1);
    expect(advance(m, { seat: 0, pick: 0, seq })).toEqual({
      error: `seq is stale: the table is at ${m.state.seq}, the answer was for ${seq}.`,
    });
  });

  test('that is not legal says what and where, and changes nothing', () => {
    const m = started();
    const before = JSON.stringify(m.state);
    const n = m.state.ask!.choices.length;
    const errors: [unknown, string][] = [
      [{ seat: 1, pick: 0 }, 'seat 1 is not asked right now; seat 0 is.'],
      [{ seat: 0, pick: n }, `pick must be a whole number from 0 to ${n - 1}; got ${n}.`],
      [{ seat: 0, pick: '__proto__' }, `pick must be a whole number from 0 to ${n - 1}; got "__proto__".`],
      [{ seat: 0, pick: 10n }, `pick must be a whole number from 0 to ${n - 1}; got 10n.`],
      [{ seat: 0, pick: new Array(1e6) }, `pick must be a whole number from 0 to ${n - 1}; got a list of 1000000.`],
      [{ seat: 0, pick: 'x'.repeat(1e6) }, `pick must be a whole number from 0 to ${n - 1}; got "${'x'.repeat(36)}….`],
      [{ seat: 2, pick: 0 }, 'seat must be a whole number from 0 to 1; got 2.'],
      [{ seat: 0 }, 'The input has no pick: give the number of the choice.'],
      [{ chance: [1] }, 'Chance is not asked right now; a player is.'],
      [{ seat: 0, act: 'dance' }, 'act must be one of quit, cheer; got "dance".'],
      [{ seat: 0, act: 'toString' }, 'act must be one of quit, cheer; got "toString".'],
      [{ seat: 0, act: 'quit', target: 2 }, 'target must be a seat from 0 to 1; got 2.'],
      [{ seat: 0, act: 'quit', pick: 0 }, 'An input has one of pick, chance and act, not several.'],
      ['pick 0', 'An input is an object: {seat, pick}, {chance} or {seat, act}.'],
    ];
    for (const [input, error] of errors) {
      expect(refuse(m, input)).toEqual({ error });
      expect(advance(m, input)).toEqual({ error });
    }
    const circle: Record<string, unknown> = { seat: 0 };
    circle.pick = circle;
    expect(advance(m, circle)?.error).toContain('got object');
    // Fields of a prototype are not fields of the input.
    expect(advance(m, Object.create({ chance: [1] }))?.error).toContain('seat must be');
    expect(advance(m, Object.assign(Object.create({ pick: 0 }), { seat: 0 }))?.error).toContain('no pick');
    expect(JSON.stringify(m.state)).toBe(before);
  });

  test('from chance must be the dice that were asked for, or an order', () => {
    const m = started();
    advance(m, { seat: 1, act: 'cheer' });
    expect(m.state.ask).toMatchObject({ count: 1, sides: 6 });
    for (const chance of [[], [0], [7], [1, 1], [1.5], ['1'], [null], [Number.NaN], new Array(1)]) {
      expect(advance(m, { chance }), JSON.stringify(chance)).not.toBeNull();
    }
    expect(advance(m, { seat: 0, pick: 0 })).toEqual({ error: 'No player is asked right now; chance is.' });
    expect(advance(m, { chance: [6] })).toBeNull();

    const shuffling = begin(toy, setup(2, deck.slice(0, 3)));
    for (const chance of [[0, 1], [0, 1, 3], [0, 0, 1], [-1, 0, 1], Object.assign(new Array(3), [0, 1])]) {
      expect(advance(shuffling, { chance }), JSON.stringify(chance)).not.toBeNull();
    }
    expect(advance(shuffling, { chance: [2, 0, 1] })).toBeNull();
  });

  test('outside of a question is done at once, and the question is asked again from the state as it then is', () => {
    const m = started();
    const before = m.state.ask;
    expect(advance(m, { seat: 1, act: 'cheer' })).toBeNull();
    expect(advance(m, { chance: [6] })).toBeNull();
    expect(m.state.seats[1 as SeatId].n).toEqual([1]);
    expect(m.state.ask).toEqual({ ...before, seq: m.state.seq });
    // In the middle of a roll, too.
    advance(m, { seat: 0, act: 'cheer' });
    advance(m, { seat: 1, act: 'cheer' });
    advance(m, { chance: [6] });
    expect(m.state.ask).toMatchObject({ seat: -2, count: 1 });
    advance(m, { chance: [6] });
    expect(m.state.seats.map((x) => x.n[0])).toEqual([1, 2]);
    expect(m.state.ask).toEqual({ ...before, seq: m.state.seq });
  });

  test('outside of a question may be refused with a clause, or end the match', () => {
    const m = begin(toy, setup(3, deck));
    expect(advance(m, { seat: 2, act: 'quit' })).toBeNull();
    expect(advance(m, { seat: 2, act: 'quit' })).toEqual({ error: 'You have left.', rule: 'T4' });
    advance(m, { seat: 0, act: 'quit' });
    expect(m.state.over).toEqual({ winner: 1, cite: 3 });
  });
});

describe('going back', () => {
  test('restores the table as it was, but never an alias, a stamp or a number of inputs', () => {
    const m = started();
    const then = remember(m);
    const text = JSON.stringify(then);
    advance(m, { seat: 0, pick: 0 });
    advance(m, { seat: 1, act: 'cheer' });
    advance(m, { chance: [6] });
    const { seq, nextAlias, stamp } = m.state;
    restore(m, then);
    expect(m.state.seats[1 as SeatId].n).toEqual([0]);
    expect([m.state.seq, m.state.nextAlias]).toEqual([seq, nextAlias]);
    expect(m.state.stamp).toBeGreaterThanOrEqual(stamp);
    advance(m, { seat: 0, pick: 0 });
    expect(JSON.stringify(then)).toBe(text);
  });

  test('a machine on a copy goes its own way', () => {
    const m = started();
    const before = JSON.stringify(m.state);
    const other = machine(m.game, copyState(m.state));
    expect(other.sink).toBeNull();
    advance(other, { seat: 0, pick: 0 });
    expect(JSON.stringify(m.state)).toBe(before);
    expect(JSON.stringify(other.state)).not.toBe(before);
  });
});
