import { realm } from '@wardroom/realm';
import { exhaust } from '@wardroom/testkit';
import { expect, test } from 'vitest';
import { cards } from '../src/cards/index.ts';

/** An avatar begins in play; rubble is just there, and no event is about it. */
const never = [...cards.filter((card) => card.kind === 'avatar').map((card) => `${card.id} drawn`), 'rubble in play'];

/** A token comes only if its maker does. */
const partners = {
  'foot-soldier': ['hue-and-cry', 'hue-and-cry'],
  'stone-golem': ['golem-shaper', 'golem-shaper'],
  'marsh-toad': ['toadskin', 'toadskin'],
  'lonely-statue': ['calcify', 'calcify'],
};

/** Every card of the pool is drawn, comes into play or resolves, and does all that is written on it. */
test.each(['duel', 'full'])(
  '%s: every card resolves, and every ability of every card happens, at least twice',
  (mode) => {
    const report = exhaust(realm, { mode, matches: 600, times: 2, seed: `every card ${mode}`, never, partners });
    expect(report.missing).toEqual([]);
    expect(report.seen.size).toBeGreaterThan(1.5 * realm.defs.length);
  },
  600_000,
);

test('what never happened is named', () => {
  const report = exhaust(realm, { mode: 'duel', matches: 1, seed: 'one match' });
  expect(report.matches).toBe(1);
  expect(report.missing.length).toBeGreaterThan(50);
});
