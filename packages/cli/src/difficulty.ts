import { availableParallelism } from 'node:os';
import type { Foe, FoeOdds, Game, Mode } from '@wardroom/core';
import { rate } from '@wardroom/lab';
import { type Args, parse, type Usage } from './args.ts';
import { Misuse } from './failure.ts';
import { findBot, findGame, foeCalled, GAME, playersOf } from './games.ts';
import type { Io } from './io.ts';
import { putPart, tableOf } from './page.ts';
import { makePlan } from './plan.ts';
import * as sim from './sim.ts';
import { percent } from './text.ts';

/** How hard each boss is, by matches between bots: for the project's own pages, and for what a table says of a boss. */

/** Where most groups play, the figure is worth more matches. */
const MANY = 400;
const FEW = 120;
const DOCS = 'docs/bosses.md';

export const usage: Usage = {
  name: 'difficulty',
  summary: `Measure how often bots beat each boss: the figures go into ${DOCS} and the game's odds.ts.`,
  positional: [],
  options: {
    game: GAME,
    boss: { value: 'A,B…', help: 'Only these bosses; the figures of the others are kept. Default: all.' },
    players: { value: 'N,M…', help: 'Only for so many players. Default: all numbers.' },
    matches: { value: 'N', help: `Matches for each. Default: ${MANY} for the usual number of players, else ${FEW}.` },
    bot: { value: 'NAME', help: 'Who plays.', default: 'greedy' },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: 'difficulty' },
    jobs: { value: 'N', help: 'Threads that play at once.', default: String(availableParallelism()) },
  },
};

type Odds = Map<string, FoeOdds[]>;

export async function run(args: Args, io: Io): Promise<number> {
  const game = await findGame(args.text('game'));
  const mode = game.modes.find((m) => m.foe !== undefined);
  if (mode === undefined) throw new Misuse(`--game: ${game.title} has no bosses.`);
  const all = game.foes.filter((foe) => foe.mode === mode.name);
  const foes = names(args.maybe('boss'))?.map((name) => foeCalled(all, name)) ?? all;
  const players = names(args.maybe('players'))?.map((n) => playersOf(mode, n)) ?? mode.players;
  const bot = findBot(args.text('bot')).name;
  const odds: Odds = new Map(all.map((foe) => [foe.id, [...foe.odds]]));
  let code = 0;
  for (const foe of foes) {
    for (const n of players) {
      const matches = args.maybe('matches') ?? String(n === mode.usual ? MANY : FEW);
      const about = ['--game', game.name, '--mode', mode.name, '--boss', foe.id, '--players', String(n)];
      const how = ['--bots', bot, '--matches', matches, '--seed', args.text('seed'), '--jobs', args.text('jobs')];
      const simArgs = parse(sim.usage, [...about, ...how])!;
      const report = await sim.simulate(await makePlan(simArgs, io), simArgs, io);
      const { wins, played, rate, low, high } = report.winRates.players!;
      const figures = `${wins} of ${played}, ${percent(rate)} (${percent(low)} to ${percent(high)})`;
      io.out(`${foe.name}, ${n} ${n === 1 ? 'player' : 'players'}: ${figures}\n`);
      if (report.errors > 0) {
        // A figure from the matches that happened to work would be wrong.
        code = 1;
        continue;
      }
      const others = odds.get(foe.id)!.filter((x) => x.players !== n);
      odds.set(
        foe.id,
        [...others, { players: n, wins, matches: played }].sort((a, b) => a.players - b.players),
      );
      // After each, so that what is done is kept if somebody stops it.
      write(io, game, mode, all, odds);
    }
  }
  return code;
}

const names = (text: string | undefined): string[] | undefined => text?.split(',').map((x) => x.trim());

function write(io: Io, game: Game, mode: Mode, foes: readonly Foe[], odds: Odds): void {
  io.writeFile(`packages/games/${game.name}/src/bosses/odds.ts`, source(odds));
  io.writeFile(DOCS, putPart(io.exists(DOCS) ? io.readFile(DOCS) : INTRO, BY, rowsOf(mode, foes, odds)));
}

/** The figures as code, formatted as the formatter would. */
function source(odds: Odds): string {
  const row = (x: FoeOdds): string => `{ players: ${x.players}, wins: ${x.wins}, matches: ${x.matches} }`;
  const entries = [...odds].flatMap(([id, list]) => {
    const key = /^\w+$/.test(id) ? id : `'${id}'`;
    if (list.length === 0) return [];
    if (list.length === 1) return [`  ${key}: [${row(list[0])}],`];
    return [`  ${key}: [`, ...list.map((x) => `    ${row(x)},`), '  ],'];
  });
  return [
    "import type { FoeOdds } from '@wardroom/core';",
    '',
    '/** How matches of bots against each boss came out. Written by `npm run difficulty`, not by hand. */',
    `export const odds: Readonly<Record<string, readonly FoeOdds[]>> = {${entries.length === 0 ? '};' : ''}`,
    ...(entries.length === 0 ? [] : [...entries, '};']),
    '',
  ].join('\n');
}

const BY = 'npm run difficulty';

const INTRO = `# Bosses

How often greedy bots with the ready decks beat each boss, by number of players: the share with its 95 % interval (Wilson's),
and the matches. \`npm run difficulty\` measures them all again; \`npm run difficulty -- --boss NAME --players 3,4\` a part,
and keeps the rest.
`;

function rowsOf(mode: Mode, foes: readonly Foe[], odds: Odds): string[] {
  const share = (x: number): string => (100 * x).toFixed(0);
  const cell = (foe: Foe, n: number): string => {
    const found = odds.get(foe.id)!.find((x) => x.players === n);
    if (found === undefined) return '–';
    const r = rate({ wins: found.wins, played: found.matches });
    return `**${share(r.rate)} %** (${share(r.low)}–${share(r.high)}) ${found.wins} of ${found.matches}`;
  };
  return tableOf(
    ['boss', ...mode.players.map((n) => (n === 1 ? '1 player' : `${n} players`))],
    foes.map((foe) => [foe.name, ...mode.players.map((n) => cell(foe, n))]),
  );
}
