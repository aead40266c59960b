import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gameByName } from '@wardroom/games';
import { expect, test } from 'vitest';
import { fingerprintDefine } from '../../../scripts/lib/fingerprints.mjs';

/** Threads begin with the program as it is bundled, so this one is run as its users run it. */
function bundled(use: (program: string, home: string) => void): void {
  const home = mkdtempSync(join(tmpdir(), 'wardroom-'));
  try {
    const program = join(home, 'wardroom.mjs');
    createRequire(import.meta.url)('esbuild').buildSync({
      entryPoints: [join(import.meta.dirname, '../src/main.ts')],
      outfile: program,
      bundle: true,
      format: 'esm',
      platform: 'node',
      define: fingerprintDefine(),
      logLevel: 'warning',
    });
    use(program, home);
  } finally {
    rmSync(home, { recursive: true });
  }
}

test('several jobs play the same matches and tell the same', () => {
  bundled((program, home) => {
    const sim = (jobs: number) => {
      const log = join(home, `${jobs}.log`);
      const args = ['sim', '--mode', 'boss', '--players', '2', '--matches', '7', '--json'];
      const out = execFileSync(process.execPath, [program, ...args, '--jobs', String(jobs), '--log', log]);
      const { seconds: _seconds, decisionsPerSecond: _speed, ...report } = JSON.parse(String(out));
      return { report, log: readFileSync(log, 'utf8') };
    };
    const one = sim(1);
    expect(one.report.finished).toBe(7);
    expect(sim(3)).toEqual(one);
  });
});

test('several jobs measure the same balance', () => {
  bundled((program) => {
    const balance = (jobs: number): string => {
      const args = ['balance', '--game', 'guardian', '--matches', '2', '--bot', 'random', '--dry', '--json'];
      return String(execFileSync(process.execPath, [program, ...args, '--jobs', String(jobs)], { stdio: 'pipe' }));
    };
    const one = balance(1);
    expect(JSON.parse(one).matches).toBeGreaterThan(2);
    expect(balance(3)).toBe(one);
  });
});

test('several jobs write the same report of an experiment, to the byte, and stop at the same look', () => {
  bundled((program, home) => {
    const file = join(home, 'x.json');
    const [torch, wall] = gameByName('guardian')!.decks.map(({ id }) => id);
    const experiment = { game: 'guardian', decks: [torch, wall], bots: ['random'], matches: 40, halfWidth: 0.45 };
    writeFileSync(file, JSON.stringify(experiment));
    const lab = (jobs: number): string[] => {
      const out = join(home, String(jobs));
      execFileSync(process.execPath, [program, 'lab', 'run', file, '--jobs', String(jobs), '--out', out]);
      return ['report.json', 'report.html', 'matches.jsonl'].map((name) => readFileSync(join(out, name), 'utf8'));
    };
    const one = lab(1);
    expect(JSON.parse(one[0]).early).toBe(true);
    expect(lab(3)).toEqual(one);
  });
});
