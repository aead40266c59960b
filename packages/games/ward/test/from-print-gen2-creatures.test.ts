import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Written from the print of generation 2: creatures that stand, and what they bring. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };

describe('004 Undead King', () => {
  test('the roll is due once in the turn; with a 3 a creature rises beside it', () => {
    const t = duel({ primary: 'undead-king', cemetery: ['owl', 'frog'] }, croc);
    t.dice({ effect: [3] });
    t.me.use('undead-king', 'owl');
    expect([t.zone('owl'), offers(t, 'use undead-king')]).toEqual(['me:side', false]);
  });

  test('only those it raised itself are anchored to it', () => {
    const t = duel(
      {
        primary: 'undead-king',
        side: [
          { card: 'owl', anchor: 'undead-king' },
          { card: 'goblin', anchor: 'helping-hand' },
        ],
        magics: [{ card: 'helping-hand', on: 'me:goblin' }],
      },
      { ...croc, hand: ['mind-sap'] },
      { active: 1 },
    );
    while (t.asked === 'me respond') t.me.pass();
    t.opp.play('mind-sap', 'undead-king');
    expect([t.zone('owl'), t.zone('goblin')]).toEqual(['me:cemetery', 'me:side']);
  });

  test('077 Bound With Chains: it rolls and raises nothing', () => {
    const t = duel({ primary: 'undead-king', cemetery: ['owl'] }, { ...croc, magics: ['bound-with-chains'] });
    t.stopAt('second');
    if (offers(t, 'use undead-king')) {
      t.dice({ effect: [6] });
      t.me.use('undead-king');
    }
    expect(t.zone('owl')).toBe('me:cemetery');
  });

  test('W13.3.1 a fifth limited summon does not come', () => {
    const t = duel({ primary: 'undead-king', side: ['frog', 'frog', 'frog', 'frog'], cemetery: ['owl'] }, croc);
    t.stopAt('combat');
    if (offers(t, 'use undead-king')) {
      t.dice({ effect: [6] });
      t.me.use('undead-king');
    }
    expect(t.zone('owl')).toBe('me:cemetery');
  });
});

describe('006 Electroloon', () => {
  test('rumble: bound to the side: later arrivals are stunned as well; who rolls 2 is free, the other is not', () => {
    const t = table([{ primary: 'electroloon' }, { ...ogre, hand: ['frog'] }, croc]);
    t.me.endTurn();
    t.dice({ effect: [3] });
    t.players[1].yes();
    t.players[1].does('kill');
    t.players[1].summon('frog');
    expect(t.stat('frog', 'stunned')).toBe(1);
    t.players[1].endTurn();
    t.dice({ effect: [2] });
    t.players[2].yes();
    expect([t.stat('werecroc', 'stunned'), t.stat('frog', 'stunned')]).toEqual([0, 1]);
  });

  test('team: a partner’s creatures are free', () => {
    const t = table([{ primary: 'electroloon' }, {}, croc, owl], { mode: 'team' });
    expect(['werewolf', 'werecroc', 'owl'].map((x) => t.stat(x, 'stunned'))).toEqual([1, 0, 1]);
  });

  test('W16.1.1 a Steam Rex is not stunned', () => {
    const t = duel({ primary: 'electroloon' }, { primary: 'steam-rex' });
    expect(t.stat('steam-rex', 'stunned')).toBe(0);
  });
});

describe('013 Bunnysaurus', () => {
  test('once per stay: an attack after the hit and before the damage roll', () => {
    const t = duel({}, { primary: 'bunnysaurus' });
    t.dice(HITS);
    t.me.battle('bunnysaurus');
    expect(t.asked).toBe('opp respond');
    t.dice({ hit: [1, 1], slip: [1] });
    t.opp.use('bunnysaurus');
    expect(t.hp('bunnysaurus')).toBe(39);
    t.opp.endTurn();
    t.dice(HITS, { attack: [1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('bunnysaurus'); // used up: nobody is asked
    expect(t.hp('bunnysaurus')).toBe(39 - 5 - 1);
  });

  test('rumble: anyone’s magic, its player’s own too', () => {
    const t = table([{ primary: 'bunnysaurus' }, { hand: ['bull-power'] }, croc], { active: 1 });
    t.players[1].play('bull-power', 'werewolf');
    t.me.use('bunnysaurus');
    expect(t.zone('bull-power')).toBe('seat1:cemetery');
  });
});

describe('020 Great White, 021 Perfect Shark', () => {
  test('only on top of a Sharkling that was there before this turn', () => {
    const t = duel({ primary: { card: 'sharkling', fresh: true }, hand: ['great-white', 'frog'] }, croc);
    expect(offers(t, 'summon great-white')).toBe(false);
  });

  test('the Great White takes it along to the hand', () => {
    const t = duel(
      { ...ogre, hand: ['terrifying-roar'] },
      {
        primary: { card: 'great-white', under: ['sharkling'] },
        hand: ['frog'],
      },
    );
    t.me.play('terrifying-roar', 'great-white');
    expect([t.zone('great-white'), t.zone('sharkling')]).toEqual(['opp:hand', 'opp:hand']);
  });

  test('killed, both HP count', () => {
    const t = duel({ primary: { card: 'great-white', under: ['sharkling'] }, hand: ['frog'] }, croc);
    t.me.does('kill');
    expect(t.cemeteryHp()).toBe(120);
  });

  test('Perfect Shark goes onto a Great White with its Sharkling below; all three move', () => {
    const t = duel({ primary: { card: 'great-white', under: ['sharkling'] }, hand: ['perfect-shark', 'frog'] }, croc);
    t.me.summon('perfect-shark');
    expect([t.zone('perfect-shark'), t.zone('great-white'), t.zone('sharkling')]).toEqual([
      'me:primary',
      'me:under',
      'me:under',
    ]);
    expect(t.cemeteryHp()).toBe(0);
  });

  test('110 Turncoat: the pile changes sides as one', () => {
    const t = duel({ ...ogre, hand: ['turncoat'] }, { primary: { card: 'great-white', under: ['sharkling'] } });
    t.me.play('turncoat');
    expect([t.zone('great-white'), t.zone('sharkling')]).toEqual(['me:primary', 'me:under']);
  });

  test('a magic may bring it out without its requirement', () => {
    const t = duel({ hand: ['great-white', 'dawn-of-the-living-chickens'] }, croc);
    t.me.play('dawn-of-the-living-chickens', 'great-white');
    expect(t.zone('great-white')).toBe('me:side');
  });
});

describe('042 Corn Creeper', () => {
  test('a miss uses the ×5 up', () => {
    const t = duel({ primary: 'corn-creeper' }, croc);
    t.dice({ hit: [2, 2] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    t.opp.endTurn();
    t.dice(HITS, { attack: [1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 4 - 2);
  });

  test('×5 on its first attack', () => {
    const t = duel({ primary: 'corn-creeper', hand: ['frog'] }, croc);
    t.dice(HITS, { attack: [1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 20 - 1);
  });
});

describe('044 Summoner', () => {
  test('two dice: AL up to the total comes out of the hand, back at the end of the turn', () => {
    const t = duel({ primary: 'summoner', hand: ['goblin', 'werecroc'] }, ogre);
    t.dice({ effect: [3, 5] });
    t.me.use('summoner', 'goblin');
    expect(t.zone('goblin')).toBe('me:side');
    t.me.endTurn();
    expect(t.zone('goblin')).toBe('me:hand');
  });

  test('negated before the turn ends, its limited summon goes back at once', () => {
    const t = duel({ primary: 'summoner', hand: ['goblin', 'mind-sap'] }, ogre);
    while (t.asked === 'me respond') t.me.pass();
    t.dice({ effect: [3, 5] });
    t.me.use('summoner', 'goblin');
    t.everyonePasses();
    if (t.asked === 'me fetch') t.me.pick('goblin');
    t.me.play('mind-sap', 'summoner');
    expect(t.zone('goblin')).toBe('me:hand');
  });
});

describe('045 Demon Dragon', () => {
  test('rumble: counts the hands of all opponents; team: not the partner’s', () => {
    const hands = [
      { primary: 'demon-dragon' },
      { hand: ['frog', 'frog'] },
      { ...croc, hand: ['frog', 'frog', 'frog'] },
    ];
    const t = table(hands);
    expect([t.stat('demon-dragon', 'dice'), t.stat('demon-dragon', 'mod')]).toEqual([6, 6]);
    const pairs = table([...hands, { ...owl, hand: ['frog'] }], { mode: 'team' });
    expect(pairs.stat('demon-dragon', 'dice')).toBe(4);
  });
});

describe('046 Alkonost', () => {
  test('each Harpy or Alkonost beside it counts; negated, they go to the hand', () => {
    const t = duel({ primary: 'alkonost', hand: ['harpy', 'mind-sap'], deck: ['frog', 'alkonost'] }, ogre);
    while (t.asked === 'me respond') t.me.pass();
    t.me.use('alkonost', 'harpy');
    t.me.pass();
    while (t.asked === 'me respond') t.me.pass();
    expect([t.stat('alkonost', 'dice'), t.stat('alkonost', 'mod')]).toEqual([2, 2]);
    t.me.play('mind-sap', 'alkonost');
    expect([t.zone('harpy'), t.stat('alkonost', 'dice')]).toEqual(['me:hand', 1]);
  });

  test('does not affect a boss: no roll is due', () => {
    const t = raid([{ primary: 'alkonost', hand: ['harpy'] }], 'behemoth');
    t.me.use('alkonost', 'harpy');
    expect(t.zone('harpy')).toBe('me:side');
  });
});

describe('060 Vampire Orc', () => {
  test('rumble: the base MOD of the chosen opponent’s primary, taken once', () => {
    const t = table([
      { hand: ['vampire-orc'] },
      { ...ogre, magics: ['the-career-buccaneer'], hand: ['frog'] },
      { primary: 'giga' },
    ]);
    t.me.does('kill');
    t.me.summon('vampire-orc', 'seat 1');
    expect(t.stat('vampire-orc', 'mod')).toBe(7);
    rest(t);
    t.players[1].does('kill');
    t.players[1].summon('frog');
    expect(t.stat('vampire-orc', 'mod')).toBe(7);
  });
});

describe('063 Steam Spider', () => {
  test('no sacrifice from the field, no killing by its player, no change of control, no way to the hand', () => {
    const t = duel({ primary: 'steam-spider', hand: ['ogre', 'frog'] }, { ...croc, hand: ['terrifying-roar'] });
    t.stopAt('main');
    expect([offers(t, 'summon ogre'), offers(t, 'kill')]).toEqual([false, false]);
    t.me.endTurn();
    expect(offers(t, 'play terrifying-roar')).toBe(false);
  });

  test('055 The Iron Range negates that', () => {
    const t = duel({ primary: 'steam-spider', hand: ['ogre'] }, { ...croc, magics: ['the-iron-range'] });
    t.me.summon('ogre');
    expect(t.zone('steam-spider')).toBe('me:cemetery');
  });

  test('out of the hand it is a sacrifice like any other', () => {
    const t = duel({ hand: ['giga', 'steam-spider'] }, croc);
    t.me.summon('giga');
    expect(t.zone('steam-spider')).toBe('me:cemetery');
  });
});

describe('064 Steam Rex', () => {
  test('a Lightning of an opponent before its battle doubles its damage; a partner’s or its own does not', () => {
    const t = duel({ primary: 'steam-rex', hand: ['full-moon'] }, { ...croc, hand: ['haunted-tree'] });
    t.me.play('full-moon');
    t.opp.play('haunted-tree');
    t.dice(HITS, { attack: [1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 22);
  });

  test('own Lightning: no doubling', () => {
    const t = duel({ primary: 'steam-rex', hand: ['attack-beacon'] }, croc);
    t.me.play('attack-beacon');
    t.dice(HITS, { attack: [1] }, MISSES);
    t.me.battle('werecroc');
    expect(t.hp('werecroc')).toBe(90 - 11);
  });

  test('055 The Iron Range laid later does not reach it, W16.1.2', () => {
    const t = duel({ primary: 'steam-rex' }, { ...croc, hand: ['the-iron-range', 'ignite'] }, { active: 1 });
    t.opp.play('the-iron-range');
    t.dice({ effect: [1] });
    t.opp.play('ignite'); // on the only creature it can be played at
    expect([t.hp('steam-rex'), t.hp('werecroc')]).toEqual([110, 80]);
  });
});

describe('065 Steam Golem', () => {
  test('×3 against a current AL of 12, equips counted', () => {
    const t = duel({ primary: 'steam-golem' }, { ...ogre, magics: ['hero-shield'] });
    t.dice({ hit: [1, 2] }, { hit: [6, 1], attack: [1, 1, 1] });
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 24);
  });
});

describe('068 Maniac', () => {
  test.each([
    [[3, 4], 'a critical miss', 89, 95],
    [[4, 4], 'a critical hit', 89 - 6, 100],
  ])('%j is %s, whatever is added', (hit, _what, theirs, mine) => {
    const t = duel({ primary: 'maniac', magics: ['magic-ring'] }, { ...croc, magics: ['magic-belt'] });
    t.dice({ hit: [1, 1], slip: [1] }, { hit }, theirs === 89 ? { slip: [5] } : { attack: [1, 1, 1] });
    t.me.battle('werecroc');
    expect([t.hp('werecroc'), t.hp('maniac')]).toEqual([theirs, mine]);
  });
});
