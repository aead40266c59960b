import { outlook } from '@wardroom/bots';
import {
  askedOf,
  copyState,
  different,
  foresee,
  imagine,
  lookout,
  luckOf,
  machine,
  playReplay,
  type Replay,
  randomStream,
  type SeatId,
  type State,
  view,
  type WholeGame,
} from '@wardroom/core';

/** One decision of a match that is over which bots would have made otherwise, by what the player knew then. */
export interface Hindsight {
  /** Inputs before it: a match played on from there asks it again. */
  at: number;
  turn: number;
  /** What was chosen and what was better, in the words of the table. */
  played: string;
  better: string;
  /** Chance to win with each. */
  chance: number;
  could: number;
}

/** How the chance of the player's team went: inputs taken, and the chance then. */
export interface Fall {
  at: number;
  chance: number;
}

/** Stretches of the match looked at: those in which the chance fell most. */
const STRETCHES = 8;
/** Worlds for a first look at every decision in them. */
const GLANCES = 4;
/** Decisions looked at closer, in worlds played on for a round; and how many of them to the last. */
const CLOSER = 6;
const WORLDS = 8;
const LAST = 2;
const MORE_WORLDS = 24;
/** A tip must be worth this much, and twice as much as it may be off. */
const LEAST = 0.03;

interface Decision {
  at: number;
  turn: number;
  state: State;
  played: number;
  better: number;
  /** What a first look promises. */
  promise: number;
}

interface Trial extends Decision {
  own: number[];
  other: number[];
}

/**
 * Look for it where the chance fell. Worlds are imagined from what the seat could see: a tip never knows more than the player
 * did. Yields how far it is.
 */
export function* tellHindsight(
  game: WholeGame,
  replay: Replay,
  seat: SeatId,
  falls: readonly Fall[],
): Generator<number, Hindsight | null> {
  const decisions = yield* decisionsIn(game, replay, seat, worst(falls));
  const random = randomStream(`${replay.seed}/hindsight`);
  let trials = decisions
    .sort((a, b) => b.promise - a.promise)
    .slice(0, CLOSER)
    .map((d): Trial => ({ ...d, own: [], other: [] }));
  const total = trials.length * WORLDS + LAST * MORE_WORLDS;
  let done = 0;
  const tryOut = function* (trial: Trial, worlds: number): Generator<number> {
    for (let i = 0; i < worlds; i++) {
      const world = imagine(game, trial.state, seat, random);
      // Both meet the same world and the same dice.
      const seed = random();
      trial.own.push(outlook(game, world, seat, trial.played, seed));
      trial.other.push(outlook(game, world, seat, trial.better, seed));
      yield 0.4 + (0.6 * ++done) / total;
    }
  };
  for (const trial of trials) yield* tryOut(trial, WORLDS);
  trials = trials.sort((a, b) => gain(b) - gain(a)).slice(0, LAST);
  for (const trial of trials) yield* tryOut(trial, MORE_WORLDS);
  const best = trials.filter(isSure).sort((a, b) => gain(b) - gain(a))[0];
  if (best === undefined) return null;
  const names = replay.setup.seats.map((x) => x.name);
  const { question } = view(game, best.state, seat, (i) => names[i] ?? 'Nobody');
  return {
    at: best.at,
    turn: best.turn,
    played: question!.choices![best.played].text,
    better: question!.choices![best.better].text,
    chance: mean(best.own),
    could: mean(best.other),
  };
}

/** The stretches in which the chance fell most, as inputs from and to. */
function worst(falls: readonly Fall[]): { from: number; to: number }[] {
  return falls
    .slice(1)
    .map((f, i) => ({ from: falls[i].at, to: f.at, fell: falls[i].chance - f.chance }))
    .filter((x) => x.fell > 0)
    .sort((a, b) => b.fell - a.fell)
    .slice(0, STRETCHES);
}

/** Decisions of the seat in these stretches that a first look would have made otherwise. */
function* decisionsIn(
  game: WholeGame,
  replay: Replay,
  seat: SeatId,
  stretches: readonly { from: number; to: number }[],
): Generator<number, Decision[]> {
  const found: Decision[] = [];
  const run = playReplay(game, replay);
  const s = run.machine.state;
  const random = randomStream(`${replay.seed}/glance`);
  for (let more = replay.inputs.length > 0; more; more = run.step()) {
    const at = run.at();
    const input = replay.inputs[at];
    if (input === undefined || !('pick' in input) || input.seat !== seat || input.host === true) continue;
    if (!stretches.some((x) => at >= x.from && at < x.to)) continue;
    const decision = glance(game, s, seat, input.pick, random);
    if (decision !== null) found.push({ at, turn: s.turn, ...decision });
    yield (0.4 * at) / replay.inputs.length;
  }
  return found;
}

/** What one look ahead would rather have done, if anything. */
function glance(
  game: WholeGame,
  s: State,
  seat: SeatId,
  played: number,
  random: () => number,
): Omit<Decision, 'at' | 'turn'> | null {
  const { choices } = askedOf(s, seat)!;
  const picks = different(game, machine(game, s), choices, random).filter((pick) => pick !== played);
  if (picks.length === 0) return null;
  const at = lookout(game, s);
  const sums = picks.map(() => 0);
  let own = 0;
  for (let i = 0; i < GLANCES; i++) {
    const world = imagine(game, s, seat, random);
    const seed = random();
    own += foresee(at, world, seat, played, luckOf(seed));
    picks.forEach((pick, k) => {
      sums[k] += foresee(at, world, seat, pick, luckOf(seed));
    });
  }
  const most = sums.indexOf(Math.max(...sums));
  const promise = sums[most] - own;
  return promise <= 0 ? null : { state: copyState(s), played, better: picks[most], promise };
}

const mean = (x: readonly number[]): number => x.reduce((a, b) => a + b, 0) / Math.max(1, x.length);
const gain = (t: Trial): number => mean(t.other) - mean(t.own);

/** More than chance in the worlds that were tried. */
function isSure(t: Trial): boolean {
  const by = t.other.map((x, i) => x - t.own[i]);
  const off = Math.sqrt(mean(by.map((x) => (x - gain(t)) ** 2)) / Math.max(1, by.length - 1));
  return gain(t) >= LEAST && gain(t) >= 2 * off;
}
