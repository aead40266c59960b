import type { Clause } from './clause.ts';

const section = 'Deck';

/** W2 and W3: what a player brings, and how a deck is built. */
export const deck: readonly Clause[] = [
  {
    id: 'W2.1.1',
    section,
    text: 'Each player brings a deck of exactly 30 cards. Play needs at least one six-sided die and a record of HP.',
    ruling: 'The table rolls the dice and keeps the record of HP.',
  },
  {
    id: 'W3.1.1.1',
    section,
    text:
      'Creature cards have a tan frame. 8 to 12 creatures in a deck are recommended; a deck with more or fewer is ' +
      'still legal.',
    advice: true,
  },
  {
    id: 'W3.1.1.2',
    section,
    text:
      'Magic cards have a blue frame. 18 to 22 magics in a deck are recommended; a deck with more or fewer is still ' +
      'legal.',
    advice: true,
  },
  {
    id: 'W3.2.1',
    section,
    text: 'A deck contains at most 3 copies of a card with the same name.',
    ruling: 'Entries that share a name in the card lists are one card, so their copies are counted together.',
  },
  {
    id: 'W3.2.2',
    section,
    text:
      'Official play follows two lists. A card on the banned list may not be in a deck; a card on the limited list ' +
      'may be in it once.',
  },
  {
    id: 'W3.2.3',
    section,
    text: 'Unofficial play ignores the banned list and the limited list.',
    ruling:
      'The match option `format` decides. `official` plays with all cards and applies both lists; `all` (generations ' +
      '1 to 3), `gen1-2` and `gen1` do the same without the promos and without later generations; `open` plays with ' +
      'all cards and applies neither list.',
  },
];
