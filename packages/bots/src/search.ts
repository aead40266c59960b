import {
  askedOf,
  copyBare,
  copyInto,
  different,
  foresee,
  idleAmong,
  imagine,
  type Lookout,
  lookout,
  luckOf,
  type Machine,
  machine,
  type SeatId,
  type State,
  type Thinkable,
  takePick,
} from '@wardroom/core';
import type { Bot } from './bot.ts';
import { judgedChances, teamsOf } from './estimate.ts';
import { interject } from './greedy.ts';
import { playOn } from './playout.ts';
import { SEARCH } from './roster.ts';

/**
 * Plays on. Each answer is tried in imagined worlds in which everybody goes on playing for a turn or two, and what comes of it
 * is judged there; the worse half of the answers is given up again and again, and the rest share what is left of the budget.
 */

export interface Plan {
  /** Playouts for a decision, all answers together. The budget is counted, so that the same seed gives the same match. */
  playouts: number;
  /** The same where more than two play, for each of them takes longer there; as many if absent. */
  many?: number;
  /** Turns that are played on, the present one included. */
  turns: number;
}

/** What has been found out about the answers so far, best first. Any of them may be the last one looked at. */
export interface Thoughts {
  /** The answer that would be given now. */
  pick: number;
  playouts: number;
  answers: readonly { pick: number; chance: number; playouts: number }[];
}

/** Worlds for the first look, as greedy has it. */
const LOOKS = 3;
/** Answers that are played on, besides doing nothing. */
const ARMS = 8;
/** A playout says so much more than the first look. */
const TRUST = 1;
/** Doing something must promise this much more than doing nothing. */
const MARGIN = 0.003;

interface Arm {
  pick: number;
  /** The chance that the first look gives, and those of the playouts. */
  first: number;
  sum: number;
  n: number;
}

const chanceOf = (a: Arm): number => (a.sum + TRUST * a.first) / (a.n + TRUST);

interface Study {
  game: Thinkable;
  state: State;
  seat: SeatId;
  random: () => number;
  at: Lookout;
  /** Played on in again and again. */
  played: Machine;
}

/**
 * Think, a world at a time. Whoever looks on may stop after any of them, and has the best answer so far. Made from what the seat
 * knows alone.
 */
export function* thoughts(
  game: Thinkable,
  state: State,
  seat: SeatId,
  random: () => number,
  plan: Plan,
  /** The answers that come into question; those worth trying if absent. */
  among?: readonly number[],
): Generator<Thoughts, void> {
  const { choices } = askedOf(state, seat)!;
  const picks = among ?? different(game, machine(game, state), choices, random);
  const idle = idleAmong(game, choices);
  let arms = picks.map((pick): Arm => ({ pick, first: 0, sum: 0, n: 0 }));
  let playouts = 0;
  const found = (): Thoughts => ({
    pick: bestOf(arms, idle).pick,
    playouts,
    answers: [...arms].sort(byChance).map((a) => ({ pick: a.pick, chance: chanceOf(a), playouts: a.n })),
  });
  if (arms.length === 1) {
    yield found();
    return;
  }
  const study: Study = {
    game,
    state,
    seat,
    random,
    at: lookout(game, state),
    played: machine(game, copyBare(state)),
  };
  firstLook(study, arms);
  yield found();
  arms = someOf(arms, idle);
  const most = state.seats.length > 2 ? (plan.many ?? plan.playouts) : plan.playouts;
  const rounds = Math.ceil(Math.log2(arms.length));
  for (let round = 1; round <= rounds; round++) {
    const budget = (most * round) / rounds;
    // Each answer that is left is tried at least once in every round.
    do {
      playArms(study, arms, plan.turns);
      playouts += arms.length;
      yield found();
    } while (playouts + arms.length <= budget);
    if (round < rounds) arms = arms.sort(byChance).slice(0, Math.max(2, Math.ceil(arms.length / 2)));
  }
}

const byChance = (a: Arm, b: Arm): number => chanceOf(b) - chanceOf(a) || a.pick - b.pick;

function bestOf(arms: readonly Arm[], idle: number): Arm {
  const worth = (a: Arm): number => chanceOf(a) + (a.pick === idle ? MARGIN : 0);
  return arms.reduce((best, a) => (worth(a) > worth(best) ? a : best));
}

/** The answers that look best, and doing nothing. */
function someOf(arms: Arm[], idle: number): Arm[] {
  if (arms.length <= ARMS) return arms;
  const sorted = arms.sort(byChance);
  const kept = sorted.slice(0, ARMS);
  const still = sorted.find((a) => a.pick === idle);
  return still === undefined || kept.includes(still) ? kept : [...kept, still];
}

/** What each answer leads to at once. */
function firstLook({ game, state, seat, random, at }: Study, arms: readonly Arm[]): void {
  const scale = game.judgeScale ?? 100;
  for (let k = 0; k < LOOKS; k++) {
    const world = imagine(game, state, seat, random);
    const seed = random();
    for (const a of arms) a.first += sigmoid(foresee(at, world, seat, a.pick, luckOf(seed)) / scale) / LOOKS;
  }
}

/** One world, in which every answer that is left is played on from, with the same luck. */
function playArms({ game, state, seat, random, at, played: m }: Study, arms: readonly Arm[], turns: number): void {
  const world = imagine(game, state, seat, random);
  const seed = random();
  const team = teamsOf(world).indexOf(world.seats[seat].team);
  for (const a of arms) {
    m.state = copyInto(m.state, world);
    takePick(m, a.pick, seat);
    playOn(game, at, m, world.turn + turns, seed);
    a.sum += judgedChances(game, m.state)[team];
    a.n++;
  }
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** Enough to play well, in a time that nobody minds. */
export const USUAL_PLAN: Plan = { playouts: 40, many: 24, turns: 2 };

/** A bot that thinks as far as this. */
export const searching = (plan: Plan): Bot => ({
  ...SEARCH,
  decide: (game, state, seat, random) => {
    let pick = 0;
    for (const found of thoughts(game, state, seat, random, plan)) pick = found.pick;
    return pick;
  },
  interject,
});

export const search: Bot = searching(USUAL_PLAN);
