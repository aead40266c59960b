import type { Clause } from './clause.ts';

const section = 'Bases and lanes';

/** G4: what stands where. */
export const bases: readonly Clause[] = [
  {
    id: 'G4.1',
    section,
    text: 'A player’s bases are Outposts of 50 HP and one Stronghold of 100 HP.',
    ruling:
      'There are three lanes: an Outpost, the Stronghold in the middle, an Outpost. The match option `lanes` makes it ' +
      'five, with two Outposts on each side. In each lane each player has room for one wall.',
  },
  { id: 'G4.2', section, text: 'A base holds at most one Effect, one Equipment and one Guardian.' },
  {
    id: 'G4.3',
    section,
    text: 'Once an Outpost has fallen its owner can summon no Guardian there any more; the opponent still can in theirs.',
    ruling:
      'Other cards may still be played there: Equipment on a Guardian that stayed, an Effect in the lane, a wall. What lies ' +
      'or stands there when the base falls stays.',
  },
  {
    id: 'G4.4',
    section,
    text: 'A Guardian that stands where its Outpost has fallen stays until it is discarded or defeated. It cannot be swapped.',
    ruling: 'It still attacks, and uses its ability.',
  },
  { id: 'G4.5', section, text: 'A swap is a basic action: two Guardians of a player change lanes for 1 DZ.' },
  {
    id: 'G4.6',
    section,
    text:
      'A Guardian that has swapped neither attacks nor uses an ability in that turn, and one that has done either cannot ' +
      'swap, unless a card says otherwise.',
    ruling: 'A Guardian swaps once a turn. Fury changes both (G8.8).',
  },
  { id: 'G4.7', section, text: 'An Exhausted Guardian cannot be swapped.' },
  {
    id: 'G4.8',
    section,
    text: 'What is summoned onto an occupied place sends the card of its kind that is there to the discard pile.',
    ruling: 'That card is discarded, not defeated.',
  },
  {
    id: 'G4.9',
    section,
    text: 'An Effect is used once and then put on the discard pile.',
    ruling:
      'It either works at once, or it lies open in a base of its player until what it waits for happens. Then it works by ' +
      'itself. An Effect that has worked counts as used, not as discarded. One that would do nothing at all cannot be played.',
  },
  {
    id: 'G4.10',
    section,
    text: 'Equipment is discarded when its Guardian is defeated, or when it has no uses left.',
    ruling:
      'It is played to a base with a Guardian, and goes with that Guardian on a swap. It is discarded however its Guardian leaves.',
  },
  {
    id: 'G4.11',
    section,
    text: 'A Field stays on the board for as many rounds as it says.',
    ruling:
      'Each player has one; a new one takes the place of the old. Its rounds are counted at the start of its player’s turns, ' +
      'before anything else happens there.',
  },
];
