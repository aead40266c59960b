import { advance } from '@wardroom/core';
import { expect, test } from 'vitest';
import { ward } from '../src/game.ts';
import { duel } from './support.ts';

test('W15.1.1 300 cemetery HP ends the match, at once and in the middle of a battle', () => {
  const t = duel({}, { primary: { card: 'knight', hp: 1 }, cemeteryHp: 250, hand: ['goblin'] });
  t.dice(4, 4, 1, 1);
  t.me.battle('knight');
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('W4.1.1');
  t.expectLog('opp loses with 300 HP in the cemetery');
  expect(t.asked).toBe('over'); // no replacement is summoned
});

test('W15.1.1 299 is not enough', () => {
  const t = duel({}, { primary: { card: 'knight', hp: 1 }, cemeteryHp: 249, hand: ['goblin'] });
  t.dice(4, 4, 1, 1);
  t.me.battle('knight');
  expect(t.winner).toBe(null);
  expect(t.asked).toBe('opp replace');
});

test('W15.1.2 no playable creature on the field, in hand or deck ends it, whatever the cemetery HP', () => {
  const t = duel({}, { primary: { card: 'knight', hp: 1 }, hand: ['hero-shield', 'giga'], deck: ['fear'] });
  t.dice(4, 4, 1, 1);
  t.me.battle('knight');
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('W7.2.4');
  expect(t.cemeteryHp('opp')).toBe(50);
});

test('W15.1.3 time out: the player with more cemetery HP loses', () => {
  const t = duel({ cemetery: ['goblin'] }, { cemetery: ['giant-eagle'] });
  t.me.act('timeOut');
  t.expectLog('W15.1.3 Time is up');
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('W15.1.3');
});

test('W15.1.3 time out counts printed HP in the cemetery with what effects added, not the HP on the field', () => {
  const t = duel(
    { primary: { card: 'giga', hp: 1 }, cemetery: ['giant-eagle'], cemeteryHp: -30 },
    { cemetery: ['goblin'] },
  );
  t.me.act('timeOut'); // 20 against 30
  expect(t.winner).toBe(0);
});

test('W15.1.3 W16.2.2 equal cemetery HP at time out is a die each: the higher stays in, ties roll again', () => {
  const t = duel({ cemetery: ['goblin'] }, { cemetery: ['harpy'] });
  t.dice(4, 4, 2, 5);
  t.me.act('timeOut');
  t.expectLog('W16.2.2 The players roll 4, 4');
  t.expectLog('W16.2.2 The players roll 2, 5');
  expect(t.winner).toBe(1);
});

test('W15.1.3 time can run out while a question is open', () => {
  const t = duel({ hand: ['hero-shield'], cemetery: ['goblin'] }, { hand: ['haunted-tree'] });
  t.me.play('hero-shield', 'me:werewolf');
  expect(t.asked).toBe('opp respond');
  t.me.act('timeOut');
  expect(t.winner).toBe(1);
});

test('W15.1.4 W16.2.3 the official disqualifies a player at any moment, and that stands', () => {
  const t = duel({ cemetery: ['giga'] }, { hand: ['haunted-tree'] });
  expect(ward.interrupts.disqualify.by).toBe('host');
  t.me.act('disqualify', t.opp.seat); // the one who was ahead
  expect(t.winner).toBe(0);
  expect(t.endedBy).toBe('W15.1.4');
  expect(advance(t.machine, { seat: 1, act: 'concede' })).toEqual({ error: 'The match is over.' });
});

test('W15.1.4 a disqualification names a player', () => {
  const t = duel();
  expect(advance(t.machine, { seat: 0, act: 'disqualify', host: true })).toMatchObject({ rule: 'W15.1.4' });
  expect(t.winner).toBe(null);
});

test('W15.1.4 only the host disqualifies: a player who tries is refused', () => {
  const t = duel();
  expect(advance(t.machine, { seat: 0, act: 'disqualify', target: 1 })).toEqual({
    error: 'Only the host of the match may disqualify.',
  });
  expect(t.winner).toBe(null);
});

test('W4.1.2 a player may concede, also when another is asked', () => {
  const t = duel();
  expect(t.asked).toBe('me combat');
  t.opp.concede();
  t.expectLog('W4.1.2 opp concedes.');
  expect(t.winner).toBe(0);
});
