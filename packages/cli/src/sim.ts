import type { Rate } from '@wardroom/lab';
import type { Args, Usage } from './args.ts';
import { BOSS, GAME, MODE, OPTION, PLAYERS } from './games.ts';
import type { Io } from './io.ts';
import { playAll } from './jobs.ts';
import { makePlan, type SimPlan } from './plan.ts';
import { count, newTally, type Report, summary } from './tally.ts';
import { number, percent, table } from './text.ts';

export const usage: Usage = {
  name: 'sim',
  summary: 'Let bots play many matches and report. Match I is seeded SEED/I and can be played again alone with --only.',
  positional: [],
  options: {
    game: GAME,
    mode: MODE,
    players: PLAYERS,
    boss: { ...BOSS, help: `${BOSS.help} Default: all in turn.` },
    decks: {
      value: 'A,B…',
      help: 'Ready decks or deck files: one for all players or one for each. Default: all ready decks in turn.',
    },
    bots: { value: 'A,B…', help: 'One bot for all players or one for each.', default: 'random' },
    matches: { value: 'N', help: 'How many.', default: '100' },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: '1' },
    only: { value: 'I', help: 'Play only match I of them (from 0).' },
    jobs: { value: 'N', help: 'Threads that play at once. The matches are the same with any number.', default: '1' },
    json: { help: 'One JSON object on stdout.' },
    log: { value: 'FILE', help: 'Write what happened in every match to a file, each line with its clause.' },
    option: OPTION,
  },
};

export { makePlan as plan };

export async function run(args: Args, io: Io): Promise<number> {
  const plan = await makePlan(args, io);
  const report = await simulate(plan, args, io);
  io.out(args.on('json') ? `${JSON.stringify(report)}\n` : print(report, plan));
  return report.errors === 0 ? 0 : 1;
}

/** Play them all. What goes wrong in a match is told, and counted. */
export async function simulate(plan: SimPlan, args: Args, io: Io): Promise<Report> {
  const matches = args.whole('matches', 1, 10_000_000);
  const only = args.maybe('only') === undefined ? undefined : args.whole('only', 0, 10_000_000);
  const [from, end] = only === undefined ? [0, matches] : [only, only + 1];
  const jobs = args.whole('jobs', 1, 64);
  const logFile = args.maybe('log');
  if (logFile !== undefined) io.writeFile(logFile, '');
  const tally = newTally(plan);
  const begun = io.now();
  await playAll({ command: usage.name, argv: args.argv, plan, from, end, jobs }, io, (result) => {
    count(tally, plan, result);
    if (logFile !== undefined) io.appendFile(logFile, `${result.log.join('\n')}\n`);
  });
  return summary(plan, tally, (io.now() - begun) / 1000);
}

function print(r: Report, plan: SimPlan): string {
  const row = (name: string, x: Rate): string[] => [
    name,
    number(x.wins),
    number(x.played),
    percent(x.rate),
    `${percent(x.low)} to ${percent(x.high)}`,
  ];
  const { seats, teams, players, foes, bots, decks } = r.winRates;
  const rows = [['', 'wins', 'matches', 'rate', '95 % interval']];
  const foeName = (id: string): string => plan.foes.find((foe) => foe.id === id)!.name;
  for (const [id, x] of Object.entries(foes ?? {})) rows.push(row(`Players against ${foeName(id)}`, x));
  if (players !== undefined && plan.foes.length > 1) rows.push(row('Players against all', players));
  teams?.forEach((x, i) => {
    const members = plan.bots.flatMap((_, seat) => (seat % teams.length === i ? [seat + 1] : []));
    rows.push(row(`Team ${i + 1} (seats ${members.join(', ')})`, x));
  });
  // Who wins together wins as often in any of their seats.
  if (players === undefined && teams === undefined)
    seats.forEach((x, i) => void rows.push(row(`Seat ${i + 1} (${r.bots[i]})`, x)));
  for (const [name, x] of Object.entries(bots)) if (Object.keys(bots).length > 1) rows.push(row(`Bot ${name}`, x));
  for (const [name, x] of Object.entries(decks)) rows.push(row(name, x));
  const each = r.matches === 0 ? 0 : r.decisions / r.matches;
  const many = plan.mode.players.length === 1 ? '' : `, ${r.players} ${r.players === 1 ? 'player' : 'players'}`;
  return [
    `${r.game} ${r.mode}${many}, ${number(r.matches)} ${r.matches === 1 ? 'match' : 'matches'}, seed ${r.seed}`,
    `${number(r.finished)} finished, ${number(r.draws)} drawn, ${number(r.errors)} failed; ` +
      `${r.meanTurns.toFixed(1)} turns and ${each.toFixed(1)} decisions a match`,
    `${number(r.decisions)} decisions and ${number(r.events)} events in ${r.seconds.toFixed(1)} s, ${number(r.decisionsPerSecond)} decisions a second`,
    '',
    ...table(rows, [1, 2, 3]),
    '',
  ].join('\n');
}
