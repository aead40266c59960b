import { generateKeyPairSync, sign } from 'node:crypto';
import { signedText } from '@wardroom/host/signature';
import { describe, expect, test } from 'vitest';
import { signedBy } from '../src/pages/verify/signed.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const key = publicKey.export({ format: 'jwk' }).x!;
const match = { game: 'ward', seed: 'abc', inputs: [{ seat: 0, pick: 1 }] };
const signature = sign(null, Buffer.from(signedText(match)), privateKey).toString('base64url');
const replay = { ...match, signed: { key, signature } };

const rightOf = async (of: object, told: () => Promise<string> = async () => key): Promise<boolean | null> =>
  (await signedBy(of, told)).right;

describe('the signature of a replay', () => {
  test('is right for what was signed, in whatever order it is written', async () => {
    expect(await rightOf(replay)).toBe(true);
    const { game, ...rest } = replay;
    expect(await rightOf({ ...rest, game })).toBe(true);
  });

  test('is wrong for anything else', async () => {
    expect(await rightOf({ ...replay, inputs: [{ seat: 0, pick: 2 }] })).toBe(false);
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!;
    expect(await rightOf(replay, async () => other)).toBe(false);
    for (const made of ['', 'no signature!', 7, null, signature.slice(1)])
      expect(await rightOf({ ...match, signed: { key, signature: made } })).toBe(false);
  });

  test('is said to be unknown where it cannot be checked', async () => {
    expect(await signedBy(match, async () => key)).toEqual({ right: null, words: 'It is not signed.' });
    expect(await rightOf(replay, () => Promise.reject(new Error('offline')))).toBeNull();
    const { words, right } = await signedBy(replay, async () => 'no key');
    expect(right).toBeNull();
    expect(words).toContain('cannot check');
  });
});
