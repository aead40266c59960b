import { clamp, outputOf, type ValueFile, type Weights, weightsOf } from '@wardroom/bots';
import { below, randomStream } from '@wardroom/core';
import { rowsOf, type Samples } from './samples.ts';
import { logLoss } from './score.ts';

/**
 * Finds weights by which the outcome of matches is least surprising: logistic regression, or with units in between a small net. By
 * Adam on small batches, until what it was not fitted on gets no better. The same samples and seed give the same weights.
 */

export interface Recipe {
  /** Units in between; 0 for none. */
  units: number;
  /** Numbers that are left out. */
  without: readonly string[];
  seed: string;
}

const BATCH = 64;
const RATE = 0.002;
/** Each step makes all weights so much smaller. */
const DECAY = 2e-5;
const EPOCHS = 40;
/** It is over after so many rounds that brought nothing. */
const PATIENCE = 4;
/** A number that hardly ever differs tells nothing. */
const LEAST_SPREAD = 1e-3;
const DIGITS = 4;

export type Fitted = Omit<ValueFile, 'value' | 'game' | 'mode' | 'by'>;

export function fit(samples: Samples, { units, without, seed }: Recipe): Fitted {
  const random = randomStream(`${seed}/fit`);
  const own = rowsOf(samples, 'fit');
  const { names, means, spreads, columns } = evened(samples, own, without);
  const n = names.length;
  const uniform = (): number => below(random, 1_000_000) / 500_000 - 1;
  const w = weightsOf({
    means,
    spreads,
    hidden: Array.from({ length: units * n }, () => uniform() * Math.sqrt(3 / n)),
    hiddenBias: new Array(units).fill(0),
    out: Array.from({ length: units === 0 ? n : units }, () => (units === 0 ? 0 : uniform() / Math.sqrt(units))),
    bias: 0,
  });
  const x = rowsAsEven(samples, columns, w);
  const stop = rowsOf(samples, 'stop');
  const adam = adamFor(w);
  let best = copied(w);
  let least = Number.POSITIVE_INFINITY;
  for (let epoch = 0, idle = 0; epoch < EPOCHS && idle < PATIENCE; epoch++) {
    shuffle(own, random);
    for (let at = 0; at < own.length; at += BATCH) {
      const rows = own.slice(at, at + BATCH);
      for (const row of rows) adam.add(x[row], samples.won[row]);
      adam.step(rows.length, RATE / (1 + epoch / 4));
    }
    const loss = logLoss(
      stop.map((row) => outputOf(w, x[row])),
      stop.map((row) => samples.won[row]),
    );
    if (loss < least - 1e-5) {
      least = loss;
      best = copied(w);
      idle = 0;
    } else idle++;
  }
  return {
    names,
    means,
    spreads,
    hidden: rounded(best.hidden),
    hiddenBias: rounded(best.hiddenBias),
    out: rounded(best.out),
    bias: Number(best.bias.toPrecision(DIGITS)),
  };
}

const rounded = (xs: Iterable<number>): number[] => Array.from(xs, (x) => Number(x.toPrecision(DIGITS)));
const copied = (w: Weights): Weights => weightsOf({ ...plain(w), bias: w.bias });
const plain = (w: Weights) => ({
  means: [...w.means],
  spreads: [...w.spreads],
  hidden: [...w.hidden],
  hiddenBias: [...w.hiddenBias],
  out: [...w.out],
});

/** The log odds that a fitted value gives each of all samples. */
export function oddsOf(samples: Samples, fitted: Fitted): number[] {
  const w = weightsOf(fitted);
  const columns = fitted.names.map((name) => samples.names.indexOf(name));
  return rowsAsEven(samples, columns, w).map((row) => outputOf(w, row));
}

/** The numbers that tell something, with what is taken from each and what it is divided by. */
function evened(samples: Samples, rows: readonly number[], without: readonly string[]) {
  const { numbers } = samples;
  const width = samples.names.length;
  const names: string[] = [];
  const means: number[] = [];
  const spreads: number[] = [];
  const columns: number[] = [];
  for (const [column, name] of samples.names.entries()) {
    if (without.includes(name)) continue;
    let sum = 0;
    let squares = 0;
    for (const row of rows) {
      const v = numbers[row * width + column];
      sum += v;
      squares += v * v;
    }
    const mean = sum / rows.length;
    const spread = Math.sqrt(Math.max(0, squares / rows.length - mean * mean));
    if (spread < LEAST_SPREAD * (1 + Math.abs(mean))) continue;
    names.push(name);
    means.push(Number(mean.toPrecision(DIGITS)));
    spreads.push(Number(spread.toPrecision(DIGITS)));
    columns.push(column);
  }
  return { names, means, spreads, columns };
}

function rowsAsEven({ numbers, names, won }: Samples, columns: readonly number[], w: Weights): Float64Array[] {
  return Array.from(won, (_, row) =>
    Float64Array.from(columns, (c, i) => clamp((numbers[row * names.length + c] - w.means[i]) / w.spreads[i])),
  );
}

function shuffle(rows: number[], random: () => number): void {
  for (let i = rows.length - 1; i > 0; i--) {
    const j = below(random, i + 1);
    [rows[i], rows[j]] = [rows[j], rows[i]];
  }
}

/** Collects what each sample asks of the weights, and moves them. */
function adamFor(w: Weights) {
  const lists = [w.hidden, w.hiddenBias, w.out];
  const grads = lists.map((xs) => new Float64Array(xs.length));
  const first = lists.map((xs) => new Float64Array(xs.length));
  const second = lists.map((xs) => new Float64Array(xs.length));
  const bias = [0, 0, 0];
  const units = w.hiddenBias.length;
  const active = new Float64Array(units);
  let t = 0;
  const moved = (m: number, v: number, rate: number): number =>
    (rate * (m / (1 - 0.9 ** t))) / (Math.sqrt(v / (1 - 0.999 ** t)) + 1e-8);
  return {
    add(x: Float64Array, won: number): void {
      let z = w.bias;
      if (units === 0) for (let i = 0; i < x.length; i++) z += w.out[i] * x[i];
      for (let u = 0; u < units; u++) {
        let a = w.hiddenBias[u];
        for (let i = 0, at = u * x.length; i < x.length; i++) a += w.hidden[at + i] * x[i];
        active[u] = a > 0 ? a : 0;
        z += w.out[u] * active[u];
      }
      const g = 1 / (1 + Math.exp(-z)) - won;
      bias[0] += g;
      if (units === 0) for (let i = 0; i < x.length; i++) grads[2][i] += g * x[i];
      for (let u = 0; u < units; u++) {
        if (active[u] === 0) continue;
        grads[2][u] += g * active[u];
        const back = g * w.out[u];
        grads[1][u] += back;
        for (let i = 0, at = u * x.length; i < x.length; i++) grads[0][at + i] += back * x[i];
      }
    },
    step(count: number, rate: number): void {
      t++;
      for (let k = 0; k < lists.length; k++) {
        const [xs, g, m, v] = [lists[k], grads[k], first[k], second[k]];
        for (let i = 0; i < xs.length; i++) {
          const grad = g[i] / count;
          m[i] = 0.9 * m[i] + 0.1 * grad;
          v[i] = 0.999 * v[i] + 0.001 * grad * grad;
          xs[i] -= moved(m[i], v[i], rate) + DECAY * xs[i];
          g[i] = 0;
        }
      }
      const grad = bias[0] / count;
      bias[1] = 0.9 * bias[1] + 0.1 * grad;
      bias[2] = 0.999 * bias[2] + 0.001 * grad * grad;
      w.bias -= moved(bias[1], bias[2], rate);
      bias[0] = 0;
    },
  };
}
