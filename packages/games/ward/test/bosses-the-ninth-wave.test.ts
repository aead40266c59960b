import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { blow, dealtBy, printed, raid, rest } from './support.ts';

/** The cards of The Ninth Wave, each as it is drawn and played. */

const BOSS = 'the-ninth-wave';

/** Two players with a Scarecrow each against a boss with so many swells; it draws these cards. */
const meet = (deck: readonly string[], swells = 0, me: Side = {}, partner: Side = {}, lair: Partial<Side> = {}) =>
  raid(
    [
      { primary: 'scarecrow', ...me },
      { primary: 'scarecrow', ...partner },
    ],
    {
      primary: { card: BOSS, count: swells },
      deck: [...deck],
      ...lair,
    },
  );

const swellsOf = (t: ReturnType<typeof meet>): number => t.state.cards[t.id(BOSS)].count;
/** The slow Scarecrow strikes back and misses. */
const MISS = [1, 2];

describe('The Ninth Wave', () => {
  test('gains a swell at the start of its turns, and MOD with each', () => {
    const t = meet([], 2);
    expect(t.stat(BOSS, 'mod')).toBe(printed(BOSS).mod + 2);
    t.me.endTurn();
    t.dice(1, 2, ...blow(BOSS), ...MISS);
    t.players[1].endTurn();
    expect(swellsOf(t)).toBe(3);
    expect(t.hp('me:scarecrow')).toBe(60 - dealtBy(BOSS) - 3);
  });

  test('has one more die from the fourth swell on, and attacks twice from the sixth on', () => {
    const at = (swells: number) => [meet([], swells).stat(BOSS, 'dice'), meet([], swells).stat(BOSS, 'moreBattles')];
    const { dice } = printed(BOSS);
    expect([3, 4, 5, 6].map(at)).toEqual([
      [dice, 0],
      [dice + 1, 0],
      [dice + 1, 0],
      [dice + 1, 1],
    ]);
    const t = meet([], 5, {}, { primary: 'ogre' });
    t.me.endTurn();
    t.dice(2, 1, ...blow(BOSS, 1), 1, 2, 2, 1, ...blow(BOSS, 1), 1, 2);
    t.players[1].endTurn();
    expect(t.hp('ogre')).toBe(90 - 2 * (dealtBy(BOSS, 1) + 6));
  });

  test('breaks at the ninth: 40 to every primary, and it is back at three', () => {
    const t = meet([], 8, { primary: 'giga' }, { primary: 'giga' });
    t.me.endTurn();
    t.dice(1, 2, 1, 1, 1, 1, 1, 1); // its attack: both slip for 1
    t.players[1].endTurn();
    expect(swellsOf(t)).toBe(3);
    expect(t.hp('seat1:giga')).toBe(printed('giga').hp - 40);
  });

  test('a blow of 20 throws it back by one, one of 19 does not, and never below nought', () => {
    const after = (swells: number, magics: string[]) => {
      const t = meet([], swells, { primary: 'red-dragon', magics });
      t.dice(4, 5, 6, 6, 1, 1, 1); // the boss slips
      t.me.battle(BOSS);
      return swellsOf(t);
    };
    expect(after(4, [])).toBe(4); // 12 + 7
    expect(after(4, ['battle-axe'])).toBe(3); // 12 + 7 + 2
    expect(after(0, ['battle-axe'])).toBe(0);
  });
});

test('Swell: one more, and 10 HP', () => {
  const t = meet(['swell'], 2, {}, {}, { primary: { card: BOSS, count: 2, hp: 50 } });
  t.me.endTurn();
  expect(swellsOf(t)).toBe(3);
  expect(t.hp(BOSS)).toBe(60);
});

describe('Undertow', () => {
  test('drags one under: 5 and 3 for each swell', () => {
    const frail: Side = { primary: { card: 'frost-giant', hp: 17 }, hand: ['frog'] };
    const t = meet(['undertow'], 4, frail, frail);
    t.table('mode 1');
    t.dice(1, 2);
    rest(t);
    t.expectLog('W10.4.1 Frost Giant takes 17 from Undertow');
    expect(t.cemeteryHp('me')).toBe(110);
    expect(swellsOf(t)).toBe(4);
  });

  test('a person who plays the boss may have it rise by two', () => {
    const t = raid([{}, {}], { primary: BOSS, deck: ['undertow'] }, { options: { boss: 'person' } });
    rest(t);
    t.players[2].pick('mode 0');
    expect(swellsOf(t)).toBe(2);
  });
});

test('Spray costs every primary 1 for each swell, and is wasted without any', () => {
  const t = meet(['spray'], 4);
  t.me.endTurn();
  expect(t.hp('me:scarecrow')).toBe(56);
  expect(t.hp('seat1:scarecrow')).toBe(56);
  const flat = meet(['spray']);
  flat.me.endTurn();
  flat.expectLog('B10.5');
});

test('Moon Pull adds a further swell each boss turn, until it is destroyed', () => {
  const t = meet([], 0, {}, { hand: ['council-of-the-cosmos'] }, { magics: ['moon-pull'] });
  t.me.endTurn();
  t.dice(1, 2, ...blow(BOSS), ...MISS);
  rest(t, 1);
  expect(swellsOf(t)).toBe(2);
  t.me.endTurn();
  t.players[1].play('council-of-the-cosmos', 'moon-pull');
  t.dice(1, 2, ...blow(BOSS), ...MISS);
  rest(t, 1);
  expect(swellsOf(t)).toBe(3);
});

test('Storm Glass costs a player’s primary 5 at the end of their turn', () => {
  const t = meet([], 0, {}, {}, { magics: ['storm-glass'] });
  t.me.endTurn();
  expect(t.hp('me:scarecrow')).toBe(55);
  expect(t.hp('seat1:scarecrow')).toBe(60);
});

test('Fog Bank spoils the aim of the players’ creatures alone', () => {
  const t = meet(['fog-bank'], 0, {}, {}, { side: ['breaker'] });
  t.me.endTurn();
  expect(['me:scarecrow', 'seat1:scarecrow', BOSS, 'breaker'].map((x) => t.stat(x, 'hit'))).toEqual([-2, -2, 0, 0]);
});

test('Salt in the Joints takes 3 AL and 3 SPD from one primary', () => {
  const t = meet(['salt-in-the-joints'], 0, { primary: 'werewolf' }, { primary: 'werewolf' });
  t.dice(3, 4);
  t.me.endTurn();
  expect([t.stat('me:werewolf', 'al'), t.stat('me:werewolf', 'spd')]).toEqual([3, 5]);
  expect([t.stat('seat1:werewolf', 'al'), t.stat('seat1:werewolf', 'spd')]).toEqual([6, 8]);
});

test('Driftwood: a swell, and a card for every player', () => {
  const t = meet(['driftwood'], 0, { deck: ['frog', 'owl'] }, { deck: ['owl', 'frog'] });
  rest(t);
  expect(swellsOf(t)).toBe(1);
  expect(t.cards(t.me, 'hand')).toEqual(['frog', 'owl']);
  expect(t.cards(t.players[1], 'hand')).toEqual(['owl', 'frog']); // the second for the turn that has begun
});

test('Flood Mark raises the lowest cemetery HP by 15', () => {
  const t = meet(['flood-mark'], 0, { cemeteryHp: 30 }, { cemeteryHp: 20 });
  t.me.endTurn();
  expect([t.cemeteryHp('me'), t.cemeteryHp(1)]).toEqual([30, 35]);
});

test('Seventh and Eighth are two more cards, each played at once', () => {
  const t = meet(['seventh-and-eighth', 'swell', 'breaker', 'swell']);
  t.me.endTurn();
  expect(swellsOf(t)).toBe(1);
  expect(t.cards(t.players[2], 'side')).toEqual(['breaker']);
  expect(t.cards(t.players[2], 'deck')).toEqual(['swell']);
});

test('Green Water and Breaker come beside the boss', () => {
  const t = meet(['green-water'], 0, {}, {}, { side: ['breaker'] });
  t.me.endTurn();
  expect(t.cards(t.players[2], 'side')).toEqual(['breaker', 'green-water']);
});
