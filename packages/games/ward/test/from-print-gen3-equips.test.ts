import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Written from the print of generation 3: equips, fields and single plays. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };

describe('006 Ball Demon', () => {
  test('rumble: 2 damage to the primary of one opponent, chosen anew at the end of each own turn', () => {
    const t = table([{ ...ogre, magics: ['ball-demon'] }, {}, croc]);
    t.me.endTurn();
    t.me.pick('seat 2');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([70, 88]);
    t.players[1].endTurn();
    t.players[2].endTurn();
    t.me.endTurn();
    t.me.pick('seat 1');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([68, 88]);
  });

  test('own is the player who played it, whoever’s creature wears it', () => {
    const t = duel({ ...ogre, magics: [{ card: 'ball-demon', on: 'opp:werewolf' }] });
    t.me.endTurn();
    expect([t.hp('werewolf'), t.stat('werewolf', 'atk')]).toEqual([68, 2]);
  });
});

describe('007 Steam Knight Blaster, 111 Final Form', () => {
  test('the creature effect is lost, dice and MOD are 3 each, bonuses still add', () => {
    const t = duel({ primary: 'dark-angel', hand: ['steam-knight-blaster', 'nightmare-claw'] }, croc);
    expect(t.stat('werecroc', 'al')).toBe(1);
    t.me.play('steam-knight-blaster', 'dark-angel');
    t.me.play('nightmare-claw', 'dark-angel');
    expect([t.stat('werecroc', 'al'), t.stat('dark-angel', 'dice'), t.stat('dark-angel', 'mod')]).toEqual([9, 4, 3]);
  });

  test('Final Form: only onto a creature under half of its base HP', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 35 }, hand: ['final-form'] },
      { primary: { card: 'werecroc', hp: 44 } },
    );
    t.me.play('final-form');
    expect([t.stat('werecroc', 'dice'), t.stat('werecroc', 'mod'), t.stat('werewolf', 'dice')]).toEqual([6, 6, 2]);
  });
});

describe('008 Cybernetic Upgrade', () => {
  test('rumble: in a battle of two opponents, on any creature; over with the battle', () => {
    const t = table([{ ...ogre, hand: ['cybernetic-upgrade'] }, {}, croc], { active: 1 });
    t.players[1].battle('werecroc');
    expect(t.asked).toBe('me respond');
    t.dice({ hit: [4, 4] }, { hit: [2, 2], attack: [1, 1, 1] });
    t.me.play('cybernetic-upgrade', 'werecroc'); // 11 misses AL 12; 3 + 1 + 30 in return
    expect([t.hp('werewolf'), t.hp('werecroc'), t.zone('cybernetic-upgrade')]).toEqual([36, 90, 'me:cemetery']);
    expect(t.stat('werecroc', 'al')).toBe(9);
  });

  test('not in a battle one started oneself', () => {
    const t = duel({ hand: ['cybernetic-upgrade'] }, croc);
    t.dice(MISSES, MISSES);
    t.me.battle('werecroc');
    expect(t.zone('cybernetic-upgrade')).toBe('me:hand');
  });
});

describe('016 Exhaustion', () => {
  test('MOD is 0 whatever is added to it meanwhile; separate bonuses stay', () => {
    const t = duel({ ...ogre, hand: ['exhaustion', 'titans-amulet', 'magic-ring'] }, {});
    t.me.play('exhaustion', 'werewolf');
    t.me.play('titans-amulet', 'werewolf');
    t.me.play('magic-ring', 'werewolf');
    expect([t.stat('werewolf', 'mod'), t.stat('werewolf', 'hit'), t.hp('ogre')]).toEqual([0, 5, 80]);
  });
});

describe('017 Shield of Light', () => {
  test.each([
    [2, 60 + 5, 'opp:magic'],
    [4, 60 - 5, 'opp:magic'],
    [5, 60 - 5, 'opp:cemetery'],
  ])('a %i', (die, hp, zone) => {
    const t = duel({}, { primary: { card: 'werecroc', hp: 60 }, magics: ['shield-of-light'] });
    t.dice(HITS, { attack: [1, 1] }, { effect: [die] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.zone('shield-of-light')]).toEqual([hp, zone]);
  });

  test('nothing left of the damage: no roll', () => {
    const t = duel({}, { ...croc, magics: ['shield-of-light', 'ghost-form'] });
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90);
  });

  test('082 gen2 Poisoned Potion and the heal: the attacker’s player turns it back', () => {
    const t = duel(
      { hand: ['poisoned-potion'] },
      { primary: { card: 'werecroc', hp: 60 }, magics: ['shield-of-light'] },
    );
    t.dice(HITS, { attack: [1, 1] }, { effect: [1] });
    t.me.battle('werecroc');
    if (t.asked === 'me respond') {
      t.dice({ effect: [3] }, MISSES);
      t.me.play('poisoned-potion');
      expect(t.hp('werecroc')).toBe(55);
    } else expect(t.asked).toBe('me respond');
  });
});

describe('037 Galactic Suit', () => {
  test('who misses rolls that attack’s damage against the own primary, no critical', () => {
    const t = duel({}, { ...croc, magics: ['galactic-suit'] });
    t.dice(MISSES, { effect: [2, 3] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([62, 90]);
  });

  test('a limited summon misses: the primary beside it is hurt', () => {
    const t = duel({ ...ogre, side: ['goblin'] }, { ...croc, magics: ['galactic-suit'] });
    t.dice(MISSES, { effect: [4] }, { hit: [1, 1], slip: [1] });
    t.me.battle('goblin', 'werecroc');
    expect(t.hp('ogre')).toBe(86);
  });

  test('a critical miss costs its die as well', () => {
    const t = duel({}, { ...croc, magics: ['galactic-suit'] });
    t.dice({ hit: [1, 1] });
    t.dice(1, 2, 3, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werewolf')).toBe(70 - 6 - 3);
  });

  test('B10.10 raid: a boss that misses resists it with a 3', () => {
    const t = raid([{ ...croc, magics: ['galactic-suit'] }, owl], 'werewolf', { active: 2 });
    t.dice({ target: [1, 5] }, MISSES, { effect: [6, 6] }, { resist: [3] }, MISSES);
    expect(t.hp('werewolf')).toBe(70);
  });
});

describe('050 Adam Bomb', () => {
  test('destroys all magics but itself, on every side; 096 gen2 Bomb goes off', () => {
    const t = table([
      { ...ogre, hand: ['adam-bomb'], magics: ['bug-spray'] },
      { magics: ['bomb'] },
      { ...croc, magics: ['bull-power'] },
    ]);
    t.me.play('adam-bomb', 'ogre');
    expect(t.players.map((p) => t.cards(p, 'magic'))).toEqual([['adam-bomb'], [], []]);
    expect([t.hp('werewolf'), t.stat('ogre', 'al')]).toEqual([40, 11]);
  });

  test('negated it destroys nothing', () => {
    const t = duel({ hand: ['adam-bomb'], magics: ['bug-spray'] }, { ...croc, hand: ['orc-mischief'] });
    t.me.play('adam-bomb', 'werewolf');
    t.opp.play('orc-mischief');
    expect([t.zone('bug-spray'), t.zone('adam-bomb')]).toEqual(['me:magic', 'me:cemetery']);
  });
});

describe('058 Steam Armor', () => {
  test('equips already worn stay on without effect; its own 2 cycles', () => {
    const t = duel({ magics: ['bull-power'], hand: ['steam-armor', 'bull-power'] }, croc);
    t.me.play('steam-armor', 'werewolf');
    expect([t.stat('werewolf', 'al'), t.cards(t.me, 'magic').length]).toEqual([6, 2]);
    expect(t.choices).not.toContain('card werewolf bull-power');
    for (let i = 0; i < 2; i++) {
      rest(t);
      rest(t, 1);
    }
    expect([t.stat('werewolf', 'al'), t.zone('steam-armor')]).toEqual([8, 'me:cemetery']);
  });

  test('076 gen3 Thresher: immunity given by a magic stays', () => {
    const t = duel(
      { primary: 'steam-wolf', magics: ['steam-armor'] },
      { primary: 'thresher', hand: ['ignite'] },
      { active: 1 },
    );
    t.dice({ effect: [1] });
    t.opp.play('ignite');
    expect(t.hp('steam-wolf')).toBe(40);
  });
});

describe('076 Thresher', () => {
  test('a Steam Rex can be hurt by magics while it stands, and is free again when it is gone', () => {
    const t = duel({ primary: 'thresher', hand: ['ignite', 'frog'] }, { primary: 'steam-rex' });
    t.dice({ effect: [1] });
    t.me.play('ignite', 'steam-rex');
    expect(t.hp('steam-rex')).toBe(100);
  });

  test('055 gen2 The Iron Range: a negated Thresher lifts nothing', () => {
    const t = duel({ primary: 'thresher', magics: ['the-iron-range'], hand: ['ignite'] }, { primary: 'steam-rex' });
    t.dice({ effect: [1] });
    t.me.play('ignite');
    expect([t.hp('steam-rex'), t.hp('thresher')]).toEqual([110, 50]);
  });
});

describe('063 Old Logging Road, 043 The Villain: demands on the player', () => {
  test('together they add up: 15 for an opponent of the Villain, 5 for its own player', () => {
    const t = duel(
      { primary: 'the-villain', magics: ['old-logging-road'], hand: ['bug-spray'] },
      { ...croc, hand: ['bug-spray'] },
    );
    t.me.play('bug-spray');
    expect(t.hp('the-villain')).toBe(115);
    rest(t);
    t.opp.play('bug-spray');
    expect(t.hp('werecroc')).toBe(75);
  });

  test('W14.2.3 a magic that is negated stays paid for: the demand is met before the play', () => {
    const t = duel({ magics: ['old-logging-road'], hand: ['bull-power'] }, { ...croc, hand: ['haunted-tree'] });
    t.me.play('bull-power', 'werewolf');
    t.opp.play('haunted-tree');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([65, 85]);
  });

  test('W14.2.4 an Ent Tree’s player pays with no exception, and a Ghost Form pays nothing', () => {
    const t = duel({ primary: 'ent-tree', magics: ['old-logging-road'], hand: ['bug-spray'] }, croc);
    t.me.play('bug-spray');
    expect([t.hp('ent-tree'), t.zone('bug-spray')]).toEqual([35, 'me:magic']);
  });
});

describe('086 Frost Wyrms, 001 Dark Angel', () => {
  test('SPD 0 stays 0 under the Dark Angel; base MOD is 0 and bonuses add', () => {
    const t = duel({ primary: 'dark-angel' }, { magics: ['frost-wyrms', 'common-boots', 'the-career-buccaneer'] });
    expect([t.stat('werewolf', 'spd'), t.stat('werewolf', 'al'), t.stat('werewolf', 'mod')]).toEqual([0, 1, 6]);
  });

  test('not sacrificeable', () => {
    const t = duel({ magics: ['frost-wyrms'], hand: ['ogre', 'frog'] }, croc);
    t.stopAt('main');
    expect(offers(t, 'summon ogre')).toBe(false);
  });
});

describe('110 Chain Lightning', () => {
  test('rumble: 5 to the own primary, all magics, then 5 for each to the primary of one opponent', () => {
    const t = table([
      { ...ogre, hand: ['chain-lightning'], magics: ['bug-spray'] },
      { magics: ['bull-power', 'elven-scout'] },
      croc,
    ]);
    t.me.play('chain-lightning');
    if (t.asked !== 'me combat') t.me.pick('seat 2');
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([85, 70, 75]);
  });

  test('W6.2.2 negated, its 5 are not taken', () => {
    const t = duel({ hand: ['chain-lightning'], magics: ['bug-spray'] }, { ...croc, hand: ['orc-mischief'] });
    t.me.play('chain-lightning');
    t.opp.play('orc-mischief');
    expect([t.hp('werewolf'), t.zone('bug-spray')]).toEqual([70, 'me:magic']);
  });
});

describe('104 Bait, 109 Negative: a magic of the hand', () => {
  test('not playable with no other magic', () => {
    const t = duel({ hand: ['bait', 'frog'] }, { ...croc, magics: ['bug-spray'] });
    t.stopAt('main');
    expect(offers(t, 'play bait')).toBe(false);
  });

  test('Negative negated: nothing is discarded', () => {
    const t = duel({ hand: ['negative', 'bull-power'] }, { ...croc, magics: ['bug-spray'], hand: ['orc-mischief'] });
    t.me.play('negative');
    while (t.asked.startsWith('me'))
      t.me.pick(t.choices.some((x) => x.includes('bull-power')) ? 'bull-power' : 'bug-spray');
    t.opp.play('orc-mischief');
    expect([t.zone('bull-power'), t.zone('bug-spray')]).toEqual(['me:hand', 'opp:magic']);
  });

  test('Bait: one sacrifice fewer, with a primary AL 7 needs the empty front', () => {
    const t = duel({ hand: ['bait', 'bull-power', 'giga'] }, croc);
    t.me.play('bait', 'bull-power');
    t.me.summon('giga');
    expect([t.zone('giga'), t.cemeteryHp()]).toEqual(['me:primary', 70]);
  });
});
