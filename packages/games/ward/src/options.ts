import type { Options } from '@wardroom/core';
import { BOSS_BY, CALLING, CUTS, FORMAT, HANDS, OPT, STOPS } from './words.ts';

/** Match options: what people write, and the numbers the engine keeps. */
const NAMES = ['threshold', 'calling', 'format', 'cuts', 'stops', 'timeLimit', 'hands', 'boss'] as const;

const CHOICES: Readonly<Record<string, readonly string[]>> = {
  calling: CALLING,
  format: FORMAT,
  cuts: CUTS,
  stops: STOPS,
  hands: HANDS,
  boss: BOSS_BY,
};

/** What is wrong with these options, each naming the option and what it may be. */
export function optionProblems(options: Options, mode = 'duel'): string[] {
  const problems: string[] = [];
  for (const [name, value] of Object.entries(options)) {
    if (!(NAMES as readonly string[]).includes(name)) {
      problems.push(`option ${name}: unknown; there are ${NAMES.join(', ')}.`);
    } else if (name === 'threshold') {
      if (!Number.isInteger(value) || (value as number) < 10 || (value as number) > 10_000) {
        problems.push('option threshold: a whole number from 10 to 10000 (W4.2.1).');
      }
    } else if (name === 'timeLimit') {
      if (!Number.isInteger(value) || (value as number) < 0 || (value as number) > 600) {
        problems.push('option timeLimit: whole minutes from 0 (none) to 600 (W15.1.3).');
      }
    } else if (!CHOICES[name].includes(value as string)) {
      problems.push(`option ${name}: one of ${CHOICES[name].join(', ')}.`);
    }
  }
  if (options.boss !== undefined && mode !== 'boss')
    problems.push(`option boss: there is no boss in a ${mode} (B8.1.1).`);
  // W4.2.1: official play uses 300.
  if ((options.format ?? 'official') === 'official' && options.threshold !== undefined && options.threshold !== 300) {
    problems.push('option threshold: official play uses 300; choose format open for another (W4.2.1).');
  }
  return problems;
}

export function optionNumbers(options: Options): number[] {
  const numbers: number[] = [];
  numbers[OPT.threshold] = (options.threshold as number | undefined) ?? 300;
  numbers[OPT.calling] = CALLING.indexOf((options.calling as 'auto' | undefined) ?? 'auto');
  numbers[OPT.format] = FORMAT.indexOf((options.format as 'official' | undefined) ?? 'official');
  numbers[OPT.cuts] = CUTS.indexOf((options.cuts as 'off' | undefined) ?? 'off');
  numbers[OPT.stops] = STOPS.indexOf((options.stops as 'able' | undefined) ?? 'able');
  // Kept by whoever hosts the match: the engine has no clock (W15.1.3 comes as the host's `timeOut`).
  numbers[OPT.timeLimit] = (options.timeLimit as number | undefined) ?? 0;
  numbers[OPT.hands] = HANDS.indexOf((options.hands as 'own' | undefined) ?? 'own');
  numbers[OPT.boss] = BOSS_BY.indexOf((options.boss as 'table' | undefined) ?? 'table');
  return numbers;
}
