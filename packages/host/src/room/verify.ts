/**
 * Whether every throw and shuffle of a finished match is what its room's secret and its players' shares give. Written anew, from
 * the description in docs/decisions/room.md, with the system's own cryptography: it has nothing in common with the engine or
 * with what drew them (`fair.ts`), so that an error or a trick in one is seen by the other.
 */

export interface Verdict {
  /** What is wrong, in sentences; empty if every one is right. */
  problems: string[];
  throws: number;
  dice: number;
  shuffles: number;
}

/** One throw or shuffle, as it was made and as it should have been. */
export interface Throw {
  /** From 0, among all throws and shuffles; and the input that it is. */
  nth: number;
  at: number;
  /** Of each die; 0 for a shuffle. */
  sides: number;
  result: readonly unknown[];
  expected: readonly number[];
  right: boolean;
  /** The first block of HMAC-SHA-256 that its numbers come from, as hex. */
  block: string;
}

/** The two functions that everything comes from. */
export interface Hashes {
  sha256: (bytes: Uint8Array<ArrayBuffer>) => Promise<ArrayBuffer>;
  hmac: (key: ArrayBuffer | Uint8Array<ArrayBuffer>, text: string) => Promise<ArrayBuffer>;
}

/** The system's own. Browsers have them on pages that came over HTTPS or from this machine. */
export const systemHashes: Hashes = {
  sha256: (bytes) => crypto.subtle.digest('SHA-256', bytes),
  hmac: async (key, text) => {
    const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
    return crypto.subtle.sign('HMAC', imported, new TextEncoder().encode(text));
  },
};

/** The fields of a replay that it looks at; nothing about their type is believed. */
export interface Verifiable {
  seed?: unknown;
  inputs?: unknown;
  fair?: unknown;
}

/** Problems that are told; a match whose dice are all wrong need not be told die by die. */
const MOST = 5;

/** `tell` hears of every throw and shuffle, right or wrong, in their order. */
export async function verifyDice(
  replay: Verifiable,
  { hashes = systemHashes, tell }: { hashes?: Hashes; tell?: (made: Throw) => void } = {},
): Promise<Verdict> {
  const verdict: Verdict = { problems: [], throws: 0, dice: 0, shuffles: 0 };
  const wrong = (text: string): Verdict => {
    verdict.problems.push(text);
    return verdict;
  };
  const { seed, inputs, fair } = replay;
  if (typeof fair !== 'object' || fair === null) {
    return wrong('fair: the match was played without a commitment; there is nothing to verify its dice by.');
  }
  const { commitment, entropy, sides } = fair as Record<string, unknown>;
  if (typeof seed !== 'string' || !/^[0-9a-f]{64}$/.test(seed)) return wrong('seed: it is no secret of 64 hex digits.');
  if (!Array.isArray(entropy) || entropy.some((x) => typeof x !== 'string' || !/^(?:[0-9a-f]{2}){0,32}$/.test(x))) {
    return wrong('fair.entropy: give what each player added, as hex.');
  }
  if (!Array.isArray(sides) || !Array.isArray(inputs)) return wrong('fair.sides: it is missing, or inputs is.');
  const secret = fromHex(seed);
  if (toHex(await hashes.sha256(secret)) !== commitment) {
    return wrong('fair.commitment: the secret is not the one that was committed to before the match.');
  }
  const key = await hashes.hmac(secret, `wardroom dice 1\n${entropy.join('\n')}`);
  for (const [at, input] of inputs.entries()) {
    const result = (input as { chance?: unknown } | null)?.chance;
    if (result === undefined) continue;
    const nth = verdict.throws++;
    if (!Array.isArray(result)) return wrong(`inputs[${at}].chance: give a list.`);
    const n = sides[nth];
    if (!Number.isInteger(n) || n < 0) return wrong(`fair.sides[${nth}]: say what was thrown as inputs[${at}].`);
    const numbers = numbersUnder(hashes, key, `chance ${nth}`);
    const expected = n === 0 ? await shuffled(numbers, result.length) : await thrown(numbers, result.length, n);
    if (n === 0) verdict.shuffles++;
    else verdict.dice += result.length;
    const right = expected.join() === result.join();
    if (tell !== undefined) {
      const block = toHex(await hashes.hmac(key, `chance ${nth} 0`));
      tell({ nth, at, sides: n, result, expected, right, block });
    }
    if (!right) {
      const what = n === 0 ? 'the shuffle' : 'the throw';
      const shown = n === 0 ? '' : ` (${expected.join(', ')}, not ${result.slice(0, 20).join(', ')})`;
      wrong(`inputs[${at}].chance: ${what} is not what the secret and the players' shares give${shown}.`);
      if (verdict.problems.length >= MOST) return verdict;
    }
  }
  if (verdict.throws !== sides.length)
    wrong(`fair.sides: ${sides.length} throws were made, inputs has ${verdict.throws}.`);
  return verdict;
}

/** Numbers from 0 to 2^32 − 1, eight of each block of 32 bytes, the highest byte first. */
async function* numbersUnder(hashes: Hashes, key: ArrayBuffer, name: string): AsyncGenerator<number, never> {
  for (let block = 0; ; block++) {
    const bytes = new Uint8Array(await hashes.hmac(key, `${name} ${block}`));
    for (let i = 0; i < 32; i += 4) yield ((bytes[i] * 256 + bytes[i + 1]) * 256 + bytes[i + 2]) * 256 + bytes[i + 3];
  }
}

/** A number from 0 to n − 1, each as likely as any other: numbers beyond the last whole multiple of n are passed over. */
async function under(numbers: AsyncGenerator<number, never>, n: number): Promise<number> {
  for (;;) {
    const { value } = await numbers.next();
    if (value < 4294967296 - (4294967296 % n)) return value % n;
  }
}

async function thrown(numbers: AsyncGenerator<number, never>, count: number, sides: number): Promise<number[]> {
  const faces: number[] = [];
  while (faces.length < count) faces.push((await under(numbers, sides)) + 1);
  return faces;
}

/** From the last place down, each changes places with one at or before it. */
async function shuffled(numbers: AsyncGenerator<number, never>, count: number): Promise<number[]> {
  const order = [...Array(count).keys()];
  for (let last = count - 1; last >= 1; last--) {
    const other = await under(numbers, last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}

const fromHex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (x) => Number.parseInt(x, 16));
const toHex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((x) => x.toString(16).padStart(2, '0')).join('');
