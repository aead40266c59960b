import { type GameEvent, NONE, type Throw } from '@wardroom/core';
import { ward } from '@wardroom/ward';
import { describe, expect, test } from 'vitest';
import { CITE, EVENT } from '../src/names.ts';
import { duel } from './support.ts';

/** What is said of dice after a match. No rule: only numbers about them. */

const hitRoll = (faces: number[], total: number, al: number, a = 'me:werewolf'): Throw => {
  const t = duel();
  const e: GameEvent = {
    kind: EVENT.hitRoll,
    cite: CITE['W10.2.3'],
    seat: t.me.seat,
    a: t.id(a),
    b: t.id('opp:werewolf'),
    n: total,
    list: faces,
    figure: al,
  };
  return ward.story!.luck(e, t.state)[0];
};
const want = (t: Throw, what: string) => t.wants.find((w) => w.what === what)!;

describe('luck', () => {
  test('the chance to hit is that of the dice, the bonus and the AL', () => {
    // 2 dice + 2 against 9: seven or more.
    const hit = want(hitRoll([3, 4], 9, 9), 'hits');
    expect(hit.chance).toBeCloseTo(21 / 36);
    expect(hit.happened).toBe(true);
    expect(want(hitRoll([3, 3], 8, 9), 'hits').happened).toBe(false);
  });

  test('all sixes hit whatever the AL, all ones miss', () => {
    const six = hitRoll([6, 6], 12, 20);
    expect(want(six, 'hits')).toMatchObject({ happened: true });
    expect(want(six, 'hits').chance).toBeCloseTo(1 / 36);
    expect(want(six, 'critical hits').happened).toBe(true);
    const ones = hitRoll([1, 1], 12, 3);
    expect(want(ones, 'hits')).toMatchObject({ happened: false });
    expect(want(ones, 'hits').chance).toBeCloseTo(35 / 36);
    expect(want(ones, 'critical misses').happened).toBe(true);
  });

  test('a single die is never critical', () => {
    const one = hitRoll([6], 8, 8);
    expect(want(one, 'critical hits')).toMatchObject({ chance: 0, happened: false });
    expect(want(one, 'hits').chance).toBeCloseTo(1 / 6);
  });

  test('the AL of a hit roll is no die, and events without dice are none', () => {
    expect(hitRoll([3, 4], 9, 6).faces).toEqual([3, 4]);
    const t = duel();
    const e: GameEvent = {
      kind: EVENT.killed,
      cite: CITE['W7.2.1'],
      seat: t.opp.seat,
      a: t.id('opp:werewolf'),
      b: t.id('me:werewolf'),
      n: 0,
      list: null,
      figure: 0,
    };
    expect(ward.story!.luck(e, t.state)).toEqual([]);
  });

  test('a roll of both players is a die each', () => {
    const t = duel();
    const e: GameEvent = {
      kind: EVENT.openingRoll,
      cite: CITE['W7.1.1'],
      seat: NONE,
      a: NONE,
      b: NONE,
      n: 2,
      list: [5, 2],
      figure: 0,
    };
    expect(ward.story!.luck(e, t.state).map((x) => [x.seat, x.faces])).toEqual([
      [0, [5]],
      [1, [2]],
    ]);
  });
});
