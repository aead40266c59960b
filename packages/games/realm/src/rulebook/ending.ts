import type { Clause } from './clause.ts';

/** S6: how a match is won. */
export const ending: readonly Clause[] = [
  {
    id: 'S6.1',
    section: 'Death’s Door',
    text:
      'An avatar whose life is gone stands at Death’s Door. It is never healed again and takes no damage for the ' +
      'rest of that turn; from the next turn on any damage to it is the death blow, and its player has lost. Life ' +
      'that a site costs never strikes the death blow. When both fall at one moment nobody has won.',
    ruling: 'If time runs out the player with more life wins; with the same life nobody does.',
  },
];
