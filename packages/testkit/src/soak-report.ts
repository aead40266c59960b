import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { games } from '@wardroom/games';
import { soak } from './soak.ts';

/**
 * npm run soak: random matches of every game and mode, longer than `npm test` can afford. It fails on any fault, and tells
 * whether matches still play to the letter as they did when `--write` kept their digests.
 */

const HELP = `npm run soak -- [options]
  --matches N     matches of each game and mode (2000)
  --from N        the first of them, by number (0)
  --game NAME     one game; --mode NAME one mode
  --pool          decks of whatever cards come up, other ones in every match
  --audit         look for illegal states at every question (slower)
  --write FILE    keep the digest of every match
  --same-as FILE  fail where a match plays differently from then
`;

type Digests = Record<string, string[]>;

function options() {
  try {
    const { values } = parseArgs({
      options: {
        matches: { type: 'string', default: '2000' },
        from: { type: 'string', default: '0' },
        game: { type: 'string' },
        mode: { type: 'string' },
        pool: { type: 'boolean', default: false },
        audit: { type: 'boolean', default: false },
        write: { type: 'string' },
        'same-as': { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
    return values;
  } catch (e) {
    return stop(`${(e as Error).message}\n${HELP}`);
  }
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function whole(name: string, text: string): number {
  if (!/^\d{1,7}$/.test(text)) stop(`--${name} takes a whole number, as in --${name} 200; got '${text}'.`);
  return Number(text);
}

const asked = options();
if (asked.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const matches = whole('matches', asked.matches);
const from = whole('from', asked.from);
const before: Digests | null = asked['same-as'] === undefined ? null : read(asked['same-as']);
const kept: Digests = {};
let faults = 0;

const chosen = games.filter((game) => asked.game === undefined || game.name === asked.game);
if (chosen.length === 0) stop(`--game: one of ${games.map((g) => g.name).join(', ')}.`);
for (const game of chosen) {
  for (const mode of game.modes) {
    if (asked.mode !== undefined && mode.name !== asked.mode) continue;
    const name = `${game.name} ${mode.name}`;
    try {
      const begun = performance.now();
      const { audit, pool } = asked;
      const found = soak(game, { mode: mode.name, from, matches, audit, pool, progress: shower(name) });
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      kept[name] = found.digests;
      const figures = `${found.digests.length} matches, ${found.inputs} inputs (at most ${found.longest}), ${found.draws} drawn`;
      process.stdout.write(`${name}: ${figures}, ${seconds} s${compared(name, found.digests)}\n`);
    } catch (e) {
      faults++;
      process.stdout.write(`${name}: FAILED\n${(e as Error).message}\n`);
    }
  }
}
if (Object.keys(kept).length === 0 && faults === 0) stop(`--mode: no game has a mode '${asked.mode}'.`);
if (asked.write !== undefined) writeFileSync(asked.write, JSON.stringify({ from, digests: kept }));
process.exitCode = faults === 0 ? 0 : 1;

/** What is said of the digests kept before: nothing where there are none. */
function compared(name: string, digests: readonly string[]): string {
  if (before === null) return '';
  const old = before[name] ?? [];
  const n = Math.min(old.length, digests.length);
  for (let i = 0; i < n; i++) {
    if (old[i] === digests[i]) continue;
    faults++;
    return `; FIRST DIFFERENT: match ${from + i}`;
  }
  return `; ${n} the same as before`;
}

function read(file: string): Digests {
  if (!existsSync(file)) stop(`--same-as: there is no file ${file}; --write makes one.`);
  try {
    const raw = JSON.parse(readFileSync(file, 'utf8')) as { from: number; digests: Digests };
    if (raw.from !== from) stop(`--same-as: ${file} begins with match ${raw.from}; say --from ${raw.from}.`);
    return raw.digests;
  } catch {
    return stop(`--same-as: ${file} was not written by --write.`);
  }
}

/** A line that is written over, for a person who waits. */
function shower(name: string): (done: number) => void {
  if (!process.stderr.isTTY) return () => {};
  return (done) => {
    if (done === matches) process.stderr.write('\r\x1b[K');
    else if (done % 10 === 0) process.stderr.write(`\r\x1b[K${name}: ${done} of ${matches}`);
  };
}
