import { parseArgs } from 'node:util';
import { games } from '@wardroom/games';
import { leaks, tapped } from '../test/room/tap.ts';

/** npm run soak -- rooms: what the tests look for in a few matches among strangers, looked for in hundreds. */

const HELP = `npm run soak -- rooms [options]
  --matches N     matches of each game and mode (500)
  --from N        the first of them, by number (0)
  --entries N     entries of each that are listened to (120)
  --game NAME     one game
`;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${HELP}`);
  process.exit(2);
}

const whole = (name: string, text: string): number =>
  /^\d{1,6}$/.test(text) ? Number(text) : stop(`--${name} takes a whole number; got '${text.slice(0, 40)}'.`);

const option = (value: string) => ({ type: 'string', default: value }) as const;
const { values: asked } = parseArgs({
  args: process.argv.slice(3),
  options: {
    matches: option('500'),
    from: option('0'),
    entries: option('120'),
    game: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (asked.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const from = whole('from', asked.from);
const matches = whole('matches', asked.matches);
const entries = whole('entries', asked.entries);
const chosen = games.filter((game) => asked.game === undefined || game.name === asked.game);
if (chosen.length === 0) stop(`--game: one of ${games.map((g) => g.name).join(', ')}.`);

/** A round of every game and mode after another: whenever it is stopped, all have been looked at alike. */
const ROUND = 25;

interface Sum {
  matches: number;
  messages: number;
  bytes: number;
  seconds: number;
}

let faults = 0;
const sums = new Map<string, Sum>();

function listen(game: (typeof games)[number], mode: (typeof game.modes)[number], first: number, count: number): void {
  const name = `${game.name} ${mode.name}`;
  const sum = sums.get(name) ?? { matches: 0, messages: 0, bytes: 0, seconds: 0 };
  sums.set(name, sum);
  const began = performance.now();
  for (let n = first; n < first + count; n++) {
    const tap = tapped(game, mode, n, entries);
    const found = [...new Set(leaks(tap))];
    faults += found.length;
    for (const problem of found.slice(0, 5)) process.stdout.write(`${tap.seed}: ${problem}\n`);
    const heard = tap.clients.flatMap((x) => x.heard);
    sum.matches++;
    sum.messages += heard.length;
    sum.bytes += heard.reduce((bytes, m) => bytes + JSON.stringify(m).length, 0);
  }
  sum.seconds += (performance.now() - began) / 1000;
  const figures = `${sum.matches} matches, ${sum.messages} messages, ${(sum.bytes / 1e6).toFixed(1)} MB`;
  process.stdout.write(`${name}: ${figures}, ${sum.seconds.toFixed(0)} s\n`);
}

for (let done = 0; done < matches; done += ROUND) {
  for (const game of chosen)
    for (const mode of game.modes) listen(game, mode, from + done, Math.min(ROUND, matches - done));
}
process.stdout.write(faults === 0 ? 'Nothing leaked.\n' : `${faults} leaks.\n`);
process.exitCode = faults === 0 ? 0 : 1;
