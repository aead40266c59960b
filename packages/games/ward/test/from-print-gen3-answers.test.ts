import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, raid, rest, table } from './support.ts';

/** Written from the print of generation 3: answers, what lasts, and what binds players. */

const HITS = { hit: [6, 5] };
const STRIKE = { hit: [6, 5], attack: [1, 1] }; // a Werewolf's 5
const MISSES = { hit: [1, 2] };
const croc = { primary: 'werecroc' };
const ogre = { primary: 'ogre' };
const owl = { primary: 'owl' };

describe('018 Enchantment', () => {
  test('own missed hit roll: the missed creature takes 10; not a partner’s miss', () => {
    const t = table([{ ...ogre, hand: ['enchantment'] }, croc, {}, owl], { mode: 'team', active: 2 });
    t.dice(MISSES, MISSES);
    t.players[2].battle('werecroc');
    expect([t.hp('werecroc'), t.zone('enchantment')]).toEqual([90, 'me:hand']);
    const u = duel({ hand: ['enchantment'] }, croc);
    u.dice(MISSES);
    u.me.battle('werecroc');
    u.dice(MISSES);
    u.me.play('enchantment');
    expect(u.hp('werecroc')).toBe(80);
  });
});

describe('019 Hell Authority', () => {
  test('rumble: one opponent plays no magic for a cycle, Lightning neither; what lies there works on', () => {
    const t = table([
      { ...ogre, hand: ['hell-authority', 'bull-power'] },
      { hand: ['haunted-tree'], magics: ['bug-spray'] },
      { ...croc, hand: ['haunted-tree'] },
    ]);
    t.me.play('hell-authority', 'seat 1');
    t.everyonePasses();
    t.me.play('bull-power', 'ogre');
    expect(t.asked).toBe('seat2 respond');
    t.players[2].pass();
    expect([t.zone('bull-power'), t.zone('bug-spray')]).toEqual(['me:magic', 'seat1:magic']);
  });
});

describe('020 Witch’s Cabin', () => {
  test('a drawn card goes to the bottom before it can be used; one card of several', () => {
    const t = duel({ hand: ['witchs-cabin'] }, { ...croc, deck: ['goblin', 'frog', 'rodent'] });
    t.me.endTurn();
    expect(t.asked).toBe('me respond');
    t.me.play('witchs-cabin');
    expect([t.cards(t.opp, 'hand'), t.cards(t.opp, 'deck')[0]]).toEqual([[], 'goblin']);
  });

  test('team: not a partner’s draw', () => {
    const t = table([{ ...ogre, hand: ['witchs-cabin'] }, {}, { ...croc, deck: ['goblin'] }, owl], {
      mode: 'team',
      active: 1,
    });
    t.players[1].endTurn();
    expect([t.asked, t.cards(t.players[2], 'hand')]).toEqual(['seat2 main', ['goblin']]);
  });

  test('007 gen2 Absolute Terror: the card was drawn all the same', () => {
    const t = duel(
      { hand: ['witchs-cabin'], magics: [{ card: 'absolute-terror', on: 'opp:werecroc' }] },
      { ...croc, deck: ['goblin', 'frog'] },
    );
    t.me.endTurn();
    t.me.play('witchs-cabin');
    expect([t.cards(t.opp, 'hand'), t.hp('werecroc')]).toEqual([[], 80]);
  });
});

describe('021 Possessed Dummy', () => {
  test('a sacrifice out of an opponent’s hand comes to one’s own side; back when the Dummy is destroyed', () => {
    const t = duel({ hand: ['possessed-dummy'] }, { ...croc, hand: ['giga', 'goblin', 'evil-queen'] }, { active: 1 });
    t.opp.summon('giga');
    expect(t.asked).toBe('me respond');
    while (t.asked === 'me respond' && !t.choices.includes('play possessed-dummy')) t.me.pass();
    t.me.play('possessed-dummy');
    const taken = t.cards(t.me, 'side')[0];
    expect(['goblin', 'werecroc']).toContain(taken);
    t.opp.play('evil-queen', 'possessed-dummy');
    expect([t.zone(taken), t.zone('possessed-dummy')]).toEqual(['opp:cemetery', 'me:cemetery']);
  });

  test('own primary removed: it goes back to that opponent’s cemetery and does not step up', () => {
    const t = duel({ hand: ['possessed-dummy', 'frog'] }, { ...croc, hand: ['ogre'] }, { active: 1 });
    t.opp.summon('ogre');
    t.me.play('possessed-dummy');
    expect(t.zone('werecroc')).toBe('me:side');
    rest(t, 1);
    t.me.does('kill');
    expect([t.zone('werecroc'), t.zone('possessed-dummy'), t.asked]).toEqual([
      'opp:cemetery',
      'me:cemetery',
      'me replace',
    ]);
  });
});

describe('042 Orc Mischief, 113 Sasquatch', () => {
  test('Sasquatch: that opponent plays no Lightning for a cycle, Standards still', () => {
    const t = duel(
      { hand: ['bull-power', 'bug-spray', 'haunted-tree'] },
      { ...croc, hand: ['sasquatch', 'elven-scout'] },
    );
    t.me.play('bull-power', 'werewolf');
    t.opp.play('sasquatch');
    t.me.pass();
    expect(t.zone('bull-power')).toBe('me:cemetery');
    t.me.play('bug-spray');
    expect(t.zone('bug-spray')).toBe('me:magic');
    rest(t);
    t.opp.play('elven-scout', 'werecroc');
    expect([t.zone('elven-scout'), t.zone('haunted-tree')]).toEqual(['opp:magic', 'me:hand']);
  });

  test('Sasquatch negated by a Lightning locks nobody', () => {
    const t = duel(
      { hand: ['bull-power', 'haunted-tree', 'haunted-tree'] },
      { ...croc, hand: ['sasquatch', 'elven-scout'] },
    );
    t.me.play('bull-power', 'werewolf');
    t.opp.play('sasquatch');
    t.me.play('haunted-tree');
    expect(t.zone('bull-power')).toBe('me:magic');
    rest(t);
    t.opp.play('elven-scout', 'werecroc');
    expect(t.asked).toBe('me respond');
  });
});

describe('054 Vampire Mistress, 004 Repair Bear', () => {
  test('10 damage and 10 healing, both picked by its player', () => {
    const t = duel({ primary: { card: 'werewolf', hp: 50 }, hand: ['vampire-mistress'] }, croc);
    t.me.play('vampire-mistress', 'werecroc', 'werewolf');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([80, 60]);
  });
});

describe('056 Soul Eater', () => {
  test('an opponent’s limited summon as a sacrifice; it goes to its controller’s cemetery', () => {
    const t = duel({ hand: ['soul-eater', 'giga'] }, { ...croc, side: [{ card: 'goblin', owner: 0 }] });
    t.me.play('soul-eater');
    t.me.summon('giga');
    expect([t.zone('giga'), t.zone('goblin'), t.cemeteryHp(), t.cemeteryHp('opp')]).toEqual([
      'me:primary',
      'opp:cemetery',
      70,
      30,
    ]);
  });

  test('070 gen2 a Goat beside a primary is worth one', () => {
    const t = duel({ hand: ['soul-eater', 'the-creator'], side: ['sacrificial-goat'] }, croc);
    t.stopAt('main');
    t.me.play('soul-eater');
    expect(offers(t, 'summon the-creator')).toBe(false);
  });
});

describe('074 Ancient Book', () => {
  test('rumble: answers any opponent’s Lightning and stays as an Infinite; W6.5.2 not with five there', () => {
    const t = table(
      [
        { ...ogre, hand: ['ancient-book'], magics: Array(5).fill('bug-spray') },
        { hand: ['bull-power'] },
        { ...croc, hand: ['haunted-tree'] },
      ],
      { active: 1 },
    );
    t.players[1].play('bull-power', 'werewolf');
    t.players[2].play('haunted-tree');
    t.everyonePasses();
    expect([t.zone('bull-power'), t.zone('ancient-book')]).toEqual(['seat1:cemetery', 'me:hand']);
  });
});

describe('079 Living Trap', () => {
  test('rumble: any opponent’s battle, against anybody: 15 to that opponent’s primary, and it goes', () => {
    const t = table([{ ...ogre, magics: ['living-trap'] }, {}, croc], { active: 1 });
    t.dice(MISSES, MISSES);
    t.players[1].battle('werecroc');
    expect([t.hp('werewolf'), t.zone('living-trap')]).toEqual([55, 'me:cemetery']);
  });

  test('killing the attacker it ends the battle', () => {
    const t = duel(
      { ...ogre, magics: ['living-trap'] },
      { primary: { card: 'werewolf', hp: 15 }, hand: ['frog'] },
      { active: 1 },
    );
    t.opp.battle('ogre');
    expect([t.zone('werewolf'), t.hp('ogre'), t.asked]).toEqual(['opp:cemetery', 90, 'opp replace']);
  });

  test('raid: a boss’s battle, resisted with a 3', () => {
    const t = raid([{ ...croc, magics: ['living-trap'] }, owl], 'werewolf', { active: 2 });
    t.dice({ target: [1, 5] }, { resist: [3] }, MISSES, MISSES);
    expect(t.hp('werewolf')).toBe(70);
  });
});

describe('084 Bramble Field, 088 Death Omen', () => {
  test('rumble: brambles at the start of own turns only, on every creature without wings', () => {
    const t = table([{ ...ogre, magics: ['bramble-field'] }, { primary: 'griffin' }, croc]);
    t.stopAt('main');
    expect([t.hp('ogre'), t.hp('griffin'), t.hp('werecroc')]).toEqual([85, 80, 85]);
    rest(t);
    expect(t.hp('ogre')).toBe(85);
  });

  test('Death Omen: every turn, the primary with the lowest current HP; a tie is rolled for', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 50 }, magics: ['death-omen'] },
      { primary: { card: 'werecroc', hp: 60 } },
    );
    t.stopAt('main');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([45, 60]);
    rest(t);
    expect(t.hp('werewolf')).toBe(40);
  });
});

describe('105 Bound Fate', () => {
  test('rumble: what the own primary really takes, each opponent’s primary takes too; no copy of a copy', () => {
    const t = table([{ hand: ['bound-fate'] }, croc, { ...ogre, magics: [] }]);
    t.me.play('bound-fate');
    t.dice(MISSES, { hit: [6, 5], attack: [1, 1, 1] });
    t.me.battle('werecroc');
    expect([t.hp('werewolf'), t.hp('werecroc'), t.hp('ogre')]).toEqual([66, 86, 86]);
  });

  test('this turn only', () => {
    const t = duel({ hand: ['bound-fate'] }, croc);
    t.me.play('bound-fate');
    rest(t);
    t.dice(MISSES, { hit: [6, 5], attack: [1, 1, 1] });
    t.opp.battle('werewolf');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([66, 90]);
  });
});

describe('106 Last Hope Hero', () => {
  test('base dice and base MOD as a critical hit, onto the killer; equips do not count', () => {
    const t = duel(
      {},
      { primary: { card: 'werecroc', hp: 5 }, magics: ['doppelganger'], hand: ['last-hope-hero', 'frog'] },
    );
    t.dice(STRIKE);
    t.me.battle('werecroc');
    t.dice(1, 2, 3);
    t.opp.play('last-hope-hero');
    expect(t.hp('werewolf')).toBe(70 - 14);
  });

  test('a death by magic opens no window', () => {
    const t = duel({ hand: ['ignite'] }, { primary: { card: 'werecroc', hp: 5 }, hand: ['last-hope-hero', 'frog'] });
    t.dice({ effect: [1] });
    t.me.play('ignite', 'werecroc');
    expect(t.asked).toBe('opp replace');
  });
});

describe('138 Flame Sentinel, 118 Contaminate', () => {
  test('Flame Sentinel: the attack is void; 10 at the end of the next two combat phases of the attacker’s player', () => {
    const t = duel({}, { ...croc, hand: ['flame-sentinel'] });
    t.dice(STRIKE);
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.opp.play('flame-sentinel');
    expect([t.hp('werecroc'), t.hp('werewolf')]).toEqual([90, 60]);
    rest(t, 1);
    rest(t);
    expect([t.hp('werewolf'), t.zone('flame-sentinel')]).toEqual([50, 'opp:cemetery']);
  });

  test('destroyed meanwhile: the damage over time ends', () => {
    const t = duel({ hand: ['evil-queen'] }, { ...croc, hand: ['flame-sentinel'] });
    t.dice(STRIKE);
    t.me.battle('werecroc');
    t.dice(MISSES);
    t.opp.play('flame-sentinel');
    t.me.play('evil-queen', 'flame-sentinel');
    rest(t, 1);
    rest(t);
    expect(t.hp('werewolf')).toBe(60);
  });

  test('Contaminate: killed by attack damage it moves onto the killer and lies on its player’s side', () => {
    const t = duel(
      { primary: { card: 'werecroc', hp: 5 }, magics: ['contaminate'], hand: ['frog'] },
      {},
      { active: 1 },
    );
    t.dice(STRIKE);
    t.opp.battle('werecroc');
    expect([t.zone('contaminate'), t.zone('werecroc')]).toEqual(['me:magic', 'me:cemetery']);
    t.me.summon('frog');
    expect(t.hp('werewolf')).toBe(65);
  });
});

describe('141 The Iron Man, 035 Dark Moon', () => {
  test('rumble: AL, SPD, hit dice and dice are 1 on all opponents’ creatures for two cycles, whatever is added', () => {
    const t = table([{ ...ogre, hand: ['the-iron-man'] }, { magics: ['legendary-armor', 'doppelganger'] }, croc]);
    t.me.play('the-iron-man');
    const figures = () => ['al', 'spd', 'hitDice', 'dice'].map((x) => t.stat('werewolf', x));
    expect([figures(), t.stat('ogre', 'al')]).toEqual([[1, 1, 1, 1], 8]);
    for (let i = 0; i < 2; i++) {
      expect(figures()).toEqual([1, 1, 1, 1]);
      for (const seat of [0, 1, 2]) rest(t, seat);
    }
    expect(figures()).toEqual([12, 8, 5, 4]);
  });

  test('W16.1.1 not on an Ent Tree', () => {
    const t = duel({ hand: ['the-iron-man'] }, { primary: 'ent-tree' });
    if (offers(t, 'play the-iron-man')) t.me.play('the-iron-man');
    expect(t.stat('ent-tree', 'al')).toBe(5);
  });
});

describe('146 Constructed Pylon', () => {
  test('three empty slots of one opponent are taken, a fourth and fifth are free; that opponent rolls it away with a 4', () => {
    const t = duel({ hand: ['constructed-pylon'] }, { ...croc, hand: ['bull-power', 'elven-scout', 'common-sword'] });
    t.me.play('constructed-pylon');
    rest(t);
    t.opp.play('bull-power', 'werecroc');
    t.opp.play('elven-scout', 'werecroc');
    expect(offers(t, 'play common-sword')).toBe(false);
    t.dice({ effect: [4] });
    t.opp.use('constructed-pylon');
    expect([t.zone('constructed-pylon'), offers(t, 'play common-sword')]).toEqual(['me:cemetery', true]);
  });
});

describe('139 Last Goodbye, 082 Gnarled Hand', () => {
  test('Last Goodbye: both go to the cemetery at the end of the own turn; its HP do not count meanwhile', () => {
    const t = duel({ hand: ['last-goodbye'], cemetery: ['giga'] }, croc);
    t.me.play('last-goodbye');
    expect([t.zone('giga'), t.cemeteryHp()]).toEqual(['me:side', 0]);
    rest(t);
    expect([t.zone('giga'), t.zone('last-goodbye')]).toEqual(['me:cemetery', 'me:cemetery']);
  });

  test('Gnarled Hand: printed AL below the current AL of the own primary', () => {
    const t = duel({ hand: ['gnarled-hand', 'werecroc', 'dwarf'], magics: ['common-armor'] }, ogre);
    t.me.play('gnarled-hand'); // AL 9 now: the dwarf, not the werecroc
    expect([t.zone('dwarf'), t.zone('werecroc')]).toEqual(['me:side', 'me:hand']);
  });

  test('W6.5.2 Gnarled Hand needs a slot: not with five Infinites', () => {
    const t = duel({ hand: ['gnarled-hand', 'dwarf'], magics: Array(5).fill('bug-spray') }, ogre);
    t.stopAt('main');
    expect(offers(t, 'play gnarled-hand')).toBe(false);
  });
});

describe('114 Carus Demon', () => {
  const asleep = () => {
    const t = duel(
      { hand: ['carus-demon', 'ignite'] },
      { ...croc, side: ['owl'], magics: ['bull-power', 'elven-scout'] },
    );
    t.me.does('kill');
    t.me.summon('carus-demon');
    return t;
  };

  test('all creatures then on the side sleep: no battle; damage to one wakes all and costs one magic', () => {
    const t = asleep();
    expect([t.stat('werecroc', 'asleep'), t.stat('owl', 'asleep')]).toEqual([1, 1]);
    t.dice({ effect: [1] });
    t.me.play('ignite', 'werecroc');
    t.me.pick('bull-power');
    expect([t.stat('werecroc', 'asleep'), t.stat('owl', 'asleep')]).toEqual([0, 0]);
    expect(t.cards(t.opp, 'magic')).toEqual(['elven-scout']);
  });

  test('asleep it makes no strike back', () => {
    const t = asleep();
    t.dice(HITS, { attack: [1, 1] });
    t.stopAt('second');
    t.me.battle('werecroc');
    expect(t.hp('carus-demon')).toBe(40);
  });
});
