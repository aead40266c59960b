import type { Options } from '@wardroom/core';
import { FIRSTS, OPT, SECONDS, STONES, STOPS } from './words.ts';

/** Match options: what people write, and the numbers the engine keeps. */

/** Options that are one of some words, the usual one first, and the clause behind each. */
const WORDS = {
  stops: { values: STOPS, rule: 'A4.2.5' },
  first: { values: FIRSTS, rule: 'A3.5.1' },
  stone: { values: STONES, rule: 'A4.2.2' },
  second: { values: SECONDS, rule: 'A3.5.2' },
} as const;
type WordOption = keyof typeof WORDS;
const NAMES = ['stops', 'timeLimit', 'first', 'firstSeat', 'stone', 'second'] as const;
const SEATS: readonly unknown[] = [1, 2];

/** What is wrong with these options, each naming the option and what it may be. */
export function optionProblems(options: Options): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (name === 'timeLimit') {
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 600) {
        problems.push('option timeLimit: whole minutes from 0 (none) to 600.');
      }
    } else if (name === 'firstSeat') {
      if (!SEATS.includes(value)) {
        problems.push('option firstSeat: 1 or 2, the seat that begins or that lost the last match (A3.5.1).');
      }
    } else if (Object.hasOwn(WORDS, name)) {
      const { values, rule } = WORDS[name as WordOption];
      if (!(values as readonly unknown[]).includes(value)) {
        problems.push(`option ${name}: one of ${values.join(', ')} (${rule}).`);
      }
    } else problems.push(`option ${name.slice(0, 40)}: unknown; there are ${NAMES.join(', ')}.`);
  }
  return problems;
}

export function optionNumbers(options: Options): number[] {
  const numbers: number[] = [];
  for (const name of Object.keys(WORDS) as WordOption[]) {
    numbers[OPT[name]] = Math.max(0, (WORDS[name].values as readonly unknown[]).indexOf(options[name]));
  }
  numbers[OPT.firstSeat] = ((options.firstSeat as number | undefined) ?? 1) - 1;
  // Kept by whoever hosts the match: the engine has no clock (it comes as the host's `timeOut`).
  numbers[OPT.timeLimit] = (options.timeLimit as number | undefined) ?? 0;
  return numbers;
}
