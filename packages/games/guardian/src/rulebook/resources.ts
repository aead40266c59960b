import type { Clause } from './clause.ts';

const section = 'Setup and resources';

/** G2 and G3: how a match begins, and what things are paid with. */
export const resources: readonly Clause[] = [
  { id: 'G2.1', section, text: 'Play needs a six-sided die and a coin. The coin decides who takes the first turn.' },
  {
    id: 'G2.2',
    section,
    text: 'Each player draws 3 cards, and may once put all of them back and draw 3 new ones.',
    ruling: 'Both decide at the same time. The old hand is shuffled into the deck before the new one is drawn.',
  },
  {
    id: 'G2.3',
    section,
    text: 'Going first is worth something, and so the player who goes second gets something for it.',
    ruling:
      'Once both have their hands, whoever goes second draws one more card, and has 1 DZ more in their first turn. This clause ' +
      'is ours alone, and a match may be played without it (the option “second”).',
  },
  {
    id: 'G3.1',
    section,
    text:
      'DZ points pay for basic attacks, abilities and Effects. A player has 1 more of them each round, up to 10, and all ' +
      'of them again at the start of each round.',
    ruling:
      'A round is one turn of each player, and begins for each of them with their own turn. Equipment and Fields are ' +
      'paid with DZ too. Points that a card gives may go above the number of the round, until the next one.',
  },
  {
    id: 'G3.2',
    section,
    text: 'The first player begins with 1 DZ, the second with 2.',
    ruling: 'The second player stays one ahead until both have 10.',
  },
  { id: 'G3.3', section, text: 'A basic attack costs 1 DZ, unless a card says otherwise.' },
  {
    id: 'G3.4',
    section,
    text: 'Summon points pay for Guardians. Both players begin with 1 SP and get 1 each round; what is not spent is kept, up to 10.',
    ruling: 'Nobody ever has more than 10 SP; a point that would come on top of them is lost.',
  },
  {
    id: 'G3.5',
    section,
    text: 'A Guardian that is summoned is Exhausted for one round, unless a card says otherwise. A Rush is not.',
    ruling:
      'The round ends with the start of its player’s next turn. Clones, Copies and Guardian Summons are summoned ' +
      'too. Forced march in a text: when the Guardian is summoned its player may pay so many DZ, and it is not Exhausted.',
  },
  {
    id: 'G3.6',
    section,
    text: 'The rulebook is silent on what a player gains who has lost an Outpost.',
    ruling:
      'Last stand, a rule of ours: a player gets 1 SP more each round for every Outpost of theirs that has fallen. The match ' +
      'option `lastStand` turns it off.',
  },
];
