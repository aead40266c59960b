import { describe, expect, test } from 'vitest';
import { duel, rest, table } from './support.ts';

/** W11: what heals once per cycle, as Sleepy Scent does. */

const ogre = { primary: { card: 'ogre', hp: 40 } };

describe('healing over time', () => {
  test('W11.1 begun in the first magic phase: in one’s own combat phase, and in the next one of one’s own', () => {
    const t = duel({ hand: ['sleepy-scent'] }, ogre);
    t.me.play('sleepy-scent', 'ogre');
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(50);
    t.opp.endTurn();
    expect(t.hp('ogre')).toBe(50);
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(60);
    t.opp.endTurn();
    expect([t.hp('ogre'), t.zone('sleepy-scent')]).toEqual([60, 'me:cemetery']);
  });

  test('W11.1 begun after combat: at the end of the next combat phase, which is the opponent’s', () => {
    const t = duel({ hand: ['sleepy-scent'] }, ogre);
    t.stopAt('me second', 'me main', 'opp main');
    t.me.next();
    t.me.next();
    t.me.play('sleepy-scent', 'ogre');
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(40);
    t.opp.endTurn();
    expect(t.hp('ogre')).toBe(50);
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(50);
    t.opp.endTurn();
    expect([t.hp('ogre'), t.zone('sleepy-scent')]).toEqual([60, 'me:cemetery']);
  });

  test('W11.1 with three players it comes once per cycle, in the combat phases of one of them', () => {
    const t = table([{ hand: ['sleepy-scent'] }, ogre, {}]);
    t.me.play('sleepy-scent', 'ogre');
    t.stopAt('main');
    for (const [turn, hp] of [50, 50, 50, 60].entries()) {
      rest(t, turn % 3);
      expect(t.hp('ogre')).toBe(hp);
    }
  });

  test('W11.3 a second one adds nothing, and damage over time runs beside it', () => {
    const t = duel({ hand: ['sleepy-scent', 'sleepy-scent'] }, ogre);
    t.me.play('sleepy-scent', 'ogre');
    t.me.play('sleepy-scent', 'ogre');
    t.me.endTurn();
    expect(t.hp('ogre')).toBe(50);
  });

  test('it is announced before it happens: Poisoned Potion turns it into damage, which wakes the sleeper', () => {
    const t = duel({ ...ogre, magics: [], hand: ['sleepy-scent'] }, { hand: ['poisoned-potion'] });
    t.me.play('sleepy-scent', 'ogre');
    t.opp.play('poisoned-potion');
    expect([t.hp('ogre'), t.zone('sleepy-scent')]).toEqual([30, 'me:cemetery']);
  });
});
