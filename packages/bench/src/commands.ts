import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Runner } from './measure.ts';

/** Commands as contenders: a process is started, does its work cold and ends. A round is one run. */

/**
 * Has a process say at its end how much processor time it took, and how much since Node stood, over a pipe of its own.
 * Threads are started with the same imports; the process speaks for them.
 */
const TELL = `import { writeSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
const seconds = ({ user, system }) => (user + system) / 1e6;
const stood = process.cpuUsage();
if (isMainThread) process.on('exit', () => {
  writeSync(3, JSON.stringify({ cpu: seconds(process.cpuUsage()), own: seconds(process.cpuUsage(stood)) }));
});`;
const HOOK = `data:text/javascript,${encodeURIComponent(TELL)}`;

interface Taken {
  /** Seconds by the clock on the wall. */
  wall: number;
  /** Of processor time of all threads, and the part of it that is not Node's own start. */
  cpu: number;
  own: number;
}

function take(args: readonly string[]): Promise<Taken> {
  const start = performance.now();
  const child = spawn(process.execPath, ['--import', HOOK, ...args], {
    stdio: ['ignore', 'ignore', 'inherit', 'pipe'],
  });
  let told = '';
  child.stdio[3]!.on('data', (data) => {
    told += data;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve({ wall: (performance.now() - start) / 1000, ...JSON.parse(told) });
      else reject(new Error(`node ${args.join(' ')} ended with code ${code}.`));
    });
  });
}

/**
 * A command for Node that writes into a folder, a new one each time. How many it does in a second by the clock on the wall, of the
 * `many` that it does.
 */
export const commandInFolder = (
  name: string,
  args: (folder: string) => readonly string[],
  unit: string,
  many: number,
): Runner => ({
  name,
  warmUp: async () => {},
  round: async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wardroom-bench-'));
    try {
      const { wall } = await take(args(folder));
      return { [unit]: many / wall };
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  end: () => {},
});

/** A command for Node. How often it could be run in a second, by one of the clocks. */
export const command = (name: string, args: readonly string[], clock: keyof Taken): Runner => ({
  name,
  warmUp: async () => {},
  round: async () => ({ runs: 1 / (await take(args))[clock] }),
  end: () => {},
});
