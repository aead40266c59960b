import { digest } from './digest.ts';
import type { Setup } from './game.ts';
import { advance, begin, type Input } from './machine.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';

/**
 * A replay is a header and the inputs. It runs only on the rules it was made with: the fingerprint says which. The
 * digest of each stretch of the match shows where a file was changed or cut.
 */
export interface Replay {
  wardroom: 'replay';
  version: 1;
  game: string;
  fingerprint: string;
  setup: Setup;
  seed: string;
  inputs: Input[];
  /** Digest of the state after every `STRIDE` inputs and at the end, and of the inputs since the last one. */
  marks: string[];
  result: State['over'];
  /** It was played on from another match: so many inputs are that match's, its dice among them. */
  from?: number;
  /** Digest of the header: game, fingerprint, setup, seed, result, from and fair. Like the marks it finds edits, it is no signature. */
  seal: string;
  /** How its dice can be verified, where the room committed to them: `seed` is then the room's secret. */
  fair?: FairProof;
  /** By the server it was played on: over all of the rest. */
  signed?: Signature;
}

/** An Ed25519 signature and the public key that it can be checked with, both as base64url. */
export interface Signature {
  key: string;
  signature: string;
}

/** What it takes to work out again every throw and shuffle of a match, beside the secret. */
export interface FairProof {
  /** SHA-256 of the secret, as it was shown before anybody had added anything. */
  commitment: string;
  /** What each seat added, as hex. */
  entropy: readonly string[];
  /** Of each throw, how many sides the dice had; 0 for a shuffle. */
  sides: readonly number[];
}

/** Inputs between two marks. */
export const STRIDE = 64;

export function makeReplay(
  t: Pick<Table, 'game' | 'setup' | 'seed' | 'inputs' | 'from'> & Pick<Replay, 'fair'>,
): Replay {
  const marks: string[] = [];
  const m = begin(t.game, t.setup);
  t.inputs.forEach((input, i) => {
    advance(m, input);
    if ((i + 1) % STRIDE === 0 || i === t.inputs.length - 1) marks.push(markOf(m.state, t.inputs, i + 1));
  });
  const header = {
    game: t.game.name,
    fingerprint: t.game.fingerprint,
    setup: t.setup,
    seed: t.seed,
    result: m.state.over,
    ...(t.from === undefined ? {} : { from: t.from }),
    ...(t.fair === undefined ? {} : { fair: t.fair }),
  };
  return { wardroom: 'replay', version: 1, ...header, inputs: t.inputs.slice(), marks, seal: sealOf(header) };
}

type Header = Pick<Replay, 'game' | 'fingerprint' | 'setup' | 'seed' | 'result' | 'from' | 'fair'>;

export const sealOf = ({ game, fingerprint, setup, seed, result, from, fair }: Header): string => {
  // Only where there is something to cover, so that earlier replays keep their seals.
  const more = [...(from === undefined ? [] : [from]), ...(fair === undefined ? [] : [fair])];
  return digest(JSON.stringify([game, fingerprint, setup, seed, result, ...more]));
};

/** The mark after input `at`. With the inputs in it an edit shows even where it came to the same in the end. */
export const markOf = (s: State, inputs: readonly Input[], at: number): string =>
  digest(JSON.stringify([s, inputs.slice(Math.floor((at - 1) / STRIDE) * STRIDE, at)]));

export const stateDigest = (s: State): string => digest(JSON.stringify(s));
