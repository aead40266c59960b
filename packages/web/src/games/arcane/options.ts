import type { OptionSheet } from '../options.ts';

/** What few people change at Arcane. */
export const options: OptionSheet = {
  fields: [
    {
      name: 'first',
      label: () => 'Who goes first',
      hint: 'A coin, one of the seats, or whoever lost your last match chooses once both have placed.',
      values: { coin: 'A coin', seat: 'One seat', loser: 'The loser chooses' },
    },
    {
      name: 'firstSeat',
      label: () => 'Which seat',
      hint: 'The one that goes first, or that lost the last match.',
      counts: (values) => values.first === 'seat' || values.first === 'loser',
      values: { 1: 'The first', 2: 'The second' },
    },
    {
      name: 'second',
      label: () => 'Going second',
      hint: 'Whoever goes second has 1 card and 1 action point more in their first turn, or both play alike.',
      values: { helped: 'Is made up for', plain: 'Is not' },
    },
    {
      name: 'stone',
      label: () => 'The Stone',
      hint: 'Face down it may be moved within its territory, or it stays where it was placed.',
      values: { moves: 'May move', fixed: 'Is fixed' },
    },
    {
      name: 'timeLimit',
      label: () => 'Time limit in minutes',
      hint: '0 is none. When time is out, the Stone with more health left wins.',
    },
    {
      name: 'stops',
      label: () => 'Answers',
      hint: 'Asking whenever there is a moment to answer tells nobody whether you could.',
      values: { able: 'Ask whoever can', always: 'Ask every time' },
    },
  ],
  cites: ['A3.5.1', 'A3.5.2', 'A4.2.2', 'A4.2.5'],
};
