import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { blow, dealtBy, printed, raid, rest } from './support.ts';

/** The cards of The Toll Keeper, each as it is drawn and played. */

const BOSS = 'the-toll-keeper';

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

describe('The Toll Keeper', () => {
  test('has its HP by the number of players', () => {
    for (let n = 1; n <= 6; n++) expect(raid(Array(n).fill({}), BOSS).hp(BOSS)).toBe(printed(BOSS).hps![n - 1]);
  });

  test('heals 10 when it kills, and nothing when it only hurts', () => {
    const t = meet(
      [],
      {},
      { primary: { card: 'scarecrow', hp: 2 * dealtBy(BOSS) }, hand: ['frog'] },
      {
        primary: { card: BOSS, hp: 50 },
      },
    );
    t.me.endTurn();
    t.dice(3, 2, ...blow(BOSS), ...MISS); // the lower die is the second player's
    t.players[1].endTurn();
    expect(t.hp('seat1:scarecrow')).toBe(dealtBy(BOSS));
    expect(t.hp(BOSS)).toBe(50);
    t.me.endTurn();
    t.dice(3, 2, ...blow(BOSS));
    rest(t, 1);
    t.expectLog('The Toll Keeper heals 10');
    expect(t.cemeteryHp(1)).toBe(60);
    expect(t.hp(BOSS)).toBe(60);
  });
});

test('Coin for the Ferry costs every primary 5', () => {
  const t = meet(['coin-for-the-ferry']);
  t.me.endTurn();
  t.expectLog('B9.3.2');
  expect(t.hp('me:scarecrow')).toBe(55);
  expect(t.hp('seat1:scarecrow')).toBe(55);
  expect(t.zone('coin-for-the-ferry')).toBe('seat2:cemetery');
});

test('Coin for the Ferry can be negated as it is played', () => {
  const t = meet(['coin-for-the-ferry'], { hand: ['blade-in-the-dark'] });
  rest(t);
  t.me.play('blade-in-the-dark');
  expect(t.hp('me:scarecrow')).toBe(60);
  expect(t.zone('coin-for-the-ferry')).toBe('seat2:cemetery');
});

describe('Exact Change', () => {
  const nearly = (hp: number): Side => ({ primary: { card: 'frost-giant', hp }, hand: ['frog'] });

  test('takes 20 from one', () => {
    const t = meet(['exact-change'], nearly(20), nearly(20));
    t.table('mode 1');
    t.dice(1, 2);
    rest(t);
    t.expectLog('takes “One pays 20”');
    expect(t.cemeteryHp('me')).toBe(110);
    expect(t.hp('seat1:frost-giant')).toBe(20);
  });

  test('takes 5 from each', () => {
    const t = meet(['exact-change'], nearly(5), nearly(5));
    t.table('mode 0');
    rest(t);
    t.expectLog('takes “Everybody pays 5”');
    expect(t.cemeteryHp('me')).toBe(110);
    expect(t.cemeteryHp(1)).toBe(110);
  });
});

test('Iron Lantern gives the boss and its minions AL and a better aim, until it is destroyed', () => {
  const t = meet(['iron-lantern'], {}, { hand: ['council-of-the-cosmos'] }, { side: ['gate-hound'] });
  t.me.endTurn();
  expect([t.stat(BOSS, 'al'), t.stat(BOSS, 'hit')]).toEqual([printed(BOSS).al + 1, 1]);
  expect([t.stat('gate-hound', 'al'), t.stat('gate-hound', 'hit')]).toEqual([6, 1]);
  expect(t.stat('me:scarecrow', 'al')).toBe(4);
  t.players[1].play('council-of-the-cosmos', 'iron-lantern');
  expect(t.stat(BOSS, 'al')).toBe(printed(BOSS).al);
});

test('Slow Toll costs every primary 5 at the start of each boss turn', () => {
  const t = meet(['slow-toll']);
  t.me.endTurn();
  expect(t.hp('me:scarecrow')).toBe(60);
  t.dice(1, 6, ...blow(BOSS), ...MISS);
  t.players[1].endTurn();
  expect(t.hp('me:scarecrow')).toBe(55 - dealtBy(BOSS));
  expect(t.hp('seat1:scarecrow')).toBe(55);
});

describe('Boathook', () => {
  test('is an attack in a mini turn', () => {
    const t = meet(['boathook']);
    t.dice(4, 2, ...blow(BOSS), ...MISS);
    t.me.endTurn();
    expect(t.hp('seat1:scarecrow')).toBe(60 - dealtBy(BOSS));
    expect(t.hp('me:scarecrow')).toBe(60);
  });

  test('B11.1.1 drawn in its own turn, it comes beside the attack of the turn', () => {
    const t = raid([{ primary: 'scarecrow' }], { primary: BOSS, deck: ['boathook'] });
    t.dice(...blow(BOSS), ...MISS, ...blow(BOSS), ...MISS);
    t.me.endTurn();
    expect(t.hp('scarecrow')).toBe(60 - 2 * dealtBy(BOSS));
  });
});

test('Mooring Chain holds a primary back until it is destroyed, and lies on the boss’s side', () => {
  const t = meet(['mooring-chain'], { primary: 'werewolf' }, { primary: 'werewolf', hand: ['council-of-the-cosmos'] });
  t.dice(5, 4);
  t.me.endTurn();
  expect([t.stat('seat1:werewolf', 'spd'), t.stat('seat1:werewolf', 'hit')]).toEqual([4, -2]);
  expect([t.stat('me:werewolf', 'spd'), t.stat('me:werewolf', 'hit')]).toEqual([8, 0]);
  expect(t.zone('mooring-chain')).toBe('seat2:magic');
  t.players[1].play('council-of-the-cosmos', 'mooring-chain');
  expect(t.stat('seat1:werewolf', 'hit')).toBe(0);
});

test('Bilge Water costs one primary 5 at the end of combat, three times', () => {
  const peace = { card: 'a-loving-god', cycles: 9 };
  const waiting: Side = { hand: ['lucky-charm'] }; // so that the table asks them in every turn
  const t = meet(['bilge-water', ...Array(12).fill('iron-lantern')], waiting, waiting, { magics: [peace] });
  t.dice(5, 4);
  t.me.endTurn();
  const left = [t.hp('seat1:scarecrow')];
  for (let i = 0; i < 4; i++) {
    t.players[1].endTurn();
    left.push(t.hp('seat1:scarecrow'));
    t.me.endTurn();
  }
  expect(left).toEqual([60, 55, 50, 45, 45]);
  expect(t.hp('me:scarecrow')).toBe(60);
});

describe('Landing Bell', () => {
  test('an unhurt boss has only another card to call', () => {
    const t = meet(['landing-bell', 'coin-for-the-ferry']);
    t.me.endTurn();
    expect(t.hp('me:scarecrow')).toBe(55);
    expect(t.cards(t.players[2], 'cemetery').toSorted()).toEqual(['coin-for-the-ferry', 'landing-bell']);
  });

  test('a boss that is nearly dead, with little to call, heals 20', () => {
    const t = meet(['landing-bell', 'iron-lantern'], {}, {}, { primary: { card: BOSS, hp: 1 } });
    t.me.endTurn();
    expect(t.hp(BOSS)).toBe(21);
  });
});

test('Last Boat: each player rolls, and 1 to 3 cost 10', () => {
  const t = meet(['last-boat']);
  t.dice(3, 4);
  t.me.endTurn();
  expect(t.hp('me:scarecrow')).toBe(50);
  expect(t.hp('seat1:scarecrow')).toBe(60);
});

test('Gate Hound and Ferry Hand come beside the boss, attack after it and can be killed', () => {
  const t = meet(['gate-hound'], {}, { primary: 'red-dragon' }, { side: [{ card: 'ferry-hand', hp: 19 }] });
  t.me.endTurn();
  expect(t.cards(t.players[2], 'side')).toEqual(['ferry-hand', 'gate-hound']);
  t.dice(3, 4, 6, 6); // 12 + 7 kill the Ferry Hand
  // The boss attacks me, then the hound does: 3 + 4 + 2 reach AL 4, and 1 + 2; it is struck for as much.
  t.dice(1, 2, ...blow(BOSS), ...MISS, 1, 2, 3, 4, 1, 1, 2, 1);
  t.players[1].battle('ferry-hand');
  expect(t.zone('ferry-hand')).toBe('seat2:cemetery');
  expect(t.hp('me:scarecrow')).toBe(60 - dealtBy(BOSS) - 3);
  expect(t.hp('gate-hound')).toBe(27);
});
