import {
  advance,
  type Options,
  openTable,
  type Setup,
  SetupError,
  setupProblems,
  submit,
  submitAsHost,
} from '@wardroom/core';
import { guardian } from '@wardroom/guardian';
import { badInputs, playOut, rotation } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { PositionError, position } from '../src/position.ts';
import { plainDeck, practice } from './practice.ts';

/** Whatever comes from outside: a clear error that names what and where, and nothing has changed. */

const duel = (deck: readonly string[], options: Options = {}): Setup => ({
  mode: 'duel',
  seats: [
    { name: 'Ann', deck: plainDeck() },
    { name: 'Bo', deck },
  ],
  options,
});

/** Why a duel cannot begin with this deck in the second seat. */
function problems(deck: readonly string[], options: Options = {}): string[] {
  const setup = duel(deck, options);
  const found = setupProblems(practice, setup);
  if (found.length === 0) expect(() => openTable(practice, setup, 'x')).not.toThrow();
  else expect(() => openTable(practice, setup, 'x')).toThrow(new SetupError(found));
  return found;
}

const ending = (...cards: string[]): string[] => [...plainDeck().slice(0, 25 - cards.length), ...cards];

describe('decks', () => {
  test('G1.1 an unknown card is named, with the seat that brought it', () => {
    expect(problems(ending('levee'))).toEqual(["seats[1].deck: No card is called 'levee'. (G1.1)"]);
    for (const id of ['__proto__', 'constructor', 'toString', 'Levy', '']) {
      expect(problems(ending(id))).toEqual([`seats[1].deck: No card is called '${id}'. (G1.1)`]);
    }
    // And not quoted at length.
    expect(problems(ending('x'.repeat(100_000)))[0].length).toBeLessThan(100);
  });

  test('every problem of both decks at once', () => {
    const setup = duel([...ending('pup', 'nobody'), 'levy']);
    setup.seats[0].deck = [];
    expect(setupProblems(practice, setup).map((p) => p.replace(/^(\S+) .*\((.*)\)$/, '$1 $2'))).toEqual([
      'seats[0].deck: G1.1',
      'seats[0].deck: G1.7',
      'seats[1].deck: G1.1',
      'seats[1].deck: G1.1',
      'seats[1].deck: G1.1',
    ]);
  });

  test('a deck that is no list of card ids', () => {
    const with_ = (deck: unknown): string[] => setupProblems(practice, duel(deck as string[]));
    expect(with_(undefined)).toEqual(['seats[1].deck: give a list of card ids.']);
    expect(with_('levy')).toEqual(['seats[1].deck: give a list of card ids.']);
    expect(with_({ length: 25 })).toEqual(['seats[1].deck: give a list of card ids.']);
    expect(with_([...plainDeck().slice(1), { toString: 1 }])).toEqual(['seats[1].deck[24]: give a card id.']);
  });
});

describe('options', () => {
  test.each<[Record<string, unknown>, string]>([
    [{ speed: 'fast' }, 'option speed: unknown; there are lanes, timeLimit, lastStand, second.'],
    [{ constructor: 'x' }, 'option constructor: unknown; there are lanes, timeLimit, lastStand, second.'],
    [{ second: 'last' }, 'option second: one of helped, plain (G2.3).'],
    [{ lastStand: 1 }, 'option lastStand: on or off (G3.6).'],
    [{ lanes: 4 }, 'option lanes: 3 or 5 (G4.1).'],
    [{ lanes: '3' }, 'option lanes: 3 or 5 (G4.1).'],
    [{ lanes: Number.NaN }, 'option lanes: 3 or 5 (G4.1).'],
    [{ timeLimit: -1 }, 'option timeLimit: whole minutes from 0 (none) to 600 (G7.1).'],
    [{ timeLimit: 1.5 }, 'option timeLimit: whole minutes from 0 (none) to 600 (G7.1).'],
    [{ lanes: [3] }, 'options.lanes: give a word, a number, or true or false.'],
  ])('%j', (options, problem) => {
    expect(problems(plainDeck(), options as Options)).toEqual([problem]);
  });

  test('G4.1 three lanes, five lanes, a time limit', () => {
    for (const options of [{}, { lanes: 3 }, { lanes: 5 }, { timeLimit: 30 }] as Options[]) {
      expect(problems(plainDeck(), options)).toEqual([]);
    }
  });

  test('another mode, other players', () => {
    expect(setupProblems(practice, { ...duel(plainDeck()), mode: 'team' })).toEqual(["mode: one of duel; got 'team'."]);
    const { seats } = duel(plainDeck());
    expect(setupProblems(practice, { ...duel(plainDeck()), seats: [...seats, seats[0]] })).toEqual([
      'seats: Duel is for 2 players; got 3 seats.',
    ]);
    expect(setupProblems(practice, { ...duel(plainDeck()), seats: [seats[0]] })).toEqual([
      'seats: Duel is for 2 players; got 1 seats.',
    ]);
  });
});

describe('answers', () => {
  test('G7.1 only the host disqualifies or ends the time, and names a player who is still in the match', () => {
    const t = openTable(practice, duel(plainDeck()), 'judge');
    const before = JSON.stringify(t.machine.state);
    for (const act of ['disqualify', 'timeOut']) {
      expect(submit(t, { seat: 0, act, target: 1 })).toEqual({ error: `Only the host of the match may ${act}.` });
    }
    expect(submitAsHost(t, 'disqualify')?.rule).toBe('G7.1');
    expect(submitAsHost(t, 'disqualify', 9)).toEqual({ error: 'target must be a seat from 0 to 1; got 9.' });
    expect(JSON.stringify(t.machine.state)).toBe(before);
    expect(submitAsHost(t, 'disqualify', 1)).toBeNull();
    expect(t.machine.state.over).toMatchObject({ winner: 0 });
    expect(advance(t.machine, { seat: 0, act: 'concede' })).toEqual({ error: 'The match is over.' });
  });

  /** Kinds of question that a handful of matches ask. */
  const KINDS = 8;

  test('at every kind of question a match asks, every kind of nonsense is refused', () => {
    const met = new Set<number>();
    const at = rotation(guardian, { mode: 'duel' });
    for (let i = 0; i < 80 && met.size < KINDS; i++) {
      playOut(guardian, at(i), (m) => {
        const q = m.state.ask;
        if (q === null || met.has(q.prompt)) return;
        met.add(q.prompt);
        const before = JSON.stringify(m.state);
        for (const { what, input } of badInputs(guardian, m.state)) {
          expect(advance(m, input), `${what} at ${guardian.prompts[q.prompt]}`).toMatchObject({
            error: expect.stringMatching(/\S/),
          });
        }
        expect(JSON.stringify(m.state)).toBe(before);
      });
    }
    expect(met.size).toBeGreaterThanOrEqual(KINDS);
  }, 60_000);
});

test('a position with a card nobody knows, or in a lane that is not there', () => {
  const of = (guardians: string[]) => () => position({ seats: [{ guardians }, {}] }, practice);
  expect(of(['nobody'])).toThrow(new PositionError("no card is called 'nobody'"));
  expect(of(['levy', 'levy', 'levy', 'levy'])).toThrow(new PositionError("'levy' stands in lane 3 of 3"));
});
