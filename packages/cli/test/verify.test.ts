import { generateKeyPairSync, sign } from 'node:crypto';
import { below, randomStream } from '@wardroom/core';
import { gameByName } from '@wardroom/games';
import { loadGame } from '@wardroom/games/load';
import { memoryLog, opening, openRoom, thinkHere } from '@wardroom/host/room';
import { signedText } from '@wardroom/host/signature';
import { beforeAll, describe, expect, test } from 'vitest';
import { wardroom } from './fake.ts';

let text = '';
/** A match between bots in a room that committed to its dice. */
beforeAll(async () => {
  await loadGame('guardian');
  const places = gameByName('guardian')!
    .decks.slice(0, 2)
    .map((deck, i) => ({ name: `Bot ${i + 1}`, deck: deck.id, sitter: 'random' }));
  const random = randomStream('verify');
  const secret = Array.from({ length: 64 }, () => below(random, 16).toString(16)).join('');
  const request = { game: 'guardian', mode: 'duel', seed: '', places };
  const log = memoryLog([opening({ request, among: 'friends', takeBack: 'never', secret }, 0)]);
  const work: (() => void)[] = [];
  const ports = { log, now: () => 0, later: (f: () => void) => work.push(f), after: () => () => {}, think: thinkHere };
  const room = openRoom(ports, log.entries);
  for (let f = work.shift(); f !== undefined; f = work.shift()) f();
  text = JSON.stringify(room.replay());
});

const verify = (file: string, argv: readonly string[] = []) =>
  wardroom(['verify', 'm.json', ...argv], { files: { 'm.json': file } });

describe('verify', () => {
  test('counts what it has worked out again', async () => {
    const { out, code } = await verify(text);
    expect(code).toBe(0);
    expect(out).toMatch(/^m\.json: \d+ dice in \d+ throws and [2-9]\d* shuffles, each as committed to\. \d+ inputs, /);
  });

  test('an edit is found, in the dice and elsewhere', async () => {
    const edited = (change: (r: { inputs: { chance?: number[]; pick?: number }[]; seed: string }) => void): string => {
      const r = JSON.parse(text);
      change(r);
      return JSON.stringify(r);
    };
    const shuffle = edited((r) => r.inputs.find((x) => x.chance !== undefined)!.chance!.reverse());
    const picks = edited((r) =>
      r.inputs.splice(
        r.inputs.findIndex((x) => x.pick !== undefined),
        1,
      ),
    );
    const secret = edited((r) => {
      r.seed = r.seed.replaceAll('a', 'b');
    });
    for (const [file, error] of [
      [shuffle, /inputs\[\d+\]\.chance: the shuffle is not what/],
      [picks, /inputs/],
      [secret, /fair\.commitment: the secret is not the one/],
      ['{"wardroom"', /not whole JSON/],
      ['{}', /nothing to verify its dice by/],
    ] as const) {
      const { err, code, out } = await verify(file);
      expect(err).toMatch(error);
      expect([code, out]).toEqual([1, '']);
    }
  });

  test('the signature is checked with the public key, and it says so where it cannot', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const key = publicKey.export({ format: 'jwk' }).x!;
    const signature = sign(null, Buffer.from(signedText(JSON.parse(text))), privateKey).toString('base64url');
    const signed = JSON.stringify({ signed: { signature, key }, ...JSON.parse(text) }, null, 1);
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' }).x!;
    const renamed = JSON.parse(signed);
    renamed.setup.seats[0].name = 'Eve';
    for (const [file, argv, said] of [
      [text, [], /It is not signed\./],
      [signed, [], /It is signed; give --key to check by whom\./],
      [signed, [`--key=${key}`], /It is signed by that key\./],
    ] as const) {
      expect(await verify(file, argv)).toMatchObject({ code: 0, out: expect.stringMatching(said) });
    }
    for (const [file, argv, error] of [
      [text, [`--key=${key}`], /it is not signed; leave --key out/],
      [signed, [`--key=${other}`], /the signature is not by that key, or the file was edited/],
      [JSON.stringify(renamed), [`--key=${key}`], /the signature is not by that key, or the file was edited/],
      [signed, ['--key=abc'], /--key: give the 43 characters/],
    ] as const) {
      expect(await verify(file, argv)).toMatchObject({ code: 1, err: expect.stringMatching(error) });
    }
  });
});
