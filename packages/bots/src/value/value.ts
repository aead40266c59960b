import type { Machine, SeatId, Thinkable } from '@wardroom/core';
import type { Bot } from '../bot.ts';
import { type Encoder, encoderOf } from './encode.ts';

/** What a position is worth, learned from matches: numbers of the position, weighed, and how they were found, as data. */
export interface ValueFile {
  /** The edition of this format. */
  value: 1;
  game: string;
  mode: string;
  /** The command that made it, with the seed. */
  by: string;
  /** Names of the numbers that go in (`encode.ts`), what is taken from each, and what it is then divided by. */
  names: readonly string[];
  means: readonly number[];
  spreads: readonly number[];
  /** Of each unit in between: a weight for each number, one after another, and what is added. None: the numbers count directly. */
  hidden: readonly number[];
  hiddenBias: readonly number[];
  /** A weight for each unit in between, or for each number, and what is added. */
  out: readonly number[];
  bias: number;
}

/** Log odds of the seat's side. */
export type Value = (m: Machine, seat: SeatId) => number;

/** The same bot, which goes by a value wherever it plays on. */
export function byValue(bot: Bot, odds: Value): Bot {
  const known = new WeakMap<Thinkable, Thinkable>();
  const valued = (game: Thinkable): Thinkable => {
    let found = known.get(game);
    if (found === undefined) {
      found = { ...game, odds };
      known.set(game, found);
    }
    return found;
  };
  return {
    ...bot,
    name: `${bot.name} by value`,
    decide: (game, state, seat, random) => bot.decide(valued(game), state, seat, random),
  };
}

const LISTS = ['names', 'means', 'spreads', 'hidden', 'hiddenBias', 'out'] as const;
const MOST_NAMES = 2000;
const MOST_UNITS = 256;

/** A file read, or what is wrong with it in a sentence that names the field. */
export function readValue(game: Thinkable, data: unknown): { value: Value } | { problem: string } {
  const problem = problemOf(game, data);
  if (problem !== null) return { problem };
  const file = data as ValueFile;
  const encode = encoderOf(game, file.names) as Encoder;
  return { value: asValue(file, encode) };
}

/** The same file gives the same value for the same numbers. */
function asValue({ names, ...file }: ValueFile, encode: Encoder): Value {
  const x = new Float64Array(names.length);
  const weights = weightsOf(file);
  return (m, seat) => {
    encode(m, seat, x);
    for (let i = 0; i < x.length; i++) x[i] = clamp((x[i] - weights.means[i]) / weights.spreads[i]);
    return outputOf(weights, x);
  };
}

/** What lies far outside of all that was learned from counts as its edge. */
const EDGE = 6;
export const clamp = (x: number): number => (x > EDGE ? EDGE : x < -EDGE ? -EDGE : x);

export type Weights = ReturnType<typeof weightsOf>;

export const weightsOf = (f: Pick<ValueFile, 'means' | 'spreads' | 'hidden' | 'hiddenBias' | 'out' | 'bias'>) => ({
  means: Float64Array.from(f.means),
  spreads: Float64Array.from(f.spreads),
  hidden: Float64Array.from(f.hidden),
  hiddenBias: Float64Array.from(f.hiddenBias),
  out: Float64Array.from(f.out),
  bias: f.bias,
});

/** Log odds of a position whose numbers are made even. */
export function outputOf({ hidden, hiddenBias, out, bias }: Weights, x: Float64Array): number {
  let sum = bias;
  const units = hiddenBias.length;
  if (units === 0) for (let i = 0; i < x.length; i++) sum += out[i] * x[i];
  for (let u = 0; u < units; u++) {
    let a = hiddenBias[u];
    for (let i = 0, at = u * x.length; i < x.length; i++) a += hidden[at + i] * x[i];
    if (a > 0) sum += out[u] * a;
  }
  return sum;
}

function problemOf(game: Thinkable, data: unknown): string | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return 'it is not an object.';
  const file = data as Record<string, unknown>;
  if (file.value !== 1) return 'value: it must be 1, the edition of this format.';
  if (file.game !== game.name) return `game: it must be ${game.name}.`;
  if (!game.modes.some((mode) => mode.name === file.mode)) return `mode: ${game.name} has no such mode.`;
  if (typeof file.by !== 'string' || file.by === '') return 'by: it must name the command that made the file.';
  for (const field of LISTS) {
    const list = file[field];
    if (!Array.isArray(list)) return `${field}: it must be a list.`;
    if (field === 'names') continue;
    const bad = list.findIndex((x) => typeof x !== 'number' || !Number.isFinite(x));
    if (bad >= 0) return `${field}: number ${bad + 1} of the list is no number.`;
  }
  const { names, means, spreads, hidden, hiddenBias, out } = data as ValueFile;
  const n = names.length;
  if (n === 0 || n > MOST_NAMES) return `names: there must be 1 to ${MOST_NAMES}.`;
  const odd = names.findIndex((x) => typeof x !== 'string');
  if (odd >= 0) return `names: number ${odd + 1} of the list is no name.`;
  const encode = encoderOf(game, names);
  if ('unknown' in encode) return `names: ${game.name} has nothing called '${encode.unknown}'.`;
  if (means.length !== n) return `means: there must be ${n}, as there are names.`;
  if (spreads.length !== n) return `spreads: there must be ${n}, as there are names.`;
  if (spreads.some((x) => x <= 0)) return 'spreads: each must be above nought.';
  const units = hiddenBias.length;
  if (units > MOST_UNITS) return `hiddenBias: there may be ${MOST_UNITS} at most.`;
  if (hidden.length !== units * n) return `hidden: there must be ${units * n}, one for each unit and name.`;
  const outs = units === 0 ? n : units;
  if (out.length !== outs) return `out: there must be ${outs}, one for each ${units === 0 ? 'name' : 'unit'}.`;
  if (typeof file.bias !== 'number' || !Number.isFinite(file.bias)) return 'bias: it must be a number.';
  return null;
}
