import type { CardView } from '@wardroom/core';
import { describe, expect, test } from 'vitest';
import { duel, viewOf, type WardScenario } from './support.ts';

/** What a table is told of a card beyond its figures. */

const seen = (t: WardScenario, card: string, viewer = 0): CardView =>
  viewOf(t, viewer)
    .zones.flatMap((z) => z.cards ?? [])
    .find((c) => c.card === card)!;

describe('what lasts on a creature', () => {
  test('says which card it is from, how long and until when, and which state it gives', () => {
    // Mine to play magics after the battle, so that the freeze can be looked at.
    const t = duel({ primary: 'blue-dragon', hand: ['magic-belt'] }, { primary: 'ogre' });
    t.dice(2, 3, 4, 1, 1);
    t.me.battle('ogre');
    expect(seen(t, 'ogre')).toMatchObject({
      states: ['frozen'],
      lasting: [{ source: 'blue-dragon', left: 1, overTime: 0, until: 'cycles', gives: ['frozen'] }],
    });
  });

  test('an equip for a time counts for its wearer and for itself', () => {
    const t = duel({ primary: 'goblin', hand: ['ghost-form'] });
    t.me.play('ghost-form', 'goblin');
    const time = { source: 'ghost-form', left: 2, overTime: 0, until: 'cycles' };
    expect(seen(t, 'goblin')).toMatchObject({ states: ['noDamage'], lasting: [{ ...time, gives: ['noDamage'] }] });
    expect(seen(t, 'ghost-form').lasting).toEqual([time]);
  });

  test('damage over time counts its ticks', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['health-potion'] }, { primary: 'behemoth' });
    t.dice(6, 5, 1, 1, 1, 1);
    t.me.battle('behemoth');
    expect(seen(t, 'behemoth')).toMatchObject({
      lasting: [{ source: 'dire-wolf', overTime: 10, until: 'ticks' }],
    });
  });
});

describe('the window that is open', () => {
  test('is named for everybody, and its question says what may be answered', () => {
    const t = duel({}, { hand: ['minotaur-bodyguard'] });
    t.dice(6, 5, 3, 3);
    t.me.battle('opp:werewolf');
    expect(viewOf(t, 'opp')).toMatchObject({
      table: { window: 'hit' },
      question: { seat: 1, text: 'Werewolf hits Werewolf. Do you answer?' },
    });
    expect(viewOf(t, 'me').table).toMatchObject({ window: 'hit' });
  });
});

test('W6.5.2 the places that are free are told for every side: a standard that lies there takes none', () => {
  const t = duel({ magics: ['battle-axe', 'hero-shield'] }, { magics: ['smokescreen'] });
  const { players } = viewOf(t, 'opp').table as { players: { freeSlots: number }[] };
  expect(players.map((x) => x.freeSlots)).toEqual([4, 5]);
});

test('W12.2 an anchor that has just gone to a hand is not named to whoever does not see that hand', () => {
  const t = duel(
    { primary: 'psychic-toad', side: [{ card: 'ogre', owner: 1, anchor: 'psychic-toad', home: 'hand' }] },
    { hand: ['terrifying-roar'] },
  );
  t.me.endTurn();
  expect(seen(t, 'ogre', 1).anchor).toBe('psychic-toad');
  const named: [zone: string, viewer: number, anchor: unknown][] = [];
  t.machine.sink = () => {
    for (const viewer of [0, 1]) {
      const ogre = seen(t, 'ogre', viewer);
      if (ogre?.owner === 1 && t.zone('ogre') === 'me:side') named.push([t.zone('psychic-toad'), viewer, ogre.anchor]);
    }
  };
  t.opp.play('terrifying-roar', 'psychic-toad');
  expect(named).toContainEqual(['me:primary', 1, 'psychic-toad']);
  expect(named).toContainEqual(['me:hand', 0, 'psychic-toad']);
  expect(named).toContainEqual(['me:hand', 1, undefined]);
  expect(named).not.toContainEqual(['me:hand', 1, 'psychic-toad']);
});
