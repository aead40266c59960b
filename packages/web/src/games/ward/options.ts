import type { Mode } from '@wardroom/core';
import type { OptionSheet } from '../options.ts';

const hasPartners = (mode: Mode): boolean => mode.teams !== undefined || mode.foe !== undefined;

/** What few people change at Ward. */
export const options: OptionSheet = {
  fields: [
    {
      name: 'format',
      label: () => 'Format',
      hint:
        'Which cards there are in decks. All but the open format follow the banned and limited lists and lose at 300; the ' +
        'official one has the promos too.',
      values: {
        official: 'Official',
        all: 'Generations 1 to 3',
        'gen1-2': 'Generations 1 and 2',
        gen1: 'Generation 1',
        open: 'Open',
      },
    },
    {
      name: 'threshold',
      label: () => 'Cemetery HP that loses',
      hint: 'Only in open play. 100 makes a short match.',
      step: 10,
      counts: ({ format }) => format === 'open',
    },
    {
      name: 'calling',
      label: () => 'Calling',
      hint: 'By hand, a loss counts only once somebody calls it, and a suicidal play can be taken back.',
      values: { auto: 'By the table', manual: 'By hand' },
    },
    {
      name: 'timeLimit',
      label: () => 'Time limit in minutes',
      hint: '0 is none. When time is out, the fuller cemetery loses.',
    },
    {
      name: 'hands',
      label: () => 'Hands of partners',
      hint: 'Partners may play with their hands open to each other.',
      offered: hasPartners,
      values: { own: 'Each their own', partners: 'Open to partners' },
    },
    {
      name: 'boss',
      label: (mode) => `${mode.foe?.title ?? 'Boss'} played by`,
      hint: 'A person decides what its cards leave open; the dice and the rest are the table’s.',
      offered: (mode) => mode.foe !== undefined,
      values: { table: 'The table', person: 'A person, here' },
    },
  ],
  cites: ['W3.2.2', 'W3.2.3', 'W4.1.5', 'W15.1.3'],
};
