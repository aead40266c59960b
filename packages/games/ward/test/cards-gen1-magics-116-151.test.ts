import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel } from './support.ts';

/** Generation 1, magics 116 to 151. Equips that only change numbers are in cards-equips.test.ts. */

describe('Magic Steal', () => {
  const steals = (card: string, me: Parameters<typeof duel>[0] = {}, opp: Parameters<typeof duel>[1] = {}) => {
    const t = duel(
      { ...me, hand: [card, ...(me?.hand ?? [])] },
      { ...opp, hand: ['magic-steal', ...(opp?.hand ?? [])] },
    );
    t.me.play(card);
    if (t.asked === 'me choose') t.me.pick('me:werewolf');
    t.opp.play('magic-steal');
    return t;
  };

  test('an equip: the thief says who wears it; it lies on their side and goes to its first owner’s cemetery', () => {
    const t = steals('knight-armor', { hand: ['dragon-fire'] }, { primary: 'goblin' });
    t.expectLog('Magic Steal negates Knight Armor');
    t.expectChoices(t.opp, ['card goblin knight-armor', 'card werewolf knight-armor']);
    t.opp.pick('goblin');
    expect(t.zone('knight-armor')).toBe('opp:magic');
    expect(t.zone('magic-steal')).toBe('opp:cemetery');
    expect(t.stat('goblin', 'al')).toBe(7);
    t.me.play('dragon-fire');
    expect(t.zone('knight-armor')).toBe('me:cemetery');
  });

  test('a field magic works for the thief', () => {
    const t = steals('curse', {}, { primary: 'ogre' });
    expect(t.stat('werewolf', 'al')).toBe(1);
    expect(t.stat('ogre', 'al')).toBe(8);
    expect(t.zone('curse')).toBe('opp:magic');
  });

  test('a standard one is used at once, then goes to its first owner’s cemetery', () => {
    const t = steals('health-potion', { primary: { card: 'werewolf', hp: 60 } }, { primary: { card: 'ogre', hp: 10 } });
    expect(t.hp('ogre')).toBe(40);
    expect(t.zone('health-potion')).toBe('me:cemetery');
  });

  test('one that the thief cannot play goes to its first owner’s cemetery', () => {
    // Backstab is for one's own turn; there is nothing to take from an empty cemetery; all slots are taken.
    expect(steals('backstab').zone('backstab')).toBe('me:cemetery');
    expect(steals('ghost-of-the-past', { cemetery: ['frog'] }).zone('ghost-of-the-past')).toBe('me:cemetery');
    const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
    const full = steals('curse', {}, { magics: five, primary: 'ogre' });
    expect(full.zone('curse')).toBe('me:cemetery');
    expect(full.stat('me:werewolf', 'al')).toBe(6);
  });

  test('a lightning whose moment is another’s cannot be played; what it answered goes on', () => {
    const t = duel({ primary: 'goblin', hand: ['knight-armor', 'magic-steal'] }, { hand: ['blade-in-the-dark'] });
    t.me.play('knight-armor', 'goblin');
    t.opp.play('blade-in-the-dark');
    t.me.play('magic-steal');
    expect(t.zone('blade-in-the-dark')).toBe('opp:cemetery');
    expect(t.stat('goblin', 'al')).toBe(7);
  });

  test('a lightning for any moment is played at once, and so is a hybrid', () => {
    const t = duel({ primary: 'goblin', hand: ['mind-sap'] }, { primary: 'witch', hand: ['magic-steal'] });
    t.me.play('mind-sap', 'witch');
    t.opp.play('magic-steal');
    t.opp.pick('goblin');
    expect(t.zone('mind-sap')).toBe('opp:magic');
    expect(t.stat('goblin', 'al')).toBe(1); // the Witch goes on

    expect(steals('the-squire').zone('the-squire')).toBe('opp:side');
  });

  test('what is stolen is used before anything else happens; the theft itself can be negated', () => {
    const used = steals('curse', { hand: ['blade-in-the-dark'] }, { primary: 'ogre' });
    used.me.pass(); // the theft could be answered; the curse cannot
    expect(used.stat('werewolf', 'al')).toBe(1);
    expect(used.zone('blade-in-the-dark')).toBe('me:hand');

    const t = duel({ hand: ['curse', 'blade-in-the-dark'] }, { primary: 'ogre', hand: ['magic-steal'] });
    t.me.play('curse');
    t.opp.play('magic-steal');
    t.me.play('blade-in-the-dark');
    expect(t.zone('curse')).toBe('me:magic');
    expect(t.stat('ogre', 'al')).toBe(1);
  });

  test('its cost is the thief’s: Silence From The Grave takes a magic of their hand, not of its first player’s', () => {
    const t = steals('silence-from-the-grave', { hand: ['hero-shield'] }, { hand: ['twister'] });
    expect(t.zone('hero-shield')).toBe('me:hand');
    expect(t.zone('twister')).toBe('opp:cemetery');
    expect(t.zone('silence-from-the-grave')).toBe('opp:magic');
  });
});

test('Holy Water doubles attack damage against Undead, for every creature', () => {
  for (const [target, dealt] of [
    ['scarecrow', 8],
    ['undead-dragon', 8],
    ['ogre', 4],
  ] as const) {
    const t = duel({ primary: 'goblin', magics: ['magic-ring'] }, { primary: target, magics: ['holy-water'] });
    t.dice(5, 5, 4, 1, 1, 1);
    t.me.battle(target);
    expect(t.hp(target)).toBe(ward.defs[ward.defById.get(target)!].hp - dealt - 1);
  }
});

describe('Dragon Power', () => {
  test('AL 12, HIT +5, ATK +10; destroyed at the end of its player’s turn if its wearer dealt no damage in it', () => {
    const t = duel({ primary: 'goblin', hand: ['dragon-power'] }, { primary: 'ogre' });
    t.me.play('dragon-power', 'goblin');
    expect(['al', 'hit', 'atk'].map((x) => t.stat('goblin', x))).toEqual([12, 5, 10]);
    t.dice(3, 3, 1, 1, 1, 1); // 11 + … hits AL 8; Ogre slips
    t.me.battle('ogre');
    expect(t.hp('ogre')).toBe(90 - 11 - 1);
    expect(t.zone('dragon-power')).toBe('me:magic');
    t.opp.endTurn();
    expect(t.zone('dragon-power')).toBe('me:magic');
    t.dice(1, 1, 1, 1, 1, 1); // both slip: nothing dealt to anybody else
    t.me.battle('ogre');
    expect(t.zone('dragon-power')).toBe('me:cemetery');
    expect(t.stat('goblin', 'al')).toBe(2);
  });

  test('damage over time by the wearer counts; damage by a magic that turns an attack back does not', () => {
    const t = duel({ primary: 'dire-wolf', hand: ['dragon-power'] }, { primary: 'ogre' });
    t.dice(5, 5, 1, 1, 1, 1);
    t.me.battle('ogre');
    t.me.play('dragon-power', 'dire-wolf'); // it has dealt damage this turn
    t.me.endTurn();
    t.opp.endTurn();
    t.me.endTurn(); // no battle, but a tick
    expect(t.zone('dragon-power')).toBe('me:magic');

    const turned = duel(
      { primary: 'goblin', magics: ['dragon-power'], hand: ['forest-sentinel'] },
      { primary: 'ogre' },
    );
    turned.dice(1, 1, 1, 6, 6, 1, 1, 1); // Goblin slips; Ogre's critical is turned back
    turned.me.battle('ogre');
    turned.me.play('forest-sentinel');
    expect(turned.hp('ogre')).toBe(90 - 12);
    expect(turned.zone('dragon-power')).toBe('me:cemetery');
  });

  test('what voids increases of AL voids this one', () => {
    const t = duel(
      { primary: 'goblin', magics: ['dragon-power'] },
      { magics: [{ card: 'zombified', on: 'me:goblin' }] },
    );
    expect(t.stat('goblin', 'al')).toBe(2);
    expect(t.stat('goblin', 'atk')).toBe(10);
  });
});

describe('Mysterious Door', () => {
  test('costs 10 damage to one’s own primary, negates the magic, and comes back once three cycles are over', () => {
    const t = duel({ hand: ['knight-armor'] }, { primary: 'ogre', hand: ['mysterious-door'] });
    t.me.play('knight-armor', 'werewolf');
    t.opp.play('mysterious-door');
    t.expectLog('Ogre takes 10');
    expect(t.hp('ogre')).toBe(80);
    expect(t.zone('knight-armor')).toBe('me:cemetery');
    t.me.endTurn();
    for (let turns = 1; turns <= 6; turns++) {
      expect(t.zone('mysterious-door')).toBe('opp:cemetery');
      (turns % 2 === 1 ? t.opp : t.me).endTurn();
    }
    expect(t.asked).toBe('opp combat');
    expect(t.zone('mysterious-door')).toBe('opp:hand');
  });

  test('W6.2.2 negated, it costs nothing and never returns', () => {
    const t = duel({ hand: ['knight-armor', 'haunted-tree'] }, { primary: 'ogre', hand: ['mysterious-door'] });
    t.me.play('knight-armor', 'werewolf');
    t.opp.play('mysterious-door');
    t.me.play('haunted-tree');
    expect(t.hp('ogre')).toBe(90);
    expect(t.zone('knight-armor')).toBe('me:magic');
    t.me.endTurn();
    for (let turns = 1; turns <= 8; turns++) (turns % 2 === 1 ? t.opp : t.me).endTurn();
    expect(t.zone('mysterious-door')).toBe('opp:cemetery');
  });

  test('the cost may kill, and the magic is negated all the same; but never into one’s own loss (W4.1.5)', () => {
    const t = duel({ hand: ['curse'] }, { primary: { card: 'ogre', hp: 10 }, hand: ['mysterious-door', 'frog'] });
    t.me.play('curse');
    t.opp.play('mysterious-door');
    expect(t.zone('ogre')).toBe('opp:cemetery');
    t.opp.summon('frog');
    expect(t.zone('curse')).toBe('me:cemetery');

    const end = duel(
      { hand: ['curse'] },
      { primary: { card: 'ogre', hp: 10 }, hand: ['mysterious-door', 'frog'], cemeteryHp: 210 },
    );
    end.me.play('curse');
    expect(end.zone('curse')).toBe('me:magic'); // it could not be answered

    const alive = duel(
      { hand: ['curse'] },
      { primary: { card: 'ogre', hp: 11 }, hand: ['mysterious-door'], cemeteryHp: 210 },
    );
    alive.me.play('curse');
    alive.opp.play('mysterious-door');
    expect(alive.hp('ogre')).toBe(1);
  });
});

test('Zombified takes 2 AL at the start of each of its player’s turns and voids increases; AL is restored with it gone', () => {
  const t = duel({ hand: ['zombified', 'council-of-the-cosmos'] }, { primary: 'knight', magics: ['knight-armor'] });
  expect(t.stat('knight', 'al')).toBe(12);
  t.me.play('zombified', 'knight');
  for (const al of [8, 6, 4, 2, 0, 0]) {
    expect(t.stat('knight', 'al')).toBe(al);
    t.me.endTurn();
    expect(t.stat('knight', 'al')).toBe(al);
    t.opp.endTurn();
  }
  t.me.play('council-of-the-cosmos', 'zombified');
  expect(t.stat('knight', 'al')).toBe(12);
});

describe('Forest Fire', () => {
  test('at the end of each of its player’s turns the opponent rolls: 1–3 burns their primary, 4–6 puts it out', () => {
    const t = duel({ hand: ['forest-fire'] }, { primary: 'ogre' });
    t.me.play('forest-fire');
    t.dice(3);
    t.me.endTurn();
    t.expectLog('opp rolls 3 for Forest Fire');
    expect(t.hp('ogre')).toBe(80);
    t.opp.endTurn(); // nothing at the end of theirs
    expect(t.zone('forest-fire')).toBe('me:magic');
    t.dice(4);
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(80);
    expect(t.zone('forest-fire')).toBe('me:cemetery');
  });

  test('takes no slot, Standard as it is', () => {
    const five = ['hero-shield', 'magic-belt', 'magic-ring', 'epic-ring', 'epic-helm'];
    const t = duel({ hand: ['forest-fire'], magics: five });
    t.me.play('forest-fire');
    expect(t.cards(t.me, 'magic')).toHaveLength(6);
    t.dice(6);
    t.me.endTurn();
  });
});

describe('Silence From The Grave', () => {
  test('for a magic of one’s hand destroys every magic; the opponent plays none for two cycles', () => {
    const t = duel(
      { hand: ['silence-from-the-grave', 'twister', 'frog', 'elf'], magics: ['magic-belt'] },
      { primary: { card: 'werewolf', hp: 60 }, magics: ['curse'], hand: ['health-potion', 'blade-in-the-dark'] },
    );
    t.me.play('silence-from-the-grave');
    expect(t.asked).toBe('opp respond');
    t.opp.pass();
    expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['magic-belt', 'twister']);
    expect(t.zone('curse')).toBe('opp:cemetery');
    for (let cycle = 1; cycle <= 2; cycle++) {
      expect(t.zone('silence-from-the-grave')).toBe('me:magic');
      t.me.endTurn();
      expect(t.asked).toBe('opp combat');
      t.opp.endTurn();
    }
    expect(t.zone('silence-from-the-grave')).toBe('me:cemetery');
    t.me.endTurn();
    t.expectChoices(t.opp, ['play health-potion', 'endPhase']);
  });

  test('in its player’s turns the effects of the opponent’s creatures are negated, not in their own', () => {
    const t = duel(
      { primary: 'ogre', hand: ['silence-from-the-grave', 'twister'], cemetery: ['frog'] },
      { primary: 'the-heroine' },
    );
    const dice = () => t.stat('the-heroine', 'dice');
    expect(dice()).toBe(3);
    t.me.play('silence-from-the-grave');
    expect(dice()).toBe(2);
    t.me.endTurn();
    expect(dice()).toBe(3);
    t.opp.endTurn();
    expect(dice()).toBe(2);
    t.me.endTurn();
    t.opp.endTurn();
    expect(dice()).toBe(3);
  });

  test('what a Witch began is over for good with the first turn in which she is negated', () => {
    const t = duel({ primary: 'ogre', hand: ['silence-from-the-grave', 'twister'] }, { primary: 'witch' });
    expect(t.stat('ogre', 'al')).toBe(1);
    t.me.play('silence-from-the-grave');
    expect(t.stat('ogre', 'al')).toBe(8);
    t.me.endTurn();
    expect(t.stat('ogre', 'al')).toBe(8);
  });

  test('W6.2.2 negated, it costs nothing; without another magic it cannot be played', () => {
    const t = duel(
      { hand: ['silence-from-the-grave', 'twister'], magics: ['magic-belt'] },
      { hand: ['blade-in-the-dark'] },
    );
    t.me.play('silence-from-the-grave');
    t.opp.play('blade-in-the-dark');
    expect(t.cards(t.me, 'hand')).toEqual(['twister']);
    expect(t.zone('magic-belt')).toBe('me:magic');
    expect(duel({ hand: ['silence-from-the-grave', 'frog'] }).choices).not.toContain('play silence-from-the-grave');
  });
});
