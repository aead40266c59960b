import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, table } from './support.ts';

/** Creatures of generation 3, from number 102. Each scenario scripts exactly the dice that are thrown. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };
const HIT = { hit: [6, 5] };
const team = { mode: 'team' } as const;

describe('Monkey Duck', () => {
  test('has one die and one MOD less in a battle in which its opponent quacks', () => {
    const t = duel({ primary: 'monkey-duck' }, { primary: 'frost-giant' });
    t.me.battle('frost-giant');
    t.dice(MISS, HIT, { attack: [1, 1, 1, 1] });
    t.opp.yes();
    expect(t.hp('frost-giant')).toBe(110 - 1 - 4 - 4);
    expect([t.stat('monkey-duck', 'dice'), t.stat('monkey-duck', 'mod')]).toEqual([5, 5]);
  });

  test('only the opponent who battles it is asked, as its attacker too, and need not', () => {
    const t = table([{ primary: 'giant-eagle' }, { primary: 'monkey-duck' }, {}]);
    t.me.battle('monkey-duck');
    expect(t.asked).toBe('me may');
    t.dice(MISS, HIT, { attack: [1, 1, 1, 1, 1] });
    t.me.no();
    expect(t.hp('giant-eagle')).toBe(50 - 1 - 5 - 5);
  });
});

describe('Bio-Dino', () => {
  test('W8.2.2 adds the printed dice and MOD of all that was sacrificed for it, while it is not negated', () => {
    const t = duel({ primary: 'moose', magics: ['epic-ring'], hand: ['bio-dino', 'mountain-lion', 'the-iron-range'] });
    t.me.summon('bio-dino', 'mountain-lion');
    expect([t.stat('bio-dino', 'dice'), t.stat('bio-dino', 'mod')]).toEqual([1 + 2 + 3, 1 + 3 + 4]);
    t.me.play('the-iron-range');
    expect([t.stat('bio-dino', 'dice'), t.stat('bio-dino', 'mod')]).toEqual([1, 1]);
  });
});

describe('Lava Golem', () => {
  test('burns every opponent who ends a turn without a battle; not a partner, and nobody who fought', () => {
    const t = table([{ primary: 'lava-golem' }, { primary: 'ogre' }, {}, { primary: 'frost-giant' }], team);
    t.me.endTurn();
    t.players[1].endTurn();
    expect(t.hp('ogre')).toBe(85);
    t.players[2].endTurn();
    expect(t.hp('seat2:werewolf')).toBe(70);
    t.dice(MISS, MISS);
    t.players[3].battle('lava-golem');
    t.players[3].endTurn();
    expect(t.hp('frost-giant')).toBe(109);
  });

  test('being kept from battle is no excuse', () => {
    const t = duel({ primary: 'lava-golem' }, { primary: 'ogre', magics: ['lead-boots'] });
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('ogre')).toBe(85);
  });
});

test.each([
  ['frost-giant', 6],
  ['werewolf', 2],
  ['tarantula', 4],
])('Orgar against %s rolls %i attack dice', (foe, dice) => {
  const t = duel({ primary: 'orgar', magics: ['celestial-power'] }, { primary: foe });
  t.dice(HIT, { attack: Array(dice).fill(1) }, MISS);
  t.me.battle(foe);
  expect(t.stat('orgar', 'dice')).toBe(4);
});

describe('Ooze Weaver', () => {
  test('W14.1.1 may take 15 to negate any magic, its own player’s too', () => {
    const t = table([{ hand: ['hero-shield'] }, {}, { primary: 'ooze-weaver', hand: ['hero-shield'] }]);
    t.me.play('me:hero-shield', 'me:werewolf');
    expect(t.asked).toBe('seat2 respond');
    t.players[2].use('ooze-weaver');
    expect([t.zone('me:hero-shield'), t.hp('ooze-weaver')]).toEqual(['me:cemetery', 15]);
  });

  test('dying of it, the negation holds', () => {
    const t = duel({ hand: ['hero-shield'] }, { primary: { card: 'ooze-weaver', hp: 5 }, hand: ['frog'] });
    t.me.play('hero-shield', 'werewolf');
    t.opp.use('ooze-weaver');
    t.opp.summon('frog');
    expect([t.zone('ooze-weaver'), t.zone('hero-shield')]).toEqual(['opp:cemetery', 'me:cemetery']);
  });

  test('may take 10 instead of an attack, or not', () => {
    const t = duel({ primary: 'ogre' }, { primary: 'ooze-weaver' });
    t.dice(MISS, HIT, { attack: [6, 6, 6] });
    t.me.battle('ooze-weaver');
    t.opp.use('ooze-weaver');
    expect(t.hp('ooze-weaver')).toBe(30 - 1 - 10);
  });

  test('W16.1.1 magics do not reach it', () => {
    expect(offers(duel({ hand: ['ignite'] }, { primary: 'ooze-weaver' }), 'play ignite ooze-weaver')).toBe(false);
  });
});

describe('Ancient Sentinel', () => {
  test('has the printed SPD of the primary it battles for its MOD, and only then', () => {
    const t = duel({ primary: 'ancient-sentinel' }, { primary: 'frost-giant', magics: ['epic-boots'] });
    expect(t.stat('ancient-sentinel', 'mod')).toBe(0);
    t.dice(MISS, { hit: [4, 3] }, { attack: [1, 1, 1] });
    t.me.battle('frost-giant');
    expect(t.hp('frost-giant')).toBe(110 - 1 - 3 - 5);
  });

  test('against a limited summon the primary beside it counts', () => {
    const t = duel({ primary: 'giant-eagle', side: ['goblin'] }, { primary: 'ancient-sentinel' });
    t.dice(MISS, { hit: [1, 2] }, { attack: [1, 1, 1] });
    t.me.battle('goblin', 'ancient-sentinel');
    t.expectLog('15 against AL 2');
  });
});

describe('Dart Frog', () => {
  test('clings to a killer without a weapon, who takes 5 at the end of each turn of its owner', () => {
    const t = duel({ primary: 'giant-eagle' }, { primary: { card: 'dart-frog', hp: 1 }, hand: ['owl'] });
    t.dice(HIT, { attack: [1, 1] });
    t.me.battle('dart-frog');
    expect([t.zone('dart-frog'), t.cemeteryHp('opp')]).toEqual(['opp:magic', 0]);
    t.opp.summon('owl');
    t.me.endTurn();
    expect(t.hp('giant-eagle')).toBe(50);
    t.opp.endTurn();
    expect(t.hp('giant-eagle')).toBe(45);
  });

  test('dies like anybody by a weapon, a magic or its own slip', () => {
    const dart = { primary: { card: 'dart-frog', hp: 1 }, hand: ['owl'] };
    const weapon = duel({ primary: 'knight', magics: ['celestial-power'] }, dart);
    weapon.dice(HIT, { attack: [1, 1] });
    weapon.me.battle('dart-frog');
    expect(weapon.zone('dart-frog')).toBe('opp:cemetery');
    const magic = duel({ hand: ['ignite'] }, dart);
    magic.dice(1);
    magic.me.play('ignite', 'dart-frog');
    expect(magic.zone('dart-frog')).toBe('opp:cemetery');
    const slip = duel(dart, { primary: 'ogre' });
    slip.dice(MISS);
    slip.me.battle('ogre');
    expect(slip.zone('dart-frog')).toBe('me:cemetery');
  });
});

describe('Woodland Elf', () => {
  const struck = (die: number, foe: string, attack: number) => {
    const t = duel({ primary: 'woodland-elf', magics: ['epic-boots'] }, { primary: foe });
    t.dice({ effect: [die] }, HIT, { attack: [attack] });
    return t;
  };

  test('1 or 2: 10 more attack damage', () => {
    const t = struck(2, 'ogre', 1);
    t.dice(MISS);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 1 - 4 - 10 - 1);
  });

  test('3 or 4: the target’s MOD is nothing in that battle', () => {
    const t = struck(3, 'ogre', 1);
    t.dice(HIT, { attack: [1, 1, 1] });
    t.me.battle('ogre');
    expect(t.hp('woodland-elf')).toBe(50 - 3);
    expect(t.stat('ogre', 'mod')).toBe(3);
  });

  test('5 or 6: five less AL, before the hit roll', () => {
    const t = duel({ primary: 'woodland-elf', magics: ['epic-boots'] }, { primary: 'frost-giant' });
    t.dice({ effect: [6] }, { hit: [1, 2] }, { attack: [1] }, MISS);
    t.me.battle('frost-giant');
    t.expectLog('7 against AL 5');
    expect(t.stat('frost-giant', 'al')).toBe(10);
  });

  test('rolls when it strikes back, too', () => {
    const t = duel({ primary: 'giant-eagle' }, { primary: 'woodland-elf' });
    t.dice(MISS, { effect: [1] }, HIT, { attack: [1] });
    t.me.battle('woodland-elf');
    expect(t.hp('giant-eagle')).toBe(50 - 1 - 15);
  });
});

describe('Ironfist Dwarf', () => {
  test('battles again after less than 6 damage, unanswered, up to five times more', () => {
    const t = duel({ primary: 'ironfist-dwarf' }, { primary: 'frost-giant' });
    t.dice(HIT, { attack: [3] }, MISS);
    t.me.battle('frost-giant');
    for (let more = 0; more < 5; more++) {
      t.me.yes();
      t.dice({ hit: [1, 2] });
      t.me.battle('frost-giant');
    }
    expect(offers(t, 'battle ironfist-dwarf')).toBe(false);
    expect(t.log.filter((x) => x.includes('Frost Giant cannot strike'))).toHaveLength(5);
  });

  test('not after 6, and it need not', () => {
    const enough = duel({ primary: 'ironfist-dwarf' }, { primary: 'frost-giant' });
    enough.dice(HIT, { attack: [4] }, MISS);
    enough.me.battle('frost-giant');
    expect(enough.asked).not.toBe('me may');
    const content = duel({ primary: 'ironfist-dwarf' }, { primary: 'frost-giant', hand: ['fear'] });
    content.dice({ hit: [1, 2] }, MISS);
    content.me.battle('frost-giant');
    content.me.no();
    expect(offers(content, 'battle ironfist-dwarf')).toBe(false);
  });

  test('W10.2.1 the next battle may go to another opponent', () => {
    const t = table([{ primary: 'ironfist-dwarf' }, { primary: 'frost-giant' }, { primary: 'ogre' }]);
    t.dice({ hit: [1, 2] }, MISS);
    t.me.battle('frost-giant');
    t.me.yes();
    t.dice({ hit: [1, 2] });
    t.me.battle('ogre');
    t.expectLog('Ogre cannot strike');
    t.me.no();
  });
});

describe('Chaos Demon', () => {
  test('three more dice in a battle it starts; if the target lives, half of it comes back', () => {
    const t = duel({ primary: 'chaos-demon' }, { primary: 'frost-giant' });
    t.me.battle('frost-giant');
    t.dice(HIT, { attack: [2, 2, 2, 2, 2] }, MISS);
    t.me.yes();
    expect([t.hp('frost-giant'), t.hp('chaos-demon')]).toEqual([110 - 11 - 1, 60 - 6]);
  });

  test('nothing comes back if the target dies, or if it is not used', () => {
    const dies = duel({ primary: 'chaos-demon' }, { primary: { card: 'frost-giant', hp: 5 }, hand: ['frog'] });
    dies.me.battle('frost-giant');
    dies.dice(HIT, { attack: [2, 2, 2, 2, 2] });
    dies.me.yes();
    expect(dies.hp('chaos-demon')).toBe(60);
    const plain = duel({ primary: 'chaos-demon' }, { primary: 'frost-giant' });
    plain.me.battle('frost-giant');
    plain.dice(HIT, { attack: [2, 2] }, MISS);
    plain.me.no();
    expect(plain.hp('chaos-demon')).toBe(60);
  });

  test('not when it is attacked', () => {
    const t = duel({}, { primary: 'chaos-demon' });
    t.dice(MISS, MISS);
    t.me.battle('chaos-demon');
    expect(t.hp('chaos-demon')).toBe(59);
  });
});

describe('Gnometheon', () => {
  test('what lies under it counts as held for others, too, and cards under others do not', () => {
    const t = table([
      { primary: { card: 'gnometheon', under: ['gnome', 'gnome-warrior'] }, hand: ['fear'] },
      { primary: { card: 'great-white', under: ['sharkling'] } },
      { primary: 'demon-dragon' },
    ]);
    const bare = table([{ hand: ['fear'] }, {}, { primary: 'demon-dragon' }]);
    expect(t.stat('demon-dragon', 'dice')).toBe(bare.stat('demon-dragon', 'dice') + 2);
  });

  test('W8.3.1 gnomes sacrificed for it lie under it and count with those in the hand', () => {
    const t = duel({ primary: 'gnome', hand: ['gnometheon', 'gnome-warrior', 'gnome', 'frog'] });
    t.me.summon('gnometheon', 'gnome-warrior');
    expect(t.cards(t.me, 'under').toSorted()).toEqual(['gnome', 'gnome-warrior']);
    expect([t.stat('gnometheon', 'dice'), t.stat('gnometheon', 'mod'), t.cemeteryHp()]).toEqual([6, 6, 0]);
  });

  test('others go to the cemetery; what lies under it goes where it goes', () => {
    const t = duel({ primary: 'goblin', hand: ['gnometheon', 'gnome', 'frog'] }, { hand: ['terrifying-roar'] });
    t.me.summon('gnometheon', 'gnome');
    expect([t.zone('goblin'), t.zone('gnome')]).toEqual(['me:cemetery', 'me:under']);
    t.me.endTurn();
    t.opp.play('terrifying-roar', 'gnometheon');
    expect(t.zone('gnome')).toBe('me:hand');
  });
});

test('The Wither strikes harder at who wears Fear, first or back, and only then', () => {
  const t = duel({ primary: 'the-wither' }, { primary: 'frost-giant', magics: ['fear'] });
  t.dice({ effect: [1] }, HIT, { attack: [1, 1, 1, 1, 1] }, MISS);
  t.me.battle('frost-giant');
  expect(t.hp('frost-giant')).toBe(110 - 5 - 5 - 1);
  expect([t.stat('the-wither', 'dice'), t.stat('the-wither', 'mod')]).toEqual([3, 3]);
});

describe('Friend Like You', () => {
  const struckDown = (more: { hand?: string[]; deck?: string[]; side?: string[] }) => {
    const t = duel({ primary: 'ogre' }, { primary: { card: 'friend-like-you', hp: 1 }, ...more });
    t.dice({ hit: [1, 2] }, HIT, { attack: [1, 1, 1] });
    t.me.battle('friend-like-you');
    return t;
  };

  test('killed by attack damage, The Creator stands in its place, before a limited summon steps up', () => {
    const t = struckDown({ deck: ['frog', 'the-creator', 'owl'], side: ['goblin'] });
    t.opp.yes();
    t.opp.pick('the-creator');
    expect([t.zone('the-creator'), t.zone('goblin')]).toEqual(['opp:primary', 'opp:side']);
  });

  test('or out of the hand, or not at all', () => {
    const hand = struckDown({ hand: ['the-creator', 'frog'] });
    hand.opp.yes();
    hand.opp.pick('the-creator');
    expect(hand.zone('the-creator')).toBe('opp:primary');
    const no = struckDown({ hand: ['the-creator', 'frog'] });
    no.opp.no();
    expect(no.zone('the-creator')).toBe('opp:hand');
  });

  test('by other damage it dies alone', () => {
    const t = duel(
      { hand: ['ignite'] },
      { primary: { card: 'friend-like-you', hp: 1 }, hand: ['the-creator', 'frog'] },
    );
    t.dice(1);
    t.me.play('ignite', 'friend-like-you');
    expect(t.zone('the-creator')).toBe('opp:hand');
  });
});

describe('Sprite', () => {
  test('W10.2.3 is hit only by a 3 or a 4, a critical hit among them; nothing raises its AL', () => {
    const hp = (hit: number[], attack: number[]): number => {
      const t = duel({ primary: 'giant-eagle', magics: ['epic-ring'] }, { primary: 'sprite', magics: ['hero-shield'] });
      t.dice({ hit }, ...(attack.length === 0 ? [] : [{ attack }]), { hit: [1, 2] });
      t.me.battle('sprite');
      expect(t.stat('sprite', 'al')).toBe(1);
      return t.hp('sprite');
    };
    expect(hp([6, 6], [])).toBe(20);
    expect(hp([1, 3], [1, 1])).toBe(20 - 2 - 4);
  });
});

describe('Tri-Dragon', () => {
  test('W10.3 has no criticals; equal dice that hit deal three times as much', () => {
    const dealt = (hit: number[], attack: number[]): number => {
      const t = duel({ primary: 'tri-dragon' }, { primary: 'frost-giant' });
      t.dice({ hit }, ...(attack.length === 0 ? [] : [{ attack }]), MISS);
      t.me.battle('frost-giant');
      expect(t.hp('tri-dragon')).toBe(90);
      return 110 - 1 - t.hp('frost-giant');
    };
    expect(dealt([6, 6], [1, 1, 1])).toBe(18);
    expect(dealt([5, 6], [1, 1, 1])).toBe(6);
    expect(dealt([1, 1], [])).toBe(0);
  });
});

test('B10.9 a boss resists what Lumber does to its MOD', () => {
  const t = raid([{ primary: 'frog', hand: ['lumber'] }], 'ogre');
  t.dice({ resist: [1] });
  t.me.summon('lumber');
  t.expectLog('resist');
  t.stopAt('me second');
  t.dice(MISS, HIT, { attack: [1, 1, 1] });
  t.me.battle('ogre');
  expect(t.hp('lumber')).toBe(70 - 1 - 3 - 3);
});
