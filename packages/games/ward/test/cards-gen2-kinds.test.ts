import { offers } from '@wardroom/testkit';
import { describe, expect, test } from 'vitest';
import { defOf, typeOf } from '../src/rules/field.ts';
import { duel, table } from './support.ts';

/** Kinds outside of the ten types: Jerry and Terry. */

const figures = (t: ReturnType<typeof duel>, card: string) =>
  ['al', 'spd', 'dice', 'mod'].map((name) => t.stat(card, name));

describe('Jerry', () => {
  const summoned = (foe = 'knight', more = {}) => {
    const t = duel({ primary: 'frog', hand: ['jerry'] }, { primary: foe, ...more });
    t.me.does('kill');
    t.me.summon('jerry');
    return t;
  };

  test('base values and type of the opponent’s primary, not its HP', () => {
    const t = summoned();
    expect(figures(t, 'jerry')).toEqual(figures(t, 'knight'));
    expect(typeOf(t.machine, t.id('jerry'))).toBe('Humanoid');
    expect(t.hp('jerry')).toBe(50);
  });

  test('what is on that creature is left out', () => {
    const t = summoned('knight', { magics: ['epic-loot'] });
    expect(t.stat('jerry', 'al')).toBe(defOf(t.machine, t.id('knight')).al);
  });

  test('a new primary is copied at once', () => {
    const t = summoned('frog', { hand: ['goblin'] });
    t.me.endTurn();
    t.opp.does('kill');
    t.opp.summon('goblin');
    expect(figures(t, 'jerry')).toEqual(figures(t, 'goblin'));
  });

  test('in a rumble the primary of the one named', () => {
    const t = table([{ primary: 'frog', hand: ['jerry'] }, { primary: 'knight' }, { primary: 'goblin' }]);
    t.me.does('kill');
    t.me.summon('jerry');
    t.me.pick('seat 2');
    expect(figures(t, 'jerry')).toEqual(figures(t, 'goblin'));
  });

  test('its own kind is none of the ten types: Holy Water, which is against Undead, does not mean it', () => {
    const t = duel({ primary: 'jerry' }, {});
    expect(defOf(t.machine, t.id('jerry')).type).toBe('Unknown');
    expect(figures(t, 'jerry')).toEqual([1, 1, 1, 0]); // nobody has been named
  });
});

describe('Terry', () => {
  test.each([
    ['hand', { hand: ['jerry'] }],
    ['field', { side: ['jerry'] }],
  ])('takes Jerry in from the %s, once, and its base values double', (_from, more) => {
    const t = duel({ primary: 'terry', ...more });
    t.me.use('terry');
    expect(t.zone('jerry')).toBe('me:under');
    expect(figures(t, 'terry')).toEqual([12, 12, 6, 6]);
    expect(offers(t, 'use terry')).toBe(false);
  });

  test('a second Jerry changes nothing more', () => {
    const t = duel({ primary: { card: 'terry', under: ['jerry'] }, hand: ['jerry'] });
    t.stopAt('main');
    expect(figures(t, 'terry')).toEqual([12, 12, 6, 6]);
    expect(offers(t, 'use terry')).toBe(false);
  });

  test('when it is killed, Jerry stays on the field and steps up', () => {
    const t = duel({ primary: { card: 'terry', under: ['jerry'] }, hand: ['frog'] }, { primary: 'knight' });
    t.me.does('kill');
    expect(t.zone('terry')).toBe('me:cemetery');
    expect(t.zone('jerry')).toBe('me:primary');
    expect(figures(t, 'jerry')).toEqual(figures(t, 'knight'));
  });

  test('when another player takes it, Jerry stays with who had it', () => {
    const t = duel({ primary: { card: 'terry', under: ['jerry'] }, hand: ['turncoat'] }, { primary: 'knight' });
    t.me.play('turncoat');
    expect(t.zone('terry')).toBe('opp:primary');
    expect(t.zone('jerry')).toBe('me:side');
  });
});
