import type { HowTo } from '../how-to.ts';

export const howTo: HowTo = {
  goal: 'Your creatures fight theirs. Whoever dies goes to its owner’s cemetery and adds its HP to the tide there. A cemetery with 300 HP in it has lost the match, so the aim is to drown the other side first.',
  steps: [
    {
      title: 'One creature in front',
      text: 'You always have one creature in front, your primary. Small ones (AL up to 6) cost nothing. Larger ones ask for one or two sacrifices, and what you sacrifice fills your own cemetery. If your primary is killed, you put another one in its place at once.',
      clauses: ['W8.1', 'W8.2.1', 'W7.2.1'],
    },
    {
      title: 'A turn',
      text: 'Draw a card. Summon and play as many magics as you like. Fight, if you want to. Play more magics. End. In the first round nobody may fight.',
      clauses: ['W9.1.1', 'W9.1.2', 'W9.1.3', 'W9.1.4', 'W7.1.3'],
    },
    {
      title: 'A battle',
      text: 'The faster creature (SPD) strikes first. It rolls two dice and adds its MOD: if that reaches the other’s armor level (AL), it hits. Then it rolls its attack dice, adds MOD again, and that much HP is gone. Whoever is still alive strikes back. Two sixes double the damage; two ones hurt the striker.',
      clauses: ['W10.2.2', 'W10.2.3', 'W10.2.4', 'W10.2.5', 'W10.3.1'],
    },
    {
      title: 'Magics',
      text: 'Magics cost nothing. Standard ones do their work and go. Infinite ones stay, at most five of them. Lightning may be played in anybody’s turn when its moment comes. Equips make one creature better, or a foe’s creature worse.',
      clauses: ['W6.2.1', 'W6.5.1', 'W6.5.2', 'W6.5.3', 'W6.4.2'],
    },
    {
      title: 'The tide',
      text: 'What counts in the cemetery is the HP printed on a card, not what it had left. A mighty creature is therefore also a great loss. The gauge at the edge of each side shows how high the water stands.',
      clauses: ['W4.1.1', 'W4.3.1'],
    },
  ],
  tips: [
    'Before you fight, compare SPD and AL: striking first wins more battles than striking hard.',
    'Keep a magic or two for the second magic phase, when you know how the battle went.',
    'Past 200 in your cemetery, think twice before you sacrifice anything.',
  ],
};
