import type { Clause } from './clause.ts';

const section = 'Cards, deck and setup';

/** A2, A3: what there is, and how a match begins. */
export const parts: readonly Clause[] = [
  {
    id: 'A2.1',
    section: 'Cards and board',
    text:
      'There are five kinds of card. A Unit has attack, health and often a text. A Spell is cast from the hand. A Trap ' +
      'lies face down and waits to be attacked. A Token is a unit that a text makes. The Mystic Stone is what you guard.',
    ruling:
      'A Stone has 15 health, unless another figure is printed on it, and no attack. It does not attack and does not ' +
      'strike back. Once it has been attacked or targeted it is turned up, and stays so; face up it does not move ' +
      '(A4.2.2). A text that speaks of a unit on the board means a unit or token that lies face up; what may lie face ' +
      'down it calls a card.',
  },
  {
    id: 'A2.2',
    section: 'Cards and board',
    text:
      'The board is five spaces wide and five deep. The two rows nearest to you are your territory, the two rows on the ' +
      'other side your opponent’s, and the row between belongs to nobody. Dice on a card show its damage and its gains.',
  },
  {
    id: 'A3.2.1',
    section,
    text:
      'A deck is 54 cards: 30 units, 12 spells, 5 traps, 6 tokens and 1 Mystic Stone. The Stone and the tokens are ' +
      'set aside; the other 47 are shuffled.',
    ruling: 'No more than 3 cards of a name.',
  },
  {
    id: 'A3.3.1',
    section,
    text:
      'You begin with 9 cards in hand, and the Stone. A hand may grow as large as it likes. Spells are cast from it and ' +
      'are never placed.',
  },
  {
    id: 'A3.4.1',
    section,
    text:
      'Both players place at the same time and in secret: the Stone and up to 5 cards, in their own territory. A unit ' +
      'goes down face up or face down; a trap and the Stone always face down.',
    ruling: 'Until a player is done they may take cards back and place them anew, 20 times at most.',
  },
  {
    id: 'A3.4.2',
    section,
    text: 'Some units have a gain when they are placed face up, and some when they are placed face down.',
    ruling:
      'How a unit was placed is told by its gain for as long as it lies there, whichever way it is turned later. What ' +
      'was placed face down shows its gain once it is turned up.',
    example: 'A Janus Guard placed face up has more health, one placed face down more attack.',
  },
  {
    id: 'A3.5.1',
    section,
    text: 'The players agree on who goes first, or chance decides.',
    ruling:
      'An option of the match: a coin, which is usual; a seat that is named; or whoever lost the last match chooses, once ' +
      'both have placed.',
  },
  {
    id: 'A3.5.2',
    section,
    text: 'Whoever goes second draws 1 card more and has 1 action point more in their first turn.',
    ruling:
      'A ruling of ours, which the rulebook does not have: it makes up for going second. Without it the first player won ' +
      '54 of 100 matches. An option of the match turns it off.',
  },
];
