import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { type Lair, raid } from './support.ts';

/** The cards of The Toll Keeper, each as it is drawn and played. */

const BOSS = 'the-toll-keeper';

/** Two players, me first; the boss draws these, the first of them in the mini turn after my turn. */
const meet = (deck: readonly string[], me: Side = {}, partner: Side = {}, lair: Partial<Side> = {}) =>
  raid([me, partner], { primary: BOSS, deck: [...deck], ...lair } as Lair);

describe('The Toll Keeper', () => {
  test('has its HP by the number of players', () => {
    expect(raid([{}], BOSS).hp(BOSS)).toBe(80);
    expect(raid([{}, {}, {}, {}], BOSS).hp(BOSS)).toBe(260);
    expect(raid([{}, {}, {}, {}, {}, {}], BOSS).hp(BOSS)).toBe(370);
  });

  test('heals 10 when it kills, and nothing when it only hurts', () => {
    const t = raid([{}, { hand: ['frog'], primary: { card: 'knight', hp: 9 } }], { primary: { card: BOSS, hp: 50 } }, {
      active: 1,
    });
    // The die means the second player; the tie of SPD 5 is rolled off; it hits AL 8 and deals 3 + 4, then the knight 8.
    t.dice(3, 2, 6, 5, 3, 4, 1, 1, 1, 3, 4, 1, 1);
    t.players[1].endTurn();
    t.expectLog('Knight takes 7 from The Toll Keeper');
    expect(t.hp(BOSS)).toBe(45);
    t.me.endTurn();
    t.dice(3, 2, 6, 5, 3, 4, 1, 1, 1);
    t.players[1].endTurn();
    t.expectLog('The Toll Keeper heals 10');
    expect(t.zone('knight')).toBe('seat1:cemetery');
    expect(t.hp(BOSS)).toBe(55);
  });
});

test('Coin for the Ferry costs every primary 5', () => {
  const t = meet(['coin-for-the-ferry']);
  t.me.endTurn();
  t.expectLog('B9.3.2');
  expect(t.hp('me:werewolf')).toBe(65);
  expect(t.hp('seat1:werewolf')).toBe(65);
  expect(t.zone('coin-for-the-ferry')).toBe('seat2:cemetery');
});

describe('Exact Change', () => {
  test('takes 20 from one where that kills', () => {
    const t = meet(['exact-change'], { primary: { card: 'frost-giant', hp: 20 }, hand: ['frog'] }, {
      primary: { card: 'frost-giant', hp: 20 },
      hand: ['goblin'],
    });
    t.dice(1, 2);
    t.me.endTurn();
    t.expectLog('takes “One pays 20”');
    expect(t.zone('me:frost-giant')).toBe('me:cemetery');
    expect(t.hp('seat1:frost-giant')).toBe(20);
  });

  test('takes 5 from each where that kills both', () => {
    const t = meet(['exact-change'], { primary: { card: 'frost-giant', hp: 5 }, hand: ['frog'] }, {
      primary: { card: 'frost-giant', hp: 5 },
      hand: ['goblin'],
    });
    t.me.endTurn();
    t.expectLog('takes “Everybody pays 5”');
    expect(t.cemeteryHp('me')).toBe(110);
    expect(t.cemeteryHp(1)).toBe(110);
  });
});

test('Iron Lantern gives the boss and its minions AL and a better aim, until it is destroyed', () => {
  const t = meet(['iron-lantern'], {}, { hand: ['council-of-the-cosmos'] }, { side: ['gate-hound'] });
  t.me.endTurn();
  expect([t.stat(BOSS, 'al'), t.stat(BOSS, 'hit')]).toEqual([9, 1]);
  expect([t.stat('gate-hound', 'al'), t.stat('gate-hound', 'hit')]).toEqual([6, 1]);
  expect(t.stat('me:werewolf', 'al')).toBe(6);
  t.players[1].play('council-of-the-cosmos', 'iron-lantern');
  expect(t.stat(BOSS, 'al')).toBe(8);
});

test('Slow Toll costs every primary 5 at the start of each boss turn', () => {
  const t = meet(['slow-toll'], { primary: 'ogre' }, { primary: 'ogre' });
  t.me.endTurn();
  expect(t.hp('me:ogre')).toBe(90);
  t.dice(1, 6, 1, 1, 1, 1, 1, 1); // its attack goes to me; both slip for 1
  t.players[1].endTurn();
  expect(t.hp('seat1:ogre')).toBe(85);
});

describe('Boathook', () => {
  test('is an attack in a mini turn', () => {
    const t = meet(['boathook']);
    // The partner is meant; the Werewolf is faster and misses; then 2 + 3 + 4 reach AL 6, and 3 + 4.
    t.dice(4, 2, 1, 2, 2, 3, 1, 1, 1);
    t.me.endTurn();
    expect(t.hp('seat1:werewolf')).toBe(63);
    expect(t.hp('me:werewolf')).toBe(70);
  });

  test('B11.1.1 drawn in its own turn, it comes beside the attack of the turn', () => {
    const t = raid([{}, {}], { primary: BOSS, deck: ['boathook'] }, { active: 1 });
    t.dice(4, 2, 1, 2, 2, 3, 1, 1, 1); // Boathook, on the second player
    t.dice(1, 2, 1, 2, 2, 3, 1, 1, 1); // the attack, on me
    t.players[1].endTurn();
    expect(t.hp('seat1:werewolf')).toBe(63);
    expect(t.hp('me:werewolf')).toBe(63);
  });
});

test('Mooring Chain holds a primary back until it is destroyed, and lies on the boss’s side', () => {
  const t = meet(['mooring-chain'], {}, { hand: ['council-of-the-cosmos'] });
  t.dice(5, 4);
  t.me.endTurn();
  expect([t.stat('seat1:werewolf', 'spd'), t.stat('seat1:werewolf', 'hit')]).toEqual([4, -2]);
  expect(t.stat('me:werewolf', 'hit')).toBe(0);
  expect(t.zone('mooring-chain')).toBe('seat2:magic');
  t.players[1].play('council-of-the-cosmos', 'mooring-chain');
  expect(t.stat('seat1:werewolf', 'hit')).toBe(0);
});

test('Bilge Water runs for three cycles, from the next combat phase on', () => {
  const t = meet(['bilge-water'], { primary: 'ogre' }, { primary: 'ogre' }, { side: [] });
  t.dice(5, 4);
  t.me.endTurn();
  expect(t.hp('seat1:ogre')).toBe(90);
  t.players[1].battle(BOSS);
  t.expectLog('W11.2 Ogre takes 5');
});

describe('Landing Bell', () => {
  test('an unhurt boss has only another card to call', () => {
    const t = meet(['landing-bell', 'coin-for-the-ferry']);
    t.me.endTurn();
    expect(t.hp('me:werewolf')).toBe(65);
    expect(t.cards(t.players[2], 'cemetery')).toEqual(['coin-for-the-ferry', 'landing-bell']);
  });

  test('a boss that is nearly dead, with nothing to call, heals 20', () => {
    const t = meet(['landing-bell', 'iron-lantern'], {}, {}, { primary: { card: BOSS, hp: 1 } });
    t.me.endTurn();
    expect(t.hp(BOSS)).toBe(21);
  });
});

test('Last Boat: each player rolls, and 1 to 3 cost 10', () => {
  const t = meet(['last-boat']);
  t.dice(3, 4);
  t.me.endTurn();
  expect(t.hp('me:werewolf')).toBe(60);
  expect(t.hp('seat1:werewolf')).toBe(70);
});

test('Gate Hound and Ferry Hand come beside the boss, attack after it and can be killed', () => {
  const t = raid([{ primary: 'frost-giant' }, { primary: 'red-dragon' }], { primary: BOSS, deck: ['gate-hound'], side: ['ferry-hand'] });
  t.me.endTurn();
  expect(t.cards(t.players[2], 'side')).toEqual(['ferry-hand', 'gate-hound']);
  t.dice(3, 4, 6, 6);
  t.players[1].battle('gate-hound');
  expect(t.hp('gate-hound')).toBe(11);
});
