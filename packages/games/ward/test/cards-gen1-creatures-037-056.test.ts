import { expect, test } from 'vitest';
import { chill, OPP, passOn } from './gen1-scenes.ts';
import { duel } from './support.ts';

/** Generation 1, creatures 037 to 056: what each does, what its rulings say, and what must not happen. */

// ── 037 Demon King ──

test.each([1, 3])('Demon King: on a %i every magic on the other side burns, Heroism too; mine stay', (face) => {
  const t = duel(
    { primary: 'demon-king', magics: ['knight-armor', chill('werewolf')] },
    { magics: ['heroism', 'curse'] },
  );
  t.dice(face);
  t.me.use('demon-king');
  expect(t.cards(t.opp, 'magic')).toEqual([]);
  expect(t.cards(t.me, 'magic')).toEqual(['knight-armor', 'winter-chill']);
});

test('Demon King: negated it cannot', () => {
  const t = duel({ primary: 'demon-king' }, { magics: ['the-iron-range'] });
  expect(t.choices).not.toContain('use demon-king');
});

test('Demon King: optional, once a turn, and 4–6 burns nothing', () => {
  const t = duel({ primary: 'demon-king' }, { magics: ['curse'] });
  t.dice(4);
  t.me.use('demon-king');
  expect(t.cards(t.opp, 'magic')).toEqual(['curse']);
  expect(t.choices).not.toContain('use demon-king');
  t.me.endTurn();
  t.opp.endTurn();
  t.me.endTurn(); // no roll is forced
  expect(t.state.active).toBe(OPP);
});

// ── 038 Demon Knight ──

test('Demon Knight: on 4–6 15 instant damage to the primary, on 1–3 none', () => {
  const t = duel({ primary: 'demon-knight' }, { side: ['owl'] });
  t.dice(4);
  t.me.use('demon-knight');
  t.expectLog('W10.4.1 Werewolf takes 15 from Demon Knight');
  expect(t.hp('werewolf')).toBe(55);
  expect(t.choices).not.toContain('use demon-knight');
  t.me.endTurn();
  t.opp.endTurn();
  t.dice(3);
  t.me.use('demon-knight');
  expect(t.hp('werewolf')).toBe(55);
});

test('Demon Knight: compulsory: left out, it is rolled as the turn ends, and may kill', () => {
  const t = duel({ primary: 'demon-knight' }, { primary: 'frog', hand: ['owl'] });
  t.dice(6);
  t.me.endTurn();
  t.expectLog('end phase');
  t.expectLog('Frog is killed');
  expect(t.asked).toBe('opp replace');
  t.opp.summon('owl');
  expect(t.state.active).toBe(OPP);
});

test('Demon Knight: negated, or a limited summon, it does not roll', () => {
  const negated = duel({ primary: 'demon-knight', magics: ['the-iron-range'] });
  negated.me.endTurn();
  expect(negated.state.active).toBe(OPP);
  const limited = duel({ side: ['demon-knight'] });
  limited.me.endTurn();
  expect(limited.state.active).toBe(OPP);
});

// ── 041 Dragon Fox ──

test('Dragon Fox: on a hit the opponent rolls two dice of instant damage; nothing is added or multiplied', () => {
  const t = duel({ primary: 'dragon-fox', magics: ['sword-of-the-grove', chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(6, 6, 3, 4, 1); // critical: (1 + 2 + 5) × 2 for the attack alone
  t.me.battle('werecroc');
  t.expectLog('opp rolls 3, 4 for Dragon Fox');
  t.expectLog('W10.4.1 Werecroc takes 7 from Dragon Fox');
  t.expectLog('W10.2.4 Werecroc takes 16 from Dragon Fox');
  expect(t.hp('werecroc')).toBe(67);
});

test('Dragon Fox: if the fire kills, there is no attack left to roll', () => {
  const t = duel({ primary: 'dragon-fox' }, { primary: { card: 'werecroc', hp: 5 }, hand: ['owl'] });
  t.dice(4, 4, 2, 3);
  t.me.battle('werecroc');
  expect(t.asked).toBe('opp replace');
});

test('Dragon Fox: no fire on a miss, nor when negated', () => {
  const t = duel({ primary: 'dragon-fox', magics: [chill('werecroc')] }, { primary: 'werecroc' });
  t.dice(3, 3);
  t.me.battle('werecroc');
  expect(t.hp('werecroc')).toBe(90);
  const negated = duel(
    { primary: 'dragon-fox', magics: ['the-iron-range', chill('werecroc')] },
    { primary: 'werecroc' },
  );
  negated.dice(4, 4, 1);
  negated.me.battle('werecroc');
  expect(negated.hp('werecroc')).toBe(87);
});

// ── 046 Elf ──

test('Elf: (3 + 1) × 3 × 2 critical × 3 Backstab = 72 against wings', () => {
  const t = duel({ primary: 'elf', hand: ['backstab'], magics: [chill('red-dragon')] }, { primary: 'red-dragon' });
  t.dice(6, 6, 3);
  t.me.play('backstab');
  t.me.battle('red-dragon');
  expect(t.hp('red-dragon')).toBe(28);
});

test('Elf: wings may be granted; without wings no ×3, nor when negated', () => {
  const t = duel({ primary: 'elf', hand: ['wings-of-the-beast', 'wings-of-the-beast'], magics: [chill('werewolf')] });
  t.me.play('wings-of-the-beast', 'werewolf');
  t.me.play('wings-of-the-beast', 'elf'); // to reach a flyer at all
  t.dice(3, 3, 3);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(58);
  t.opp.endTurn();
  t.dice(3, 3, 3); // the wings are gone by my next turn
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(54);

  const negated = duel({ primary: 'elf', magics: [chill('owl'), 'the-iron-range'] }, { primary: 'owl' });
  negated.dice(3, 3, 3);
  negated.me.battle('owl');
  expect(negated.hp('owl')).toBe(26);
});

// ── 047 Ent Tree ──

test('Ent Tree: (3 + 6) × 2 × 2 critical = 36 against a weapon, half of that without one', () => {
  const t = duel({ primary: 'ent-tree', magics: [chill('knight')] }, { primary: 'knight' });
  t.dice(6, 6, 3);
  t.me.battle('knight');
  expect(t.hp('knight')).toBe(14);
  const plain = duel({ primary: 'ent-tree', magics: [chill('werecroc')] }, { primary: 'werecroc' });
  plain.dice(6, 6, 3);
  plain.me.battle('werecroc');
  expect(plain.hp('werecroc')).toBe(72);
});

test('Ent Tree: field magics, good or bad, do nothing to it', () => {
  const t = duel(
    { primary: 'ent-tree', magics: ['flame-of-the-infinite', 'holy-water'] },
    { primary: 'scarecrow', magics: ['curse'] },
  );
  expect(t.stat('ent-tree', 'al')).toBe(5);
  expect(t.stat('ent-tree', 'spd')).toBe(1);
  t.dice(1, 1, 2, 2, 2, 1); // the scarecrow is faster and slips; the tree hits with two dice, attacks with one
  t.me.battle('scarecrow');
  t.expectLog('Ent Tree rolls 1 for damage: 14 = (1 + 6 MOD) × 2 Ent Tree.'); // (1 + 6) × 2 for the pitchfork; Holy Water adds nothing
});

test('Ent Tree: it cannot be equipped, hurt by magics, frozen, poisoned or taken', () => {
  const t = duel(
    { primary: 'ent-tree', hand: ['knight-armor', 'hero-shield'] },
    { primary: 'blue-dragon', magics: ['forest-fire'], hand: ['terrifying-roar', 'fear'] },
  );
  t.me.play('knight-armor'); // the dragon is the only one who can wear it
  t.expectLog('Blue Dragon is equipped with Knight Armor');
  t.me.endTurn();
  t.expectChoices(t.opp, ['play fear', 'endPhase']); // the roar has no target
  t.dice(3, 3, 6, 1, 1, 2, 2); // it is hit, a 6 is rolled to freeze; it strikes back and misses AL 12
  t.opp.battle('ent-tree');
  t.expectLog('Ent Tree misses Blue Dragon');
  expect(t.hp('ent-tree')).toBe(35);
  t.dice(1);
  t.opp.endTurn();
  t.expectLog('W16.1.1 Ent Tree takes none of the 10 damage');
});

test('Ent Tree: poison does not take', () => {
  const t = duel({ primary: 'ent-tree' }, { primary: 'dire-wolf' }, { active: 1 });
  t.dice(3, 3, 1, 1, 2, 1);
  t.opp.battle('ent-tree');
  expect(t.hp('ent-tree')).toBe(39);
});

test('Ent Tree: Mind Sap in the window leaves it without immunity, for good', () => {
  const t = duel({ primary: 'frog', hand: ['ent-tree'] }, { hand: ['mind-sap'], magics: ['curse'] });
  passOn(t);
  t.me.does('kill');
  t.me.summon('ent-tree');
  t.opp.play('mind-sap', 'ent-tree');
  expect(t.stat('ent-tree', 'al')).toBe(1);
});

test('Ent Tree: Iron Range already there strips it, one that comes later does not', () => {
  const before = duel({ primary: 'frog', hand: ['ent-tree'] }, { magics: ['the-iron-range', 'curse'] });
  before.me.does('kill');
  before.me.summon('ent-tree');
  expect(before.stat('ent-tree', 'al')).toBe(1);

  const after = duel(
    { primary: 'ent-tree', magics: [chill('knight')] },
    { primary: 'knight', magics: ['the-iron-range', 'curse'] },
  );
  expect(after.stat('ent-tree', 'al')).toBe(5);
  after.dice(3, 3, 1);
  after.me.battle('knight');
  expect(after.hp('knight')).toBe(36);
});

test('Ent Tree: as a limited summon it has no effects, so no immunity either', () => {
  const t = duel({ side: ['ent-tree'] }, { magics: ['curse'] });
  expect(t.stat('ent-tree', 'al')).toBe(1);
});

// ── 050 Eternal Titan ──

test('Eternal Titan: on 5–6 the opponent plays no magics for a cycle; those that lie there go on working', () => {
  const t = duel(
    { primary: { card: 'eternal-titan', hp: 60 }, hand: ['health-potion'] },
    { magics: ['knight-armor'], hand: ['hero-shield', 'haunted-tree'] },
  );
  t.dice(5);
  t.me.use('eternal-titan');
  t.me.play('health-potion'); // not even answered
  t.expectNoLog('Haunted Tree');
  expect(t.stat('werewolf', 'al')).toBe(11);
  t.me.endTurn();
  expect(t.choices).not.toContain('play hero-shield');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.choices).toContain('play hero-shield');
});

test('Eternal Titan: optional, once a turn; 1–4 does nothing; negated it cannot', () => {
  const t = duel({ primary: 'eternal-titan' }, { hand: ['hero-shield'] });
  t.dice(4);
  t.me.use('eternal-titan');
  expect(t.choices).not.toContain('use eternal-titan');
  t.me.endTurn();
  expect(t.choices).toContain('play hero-shield');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.state.active).toBe(OPP);
  const negated = duel({ primary: 'eternal-titan', magics: ['the-iron-range'] });
  expect(negated.choices).not.toContain('use eternal-titan');
});

// ── 055 Giant Rat ──

test('Giant Rat: sacrificed from the front, it goes into the deck instead of the cemetery', () => {
  const t = duel({ primary: 'giant-rat', hand: ['knight'], deck: ['owl', 'frog'] });
  t.me.summon('knight');
  t.expectLog('me sacrifices Giant Rat for Knight');
  expect(t.cards(t.me, 'deck')).toContain('giant-rat');
  expect(t.cemeteryHp()).toBe(0);
});

test('Giant Rat: from the hand too, and the deck is shuffled', () => {
  const t = duel({ primary: 'goblin', hand: ['dark-lord', 'giant-rat'], deck: ['owl', 'frog'] });
  t.shuffle('giant-rat');
  t.me.summon('dark-lord', 'giant-rat');
  t.expectLog("me's deck is shuffled");
  expect(t.cards(t.me, 'deck').at(-1)).toBe('giant-rat');
  expect(t.cards(t.me, 'cemetery')).toEqual(['goblin']);
});

test('Giant Rat: on any other death, or sacrificed while negated, to the cemetery', () => {
  const killed = duel({ primary: 'giant-rat', hand: ['goblin'] });
  killed.me.does('kill');
  expect(killed.zone('giant-rat')).toBe('me:cemetery');
  const beaten = duel({ primary: { card: 'giant-rat', hp: 5 }, hand: ['goblin'] }, {}, { active: 1 });
  beaten.dice(5, 5, 6, 6);
  beaten.opp.battle('giant-rat');
  expect(beaten.zone('giant-rat')).toBe('me:cemetery');
  const negated = duel({ primary: 'giant-rat', hand: ['knight'] }, { magics: ['the-iron-range'] });
  negated.me.summon('knight');
  expect(negated.zone('giant-rat')).toBe('me:cemetery');
});

// ── 056 Glarbstenford ──

test('Glarbstenford: two more dice while the AL of the other primary is below its own, as both stand now', () => {
  expect(duel({ primary: 'glarbstenford' }).stat('glarbstenford', 'dice')).toBe(4);
  expect(duel({ primary: 'glarbstenford' }, { primary: 'knight' }).stat('glarbstenford', 'dice')).toBe(2);
  expect(duel({ primary: 'glarbstenford' }, { magics: ['hero-shield'] }).stat('glarbstenford', 'dice')).toBe(2);
  expect(
    duel({ primary: 'glarbstenford', magics: ['magic-belt'] }, { primary: 'knight' }).stat('glarbstenford', 'dice'),
  ).toBe(4);
  expect(
    duel({ primary: 'glarbstenford' }, { primary: 'minotaur', magics: ['magic-belt'] }).stat('glarbstenford', 'dice'),
  ).toBe(2);
  expect(duel({ primary: 'glarbstenford', magics: ['the-iron-range'] }).stat('glarbstenford', 'dice')).toBe(2);
  expect(duel({ side: ['glarbstenford'] }).stat('glarbstenford', 'dice')).toBe(2);
});

test('Glarbstenford: four dice are rolled; against a limited summon it still measures the primary', () => {
  const t = duel({ primary: 'glarbstenford', magics: [chill('werewolf')] });
  t.dice(3, 3, 1, 1, 1, 1);
  t.me.battle('werewolf');
  expect(t.hp('werewolf')).toBe(63);

  const limited = duel({ primary: 'glarbstenford' }, { primary: 'ogre', side: ['frog'] }, { active: 1 });
  limited.dice(3, 3, 1, 1, 1, 2); // two dice: the ogre's AL 8 counts, not the frog's 1
  limited.opp.battle('frog', 'glarbstenford');
  limited.expectLog('Glarbstenford rolls 1, 1 for damage: 5');
});
