/**
 * Compares contenders in alternating rounds (A B C A B C …) and reports medians.
 *
 * A machine gets slower and faster while it is measured: it heats up, others work on it. Rounds that alternate meet the
 * same weather, so ratios are taken within a round, and the median over the rounds drops the ones that were disturbed. What
 * is counted is processor time, so whoever else works on the machine takes nothing from anybody.
 *
 * Garbage is not collected by force between rounds: with no object of a shape left alive, V8 throws away the compiled
 * code that relied on it, and whoever makes many objects starts cold again (boardgame.io lost 10 % and more by it).
 */

/** What was done, by unit: `{ games: 10, decisions: 421 }`. */
export type Counts = Readonly<Record<string, number>>;

export interface Contender {
  readonly name: string;
  /** Batches before the first round, for the compiler: by work and not by time, so that all are as warm on any machine. */
  readonly warm: number;
  /**
   * One batch of work, best some 5 to 50 ms long: the clock is read only between batches. `batch` counts up and serves
   * as a seed, so that batches differ and a run can be repeated.
   */
  run(batch: number): Counts;
}

/** A contender at work somewhere: in this process, in one of its own (`isolate.ts`), or as a command (`commands.ts`). */
export interface Runner {
  readonly name: string;
  warmUp(): Promise<void>;
  /** Work for about so many seconds; what was done per second. */
  round(seconds: number): Promise<Counts>;
  end(): void;
}

/** Seconds of processor time that this process has taken. */
export const cpuSeconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

/** In this process. `share` of the warm-up is done; the clock is replaced in tests. */
export function here(contender: Contender, share = 1, clock: () => number = cpuSeconds): Runner {
  let batch = 0;
  return {
    name: contender.name,
    warmUp: async () => {
      for (let i = 0; i < contender.warm * share; i++) contender.run(++batch);
    },
    round: async (seconds) => {
      const total: Record<string, number> = {};
      const start = clock();
      let elapsed = 0;
      do {
        const counts = contender.run(++batch);
        for (const unit in counts) total[unit] = (total[unit] ?? 0) + counts[unit];
        elapsed = clock() - start;
      } while (elapsed < seconds);
      for (const unit in total) total[unit] /= elapsed;
      return total;
    },
    end: () => {},
  };
}

export interface CompareOptions {
  /** Seconds of each contender in each round. */
  readonly seconds: number;
  /** The unit in which contenders are compared. */
  readonly by: string;
  /** The contender with ratio 1. */
  readonly reference: string;
  readonly onRound?: (round: number, name: string) => void;
}

export interface Row {
  readonly name: string;
  /** Per second, for each unit: the median of the rounds. */
  readonly rates: Counts;
  /** The slowest and the fastest round, in the unit compared. */
  readonly range: readonly [low: number, high: number];
  /** To the reference, in the unit compared: the median of the rounds' own ratios. */
  readonly ratio: number;
  /** Each round, in the unit compared. */
  readonly rounds: readonly number[];
}

export interface Comparison {
  readonly by: string;
  readonly reference: string;
  readonly rows: readonly Row[];
}

export function median(values: readonly number[]): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

export async function compare(
  rounds: number,
  runners: readonly Runner[],
  { by, reference, seconds, onRound }: CompareOptions,
): Promise<Comparison> {
  const home = runners.findIndex((r) => r.name === reference);
  if (home < 0) throw new Error(`There is no contender called '${reference}' to compare with.`);
  const measured: Counts[][] = runners.map(() => []);
  for (const runner of runners) {
    onRound?.(0, runner.name);
    await runner.warmUp();
  }
  for (let round = 1; round <= rounds; round++) {
    for (const [i, runner] of runners.entries()) {
      onRound?.(round, runner.name);
      measured[i].push(await runner.round(seconds));
    }
  }
  for (const runner of runners) runner.end();

  const perRound = measured.map((rows) => rows.map((rates) => rates[by] ?? 0));
  return {
    by,
    reference,
    rows: runners.map(({ name }, i) => ({
      name,
      rates: Object.fromEntries(
        Object.keys(measured[i][0]).map((unit) => [unit, median(measured[i].map((r) => r[unit]))]),
      ),
      range: [Math.min(...perRound[i]), Math.max(...perRound[i])],
      ratio: median(perRound[i].map((rate, round) => rate / perRound[home][round])),
      rounds: perRound[i],
    })),
  };
}

/** The ratio of two contenders in any unit, from the rounds' medians. NaN if one of them does not count that unit. */
export function ratioOf(comparison: Comparison, name: string, against: string, unit = comparison.by): number {
  const row = comparison.rows.find((r) => r.name === name);
  const other = comparison.rows.find((r) => r.name === against);
  if (!row || !other) return Number.NaN;
  if (unit !== comparison.by) return row.rates[unit] / other.rates[unit];
  return median(row.rounds.map((rate, round) => rate / other.rounds[round]));
}

// Showing it.

/** Three significant digits, thousands apart: 12,600,000 and 164 and 0.05. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–';
  if (value === 0) return '0';
  const digits = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  const rounded = Number(value.toPrecision(3));
  return rounded.toLocaleString('en-US', { maximumFractionDigits: Math.min(digits, 20) });
}

/** Up to this ratio bars are in proportion; beyond it the short ones would vanish. */
const linearUpTo = 20;

/** A table with one line per contender and a bar for the unit compared. */
export function table(comparison: Comparison): string {
  const { by, rows } = comparison;
  const units = [by, ...new Set(rows.flatMap((r) => Object.keys(r.rates)).filter((unit) => unit !== by))];
  const values = rows.map((r) => r.rates[by] ?? 0);
  const least = Math.min(...values.filter((v) => v > 0));
  const most = Math.max(...values);
  const linear = most / least <= linearUpTo;
  const bar = (value: number) => {
    if (!(value > 0)) return '';
    return '#'.repeat(
      linear ? Math.max(1, Math.round((30 * value) / most)) : 1 + Math.round(10 * Math.log10(value / least)),
    );
  };

  const cells = [
    ['', ...units.map((unit) => `${unit}/s`), 'ratio', 'rounds', ''],
    ...rows.map((row, i) => [
      row.name,
      ...units.map((unit) => (unit in row.rates ? figure(row.rates[unit]) : '')),
      `${figure(row.ratio)}×`,
      `${figure(row.range[0])}–${figure(row.range[1])}`,
      bar(values[i]),
    ]),
  ];
  const widths = cells[0].map((_, column) => Math.max(...cells.map((line) => line[column].length)));
  const last = widths.length - 1;
  const lines = cells.map((line) =>
    line
      .map((cell, i) => (i === 0 || i === last ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
      .join('  ')
      .trimEnd(),
  );
  if (!linear) lines.push('(bars are logarithmic: ten # more are ten times as fast)');
  return lines.join('\n');
}
