import type { FindRules } from '@wardroom/host';
import { main } from '../src/cli.ts';
import { readFile } from '../src/io.ts';

/** A command line without a terminal: what goes in is a list of lines, what comes out is text. */
export interface Outcome {
  code: number;
  out: string;
  err: string;
  files: Map<string, string>;
}

export interface World {
  /** Answers, one per question; then the input ends. */
  lines?: Iterable<string>;
  files?: Record<string, string>;
  tty?: boolean;
  columns?: number;
  /** Rules of other editions that were kept. */
  rules?: FindRules;
  /** Milliseconds that pass with every answer. */
  pace?: number;
}

export async function wardroom(args: readonly string[], world: World = {}): Promise<Outcome> {
  const files = new Map(Object.entries(world.files ?? {}));
  const lines = (world.lines ?? [])[Symbol.iterator]();
  const tty = world.tty ?? false;
  let out = '';
  let err = '';
  let now = 0;
  const code = await main(args, {
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
    ask: async (prompt) => {
      out += prompt;
      now += world.pace ?? 0;
      const { value, done } = lines.next();
      return done === true ? null : value;
    },
    tty: { in: tty, out: tty, err: false },
    colour: false,
    trace: true,
    columns: () => world.columns ?? 80,
    readFile: (path) => files.get(path) ?? readFile(path),
    writeFile: (path, text) => void files.set(path, text),
    appendFile: (path, text) => void files.set(path, (files.get(path) ?? '') + text),
    exists: (path) => files.has(path),
    makeFolder: () => {},
    now: () => now,
    newSeed: () => 'new',
    rules: world.rules ?? (async () => undefined),
    thread: () => Promise.reject(new Error('there are no threads here')),
    close: () => {},
  });
  return { code, out, err, files };
}
