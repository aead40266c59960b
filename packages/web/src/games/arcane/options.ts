import type { OptionSheet } from '../options.ts';

/** What few people change at Arcane. */
export const options: OptionSheet = {
  fields: [
    {
      name: 'first',
      label: () => 'Who goes first',
      hint: 'A coin, one of the seats, or whoever lost your last match chooses once both have placed.',
      values: [
        { value: 'coin', label: 'A coin' },
        { value: 'seat', label: 'One seat' },
        { value: 'loser', label: 'The loser chooses' },
      ],
    },
    {
      name: 'firstSeat',
      label: () => 'Which seat',
      hint: 'The one that goes first, or that lost the last match.',
      counts: (values) => values.first === 'seat' || values.first === 'loser',
      values: [
        { value: 1, label: 'The first' },
        { value: 2, label: 'The second' },
      ],
    },
    {
      name: 'second',
      label: () => 'Going second',
      hint: 'Whoever goes second has 1 card and 1 action point more in their first turn, or both play alike.',
      values: [
        { value: 'helped', label: 'Is made up for' },
        { value: 'plain', label: 'Is not' },
      ],
    },
    {
      name: 'stone',
      label: () => 'The Stone',
      hint: 'Face down it may be moved within its territory, or it stays where it was placed.',
      values: [
        { value: 'moves', label: 'May move' },
        { value: 'fixed', label: 'Is fixed' },
      ],
    },
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
  cites: ['A3.5.1', 'A3.5.2', 'A4.2.2', 'A4.2.5'],
};
