import type { Clause } from './clause.ts';

const section = 'Over time';

/** W11: damage over time (DOT) and healing over time (HOT). */
export const overTime: readonly Clause[] = [
  {
    id: 'W11.1',
    section,
    text:
      'Damage over time (DOT) and healing over time (HOT) apply once per turn cycle, first at the end of the combat ' +
      'phase in which they were applied.',
    ruling:
      'The later ticks belong to the combat phases of the player in whose combat phase the effect was first applied. ' +
      'One applied outside combat first ticks at the end of the next combat phase. A combat phase passed without a ' +
      'battle still ends, and ticks.',
  },
  {
    id: 'W11.2',
    section,
    text:
      'An effect of "X damage once per turn cycle for N turn cycles" deals each X at the end of a combat phase, N ' +
      'times in all.',
  },
  {
    id: 'W11.3',
    section,
    text: 'A creature has one DOT at a time: while one runs, no second is applied to it.',
    ruling: 'So it is with HOTs; a DOT and a HOT run beside each other.',
  },
  {
    id: 'W11.3.1',
    section,
    text: 'While a DOT runs, a further hit that would apply one adds nothing new.',
    example:
      'Grizzly Bear, which on a hit deals 10 per turn cycle for 2 cycles, hits Bear Wolf on your turn: Bear Wolf ' +
      "takes 10 at the end of that combat phase. Grizzly Bear hits it again on the opponent's turn: nothing is " +
      'added.',
  },
  {
    id: 'W11.3.2',
    section,
    text: 'After its last tick a DOT is over, and one may be applied to the creature again.',
    example:
      'Bear Wolf, hit by Grizzly Bear on your last turn, takes its second 10 at the end of your next combat phase. ' +
      'The DOT is over, and another hit of Grizzly Bear may apply it again.',
  },
];
