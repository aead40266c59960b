import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

/** Generation 1, magics 063 to 085. Equips that only change numbers are in cards-equips.test.ts. */

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
