import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { games } from '@wardroom/games';
import { expect, test } from 'vitest';
import { fingerprintDefine, fingerprintIf, fingerprints } from '../../../scripts/lib/fingerprints.mjs';

/** A fingerprint says which rules made a match: it is taken of the rules' sources, by whatever builds or runs them. */

const now = fingerprints();

/** Which games have another fingerprint if in the file `path` the text `from` read `to`. */
async function changedBy(path: string, from: string, to: string): Promise<string[]> {
  let found = false;
  const edit = (at: string, text: string): string | undefined => {
    if (at !== path) return undefined;
    expect(text).toContain(from);
    found = true;
    return text.replace(from, to);
  };
  const then = await Promise.all(Object.keys(now).map((game) => fingerprintIf(game, edit)));
  // A file that no game's rules come to is looked at here, so that a test of it cannot pass by a wrong name.
  if (!found) edit(path, readFileSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)), 'utf8'));
  return Object.keys(now).filter((game, i) => then[i] !== now[game]);
}

test('every game has its own, sixteen digits long', () => {
  expect(games.map((game) => game.fingerprint)).toEqual(games.map((game) => now[game.name]));
  expect(new Set(Object.values(now)).size).toBe(games.length);
  for (const one of Object.values(now)) expect(one).toMatch(/^[0-9a-f]{16}$/);
});

test.each([
  ['a rule', 'packages/games/ward/src/rules/boss.ts', 'n[PLAYER.turns]++', 'n[PLAYER.turns] += 2', ['ward']],
  ['a card', 'packages/games/arcane/src/cards/units-a.ts', "'storm', '3/4'", "'storm', '3/5'", ['arcane']],
  ['the order of clauses', 'packages/games/realm/src/rulebook/ids.ts', "'S2.1'", "'S2.1.x'", ['realm']],
  ['an option', 'packages/games/guardian/src/options.ts', 'LANE_COUNTS[0]', 'LANE_COUNTS[1]', ['guardian']],
  ['a way to play for tests', 'packages/games/guardian/src/lab.ts', 'lanes: 5 }', 'lanes: 3 }', []],
  ['the engine', 'packages/core/src/machine.ts', 'const FUEL = 200_000', 'const FUEL = 100_000', Object.keys(now)],
  ['a comment', 'packages/games/ward/src/rules/boss.ts', '/** The boss:', '/** The boss, and:', []],
  ['a sentence of the log', 'packages/games/ward/src/text/log.ts', "'Time is up.'", "'Time!'", []],
  ['how bots judge', 'packages/games/ward/src/judge.ts', 'const BOSS = 700', 'const BOSS = 900', []],
  ['how far bots look', 'packages/core/src/foresight.ts', 'const STEPS = 60', 'const STEPS = 70', []],
  [
    'what is new in the engine and no rule uses',
    'packages/core/src/foresight.ts',
    'const STEPS = 60;',
    `const STEPS = 60; export function quiz(z: number[]) { return z.map((zzz) => 'quizzical jinxed zephyr' + zzz); }`,
    [],
  ],
  ['a comment in the engine', 'packages/core/src/machine.ts', 'let fuel = FUEL;', 'let fuel = FUEL; // the tank', []],
  ['odds of bosses', 'packages/games/ward/src/bosses/odds.ts', 'players: 1', 'players: 9', []],
  ['what is said of a boss', 'packages/games/ward/src/bosses/the-toll-keeper.ts', 'A patient man', 'An old man', []],
  ['a ready deck', 'packages/games/ward/src/decks/first-blood.ts', 'First Blood', 'Last Blood', []],
  ['a clause in words', 'packages/games/ward/src/rulebook/boss.ts', 'The boss begins', 'The boss starts', []],
])('%s: changed in its sources, it changes those', async (_, path, from, to, changed) => {
  expect(await changedBy(path, from, to)).toEqual(changed);
});

test('the command line and the table in the browser are built with the same', async () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const script = "import('./scripts/lib/build.mjs').then((m) => console.log(m.build('wardroom')))";
  const bundle = execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).trim();
  const text = readFileSync(bundle, 'utf8');
  for (const one of Object.values(now)) expect(text).toContain(one);
  const config = readFileSync(`${root}/packages/web/vite.config.ts`, 'utf8');
  expect(config).toContain('define: fingerprintDefine()');
  expect(JSON.parse(fingerprintDefine().__WARDROOM_FINGERPRINTS__)).toEqual(now);
});
