import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel, viewOf } from './support.ts';

/** Magics of generation 1, numbers 14 to 85. Equips that only change numbers are in cards-equips.test.ts. */

/** The cards of a hand that a seat can name. */
const seen = (t: ReturnType<typeof duel>, viewer: number, whose: number) =>
  viewOf(t, viewer)
    .zones.find((z) => z.zone === 'hand' && z.seat === whose)!
    .cards!.flatMap((c) => (c.card === undefined ? [] : [c.card]));

describe('Smokescreen', () => {
  test('leaves its creature one hit die for two cycles, extra dice or not; W10.3.3 so it makes no criticals', () => {
    const t = duel({ hand: ['smokescreen'] }, { primary: 'knight', magics: ['sword-of-light'] });
    expect(t.stat('knight', 'hitDice')).toBe(3);
    t.me.play('smokescreen', 'knight');
    expect(t.stat('knight', 'hitDice')).toBe(1);
    t.me.endTurn();
    t.dice(1, 2, 6, 1, 1, 1); // Werewolf misses AL 8; Knight rolls one die, then three of damage + 3 + 3
    t.opp.battle('werewolf');
    t.expectLog('W10.2.3 Knight rolls 6: 12 against AL 6');
    expect(t.hp('werewolf')).toBe(61);
    t.me.endTurn();
    expect(t.stat('knight', 'hitDice')).toBe(1);
    t.opp.endTurn();
    expect(t.stat('knight', 'hitDice')).toBe(3);
  });
});

describe('Dragon Tamer', () => {
  test('finds a creature by type or name, shows it, and shuffles the rest away', () => {
    const t = duel({ hand: ['dragon-tamer'], deck: ['goblin', 'dragons-bane', 'undead-dragon', 'dragonling', 'frog'] });
    t.shuffle('frog');
    t.me.play('dragon-tamer');
    t.expectChoices(t.me, ['card undead-dragon', 'card dragonling']);
    t.me.pick('undead-dragon');
    expect(t.cards(t.me, 'hand')).toEqual(['goblin', 'undead-dragon']);
    expect(t.cards(t.me, 'deck').at(-1)).toBe('frog');
    expect(seen(t, 1, 0)).toEqual(['undead-dragon']);
    expect(t.zone('dragon-tamer')).toBe('me:cemetery');
  });

  test('finds nothing where there is no dragon, and still shuffles', () => {
    const t = duel({ hand: ['dragon-tamer'], deck: ['goblin', 'dragons-bane', 'frog'] });
    t.me.play('dragon-tamer');
    t.expectLog("me's deck is shuffled");
    expect(t.cards(t.me, 'hand')).toEqual(['goblin']);
  });
});

describe('Minotaur Bodyguard', () => {
  test('keeps attack damage off after the hit; what the hit brings still comes', () => {
    const t = duel({ primary: 'dire-wolf' }, { primary: 'knight', hand: ['minotaur-bodyguard'] });
    t.dice(5, 5);
    t.me.battle('knight');
    t.expectChoices(t.opp, ['pass', 'play minotaur-bodyguard']);
    t.dice(6, 1, 2, 1, 1); // Dire Wolf's damage; Knight hits back for 1 + 1 + 3
    t.opp.play('minotaur-bodyguard');
    t.expectLog('Knight takes none of the 6 damage');
    t.expectLog('W11.2 Knight takes 10');
    expect(t.hp('knight')).toBe(40);
    expect(t.hp('dire-wolf')).toBe(35);
    expect(t.zone('minotaur-bodyguard')).toBe('opp:cemetery');
  });

  test('answers neither a miss, nor its own side’s hit, nor a magic; and covers one battle', () => {
    const t = duel({ primary: 'goblin', hand: ['hero-shield'] }, { primary: 'knight', hand: ['minotaur-bodyguard'] });
    t.me.play('hero-shield', 'goblin');
    t.dice(1, 2, 3, 3, 1, 1); // Goblin misses; Knight hits for 1 + 1 + 3
    t.me.battle('knight');
    expect(t.hp('goblin')).toBe(25);
    t.dice(5, 5);
    t.opp.battle('goblin');
    t.dice(6, 1, 1, 1); // Goblin's damage; Knight slips
    t.opp.play('minotaur-bodyguard');
    expect(t.hp('knight')).toBe(49);
    t.dice(5, 5, 6, 1, 1, 1);
    t.me.battle('knight');
    expect(t.hp('knight')).toBe(42);
  });

  test('W16.1.1 neither helps one who is unaffected by magics nor stops one who is', () => {
    const hero = duel({ primary: 'goblin' }, { primary: 'ogre', magics: ['heroism'], hand: ['minotaur-bodyguard'] });
    hero.dice(5, 5, 3, 1, 1, 1);
    hero.me.battle('ogre');
    expect(hero.hp('ogre')).toBe(90 - 3 - 1);

    const tree = duel({ primary: 'ent-tree' }, { primary: 'ogre', hand: ['minotaur-bodyguard'] });
    tree.dice(1, 1, 1, 5, 5, 3); // the ogre slips for 1, and is hit for 3 + 6 without being asked
    tree.me.battle('ogre');
    expect(tree.hp('ogre')).toBe(80);
  });
});

test('Surprise From The Deep gives MOD +5 until the start of its player’s next turn', () => {
  const t = duel({ primary: 'goblin', hand: ['surprise-from-the-deep'] });
  t.me.play('surprise-from-the-deep', 'goblin');
  expect(t.stat('goblin', 'mod')).toBe(5);
  t.me.endTurn();
  expect(t.stat('goblin', 'mod')).toBe(5);
  t.opp.endTurn();
  expect(t.stat('goblin', 'mod')).toBe(0);
});

test('A Loving God keeps everyone from battle for three cycles, then leaves before the draw', () => {
  const t = duel({ hand: ['a-loving-god', 'fear'], deck: ['frog', 'frog', 'frog', 'owl'] }, { hand: ['fear'] });
  t.me.play('a-loving-god');
  for (let cycle = 1; cycle <= 3; cycle++) {
    expect(t.zone('a-loving-god')).toBe('me:magic');
    t.me.next(); // no combat is offered
    expect(t.asked).toBe('me second');
    t.me.endTurn();
    t.opp.next();
    expect(t.asked).toBe('opp second');
    t.opp.endTurn();
  }
  t.expectLog('W9.2.3 The effect of A Loving God ends');
  t.expectLog('me draws Owl');
  expect(t.zone('a-loving-god')).toBe('me:cemetery');
  t.me.next();
  t.expectChoices(t.me, ['battle werewolf werewolf', 'endPhase']);
});

test('A Loving God stops working when it is destroyed', () => {
  const t = duel({ magics: ['a-loving-god'], hand: ['council-of-the-cosmos'] });
  t.me.play('council-of-the-cosmos', 'a-loving-god');
  expect(t.asked).toBe('me combat');
});

describe('Backstab', () => {
  test('strikes first, hits whatever the roll (ones are no critical miss) and deals three times as much', () => {
    const t = duel({ primary: 'goblin', hand: ['backstab'] }, { primary: 'giant-eagle' });
    t.me.play('backstab');
    t.dice(1, 1, 5, 1, 2, 1, 1);
    t.me.battle('giant-eagle');
    t.expectLog('Goblin rolls 5 for damage: 15 = 5 × 3 Backstab.');
    expect(t.hp('giant-eagle')).toBe(35);
    expect(t.hp('goblin')).toBe(28);
    // Its battle this turn only.
    t.me.endTurn();
    expect(t.stat('goblin', 'times')).toBe(1);
    t.dice(1, 2, 1, 1, 3, 3, 5);
    t.opp.battle('goblin');
    expect(t.hp('giant-eagle')).toBe(30);
  });

  test('copies multiply: three make ×27', () => {
    const t = duel({ primary: 'goblin', hand: ['backstab', 'backstab', 'backstab'] }, { primary: 'giant-eagle' });
    for (let i = 0; i < 3; i++) t.me.play('backstab');
    t.dice(1, 2, 1, 1, 2, 1, 1);
    t.me.battle('giant-eagle');
    expect(t.hp('giant-eagle')).toBe(50 - 27);
  });

  test('W5.3.2 follows the other multipliers: a Rogue’s 5 × 3 × 2 × 3 is 90', () => {
    const t = duel({ primary: 'rogue', hand: ['backstab'] }, { primary: 'frost-giant' });
    t.me.play('backstab');
    t.dice(6, 6, 2, 3, 1, 1, 3);
    t.me.battle('frost-giant');
    t.expectLog('Rogue rolls 2, 3 for damage: 90 = (2 + 3) × 3 Rogue × 3 Backstab × 2 critical.');
    expect(t.hp('frost-giant')).toBe(20 - 3); // and slips itself
  });

  test('W10.2.2 against one that strikes first by its own effect, dice decide: SPD is not compared', () => {
    const t = duel({ primary: 'giant-eagle', hand: ['backstab'] }, { primary: 'bear-wolf' });
    t.me.play('backstab');
    t.dice(2, 5, 1, 1, 1, 1, 2, 1, 1); // the wolf wins the die and slips; the eagle hits for (1 + 1) × 3
    t.me.battle('bear-wolf');
    t.expectLog('Giant Eagle rolls 2, Bear Wolf 5');
    t.expectLog('Critical miss: Bear Wolf');
    expect(t.hp('bear-wolf')).toBe(50 - 1 - 6);
  });
});

test('Ball and Chain takes 6 SPD and voids every increase; it lies on its player’s side', () => {
  const t = duel(
    { hand: ['ball-and-chain', 'council-of-the-cosmos'] },
    { primary: 'giant-eagle', magics: ['mounted-assault', 'flame-of-the-infinite'] },
  );
  expect(t.stat('giant-eagle', 'spd')).toBe(23);
  t.me.play('ball-and-chain', 'giant-eagle');
  expect(t.stat('giant-eagle', 'spd')).toBe(6);
  expect(t.zone('ball-and-chain')).toBe('me:magic');
  t.me.play('council-of-the-cosmos', 'ball-and-chain');
  expect(t.stat('giant-eagle', 'spd')).toBe(23);
});

describe('Blade in the Dark', () => {
  test('negates a magic before it takes effect, even Heroism; both go to their own cemeteries', () => {
    const t = duel({ hand: ['heroism'] }, { hand: ['blade-in-the-dark'] });
    t.me.play('heroism', 'me:werewolf');
    t.expectChoices(t.opp, ['pass', 'play blade-in-the-dark']);
    t.opp.play('blade-in-the-dark');
    t.expectLog('Blade in the Dark negates Heroism');
    expect(t.zone('heroism')).toBe('me:cemetery');
    expect(t.zone('blade-in-the-dark')).toBe('opp:cemetery');
    expect(t.stat('me:werewolf', 'al')).toBe(6);
  });

  test('answers neither its own player’s magic, nor a summon, nor an ability, nor a hit', () => {
    const t = duel(
      { primary: 'wizard', hand: ['blade-in-the-dark', 'hero-shield', 'knight'] },
      { hand: ['blade-in-the-dark'] },
    );
    t.dice(6); // no shield
    t.me.use('wizard');
    expect(t.asked).toBe('me main');
    t.me.summon('knight');
    expect(t.asked).toBe('me main');
    t.me.play('hero-shield', 'knight');
    t.opp.pass();
    expect(t.asked).toBe('me combat');
    t.dice(5, 5, 1, 1, 5, 5, 1, 1);
    t.me.battle('werewolf');
    expect(t.hp('knight')).toBe(45);
  });
});

describe('Blood of the Bat', () => {
  test('heals nothing for damage over time', () => {
    const t = duel({ primary: { card: 'dire-wolf', hp: 10 }, magics: ['blood-of-the-bat'] }, { primary: 'ogre' });
    t.dice(5, 5, 3, 1, 1, 1);
    t.me.battle('ogre');
    t.expectLog('W11.2 Ogre takes 10');
    expect(t.hp('dire-wolf')).toBe(12);
  });

  test('heals its wearer half of the attack damage it deals, rounded up', () => {
    const t = duel(
      { primary: { card: 'goblin', hp: 10 }, magics: ['blood-of-the-bat', 'knight-armor'] },
      { primary: 'kobold' },
    );
    t.dice(3, 3, 5, 1, 2);
    t.me.battle('kobold');
    t.expectLog('W5.2.1.9 Goblin heals 3');
    expect(t.hp('goblin')).toBe(13);
  });

  test('never above full HP, and nothing for damage that is blocked or turned back', () => {
    const t = duel(
      { primary: { card: 'goblin', hp: 29 }, magics: ['blood-of-the-bat', 'knight-armor'] },
      { primary: 'kobold', hand: ['minotaur-bodyguard', 'forest-sentinel'] },
    );
    t.dice(3, 3);
    t.me.battle('kobold');
    t.dice(5, 1, 2);
    t.opp.play('minotaur-bodyguard');
    t.opp.pass(); // the sentinel waits
    expect(t.hp('goblin')).toBe(29);
    t.opp.endTurn();
    t.dice(3, 3, 4);
    t.me.battle('kobold');
    t.dice(1, 2);
    t.opp.play('forest-sentinel');
    expect(t.hp('goblin')).toBe(25);
    t.opp.endTurn();
    t.dice(3, 3, 5, 6, 6, 1, 1); // a critical hit in return
    t.me.battle('kobold');
    expect(t.hp('goblin')).toBe(20); // 25 + 3, then 2 × (1 + 1 + 2)
  });
});

test('Children of the Forest adds five attack dice to one’s own hit, for that battle', () => {
  const t = duel({ primary: 'goblin', hand: ['children-of-the-forest'] }, { primary: 'ogre' });
  t.dice(4, 4);
  t.me.battle('ogre');
  t.expectChoices(t.me, ['pass', 'play children-of-the-forest']);
  t.dice(1, 2, 3, 4, 5, 6, 1, 1, 1); // six dice; the ogre slips
  t.me.play('children-of-the-forest');
  t.expectLog('Goblin rolls 1, 2, 3, 4, 5, 6 for damage: 21');
  expect(t.hp('ogre')).toBe(90 - 21 - 1);
  expect(t.stat('goblin', 'dice')).toBe(1);
});

test('Children of the Forest does not answer an opponent’s hit', () => {
  const t = duel({ primary: 'goblin' }, { primary: 'ogre', hand: ['children-of-the-forest'] });
  t.dice(4, 4, 3, 1, 1, 1);
  t.me.battle('ogre');
  expect(t.hp('ogre')).toBe(90 - 3 - 1);
});

describe('Council of the Cosmos', () => {
  test('destroys one magic of either side; Heroism is out of its reach', () => {
    const t = duel(
      { primary: 'goblin', magics: ['hero-shield'], hand: ['council-of-the-cosmos'] },
      { primary: 'knight', magics: ['heroism', 'curse'] },
    );
    t.me.play('council-of-the-cosmos');
    t.expectChoices(t.me, ['card hero-shield council-of-the-cosmos', 'card curse council-of-the-cosmos']);
    t.me.pick('curse');
    expect(t.zone('curse')).toBe('opp:cemetery');
    expect(t.zone('council-of-the-cosmos')).toBe('me:cemetery');
    expect(t.stat('goblin', 'al')).toBe(6);
  });

  test('needs a magic on the field', () => {
    const t = duel({ hand: ['council-of-the-cosmos', 'fear'] });
    t.expectChoices(t.me, ['play fear', 'endPhase']);
  });
});

test('Death From Above: all own creatures hit for a cycle; sixes still double, ones are no critical miss', () => {
  const t = duel({ primary: 'goblin', side: ['kobold'], hand: ['death-from-above'] }, { primary: 'behemoth' });
  t.me.play('death-from-above');
  expect(t.zone('death-from-above')).toBe('me:cemetery');
  t.dice(1, 1, 4, 1, 1, 1); // Goblin for 4; Behemoth slips
  t.me.battle('behemoth');
  t.dice(6, 6, 1, 1, 1, 1, 1); // a critical hit for (1 + 1 + 2) × 2; Behemoth slips
  t.me.battle('kobold', 'behemoth');
  expect(t.hp('behemoth')).toBe(100 - 4 - 1 - 1 - 8);
  expect(t.stat('behemoth', 'autoHit')).toBe(0);
  t.opp.endTurn();
  expect(t.stat('goblin', 'autoHit')).toBe(0);
});

describe('Demonic Magic', () => {
  test('costs its wearer half of its HP once, rounded up, and gives +5 to hit and attack damage', () => {
    const t = duel({ primary: { card: 'kobold', hp: 25 }, hand: ['demonic-magic'] });
    t.me.play('demonic-magic', 'kobold');
    t.expectLog('W17.6 Kobold takes 13');
    expect(t.stat('kobold', 'hit')).toBe(5);
    expect(t.stat('kobold', 'atk')).toBe(5);
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('kobold')).toBe(12);
  });

  test('negates the effects of all creatures while it lies there: what a Necromancer raised is gone, and may be raised anew later', () => {
    const t = duel(
      { primary: 'witch', hand: ['demonic-magic', 'dragon-fire'] },
      { primary: 'necromancer', side: [{ card: 'ogre', anchor: 'necromancer' }] },
    );
    expect(t.stat('necromancer', 'al')).toBe(1);
    t.me.play('demonic-magic', 'necromancer');
    expect(t.zone('ogre')).toBe('opp:cemetery');
    expect(t.stat('necromancer', 'al')).toBe(3);
    t.me.play('dragon-fire');
    expect(t.stat('necromancer', 'al')).toBe(3); // what a Witch began is over
    expect(t.hp('necromancer')).toBe(40);
    t.me.endTurn();
    t.opp.use('necromancer');
    expect(t.zone('ogre')).toBe('opp:side');
  });

  test('ends what creatures have running, for good', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['demonic-magic', 'dragon-fire'] }, { primary: 'ogre' });
    t.dice(5, 5, 6, 1, 1, 1);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 6 - 1 - 10);
    t.me.play('demonic-magic', 'dire-wolf');
    t.me.play('dragon-fire');
    t.opp.endTurn();
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(73);
  });
});

test('Dragon Fire destroys every magic on both sides, except Heroism', () => {
  const t = duel(
    { magics: ['hero-shield', 'a-loving-god'], hand: ['dragon-fire'] },
    { primary: 'knight', magics: ['curse', 'heroism'] },
  );
  t.me.play('dragon-fire');
  expect(t.cards(t.me, 'cemetery')).toEqual(['hero-shield', 'a-loving-god', 'dragon-fire']);
  expect(t.cards(t.opp, 'cemetery')).toEqual(['curse']);
  expect(t.cards(t.opp, 'magic')).toEqual(['heroism']);
});

describe('Dragon Rage', () => {
  test('stops a magic, destroys all magics, and both draw three as far as their decks allow', () => {
    const t = duel(
      { primary: 'goblin', magics: ['hero-shield'], hand: ['knight-armor'], deck: ['frog', 'owl', 'elf'] },
      { magics: ['curse'], hand: ['dragon-rage'], deck: ['orc', 'knight', 'ogre', 'griffin'] },
    );
    t.me.play('knight-armor', 'goblin');
    t.opp.play('dragon-rage');
    t.expectLog('Dragon Rage negates Knight Armor');
    t.expectLog('Hero Shield is destroyed');
    expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['hero-shield', 'knight-armor']);
    expect(t.cards(t.opp, 'cemetery').toSorted()).toEqual(['curse', 'dragon-rage']);
    expect(t.cards(t.me, 'hand')).toEqual(['frog', 'owl', 'elf']);
    expect(t.cards(t.opp, 'hand')).toEqual(['orc', 'knight', 'ogre']);
  });

  test('stops an attack instead; the battle goes on with the other strike', () => {
    const t = duel(
      { primary: 'dire-wolf', magics: ['hero-shield'] },
      { primary: 'knight', hand: ['dragon-rage'], deck: ['orc'] },
    );
    t.dice(5, 5);
    t.me.battle('knight');
    t.dice(3, 3, 1, 1);
    t.opp.play('dragon-rage');
    t.expectLog('The attack of Dire Wolf is negated');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.zone('orc')).toBe('opp:hand');
    t.expectLog('Dire Wolf takes 5 from Knight');
    // Nothing that happens on a hit happens.
    expect(t.hp('knight')).toBe(50);
  });

  test('where a magic answers the hit, its player names what is stopped: the magic, or after it the attack', () => {
    const start = () => {
      const t = duel(
        { primary: 'goblin', hand: ['children-of-the-forest'] },
        { primary: 'ogre', hand: ['dragon-rage'] },
      );
      t.dice(4, 4);
      t.me.battle('ogre');
      t.opp.pass();
      t.me.play('children-of-the-forest');
      return t;
    };
    const magic = start();
    magic.dice(3, 1, 1, 1);
    magic.opp.play('dragon-rage');
    magic.expectLog('Goblin rolls 3 for damage: 3');

    const attack = start();
    attack.opp.pass();
    attack.dice(1, 1, 1);
    attack.opp.play('dragon-rage');
    attack.expectLog('The attack of Goblin is negated');
    expect(attack.hp('ogre')).toBe(89);
  });

  test('answers nothing of its own side', () => {
    const t = duel({ primary: 'goblin', hand: ['dragon-rage', 'hero-shield'] }, { primary: 'ogre' });
    t.me.play('hero-shield', 'goblin');
    t.dice(4, 4, 3, 1, 1, 1);
    t.me.battle('ogre');
    expect(t.zone('dragon-rage')).toBe('me:hand');
  });
});

test('Dragon’s Bane doubles attack damage against dragons by type or name, for every creature', () => {
  for (const [target, dealt] of [
    ['swamp-dragon', 8],
    ['undead-dragon', 8],
    ['ogre', 4],
  ] as const) {
    const t = duel({ primary: 'goblin', magics: ['magic-ring', 'dragons-bane'] }, { primary: target });
    t.dice(5, 5, 4, 1, 1, 1);
    t.me.battle(target);
    expect(t.hp(target)).toBe(ward.defs[ward.defById.get(target)!].hp - dealt - 1);
  }
  const theirs = duel({ primary: 'goblin', magics: ['dragons-bane'] }, { primary: 'dragonling' });
  theirs.dice(1, 1, 1, 3, 3, 2); // Goblin slips; Dragonling is no slayer of goblins
  theirs.me.battle('dragonling');
  expect(theirs.hp('goblin')).toBe(30 - 1 - 5);
});

test('Epic Loot heals to full as it is equipped, and gives AL, SPD and dice', () => {
  const t = duel({ primary: { card: 'goblin', hp: 3 }, hand: ['epic-loot'] });
  t.me.play('epic-loot', 'goblin');
  expect(t.hp('goblin')).toBe(30);
  expect(['al', 'spd', 'dice', 'hitDice'].map((stat) => t.stat('goblin', stat))).toEqual([7, 13, 2, 3]);
});

describe('Curse', () => {
  test('sets the AL of all opponents’ creatures to 1, also of those that come later, over any increase', () => {
    const t = duel(
      { hand: ['curse', 'terrifying-roar'] },
      { primary: 'knight', magics: ['knight-armor', 'flame-of-the-infinite'], side: ['ogre'], hand: ['dwarf'] },
    );
    t.me.play('curse');
    expect([t.stat('knight', 'al'), t.stat('ogre', 'al'), t.stat('werewolf', 'al')]).toEqual([1, 1, 6]);
    t.me.play('terrifying-roar', 'knight');
    expect(t.zone('ogre')).toBe('opp:primary');
    expect(t.stat('ogre', 'al')).toBe(1);
  });

  test('does nothing to a creature under Heroism', () => {
    const t = duel({ hand: ['curse'] }, { primary: 'knight', magics: ['heroism'] });
    t.me.play('curse');
    expect(t.stat('knight', 'al')).toBe(10);
  });
});

describe('Fear', () => {
  test('on 5–6 its wearer deals no damage in that battle, attacking or attacked; on 1–4 the battle is normal', () => {
    const t = duel({ hand: ['fear'] }, { primary: 'knight' });
    t.me.play('fear', 'knight');
    t.dice(5, 1, 1, 1, 5, 5, 6, 6); // the roll, Werewolf slips, Knight hits for nothing
    t.me.battle('knight');
    t.expectLog('opp rolls 5 for Fear');
    t.expectLog('Werewolf takes none of the 15 damage');
    t.dice(4, 1, 1, 1, 5, 5, 6, 6);
    t.opp.battle('werewolf');
    t.expectLog('Werewolf takes 15 from Knight');
    t.dice(6, 5, 5, 1, 1, 5, 5, 6, 6);
    t.me.battle('knight');
    expect(t.hp('werewolf')).toBe(70 - 1 - 1 - 15);
    expect(t.hp('knight')).toBe(45);
  });

  test('covers all its damage in the battle, not only the attack', () => {
    const t = duel(
      { primary: 'dragon-fox', magics: [] },
      { primary: 'ogre', magics: [{ card: 'fear', on: 'me:dragon-fox' }] },
    );
    t.dice(5, 5, 5, 6, 6, 6, 1, 1, 1); // fear; a hit; the two dice of fire; the attack die; Ogre slips
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(89);
  });

  test('no damage over time comes of it, and its critical miss does not hurt it', () => {
    const wolf = duel({ primary: 'dire-wolf' }, { primary: 'ogre', magics: [{ card: 'fear', on: 'me:dire-wolf' }] });
    wolf.dice(6, 5, 5, 1, 1, 1, 2); // fear; the wolf hits, for nothing; the ogre slips for 2
    wolf.me.battle('ogre');
    wolf.expectLog('Ogre takes none of the 10 damage');
    wolf.me.endTurn();
    expect(wolf.hp('ogre')).toBe(88);

    const slip = duel({ primary: 'knight' }, { primary: 'ogre', magics: [{ card: 'fear', on: 'me:knight' }] });
    slip.dice(6, 1, 1, 4, 1, 2); // fear; the knight slips; the ogre misses
    slip.me.battle('ogre');
    slip.expectLog('Knight takes none of the 4 damage');
    expect(slip.hp('knight')).toBe(50);
  });

  test('nor does its death in that battle do damage: Jester', () => {
    const t = duel(
      { primary: { card: 'jester', hp: 5 }, hand: ['frog'] },
      {
        primary: 'ogre',
        magics: [{ card: 'fear', on: 'me:jester' }],
      },
    );
    t.dice(5, 1, 2, 5, 5, 1, 1, 1); // fear; the jester misses and is killed
    t.me.battle('ogre');
    t.expectLog('Ogre takes none of the 10 damage');
    expect(t.hp('ogre')).toBe(90);
    t.me.summon('frog');
  });

  test('the next battle of the same creature is another one', () => {
    const t = duel({ primary: 'dire-wolf' }, { primary: 'ogre', magics: [{ card: 'fear', on: 'me:dire-wolf' }] });
    t.dice(6, 5, 5, 6, 1, 1, 1);
    t.me.battle('ogre');
    t.dice(1, 5, 5, 6, 1, 1, 1); // in the opponent's turn: 1–4, normal
    t.opp.battle('dire-wolf');
    t.expectLog('Ogre takes 6 from Dire Wolf');
  });
});

test('Ghost of the Past takes a creature from one’s own cemetery to hand, never a locked one or a magic', () => {
  const t = duel(
    { hand: ['ghost-of-the-past'], cemetery: ['angel', 'ogre', 'hero-shield', 'frog'] },
    { cemetery: ['elf'] },
  );
  expect(t.cemeteryHp()).toBe(170);
  t.me.play('ghost-of-the-past');
  t.expectChoices(t.me, ['card ogre ghost-of-the-past', 'card frog ghost-of-the-past']);
  t.me.pick('ogre');
  expect(t.zone('ogre')).toBe('me:hand');
  expect(t.cemeteryHp()).toBe(80);
  expect(t.zone('ghost-of-the-past')).toBe('me:cemetery');
});

test('Ghost of the Past gives the creature to its player, whoever brought it to the match', () => {
  const t = duel({ primary: { card: 'ogre', owner: 1 }, hand: ['frog', 'ghost-of-the-past'] });
  t.me.does('kill');
  t.me.summon('frog');
  t.me.play('ghost-of-the-past', 'ogre');
  expect(t.zone('ogre')).toBe('me:hand');
});

describe('Goblin Tricks', () => {
  test('negates the magic it answers', () => {
    const t = duel({ primary: 'goblin', magics: ['hero-shield'], hand: ['knight-armor'] }, { hand: ['goblin-tricks'] });
    t.me.play('knight-armor', 'goblin');
    t.opp.play('goblin-tricks');
    t.opp.pick('mode 0');
    expect(t.zone('knight-armor')).toBe('me:cemetery');
    expect(t.stat('goblin', 'al')).toBe(6);
  });

  test('or destroys one that already lay there, and the new one resolves', () => {
    const t = duel(
      { primary: 'goblin', magics: ['hero-shield', 'heroism'], hand: ['curse'] },
      { hand: ['goblin-tricks'], magics: ['magic-belt'] },
    );
    t.me.play('curse');
    t.opp.play('goblin-tricks');
    t.opp.pick('mode 1');
    // Neither the magic under way nor Heroism.
    t.expectChoices(t.opp, ['card hero-shield', 'card magic-belt']);
    t.opp.pick('hero-shield');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    expect(t.zone('curse')).toBe('me:magic');
  });

  test('with nothing on the field there is only the negation', () => {
    const t = duel({ hand: ['curse'] }, { hand: ['goblin-tricks'] });
    t.me.play('curse');
    t.opp.play('goblin-tricks');
    expect(t.zone('curse')).toBe('me:cemetery');
  });
});

test.each([
  ['Health Potion', 30],
  ['Healing Tree', 50],
])('%s heals one own creature %i, never above its full HP', (name, amount) => {
  const id = name.toLowerCase().replace(' ', '-');
  const t = duel(
    { primary: { card: 'ogre', hp: 20 }, side: [{ card: 'frog', hp: 1 }, 'owl'], hand: [id, id] },
    { primary: { card: 'knight', hp: 1 } },
  );
  t.me.play(id);
  t.expectChoices(t.me, [`card ogre ${id}`, `card frog ${id}`]); // W6.2.1: not the owl, which is unhurt
  t.me.pick('ogre');
  expect(t.hp('ogre')).toBe(20 + amount);
  expect(t.zone(id)).toBe('me:hand');
  t.me.play(id, 'ogre');
  expect(t.hp('ogre')).toBe(Math.min(90, 20 + 2 * amount));
  expect(t.cards(t.me, 'cemetery')).toEqual([id, id]);
});

describe('Holy Light', () => {
  test('takes any card of one’s own cemetery, except those that never leave it', () => {
    const t = duel({ hand: ['holy-light'], cemetery: ['angel', 'holy-light', 'hourglass-of-time', 'frog', 'twister'] });
    t.me.play('holy-light');
    t.expectChoices(t.me, ['card frog holy-light', 'card twister holy-light']);
    t.me.pick('twister');
    expect(t.zone('twister')).toBe('me:hand');
  });

  test('never comes back itself', () => {
    const t = duel({ hand: ['holy-light', 'visitor-from-beyond'], cemetery: ['frog', 'twister'] });
    t.me.play('holy-light', 'frog');
    t.me.play('visitor-from-beyond');
    expect(t.cards(t.me, 'hand')).toEqual(['frog', 'twister']); // the only magic there was to take
    expect(t.zone('holy-light')).toBe('me:cemetery');
  });
});

describe('Hourglass of Time', () => {
  test('undoes the turn to just before its draw; the same cards are drawn again, and it is used up', () => {
    const t = duel(
      { hand: ['knight-armor'], deck: ['frog', 'owl'] },
      { primary: 'knight', hand: ['hourglass-of-time'] },
    );
    t.opp.pass(); // as the turn begins
    t.me.play('knight-armor', 'werewolf');
    t.opp.pass();
    t.me.next();
    t.me.does('battle');
    t.dice(5, 5);
    t.opp.pass(); // the battle is declared
    t.dice(6, 6);
    t.opp.pass(); // the hit
    t.dice(1, 2);
    t.opp.pass(); // the attack worked out; Knight misses
    expect(t.hp('knight')).toBe(35);
    t.opp.play('hourglass-of-time');
    t.expectLog("hourglass-of-time me's turn starts over");
    t.expectLog('W9.1.1 me draws Frog');
    expect(t.cards(t.me, 'hand')).toEqual(['knight-armor', 'frog']);
    expect(t.stat('werewolf', 'al')).toBe(6);
    expect(t.hp('knight')).toBe(50);
    expect(t.zone('hourglass-of-time')).toBe('opp:cemetery');
    expect(t.asked).toBe('me main');
  });

  test('a used one stays used, even through another', () => {
    const t = duel({ deck: ['frog'], hand: ['health-potion'] }, { hand: ['hourglass-of-time', 'hourglass-of-time'] });
    t.opp.play('hourglass-of-time');
    t.opp.pass(); // it could be answered with the other
    expect(t.cards(t.opp, 'cemetery')).toEqual(['hourglass-of-time']);
    t.opp.play('hourglass-of-time');
    expect(t.cards(t.opp, 'cemetery')).toEqual(['hourglass-of-time', 'hourglass-of-time']);
    expect(t.cards(t.opp, 'hand')).toEqual([]);
    expect(t.cards(t.me, 'hand')).toEqual(['health-potion', 'frog']);
  });

  test('one that answers another: both are used', () => {
    const t = duel({ hand: ['hourglass-of-time'] }, { hand: ['hourglass-of-time'] });
    t.opp.play('hourglass-of-time');
    t.me.play('hourglass-of-time');
    expect(t.cards(t.me, 'cemetery')).toEqual(['hourglass-of-time']);
    expect(t.cards(t.opp, 'cemetery')).toEqual(['hourglass-of-time']);
  });

  test('one drawn in the turn it undoes is not drawn again', () => {
    const t = duel({ deck: ['hourglass-of-time', 'frog', 'owl'] });
    t.me.play('hourglass-of-time');
    expect(t.zone('hourglass-of-time')).toBe('me:cemetery');
    expect(t.cards(t.me, 'hand')).toEqual(['frog']);
  });

  test('negated, it undoes nothing', () => {
    const t = duel({ hand: ['blade-in-the-dark', 'knight-armor'] }, { hand: ['hourglass-of-time'] });
    t.opp.pass();
    t.me.play('knight-armor', 'me:werewolf');
    t.opp.play('hourglass-of-time');
    t.me.play('blade-in-the-dark');
    expect(t.zone('hourglass-of-time')).toBe('opp:cemetery');
    expect(t.zone('knight-armor')).toBe('me:magic');
    t.expectNoLog('starts over');
  });

  test('before the draw it undoes this turn, not the one before', () => {
    const t = duel(
      { primary: { card: 'stone-golem', owner: 1, hp: 10 }, hand: ['goblin', 'frog'] },
      { hand: ['hourglass-of-time'], deck: ['owl'] },
    );
    t.opp.pass();
    t.me.next();
    while (t.asked === 'opp respond') t.opp.pass();
    t.me.endTurn();
    while (t.asked === 'opp respond') t.opp.pass();
    // The golem falls as the opponent's turn begins.
    expect(t.asked).toBe('me replace');
    t.me.summon('goblin');
    t.opp.play('hourglass-of-time');
    expect(t.asked).toBe('me replace');
    expect(t.cards(t.me, 'hand')).toEqual(['goblin', 'frog']);
    t.me.summon('frog');
    t.expectLog('opp draws Owl');
  });
});

describe('Junk Scarecrow', () => {
  test('negates the attack after the hit, and comes back to hand once three cycles are over', () => {
    const t = duel({ primary: 'dire-wolf' }, { primary: 'knight', hand: ['junk-scarecrow'] });
    t.dice(5, 5);
    t.me.battle('knight');
    t.expectChoices(t.opp, ['pass', 'play junk-scarecrow']);
    t.dice(1, 1, 1); // Knight strikes all the same, and slips
    t.opp.play('junk-scarecrow');
    t.expectLog('The attack of Dire Wolf is negated');
    expect(t.hp('knight')).toBe(49); // and no damage over time
    // W9.2.3: at the start of a turn of its player, once three whole cycles are over.
    for (let turns = 1; turns <= 6; turns++) {
      expect(t.zone('junk-scarecrow')).toBe('opp:cemetery');
      (turns % 2 === 1 ? t.opp : t.me).endTurn();
    }
    expect(t.asked).toBe('opp combat');
    expect(t.zone('junk-scarecrow')).toBe('opp:hand');
  });

  test('negated as it is played, it never returns, and the attack goes through', () => {
    const t = duel({ primary: 'goblin', hand: ['blade-in-the-dark'] }, { primary: 'ogre', hand: ['junk-scarecrow'] });
    t.dice(5, 5);
    t.me.battle('ogre');
    t.opp.play('junk-scarecrow');
    t.dice(4, 1, 1, 1);
    t.me.play('blade-in-the-dark');
    expect(t.hp('ogre')).toBe(85);
    for (let turns = 1; turns <= 8; turns++) (turns % 2 === 1 ? t.opp : t.me).endTurn();
    expect(t.zone('junk-scarecrow')).toBe('opp:cemetery');
  });

  test('taken from the cemetery meanwhile, it has no other return to wait for', () => {
    const t = duel({ primary: 'goblin' }, { primary: 'ogre', hand: ['junk-scarecrow', 'holy-light'] });
    t.dice(5, 5);
    t.me.battle('ogre');
    t.dice(1, 1, 1);
    t.opp.play('junk-scarecrow');
    t.opp.play('holy-light', 'junk-scarecrow');
    t.opp.endTurn();
    t.dice(5, 5);
    t.me.battle('ogre');
    t.dice(1, 1, 1);
    t.opp.play('junk-scarecrow');
    for (let turns = 1; turns <= 6; turns++) {
      expect(t.zone('junk-scarecrow')).toBe('opp:cemetery');
      (turns % 2 === 1 ? t.opp : t.me).endTurn();
    }
    expect(t.zone('junk-scarecrow')).toBe('opp:hand');
  });

  test('one attack is negated once: nothing more answers it', () => {
    const t = duel(
      { primary: 'goblin', hand: ['children-of-the-forest'] },
      { primary: 'ogre', hand: ['junk-scarecrow', 'mimic-chest'] },
    );
    t.dice(5, 5);
    t.me.battle('ogre');
    t.dice(1, 1, 1);
    t.opp.play('junk-scarecrow');
    expect(t.hp('goblin')).toBe(30);
    expect(t.asked).toBe('opp combat');
  });
});

describe('Mimic Chest', () => {
  test('negates the attack; the attacker loses half of its HP, rounded up, as percentage damage', () => {
    const t = duel({ primary: { card: 'werewolf', hp: 33 } }, { primary: 'knight', hand: ['mimic-chest'] });
    t.dice(5, 5);
    t.me.battle('knight');
    t.dice(1, 1, 1);
    t.opp.play('mimic-chest');
    t.expectLog('W17.6 Werewolf takes 17 from Mimic Chest');
    expect(t.hp('werewolf')).toBe(16);
    expect(t.hp('knight')).toBe(49);
    expect(t.zone('mimic-chest')).toBe('opp:cemetery');
  });

  test('W16.1.1 cannot answer one who is unaffected by magics', () => {
    for (const side of [{ primary: 'ent-tree' }, { primary: 'goblin', magics: ['heroism', 'mounted-assault'] }]) {
      const t = duel(side, {
        primary: 'ogre',
        hand: ['mimic-chest', 'junk-scarecrow', 'dragon-rage', 'forest-sentinel'],
      });
      if (side.primary === 'ent-tree') t.dice(1, 1, 1);
      t.dice(5, 5, 1);
      if (side.primary === 'goblin') t.dice(1, 1, 1);
      t.me.battle('ogre');
      expect(t.asked).toBe('opp combat');
    }
  });
});

test('Sentinel of Life turns a whole attack into healing, after every calculation', () => {
  const t = duel(
    { hand: ['backstab'] },
    { primary: { card: 'ogre', hp: 30 }, hand: ['sentinel-of-life', 'sentinel-of-life'] },
  );
  t.me.play('backstab');
  t.dice(3, 3, 5, 5); // (5 + 5 + 3) × 3
  t.me.battle('ogre');
  t.expectChoices(t.opp, ['pass', 'play sentinel-of-life', 'play sentinel-of-life']);
  t.dice(1, 1, 1);
  t.opp.play('sentinel-of-life');
  t.expectLog('Ogre heals 39');
  expect(t.hp('ogre')).toBe(68);
  expect(t.cards(t.opp, 'hand')).toEqual(['sentinel-of-life']);
});

test('Sentinel of Life heals what would have been received: half for Giant Turtle, nothing under Ghost Form', () => {
  const turtle = duel({}, { primary: { card: 'giant-turtle', hp: 20 }, hand: ['sentinel-of-life'] });
  turtle.dice(4, 4, 5, 4); // 5 + 4 + 3 = 12
  turtle.me.battle('giant-turtle');
  turtle.dice(1, 2);
  turtle.opp.play('sentinel-of-life');
  turtle.expectLog('Giant Turtle heals 6');

  const ghost = duel(
    { primary: 'knight' },
    { primary: { card: 'goblin', hp: 20 }, hand: ['ghost-form', 'sentinel-of-life'] },
    { active: 1 },
  );
  ghost.opp.play('ghost-form', 'goblin');
  ghost.opp.endTurn();
  ghost.dice(1, 2, 4, 4, 6, 6); // the goblin misses, the knight hits for 15
  ghost.me.battle('goblin');
  ghost.opp.play('sentinel-of-life');
  ghost.expectLog('The attack of Knight is negated');
  ghost.expectNoLog('Goblin heals');
  expect(ghost.hp('goblin')).toBe(20);
});

describe('Mind Sap', () => {
  test('at any moment negates the effects of one creature, and is an Infinite equip while attached', () => {
    const t = duel(
      {
        primary: 'necromancer',
        side: [{ card: 'ogre', anchor: 'necromancer' }],
        hand: ['council-of-the-cosmos', 'health-potion'],
      },
      { hand: ['mind-sap'], magics: ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring'] },
    );
    // As my turn begins. A limited summon may wear it too.
    t.opp.play('mind-sap');
    t.expectChoices(t.opp, ['card necromancer mind-sap', 'card ogre mind-sap', 'card werewolf mind-sap']);
    t.opp.pick('necromancer');
    expect(t.zone('mind-sap')).toBe('opp:magic');
    expect(t.zone('ogre')).toBe('me:cemetery');
    t.me.play('council-of-the-cosmos', 'mind-sap');
    t.me.use('necromancer');
    expect(t.zone('ogre')).toBe('me:side');
  });

  test('takes a slot: with five taken it cannot be played', () => {
    const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
    const t = duel(
      { primary: { card: 'necromancer', hp: 9 }, hand: ['health-potion'] },
      { hand: ['mind-sap'], magics: five },
    );
    t.me.play('health-potion');
    expect(t.zone('health-potion')).toBe('me:cemetery');
  });

  test('in the window of a summon it comes before the effects begin; who stands unaffected is no target', () => {
    const t = duel(
      { primary: 'frog', hand: ['hive-lord'], magics: ['curse'] },
      { primary: 'ent-tree', hand: ['mind-sap'] },
    );
    t.opp.pass();
    t.me.does('kill');
    t.me.summon('hive-lord');
    t.opp.play('mind-sap'); // Hive Lord is the only one it can go on
    t.expectLog('W14.2.1 Hive Lord arrives without its effects');
    expect(t.zone('mind-sap')).toBe('opp:magic');
    expect(t.zone('curse')).toBe('me:magic');
  });
});

describe('Flame of the Infinite', () => {
  test('strengthens all own creatures; destroyed, it raises its player’s cemetery HP by 50', () => {
    const t = duel(
      { primary: 'goblin', side: ['frog'], hand: ['flame-of-the-infinite'], magics: [] },
      { hand: ['dragon-fire'] },
    );
    t.me.play('flame-of-the-infinite');
    expect(['al', 'spd', 'atk', 'dice', 'hitDice'].map((x) => t.stat('goblin', x))).toEqual([7, 13, 5, 2, 3]);
    expect(['al', 'spd', 'atk', 'dice', 'hitDice'].map((x) => t.stat('frog', x))).toEqual([6, 11, 5, 2, 3]);
    expect(t.stat('werewolf', 'al')).toBe(6);
    t.me.endTurn();
    t.opp.play('dragon-fire');
    expect(t.cemeteryHp()).toBe(50);
    expect(t.stat('goblin', 'al')).toBe(2);
  });

  test('only when destroyed, and it counts toward losing', () => {
    const back = duel({ hand: ['foolish-tricks'] }, { magics: ['flame-of-the-infinite'] });
    back.me.play('foolish-tricks');
    expect(back.zone('flame-of-the-infinite')).toBe('opp:hand');
    expect(back.cemeteryHp('opp')).toBe(0);

    const t = duel({ hand: ['dragon-fire'] }, { magics: ['flame-of-the-infinite'], cemeteryHp: 250 });
    t.me.play('dragon-fire');
    expect(t.winner).toBe(0);
    expect(t.endedBy).toBe('W4.1.1');
  });
});
