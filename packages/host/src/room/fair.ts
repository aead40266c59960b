import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { type Chance, drawChance } from '@wardroom/core';
import type { Words } from './company.ts';

/**
 * Chance that nobody can guess or bend. The room has a secret of 256 bits and shows its hash before anybody has added to it;
 * every throw and shuffle comes from the secret and from what the players added. What is written here is written again, with
 * nothing in common, in `verify.ts`: whoever changes one changes what every replay so far says.
 */

export const isSecret = (x: unknown): x is string => typeof x === 'string' && /^[0-9a-f]{64}$/.test(x);

/** What a player may add: anything, as hex. */
export const isEntropy = (x: unknown): x is string => typeof x === 'string' && /^(?:[0-9a-f]{2}){1,32}$/.test(x);

export const newSecret = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)));

export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

const under = (key: Uint8Array, words: string): Uint8Array => hmac(sha256, key, utf8ToBytes(words));

/** The key of all throws: what each seat added, in the order of the seats, nothing for whoever added nothing. */
const chanceKey = (secret: string, entropy: readonly string[]): Uint8Array =>
  under(hexToBytes(secret), `wardroom dice 1\n${entropy.join('\n')}`);

/** Throw or shuffle number `nth` of the match, from 0. */
export const fairDice = (secret: string, entropy: readonly string[]): ((nth: number) => Chance) => {
  const key = chanceKey(secret, entropy);
  return (nth) => (q) => drawChance(wordsUnder(key, `chance ${nth}`), q);
};

/** 32-bit numbers without end under a key and a name. */
function wordsUnder(key: Uint8Array, name: string): () => number {
  let words = new DataView(new ArrayBuffer(0));
  let at = 0;
  let block = 0;
  return () => {
    if (at === words.byteLength) {
      words = new DataView(under(key, `${name} ${block++}`).slice().buffer);
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  };
}

/** Random bits that never come out, for whatever else a room is to do at random; the same name gives the same bits. */
export function privateWords(secret: string, name: string): Words {
  const next = wordsUnder(sha256(utf8ToBytes(`wardroom private 1\n${secret}`)), name);
  return [next(), next(), next(), next()];
}
