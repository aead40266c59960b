import {
  allSeats,
  below,
  type CardId,
  copyState,
  machine,
  randomStream,
  type SeatId,
  type State,
  sees,
} from '@wardroom/core';
import type { Side } from '@wardroom/guardian';
import { describe, expect, test } from 'vitest';
import { FIRST_SEAT, SECOND_SEAT } from '../src/rules/board.ts';
import { practice, spar } from './practice.ts';

const judge = (s: State, seat: SeatId): number => practice.judge(machine(practice, s), seat);

/** How bots judge positions. No rule: only what is better than what. */

const worth = (me: Side, opp: Side = {}): number => judge(spar(me, opp).state, FIRST_SEAT);

describe('judging a position', () => {
  test('HP of bases, the Stronghold’s most, the last ones more than the first', () => {
    const whole = worth({});
    const outpost = whole - worth({ bases: [30, 100, 50] });
    const stronghold = whole - worth({ bases: [50, 80, 50] });
    const last = worth({ bases: [50, 40, 50] }) - worth({ bases: [50, 20, 50] });
    expect(outpost).toBeGreaterThan(0);
    expect(stronghold).toBeGreaterThan(outpost);
    expect(last).toBeGreaterThan(stronghold);
    expect(worth({}, { bases: [50, 80, 50] })).toBeGreaterThan(whole);
  });

  test('walls, Guardians, points and cards', () => {
    const bare = worth({});
    for (const better of [
      { walls: [1] },
      { guardians: ['levy'] },
      { hand: ['levy'] },
      { effects: ['pit'] },
      { field: 'drums' },
    ]) {
      expect(worth(better), JSON.stringify(better)).toBeGreaterThan(bare);
      expect(worth({}, better), JSON.stringify(better)).toBeLessThan(bare);
    }
    expect(worth({ sp: 5 })).toBeGreaterThan(worth({ sp: 2 }));
    expect(worth({ guardians: ['giant'] })).toBeGreaterThan(worth({ guardians: ['levy'] }));
  });

  test('a Field for one’s own Guardians stays in the hand while there are none', () => {
    expect(worth({ field: 'drums' })).toBeLessThan(worth({ hand: ['drums'] }));
    expect(worth({ guardians: ['levy'], field: 'drums' })).toBeGreaterThan(
      worth({ guardians: ['levy'], hand: ['drums'] }),
    );
  });

  test('a Guardian with a debuff is worth less, with a buff more', () => {
    const plain = worth({ guardians: ['giant'] });
    for (const status of ['paralyzed', 'burned', 'exhausted', 'confused', 'poisoned'] as const) {
      expect(worth({ guardians: [{ card: 'giant', statuses: [status] }] }), status).toBeLessThan(plain);
    }
    for (const status of ['shield', 'stealth'] as const) {
      expect(worth({ guardians: [{ card: 'giant', statuses: [status] }] }), status).toBeGreaterThan(plain);
    }
    expect(worth({ guardians: [{ card: 'giant', hp: 20 }] })).toBeLessThan(plain);
    expect(worth({ guardians: [{ card: 'giant', equipment: 'blade' }] })).toBeGreaterThan(plain);
  });

  test('of the own hand, whom it can summon soon', () => {
    const late = worth({ hand: ['giant'], sp: 1 });
    expect(worth({ hand: ['levy'], sp: 1 })).toBeGreaterThan(late);
    // Of the other's hand nothing is known but how many cards it holds.
    expect(worth({}, { hand: ['levy'] })).toBe(worth({}, { hand: ['giant'] }));
  });

  test('an open lane before it is worth more than a guarded one', () => {
    const open = worth({ guardians: [null, 'giant'] }, { guardians: ['levy'] });
    expect(open).toBeGreaterThan(worth({ guardians: [null, 'giant'] }, { guardians: [null, 'levy'] }));
  });

  test('a match that is over counts more than anything', () => {
    const t = spar();
    t.me.concede();
    expect(judge(t.state, FIRST_SEAT)).toBeLessThan(-1000);
    expect(judge(t.state, SECOND_SEAT)).toBeGreaterThan(1000);
  });

  test('it changes nothing, and does not look at what the seat cannot see', () => {
    const t = spar(
      { guardians: ['levy'], hand: ['giant'], deck: ['bolt', 'mage', 'levy'] },
      { guardians: ['mage'], hand: ['smite', 'giant', 'drums'], deck: ['levy', 'pit', 'blade'] },
    );
    const before = JSON.stringify(t.state);
    const random = randomStream('judge');
    for (const seat of allSeats(t.state)) {
      const value = judge(t.state, seat);
      expect(JSON.stringify(t.state)).toBe(before);
      for (let i = 0; i < 10; i++) expect(judge(dealtOtherwise(t.state, seat, random), seat)).toBe(value);
    }
  });
});

function dealtOtherwise(s: State, seat: SeatId, random: () => number): State {
  const other = copyState(s);
  const hidden = s.cards.map((_, id) => id as CardId).filter((id) => !sees(practice, s, seat, id));
  for (const id of hidden) {
    const with_ = hidden[below(random, hidden.length)];
    if (s.cards[with_].seat !== s.cards[id].seat) continue;
    [other.cards[id].def, other.cards[with_].def] = [other.cards[with_].def, other.cards[id].def];
  }
  return other;
}
