import { matchOptions, oneOf, timeLimit } from '@wardroom/core';
import { FIRSTS, OPTION, SECONDS, STONES, STOPS } from './names.ts';

/** Match options, and the clause behind each. */
export const {
  facts: optionFacts,
  problems: optionProblems,
  numbers: optionNumbers,
} = matchOptions(OPTION, {
  stops: oneOf(STOPS, { rule: 'A4.2.5' }),
  timeLimit: timeLimit(),
  first: oneOf(FIRSTS, { rule: 'A3.5.1' }),
  firstSeat: oneOf([1, 2], { words: '1 or 2, the seat that begins or that lost the last match', rule: 'A3.5.1' }),
  stone: oneOf(STONES, { rule: 'A4.2.2' }),
  second: oneOf(SECONDS, { rule: 'A3.5.2' }),
});
