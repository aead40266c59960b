import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { raid } from './support.ts';

/** Whom the bosses' cards mean with three players at the table: the boss draws them in the mini turn after my turn. */

const OGRE: Side = { primary: 'ogre' };
const OGRES = ['me:ogre', 'seat1:ogre', 'seat2:ogre'];

const meet = (boss: string, card: string, me: Side = {}, second: Side = {}, third: Side = {}, lair: Side = {}) =>
  raid(
    [
      { ...OGRE, ...me },
      { ...OGRE, ...second },
      { ...OGRE, ...third },
    ],
    { primary: boss, deck: [card], ...lair },
  );

/** Cards that harm each player: how much, and what makes it so. */
const EACH: readonly { boss: string; card: string; lost: number; side?: Side; swells?: number; dice?: number[] }[] = [
  { boss: 'the-toll-keeper', card: 'coin-for-the-ferry', lost: 5 },
  { boss: 'the-toll-keeper', card: 'last-boat', lost: 10, dice: [1, 2, 3] },
  { boss: 'the-lampeater', card: 'singed-sleeves', lost: 6, side: { hand: ['frog', 'owl'] } },
  { boss: 'the-lampeater', card: 'dark-window', lost: 15 },
  { boss: 'the-low-water-sexton', card: 'names-on-the-stones', lost: 8, side: { cemetery: ['frog', 'owl'] } },
  { boss: 'the-ninth-wave', card: 'spray', lost: 4, swells: 4 },
];

for (const { boss, card, lost, side = {}, swells, dice = [] } of EACH) {
  test(`${card} means each player, by what is their own`, () => {
    const lair: Side = swells === undefined ? {} : { primary: { card: boss, count: swells } };
    const t = meet(boss, card, side, side, side, lair);
    const full = t.hp(boss);
    t.dice(...dice);
    t.me.endTurn();
    expect(OGRES.map((x) => t.hp(x))).toEqual([90 - lost, 90 - lost, 90 - lost]);
    expect(t.hp(boss)).toBe(full);
  });

  test(`${card} passes over a player who is out`, () => {
    const lair: Side = swells === undefined ? {} : { primary: { card: boss, count: swells } };
    const t = meet(boss, card, side, side, side, lair);
    t.players[1].concede();
    t.dice(...dice.slice(1));
    t.me.endTurn();
    expect(['me:ogre', 'seat2:ogre'].map((x) => t.hp(x))).toEqual([90 - lost, 90 - lost]);
  });
}

/** Cards that mean one player, found by a die each. */
for (const { boss, card, hit } of [
  { boss: 'the-toll-keeper', card: 'mooring-chain', hit: { spd: [4, 4, 0] } },
  { boss: 'the-low-water-sexton', card: 'grave-cold', hit: { hit: [0, 0, -2] } },
  { boss: 'the-ninth-wave', card: 'salt-in-the-joints', hit: { al: [8, 8, 5] } },
  { boss: 'the-thirteenth-guest', card: 'a-word-in-your-ear', hit: { negated: [0, 0, 1] } },
]) {
  test(`${card} means the primary of the one who rolls lowest of three; ties roll again`, () => {
    const t = meet(boss, card);
    t.dice(5, 2, 2, 6, 1); // the second and the third are tied
    t.me.endTurn();
    const [[stat, values]] = Object.entries(hit);
    expect(OGRES.map((x) => t.stat(x, stat))).toEqual(values);
    expect(t.zone(card)).toBe('seat3:magic');
  });
}

test('fog-bank means all players’ creatures', () => {
  const t = meet('the-ninth-wave', 'fog-bank', {}, { side: ['the-squire'] });
  t.me.endTurn();
  expect([...OGRES, 'the-squire', 'the-ninth-wave'].map((x) => t.stat(x, 'hit'))).toEqual([-2, -2, -2, -2, 0]);
});

describe('W6.6.1.2 an equip of mine that another player’s creature wears lies on their side', () => {
  const lit = (card: string, dice: number[] = []) => {
    const t = meet('the-lampeater', card, { hand: ['hero-shield'] });
    t.me.play('hero-shield', 'seat1:ogre');
    expect(t.zone('hero-shield')).toBe('seat1:magic');
    t.dice(...dice);
    t.me.endTurn();
    return t;
  };

  test('snuff finds it there, and hurts me, whose it was', () => {
    const t = lit('snuff');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(OGRES.map((x) => t.hp(x))).toEqual([80, 90, 90]);
  });

  test('dark-window: they may give it up, and I have nothing on my side', () => {
    const t = lit('dark-window');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(OGRES.map((x) => t.hp(x))).toEqual([75, 90, 75]);
  });

  test('clear-the-table sends it to my hand', () => {
    const t = meet('the-thirteenth-guest', 'clear-the-table', { hand: ['hero-shield', 'frog'] });
    t.me.play('hero-shield', 'seat1:ogre');
    t.me.endTurn();
    expect(t.zone('hero-shield')).toBe('me:hand');
  });
});

test('heavier-water and storm-glass mean whichever player it is about, and nobody else', () => {
  const t = raid([OGRE, OGRE, OGRE], { primary: 'the-ninth-wave', magics: ['storm-glass'] });
  t.me.endTurn();
  expect(OGRES.map((x) => t.hp(x))).toEqual([85, 90, 90]);
  t.players[1].endTurn();
  expect(OGRES.map((x) => t.hp(x))).toEqual([85, 85, 90]);
  const w = raid([{ ...OGRE, hand: ['frog'] }, OGRE, OGRE], {
    primary: 'the-low-water-sexton',
    magics: ['heavier-water'],
  });
  w.me.does('kill');
  w.me.summon('frog');
  expect([0, 1, 2].map((seat) => w.cemeteryHp(seat))).toEqual([100, 0, 0]);
});
