import type { Clause } from './clause.ts';

const section = 'The turn';

/** A4.1–A4.3: what a player does in a turn. */
export const turn: readonly Clause[] = [
  {
    id: 'A4.1.1',
    section,
    text: 'Begin by drawing 1 card. With no card left to draw, your Stone takes 3 damage instead, in every such turn.',
    ruling: 'Nothing lowers or prevents this damage, and it cannot be healed: every match ends.',
  },
  { id: 'A4.2.0', section, text: 'You have 3 action points to spend in each of your turns.' },
  {
    id: 'A4.2.1',
    section,
    text: 'Place, 1 point: a unit or trap goes from your hand to an empty space of your territory, as its kind may lie.',
  },
  {
    id: 'A4.2.2',
    section,
    text:
      'Move, 1 point: a card of yours, whichever side is up, goes one space in any of the eight directions, into the ' +
      'other territory too. A text may say otherwise.',
    ruling:
      'It goes to an empty space only. The Stone is moved like any card while it lies face down, but within its own ' +
      'territory, so that a card that was moved there tells nothing; face up it stays where it is. An option of the ' +
      'match fixes it altogether.',
  },
  { id: 'A4.2.3', section, text: 'Flip, 1 point: turn a face-down unit of yours up. Its reveal ability happens.' },
  {
    id: 'A4.2.4',
    section,
    text: 'Attack, 1 point: a face-up unit attacks an enemy card beside it, not diagonally, whichever side of that is up.',
    ruling: 'The same unit may attack again for as long as there are points.',
  },
  {
    id: 'A4.2.5',
    section,
    text:
      'Cast, no points: a spell of your hand, at any time, in your turn or the other player’s. Each player may cast one ' +
      'spell in every turn of either. It is discarded afterwards.',
    ruling:
      'Outside of one’s own main phase there are named moments for it: a turn begins, a card was placed, moved or flipped, ' +
      'an attack is declared, has turned a card up or is over, a spell is cast, a turn is about to end. The one after a ' +
      'finished combat (A4.e.1) comes before the next action.',
  },
  {
    id: 'A4.2.5.1',
    section,
    text: 'A spell may be cast in answer to a spell. An enemy spell is answered once at most.',
  },
  {
    id: 'A4.3.1',
    section,
    text: 'In the end phase every status that ends then is taken off. The turn passes to the other player.',
  },
];
