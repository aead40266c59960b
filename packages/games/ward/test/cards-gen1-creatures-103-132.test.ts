import { expect, test } from 'vitest';
import { chill, OPP, passOn, RANGE, replaceBy } from './gen1-scenes.ts';
import { duel, table, type WardScenario } from './support.ts';

/** Generation 1, creatures 103 to 132: what each does, what its rulings say, and what must not happen. */

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
