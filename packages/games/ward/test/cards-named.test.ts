import { describe, expect, test } from 'vitest';
import { duel, raid, table, whyNot } from './support.ts';

/** Cards of later generations that the rulebook's examples and generation 1 name. */

const FIVE = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];

describe('Bear Wolf', () => {
  test('strikes first in every battle, attacking or attacked: SPD is not compared', () => {
    const t = duel({ primary: 'bear-wolf' }, { primary: 'giant-eagle' });
    t.dice(3, 3, 1, 1, 1, 1, 1);
    t.me.battle('giant-eagle');
    t.expectLog('Bear Wolf rolls 3, 3');
    t.expectLog('Giant Eagle rolls 1, 1');
    t.dice(3, 3, 1, 1, 1, 1, 1);
    t.opp.battle('bear-wolf');
    t.expectLog('Bear Wolf rolls 3, 3');
    expect(t.hp('giant-eagle')).toBe(50 - 2 * (6 + 1));
  });

  test('negated, or beside the primary, it goes by its SPD', () => {
    const t = duel(
      { primary: 'bear-wolf', side: ['bear-wolf'], magics: [{ card: 'mind-sap', on: 'me:bear-wolf' }] },
      { primary: 'giant-eagle' },
    );
    t.dice(1, 1, 1, 1, 1, 1);
    t.me.battle('giant-eagle');
    t.expectLog('Critical miss: Giant Eagle');
    t.expectLog('Critical miss: Bear Wolf');
    t.dice(1, 1, 1, 1, 1, 1);
    t.me.does('battle'); // the other one
    t.expectLog('Critical miss: Giant Eagle');
    t.expectLog('Critical miss: Bear Wolf');
  });

  test('against another the dice decide', () => {
    const t = duel({ primary: 'bear-wolf', magics: ['mounted-assault'] }, { primary: 'bear-wolf' });
    t.dice(1, 6, 1, 1, 2, 1, 1, 3);
    t.me.battle('opp:bear-wolf');
    t.expectLog('W10.2.2');
    expect(t.hp('opp:bear-wolf')).toBe(48); // it struck first, and slipped for 2
    expect(t.hp('me:bear-wolf')).toBe(47);
  });
});

test('Sharkling is a plain creature: AL 1, SPD 7, HP 30, 2 dice, MOD 2, no sacrifice', () => {
  const t = duel({ primary: 'frog', hand: ['sharkling'] });
  t.me.does('kill');
  t.me.summon('sharkling');
  expect(['al', 'spd', 'hp', 'dice', 'mod'].map((x) => t.stat('sharkling', x))).toEqual([1, 7, 30, 2, 2]);
  t.expectNoLog('arrives without its effects');
});

describe('Great White', () => {
  test('W8.3.1 is summoned only onto a Sharkling that was there before this turn, without other sacrifices', () => {
    const offered = (side: Parameters<typeof duel>[0]) => duel(side).choices.includes('summon great-white');
    expect(offered({ primary: 'sharkling', hand: ['great-white'] })).toBe(true);
    expect(offered({ primary: { card: 'sharkling', fresh: true }, hand: ['great-white', 'goblin'] })).toBe(false);
    expect(offered({ primary: 'werewolf', hand: ['great-white', 'sharkling'] })).toBe(false);

    const t = duel({ primary: 'sharkling', magics: ['hero-shield'], hand: ['great-white', 'goblin', 'knight'] });
    t.me.summon('great-white');
    expect(t.zone('great-white')).toBe('me:primary');
    expect(t.zone('sharkling')).toBe('me:under');
    expect(t.cemeteryHp()).toBe(0);
    expect(t.zone('hero-shield')).toBe('me:cemetery'); // W6.4.2: its wearer has left the field
    expect(t.choices).not.toContain('summon knight'); // it was the summon of the turn
  });

  test('W8.3.1 never replaces a creature that died', () => {
    const t = duel({ primary: 'frog', hand: ['great-white', 'sharkling', 'goblin'] });
    t.me.does('kill');
    t.expectChoices(t.me, ['summon sharkling', 'summon goblin']);
  });

  test('its Sharkling follows it wherever it goes', () => {
    const roared = duel(
      { hand: ['terrifying-roar'] },
      { primary: { card: 'great-white', under: ['sharkling'] }, hand: ['frog'] },
    );
    roared.me.play('terrifying-roar');
    expect(roared.cards(roared.opp, 'hand')).toEqual(['frog', 'great-white', 'sharkling']);

    const killed = duel({ primary: { card: 'great-white', under: ['sharkling'] }, hand: ['frog'] });
    killed.me.does('kill');
    expect(killed.cemeteryHp()).toBe(120);
  });

  test('also to a new controller, and from there into the cemetery of that player', () => {
    const t = duel(
      { primary: { card: 'great-white', under: ['sharkling'], hp: 1 }, hand: ['turncoat'] },
      { primary: 'raptor', hand: ['frog'] },
    );
    t.me.play('turncoat');
    expect(t.zone('sharkling')).toBe('opp:under');
    t.dice(5, 5, 1, 1, 1);
    t.me.battle('great-white');
    expect(t.cards(t.opp, 'cemetery')).toEqual(['great-white', 'sharkling']);
    expect(t.cemeteryHp('opp')).toBe(120);
    expect(t.cemeteryHp()).toBe(0);
  });

  test('an effect may bring it out without its requirement, which is no effect and cannot be negated', () => {
    const t = duel({
      primary: 'sharkling',
      hand: ['helping-hand', 'great-white', 'great-white'],
      magics: ['the-iron-range'],
    });
    t.me.play('helping-hand', 'great-white');
    expect(t.zone('great-white')).toBe('me:side');
    t.me.summon('great-white');
    expect(t.cards(t.me, 'primary')).toEqual(['great-white']);
    t.expectNoLog('arrives without its effects');
  });
});

describe('Haunted Tree', () => {
  test('negates an opponent’s magic as it is played from hand; it ends in its player’s cemetery', () => {
    const t = duel({ hand: ['curse'] }, { primary: 'ogre', hand: ['haunted-tree'] });
    t.me.play('curse');
    t.expectChoices(t.opp, ['pass', 'play haunted-tree']);
    t.opp.play('haunted-tree');
    expect(t.zone('curse')).toBe('me:cemetery');
    expect(t.zone('haunted-tree')).toBe('opp:cemetery');
    expect(t.stat('ogre', 'al')).toBe(8);
  });

  test('answers neither its own player’s magic, nor a magic’s ability, nor a hit', () => {
    const t = duel(
      { primary: 'goblin', hand: ['haunted-tree', 'curse'], magics: [] },
      { primary: 'ogre', hand: ['haunted-tree'], magics: [{ card: 'winter-chill', on: 'me:goblin' }] },
    );
    t.dice(6);
    t.me.use('winter-chill');
    expect(t.zone('winter-chill')).toBe('opp:cemetery');
    t.me.play('curse');
    t.opp.pass();
    t.dice(5, 5, 1, 1, 1, 1);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(88);
  });
});

describe('Ghost Form', () => {
  test('W9.2.3.2 from the last phase of my turn it keeps all damage off until the start of my turn after next', () => {
    const t = duel(
      { primary: 'goblin', hand: ['ghost-form'], deck: ['frog', 'frog', 'owl'] },
      { primary: 'ogre', magics: ['forest-fire'] },
    );
    t.me.next();
    t.me.next();
    t.me.play('ghost-form', 'goblin');
    t.me.endTurn();
    t.dice(1, 1, 4, 6, 6, 6, 6, 6, 1); // Goblin's critical miss, Ogre's critical hit, the fire
    t.opp.battle('goblin');
    t.expectLog('Goblin takes none of the 4 damage');
    t.expectLog('Goblin takes none of the 42 damage');
    t.expectLog('Goblin takes none of the 10 damage');
    t.me.endTurn();
    expect(t.stat('goblin', 'noDamage')).toBe(1);
    t.dice(1);
    t.opp.endTurn();
    t.expectLog('W9.2.3 The effect of Ghost Form ends');
    t.expectLog('me draws Owl');
    expect(t.hp('goblin')).toBe(30);
    expect(t.stat('goblin', 'noDamage')).toBe(0);
  });

  test('its wearer can be hit, and what happens on a hit reaches it', () => {
    const t = duel({ primary: 'blue-dragon', hand: ['ghost-form'] }, { primary: 'goblin', hand: ['curse'] });
    t.me.play('ghost-form', 'goblin');
    t.dice(5, 5, 6, 6, 6);
    t.me.battle('goblin');
    t.expectLog('Goblin takes none of the 15 damage');
    expect(t.stat('goblin', 'frozen')).toBe(1);
  });
});

describe('Melody of the Deep', () => {
  test('negates an opponent’s magic as it is played', () => {
    const t = duel({ hand: ['curse'] }, { primary: 'ogre', hand: ['melody-of-the-deep'] });
    t.me.play('curse');
    t.opp.play('melody-of-the-deep');
    expect(t.zone('curse')).toBe('me:cemetery');
    expect(t.zone('melody-of-the-deep')).toBe('opp:cemetery');
  });

  test('or an opponent’s hit, with all that would come of it', () => {
    const t = duel({ primary: 'dire-wolf' }, { primary: 'ogre', hand: ['melody-of-the-deep'] });
    t.dice(5, 5);
    t.me.battle('ogre');
    t.dice(1, 1, 1);
    t.opp.play('melody-of-the-deep');
    expect(t.hp('ogre')).toBe(89); // its own slip; no damage, and none over time
  });

  test('nothing of its own side, and no hit of one who is unaffected by magics', () => {
    const t = duel(
      { primary: 'ent-tree', hand: ['melody-of-the-deep', 'curse'] },
      { primary: 'ogre', hand: ['melody-of-the-deep'] },
    );
    t.me.play('curse');
    t.opp.pass();
    t.dice(1, 1, 1, 5, 5, 1);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 1 - 7);
  });
});

describe('The Iron Range', () => {
  test('negates the effects of all creatures while it lies there, without an end and without a slot', () => {
    const t = duel(
      { primary: 'witch', hand: ['the-iron-range', 'council-of-the-cosmos'], magics: FIVE },
      { primary: 'necromancer', side: [{ card: 'ogre', anchor: 'necromancer' }] },
    );
    expect(t.stat('necromancer', 'al')).toBe(1);
    t.me.play('the-iron-range');
    expect(t.stat('necromancer', 'al')).toBe(3);
    expect(t.zone('ogre')).toBe('opp:cemetery');
    for (let cycle = 0; cycle < 4; cycle++) {
      t.me.endTurn();
      expect(t.choices).not.toContain('use necromancer');
      t.opp.endTurn();
    }
    expect(t.zone('the-iron-range')).toBe('me:magic');
    t.me.play('council-of-the-cosmos', 'the-iron-range');
    expect(t.stat('necromancer', 'al')).toBe(3); // what a Witch began does not come back
    t.me.endTurn();
    expect(t.choices).toContain('use necromancer'); // what may be used is back
  });

  test('W16.1.2 W16.1.3 who is already unaffected stays so; who arrives later is not', () => {
    const there = duel({ primary: 'steam-rex', hand: ['the-iron-range', 'hero-shield'] });
    there.me.play('the-iron-range');
    there.me.play('hero-shield'); // the other side's is the only creature it can go on
    expect(there.stat('werewolf', 'al')).toBe(10);

    const later = duel({ primary: 'frog', hand: ['ent-tree', 'hero-shield'], magics: ['the-iron-range'] });
    later.me.does('kill');
    later.me.summon('ent-tree');
    later.expectLog('W14.2.1 Ent Tree arrives without its effects');
    later.me.play('hero-shield', 'ent-tree');
    expect(later.stat('ent-tree', 'al')).toBe(9);
  });
});

test('Battle Axe gives HIT and ATK +2, stays equipped until destroyed, and takes no slot', () => {
  const t = duel({ primary: 'goblin', magics: FIVE, hand: ['battle-axe'] }, { hand: ['council-of-the-cosmos'] });
  const before = [t.stat('goblin', 'hit'), t.stat('goblin', 'atk')];
  t.me.play('battle-axe', 'goblin');
  t.me.endTurn();
  t.opp.endTurn();
  expect([t.stat('goblin', 'hit'), t.stat('goblin', 'atk')]).toEqual(before.map((x) => x + 2));
  t.me.endTurn();
  t.opp.play('council-of-the-cosmos', 'battle-axe');
  expect([t.stat('goblin', 'hit'), t.stat('goblin', 'atk')]).toEqual(before);
  expect(t.zone('battle-axe')).toBe('me:cemetery');
});

describe('Abominable Deer Man', () => {
  test('answers an opponent’s Lightning from hand, and fights beside the primary', () => {
    const t = duel(
      { primary: 'goblin', hand: ['curse', 'abominable-deer-man'] },
      { primary: 'ogre', hand: ['haunted-tree'] },
    );
    t.me.play('curse');
    t.opp.play('haunted-tree');
    t.expectChoices(t.me, ['pass', 'play abominable-deer-man']);
    t.me.play('abominable-deer-man');
    expect(t.zone('abominable-deer-man')).toBe('me:side');
    expect(t.zone('curse')).toBe('me:cemetery');
    t.dice(1, 1, 1, 5, 5, 1, 1); // Ogre is faster and slips
    t.me.battle('abominable-deer-man', 'ogre');
    expect(t.hp('ogre')).toBe(90 - 1 - 5);
  });

  test('no other magic, nor without room', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 60 }, hand: ['health-potion'] },
      { primary: 'goblin', hand: ['abominable-deer-man'] },
    );
    t.me.play('health-potion');
    expect(t.asked).toBe('me combat');

    const full = duel(
      { hand: ['curse', 'abominable-deer-man'], side: ['owl', 'owl', 'owl', 'owl'] },
      { hand: ['haunted-tree'] },
    );
    full.me.play('curse');
    full.opp.play('haunted-tree');
    expect(full.zone('abominable-deer-man')).toBe('me:hand');
  });

  test('is never primary: without one it goes to the cemetery, where it adds no HP', () => {
    const t = duel({ primary: 'frog', side: ['abominable-deer-man', 'kobold'], hand: ['goblin'] });
    t.me.does('kill');
    expect(t.zone('kobold')).toBe('me:primary');
    expect(t.zone('abominable-deer-man')).toBe('me:cemetery');
    expect(t.cemeteryHp()).toBe(10);

    const judged = duel({ hand: ['judgement'] }, { side: ['abominable-deer-man'], hand: ['goblin'] });
    judged.me.play('judgement');
    judged.me.summon('werewolf');
    expect(judged.zone('abominable-deer-man')).toBe('opp:cemetery');
    judged.expectChoices(judged.opp, ['summon goblin', 'summon werewolf']);
  });

  test('the ordinary sacrifice of the primary does not use it up', () => {
    const t = duel({ primary: 'frog', side: ['abominable-deer-man'], hand: ['knight'] });
    t.me.summon('knight');
    expect(t.zone('abominable-deer-man')).toBe('me:side');
  });
});

describe('Steam Rex', () => {
  test('no magic and no creature effect touches it', () => {
    const t = duel(
      { primary: 'steam-rex', hand: ['hero-shield', 'flame-of-the-infinite', 'health-potion'] },
      { primary: 'witch', magics: ['curse'] },
    );
    expect(t.stat('steam-rex', 'al')).toBe(11);
    t.me.play('flame-of-the-infinite');
    expect(t.stat('steam-rex', 'al')).toBe(11);
    t.me.play('hero-shield'); // only the witch can wear it
    expect(t.zone('health-potion')).toBe('me:hand');
    expect(t.choices).not.toContain('play health-potion');
  });

  test('×2 attack damage in a battle after an opponent’s Lightning, that turn only', () => {
    const t = duel({ primary: 'steam-rex', hand: ['curse'] }, { primary: 'ogre', hand: ['haunted-tree'] });
    t.me.play('curse');
    t.opp.play('haunted-tree');
    t.dice(1, 1, 1, 1, 2, 1);
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 1 - 22);
    t.dice(1, 1, 1, 1, 2, 1);
    t.opp.battle('steam-rex');
    expect(t.hp('ogre')).toBe(67 - 1 - 11);
  });

  test('a Lightning in that very battle comes too late; one’s own does not count', () => {
    const t = duel({ primary: 'steam-rex' }, { primary: 'ogre', hand: ['mind-sap'] });
    t.opp.pass();
    t.me.battle('ogre');
    t.dice(1, 1, 1, 1, 2, 1);
    t.opp.play('mind-sap');
    expect(t.hp('ogre')).toBe(90 - 1 - 11);

    const own = duel({ primary: 'steam-rex', hand: ['mind-sap'] }, { primary: 'ogre' });
    own.me.play('mind-sap');
    own.dice(1, 1, 1, 1, 2, 1);
    own.me.battle('ogre');
    expect(own.hp('ogre')).toBe(90 - 1 - 11);
  });
});

describe('Lead Boots', () => {
  test('go on a primary only', () => {
    const t = duel({ side: ['frog'], hand: ['lead-boots'] }, { primary: 'ogre', side: ['owl'] });
    t.me.play('lead-boots');
    t.expectChoices(t.me, ['card werewolf lead-boots', 'card ogre lead-boots']);
  });

  test('no effect takes their wearer off the field or to another side, and none takes the boots but destruction', () => {
    const t = duel(
      {
        primary: 'goblin',
        hand: ['terrifying-roar', 'turncoat', 'foolish-tricks', 'judgement', 'wrath-of-the-old-ones', 'dragon-fire'],
      },
      { primary: 'ogre', magics: ['lead-boots', 'curse'], hand: ['frog'] },
    );
    for (const card of ['terrifying-roar', 'turncoat']) expect(whyNot(t, card)).toEqual(['W6.2.1']);
    t.me.play('foolish-tricks');
    expect(t.zone('curse')).toBe('opp:hand');
    t.me.play('judgement');
    t.me.summon('goblin');
    t.me.play('wrath-of-the-old-ones');
    t.me.summon('goblin');
    expect(t.zone('ogre')).toBe('opp:primary');
    expect(t.zone('goblin')).toBe('me:primary');
    expect(t.zone('lead-boots')).toBe('opp:magic');
    t.me.play('dragon-fire');
    expect(t.zone('lead-boots')).toBe('opp:cemetery');
  });

  test('nor its own player, by sacrifice or by killing it; damage does', () => {
    const t = duel(
      { primary: { card: 'frog', hp: 1 }, magics: ['lead-boots'], hand: ['knight', 'goblin'] },
      { primary: 'raptor' },
    );
    t.expectChoices(t.me, ['battle frog raptor', 'endPhase']); // in the first phase there was nothing to do
    t.dice(5, 5, 1, 1, 1);
    t.me.battle('raptor');
    expect(t.zone('frog')).toBe('me:cemetery');
    expect(t.zone('lead-boots')).toBe('me:cemetery');
  });

  test('W12.3 an anchor that ends still takes the creature', () => {
    const t = duel(
      {
        primary: { card: 'behemoth', anchor: 'revival-priest' },
        magics: ['revival-priest', 'lead-boots'],
        hand: ['frog'],
      },
      { hand: ['council-of-the-cosmos'] },
      { active: 1 },
    );
    t.opp.play('council-of-the-cosmos', 'revival-priest');
    expect(t.zone('behemoth')).toBe('me:cemetery');
  });
});

describe('Bomb', () => {
  test('when it leaves the field its wearer takes 30, however it leaves', () => {
    const t = duel({ hand: ['bomb', 'council-of-the-cosmos'] }, { primary: 'ogre' });
    t.me.play('bomb', 'ogre');
    expect(t.hp('ogre')).toBe(90);
    t.me.play('council-of-the-cosmos', 'bomb');
    t.expectLog('Ogre takes 30 from Bomb');
    expect(t.hp('ogre')).toBe(60);

    const back = duel({ hand: ['foolish-tricks'] }, { primary: 'frog', magics: [{ card: 'bomb', on: 'me:werewolf' }] });
    back.me.play('foolish-tricks');
    expect(back.zone('bomb')).toBe('opp:hand');
    expect(back.hp('me:werewolf')).toBe(40);
  });

  test('nothing happens to a wearer that is gone, to a limited summon, or to one out of reach of magics', () => {
    const gone = duel({ hand: ['terrifying-roar'] }, { primary: 'ogre', magics: ['bomb'], hand: ['frog'] });
    gone.me.play('terrifying-roar');
    gone.opp.summon('frog');
    gone.expectNoLog('takes 30');

    const beside = duel({ side: ['owl'], magics: [{ card: 'bomb', on: 'me:owl' }], hand: ['dragon-fire'] });
    beside.me.play('dragon-fire');
    beside.expectLog('W13.2.1 Owl takes none of the 30 damage');

    const hero = duel({ primary: 'goblin', magics: ['bomb', 'heroism'], hand: ['dragon-fire'] });
    hero.me.play('dragon-fire');
    expect(hero.zone('bomb')).toBe('me:cemetery');
    expect(hero.hp('goblin')).toBe(30);
  });
});

describe('Old Logging Road', () => {
  test('each player deals 5 to their own primary to play a magic, responses too; two roads cost 10', () => {
    const t = duel(
      { hand: ['old-logging-road', 'curse', 'old-logging-road', 'magic-belt'] },
      { primary: 'ogre', hand: ['haunted-tree'] },
    );
    t.me.play('old-logging-road');
    t.opp.pass();
    expect(t.hp('werewolf')).toBe(70); // it does not tax itself
    t.me.play('curse');
    expect(t.hp('werewolf')).toBe(65);
    t.opp.play('haunted-tree');
    expect(t.hp('ogre')).toBe(85);
    t.me.play('old-logging-road');
    t.me.play('magic-belt', 'werewolf');
    t.expectLog('W14.2.3 me pays 10 damage');
    expect(t.hp('werewolf')).toBe(50);
  });

  test('W14.2.4 prevented damage counts as paid; a creature out of reach of magics does not lift the demand', () => {
    const ghost = duel({ primary: 'goblin', magics: ['old-logging-road'], hand: ['ghost-form', 'curse'] });
    ghost.me.play('ghost-form', 'goblin');
    expect(ghost.hp('goblin')).toBe(25);
    ghost.me.play('curse');
    expect(ghost.hp('goblin')).toBe(25);
    expect(ghost.zone('curse')).toBe('me:magic');

    const hero = duel({ primary: 'goblin', magics: ['old-logging-road', 'heroism'], hand: ['curse'] });
    hero.me.play('curse');
    expect(hero.hp('goblin')).toBe(25);
  });

  test('W4.1.5 nobody may pay themselves into their own loss', () => {
    const t = duel({
      primary: { card: 'ogre', hp: 5 },
      magics: ['old-logging-road'],
      hand: ['curse', 'frog', 'goblin'],
      cemeteryHp: 210,
    });
    expect(t.choices).not.toContain('play curse');
  });
});

describe('Enchantment', () => {
  // Werewolf: AL 6, 70 HP, MOD 3. Ogre: AL 8, 90 HP. A hit is rolled with two dice.
  const MISSES = [1, 2];

  test('answers a miss of one’s own creature, a critical one too: the creature it missed takes 10', () => {
    const t = duel({ hand: ['enchantment'] }, { primary: 'ogre', hand: ['enchantment'] });
    t.dice({ hit: MISSES });
    t.me.battle('ogre');
    t.expectChoices(t.me, ['pass', 'play enchantment']);
    t.dice({ hit: [1, 1], slip: [4] });
    t.me.play('enchantment');
    expect(t.hp('ogre')).toBe(90 - 10 - 4);
    t.expectChoices(t.opp, ['pass', 'play enchantment']);
    t.opp.play('enchantment');
    expect(t.hp('werewolf')).toBe(60);
  });

  test('team: a partner’s miss is not its holder’s', () => {
    const t = table([{ hand: ['enchantment'] }, { primary: 'ogre' }, { primary: 'owl' }, { primary: 'goblin' }], {
      mode: 'team',
      active: 2,
    });
    t.dice({ hit: MISSES }, { hit: [1, 1], slip: [4] });
    t.players[2].battle('ogre');
    expect(t.hp('ogre')).toBe(86);
    expect(t.cards(t.me, 'hand')).toEqual(['enchantment']);
  });

  test('B10.9 a boss resists it on a low roll', () => {
    const t = raid([{ hand: ['enchantment'] }], 'ogre');
    t.stopAt('second');
    t.dice({ hit: MISSES });
    t.me.battle('ogre');
    t.dice({ resist: [1], hit: [1, 1], slip: [4] });
    t.me.play('enchantment');
    expect(t.hp('ogre')).toBe(86);
  });
});
