/** How long the greedy bot thinks: in every game and mode, each in a process of its own. */
import { fork } from 'node:child_process';
import { greedy } from '@wardroom/bots';
import {
  asksChance,
  begin,
  copyState,
  drawChance,
  type Game,
  type Machine,
  type Mode,
  randomStream,
  type SeatId,
  type State,
  seatings,
  takeChance,
  takePick,
} from '@wardroom/core';
import { games } from '@wardroom/games';
import { playHandwritten } from './handwritten.ts';
import { cpuSeconds, figure, median } from './measure.ts';

/** What a process that is started like this is to do. */
export const BOTS = '--thinking';

/** Milliseconds that no decision is to take, once all is compiled. */
const MOST = 25;
/** Decisions that are looked at again, and how often: a single long one may be the machine's doing. */
const WORST = 25;
const AGAIN = 7;

/** Matches for each mode, by the number of players: about as many decisions. */
const matchesOf = (mode: Mode): number => (mode.players.some((n) => n > 2) ? 24 : 80);

export interface Thinking {
  readonly title: string;
  readonly decisions: number;
  /** Milliseconds. */
  readonly mean: number;
  readonly p99: number;
  readonly worst: number;
  /** What the longest was asked. */
  readonly prompt: string;
  /** Decisions of the hand-written loop in the time of the longest. */
  readonly inLoops: number;
}

interface Moment {
  ms: number;
  state: State;
  seat: SeatId;
  seed: string;
}

/** Milliseconds of processor time. */
const timed = (work: () => void): number => {
  const start = cpuSeconds();
  work();
  return (cpuSeconds() - start) * 1000;
};

function startOf(game: Game, mode: Mode, i: number): Machine {
  const ready = game.decks.filter((x) => (x.mode ?? mode.name) === mode.name);
  const foes = game.foes.filter((x) => x.mode === mode.name);
  const players = mode.players[i % mode.players.length];
  const seats = Array.from({ length: players }, (_, k) => ({
    name: `${k}`,
    deck: ready[(i + k * (k + 1)) % ready.length].cards,
  }));
  return begin(game, { mode: mode.name, seats: seatings(mode, seats, foes[i % foes.length]) });
}

/** Greedy against itself; the first third of the matches is for the compiler. */
function think(game: Game, mode: Mode, share: number): Thinking {
  const matches = Math.ceil(matchesOf(mode) * share);
  const times: number[] = [];
  let slow: Moment[] = [];
  for (let i = 0; i < matches; i++) {
    const m = startOf(game, mode, i);
    const chance = randomStream(`chance ${i}`);
    while (m.state.over === null) {
      const q = m.state.ask!;
      if (asksChance(q)) {
        takeChance(m, drawChance(chance, q));
        continue;
      }
      const seed = `${i}/${m.state.seq}`;
      let pick = 0;
      const ms = timed(() => {
        pick = greedy.decide(game, m.state, q.seat, randomStream(seed));
      });
      if (i >= matches / 3) {
        times.push(ms);
        if (slow.length < WORST || ms > slow[slow.length - 1].ms) {
          slow.push({ ms, state: copyState(m.state), seat: q.seat, seed });
          slow = slow.sort((a, b) => b.ms - a.ms).slice(0, WORST);
        }
      }
      takePick(m, pick);
    }
  }
  for (const x of slow) {
    const decide = (): void => void greedy.decide(game, x.state, x.seat, randomStream(x.seed));
    x.ms = median(Array.from({ length: AGAIN }, () => timed(decide)));
  }
  slow.sort((a, b) => b.ms - a.ms);
  times.sort((a, b) => a - b);
  let loops = 0;
  for (let i = 0; i < 10; i++) playHandwritten(3_000, i);
  const loopMs = timed(() => {
    for (let i = 0; i < 10; i++) loops += playHandwritten(3_000, 10 + i).decisions;
  });
  return {
    title: `${game.title}, ${mode.title}`,
    decisions: times.length,
    mean: times.reduce((a, b) => a + b, 0) / times.length,
    p99: times[Math.floor(times.length * 0.99)],
    worst: slow[0].ms,
    prompt: game.prompts[slow[0].state.ask!.prompt],
    inLoops: (slow[0].ms * loops) / loopMs,
  };
}

/** In a process of its own. */
export function serveBots([name, modeName, share]: readonly string[]): void {
  const game = games.find((g) => g.name === name)!;
  process.send!(think(game, game.modes.find((m) => m.name === modeName)!, Number(share)));
}

const ask = (game: string, mode: string, share: number): Promise<Thinking> =>
  new Promise((resolve, reject) => {
    const child = fork(process.argv[1], [BOTS, game, mode, String(share)]);
    const gone = (code: number | null): void => reject(new Error(`${game} ${mode} ended with code ${code}.`));
    child.once('exit', gone);
    child.once('message', (found) => {
      child.off('exit', gone);
      child.disconnect();
      resolve(found as Thinking);
    });
  });

export interface BotsMeasured {
  readonly rows: readonly Thinking[];
  readonly goals: readonly { text: string; met: boolean }[];
  readonly lines: readonly string[];
}

export async function measureBots(share: number, progress: (text: string) => void): Promise<BotsMeasured> {
  const rows: Thinking[] = [];
  for (const game of games) {
    for (const mode of game.modes) {
      progress(`${game.title}, ${mode.title}`);
      rows.push(await ask(game.name, mode.name, share));
    }
  }
  const cells = [
    [
      'greedy against itself',
      'decisions',
      'mean ms',
      'p99 ms',
      'worst ms',
      'asked',
      'decisions of the hand-written loop',
    ],
    ...rows.map((r) => [
      r.title,
      figure(r.decisions),
      figure(r.mean),
      figure(r.p99),
      figure(r.worst),
      r.prompt,
      figure(r.inLoops),
    ]),
  ];
  return {
    rows,
    goals: rows.map((r) => ({
      text: `${r.title}: no decision takes more than ${MOST} ms: ${figure(r.worst)} ms`,
      met: r.worst <= MOST,
    })),
    lines: aligned(cells, [0, 5]),
  };
}

/** In columns; those that are words stand left. */
export function aligned(cells: readonly (readonly string[])[], left: readonly number[]): string[] {
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  return cells.map((line) =>
    line
      .map((cell, i) => (left.includes(i) ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}
