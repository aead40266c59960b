import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { blow, dealtBy, raid, rest } from './support.ts';

/** The cards of The Low-Water Sexton, each as it is drawn and played. */

const BOSS = 'the-low-water-sexton';

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

test('The Low-Water Sexton aims better and strikes harder for each creature beside it', () => {
  const t = meet([], {}, {}, { side: ['eel-swarm', 'drowned-bailiff'] });
  expect([t.stat(BOSS, 'hit'), t.stat(BOSS, 'atk')]).toEqual([2, 4]);
  expect(t.stat('eel-swarm', 'hit')).toBe(0);
});

describe('What the Tide Gives Back', () => {
  test('raises a creature of a player’s cemetery, whose HP go on counting; destroyed, it gives it back to the hand', () => {
    const t = meet(
      ['what-the-tide-gives-back'],
      { cemetery: ['werewolf', 'red-dragon'], deck: ['frog', 'owl'] },
      { cemetery: ['goblin'], hand: ['council-of-the-cosmos'] },
    );
    t.dice(1, 2, 2); // me, and the second of my dead
    t.me.endTurn();
    expect(t.cards(t.players[2], 'side')).toEqual(['red-dragon']);
    expect(t.cemeteryHp('me')).toBe(170);
    expect(t.stat(BOSS, 'atk')).toBe(2);
    t.players[1].play('council-of-the-cosmos', 'what-the-tide-gives-back');
    expect(t.zone('red-dragon')).toBe('me:hand');
    expect(t.cemeteryHp('me')).toBe(170);
    expect(t.stat(BOSS, 'atk')).toBe(0);
  });

  test('what it raised strikes in the boss’s turn, and cannot be battled', () => {
    const t = meet(['what-the-tide-gives-back', 'wet-soil'], { cemetery: ['werewolf'] });
    t.me.endTurn();
    expect(t.choices).not.toContain('battle scarecrow werewolf');
    // The boss on me; then the Werewolf on my partner: 7 + 3 + 2 reach AL 4, and 1 + 1 + 3 + 2.
    t.dice(1, 2, ...blow(BOSS), ...MISS, 2, 1, 3, 4, 1, 1, ...MISS);
    t.players[1].endTurn();
    expect(t.hp('me:scarecrow')).toBe(60 - dealtBy(BOSS) - 2 - 2);
    expect(t.hp('seat1:scarecrow')).toBe(60 - 7);
  });

  test('B10.5 with nobody buried, or no room beside it, it is wasted', () => {
    const t = meet(['what-the-tide-gives-back']);
    t.me.endTurn();
    expect(t.zone('what-the-tide-gives-back')).toBe('seat2:cemetery');
    const full = meet(['what-the-tide-gives-back'], { cemetery: ['goblin'] }, {}, { side: Array(4).fill('eel-swarm') });
    full.me.endTurn();
    expect(full.zone('goblin')).toBe('me:cemetery');
    expect(full.zone('what-the-tide-gives-back')).toBe('seat2:cemetery');
  });
});

test('Shallow Grave raises up to AL 5, and heals the boss by 10', () => {
  const t = meet(
    ['shallow-grave'],
    { cemetery: ['red-dragon', 'goblin'] },
    { cemetery: ['knight'] },
    {
      primary: { card: BOSS, hp: 50 },
    },
  );
  t.me.endTurn();
  expect(t.cards(t.players[2], 'side')).toEqual(['goblin']);
  expect(t.hp(BOSS)).toBe(60);
});

test('Names on the Stones costs 4 for each creature buried, at most 20', () => {
  const t = meet(
    ['names-on-the-stones'],
    { cemetery: ['frog', 'frog', 'lucky-charm'] },
    { cemetery: Array(6).fill('frog') },
  );
  t.me.endTurn();
  expect(t.hp('me:scarecrow')).toBe(52);
  expect(t.hp('seat1:scarecrow')).toBe(40);
});

test('Wet Soil strengthens the boss and all beside it', () => {
  const t = meet(['wet-soil'], {}, {}, { side: ['eel-swarm'] });
  t.me.endTurn();
  expect([t.stat('eel-swarm', 'hit'), t.stat('eel-swarm', 'atk')]).toEqual([2, 2]);
  expect([t.stat(BOSS, 'hit'), t.stat(BOSS, 'atk')]).toEqual([3, 4]);
  expect(t.stat('me:scarecrow', 'hit')).toBe(0);
});

test('Heavier Water adds 10 whenever a creature reaches a player’s cemetery, by sacrifice too', () => {
  const t = meet([], { hand: ['knight'] }, {}, { magics: ['heavier-water'] });
  t.me.summon('knight');
  expect(t.zone('me:scarecrow')).toBe('me:cemetery');
  expect(t.cemeteryHp('me')).toBe(70);
  expect(t.cemeteryHp(1)).toBe(0);
});

test('Heavier Water counts no minions', () => {
  const t = meet(
    [],
    { primary: 'red-dragon' },
    {},
    { magics: ['heavier-water'], side: [{ card: 'eel-swarm', hp: 1 }] },
  );
  t.dice(3, 4, 1, 1);
  t.me.battle('eel-swarm');
  expect(t.zone('eel-swarm')).toBe('seat2:cemetery');
  expect([t.cemeteryHp('me'), t.cemeteryHp(1)]).toEqual([0, 0]);
});

describe("The Sexton's Due", () => {
  test('buries one where that kills', () => {
    const frail: Side = { primary: { card: 'frost-giant', hp: 25 }, hand: ['frog'] };
    const t = meet(['the-sextons-due'], frail, frail);
    t.dice(1, 2);
    rest(t);
    expect(t.cemeteryHp('me')).toBe(110);
  });

  test('heals 4 for each of the dead, at most 40', () => {
    const heals = (dead: number, card = 'rodent') => {
      const t = raid(
        [{ cemetery: Array(dead).fill(card) }, {}],
        { primary: { card: BOSS, hp: 1 }, deck: ['the-sextons-due'] },
        { options: { boss: 'person' } },
      );
      rest(t);
      t.players[2].pick('mode 1');
      return t.hp(BOSS) - 1;
    };
    expect(heals(6)).toBe(24);
    expect(heals(11)).toBe(40);
    // Those that can never leave the cemetery lie there too.
    expect(heals(2, 'angel')).toBe(8);
  });
});

test('A Kindness: each player may take one of the dead back under the deck, and the boss heals 15 for it', () => {
  const t = meet(
    ['a-kindness'],
    { cemetery: ['werewolf', 'goblin'], deck: ['frog'] },
    { cemetery: ['goblin'], deck: ['frog'] },
    {
      primary: { card: BOSS, hp: 50 },
    },
  );
  rest(t);
  t.expectChoices(t.me, ['none', 'card werewolf', 'card goblin']);
  t.me.pick('werewolf');
  t.players[1].pick('none');
  expect(t.cemeteryHp('me')).toBe(30);
  expect(t.cards(t.me, 'deck')[0]).toBe('werewolf');
  expect(t.cemeteryHp(1)).toBe(30);
  expect(t.hp(BOSS)).toBe(65);
});

test('Grave Cold spoils the aim of one primary and costs it 10 each boss turn', () => {
  const t = meet(['grave-cold', 'wet-soil']);
  t.dice(4, 2);
  t.me.endTurn();
  expect(t.stat('seat1:scarecrow', 'hit')).toBe(-2);
  t.dice(1, 2, ...blow(BOSS), ...MISS);
  t.players[1].endTurn();
  expect(t.hp('seat1:scarecrow')).toBe(50);
});

test('The Long Spade goes for whoever has most buried', () => {
  const t = meet(['the-long-spade'], { cemeteryHp: 40 }, { cemetery: ['goblin', 'goblin'] });
  t.dice(...blow(BOSS), ...MISS);
  t.me.endTurn();
  expect(t.hp('seat1:scarecrow')).toBe(60 - dealtBy(BOSS));
  expect(t.hp('me:scarecrow')).toBe(60);
});

test('Dredge buries a creature out of a player’s deck, found by dice, and the deck is shuffled', () => {
  const t = meet(['dredge'], { deck: ['lucky-charm', 'owl', 'magic-belt', 'ogre', 'frog'] }, { deck: ['goblin'] });
  t.dice(1, 2, 2); // me, and the second creature of what is left of my deck, counted from its bottom
  rest(t);
  expect(t.zone('ogre')).toBe('me:cemetery');
  expect(t.cemeteryHp('me')).toBe(90);
  t.expectLog("W17.7 me's deck is shuffled");
  expect(t.cards(t.me, 'deck')).toHaveLength(3);
});

test('Drowned Bailiff and Eel Swarm come beside the boss', () => {
  const t = meet(['drowned-bailiff'], {}, {}, { side: ['eel-swarm'] });
  t.me.endTurn();
  expect(t.cards(t.players[2], 'side')).toEqual(['eel-swarm', 'drowned-bailiff']);
});
