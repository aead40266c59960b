import type { OptionSheet } from '../options.ts';

/** What few people change at the Contested Realm. */
export const options: OptionSheet = {
  fields: [
    {
      name: 'timeLimit',
      label: () => 'Time limit in minutes',
      hint: '0 is none. When time is out, the avatar with more life wins.',
    },
    {
      name: 'second',
      label: () => 'Who goes second',
      hint: 'Draws a spell more and has a mana more in the first turn, or starts as the other does.',
      values: { helped: 'Is helped', plain: 'Is not' },
    },
  ],
  cites: ['S2.2', 'S2.4'],
};
