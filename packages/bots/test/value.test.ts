import { imagine, machine, openTable, question, randomStream, type SeatId, type State, submit } from '@wardroom/core';
import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { encoderOf, gaugeNames, greedy, judgedChances, readValue, teamsOf, type ValueFile } from '../src/index.ts';
import { dealtOtherwise, game, playOut, setupOf } from './table.ts';

const DECISIONS = 400;
const EVERY = 9;

describe.each(games)('what $name is told by', (g) => {
  test('positions that look alike have the same numbers', () => {
    const [mode] = g.modes;
    const seats = [0, 1].map((i) => ({ name: `P${i}`, deck: g.decks[i].cards, team: i }));
    const table = openTable(g, { mode: mode.name, seats }, 'alike');
    const s = table.machine.state;
    const names = gaugeNames(g, s.seats[0 as SeatId].n.length);
    const encode = encoderOf(g, names);
    if ('unknown' in encode) throw new Error(encode.unknown);
    const told = (state: State, seat: SeatId): number[] => {
      const into = new Float64Array(names.length);
      encode(machine(g, state), seat, into);
      return [...into];
    };
    const random = randomStream('alike');
    const randoms = [0, 1].map((i) => randomStream(`alike ${i}`));
    let compared = 0;
    let differed = 0;
    for (let n = 0; n < DECISIONS && s.over === null; n++) {
      const { seat, prompt } = question(table)!;
      if (n % EVERY === 0 && g.quietPrompts[prompt]) {
        const numbers = told(s, seat);
        const other = dealtOtherwise(g, s, seat, random);
        expect(told(other, seat)).toEqual(numbers);
        expect(told(imagine(g, s, seat, random), seat)).toEqual(numbers);
        // The other player sees what this one does not.
        const foe = (1 - seat) as SeatId;
        if (JSON.stringify(told(other, foe)) !== JSON.stringify(told(s, foe))) differed++;
        compared++;
      }
      submit(table, { seat, pick: greedy.decide(g, s, seat, randoms[seat]) });
    }
    expect(compared).toBeGreaterThan(3);
    expect(differed).toBeGreaterThan(0);
  });
});

const file: ValueFile = {
  value: 1,
  game: 'ward',
  mode: 'duel',
  by: 'hand',
  names: ['own hand cards', 'other hand cards'],
  means: [0, 0],
  spreads: [1, 1],
  hidden: [],
  hiddenBias: [],
  out: [0.5, -0.5],
  bias: 0,
};

describe('a value', () => {
  const { state } = playOut(setupOf(1), 'value', [greedy, greedy]).machine;

  test('is read as what its file says, with units in between and without', () => {
    const asked = openTable(game, setupOf(1), 'value').machine;
    const hands = [0, 1].map(
      (seat) => asked.state.zones[game.zones.findIndex((z) => z.name === 'hand') * 2 + seat].length,
    );
    const direct = readValue(game, file);
    // Up to 6 spreads count.
    const capped = hands.map((n) => Math.min(6, n));
    expect('value' in direct && direct.value(asked, 0 as SeatId)).toBeCloseTo(0.5 * (capped[0] - capped[1]));
    // The first unit passes the own hand on; the second is always below nought, and says nothing.
    const net = readValue(game, { ...file, hidden: [1, 0, -1, 0], hiddenBias: [0, -1], out: [2, 100], bias: 1 });
    expect('value' in net && net.value(asked, 0 as SeatId)).toBeCloseTo(2 * capped[0] + 1);
  });

  test('counts in place of the judgement, but not after the end', () => {
    const sure = { ...game, odds: (_: unknown, seat: SeatId) => (seat === 0 ? 3 : -3) };
    const early = openTable(game, setupOf(1), 'value').machine.state;
    expect(judgedChances(sure, early)[0]).toBeCloseTo(1 / (1 + Math.exp(-3)));
    expect(judgedChances(sure, state)).toEqual(teamsOf(state).map((team) => Number(team === state.over!.winner)));
  });

  test.each([
    [null, 'it is not an object.'],
    [{ ...file, value: 2 }, 'value: it must be 1, the edition of this format.'],
    [{ ...file, game: 'realm' }, 'game: it must be ward.'],
    [{ ...file, mode: 'chess' }, 'mode: ward has no such mode.'],
    [{ ...file, by: '' }, 'by: it must name the command that made the file.'],
    [{ ...file, names: ['own hand cards', 'own hat'] }, "names: ward has nothing called 'own hat'."],
    [{ ...file, names: ['own hand stat wings', 'turn'] }, "names: ward has nothing called 'own hand stat wings'."],
    [{ ...file, names: [] }, 'names: there must be 1 to 2000.'],
    [{ ...file, names: [1, 2] }, 'names: number 1 of the list is no name.'],
    [{ ...file, means: [0] }, 'means: there must be 2, as there are names.'],
    [{ ...file, means: 'none' }, 'means: it must be a list.'],
    [{ ...file, spreads: [1, 0] }, 'spreads: each must be above nought.'],
    [{ ...file, out: [0.5, null] }, 'out: number 2 of the list is no number.'],
    [{ ...file, out: [0.5] }, 'out: there must be 2, one for each name.'],
    [{ ...file, hiddenBias: [0], hidden: [1] }, 'hidden: there must be 2, one for each unit and name.'],
    [{ ...file, hiddenBias: [0], hidden: [1, 1] }, 'out: there must be 1, one for each unit.'],
    [{ ...file, bias: Number.NaN }, 'bias: it must be a number.'],
  ])('with a fault is not read, and the field is named: %#', (data, problem) => {
    expect(readValue(game, data)).toEqual({ problem });
  });
});
