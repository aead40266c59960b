import { figure, matchOptions, oneOf, timeLimit } from '@wardroom/core';
import { OPTION, SECONDS } from './names.ts';

/** G4.1 */
const LANE_COUNTS: readonly number[] = [3, 5];

/** Match options, and the clause behind each. */
export const {
  facts: optionFacts,
  problems: optionProblems,
  numbers: optionNumbers,
} = matchOptions(OPTION, {
  lanes: figure(LANE_COUNTS, { usual: LANE_COUNTS[0], rule: 'G4.1' }),
  timeLimit: timeLimit('G7.1'),
  lastStand: oneOf(['off', 'on'], { usual: 'on', words: 'on or off', rule: 'G3.6' }),
  second: oneOf(SECONDS, { rule: 'G2.3' }),
});
