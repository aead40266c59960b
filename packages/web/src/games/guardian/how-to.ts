import type { HowTo } from '../how-to.ts';

export const howTo: HowTo = {
  goal: 'Three lanes run between your bases and theirs: an Outpost on each side and the Stronghold in the middle. Bring down their Stronghold before yours falls.',
  steps: [
    {
      title: 'Two purses',
      text: 'Summon points (SP) pay for Guardians. You gain more each round, and what you do not spend you keep. DZ points pay for attacks, abilities and effects; they are filled up again each round.',
      clauses: ['G3.1', 'G3.4'],
    },
    {
      title: 'A round',
      text: 'Draw a card. Summon Guardians into lanes, one in each; a Guardian is exhausted in the round it comes, unless it has Rush. Each Guardian may then attack once or use its ability once. Two of yours may change lanes for 1 DZ.',
      clauses: ['G6.1', 'G3.5', 'G5.3', 'G5.4', 'G4.5'],
    },
    {
      title: 'Whom you can reach',
      text: 'A Guardian reaches enemies in its own lane and in the lanes beside it. It can attack the base at the end of its lane only when no Guardian that it can see stands in the way. A Tank draws attacks to itself; whoever is in Stealth cannot be aimed at.',
      clauses: ['G5.1', 'G5.2', 'G5.5'],
    },
    {
      title: 'Bases and walls',
      text: 'An Outpost has 50 HP, the Stronghold 100. Where an Outpost has fallen its owner summons nobody any more, and whoever stands against it may go for the next base. A wall takes the damage of its lane first.',
      clauses: ['G4.1', 'G4.3', 'G9.1'],
    },
    {
      title: 'Effects, equipment and fields',
      text: 'Effects are used once. Equipment strengthens the Guardian at its base and goes with it. A field changes the whole board while it lasts, one for each player.',
      clauses: ['G4.9', 'G4.10', 'G4.11'],
    },
  ],
  tips: [
    'An empty lane before your Stronghold is an invitation. Keep somebody there.',
    'Guardians do not strike back: whoever attacks first in a lane often wins it.',
    'Save SP for a round or two if a better Guardian waits in your hand.',
  ],
};
