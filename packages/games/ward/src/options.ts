import { figure, matchOptions, type Options, oneOf, timeLimit } from '@wardroom/core';
import { FORMAT_NAMES, formatOf } from './formats.ts';
import { BOSS_BY, CALLING, CUTS, HANDS, OPTION, STOPS } from './names.ts';

/** W4.2.1: official play uses 300. */
const OFFICIAL = 300;

/** What does not go with the mode, or with other options. */
function apart({ boss, format, threshold = OFFICIAL }: Options, mode = 'duel'): string[] {
  const problems: string[] = [];
  if (boss !== undefined && mode !== 'boss') problems.push(`option boss: there is no boss in a ${mode} (B8.1.1).`);
  if (formatOf(format).official && threshold !== OFFICIAL) {
    problems.push('option threshold: official play uses 300; choose format open for another (W4.2.1).');
  }
  return problems;
}

/** Match options, and the clause behind each. */
export const {
  facts: optionFacts,
  problems: optionProblems,
  numbers: optionNumbers,
} = matchOptions(
  OPTION,
  {
    threshold: figure({ least: 10, most: 10_000 }, { usual: OFFICIAL, rule: 'W4.2.1' }),
    calling: oneOf(CALLING),
    format: oneOf(FORMAT_NAMES, { rule: 'W3.2.3' }),
    cuts: oneOf(CUTS),
    stops: oneOf(STOPS),
    timeLimit: timeLimit('W15.1.3'),
    hands: oneOf(HANDS),
    boss: oneOf(BOSS_BY),
  },
  apart,
);
