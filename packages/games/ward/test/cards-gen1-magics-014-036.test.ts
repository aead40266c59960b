import { describe, expect, test } from 'vitest';
import { seen } from './gen1-scenes.ts';
import { duel } from './support.ts';

/** Generation 1, magics 014 to 036. Equips that only change numbers are in cards-equips.test.ts. */

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
    expect(seen(t, 1, 'hand', 0)).toEqual(['undead-dragon']);
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
