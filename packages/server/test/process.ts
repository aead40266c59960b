import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The server as it is started: a process of its own, that can be told to end or killed without a word. */
export interface Process {
  url: string;
  /** What it has written to stderr: its log. */
  log: () => string;
  /** Resolves with its exit code, null if a signal ended it. */
  end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<number | null>;
  child: ChildProcess;
}

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built server, up to date. In a process of its own: what builds it is no part of a test's bundle. */
export function serverBundle(): string {
  const script = "import('./scripts/lib/build.mjs').then((m) => process.stdout.write('\\n' + m.build('server')))";
  return execFileSync(process.execPath, ['-e', script], { cwd: root, encoding: 'utf8' }).trim().split('\n').at(-1)!;
}

/** What a thread of it runs that keeps an SQLite file. */
export const keeper = (): URL => new URL('keeper.js', pathToFileURL(serverBundle()));

/** A folder with a page in it, and what else a test keeps. */
export function folderFor(name: string): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), `wardroom-${name}-`));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Wardroom</title>');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Settings for a server that everybody comes to from one address. */
export const LET_IN = { WARDROOM_SOCKETS: '100000', WARDROOM_REQUESTS: '100000', WARDROOM_GUESTS: '100000' };

/** How a server is told where it keeps everything: `postgres://…`, or a file. */
export const settingFor = (database: string): Record<string, string> =>
  database.startsWith('postgres') ? { DATABASE_URL: database } : { WARDROOM_DATA: database };

export interface Starting {
  bundle: string;
  /** Of the page. */
  folder: string;
  port: number;
  env?: Record<string, string>;
  /** Of Node itself. */
  flags?: readonly string[];
}

/** Starts it and waits until it says where it is. */
export async function startProcess({ bundle, folder, port, env = {}, flags = [] }: Starting): Promise<Process> {
  const script = `import(${JSON.stringify(bundle)}).then((m) => m.main([], async () => ${JSON.stringify(folder)}))`;
  const child = spawn(process.execPath, [...flags, '-e', script], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), ...env },
  });
  let log = '';
  child.stderr.on('data', (text) => {
    log += text;
  });
  await new Promise<void>((done, failed) => {
    child.stdout.on('data', (text) => String(text).includes('Wardroom is at') && done());
    child.once('exit', (code) => failed(new Error(`the server ended with ${code}: ${log}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    log: () => log,
    child,
    end: async (signal) => {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const exited = once(child, 'exit');
      child.kill(signal);
      return (await exited)[0];
    },
  };
}
