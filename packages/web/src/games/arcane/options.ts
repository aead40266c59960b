import type { OptionSheet } from '../options.ts';

/** What few people change at Arcane. */
export const options: OptionSheet = {
  fields: [
    {
      name: 'timeLimit',
      label: () => 'Time limit in minutes',
      hint: '0 is none. When time is out, the Stone with more health left wins.',
      usual: 0,
      least: 0,
      most: 600,
    },
    {
      name: 'stops',
      label: () => 'Answers',
      hint: 'Asking whenever there is a moment to answer tells nobody whether you could.',
      values: [
        { value: 'able', label: 'Ask whoever can' },
        { value: 'always', label: 'Ask every time' },
      ],
    },
  ],
  cites: ['A4.2.5'],
};
