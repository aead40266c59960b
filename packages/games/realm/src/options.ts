import { matchOptions, oneOf, timeLimit } from '@wardroom/core';
import { OPTION, SECONDS } from './names.ts';

/** Match options, and the clause behind each. The size of decks is a mode. */
export const {
  facts: optionFacts,
  problems: optionProblems,
  numbers: optionNumbers,
} = matchOptions(OPTION, {
  timeLimit: timeLimit(),
  second: oneOf(SECONDS, { rule: 'S2.4' }),
});
