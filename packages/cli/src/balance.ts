import { availableParallelism } from 'node:os';
import type { Bot } from '@wardroom/bots';
import { type Game, type Mode, shortly } from '@wardroom/core';
import { games } from '@wardroom/games';
import { type Balance, counting, type NamedDeck, type Plan, rotation } from '@wardroom/lab';
import { type Args, parse, type Usage } from './args.ts';
import { page, type Run, sectionName } from './balance/page.ts';
import { picturesOf } from './balance/pictures.ts';
import { print } from './balance/print.ts';
import { Misuse } from './failure.ts';
import { findBot, findDeck, findMode, findPlayers, MODE, OPTION, PLAYERS, readOptions, readyDecks } from './games.ts';
import type { Io } from './io.ts';
import { playAll } from './jobs.ts';
import { putPart } from './page.ts';
import { names } from './plan.ts';
import { findWhole } from './whole-games.ts';

/** How the ready decks of a game fare against each other and what its matches are like: for the project's own pages. */

const DOCS = 'docs/balance.md';

export const usage: Usage = {
  name: 'balance',
  summary: `Measure ready decks against each other: tables and pictures, also of what matches are like, go into ${DOCS}.`,
  positional: [],
  options: {
    game: { value: 'GAME', help: `One of ${games.map((g) => g.name).join(', ')}. Default: all.` },
    mode: MODE,
    players: PLAYERS,
    decks: {
      value: 'A,B…',
      help: 'Only these, ready decks or deck files; one alone plays itself. Nothing is written.',
    },
    option: { ...OPTION, help: `${OPTION.help} Nothing is written.` },
    matches: {
      value: 'N',
      help: 'Matches of each pair, half of them from either seat; with more players, as many in all with decks in turn.',
      default: '1000',
    },
    bot: { value: 'NAME', help: 'Who plays.', default: 'greedy' },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: 'balance' },
    jobs: {
      value: 'N',
      help: 'Threads that play at once. The figures are the same with any number.',
      default: String(availableParallelism()),
    },
    dry: { help: 'Show it, and write nothing.' },
    json: { help: 'All figures as one JSON object on stdout, a line for each game.' },
  },
};

/** What is measured: a plan whose decks are known. */
interface Field extends Plan {
  seed: string;
  decks: readonly NamedDeck[];
  matches: number;
}

export async function run(args: Args, io: Io): Promise<number> {
  const chosen = args.maybe('game') === undefined ? games : [findWhole(args.text('game'))];
  if (chosen.length > 1) {
    for (const option of ['mode', 'players', 'decks', 'option']) {
      if (args.all(option).length > 0) throw new Misuse(`--${option} is of one game: say which with --game.`);
    }
  }
  const writes = !args.on('dry') && args.all('decks').length === 0 && args.all('option').length === 0;
  let code = 0;
  for (const game of chosen) {
    const argv = chosen.length === 1 ? args.argv : [...args.argv, '--game', game.name];
    const field = plan(parse(usage, argv)!, io);
    io.err(`${game.title}, ${field.mode.name}: ${field.decks.map((d) => d.name).join(', ')}\n`);
    const balance = await measure(field, argv, args.whole('jobs', 1, 64), io);
    if (balance === null) {
      code = 1;
      continue;
    }
    const how: Run = {
      game,
      mode: field.mode,
      bot: findBot(args.text('bot')).name,
      players: field.lineup(0).bots.length,
      seed: field.seed,
      options: field.options,
      pair: args.whole('matches', 2, 1_000_000),
    };
    io.out(args.on('json') ? `${json(how, balance)}\n` : print(how, balance, io.columns()));
    if (writes) write(io, how, balance);
  }
  return code;
}

/** Also for threads, which know nothing but the command line. */
export function plan(args: Args, io: Io): Field {
  const game = findWhole(args.text('game'));
  const mode = findMode(game, args);
  if (mode.foe !== undefined) {
    throw new Misuse(`--mode ${mode.name}: how players fare against a boss is told by wardroom difficulty.`);
  }
  const players = findPlayers(mode, args);
  const options = readOptions(args, game, mode);
  const decks = decksOf(args, io, game, mode, options);
  const bots = new Array<Bot>(players).fill(findBot(args.text('bot')));
  const seed = args.text('seed');
  const pairs = orderedPairs(decks.length);
  const half = Math.ceil(args.whole('matches', 2, 1_000_000) / 2);
  return {
    game,
    mode,
    options,
    seed,
    decks,
    matches: pairs.length * half,
    lineup: (i) => ({
      seed: `${seed}/${i}`,
      decks: (players === 2 ? pairs[i % pairs.length] : rotation(decks.length, players, i)).map((k) => decks[k]),
      bots,
    }),
    log: false,
    watch: true,
  };
}

function decksOf(args: Args, io: Io, game: Game, mode: Mode, options: Plan['options']): readonly NamedDeck[] {
  const given = args.maybe('decks');
  if (given === undefined) return readyDecks(game, mode, options);
  const decks = names(given).map((name) => findDeck(io, game, mode, name, options));
  const twice = decks.find((d, i) => decks.findIndex((x) => x.id === d.id) < i);
  if (twice !== undefined) throw new Misuse(`--decks: '${shortly(twice.id)}' is named twice; once is enough.`);
  return decks;
}

/** Every deck against every other from both seats; one that is alone against itself. */
function orderedPairs(n: number): [number, number][] {
  if (n === 1)
    return [
      [0, 0],
      [0, 0],
    ];
  const all = Array.from({ length: n }, (_, a) => Array.from({ length: n }, (_, b): [number, number] => [a, b]));
  return all.flat().filter(([a, b]) => a !== b);
}

/** Null if a match failed, because figures from those that happened to work would be wrong. */
async function measure(field: Field, argv: readonly string[], jobs: number, io: Io): Promise<Balance | null> {
  const { add, sum } = counting(field.game, field.decks);
  let failed = false;
  await playAll({ command: usage.name, argv, plan: field, from: 0, end: field.matches, jobs }, io, (result) => {
    if (result.error === null) add(result);
    else failed = true;
  });
  return failed ? null : sum();
}

function write(io: Io, how: Run, balance: Balance): void {
  for (const { file, svg } of picturesOf(how, balance)) io.writeFile(`docs/${file}`, svg);
  const docs = io.exists(DOCS) ? io.readFile(DOCS) : INTRO;
  io.writeFile(DOCS, putPart(docs, `npm run balance, ${sectionName(how)}`, page(how, balance)));
}

const json = ({ game, mode, ...how }: Run, { decks, ...figures }: Balance): string =>
  JSON.stringify({ game: game.name, mode: mode.name, ...how, decks: decks.map((d) => d.id), ...figures });

const INTRO = `# Balance of the ready decks

How the ready decks fare against each other, and what matches are like, played by bots. Shares are in per cent with the 95 %
interval (Wilson's). \`npm run balance\` plays them all again; \`npm run balance -- --game NAME --mode MODE --matches N\` one game, and
keeps the rest; with \`--dry\` it is only shown.

- **Who begins** is whoever has the first turn, wherever they sit.
- **Ahead by score** is who stands better when a turn begins by what the rules end a match by: Ward's room below the threshold,
  health of Arcane's Stones, HP of all bases in Guardian Realms, life in the Contested Realm. **By position** it is who stands better
  by the judgement of the bots, which counts what stands on the board and what is in hand as well. **Half time** is when half of the
  match's turns have been played.
- **Use** of a card is the share of the matches in which somebody had it in the deck and it was played at least once; of everything
  else, the share of all matches in which it came up.
`;
