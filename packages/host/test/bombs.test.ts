import { type Game, makeReplay, openTable, submit } from '@wardroom/core';
import { describe, expect, test, vi } from 'vitest';
import { makeToy, setup, stone } from '../../core/test/toy.ts';
import { decodeReplay, encodeReplay } from '../src/index.ts';
import { playedMatch, ward } from './played.ts';

/** Links come from anywhere: whatever one unpacks to, it costs little and is a sentence. */

const reeling = makeToy({ stones: [stone('top', 0, { is: 'play', do: [{ do: 'reel' }] })] });

vi.mock('@wardroom/games/load', async (load) => {
  const shelf = await load<typeof import('@wardroom/games/load')>();
  return {
    ...shelf,
    loadGame: async (name: string): Promise<Game | undefined> =>
      name === reeling.name ? reeling : shelf.loadGame(name),
  };
});

async function link(packed: unknown): Promise<string> {
  const text = typeof packed === 'string' ? packed : JSON.stringify(packed);
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return Buffer.from(bytes).toString('base64url');
}

const { setup: seats, seed, seal } = playedMatch('bomb');
const packed = { v: 1, game: 'ward', rules: ward.fingerprint, setup: seats, seed, seal, mark: '' };

describe('a link that unpacks to more than any match', () => {
  test.each<[what: string, packed: unknown, error: string]>([
    ['picks', { ...packed, picks: '0'.repeat(1_900_000) }, 'inputs has 30001 entries; no match has more than 30000.'],
    [
      'throws',
      { ...packed, picks: '0', chance: new Array(50_000).fill([1]) },
      'inputs has 50001 entries; no match has more than 30000.',
    ],
    ['text', ' '.repeat(100_000_000), 'The replay is too large: at most 8 MB are read.'],
    ['something else', { ...packed, picks: [0] }, 'The link does not hold a replay that this table can read.'],
  ])('in %s is given up with a sentence', async (_, what, error) => {
    const bomb = await link(what);
    expect(bomb.length).toBeLessThan(150_000);
    await expect(decodeReplay(bomb)).rejects.toThrow(error);
  });

  test('or is longer than any link is not unpacked at all', async () => {
    await expect(decodeReplay('A'.repeat(400_001))).rejects.toThrow('The link is too long');
  });
});

test('a link to a match that went round and round through chance comes to its end', async () => {
  const table = openTable(reeling, setup(2, ['top', 'top']), 'round');
  submit(table, { seat: 0, pick: 0 });
  const replay = makeReplay(table);
  const code = await encodeReplay(replay);
  expect(code.length).toBeLessThan(600);
  const again = await decodeReplay(code);
  expect(again).toEqual(replay);
  expect(again.result).toMatchObject({ winner: -1 });
});
