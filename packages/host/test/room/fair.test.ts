import { describe, expect, test } from 'vitest';
import { decodeReplay, encodeReplay } from '../../src/index.ts';
import { fairDice, privateWords } from '../../src/room/fair.ts';
import { commitmentOf, newSecret, verifyDice } from '../../src/room/index.ts';
import { otherHashes } from '../../src/room/other-hashes.ts';
import { systemHashes, type Throw } from '../../src/room/verify.ts';
import { connect, duelOf, fairly, openRig, playOn, refusals, SECRET } from './rig.ts';

const die = (count: number, sides: number) =>
  ({ count, sides }) as Parameters<ReturnType<ReturnType<typeof fairDice>>>[0];

/** A replay that anything may have been done to. */
type Loose = {
  seed: string;
  inputs: { chance: number[] }[];
  fair?: unknown;
};
const proof = (r: Loose) => r.fair as { entropy: string[]; sides: number[] };

function played() {
  const rig = openRig(fairly(duelOf('ward')));
  const a = connect(rig, 0);
  const b = connect(rig, 1);
  a.say({ do: 'entropy', value: 'c0ffee' });
  expect(rig.room.status()).toBe('gathering');
  b.say({ do: 'entropy', value: 'beef' });
  playOn(rig, [a, b], 'fair');
  return { rig, a, b, replay: rig.room.replay()! };
}

describe('fair dice', () => {
  test('the room commits before anybody adds, and begins when all have', () => {
    const rig = openRig(fairly(duelOf('ward')));
    const a = connect(rig, 0);
    const [whole] = a.heard;
    expect(whole).toMatchObject({ is: 'whole', shown: null, facts: { commitment: commitmentOf(SECRET) } });
    expect(JSON.stringify(a.heard)).not.toContain(SECRET);
    a.say({ do: 'entropy', value: 'xyz' });
    expect(refusals(a)).toEqual(['value: give 2 to 64 hex digits, two for each byte.']);
    a.say({ do: 'entropy', value: '00' });
    a.say({ do: 'entropy', value: '01' });
    expect(refusals(a).at(-1)).toBe('You have added to the dice already.');
    expect(rig.room.status()).toBe('gathering');
    expect(rig.room.facts(0).entropy).toEqual([true, false]);
    // Somebody does not come: the host begins without their share.
    rig.room.begin();
    rig.time.pass();
    expect(rig.room.status()).toBe('playing');
    expect(a.shown).not.toBeNull();
    a.say({ do: 'entropy', value: '02' });
    expect(refusals(a).at(-1)).toContain('has begun');
  });

  test('every throw and shuffle of a match can be verified, and a link to it keeps that', async () => {
    const { replay } = played();
    const verdict = await verifyDice(JSON.parse(JSON.stringify(replay)));
    expect(verdict.problems).toEqual([]);
    expect(verdict.dice).toBeGreaterThan(10);
    expect(verdict.shuffles).toBeGreaterThanOrEqual(2);
    expect(verdict.throws).toBe(replay.inputs.filter((x) => 'chance' in x).length);
    expect(await decodeReplay(await encodeReplay(replay))).toEqual(replay);
  });

  test('each is told with what it came from, the same by the system and by a library', async () => {
    const { replay } = played();
    const told: Throw[][] = [[], []];
    for (const [i, hashes] of [systemHashes, otherHashes].entries()) {
      const verdict = await verifyDice(structuredClone(replay), { hashes, tell: (made) => void told[i].push(made) });
      expect(verdict.problems).toEqual([]);
    }
    expect(told[0]).toEqual(told[1]);
    const chance = replay.inputs.flatMap((x) => ('chance' in x ? [x.chance] : []));
    expect(told[0].map((x) => x.expected)).toEqual(chance);
    expect(told[0].every((x, nth) => x.right && x.nth === nth && /^[0-9a-f]{64}$/.test(x.block))).toBe(true);
  });

  test('and any change shows', async () => {
    const { replay } = played();
    const changed = async (change: (r: Loose) => void): Promise<string[]> => {
      const copy = structuredClone(replay) as unknown as Loose;
      change(copy);
      return (await verifyDice(copy)).problems;
    };
    const at = replay.inputs.findIndex((x) => 'chance' in x && x.chance.length < 4);
    const flip = (r: Loose): void => {
      r.inputs[at].chance[0] = (r.inputs[at].chance[0] % 6) + 1;
    };
    expect(await changed(flip)).toEqual([expect.stringContaining(`inputs[${at}].chance: the throw is not what`)]);
    expect((await changed((r) => proof(r).entropy.reverse())).length).toBeGreaterThan(1);
    expect(await changed((r) => (r.seed = newSecret()))).toEqual([expect.stringContaining('fair.commitment')]);
    expect(await changed((r) => r.inputs.splice(at, 1))).not.toEqual([]);
    expect(await changed((r) => proof(r).sides.pop())).not.toEqual([]);
    expect(await changed((r) => delete r.fair)).toEqual([expect.stringContaining('nothing to verify')]);
    for (const bad of [null, 7, { commitment: 1 }, { entropy: [], sides: [-1], commitment: replay.fair!.commitment }]) {
      expect(await changed((r) => (r.fair = bad))).not.toEqual([]);
    }
  });

  test('other shares give other dice; the same give the same', () => {
    const dice = fairDice(SECRET, ['00', '01']);
    const throws = (of: typeof dice, n: number) => of(n)(die(20, 6)).join();
    expect(throws(dice, 0)).toBe(throws(fairDice(SECRET, ['00', '01']), 0));
    const seen = new Set([0, 1, 2].flatMap((n) => [dice, fairDice(SECRET, ['01', '00'])].map((x) => throws(x, n))));
    expect(seen.size).toBe(6);
    expect(privateWords(SECRET, 'a')).not.toEqual(privateWords(SECRET, 'b'));
  });

  test('dice are even, of as many sides as one likes', () => {
    const dice = fairDice(SECRET, []);
    for (const sides of [2, 6, 20]) {
      const faces = new Array(sides).fill(0);
      for (let n = 0; n < 60; n++) for (const face of dice(n)(die(100, sides))) faces[face - 1]++;
      const expected = 6000 / sides;
      const chi2 = faces.reduce((sum, x) => sum + (x - expected) ** 2 / expected, 0);
      // With this secret it is what it is; a bias of a tenth would more than double it.
      expect(chi2).toBeLessThan(sides + 3 * Math.sqrt(2 * sides));
    }
  });
});
