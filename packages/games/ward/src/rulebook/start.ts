import type { Clause } from './clause.ts';

const section = 'Starting and keeping a creature';

/** W7: the opening of a match, and the duty to have a creature. */
export const start: readonly Clause[] = [
  {
    id: 'W7.1.1',
    section,
    text:
      'Every player rolls one die. Whoever rolled lower chooses whether to go first or second; a tie is rolled ' +
      'again.',
    ruling:
      'In a team match, 2 against 2 or 3 against 3, turns alternate between the teams. In a rumble of 3 to 6 ' +
      'players, turns go clockwise, starting as the lowest roll chooses.',
  },
  {
    id: 'W7.1.2',
    section,
    text: 'On their own first turn each player draws 5 cards instead of 1.',
  },
  {
    id: 'W7.1.3',
    section,
    text: 'Nobody may battle or cause damage during the first turn cycle.',
  },
  {
    id: 'W7.1.4',
    section,
    text: 'In their first turn every player is obliged to summon a creature.',
    ruling:
      'A player who holds no playable creature then uses the remedy of W7.2.2 and W7.2.3, and loses under W7.2.4 if ' +
      'there is none.',
  },
  {
    id: 'W7.2.1',
    section,
    text:
      'You may never be without a creature. If yours is killed, you replace it at once: the match pauses, the ' +
      'replacement does not use your normal summon, its sacrifices are still due, and no magic may be played until ' +
      'it is done.',
  },
  {
    id: 'W7.2.2',
    section,
    text:
      'If you must place a creature and your hand holds no playable one, reveal the hand, shuffle it into the deck ' +
      'and draw the same number of cards. Repeat this until a creature is playable.',
    ruling:
      'The table redraws only after it has checked that some hand with a playable creature can exist (W7.2.4), so ' +
      'the redrawing always ends.',
  },
  {
    id: 'W7.2.3',
    section,
    text:
      'If you must place a creature and your hand is empty, draw one card at a time until you hold a playable ' +
      'creature, then shuffle the other drawn cards back.',
  },
  {
    id: 'W7.2.4',
    section,
    text: 'If no creature in your hand or deck can be played, you lose, whatever your cemetery HP.',
    ruling:
      'Before any redraw the table checks whether some hand could exist from which a creature is playable, its ' +
      'sacrifices included. If none can, this clause applies at once.',
  },
];
