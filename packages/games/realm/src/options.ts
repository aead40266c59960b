import type { Options } from '@wardroom/core';
import { OPT, SECOND, SECONDS } from './words.ts';

/** Match options: what people write, and the numbers the engine keeps. The size of decks is a mode. */
const NAMES = ['timeLimit', 'second'] as const;

/** What is wrong with these options, each naming the option and what it may be. */
export function optionProblems(options: Options): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (name === 'timeLimit') {
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 600) {
        problems.push('option timeLimit: whole minutes from 0 (none) to 600.');
      }
    } else if (name === 'second') {
      if (!(SECONDS as readonly unknown[]).includes(value)) {
        problems.push(`option second: one of ${SECONDS.join(', ')} (S2.4).`);
      }
    } else problems.push(`option ${name.slice(0, 40)}: unknown; there are ${NAMES.join(', ')}.`);
  }
  return problems;
}

export function optionNumbers(options: Options): number[] {
  const numbers: number[] = [];
  // Kept by whoever hosts the match: the engine has no clock, and the end of time comes as the host's `timeOut`.
  numbers[OPT.timeLimit] = (options.timeLimit as number | undefined) ?? 0;
  numbers[OPT.second] = SECOND[(options.second as (typeof SECONDS)[number] | undefined) ?? 'helped'];
  return numbers;
}
