import { type SeatId, sees } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel, whyNot } from './support.ts';

/** What depends on a card, and what happens to it when that card goes: the cases that are easily forgotten. */

describe('W4.1.5 a play that loses by letting go of what is anchored', () => {
  const grave = (hand: string) =>
    duel(
      {
        primary: 'necromancer',
        side: [{ card: 'behemoth', anchor: 'necromancer' }],
        hand: [hand, 'goblin', 'hero-shield'],
        cemeteryHp: 220,
      },
      {},
    );

  test.each(['judgement', 'the-iron-range'])('%s is not offered', (card) => {
    expect(whyNot(grave(card), card)).toContain('W4.1.5');
  });

  test('with room left it is', () => {
    const t = duel(
      { primary: 'necromancer', side: [{ card: 'behemoth', anchor: 'necromancer' }], hand: ['the-iron-range'] },
      {},
    );
    t.me.play('the-iron-range');
    expect(t.zone('behemoth')).toBe('me:cemetery');
  });
});

test('W6.2.3 a hybrid being played is a magic: Heroism keeps Stone Golem away', () => {
  const t = duel({ hand: ['stone-golem'] }, { primary: 'ogre', magics: ['heroism'] });
  if (t.choices.includes('play stone-golem')) t.me.play('stone-golem');
  expect(t.zone('ogre')).toBe('opp:primary');
  expect(t.zone('heroism')).toBe('opp:magic');
});

test('W9.2.3 a freeze by a defender lasts a whole cycle', () => {
  const t = duel({ primary: 'ogre', hand: ['hero-shield'] }, { primary: 'blue-dragon' });
  t.dice(2, 5, 6, 1, 1); // the dragon strikes first: 7 + 3 against AL 8, freezes, deals 2 + 3
  t.me.battle('blue-dragon');
  t.expectLog('Ogre cannot strike');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.stat('ogre', 'frozen')).toBe(1);
  t.me.endTurn();
  expect(t.stat('ogre', 'frozen')).toBe(0);
});

test('W12.3 Forest Demon held by Revival Priest: the anchor lets go first, and it is an equip of nobody', () => {
  const t = duel(
    { primary: 'ogre' },
    {
      primary: { card: 'forest-demon', anchor: 'revival-priest', hp: 1 },
      magics: [{ card: 'revival-priest', on: 'opp:forest-demon' }],
      hand: ['goblin'],
    },
  );
  t.dice(1, 2, 3, 3, 1, 1, 1); // the demon misses, the ogre hits
  t.me.battle('forest-demon');
  expect(t.zone('forest-demon')).toBe('opp:cemetery');
  expect(t.zone('revival-priest')).toBe('opp:cemetery');
});

test('Lead Boots keep Sharkling where it is: nothing can be put onto it', () => {
  const t = duel({ primary: 'sharkling', magics: ['lead-boots'], hand: ['great-white', 'hero-shield'] }, {});
  expect(whyNot(t, 'great-white')).toContain('W8.2.1');
});

test('a card put back from the hand stays known to the one who held it, until a shuffle', () => {
  const t = duel({ hand: ['watcher-in-the-wall'] }, { hand: ['goblin', 'lucky-charm'], deck: ['frog'] });
  t.me.play('watcher-in-the-wall');
  t.me.pick('goblin');
  const goblin = t.id('goblin');
  expect(t.zone('goblin')).toBe('opp:deck');
  expect([0, 1, 2].map((viewer) => sees(ward, t.state, viewer as SeatId, goblin))).toEqual([true, true, false]);
});
