import { closeSync, existsSync, mkdirSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { Worker } from 'node:worker_threads';
import { type FindRules, rulesFile } from '@wardroom/host/editions';
import { Failure } from './failure.ts';

/** Everything the commands know of the outside, so that tests can give them another one. */
export interface Io {
  /** To stdout and stderr, without a line break of its own. */
  out: (text: string) => void;
  err: (text: string) => void;
  /** The next line of input, or null at its end. The prompt is shown first. */
  ask: (prompt: string) => Promise<string | null>;
  /** Where there is a person: lines are typed, the screen can be redrawn, progress can be shown. */
  tty: { in: boolean; out: boolean; err: boolean };
  colour: boolean;
  /** Show where an error of our own came from. */
  trace: boolean;
  columns: () => number;
  /** A text file; of one's own making it may be as large as it is. */
  readFile: (path: string, own?: 'own') => string;
  writeFile: (path: string, text: string) => void;
  appendFile: (path: string, text: string) => void;
  exists: (path: string) => boolean;
  /** Makes a folder, unless it is there. */
  makeFolder: (path: string) => void;
  /** Milliseconds, for measuring only. */
  now: () => number;
  /** A seed nobody has chosen. */
  newSeed: () => string;
  /** Rules of another edition, if they were kept. */
  rules: FindRules;
  /** Starts this program once more in a thread, with something to do. It is done when the promise is. */
  thread: (order: unknown, hear: (message: unknown) => void) => Promise<void>;
  close: () => void;
}

/** The largest file that is read: a replay of the longest match is far below. */
const LARGEST = 32 * 1024 * 1024;

export function terminal(): Io {
  const { stdin, stdout, stderr, env } = process;
  // Opened at the first question only: a command that asks nothing must not wait for input.
  let lines: AsyncIterator<string> | null = null;
  let close = (): void => {};
  const next = async (): Promise<string | null> => {
    if (lines === null) {
      const rl = createInterface({ input: stdin });
      lines = rl[Symbol.asyncIterator]();
      close = () => rl.close();
    }
    const { value, done } = await lines.next();
    return done === true ? null : value;
  };
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    ask: async (prompt) => {
      stdout.write(prompt);
      const line = await next();
      // Typed answers are on the screen already; others are put where they would be.
      if (stdin.isTTY !== true) stdout.write(`${line ?? ''}\n`);
      return line;
    },
    tty: { in: stdin.isTTY === true, out: stdout.isTTY === true, err: stderr.isTTY === true },
    colour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '' && env.TERM !== 'dumb',
    trace: (env.WARDROOM_TRACE ?? '') !== '',
    columns: () => stdout.columns ?? 80,
    readFile,
    writeFile: (path, text) => write(path, text, 'w'),
    appendFile: (path, text) => write(path, text, 'a'),
    exists: existsSync,
    makeFolder,
    now: () => performance.now(),
    newSeed: () => Math.random().toString(36).slice(2, 10),
    rules,
    thread,
    close: () => close(),
  };
}

/** They lie beside the program. */
const rules: FindRules = async (game, fingerprint) => {
  const file = new URL(`rules/${rulesFile(game, fingerprint)}`, import.meta.url);
  return existsSync(file) ? (await import(file.href)).rules : undefined;
};

/** All of the program is bundled into one file, so this is also where a thread of it begins. */
const thread: Io['thread'] = (order, hear) =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: order });
    worker.on('message', hear);
    worker.on('error', reject);
    worker.on('exit', () => resolve());
  });

/** A text file, or a sentence that says why not. */
export function readFile(path: string, own?: 'own'): string {
  let bytes: Buffer;
  try {
    bytes = own === undefined ? readBytes(path) : readFileSync(path);
  } catch (e) {
    throw e instanceof Failure ? e : new Failure(`${path} cannot be read: ${reason(e)}.`);
  }
  if (bytes.includes(0)) throw new Failure(`${path} is not a text file: it holds zero bytes.`);
  try {
    // A mark of byte order, which some editors leave, is taken off by the decoder.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure(`${path} is not text in UTF-8: save it as UTF-8.`);
  }
}

/** Piece by piece up to the limit: a device or a pipe does not tell its size. */
function readBytes(path: string): Buffer {
  const file = openSync(path, 'r');
  try {
    const pieces: Buffer[] = [];
    let size = 0;
    for (;;) {
      const piece = Buffer.alloc(65_536);
      const n = readSync(file, piece);
      if (n === 0) return Buffer.concat(pieces);
      size += n;
      if (size > LARGEST) throw new Failure(`${path} is too large: at most ${LARGEST / 1_048_576} MB are read.`);
      pieces.push(piece.subarray(0, n));
    }
  } finally {
    closeSync(file);
  }
}

function write(path: string, text: string, flag: 'w' | 'a'): void {
  try {
    writeFileSync(path, text, { flag });
  } catch (e) {
    throw new Failure(`${path} cannot be written: ${reason(e)}.`);
  }
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (e) {
    throw new Failure(`${path} cannot be made: ${reason(e)}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'you may not',
  EPERM: 'you may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of the path is not a folder',
  ENOSPC: 'the disk is full',
  EROFS: 'the disk is read-only',
  ENAMETOOLONG: 'the name is too long',
};

const reason = (e: unknown): string => {
  const { code, message } = e as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
};
