import type { OptionSheet } from '../options.ts';

/** What can be set at Guardian Realms. */
export const options: OptionSheet = {
  fields: [
    {
      name: 'lanes',
      label: () => 'Lanes',
      hint: 'Three lanes, or five with two Outposts on either side of the Stronghold.',
      values: { 3: 'Three', 5: 'Five' },
    },
    {
      name: 'timeLimit',
      label: () => 'Time limit in minutes',
      hint: '0 is none. When time is out, the Stronghold with more HP wins.',
    },
    {
      name: 'lastStand',
      label: () => 'Last stand',
      hint: 'Whoever has lost an Outpost gets 1 SP more each round for it.',
      values: { on: 'On', off: 'Off' },
    },
    {
      name: 'second',
      label: () => 'Who goes second',
      hint: 'Draws a card more and has 1 DZ more in the first turn, or starts as the rulebook says.',
      values: { helped: 'Is helped', plain: 'Is not' },
    },
  ],
  cites: ['G4.1', 'G2.3', 'G3.6', 'G7.1'],
};
