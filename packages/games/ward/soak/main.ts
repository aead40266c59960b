import { parseArgs } from 'node:util';
import { ENDLESS, effectCards, PAIRS, pairName, pairOf, playPair, scenesOf } from './pairs.ts';

/** npm run soak -- pairs: every two cards of Ward that say something, together on a table for a few turns. */

const HELP = `npm run soak -- pairs [options]
  --from N        the first pair, by number (0)
  --pairs N       how many (all from there on: ${PAIRS} in all)
  --every N       one pair in so many (1)
  --pair A+B      these two cards alone, in every scene: bomb+jester
  --tries N       matches at most in each scene (3)
`;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n${HELP}`);
  process.exit(2);
}

const whole = (name: string, text: string, least = 0): number =>
  /^\d{1,7}$/.test(text) && Number(text) >= least
    ? Number(text)
    : stop(`--${name} takes a whole number from ${least} on; got '${text.slice(0, 40)}'.`);

function options() {
  try {
    return parseArgs({
      args: process.argv.slice(3),
      options: {
        from: { type: 'string', default: '0' },
        pairs: { type: 'string' },
        every: { type: 'string', default: '1' },
        pair: { type: 'string' },
        tries: { type: 'string', default: '3' },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (e) {
    return stop((e as Error).message);
  }
}

const asked = options();
if (asked.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
const tries = whole('tries', asked.tries, 1);
const every = whole('every', asked.every, 1);
const from = asked.pair === undefined ? whole('from', asked.from) : numberOf(asked.pair);
const to =
  asked.pair !== undefined
    ? from + 1
    : asked.pairs === undefined
      ? PAIRS
      : Math.min(PAIRS, from + whole('pairs', asked.pairs, 1));
if (from >= PAIRS) stop(`--from: there are ${PAIRS} pairs, numbered from 0; got ${from}.`);

function numberOf(name: string): number {
  const ids = name.split('+');
  const found = ids.map((id) => effectCards.findIndex((card) => card.id === id));
  if (ids.length !== 2 || found.includes(-1))
    return stop(`--pair takes two cards that say something, as in bomb+jester; got '${name.slice(0, 80)}'.`);
  const [a, b] = found.toSorted((x, y) => x - y);
  // Each card before the first has one pair fewer than the one before it.
  return a * effectCards.length - (a * (a - 1)) / 2 + (b - a);
}

/** A line that is written over for a person who waits, and one now and then for a file. */
function show(number: number): void {
  const line = `pair ${number} of ${from} to ${to - 1}, ${failures} failed`;
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`);
  else if (number % 5000 === 0) process.stderr.write(`${line}\n`);
}

const began = performance.now();
const endless: string[] = [];
const idle = new Map<string, number>();
let pairs = 0;
let both = 0;
let matches = 0;
let inputs = 0;
let failures = 0;

for (let number = from; number < to; number += every) {
  if (number % 50 === 0) show(number);
  const pair = pairOf(number);
  const report = playPair(pair, { tries, ...(asked.pair === undefined ? { scenes: scenesOf(number) } : {}) });
  pairs++;
  matches += report.matches;
  inputs += report.inputs;
  if (report.both) both++;
  pair.forEach((card, i) => {
    if (!report.worked[i]) idle.set(card.id, (idle.get(card.id) ?? 0) + 1);
  });
  endless.push(...report.endless);
  failures += report.failures.length;
  for (const failure of report.failures)
    process.stdout.write(`FAILED ${pairName(pair)} (pair ${number})\n  ${failure}\n`);
}
if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');

const share = ((100 * both) / pairs).toFixed(1);
const seconds = ((performance.now() - began) / 1000).toFixed(0);
process.stdout.write(
  `Pairs of ${effectCards.length} cards, ${from} to ${to - 1}: ${pairs} pairs, ${matches} matches, ${inputs} inputs, ${seconds} s\n`,
);
process.stdout.write(`Both worked in one match: ${both} pairs (${share} %)\n`);
const idlest = [...idle].toSorted((x, y) => y[1] - x[1]).slice(0, 12);
if (idlest.length > 0)
  process.stdout.write(`Seldom at work: ${idlest.map(([id, times]) => `${id} (not in ${times} pairs)`).join(', ')}\n`);
process.stdout.write(
  endless.length === 0
    ? `${ENDLESS}, the fuel limit: never\n`
    : `${ENDLESS}, the fuel limit:\n  ${endless.join('\n  ')}\n`,
);
process.stdout.write(failures === 0 ? 'Failures: none\n' : `Failures: ${failures}\n`);
process.exitCode = failures === 0 && endless.length === 0 ? 0 : 1;
