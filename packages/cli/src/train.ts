import { availableParallelism } from 'node:os';
import type { ValueFile } from '@wardroom/bots';
import type { Game, Mode } from '@wardroom/core';
import {
  allGauges,
  auc,
  type Fitted,
  fit,
  likeliestScale,
  logLoss,
  type MatchSamples,
  oddsOf,
  type Plan,
  rotation,
  rowsOf,
  type Samples,
  sampler,
  samplesOf,
} from '@wardroom/lab';
import type { Args, Usage } from './args.ts';
import { Failure } from './failure.ts';
import { BOSS, findBot, findFoes, findGame, findMode, findPlayers, GAME, MODE, PLAYERS, readyDecks } from './games.ts';
import type { Io } from './io.ts';
import { playAll } from './jobs.ts';
import { number, table } from './text.ts';

/** What positions are worth, learned from matches of bots against themselves. */

export const usage: Usage = {
  name: 'train',
  summary:
    'Learn what positions are worth: by matches of a bot against itself, held against what the game judges. With --out the values ' +
    'are written as files that arena --value plays with.',
  positional: [],
  options: {
    game: GAME,
    mode: MODE,
    players: PLAYERS,
    boss: BOSS,
    bot: { value: 'NAME', help: 'Who plays.', default: 'greedy' },
    matches: {
      value: 'N',
      help: 'How many; a fifth of them measures what was learned from the others.',
      default: '2000',
    },
    units: { value: 'N', help: 'Units of the small net between its numbers and its answer.', default: '16' },
    seed: { value: 'TEXT', help: 'Same seed, same weights.', default: 'train' },
    jobs: { value: 'N', help: 'Threads that play at once.', default: String(availableParallelism()) },
    out: { value: 'FOLDER', help: 'Write each value into this folder, as GAME-MODE-KIND.json.' },
    json: { help: 'One JSON object on stdout.' },
  },
};

const LEAST = 20;

interface Training {
  game: Game;
  mode: Mode;
  plan: Plan;
  names: readonly string[];
  seed: string;
}

export async function plan(args: Args, _io: Io): Promise<Plan> {
  return (await trainingOf(args)).plan;
}

async function trainingOf(args: Args): Promise<Training> {
  const game = await findGame(args.text('game'));
  const mode = findMode(game, args);
  const players = findPlayers(mode, args);
  const foes = findFoes(game, mode, args);
  const bot = findBot(args.text('bot'));
  const seed = args.text('seed');
  const ready = readyDecks(game, mode);
  const names = allGauges(game, mode);
  return {
    game,
    mode,
    names,
    seed,
    plan: {
      game,
      mode,
      options: undefined,
      lineup: (i) => ({
        seed: `${seed}/${i}`,
        decks: rotation(ready.length, players, Math.floor(i / Math.max(1, foes.length))).map((k) => ready[k]),
        bots: Array.from({ length: players }, () => bot),
        foe: foes[i % foes.length],
        onlooker: sampler(game, names, `${seed}/${i}`),
      }),
      log: false,
      watch: false,
    },
  };
}

export async function run(args: Args, io: Io): Promise<number> {
  const training = await trainingOf(args);
  const matches = args.whole('matches', LEAST, 1_000_000);
  const units = args.whole('units', 1, 256);
  const jobs = args.whole('jobs', 1, 256);
  const folder = args.maybe('out');
  const samples = await play(training, args, matches, jobs, io);
  const found = learn(samples, units, training.seed, io);
  const report = reportOf(training, samples, found, matches);
  io.out(args.on('json') ? `${JSON.stringify(report)}\n` : shown(report));
  if (folder !== undefined) write(training, found, args, matches, units, folder, io);
  return 0;
}

async function play(
  { game, mode, plan, names }: Training,
  args: Args,
  matches: number,
  jobs: number,
  io: Io,
): Promise<Samples> {
  const found: Parameters<typeof samplesOf>[1][number][] = [];
  const job = { command: 'train', argv: args.argv, plan, from: 0, end: matches, jobs };
  await playAll(job, io, ({ i, winner, teams, noted }) => {
    if (winner === null) throw new Failure(`Match ${i} failed: nothing is learned from the others either.`);
    // Against a boss its seat comes last, and it is on a team of its own.
    const won = (seat: number): number => (winner < 0 ? 0.5 : Number(winner === (teams[seat] ?? teams.length)));
    found.push({
      match: i,
      of: noted as MatchSamples,
      won: mode.foe === undefined ? won : bossLast(won, teams, winner),
    });
    return undefined;
  });
  if (found.every(({ of }) => of.turns.length === 0)) throw new Failure(`${game.title} was over before a turn began.`);
  return samplesOf(names, found);
}

const bossLast =
  (won: (seat: number) => number, teams: readonly number[], winner: number) =>
  (seat: number): number =>
    seat < teams.length ? won(seat) : winner < 0 ? 0.5 : Number(!teams.includes(winner));

/** The kinds of values that are tried. */
const KINDS = [
  { kind: 'linear', net: false, without: ['judge'] },
  { kind: 'linear-judge', net: false, without: [] },
  { kind: 'net', net: true, without: ['judge'] },
  { kind: 'net-judge', net: true, without: [] },
] as const;

interface Found {
  kind: (typeof KINDS)[number]['kind'];
  fitted: Fitted;
}

function learn(samples: Samples, units: number, seed: string, io: Io): Found[] {
  return KINDS.map(({ kind, net, without }) => {
    if (io.tty.err) io.err(`\r\x1b[KFitting ${kind} on ${number(samples.turns.length)} positions …`);
    const fitted = fit(samples, { units: net ? units : 0, without, seed: `${seed}/${kind}` });
    if (io.tty.err) io.err('\r\x1b[K');
    return { kind, fitted };
  });
}

interface Line {
  of: string;
  auc: number[];
  loss: number[];
}

interface Report {
  game: string;
  mode: string;
  seed: string;
  matches: number;
  positions: number;
  tested: number;
  /** The judgement's scale now, and the likeliest. */
  scale: number | null;
  likeliest: number;
  /** The turns that a part of the matches ends with. */
  phases: string[];
  lines: Line[];
}

function reportOf(
  { game, mode, seed, names }: Training,
  samples: Samples,
  found: readonly Found[],
  matches: number,
): Report {
  const at = names.indexOf('judge');
  const judged = Array.from(samples.turns, (_, row) => samples.numbers[row * names.length + at]);
  const fitting = [...rowsOf(samples, 'fit'), ...rowsOf(samples, 'stop')];
  const likeliest = likeliestScale(pick(judged, fitting), pick(samples.won, fitting));
  const test = rowsOf(samples, 'test');
  const phases = phasesOf(pick(samples.turns, test));
  const line = (of: string, odds: readonly number[]): Line => {
    const parts = [
      test,
      ...phases.map(([from, to]) => test.filter((r) => samples.turns[r] >= from && samples.turns[r] <= to)),
    ];
    return {
      of,
      auc: parts.map((rows) => auc(pick(odds, rows), pick(samples.won, rows))),
      loss: parts.map((rows) => logLoss(pick(odds, rows), pick(samples.won, rows))),
    };
  };
  const by = (scale: number): number[] => judged.map((x) => x / scale);
  return {
    game: game.name,
    mode: mode.name,
    seed,
    matches,
    positions: samples.turns.length,
    tested: test.length,
    scale: game.judgeScale ?? null,
    likeliest: Math.round(likeliest),
    phases: [
      'all',
      ...phases.map(([from, to]) => (to === Number.POSITIVE_INFINITY ? `from ${from}` : `${from} to ${to}`)),
    ],
    lines: [
      ...(game.judgeScale === undefined ? [] : [line(`judge by ${game.judgeScale}`, by(game.judgeScale))]),
      line(`judge by ${Math.round(likeliest)}`, by(likeliest)),
      ...found.map(({ kind, fitted }) => line(kind, oddsOf(samples, fitted))),
    ],
  };
}

const pick = (xs: ArrayLike<number>, rows: readonly number[]): number[] => rows.map((row) => xs[row]);

/** Turns in three parts with as many positions each. */
function phasesOf(turns: number[]): [number, number][] {
  const sorted = [...turns].sort((a, b) => a - b);
  const [a, b] = [1, 2].map((k) => sorted[Math.floor((k * sorted.length) / 3)]);
  return [
    [0, a],
    [a + 1, b],
    [b + 1, Number.POSITIVE_INFINITY],
  ];
}

function shown({ game, mode, seed, matches, positions, tested, scale, likeliest, phases, lines }: Report): string {
  const rows = lines.map(({ of, auc, loss }) => [
    of,
    ...phases.map((_, i) => `${auc[i].toFixed(3)} / ${loss[i].toFixed(3)}`),
  ]);
  return [
    `${game}, ${mode}, seed ${seed}: ${number(matches)} matches, ${number(positions)} positions, ${number(tested)} of them measured`,
    `judgeScale ${scale ?? 'none'}; the likeliest is ${likeliest}`,
    ...table(
      [['AUC / log loss, by turn', ...phases], ...rows],
      phases.map((_, i) => i + 1),
    ),
    '',
  ].join('\n');
}

function write(
  { game, mode, seed }: Training,
  found: readonly Found[],
  args: Args,
  matches: number,
  units: number,
  folder: string,
  io: Io,
): void {
  io.makeFolder(folder);
  const by =
    `npm run train -- --game ${game.name} --mode ${mode.name} --bot ${args.text('bot')} --matches ${matches} ` +
    `--units ${units} --seed ${seed}`;
  for (const { kind, fitted } of found) {
    const file: ValueFile = { value: 1, game: game.name, mode: mode.name, by, ...fitted };
    io.writeFile(`${folder}/${game.name}-${mode.name}-${kind}.json`, `${JSON.stringify(file)}\n`);
  }
}
