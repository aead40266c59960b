import type { Bot } from '@wardroom/bots';
import type { Game, Mode, Options, State } from '@wardroom/core';
import type { Args, Usage } from './args.ts';
import { Misuse } from './failure.ts';
import {
  findBot,
  findDeck,
  findGame,
  findMode,
  GAME,
  MODE,
  type NamedDeck,
  OPTION,
  readOptions,
  readyDecks,
} from './games.ts';
import type { Io } from './io.ts';
import { type Played, playMatch } from './match.ts';
import { progress } from './progress.ts';
import { number, percent, table } from './text.ts';

export const usage: Usage = {
  name: 'sim',
  summary: 'Let bots play many matches and report. Match I is seeded SEED/I and can be played again alone with --only.',
  positional: [],
  options: {
    game: GAME,
    mode: MODE,
    decks: {
      value: 'A,B…',
      help: 'Ready decks or deck files: one for all seats or one per seat. Default: all pairs of ready decks in turn.',
    },
    bots: { value: 'A,B…', help: 'One bot for all seats or one per seat.', default: 'random' },
    matches: { value: 'N', help: 'How many.', default: '100' },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: '1' },
    only: { value: 'I', help: 'Play only match I of them (from 0).' },
    json: { help: 'One JSON object on stdout.' },
    log: { value: 'FILE', help: 'Write what happened in every match to a file, each line with its clause.' },
    option: OPTION,
  },
};

interface Plan {
  game: Game;
  mode: Mode;
  options: Options | undefined;
  seed: string;
  bots: readonly Bot[];
  /** Decks of match i, one per seat. */
  decksOf: (i: number) => readonly NamedDeck[];
}

/** Wins and matches of a seat, a bot or a deck. */
interface Score {
  wins: number;
  played: number;
}

/** The share of wins with its 95 % interval (Wilson's). */
export interface Rate extends Score {
  rate: number;
  low: number;
  high: number;
}

export function run(args: Args, io: Io): number {
  const plan = makePlan(args, io);
  const matches = args.whole('matches', 1, 10_000_000);
  const only = args.maybe('only') === undefined ? undefined : args.whole('only', 0, 10_000_000);
  const logFile = args.maybe('log');
  const log: string[] | null = logFile === undefined ? null : [];
  if (logFile !== undefined) io.writeFile(logFile, '');
  const show = progress(io, matches);
  const seats = plan.mode.seats;
  const tally = newTally(seats);
  const begun = io.now();
  for (let i = only ?? 0; i < (only === undefined ? matches : only + 1); i++) {
    const decks = plan.decksOf(i);
    log?.push(`match ${plan.seed}/${i}: ${decks.map((d) => d.id).join(' against ')}`);
    const played = playMatch({
      game: plan.game,
      setup: {
        mode: plan.mode.name,
        seats: decks.map((d, k) => ({ name: `${plan.bots[k].name} ${k + 1}`, deck: d.cards })),
        ...(plan.options === undefined ? {} : { options: plan.options }),
      },
      seed: `${plan.seed}/${i}`,
      bots: plan.bots,
      log,
    });
    count(tally, plan, decks, played, `${plan.seed}/${i}`);
    if (played.error !== null) {
      show.clear();
      io.err(`Match ${i} (seed ${plan.seed}/${i}) failed: ${played.error.message}\n`);
      if (only !== undefined) io.err(`${played.error.stack ?? ''}\n`);
    }
    show.at(tally.matches, tally.decisions);
    if (log !== null) io.appendFile(logFile!, `${log.splice(0).join('\n')}\n`);
  }
  show.clear();
  const seconds = (io.now() - begun) / 1000;
  const report = summary(plan, tally, seconds);
  io.out(args.on('json') ? `${JSON.stringify(report)}\n` : print(report, plan.bots));
  return tally.errors === 0 ? 0 : 1;
}

function makePlan(args: Args, io: Io): Plan {
  const game = findGame(args.text('game'));
  const mode = findMode(game, args);
  const options = readOptions(args, game, mode);
  const bots = perSeat('bots', list(args.text('bots')).map(findBot), mode);
  const named = args.maybe('decks');
  const ready = readyDecks(game, mode);
  const fixed =
    named === undefined
      ? null
      : perSeat(
          'decks',
          list(named).map((d) => findDeck(io, game, mode, d, options)),
          mode,
        );
  // Match i takes the next of all ordered choices of ready decks.
  const rotation = (i: number): NamedDeck[] =>
    bots.map((_, k) => ready[Math.floor(i / ready.length ** k) % ready.length]);
  return { game, mode, options, seed: args.text('seed'), bots, decksOf: (i) => fixed ?? rotation(i) };
}

const list = (text: string): string[] => text.split(',').map((x) => x.trim());

function perSeat<T>(option: string, given: readonly T[], mode: Mode): T[] {
  if (given.length === 1) return new Array(mode.seats).fill(given[0]);
  if (given.length === mode.seats) return [...given];
  throw new Misuse(
    `--${option} has ${given.length} names: give one for all, or ${mode.seats} for the seats of a ${mode.name}.`,
  );
}

interface Tally {
  matches: number;
  finished: number;
  draws: number;
  errors: number;
  errorSeeds: string[];
  winsBySeat: number[];
  decisions: number;
  events: number;
  turns: number;
  bots: Map<string, Score>;
  decks: Map<string, Score>;
}

const newTally = (seats: number): Tally => ({
  matches: 0,
  finished: 0,
  draws: 0,
  errors: 0,
  errorSeeds: [],
  winsBySeat: new Array(seats).fill(0),
  decisions: 0,
  events: 0,
  turns: 0,
  bots: new Map(),
  decks: new Map(),
});

function count(t: Tally, plan: Plan, decks: readonly NamedDeck[], played: Played, seed: string): void {
  t.matches++;
  t.decisions += played.decisions;
  t.events += played.events;
  const end: State['over'] = played.error === null ? played.state!.over : null;
  if (end === null) {
    t.errors++;
    t.errorSeeds.push(seed);
    return;
  }
  t.finished++;
  t.turns += played.state!.turn;
  if (end.winner < 0) t.draws++;
  plan.bots.forEach((bot, seat) => {
    const won = played.state!.seats[seat].team === end.winner ? 1 : 0;
    t.winsBySeat[seat] += won;
    add(t.bots, bot.name, won);
    add(t.decks, decks[seat].id, won);
  });
}

function add(scores: Map<string, Score>, name: string, won: number): void {
  const score = scores.get(name) ?? { wins: 0, played: 0 };
  scores.set(name, { wins: score.wins + won, played: score.played + 1 });
}

export function rate({ wins, played }: Score): Rate {
  if (played === 0) return { wins, played, rate: 0, low: 0, high: 1 };
  const z = 1.96;
  const p = wins / played;
  const middle = (p + (z * z) / (2 * played)) / (1 + (z * z) / played);
  const reach = (z / (1 + (z * z) / played)) * Math.sqrt((p * (1 - p)) / played + (z * z) / (4 * played * played));
  return {
    wins,
    played,
    rate: round(p),
    low: round(Math.max(0, middle - reach)),
    high: round(Math.min(1, middle + reach)),
  };
}

const round = (x: number): number => Math.round(x * 1e4) / 1e4;

const rates = (scores: Map<string, Score>): Record<string, Rate> =>
  Object.fromEntries([...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, score]) => [name, rate(score)]));

function summary(plan: Plan, t: Tally, seconds: number) {
  return {
    game: plan.game.name,
    mode: plan.mode.name,
    decks: [...t.decks.keys()].sort(),
    bots: plan.bots.map((b) => b.name),
    seed: plan.seed,
    ...(plan.options === undefined ? {} : { options: plan.options }),
    matches: t.matches,
    finished: t.finished,
    draws: t.draws,
    errors: t.errors,
    errorSeeds: t.errorSeeds,
    winsBySeat: t.winsBySeat,
    winRates: {
      seats: t.winsBySeat.map((wins) => rate({ wins, played: t.finished })),
      bots: rates(t.bots),
      decks: rates(t.decks),
    },
    decisions: t.decisions,
    events: t.events,
    meanTurns: t.finished === 0 ? 0 : round(t.turns / t.finished),
    seconds: round(seconds),
    decisionsPerSecond: seconds === 0 ? 0 : Math.round(t.decisions / seconds),
  };
}

function print(r: ReturnType<typeof summary>, bots: readonly Bot[]): string {
  const row = (name: string, x: Rate): string[] => [
    name,
    number(x.wins),
    number(x.played),
    percent(x.rate),
    `${percent(x.low)} to ${percent(x.high)}`,
  ];
  const rows = [['', 'wins', 'matches', 'rate', '95 % interval']];
  bots.forEach((b, i) => {
    rows.push(row(`Seat ${i + 1} (${b.name})`, r.winRates.seats[i]));
  });
  for (const [name, x] of Object.entries(r.winRates.bots))
    if (Object.keys(r.winRates.bots).length > 1) rows.push(row(`Bot ${name}`, x));
  for (const [name, x] of Object.entries(r.winRates.decks)) rows.push(row(name, x));
  const each = r.matches === 0 ? 0 : r.decisions / r.matches;
  return [
    `${r.game} ${r.mode}, ${number(r.matches)} ${r.matches === 1 ? 'match' : 'matches'}, seed ${r.seed}`,
    `${number(r.finished)} finished, ${number(r.draws)} drawn, ${number(r.errors)} failed; ` +
      `${r.meanTurns.toFixed(1)} turns and ${each.toFixed(1)} decisions a match`,
    `${number(r.decisions)} decisions and ${number(r.events)} events in ${r.seconds.toFixed(1)} s, ${number(r.decisionsPerSecond)} decisions a second`,
    '',
    ...table(rows, [1, 2, 3]),
    '',
  ].join('\n');
}
