import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Written from the print of generation 2: what lies on a creature. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };

describe('001 All In One', () => {
  test('adds base dice and base MOD of the opponent’s primary; a second copy gives nothing', () => {
    const t = duel({ hand: ['all-in-one', 'all-in-one'] }, { primary: 'behemoth' });
    t.me.play('all-in-one', 'werewolf');
    expect([t.stat('werewolf', 'dice'), t.stat('werewolf', 'mod')]).toEqual([5, 8]);
    t.me.play('all-in-one', 'werewolf');
    expect([t.stat('werewolf', 'dice'), t.stat('werewolf', 'mod')]).toEqual([5, 8]);
  });

  test('does not take over what the copied creature wears', () => {
    const t = duel({ hand: ['all-in-one'] }, { ...ogre, magics: ['nightmare-claw'] });
    t.me.play('all-in-one', 'werewolf');
    expect(t.stat('werewolf', 'dice')).toBe(5);
  });

  test('rumble: one opponent is named, and whatever primary that player has counts', () => {
    const t = table([{ hand: ['all-in-one'] }, { ...ogre, hand: ['frog'] }, { primary: 'giga' }]);
    t.me.play('all-in-one', 'werewolf', 'seat 1');
    expect([t.stat('werewolf', 'dice'), t.stat('werewolf', 'mod')]).toEqual([5, 6]);
    t.me.endTurn();
    t.players[1].does('kill');
    t.players[1].summon('frog');
    expect([t.stat('werewolf', 'dice'), t.stat('werewolf', 'mod')]).toEqual([3, 3]);
  });
});

describe.each(['celestial-power', 'creators-gift'])('002, 005 %s', (card) => {
  test('cannot be negated while it is played, but destroyed once it lies there', () => {
    const t = duel({ hand: [card] }, { ...croc, hand: ['haunted-tree', 'evil-queen'] });
    t.me.play(card, 'werewolf');
    t.opp.play('haunted-tree');
    expect([t.zone(card), t.zone('haunted-tree')]).toEqual(['me:magic', 'opp:cemetery']);
    t.me.endTurn();
    t.opp.play('evil-queen', card);
    expect(t.zone(card)).toBe('me:cemetery');
  });

  test('118 Magic Shield: it goes through and the shield stays unused', () => {
    const t = duel({ hand: [card], magics: ['magic-shield'] }, croc);
    t.me.play(card, 'werewolf');
    expect([t.zone(card), t.zone('magic-shield')]).toEqual(['me:magic', 'me:magic']);
  });
});

describe('118 Magic Shield', () => {
  test('one’s own magic on its creature is negated too, and both go', () => {
    const t = duel({ hand: ['bull-power'], magics: ['magic-shield'] }, croc);
    t.me.play('bull-power', 'werewolf');
    expect([t.zone('bull-power'), t.zone('magic-shield'), t.stat('werewolf', 'al')]).toEqual([
      'me:cemetery',
      'me:cemetery',
      6,
    ]);
  });

  test('a magic that names no creature does not count', () => {
    const t = duel({ hand: ['ancestral-sword'], magics: ['magic-shield'] }, croc);
    t.me.play('ancestral-sword');
    expect([t.zone('magic-shield'), t.stat('werewolf', 'atk')]).toEqual(['me:magic', 2]);
  });

  test('without a condition: played at any time, on an opponent’s turn before the magic resolves', () => {
    const t = duel({ hand: ['magic-shield'] }, { ...croc, hand: ['ignite'] }, { active: 1 });
    while (t.asked === 'me respond') t.me.pass();
    t.opp.play('ignite', 'werewolf');
    expect(t.asked).toBe('me respond');
  });

  test('rumble: the second magic gets through', () => {
    const t = table([{ magics: ['magic-shield'] }, { ...ogre, hand: ['ignite', 'ignite'] }, croc], { active: 1 });
    t.players[1].play('ignite', 'werewolf');
    expect([t.hp('werewolf'), t.zone('magic-shield')]).toEqual([70, 'me:cemetery']);
    t.dice({ effect: [6] });
    t.players[1].play('ignite', 'werewolf');
    expect(t.hp('werewolf')).toBe(50);
  });
});

describe('007 Absolute Terror', () => {
  test('rumble: the draws of the player whose creature wears it hurt that player’s primary, nobody else’s', () => {
    const t = table([
      { ...ogre, hand: ['absolute-terror'], deck: ['frog', 'frog'] },
      { side: ['owl'], deck: ['frog', 'frog'] },
      { ...croc, deck: ['frog', 'frog'] },
    ]);
    t.me.play('absolute-terror', 'owl');
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].endTurn();
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([90, 60, 90]);
  });

  test('not onto one’s own, nor a partner’s creature', () => {
    const t = table([{ ...ogre, hand: ['absolute-terror'] }, {}, croc, { primary: 'owl' }], { mode: 'team' });
    t.me.play('absolute-terror');
    expect(t.choices.map((x) => x.split(' ')[1]).toSorted()).toEqual(['owl', 'werewolf']);
    t.me.pick('owl');
  });
});

describe('009 Bio-Regeneration', () => {
  test('only onto a creature with 9 HP or less', () => {
    const t = duel({ primary: { card: 'werewolf', hp: 10 }, hand: ['bio-regeneration'] }, croc);
    expect(offers(t, 'play bio-regeneration')).toBe(false);
  });

  test('heals 30; dice and bonuses of the hit roll are summed and doubled, and the damage is doubled', () => {
    const t = duel({ primary: { card: 'werewolf', hp: 9 }, hand: ['bio-regeneration'] }, { primary: 'giga' });
    t.me.play('bio-regeneration', 'werewolf');
    expect(t.hp('werewolf')).toBe(39);
    t.dice({ hit: [6, 5], attack: [1, 1, 1, 1, 1] }, { hit: [1, 2], attack: [2, 3] }); // (3 + 3) × 2 = 12
    t.me.battle('giga');
    expect([t.hp('giga'), t.hp('werewolf')]).toEqual([130 - 16, 28]);
  });

  test('criticals go by the dice as they fell', () => {
    const t = duel({ primary: { card: 'werewolf', hp: 9 }, hand: ['bio-regeneration'] }, croc);
    t.me.play('bio-regeneration', 'werewolf');
    t.dice({ hit: [1, 1], slip: [4] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([90, 35]);
  });
});

describe('069 Unicorn Might: in order, with the cap of 12 at each step (W17.1)', () => {
  test.each([
    [['common-armor', 'unicorn-might'], 10],
    [['unicorn-might', 'common-armor'], 11],
  ])('%s on AL 10: %i', (hand, al) => {
    const t = duel({ primary: 'undead-knight', hand }, croc);
    for (const card of hand) t.me.play(card, 'undead-knight');
    expect(t.stat('undead-knight', 'al')).toBe(al);
  });
});

describe('076 Lead Boots', () => {
  test('only onto a primary', () => {
    const t = duel({ side: ['owl'], hand: ['lead-boots'] }, croc);
    t.me.play('lead-boots');
    expect(t.choices.map((x) => x.split(' ')[1]).toSorted()).toEqual(['werecroc', 'werewolf']);
    t.me.pick('werewolf');
  });

  test('damage is the only way out: no sacrifice, no killing by its player, no Terrifying Roar', () => {
    const t = duel({ hand: ['ogre', 'frog'], magics: ['lead-boots'] }, { ...croc, hand: ['terrifying-roar'] });
    expect([offers(t, 'summon ogre'), offers(t, 'kill')]).toEqual([false, false]);
    t.me.endTurn();
    expect(offers(t, 'play terrifying-roar')).toBe(false);
  });

  test('110 Turncoat swaps nothing', () => {
    const t = duel({ ...ogre, hand: ['turncoat'] }, { magics: ['lead-boots'] });
    if (offers(t, 'play turncoat')) t.me.play('turncoat');
    expect([t.zone('werewolf'), t.zone('ogre')]).toEqual(['opp:primary', 'me:primary']);
  });

  test('killed, it leaves, and the boots go with it', () => {
    const t = duel(
      { ...ogre, hand: ['ignite'] },
      {
        primary: { card: 'werewolf', hp: 10 },
        magics: ['lead-boots'],
        hand: ['frog'],
      },
    );
    t.dice({ effect: [1] });
    t.me.play('ignite', 'werewolf');
    expect([t.zone('werewolf'), t.zone('lead-boots')]).toEqual(['opp:cemetery', 'opp:cemetery']);
  });
});

describe('073 Metallic Bone', () => {
  test('hits and what happens on them still reach the creature; only damage is off', () => {
    const t = duel({ primary: 'blue-dragon' }, { ...croc, magics: ['metallic-bone'] });
    t.dice(HITS, { effect: [5] }, { attack: [6, 6] });
    t.me.battle('werecroc'); // frozen, it does not strike back
    expect([t.hp('werecroc'), t.stat('werecroc', 'frozen')]).toEqual([90, 1]);
  });

  test('rumble: each opponent may roll once on a turn of their own, 1–3 destroys it', () => {
    const t = table([{ magics: ['metallic-bone'] }, ogre, croc], { active: 1 });
    t.stopAt('combat');
    t.dice({ effect: [4] });
    t.players[1].use('metallic-bone');
    expect([t.zone('metallic-bone'), offers(t, 'use metallic-bone')]).toEqual(['me:magic', false]);
    t.players[1].endTurn();
    t.dice({ effect: [3] });
    t.players[2].use('metallic-bone');
    expect(t.zone('metallic-bone')).toBe('me:cemetery');
  });

  test('team: a partner of its player does not roll', () => {
    const t = table([{ magics: ['metallic-bone'] }, ogre, croc, { primary: 'owl' }], { mode: 'team', active: 2 });
    t.stopAt('main');
    expect([t.asked, offers(t, 'use metallic-bone')]).toEqual(['seat2 main', false]);
  });
});

describe('081 Phoenix Armor', () => {
  test('burns after the draw; killed by it, the armor goes instead and half of the HP come back', () => {
    const t = duel({ primary: { card: 'werewolf', hp: 10 }, magics: ['phoenix-armor'], deck: ['frog'] }, croc);
    t.stopAt('main');
    expect([t.hp('werewolf'), t.zone('phoenix-armor'), t.cemeteryHp()]).toEqual([35, 'me:cemetery', 0]);
    expect(t.cards(t.me, 'hand')).toEqual(['frog']);
  });

  test('rumble: on an opponent’s creature it burns at the start of that player’s turns only', () => {
    const t = table([{ ...ogre, magics: [{ card: 'phoenix-armor', on: 'seat2:werecroc' }] }, {}, croc]);
    t.me.endTurn();
    t.players[1].endTurn();
    expect([t.hp('werecroc'), t.hp('ogre')]).toEqual([80, 90]);
  });
});

describe('079 Raging Inferno', () => {
  test('each strike in battle that takes HP costs the attacker 5', () => {
    const t = duel({}, { ...croc, magics: ['raging-inferno'] });
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([85, 65]);
  });

  test('not its own critical miss, not where Ghost Form keeps the damage off', () => {
    const t = duel({}, { ...croc, magics: ['raging-inferno', 'ghost-form'] });
    t.dice(HITS, { attack: [1, 1] }, { hit: [1, 1], slip: [3] });
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([90, 70]);
  });
});

describe('096 Bomb', () => {
  test('destroyed, it costs its creature 30', () => {
    const t = duel({ ...ogre, hand: ['evil-queen'], magics: [{ card: 'bomb', on: 'opp:werewolf' }] });
    t.me.play('evil-queen', 'bomb');
    expect(t.hp('werewolf')).toBe(40);
  });

  test('B10.10 raid: on a boss it needs a 4 when it goes off', () => {
    const t = raid([{ ...ogre, hand: ['evil-queen'], magics: [{ card: 'bomb', on: 'seat1:behemoth' }] }], 'behemoth');
    t.dice({ resist: [4] });
    t.me.play('evil-queen', 'bomb');
    expect(t.hp('behemoth')).toBe(70);
  });
});

describe('108 Melt Armor tests the target’s current AL', () => {
  test.each([
    [[], 4],
    [['common-armor'], 5],
  ])('AL 9 with %s: %i dice', (magics, dice) => {
    const t = duel({ magics: ['melt-armor'] }, { ...croc, magics });
    t.dice({ hit: [6, 6], attack: Array(dice).fill(1) }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - (dice + 3) * 2);
  });
});

describe('116 Ring of Extremes: dice only, whatever AL and MOD', () => {
  test.each([
    [[4, 4], 'a critical miss', 90, 69],
    [[4, 5], 'a critical hit', 80, 70],
  ])('%j is %s', (hit, _what, theirs, mine) => {
    const t = duel({ magics: ['ring-of-extremes'] }, { ...croc, magics: ['magic-belt'] });
    t.dice({ hit }, theirs === 90 ? { slip: [1] } : { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([theirs, mine]);
  });

  test('with three hit dice 13 and more are plain hits', () => {
    const t = duel({ magics: ['ring-of-extremes', 'warming-glow'] }, croc);
    t.dice({ hit: [4, 4, 5], attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(85);
  });
});
