import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { Hashes } from './verify.ts';

/** For pages that came over plain HTTP, where browsers hide theirs: the library that the dice were drawn with. */
export const otherHashes: Hashes = {
  sha256: async (bytes) => sha256(bytes).slice().buffer,
  hmac: async (key, text) => hmac(sha256, new Uint8Array(key), utf8ToBytes(text)).slice().buffer,
};
