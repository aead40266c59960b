import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Written from the print of generation 2: answers, and answers to answers. */

const HITS = { hit: [6, 5] };
const STRIKE = { hit: [6, 5], attack: [1, 1] }; // a Werewolf's 5
const MISSES = { hit: [1, 2] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };
const holding = (...hand: string[]) => ({ primary: 'ogre', hand });

describe('038 Haunted Tree', () => {
  test('negation of negation of negation: the first magic is negated', () => {
    const t = duel({ hand: ['bull-power', 'haunted-tree'] }, { ...croc, hand: ['haunted-tree', 'haunted-tree'] });
    t.me.play('bull-power', 'werewolf');
    t.opp.play('haunted-tree');
    t.me.play('haunted-tree');
    t.opp.play('haunted-tree');
    expect([t.zone('bull-power'), t.cards(t.me, 'cemetery').length]).toEqual(['me:cemetery', 2]);
  });

  test('team: not a partner’s magic', () => {
    const t = table([holding('haunted-tree'), {}, { ...croc, hand: ['bull-power'] }, owl], { mode: 'team', active: 2 });
    t.players[2].play('bull-power', 'werecroc');
    expect(t.zone('bull-power')).toBe('seat2:magic');
  });
});

describe('053 Melody of the Deep', () => {
  test('rumble: an opponent’s hit on another is negated; what happens on a hit does not reach the target', () => {
    const t = table([holding('melody-of-the-deep'), { primary: 'blue-dragon' }, croc], { active: 1 });
    t.dice(HITS);
    t.players[1].battle('werecroc');
    expect(t.asked).toBe('me respond');
    t.dice(MISSES);
    t.me.play('melody-of-the-deep');
    expect([t.hp('werecroc'), t.stat('werecroc', 'frozen')]).toEqual([90, 0]);
  });

  test('W16.1.1 not the attack of an unaffected attacker', () => {
    const t = duel({ primary: 'steam-rex' }, { ...croc, hand: ['melody-of-the-deep'] });
    t.dice(HITS, { attack: [1] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.zone('melody-of-the-deep')]).toEqual([79, 'opp:hand']);
  });

  test('B10.9 raid: the boss resists it with a 3', () => {
    const t = raid([{ ...croc, hand: ['melody-of-the-deep'] }, owl], 'werewolf', { active: 2 });
    t.dice({ target: [2, 5] }, HITS);
    expect(t.asked).toBe('me respond');
    t.dice({ resist: [3] }, { attack: [1, 1] }, MISSES);
    t.me.play('melody-of-the-deep');
    expect([t.hp('werecroc'), t.zone('melody-of-the-deep')]).toEqual([85, 'me:cemetery']);
  });
});

describe('080 Sticky Goo', () => {
  test('the attacker’s MOD is 0 until its player’s next turn, what is added too', () => {
    const t = duel({ magics: ['the-career-buccaneer'] }, { ...croc, hand: ['sticky-goo'] });
    t.dice(HITS);
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.opp.play('sticky-goo');
    expect([t.hp('werecroc'), t.stat('werewolf', 'mod')]).toEqual([90, 0]);
  });

  test('W9.2.3 played in another’s turn: over at the start of its player’s turn once a whole cycle is over', () => {
    const t = duel({}, { ...croc, hand: ['sticky-goo'] });
    t.dice(HITS);
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.opp.play('sticky-goo');
    t.opp.endTurn();
    expect([t.asked, t.stat('werewolf', 'mod')]).toEqual(['me combat', 0]);
    t.me.endTurn();
    expect([t.asked, t.stat('werewolf', 'mod')]).toEqual(['opp combat', 3]);
  });

  test('W16.1.1 not the attack of a Steam Golem', () => {
    const t = duel({ primary: 'steam-golem' }, { ...croc, hand: ['sticky-goo'] });
    t.dice({ order: [1, 6] }, MISSES, HITS, { attack: [1, 1, 1] });
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.zone('sticky-goo')]).toEqual([82, 'opp:hand']);
  });
});

describe('110 Winter Sentinel', () => {
  test('after the attack dice: their damage is void and the attacker is frozen', () => {
    const t = duel({}, { ...croc, hand: ['winter-sentinel'] });
    t.dice(STRIKE);
    t.me.battle('werecroc');
    t.stopAt('second');
    t.dice(MISSES);
    t.opp.play('winter-sentinel');
    expect([t.hp('werecroc'), t.stat('werewolf', 'frozen')]).toEqual([90, 1]);
  });

  test('rumble: played by a third for another; the cycle ends at the start of that third player’s turn', () => {
    const t = table([holding('winter-sentinel'), {}, croc], { active: 1 });
    t.dice(STRIKE);
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('winter-sentinel');
    expect(t.asked).toBe('seat2 combat');
    expect(t.stat('werewolf', 'frozen')).toBe(1);
    t.players[2].endTurn();
    t.me.endTurn();
    t.players[2].endTurn(); // a frozen creature's player has nothing to do but go on
    expect([t.asked, t.stat('werewolf', 'frozen')]).toEqual(['me combat', 0]);
  });
});

describe('054 Hell Hath No Fury', () => {
  test('rumble: the primary of whoever played the Lightning loses half, rounded up, and it cannot be negated', () => {
    const t = table(
      [
        holding('hell-hath-no-fury'),
        { primary: { card: 'werewolf', hp: 35 }, hand: ['haunted-tree', 'haunted-tree'] },
        { ...croc, hand: ['bull-power'] },
      ],
      { active: 2 },
    );
    t.players[2].play('bull-power', 'werecroc');
    t.players[1].play('haunted-tree');
    while (t.asked === 'seat2 respond') t.players[2].pass();
    t.me.play('hell-hath-no-fury');
    t.everyonePasses();
    expect([t.hp('werewolf'), t.hp('werecroc'), t.zone('bull-power')]).toEqual([17, 90, 'seat2:cemetery']);
  });

  test('not to a Standard', () => {
    const t = duel({ hand: ['ignite'] }, { ...croc, hand: ['hell-hath-no-fury'] });
    t.dice({ effect: [1] });
    t.me.play('ignite', 'werecroc');
    expect(t.zone('hell-hath-no-fury')).toBe('opp:hand');
  });

  test('041 Ghost Form: percentage damage is damage (W17.6), so it could do nothing and is not asked for', () => {
    const t = duel(
      { magics: ['ghost-form'], hand: ['haunted-tree'] },
      { ...croc, hand: ['bull-power', 'hell-hath-no-fury'] },
      { active: 1 },
    );
    t.opp.play('bull-power', 'werecroc');
    t.me.play('haunted-tree');
    expect([t.zone('hell-hath-no-fury'), t.hp('werewolf')]).toEqual(['opp:hand', 70]);
  });
});

describe('130 Scroll of Silence', () => {
  test('negates a Lightning and cannot be negated', () => {
    const t = duel(
      { hand: ['bull-power', 'scroll-of-silence'] },
      { ...croc, hand: ['haunted-tree', 'haunted-tree', 'melody-of-the-deep'] },
    );
    t.me.play('bull-power', 'werewolf');
    t.opp.play('haunted-tree');
    t.me.play('scroll-of-silence');
    if (t.asked === 'opp respond') t.opp.play('haunted-tree');
    t.everyonePasses();
    expect(t.zone('bull-power')).toBe('me:magic');
  });
});

describe('127 Lightning Strike', () => {
  test('rumble: negated, and every creature on all sides takes 20, its own too; a limited summon takes none', () => {
    const t = table([holding('lightning-strike'), { hand: ['bull-power'] }, { ...croc, side: ['owl'] }], { active: 1 });
    t.players[1].play('bull-power', 'werewolf');
    t.me.play('lightning-strike');
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc'), t.zone('owl')]).toEqual([70, 50, 70, 'seat2:side']);
    expect(t.zone('bull-power')).toBe('seat1:cemetery');
  });

  test('negated itself, it does no damage', () => {
    const t = duel({ hand: ['bull-power', 'haunted-tree'] }, { ...croc, hand: ['lightning-strike'] });
    t.me.play('bull-power', 'werewolf');
    t.opp.play('lightning-strike');
    t.me.play('haunted-tree');
    expect([t.hp('werewolf'), t.hp('werecroc'), t.zone('bull-power')]).toEqual([70, 90, 'me:magic']);
  });

  test('W16.1.1 a Steam Rex takes nothing', () => {
    const t = duel({ primary: 'steam-rex', hand: ['full-moon'] }, { ...croc, hand: ['lightning-strike'] });
    t.me.play('full-moon');
    t.opp.play('lightning-strike');
    expect([t.hp('steam-rex'), t.hp('werecroc')]).toEqual([110, 70]);
  });
});

describe('061 Abominable Deer Man', () => {
  test('comes as a limited summon; AL, SPD and HP count 0; a magic in the cemetery again', () => {
    const t = duel({ hand: ['bull-power', 'abominable-deer-man'] }, { ...croc, hand: ['haunted-tree'] });
    t.me.play('bull-power', 'werewolf');
    t.opp.play('haunted-tree');
    t.me.play('abominable-deer-man');
    expect([t.zone('abominable-deer-man'), t.zone('bull-power')]).toEqual(['me:side', 'me:cemetery']);
    expect(['al', 'spd', 'dice', 'mod'].map((x) => t.stat('abominable-deer-man', x))).toEqual([0, 0, 2, 3]);
  });

  test('never becomes primary: the primary killed, it goes to the cemetery and adds no HP', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 10 }, side: ['abominable-deer-man'], hand: ['frog'] },
      { ...croc, hand: ['ignite'] },
      { active: 1 },
    );
    t.dice({ effect: [1] });
    t.opp.play('ignite', 'werewolf');
    expect([t.zone('abominable-deer-man'), t.asked, t.cemeteryHp()]).toEqual(['me:cemetery', 'me replace', 70]);
  });

  test('an ordinary sacrifice of the primary leaves it where it is', () => {
    const t = duel({ side: ['abominable-deer-man'], hand: ['ogre'] }, croc);
    t.me.summon('ogre', 'werewolf');
    expect([t.zone('abominable-deer-man'), t.zone('ogre')]).toEqual(['me:side', 'me:primary']);
  });

  test('W13.3.1 not with four limited summons', () => {
    const t = duel(
      { side: ['owl', 'owl', 'owl', 'owl'], hand: ['bull-power', 'abominable-deer-man'] },
      { ...croc, hand: ['haunted-tree'] },
    );
    t.me.play('bull-power', 'werewolf');
    t.opp.play('haunted-tree');
    expect(t.zone('abominable-deer-man')).toBe('me:hand');
    expect(t.cards(t.me, 'side')).toHaveLength(4);
  });
});

describe('062 Martial Arts Man', () => {
  test('20 after the attack damage, not multiplied by a critical hit', () => {
    const t = duel({ hand: ['martial-arts-man'] }, croc);
    t.dice({ hit: [6, 6], attack: [1, 1] });
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.me.play('martial-arts-man');
    expect(t.hp('werecroc')).toBe(90 - 10 - 20);
  });

  test('team: not for a partner’s hit', () => {
    const t = table([holding('martial-arts-man'), croc, {}, owl], { mode: 'team', active: 2 });
    t.dice(STRIKE, MISSES);
    t.players[2].battle('werecroc');
    expect(t.hp('werecroc')).toBe(85);
  });

  test('B10.9 raid: works on a boss that rolls 4', () => {
    const t = raid([{ hand: ['martial-arts-man'] }, owl], 'werecroc');
    t.dice(STRIKE);
    t.me.battle('werecroc');
    t.dice({ resist: [4] }, MISSES);
    t.me.play('martial-arts-man');
    expect(t.hp('werecroc')).toBe(90 - 5 - 20);
  });
});

describe('082 Poisoned Potion', () => {
  test('the full announced amount as damage, beyond the missing HP', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 69 }, hand: ['herbal-poultice'] },
      {
        ...croc,
        hand: ['poisoned-potion'],
      },
    );
    t.dice({ effect: [6] });
    t.me.play('herbal-poultice', 'werewolf');
    t.opp.play('poisoned-potion');
    expect(t.hp('werewolf')).toBe(39);
  });

  test('102 Acolyte: its own healing at the start of the turn turns against it', () => {
    const t = duel({ primary: { card: 'acolyte', hp: 20 } }, { ...croc, hand: ['poisoned-potion'] });
    expect(t.asked).toBe('opp respond');
    t.opp.play('poisoned-potion');
    expect(t.hp('acolyte')).toBe(15);
  });

  test('team: not a partner’s healing', () => {
    const t = table(
      [holding('poisoned-potion'), {}, { primary: { card: 'werecroc', hp: 50 }, hand: ['herbal-poultice'] }, owl],
      { mode: 'team', active: 2 },
    );
    t.dice({ effect: [6] });
    t.players[2].play('herbal-poultice', 'werecroc');
    expect(t.hp('werecroc')).toBe(80);
  });
});

describe('098 Time Melt, 099 Time Weaver: nobody can play Lightnings', () => {
  test.each([
    [{ ...ogre, magics: ['time-melt'], hand: ['haunted-tree'] }],
    [{ primary: 'time-weaver', hand: ['haunted-tree'] }],
  ])('its own player cannot either: %j', (mine) => {
    const t = duel(mine, { hand: ['bull-power', 'haunted-tree'] }, { active: 1 });
    t.opp.play('bull-power', 'opp:werewolf');
    expect([t.zone('bull-power'), t.zone('me:haunted-tree')]).toEqual(['opp:magic', 'me:hand']);
  });

  test('055 The Iron Range sets Lightnings free from a Time Weaver', () => {
    const t = duel(
      { primary: 'time-weaver', hand: ['haunted-tree'] },
      { hand: ['bull-power'], magics: ['the-iron-range'] },
      { active: 1 },
    );
    t.opp.play('bull-power', 'werewolf');
    expect(t.asked).toBe('me respond');
  });
});

describe('111 Icy Breath', () => {
  test('answers a replacement too, lies there like an Infinite; destroyed, the creature is free', () => {
    const t = duel({ hand: ['frog', 'evil-queen'] }, { ...croc, hand: ['icy-breath'] });
    t.me.does('kill');
    t.me.summon('frog');
    expect(t.asked).toBe('opp respond');
    t.opp.play('icy-breath');
    expect([t.stat('frog', 'frozen'), t.zone('icy-breath')]).toEqual([1, 'opp:magic']);
    t.me.play('evil-queen', 'icy-breath');
    expect([t.stat('frog', 'frozen'), t.zone('icy-breath')]).toEqual([0, 'opp:cemetery']);
  });

  test('W13 a limited summon counts as a summon', () => {
    const t = duel({ primary: 'wolf-knight', hand: ['wererat'] }, { ...croc, hand: ['icy-breath'] });
    t.me.use('wolf-knight', 'wererat');
    expect(t.asked).toBe('opp respond');
    t.opp.play('icy-breath');
    expect(t.stat('wererat', 'frozen')).toBe(1);
  });

  test('the creature’s controller may roll once on each turn of theirs; 5 frees', () => {
    const t = duel({ hand: ['frog'] }, { ...croc, hand: ['icy-breath'] });
    t.me.does('kill');
    t.me.summon('frog');
    t.opp.play('icy-breath');
    t.dice({ effect: [4] });
    t.me.use('icy-breath');
    expect([t.stat('frog', 'frozen'), offers(t, 'use icy-breath')]).toEqual([1, false]);
  });

  test('W16.1.1 a creature unaffected by magics does not freeze', () => {
    const t = duel({ hand: ['steam-rex', 'frog'] }, { ...croc, hand: ['icy-breath'] });
    t.me.summon('steam-rex');
    if (offers(t, 'play icy-breath')) t.opp.play('icy-breath');
    expect(t.stat('steam-rex', 'frozen')).toBe(0);
  });
});
