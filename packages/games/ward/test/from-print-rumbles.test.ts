import { describe, expect, test } from 'vitest';
import { rest, table } from './support.ts';

/** Written from the print before the cards were looked at: generations 2 and 3 and the promos with three and more at the table. */

const team = { mode: 'team' } as const;
const ogre = { primary: 'ogre' };
const wolf = { primary: 'werewolf' };
const croc = { primary: 'werecroc' };
const owl = { primary: 'owl' };

describe('whose cards are counted', () => {
  test('gen2 007 Absolute Terror on a limited summon: its player’s draws hurt that player’s primary, nobody else’s do', () => {
    const t = table([
      { ...ogre, magics: [{ card: 'absolute-terror', on: 'seat1:frog' }], deck: ['goblin', 'goblin'] },
      { ...wolf, side: ['frog'], deck: ['goblin', 'goblin'] },
      { ...croc, deck: ['goblin', 'goblin'] },
    ]);
    t.me.endTurn();
    t.players[1].endTurn();
    rest(t, 2);
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([90, 60, 90]);
  });

  test('gen2 018 Life Sap: the draws of whoever has the wearer; 5 from the wearer to one’s own primary', () => {
    const t = table([
      { primary: { card: 'ogre', hp: 50 }, magics: [{ card: 'life-sap', on: 'seat2:werecroc' }], deck: ['goblin'] },
      { ...wolf, deck: ['goblin', 'goblin'] },
      { ...croc, deck: ['goblin', 'goblin'] },
    ]);
    t.me.endTurn();
    t.players[1].endTurn();
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([55, 70, 85]);
  });

  test('gen2 045 Demon Dragon: the hands of all opponents, not a partner’s', () => {
    const sides = [{ primary: 'demon-dragon' }, { hand: ['frog', 'owl'] }, { hand: ['frog'] }, { hand: ['goblin'] }];
    const rumble = table(sides);
    expect([rumble.stat('demon-dragon', 'dice'), rumble.stat('demon-dragon', 'mod')]).toEqual([5, 5]);
    const teams = table(sides, team);
    expect([teams.stat('demon-dragon', 'dice'), teams.stat('demon-dragon', 'mod')]).toEqual([4, 4]);
  });

  test('gen2 124 The First Law on another’s creature counts the hands of the opponents of its player', () => {
    const t = table([
      { ...ogre, magics: [{ card: 'the-first-law', on: 'seat1:knight' }], hand: ['frog', 'frog', 'frog', 'frog'] },
      { primary: 'knight', hand: ['owl'] },
      { ...croc, hand: ['owl', 'goblin'] },
    ]);
    expect([t.stat('knight', 'dice'), t.stat('knight', 'mod')]).toEqual([5, 6]);
  });

  test('gen2 089 Gnome Dragoon on a team: its own player’s Gnomes alone', () => {
    const t = table(
      [{ primary: 'gnome-dragoon', hand: ['gnome'] }, wolf, { ...croc, hand: ['gnome', 'gnome'] }, owl],
      team,
    );
    expect([t.stat('gnome-dragoon', 'dice'), t.stat('gnome-dragoon', 'mod')]).toEqual([4, 2]);
  });

  test('gen2 109 The Guide heals for a creature of a third player too', () => {
    const t = table([{ primary: { card: 'the-guide', hp: 20 } }, { ...wolf, hand: ['goblin'] }, croc]);
    t.me.endTurn();
    t.players[1].does('kill');
    expect(t.hp('the-guide')).toBe(55); // half of 70
  });
});

describe('whose creatures are meant', () => {
  test('gen2 006 Electroloon: each opponent rolls for their own side; a partner is free', () => {
    const t = table([{ primary: 'electroloon' }, wolf, croc, owl], team);
    t.stopAt('combat');
    t.me.endTurn();
    t.dice({ effect: [2] });
    t.players[1].yes();
    expect(t.choices).toContain('battle werewolf electroloon');
    t.players[1].endTurn();
    expect(t.choices).toContain('battle werecroc werewolf');
    t.players[2].endTurn();
    t.dice({ effect: [3] });
    t.players[3].yes();
    t.expectChoices(t.players[3], ['endPhase']);
  });

  test('gen2 052 Magic Eater: the sides of both opponents, and a side is what lies there', () => {
    const t = table(
      [
        { ...ogre, hand: ['magic-eater'], magics: [{ card: 'soul-drain', on: 'seat1:werewolf' }] },
        { ...wolf, magics: [{ card: 'fear', on: 'me:ogre' }] },
        { ...croc, magics: ['magic-belt'] },
        { ...owl, magics: ['hero-shield'] },
      ],
      team,
    );
    t.me.play('magic-eater');
    expect(['soul-drain', 'fear', 'magic-belt', 'hero-shield'].map((x) => t.zone(x))).toEqual([
      'me:magic',
      'seat1:cemetery',
      'seat2:magic',
      'seat3:cemetery',
    ]);
  });

  test('gen2 075 Jerry copies one opponent’s primary, and whoever stands there next', () => {
    const t = table([{ primary: 'goblin', hand: ['jerry'] }, wolf, { primary: 'bronto', hand: ['goblin'] }]);
    t.me.does('kill');
    t.me.summon('jerry');
    t.me.pick('seat 2');
    const figures = () => ['al', 'spd', 'dice', 'mod'].map((x) => t.stat('jerry', x));
    expect([...figures(), t.hp('jerry')]).toEqual([11, 1, 2, 7, 50]);
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].does('kill');
    t.players[2].summon('goblin');
    expect([...figures(), t.hp('jerry')]).toEqual([2, 8, 1, 0, 50]);
  });

  test('gen2 127 Lightning Strike: every primary on all sides takes 20, a limited summon none (W13.2.1)', () => {
    const t = table(
      [
        { ...ogre, hand: ['council-of-the-cosmos'], magics: ['magic-belt'] },
        { ...wolf, hand: ['lightning-strike'] },
        { ...croc, side: ['skeleton'] },
        owl,
      ],
      team,
    );
    t.me.play('council-of-the-cosmos');
    t.players[1].play('lightning-strike');
    expect(['ogre', 'werewolf', 'werecroc', 'owl'].map((x) => t.hp(x))).toEqual([70, 50, 70, 10]);
    expect([t.hp('skeleton'), t.zone('magic-belt')]).toEqual([30, 'me:magic']);
  });

  test('gen3 001 Dark Angel: AL and SPD of all opponents’ creatures fall to 1 and stay there; the partner’s do not', () => {
    const t = table(
      [
        { primary: 'dark-angel' },
        { ...wolf, magics: ['hero-shield', 'mounted-assault'] },
        croc,
        { ...owl, side: ['knight'] },
      ],
      team,
    );
    expect([t.stat('werewolf', 'al'), t.stat('werewolf', 'spd')]).toEqual([1, 1]);
    expect([t.stat('knight', 'al'), t.stat('owl', 'spd')]).toEqual([1, 1]);
    expect([t.stat('werecroc', 'al'), t.stat('werecroc', 'spd')]).toEqual([9, 2]);
  });

  test('promo 022 Zanj: base AL −6 of all opponents’ creatures, and every increase is negated', () => {
    const t = table(
      [{ primary: 'zanj-the-hunter' }, { ...wolf, magics: ['hero-shield'] }, croc, { primary: 'bronto' }],
      team,
    );
    expect([t.stat('werewolf', 'al'), t.stat('werecroc', 'al'), t.stat('bronto', 'al')]).toEqual([0, 9, 5]);
  });

  test('gen3 114 Carus Demon: the creatures of one opponent sleep, the other’s do not', () => {
    const t = table([{ primary: 'goblin', hand: ['carus-demon'] }, { ...wolf, side: ['skeleton'] }, croc]);
    t.stopAt('combat');
    t.me.does('kill');
    t.me.summon('carus-demon');
    t.me.pick('seat 1');
    t.me.endTurn();
    t.players[1].next();
    t.expectChoices(t.players[1], ['endPhase']);
    t.players[1].next();
    expect(t.choices).toContain('battle werecroc carus-demon');
  });

  test('gen3 015 The Good Boy and gen2 106 Ancestral Sword: one’s own primary only', () => {
    const t = table(
      [{ ...ogre, side: ['skeleton'], magics: ['the-good-boy', 'ancestral-sword'] }, wolf, croc, owl],
      team,
    );
    expect(['al', 'spd', 'hit', 'atk'].map((x) => t.stat('ogre', x))).toEqual([9, 5, 1, 3]);
    expect([t.stat('skeleton', 'al'), t.stat('werecroc', 'al')]).toEqual([6, 9]);
  });

  test('gen3 141 The Iron Man: all opponents’ creatures have 1 of everything, whatever is added', () => {
    const t = table(
      [
        { ...ogre, hand: ['the-iron-man'] },
        { ...wolf, magics: ['sword-of-light', 'hero-shield'] },
        croc,
        { primary: 'bronto' },
      ],
      team,
    );
    t.me.play('the-iron-man');
    const figures = (x: string) => ['al', 'spd', 'hitDice', 'dice'].map((s) => t.stat(x, s));
    expect([figures('werewolf'), figures('bronto')]).toEqual([
      [1, 1, 1, 1],
      [1, 1, 1, 1],
    ]);
    expect(figures('werecroc')).toEqual([9, 2, 2, 3]);
  });

  test('gen3 035 Dark Moon: one hit die for all opponents, so they have no criticals (W10.3.3)', () => {
    const t = table([{ ...ogre, hand: ['dark-moon'] }, wolf, croc]);
    t.me.play('dark-moon');
    expect([t.stat('ogre', 'hitDice'), t.stat('werewolf', 'hitDice'), t.stat('werecroc', 'hitDice')]).toEqual([
      2, 1, 1,
    ]);
    t.me.endTurn();
    t.dice({ hit: [6], attack: [1, 1] }, { hit: [1, 2], attack: [1, 1, 1] });
    t.players[1].battle('ogre');
    expect(t.hp('ogre')).toBe(85); // 2 dice and MOD 3, not doubled
  });
});

describe('who pays, who rolls', () => {
  test('gen3 043 The Villain and gen3 063 Old Logging Road: 15 for an opponent’s magic, 5 for its own player’s', () => {
    const t = table([
      { primary: 'the-villain', magics: ['old-logging-road'], hand: ['hero-shield'] },
      wolf,
      { ...croc, hand: ['hero-shield'] },
    ]);
    t.me.play('hero-shield', 'the-villain');
    expect(t.hp('the-villain')).toBe(115);
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].play('hero-shield', 'werecroc');
    expect(t.hp('werecroc')).toBe(75);
  });

  test('promo 004 Cosmic Storm: in everybody’s turn all roll, those tied lowest again, and the lowest takes 5', () => {
    const t = table([{ ...ogre, magics: ['cosmic-storm'] }, wolf, croc]);
    const hps = () => [t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')];
    t.dice(3, 2, 2, 5, 4);
    expect(hps()).toEqual([90, 70, 85]);
    t.dice(1, 2, 3);
    t.me.endTurn();
    expect(hps()).toEqual([85, 70, 85]);
    t.dice(3, 1, 3);
    t.players[1].endTurn();
    expect(hps()).toEqual([85, 65, 85]);
  });

  test('gen3 151 Eagle Family: each opponent rolls two dice onto their own primary', () => {
    const t = table([{ primary: 'eagle-family', hand: ['titans-amulet'] }, wolf, croc]);
    t.dice(1, 2, 6, 6);
    t.me.play('titans-amulet', 'eagle-family');
    expect([t.hp('eagle-family'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([80, 67, 78]);
  });

  test('gen3 006 Ball Demon: at the end of one’s own turn, one opponent, chosen anew', () => {
    const t = table([{ ...ogre, magics: ['ball-demon'] }, wolf, croc]);
    t.me.endTurn();
    t.me.pick('seat 2');
    t.players[1].endTurn();
    t.players[2].endTurn();
    t.me.endTurn();
    t.me.pick('seat 1');
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([68, 88]);
  });

  test('gen3 088 Death Omen: at the start of every turn the primary with the lowest HP', () => {
    const t = table([
      { ...ogre, magics: ['death-omen'] },
      { primary: { card: 'werewolf', hp: 20 } },
      { primary: { card: 'werecroc', hp: 22 } },
    ]);
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([90, 15, 22]);
    t.me.endTurn();
    t.players[1].endTurn();
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([90, 5, 22]);
  });

  test('gen3 108 Lava Golem: an opponent who has battled anybody is spared', () => {
    const t = table([{ primary: 'lava-golem' }, wolf, croc]);
    t.me.endTurn();
    t.dice({ hit: [1, 2] }, { hit: [1, 2] });
    t.players[1].battle('werecroc');
    t.players[1].endTurn();
    t.players[2].endTurn();
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([70, 85]);
  });

  test('gen3 108 Lava Golem: nothing in the first turn cycle', () => {
    const t = table([{ primary: 'lava-golem' }, wolf, croc], { turn: 0 });
    t.stopAt('main');
    t.me.endTurn();
    t.players[1].endTurn();
    t.players[2].endTurn();
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([70, 90]);
    t.me.endTurn();
    t.players[1].endTurn();
    expect([t.hp('werewolf'), t.hp('werecroc')]).toEqual([65, 90]);
  });

  test('gen2 120 Apocalypse: all equal, and every primary takes 100; not even nearly equal', () => {
    const t = table([
      { primary: 'captain-ward', magics: ['apocalypse'], hand: ['owl'] },
      { primary: 'undead-tower' },
      { primary: 'bronto' },
    ]);
    t.dice(4, 4, 5);
    t.me.use('apocalypse');
    expect(t.hp('bronto')).toBe(110);
    t.me.endTurn();
    t.dice(4, 4, 4);
    t.players[1].use('apocalypse');
    expect([t.zone('captain-ward'), t.hp('undead-tower'), t.hp('bronto')]).toEqual(['me:cemetery', 20, 10]);
    expect(t.zone('apocalypse')).toBe('me:cemetery');
  });
});

describe('answers to others', () => {
  test('gen2 054 Hell Hath No Fury: the primary of whoever played the Lightning loses half', () => {
    const t = table([
      { ...ogre, hand: ['council-of-the-cosmos'], magics: ['magic-belt'] },
      { primary: { card: 'werewolf', hp: 31 }, hand: ['haunted-tree'] },
      { ...croc, hand: ['hell-hath-no-fury'] },
    ]);
    t.me.play('council-of-the-cosmos');
    t.players[1].play('haunted-tree');
    t.players[2].play('hell-hath-no-fury');
    expect([t.hp('ogre'), t.hp('werewolf'), t.hp('werecroc')]).toEqual([90, 15, 90]); // half of 31 is 16
    expect(t.zone('magic-belt')).toBe('me:magic'); // the tree still works
  });

  test('gen3 113 Sasquatch: that opponent plays no Lightning for a cycle, the other may', () => {
    const t = table([
      { ...ogre, hand: ['sasquatch'], magics: ['magic-belt'] },
      { ...wolf, hand: ['council-of-the-cosmos', 'advantage', 'haunted-tree'] },
      { ...croc, hand: ['council-of-the-cosmos', 'haunted-tree'] },
    ]);
    t.me.endTurn();
    t.players[1].play('council-of-the-cosmos');
    t.players[2].pass();
    t.me.play('sasquatch');
    t.everyonePasses();
    expect([t.zone('magic-belt'), t.zone('sasquatch')]).toEqual(['me:magic', 'me:cemetery']);
    t.players[1].endTurn();
    t.players[2].play('council-of-the-cosmos'); // the Werewolf’s player is not asked, and the belt is gone
    expect(t.zone('magic-belt')).toBe('me:cemetery');
  });

  test('gen3 020 Witch’s Cabin: any opponent’s card goes under that opponent’s deck', () => {
    const t = table([{ ...ogre, hand: ['witchs-cabin'] }, wolf, { ...croc, deck: ['goblin', 'frog'] }]);
    t.me.endTurn();
    t.players[1].endTurn();
    t.me.play('witchs-cabin');
    expect([t.zone('goblin'), t.cards(t.players[2], 'deck').length, t.cards(t.players[2], 'hand')]).toEqual([
      'seat2:deck',
      2,
      [],
    ]);
  });

  test('gen3 079 Living Trap: whoever declares a battle with anybody takes 15', () => {
    const t = table([{ ...ogre, magics: ['living-trap'] }, wolf, croc]);
    t.me.endTurn();
    t.dice({ hit: [1, 2] }, { hit: [1, 2] });
    t.players[1].battle('werecroc');
    expect([t.hp('werewolf'), t.zone('living-trap')]).toEqual([55, 'me:cemetery']);
  });

  test('gen3 037 Galactic Suit: an attack that misses is rolled onto the attacker’s own primary', () => {
    const t = table([{ ...ogre, magics: ['galactic-suit'] }, { ...wolf, side: ['skeleton'] }, croc]);
    t.me.endTurn();
    // The Skeleton is faster: it misses, and its die hurts the Werewolf beside it.
    t.dice({ hit: [1, 2], effect: [5] }, { hit: [1, 1], slip: [1] });
    t.players[1].battle('skeleton', 'ogre');
    expect([t.hp('werewolf'), t.hp('ogre'), t.hp('werecroc')]).toEqual([65, 89, 90]);
  });

  test('gen2 082 Poisoned Potion: any opponent about to heal', () => {
    const t = table([
      { ...ogre, hand: ['poisoned-potion'] },
      { primary: { card: 'acolyte', hp: 10 } },
      { primary: { card: 'werecroc', hp: 50 }, hand: ['repair-bear'] },
    ]);
    t.me.endTurn();
    t.me.pass();
    t.players[1].endTurn();
    t.players[2].play('repair-bear', 'werecroc');
    t.me.play('poisoned-potion');
    expect([t.hp('acolyte'), t.hp('werecroc')]).toEqual([15, 35]);
  });
});

describe('for everybody', () => {
  test('gen3 010 Fazard: nobody plays Standard magics, its own player and others included', () => {
    const t = table([
      { primary: 'fazard', hand: ['health-potion', 'hero-shield'] },
      { primary: { card: 'werewolf', hp: 20 }, hand: ['health-potion', 'hero-shield'] },
      croc,
    ]);
    expect(t.choices.filter((x) => x.startsWith('play'))).toEqual(['play hero-shield']);
    t.me.endTurn();
    expect(t.choices.filter((x) => x.startsWith('play'))).toEqual(['play hero-shield']);
  });

  test('gen3 107 Missile-Toad: on a hit all limited summons go to their original owners’ cemeteries', () => {
    const t = table([
      { primary: { card: 'missile-toad', hp: 30 }, side: ['goblin'], magics: ['magic-ring', 'sword-of-light'] },
      { primary: 'frog', side: [{ card: 'owl', owner: 2 }, 'dwarf'] },
      { ...croc, side: ['skeleton'] },
    ]);
    t.dice({ hit: [1, 1], slip: [1] }, { hit: [1, 2, 3], attack: [1, 1] }); // the Frog is faster
    t.me.battle('missile-toad', 'frog');
    expect([t.zone('goblin'), t.zone('owl'), t.zone('skeleton')]).toEqual([
      'me:cemetery',
      'seat2:cemetery',
      'seat2:cemetery',
    ]);
  });

  test('promo 007 Dragon of Time 5–6: limited summons of all sides; 1–2: nobody plays magics this turn', () => {
    const t = table([
      { primary: 'dragon-of-time', side: ['goblin'] },
      { ...wolf, side: ['owl'] },
      { ...croc, side: ['skeleton'] },
    ]);
    t.dice({ effect: [6] });
    t.me.use('dragon-of-time');
    expect(['goblin', 'owl', 'skeleton'].map((x) => t.zone(x))).toEqual([
      'me:cemetery',
      'seat1:cemetery',
      'seat2:cemetery',
    ]);
  });

  test('gen3 099 Street Lights: each to the zone it came from', () => {
    const t = table([
      { primary: 'skeleton', hand: ['skeleton-lord', 'street-lights'] },
      { ...wolf, cemetery: ['knight'] },
      { primary: 'hive-lord', side: [{ card: 'black-jacket', anchor: 'hive-lord', home: 'hand' }] },
    ]);
    t.me.summon('skeleton-lord', 'skeleton');
    expect(t.zone('knight')).toBe('me:side');
    t.me.play('street-lights');
    expect([t.zone('knight'), t.zone('black-jacket')]).toEqual(['seat1:cemetery', 'seat2:hand']);
  });

  test('promo 013 Maximum Ward: all equal, everything is destroyed, and its player summons first (W14.4.3)', () => {
    const t = table([
      { ...ogre, hand: ['goblin'], magics: ['magic-belt'] },
      { ...wolf, hand: ['frog'], magics: ['maximum-ward'] },
      { ...croc, hand: ['owl'] },
    ]);
    t.dice(2, 2, 2);
    t.me.use('maximum-ward');
    expect(['ogre', 'werewolf', 'werecroc', 'magic-belt', 'maximum-ward'].map((x) => t.zone(x).split(':')[1])).toEqual(
      Array(5).fill('cemetery'),
    );
    expect(t.asked).toBe('seat1 replace');
  });

  test('promo 010 Hell Walker: only an opponent with a Demon on their side plays no magic', () => {
    const t = table([
      { primary: 'hell-walker' },
      { ...wolf, side: ['demon'], hand: ['hero-shield'] },
      { ...croc, hand: ['hero-shield'] },
    ]);
    t.me.endTurn();
    expect(t.choices).not.toContain('play hero-shield');
    t.players[1].endTurn();
    expect(t.choices).toContain('play hero-shield');
  });

  test('gen3 105 Bound Fate: both opponents’ primaries take what one’s own takes, a partner’s does not', () => {
    const t = table([{ ...ogre, hand: ['bound-fate', 'titans-amulet'] }, wolf, croc, owl], team);
    t.me.play('bound-fate');
    t.me.play('titans-amulet', 'ogre');
    expect(['ogre', 'werewolf', 'werecroc', 'owl'].map((x) => t.hp(x))).toEqual([80, 60, 90, 20]);
  });

  test('gen3 077 Possession: everybody’s other creatures are kept from battle', () => {
    const t = table([{ ...ogre, hand: ['possession'] }, wolf, croc]);
    t.stopAt('combat');
    t.dice({ hit: [6, 5], attack: [1, 1, 1] }, { hit: [1, 2] });
    t.me.play('possession', 'ogre'); // there is nothing else to choose in combat
    expect(t.hp('ogre')).toBe(84);
    t.expectChoices(t.me, ['endPhase']);
    t.expectNoLog('may not battle');
  });

  test('gen3 146 Constructed Pylon: three empty slots of one opponent, who alone rolls in their own turn', () => {
    const t = table([
      { ...ogre, hand: ['constructed-pylon'] },
      { ...wolf, magics: ['magic-belt', 'hero-shield'], hand: ['knight-armor'] },
      { ...croc, hand: ['knight-armor'] },
    ]);
    t.me.play('constructed-pylon', 'seat 1');
    t.me.endTurn();
    expect(t.choices).not.toContain('play knight-armor');
    t.dice({ effect: [4] });
    t.players[1].use('constructed-pylon');
    expect(t.zone('constructed-pylon')).toBe('me:cemetery');
    expect(t.choices).toContain('play knight-armor');
  });

  test('gen2 145 Ancient One: opponents battle their own primary with their limited summons, a partner does not', () => {
    const t = table(
      [{ primary: 'ancient-one' }, { ...wolf, side: ['knight'] }, { ...croc, side: ['goblin'] }, owl],
      team,
    );
    t.dice({ hit: [1, 2] }, { hit: [6, 5], attack: [1, 1] }); // the Werewolf misses AL 8; it is hit
    t.me.endTurn();
    t.players[1].next(); // there is nothing else to choose
    expect(t.hp('werewolf')).toBe(65);
    t.players[1].endTurn();
    t.players[2].next();
    expect([t.asked, t.choices.includes('endPhase')]).toEqual(['seat2 combat', true]);
  });
});
