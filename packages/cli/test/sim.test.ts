import { games } from '@wardroom/games';
import { describe, expect, test } from 'vitest';
import { rate } from '../src/sim.ts';
import { wardroom } from './fake.ts';

const sim = (...args: string[]) => wardroom(['sim', ...args]);

describe('sim', () => {
  test('--json is one object with what others rely on', async () => {
    const { out, err, code } = await sim('--matches', '6', '--seed', 's', '--json');
    expect(code).toBe(0);
    expect(err).toBe('');
    expect(out.trimEnd()).not.toContain('\n');
    const r = JSON.parse(out);
    expect(r).toMatchObject({
      game: 'ward',
      mode: 'duel',
      seed: 's',
      matches: 6,
      finished: 6,
      errors: 0,
      errorSeeds: [],
    });
    expect(r.bots).toEqual(['random', 'random']);
    expect(r.winsBySeat).toHaveLength(2);
    expect(r.winsBySeat[0] + r.winsBySeat[1] + r.draws).toBe(6);
    for (const field of ['decisions', 'events', 'meanTurns']) expect(r[field]).toBeGreaterThan(0);
    for (const field of ['seconds', 'decisionsPerSecond']) expect(typeof r[field]).toBe('number');
    expect(r.winRates.seats[0]).toMatchObject({ wins: r.winsBySeat[0], played: 6 });
  });

  test('the same seed gives the same matches, another one others', async () => {
    const args = ['--matches', '2', '--bots', 'greedy,random', '--json'];
    const one = await sim(...args, '--seed', '7');
    expect((await sim(...args, '--seed', '7')).out).toBe(one.out);
    expect((await sim(...args, '--seed', '8')).out).not.toBe(one.out);
  });

  test('every game and mode works with defaults', async () => {
    for (const game of games) {
      for (const mode of game.modes) {
        const { out } = await sim('--game', game.name, '--mode', mode.name, '--matches', '2', '--json');
        expect(JSON.parse(out)).toMatchObject({ game: game.name, mode: mode.name, finished: 2 });
      }
    }
  });

  test('--only plays one of them again; --log tells it with clauses', async () => {
    const all = await sim('--matches', '3', '--seed', 'x', '--log', 'all.log');
    const one = await sim('--only', '2', '--seed', 'x', '--log', 'one.log');
    const log = all.files.get('all.log')!;
    expect(log).toContain('match x/0: ');
    expect(log).toMatch(/^W10\.2\.3 .* rolls \d/m);
    expect(log.slice(log.indexOf('match x/2: '))).toBe(one.files.get('one.log'));
    expect(one.out).toContain('1 match,');
  });

  test('without --json a table that fits 80 columns', async () => {
    const { out } = await sim('--matches', '5', '--decks', 'the-hoard,slow-venom', '--bots', 'random');
    expect(out).toContain('5 finished, 0 drawn, 0 failed');
    expect(out).toMatch(/the-hoard +\d+ +5 /);
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
  });

  test('an error inside a match is counted and its seed told', async () => {
    const ward = games[0];
    const begin = ward.begin;
    let n = 0;
    try {
      (ward as { begin: typeof begin }).begin = (setup) => {
        if (++n === 2) throw new Error('the table caught fire');
        return begin(setup);
      };
      const { out, err, code } = await sim('--matches', '3', '--seed', 'f', '--json');
      expect(JSON.parse(out)).toMatchObject({ matches: 3, finished: 2, errors: 1, errorSeeds: ['f/1'] });
      expect(err).toContain('Match 1 (seed f/1) failed: the table caught fire');
      expect(code).toBe(1);
    } finally {
      (ward as { begin: typeof begin }).begin = begin;
    }
  });

  test('win rates come with their interval', () => {
    expect(rate({ wins: 50, played: 100 })).toMatchObject({ rate: 0.5, low: 0.4038, high: 0.5962 });
    expect(rate({ wins: 0, played: 10 })).toMatchObject({ rate: 0, low: 0 });
    expect(rate({ wins: 0, played: 0 })).toMatchObject({ low: 0, high: 1 });
  });
});
