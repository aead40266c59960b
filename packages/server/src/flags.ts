import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';

export interface Flags {
  port?: number;
  host?: string;
  /** Where matches, tables and people are kept: the path of a file. */
  data?: string;
}

const usage = `npm start [-- --port N] [--host ADDRESS] [--data FILE]

Serves the table to your browser until Ctrl+C.

  --port N        The port. Without it, 8787 or the next free one.
  --host ADDRESS  The address to listen at; localhost if not given, so that only
                  this machine can play. 0.0.0.0 lets phones in your network in.
  --data FILE     Where matches and people are kept; data/wardroom.db if not given.
  --help          Show this help.
`;

/** `variables`: what can be set in the environment instead. */
export const help = (variables: readonly { name: string; help: string }[]): string => `${usage}
In the environment (a flag goes before a variable):
${variables.map((v) => `  ${v.name.padEnd(17)} ${v.help}`).join('\n')}

The game in the terminal: npm run -s wardroom -- play
`;

const VALUES = { port: '--port 9000', host: '--host 0.0.0.0', data: '--data data/wardroom.db' };

/** Reads the command line; null if help was asked for. */
export function readFlags(argv: readonly string[]): Flags | null {
  const { tokens } = parseArgs({
    args: [...argv],
    strict: false,
    allowPositionals: true,
    tokens: true,
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      data: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  const flags: Flags = {};
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    if (token.kind === 'positional') throw misuse(`npm start takes no '${token.value}', only flags.`);
    const { name, rawName, value } = token;
    if (name === 'help') return null;
    if (name !== 'port' && name !== 'host' && name !== 'data') throw misuse(`npm start has no flag ${rawName}.`);
    if (flags[name] !== undefined) throw misuse(`${rawName} is given twice; give it once.`);
    // `--port --host x` would otherwise take the next flag for the port.
    if (value === undefined || value === '' || (!token.inlineValue && value.startsWith('--')))
      throw misuse(`${rawName} needs a value, as in ${VALUES[name]}.`);
    if (name !== 'port') flags[name] = value;
    else {
      const port = portOf(value);
      if (typeof port === 'string') throw misuse(`--port ${port}`);
      flags.port = port;
    }
  }
  return flags;
}

/** A port, or what is wrong with it, to be said after its name. */
export function portOf(text: string): number | string {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 1 && port <= 65535) return port;
  return `must be a whole number from 1 to 65535; got '${text.slice(0, 40)}'.`;
}

const misuse = (sentence: string): Failure => new Failure(`${sentence} See npm start -- --help.`, 2);
