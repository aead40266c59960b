import type { SeatId } from '@wardroom/core';
import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { blow, dealtBy, raid, rest } from './support.ts';

/** The cards of The Lampeater, each as it is drawn and played. */

const BOSS = 'the-lampeater';

/** Two players with a Scarecrow each; the boss draws these cards, the first in the mini turn after my turn. */
const meet = (deck: readonly string[], me: Side = {}, partner: Side = {}, lair: Partial<Side> = {}) =>
  raid(
    [
      { primary: 'scarecrow', ...me },
      { primary: 'scarecrow', ...partner },
    ],
    {
      primary: BOSS,
      deck: [...deck],
      ...lair,
    },
  );

/** The slow Scarecrow strikes back and misses. */
const MISS = [1, 2];
const five = ['frog', 'frog', 'frog', 'frog', 'frog'];
const equips = ['magic-belt', 'hero-shield', 'lucky-charm', 'magic-ring', 'epic-ring'];

test('The Lampeater deals 1 more for every two magics of the players, at most 6', () => {
  const atk = (mine: string[], theirs: string[]) => meet([], { magics: mine }, { magics: theirs }).stat(BOSS, 'atk');
  expect(atk([], [])).toBe(0);
  expect(atk(['magic-belt'], [])).toBe(1);
  expect(atk(['magic-belt'], ['magic-belt', 'hero-shield'])).toBe(2);
  expect(atk(equips, equips)).toBe(5);
  const t = raid([{ magics: equips }, { magics: equips }, { magics: equips }], { primary: BOSS, magics: ['soot'] });
  expect(t.stat(BOSS, 'atk')).toBe(6);
});

describe('Snuff', () => {
  test('destroys a magic found by dice, and 10 damage go with it', () => {
    const t = meet(['snuff'], { magics: ['magic-belt', 'hero-shield'] }, { magics: ['lucky-charm'] });
    t.dice(2, 5, 6, 2); // me; the 6 picks nothing, the 2 the second magic
    t.me.endTurn();
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.zone('magic-belt')).toBe('me:magic');
    expect(t.hp('me:scarecrow')).toBe(50);
    expect(t.hp('seat1:scarecrow')).toBe(60);
  });

  test('B10.5 with no magic about it is wasted', () => {
    const t = meet(['snuff']);
    t.me.endTurn();
    t.expectLog('B10.5');
    expect(t.zone('snuff')).toBe('seat2:cemetery');
  });
});

test('Singed Sleeves costs 3 for each card in hand', () => {
  const t = meet(['singed-sleeves'], { hand: five }, { hand: ['frog'] });
  t.me.endTurn();
  expect(t.hp('me:scarecrow')).toBe(45);
  expect(t.hp('seat1:scarecrow')).toBe(57);
});

describe('Moth-Eaten', () => {
  test('asks for a card of whoever holds five, and of nobody else', () => {
    const t = meet(['moth-eaten'], { hand: ['goblin', ...five] }, { hand: five.slice(1) });
    rest(t);
    expect(t.asked).toBe('me discard');
    t.me.pick('goblin');
    expect(t.zone('goblin')).toBe('me:cemetery');
    expect(t.cards(t.players[1], 'hand')).toHaveLength(4);
    expect(t.cemeteryHp('me')).toBe(30);
  });

  test('W4.1.2 who drowns by it is out before the next is asked', () => {
    const t = meet(['moth-eaten'], { hand: ['goblin', ...five], cemeteryHp: 290 }, { hand: five });
    rest(t);
    t.me.pick('goblin');
    expect(t.state.seats[0 as SeatId].out).toBe(1);
    expect(t.asked).toBe('seat1 discard');
  });
});

test('Soot has a magic cost 3 of one’s own primary; the boss pays nothing', () => {
  const t = meet(['soot', 'nest-of-ash'], {}, { hand: ['magic-belt'] }, { primary: { card: BOSS, hp: 50 } });
  t.me.endTurn();
  t.players[1].play('magic-belt', 'seat1:scarecrow');
  expect(t.hp('seat1:scarecrow')).toBe(57);
  t.dice(1, 2, ...blow(BOSS), ...MISS);
  t.players[1].endTurn();
  expect(t.hp(BOSS)).toBe(55);
});

test('Drawn to the Light attacks whoever has most, in hand and on the table', () => {
  const t = meet(
    ['drawn-to-the-light'],
    { hand: ['frog', 'frog'] },
    { hand: ['frog'], magics: ['lucky-charm', 'magic-ring'] },
  );
  t.dice(...blow(BOSS), 1, 1, 1); // the Scarecrow slips
  t.me.endTurn();
  expect(t.hp('seat1:scarecrow')).toBe(60 - dealtBy(BOSS) - 1 - 1);
  expect(t.hp('me:scarecrow')).toBe(60);
});

describe('Wick and Tallow', () => {
  test('burns the table', () => {
    const frail: Side = {
      primary: { card: 'frost-giant', hp: 10 },
      magics: ['magic-belt', 'hero-shield'],
      hand: ['frog'],
    };
    const t = meet(['wick-and-tallow'], frail, frail);
    t.table('mode 0');
    rest(t);
    t.expectLog('takes “Burn what lies on the table”');
    expect(t.cemeteryHp('me')).toBe(110);
    expect(t.cemeteryHp(1)).toBe(110);
  });

  test('burns the hands', () => {
    const frail: Side = { primary: { card: 'frost-giant', hp: 10 }, magics: ['magic-belt'], hand: five };
    const t = meet(['wick-and-tallow'], frail, frail);
    t.table('mode 1');
    rest(t);
    t.expectLog('takes “Burn what is held”');
    expect(t.cemeteryHp('me')).toBe(110);
  });

  test('takes 20 of nobody but 20', () => {
    const t = meet(['wick-and-tallow'], { magics: equips }, { magics: equips });
    t.me.endTurn();
    expect(t.hp('me:scarecrow')).toBe(40);
    expect(t.hp('seat1:scarecrow')).toBe(40);
  });
});

test('Cold Wick costs 5 at the end of a turn with five cards in hand', () => {
  const t = meet(['cold-wick', 'soot'], { hand: five }, { hand: five.slice(1) }, { magics: ['cold-wick'] });
  t.me.endTurn();
  expect(t.hp('me:scarecrow')).toBe(55);
  t.dice(1, 2, ...blow(BOSS), ...MISS);
  t.players[1].endTurn();
  expect(t.hp('seat1:scarecrow')).toBe(60);
});

test('Nest of Ash heals 5 for each magic of the players, at most 40', () => {
  const heals = (mine: string[], theirs: string[]) => {
    const t = meet(['nest-of-ash'], { magics: mine }, { magics: theirs }, { primary: { card: BOSS, hp: 50 } });
    t.me.endTurn();
    return t.hp(BOSS) - 50;
  };
  expect(heals(['magic-belt'], ['magic-belt'])).toBe(10);
  expect(heals(equips, equips)).toBe(40);
  expect(heals([], [])).toBe(0);
});

test('Dark Window: each player picks a magic of theirs to lose; one without any takes 15', () => {
  const t = meet(['dark-window'], { magics: ['magic-belt', 'hero-shield'] }, {});
  rest(t);
  t.me.pick('magic-belt');
  expect(t.zone('magic-belt')).toBe('me:cemetery');
  expect(t.zone('hero-shield')).toBe('me:magic');
  expect(t.hp('me:scarecrow')).toBe(60);
  expect(t.hp('seat1:scarecrow')).toBe(45);
});

test('Stolen Spark takes a magic out of a hand, found by dice, and never a creature', () => {
  const t = meet(
    ['stolen-spark'],
    { hand: ['frog', 'magic-belt', 'hero-shield'] },
    { hand: ['frog', 'lucky-charm'] },
    {
      primary: { card: BOSS, hp: 50 },
    },
  );
  t.dice(1, 4, 2); // me, and my second magic
  t.me.endTurn();
  expect(t.zone('hero-shield')).toBe('me:cemetery');
  expect(t.cards(t.me, 'hand')).toEqual(['frog', 'magic-belt']);
  expect(t.hp(BOSS)).toBe(60);
});

test('Lamp Moth and Tallow Grub come beside the boss', () => {
  const t = meet(['lamp-moth'], {}, {}, { side: ['tallow-grub'] });
  t.me.endTurn();
  expect(t.cards(t.players[2], 'side')).toEqual(['tallow-grub', 'lamp-moth']);
});
