import type { Options } from '@wardroom/core';
import { OPT, SECONDS } from './words.ts';

/** Match options: what people write, and the numbers the engine keeps. */
const NAMES = ['lanes', 'timeLimit', 'lastStand', 'second'] as const;
/** G4.1 */
export const LANE_COUNTS: readonly number[] = [3, 5];

/** What is wrong with these options, each naming the option and what it may be. */
export function optionProblems(options: Options): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (name === 'lanes') {
      if (!LANE_COUNTS.includes(value as number)) problems.push('option lanes: 3 or 5 (G4.1).');
    } else if (name === 'timeLimit') {
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 600) {
        problems.push('option timeLimit: whole minutes from 0 (none) to 600 (G7.1).');
      }
    } else if (name === 'lastStand') {
      if (value !== 'on' && value !== 'off') problems.push('option lastStand: on or off (G3.6).');
    } else if (name === 'second') {
      if (!SECONDS.includes(value as 'plain')) problems.push(`option second: one of ${SECONDS.join(', ')} (G2.3).`);
    } else problems.push(`option ${name.slice(0, 40)}: unknown; there are ${NAMES.join(', ')}.`);
  }
  return problems;
}

export function optionNumbers(options: Options): number[] {
  const numbers: number[] = [];
  numbers[OPT.lanes] = (options.lanes as number | undefined) ?? LANE_COUNTS[0];
  // Kept by whoever hosts the match: the engine has no clock, and the end of time comes as the host's `timeOut`.
  numbers[OPT.timeLimit] = (options.timeLimit as number | undefined) ?? 0;
  numbers[OPT.lastStand] = options.lastStand === 'off' ? 0 : 1;
  numbers[OPT.second] = SECONDS.indexOf((options.second as 'plain' | undefined) ?? 'helped');
  return numbers;
}
