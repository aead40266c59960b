import type { Clause } from './clause.ts';

const section = 'Setting up';

/** S2: the realm, the decks, the first hands. */
export const setup: readonly Clause[] = [
  {
    id: 'S2.1',
    section,
    text:
      'The realm has 5 columns and 4 rows, and begins as nothing but void. Each avatar stands in the middle of its ' +
      'player’s back row, with 20 life and never more, and power 1 where its card prints no other.',
    ruling:
      'Before its first site an avatar stands on void. After that it goes neither below a site nor into the void: ' +
      'what would put it there does nothing.',
  },
  {
    id: 'S2.2',
    section,
    text:
      'A player brings one avatar and two decks, the atlas of sites and the spellbook of everything else. Of one ' +
      'card there are at most 4 copies if it is Ordinary, 3 if Exceptional, 2 if Elite, 1 if Unique.',
    ruling: 'A skirmish needs 16 sites and 30 spells or more; the full size, a match of its own, needs 30 and 60.',
  },
  {
    id: 'S2.3',
    section,
    text:
      'Chance says who goes first. Both draw three sites and three spells. Once, each may put up to three of them ' +
      'to the bottom of their decks and draw as many again, each from the deck it came from. A hand may be of any ' +
      'size; how many sites and how many spells it holds is open to all.',
    ruling: 'The first player decides first. A hand’s cards are told apart by their backs.',
  },
  {
    id: 'S2.4',
    section,
    text: 'Going first is worth something, and so the player who goes second gets something for it.',
    ruling:
      'Once both have kept their hands, whoever goes second draws one more spell, and has one more mana in their first ' +
      'turn. This clause is ours alone, and a match may be played without it (the option “second”).',
  },
];
