import { describe, expect, test } from 'vitest';
import { raid, table } from './support.ts';

/**
 * Whose attacks a card answers with three and more at the table. A Werewolf (AL 6, SPD 8, 70 HP, two dice, MOD 3) strikes a
 * wounded Werecroc (AL 9, SPD 2, three dice, MOD 1), which misses in return.
 */

const wolf = { primary: 'werewolf' };
const croc = { primary: { card: 'werecroc', hp: 50 } };
const team = { mode: 'team' } as const;
const HITS = [6, 5];
/** 11 damage. */
const DICE = [4, 4];
const MISSES = [1, 2];

/** Cards that answer any opponent's attack: when, and the HP of Werewolf and Werecroc afterwards. */
const ANY_ATTACK = [
  { no: '042', name: 'Dragon Rage', card: 'dragon-rage', at: [], wolf: 70, croc: 50 },
  { no: '073', name: 'Mimic Chest', card: 'mimic-chest', at: [], wolf: 35, croc: 50 },
  { no: '083', name: 'Sentinel of Life', card: 'sentinel-of-life', at: DICE, wolf: 70, croc: 61 },
  { no: '109', name: 'Forest Sentinel', card: 'forest-sentinel', at: DICE, wolf: 59, croc: 50 },
  { no: 'gen2 053', name: 'Melody of the Deep', card: 'melody-of-the-deep', at: [], wolf: 70, croc: 50 },
];

for (const { no, name, card, at, wolf: wolfHp, croc: crocHp } of ANY_ATTACK) {
  describe(`${no} ${name} answers any opponent’s attack`, () => {
    const mine = { hand: [card], primary: 'ogre' };

    test('team: on a partner’s creature', () => {
      const t = table([mine, wolf, croc, { primary: 'owl' }], { ...team, active: 1 });
      t.dice(...HITS, ...at);
      t.players[1].battle('werecroc');
      t.dice(...MISSES);
      t.me.play(card);
      expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([wolfHp, crocHp]);
    });

    test('team: an opponent’s strike back at a partner who attacks', () => {
      const t = table([mine, croc, wolf, { primary: 'owl' }], { ...team, active: 2 });
      t.dice(...MISSES, 6, 5, ...(at.length > 0 ? [1, 1, 1] : [])); // the wolf misses, the croc hits
      t.players[2].battle('werecroc');
      t.me.play(card);
      expect(t.hp('werewolf')).toBe(70);
    });

    test('team: a partner’s attack is no opponent’s', () => {
      const t = table([mine, croc, wolf, { primary: 'owl' }], { ...team, active: 2 });
      t.dice(...HITS, ...DICE, ...MISSES);
      t.players[2].battle('werecroc');
      t.expectNoLog('negated');
      expect(t.hp('werecroc')).toBe(39);
    });

    test('rumble: between two opponents', () => {
      const t = table([mine, wolf, croc], { active: 1 });
      t.dice(...HITS, ...at);
      t.players[1].battle('werecroc');
      t.dice(...MISSES);
      t.me.play(card);
      expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([wolfHp, crocHp]);
    });

    test('raid: the boss’s attack on another player, if it gets through (B10.9)', () => {
      const t = raid([mine, croc], 'werewolf', { active: 2 });
      t.dice(5, 2, ...HITS, ...at); // the second player is the one attacked
      expect(t.asked).toBe('me respond');
      t.dice(4, ...MISSES);
      t.me.play(card);
      // B10.4: half of its HP is nothing to a boss.
      expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([card === 'mimic-chest' ? 70 : wolfHp, crocHp]);
    });

    test('raid: a minion’s attack on another player needs no roll', () => {
      const t = raid([mine, croc], { primary: 'werewolf', side: ['gate-hound'] }, { active: 2 });
      t.dice(5, 2, ...MISSES, ...MISSES); // the boss and the second player miss each other
      t.dice(5, 2, ...HITS, ...at.slice(1)); // the hound hits the second player
      expect(t.asked).toBe('me respond');
      t.dice(...MISSES);
      t.me.play(card);
      t.expectLog('The attack of Gate Hound is negated');
    });
  });
}

/** Cards that answer a hit on a creature of one's own. */
const OWN_ATTACKED = [
  { no: '016', name: 'Minotaur Bodyguard', card: 'minotaur-bodyguard', roll: [1, 1] },
  { no: '066', name: 'Junk Scarecrow', card: 'junk-scarecrow', roll: [] },
];

for (const { no, name, card, roll } of OWN_ATTACKED) {
  describe(`${no} ${name} is for a creature of one’s own`, () => {
    const mine = { hand: [card], primary: 'ogre' };

    test('team: not for a partner’s', () => {
      const t = table([mine, wolf, croc, { primary: 'owl' }], { ...team, active: 1 });
      t.dice(...HITS, ...DICE, ...MISSES);
      t.players[1].battle('werecroc');
      expect(t.hp('werecroc')).toBe(39);
    });

    test('rumble: not between two opponents', () => {
      const t = table([mine, wolf, croc], { active: 1 });
      t.dice(...HITS, ...DICE, ...MISSES);
      t.players[1].battle('werecroc');
      expect(t.hp('werecroc')).toBe(39);
    });

    test('rumble: whichever opponent strikes it', () => {
      const t = table([{ ...croc, hand: [card] }, { primary: 'ogre' }, wolf], { active: 2 });
      t.dice(...HITS);
      t.players[2].battle('werecroc');
      t.dice(...roll, ...MISSES);
      t.me.play(card);
      expect(t.hp('werecroc')).toBe(50);
    });

    test('raid: the boss’s attack on it, if it gets through (B10.9), and on nobody else’s', () => {
      const t = raid([{ ...croc, hand: [card] }, { primary: 'ogre' }], 'werewolf', { active: 2 });
      t.dice(2, 5, ...HITS); // I am the one attacked
      expect(t.asked).toBe('me respond');
      t.dice(4, ...roll, ...MISSES);
      t.me.play(card);
      expect(t.hp('werecroc')).toBe(50);
      const other = raid([mine, croc], 'werewolf', { active: 2 });
      other.dice(5, 2, ...HITS, ...DICE, ...MISSES);
      expect(other.asked).toBe('me combat');
      expect(other.hp('werecroc')).toBe(39);
    });
  });
}

describe('030 Children of the Forest is for a hit of one’s own creature', () => {
  test('team: not for a partner’s', () => {
    const t = table([{ hand: ['children-of-the-forest'] }, croc, { primary: 'ogre' }, {}], { ...team, active: 2 });
    t.dice(6, 5, 1, 1, 1, ...MISSES);
    t.players[2].battle('werecroc');
    expect(t.hp('werecroc')).toBe(44);
  });

  test('rumble: against whichever opponent, also in return', () => {
    const t = table([{ hand: ['children-of-the-forest'] }, croc, { primary: 'giant-eagle' }], { active: 2 });
    t.dice(...MISSES, 4, 4); // the eagle is faster and misses; the wolf hits
    t.players[2].battle('werewolf');
    t.dice(1, 1, 1, 1, 1, 1, 1);
    t.me.play('children-of-the-forest');
    expect(t.hp('giant-eagle')).toBe(40);
  });
});
