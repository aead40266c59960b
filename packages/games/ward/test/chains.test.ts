import { expect, test } from 'vitest';
import { duel } from './support.ts';

test('W14.1.1 a magic is answered, the answer is answered, and the last one resolves first', () => {
  const t = duel({ hand: ['hero-shield', 'blade-in-the-dark'] }, { hand: ['goblin-tricks'], magics: ['lucky-charm'] });
  t.me.play('hero-shield', 'me:werewolf');
  t.expectChoices(t.opp, ['pass', 'play goblin-tricks']);
  t.opp.play('goblin-tricks');
  t.expectChoices(t.me, ['pass', 'play blade-in-the-dark']);
  t.me.play('blade-in-the-dark');
  t.expectLog('Blade in the Dark negates Goblin Tricks');
  t.expectLog('Goblin Tricks comes to nothing');
  t.expectLog('Werewolf is equipped with Hero Shield');
  expect(t.stat('me:werewolf', 'al')).toBe(10);
});

test('W14.1.1 an ability that is used may be answered, and is gone if its creature is silenced first', () => {
  const t = duel({ primary: 'necromancer', cemetery: ['ogre'] }, { hand: ['mind-sap'] });
  t.opp.pass(); // the beginning of my turn
  t.me.use('necromancer');
  t.expectLog('me uses Necromancer');
  expect(t.asked).toBe('opp respond');
  t.opp.play('mind-sap', 'necromancer');
  t.expectLog('W14.1.1 Necromancer has no effect');
  expect(t.zone('ogre')).toBe('me:cemetery');
});

test('W14.1.1 a magic whose target is gone when its turn comes does nothing and goes to the cemetery', () => {
  const t = duel({ hand: ['council-of-the-cosmos'] }, { hand: ['goblin-tricks'], magics: ['fear'] });
  t.me.play('council-of-the-cosmos', 'fear');
  t.opp.play('goblin-tricks');
  t.opp.pick('mode 1'); // destroys the fear itself
  t.expectLog('W14.1.1 Council of the Cosmos has no effect');
  expect(t.zone('council-of-the-cosmos')).toBe('me:cemetery');
});

test('W14.2.1 a summon opens a window before the effects of the creature begin', () => {
  const t = duel({ unstarted: true, hand: ['witch', 'goblin'] }, { hand: ['mind-sap'], primary: 'ogre' }, { turn: 1 });
  t.opp.pass();
  t.me.summon('witch');
  expect(t.asked).toBe('opp respond');
  expect(t.zone('witch')).toBe('me:primary');
  expect(t.stat('ogre', 'al')).toBe(8); // not yet
  t.opp.pass();
  expect(t.stat('ogre', 'al')).toBe(1);
});

test('W14.2.1 what already lies on the field negates them too', () => {
  const t = duel({ unstarted: true, hand: ['hive-lord', 'goblin'] }, { magics: ['the-iron-range'] }, { turn: 1 });
  t.me.summon('hive-lord');
  t.expectLog('W14.2.1 Hive Lord arrives without its effects');
  expect(t.zone('the-iron-range')).toBe('opp:magic');
});

test('W14.2.2 Hive Lord is answered with Mind Sap in the window: nothing is destroyed', () => {
  const t = duel(
    { unstarted: true, hand: ['hive-lord', 'goblin'] },
    { hand: ['mind-sap'], magics: ['hero-shield'] },
    { turn: 1 },
  );
  t.opp.pass();
  t.me.summon('hive-lord');
  t.opp.play('mind-sap', 'hive-lord');
  t.expectLog('Hive Lord is equipped with Mind Sap');
  t.expectLog('W14.2.1 Hive Lord arrives without its effects');
  t.expectNoLog('is destroyed');
  expect(t.zone('hero-shield')).toBe('opp:magic');
  expect(t.zone('hive-lord')).toBe('me:primary');
});

test('W14.2.2 unanswered, Hive Lord destroys a magic', () => {
  const t = duel({ unstarted: true, hand: ['hive-lord', 'goblin'] }, { magics: ['hero-shield', 'fear'] }, { turn: 1 });
  t.me.summon('hive-lord');
  expect(t.asked).toBe('me destroy');
  t.me.pick('fear');
  expect(t.zone('fear')).toBe('opp:cemetery');
});

test('W14.2.3 Old Logging Road: each player deals 5 to their own primary to play a magic', () => {
  const t = duel({ hand: ['hero-shield', 'lucky-charm'] }, { magics: ['old-logging-road'], hand: ['magic-belt'] });
  t.me.play('hero-shield', 'me:werewolf');
  t.expectLog('W14.2.3 me pays 5 damage');
  t.expectLog('Werewolf takes 5');
  t.expectLog('me plays Hero Shield');
  t.me.play('lucky-charm', 'me:werewolf');
  expect(t.hp('me:werewolf')).toBe(60);
  t.me.endTurn();
  t.opp.play('magic-belt', 'opp:werewolf');
  expect(t.hp('opp:werewolf')).toBe(65);
});

test('W14.2.3 the demand is met before the magic is played, so it stays paid when the magic is negated', () => {
  const t = duel({ hand: ['hero-shield'] }, { magics: ['old-logging-road'], hand: ['haunted-tree'] });
  t.me.play('hero-shield', 'me:werewolf');
  t.opp.play('haunted-tree');
  expect(t.zone('hero-shield')).toBe('me:cemetery');
  expect(t.hp('me:werewolf')).toBe(65);
  expect(t.hp('opp:werewolf')).toBe(65); // the answer is a magic too
});

test('W14.2.3 the demand may kill the primary: it is replaced first, and a magic meant for it has no effect', () => {
  const t = duel({ primary: { card: 'goblin', hp: 5 }, magics: ['old-logging-road'], hand: ['hero-shield', 'owl'] });
  t.me.play('hero-shield', 'goblin');
  t.expectLog('Goblin is killed');
  t.me.summon('owl');
  t.expectLog('me plays Hero Shield');
  t.expectLog('Hero Shield has no effect');
  expect(t.zone('hero-shield')).toBe('me:cemetery');
});

test('W14.2.3 the magic being played is not shuffled away by the redraw for that replacement', () => {
  const t = duel({
    primary: { card: 'goblin', hp: 5 },
    magics: ['old-logging-road'],
    hand: ['fear'],
    deck: ['hero-shield', 'frog'],
  });
  t.shuffle('frog');
  t.me.play('fear', 'opp:werewolf');
  t.expectLog('W7.2.2 me shows their hand of 1');
  t.me.summon('frog');
  expect(t.zone('fear')).toBe('me:magic');
  expect(t.cards(t.me, 'deck')).toEqual(['hero-shield']);
});

test('W14.2.4 Old Logging Road and Ghost Form: magics are played with no damage', () => {
  const t = duel({ magics: ['old-logging-road'], hand: ['ghost-form', 'hero-shield'] });
  t.me.play('ghost-form', 'me:werewolf');
  expect(t.hp('me:werewolf')).toBe(65); // it was not on yet
  t.me.play('hero-shield', 'me:werewolf');
  t.expectLog('Werewolf takes none of the 5 damage');
  t.expectLog('Werewolf is equipped with Hero Shield');
  expect(t.hp('me:werewolf')).toBe(65);
});

test('W14.2.4 Old Logging Road and a creature unaffected by magic: the demand is on the player and stays', () => {
  const t = duel({ primary: 'ent-tree', magics: ['old-logging-road'], hand: ['twister'] });
  t.me.play('twister');
  t.expectLog('W14.2.3 me pays 5 damage');
  expect(t.hp('ent-tree')).toBe(35);
});

test('W14.2.4 a demand that is prevented counts as paid even where paying it would lose the match', () => {
  const side = {
    primary: { card: 'werewolf', hp: 5 },
    magics: ['old-logging-road'],
    hand: ['ghost-form', 'hero-shield', 'goblin'],
  };
  const poor = duel({ ...side, cemeteryHp: 230 });
  poor.expectChoices(poor.me, ['battle werewolf werewolf', 'endPhase']); // nothing to play before combat
  const t = duel({ ...side, primary: { card: 'werewolf', hp: 10 }, cemeteryHp: 230 });
  t.me.play('ghost-form', 'me:werewolf');
  expect(t.hp('me:werewolf')).toBe(5);
  t.me.play('hero-shield', 'me:werewolf');
  expect(t.stat('me:werewolf', 'al')).toBe(10);
});

test('W14.3.1 W14.3.2 Battle Axe ← Melody of the Deep ← Haunted Tree: the axe resolves, the others go to the cemetery', () => {
  const t = duel({ hand: ['battle-axe', 'haunted-tree'] }, { hand: ['melody-of-the-deep'] });
  t.me.play('battle-axe', 'me:werewolf');
  t.expectChoices(t.opp, ['pass', 'play melody-of-the-deep']);
  t.opp.play('melody-of-the-deep');
  t.expectChoices(t.me, ['pass', 'play haunted-tree']);
  t.me.play('haunted-tree');
  t.expectLog('Haunted Tree negates Melody of the Deep');
  t.expectLog('Werewolf is equipped with Battle Axe');
  expect(t.zone('battle-axe')).toBe('me:magic');
  expect(t.zone('haunted-tree')).toBe('me:cemetery');
  expect(t.zone('melody-of-the-deep')).toBe('opp:cemetery');
  expect([t.stat('me:werewolf', 'hit'), t.stat('me:werewolf', 'atk')]).toEqual([2, 2]);
});

test('W14.3.2 without the second answer the axe is negated', () => {
  const t = duel({ hand: ['battle-axe', 'haunted-tree'] }, { hand: ['melody-of-the-deep'] });
  t.me.play('battle-axe', 'me:werewolf');
  t.opp.play('melody-of-the-deep');
  t.me.pass();
  expect(t.zone('battle-axe')).toBe('me:cemetery');
  expect(t.zone('haunted-tree')).toBe('me:hand');
  expect(t.stat('me:werewolf', 'hit')).toBe(0);
});

test('W14.4.1 Abominable Deer Man and Haunted Tree in hand: one card for one opportunity', () => {
  const t = duel({ hand: ['mind-sap'] }, { hand: ['abominable-deer-man', 'haunted-tree'] });
  t.me.pass(); // the beginning of my turn
  t.me.play('mind-sap', 'opp:werewolf');
  t.expectChoices(t.opp, ['pass', 'play abominable-deer-man', 'play haunted-tree']);
  t.opp.play('abominable-deer-man');
  // The chain does not come back to the opponent: it resolves, and Mind Sap is not negated.
  expect(t.cards(t.opp, 'side')).toEqual(['abominable-deer-man']);
  expect(t.zone('mind-sap')).toBe('me:magic');
  expect(t.cards(t.opp, 'hand')).toEqual(['haunted-tree']);
});

test('W14.4.1 an attack that one answer has negated is not put to the question again', () => {
  const t = duel({ magics: ['magic-belt'] }, { primary: 'knight', hand: ['junk-scarecrow', 'mimic-chest'] });
  t.dice(4, 4, 1, 2);
  t.me.battle('knight');
  t.expectChoices(t.opp, ['pass', 'play junk-scarecrow', 'play mimic-chest']);
  t.opp.play('junk-scarecrow');
  t.expectLog('The battle ends');
  expect(t.cards(t.opp, 'hand')).toEqual(['mimic-chest']);
});

test('W14.4.1 an opportunity nobody can use is passed, unless the players asked to be stopped', () => {
  const quick = duel({ hand: ['hero-shield'] }, { hand: ['junk-scarecrow'] });
  quick.me.play('hero-shield', 'me:werewolf');
  quick.expectLog('Werewolf is equipped with Hero Shield');
  const slow = duel({ hand: ['hero-shield'] }, {}, { options: { stops: 'always' } });
  slow.opp.pass();
  slow.me.pass(); // the beginning of the turn
  slow.me.play('hero-shield', 'me:werewolf');
  slow.expectChoices(slow.opp, ['pass']);
});

test('W14.4.2 the next card may follow when the chain comes back', () => {
  const t = duel({ hand: ['mind-sap', 'blade-in-the-dark'] }, { hand: ['abominable-deer-man', 'haunted-tree'] });
  t.me.pass();
  t.me.play('mind-sap', 'opp:werewolf');
  t.opp.play('haunted-tree');
  t.me.play('blade-in-the-dark');
  t.expectChoices(t.opp, ['pass', 'play abominable-deer-man']);
  t.opp.play('abominable-deer-man');
  t.expectLog("Abominable Deer Man joins opp's side");
  t.expectLog('Blade in the Dark negates Haunted Tree');
  t.expectLog('Werewolf is equipped with Mind Sap');
});

test('W14.4.3 all primaries leave at once: the player who started it summons first', () => {
  const t = duel({ primary: 'ogre', hand: ['wrath-of-the-old-ones', 'goblin'] }, { primary: 'knight', hand: ['frog'] });
  t.me.play('wrath-of-the-old-ones');
  expect(t.asked).toBe('me replace');
  expect(t.cards(t.me, 'primary')).toEqual([]);
  expect(t.cards(t.opp, 'primary')).toEqual([]);
  t.me.summon('goblin');
  expect(t.asked).toBe('opp replace');
  t.opp.summon('frog');
});

test('W14.4.3 the opponent who starts it in their own turn is first', () => {
  const t = duel({ primary: 'goblin' }, { primary: 'frog', hand: ['judgement'] });
  t.me.endTurn();
  t.opp.play('judgement');
  expect(t.asked).toBe('opp replace');
  t.opp.summon('frog');
  expect(t.asked).toBe('me replace');
  t.me.summon('goblin');
});
