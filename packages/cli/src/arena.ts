import { type Bot, byValue, type Plan, readValue, searching, USUAL_PLAN } from '@wardroom/bots';
import { digest, fingerprintOf, type Game } from '@wardroom/core';
import {
  type Arena,
  type Bout,
  parOf,
  playBout,
  type Share,
  type Standing,
  standingOf,
  type Tried,
} from '@wardroom/lab';
import type { Args, Usage } from './args.ts';
import { Failure, Misuse } from './failure.ts';
import {
  BOSS,
  findBot,
  findFoes,
  findMode,
  findPlayers,
  GAME,
  MODE,
  OPTION,
  PLAYERS,
  readOptions,
  readyDecks,
} from './games.ts';
import type { Io } from './io.ts';
import { names } from './plan.ts';
import { number, percent, table } from './text.ts';
import { findWhole } from './whole-games.ts';

/** How much better one bot is than another, in pairs of matches with seats exchanged. */

export const usage: Usage = {
  name: 'arena',
  summary:
    'Let one bot play another in pairs: the same decks and dice, seats exchanged. Teams change sides, in a rumble the first bot has ' +
    'every seat in turn against the second, and against a boss all players are first the one, then the other.',
  positional: [],
  options: {
    game: GAME,
    mode: MODE,
    players: PLAYERS,
    boss: { ...BOSS, help: `${BOSS.help} Default: all in turn.` },
    bots: { value: 'A,B', help: 'Who meets whom.', default: 'search,greedy' },
    pairs: { value: 'N', help: 'How many.', default: '100' },
    from: { value: 'I', help: 'The first of them.', default: '0' },
    seed: { value: 'TEXT', help: 'Same seed, same matches.', default: '1' },
    playouts: { value: 'N', help: 'What search may play out for a decision. Default: what it usually does.' },
    turns: { value: 'N', help: 'How many turns far.', default: String(USUAL_PLAN.turns) },
    value: {
      value: 'FILE',
      help: 'A value that train wrote: the first bot goes by it, and no longer by what the game judges, wherever it plays on.',
    },
    keep: { value: 'FILE', help: 'Write each pair to a file as a line, and go on from what it holds.' },
    follies: { help: 'Also what a good player would not have done, and how often each of the two did it.' },
    json: { help: 'One JSON object on stdout.' },
    option: OPTION,
  },
};

/** Pairs after which it is told how things stand, where nobody watches. */
const EVERY = 10;

export async function run(args: Args, io: Io): Promise<number> {
  const arena = arenaOf(args);
  const { playouts, many } = USUAL_PLAN;
  const plan: Plan = {
    ...(args.maybe('playouts') === undefined ? { playouts, many } : { playouts: args.whole('playouts', 1, 1_000_000) }),
    turns: args.whole('turns', 1, 100),
  };
  const value = valueIn(args, io, arena.game);
  const bots = arena.bots.map((bot) => (bot.name === 'search' ? searching(plan) : bot)) as [Bot, Bot];
  if (value !== null) bots[0] = byValue(bots[0], value.value);
  const from = args.whole('from', 0, 10_000_000);
  const pairs = args.whole('pairs', 1, 10_000_000);
  const head = JSON.stringify({
    arena: 1,
    rules: fingerprintOf(arena.game.name),
    mode: arena.mode.name,
    players: arena.players,
    foes: arena.foes.map((foe) => foe.id),
    bots: arena.bots.map((bot) => bot.name),
    ...plan,
    ...(value === null ? {} : { value: value.digest }),
    seed: arena.seed,
    options: arena.options,
  });
  const kept = keeping(io, args.maybe('keep'), head);
  const wanted = (b: Bout): boolean => b.block >= from && b.block < from + pairs;
  const bouts = kept.bouts.filter(wanted);
  const boss = arena.mode.foe !== undefined;
  const clock = (): number => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  };
  for (let block = from; block < from + pairs; block++) {
    if (bouts.some((b) => b.block === block)) continue;
    const bout = playBout({ ...arena, bots }, block, clock);
    kept.add(bout);
    bouts.push(bout);
    const told = `${bouts.length} of ${lineOf({ ...arena, bots }, standingOf(bouts, boss), pairs)}`;
    if (io.tty.err) io.err(`\r\x1b[K${told}`);
    else if (bouts.length % EVERY === 0) io.err(`${told}\n`);
  }
  if (io.tty.err) io.err('\r\x1b[K');
  const standing = standingOf(bouts, boss);
  if (args.on('json')) io.out(`${JSON.stringify({ ...JSON.parse(head), ...standing, par: parOf(arena) })}\n`);
  else
    io.out(`${arena.game.title}, ${arena.mode.title}, seed ${arena.seed}: ${lineOf({ ...arena, bots }, standing)}\n`);
  if (args.on('follies') && !args.on('json')) io.out(`${folliesOf({ ...arena, bots }, standing).join('\n')}\n`);
  return 0;
}

function valueIn(args: Args, io: Io, game: Game) {
  const path = args.maybe('value');
  if (path === undefined) return null;
  const text = io.readFile(path);
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    throw new Failure(`--value: ${path} is not JSON.`);
  }
  const read = readValue(game, data);
  if ('problem' in read) throw new Failure(`--value: ${path} is not a value of ${game.title}: ${read.problem}`);
  return { value: read.value, digest: digest(text) };
}

function arenaOf(args: Args): Arena {
  const game = findWhole(args.text('game'));
  const mode = findMode(game, args);
  const given = names(args.text('bots'));
  if (given.length !== 2) throw new Misuse(`--bots needs two names, as in search,greedy; got ${given.length}.`);
  const options = readOptions(args, game, mode);
  return {
    game,
    mode,
    players: findPlayers(mode, args),
    options,
    decks: readyDecks(game, mode, options),
    foes: findFoes(game, mode, args),
    bots: [findBot(given[0]), findBot(given[1])],
    seed: args.text('seed'),
  };
}

/** A file that holds pairs of the same contest already, if there is one. */
export function keeping(io: Io, path: string | undefined, head: string): { bouts: Bout[]; add: (bout: Bout) => void } {
  if (path === undefined) return { bouts: [], add: () => {} };
  const add = (bout: Bout): void => io.appendFile(path, `${JSON.stringify(bout)}\n`);
  // A line without its end was being written when the run was cut off.
  const lines = io.exists(path) ? io.readFile(path, 'own').split('\n').slice(0, -1) : [];
  if (lines.length > 0 && lines[0] !== head) {
    throw new Failure(`--keep: ${path} holds other pairs, or pairs by other rules. Name another file, or delete it.`);
  }
  io.writeFile(path, `${[head, ...lines.slice(1)].join('\n')}\n`);
  return { bouts: lines.slice(1).map((line): Bout => JSON.parse(line)), add };
}

function lineOf({ bots: [a, b], players, mode }: Arena, x: Standing, pairs = x.blocks): string {
  const rate = (name: string, s: Share): string =>
    `${name} ${percent(s.rate)} (${percent(s.low)} to ${percent(s.high)})`;
  const par = mode.foe !== undefined ? '' : ` against ${b.name}, par ${percent(1 / (mode.teams ?? players))}`;
  const against =
    x.second === null
      ? par
      : `, ${rate(b.name, x.second)}, ${points(x.more!.mean)} more (${points(x.more!.low)} to ${points(x.more!.high)})`;
  return (
    `${number(pairs)} ${pairs === 1 ? 'pair' : 'pairs'}, ${number(x.matches)} matches: ${rate(a.name, x.first)}${against}; ` +
    `${x.ms[0].toFixed(1)} and ${x.ms[1].toFixed(1)} ms a decision, longest match ${number(x.longest)} decisions`
  );
}

function folliesOf({ game, bots: [a, b] }: Arena, { follies }: Standing): string[] {
  const cell = ([chances, done]: Tried): string => `${number(done)} of ${number(chances)}`;
  const rows = follies.map(([first, second], i) => [game.follies![i].name, cell(first), cell(second)]);
  return table([['folly', a.name, b.name], ...rows], [1, 2]);
}

const points = (share: number): string => `${(100 * share).toFixed(1)} points`;
