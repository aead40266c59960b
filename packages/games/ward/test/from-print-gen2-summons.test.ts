import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Written from the print of generation 2: what happens on a summon, what comes beside a primary, and what takes it away. */

const HITS = { hit: [6, 5] };
const MISSES = { hit: [1, 2] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };
const FROGS = ['frog', 'frog', 'frog', 'frog', 'frog', 'frog'];

describe('070 Sacrificial Goat', () => {
  test('worth two sacrifices from the field', () => {
    const t = duel({ primary: 'sacrificial-goat', hand: ['giga', 'frog'] }, croc);
    t.me.summon('giga', 'sacrificial-goat');
    expect([t.zone('giga'), t.cards(t.me, 'hand')]).toEqual(['me:primary', ['frog']]);
  });

  test('055 The Iron Range: negated it is worth one', () => {
    const t = duel({ primary: 'sacrificial-goat', hand: ['giga'] }, { ...croc, magics: ['the-iron-range'] });
    expect(offers(t, 'summon giga')).toBe(false);
  });

  test('092 The Creator asks for three: the goat and one more', () => {
    const t = duel({ primary: 'sacrificial-goat', hand: ['the-creator', 'frog'] }, croc);
    t.me.summon('the-creator');
    expect([t.zone('the-creator'), t.cemeteryHp()]).toEqual(['me:primary', 40]);
  });
});

describe('093 Subject #4212', () => {
  test('a Pumpkin Man is worth two here', () => {
    const t = duel({ primary: 'pumpkin-man', hand: ['subject-4212'] }, croc);
    t.me.summon('subject-4212');
    expect(t.zone('subject-4212')).toBe('me:primary');
  });

  test('W8.3.1 a requirement: The Iron Range does not change it', () => {
    const t = duel({ primary: 'pumpkin-man', hand: ['subject-4212'] }, { ...croc, magics: ['the-iron-range'] });
    t.me.summon('subject-4212');
    expect(t.zone('subject-4212')).toBe('me:primary');
  });
});

describe('066 Dawn of the Living Chickens', () => {
  test('five creatures in all; back to the hand after one cycle, before the draw', () => {
    const t = duel({ hand: ['dawn-of-the-living-chickens', 'owl', 'goblin', 'rodent', 'harpy', 'frog'] }, croc);
    t.me.play('dawn-of-the-living-chickens', 'owl', 'goblin', 'rodent', 'harpy');
    expect(t.cards(t.me, 'side')).toHaveLength(4);
    rest(t);
    while (t.asked.startsWith('opp')) t.opp.endTurn();
    expect(t.cards(t.me, 'side')).toEqual([]);
    expect(t.cards(t.me, 'hand')).toHaveLength(5);
  });

  test('it goes back even if it has become primary meanwhile; then W7.2', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 4 }, hand: ['dawn-of-the-living-chickens', 'owl', 'frog'] },
      ogre,
    );
    t.me.play('dawn-of-the-living-chickens', 'owl', 'none');
    rest(t);
    t.dice(MISSES, HITS, { attack: [1, 1, 1] });
    t.opp.battle('werewolf');
    t.expectLog('Owl');
    expect([t.zone('owl'), t.zone('werewolf'), t.asked]).toEqual(['me:hand', 'me:cemetery', 'me replace']);
  });

  test('W13.3.1 room for one only', () => {
    const t = duel({ side: ['frog', 'frog', 'frog'], hand: ['dawn-of-the-living-chickens', 'owl', 'goblin'] }, croc);
    t.me.play('dawn-of-the-living-chickens', 'owl');
    expect([t.cards(t.me, 'side').length, t.zone('goblin')]).toEqual([4, 'me:hand']);
  });
});

describe('074 The Old One', () => {
  test('rumble: every other card goes to its original owner’s deck; only who had cards sent back draws', () => {
    const t = table([
      { unstarted: true, hand: ['the-old-one', 'frog', 'frog'], deck: FROGS },
      { ...ogre, magics: ['bug-spray'], deck: FROGS },
      { ...croc, deck: FROGS },
    ]);
    t.shuffle('frog', 'frog');
    t.shuffle('frog');
    t.me.summon('the-old-one', 'frog', 'frog');
    expect([t.zone('ogre'), t.zone('bug-spray'), t.zone('werecroc')]).toEqual([
      'seat1:deck',
      'seat1:deck',
      'seat2:deck',
    ]);
  });

  test('stepping up from the side is no summon', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 4 }, side: ['the-old-one'] },
      { ...ogre, magics: ['bug-spray'] },
      { active: 1 },
    );
    t.dice(MISSES, HITS, { attack: [1, 1, 1] });
    t.opp.battle('werewolf');
    expect([t.zone('the-old-one'), t.zone('bug-spray')]).toEqual(['me:primary', 'opp:magic']);
  });

  test('063 Steam Spider and 076 Lead Boots stay', () => {
    const t = duel(
      { unstarted: true, hand: ['the-old-one', 'frog', 'frog'], deck: FROGS },
      {
        primary: 'steam-spider',
        deck: FROGS,
      },
    );
    t.me.summon('the-old-one', 'frog', 'frog');
    expect(t.zone('steam-spider')).toBe('opp:primary');
  });

  test('raid: the boss stays (B10.3)', () => {
    const t = raid(
      [
        { unstarted: true, hand: ['the-old-one', 'frog', 'frog'], deck: FROGS },
        { ...owl, deck: FROGS },
      ],
      {
        primary: 'behemoth',
        magics: ['iron-lantern'],
      },
    );
    t.shuffle('frog');
    t.me.summon('the-old-one', 'frog', 'frog');
    expect([t.zone('behemoth'), t.zone('owl')]).toEqual(['seat2:primary', 'seat1:deck']);
  });
});

describe('085 Equip Knight', () => {
  test('two Equips from the deck, not played: nobody answers; an equip’s own condition holds', () => {
    const t = duel(
      { unstarted: true, hand: ['equip-knight'], deck: ['bio-regeneration', 'bull-power', 'elven-scout', 'frog'] },
      { ...croc, hand: ['haunted-tree'] },
    );
    while (t.asked === 'me main' && offers(t, 'summon equip-knight')) t.me.summon('equip-knight');
    if (t.asked === 'me may') t.me.yes();
    const offered = t.choices.map((x) => x.split(' ')[1]);
    expect(offered).not.toContain('bio-regeneration');
  });
});

describe('086 Thief', () => {
  const thief = { unstarted: true, hand: ['thief'] };

  test('what lies on a side counts: my equip on an opponent’s creature is not there, theirs on mine is', () => {
    const t = table([
      { hand: ['thief'] },
      { ...ogre, magics: [{ card: 'bull-power', on: 'seat1:ogre' }] },
      { ...croc, magics: [{ card: 'unicorn-might', on: 'seat1:ogre' }] },
    ]);
    t.me.does('kill');
    t.me.summon('thief', 'seat 2');
    expect([t.zone('unicorn-might'), t.stat('ogre', 'al'), t.stat('thief', 'al')]).toEqual(['me:magic', 10, 1]);
  });

  test('anchored: the thief gone, the card goes to its original owner’s cemetery', () => {
    const t = duel({ ...thief, hand: ['thief', 'frog'] }, { ...croc, magics: ['bull-power'] });
    t.me.summon('thief');
    expect([t.zone('bull-power'), t.stat('thief', 'al')]).toEqual(['me:magic', 5]);
    rest(t);
    rest(t, 1);
    t.me.does('kill');
    expect(t.zone('bull-power')).toBe('opp:cemetery');
  });

  test('084 Mind Sap on the thief: the card goes', () => {
    const t = duel({ ...thief, hand: ['thief'] }, { ...croc, magics: ['bull-power'], hand: ['mind-sap'] });
    while (t.asked === 'opp respond') t.opp.pass();
    rest(t);
    while (t.asked === 'opp respond') t.opp.pass();
    t.opp.play('mind-sap', 'thief');
    expect(t.zone('bull-power')).toBe('opp:cemetery');
  });

  test('a timed card keeps its remaining time', () => {
    const t = duel(thief, { ...croc, magics: [{ card: 'the-career-buccaneer', cycles: 1 }] });
    expect(t.stat('thief', 'mod')).toBe(7);
    rest(t);
    expect([t.asked.slice(0, 3), t.stat('thief', 'mod')]).toEqual(['opp', 1]);
  });
});

describe('088 Skeleton Lord', () => {
  test('rumble: a creature of a chosen opponent’s cemetery; back there when the lord is lost', () => {
    const t = table([
      { unstarted: true, hand: ['skeleton-lord', 'rodent', 'frog'] },
      { ...ogre, cemetery: ['goblin', 'giga'] },
      { ...croc, cemetery: ['harpy'] },
    ]);
    t.me.summon('skeleton-lord', 'rodent');
    t.me.pick('seat 1', 'giga');
    expect([t.zone('giga'), t.cemeteryHp(1)]).toEqual(['me:side', 30]);
    rest(t);
    rest(t, 1);
    rest(t, 2);
    t.me.does('kill'); // W13.3.6: the giant is anchored and goes
    expect([t.zone('giga'), t.cemeteryHp(1)]).toEqual(['seat1:cemetery', 160]);
  });

  test('077 Bound With Chains: somebody else’s cemetery is not barred', () => {
    const t = duel(
      { unstarted: true, hand: ['skeleton-lord', 'rodent'] },
      {
        ...croc,
        cemetery: ['goblin'],
        magics: ['bound-with-chains'],
      },
    );
    t.me.summon('skeleton-lord');
    expect(t.zone('goblin')).toBe('me:side');
  });
});

describe('087 Wild Vampire', () => {
  test('hitting a limited summon takes the AL of the primary beside it; undone when that creature is lost', () => {
    const t = duel({ primary: 'wild-vampire' }, { ...croc, side: ['owl'], hand: ['frog'] }, { active: 1 });
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.opp.battle('owl', 'wild-vampire'); // the faster vampire strikes first
    expect([t.stat('werecroc', 'al'), t.stat('wild-vampire', 'mod')]).toEqual([0, 10]);
    rest(t, 1);
    rest(t);
    t.opp.does('kill');
    if (t.asked === 'opp promote') t.opp.pick('owl');
    expect(t.stat('wild-vampire', 'mod')).toBe(1);
  });

  test('084 Mind Sap gives it back', () => {
    const t = duel({ primary: 'wild-vampire' }, { ...croc, hand: ['mind-sap'] });
    t.everyonePasses();
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    while (t.asked === 'opp respond') t.opp.pass();
    t.me.battle('werecroc');
    while (t.asked === 'opp respond' && t.stat('werecroc', 'al') !== 0) t.opp.pass();
    t.opp.play('mind-sap', 'wild-vampire');
    expect([t.stat('werecroc', 'al'), t.stat('wild-vampire', 'mod')]).toEqual([9, 1]);
  });

  test('B10.10 raid: a boss keeps its AL with a 3', () => {
    const t = raid([{ primary: 'wild-vampire' }, owl], 'werecroc');
    t.dice(HITS, { resist: [3] }, { attack: [1, 1] }, MISSES);
    t.me.battle('werecroc');
    expect([t.stat('werecroc', 'al'), t.stat('wild-vampire', 'mod')]).toEqual([9, 1]);
  });
});

describe('100 Wolf Knight, 142 Black Jacket, 147 Super Hornet', () => {
  test('the werewolf beside a Wolf Knight comes back to the hand when the knight is killed', () => {
    const t = duel(
      {
        primary: { card: 'wolf-knight', hp: 10 },
        side: [{ card: 'wererat', anchor: 'wolf-knight', home: 'hand' }],
        hand: ['frog'],
      },
      { ...croc, hand: ['ignite'] },
      { active: 1 },
    );
    t.dice({ effect: [1] });
    t.opp.play('ignite', 'wolf-knight');
    expect([t.zone('wererat'), t.asked]).toEqual(['me:hand', 'me replace']);
  });

  test('a Super Hornet beside a Hive Lord needs no sacrifice and never steps up', () => {
    const t = duel({ primary: 'hive-lord', hand: ['super-hornet', 'frog'] }, croc);
    t.me.does('summon', 'super-hornet', 'hive-lord');
    expect(t.zone('super-hornet')).toBe('me:side');
    rest(t);
    rest(t, 1);
    t.me.does('kill');
    expect([t.zone('super-hornet'), t.asked]).toEqual(['me:hand', 'me replace']);
  });

  test('its creatures still battle on their own in the turn they come', () => {
    const t = duel({ primary: 'hive-lord', hand: ['black-jacket'] }, croc);
    t.me.does('summon', 'black-jacket', 'hive-lord');
    t.dice(HITS, { attack: [1, 1] }, MISSES);
    t.me.battle('black-jacket', 'werecroc');
    expect(t.hp('werecroc')).toBe(85);
  });
});
