import { createPublicKey, verify } from 'node:crypto';
import { signedText } from '@wardroom/host/signature';
import { verifyDice } from '@wardroom/host/verify';
import type { Args, Usage } from './args.ts';
import { Failure } from './failure.ts';
import type { Io } from './io.ts';
import { checkReplay } from './replay.ts';

export const usage: Usage = {
  name: 'verify',
  summary:
    'Verify the dice of an online match. Every throw and shuffle is worked out again from what its room committed to.',
  positional: ['FILE'],
  options: {
    key: {
      value: 'KEY',
      help: "The public key of the server it was played on (--key=KEY), from its '/.well-known/wardroom.json'.",
    },
  },
};

/** First the dice, by code that shares nothing with the engine; then whether the file as a whole plays as it says. */
export async function run(args: Args, io: Io): Promise<number> {
  const file = args.positional[0];
  const replay = readJson(io, file);
  const { problems, throws, dice, shuffles } = await verifyDice(replay);
  if (problems.length > 0) throw new Failure(problems.map((x) => `${file}: ${x}`).join('\n'));
  const signed = signatureOf(file, replay, args.maybe('key'));
  const played = await checkReplay(io, file);
  io.out(
    `${file}: ${dice} dice in ${throws - shuffles} throws and ${shuffles} shuffles, each as committed to. ${played} ${signed}\n`,
  );
  return 0;
}

/** What can be said of the signature. One that does not fit is a failure; without a key nothing is known, and that is said. */
function signatureOf(file: string, replay: { signed?: unknown }, key: string | undefined): string {
  const { signed } = replay;
  if (typeof signed !== 'object' || signed === null) {
    if (key !== undefined) throw new Failure(`${file}: signed: it is not signed; leave --key out.`);
    return 'It is not signed.';
  }
  if (key === undefined) return 'It is signed; give --key to check by whom.';
  const { signature } = signed as { signature?: unknown };
  const bytes = Buffer.from(typeof signature === 'string' ? signature : '', 'base64url');
  if (!verify(null, Buffer.from(signedText(replay)), publicKey(key), bytes)) {
    throw new Failure(`${file}: signed: the signature is not by that key, or the file was edited.`);
  }
  return 'It is signed by that key.';
}

function publicKey(x: string): ReturnType<typeof createPublicKey> {
  if (!/^[\w-]{43}$/.test(x))
    throw new Failure('--key: give the 43 characters of a public key, as the server tells it.');
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
}

function readJson(io: Io, file: string): object {
  try {
    const value: unknown = JSON.parse(io.readFile(file));
    if (typeof value === 'object' && value !== null) return value;
  } catch (e) {
    if (!(e instanceof SyntaxError)) throw e;
  }
  throw new Failure(`${file}: it is not whole JSON; it may have been cut off.`);
}
