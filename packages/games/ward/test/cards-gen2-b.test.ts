import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, table } from './support.ts';

/** More cards of generation 2: those that speak of battles, dice and the moments in between. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };
const HIT = { hit: [6, 5] };

describe('All In One', () => {
  test('adds the printed dice and MOD of an opponent’s primary, whoever that is by then', () => {
    const t = duel(
      { primary: 'goblin', hand: ['all-in-one'] },
      { primary: 'ogre', magics: ['monster-armor'], hand: ['frog'] },
    );
    t.me.play('all-in-one', 'goblin');
    expect([t.stat('goblin', 'dice'), t.stat('goblin', 'mod')]).toEqual([1 + 3, 3]);
  });

  test('a second copy on the same creature gives nothing; of several opponents one is named', () => {
    const t = table([
      { primary: 'goblin', hand: ['all-in-one', 'all-in-one'] },
      { primary: 'ogre' },
      { primary: 'red-dragon' },
    ]);
    t.me.play('all-in-one', 'goblin');
    t.me.pick('seat 2');
    expect([t.stat('goblin', 'dice'), t.stat('goblin', 'mod')]).toEqual([1 + 2, 7]);
    t.me.play('all-in-one', 'goblin');
    t.me.pick('seat 1');
    expect([t.stat('goblin', 'dice'), t.stat('goblin', 'mod')]).toEqual([1 + 2, 7]);
  });
});

describe('Absolute Terror and Life Sap', () => {
  test('Life Sap: each card that the wearer’s controller draws feeds the other primary', () => {
    const t = duel(
      { primary: { card: 'ogre', hp: 50 }, magics: [{ card: 'life-sap', on: 'opp:werewolf' }] },
      { deck: ['frog', 'owl'] },
    );
    t.me.endTurn();
    expect([t.hp('werewolf'), t.hp('ogre')]).toEqual([65, 55]);
  });

  test('the draws of others do nothing, and it goes onto opponents’ creatures only', () => {
    const t = table([
      { hand: ['absolute-terror'], deck: ['frog', 'frog', 'frog'] },
      { primary: 'ogre', deck: ['frog', 'frog'] },
      { primary: 'knight', deck: ['frog', 'frog'] },
    ]);
    expect(offers(t, 'play absolute-terror werewolf')).toBe(false);
    t.me.play('absolute-terror', 'knight');
    t.me.endTurn();
    expect([t.hp('ogre'), t.hp('knight')]).toEqual([90, 50]);
    t.players[1].endTurn();
    expect([t.hp('ogre'), t.hp('knight')]).toEqual([90, 40]);
  });
});

describe('Bio-Regeneration', () => {
  test('goes onto a creature with 9 HP or less, heals it and doubles its hit total and damage', () => {
    const t = duel(
      { primary: { card: 'giant-eagle', hp: 9 }, hand: ['bio-regeneration'] },
      { primary: 'undead-knight' },
    );
    t.me.play('bio-regeneration', 'giant-eagle');
    expect(t.hp('giant-eagle')).toBe(39);
    t.dice({ hit: [2, 3] }, { attack: [1, 2] }, MISS);
    t.me.battle('undead-knight'); // 5 × 2 meets AL 10
    expect(t.hp('undead-knight')).toBe(90 - 6 - 1);
  });

  test('not onto one with more', () => {
    const t = duel({ primary: { card: 'giant-eagle', hp: 10 }, hand: ['bio-regeneration'] });
    expect(offers(t, 'play bio-regeneration')).toBe(false);
  });
});

test('Natural Selection: creatures without effect and with AL 5 or less now, on all sides', () => {
  const t = duel({ primary: 'goblin', hand: ['natural-selection', 'knight-armor'] }, { primary: 'dire-wolf' });
  t.me.play('natural-selection');
  expect([t.stat('goblin', 'hit'), t.stat('goblin', 'atk'), t.stat('dire-wolf', 'hit')]).toEqual([7, 7, 0]);
  t.me.play('knight-armor', 'goblin');
  expect(t.stat('goblin', 'hit')).toBe(0);
});

test('Attack Beacon goes by the printed AL, and may be played at any moment', () => {
  const t = duel({ hand: ['hero-shield'] }, { primary: 'goblin', hand: ['attack-beacon'] });
  t.opp.pass(); // at the draw, too
  t.me.play('hero-shield', 'werewolf');
  t.opp.play('attack-beacon');
  expect([t.stat('goblin', 'dice'), t.stat('werewolf', 'dice')]).toEqual([2, 3]);
  expect(t.zone('attack-beacon')).toBe('opp:magic');
});

test('Full Moon raises werecreatures and Moon Cat, on all sides', () => {
  const t = duel({ primary: 'moon-cat', magics: ['full-moon'] }, { side: ['goblin'] });
  expect([t.stat('moon-cat', 'al'), t.stat('werewolf', 'al'), t.stat('goblin', 'al')]).toEqual([9, 11, 2]);
  expect([t.stat('moon-cat', 'dice'), t.stat('moon-cat', 'hitDice')]).toEqual([3, 3]);
});

describe('Martial Arts Man', () => {
  test('adds 20 after the attack damage, which nothing multiplies', () => {
    const t = duel(
      { primary: 'giant-eagle', magics: ['holy-water'], hand: ['martial-arts-man'] },
      { primary: 'undead-knight' },
    );
    t.dice(HIT, { attack: [1, 1] }, MISS);
    t.me.battle('undead-knight');
    t.me.play('martial-arts-man');
    expect(t.hp('undead-knight')).toBe(90 - 4 - 20 - 1);
  });

  test('a partner’s hit is not answered', () => {
    const t = table([{ hand: ['martial-arts-man'] }, { primary: 'undead-knight' }, { primary: 'giant-eagle' }, {}], {
      mode: 'team',
      active: 2,
    });
    t.dice(HIT, { attack: [1, 1] }, MISS);
    t.players[2].battle('undead-knight');
    expect(t.zone('martial-arts-man')).toBe('me:hand');
  });
});

describe('Sonic Screech', () => {
  test('3 to 6: 5 damage and no strike in that battle', () => {
    const t = duel({ primary: 'giant-eagle' }, { magics: [{ card: 'sonic-screech', on: 'me:giant-eagle' }] });
    t.dice({ effect: [3] }, MISS);
    t.me.battle('werewolf');
    expect([t.hp('giant-eagle'), t.zone('sonic-screech')]).toEqual([45, 'opp:magic']);
  });

  test('1 or 2 ends it; it is rolled for a battle that others start, too', () => {
    const t = duel({ primary: 'giant-eagle' }, { magics: ['sonic-screech'] });
    t.dice({ effect: [2] }, MISS, MISS);
    t.me.battle('werewolf');
    expect([t.hp('werewolf'), t.zone('sonic-screech')]).toEqual([69, 'opp:cemetery']);
  });
});

describe('Poisoned Potion', () => {
  test('turns healing into damage, the full amount', () => {
    const t = duel({ primary: { card: 'ogre', hp: 85 }, hand: ['health-potion'] }, { hand: ['poisoned-potion'] });
    t.me.play('health-potion', 'ogre');
    t.opp.play('poisoned-potion');
    expect(t.hp('ogre')).toBe(55);
  });

  test('answers nobody who heals another’s creature', () => {
    const t = duel({ hand: ['repair-bear'] }, { primary: { card: 'ogre', hp: 50 }, hand: ['poisoned-potion'] });
    t.me.play('repair-bear', 'ogre');
    expect(t.hp('ogre')).toBe(65);
  });
});

test('Claws of the Beast: two dice, three with Wings of the Beast', () => {
  const t = duel({ primary: 'goblin', hand: ['claws-of-the-beast', 'wings-of-the-beast'] });
  t.me.play('claws-of-the-beast', 'goblin');
  expect(t.stat('goblin', 'dice')).toBe(3);
  t.me.play('wings-of-the-beast', 'goblin');
  expect(t.stat('goblin', 'dice')).toBe(4);
});

test('W10.2.2 Reverse Polarity: the slower strikes first', () => {
  const t = duel({ primary: 'giant-eagle', magics: ['reverse-polarity'] });
  t.dice({ hit: [6, 5] }, { attack: [1, 1] }, MISS);
  t.me.battle('werewolf');
  t.expectLog('Werewolf hits Giant Eagle');
});

test.each([
  ['undead-knight', [], 4],
  ['undead-knight', ['common-armor'], 5],
  ['werewolf', [], 2],
] as [string, string[], number][])('Melt Armor against %s with %j: %i dice', (foe, magics, dice) => {
  const t = duel({ primary: 'giant-eagle', magics: ['melt-armor', 'celestial-power'] }, { primary: foe, magics });
  t.dice(HIT, { attack: Array.from({ length: dice }, () => 1) }, MISS);
  t.me.battle(foe);
  t.expectLog('takes');
});

test.each([
  ['ring-of-extremes', 8, 'giant-eagle'],
  ['', 7, 'maniac'],
] as const)('W10.3 %s up to %i is a critical miss, more a critical hit', (ring, most, striker) => {
  const magics = ring === '' ? [] : [ring];
  const low = duel({ primary: striker, magics }, { primary: 'skeleton' });
  const slip = { hit: [most - 4, 4], slip: [2] };
  const back = MISS;
  low.dice(...(striker === 'maniac' ? [back, slip] : [slip, back]));
  low.me.battle('skeleton');
  low.expectLog('Critical miss');
  const high = duel({ primary: striker, magics }, { primary: 'skeleton' });
  const strike = { hit: [most - 3, 4], attack: striker === 'maniac' ? [1, 1, 1] : [1, 1] };
  high.dice(...(striker === 'maniac' ? [back, strike] : [strike, back]));
  high.me.battle('skeleton');
  expect(high.hp('skeleton')).toBe(30 - (striker === 'maniac' ? 3 : 2) * 2 - 1);
});

test('Foggy Night: only equips can be played for three cycles, by anybody', () => {
  const t = duel({ hand: ['foggy-night', 'hero-shield', 'curse'] }, { hand: ['haunted-tree', 'dragon-fire'] });
  t.me.play('foggy-night');
  t.opp.pass();
  expect(offers(t, 'play curse')).toBe(false);
  t.me.play('hero-shield', 'me:werewolf');
  expect(t.zone('hero-shield')).toBe('me:magic');
  t.stopAt('opp main');
  t.me.endTurn();
  expect(offers(t, 'play dragon-fire')).toBe(false);
});

describe('Cure Minor Wounds', () => {
  test('heals by two dice, at any moment of a battle', () => {
    const t = duel({ primary: 'giant-eagle' }, { primary: { card: 'ogre', hp: 40 }, hand: ['cure-minor-wounds'] });
    t.me.battle('ogre');
    t.dice({ effect: [3, 4] }, MISS, MISS);
    t.opp.play('cure-minor-wounds', 'ogre');
    expect(t.hp('ogre')).toBe(40 + 7 - 1);
  });

  test('not outside of one', () => {
    const t = duel({ primary: { card: 'ogre', hp: 40 }, hand: ['cure-minor-wounds'] });
    expect(offers(t, 'play cure-minor-wounds')).toBe(false);
  });
});

describe('Lightning Strike', () => {
  test('negates, and then strikes every creature for 20', () => {
    const t = duel({ primary: 'ogre', side: ['frost-giant'], hand: ['hero-shield'] }, { hand: ['lightning-strike'] });
    t.me.play('hero-shield', 'ogre');
    t.opp.play('lightning-strike');
    expect([t.hp('ogre'), t.hp('werewolf')]).toEqual([70, 50]);
  });

  test('what cannot be negated is not, and nobody is struck', () => {
    const t = duel({ primary: 'ogre', hand: ['celestial-power'] }, { hand: ['lightning-strike'] });
    t.me.play('celestial-power', 'ogre');
    t.opp.play('lightning-strike');
    expect([t.hp('ogre'), t.hp('werewolf'), t.zone('celestial-power')]).toEqual([90, 70, 'me:magic']);
  });
});

describe('Future Warrior', () => {
  test('voids one attack on its wearer, and is gone', () => {
    const t = duel({ primary: 'giant-eagle' }, { magics: ['future-warrior'] });
    t.dice(HIT, { attack: [6, 6] });
    t.me.battle('werewolf');
    t.dice(MISS);
    t.opp.use('future-warrior');
    expect([t.hp('werewolf'), t.zone('future-warrior')]).toEqual([69, 'opp:cemetery']);
  });

  test('may be kept', () => {
    const t = duel({ primary: 'giant-eagle' }, { magics: ['future-warrior'] });
    t.dice(HIT, { attack: [6, 6] });
    t.me.battle('werewolf');
    t.dice(MISS);
    t.opp.pass();
    expect([t.hp('werewolf'), t.zone('future-warrior')]).toEqual([57, 'opp:magic']);
  });
});

describe('Electroloon', () => {
  test('stuns every opponent’s side until that opponent rolls 1 or 2', () => {
    const t = table([{ primary: 'goblin', hand: ['electroloon', 'frog', 'frog', 'frog'] }, {}, {}]);
    t.me.summon('electroloon');
    while (t.asked === 'me sacrifice') t.me.pick(t.choices.includes('sacrifice goblin') ? 'goblin' : 'frog');
    expect([t.stat('seat1:werewolf', 'stunned'), t.stat('seat2:werewolf', 'stunned')]).toEqual([1, 1]);
    t.me.endTurn();
    t.dice(2);
    t.players[1].yes();
    expect([t.stat('seat1:werewolf', 'stunned'), t.stat('seat2:werewolf', 'stunned')]).toEqual([0, 1]);
  });
});

describe('Bunnysaurus', () => {
  test('stops one attack or one magic, once while it stays', () => {
    const t = duel({ primary: 'giant-eagle', hand: ['hero-shield'] }, { primary: 'bunnysaurus' });
    t.me.play('hero-shield', 'giant-eagle');
    t.opp.pass();
    t.dice(HIT);
    t.me.battle('bunnysaurus');
    t.dice(MISS);
    t.opp.use('bunnysaurus');
    expect(t.hp('bunnysaurus')).toBe(39);
  });

  test('used on a magic it is gone for attacks', () => {
    const t = duel({ primary: 'giant-eagle', hand: ['hero-shield'] }, { primary: 'bunnysaurus' });
    t.me.play('hero-shield', 'giant-eagle');
    t.opp.use('bunnysaurus');
    expect(t.zone('hero-shield')).toBe('me:cemetery');
    t.dice(HIT, { attack: [1, 1] }, MISS);
    t.me.battle('bunnysaurus');
    expect(t.hp('bunnysaurus')).toBe(37);
  });
});

test('Corn Creeper’s first attack deals five times as much, once while it stays', () => {
  const u = duel({ primary: 'corn-creeper', magics: ['celestial-power'] }, { primary: 'undead-knight' });
  u.dice(HIT, { attack: [1, 1] }, MISS);
  u.me.battle('undead-knight');
  expect(u.hp('undead-knight')).toBe(90 - (2 + 2 + 8) * 5 - 1);
});

test('Vampire Orc takes the printed MOD of an opponent’s primary once, when it is summoned', () => {
  const t = duel(
    { primary: 'goblin', hand: ['vampire-orc', 'frog'] },
    { primary: 'red-dragon', magics: ['the-career-buccaneer'] },
  );
  t.me.does('kill');
  t.me.summon('vampire-orc');
  expect(t.stat('vampire-orc', 'mod')).toBe(4 + 7);
});

test('Demonic Turtle throws half of an attack back while it is slower', () => {
  const t = duel({ primary: 'giant-eagle', magics: ['legendary-gloves'] }, { primary: 'demonic-turtle' });
  t.dice(HIT, { attack: [2, 3] }, MISS);
  t.me.battle('demonic-turtle'); // 2 + 3 + 6 = 11: 6 and 5
  expect([t.hp('demonic-turtle'), t.hp('giant-eagle')]).toEqual([50 - 6 - 1, 45]);
});

test('Wild Vampire takes the AL of the primary it hits as MOD, until it goes', () => {
  const t = duel({ primary: 'wild-vampire', hand: ['frog'] }, { hand: ['terrifying-roar'] });
  t.dice(HIT, { attack: [1, 1] }, MISS);
  t.me.battle('werewolf');
  expect([t.stat('werewolf', 'al'), t.stat('wild-vampire', 'mod')]).toEqual([0, 1 + 6]);
  t.me.endTurn();
  t.opp.play('terrifying-roar');
  expect(t.stat('werewolf', 'al')).toBe(6);
});

test('Electro Wizard: a turn without a battle is worth four dice in the next', () => {
  const t = duel({ primary: 'electro-wizard' }, {});
  expect(offers(t, 'use electro-wizard')).toBe(false);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.use('electro-wizard');
  expect(t.stat('electro-wizard', 'dice')).toBe(5);
  t.me.endTurn();
  expect(t.stat('electro-wizard', 'dice')).toBe(1);
});
