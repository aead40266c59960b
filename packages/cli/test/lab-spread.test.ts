import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cluster, startPostgres } from '@wardroom/server/test/postgres.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { build } from '../../../scripts/lib/build.mjs';

/** The program as its users run it, on a real PostgreSQL. */
const program = build('wardroom');
let cluster: Cluster;
let home: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  cluster = await startPostgres();
  home = mkdtempSync(join(tmpdir(), 'wardroom-lab-'));
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await cluster.stop();
  rmSync(home, { recursive: true, force: true });
});

function start(...args: string[]): ChildProcess {
  const child = spawn(process.execPath, [program, 'lab', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  started.push(child);
  return child;
}

const lines = (path: string): number => {
  try {
    return readFileSync(path, 'utf8').split('\n').length;
  } catch {
    return 0;
  }
};

test('two workers, one of them killed in the middle: the same bytes as on one machine', async () => {
  const file = join(home, 'x.json');
  writeFileSync(file, JSON.stringify({ game: 'guardian', bots: ['random'], matches: 300, seed: 'spread' }));
  const url = await cluster.database('lab');
  const database = ['--database', url, '--patience', '2'];
  const [alone, spread] = [join(home, 'alone'), join(home, 'spread')];
  // All of them at once, on a database in which nothing stands yet.
  const run = start('run', file, '--out', spread, ...database);
  const ended = once(run, 'exit');
  const killed = start('work', ...database);
  const other = start('work', ...database);
  const log = join(spread, 'matches.jsonl');
  // It is killed once it has played for a while, with a batch in its hands.
  while (lines(log) < 40 && run.exitCode === null) await new Promise((resolve) => setImmediate(resolve));
  expect(run.exitCode).toBeNull();
  killed.kill('SIGKILL');
  expect((await ended)[0]).toBe(0);
  const gone = once(other, 'exit');
  other.kill('SIGTERM');
  expect((await gone)[0]).toBe(0);
  execFileSync(process.execPath, [program, 'lab', 'run', file, '--jobs', '1', '--out', alone], { stdio: 'pipe' });
  for (const name of ['report.json', 'report.html', 'matches.jsonl'])
    expect(readFileSync(join(spread, name), 'utf8')).toBe(readFileSync(join(alone, name), 'utf8'));
});

test('a database that is not there is told in a sentence', () => {
  const nowhere = 'postgres://nobody:x@127.0.0.1:1/none';
  expect(() =>
    execFileSync(process.execPath, [program, 'lab', 'work', '--database', nowhere], { stdio: 'pipe' }),
  ).toThrow(/\n--database: it cannot be used: [^\n]*\n$/);
});

test('a database that is none is refused by name', () => {
  expect(() => execFileSync(process.execPath, [program, 'lab', 'work', '--database', 'x'], { stdio: 'pipe' })).toThrow(
    '--database: write postgres://',
  );
});
