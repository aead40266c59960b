import type { CardId } from '@wardroom/core';
import { expect, test } from 'vitest';
import { survey } from '../src/survey.ts';
import { table, warded } from './cards-table.ts';

/** What reports over many matches find in a position of the Contested Realm. */

test('S5.6 states of sites and of units are told apart, whatever they come from', () => {
  const t = table(
    { hand: ['salt-the-earth'], auras: ['interdict a1'], avatar: 'persecutor c2' },
    { minions: [warded('harbor-penitent', 'c4'), 'barrow-wight c3'], auras: ['the-hush c3'] },
  );
  t.me.does('cast', 'salt-the-earth', 'cinder-slope');
  const found = survey.marks
    .filter((mark) => mark.group === 'state' && t.state.cards.some((_, id) => mark.card?.(t.machine, id as CardId)))
    .map((mark) => mark.name);
  expect(found).toEqual(['Unit silenced', 'Site silenced', 'Site disabled', 'Evil']);
});
