import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Promos that bind players, lend, or are hard to hit. Each scenario scripts exactly the dice that are thrown. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };
const HIT = { hit: [6, 5] };
const team = { mode: 'team' } as const;

test.each([
  ['shadow-demon', 6],
  ['frost-giant', 6],
  ['werewolf', 6],
  ['steam-wolf', 6],
  ['tarantula', 4],
])('Aqua Dragon against %s rolls %i attack dice', (foe, dice) => {
  const t = duel(
    { primary: 'aqua-dragon', magics: ['epic-boots', 'celestial-power'] },
    { primary: foe, hand: ['frog'] },
  );
  t.dice(HIT, { attack: Array(dice).fill(1) }, MISS);
  t.me.battle(foe);
  expect(t.stat('aqua-dragon', 'dice')).toBe(4);
});

describe('Arcturus', () => {
  test('takes only the printed dice and MOD of an attack, critical or not', () => {
    const t = duel({ primary: 'giant-eagle', magics: ['doppelganger', 'epic-ring'] }, { primary: 'arcturus' });
    t.dice({ hit: [6, 6, 6, 6] }, { attack: [3, 3, 6, 6] }, MISS);
    t.me.battle('arcturus');
    expect(t.hp('arcturus')).toBe(70 - 6);
  });

  test('and nothing else', () => {
    const t = duel({ hand: ['ignite'] }, { primary: 'arcturus' });
    t.dice(1);
    t.me.play('ignite');
    expect(t.hp('arcturus')).toBe(70);
  });
});

test('Cosmic Storm: at the start of each turn everybody rolls, partners too; the lowest takes 5, ties roll again', () => {
  const t = table([{}, {}, { magics: ['cosmic-storm'] }, {}], team);
  const hp = () => ['me', 'seat1', 'seat2', 'seat3'].map((who) => t.hp(`${who}:werewolf`));
  // They roll from its player on.
  t.dice({ effect: [4, 5, 6, 3] });
  expect(hp()).toEqual([70, 65, 70, 70]);
  t.dice({ effect: [2, 5, 2, 3] }, { effect: [6, 1] });
  t.me.endTurn();
  expect(hp()).toEqual([65, 65, 70, 70]);
});

describe('Cryovore', () => {
  test('10 more damage after everything else, in its attacks of this turn', () => {
    const t = duel({ primary: 'cryovore' }, { primary: 'frost-giant' });
    t.me.use('cryovore');
    t.me.pick('mode 0');
    t.dice(MISS, { hit: [6, 6] }, { attack: [1, 1] });
    t.me.battle('frost-giant');
    expect(t.hp('frost-giant')).toBe(110 - 1 - 8 - 10);
    expect(t.stat('cryovore', 'after')).toBe(0);
  });

  test('or it heals by 10', () => {
    const t = duel({ primary: { card: 'cryovore', hp: 50 } });
    t.me.use('cryovore');
    t.me.pick('mode 1');
    expect(t.hp('cryovore')).toBe(60);
  });
});

describe('Ghul’Vok', () => {
  const risen = () => {
    const t = duel(
      { hand: ['ghulvok', 'frog', 'orc-magic', 'orc-magic'], magics: ['full-moon'] },
      { magics: ['full-moon'] },
    );
    t.me.does('kill');
    t.me.summon('ghulvok');
    return t;
  };

  test('comes without a sacrifice under a Full Moon, and stays while any is left', () => {
    const t = risen();
    expect([t.zone('ghulvok'), t.zone('frog')]).toEqual(['me:primary', 'me:hand']);
    t.me.play('orc-magic', 'me:full-moon');
    expect(t.zone('ghulvok')).toBe('me:primary');
    t.me.play('orc-magic', 'opp:full-moon');
    expect(t.zone('ghulvok')).toBe('me:hand');
  });

  test('summoned at the usual price it stays', () => {
    const t = duel({ hand: ['ghulvok', 'frog', 'orc-magic'], magics: ['full-moon'] });
    t.me.summon('ghulvok', 'frog');
    t.me.play('orc-magic');
    expect(t.zone('ghulvok')).toBe('me:primary');
  });

  test('without a moon it costs two', () => {
    expect(offers(duel({ hand: ['ghulvok'] }), 'summon ghulvok')).toBe(false);
  });
});

describe('Hell Walker', () => {
  test('deals double to Demons, by type or name', () => {
    const t = duel({ primary: 'hell-walker' }, { primary: 'chaos-demon' });
    t.dice(HIT, { attack: [1, 1, 1] }, MISS);
    t.me.battle('chaos-demon');
    expect(t.hp('chaos-demon')).toBe(60 - 16 - 1);
  });

  test('an opponent with one on their side plays no magics; others do, and so does a partner with one', () => {
    const hand = ['hero-shield'];
    const t = table(
      [
        { primary: 'hell-walker' },
        { primary: 'ogre', side: ['shadow-demon'], hand },
        { primary: 'chaos-demon', hand },
        { hand },
      ],
      { ...team, active: 1 },
    );
    t.stopAt('seat1 main');
    expect(offers(t, 'play hero-shield')).toBe(false);
    t.players[1].endTurn();
    expect(offers(t, 'play hero-shield')).toBe(true);
    t.players[2].endTurn();
    expect(offers(t, 'play hero-shield')).toBe(true);
  });
});

test('Luc Tiberius draws a card when he hits with equal dice', () => {
  const drawn = (hit: number[]): number => {
    const t = duel({ primary: 'luc-tiberius', deck: ['frog', 'owl', 'goblin'] }, { primary: 'ogre' });
    const before = t.cards(t.me, 'hand').length;
    t.dice({ hit }, { attack: [1, 1, 1] }, MISS);
    t.me.battle('ogre');
    return t.cards(t.me, 'hand').length - before;
  };
  expect([drawn([4, 4]), drawn([4, 5])]).toEqual([1, 0]);
});

describe('Maximum Ward', () => {
  test('equal dice of all players clear the field, and nobody was killed; its player summons first', () => {
    const t = table([
      { hand: ['frog', 'owl'], side: ['goblin'] },
      { magics: ['maximum-ward'], hand: ['frog', 'owl'] },
      { magics: ['old-logging-road'], hand: ['frog', 'owl'] },
    ]);
    t.dice({ effect: [5, 5, 5] });
    t.me.use('maximum-ward');
    expect(t.asked).toBe('seat1 replace');
    expect([t.zone('goblin'), t.zone('maximum-ward'), t.zone('old-logging-road')]).toEqual([
      'me:cemetery',
      'seat1:cemetery',
      'seat2:cemetery',
    ]);
    t.expectNoLog('killed');
  });

  test('other dice do nothing, and every player rolls on every turn', () => {
    const t = duel({ magics: ['maximum-ward'] });
    t.dice({ effect: [5, 4] });
    t.me.use('maximum-ward');
    expect(t.zone('maximum-ward')).toBe('me:magic');
    t.me.endTurn();
    t.dice({ effect: [2, 3] });
    t.opp.use('maximum-ward');
    expect(t.zone('maximum-ward')).toBe('me:magic');
  });
});

describe('Omega Titan', () => {
  test('1 to 3: one opponent plays no magics and deals no damage this turn', () => {
    const t = table([{ primary: 'omega-titan' }, { primary: 'ogre' }, {}]);
    t.dice(2);
    t.me.use('omega-titan');
    t.me.pick('seat 1');
    t.dice({ hit: [1, 2] }, HIT, { attack: [6, 6, 6] });
    t.me.battle('ogre');
    expect(t.hp('omega-titan')).toBe(120);
  });

  test('4 to 6 does nothing', () => {
    const t = duel({ primary: 'omega-titan' }, { primary: 'ogre' });
    t.dice(4);
    t.me.use('omega-titan');
    t.dice({ hit: [1, 2] }, { hit: [6, 6] }, { attack: [1, 1, 1] });
    t.me.battle('ogre');
    expect(t.hp('omega-titan')).toBe(120 - 12);
  });

  test('B10.9 a boss resists it', () => {
    const t = raid([{ primary: 'omega-titan' }], 'ogre');
    t.dice(1, { resist: [1] });
    t.me.use('omega-titan');
    t.expectLog('resist');
  });
});

test('W10.2.3 Scarlett is hit only by equal dice that are not all 1s; nothing raises her AL', () => {
  const left = (hit: number[], more: object[]): number => {
    const t = duel(
      { primary: 'giant-eagle', magics: ['epic-boots'] },
      { primary: 'scarlett', magics: ['hero-shield'] },
    );
    t.dice({ hit }, ...(more as { slip?: number[] }[]), { hit: [1, 1], slip: [1] });
    t.me.battle('scarlett');
    expect(t.stat('scarlett', 'al')).toBe(1);
    return t.hp('scarlett');
  };
  expect(left([6, 5], [])).toBe(9);
  expect(left([1, 1], [{ slip: [1] }])).toBe(9);
  expect(left([2, 2], [{ attack: [1, 1] }])).toBe(7);
});

test('Ward United: whoever summons adds the printed dice and MOD of the sacrifices, while it lies there', () => {
  const t = table([{}, { hand: ['behemoth'], primary: 'moose' }, { magics: ['ward-united'] }, {}], {
    ...team,
    active: 1,
  });
  t.players[1].summon('behemoth');
  expect([t.stat('behemoth', 'dice'), t.stat('behemoth', 'mod')]).toEqual([3 + 2, 5 + 3]);
  const own = duel({ primary: 'moose', hand: ['behemoth', 'orc-magic'], magics: ['ward-united'] });
  own.me.summon('behemoth');
  own.me.play('orc-magic');
  expect([own.stat('behemoth', 'dice'), own.stat('behemoth', 'mod')]).toEqual([3, 5]);
});

test('Zanj the Hunter takes 6 off the printed AL of all opponents’ creatures, and nothing raises it', () => {
  const t = table(
    [
      { primary: 'zanj-the-hunter' },
      { primary: 'ogre', magics: ['epic-boots'], side: ['goblin'] },
      { primary: 'knight' },
      {},
    ],
    team,
  );
  expect([t.stat('ogre', 'al'), t.stat('goblin', 'al'), t.stat('knight', 'al')]).toEqual([2, 0, 8]);
});
