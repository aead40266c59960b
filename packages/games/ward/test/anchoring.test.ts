import { expect, test } from 'vitest';
import { duel } from './support.ts';

test('W12.1 a magic anchors: Revival Priest keeps Behemoth in front, without summon or sacrifice', () => {
  const t = duel({ primary: 'goblin', hand: ['revival-priest'], cemetery: ['behemoth'] });
  t.me.play('revival-priest');
  t.expectLog('W12.1 Behemoth goes to the front');
  expect(t.zone('behemoth')).toBe('me:primary');
  expect(t.zone('goblin')).toBe('me:hand');
  expect(t.cemeteryHp()).toBe(0);
});

test('W12.1 a creature anchors: Necromancer keeps what it raised beside it', () => {
  const t = duel({ primary: 'necromancer', cemetery: ['ogre', 'goblin'] });
  t.me.use('necromancer', 'ogre');
  expect(t.zone('ogre')).toBe('me:side');
  expect(t.cemeteryHp()).toBe(30);
});

test('W12.2 the anchor is negated: the creature goes to its owner’s cemetery', () => {
  const t = duel({ hand: ['mind-sap'] }, { primary: 'necromancer', side: [{ card: 'ogre', anchor: 'necromancer' }] });
  t.me.play('mind-sap', 'necromancer');
  t.expectLog('W12.2 Ogre goes to the cemetery');
  expect(t.zone('ogre')).toBe('opp:cemetery');
  expect(t.cemeteryHp('opp')).toBe(90);
});

test('W12.2 the anchor is destroyed: Helping Hand takes its creature with it', () => {
  const t = duel({ hand: ['helping-hand', 'ogre', 'council-of-the-cosmos'] });
  t.me.play('helping-hand');
  expect(t.zone('ogre')).toBe('me:side');
  t.me.play('council-of-the-cosmos', 'helping-hand');
  t.expectLog('W12.2 Ogre goes to the cemetery');
  expect(t.zone('ogre')).toBe('me:cemetery');
});

test('W12.2 it goes where the card says: back to the hand of its owner from Psychic Toad', () => {
  const t = duel(
    { primary: 'psychic-toad', side: [{ card: 'ogre', owner: 1, anchor: 'psychic-toad', home: 'hand' }] },
    { hand: ['terrifying-roar'] },
  );
  t.me.endTurn();
  t.opp.play('terrifying-roar', 'psychic-toad');
  expect(t.zone('ogre')).toBe('opp:hand');
});

test('W12.3 Lead Boots do not hold Behemoth once Revival Priest is destroyed', () => {
  const t = duel(
    { primary: 'goblin', hand: ['revival-priest', 'lead-boots'], cemetery: ['behemoth'] },
    { hand: ['terrifying-roar', 'council-of-the-cosmos'] },
  );
  t.me.play('revival-priest');
  t.me.play('lead-boots', 'behemoth');
  t.me.endTurn();
  // The boots keep it on the field …
  expect(t.choices).not.toContain('play terrifying-roar');
  // … but when its anchor goes it goes all the same.
  t.opp.play('council-of-the-cosmos', 'revival-priest');
  t.expectLog('Revival Priest is destroyed');
  t.expectLog('W12.2 Behemoth goes to the cemetery');
  expect(t.zone('behemoth')).toBe('me:cemetery');
  expect(t.zone('lead-boots')).toBe('me:cemetery');
  expect(t.cemeteryHp()).toBe(100);
  t.me.summon('goblin');
});

test('W12.3 nor does immunity: Ent Tree leaves with its Revival Priest', () => {
  const t = duel(
    { primary: 'goblin', hand: ['revival-priest'], cemetery: ['ent-tree'] },
    { hand: ['dragon-fire'], magics: ['curse'] },
  );
  t.me.play('revival-priest');
  expect(t.stat('ent-tree', 'al')).toBe(5); // the Curse does not reach it
  t.me.endTurn();
  t.opp.play('dragon-fire');
  t.expectLog('W12.2 Ent Tree goes to the cemetery');
  t.me.summon('goblin');
});

test('W12.3 an anchored creature battles and is equipped as normal', () => {
  const t = duel(
    { primary: 'goblin', hand: ['revival-priest', 'sword-of-the-grove'], cemetery: ['behemoth'] },
    { primary: 'ogre' },
  );
  t.me.play('revival-priest');
  t.me.play('sword-of-the-grove', 'behemoth');
  t.dice(3, 3, 1, 1, 1, 1, 2);
  t.me.battle('ogre');
  t.expectLog('W10.2.4 Ogre takes 13 from Behemoth'); // 3 + 5 + 5
});

test('W12.3 an anchored creature is sacrificed as normal, and its anchor falls off', () => {
  const t = duel({ primary: 'goblin', hand: ['revival-priest', 't-rex'], cemetery: ['behemoth'] });
  t.me.play('revival-priest');
  t.me.summon('t-rex');
  t.expectLog('W8.2.1 me sacrifices Behemoth for T-Rex');
  expect(t.zone('behemoth')).toBe('me:cemetery');
  expect(t.zone('revival-priest')).toBe('me:cemetery');
  expect(t.zone('t-rex')).toBe('me:primary');
});
