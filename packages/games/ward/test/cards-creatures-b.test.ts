import type { CardId, SeatId } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { duel, table, type WardScenario } from './support.ts';

/** Generation 1, creatures 061 to 151 and the two hybrids: what each does, its rulings, and what must not happen. */

/** Keeps a creature of the opponent from striking back, so that a test needs no dice for it. */
const chill = (card: string) => ({ card: 'winter-chill', on: `opp:${card}` });

/** Someone who holds a Mind Sap may answer everything: go on until somebody else is asked. */
const passOn = (t: WardScenario): void => {
  while (t.asked === 'opp respond') t.opp.pass();
};

/** Put a creature that needs no sacrifice in the place of the primary. */
const replaceBy = (t: WardScenario, card: string): void => {
  t.me.does('kill');
  t.me.summon(card);
};

const ME = 0;
const OPP = 1 as SeatId;
const RANGE = 'the-iron-range';

// ── 065 Jester ──

const jesterDies = (t: WardScenario): void => {
  t.dice(1, 2, 5, 5, 1, 1); // the jester is faster and misses; it is hit for 1 + 1 + 3
  t.opp.battle('jester');
};

test('Jester: killed in battle, it costs its attacker 10', () => {
  const t = duel({ primary: { card: 'jester', hp: 5 }, hand: ['frog'] }, {}, { active: OPP });
  jesterDies(t);
  t.expectLog('Jester is killed');
  t.expectLog('W10.4.1 Werewolf takes 10 from Jester');
  expect(t.hp('werewolf')).toBe(60);
});

test('Jester, Forest Demon: killed in battle is any death by the creature it fights, its dice on a hit too', () => {
  const jester = duel(
    { primary: { card: 'jester', hp: 5 }, hand: ['frog'] },
    { primary: 'dragon-fox' },
    { active: OPP },
  );
  jester.dice(1, 2, 6, 5, 3, 2); // the jester misses, the fox hits, and 3 + 2 of its fire kill
  jester.opp.battle('jester');
  jester.expectLog('Jester is killed');
  jester.expectLog('W10.4.1 Dragon Fox takes 10 from Jester');

  const demon = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'dragon-fox', magics: ['mounted-assault'] },
    { active: OPP },
  );
  demon.dice(6, 5, 3, 2);
  demon.opp.battle('forest-demon');
  expect(demon.zone('forest-demon')).toBe('me:magic');
  expect(demon.stat('dragon-fox', 'al')).toBe(3);
  demon.me.summon('frog');
});

test('Jester: its own critical miss is no death by the creature it fights', () => {
  const t = duel(
    { primary: { card: 'jester', hp: 2 }, hand: ['frog'], magics: [{ card: 'bomb', on: 'opp:werewolf' }] },
    {},
    { active: OPP },
  );
  t.dice(1, 1, 4);
  t.opp.battle('jester');
  t.me.summon('frog');
  expect(t.zone('bomb')).toBe('me:magic');
  expect(t.hp('werewolf')).toBe(70);
});

test('Jester: a Bomb on the field goes off with it', () => {
  const t = duel(
    { primary: { card: 'jester', hp: 5 }, hand: ['frog'], magics: [{ card: 'bomb', on: 'opp:werewolf' }] },
    {},
    { active: OPP },
  );
  jesterDies(t);
  expect(t.zone('bomb')).toBe('me:cemetery');
  expect(t.hp('werewolf')).toBe(30);
});

test('Jester: no joke on any other death, when negated, or on a limited summon', () => {
  const own = duel({ primary: 'jester', hand: ['frog'], magics: [{ card: 'bomb', on: 'opp:werewolf' }] });
  replaceBy(own, 'frog');
  expect(own.hp('werewolf')).toBe(70);
  expect(own.zone('bomb')).toBe('me:magic');

  const burnt = duel(
    { primary: { card: 'jester', hp: 5 }, hand: ['frog'] },
    { primary: 'demon-knight' },
    { active: OPP },
  );
  burnt.dice(6);
  burnt.opp.use('demon-knight');
  burnt.me.summon('frog');
  expect(burnt.hp('demon-knight')).toBe(70);

  const negated = duel({ primary: { card: 'jester', hp: 5 }, hand: ['frog'] }, { magics: [RANGE] }, { active: OPP });
  jesterDies(negated);
  expect(negated.hp('werewolf')).toBe(70);

  const limited = duel({ primary: { card: 'jester', hp: 5 }, hand: ['frog'] }, { side: ['orc'] }, { active: OPP });
  limited.dice(1, 1, 1, 5, 5, 5); // it slips for 1, then is hit for 5 + 2
  limited.opp.battle('orc', 'jester');
  limited.expectLog('W13.2.1 Orc takes none of the 10 damage');
});

// ── 068 Kraken ──

/** The Kraken wraps the opponent's Werecroc for 5 damage, and the turn passes. */
const wrapped = (me: object = {}, opp: object = {}): WardScenario => {
  const t = duel({ primary: 'kraken', ...me }, { primary: 'werecroc', ...opp });
  t.dice(4, 4, 1, 1, 1);
  t.me.battle('werecroc');
  t.expectLog('W10.2.5 Werecroc cannot strike');
  return t;
};

test('Kraken: 3–5 frees: the creature may battle in the same turn', () => {
  const t = wrapped();
  t.expectChoices(t.opp, ['escape werecroc kraken', 'endPhase']);
  t.dice(3);
  t.opp.does('escape');
  t.expectLog('Werecroc is free');
  t.expectChoices(t.opp, ['battle werecroc kraken', 'endPhase']);
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.choices).not.toContain('escape werecroc kraken');
});

test('Kraken: one roll per cycle: freed and wrapped again in one turn, it waits for the next', () => {
  const t = wrapped();
  t.dice(3);
  t.opp.does('escape');
  t.dice(4, 4, 1, 1, 1); // the Kraken is faster and wraps it again
  t.opp.battle('kraken');
  t.expectLog('W10.2.5 Werecroc cannot strike');
  t.expectLog('opp: end phase'); // without a second roll
  expect(t.stat('werecroc', 'wrapped')).toBe(1);
  expect(t.hp('werecroc')).toBe(80);
  t.me.endTurn();
  t.expectChoices(t.opp, ['escape werecroc kraken', 'endPhase']);
  t.dice(6);
  t.opp.does('escape');
  expect(t.hp('werecroc')).toBe(70);
});

test.each([1, 2, 6])('Kraken: a %i costs 10 as combat ends, once a turn, and it stays wrapped', (face) => {
  const t = wrapped();
  t.dice(face);
  t.opp.does('escape');
  t.expectLog(`opp rolls ${face} for Kraken`);
  t.expectLog('opp: combat phase');
  t.expectLog('W10.4.1 Werecroc takes 10 from Kraken');
  t.expectLog('opp: second magic phase');
  expect(t.hp('werecroc')).toBe(75);
  expect(t.state.active).toBe(ME); // no battle was offered, and no second roll
  expect(t.stat('werecroc', 'wrapped')).toBe(1);
});

test('Kraken: the roll is compulsory: left out, it is made as combat ends', () => {
  const t = wrapped();
  t.dice(6);
  t.opp.next();
  t.expectLog('opp: combat phase');
  t.expectLog('opp rolls 6 for Kraken');
  t.expectLog('W10.4.1 Werecroc takes 10 from Kraken');
  expect(t.hp('werecroc')).toBe(75);
  t.me.endTurn();
  t.dice(5);
  t.opp.next(); // again next turn: freed, but too late for a battle
  expect(t.stat('werecroc', 'wrapped')).toBe(0);
  expect(t.hp('werecroc')).toBe(75);
});

test('Kraken: a second hit wraps nothing twice, and the hold outlives the Kraken', () => {
  const t = wrapped({ hand: ['frog'] });
  t.dice(1);
  t.opp.next();
  t.dice(4, 4, 1, 1, 1);
  t.me.battle('werecroc');
  t.dice(4);
  t.opp.does('escape'); // one roll frees it from both
  expect(t.stat('werecroc', 'wrapped')).toBe(0);

  const gone = wrapped({ hand: ['frog'] });
  gone.dice(1);
  gone.opp.next();
  replaceBy(gone, 'frog');
  gone.me.endTurn();
  gone.expectChoices(gone.opp, ['escape werecroc kraken', 'endPhase']);
  gone.dice(3);
  gone.opp.does('escape');
  expect(gone.choices).toContain('battle werecroc frog');
});

test('Kraken: another Kraken that comes after it adds no hold of its own', () => {
  const t = wrapped({ hand: ['kraken'] });
  t.dice(1);
  t.opp.next();
  replaceBy(t, 'kraken');
  t.dice(4, 4, 1, 1, 1);
  t.me.battle('werecroc');
  t.dice(4);
  t.opp.does('escape');
  expect(t.stat('werecroc', 'wrapped')).toBe(0);
});

test('Kraken: a wrapped creature may pay as a sacrifice; negating the Kraken lets go of it', () => {
  const paying = wrapped({}, { hand: ['ogre'] });
  paying.opp.summon('ogre');
  expect(paying.zone('werecroc')).toBe('opp:cemetery');

  const negated = wrapped({}, { hand: [RANGE] });
  negated.opp.play(RANGE);
  expect(negated.choices).toContain('battle werecroc kraken');

  const before = duel({ primary: 'kraken', magics: [RANGE] }, { primary: 'werecroc' });
  before.dice(4, 4, 1, 1, 1, 1, 2);
  before.me.battle('werecroc');
  before.expectLog('Werecroc misses Kraken');
});

test('Kraken: the 10 may kill', () => {
  const t = wrapped({}, { primary: { card: 'werecroc', hp: 15 }, hand: ['frog'] });
  t.dice(2);
  t.opp.does('escape');
  expect(t.hp('werecroc')).toBe(10);
  t.opp.next();
  expect(t.asked).toBe('opp replace');
});

// ── 076 Necromancer ──

test('Necromancer: raises any one creature of my cemetery, but nothing locked in it', () => {
  const t = duel({ primary: 'necromancer', cemetery: ['giga', 'angel', 'fear', 'frog'] }, { cemetery: ['ogre'] });
  t.me.use('necromancer');
  t.expectChoices(t.me, ['card giga', 'card frog']);
  t.me.pick('giga');
  expect(t.zone('giga')).toBe('me:side');
  expect(t.choices).not.toContain('use necromancer');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.choices).not.toContain('use necromancer'); // one at a time
  const none = duel({ primary: 'necromancer', cemetery: ['angel'] });
  expect(none.choices).not.toContain('use necromancer');
});

test('Necromancer: optional; when it dies what it raised goes too and does not step up', () => {
  const t = duel({ primary: 'necromancer', cemetery: ['giga'], hand: ['frog'] });
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.zone('giga')).toBe('me:cemetery');
  t.me.use('necromancer');
  t.me.does('kill');
  expect(t.zone('giga')).toBe('me:cemetery');
  expect(t.asked).toBe('me replace');
});

test('Necromancer: Demonic Magic sends the raised one back; once that is gone it may raise anew', () => {
  const t = duel(
    { primary: 'necromancer', side: [{ card: 'giga', anchor: 'necromancer' }] },
    { hand: ['demonic-magic', 'dragon-fire'] },
    { active: OPP },
  );
  t.opp.play('demonic-magic', 'werewolf');
  expect(t.zone('giga')).toBe('me:cemetery');
  t.opp.endTurn();
  expect(t.choices).not.toContain('use necromancer');
  t.me.endTurn();
  t.opp.play('dragon-fire');
  t.opp.endTurn();
  t.me.use('necromancer');
  expect(t.zone('giga')).toBe('me:side');
});

// ── 078 Owlverine ──

test('Owlverine: (3 + 5) × 2 × 2 critical = 32 against a forest, 16 without, 16 when negated', () => {
  for (const [target, magics, dealt] of [
    ['ogre', [], 32],
    ['werewolf', [], 16],
    ['ogre', [RANGE], 16],
  ] as const) {
    const t = duel({ primary: 'owlverine', magics: [...magics, chill(target)] }, { primary: target });
    const before = t.hp(target);
    t.dice(6, 6, 3);
    t.me.battle(target);
    expect(before - t.hp(target)).toBe(dealt);
  }
});

// ── 080 Ranger ──

test('Ranger: the opponent rolls before the battle: on 1–2 it takes no damage, and only it is shielded', () => {
  const t = duel({ primary: 'ranger' }, {}, { active: OPP });
  t.dice(2, 5, 5, 6, 6, 5, 5, 1); // the roll; the werewolf's hit and attack; the ranger's
  t.opp.battle('ranger');
  t.expectLog('Werewolf battles Ranger');
  t.expectLog('opp rolls 2 for Ranger');
  t.expectLog('W10.4.1 Ranger takes none of the 15 damage');
  expect(t.hp('ranger')).toBe(40);
  expect(t.hp('werewolf')).toBe(67);
});

test('Ranger: on 3–6 the battle is normal; when it attacks, the opponent rolls as well', () => {
  const t = duel({ primary: 'ranger' }, {}, { active: OPP });
  t.dice(3, 5, 5, 1, 1, 1, 2);
  t.opp.battle('ranger');
  expect(t.hp('ranger')).toBe(35);
  t.dice(1, 5, 5, 1, 1, 1, 1, 6); // shielded for the whole battle, from its own slip too
  t.me.battle('werewolf');
  t.expectLog('opp rolls 1 for Ranger');
  t.expectLog('Critical miss: Ranger rolls 6 against itself');
  expect(t.hp('ranger')).toBe(35);
  t.opp.endTurn();
  t.dice(3, 5, 5, 1, 1, 1, 2);
  t.me.battle('werewolf');
  expect(t.hp('ranger')).toBe(30);
});

test('Ranger: every creature that fights it needs a roll of its own; the shield ends with its battle', () => {
  const t = duel({ primary: 'ranger' }, { side: ['goblin'] }, { active: OPP });
  t.dice(1, 5, 5, 6, 6, 1, 2);
  t.opp.battle('ranger');
  expect(t.hp('ranger')).toBe(40);
  t.dice(4, 5, 5, 3, 5, 5, 1);
  t.opp.battle('goblin', 'ranger');
  expect(t.hp('ranger')).toBe(37);
});

test('Ranger: negated, or a limited summon, nobody rolls', () => {
  const negated = duel({ primary: 'ranger', magics: [RANGE] }, {}, { active: OPP });
  negated.dice(5, 5, 1, 1, 1, 2);
  negated.opp.battle('ranger');
  expect(negated.hp('ranger')).toBe(35);
  const limited = duel({ side: ['ranger'] }, { primary: 'frog' });
  limited.dice(1, 2, 5, 5, 1);
  limited.me.battle('ranger', 'frog');
  expect(limited.hp('frog')).toBe(7);
});

// ── 081 Rogue ──

test('Rogue: 5 × 3 × 2 critical × 3 Backstab = 90; negated, 30', () => {
  for (const [magics, left] of [
    [[], 40],
    [[RANGE], 100],
  ] as const) {
    const t = duel({ primary: 'rogue', hand: ['backstab'], magics: [...magics, chill('giga')] }, { primary: 'giga' });
    t.me.play('backstab');
    t.dice(6, 6, 2, 3);
    t.me.battle('giga');
    expect(t.hp('giga')).toBe(left);
  }
});

test('Rogue: no ×3 once the other has hit', () => {
  const t = duel({ primary: 'rogue', magics: ['magic-ring'] }, { primary: 'giga' });
  t.dice(1, 2, 1, 1, 1, 1, 1, 5, 4, 2, 3); // Giga is faster
  t.me.battle('giga');
  expect(t.hp('giga')).toBe(125);
});

// ── 087 Frog Man, 092 The Creator, 141 The Old God ──

test('Frog Man: AL 10 without a sacrifice, but only onto an empty field; it counts as effectless', () => {
  const t = duel({ primary: 'frog', hand: ['frog-man'] }, { magics: [RANGE] });
  expect(t.choices).not.toContain('summon frog-man');
  replaceBy(t, 'frog-man');
  expect(t.zone('frog-man')).toBe('me:primary');
  expect(t.cards(t.me, 'cemetery')).toEqual(['frog']);
  t.expectNoLog('without its effects');
});

test.each([
  ['The Creator', 'the-creator'],
  ['The Old God', 'the-old-god'],
])('%s: three sacrifices, and nothing negates that', (_, god) => {
  const two = duel({ primary: 'frog', hand: [god, 'goblin'] });
  expect(two.choices).not.toContain(`summon ${god}`);
  const t = duel({ primary: 'frog', hand: [god, 'goblin', 'owl', 'rodent'] }, { magics: [RANGE] });
  t.me.summon(god, 'goblin', 'rodent');
  expect(t.cards(t.me, 'cemetery').toSorted()).toEqual(['frog', 'goblin', 'rodent']);
  expect(t.cards(t.me, 'hand')).toEqual(['owl']);
  expect(t.zone(god)).toBe('me:primary');
  t.expectNoLog('without its effects');
});

// ── 088 Stone Golem ──

test('Stone Golem: becomes their primary; their old one is shuffled into their deck', () => {
  const t = duel({ hand: ['stone-golem'] }, { primary: 'ogre', magics: ['knight-armor'], deck: ['owl'] });
  t.me.play('stone-golem');
  expect(t.zone('stone-golem')).toBe('opp:primary');
  expect(t.cards(t.opp, 'deck').toSorted()).toEqual(['ogre', 'owl']);
  t.expectLog("opp's deck is shuffled");
  expect(t.zone('knight-armor')).toBe('opp:cemetery');
  expect(t.cemeteryHp('opp')).toBe(0);
  expect(t.hp('stone-golem')).toBe(100);
  expect(t.cards(t.me, 'cemetery')).toEqual([]); // no sacrifice
});

test('Stone Golem: loses 10 at the start of the turns of whoever played it, none in those of its controller', () => {
  const t = duel({ hand: ['stone-golem'] });
  t.me.play('stone-golem');
  t.me.endTurn();
  expect(t.hp('stone-golem')).toBe(100);
  t.opp.endTurn();
  t.expectLog('Stone Golem takes 10');
  expect(t.hp('stone-golem')).toBe(90);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(80);
});

test('Stone Golem: it fights for its controller and, killed, counts 100 in their cemetery', () => {
  const t = duel({ hand: ['stone-golem'] }, { hand: ['frog'] });
  t.me.play('stone-golem');
  t.me.endTurn();
  t.dice(1, 2, 1, 2, 1, 1, 1, 1, 1); // the werewolf is faster and misses AL 10; the golem hits with 8
  t.opp.battle('werewolf');
  t.expectLog('Stone Golem rolls 1, 1, 1, 1, 1 for damage: 10');
  t.me.endTurn();
  t.opp.does('kill');
  expect(t.zone('stone-golem')).toBe('opp:cemetery');
  expect(t.cemeteryHp('opp')).toBe(100);
});

test('Stone Golem: stays a creature in the cemetery: counted, fetched and revived as one', () => {
  const t = duel(
    { primary: 'the-heroine', hand: ['stone-golem'] },
    { hand: ['goblin', 'revival-priest', 'ghost-of-the-past', 'visitor-from-beyond'] },
  );
  t.me.play('stone-golem');
  t.me.endTurn();
  t.opp.does('kill');
  t.opp.summon('goblin');
  expect(t.stat('the-heroine', 'dice')).toBe(3);
  expect(t.choices).toContain('play ghost-of-the-past');
  expect(t.choices).not.toContain('play visitor-from-beyond'); // no magic lies there
  t.opp.play('revival-priest');
  expect(t.zone('stone-golem')).toBe('opp:primary');
  expect(t.cemeteryHp('opp')).toBe(0);
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(100); // brought back by them, it weakens in their turns
  t.me.endTurn();
  expect(t.hp('stone-golem')).toBe(90);
  t.opp.does('kill');
  expect(t.cemeteryHp('opp')).toBe(100);
});

test('Stone Golem: set up by hand, it is a creature for good as well', () => {
  const t = duel({}, { primary: { card: 'stone-golem', owner: ME }, hand: ['frog'] });
  expect(t.hp('stone-golem')).toBe(90); // my turn has begun
  t.me.endTurn();
  t.opp.does('kill');
  expect(t.cemeteryHp('opp')).toBe(100);
});

test('Stone Golem: in a hand it is a magic again', () => {
  const t = duel({ hand: ['terrifying-roar', 'stone-golem'] }, { hand: ['goblin'] });
  t.me.play('stone-golem');
  t.me.play('terrifying-roar', 'stone-golem');
  expect(t.zone('stone-golem')).toBe('opp:hand');
  t.expectChoices(t.opp, ['summon goblin']);
  t.opp.summon('goblin');
  t.me.endTurn();
  expect(t.choices).toContain('play stone-golem');
});

test('Stone Golem: negated as it is played, it is a magic in my cemetery and counts nothing', () => {
  const t = duel({ hand: ['stone-golem', 'visitor-from-beyond'] }, { hand: ['haunted-tree'] });
  t.me.play('stone-golem');
  t.opp.play('haunted-tree');
  expect(t.zone('stone-golem')).toBe('me:cemetery');
  expect(t.zone('werewolf')).toBe('me:primary');
  expect(t.cards(t.opp, 'primary')).toEqual(['werewolf']);
  expect(t.cemeteryHp()).toBe(0);
  t.me.play('visitor-from-beyond', 'stone-golem');
  expect(t.zone('stone-golem')).toBe('me:hand');
});

test('Stone Golem: its loss is its own effect, so negation stops it', () => {
  const t = duel({ hand: ['stone-golem'], magics: [RANGE] });
  t.me.play('stone-golem');
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(100);
});

test('Stone Golem: stolen and played against its owner, it weakens in the turns of the thief', () => {
  const t = duel({ hand: ['stone-golem'] }, { hand: ['magic-steal'] });
  t.me.play('stone-golem');
  t.opp.play('magic-steal');
  expect(t.zone('stone-golem')).toBe('me:primary');
  t.me.endTurn();
  expect(t.hp('stone-golem')).toBe(90);
  t.opp.endTurn();
  expect(t.hp('stone-golem')).toBe(90);
});

// ── 089 Swamp Dragon ──

test('Swamp Dragon: fire, poison and costs are void', () => {
  const t = duel(
    { primary: 'swamp-dragon', magics: ['old-logging-road'], hand: ['hero-shield'] },
    { primary: 'demon-knight', magics: ['forest-fire'] },
  );
  t.me.play('hero-shield', 'swamp-dragon'); // the demand of 5 counts as paid
  t.me.endTurn();
  t.dice(6, 1);
  t.opp.endTurn();
  t.expectLog('swamp-dragon Swamp Dragon takes none of the 15 damage');
  t.expectLog('swamp-dragon Swamp Dragon takes none of the 10 damage');
  expect(t.hp('swamp-dragon')).toBe(80);
});

test('Swamp Dragon: attack damage, with its multipliers, does hurt; the poison of the bite does not', () => {
  const t = duel(
    { primary: 'swamp-dragon', magics: ['winter-chill'] },
    { primary: 'dire-wolf', magics: ['magic-ring'], hand: ['backstab'] },
    { active: OPP },
  );
  t.opp.play('backstab');
  t.dice(6, 6, 4);
  t.opp.battle('swamp-dragon');
  expect(t.hp('swamp-dragon')).toBe(56); // 4 × 3 × 2
});

test('Swamp Dragon: reflection by a magic and half of its HP are void too', () => {
  const t = duel(
    { primary: 'swamp-dragon', magics: ['magic-ring'] },
    { hand: ['forest-sentinel'], magics: [chill('werewolf')] },
  );
  t.dice(3, 3, 5, 5);
  t.me.battle('werewolf');
  t.opp.play('forest-sentinel');
  expect(t.hp('swamp-dragon')).toBe(80);
  expect(t.hp('werewolf')).toBe(70);
  const chest = duel(
    { primary: 'swamp-dragon', magics: ['magic-ring'] },
    { hand: ['mimic-chest'], magics: [chill('werewolf')] },
  );
  chest.dice(3, 3);
  chest.me.battle('werewolf');
  chest.opp.play('mimic-chest');
  expect(chest.hp('swamp-dragon')).toBe(80);
});

test('Swamp Dragon: negated, or its own slip: it is hurt', () => {
  const negated = duel({ primary: 'swamp-dragon', magics: [RANGE] }, { magics: ['forest-fire'] }, { active: OPP });
  negated.dice(1);
  negated.opp.endTurn();
  expect(negated.hp('swamp-dragon')).toBe(70);
  const slip = duel({ primary: 'swamp-dragon', magics: [chill('werewolf')] });
  slip.dice(1, 1, 6);
  slip.me.battle('werewolf');
  expect(slip.hp('swamp-dragon')).toBe(74);
});

// ── 097 Vampire ──

const feast = (t: WardScenario, die: number): void => {
  t.dice(5, 5, die);
  t.me.battle('werecroc');
};

test('Vampire: heals half of the attack damage it deals, rounded up, never above its full HP', () => {
  const t = duel({ primary: { card: 'vampire', hp: 50 }, magics: [chill('werecroc')] }, { primary: 'werecroc' });
  feast(t, 3);
  t.expectLog('Vampire heals 3'); // half of 5
  expect(t.hp('vampire')).toBe(53);
  const full = duel({ primary: { card: 'vampire', hp: 58 }, magics: [chill('werecroc')] }, { primary: 'werecroc' });
  feast(full, 6);
  expect(full.hp('vampire')).toBe(60);
});

test('Vampire: heals when its bite kills; half of what a turtle really takes', () => {
  const kill = duel({ primary: { card: 'vampire', hp: 50 } }, { primary: { card: 'werecroc', hp: 3 }, hand: ['frog'] });
  kill.dice(5, 5, 6);
  kill.me.battle('werecroc');
  expect(kill.hp('vampire')).toBe(54);
  const turtle = duel(
    { primary: { card: 'vampire', hp: 50 }, magics: [chill('giant-turtle')] },
    { primary: 'giant-turtle' },
  );
  turtle.dice(5, 5, 4);
  turtle.me.battle('giant-turtle');
  expect(turtle.hp('giant-turtle')).toBe(47);
  expect(turtle.hp('vampire')).toBe(52);
});

test('Vampire: nothing for damage that is blocked or reflected, nor when negated or a limited summon', () => {
  for (const shield of ['minotaur-bodyguard', 'junk-scarecrow', 'forest-sentinel']) {
    const t = duel(
      { primary: { card: 'vampire', hp: 50 }, magics: [chill('werecroc')] },
      { primary: 'werecroc', hand: [shield] },
    );
    if (shield === 'junk-scarecrow') t.dice(5, 5);
    else t.dice(5, 5, 4);
    t.me.battle('werecroc');
    t.opp.play(shield);
    expect(t.hp('werecroc')).toBe(90);
    expect(t.hp('vampire')).toBe(shield === 'forest-sentinel' ? 44 : 50);
  }
  const negated = duel(
    { primary: { card: 'vampire', hp: 50 }, magics: [chill('werecroc'), RANGE] },
    { primary: 'werecroc' },
  );
  feast(negated, 3);
  expect(negated.hp('vampire')).toBe(50);
});

// ── 103 Witch ──

test("Witch: all opponents' creatures have AL 1, whatever raises it, newcomers too, until she leaves", () => {
  const t = duel(
    { primary: 'frog', hand: ['witch', 'goblin'] },
    { side: ['ogre'], magics: ['knight-armor'], hand: ['knight'] },
  );
  expect(t.stat('werewolf', 'al')).toBe(11);
  replaceBy(t, 'witch');
  expect(t.stat('werewolf', 'al')).toBe(1);
  expect(t.stat('ogre', 'al')).toBe(1);
  expect(t.stat('witch', 'al')).toBe(1);
  t.me.endTurn();
  t.opp.summon('knight');
  expect(t.stat('knight', 'al')).toBe(1);
  t.opp.endTurn();
  replaceBy(t, 'goblin');
  expect(t.stat('knight', 'al')).toBe(8);
});

test('Witch: Heroism is no help against a creature effect; my own creatures keep theirs', () => {
  const t = duel({ primary: 'witch', side: ['ogre'] }, { magics: ['heroism'] });
  expect(t.stat('werewolf', 'al')).toBe(1);
  expect(t.stat('ogre', 'al')).toBe(8);
});

test('Witch: not before her window closes; Mind Sap in it, or negation later, ends it', () => {
  const t = duel({ primary: 'frog', hand: ['witch'] }, { hand: ['mind-sap'] });
  passOn(t);
  replaceBy(t, 'witch');
  expect(t.asked).toBe('opp respond');
  expect(t.stat('werewolf', 'al')).toBe(6);
  t.opp.play('mind-sap', 'witch');
  expect(t.stat('werewolf', 'al')).toBe(6);
  expect(duel({ primary: 'witch' }, { magics: [RANGE] }).stat('werewolf', 'al')).toBe(6);
  expect(duel({ side: ['witch'] }).stat('werewolf', 'al')).toBe(6);
});

test('Witch: one who steps up from the side was not summoned, and does nothing', () => {
  const t = duel({ primary: { card: 'goblin', hp: 1 }, side: ['witch'] }, { primary: 'ogre' }, { active: OPP });
  t.dice(1, 2, 4, 4, 1, 1, 1); // the goblin misses and dies
  t.opp.battle('goblin');
  expect(t.zone('witch')).toBe('me:primary');
  expect(t.stat('ogre', 'al')).toBe(8);
});

test('Witch: once negated it does not come back when Mind Sap is gone', () => {
  const t = duel(
    { primary: 'frog', hand: ['witch', 'council-of-the-cosmos'] },
    { primary: 'ogre', hand: ['mind-sap'] },
  );
  passOn(t);
  replaceBy(t, 'witch');
  t.opp.pass(); // her window closes
  expect(t.stat('ogre', 'al')).toBe(1);
  passOn(t);
  t.me.next();
  t.opp.play('mind-sap', 'witch');
  expect(t.stat('ogre', 'al')).toBe(8);
  t.me.endTurn();
  t.opp.endTurn();
  t.me.play('council-of-the-cosmos', 'mind-sap');
  expect(t.stat('witch', 'negated')).toBe(0);
  expect(t.stat('ogre', 'al')).toBe(8);
});

test('Witch: with several players the creatures of all opponents, and none of a partner', () => {
  const team = table([{ primary: 'frog', hand: ['witch'] }, {}, { primary: 'ogre' }, { primary: 'knight' }], {
    mode: 'team',
  });
  replaceBy(team, 'witch');
  expect(['werewolf', 'ogre', 'knight'].map((id) => team.stat(id, 'al'))).toEqual([1, 8, 1]);
  const rumble = table([{ primary: 'frog', hand: ['witch'] }, {}, { primary: 'ogre' }]);
  replaceBy(rumble, 'witch');
  expect(['werewolf', 'ogre'].map((id) => rumble.stat(id, 'al'))).toEqual([1, 1]);
});

test('Witch: handed over by Turncoat, her curse stays on those it was laid on', () => {
  const t = duel({ primary: 'frog', hand: ['witch', 'turncoat'] }, { primary: 'ogre' });
  replaceBy(t, 'witch');
  t.me.play('turncoat');
  expect(t.zone('witch')).toBe('opp:primary');
  expect(t.stat('ogre', 'al')).toBe(8);
  expect(t.state.rows.some((row) => row.seat === OPP)).toBe(true);
});

test('Psychic Toad: one who steps up from the side was not summoned, and takes nobody over', () => {
  const t = duel({ primary: { card: 'goblin', hp: 1 }, side: ['psychic-toad'] }, { primary: 'ogre' }, { active: OPP });
  t.dice(1, 2, 4, 4, 1, 1, 1);
  t.opp.battle('goblin');
  expect(t.zone('psychic-toad')).toBe('me:primary');
  expect(t.zone('ogre')).toBe('opp:primary');
});

// ── 106 Hive Lord ──

test('Hive Lord: summoned, it destroys one magic on either side, Heroism too', () => {
  const t = duel({ primary: 'frog', hand: ['hive-lord'], magics: ['holy-water'] }, { magics: ['heroism', 'curse'] });
  replaceBy(t, 'hive-lord');
  t.expectChoices(t.me, ['card holy-water', 'card heroism', 'card curse']);
  t.me.pick('heroism');
  expect(t.zone('heroism')).toBe('opp:cemetery');
  expect(t.cards(t.opp, 'magic')).toEqual(['curse']);
});

test('Hive Lord: compulsory, even on my own magic; with none there, nothing happens', () => {
  const own = duel({ primary: 'frog', hand: ['hive-lord'], magics: ['holy-water'] });
  replaceBy(own, 'hive-lord');
  expect(own.zone('holy-water')).toBe('me:cemetery');
  const none = duel({ primary: 'frog', hand: ['hive-lord'] });
  replaceBy(none, 'hive-lord');
  expect(none.zone('hive-lord')).toBe('me:primary');
});

test('Hive Lord: Mind Sap in its window resolves first: nothing is destroyed', () => {
  const t = duel({ primary: 'frog', hand: ['hive-lord'] }, { hand: ['mind-sap'], magics: ['curse'] });
  passOn(t);
  replaceBy(t, 'hive-lord');
  t.opp.play('mind-sap', 'hive-lord');
  t.expectLog('W14.2.1 Hive Lord arrives without its effects');
  expect(t.cards(t.opp, 'magic')).toEqual(['curse', 'mind-sap']);
});

test('Hive Lord: stepping up from the side is no summon', () => {
  const t = duel({ primary: 'frog', side: ['hive-lord'] }, { magics: ['curse'] });
  t.me.does('kill');
  expect(t.zone('hive-lord')).toBe('me:primary');
  expect(t.zone('curse')).toBe('opp:magic');
});

// ── 121 The Squire ──

test('The Squire: enters as a limited summon, fights, takes no damage and pays for nobody', () => {
  const t = duel({ hand: ['the-squire', 'knight'] }, { primary: 'ogre' });
  t.me.play('the-squire');
  expect(t.zone('the-squire')).toBe('me:side');
  t.me.summon('knight');
  expect(t.zone('werewolf')).toBe('me:cemetery'); // the primary was the only one to pay
  t.dice(4, 4, 2, 3, 3, 1, 1, 1); // it is faster: 2 + 1; the ogre hits it for nothing
  t.me.battle('the-squire', 'ogre');
  expect(t.hp('ogre')).toBe(87);
  t.expectLog('W13.2.1 The Squire takes none of the 6 damage');
});

test('The Squire: steps up when the primary dies; then it can be killed or sacrificed, and counts no HP', () => {
  const t = duel({ primary: 'frog', hand: ['the-squire', 'knight'] });
  t.me.play('the-squire');
  t.me.does('kill');
  expect(t.zone('the-squire')).toBe('me:primary');
  t.me.endTurn();
  t.opp.endTurn();
  t.me.summon('knight');
  expect(t.zone('the-squire')).toBe('me:cemetery');
  expect(t.cemeteryHp()).toBe(10); // the frog alone
});

test('The Squire: a magic again once it has left: no creature to fetch, but a magic', () => {
  const t = duel({
    primary: { card: 'necromancer' },
    cemetery: ['the-squire'],
    hand: ['ghost-of-the-past', 'visitor-from-beyond'],
  });
  expect(t.choices).not.toContain('use necromancer');
  expect(t.choices).not.toContain('play ghost-of-the-past');
  t.me.play('visitor-from-beyond');
  expect(t.zone('the-squire')).toBe('me:hand');
});

test('The Squire: needs room beside the primary', () => {
  const t = duel({ side: ['owl', 'frog', 'rodent', 'goblin'], hand: ['the-squire'] });
  expect(t.choices).not.toContain('play the-squire');
});

// ── 123 Allosaurus ──

test('Allosaurus: 10 per cycle from the combat of the hit until it leaves, flat', () => {
  const t = duel(
    { primary: 'allosaurus', magics: ['sword-of-the-grove', chill('manticore')], hand: ['frog'] },
    { primary: 'manticore' },
  );
  t.dice(5, 5, 1);
  t.me.battle('manticore');
  let left = 110 - 9;
  for (let tick = 0; tick < 4; tick++) {
    left -= 10;
    expect(t.hp('manticore')).toBe(left);
    t.opp.endTurn();
    expect(t.hp('manticore')).toBe(left);
    if (tick < 3) t.me.endTurn();
  }
  replaceBy(t, 'frog');
  t.me.endTurn();
  expect(t.hp('manticore')).toBe(left);
});

test('Allosaurus: over when it is negated; none from a limited summon', () => {
  const t = duel({ primary: 'allosaurus', magics: [chill('werecroc')] }, { primary: 'werecroc', hand: [RANGE] });
  t.dice(5, 5, 1);
  t.me.battle('werecroc');
  expect(t.hp('werecroc')).toBe(76);
  t.opp.play(RANGE);
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('werecroc')).toBe(76);
  const limited = duel({ side: ['allosaurus'], magics: [chill('werecroc')] }, { primary: 'werecroc' });
  limited.dice(5, 5, 1);
  limited.me.battle('allosaurus', 'werecroc');
  limited.me.endTurn();
  expect(limited.hp('werecroc')).toBe(86);
});

// ── 129 Evolved Dino ──

test('Evolved Dino: (3 + 3) × 3 × 2 critical × 3 Backstab = 108 against a Cosmic creature', () => {
  const t = duel(
    { primary: 'evolved-dino', hand: ['backstab'], magics: [chill('the-creator')] },
    { primary: 'the-creator' },
  );
  t.me.play('backstab');
  t.dice(6, 6, 1, 2);
  t.me.battle('the-creator');
  expect(t.hp('the-creator')).toBe(42);
});

test.each([
  ['stars in the art are enough', 'cosmic-demon', [], 18],
  ['Cosmic without stars too', 'angel', [], 18],
  ['space alone is not stars', 'evolved-dino', [], 6],
  ['negated it is plain', 'cosmic-demon', [RANGE], 6],
])('Evolved Dino: %s', (_, target, magics, dealt) => {
  const t = duel(
    { primary: 'evolved-dino', magics: [...magics, 'epic-boots', 'magic-ring', chill(target)] },
    { primary: target },
  );
  const before = t.hp(`opp:${target}`);
  t.dice(5, 4, 1, 2);
  t.me.battle(target);
  expect(before - t.hp(`opp:${target}`)).toBe(dealt);
});

// ── 130 Giant Turtle ──

test('Giant Turtle: half of any damage, rounded up, while it is slower than the other primary', () => {
  const t = duel(
    { primary: 'giant-turtle' },
    { primary: 'demon-knight', magics: ['forest-fire'], hand: ['demonic-magic'] },
    { active: OPP },
  );
  t.dice(6);
  t.opp.use('demon-knight');
  expect(t.hp('giant-turtle')).toBe(42); // 8 of 15
  t.dice(5, 5, 4, 3, 1, 2);
  t.opp.battle('giant-turtle');
  expect(t.hp('giant-turtle')).toBe(37); // 5 of 9
  t.dice(1);
  t.opp.endTurn();
  expect(t.hp('giant-turtle')).toBe(32); // 5 of 10
});

test('Giant Turtle: poison is halved too; its own slip as well', () => {
  const t = duel({ primary: 'giant-turtle' }, { primary: 'warg' }, { active: OPP });
  t.dice(5, 5, 2, 1, 1, 5);
  t.opp.battle('giant-turtle');
  expect(t.hp('giant-turtle')).toBe(50 - 2 - 3 - 5);
});

test.each([
  ['as fast as the other, it takes all', 'ent-tree', [], 12],
  ['made faster, it takes all', 'frog', ['mounted-assault'], 1],
  ['negated, it takes all', 'frog', [RANGE], 1],
  ['slower, it takes half', 'frog', [], 1],
])('Giant Turtle: %s', (_, foe, magics, taken) => {
  const t = duel(
    { primary: 'giant-turtle', magics: [...magics, 'winter-chill'] },
    { primary: foe, magics: ['magic-ring'] },
    { active: OPP },
  );
  expect(t.stat('giant-turtle', 'halfDamage')).toBe(_.startsWith('slower') ? 1 : 0);
  if (foe === 'ent-tree') t.dice(1, 2); // equal speed is rolled for
  t.dice(5, 5, foe === 'ent-tree' ? 6 : 1);
  t.opp.battle('giant-turtle');
  expect(t.hp('giant-turtle')).toBe(50 - taken);
});

test('Giant Turtle: it is the primary that counts, also against a limited summon', () => {
  const t = duel(
    { primary: 'giant-turtle', magics: ['winter-chill'] },
    { primary: 'ent-tree', side: ['orc'] },
    { active: OPP },
  );
  t.dice(5, 5, 2);
  t.opp.battle('orc', 'giant-turtle');
  expect(t.hp('giant-turtle')).toBe(46);
});

// ── 132 Psychic Toad ──

test("Psychic Toad: takes over the opponent's primary, wounds and all; they replace it", () => {
  const t = duel(
    { primary: 'frog', hand: ['psychic-toad'] },
    { primary: { card: 'ogre', hp: 50 }, magics: ['knight-armor'], hand: ['goblin'] },
  );
  replaceBy(t, 'psychic-toad');
  expect(t.zone('ogre')).toBe('me:side');
  expect(t.hp('ogre')).toBe(50);
  expect(t.zone('knight-armor')).toBe('opp:cemetery');
  expect(t.asked).toBe('opp replace');
  t.opp.summon('goblin');
  t.dice(5, 5, 2, 1, 2, 3, 3, 3); // the goblin is faster and hits; the ogre hits back
  t.me.battle('ogre', 'goblin');
  expect(t.hp('goblin')).toBe(18);
});

test("Psychic Toad: among several I choose; it goes to its owner's hand when the toad leaves", () => {
  const t = duel({ primary: 'frog', hand: ['psychic-toad', 'goblin'] }, { side: ['owl'] });
  replaceBy(t, 'psychic-toad');
  t.expectChoices(t.me, ['card werewolf', 'card owl']);
  t.me.pick('werewolf');
  expect(t.zone('owl')).toBe('opp:primary'); // the limited summon steps up
  t.me.endTurn();
  t.opp.endTurn();
  t.me.does('kill');
  expect(t.zone('werewolf')).toBe('opp:hand');
  expect(t.asked).toBe('me replace');
});

test('Psychic Toad: negated or handed over, it lets go', () => {
  const side = [{ card: 'ogre', anchor: 'psychic-toad', home: 'hand' as const, owner: OPP }];
  const negated = duel({ primary: 'psychic-toad', side }, { hand: [RANGE] }, { active: OPP });
  negated.opp.play(RANGE);
  expect(negated.zone('ogre')).toBe('opp:hand');
  const given = duel({ primary: 'psychic-toad', side }, { hand: ['turncoat'] }, { active: OPP });
  given.opp.play('turncoat');
  expect(given.zone('ogre')).toBe('opp:hand');
  expect(given.zone('psychic-toad')).toBe('opp:primary');
});

test('Psychic Toad: Mind Sap in the window, Lead Boots or immunity: nobody changes sides', () => {
  const t = duel({ primary: 'frog', hand: ['psychic-toad'] }, { hand: ['mind-sap'] });
  passOn(t);
  replaceBy(t, 'psychic-toad');
  t.opp.play('mind-sap', 'psychic-toad');
  expect(t.cards(t.me, 'side')).toEqual([]);
  for (const opp of [{ magics: ['lead-boots'] }, { primary: 'ent-tree' }]) {
    const held = duel({ primary: 'frog', hand: ['psychic-toad'] }, opp);
    replaceBy(held, 'psychic-toad');
    expect(held.cards(held.me, 'side')).toEqual([]);
  }
});

test('Psychic Toad: revived it takes one over as well, if there is room for a fourth', () => {
  const revived = (side: string[]): WardScenario => {
    const t = duel({ side, cemetery: ['psychic-toad'], hand: ['revival-priest'] }, { primary: 'ogre', hand: ['frog'] });
    t.me.play('revival-priest');
    return t;
  };
  expect(revived(['owl', 'rodent', 'goblin']).zone('ogre')).toBe('me:side');
  expect(revived(['owl', 'rodent', 'goblin', 'orc']).zone('ogre')).toBe('opp:primary');
});

test('Psychic Toad: a creature held by Revival Priest dies when it changes hands', () => {
  const t = duel(
    { primary: 'frog', hand: ['psychic-toad'] },
    { primary: { card: 'behemoth', anchor: 'revival-priest' }, magics: ['revival-priest'], hand: ['goblin'] },
  );
  replaceBy(t, 'psychic-toad');
  expect(t.zone('behemoth')).toBe('opp:cemetery');
  expect(t.zone('revival-priest')).toBe('opp:cemetery');
  expect(t.asked).toBe('opp replace');
});

// ── 134 Gnome ──

test('Gnome: a die and 1 MOD for each Gnome in hand, and those are shown', () => {
  const t = duel({ primary: 'gnome', hand: ['gnome', 'owl', 'gnome'], magics: [chill('werewolf')] });
  expect([t.stat('gnome', 'dice'), t.stat('gnome', 'mod')]).toEqual([3, 3]);
  const shown = t.state.cards.flatMap((c, id) =>
    ward.alsoSees?.(t.state, OPP, id as CardId) === true ? [ward.defs[c.def].id] : [],
  );
  expect(shown).toEqual(['gnome', 'gnome']);
  t.dice(1, 2, 1, 1, 1);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(64);
});

test("Gnome: the opponent's hand does not count; alone, negated or a limited summon it is one gnome", () => {
  expect(duel({ primary: 'gnome' }, { hand: ['gnome'] }).stat('gnome', 'dice')).toBe(1);
  const negated = duel({ primary: 'gnome', hand: ['gnome'], magics: [RANGE] });
  expect([negated.stat('gnome', 'dice'), negated.stat('gnome', 'mod')]).toEqual([1, 1]);
  expect(negated.state.cards.some((_, id) => ward.alsoSees?.(negated.state, OPP, id as CardId) === true)).toBe(false);
  const limited = duel({ side: ['gnome'], hand: ['gnome'] });
  expect(limited.stat('gnome', 'dice')).toBe(1);
  expect(ward.alsoSees?.(limited.state, OPP, limited.id('me:gnome'))).toBe(false);
});

// ── 135 Angel ──

test('Angel: takes a creature from my cemetery, one just sacrificed for it too', () => {
  const t = duel({ primary: 'ogre', hand: ['angel'], cemetery: ['frog', 'fear'] }, { cemetery: ['giga'] });
  t.me.summon('angel');
  t.expectChoices(t.me, ['card frog', 'card ogre']);
  t.me.pick('ogre');
  expect(t.cards(t.me, 'hand')).toEqual(['ogre']);
  expect(t.cemeteryHp()).toBe(10);
});

test('Angel: once in a cemetery it never leaves it', () => {
  const t = duel({
    primary: 'ogre',
    hand: ['angel', 'holy-light', 'ghost-of-the-past', 'revival-priest'],
    cemetery: ['angel'],
  });
  for (const card of ['holy-light', 'ghost-of-the-past', 'revival-priest'])
    expect(t.choices).not.toContain(`play ${card}`);
  t.me.summon('angel');
  expect(t.cards(t.me, 'cemetery')).toEqual(['angel']); // the ogre came back, the first angel cannot
});

test('Angel: Mind Sap in the window: nobody is saved', () => {
  const t = duel({ primary: 'ogre', hand: ['angel'] }, { hand: ['mind-sap'] });
  passOn(t);
  t.me.summon('angel');
  t.opp.play('mind-sap', 'angel');
  expect(t.cards(t.me, 'hand')).toEqual([]);
});

// ── 137 Forest Demon ──

test('Forest Demon: killed in battle it becomes an equip that halves its attacker, rounded up', () => {
  const t = duel({ primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] }, { primary: 'raptor' }, { active: OPP });
  t.dice(5, 5, 1, 1, 1);
  t.opp.battle('forest-demon');
  expect(t.asked).toBe('me replace');
  expect(t.zone('forest-demon')).toBe('me:magic');
  expect(t.cemeteryHp()).toBe(0);
  const figures = () => ['al', 'spd', 'dice', 'mod'].map((name) => t.stat('raptor', name));
  expect(figures()).toEqual([3, 6, 2, 2]); // of 6, 12, 3, 4
});

test('Forest Demon: restored when it is destroyed; then it counts in my cemetery', () => {
  const t = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'raptor', hand: ['council-of-the-cosmos'] },
    { active: OPP },
  );
  t.dice(5, 5, 1, 1, 1);
  t.opp.battle('forest-demon');
  t.me.summon('frog');
  t.opp.play('council-of-the-cosmos');
  expect(t.stat('raptor', 'al')).toBe(6);
  expect(t.zone('forest-demon')).toBe('me:cemetery');
  expect(t.cemeteryHp()).toBe(30);
});

test('Forest Demon: it takes one of my slots; with none free, to the cemetery', () => {
  const five = ['hero-shield', 'magic-belt', 'holy-water', 'dragons-bane', 'lucky-charm'];
  const full = duel(
    {
      primary: { card: 'forest-demon', hp: 5 },
      hand: ['frog'],
      magics: five.map((card) =>
        card === 'holy-water' || card === 'dragons-bane' ? card : { card, on: 'opp:raptor' },
      ),
    },
    { primary: 'raptor' },
    { active: OPP },
  );
  full.dice(5, 5, 1, 1, 1);
  full.opp.battle('forest-demon');
  expect(full.zone('forest-demon')).toBe('me:cemetery');
  expect(full.stat('raptor', 'spd')).toBe(12);
});

test('Forest Demon: any other death, or negated: to the cemetery', () => {
  const own = duel({ primary: 'forest-demon', hand: ['frog'] });
  replaceBy(own, 'frog');
  expect(own.zone('forest-demon')).toBe('me:cemetery');
  const burnt = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'demon-knight' },
    { active: OPP },
  );
  burnt.dice(6);
  burnt.opp.use('demon-knight');
  expect(burnt.zone('forest-demon')).toBe('me:cemetery');
  const slip = duel({ primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'], magics: ['mounted-assault'] });
  slip.dice(1, 1, 6);
  slip.me.battle('werewolf');
  expect(slip.zone('forest-demon')).toBe('me:cemetery');
  const negated = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'raptor', magics: [RANGE] },
    { active: OPP },
  );
  negated.dice(5, 5, 1, 1, 1);
  negated.opp.battle('forest-demon');
  expect(negated.zone('forest-demon')).toBe('me:cemetery');
});

test('Forest Demon: as an equip it is no creature effect any more, and falls off when its wearer leaves', () => {
  const t = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'] },
    { primary: 'raptor', hand: [RANGE, 'ogre'] },
    { active: OPP },
  );
  t.dice(5, 5, 1, 1, 1);
  t.opp.battle('forest-demon');
  t.me.summon('frog');
  t.opp.play(RANGE);
  expect(t.stat('raptor', 'spd')).toBe(6);
  t.opp.endTurn();
  t.me.endTurn();
  t.opp.summon('ogre');
  expect(t.zone('forest-demon')).toBe('me:cemetery');
});

test('Forest Demon: an attacker immune to creature effects does not wear it', () => {
  const t = duel(
    { primary: { card: 'forest-demon', hp: 5 }, hand: ['frog'], magics: ['winter-chill'] },
    { primary: 'ent-tree' },
    { active: OPP },
  );
  t.dice(5, 5, 1);
  t.opp.battle('forest-demon');
  expect(t.zone('forest-demon')).toBe('me:cemetery');
});

// ── 139 The Hero, 140 The Heroine ──

test('The Hero: a die and 1 MOD for each creature that goes to an opposing cemetery while he is there, in any way', () => {
  const t = duel(
    { primary: 'the-hero', cemetery: ['frog'] },
    { primary: 'goblin', hand: ['dark-lord', 'owl', 'fear'], cemetery: ['ogre'] },
    { active: OPP },
  );
  const bonus = () => [t.stat('the-hero', 'dice') - 3, t.stat('the-hero', 'mod') - 3];
  expect(bonus()).toEqual([0, 0]); // what lay there before does not count
  t.opp.summon('dark-lord', 'owl');
  expect(bonus()).toEqual([2, 2]);
  t.opp.play('fear', 'dark-lord'); // a magic in use, nothing more
  expect(bonus()).toEqual([2, 2]);
});

test('The Hero: his own kill counts, mine do not; all gone when he leaves, even if he comes back', () => {
  const t = duel(
    { primary: 'the-hero', hand: ['frog', 'the-hero'] },
    { primary: { card: 'goblin', hp: 5 }, hand: ['owl', 'terrifying-roar'] },
  );
  t.dice(5, 5, 1, 1, 1);
  t.me.battle('goblin');
  t.opp.summon('owl');
  expect(t.stat('the-hero', 'dice')).toBe(4);
  t.me.endTurn();
  t.opp.play('terrifying-roar');
  t.me.summon('the-hero', 'frog');
  expect(t.stat('the-hero', 'dice')).toBe(3);
});

test('The Hero: negated he has no bonus', () => {
  const t = duel({ primary: { card: 'the-hero', count: 2 } }, { magics: [RANGE] });
  expect(t.stat('the-hero', 'dice')).toBe(3);
});

test('The Heroine: a die and 1 MOD for each creature that lies in the opposing cemetery now', () => {
  const t = duel(
    { primary: 'the-heroine', cemetery: ['owl'] },
    { cemetery: ['ogre', 'fear', 'goblin'], hand: ['ghost-of-the-past'] },
    { active: OPP },
  );
  const figures = () => [t.stat('the-heroine', 'dice'), t.stat('the-heroine', 'mod')];
  expect(figures()).toEqual([4, 4]);
  t.opp.play('ghost-of-the-past', 'goblin');
  expect(figures()).toEqual([3, 3]);
  expect(duel({ primary: 'the-heroine', magics: [RANGE] }, { cemetery: ['ogre'] }).stat('the-heroine', 'dice')).toBe(2);
  expect(duel({ side: ['the-heroine'] }, { cemetery: ['ogre'] }).stat('the-heroine', 'dice')).toBe(2);
});

// ── 142 Hell Skeleton ──

test('Hell Skeleton: (3 + 2 + 2 + 2) × 2 × 2 critical × 3 Backstab = 108', () => {
  const t = duel(
    { primary: 'hell-skeleton', hand: ['backstab'], magics: [chill('cosmic-demon')] },
    { primary: 'cosmic-demon' },
  );
  t.me.play('backstab');
  t.dice(6, 6, 3, 2, 2);
  t.me.battle('cosmic-demon');
  expect(t.hp('cosmic-demon')).toBe(12);
});

test.each([
  ['a Demon called Demon: one ×2', 'demon', [], 10],
  ['an Undead', 'scarecrow', [], 10],
  ['neither', 'ogre', [], 5],
  ['negated', 'demon', [RANGE], 5],
])('Hell Skeleton: %s', (_, target, magics, dealt) => {
  const t = duel({ primary: 'hell-skeleton', magics: [...magics, chill(target)] }, { primary: target });
  const before = t.hp(target);
  t.dice(4, 4, 1, 1, 1);
  t.me.battle(target);
  expect(before - t.hp(target)).toBe(dealt);
});

// ── 144 Phoenix ──

test('Phoenix: killed by an opponent, in battle or by an effect, it goes to my hand', () => {
  const fought = duel(
    { primary: { card: 'phoenix', hp: 5 }, hand: ['frog'], magics: ['winter-chill'] },
    { magics: ['magic-ring'] },
    { active: OPP },
  );
  fought.dice(5, 5, 1, 1);
  fought.opp.battle('phoenix');
  expect(fought.zone('phoenix')).toBe('me:hand');
  expect(fought.cemeteryHp()).toBe(0);
  fought.expectChoices(fought.me, ['summon frog']); // it costs two sacrifices again

  const burnt = duel(
    { primary: { card: 'phoenix', hp: 5 }, hand: ['frog'] },
    { magics: ['forest-fire'] },
    { active: OPP },
  );
  burnt.dice(1);
  burnt.opp.endTurn();
  expect(burnt.zone('phoenix')).toBe('me:hand');
});

test('Phoenix: poison of a creature that is gone is still the opponent that kills it', () => {
  const t = duel(
    { primary: { card: 'phoenix', hp: 21 }, magics: ['winter-chill'], hand: ['frog'] },
    { primary: 'dire-wolf', magics: ['epic-helm', 'magic-ring'], hand: ['owl'] },
    { active: OPP },
  );
  t.dice(4, 4, 1);
  t.opp.battle('phoenix');
  expect(t.hp('phoenix')).toBe(10);
  t.me.endTurn();
  t.opp.does('kill');
  t.opp.summon('owl');
  t.opp.endTurn();
  expect(t.zone('phoenix')).toBe('me:hand');
});

test('Phoenix: sacrificed, killed by its own player or by its own slip: to the cemetery', () => {
  const paid = duel({ primary: 'phoenix', hand: ['knight'] });
  paid.me.summon('knight');
  expect(paid.zone('phoenix')).toBe('me:cemetery');
  const own = duel({ primary: 'phoenix', hand: ['frog'] });
  replaceBy(own, 'frog');
  expect(own.zone('phoenix')).toBe('me:cemetery');
  const slip = duel({ primary: { card: 'phoenix', hp: 5 }, hand: ['frog'] });
  slip.dice(1, 1, 6);
  slip.me.battle('werewolf');
  expect(slip.zone('phoenix')).toBe('me:cemetery');
});

test('Phoenix: negated it dies like any other', () => {
  const t = duel(
    { primary: { card: 'phoenix', hp: 5 }, hand: ['frog'], magics: ['winter-chill'] },
    { magics: ['magic-ring', RANGE] },
    { active: OPP },
  );
  t.dice(5, 5, 1, 1);
  t.opp.battle('phoenix');
  expect(t.zone('phoenix')).toBe('me:cemetery');
});
