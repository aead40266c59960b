import { seatings } from '@wardroom/core';
import { playOut, rotation, setupOf } from '@wardroom/testkit';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { bossText } from '../src/text/bosses.ts';
import { cardText } from '../src/text/cards.ts';

/** What holds of every boss and every card of theirs. */

const defOf = (id: string) => ward.defs[ward.defById.get(id)!];
const [deck] = ward.decks;

test('there are at least four bosses, each known by an id of its own', () => {
  expect(ward.foes.length).toBeGreaterThanOrEqual(4);
  expect(new Set(ward.foes.map((foe) => foe.id)).size).toBe(ward.foes.length);
});

describe.each(ward.foes.map((foe, i) => [foe.name, foe, i] as const))('%s', (name, foe, i) => {
  const [itself, ...rest] = foe.cards.map(defOf);
  const own = ward.defs.filter((d) => d.boss === foe.id);

  test('B2.1 brings itself and 20 cards of its own or more, and may be met by one to six players', () => {
    expect(itself.name).toBe(name);
    expect(rest.length).toBeGreaterThanOrEqual(20);
    for (let n = 1; n <= 6; n++) {
      expect(ward.check(setupOf(ward, 'boss', Array(n).fill(deck.cards), {}, i))).toEqual([]);
    }
  });

  test('plays every card of its set, in at most three copies', () => {
    expect(new Set(foe.cards)).toEqual(new Set(own.map((d) => d.id)));
    for (const d of own) expect(foe.cards.filter((id) => id === d.id).length, d.id).toBeLessThanOrEqual(3);
  });

  test('has more HP the more it meets', () => {
    expect(itself.hps).toHaveLength(6);
    expect(itself.hps).toEqual(itself.hps!.toSorted((a, b) => a - b));
    expect(itself.hp).toBe(itself.hps![3]);
  });

  test('B10.5 has no Lightnings, which it could not hold, and no hybrids', () => {
    for (const d of own) {
      expect(d.kind, d.id).not.toBe('hybrid');
      expect(d.magic, d.id).not.toBe('lightning');
    }
  });

  test('says what it is like, what to look out for, and what each card does', () => {
    expect(foe.idea).not.toBe('');
    expect(foe.threat).not.toBe('');
    for (const d of own) expect(cardText[d.id]?.text, d.id).toBeTruthy();
  });

  test('B5.1.1 none of its cards may be in a player’s deck', () => {
    for (const d of own) {
      const { errors } = ward.checkDeck([d.id, ...deck.cards.slice(1)]);
      expect(
        errors.map((e) => e.rule),
        d.id,
      ).toContain('B5.1.1');
    }
    const [mode] = ward.modes.filter((m) => m.name === 'boss');
    const spoilt = { name: 'Player 1', deck: [rest[0].id, ...deck.cards.slice(1)] };
    expect(ward.check({ mode: 'boss', seats: seatings(mode, [spoilt], foe) }).join()).toContain('B5.1.1');
  });

  test('matches at random come to an end, and never show an illegal table', () => {
    const foes = ward.foes.length;
    const at = rotation(ward, { mode: 'boss', label: foe.id });
    for (let k = 0; k < 12; k++) {
      const { machine } = playOut(ward, at(i + k * foes), (m) => {
        const wrong = ward.audit!(m.state);
        if (wrong.length > 0) throw new Error(wrong.join('; '));
      });
      expect(machine.state.over).not.toBe(null);
    }
  });
});

test('there are words for the cards of bosses, and none among those written for them are another card’s', () => {
  const ids = ward.defs.flatMap((d) => (d.boss === null ? [] : [d.id]));
  expect(ids.filter((id) => cardText[id].text === '')).toEqual([]);
  expect(Object.keys(bossText).filter((id) => !ids.includes(id))).toEqual([]);
});

test('a challenge deck of another boss’s cards, or a short one, is refused', () => {
  const [mode] = ward.modes.filter((m) => m.name === 'boss');
  const [first, second] = ward.foes;
  const problems = (cards: readonly string[]) =>
    ward
      .check({ mode: 'boss', seats: seatings(mode, [{ name: 'Player 1', deck: deck.cards }], { ...first, cards }) })
      .join();
  expect(problems(first.cards)).toBe('');
  expect(problems(first.cards.slice(0, 20))).toContain('B2.1');
  expect(problems([...first.cards, second.cards[1]])).toContain('B2.1');
  expect(problems(first.cards.slice(1))).toContain('B2.1');
});
