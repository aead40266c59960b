import type { Clause } from './clause.ts';

const section = 'Rounds and winning';

/** G6 and G7: drawing, and how a match ends. */
export const rounds: readonly Clause[] = [
  {
    id: 'G6.1',
    section,
    text: 'A player draws 1 card at the start of each round. A hand holds 8 cards: what is drawn beyond that goes to the discard pile.',
    ruling: 'So does what would be returned to a full hand.',
  },
  {
    id: 'G6.2',
    section,
    text:
      'Drawing from an empty deck damages each base of the player: by 1 the first time, and by twice as much each time ' +
      'after that, in later rounds or when a card makes them draw.',
    ruling: 'No wall absorbs it.',
  },
  {
    id: 'G7.1',
    section,
    text: 'The match ends when a Stronghold falls: its owner has lost.',
    ruling:
      'If both fall by one effect the match is a draw. Whoever concedes or is disqualified has lost. When the time is up, ' +
      'the Stronghold with more HP wins, then the Outposts with more HP together; if those are equal it is a draw.',
  },
];
