import { describe, expect, test } from 'vitest';
import { base, duel, dz, hand, has, offers, REST, sp, wall } from './cards-table.ts';

/** Guardians without class: what is written on each. Spots: my lanes are 0, 1, 2, my opponent's 5, 6, 7. */

describe('abilities on an enemy in range', () => {
  test('Marsh Witch poisons for 2 DZ, once in a turn (G5.4)', () => {
    const t = duel({ guardians: ['marsh-witch'], dz: 3 }, { guardians: ['hill-spearman', null, 'quarry-giant'] });
    expect(offers(t, 'use marsh-witch quarry-giant')).toBe(false);
    t.me.does('use', 'marsh-witch', 'hill-spearman');
    expect(dz(t)).toBe(1);
    expect(has(t, 'hill-spearman', 'poisoned')).toBe(true);
    expect(offers(t, 'use marsh-witch')).toBe(false);
  });

  test('Thunder Monk paralyzes for 3 DZ: G8.1 below 4 the action is lost, from 4 it goes on', () => {
    const t = duel({ guardians: ['thunder-monk'], dz: 3 }, { guardians: ['quarry-giant'] });
    t.me.does('use', 'thunder-monk', 'quarry-giant');
    expect(dz(t)).toBe(0);
    t.me.endTurn();
    t.dice(3);
    t.opp.does('attack', 'quarry-giant', 'thunder-monk');
    expect(t.hp('thunder-monk')).toBe(20);
    expect(has(t, 'quarry-giant', 'paralyzed')).toBe(true);
    t.opp.endTurn();
    t.me.endTurn();
    t.dice(4);
    t.opp.does('attack', 'quarry-giant', 'thunder-monk');
    expect(t.hp('thunder-monk')).toBe(5);
    expect(has(t, 'quarry-giant', 'paralyzed')).toBe(false);
  });

  test('Lullaby Piper exhausts for 3 DZ: G8.3 a 5 is two turns', () => {
    const t = duel({ guardians: ['lullaby-piper'], dz: 3 }, { guardians: ['hill-spearman'] });
    t.dice(5);
    t.me.does('use', 'lullaby-piper', 'hill-spearman');
    for (const exhausted of [true, true, false]) {
      t.me.endTurn();
      expect(offers(t, 'attack hill-spearman')).toBe(!exhausted);
      t.opp.endTurn();
    }
  });

  test('Kiln Tender burns for 2 DZ, G8.2 and a second time for 10 a turn', () => {
    const t = duel({ guardians: ['kiln-tender', 'kiln-tender'] }, { guardians: ['quarry-giant'] });
    t.me.does('use', 'kiln-tender', 'quarry-giant');
    t.me.does('use', 'kiln-tender', 'quarry-giant');
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('quarry-giant')).toBe(20);
  });
});

test('Quarry Giant throws stones at the enemy base of its lane, 3 damage for each DZ but one (G5.4); a wall takes them', () => {
  const t = duel({ guardians: ['quarry-giant'], dz: 6 }, { guardians: ['hill-spearman'], walls: [1, 0, 0] });
  t.me.does('use', 'quarry-giant');
  expect([wall(t, 'opp', 0), base(t, 'opp', 0), dz(t)]).toEqual([0, 45, 1]);
  // The last DZ is for its attack.
  t.me.does('attack', 'quarry-giant', 'hill-spearman');
  const last = duel({ guardians: ['quarry-giant'], dz: 1 });
  last.me.does('use', 'quarry-giant');
  expect([base(last, 'opp', 0), dz(last)]).toEqual([47, 0]);

  const fallen = duel({ guardians: ['quarry-giant'] }, { bases: [0, 100, 50] });
  expect(offers(fallen, 'use quarry-giant')).toBe(false);
});

test('Shrine Healer heals another 15 for 2 DZ, only where there is a wound', () => {
  const t = duel({ guardians: [{ card: 'shrine-healer', hp: 5 }, 'hill-spearman', { card: 'quarry-giant', hp: 10 }] });
  expect(offers(t, 'use shrine-healer hill-spearman')).toBe(false);
  t.me.does('use', 'shrine-healer', 'quarry-giant');
  expect([t.hp('shrine-healer'), t.hp('quarry-giant')]).toEqual([5, 25]);
});

test('Mirror Weaver puts an exact Clone (G9.2) into an empty lane: class, wounds and all', () => {
  const t = duel({ guardians: ['mirror-weaver', { card: 'lance-veteran', hp: 12 }], dz: 5 });
  t.me.does('use', 'mirror-weaver', 'lance-veteran');
  expect(t.cards(t.me, 'guardians')).toEqual(['mirror-weaver', 'lance-veteran', 'lance-veteran']);
  expect(dz(t)).toBe(1);
  // A Rush: it attacks at once, from the third lane.
  t.me.does('attackBase', 'lance-veteran', undefined, 7);
  expect(base(t, 'opp', 2)).toBe(35);
});

describe('Echo Painter', () => {
  test('G9.3 may copy any Guardian in play, without class and with half its HP', () => {
    const t = duel({ hand: ['echo-painter'], sp: 3 }, { guardians: ['bastion-golem'] });
    t.me.does('summon', 'echo-painter', undefined, 0);
    t.me.pick('bastion-golem', '@2');
    expect(t.hp('me:bastion-golem')).toBe(20);
    expect(t.stat('me:bastion-golem', 'atk')).toBe(10);
    expect(has(t, 'me:bastion-golem', 'exhausted')).toBe(true);
    t.me.endTurn();
  });

  test('may be content without, and has to be where no lane is empty', () => {
    const t = duel({ hand: ['echo-painter'], guardians: ['field-levy'], sp: 3 });
    t.me.does('summon', 'echo-painter', undefined, 1);
    t.me.pick('none');
    expect(t.cards(t.me, 'guardians')).toEqual(['field-levy', 'echo-painter']);

    const full = duel({ hand: ['echo-painter'], guardians: ['field-levy', null, 'field-levy'], sp: 3 });
    full.me.does('summon', 'echo-painter', undefined, 1);
    expect(full.asked).toBe('me main');
  });
});

test('Hive Mother puts out a Hive Drone (G9.4), Exhausted like any other; it never comes to the discard pile', () => {
  const t = duel({ guardians: ['hive-mother'], dz: 2 }, { guardians: [null, 'quarry-giant'] });
  t.me.does('use', 'hive-mother');
  t.me.pick('@1');
  expect([t.hp('hive-drone'), t.stat('hive-drone', 'atk')]).toEqual([15, 10]);
  expect(has(t, 'hive-drone', 'exhausted')).toBe(true);
  t.me.endTurn();
  t.opp.does('attack', 'quarry-giant', 'hive-drone');
  expect(t.zone('hive-drone')).toBe('me:gone');
});

describe('Bone Caller', () => {
  test('leaves a Bone Servant in its lane when it is defeated', () => {
    const t = duel({ guardians: ['quarry-giant'] }, { guardians: ['bone-caller'] });
    t.me.does('attack', 'quarry-giant', 'bone-caller');
    expect(t.zone('bone-caller')).toBe('opp:discard');
    expect(t.cards(t.opp, 'guardians')).toEqual(['bone-servant']);
    expect(t.hp('bone-servant')).toBe(15);
  });

  test('leaves none when it is discarded (G5.6)', () => {
    const t = duel({ hand: ['exile'] }, { guardians: ['bone-caller'] });
    t.me.does('play', 'exile', 'bone-caller');
    expect(t.zone('bone-caller')).toBe('opp:discard');
    expect(t.cards(t.opp, 'guardians')).toEqual([]);
  });
});

test('Blood Zealot sacrifices another (G5.8) and summons from the hand for nothing, in that lane', () => {
  const t = duel({
    guardians: ['blood-zealot', null, 'field-levy'],
    hand: ['bastion-golem', 'bad-well'],
    sp: 0,
    dz: 2,
  });
  t.me.does('use', 'blood-zealot', 'field-levy');
  t.expectLog('G5.8 me sacrifices Field Levy.');
  expect(t.zone('field-levy')).toBe('me:discard');
  expect(t.zone('bastion-golem')).toBe('me:guardians');
  expect(t.state.cards[t.id('bastion-golem')].at).toBe(2);
  expect([dz(t), sp(t)]).toEqual([0, 0]);
  expect(has(t, 'bastion-golem', 'exhausted')).toBe(true);
});

test('Sleeper of the Deep costs a sacrifice besides its SP, and takes that lane (G5.8)', () => {
  const t = duel({ guardians: [null, 'field-levy'], hand: ['sleeper-of-the-deep'], sp: 3 });
  t.expectChoices(t.me, [
    'attackBase field-levy @6',
    'use field-levy',
    'summon sleeper-of-the-deep field-levy @1',
    ...REST,
  ]);
  t.me.does('summon', 'sleeper-of-the-deep', 'field-levy');
  expect(t.zone('field-levy')).toBe('me:discard');
  expect([t.hp('sleeper-of-the-deep'), sp(t)]).toEqual([45, 0]);

  const alone = duel({ hand: ['sleeper-of-the-deep'], sp: 10 });
  alone.expectChoices(alone.me, REST);
});

test('Hungry Reliquary is infused (G5.8) with a Guardian or Equipment in play: +5 attack and +10 HP for good', () => {
  const t = duel({ guardians: ['hungry-reliquary', { card: 'field-levy', equipment: 'whetted-blade' }], dz: 10 });
  t.me.does('use', 'hungry-reliquary', 'whetted-blade');
  expect(t.zone('whetted-blade')).toBe('me:discard');
  expect([t.hp('hungry-reliquary'), t.stat('hungry-reliquary', 'atk')]).toEqual([30, 15]);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('use', 'hungry-reliquary', 'field-levy');
  expect([t.hp('hungry-reliquary'), t.stat('hungry-reliquary', 'atk')]).toEqual([40, 20]);
});

describe('Tide Shepherd', () => {
  test('may send an enemy that costs 2 or less back to its owner’s hand', () => {
    const t = duel({ hand: ['tide-shepherd'], sp: 3 }, { guardians: ['hill-spearman', 'quarry-giant'] });
    t.me.does('summon', 'tide-shepherd', undefined, 0);
    t.expectChoices(t.me, ['none', 'card hill-spearman']);
    t.me.pick('hill-spearman');
    expect(t.zone('hill-spearman')).toBe('opp:hand');
  });

  test('cannot send back what no deck holds (G5.7), nor what hides', () => {
    const t = duel(
      { guardians: [null, 'quarry-giant'], hand: ['tide-shepherd'], sp: 3 },
      { guardians: ['bone-caller', { card: 'alley-cutthroat', statuses: ['stealth'] }] },
    );
    t.me.does('attack', 'quarry-giant', 'bone-caller');
    t.me.does('summon', 'tide-shepherd', undefined, 0);
    expect(t.asked).toBe('me main');
  });
});

test('Drill Marshal gives another Fury (G8.8) for this turn', () => {
  const t = duel({ guardians: ['drill-marshal', 'lance-veteran'] });
  t.me.does('use', 'drill-marshal', 'lance-veteran');
  t.me.does('attackBase', 'lance-veteran', undefined, 6);
  t.me.does('attackBase', 'lance-veteran', undefined, 6);
  expect(base(t, 'opp', 1)).toBe(70);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('attackBase', 'lance-veteran', undefined, 6);
  expect(offers(t, 'attackBase lance-veteran')).toBe(false);
});

test('Tithe Clerk turns every 3 of its DZ into 1 SP, never above 10 (G3.4)', () => {
  const t = duel({ guardians: ['tithe-clerk'], dz: 9, sp: 4 });
  t.me.does('use', 'tithe-clerk');
  expect([dz(t), sp(t)]).toEqual([1, 6]);
});

test('Oathless Champion is defeated at the end of its player’s turn if it is alone (G5.6)', () => {
  const t = duel({ guardians: ['oathless-champion', 'field-levy'] }, { hand: ['verdict'], dz: 10 });
  t.me.endTurn();
  expect(t.zone('oathless-champion')).toBe('me:guardians');
  t.opp.does('play', 'verdict', 'field-levy');
  t.opp.endTurn();
  expect(t.zone('oathless-champion')).toBe('me:guardians');
  t.me.endTurn();
  expect(t.zone('oathless-champion')).toBe('me:discard');
});

test('Dancing Master lets swaps cost nothing, and the Exhausted swap too (G4.5, G4.7)', () => {
  const t = duel({ guardians: ['dancing-master', { card: 'quarry-giant', statuses: ['exhausted'] }], dz: 0 });
  t.me.does('swap', 'dancing-master', 'quarry-giant');
  expect(t.state.cards[t.id('dancing-master')].at).toBe(1);
  expect(dz(t)).toBe(0);
});

test('Toll Reaper gains 1 SP for each enemy defeated, none for one discarded (G5.6)', () => {
  const t = duel(
    { guardians: ['toll-reaper', 'quarry-giant'], hand: ['exile', 'verdict'], sp: 0 },
    { guardians: ['field-levy', 'hill-spearman', 'quarry-giant'] },
  );
  t.me.does('attack', 'quarry-giant', 'field-levy');
  expect(sp(t)).toBe(1);
  t.me.does('play', 'exile', 'hill-spearman');
  expect(sp(t)).toBe(1);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('play', 'verdict', 'opp:quarry-giant');
  expect(sp(t)).toBe(3); // one of the new round, one of the Reaper's
});

test('Grave Registrar gets 1 SP when another is discarded, G4.8 as by a summon on top of it', () => {
  const t = duel({
    guardians: ['grave-registrar', 'field-levy'],
    hand: ['hill-spearman'],
    deck: ['bad-well', 'quarry-giant'],
    sp: 2,
  });
  t.me.does('summon', 'hill-spearman', undefined, 1);
  expect(t.zone('field-levy')).toBe('me:discard');
  expect(sp(t)).toBe(2);
  expect(hand(t)).toEqual(['bad-well']);
});

test('Grave Registrar gets nothing when another is defeated', () => {
  const t = duel({ hand: ['verdict'], dz: 10 }, { guardians: ['grave-registrar', 'field-levy'], sp: 1 });
  t.me.does('play', 'verdict', 'field-levy');
  expect(sp(t, 'opp')).toBe(0);
});

describe('Glass Seraph', () => {
  test('G8.9 is Invincible until its player’s next turn: no target, no damage', () => {
    const t = duel({ hand: ['glass-seraph'], sp: 4 }, { guardians: ['quarry-giant'], hand: ['thrown-torch'] });
    t.me.does('summon', 'glass-seraph', undefined, 0);
    t.me.endTurn();
    expect(offers(t, 'attack quarry-giant')).toBe(false);
    expect(offers(t, 'attackBase quarry-giant')).toBe(false);
    expect(offers(t, 'play thrown-torch')).toBe(false);
    t.opp.endTurn();
    t.me.endTurn();
    t.opp.does('attack', 'quarry-giant', 'glass-seraph');
    expect(t.hp('glass-seraph')).toBe(10);
  });

  test('gives another a Shield for 3 DZ', () => {
    const t = duel({ guardians: ['glass-seraph', 'field-levy'], dz: 3 });
    t.me.does('use', 'glass-seraph', 'field-levy');
    expect(has(t, 'field-levy', 'shield')).toBe(true);
    expect(dz(t)).toBe(0);
  });
});

describe('Ilse, Queen of Mirrors', () => {
  test('brings a Clone of another into an empty lane', () => {
    const t = duel({ guardians: ['quarry-giant'], hand: ['ilse-queen-of-mirrors'], sp: 5 });
    t.me.does('summon', 'ilse-queen-of-mirrors', undefined, 1);
    expect(t.cards(t.me, 'guardians')).toEqual(['quarry-giant', 'ilse-queen-of-mirrors', 'quarry-giant']);
  });

  test('comes alone where nobody else stands', () => {
    const t = duel({ hand: ['ilse-queen-of-mirrors'], sp: 5 });
    t.me.does('summon', 'ilse-queen-of-mirrors', undefined, 1);
    expect(t.cards(t.me, 'guardians')).toEqual(['ilse-queen-of-mirrors']);
  });
});
