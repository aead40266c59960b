import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Written from the print: what single cards do to each other, most of them with a third at the table. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const team = { mode: 'team' } as const;
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };
const croc = { primary: 'werecroc' };

describe('093 Heroism, once it lies there', () => {
  test('rumble: no magic destroys it', () => {
    const t = table([{ ...ogre, hand: ['dragon-fire'] }, { magics: ['heroism'] }, { ...owl, magics: ['holy-water'] }]);
    t.me.play('dragon-fire');
    expect([t.zone('heroism'), t.zone('holy-water')]).toEqual(['seat1:magic', 'seat2:cemetery']);
  });

  test('106 Hive Lord destroys it: a creature’s effect', () => {
    const t = table([{ unstarted: true, hand: ['hive-lord'] }, { magics: ['heroism'] }, owl]);
    expect([t.zone('hive-lord'), t.zone('heroism')]).toEqual(['me:primary', 'seat1:cemetery']);
  });

  test('037 Demon King destroys it: a creature’s effect', () => {
    const t = table([{ primary: 'demon-king' }, { magics: ['heroism'] }, owl]);
    t.dice({ effect: [1] });
    t.me.use('demon-king', 'seat 1');
    expect(t.zone('heroism')).toBe('seat1:cemetery');
  });
});

describe('088 Stone Golem', () => {
  test('team: killed it lies in its controller’s cemetery, and counts there', () => {
    const t = table(
      [{ primary: 'the-creator', hand: ['stone-golem'] }, { ...owl, hand: ['frog'] }, {}, { primary: 'rodent' }],
      team,
    );
    t.me.play('stone-golem', 'seat 1');
    t.dice({ hit: [6, 6], attack: Array(10).fill(6) });
    t.me.battle('stone-golem');
    expect([t.zone('stone-golem'), t.cemeteryHp(1), t.cemeteryHp(3)]).toEqual(['seat1:cemetery', 100, 0]);
  });

  test('rumble: negated by a third it is a magic in its player’s cemetery, its HP not counted', () => {
    const t = table([{ ...ogre, hand: ['stone-golem'] }, owl, { hand: ['blade-in-the-dark'] }]);
    t.me.play('stone-golem', 'seat 1');
    t.players[2].play('blade-in-the-dark');
    expect([t.zone('stone-golem'), t.cemeteryHp(0), t.zone('owl')]).toEqual(['me:cemetery', 0, 'seat1:primary']);
  });
});

describe('110 Turncoat', () => {
  test('rumble: HP stay on the creatures, the third is left alone', () => {
    const t = table([{ primary: { card: 'ogre', hp: 12 }, hand: ['turncoat'] }, croc, owl]);
    t.me.play('turncoat', 'seat 1');
    expect([t.zone('ogre'), t.hp('ogre'), t.zone('owl')]).toEqual(['seat1:primary', 12, 'seat2:primary']);
  });

  test('115 rumble: one held by Revival Priest dies; its player still gets the other, and the giver summons anew', () => {
    const t = table([
      { ...owl, hand: ['turncoat', 'frog'] },
      { primary: { card: 'ogre', anchor: 'revival-priest' }, magics: ['revival-priest'] },
      {},
    ]);
    t.me.play('turncoat', 'seat 1');
    expect([t.zone('ogre'), t.zone('owl'), t.asked]).toEqual(['seat1:cemetery', 'seat1:primary', 'me replace']);
  });
});

describe('139 The Hero', () => {
  test('rumble: a creature that an opponent sacrifices counts', () => {
    const t = table([{ primary: 'the-hero' }, { ...owl, hand: ['knight'] }, {}], { active: 1 });
    t.players[1].summon('knight');
    expect(t.stat('the-hero', 'mod')).toBe(4);
  });

  test('055 rumble: a sacrificed Giant Rat goes to the deck, and does not', () => {
    const t = table([{ primary: 'the-hero' }, { primary: 'giant-rat', hand: ['knight'] }, {}], { active: 1 });
    t.players[1].summon('knight');
    expect([t.stat('the-hero', 'mod'), t.zone('giant-rat')]).toEqual([3, 'seat1:deck']);
  });
});

describe('018 Wizard', () => {
  test('rumble: the shield stops one attack of whoever comes first, with the poison it carries', () => {
    const t = table([{ primary: 'wizard' }, { primary: 'dire-wolf' }, owl]);
    t.dice({ effect: [3] });
    t.me.use('wizard');
    t.me.endTurn();
    t.dice({ hit: [1, 1], slip: [1] }, HITS); // the faster Wizard hurts itself; the wolf would hit
    t.players[1].battle('wizard');
    expect(t.hp('wizard')).toBe(39);
    t.dice({ hit: [1, 1], slip: [1] }, HITS, { attack: [4] });
    t.players[2].battle('wizard');
    expect(t.hp('wizard')).toBe(33);
  });
});

describe('083 Sentinel of Life, 109 Forest Sentinel against what takes no damage', () => {
  test('rumble: under Ghost Form nothing would have been received, and nothing is healed', () => {
    const t = table(
      [{ ...ogre, hand: ['sentinel-of-life'] }, {}, { primary: { card: 'werecroc', hp: 50 }, magics: ['ghost-form'] }],
      { active: 1 },
    );
    t.dice(HITS, { attack: [4, 4] });
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('sentinel-of-life');
    expect(t.hp('werecroc')).toBe(50);
  });

  test('089 rumble: a Swamp Dragon ignores the reflection, which no creature does; its attack is negated', () => {
    const t = table([{ ...ogre, hand: ['forest-sentinel'] }, { primary: 'swamp-dragon' }, croc], { active: 1 });
    t.dice(HITS, { attack: [4, 4] });
    t.players[1].battle('werecroc');
    t.dice(MISSES);
    t.me.play('forest-sentinel');
    expect([t.hp('swamp-dragon'), t.hp('werecroc')]).toEqual([80, 90]);
  });

  test('101 a wearer of Wings of the Beast takes the reflection: a magic does it', () => {
    const t = duel({ magics: ['wings-of-the-beast'] }, { ...croc, hand: ['forest-sentinel'] });
    t.dice(HITS, { attack: [4, 4] });
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.opp.play('forest-sentinel');
    expect(t.hp('werewolf')).toBe(59);
  });
});

describe('101 Wings of the Beast against damage over time of creatures without wings', () => {
  test('025 Basilisk’s bite', () => {
    const t = duel(
      { unstarted: true, hand: ['basilisk', 'frog'] },
      { ...ogre, magics: [{ card: 'wings-of-the-beast', cycles: 2 }] },
    );
    t.me.summon('basilisk', 'frog');
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(90);
  });

  test('002 Dire Wolf’s poison that runs already', () => {
    const t = duel({ primary: 'dire-wolf' }, { ...ogre, hand: ['wings-of-the-beast'] });
    t.dice(HITS, { attack: [1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(78);
    t.opp.play('wings-of-the-beast', 'ogre');
    t.opp.endTurn();
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(78);
  });
});

describe('137 Forest Demon', () => {
  test('no free slot of its owner: to the cemetery', () => {
    const t = duel(
      { primary: 'raptor' },
      { primary: { card: 'forest-demon', hp: 1 }, hand: ['frog'], magics: Array(5).fill('holy-water') },
    );
    t.dice(HITS, { attack: [1, 1, 1] });
    t.me.battle('forest-demon');
    expect(t.zone('forest-demon')).toBe('opp:cemetery');
  });

  test('W16.1.1 an unaffected killer cannot be equipped with it', () => {
    const t = duel({ primary: 'ent-tree' }, { primary: { card: 'forest-demon', hp: 1 }, hand: ['frog'] });
    t.dice(MISSES, HITS, { attack: [1] });
    t.me.battle('forest-demon');
    expect([t.zone('forest-demon'), t.stat('ent-tree', 'al')]).toEqual(['opp:cemetery', 5]);
  });

  test('team: sits in its owner’s slot, on the opponent who killed it', () => {
    const t = table([ogre, { primary: 'raptor' }, { primary: { card: 'forest-demon', hp: 1 }, hand: ['frog'] }, owl], {
      ...team,
      active: 1,
    });
    t.dice(HITS, { attack: [1, 1, 1] });
    t.players[1].battle('forest-demon');
    expect([t.zone('forest-demon'), t.stat('raptor', 'spd')]).toEqual(['seat2:magic', 6]);
  });

  test('B10.10 raid: on the boss that killed it, with a 4', () => {
    const t = raid([{ primary: { card: 'forest-demon', hp: 1 }, hand: ['frog'] }, owl], 'raptor', { active: 2 });
    t.dice({ target: [1, 5] }, HITS, { attack: [1, 1, 1], resist: [4] });
    expect([t.zone('forest-demon'), t.stat('raptor', 'al')]).toEqual(['me:magic', 3]);
  });
});

describe('B10.9 fields that bind everybody, in a raid', () => {
  test('021 A Loving God: resisted with a 3', () => {
    const t = raid([{ ...ogre, hand: ['a-loving-god'] }, owl], 'raptor');
    t.dice({ resist: [3] });
    t.me.play('a-loving-god');
    expect([t.zone('a-loving-god'), t.choices]).toEqual(['me:cemetery', ['battle ogre raptor', 'endPhase']]);
  });

  test('021 A Loving God: with a 4 the boss does not attack (beats B11.1.1)', () => {
    const t = raid([{ ...ogre, hand: ['a-loving-god'] }, owl], 'raptor');
    t.stopAt('combat');
    t.dice({ resist: [4] });
    t.me.play('a-loving-god');
    t.me.endTurn();
    t.players[1].endTurn(); // and the boss's turn
    expect(t.asked).toBe('me combat');
    t.expectNoLog('battles');
  });

  test('112 Cosmic Negation: with a 4 what the boss draws is not played', () => {
    const t = raid([{ ...ogre, hand: ['cosmic-negation'] }, owl], { primary: 'raptor', deck: ['coin-for-the-ferry'] });
    t.dice({ resist: [4] });
    t.me.play('cosmic-negation');
    t.me.endTurn();
    expect([t.zone('coin-for-the-ferry'), t.hp('ogre')]).toEqual(['seat2:cemetery', 90]);
  });
});

describe('W4.1.1, W16.2.2 300 with three at the table', () => {
  test('who reaches it is out, and the others play on', () => {
    const t = table([
      { primary: 'raptor' },
      { primary: { card: 'goblin', hp: 1 }, cemeteryHp: 270, hand: ['frog'] },
      {},
    ]);
    t.dice(HITS, { attack: [1, 1, 1] });
    t.me.battle('goblin');
    expect([t.winner, t.state.seats.map((x) => x.out)]).toEqual([null, [0, 1, 0]]);
  });
});
