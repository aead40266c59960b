import { advance } from '@wardroom/core';
import { expect, test } from 'vitest';
import { ward } from '../src/game.ts';
import { PRIMARY } from '../src/names.ts';
import { effectRun } from '../src/rules/effects.ts';
import { duel } from './support.ts';

test('W17.1 AL stops at 12, from any source and any number of them', () => {
  const t = duel({
    primary: 'ogre',
    magics: ['knight-armor', 'hero-shield', 'flame-of-the-infinite', 'dragon-power'],
    hand: ['epic-loot'],
  });
  expect(t.stat('ogre', 'al')).toBe(12);
  t.me.play('epic-loot', 'ogre');
  expect(t.stat('ogre', 'al')).toBe(12);
});

test('W17.2 HP stops at 0, however great the damage', () => {
  const t = duel({ primary: 'assassin', hand: ['backstab'] }, { primary: 'goblin', hand: ['frog'] });
  const seen: number[] = [];
  t.me.play('backstab');
  const goblin = t.id('goblin');
  const { sink } = t.machine;
  t.machine.sink = (e, s) => {
    if (s.cards[goblin].zone === PRIMARY) seen.push(t.hp('goblin'));
    sink?.(e, s);
  };
  t.dice(5, 5, 6, 6, 6); // (18 + 5) × 3 × 3 = 207
  t.me.battle('goblin');
  t.expectLog('Goblin takes 207 from Assassin');
  expect(Math.min(...seen)).toBe(0);
  expect(t.cemeteryHp('opp')).toBe(30);
});

test('W18.18 healing stops at the printed HP', () => {
  const t = duel({ primary: { card: 'werewolf', hp: 60 }, hand: ['healing-tree', 'health-potion'] });
  t.me.play('health-potion', 'me:werewolf');
  t.expectLog('Werewolf heals 10');
  expect(t.hp('me:werewolf')).toBe(70);
  expect(t.choices).not.toContain('play healing-tree');
});

test('W18.17 SPD has no cap', () => {
  const t = duel({
    primary: 'manticore',
    magics: ['mounted-assault', 'epic-boots', 'epic-loot', 'flame-of-the-infinite'],
  });
  expect(t.stat('manticore', 'spd')).toBe(33); // 13 + 6 + 4 + 5 + 5
});

test('W17.3 cemetery HP may lie below 0, and what comes later counts from there', () => {
  const t = duel({}, { primary: { card: 'knight', hp: 1 }, cemeteryHp: -10, hand: ['goblin'] });
  effectRun.cemeteryHp(t.machine, t.id('goblin'), t.opp.seat, -30);
  t.expectLog("opp's cemetery HP falls by 30");
  expect(t.cemeteryHp('opp')).toBe(-40);
  t.dice(4, 4, 1, 1);
  t.me.battle('knight');
  expect(t.cemeteryHp('opp')).toBe(10);
});

test('W17.4 an empty deck is no loss: the player plays on without drawing', () => {
  const t = duel({ deck: ['goblin'] }, { hand: ['twister'] });
  expect(t.cards(t.me, 'hand')).toEqual(['goblin']);
  t.me.endTurn();
  expect(t.choices).not.toContain('play twister'); // there is nothing to draw
  t.opp.endTurn();
  expect(t.asked).toBe('me main');
  expect(t.cards(t.me, 'hand')).toEqual(['goblin']);
  expect(t.winner).toBe(null);
});

test('W17.5 a creature counts with its printed HP, whatever it had left', () => {
  const t = duel({}, { primary: { card: 'ogre', hp: 1 }, hand: ['goblin'] });
  t.dice(4, 4, 1, 1);
  t.me.battle('ogre');
  expect(t.cemeteryHp('opp')).toBe(90);
});

test('W17.7 with cuts on, the opponent may cut after a shuffle', () => {
  const deck = ['red-dragon', 'frog', 'owl', 'rodent'];
  const t = duel({ hand: ['dragon-tamer'], deck }, {}, { options: { cuts: 'on' } });
  t.me.play('dragon-tamer'); // Red Dragon was drawn already, so there is none to take
  expect(t.asked).toBe('opp cut');
  t.expectChoices(t.opp, ['cutAt', 'cutAt', 'cutAt']);
  expect(advance(t.machine, { seat: 1, pick: 1 })).toBe(null); // one card from the top goes to the bottom
  t.expectLog('W17.7 opp cuts the deck');
  expect(t.cards(t.me, 'deck').toReversed()).toEqual(['owl', 'rodent', 'frog']);
});

test('W17.7 the opponent may leave the deck as it is', () => {
  const t = duel({ hand: ['dragon-tamer'], deck: ['frog', 'owl', 'rodent'] }, {}, { options: { cuts: 'on' } });
  t.me.play('dragon-tamer');
  t.opp.does('cutAt');
  t.expectNoLog('cuts the deck');
  expect(t.cards(t.me, 'deck').toReversed()).toEqual(['owl', 'rodent']);
});

test('W17.7 cuts are off by default', () => {
  const t = duel({ hand: ['dragon-tamer'], deck: ['frog', 'owl', 'rodent'] });
  t.me.play('dragon-tamer');
  t.expectLog('shuffled');
  expect(t.asked).toBe('me main');
});

const thirty = (...cards: string[]): string[] =>
  [...cards, ...[...'abcdefghij'].flatMap((_, i) => Array<string>(3).fill(filler[i]))].slice(0, 30);
const filler = [
  'goblin',
  'frog',
  'owl',
  'harpy',
  'fear',
  'magic-belt',
  'hero-shield',
  'lucky-charm',
  'magic-ring',
  'knight-armor',
];
const broken = (deck: string[], format?: string): string[] =>
  ward.checkDeck(deck, format === undefined ? {} : { format }).errors.map((x) => x.rule);

test('W18.5 official play allows no copy of a banned card', () => {
  expect(broken(thirty())).toEqual([]);
  expect(broken(thirty('time-dragon'))).toEqual(['W18.5']);
  expect(broken(thirty('time-dragon'), 'open')).not.toContain('W18.5');
});

test('W18.23 official play allows one copy of a limited card', () => {
  expect(broken(thirty('dragon-rage'))).toEqual([]);
  expect(broken(thirty('dragon-rage', 'dragon-rage'))).toEqual(['W18.23']);
  expect(broken(thirty('dragon-rage', 'dragon-rage'), 'open')).toEqual([]);
});
