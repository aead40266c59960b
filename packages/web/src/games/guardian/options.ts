import type { OptionSheet } from '../options.ts';

/** What can be set at Guardian Realms. */
export const options: OptionSheet = {
  fields: [
    {
      name: 'lanes',
      label: () => 'Lanes',
      hint: 'Three lanes, or five with two Outposts on either side of the Stronghold.',
      values: [
        { value: 3, label: 'Three' },
        { value: 5, label: 'Five' },
      ],
    },
    {
      name: 'timeLimit',
      label: () => 'Time limit in minutes',
      hint: '0 is none. When time is out, the Stronghold with more HP wins.',
      usual: 0,
      least: 0,
      most: 600,
    },
  ],
  cites: ['G4.1', 'G7.1'],
};
