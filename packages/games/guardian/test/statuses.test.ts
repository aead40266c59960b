import type { Side } from '@wardroom/guardian';
import { describe, expect, test } from 'vitest';
import type { StatusName } from '../src/names.ts';
import { spar } from './practice.ts';
import { base, dz, has, laneOf, offers, whyNot } from './support.ts';

const with_ = (card: string, ...statuses: StatusName[]): NonNullable<Side['guardians']>[number] => ({ card, statuses });

describe('Paralyzed', () => {
  test('G8.1 four or more removes it, and the action goes on', () => {
    const t = spar({ guardians: [with_('levy', 'paralyzed')] });
    t.dice(4);
    t.me.does('attackBase', 'levy');
    expect(base(t, 'opp', 0)).toBe(45);
    expect(has(t, 'levy', 'paralyzed')).toBe(false);
    t.expectLog('G8.1 Levy is paralyzed and rolls 4: it breaks free.');
  });

  test('G8.1 less forfeits the action for the round; the DZ are spent', () => {
    const t = spar({ guardians: [with_('mage', 'paralyzed')], dz: 5 }, { guardians: ['giant'] });
    t.dice(3);
    t.me.does('attack', 'mage', 'giant');
    expect([t.hp('giant'), dz(t), has(t, 'mage', 'paralyzed')]).toEqual([60, 4, true]);
    t.expectLog('G8.1 Mage forfeits its action.');
    t.expectChoices(t.me, ['play idle', 'endTurn']);
  });

  test('G8.1 an ability is tried, too; who fails neither attacks nor swaps in that round, and may in the next', () => {
    const t = spar({ guardians: [with_('mage', 'paralyzed'), 'levy'], dz: 5 }, { guardians: ['giant', 'giant'] });
    t.dice(1);
    t.me.does('use', 'mage', 'giant');
    expect([t.hp('giant'), dz(t)]).toEqual([60, 3]);
    expect([offers(t, 'use mage'), offers(t, 'attack mage'), offers(t, 'swap')]).toEqual([false, false, false]);
    expect(whyNot(t, 'mage')).toEqual(['G8.1', 'G8.1']);
    t.me.endTurn();
    t.opp.endTurn();
    t.dice(6);
    t.me.does('attack', 'mage', 'giant');
    expect([t.hp('giant'), has(t, 'mage', 'paralyzed')]).toEqual([55, false]);
  });

  test('G8.1 G8.8 a failed try ends the round of one with Fury, too', () => {
    const t = spar({ guardians: [with_('fury', 'paralyzed')] });
    t.dice(2);
    t.me.does('attackBase', 'fury');
    expect(offers(t, 'attackBase fury')).toBe(false);
  });

  test('G8.1 a swap is tried by whoever is paralyzed', () => {
    const t = spar({ guardians: [with_('levy', 'paralyzed'), with_('mage', 'paralyzed'), 'monk'], dz: 5 });
    t.dice(5, 2);
    t.me.does('swap', 'levy', 'mage');
    expect([laneOf(t, 'levy'), laneOf(t, 'mage'), dz(t)]).toEqual([0, 1, 4]);
    expect([has(t, 'levy', 'paralyzed'), has(t, 'mage', 'paralyzed')]).toEqual([false, true]);
    // The mage's swap is forfeited for the round, the levy's is not.
    expect(offers(t, 'swap mage monk')).toBe(false);
    expect(offers(t, 'swap levy monk')).toBe(true);
  });

  test('G8.1 is over after five rounds, and does not stack', () => {
    const t = spar({ hand: ['give-paralyzed', 'plague-paralyzed'] }, { guardians: ['levy'] });
    t.me.does('play', 'give-paralyzed', 'levy');
    t.me.endTurn();
    t.opp.endTurn();
    t.me.does('play', 'plague-paralyzed');
    t.me.endTurn();
    for (let turn = 2; turn <= 5; turn++) {
      expect(has(t, 'levy', 'paralyzed'), `in turn ${turn}`).toBe(true);
      t.opp.endTurn();
      t.me.endTurn();
    }
    expect(has(t, 'levy', 'paralyzed')).toBe(false);
  });
});

describe('Burned', () => {
  test('G8.2 five damage at the end of its player’s turn', () => {
    const t = spar({ hand: ['give-burned'] }, { guardians: ['levy'] });
    t.me.does('play', 'give-burned', 'levy');
    t.me.endTurn();
    expect(t.hp('levy')).toBe(20);
    t.opp.endTurn();
    expect(t.hp('levy')).toBe(15);
    t.expectLog('G8.2 Levy takes 5.');
  });

  test('G8.2 stacks to three', () => {
    const t = spar({ hand: Array(4).fill('plague-burned') }, { guardians: ['giant'] });
    for (let i = 0; i < 4; i++) t.me.does('play', 'plague-burned');
    t.expectLog('G8.2 Giant is burned, 3 times over.');
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('giant')).toBe(45);
    t.me.endTurn();
    t.opp.endTurn();
    expect(t.hp('giant')).toBe(30);
  });

  test('G8.2 can defeat', () => {
    const t = spar({ guardians: [{ card: 'levy', hp: 5, statuses: ['burned'] }] });
    t.me.endTurn();
    expect(t.zone('levy')).toBe('me:discard');
    t.expectLog('G5.6 Levy is defeated.');
  });
});

describe('Exhausted', () => {
  test('G8.3 neither swaps nor attacks nor uses an ability', () => {
    const t = spar({ guardians: [with_('mage', 'exhausted'), 'levy'] }, { guardians: ['giant', 'giant'] });
    expect([offers(t, 'attack mage'), offers(t, 'use mage'), offers(t, 'swap')]).toEqual([false, false, false]);
    expect(whyNot(t, 'mage')).toEqual(['G8.3', 'G8.3']);
  });

  test.each([
    [1, 1],
    [4, 1],
    [5, 2],
    [6, 3],
  ])('G8.3 a roll of %i is %i whole turns', (face, turns) => {
    const t = spar({ hand: ['give-exhausted'] }, { guardians: ['levy'] });
    t.dice(face);
    t.me.does('play', 'give-exhausted', 'levy');
    t.me.endTurn();
    for (let i = 0; i < turns; i++) {
      expect(has(t, 'levy', 'exhausted'), `turn ${i + 1}`).toBe(true);
      t.opp.endTurn();
      t.me.endTurn();
    }
    expect(has(t, 'levy', 'exhausted')).toBe(false);
    expect(offers(t, 'attackBase levy')).toBe(true);
  });

  test('G8.3 does not stack, and is not rolled for again', () => {
    const t = spar({ hand: ['give-exhausted', 'plague-exhausted'] }, { guardians: ['levy'] });
    t.dice(1);
    t.me.does('play', 'give-exhausted', 'levy');
    t.me.does('play', 'plague-exhausted');
    t.me.endTurn();
    t.opp.endTurn();
    t.me.endTurn();
    expect(has(t, 'levy', 'exhausted')).toBe(false);
  });
});

describe('Confused', () => {
  test('G8.4 an even face ends it, and the action goes on', () => {
    const t = spar({ guardians: [with_('levy', 'confused')] });
    t.dice(2);
    t.me.does('attackBase', 'levy');
    expect([base(t, 'opp', 0), t.hp('levy'), has(t, 'levy', 'confused')]).toEqual([45, 20, false]);
  });

  test('G8.4 an odd one is five damage to itself, the action is forfeited, and it stays', () => {
    const t = spar({ guardians: [with_('levy', 'confused')], dz: 5 });
    t.dice(3);
    t.me.does('attackBase', 'levy');
    expect([base(t, 'opp', 0), t.hp('levy'), has(t, 'levy', 'confused'), dz(t)]).toEqual([50, 15, true, 4]);
    t.expectLog('G8.4 Levy is confused and rolls 3: it hurts itself.');
    t.expectLog('G8.4 Levy takes 5.');
    t.expectChoices(t.me, ['play idle', 'endTurn']);
  });

  test('G8.4 what costs no DZ needs no roll', () => {
    const t = spar({ guardians: [{ card: 'monk', hp: 10, statuses: ['confused'] }] });
    t.me.does('use', 'monk');
    expect([t.hp('monk'), has(t, 'monk', 'confused')]).toEqual([15, true]);
  });

  test('G8.4 a swap is spending, too, for each of the two', () => {
    const t = spar({ guardians: [with_('levy', 'confused'), with_('mage', 'confused')] });
    t.dice(2, 5);
    t.me.does('swap', 'levy', 'mage');
    expect([laneOf(t, 'levy'), t.hp('levy'), t.hp('mage')]).toEqual([0, 20, 15]);
  });

  test('G8.4 it may defeat itself; it does not stack', () => {
    const t = spar({ guardians: [{ card: 'levy', hp: 5, statuses: ['confused', 'confused'] }] });
    t.dice(1);
    t.me.does('attackBase', 'levy');
    expect(t.zone('levy')).toBe('me:discard');
  });

  test('G8.1 G8.4 who is paralyzed and confused rolls for both', () => {
    const t = spar({ guardians: [with_('levy', 'paralyzed', 'confused')] });
    t.dice(4, 6);
    t.me.does('attackBase', 'levy');
    expect(base(t, 'opp', 0)).toBe(45);
    const u = spar({ guardians: [with_('levy', 'paralyzed', 'confused')] });
    u.dice(1);
    u.me.does('attackBase', 'levy');
    expect(base(u, 'opp', 0)).toBe(50);
  });
});

describe('Poisoned', () => {
  test('G8.5 one damage, doubling each turn, at the end of its player’s turn', () => {
    const t = spar({ hand: ['give-poisoned', 'plague-poisoned'] }, { guardians: ['giant'] });
    t.me.does('play', 'give-poisoned', 'giant');
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      // A second dose adds nothing.
      if (i === 1) t.me.does('play', 'plague-poisoned');
      t.me.endTurn();
      t.opp.endTurn();
      seen.push(t.hp('giant'));
    }
    expect(seen).toEqual([59, 57, 53, 45]);
  });

  test('G8.5 comes after the burns', () => {
    const t = spar({ guardians: [with_('levy', 'poisoned', 'burned')] });
    t.me.endTurn();
    t.expectLog('G8.2 Levy takes 5.');
    t.expectLog('G8.5 Levy takes 1.');
  });
});

describe('Shield', () => {
  test('G8.6 keeps off all damage once, from whatever it comes', () => {
    const t = spar({ guardians: ['giant'], hand: ['bolt'] }, { guardians: [with_('levy', 'shield')] });
    t.me.does('attack', 'giant', 'levy');
    t.expectLog('G8.6 The shield of Levy keeps off 20 damage and breaks.');
    expect([t.hp('levy'), has(t, 'levy', 'shield')]).toEqual([20, false]);
    t.me.does('play', 'bolt', 'levy');
    expect(t.hp('levy')).toBe(10);
  });

  test('G8.6 only damage breaks it, and nobody has two', () => {
    const t = spar({ guardians: [with_('levy', 'shield', 'burned')], hand: ['give-shield'] });
    expect(offers(t, 'play give-shield levy')).toBe(false);
    t.me.endTurn();
    // The burn took it.
    expect([t.hp('levy'), has(t, 'levy', 'shield')]).toEqual([20, false]);
    const u = spar({ guardians: [with_('levy', 'shield')] }, { hand: ['give-confused'] });
    u.me.endTurn();
    u.opp.does('play', 'give-confused', 'levy');
    expect([has(u, 'levy', 'shield'), has(u, 'levy', 'confused')]).toEqual([true, true]);
  });
});

describe('Stealth', () => {
  const hidden = { guardians: [with_('levy', 'stealth')] };

  test('G8.7 cannot be targeted by an opponent, by attack, ability or Effect; its own player can', () => {
    const t = spar({ guardians: ['mage'], hand: ['bolt'] }, { ...hidden, hand: ['own-bolt'] });
    t.expectChoices(t.me, ['attackBase mage @5', 'play idle', 'endTurn']);
    t.me.endTurn();
    expect(offers(t, 'play own-bolt levy')).toBe(true);
  });

  test('G8.7 what targets nobody reaches it, and damage ends it', () => {
    const t = spar({ hand: ['storm'] }, hidden);
    t.me.does('play', 'storm');
    expect([t.hp('levy'), has(t, 'levy', 'stealth')]).toEqual([10, false]);
    t.expectLog('G8.7 Levy is seen.');
  });

  test('G8.7 ends with its basic attack', () => {
    const t = spar(hidden);
    t.me.does('attackBase', 'levy');
    expect(has(t, 'levy', 'stealth')).toBe(false);
  });

  test('G8.7 ends with its ability', () => {
    const t = spar({ guardians: [{ card: 'monk', hp: 5, statuses: ['stealth'] }] });
    t.me.does('use', 'monk');
    expect(has(t, 'monk', 'stealth')).toBe(false);
  });

  test('G8.7 ends with a swap, also when a card swaps it, unless stated', () => {
    const t = spar({ guardians: [with_('levy', 'stealth'), with_('dancer', 'stealth')] });
    t.me.does('swap', 'levy', 'dancer');
    expect([has(t, 'levy', 'stealth'), has(t, 'dancer', 'stealth')]).toEqual([false, true]);
    const u = spar({ guardians: [with_('levy', 'stealth'), 'mage'], hand: ['exchange'] });
    u.me.does('play', 'exchange', 'levy');
    expect([has(u, 'levy', 'stealth'), laneOf(u, 'levy')]).toEqual([false, 1]);
  });

  test('G8.7 an attack that is forfeited does not end it', () => {
    const t = spar({ guardians: [with_('levy', 'stealth', 'paralyzed')] });
    t.dice(1);
    t.me.does('attackBase', 'levy');
    expect(has(t, 'levy', 'stealth')).toBe(true);
  });

  test('G8.7 a shield that takes the damage keeps it hidden', () => {
    const t = spar({ hand: ['storm'] }, { guardians: [with_('levy', 'stealth', 'shield')] });
    t.me.does('play', 'storm');
    expect([has(t, 'levy', 'stealth'), has(t, 'levy', 'shield')]).toEqual([true, false]);
  });
});

describe('Fury', () => {
  test('G8.8 two basic attacks in a round, each for its DZ', () => {
    const t = spar({ guardians: ['fury'], dz: 5 });
    t.me.does('attackBase', 'fury');
    t.me.does('attackBase', 'fury');
    expect([base(t, 'opp', 0), dz(t)]).toEqual([30, 3]);
    expect(offers(t, 'attackBase')).toBe(false);
  });

  test('G8.8 two of attack and swap, in any mix and order', () => {
    const t = spar({ guardians: ['fury', 'dancer', 'levy'] });
    t.me.does('attackBase', 'fury', undefined, 5);
    t.me.does('swap', 'fury', 'levy');
    expect([offers(t, 'attackBase fury'), offers(t, 'swap fury')]).toEqual([false, false]);
    expect(whyNot(t, 'fury')).toEqual(['G8.8']);
    const u = spar({ guardians: ['fury', 'dancer', 'levy'] });
    u.me.does('swap', 'fury', 'levy');
    expect(offers(u, 'swap fury dancer')).toBe(true);
    u.me.does('attackBase', 'fury', undefined, 7);
    expect([offers(u, 'attackBase fury'), offers(u, 'swap fury')]).toEqual([false, false]);
    // Whom it changed lanes with has no Fury: G4.6 holds for that one.
    expect(offers(u, 'attackBase levy')).toBe(false);
    const v = spar({ guardians: ['mage', 'fury', 'levy'], hand: ['enrage'] }, { guardians: ['giant'] });
    v.me.does('play', 'enrage', 'mage');
    v.me.does('swap', 'mage', 'fury');
    v.me.does('swap', 'mage', 'fury');
    expect([offers(v, 'swap mage'), offers(v, 'attack mage')]).toEqual([false, false]);
  });

  test('G8.8 abilities are still one, none after an attack or a swap, and no swap after one', () => {
    const t = spar({ guardians: ['mage', 'levy'], hand: ['enrage'] }, { guardians: ['giant'] });
    t.me.does('play', 'enrage', 'mage');
    t.me.does('use', 'mage', 'giant');
    expect([offers(t, 'use mage'), offers(t, 'swap')]).toEqual([false, false]);
    t.me.does('attack', 'mage', 'giant');
    t.me.does('attack', 'mage', 'giant');
    expect(t.hp('giant')).toBe(45);
    const u = spar({ guardians: ['mage', 'levy'], hand: ['enrage'] }, { guardians: ['giant', 'giant'] });
    u.me.does('play', 'enrage', 'mage');
    u.me.does('swap', 'mage', 'levy');
    expect([offers(u, 'use mage'), offers(u, 'attack mage')]).toEqual([false, true]);
  });

  test('G8.8 for this turn only, where a card says so', () => {
    const t = spar({ guardians: ['levy'], hand: ['enrage'] });
    t.me.does('play', 'enrage', 'levy');
    t.me.endTurn();
    t.opp.endTurn();
    t.me.does('attackBase', 'levy');
    expect(offers(t, 'attackBase levy')).toBe(false);
  });
});

describe('Immunity', () => {
  test.each(['paralyzed', 'burned', 'exhausted', 'confused', 'poisoned'] as const)(
    'G8.9 to %s nullifies it',
    (status) => {
      const t = spar({ hand: [`plague-${status}`, `give-${status}`] }, { guardians: [`immune-${status}`] });
      expect(offers(t, `play give-${status}`)).toBe(false);
      t.me.does('play', `plague-${status}`);
      expect(has(t, `immune-${status}`, status)).toBe(false);
      t.expectLog(`G8.9 Immune ${status} is immune: it is not ${status}.`);
    },
  );

  test('G8.9 to one status is not to another', () => {
    const t = spar({ hand: ['give-burned'] }, { guardians: ['immune-poisoned'] });
    t.me.does('play', 'give-burned', 'immune-poisoned');
    expect(has(t, 'immune-poisoned', 'burned')).toBe(true);
  });

  test('G8.9 whoever becomes immune is rid of it', () => {
    const t = spar({ guardians: [with_('levy', 'burned', 'burned', 'poisoned')], hand: ['ward-off'] });
    t.me.does('play', 'ward-off', 'levy');
    expect([has(t, 'levy', 'burned'), has(t, 'levy', 'poisoned')]).toEqual([false, true]);
  });

  test('G8.9 Invincible takes no damage and cannot be targeted, but stands before its base', () => {
    const t = spar({ guardians: ['mage'], hand: ['bolt', 'storm'] }, { guardians: ['invincible'], hand: ['bless'] });
    t.expectChoices(t.me, ['play storm', 'play idle', 'endTurn']);
    t.me.does('play', 'storm');
    expect(t.hp('invincible')).toBe(20);
    t.expectLog('G8.9 Invincible takes none of the 10 damage.');
    t.me.endTurn();
    expect(offers(t, 'play bless invincible')).toBe(true);
  });
});
