import { describe, expect, test } from 'vitest';
import { raid } from './support.ts';

/** Rarely met, against a boss (B10.4, B10.9, B10.10): any creature stands as the boss here. */

const bronto = { primary: 'bronto' };
const ogre = { primary: 'ogre' };

describe('B10.9 a magic that would affect the boss needs 4 to 6', () => {
  test.each([
    [3, 110, 'me:cemetery'],
    [4, 100, 'me:cemetery'],
  ])('Ignite with a %i', (die, hp, zone) => {
    const t = raid([{ ...ogre, hand: ['ignite'] }, {}], bronto);
    t.dice({ effect: [1] }, { resist: [die] });
    t.me.play('ignite', 'bronto');
    expect([t.hp('bronto'), t.zone('ignite')]).toEqual([hp, zone]);
  });

  test('The Iron Man speaks of opponents: resisted, all of it is in the cemetery', () => {
    const t = raid([{ ...ogre, hand: ['the-iron-man'] }, {}], bronto);
    t.dice({ resist: [2] });
    t.me.play('the-iron-man');
    expect([t.stat('bronto', 'al'), t.zone('the-iron-man')]).toEqual([11, 'me:cemetery']);
  });

  test('The Iron Man that gets through stays through', () => {
    const t = raid([{ ...ogre, hand: ['the-iron-man'] }, {}], bronto);
    t.dice({ resist: [6] });
    t.me.play('the-iron-man');
    expect([t.stat('bronto', 'al'), t.stat('bronto', 'dice')]).toEqual([1, 1]);
  });

  test('an equip on one’s own creature needs none', () => {
    const t = raid([{ ...ogre, hand: ['adam-bomb'] }, {}], bronto);
    t.me.play('adam-bomb', 'ogre');
    expect(t.stat('ogre', 'al')).toBe(11);
  });

  test('what aims at players’ creatures alone needs none', () => {
    const t = raid([{ ...ogre, hand: ['vampire-mistress'] }, { primary: { card: 'werecroc', hp: 50 } }], bronto);
    t.me.play('vampire-mistress', 'ogre', 'werecroc');
    expect([t.hp('ogre'), t.hp('werecroc')]).toEqual([80, 60]);
  });
});

describe('Bound Fate against a boss (B10.9)', () => {
  test.each([
    [5, 100],
    [2, 110],
  ])('with a %i', (die, hp) => {
    const t = raid([{ ...ogre, hand: ['bound-fate', 'titans-amulet'] }, {}], bronto);
    t.dice({ resist: [die] });
    t.me.play('bound-fate');
    t.me.play('titans-amulet', 'ogre');
    expect([t.hp('ogre'), t.hp('bronto')]).toEqual([80, hp]);
  });
});

describe('B10.10 a creature effect needs 4 to 6, once a turn', () => {
  test('Dark Angel is tried as she comes; resisted, the boss keeps AL and SPD', () => {
    const t = raid([{ primary: 'goblin', hand: ['dark-angel'] }, {}], bronto);
    t.dice({ resist: [1] });
    t.me.summon('dark-angel');
    expect(t.stat('bronto', 'al')).toBe(11);
  });

  test('Dark Angel through', () => {
    const t = raid([{ primary: 'goblin', hand: ['dark-angel'] }, {}], bronto);
    t.dice({ resist: [5] });
    t.me.summon('dark-angel');
    expect(t.stat('bronto', 'al')).toBe(1);
  });

  test('The Alchemist aimed at the boss', () => {
    const t = raid([{ primary: 'the-alchemist' }, {}], bronto);
    t.dice({ effect: [3] }, { resist: [4] });
    t.me.use('the-alchemist');
    expect(t.hp('bronto')).toBe(100);
  });
});

describe('B8.1, B10.5 a boss is nobody with a hand', () => {
  test('Twister passes it over', () => {
    const t = raid(
      [{ ...ogre, hand: ['twister'], deck: ['frog', 'owl', 'goblin'] }, { deck: ['frog', 'owl', 'goblin'] }],
      bronto,
    );
    t.me.play('twister');
    expect([t.cards(t.me, 'hand').length, t.cards(t.players[1], 'hand').length]).toEqual([3, 2]);
  });

  test('Street Lights speaks of all, the boss too: it is tried, and the players’ limited summons go', () => {
    const t = raid(
      [
        { ...ogre, hand: ['street-lights', 'goblin'], side: ['frog'] },
        { hand: ['goblin'], side: ['owl'] },
      ],
      bronto,
    );
    t.dice({ resist: [4] });
    t.me.play('street-lights');
    expect([t.zone('frog'), t.zone('owl')]).toEqual(['me:hand', 'seat1:hand']);
  });

  test('B4.2 a player who leaves is out; the boss wins when the last is', () => {
    const t = raid([ogre, {}], bronto);
    t.me.concede();
    expect(t.winner).toBe(null);
    t.players[1].concede();
    expect(t.state.over).not.toBe(null);
  });
});
