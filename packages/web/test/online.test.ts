import type { ChatLine, MyMatch, TableSeat } from '@wardroom/protocol';
import { describe, expect, test } from 'vitest';
import { withLines } from '../src/online/lines.ts';
import { clockFace, lasting, seatClock } from '../src/pages/online/match/times.ts';
import { stateOf } from '../src/pages/online/match-state.ts';
import { newsOf } from '../src/pages/online/news.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('clocks', () => {
  test('a clock shows seconds until they are gone, and days where there are any', () => {
    expect([0, 1, 999, 42 * SECOND, 65 * SECOND, HOUR + 5 * MINUTE, 2 * DAY + 4 * HOUR].map(clockFace)).toEqual([
      '0:00',
      '0:01',
      '0:01',
      '0:42',
      '1:05',
      '1:05:00',
      '2 d 4 h',
    ]);
    expect([SECOND, 40 * SECOND, MINUTE, 90 * SECOND, 5 * MINUTE, HOUR, 3 * DAY].map(lasting)).toEqual([
      '1 second',
      '40 seconds',
      '1 minute',
      '90 seconds',
      '5 minutes',
      '1 hour',
      '3 days',
    ]);
  });

  test('the time of a decision goes first, then the bank; and only for whoever is asked', () => {
    const clocks = {
      used: [0, 0],
      running: [0],
      elapsed: 0,
      limit: 0,
      decision: { time: 20 * SECOND, bank: [MINUTE, MINUTE], taken: [5 * SECOND, 0] },
    };
    expect(seatClock(clocks, 0, 10 * SECOND)).toEqual({ running: true, decision: 5 * SECOND, bank: MINUTE });
    expect(seatClock(clocks, 0, 25 * SECOND)).toEqual({ running: true, decision: 0, bank: 50 * SECOND });
    expect(seatClock(clocks, 0, DAY)).toEqual({ running: true, decision: 0, bank: 0 });
    expect(seatClock(clocks, 1, DAY)).toEqual({ running: false, decision: 20 * SECOND, bank: MINUTE });
    expect(seatClock({ used: [], running: [], elapsed: 0, limit: 0 }, 0, 0)).toBeNull();
  });
});

describe('what is told', () => {
  const bo: TableSeat = { who: 'person', name: 'Bo', deck: '', ready: false, here: true, away: null };

  test('who comes, goes and is ready at a table', () => {
    expect(newsOf({ who: 'nobody' }, bo)).toBe('Bo has sat down.');
    expect(newsOf(bo, { who: 'nobody' })).toBe('Bo has left their seat.');
    expect(newsOf(bo, { ...bo, ready: true })).toBe('Bo is ready.');
    expect(newsOf(bo, { ...bo, here: false, away: 1 })).toBe('Bo is away.');
    expect(newsOf({ ...bo, here: false, away: 1 }, bo)).toBe('Bo is back.');
    expect(newsOf(bo, { ...bo, deck: 'first-blood' })).toBeNull();
    expect(newsOf({ who: 'nobody' }, { who: 'nobody' })).toBeNull();
  });

  test('whose turn it is in a match, and how long it is left to them', () => {
    const match: MyMatch = {
      code: 'ABCDEF',
      match: 'm',
      game: 'ward',
      mode: 'duel',
      names: ['Ada', 'Bo'],
      status: 'open',
      yours: true,
      waits: ['Ada'],
      since: null,
      until: 3 * DAY,
      made: 0,
      ended: null,
    };
    expect(stateOf(match, DAY)).toBe('Your turn · 2 days left');
    expect(stateOf({ ...match, yours: false, waits: ['Bo'] }, 4 * DAY)).toBe('Waiting for Bo · time is up');
    expect(stateOf({ ...match, yours: false, waits: [], until: null }, DAY)).toBe('Under way');
    expect(stateOf({ ...match, status: 'over', ended: HOUR }, 3 * HOUR)).toBe('Over, 2 hours ago');
  });

  test('a line that comes twice, after a connection was lost, stands once', () => {
    const line = (n: number): ChatLine => ({
      n,
      at: 0,
      name: 'Bo',
      seat: 1,
      mine: false,
      to: 'all',
      text: `${n}`,
      emote: null,
    });
    expect(withLines([line(1), line(2)], [line(2), line(3)]).map((x) => x.n)).toEqual([1, 2, 3]);
  });
});
