import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Written from the print of the promos. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const SLIPS = { hit: [1, 1], slip: [1] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };

describe('001 Aqua Dragon', () => {
  test('two more dice against a Beast, no more if several fit', () => {
    const t = duel({ primary: 'aqua-dragon' }, croc);
    t.dice(HITS, { attack: Array(6).fill(1) }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 13);
  });
});

describe('002 Arcturus', () => {
  test('only base dice and base MOD of an attacker count: no bonuses, no critical doubling', () => {
    const t = duel({ magics: ['doppelganger', 'elven-scout'] }, { primary: 'arcturus' });
    t.dice({ order: [6, 1] }, { hit: [6, 6, 6, 6], attack: [4, 3, 2, 1] }, { hit: [1, 1], slip: [6] });
    t.me.battle('arcturus');
    // The die of its own critical miss does nothing either; of four dice only two are the wolf's own.
    expect(t.hp('arcturus')).toBe(70 - 7 - 3);
  });

  test('no magic, no damage over time', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['ignite'] }, { primary: 'arcturus' });
    t.dice(HITS, { attack: [1] }, SLIPS);
    t.me.battle('arcturus');
    expect(t.hp('arcturus')).toBe(69);
  });
});

describe('004 Cosmic Storm', () => {
  test('team: at the start of each turn all four roll; the lowest takes 5, tied lowest roll again', () => {
    const t = table([{ ...ogre, magics: ['cosmic-storm'] }, {}, croc, owl], { mode: 'team' });
    t.dice(3, 2, 2, 5, 4, 1);
    t.stopAt('main');
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc'), t.hp('owl')]).toEqual([90, 70, 85, 30]);
  });
});

describe('005 Cryovore', () => {
  test('10 at the end of its attack, after multipliers, on its own turn', () => {
    const t = duel({ primary: 'cryovore' }, croc);
    t.me.use('cryovore');
    if (t.asked === 'me mode') t.me.pick('mode 0');
    t.dice({ hit: [6, 6], attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 8 - 10);
  });
});

describe('007 Dragon of Time', () => {
  test('1–2: nobody plays magics this turn, its own player neither', () => {
    const t = duel({ primary: 'dragon-of-time', hand: ['bug-spray'] }, { ...croc, hand: ['bug-spray'] });
    t.dice({ effect: [2] });
    t.me.use('dragon-of-time');
    t.stopAt('main');
    expect(offers(t, 'play bug-spray')).toBe(false);
    rest(t);
    expect(offers(t, 'play bug-spray')).toBe(true);
  });

  test('3–4: all creature effects but its own are negated this turn', () => {
    const t = table([{ primary: 'dragon-of-time' }, { primary: 'dark-angel' }, { primary: 'glarbstenford' }]);
    expect(t.stat('dragon-of-time', 'al')).toBe(1);
    t.dice({ effect: [4] });
    t.me.use('dragon-of-time');
    expect(t.stat('dragon-of-time', 'al')).toBe(12);
    rest(t);
    expect(t.stat('dragon-of-time', 'al')).toBe(1);
  });

  test('5–6: limited summons of all sides go to their original owners’ cemeteries', () => {
    const t = table([
      { primary: 'dragon-of-time', side: [{ card: 'goblin', owner: 1 }] },
      { side: ['frog'] },
      { ...croc, side: ['rodent'] },
    ]);
    t.dice({ effect: [5] });
    t.me.use('dragon-of-time');
    expect([t.zone('goblin'), t.zone('frog'), t.zone('rodent')]).toEqual([
      'seat1:cemetery',
      'seat1:cemetery',
      'seat2:cemetery',
    ]);
  });
});

describe("008 Ghul'Vok", () => {
  test('free under a Full Moon, back to the owner’s hand when none is left', () => {
    const t = duel(
      { hand: ['ghulvok', 'frog'] },
      { ...croc, magics: ['full-moon', 'full-moon'], hand: ['evil-queen', 'evil-queen'] },
    );
    t.me.does('kill');
    t.me.summon('ghulvok');
    expect(t.cemeteryHp()).toBe(70);
    rest(t);
    t.opp.play('evil-queen', 'full-moon');
    expect(t.zone('ghulvok')).toBe('me:primary');
    t.opp.play('evil-queen', 'full-moon');
    expect([t.zone('ghulvok'), t.asked]).toEqual(['me:hand', 'me replace']);
  });

  test('summoned at the normal cost it stays', () => {
    const t = duel({ hand: ['ghulvok', 'frog'] }, { ...croc, magics: ['full-moon'], hand: ['evil-queen'] });
    t.me.summon('ghulvok');
    rest(t);
    t.opp.play('evil-queen', 'full-moon');
    expect(t.zone('ghulvok')).toBe('me:primary');
  });
});

describe('010 Hell Walker', () => {
  test('rumble: each opponent with a Demon plays no magic, by name too; without one they do', () => {
    const t = table(
      [{ primary: 'hell-walker' }, { side: ['demon'], hand: ['bug-spray'] }, { ...croc, hand: ['bug-spray'] }],
      {
        active: 1,
      },
    );
    t.stopAt('main');
    expect(offers(t, 'play bug-spray')).toBe(false);
    rest(t, 1);
    expect([t.asked, offers(t, 'play bug-spray')]).toEqual(['seat2 main', true]);
  });

  test('096 Demon Blood: an opponent’s creature made a Demon locks its player', () => {
    const t = duel({ primary: 'hell-walker', hand: ['demon-blood'] }, { ...croc, hand: ['bug-spray'] });
    t.me.play('demon-blood', 'werecroc');
    t.stopAt('opp main');
    rest(t);
    expect([t.asked, offers(t, 'play bug-spray')]).toEqual(['opp main', false]);
  });
});

describe('013 Maximum Ward', () => {
  test('all equal: everything goes, creatures to the cemetery, its player summons first', () => {
    const t = duel(
      { magics: ['maximum-ward', 'bug-spray'], hand: ['frog'] },
      { ...croc, magics: ['full-moon'], hand: ['frog'] },
    );
    t.dice({ effect: [3, 3] });
    t.me.use('maximum-ward');
    expect([t.zone('werewolf'), t.zone('werecroc'), t.zone('maximum-ward'), t.asked]).toEqual([
      'me:cemetery',
      'opp:cemetery',
      'me:cemetery',
      'me replace',
    ]);
  });

  test('not killed: a Phoenix goes to the cemetery, a Steam Spider stays', () => {
    const t = duel({ primary: 'steam-spider', magics: ['maximum-ward'] }, { primary: 'phoenix', hand: ['frog'] });
    t.dice({ effect: [3, 3] });
    t.me.use('maximum-ward');
    expect([t.zone('steam-spider'), t.zone('phoenix')]).toEqual(['me:primary', 'opp:cemetery']);
  });
});

describe('015 Nadara', () => {
  test('the other attack is chosen before the hit roll: MOD 4 counts there, one die', () => {
    const t = duel({ primary: 'nadara' }, croc);
    t.me.battle('werecroc');
    expect(t.asked).toMatch(/^me/);
    t.dice({ hit: [3, 2], attack: [1] }, MISSES); // 5 + 4 against AL 9
    t.me.pick('mode 1');
    expect(t.hp('werecroc')).toBe(85);
  });
});

describe('016 Omega Titan, 017 Perseus Valenthil', () => {
  test('rumble: with a 3 one opponent deals no damage and plays no magic until this turn ends', () => {
    const t = table([{ primary: 'omega-titan', hand: ['bull-power'] }, { ...croc, hand: ['haunted-tree'] }, owl]);
    t.dice({ effect: [3] });
    t.me.use('omega-titan');
    t.me.pick('seat 1');
    t.me.play('bull-power', 'omega-titan');
    expect(t.zone('bull-power')).toBe('me:magic');
  });

  test('Perseus: a 5 makes it unhurt for a cycle, and its player plays no magic meanwhile', () => {
    const t = duel({ primary: 'perseus-valenthil', hand: ['bug-spray'] }, ogre);
    t.dice({ effect: [5] });
    t.me.use('perseus-valenthil');
    expect(offers(t, 'play bug-spray')).toBe(false);
    rest(t);
    t.dice(HITS, { attack: [1, 1, 1] }, MISSES);
    t.opp.battle('perseus-valenthil');
    expect(t.hp('perseus-valenthil')).toBe(100);
  });

  test('a roll without may is due: the turn does not end before it', () => {
    const t = duel({ primary: 'perseus-valenthil' }, ogre);
    t.dice({ effect: [1] });
    rest(t);
    t.expectLog('Perseus');
    expect(t.asked).toBe('opp combat');
  });
});

describe('019 Scarlett', () => {
  test.each([
    [[5, 6], 10],
    [[4, 4], 0],
    [[6, 6], 0],
  ])('hit dice %j leave %i HP', (hit, hp) => {
    const t = duel({ primary: 'manticore' }, { primary: 'scarlett', hand: ['frog'] });
    t.dice({ hit }, ...(hp === 0 ? [{ attack: [6, 6, 6] }] : [{ hit: [1, 2] }]));
    t.me.battle('scarlett');
    expect(t.zone('scarlett')).toBe(hp === 0 ? 'opp:cemetery' : 'opp:primary');
  });

  test('023 gen1 Backstab hits it all the same', () => {
    const t = duel({ primary: 'manticore', hand: ['backstab'] }, { primary: 'scarlett', hand: ['frog'] });
    t.me.play('backstab');
    t.dice({ hit: [5, 6], attack: [1, 1, 1] });
    t.me.battle('scarlett');
    expect(t.zone('scarlett')).toBe('opp:cemetery');
  });
});

describe('021 Ward United', () => {
  test('any player’s summon lends dice and MOD of what was sacrificed, while it stays', () => {
    const t = duel({ magics: ['ward-united'] }, { primary: 'werecroc', hand: ['ogre', 'evil-queen'] }, { active: 1 });
    t.opp.summon('ogre');
    expect([t.stat('ogre', 'dice'), t.stat('ogre', 'mod')]).toEqual([6, 4]);
    t.opp.play('evil-queen', 'ward-united');
    expect([t.stat('ogre', 'dice'), t.stat('ogre', 'mod')]).toEqual([3, 3]);
  });

  test('103 Bio-Dino with Ward United: both lend, and a summon before it lends nothing', () => {
    const t = duel({ magics: ['ward-united'], primary: 'ogre', hand: ['bio-dino', 'werewolf'] }, croc);
    expect(t.stat('ogre', 'dice')).toBe(3);
    t.me.summon('bio-dino');
    expect([t.stat('bio-dino', 'dice'), t.stat('bio-dino', 'mod')]).toEqual([1 + 5 + 5, 1 + 6 + 6]);
  });
});

describe('022 Zanj the Hunter', () => {
  test('rumble: base AL −6 on all opponents’ creatures, not below 0, and no increase', () => {
    const t = table([{ primary: 'zanj-the-hunter' }, { ...croc, magics: ['bull-power'] }, { primary: 'frog' }]);
    expect([t.stat('werecroc', 'al'), t.stat('werecroc', 'spd'), t.stat('frog', 'al')]).toEqual([3, 4, 0]);
  });

  test('B10.10 raid: resisted with a 2 the boss keeps its AL', () => {
    const t = raid([{ unstarted: true, hand: ['zanj-the-hunter'] }, owl], 'behemoth');
    t.dice({ resist: [2] });
    t.stopAt('me combat');
    if (t.asked === 'me first') t.me.summon('zanj-the-hunter');
    expect(t.stat('behemoth', 'al')).toBe(10);
  });
});
