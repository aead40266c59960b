import type { Clause } from './clause.ts';

const section = 'Ways to play';

/** W1: teams and rumble, which the rulebook promises and we rule. The boss has a rulebook of its own. */
export const waysToPlay: readonly Clause[] = [
  {
    id: 'W1.team.turns',
    section,
    modes: 'many',
    text: 'Two teams of two or three: turns alternate between the teams.',
    ruling:
      'Partners sit apart and turns go round the table. A player who is out is passed over; the others keep their order.',
  },
  {
    id: 'W1.team.leave',
    section,
    modes: 'many',
    text: 'A player who loses leaves, and takes their cards along.',
    ruling:
      'With the cards goes all that they were doing: what they gave, took, held or let run on others ends. A creature of ' +
      'another player on that side goes where the card that moved it says, else to the cemetery of who brought it. What ' +
      'is counted in their turns is counted on by the turns of the next player. In a rumble and against a boss it is the same.',
  },
  {
    id: 'W1.team.win',
    section,
    modes: 'many',
    text: 'The last team with a player at the table wins, for all its members.',
  },
  {
    id: 'W1.team.hands',
    section,
    modes: 'many',
    text: 'Partners see each other’s hands only if the match says so (option hands: partners).',
  },
  {
    id: 'W1.rumble.targets',
    section,
    modes: 'many',
    text: 'Everyone for themselves, three to six of them: a creature may battle any opponent’s primary.',
  },
  {
    id: 'W1.rumble.win',
    section,
    modes: 'many',
    text: 'The last player at the table wins.',
  },
  {
    id: 'W1.rumble.order',
    section,
    modes: 'many',
    text: 'The lowest roll chooses who begins; turns go clockwise from there.',
  },
];
