import type { Options, Variant } from '@wardroom/core';
import { OPT, STOPS } from './words.ts';

/** Match options: what people write, and the numbers the engine keeps. */
const NAMES = ['stops', 'timeLimit'] as const;

/** What is wrong with these options, each naming the option and what it may be. */
export function optionProblems(options: Options): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (!(NAMES as readonly string[]).includes(name)) {
      problems.push(`option ${name}: unknown; there are ${NAMES.join(', ')}.`);
    } else if (name === 'timeLimit') {
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 600) {
        problems.push('option timeLimit: whole minutes from 0 (none) to 600.');
      }
    } else if (!(STOPS as readonly unknown[]).includes(value)) {
      problems.push(`option stops: one of ${STOPS.join(', ')} (A4.2.5).`);
    }
  }
  return problems;
}

export function optionNumbers(options: Options): number[] {
  const numbers: number[] = [];
  numbers[OPT.stops] = STOPS.indexOf((options.stops as 'able' | undefined) ?? 'able');
  // Kept by whoever hosts the match: the engine has no clock (it comes as the host's `timeOut`).
  numbers[OPT.timeLimit] = (options.timeLimit as number | undefined) ?? 0;
  return numbers;
}

/** Ways to play that tests go through. */
export const variants: readonly Variant[] = [
  { options: {} },
  { options: { stops: 'always' } },
  { options: {}, acts: { concede: 0.001, disqualify: 0.001, timeOut: 0.002 } },
];
