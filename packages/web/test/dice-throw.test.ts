import { describe, expect, it } from 'vitest';
import {
  combine,
  FRAME,
  faceUp,
  floorFor,
  MAX_STEPS,
  type Setup,
  seedOf,
  type Throw,
  type Turn,
  throwDice,
  throwGently,
} from '../src/parts/dice/throw.ts';

const setup = (count: number, seed: number, hands: 1 | 2 = 1, aspect = 2.3): Setup => ({
  dice: Array.from({ length: count }, (_, at) => ({
    face: ((seed + at * 5) % 6) + 1,
    from: hands === 2 && at % 2 ? 'far' : 'near',
  })),
  seed: seedOf(`throw ${seed} of ${count}`),
  ...floorFor(count, aspect),
});

const thrown = (of: Setup): Throw => {
  const result = throwDice(of);
  if (!result) throw new Error('The dice never came to lie well.');
  return result;
};

/** Position and turn of a die in a frame. */
const pose = (result: Throw, die: number, frame = result.frames - 1) => {
  const at = (frame * result.relabel.length + die) * 7;
  const [x, y, z] = result.poses.slice(at, at + 3);
  return { x, y, z, turn: [...result.poses.slice(at + 3, at + 7)] as Turn };
};

const shown = (of: Setup, result: Throw) =>
  of.dice.map((_, die) => faceUp(combine(pose(result, die).turn, result.relabel[die])));

/** The corners of a die that lies flat, seen from above. */
const corners = (result: Throw, die: number): [number, number][] => {
  const { x, z, turn } = pose(result, die);
  const [qx, qy, qz, qw] = turn;
  // Where one of the level edges points: whichever local axis is not upright.
  const axes: [number, number, number][] = [
    [1 - 2 * (qy * qy + qz * qz), 2 * (qx * qy + qw * qz), 2 * (qx * qz - qw * qy)],
    [2 * (qx * qy - qw * qz), 1 - 2 * (qx * qx + qz * qz), 2 * (qy * qz + qw * qx)],
  ];
  const [ax, , az] = axes.find(([, up]) => Math.abs(up) < 0.5)!;
  const size = Math.hypot(ax, az);
  const [ux, uz] = [ax / size / 2, az / size / 2];
  return [
    [x + ux - uz, z + uz + ux],
    [x - ux - uz, z - uz + ux],
    [x - ux + uz, z - uz - ux],
    [x + ux + uz, z + uz - ux],
  ];
};

/** How deep two squares lie in each other; zero or less if some line parts them. */
const overlap = (a: [number, number][], b: [number, number][]): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const square of [a, b]) {
    for (const side of [0, 1]) {
      const ex = square[side + 1][0] - square[side][0];
      const ez = square[side + 1][1] - square[side][1];
      const along = (points: [number, number][]) => points.map(([x, z]) => x * ex + z * ez);
      const [p, q] = [along(a), along(b)];
      least = Math.min(least, Math.min(Math.max(...p), Math.max(...q)) - Math.max(Math.min(...p), Math.min(...q)));
    }
  }
  return least;
};

const CASES: [count: number, hands: 1 | 2, aspect: number, seeds: number][] = [
  [1, 1, 2.3, 60],
  [2, 1, 1.4, 40],
  [3, 1, 2.3, 40],
  [4, 2, 1.4, 30],
  [6, 1, 2.3, 12],
  [8, 2, 2.3, 8],
  [12, 1, 2.3, 4],
  [12, 2, 1.4, 2],
];

describe('a throw', () => {
  it('can put every face on top, whichever side came up', () => {
    for (let face = 1; face <= 6; face++) {
      for (let seed = 0; seed < 24; seed++) {
        const of: Setup = { dice: [{ face, from: seed % 2 ? 'far' : 'near' }], seed, ...floorFor(1, 2) };
        expect(shown(of, thrown(of))).toEqual([face]);
      }
    }
  });

  it.each(CASES)(
    'of %i dice from %i hand(s), field %f wide, ends as rolled, flat, inside and apart',
    (count, hands, aspect, seeds) => {
      for (let seed = 0; seed < seeds; seed++) {
        const of = setup(count, seed, hands, aspect);
        const result = thrown(of);
        expect(shown(of, result)).toEqual(of.dice.map((die) => die.face));
        expect(result.frames * FRAME).toBeLessThanOrEqual((MAX_STEPS + 2) / 120);
        for (let die = 0; die < count; die++) {
          expect(pose(result, die).y).toBeCloseTo(0.5, 3);
          for (const [x, z] of corners(result, die)) {
            expect(Math.abs(x)).toBeLessThan(of.width / 2 + 0.06);
            expect(Math.abs(z)).toBeLessThan(of.depth / 2 + 0.06);
          }
          for (let other = 0; other < die; other++) {
            expect(overlap(corners(result, die), corners(result, other))).toBeLessThan(0.06);
          }
        }
      }
    },
  );

  it('comes from the side of its thrower', () => {
    const of = setup(4, 3, 2);
    const result = thrown(of);
    of.dice.forEach((die, at) => {
      const { z } = pose(result, at, 0);
      expect(die.from === 'near' ? z : -z).toBeGreaterThan(of.depth / 2);
    });
  });

  it('is the same for the same seed, and another for another', () => {
    const once = thrown(setup(3, 7));
    // A throw between them, as the physics engine counts its bodies over the whole page.
    thrown(setup(5, 1));
    const again = thrown(setup(3, 7));
    expect(again).toEqual(once);
    expect(thrown(setup(3, 8)).poses).not.toEqual(once.poses);
  });

  it('is the same in small pieces, and stops when it is no longer wanted', async () => {
    expect(await throwGently(setup(3, 7), () => false, 0)).toEqual(thrown(setup(3, 7)));
    expect(await throwGently(setup(3, 7), () => true, 0)).toBeNull();
  });

  it('gives up where dice cannot lie, instead of trying for ever', () => {
    const of: Setup = { ...setup(4, 1), width: 1.6, depth: 1.6 };
    expect(throwDice(of)).toBeNull();
  });

  it('tells where dice strike, in order', () => {
    const { impacts, frames } = thrown(setup(3, 2));
    expect(impacts.length).toBeGreaterThan(3);
    for (const [at, { strength, at: when }] of impacts.entries()) {
      expect(strength).toBeGreaterThan(0);
      expect(strength).toBeLessThanOrEqual(1);
      expect(when).toBeGreaterThanOrEqual(impacts[Math.max(0, at - 1)].at);
      expect(when).toBeLessThanOrEqual(frames * FRAME);
    }
  });

  it('refuses a face that no die has', () => {
    expect(() => throwDice({ dice: [{ face: 7, from: 'near' }], seed: 1, ...floorFor(1, 2) })).toThrow(RangeError);
  });
});
