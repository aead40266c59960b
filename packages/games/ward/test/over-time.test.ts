import { expect, test } from 'vitest';
import { duel } from './support.ts';

test('W11.1 W11.2 W11.3 W11.3.1 W11.3.2 the bear hits twice and bleeds once: two ticks, then it may be applied again', () => {
  const t = duel({ primary: 'grizzly-bear', magics: ['knight-armor'] }, { primary: 'bear-wolf' });
  t.dice(1, 2, 3, 3, 1, 1); // Bear Wolf strikes first and misses AL 12; the bear hits and deals 2 + 5
  t.me.battle('bear-wolf');
  t.expectLog('W10.2.4 Bear Wolf takes 7 from Grizzly Bear');
  t.expectLog('W11.2 Bear Wolf takes 10');
  expect(t.hp('bear-wolf')).toBe(33);

  // On the opponent's turn it hits again: nothing new, and no tick in their combat phase.
  t.dice(1, 2, 3, 3, 1, 1);
  t.opp.battle('grizzly-bear');
  expect(t.hp('bear-wolf')).toBe(26);

  // At the end of my next combat phase, with no battle in it, the second tick; then it is over.
  t.me.endTurn();
  expect(t.hp('bear-wolf')).toBe(16);
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('bear-wolf')).toBe(16);
});

test('W11.3.2 once it is over it may be applied again', () => {
  const t = duel(
    { primary: 'grizzly-bear', magics: ['knight-armor'] },
    { primary: 'bear-wolf', magics: ['magic-belt'] },
  );
  t.dice(1, 2, 3, 3, 1, 1);
  t.me.battle('bear-wolf');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('bear-wolf')).toBe(23); // 50 − 7 − 10 − 10
  t.opp.endTurn();
  t.dice(1, 2, 3, 3, 1, 1);
  t.me.battle('bear-wolf');
  expect(t.hp('bear-wolf')).toBe(6); // 7 more and a fresh 10
});

test('W11.1 what was applied in the opponent’s combat phase ticks in the opponent’s combat phases', () => {
  const t = duel({ primary: 'goblin', magics: ['hero-shield'] }, { primary: 'giant-spider' });
  t.me.endTurn();
  t.dice(3, 4, 1, 1, 2); // the spider hits for 1 + 1; the goblin misses
  t.opp.battle('goblin');
  t.expectLog('W11.1 Giant Spider has a lasting effect on Goblin');
  t.expectLog('W11.2 Goblin takes 10');
  expect(t.hp('goblin')).toBe(18);
  t.me.endTurn(); // my own combat phase ends in between, and nothing ticks
  expect(t.hp('goblin')).toBe(18);
  t.opp.endTurn();
  expect(t.hp('goblin')).toBe(8);
});

test('W11.2 ten once per turn cycle for three turn cycles is three times ten', () => {
  const t = duel({ primary: 'dire-wolf', magics: ['epic-helm', 'knight-armor'] }, { primary: 'ogre' });
  t.dice(3, 3, 1, 1, 2);
  t.me.battle('ogre');
  const left = [t.hp('ogre')];
  for (let cycle = 0; cycle < 3; cycle++) {
    t.opp.endTurn();
    t.me.endTurn();
    left.push(t.hp('ogre'));
  }
  expect(left).toEqual([79, 69, 59, 59]); // 90 − 1 − 10, then ten each, then no more
});

test('W11.1 applied before combat, it first ticks at the end of the combat phase that follows, battle or none', () => {
  const t = duel({ hand: ['basilisk'] }, {});
  t.me.summon('basilisk');
  expect(t.hp('opp:werewolf')).toBe(70);
  t.me.next();
  t.me.endTurn();
  t.expectLog('W9.1.3 me: combat phase');
  t.expectLog('W11.2 Werewolf takes 5 from Basilisk');
  t.expectLog('W9.1.4 me: second magic phase');
  expect(t.hp('opp:werewolf')).toBe(65);
});

test('W11.1 applied after combat, it first ticks at the end of the opponent’s combat phase, and stays with it', () => {
  const t = duel({ hand: ['wrath-of-the-old-ones', 'basilisk', 'goblin'] }, { primary: 'knight', hand: ['ogre'] });
  t.me.next();
  t.me.next();
  expect(t.asked).toBe('me second');
  t.me.play('wrath-of-the-old-ones');
  t.me.summon('basilisk', 'goblin');
  t.opp.summon('ogre', 'knight');
  expect(t.hp('ogre')).toBe(90);
  t.opp.endTurn();
  expect(t.hp('ogre')).toBe(85);
  t.me.endTurn();
  expect(t.hp('ogre')).toBe(85);
  t.opp.endTurn();
  expect(t.hp('ogre')).toBe(80);
});

test('W11.3 another creature’s damage over time adds nothing while one runs', () => {
  const t = duel({ primary: 'giant-spider', magics: ['knight-armor'], hand: ['grizzly-bear'] }, { primary: 'ogre' });
  t.dice(5, 5, 1, 1, 2);
  t.me.battle('ogre');
  expect(t.hp('ogre')).toBe(78); // 90 − 2 − 10
  t.opp.endTurn();
  t.me.summon('grizzly-bear');
  t.dice(5, 5, 1, 1, 1, 1, 1);
  t.me.battle('ogre');
  t.expectLog('W10.2.4 Ogre takes 7 from Grizzly Bear');
  t.expectLog('W11.2 Ogre takes 10 from Giant Spider');
  expect(t.hp('ogre')).toBe(60); // and 1 for a slip of its own
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('ogre')).toBe(60); // the bear's two cycles never began
});

test('W11.1 healing over time comes once per turn cycle', () => {
  const t = duel({ primary: { card: 'ogre', hp: 50 }, hand: ['troll-regeneration'] });
  t.me.play('troll-regeneration', 'ogre');
  expect(t.hp('ogre')).toBe(55);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('ogre')).toBe(60);
  t.me.endTurn();
  t.opp.endTurn();
  expect(t.hp('ogre')).toBe(65);
});

test('W11.1 a skipped turn has no combat phase: the tick comes in the next', () => {
  const t = duel(
    { primary: 'giant-spider', magics: ['mounted-assault', 'magic-ring', 'knight-armor'] },
    { primary: 'black-dragon' },
  );
  t.dice(4, 5, 1, 1, 2);
  t.me.battle('black-dragon');
  expect(t.hp('black-dragon')).toBe(88); // 100 − 2 − 10
  t.dice(6);
  t.opp.use('black-dragon');
  t.opp.endTurn();
  t.expectLog("W9.2.1 me's turn is skipped");
  expect(t.hp('black-dragon')).toBe(88);
  t.dice(1);
  t.opp.use('black-dragon');
  t.opp.endTurn();
  t.me.endTurn();
  expect(t.hp('black-dragon')).toBe(78);
});
