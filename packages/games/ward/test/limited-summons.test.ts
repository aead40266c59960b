import { expect, test } from 'vitest';
import { duel } from './support.ts';

test('W13.1 only card effects bring one in, and only beside a primary', () => {
  const t = duel({ unstarted: true, hand: ['goblin', 'the-squire', 'helping-hand'] }, {}, { turn: 1 });
  // The Squire and Helping Hand cannot be played before there is a primary: the goblin is the only thing to do.
  t.expectLog('W8.1 me summons Goblin');
  t.expectChoices(t.me, ['play the-squire', 'endPhase']); // nobody left in hand for Helping Hand
  t.me.play('the-squire');
  expect(t.cards(t.me, 'side')).toEqual(['the-squire']);
  expect(t.cards(t.me, 'primary')).toEqual(['goblin']);
});

test('W13.2.1 it takes no damage when it is struck back', () => {
  const t = duel({ side: ['the-squire'] }, { primary: 'knight' });
  t.me.next();
  t.dice(4, 3, 1, 5, 5, 6, 6, 6); // equal speed: the squire is first and misses; the knight hits for 12 + 3
  t.me.battle('the-squire', 'knight');
  t.expectLog('W13.2.1 The Squire takes none of the 15 damage');
  expect(t.hp('the-squire')).toBe(10);
  expect(t.zone('the-squire')).toBe('me:side');
});

test('W13.2.1 an opponent may battle the primary only', () => {
  const t = duel({ side: ['the-squire'] }, { primary: 'knight' });
  t.me.endTurn();
  t.expectChoices(t.opp, ['battle knight werewolf', 'endPhase']);
});

test('W13.2.2 it has no effects of its own: neither on a hit nor while it stands there', () => {
  const t = duel({ side: ['dire-wolf', 'witch'] }, { primary: 'ogre' });
  expect(t.stat('ogre', 'al')).toBe(8); // the Witch would make it 1
  t.me.next();
  t.dice(4, 4, 2, 1, 1, 1);
  t.me.battle('dire-wolf', 'ogre');
  t.me.endTurn();
  expect(t.hp('ogre')).toBe(87); // 90 − 2 − 1 for the slip, and no bleeding
});

test('W13.2.3 it cannot be sacrificed', () => {
  const t = duel({ primary: 'goblin', side: ['dire-wolf'], hand: ['giga', 'frog', 'rodent'] });
  t.me.summon('giga');
  t.expectChoices(t.me, ['sacrifice frog giga', 'sacrifice rodent giga']);
  const short = duel({ primary: 'goblin', side: ['dire-wolf'], hand: ['giga'] });
  short.expectChoices(short.me, ['kill goblin', 'endPhase']); // one sacrifice short
});

test('W13.3.1 four at most', () => {
  const side = ['frog', 'rodent', 'owl', 'harpy'];
  const t = duel({ primary: 'necromancer', side: side.slice(0, 3), hand: ['the-squire'], cemetery: ['ogre'] });
  t.expectChoices(t.me, ['play the-squire', 'use necromancer', 'kill necromancer', 'endPhase']);
  t.me.play('the-squire');
  t.expectChoices(t.me, ['kill necromancer', 'endPhase']);
  expect(t.cards(t.me, 'side')).toHaveLength(4);
});

test('W13.3.2 it leaves with its anchor; one that needs none stays', () => {
  const t = duel(
    { primary: { card: 'necromancer', hp: 5 }, side: [{ card: 'ogre', anchor: 'necromancer' }, 'the-squire'] },
    { primary: 'giant-eagle' },
  );
  t.dice(6, 5, 1, 4); // the eagle kills the Necromancer
  t.me.battle('necromancer', 'giant-eagle');
  t.expectLog('Necromancer is killed');
  t.expectLog('W12.2 Ogre goes to the cemetery');
  expect(t.zone('the-squire')).toBe('me:primary');
});

test('W13.3.3 they battle without the primary, each in a battle of its own', () => {
  const t = duel({ side: ['frog', 'owl'] }, { primary: 'ogre' });
  t.me.next();
  t.dice(4, 4, 2, 1, 1, 1); // the frog hits for 2; the ogre slips
  t.me.battle('frog', 'ogre');
  t.expectChoices(t.me, ['battle werewolf ogre', 'battle owl ogre', 'endPhase']);
  t.dice(4, 4, 2, 1, 1, 1); // the owl hits for 2 + 1
  t.me.battle('owl', 'ogre');
  t.expectChoices(t.me, ['battle werewolf ogre', 'endPhase']);
  expect(t.hp('ogre')).toBe(83); // 90 − 2 − 3, and 1 for each slip
});

test('W13.3.4 it can be equipped, and field magics reach it', () => {
  const t = duel({ side: ['the-squire'], hand: ['sword-of-the-grove', 'flame-of-the-infinite'] });
  t.me.play('sword-of-the-grove', 'the-squire');
  expect(t.stat('the-squire', 'atk')).toBe(5);
  t.me.play('flame-of-the-infinite');
  expect(['al', 'spd', 'dice', 'hitDice', 'atk'].map((x) => t.stat('the-squire', x))).toEqual([10, 10, 2, 3, 10]);
});

test('W13.3.5 its player cannot simply remove it; an effect can', () => {
  const t = duel({ side: ['owl'], hand: ['goblin'] }, { hand: ['terrifying-roar'] });
  t.expectChoices(t.me, ['kill werewolf', 'endPhase']);
  t.me.endTurn();
  t.opp.play('terrifying-roar', 'owl');
  expect(t.zone('owl')).toBe('me:hand');
});

test('W13.3.6 the primary is killed: one must step up, its player chooses, and it has its effects again', () => {
  const t = duel(
    { primary: { card: 'goblin', hp: 1 }, side: ['frog', 'the-heroine'], hand: ['ogre'] },
    { primary: 'giant-eagle', cemetery: ['owl'] },
  );
  t.me.next();
  t.dice(5, 5, 1, 1);
  t.me.battle('goblin', 'giant-eagle');
  expect(t.asked).toBe('me promote');
  t.expectChoices(t.me, ['promote frog', 'promote the-heroine']); // not the ogre in hand
  expect(t.stat('the-heroine', 'dice')).toBe(2);
  t.me.pick('the-heroine');
  t.expectLog('W13.3.6 The Heroine steps to the front');
  expect(t.zone('the-heroine')).toBe('me:primary');
  expect(t.stat('the-heroine', 'dice')).toBe(3);
});

test('W13.3.6 if possible: one that can never be primary leaves, and a creature is summoned', () => {
  const t = duel(
    { primary: { card: 'goblin', hp: 1 }, side: ['abominable-deer-man'], hand: ['frog'] },
    { primary: 'giant-eagle' },
  );
  t.me.next();
  t.dice(5, 5, 1, 1);
  t.me.battle('goblin', 'giant-eagle');
  t.expectChoices(t.me, ['summon frog']);
  expect(t.zone('abominable-deer-man')).toBe('me:cemetery');
});
