import { availableParallelism } from 'node:os';
import type { Game, ReadyDeck } from '@wardroom/core';
import { games } from '@wardroom/games';
import { type Args, parse, type Usage } from './args.ts';
import { heatMap } from './balance-picture.ts';
import { findBot, findGame, readyDecks } from './games.ts';
import type { Io } from './io.ts';
import { putPart, tableOf } from './page.ts';
import { makePlan } from './plan.ts';
import * as sim from './sim.ts';
import { type Rate, rate } from './tally.ts';
import { percent, table } from './text.ts';

/** How the ready decks of a game fare against each other, by matches between bots: for the project's own pages. */

const DOCS = 'docs/balance.md';
const pictureOf = (game: Game): string => `docs/balance-${game.name}.svg`;

/** What a deck must not leave against the field: below, nobody would play it; above, everybody would. */
export const BAND = { low: 0.35, high: 0.65 };

export const usage: Usage = {
  name: 'balance',
  summary: `Measure ready decks against each other: table and picture go into ${DOCS}.`,
  positional: [],
  options: {
    game: { value: 'GAME', help: `One of ${games.map((g) => g.name).join(', ')}. Default: all.` },
    matches: { value: 'N', help: 'Matches of each pair, half of them from either seat.', default: '1000' },
    bot: { value: 'NAME', help: 'Who plays.', default: 'greedy' },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: 'balance' },
    jobs: { value: 'N', help: 'Threads that play at once.', default: String(availableParallelism()) },
  },
};

/** Wins of a deck over another, and how often they met. Drawn matches count for neither. */
interface Score {
  wins: number;
  played: number;
}

export interface Balance {
  decks: readonly ReadyDeck[];
  /** `pairs[a][b]`: how a fared against b. */
  pairs: readonly (readonly Score[])[];
  field: readonly Rate[];
  /** Wins of whoever began is not told by the seat: these are of the first seat at the table. */
  firstSeat: Rate;
  draws: number;
  meanTurns: number;
}

export async function run(args: Args, io: Io): Promise<number> {
  const name = args.maybe('game');
  const chosen = name === undefined ? games : [findGame(name)];
  let code = 0;
  for (const game of chosen) {
    const balance = await measure(game, args, io);
    if (balance === null) {
      code = 1;
      continue;
    }
    io.out(print(game, balance));
    io.writeFile(pictureOf(game), heatMap(game.title, balance));
    const page = io.exists(DOCS) ? io.readFile(DOCS) : INTRO;
    io.writeFile(DOCS, putPart(page, `npm run balance, ${game.name}`, section(game, balance, args)));
  }
  return code;
}

/** All pairs from both seats; null if a match failed, because figures from those that happened to work would be wrong. */
async function measure(game: Game, args: Args, io: Io): Promise<Balance | null> {
  const mode = game.modes[0];
  const decks = readyDecks(game, mode);
  const bot = findBot(args.text('bot')).name;
  const half = String(Math.ceil(args.whole('matches', 2, 1_000_000) / 2));
  const pairs: Score[][] = decks.map(() => decks.map(() => ({ wins: 0, played: 0 })));
  const first: Score = { wins: 0, played: 0 };
  let draws = 0;
  let turns = 0;
  for (let a = 0; a < decks.length; a++) {
    for (let b = 0; b < decks.length; b++) {
      if (a === b) continue;
      const about = ['--game', game.name, '--mode', mode.name, '--decks', `${decks[a].id},${decks[b].id}`];
      const how = ['--bots', bot, '--matches', half, '--seed', args.text('seed'), '--jobs', args.text('jobs')];
      const simArgs = parse(sim.usage, [...about, ...how])!;
      io.err(`${game.title}: ${decks[a].name} against ${decks[b].name}\n`);
      const report = await sim.simulate(makePlan(simArgs, io), simArgs, io);
      if (report.errors > 0) return null;
      const [x, y] = report.winsBySeat;
      pairs[a][b].wins += x;
      pairs[b][a].wins += y;
      for (const score of [pairs[a][b], pairs[b][a]]) score.played += report.finished - report.draws;
      first.wins += x;
      first.played += x + y;
      draws += report.draws;
      turns += report.meanTurns * report.finished;
    }
  }
  const met = pairs.flat().reduce((sum, x) => sum + x.played, 0) / 2 + draws;
  return {
    decks,
    pairs,
    field: pairs.map((row) =>
      rate(
        row.reduce((sum, x) => ({ wins: sum.wins + x.wins, played: sum.played + x.played }), { wins: 0, played: 0 }),
      ),
    ),
    firstSeat: rate(first),
    draws,
    meanTurns: turns / met,
  };
}

const inBand = ({ rate }: Rate): boolean => rate >= BAND.low && rate <= BAND.high;
const whole = (x: number): string => (100 * x).toFixed(0);
const shown = (r: Rate): string => `${whole(r.rate)} % (${whole(r.low)}–${whole(r.high)})`;

/** Rows of the table: each deck against each other, and against the field. */
const cells = ({ decks, pairs, field }: Balance): string[][] =>
  decks.map((deck, a) => [
    deck.name,
    ...decks.map((_, b) => (a === b ? '–' : shown(rate(pairs[a][b])))),
    `${shown(field[a])}${inBand(field[a]) ? '' : ' !'}`,
  ]);

const columns = ({ decks }: Balance): string[] => ['deck', ...decks.map((d) => `against ${d.name}`), 'the field'];

function print(game: Game, b: Balance): string {
  const rows = b.decks.map((deck, i) => [deck.name, shown(b.field[i]), inBand(b.field[i]) ? '' : 'outside the band']);
  return [`${game.title}, against the field`, ...table(rows, []), `First seat ${percent(b.firstSeat.rate)}`, ''].join(
    '\n',
  );
}

function section(game: Game, b: Balance, args: Args): string[] {
  const out = b.field.filter((r) => !inBand(r)).length;
  const verdict =
    out === 0
      ? `No deck wins less than ${whole(BAND.low)} % or more than ${whole(BAND.high)} % against the field.`
      : `${out} of them outside of ${whole(BAND.low)}–${whole(BAND.high)} % against the field, marked !.`;
  const how = `${args.text('bot')} bots, ${args.text('matches')} matches a pair, seed ${args.text('seed')}`;
  return [
    `## ${game.title}`,
    '',
    `${how}; ${b.draws} drawn, ${b.meanTurns.toFixed(1)} turns a match; whoever sits first wins ${shown(b.firstSeat)}. ${verdict}`,
    '',
    `![${game.title}: each ready deck against each other](balance-${game.name}.svg)`,
    '',
    ...tableOf(columns(b), cells(b)),
    '',
  ];
}

const INTRO = `# Balance of the ready decks

How often each ready deck beats each other one and the field, in per cent with the 95 % interval (Wilson's). \`npm run balance\`
plays them all again; \`npm run balance -- --game NAME --matches N\` one game, and keeps the rest.
`;
