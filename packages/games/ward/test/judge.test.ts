import { below, type CardId, copyState, machine, randomStream, type SeatId, type State, sees } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { atLeast, meanBelow } from '../src/odds.ts';
import { duel } from './support.ts';

const judge = (s: State, seat: SeatId): number => ward.judge(machine(ward, s), seat);

/** How bots judge positions. No rule: only what is better than what. */

const worth = (me: Parameters<typeof duel>[0], opp: Parameters<typeof duel>[1]): number => {
  const t = duel(me, opp);
  return judge(t.state, t.me.seat);
};

describe('judging a position', () => {
  test('fewer HP in the own cemetery, more in the other', () => {
    expect(worth({ cemeteryHp: 40 }, {})).toBeLessThan(worth({}, {}));
    expect(worth({}, { cemeteryHp: 40 })).toBeGreaterThan(worth({}, {}));
    // The last points weigh more than the first.
    const first = worth({}, {}) - worth({ cemeteryHp: 40 }, {});
    const last = worth({ cemeteryHp: 200 }, {}) - worth({ cemeteryHp: 240 }, {});
    expect(last).toBeGreaterThan(first);
  });

  test('a whole creature, a strong one, a well equipped one', () => {
    const plain = worth({ primary: 'werewolf' }, {});
    expect(worth({ primary: { card: 'werewolf', hp: 10 } }, {})).toBeLessThan(plain);
    expect(worth({ primary: 'goblin' }, {})).toBeLessThan(plain);
    for (const card of ['hero-shield', 'epic-ring', 'mounted-assault', 'sword-of-light']) {
      expect(worth({ primary: 'werewolf', magics: [{ card, on: 'me:werewolf' }] }, {})).toBeGreaterThan(plain);
    }
    expect(worth({ primary: 'werewolf' }, { magics: [{ card: 'winter-chill', on: 'me:werewolf' }] })).toBeLessThan(
      plain,
    );
  });

  test('a text at work is better than the card in the hand, and better for whom it is good', () => {
    // What comes again, what waits for a moment, what stands in for death or damage: none of it shows in a figure.
    for (const card of ['magic-watch', 'raging-inferno', 'galactic-suit', 'future-warrior']) {
      const worn = worth({ magics: [{ card, on: 'me:werewolf' }] }, {});
      expect(worn, card).toBeGreaterThan(worth({ hand: [card] }, {}));
    }
    for (const card of ['bad-luck-bear', 'absolute-terror', 'bomb', 'sonic-screech']) {
      const worn = worth({ magics: [{ card, on: 'opp:werewolf' }] }, {});
      expect(worn, card).toBeGreaterThan(worth({ hand: [card] }, {}));
    }
    for (const card of ['raging-inferno', 'absolute-terror', 'sonic-screech']) {
      const mine = worth({ magics: [{ card, on: 'me:werewolf' }] }, {});
      const theirs = worth({ magics: [{ card, on: 'opp:werewolf' }] }, {});
      const harms = card === 'absolute-terror' || card === 'sonic-screech';
      if (harms) expect(mine, card).toBeLessThan(theirs);
      else expect(mine, card).toBeGreaterThan(theirs);
    }
    expect(worth({ magics: ['living-trap'] }, {})).toBeGreaterThan(worth({ hand: ['living-trap'] }, {}));
    // Switched off, a text is worth nothing: only where there is one.
    const silenced = (primary: string): number =>
      worth({}, { primary }) - worth({}, { primary, magics: [{ card: 'mind-sap', on: `opp:${primary}` }] });
    expect(silenced('dire-wolf')).toBeLessThan(silenced('werewolf'));
  });

  test('a player who may play no magic stands worse', () => {
    const t = duel({ hand: ['hell-authority'] }, {});
    const before = judge(t.state, t.me.seat);
    t.me.play('hell-authority');
    expect(judge(t.state, t.me.seat)).toBeGreaterThan(before);
  });

  test('cards in hand', () => {
    expect(worth({ hand: ['hero-shield'] }, {})).toBeGreaterThan(worth({}, {}));
    expect(worth({}, { hand: ['hero-shield'] })).toBeLessThan(worth({}, {}));
  });

  test('a match that is over counts more than anything', () => {
    const t = duel({ cemeteryHp: 290 }, { cemeteryHp: 290 });
    t.me.concede();
    expect(judge(t.state, t.me.seat)).toBeLessThan(-1000);
    expect(judge(t.state, t.opp.seat)).toBeGreaterThan(1000);
  });

  test('it changes nothing, and does not look at what the seat cannot see', () => {
    const t = duel(
      { primary: 'orc', hand: ['knight'], deck: ['frog', 'goblin'] },
      { primary: 'elf', hand: ['kraken', 'frog', 'hero-shield'], deck: ['ogre', 'epic-ring', 'warg'] },
    );
    const before = JSON.stringify(t.state);
    const random = randomStream('judge');
    for (const { seat } of t.players) {
      const value = judge(t.state, seat);
      expect(JSON.stringify(t.state)).toBe(before);
      for (let i = 0; i < 10; i++) expect(judge(dealtOtherwise(t.state, seat, random), seat)).toBe(value);
    }
  });
});

function dealtOtherwise(s: State, seat: SeatId, random: () => number): State {
  const other = copyState(s);
  const hidden = [...s.cards.keys()].filter((id) => !sees(ward, s, seat, id as CardId));
  for (const id of hidden) {
    const with_ = hidden[below(random, hidden.length)];
    if (s.cards[with_ as CardId].seat !== s.cards[id as CardId].seat) continue;
    [other.cards[id as CardId].def, other.cards[with_ as CardId].def] = [
      other.cards[with_ as CardId].def,
      other.cards[id as CardId].def,
    ];
  }
  return other;
}

describe('odds', () => {
  test('of dice', () => {
    expect(atLeast(2, 7)).toBeCloseTo(21 / 36);
    expect(atLeast(2, 12)).toBeCloseTo(1 / 36);
    expect(atLeast(2, 13)).toBe(0);
    expect(atLeast(2, 2)).toBe(1);
    expect(atLeast(1, -3)).toBe(1);
    expect(atLeast(3, 11)).toBeCloseTo(0.5);
    expect(atLeast(60, 84)).toBe(atLeast(24, 84));
  });

  test('of damage', () => {
    expect(meanBelow(2, 3, 1, 100)).toBe(10);
    expect(meanBelow(2, 3, 2, 100)).toBe(20);
    expect(meanBelow(2, 3, 1, 10)).toBe(9);
    expect(meanBelow(1, -9, 1, 10)).toBe(0);
  });
});
