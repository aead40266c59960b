import type { FoeOdds } from '@wardroom/core';
import { games } from '@wardroom/games';
import { expect, test } from 'vitest';
import { wardroom } from './fake.ts';

const [foe, other] = games[0].foes;
const ODDS = 'packages/games/ward/src/bosses/odds.ts';
const PAGE = 'docs/bosses.md';

test('measures what is asked for, and keeps the other figures and the page around the table', async () => {
  const before = [foe.odds, other.odds];
  const set = (x: typeof foe, odds: readonly FoeOdds[]): void => void Object.assign(x, { odds });
  const row = { players: 2, wins: 7, matches: 9 };
  try {
    set(foe, [row, { players: 3, wins: 1, matches: 5 }]);
    set(other, [{ players: 6, wins: 4, matches: 8 }]);
    const page = 'Mine.\n\n<!-- written by npm run difficulty -->\nold\n<!-- end -->\n\nMore.\n';
    const args = ['--boss', foe.id, '--players', '1,3', '--matches', '2', '--bot', 'random', '--jobs', '1'];
    const { out, code, files } = await wardroom(['difficulty', ...args], { files: { [PAGE]: page } });
    expect(code).toBe(0);
    expect(out).toMatch(new RegExp(`^${foe.name}, 1 player: \\d of 2, .*\\n${foe.name}, 3 players: \\d of 2, `));
    const odds = files.get(ODDS)!;
    expect(odds).toContain('{ players: 2, wins: 7, matches: 9 },\n');
    expect(odds).toMatch(/ {4}\{ players: 1, wins: \d, matches: 2 \},\n/);
    expect(odds).toMatch(/ {4}\{ players: 3, wins: \d, matches: 2 \},\n/);
    expect(odds).toContain(`'${other.id}': [{ players: 6, wins: 4, matches: 8 }],\n`);
    const written = files.get(PAGE)!;
    expect(written).toMatch(/^Mine\.\n\n<!-- .*\n\| boss \| 1 player \| 2 players/);
    expect(written).toContain('**78 %** (45–94) 7 of 9');
    expect(written).not.toContain('old');
    expect(written.endsWith('<!-- end -->\n\nMore.\n')).toBe(true);
  } finally {
    set(foe, before[0]);
    set(other, before[1]);
  }
});

test('a page that is not there is begun', async () => {
  const args = ['--boss', foe.id, '--players', '1', '--matches', '1', '--bot', 'random', '--jobs', '1'];
  const { files } = await wardroom(['difficulty', ...args]);
  expect(files.get(PAGE)).toMatch(/^# Bosses\n/);
  expect(files.get(PAGE)).toContain(`| ${foe.name} | **`);
});
