import { offers } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { duel, raid, table, whyNot } from './support.ts';

/** Magics of generation 2. Equips that only change numbers are in cards-equips.test.ts. */

const MISSES = [1, 2];

describe.each(['celestial-power', 'creators-gift'])('%s', (card) => {
  test('cannot be negated while it is played, and is destroyed like any other once it lies there', () => {
    const t = duel({ hand: [card, 'evil-queen'] }, { hand: ['haunted-tree'] });
    t.me.play(card, 'me:werewolf');
    if (t.asked.startsWith('opp')) t.opp.play('haunted-tree');
    expect(t.zone(card)).toBe('me:magic');
    t.me.play('evil-queen', card);
    if (t.asked.startsWith('opp')) t.opp.pass();
    expect(t.zone(card)).toBe('me:cemetery');
  });
});

describe.each([
  ['exorcism', 'demon', 'by type'],
  ['exorcism', 'forest-demon', 'by type and name, still once'],
  ['bug-spray', 'giant-spider', 'by type'],
] as const)('%s against %s, %s', (card, foe, _why) => {
  test('doubles attack damage from everyone for as long as it lies there', () => {
    const t = duel({ hand: [card], primary: 'giant-eagle' }, { primary: foe });
    t.me.play(card);
    expect(t.zone(card)).toBe('me:magic');
    const full = t.hp(foe);
    t.dice({ hit: [6, 5] }, { attack: [2, 3] }, { hit: MISSES });
    t.me.battle(foe);
    expect(t.hp(foe)).toBe(full - (2 + 3) * 2);
  });
});

test('The Career Buccaneer gives MOD +6 until the start of its player’s next turn', () => {
  const t = duel({ primary: 'goblin', hand: ['the-career-buccaneer'] });
  t.me.play('the-career-buccaneer', 'goblin');
  expect(t.stat('goblin', 'mod')).toBe(6);
  t.me.endTurn();
  expect(t.stat('goblin', 'mod')).toBe(6);
  t.opp.endTurn();
  expect(t.stat('goblin', 'mod')).toBe(0);
  expect(t.zone('the-career-buccaneer')).toBe('me:cemetery');
});

describe.each([
  ['ignite', 20, 10],
  ['ignitus', 30, 15],
  ['ignitima', 40, 20],
] as const)('%s', (card, six, other) => {
  test('burns one creature, of any side, by a die', () => {
    const t = duel({ primary: 'ogre', hand: [card, card] });
    t.dice(6);
    t.me.play(card, 'werewolf');
    expect(t.hp('werewolf')).toBe(70 - six);
    t.dice(5);
    t.me.play(card, 'ogre');
    expect(t.hp('ogre')).toBe(90 - other);
  });

  test('B10.9 a boss may resist it', () => {
    const t = raid([{ hand: [card, card] }], 'werecroc');
    t.dice({ effect: [1], resist: [3] });
    t.me.play(card, 'werecroc');
    expect(t.hp('werecroc')).toBe(90);
    t.dice({ effect: [1], resist: [4] });
    t.me.play(card, 'werecroc');
    expect(t.hp('werecroc')).toBe(90 - other);
  });
});

test('Evil Queen destroys one magic on any side', () => {
  const t = duel({ magics: ['hero-shield'], hand: ['evil-queen'] }, { magics: ['knight-armor'] });
  t.me.play('evil-queen', 'knight-armor');
  expect(t.zone('knight-armor')).toBe('opp:cemetery');
  expect(t.zone('hero-shield')).toBe('me:magic');
});

describe('Magic Eater', () => {
  test('W6.6.1 destroys what lies on the other side: not one’s own equip on their creature, but theirs on one’s own', () => {
    const t = duel(
      { hand: ['magic-eater'], magics: ['hero-shield', { card: 'ball-and-chain', on: 'opp:werewolf' }] },
      { magics: ['knight-armor', { card: 'fear', on: 'me:werewolf' }, 'curse'] },
    );
    t.me.play('magic-eater');
    expect(t.cards(t.me, 'magic')).toEqual(['hero-shield', 'ball-and-chain']);
    expect(t.cards(t.opp, 'magic')).toEqual([]);
    expect(t.cards(t.opp, 'cemetery').sort()).toEqual(['curse', 'fear', 'knight-armor']);
  });

  test('reaches every opponent and no partner', () => {
    const magics = ['hero-shield'];
    const t = table([{ hand: ['magic-eater'] }, { magics }, { magics }, { magics }], { mode: 'team' });
    t.me.play('magic-eater');
    expect(t.players.map((p) => t.cards(p, 'magic').length)).toEqual([0, 0, 1, 0]);
  });
});

describe('Hell Hath No Fury', () => {
  test('answers a Lightning: half of what its player’s primary has left, rounded up', () => {
    const t = duel(
      { primary: { card: 'werewolf', hp: 45 }, hand: ['hero-shield', 'haunted-tree'] },
      { hand: ['blade-in-the-dark', 'hell-hath-no-fury'] },
    );
    t.me.play('hero-shield', 'me:werewolf');
    t.opp.play('blade-in-the-dark');
    t.me.play('haunted-tree');
    t.opp.play('hell-hath-no-fury');
    expect(t.hp('me:werewolf')).toBe(22);
  });

  test('answers no Standard, and cannot be negated itself', () => {
    const t = duel(
      { hand: ['health-potion', 'haunted-tree', 'haunted-tree'], primary: { card: 'ogre', hp: 40 } },
      { hand: ['hell-hath-no-fury', 'blade-in-the-dark'] },
    );
    t.me.play('health-potion', 'ogre');
    t.expectChoices(t.opp, ['pass', 'play blade-in-the-dark']);
    t.opp.play('blade-in-the-dark');
    t.me.play('haunted-tree');
    t.opp.play('hell-hath-no-fury');
    t.me.play('haunted-tree'); // in vain
    // 40 is halved, the first tree stops the blade, and the potion heals 30.
    expect(t.hp('ogre')).toBe(50);
  });

  test('strikes whoever played the Lightning, not whom it was aimed at', () => {
    const t = table(
      [{ hand: ['hell-hath-no-fury'] }, { hand: ['hero-shield'], primary: 'ogre' }, { hand: ['haunted-tree'] }],
      { active: 1 },
    );
    t.players[1].play('hero-shield', 'ogre');
    t.players[2].play('haunted-tree');
    t.me.play('hell-hath-no-fury');
    expect(t.hp('seat2:werewolf')).toBe(35);
    expect(t.hp('ogre')).toBe(90);
  });
});

test('W17.1 Unicorn Might counts in the order it came, with the cap at each step', () => {
  // Frost Giant has AL 10.
  const shieldFirst = duel({ primary: 'frost-giant', hand: ['common-armor', 'unicorn-might'] });
  shieldFirst.me.play('common-armor', 'frost-giant');
  shieldFirst.me.play('unicorn-might', 'frost-giant');
  expect(shieldFirst.stat('frost-giant', 'al')).toBe(10);
  const mightFirst = duel({ primary: 'frost-giant', hand: ['common-armor', 'unicorn-might'] });
  mightFirst.me.play('unicorn-might', 'frost-giant');
  mightFirst.me.play('common-armor', 'frost-giant');
  expect(mightFirst.stat('frost-giant', 'al')).toBe(11);
});

describe('Metallic Bone', () => {
  test('keeps all damage off until an opponent rolls 1 to 3 on their turn, once each turn', () => {
    const t = duel({ magics: ['metallic-bone'] }, { primary: 'ogre', hand: ['ignite'] }, { active: 1 });
    t.dice(6);
    t.opp.play('ignite', 'werewolf');
    expect(t.hp('werewolf')).toBe(70);
    t.dice(4);
    t.opp.use('metallic-bone');
    expect(t.zone('metallic-bone')).toBe('me:magic');
    expect(offers(t, 'use metallic-bone')).toBe(false);
    t.opp.endTurn();
    t.me.endTurn();
    t.dice(3);
    t.opp.use('metallic-bone');
    expect(t.zone('metallic-bone')).toBe('me:cemetery');
  });

  test('every opponent may roll on their own turn, a partner may not', () => {
    const t = table([{ magics: ['metallic-bone'] }, {}, {}, {}], { mode: 'team', active: 1 });
    t.dice(6);
    t.players[1].use('metallic-bone');
    t.stopAt('seat2 main');
    t.players[1].endTurn();
    expect(offers(t, 'use metallic-bone')).toBe(false);
    t.players[2].endTurn();
    t.dice(1);
    t.players[3].use('metallic-bone');
    expect(t.zone('metallic-bone')).toBe('me:cemetery');
  });
});

describe('Raging Inferno', () => {
  test('burns whoever takes HP from its wearer in battle; a blow that takes none burns nobody', () => {
    const t = duel({ primary: 'giant-eagle' }, { magics: ['raging-inferno'] });
    t.dice({ hit: [6, 5] }, { attack: [1, 1] }, { hit: [1, 1], slip: [1] });
    t.me.battle('werewolf');
    expect(t.hp('giant-eagle')).toBe(45);
    const safe = duel({ primary: 'giant-eagle' }, { magics: ['raging-inferno', 'ghost-form'] });
    safe.dice({ hit: [6, 5] }, { attack: [1, 1] }, { hit: [1, 1], slip: [1] });
    safe.me.battle('werewolf');
    expect(safe.hp('giant-eagle')).toBe(50);
  });

  test('its own slip and damage of magics burn nobody', () => {
    const t = duel({ magics: ['raging-inferno'] }, { primary: 'frog', hand: ['ignite'] }, { active: 1 });
    t.dice({ effect: [1] });
    t.opp.play('ignite', 'werewolf');
    t.dice({ hit: [1, 1], slip: [4] }, { hit: MISSES });
    t.opp.battle('werewolf');
    expect(t.hp('frog')).toBe(ward.defs[ward.defById.get('frog')!].hp);
    expect(t.hp('werewolf')).toBe(56);
  });
});

describe('Sticky Goo', () => {
  test('stops an attack, and the attacker has MOD 0 for a cycle, whatever raises it', () => {
    const t = duel({ primary: 'giant-eagle', hand: ['the-career-buccaneer'] }, { hand: ['sticky-goo'] });
    t.me.play('the-career-buccaneer', 'giant-eagle');
    t.dice({ hit: [6, 5] });
    t.me.battle('werewolf');
    t.dice({ hit: [1, 1], slip: [1] });
    t.opp.play('sticky-goo');
    expect(t.hp('werewolf')).toBe(69);
    expect(t.stat('giant-eagle', 'mod')).toBe(0);
  });

  test('answers an opponent’s attack on anybody', () => {
    const t = table([{ hand: ['sticky-goo'] }, { primary: 'giant-eagle' }, { primary: 'knight' }], { active: 1 });
    t.dice({ hit: [6, 5] });
    t.players[1].battle('knight');
    t.dice({ hit: [1, 1], slip: [1] });
    t.me.play('sticky-goo');
    expect(t.hp('knight')).toBe(49);
  });
});

test('Time Melt bars Lightnings for everybody, its own player too, until it is destroyed', () => {
  const t = duel({ hand: ['time-melt', 'hero-shield', 'haunted-tree'] }, { hand: ['haunted-tree', 'hero-shield'] });
  t.me.play('time-melt');
  t.opp.pass();
  t.me.play('hero-shield', 'me:werewolf');
  expect(t.zone('hero-shield')).toBe('me:magic');
  t.me.endTurn();
  t.opp.play('opp:hero-shield', 'opp:werewolf');
  expect(t.asked.startsWith('opp')).toBe(true);
});

test.each([
  [2, 10],
  [5, 20],
  [6, 30],
])('Herbal Poultice heals by a die: %i heals %i', (die, healed) => {
  const t = duel({ hand: ['herbal-poultice'], primary: { card: 'ogre', hp: 20 } });
  t.dice(die);
  t.me.play('herbal-poultice', 'ogre');
  expect(t.hp('ogre')).toBe(20 + healed);
});

test('Ancestral Sword strengthens one’s own primary only', () => {
  const t = table([{ hand: ['ancestral-sword'], side: ['goblin'] }, {}, {}, {}], { mode: 'team' });
  t.me.play('ancestral-sword');
  expect(t.stat('me:werewolf', 'atk')).toBe(2);
  expect(t.stat('goblin', 'atk')).toBe(0);
  expect(t.stat('seat1:werewolf', 'atk')).toBe(0);
  expect(t.stat('seat2:werewolf', 'atk')).toBe(0);
});

test('Winter Sentinel voids an attack after its dice, and the attacker is Frozen for a cycle', () => {
  const t = duel({ primary: 'giant-eagle' }, { hand: ['winter-sentinel'] });
  t.dice({ hit: [6, 5] }, { attack: [6, 6] });
  t.me.battle('werewolf');
  t.dice({ hit: [1, 1], slip: [1] });
  t.stopAt('opp main');
  t.opp.play('winter-sentinel');
  expect(t.hp('werewolf')).toBe(69);
  expect(t.stat('giant-eagle', 'frozen')).toBe(1);
});

test('The First Law counts the hands of all opponents, as they are now', () => {
  const t = table([{ primary: 'goblin', hand: ['the-first-law'] }, { hand: ['frog', 'owl'] }, { hand: ['frog'] }]);
  t.me.play('the-first-law', 'goblin');
  expect(t.stat('goblin', 'dice')).toBe(1 + 3);
  expect(t.stat('goblin', 'mod')).toBe(3);
});

test('W15.1.1 Reduce the Burden takes 30 off the cemetery, below 0 if need be', () => {
  const t = duel({ hand: ['reduce-the-burden'], cemetery: ['frog'] });
  const before = t.cemeteryHp();
  t.me.play('reduce-the-burden');
  expect(t.cemeteryHp()).toBe(before - 30);
  expect(t.zone('reduce-the-burden')).toBe('me:cemetery');
});

describe.each([
  ['frog-of-fortune', 'hero-shield', 'fear', 'goblin'],
  ['peddling-partridge', 'goblin', 'frog', 'hero-shield'],
] as const)('%s', (card, given, taken, other) => {
  test('swaps a card of its kind between hand and cemetery', () => {
    const t = duel({ hand: [card, given, other], cemetery: [taken] });
    t.me.play(card);
    expect(t.cards(t.me, 'hand').sort()).toEqual([other, taken].sort());
    expect(t.cards(t.me, 'cemetery').sort()).toEqual([card, given].sort());
  });

  test('cannot be played without both', () => {
    const empty = duel({ hand: [card, given, other] });
    expect(whyNot(empty, card)).not.toEqual([]);
    const alone = duel({ hand: [card, other], cemetery: [taken] });
    expect(whyNot(alone, card)).not.toEqual([]);
  });
});

test('Scroll of Silence negates a Lightning, and cannot be negated', () => {
  const t = duel(
    { hand: ['hero-shield', 'scroll-of-silence'] },
    { hand: ['haunted-tree', 'blade-in-the-dark', 'scroll-of-silence'] },
  );
  t.me.play('hero-shield', 'me:werewolf');
  t.expectChoices(t.opp, ['pass', 'play haunted-tree', 'play blade-in-the-dark']);
  t.opp.play('haunted-tree');
  t.me.play('me:scroll-of-silence');
  t.opp.play('blade-in-the-dark'); // in vain
  expect(t.zone('hero-shield')).toBe('me:magic');
  expect(t.zone('haunted-tree')).toBe('opp:cemetery');
});
