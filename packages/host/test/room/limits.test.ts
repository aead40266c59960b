import { MOST_CHANCE, NONE } from '@wardroom/core';
import { expect, test, vi } from 'vitest';
import { MOST_ENTRIES } from '../../src/room/by-itself.ts';
import { newSecret, opening, RoomError } from '../../src/room/index.ts';
import * as watching from '../../src/room/watch.ts';
import { MOST_SETTINGS } from '../../src/room/wishes.ts';
import { answer, middle, told } from './middle.ts';
import { connect, duelOf, fairly, friendly, openRig, playOn, refusals } from './rig.ts';

/** What one match may make a server keep and compute, and what nobody can guess. */

test('strangers play with a secret of 256 bits: a seed, or fewer bits, are refused', () => {
  const secrets = Array.from({ length: 50 }, newSecret);
  for (const secret of secrets) expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(secrets).size).toBe(secrets.length);
  const among = 'strangers';
  expect(opening(fairly(duelOf('ward'), { among, secret: secrets[0] }), 0).secret).toBe(secrets[0]);
  expect(() => opening(friendly(duelOf('ward'), { among }), 0)).toThrow(
    new RoomError('secret: among strangers give one, of 64 hex digits.'),
  );
  expect(() => opening(fairly(duelOf('ward'), { among, secret: secrets[0].slice(0, 62) }), 0)).toThrow(
    'secret: give 64 hex digits.',
  );
});

test('other secrets deal other hands, from the same seed and the same shares', () => {
  const handOf = (secret: string): string => {
    const rig = openRig(fairly(duelOf('ward'), { secret }));
    const [a, b] = [connect(rig, 0), connect(rig, 1)];
    for (const x of [a, b]) x.say({ do: 'entropy', value: 'abcd' });
    playOn(rig, [a, b], 'main', () => (a.shown?.view.turn ?? 0) > 0);
    return JSON.stringify(a.log);
  };
  const secret = newSecret();
  // One bit, the last of 256.
  const other = secret.slice(0, -1) + (Number.parseInt(secret.slice(-1), 16) ^ 1).toString(16);
  expect(handOf(secret)).toBe(handOf(secret));
  expect(handOf(other)).not.toBe(handOf(secret));
});

test('a match takes so many entries and no more', () => {
  const { rig, a } = middle();
  const { length } = rig.log.entries;
  rig.room.course().length = MOST_ENTRIES;
  answer(a, 'summon');
  a.say({ do: 'stops', stops: { when: 'always' } });
  expect(refusals(a)).toEqual(Array(2).fill('The match has become too long; nothing more is taken.'));
  expect(rig.log.entries).toHaveLength(length);
});

test('chance that goes on and on by itself ends the match in a draw', () => {
  const { rig, a, b } = middle();
  const c = rig.room.course();
  const { draw } = c.chance;
  let thrown = 0;
  c.chance.draw = (q) => {
    if (thrown++ === 0) c.machine!.state.streak = MOST_CHANCE;
    return draw(q);
  };
  playOn(rig, [a, b], 'on', () => thrown > 0);
  expect(rig.room.status()).toBe('over');
  expect(thrown).toBe(1);
  expect(b.shown!.view.over).toMatchObject({ winner: NONE });
});

test('stops are changed so often and no more', () => {
  const { rig, a } = middle();
  const { length } = rig.log.entries;
  for (let i = 0; i < MOST_SETTINGS + 5; i++) a.say({ do: 'stops', stops: { when: i % 2 === 0 ? 'always' : 'able' } });
  expect(rig.log.entries).toHaveLength(length + MOST_SETTINGS);
  expect(refusals(a).at(-1)).toBe('stops: they were changed too often in this match.');
});

test('a room keeps its last messages and no more; what was lost before them is worked out of the log', () => {
  const { rig, a, b } = middle();
  playOn(rig, [a, b], 'on', () => told(a).length > 40);
  const again = vi.spyOn(watching, 'retell');
  const heard = told(a);
  const missed = (back: number): unknown[] => told(connect(rig, 0, a.n - back));
  expect(missed(10)).toEqual(heard.slice(-10));
  expect(again).not.toHaveBeenCalled();
  expect(missed(40)).toEqual(heard.slice(-40));
  expect(again).toHaveBeenCalled();
});
