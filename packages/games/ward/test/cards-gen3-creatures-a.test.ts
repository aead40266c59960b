import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { duel, table } from './support.ts';

/** Creatures of generation 3 and of the promos. Each scenario scripts exactly the dice that are thrown. */

/** A strike that misses AL 3 and more, and costs its striker one. */
const MISS = { hit: [1, 1], slip: [1] };
const HIT = { hit: [6, 5] };

describe('Dark Angel', () => {
  test('holds opponents’ creatures at AL 1 and SPD 1, whatever raises them, and a partner’s not at all', () => {
    const t = table([{ primary: 'dark-angel' }, { primary: 'ogre', magics: ['epic-boots'] }, {}, {}], { mode: 'team' });
    expect([t.stat('ogre', 'al'), t.stat('ogre', 'spd')]).toEqual([1, 1]);
    expect([t.stat('seat2:werewolf', 'al'), t.stat('seat2:werewolf', 'spd')]).toEqual([6, 8]);
  });

  test('only lowers: SPD 0 stays 0', () => {
    const t = duel({ primary: 'dark-angel' }, { primary: 'ogre', magics: ['frost-wyrms'] });
    expect(t.stat('ogre', 'spd')).toBe(0);
  });
});

describe('Shapeshifter', () => {
  test('takes a form in every battle, started or defended, for that battle', () => {
    const t = duel({ primary: 'shapeshifter' }, { primary: 'frost-giant' });
    t.me.battle('frost-giant');
    expect(t.choices).toHaveLength(4);
    t.dice(HIT, { attack: [1, 1, 1, 1] }, MISS);
    t.me.pick('mode 1');
    expect(t.hp('frost-giant')).toBe(110 - 4 - 1 - 3 - 1);
    expect(t.stat('shapeshifter', 'mod')).toBe(1);
  });

  test('as a turtle it is struck at AL 10', () => {
    const t = duel({ primary: 'giant-eagle' }, { primary: 'shapeshifter' });
    t.me.battle('shapeshifter');
    t.dice({ hit: [4, 5] }, MISS);
    t.opp.pick('mode 3');
    t.expectLog('9 against AL 10');
  });
});

test('Mosquito Man heals by half of the attack damage it deals, rounded up', () => {
  const t = duel({ primary: { card: 'mosquito-man', hp: 10 } }, { primary: 'frost-giant' });
  t.dice(HIT, { attack: [1, 1] }, MISS);
  t.me.battle('frost-giant');
  expect(t.hp('mosquito-man')).toBe(10 + 3);
});

describe('Earth Eleotoid', () => {
  test('deals double to fire, and takes double from water', () => {
    const fire = duel({ primary: 'earth-eleotoid', magics: ['celestial-power'] }, { primary: 'red-dragon' });
    fire.dice(HIT, { attack: [1, 1] }, MISS);
    fire.me.battle('red-dragon');
    expect(fire.hp('red-dragon')).toBe(100 - (2 + 3 + 8) * 2 - 1);
    const water = duel({ primary: 'water-eleotoid' }, { primary: 'earth-eleotoid' });
    water.dice(HIT, { attack: [1, 1, 1] }, MISS);
    water.me.battle('earth-eleotoid');
    expect(water.hp('earth-eleotoid')).toBe(60 - (3 + 1) * 2 - 1);
  });

  test('water does no more to anybody else', () => {
    const t = duel({ primary: 'water-eleotoid' }, { primary: 'frost-giant', side: ['earth-eleotoid'] });
    t.dice({ hit: [6, 6] }, { attack: [1, 1, 1] }, MISS);
    t.me.battle('frost-giant');
    expect(t.hp('frost-giant')).toBe(110 - (3 + 1) * 2 - 1); // a critical hit, and nothing besides
  });
});

describe('The Villain', () => {
  test('W14.2.3 every opponent pays 10 for a magic, a partner nothing', () => {
    const hand = ['hero-shield'];
    const t = table([{ primary: 'the-villain' }, { hand }, { hand }, {}], { mode: 'team', active: 1 });
    t.players[1].play('hero-shield', 'seat1:werewolf');
    expect(t.hp('seat1:werewolf')).toBe(60);
    t.players[1].endTurn();
    t.players[2].play('seat2:hero-shield', 'seat2:werewolf');
    expect(t.hp('seat2:werewolf')).toBe(70);
  });

  test('W14.2.3 with Old Logging Road the demands add up', () => {
    const t = duel({ hand: ['hero-shield'], magics: ['old-logging-road'] }, { primary: 'the-villain' });
    t.me.play('hero-shield', 'werewolf');
    expect(t.hp('werewolf')).toBe(55);
  });

  test('The Heroine strikes it three times as hard', () => {
    const t = duel({ primary: 'the-heroine', magics: ['legendary-gloves'] }, { primary: 'the-villain' });
    const { stat } = t;
    const mod = stat('the-heroine', 'mod') + 6;
    const dice = Array.from({ length: stat('the-heroine', 'dice') }, () => 1);
    t.dice(HIT, { attack: dice }, MISS);
    t.me.battle('the-villain');
    expect(t.hp('the-villain')).toBe(120 - (dice.length + mod) * 3 - 1);
  });
});

test('The Super Hero must roll once on its turn: 5 or 6 keeps all damage off this turn', () => {
  const t = duel({ primary: 'the-super-hero', hand: ['ignite'] });
  t.dice(5);
  t.me.use('the-super-hero');
  expect(t.stat('the-super-hero', 'noDamage')).toBe(1);
  t.me.endTurn();
  expect(t.stat('the-super-hero', 'noDamage')).toBe(0);
});

test('Arzulian has MOD for every point of SPD above 12', () => {
  const t = duel({ primary: 'arzulian', magics: ['epic-boots'] });
  expect(t.stat('arzulian', 'mod')).toBe(2 + 4);
});

test('Hydogon deals double to fire', () => {
  const t = duel({ primary: 'hydogon', magics: ['celestial-power'] }, { primary: 'red-dragon' });
  t.dice(HIT, { attack: [1, 1] }, MISS);
  t.me.battle('red-dragon');
  expect(t.hp('red-dragon')).toBe(100 - (2 + 5 + 8) * 2 - 1);
});

test('Lurking Slime takes half of all damage on its controller’s turn, all of it on others’', () => {
  const t = duel({ primary: 'lurking-slime', hand: ['ignite'] }, { hand: ['ignite'] });
  t.dice(1);
  t.me.play('me:ignite', 'lurking-slime');
  expect(t.hp('lurking-slime')).toBe(55);
  t.me.endTurn();
  t.dice(1);
  t.opp.play('opp:ignite', 'lurking-slime');
  expect(t.hp('lurking-slime')).toBe(45);
});

test('W11.1 Ancient Scorpion’s venom runs three cycles at 20', () => {
  const t = duel({ primary: 'ancient-scorpion' }, { primary: 'frost-giant' });
  t.dice(HIT, { attack: [1] }, MISS);
  t.me.battle('frost-giant');
  expect(t.hp('frost-giant')).toBe(110 - 3 - 1 - 20);
});

test('Pyre Lord burns himself whenever he deals attack damage', () => {
  const t = duel({ primary: 'pyre-lord' }, { primary: 'frost-giant' });
  t.dice(HIT, { attack: [1, 1, 1, 1, 1, 1] }, MISS);
  t.me.battle('frost-giant');
  expect(t.hp('pyre-lord')).toBe(55);
});

test('Missile-Toad’s hit clears every side of limited summons, into their owners’ cemeteries', () => {
  const t = table([
    { primary: 'missile-toad', side: ['goblin'], magics: ['celestial-power'] },
    { side: ['owl'] },
    { side: ['frog'] },
  ]);
  t.dice(HIT, { attack: [1] }, MISS);
  t.me.battle('missile-toad', 'seat1:werewolf');
  expect([t.zone('goblin'), t.zone('owl'), t.zone('frog')]).toEqual([
    'me:cemetery',
    'seat1:cemetery',
    'seat2:cemetery',
  ]);
});

test('Ashen Knight is stronger below 40 HP', () => {
  const figures = (hp: number) => {
    const t = duel({ primary: { card: 'ashen-knight', hp } });
    return ['al', 'spd', 'hit', 'atk'].map((stat) => t.stat('ashen-knight', stat));
  };
  expect(figures(40)).toEqual([10, 10, 0, 0]);
  expect(figures(39)).toEqual([12, 13, 10, 10]);
});

describe('Gaseous Horror', () => {
  test('costs whoever hits it 5', () => {
    const t = duel({ primary: 'giant-eagle' }, { primary: 'gaseous-horror' });
    t.dice(HIT, { attack: [1, 1] }, MISS);
    t.me.battle('gaseous-horror');
    expect(t.hp('giant-eagle')).toBe(45);
  });

  test('and 10 more if the hit kills it', () => {
    const t = duel({ primary: 'giant-eagle' }, { primary: { card: 'gaseous-horror', hp: 2 }, hand: ['frog'] });
    t.dice(HIT, { attack: [1, 1] });
    t.me.battle('gaseous-horror');
    expect(t.hp('giant-eagle')).toBe(35);
  });
});

describe('Orc Berserker', () => {
  test('stays with 5 HP when it would be killed, once', () => {
    const t = duel({ hand: ['ignitima', 'ignitima'] }, { primary: { card: 'orc-berserker', hp: 15 }, hand: ['frog'] });
    t.dice(1);
    t.me.play('ignitima', 'orc-berserker');
    expect(t.hp('orc-berserker')).toBe(5);
    t.dice(1);
    t.me.play('ignitima', 'orc-berserker');
    expect(t.zone('orc-berserker')).toBe('opp:cemetery');
  });

  test('negated it dies like anybody', () => {
    const t = duel(
      { hand: ['ignitima'], magics: ['the-iron-range'] },
      { primary: { card: 'orc-berserker', hp: 15 }, hand: ['frog'] },
    );
    t.dice(1);
    t.me.play('ignitima', 'orc-berserker');
    expect(t.zone('orc-berserker')).toBe('opp:cemetery');
  });
});

test('Succubus drinks half of what she deals; what she cannot hold hurts the one she struck', () => {
  const t = duel({ primary: { card: 'succubus', hp: 39 }, magics: ['celestial-power'] }, { primary: 'frost-giant' });
  t.dice(HIT, { attack: [1, 1] }, MISS);
  t.me.battle('frost-giant');
  // 1 + 1 + 1 + 8 = 11, half is 6; one point is missing, five go on.
  expect(t.hp('succubus')).toBe(40);
  expect(t.hp('frost-giant')).toBe(110 - 11 - 5 - 1);
});

describe('Eagle Family', () => {
  test('every opponent rolls two dice onto their own primary each time it is hurt; a partner does not', () => {
    const t = table([{ primary: 'eagle-family', hand: ['ignite'] }, {}, {}, {}], { mode: 'team' });
    t.dice({ effect: [1] }, { effect: [2, 3] }, { effect: [6, 6] });
    t.me.play('ignite', 'eagle-family');
    expect(t.hp('eagle-family')).toBe(80);
    expect([1, 2, 3].map((i) => t.hp(`seat${i}:werewolf`))).toEqual([65, 70, 58]);
  });
});

// ── Promos ──

describe('Dragon of Time', () => {
  test('1 or 2: nobody plays magics this turn', () => {
    const t = duel({ primary: 'dragon-of-time', hand: ['hero-shield'] });
    t.dice(2);
    t.me.use('dragon-of-time');
    expect(offers(t, 'play hero-shield')).toBe(false);
    t.me.endTurn();
    t.opp.endTurn();
    expect(offers(t, 'play hero-shield')).toBe(true);
  });

  test('3 or 4: the effects of all other creatures are off this turn', () => {
    const t = duel({ primary: 'dragon-of-time' }, { primary: 'forgotten-one', magics: ['epic-boots'] });
    t.dice(4);
    t.me.use('dragon-of-time');
    expect(t.stat('forgotten-one', 'mod')).toBe(0);
    t.me.endTurn();
    expect(t.stat('forgotten-one', 'mod')).toBe(4);
  });

  test('5 or 6: limited summons of all sides go to their owners’ cemeteries', () => {
    const t = duel({ primary: 'dragon-of-time', side: ['owl'] }, { side: ['frog'] });
    t.dice(6);
    t.me.use('dragon-of-time');
    expect([t.zone('owl'), t.zone('frog')]).toEqual(['me:cemetery', 'opp:cemetery']);
  });
});

test('God Killer Brox deals four times against AL 12 as it is now', () => {
  const against = (magics: string[]): number => {
    const t = duel({ primary: 'god-killer-brox', magics: ['celestial-power'] }, { primary: 'undead-knight', magics });
    t.dice(HIT, { attack: [1, 1] }, MISS);
    t.me.battle('undead-knight');
    return 90 - 1 - t.hp('undead-knight');
  };
  expect(against([])).toBe(15);
  expect(against(['common-armor'])).toBe(60);
});

describe('Nadara', () => {
  test('chooses between her two attacks when a battle begins', () => {
    const t = duel({ primary: 'nadara' }, { primary: 'frost-giant' });
    t.me.battle('frost-giant');
    t.dice({ hit: [3, 4] }, { attack: [6] }, MISS);
    t.me.pick('mode 1');
    expect(t.hp('frost-giant')).toBe(110 - 10 - 1);
    expect([t.stat('nadara', 'dice'), t.stat('nadara', 'mod')]).toEqual([4, 1]);
  });
});

test('Perseus Valenthil: 5 or 6 keeps damage off for a cycle, and his player from magics', () => {
  const t = duel({ primary: 'perseus-valenthil', hand: ['hero-shield'] }, { hand: ['ignite'] });
  t.dice(6);
  t.me.use('perseus-valenthil');
  expect(offers(t, 'play hero-shield')).toBe(false);
  t.me.endTurn();
  t.dice(6);
  t.opp.play('ignite', 'perseus-valenthil');
  expect(t.hp('perseus-valenthil')).toBe(100);
  t.opp.endTurn();
  expect(t.stat('perseus-valenthil', 'noDamage')).toBe(0);
});
