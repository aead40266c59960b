import type { Throw } from '@wardroom/core';
import { chiSquared5, upperTail } from '@wardroom/host/dice-story';
import { round } from './rate.ts';

/** Dice against what fair dice do. */

/** Dice thrown for one purpose: how often it came off, and how often it was to be expected. '' holds the faces of all. */
export interface Dice {
  what: string;
  tries: number;
  happened: number;
  expected: number;
  /** How far chance alone spreads what happens. */
  variance: number;
  /** How often each face from 1 to 6 came up. */
  faces: number[];
}

const ALL = '';
const none = (what: string): Dice => ({
  what,
  tries: 0,
  happened: 0,
  expected: 0,
  variance: 0,
  faces: [0, 0, 0, 0, 0, 0],
});

function of(dice: Map<string, Dice>, what: string): Dice {
  const found = dice.get(what) ?? none(what);
  dice.set(what, found);
  return found;
}

export function countDice(dice: Map<string, Dice>, { faces, wants }: Throw): void {
  const all = of(dice, ALL);
  for (const face of faces) if (face >= 1 && face <= 6) all.faces[face - 1]++;
  for (const { what, chance, happened } of wants) {
    const x = of(dice, what);
    x.tries++;
    x.expected += chance;
    x.variance += chance * (1 - chance);
    if (happened) x.happened++;
  }
}

/** Adds what another match threw. */
export function addDice(dice: Map<string, Dice>, more: readonly Dice[]): void {
  for (const x of more) {
    const sum = of(dice, x.what);
    sum.tries += x.tries;
    sum.happened += x.happened;
    sum.expected += x.expected;
    sum.variance += x.variance;
    x.faces.forEach((n, i) => {
      sum.faces[i] += n;
    });
  }
}

export interface DiceReport {
  count: number;
  faces: readonly number[];
  /** The chance that fair dice are at least as uneven. */
  p: number;
  wants: readonly { what: string; tries: number; happened: number; expected: number; p: number }[];
}

export function diceReport(dice: Map<string, Dice>): DiceReport {
  const { faces } = dice.get(ALL) ?? none(ALL);
  const count = faces.reduce((a, b) => a + b, 0);
  const chi2 = count === 0 ? 0 : faces.reduce((sum, n) => sum + (n - count / 6) ** 2 / (count / 6), 0);
  const wants = [...dice.values()]
    .filter(({ what }) => what !== ALL)
    .sort((a, b) => (a.what < b.what ? -1 : 1))
    .map(({ what, tries, happened, expected, variance }) => {
      const z = variance === 0 ? 0 : Math.abs(happened - expected) / Math.sqrt(variance);
      return { what, tries, happened, expected: round(expected), p: round(2 * upperTail(z)) };
    });
  return { count, faces, p: round(count === 0 ? 1 : chiSquared5(chi2)), wants };
}
