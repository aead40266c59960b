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
  options: {},
};

/** First the dice, by code that shares nothing with the engine; then whether the file as a whole plays as it says. */
export async function run(args: Args, io: Io): Promise<number> {
  const file = args.positional[0];
  const { problems, throws, dice, shuffles } = await verifyDice(readJson(io, file));
  if (problems.length > 0) throw new Failure(problems.map((x) => `${file}: ${x}`).join('\n'));
  const played = await checkReplay(io, file);
  io.out(
    `${file}: ${dice} dice in ${throws - shuffles} throws and ${shuffles} shuffles, each as committed to. ${played}\n`,
  );
  return 0;
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
