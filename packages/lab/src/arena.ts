import type { Bot } from '@wardroom/bots';
import {
  below,
  type Foe,
  type Machine,
  type Mode,
  machine,
  type Options,
  randomStream,
  type SeatId,
  type State,
} from '@wardroom/core';
import { addBlock, noBlocks, type Share, shareOf, zFor } from './interval.ts';
import { type NamedDeck, type Plan, playOne } from './plan.ts';
import type { Onlooker, Watchable } from './watch.ts';

/**
 * Two bots against each other, in blocks of matches that differ in nothing but who sits where: the same decks in the same seats, the
 * same seed. Block I follows from the seed and I alone.
 */
export interface Arena {
  game: Watchable;
  mode: Mode;
  players: number;
  options: Options | undefined;
  decks: readonly NamedDeck[];
  /** Whom the players meet, one in each block; nobody in most modes. */
  foes: readonly Foe[];
  bots: readonly [Bot, Bot];
  seed: string;
}

/** What came of a block, as plain data. Of both bots: decisions, and milliseconds that they took. */
export interface Bout {
  block: number;
  /** By match: 1 if the first bot's side won (against a boss: the players), 0 if not; a draw is shared. */
  won: number[];
  decisions: [number, number];
  ms: [number, number];
  /** Decisions of the longest match. */
  longest: number;
  /** By folly of the game: of both bots, how often it could have been done and how often it was. */
  follies: [Tried, Tried][];
}

/** How often something could have been done, and was. */
export type Tried = [chances: number, done: number];

/**
 * By match of a block, which of the two bots has each seat. The first is one side, the others are the second, and it is each side once;
 * against a boss all players are the first, then all the second.
 */
export function sittings(mode: Mode, players: number): (0 | 1)[][] {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  if (mode.foe !== undefined) return [seats.map(() => 0), seats.map(() => 1)];
  const sides = mode.teams ?? players;
  return Array.from({ length: sides }, (_, side) => seats.map((seat) => (seat % sides === side ? 0 : 1)));
}

/** The share that bots of the same strength would win; null against a boss. */
export const parOf = ({ mode, players }: Arena): number | null =>
  mode.foe === undefined ? 1 / (mode.teams ?? players) : null;

/** Plays a block. `clock` says milliseconds, of whatever kind is to be measured. */
export function playBout(arena: Arena, block: number, clock: () => number): Bout {
  const { game, mode, players, options, decks, foes, seed } = arena;
  const bout: Bout = { block, won: [], decisions: [0, 0], ms: [0, 0], longest: 0, follies: noFollies(game) };
  const bots = arena.bots.map((bot, k): Bot => timed(bot, bout, k, clock));
  const draw = randomStream(`${seed}/${block}/decks`);
  const dealt = Array.from({ length: players }, () => decks[below(draw, decks.length)]);
  const foe = foes[block % Math.max(1, foes.length)];
  const seats = sittings(mode, players);
  const plan: Plan = {
    game,
    mode,
    options,
    lineup: (i) => ({
      seed: `${seed}/${block}`,
      decks: dealt,
      bots: seats[i].map((k) => bots[k]),
      foe,
      onlooker: sought,
    }),
    log: false,
    watch: false,
  };
  let sought: FollySeeker | undefined;
  for (let i = 0; i < seats.length; i++) {
    sought = seekFollies(game, (seat, folly, kind) => {
      const who = seats[i][seat];
      // The boss is nobody's bot.
      if (who !== undefined) bout.follies[folly][who][kind]++;
    });
    const { winner, teams, decisions, error } = playOne(plan, i);
    if (winner === null) throw new Error(`Match ${seed}/${block}, sitting ${i}, failed: ${error!.message}`);
    sought.end();
    // Against a boss the players are one side.
    const own = teams[Math.max(0, seats[i].indexOf(0))];
    bout.won.push(winner < 0 ? (parOf(arena) ?? 0) : Number(winner === own));
    bout.longest = Math.max(bout.longest, decisions);
  }
  return bout;
}

function timed(bot: Bot, bout: Bout, k: number, clock: () => number): Bot {
  return {
    ...bot,
    decide: (...position) => {
      const begun = clock();
      const pick = bot.decide(...position);
      bout.ms[k] += clock() - begun;
      bout.decisions[k]++;
      return pick;
    },
  };
}

const noFollies = (game: Watchable): [Tried, Tried][] =>
  (game.follies ?? []).map(() => [
    [0, 0],
    [0, 0],
  ]);

const CHANCE = 0;
const DONE = 1;

interface FollySeeker extends Onlooker {
  /** The match is over. */
  end: () => void;
}

function seekFollies(game: Watchable, note: (seat: SeatId, folly: number, kind: 0 | 1) => void): FollySeeker {
  const watching = (game.follies ?? []).map(({ watch }, i) =>
    watch({ chance: (seat) => note(seat, i, CHANCE), folly: (seat) => note(seat, i, DONE) }),
  );
  let m: Machine | null = null;
  const at = (s: State): Machine => {
    if (m?.state !== s) m = machine(game, s);
    return m;
  };
  return {
    event: (e, s) => {
      for (const w of watching) w.event?.(e, at(s));
    },
    answer: (s, seat, choice) => {
      for (const w of watching) w.answer?.(at(s), seat, choice);
    },
    end: () => {
      if (m !== null) for (const w of watching) w.end?.(m);
    },
  };
}

/** What many blocks come to. */
export interface Standing {
  blocks: number;
  matches: number;
  /** Of the first bot; against a boss of both, and how many more of the first (in shares of all matches) with its interval. */
  first: Share;
  second: Share | null;
  more: { mean: number; low: number; high: number } | null;
  /** Milliseconds of a decision. */
  ms: [number, number];
  longest: number;
  follies: [Tried, Tried][];
}

export function standingOf(bouts: readonly Bout[], boss: boolean): Standing {
  const z = zFor(1);
  const first = noBlocks();
  const second = noBlocks();
  const differences: number[] = [];
  for (const { won } of bouts) {
    addBlock(first, boss ? { wins: won[0], played: 1 } : { wins: won.reduce((a, b) => a + b, 0), played: won.length });
    if (!boss) continue;
    addBlock(second, { wins: won[1], played: 1 });
    differences.push(won[0] - won[1]);
  }
  const sum = (of: (b: Bout) => number): number => bouts.reduce((n, b) => n + of(b), 0);
  const each = (k: 0 | 1): number =>
    sum((b) => b.ms[k]) /
    Math.max(
      1,
      sum((b) => b.decisions[k]),
    );
  return {
    blocks: bouts.length,
    matches: sum((b) => b.won.length),
    first: shareOf(first, z),
    second: boss ? shareOf(second, z) : null,
    more: boss ? meanOf(differences, z) : null,
    ms: [each(0), each(1)],
    longest: Math.max(0, ...bouts.map((b) => b.longest)),
    follies: (bouts[0]?.follies ?? []).map((_, i) => [tried(bouts, i, 0), tried(bouts, i, 1)]),
  };
}

const tried = (bouts: readonly Bout[], folly: number, who: 0 | 1): Tried =>
  bouts.reduce<Tried>(([a, b], x) => [a + x.follies[folly][who][CHANCE], b + x.follies[folly][who][DONE]], [0, 0]);

function meanOf(xs: readonly number[], z: number): { mean: number; low: number; high: number } {
  const n = Math.max(1, xs.length);
  const mean = xs.reduce((a, b) => a + b, 0) / n;
  const spread = xs.reduce((a, b) => a + (b - mean) ** 2, 0) / Math.max(1, n - 1);
  const reach = z * Math.sqrt(spread / n);
  return { mean, low: mean - reach, high: mean + reach };
}
