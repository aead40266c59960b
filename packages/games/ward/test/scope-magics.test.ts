import { describe, expect, test } from 'vitest';
import { raid, table } from './support.ts';

/** Whose magics a card answers with three and more at the table. */

const team = { mode: 'team' } as const;
const MISSES = [1, 2];

const ANY_MAGIC = [
  { no: '028', name: 'Blade in the Dark', card: 'blade-in-the-dark' },
  { no: '042', name: 'Dragon Rage', card: 'dragon-rage' },
  { no: '057', name: 'Goblin Tricks', card: 'goblin-tricks' },
  { no: '116', name: 'Magic Steal', card: 'magic-steal', takes: true },
  { no: '119', name: 'Mysterious Door', card: 'mysterious-door', pays: 10 },
  { no: 'gen2 038', name: 'Haunted Tree', card: 'haunted-tree' },
  { no: 'gen2 053', name: 'Melody of the Deep', card: 'melody-of-the-deep' },
];

for (const { no, name, card, takes, pays = 0 } of ANY_MAGIC) {
  describe(`${no} ${name} answers any opponent’s magic`, () => {
    const mine = { hand: [card], primary: 'ogre' };

    test('rumble: one that an opponent plays on their own creature', () => {
      const t = table([mine, { hand: ['hero-shield'] }, { primary: 'owl' }], { active: 1 });
      t.players[1].play('hero-shield', 'werewolf');
      t.me.play(card);
      if (takes) t.me.pick('ogre');
      expect(t.zone('hero-shield')).toBe(takes ? 'me:magic' : 'seat1:cemetery');
      expect(t.stat('werewolf', 'al')).toBe(6);
      expect(t.hp('ogre')).toBe(90 - pays);
    });

    test('rumble: one that an opponent plays against another', () => {
      const t = table([mine, { hand: ['ball-and-chain'] }, { primary: 'owl' }], { active: 1 });
      t.players[1].play('ball-and-chain', 'owl');
      t.me.play(card);
      if (takes) t.me.pick('werewolf');
      expect(t.stat('owl', 'spd')).toBe(7);
      expect(t.zone('ball-and-chain')).toBe(takes ? 'me:magic' : 'seat1:cemetery');
    });

    test('team: none of a partner', () => {
      const t = table([mine, {}, { primary: 'owl', hand: ['hero-shield'] }, {}], { ...team, active: 2 });
      t.players[2].play('hero-shield', 'owl');
      expect(t.zone('hero-shield')).toBe('seat2:magic');
    });

    test('raid: one of the boss, in its mini turn too', () => {
      const t = raid([mine, { primary: 'owl' }], { primary: 'the-toll-keeper', deck: ['iron-lantern'] });
      t.me.next();
      expect(t.asked).toBe('me respond');
      t.me.play(card);
      // B5.1.1: nobody takes a boss's card.
      expect(t.zone('iron-lantern')).toBe('seat2:cemetery');
    });
  });
}

describe('gen2 061 Abominable Deer Man answers any opponent’s Lightning', () => {
  const mine = { hand: ['abominable-deer-man'], primary: 'ogre' };

  test('rumble: one that an opponent plays against another', () => {
    const t = table([mine, { hand: ['hero-shield'] }, { primary: 'owl', hand: ['haunted-tree'] }], { active: 1 });
    t.players[1].play('hero-shield', 'werewolf');
    t.players[2].play('haunted-tree');
    t.me.play('abominable-deer-man');
    expect(t.zone('abominable-deer-man')).toBe('me:side');
  });

  test('team: none of a partner', () => {
    const t = table([mine, { hand: ['hero-shield'] }, { primary: 'owl', hand: ['haunted-tree'] }, {}], {
      ...team,
      active: 1,
    });
    t.players[1].play('hero-shield', 'seat1:werewolf');
    t.players[2].play('haunted-tree');
    expect(t.zone('hero-shield')).toBe('seat1:cemetery');
    expect(t.zone('abominable-deer-man')).toBe('me:hand');
  });
});

describe('gen2 064 Steam Rex counts any opponent’s Lightning', () => {
  const rex = { primary: 'steam-rex', hand: ['hero-shield'] };
  /** The wolf is faster and misses; the rex hits with 1 and MOD 10. */
  const BATTLE = [1, 2, 1, 2, 1];

  test('rumble: of one whom it does not battle', () => {
    const t = table([rex, {}, { primary: 'owl', hand: ['haunted-tree'] }]);
    t.me.play('hero-shield', 'owl');
    t.players[2].play('haunted-tree');
    t.dice(...BATTLE);
    t.me.battle('werewolf');
    expect(t.hp('werewolf')).toBe(70 - 22);
  });

  test('team: a partner’s does not count', () => {
    const t = table(
      [
        { primary: 'steam-rex' },
        { hand: ['hero-shield'] },
        { primary: 'owl', hand: ['haunted-tree'] },
        { primary: 'goblin' },
      ],
      { ...team, active: 1 },
    );
    t.players[1].play('hero-shield', 'werewolf');
    t.players[2].play('haunted-tree');
    t.dice(...BATTLE);
    t.players[1].battle('steam-rex');
    expect(t.hp('werewolf')).toBe(70 - 11);
  });
});

describe('064 Hourglass of Time undoes whoever’s turn it is', () => {
  const mine = { hand: ['hourglass-of-time'] };
  const passUntil = (t: ReturnType<typeof table>, is: () => boolean): void => {
    while (!is()) {
      if (t.asked.endsWith('respond')) t.me.pass();
      else t.me.next();
    }
  };

  test('team: a partner’s', () => {
    const t = table([mine, {}, { primary: 'owl', hand: ['hero-shield'], deck: ['frog'] }, {}], { ...team, active: 2 });
    passUntil(t, () => t.asked === 'seat2 main');
    t.players[2].play('hero-shield', 'owl');
    t.me.play('hourglass-of-time');
    t.expectLog("seat2's turn starts over");
    expect(t.zone('hero-shield')).toBe('seat2:hand');
  });

  test('rumble: that of an opponent who battles another', () => {
    const t = table([mine, {}, { primary: 'werecroc' }], { active: 1 });
    passUntil(t, () => t.asked === 'seat1 combat');
    t.dice(6, 5);
    t.players[1].battle('werecroc');
    passUntil(t, () => t.log.at(-1)?.includes('hits Werecroc') === true);
    t.me.play('hourglass-of-time');
    t.expectLog("seat1's turn starts over");
    expect(t.hp('werecroc')).toBe(90);
  });

  test('raid: the boss’s, if it gets through (B10.9)', () => {
    const t = raid([mine, { primary: 'ogre' }], 'werecroc', { active: 2 });
    t.dice(2, 5);
    passUntil(t, () => t.log.at(-1)?.includes('Werecroc battles Werewolf') === true);
    t.dice(4, 5, 2, ...MISSES, ...MISSES); // it gets through; the second player is attacked now
    t.me.play('hourglass-of-time');
    t.expectLog("seat2's turn starts over");
    t.expectLog('Werecroc battles Ogre');
  });

  test('raid: resisted, it has no effect on the boss’s turn', () => {
    const t = raid([mine, { primary: 'ogre' }], 'werecroc', { active: 2 });
    t.dice(2, 5);
    passUntil(t, () => t.log.at(-1)?.includes('Werecroc battles Werewolf') === true);
    t.dice(3, ...MISSES, ...MISSES);
    t.me.play('hourglass-of-time');
    t.expectLog('B10.9 me rolls 3 for Hourglass of Time: resisted.');
    t.expectNoLog('starts over');
    expect(t.zone('hourglass-of-time')).toBe('me:cemetery');
  });

  test('raid: a mini turn belongs to the turn before it', () => {
    const t = raid([{ ...mine, primary: { card: 'werewolf', hp: 60 } }, {}], {
      primary: 'the-toll-keeper',
      deck: ['coin-for-the-ferry'],
    });
    passUntil(t, () => t.log.at(-1)?.includes('plays Coin for the Ferry') === true);
    t.me.play('hourglass-of-time');
    t.expectLog("me's turn starts over");
    expect(t.zone('coin-for-the-ferry')).toBe('seat2:deck');
    expect(t.hp('me:werewolf')).toBe(60);
  });
});
