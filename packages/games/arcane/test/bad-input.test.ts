import { arcane } from '@wardroom/arcane';
import type { Options } from '@wardroom/core';
import { describe, expect, test } from 'vitest';

const [ready] = arcane.decks;
const kindOf = (id: string) => arcane.defs[arcane.defById.get(id)!]?.kind;
const nameOf = (id: string) => arcane.defs[arcane.defById.get(id)!].name;
const of = (kind: string) => ready.cards.filter((id) => kindOf(id) === kind);
const without = (kind: string) => {
  const at = ready.cards.findIndex((id) => kindOf(id) === kind);
  return ready.cards.filter((_, i) => i !== at);
};
const errors = (deck: readonly string[]) => arcane.checkDeck(deck).errors;

describe('A3.2.1 decks', () => {
  test('the ready ones are legal', () => {
    for (const deck of arcane.decks) expect(errors(deck.cards), deck.id).toEqual([]);
  });

  test.each([
    ['unit', 30, 'Units'],
    ['spell', 12, 'Spells'],
    ['trap', 5, 'Traps'],
    ['token', 6, 'Tokens'],
    ['stone', 1, 'Mystic Stone'],
  ])('one %s too few', (kind, count, words) => {
    expect(errors(without(kind))).toEqual([
      { rule: 'A3.2.1', message: 'A deck has exactly 54 cards; this one has 53.' },
      { rule: 'A3.2.1', message: `A deck has exactly ${count} ${words}; this one has ${count - 1}.` },
    ]);
  });

  test('a trap in the place of a unit', () => {
    expect(errors([...without('unit'), of('trap')[0]]).map((e) => e.message)).toEqual(
      expect.arrayContaining([
        'A deck has exactly 30 Units; this one has 29.',
        'A deck has exactly 5 Traps; this one has 6.',
      ]),
    );
  });

  test('a second Stone', () => {
    expect(errors([...without('unit'), 'mystic-stone']).map((e) => e.message)).toContain(
      'A deck has exactly 1 Mystic Stone; this one has 2.',
    );
  });

  test('four cards of a name: named, with the count', () => {
    const [unit] = of('unit');
    const others = of('unit').filter((id) => id !== unit);
    const deck = [...ready.cards.filter((id) => kindOf(id) !== 'unit'), unit, unit, unit, unit, ...others.slice(0, 26)];
    expect(errors(deck)).toContainEqual({
      rule: 'A3.2.1',
      message: `${nameOf(unit)}: 4 copies; at most 3 are allowed.`,
    });
  });

  test('a card that there is not, quoted shortly', () => {
    const found = errors([...without('spell'), 'x'.repeat(500)]);
    expect(found.map((e) => e.message)).toContain(`No card is called '${'x'.repeat(37)}…'.`);
  });

  test('an empty deck', () => {
    expect(errors([])).toHaveLength(6);
  });
});

describe('set-ups', () => {
  const seats = [
    { name: 'A', deck: ready.cards },
    { name: 'B', deck: ready.cards },
  ];
  const problems = (options: Options) => arcane.check({ mode: 'duel', seats, options });

  test('are taken as they should be', () => {
    expect(problems({})).toEqual([]);
    expect(problems({ stops: 'always', timeLimit: 30 })).toEqual([]);
    expect(problems({ first: 'loser', firstSeat: 2, stone: 'fixed', second: 'plain' })).toEqual([]);
  });

  test.each([
    [{ stops: 'sometimes' }, 'option stops: one of able, always (A4.2.5).'],
    [{ first: 'me' }, 'option first: one of coin, seat, loser (A3.5.1).'],
    [{ firstSeat: 3 }, 'option firstSeat: 1 or 2, the seat that begins or that lost the last match (A3.5.1).'],
    [{ stone: 'rolls' }, 'option stone: one of moves, fixed (A4.2.2).'],
    [{ second: 1 }, 'option second: one of helped, plain (A3.5.2).'],
    [{ timeLimit: -1 }, 'option timeLimit: whole minutes from 0 (none) to 600.'],
    [{ timeLimit: 1.5 }, 'option timeLimit: whole minutes from 0 (none) to 600.'],
    [{ threshold: 300 }, 'option threshold: unknown; there are stops, timeLimit, first, firstSeat, stone, second.'],
  ])('%o', (options, problem) => {
    expect(problems(options as Options)).toEqual([problem]);
  });

  test('a mode that there is not, and a wrong number of players', () => {
    expect(arcane.check({ mode: 'raid', seats })).toEqual(["mode: one of duel; got 'raid'."]);
    expect(arcane.check({ mode: 'duel', seats: [...seats, seats[0]] })[0]).toContain('seats: Duel is for 2 players');
  });

  test('a bad deck is named by its seat', () => {
    const bad = [seats[0], { name: 'B', deck: ready.cards.slice(1) }];
    expect(arcane.check({ mode: 'duel', seats: bad })[0]).toBe(
      'seats[1].deck: A deck has exactly 54 cards; this one has 53. (A3.2.1)',
    );
    expect(arcane.check({ mode: 'duel', seats: [seats[0], { name: 'B' } as never] })).toContain(
      'seats[1].deck: give a list of card ids.',
    );
  });
});
