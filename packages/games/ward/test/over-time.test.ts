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
