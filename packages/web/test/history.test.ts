import type { Replay } from '@wardroom/core';
import { type Catalogue, type MatchRequest, requestProblem, services } from '@wardroom/host';
import { describe, expect, test } from 'vitest';
import {
  bars,
  type Days,
  dailyIn,
  dailyRequest,
  dayOf,
  dayStreak,
  finishDaily,
  readDays,
  resultLine,
  seedOf,
  sitDownToDaily,
} from '../src/history/daily.ts';
import { type Entry, entryFor, entryProblem, resultOf } from '../src/history/entry.ts';
import { diceOf, streaks, tally, tallyBy } from '../src/history/statistics.ts';
import { fromFile, HistoryError, toFile } from '../src/history/transfer.ts';

let next = 0;
const entry = (change: Partial<Entry> = {}): Entry => ({
  v: 1,
  id: `match ${++next}`,
  at: next,
  game: 'ward',
  mode: 'duel',
  rules: 'abc',
  seat: 0,
  seats: [
    { name: 'Ada', team: 0, sitter: 'person', deck: 'Tooth and Claw' },
    { name: 'Bo', team: 1, sitter: 'greedy', deck: 'First Blood' },
  ],
  winner: 0,
  turns: 12,
  ms: 600_000,
  ...change,
});

describe('an entry', () => {
  const request: MatchRequest = {
    game: 'ward',
    mode: 'boss',
    seed: 'x',
    places: [
      { name: 'Ada', deck: 'a', sitter: 'person' },
      { name: 'Bram', deck: 'b', sitter: 'greedy' },
    ],
    foe: 'toll-keeper',
  };
  const replay = {
    game: 'ward',
    fingerprint: 'abc',
    setup: { mode: 'boss', seats: [0, 0, 1].map((team, i) => ({ name: `P${i}`, team, deck: [] })) },
    seal: 's',
    marks: ['m'],
    result: { winner: 1, cite: 0 },
  } as unknown as Replay;
  const want = { what: 'hit', tries: 4, happened: 3, expected: 2.5 };
  const summary = {
    turns: 9,
    decks: ['A', null, 'its challenge deck'],
    dice: [1, 2, 3].map((n) => ({
      faces: [n, 0, 0, 0, 0, n],
      wants: [want, { ...want, what: 'critical' }, { ...want, feared: true as const }],
    })),
  };

  test('says who sat where, who won, and how the dice of whoever plays here fell', () => {
    const e = entryFor({ request, replay, at: 5, ms: 60, summary, hints: 2 });
    expect(e.seats.map((x) => [x.sitter, x.deck])).toEqual([
      ['person', 'A'],
      ['greedy', ''],
      ['table', 'its challenge deck'],
    ]);
    expect([e.id, resultOf(e), e.turns, e.dice?.own[0], e.dice?.others[5]]).toEqual(['s-m', 'lost', 9, 1, 5]);
    expect(e.luck).toEqual({ tries: 8, happened: 6, expected: 5 });
    expect(entryProblem(JSON.parse(JSON.stringify(e)))).toBeNull();
  });

  test('is nobody’s where several shared the screen, and needs no summary', () => {
    const places = request.places.map((p) => ({ ...p, sitter: 'person' }));
    const e = entryFor({ request: { ...request, places }, replay, at: 5, ms: 60, summary: null, hints: 0 });
    expect([resultOf(e), e.turns, e.dice, e.luck]).toEqual(['shared', 0, undefined, undefined]);
    expect(entryProblem(e)).toBeNull();
  });

  test.each([
    [null, 'entry: give an object; got null.'],
    [{ ...entry(), v: 2 }, /^entry\.v: give a whole number from 1 to 1/],
    [{ ...entry(), seats: 'all' }, /^entry\.seats: give a list/],
    [{ ...entry(), seat: 2 }, 'entry.seat: give one of the 2 seats, or -1; got 2.'],
    [{ ...entry(), winner: 0.5 }, /^entry\.winner/],
    [{ ...entry(), curve: [120] }, /^entry\.curve\[0\]/],
    [{ ...entry(), dice: { own: [1] } }, /^entry\.dice\.others/],
  ])('that is bad is told in a sentence: %#', (value, problem) => {
    expect(entryProblem(value)).toMatch(problem);
  });
});

describe('statistics', () => {
  const matches = [
    entry({ winner: 0 }),
    entry({ winner: 1, game: 'realm', mode: 'full' }),
    entry({ winner: 0 }),
    entry({ winner: -1 }),
    entry({ winner: 0, dice: { own: [0, 0, 0, 0, 0, 3], others: [9, 0, 0, 0, 0, 0] } }),
    entry({ seat: -1 }),
    entry({ winner: 0, aside: 'practice' }),
    entry({ winner: 1, aside: 'played on' }),
  ];

  test('count what one person played for its own sake', () => {
    expect(tally(matches)).toEqual({ played: 5, won: 3, lost: 1, drawn: 1 });
    expect(tallyBy(matches, (e) => e.game).map((x) => [x.key, x.of.played, x.of.won])).toEqual([
      ['ward', 4, 3],
      ['realm', 1, 0],
    ]);
    expect(diceOf(matches)).toMatchObject({ count: 3, faces: [0, 0, 0, 0, 0, 3] });
  });

  test('know rows of wins and of losses, over which draws do not matter', () => {
    expect(streaks(matches)).toEqual({ now: 2, best: 2 });
    expect(streaks([...matches, entry({ winner: 1 }), entry({ winner: 1 })])).toEqual({ now: -2, best: 2 });
    // In the order in which they were played, whatever the order of the list.
    expect(streaks([entry({ at: 900, winner: 1 }), entry({ at: 800 })])).toEqual({ now: -1, best: 1 });
    expect(streaks([])).toEqual({ now: 0, best: 0 });
  });
});

describe('a history file', () => {
  const good = { entry: entry(), replay: JSON.stringify({ wardroom: 'replay', game: 'ward', inputs: [] }) };

  test('comes back as it was', () => {
    expect(fromFile(toFile([good]))).toEqual({ matches: [good], problems: [] });
  });

  test('keeps what is whole where a part is not, and names each fault', () => {
    const file = JSON.parse(toFile([good, good, good, good]));
    file.matches[1].entry.turns = 'many';
    file.matches[2].replay = null;
    file.matches[3].replay.game = 'realm';
    const read = fromFile(JSON.stringify({ ...file, matches: [...file.matches, null] }));
    expect(read.matches).toEqual([good]);
    expect(read.problems).toEqual([
      'matches[1].entry.turns: give a whole number from 0 to 1000000; got "many".',
      'matches[2].replay: give the replay of the match.',
      'matches[3].replay.game: it is of another game than its entry.',
      expect.stringContaining('matches[4].entry: give an object'),
    ]);
  });

  test.each([
    ['{"wardroom":"hist', 'not whole JSON'],
    ['null', 'no exported history'],
    ['[]', 'no exported history'],
    ['{"wardroom":"replay"}', 'single replay'],
    ['{"wardroom":"history","version":2}', 'later Wardroom (2)'],
    ['{"wardroom":"history"}', 'version: give 1'],
    ['{"wardroom":"history","version":1,"matches":{}}', 'matches: the list of matches is missing'],
  ])('that is none is refused: %s', (text, why) => {
    expect(() => fromFile(text)).toThrow(HistoryError);
    expect(() => fromFile(text)).toThrow(why);
  });
});

describe('the daily table', () => {
  test('is the same for everybody on a day, and another one the next', async () => {
    for (const game of services.games()) {
      const catalogue: Catalogue = await services.catalogue(game);
      const [ada, bo] = ['Ada', ' '].map((name) => dailyRequest(catalogue, '2026-11-18', name));
      expect({ ...ada, places: [] }).toEqual({ ...bo, places: [] });
      expect(ada.places.map((p) => p.deck)).toEqual(bo.places.map((p) => p.deck));
      expect(bo.places[0].name).toBe('Player 1');
      expect(ada.places[1]).toEqual(bo.places[1]);
      expect(ada.places[0].deck).not.toBe(ada.places[1].deck);
      expect(requestProblem(ada)).toBeNull();
      const month = Array.from({ length: 30 }, (_, i) =>
        dailyRequest(catalogue, `2026-11-${String(i + 1).padStart(2, '0')}`, 'Ada'),
      );
      expect(new Set(month.map((r) => r.seed)).size).toBe(30);
      expect(new Set(month.map((r) => r.places.map((p) => p.deck).join())).size).toBeGreaterThan(5);
    }
  });

  test('follows the day by UTC', () => {
    expect(dayOf(new Date('2026-11-18T23:59:59Z'))).toBe('2026-11-18');
    expect(dayOf(new Date('2026-11-19T01:00:00+02:00'))).toBe('2026-11-18');
    expect(dailyIn(seedOf('2026-11-18', 'ward'))).toEqual({ day: '2026-11-18', game: 'ward' });
    expect(dailyIn('anything else')).toBeNull();
  });

  test('is for the record once: whoever finishes or leaves it practises from then on', () => {
    const done = { outcome: 'won', turns: 9, ms: 5 } as const;
    sitDownToDaily('2026-01-01', 'ward');
    expect(finishDaily('2026-01-01', 'ward', done)).toBe(true);
    expect(finishDaily('2026-01-01', 'ward', { ...done, outcome: 'lost' })).toBe(false);
    sitDownToDaily('2026-01-02', 'ward');
    sitDownToDaily('2026-01-02', 'ward');
    expect(finishDaily('2026-01-02', 'ward', done)).toBe(false);
    expect(finishDaily('2026-01-03', 'ward', done)).toBe(false);
  });

  test('counts days in a row up to today or yesterday', () => {
    const done = { ward: { is: 'done', outcome: 'lost', turns: 1, ms: 1 } } as const;
    const all: Days = {
      '2026-02-27': done,
      '2026-02-28': done,
      '2026-03-01': done,
      '2026-03-03': { ward: { is: 'left' } },
      '2026-03-04': done,
    };
    expect(dayStreak(all, '2026-03-01')).toEqual({ now: 3, best: 3 });
    expect(dayStreak(all, '2026-03-02')).toEqual({ now: 3, best: 3 });
    expect(dayStreak(all, '2026-03-03')).toEqual({ now: 0, best: 3 });
    expect(dayStreak(all, '2026-03-05')).toEqual({ now: 1, best: 3 });
    expect(dayStreak({}, '2026-03-05')).toEqual({ now: 0, best: 0 });
  });

  test('takes no harm from what is kept wrongly', () => {
    const good = { ward: { is: 'begun' } };
    expect(readDays({ '2026-03-01': good, yesterday: good, '2026-03-02': 5, '2026-03-03': { ward: null } })).toEqual({
      '2026-03-01': good,
    });
    expect(readDays({ '2026-03-01': { ward: { is: 'done', outcome: 'won' } } })).toEqual({});
    expect(readDays(null)).toEqual({});
  });

  test('has a result that can be told in three lines', () => {
    const told = { day: '2026-11-18', title: 'Ward', streak: 3, link: 'https://table.example/daily' };
    expect(
      resultLine({ ...told, done: { is: 'done', outcome: 'won', turns: 14, ms: 700_000 }, curve: [50, 20, 100] }),
    ).toBe(
      'Wardroom daily, 18 November 2026: Ward\nWon in 14 turns, 12 min ▅▂█\n3 days in a row. https://table.example/daily',
    );
    expect(resultLine({ ...told, streak: 1, done: { is: 'done', outcome: 'lost', turns: 4, ms: 1 } })).toBe(
      'Wardroom daily, 18 November 2026: Ward\nLost in 4 turns, 1 min\nhttps://table.example/daily',
    );
    expect(bars([0, 100])).toBe('▁█');
  });
});
