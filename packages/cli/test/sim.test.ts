import { games } from '@wardroom/games';
import { loadGame } from '@wardroom/games/load';
import { rate, rotation } from '@wardroom/lab';
import { describe, expect, test } from 'vitest';
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

  test('against a boss the players win together, and every boss is met in turn', async () => {
    const foes = games[0].foes;
    const args = ['--mode', 'boss', '--players', '2', '--matches', String(2 * foes.length)];
    const r = JSON.parse((await sim(...args, '--json')).out);
    expect(r).toMatchObject({ mode: 'boss', players: 2, bots: ['random', 'random'], errors: 0 });
    expect(Object.keys(r.winRates.foes).sort()).toEqual(foes.map((foe) => foe.id).sort());
    for (const foe of foes) expect(r.winRates.foes[foe.id].played).toBe(2);
    expect(r.winRates.players).toMatchObject({ wins: r.winsBySeat[0], played: 2 * foes.length });
    expect(r.winsBySeat[1]).toBe(r.winsBySeat[0]);
    const { out } = await sim(...args, '--boss', foes[0].name.toUpperCase());
    expect(out).toContain(`ward boss, 2 players, ${2 * foes.length} matches`);
    expect(out).toMatch(new RegExp(`Players against ${foes[0].name} +\\d+ +${2 * foes.length} `));
    expect(out).not.toContain(foes[1].name);
    expect(out).not.toContain('Seat 1');
    expect(Math.max(...out.split('\n').map((l) => l.length))).toBeLessThanOrEqual(80);
  });

  test('teams are counted as teams, a rumble by seats', async () => {
    const team = ['--mode', 'team', '--players', '6', '--matches', '4'];
    const r = JSON.parse((await sim(...team, '--json')).out);
    expect(r.winRates.teams).toHaveLength(2);
    expect(r.winRates.teams[0].wins + r.winRates.teams[1].wins + r.draws).toBe(4);
    expect(r.winsBySeat[4]).toBe(r.winRates.teams[0].wins);
    const { out } = await sim(...team);
    expect(out).toContain('Team 2 (seats 2, 4, 6)');
    expect(out).not.toContain('Seat 1');
    expect((await sim('--mode', 'rumble', '--players', '3', '--matches', '2')).out).toContain('Seat 3 (random)');
  });

  test('a bot plays the boss where a person would', async () => {
    const args = ['--mode', 'boss', '--players', '1', '--matches', '2', '--option', 'boss=person', '--json'];
    expect(JSON.parse((await sim(...args)).out)).toMatchObject({ finished: 2, errors: 0, bots: ['random'] });
  });

  test('ready decks: all pairs in turn for two, for more each seat all of them', () => {
    const pairs = Array.from({ length: 9 }, (_, i) => rotation(3, 2, i).join());
    expect(new Set(pairs).size).toBe(9);
    const matches = Array.from({ length: 8 }, (_, i) => rotation(8, 6, i + 16));
    for (let seat = 0; seat < 6; seat++) expect(new Set(matches.map((m) => m[seat])).size).toBe(8);
    expect(new Set(matches.map((m) => new Set(m).size))).not.toEqual(new Set([1]));
    expect(rotation(8, 6, 3)).not.toEqual(rotation(8, 6, 11));
    expect(rotation(8, 6, 3)).toEqual(rotation(8, 6, 3));
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
    const ward = (await loadGame('ward'))!;
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
