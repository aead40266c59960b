/** How long each level thinks beside greedy, and how many playouts a second that is: every game in a process of its own. */
import { fork } from 'node:child_process';
import { type Bot, botByName, greedy, levelIn, thoughts } from '@wardroom/bots';
import { levels } from '@wardroom/bots/roster';
import {
  asksChance,
  begin,
  copyState,
  drawChance,
  type Game,
  randomStream,
  type SeatId,
  type State,
  seatings,
  takeChance,
  takePick,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { cpuSeconds, figure, median } from './measure.ts';

/** What a process that is started like this is to do. */
export const LEVELS = '--levels';

/** Decisions out of matches of greedy against itself, spread over all of them, and rounds in which all bots take their turn at each. */
const MATCHES = 6;
const DECISIONS = 80;
const ROUNDS = 5;

export interface LevelSpeed {
  readonly game: string;
  readonly bot: string;
  /** Milliseconds of processor time of a decision: on average, and of the slowest of twenty. */
  readonly mean: number;
  readonly p95: number;
  /** As often as greedy's, on average. */
  readonly ofGreedy: number;
  /** Playouts in a second of it; null of one that does not play on. */
  readonly playouts: number | null;
}

function positionsOf(game: Game, many: number): State[] {
  const [mode] = game.modes;
  const ready = game.decks.filter((x) => (x.mode ?? mode.name) === mode.name);
  const all: State[] = [];
  for (let i = 0; i < MATCHES; i++) {
    const players = [0, 1].map((k) => ({ name: `${k}`, deck: ready[(2 * i + k) % ready.length].cards }));
    const m = begin(game, { mode: mode.name, seats: seatings(mode, players) });
    const chance = randomStream(`chance ${i}`);
    while (m.state.over === null) {
      const q = m.state.ask!;
      if (asksChance(q)) {
        takeChance(m, drawChance(chance, q));
        continue;
      }
      if (q.choices.length > 1) all.push(copyState(m.state));
      takePick(m, greedy.decide(game, m.state, q.seat, randomStream(`${i}/${m.state.seq}`)));
    }
  }
  return Array.from({ length: many }, (_, k) => all[Math.floor((k * all.length) / many)]);
}

/** Milliseconds of each decision. */
function timesOf(game: Game, bot: Bot, positions: readonly State[]): number[] {
  return positions.map((s, k) => {
    const start = cpuSeconds();
    bot.decide(game, s, s.ask!.seat as SeatId, randomStream(`${bot.name} ${k}`));
    return (cpuSeconds() - start) * 1000;
  });
}

/** Playouts in a second, all that is thought beside them counted in. */
function playoutsOf(game: Game, level: number, positions: readonly State[]): number | null {
  const { sight } = levelIn(game.name, level);
  if (!('playouts' in sight)) return null;
  let playouts = 0;
  const start = cpuSeconds();
  positions.forEach((s, k) => {
    let last = 0;
    const random = randomStream(`playouts ${k}`);
    for (const found of thoughts(game, s, s.ask!.seat as SeatId, random, sight)) last = found.playouts;
    playouts += last;
  });
  return playouts / (cpuSeconds() - start);
}

function measure(game: Game, share: number): LevelSpeed[] {
  const positions = positionsOf(game, Math.ceil(DECISIONS * share));
  const bots = [greedy, ...levels.map(({ name }) => botByName(name)!)];
  // The first round is for the compiler.
  const rounds = Math.ceil(ROUNDS * share) + 1;
  const taken = bots.map((): number[][] => []);
  for (let round = 0; round < rounds; round++) {
    bots.forEach((bot, b) => {
      const times = timesOf(game, bot, positions);
      if (round > 0) taken[b].push(times);
    });
  }
  const each = taken.map((of) => positions.map((_, k) => median(of.map((times) => times[k]))));
  const mean = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / x.length;
  return bots.map((bot, b) => {
    const sorted = [...each[b]].sort((x, y) => x - y);
    return {
      game: game.title,
      bot: bot.name,
      mean: mean(each[b]),
      p95: sorted[Math.floor(sorted.length * 0.95)],
      ofGreedy: mean(each[b]) / mean(each[0]),
      playouts: b === 0 ? null : playoutsOf(game, b - 1, positions),
    };
  });
}

/** In a process of its own. */
export function serveLevels([name, share]: readonly string[]): void {
  process.send!(measure(games.find((g) => g.name === name)!, Number(share)));
}

const ask = (game: string, share: number): Promise<LevelSpeed[]> =>
  new Promise((resolve, reject) => {
    const child = fork(process.argv[1], [LEVELS, game, String(share)]);
    const gone = (code: number | null): void => reject(new Error(`${game} ended with code ${code}.`));
    child.once('exit', gone);
    child.once('message', (found) => {
      child.off('exit', gone);
      child.disconnect();
      resolve(found as LevelSpeed[]);
    });
  });

export async function measureLevels(share: number, progress: (text: string) => void): Promise<LevelSpeed[]> {
  const rows: LevelSpeed[] = [];
  for (const game of games) {
    progress(`${game.title}, every level`);
    rows.push(...(await ask(game.name, share)));
  }
  return rows;
}

export const levelCells = (rows: readonly LevelSpeed[]): string[][] => [
  ['every level, first mode', 'bot', 'mean ms', 'p95 ms', 'times greedy', 'playouts/s'],
  ...rows.map((r) => [
    r.game,
    r.bot,
    figure(r.mean),
    figure(r.p95),
    figure(r.ofGreedy),
    r.playouts === null ? '–' : figure(r.playouts),
  ]),
];
