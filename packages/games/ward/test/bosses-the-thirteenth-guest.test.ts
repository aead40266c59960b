import type { Side } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { blow, dealtBy, printed, raid, rest } from './support.ts';

/** The cards of The Thirteenth Guest, each as it is drawn and played. */

const BOSS = 'the-thirteenth-guest';

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

/** 11 more attack damage. */
const BLADES = ['sword-of-the-grove', 'battle-axe', 'battle-axe', 'battle-axe'];

describe('The Thirteenth Guest', () => {
  test('attacks twice, each time whom the dice mean', () => {
    const t = meet([]);
    t.me.endTurn();
    t.dice(1, 2, ...blow(BOSS), ...MISS, 2, 1, ...blow(BOSS), ...MISS);
    t.players[1].endTurn();
    expect(t.hp('me:scarecrow')).toBe(60 - dealtBy(BOSS));
    expect(t.hp('seat1:scarecrow')).toBe(60 - dealtBy(BOSS));
  });

  test('the first time it would be killed the mask falls; the second time it is killed', () => {
    const t = meet(
      [],
      { primary: 'red-dragon' },
      { primary: 'red-dragon', magics: BLADES },
      {
        primary: { card: BOSS, hp: 9 },
      },
    );
    t.dice(4, 5, 1, 1, 1, 1, 1); // 2 + 7 would kill it; it strikes back and slips
    t.me.battle(BOSS);
    expect(t.winner).toBe(null);
    expect(t.hp(BOSS)).toBe(59);
    expect(t.stat(BOSS, 'dice')).toBe(printed(BOSS).dice + 1);
    t.dice(6, 6, 6, 6); // (12 + 7 + 11) × 2
    t.players[1].battle(BOSS);
    expect(t.winner).toBe(0);
  });

  test('B4.1 unmasked, it dies like any other', () => {
    const t = meet([], { primary: 'red-dragon' }, {}, { primary: { card: BOSS, hp: 9, count: 1 } });
    t.dice(4, 5, 1, 1);
    t.me.battle(BOSS);
    expect(t.winner).toBe(0);
    expect(t.endedBy).toBe('B4.1');
  });

  test('heals 30 when a player is out', () => {
    const t = meet([], {}, { cemeteryHp: 250 }, { primary: { card: BOSS, hp: 50 } });
    t.players[1].concede();
    expect(t.hp(BOSS)).toBe(80);
  });
});

describe('Change of Places', () => {
  test('two players exchange their primaries, and what they wore is destroyed', () => {
    const t = raid(
      [{ primary: 'knight', magics: ['hero-shield'] }, { primary: { card: 'ogre', hp: 40 } }, { primary: 'goblin' }],
      {
        primary: BOSS,
        deck: ['change-of-places'],
      },
    );
    t.dice(1, 2, 3, 2, 4); // me first, then the second player among the other two
    t.me.endTurn();
    expect(t.zone('ogre')).toBe('me:primary');
    expect(t.zone('knight')).toBe('seat1:primary');
    expect(t.hp('ogre')).toBe(40);
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.zone('goblin')).toBe('seat2:primary');
  });

  test('B10.5 makes no sense against one player', () => {
    const t = raid([{ primary: 'scarecrow' }], { primary: BOSS, deck: ['change-of-places'] });
    t.dice(...blow(BOSS), ...MISS, ...blow(BOSS), ...MISS);
    t.me.endTurn();
    t.expectLog('B10.5');
  });
});

describe('Empty Chair', () => {
  test('whoever is meant may skip their next turn', () => {
    const t = meet(['empty-chair', 'house-rules']);
    t.dice(4, 2);
    rest(t);
    expect(t.asked).toBe('seat1 mode');
    t.dice(1, 2, ...blow(BOSS), ...MISS, 1, 2, ...blow(BOSS), ...MISS); // the boss's turn comes next
    t.players[1].pick('mode 0');
    t.expectLog("seat1's turn is skipped");
    expect(t.hp('seat1:scarecrow')).toBe(60);
  });

  test('or have their primary take 25', () => {
    const t = meet(['empty-chair']);
    t.dice(4, 2);
    rest(t);
    t.players[1].pick('mode 1');
    expect(t.hp('seat1:scarecrow')).toBe(35);
    expect(t.asked).toBe('seat1 combat');
  });
});

describe('The Bill', () => {
  test('each player gives up a creature in hand or has the primary pay; without one there is no choice', () => {
    const t = meet(['the-bill'], { hand: ['goblin', 'frog'] }, {});
    rest(t);
    t.me.pick('mode 0', 'goblin');
    expect(t.cemeteryHp('me')).toBe(30);
    expect(t.hp('me:scarecrow')).toBe(60);
    expect(t.hp('seat1:scarecrow')).toBe(40);
  });

  test('the primary pays 20', () => {
    const t = meet(['the-bill'], { hand: ['goblin', 'frog'] }, {});
    rest(t);
    t.me.pick('mode 1');
    expect(t.hp('me:scarecrow')).toBe(40);
    expect(t.cemeteryHp('me')).toBe(0);
  });
});

test('W4.1.2 who is out by The Bill may give back what drowns another, and the third player is asked next', () => {
  const t = raid(
    [
      { primary: { card: 'red-dragon', owner: 1 }, hand: ['goblin', 'frog'], cemeteryHp: 290 },
      { primary: 'scarecrow', hand: ['goblin', 'frog'], cemeteryHp: 250 },
      { primary: 'scarecrow', hand: ['goblin', 'frog'] },
    ],
    { primary: BOSS, deck: ['the-bill'] },
  );
  rest(t);
  t.me.pick('mode 0', 'goblin');
  expect(t.state.seats.map((x) => x.out)).toEqual([1, 1, 0, 0]);
  expect(t.asked).toBe('seat2 mode');
});

test('Borrowed Face takes a primary over until it is destroyed; then it goes back to its owner’s hand', () => {
  const t = meet(
    ['borrowed-face'],
    { primary: 'ogre', hand: ['goblin'], deck: ['frog', 'owl'] },
    { hand: ['council-of-the-cosmos'] },
  );
  t.dice(1, 2);
  rest(t);
  t.me.summon('goblin');
  expect(t.cards(t.players[2], 'side')).toEqual(['ogre']);
  expect(t.zone('goblin')).toBe('me:primary');
  expect(t.cemeteryHp('me')).toBe(0);
  t.players[1].play('council-of-the-cosmos', 'borrowed-face');
  expect(t.zone('ogre')).toBe('me:hand');
});

describe('Knives at Dinner', () => {
  test('the highest MOD of the party is turned on the others', () => {
    const t = raid([{ primary: 'werewolf' }, { primary: 'red-dragon' }, { primary: 'ogre' }], {
      primary: BOSS,
      deck: ['knives-at-dinner'],
    });
    t.me.endTurn();
    expect(t.hp('werewolf')).toBe(70 - 15);
    expect(t.hp('ogre')).toBe(90 - 15);
    expect(t.hp('red-dragon')).toBe(100);
  });

  test('a player alone takes it themselves', () => {
    const t = raid([{ primary: 'scarecrow' }], { primary: BOSS, deck: ['knives-at-dinner'] });
    t.dice(...blow(BOSS), ...MISS, ...blow(BOSS), ...MISS);
    t.me.endTurn();
    expect(t.hp('scarecrow')).toBe(60 - 10 - 2 * dealtBy(BOSS));
  });
});

test('Out of Turn: in a mini turn the boss may attack whoever has just had their turn', () => {
  const attacked = (die: number, ...dice: number[]) => {
    const t = meet(['house-rules'], {}, {}, { magics: ['out-of-turn'] });
    t.dice(die, ...dice);
    t.me.endTurn();
    return 60 - t.hp('me:scarecrow');
  };
  expect(attacked(2, ...blow(BOSS), ...MISS)).toBe(dealtBy(BOSS));
  expect(attacked(3)).toBe(0);
});

test('A Word in Your Ear silences a primary until its player rolls 5 or 6', () => {
  const t = meet(['a-word-in-your-ear'], {}, { primary: 'wizard' });
  t.dice(4, 2);
  t.me.endTurn();
  expect([t.stat('wizard', 'negated'), t.stat('wizard', 'hit')]).toEqual([1, -2]);
  expect(t.choices).not.toContain('use wizard');
  t.dice(5);
  t.players[1].use('a-word-in-your-ear');
  expect(t.zone('a-word-in-your-ear')).toBe('seat2:cemetery');
  expect(t.choices).toContain('use wizard');
});

describe('Parlour Game', () => {
  const game = (pick: string) => {
    const t = raid(
      [{ primary: { card: 'scarecrow', hp: 40 } }, { primary: 'scarecrow', cemeteryHp: 10 }],
      { primary: BOSS, deck: ['parlour-game'] },
      { options: { boss: 'person' } },
    );
    rest(t);
    t.dice(...blow(BOSS), ...MISS);
    t.players[2].pick(pick);
    return [40 - t.hp('me:scarecrow'), 60 - t.hp('seat1:scarecrow')];
  };

  test('attacks whoever has most buried, or whoever has fewest HP in front', () => {
    expect(game('mode 0')).toEqual([0, dealtBy(BOSS)]);
    expect(game('mode 1')).toEqual([dealtBy(BOSS), 0]);
  });
});

test('House Rules: no Lightnings while it lies there', () => {
  const t = meet(
    ['house-rules', 'clear-the-table'],
    {},
    { hand: ['council-of-the-cosmos', 'blade-in-the-dark'], magics: ['magic-belt'] },
  );
  rest(t);
  t.players[1].pass(); // it could still be answered as it is played
  t.dice(1, 2, ...blow(BOSS), ...MISS, 1, 2, ...blow(BOSS), ...MISS);
  rest(t, 1); // Clear the Table goes unanswered
  expect(t.zone('magic-belt')).toBe('seat1:hand');
});

test('Clear the Table sends every magic of the players back to hand, and none of the boss’s', () => {
  const side = (magic: string): Side => ({ magics: [magic], deck: ['frog', 'owl'] });
  const t = meet(['clear-the-table'], side('magic-belt'), side('hero-shield'), { magics: ['house-rules'] });
  rest(t);
  expect(t.zone('magic-belt')).toBe('me:hand');
  expect(t.zone('hero-shield')).toBe('seat1:hand');
  expect(t.zone('house-rules')).toBe('seat2:magic');
});

test('Footman and Lapdog come beside the boss', () => {
  const t = meet(['footman'], {}, {}, { side: ['lapdog'] });
  t.me.endTurn();
  expect(t.cards(t.players[2], 'side')).toEqual(['lapdog', 'footman']);
});
