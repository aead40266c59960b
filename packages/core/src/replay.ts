import { digest } from './digest.ts';
import type { GameEvent } from './event.ts';
import type { Game, Setup } from './game.ts';
import { advance, begin, type Input, type Machine } from './machine.ts';
import type { State } from './state.ts';
import { SetupError, type Table } from './table.ts';

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
  /** Digest of the state after every `STRIDE` inputs and at the end. */
  marks: string[];
  result: State['over'];
}

const STRIDE = 64;

export function makeReplay(t: Table): Replay {
  const marks: string[] = [];
  const m = begin(t.game, t.setup);
  t.inputs.forEach((input, i) => {
    advance(m, input);
    if ((i + 1) % STRIDE === 0 || i === t.inputs.length - 1) marks.push(stateDigest(m.state));
  });
  return {
    wardroom: 'replay',
    version: 1,
    game: t.game.name,
    fingerprint: t.game.fingerprint,
    setup: t.setup,
    seed: t.seed,
    inputs: t.inputs,
    marks,
    result: m.state.over,
  };
}

export const stateDigest = (s: State): string => digest(JSON.stringify(s));

export class ReplayError extends Error {}

/** Read a replay file. Every problem names the field. */
export function parseReplay(text: string, find: (game: string) => Game | undefined): { replay: Replay; game: Game } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (e) {
    throw new ReplayError(`The file is not whole JSON (${(e as Error).message}); it may have been cut off.`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new ReplayError('The file is not a replay.');
  const r = raw as Record<string, unknown>;
  if (r.wardroom !== 'replay') throw new ReplayError("The file is not a replay: its field 'wardroom' is not 'replay'.");
  if (r.version !== 1) throw new ReplayError(`version is ${String(r.version)}; this table reads version 1.`);
  if (typeof r.game !== 'string') throw new ReplayError('game is missing.');
  const game = find(r.game);
  if (game === undefined) throw new ReplayError(`game '${r.game.slice(0, 40)}' is not known here.`);
  if (typeof r.fingerprint !== 'string') throw new ReplayError('fingerprint is missing.');
  if (typeof r.seed !== 'string') throw new ReplayError('seed is missing.');
  if (!Array.isArray(r.inputs)) throw new ReplayError('inputs is missing.');
  if (!Array.isArray(r.marks) || r.marks.some((x) => typeof x !== 'string')) throw new ReplayError('marks is missing.');
  const expected = Math.ceil(r.inputs.length / STRIDE);
  if (r.marks.length !== expected) {
    throw new ReplayError(
      `marks has ${r.marks.length} entries for ${r.inputs.length} inputs, not ${expected}: the file was cut or edited.`,
    );
  }
  if (typeof r.setup !== 'object' || r.setup === null) throw new ReplayError('setup is missing.');
  const setup = r.setup as Setup;
  if (!Array.isArray(setup.seats) || typeof setup.mode !== 'string')
    throw new ReplayError('setup needs mode and seats.');
  let problems: string[];
  try {
    problems = game.check(setup);
  } catch {
    problems = ['setup cannot be read.'];
  }
  if (problems.length > 0) throw new ReplayError(`setup: ${problems.join(' ')}`);
  return { replay: raw as Replay, game };
}

/** Step through a replay. `step` takes the next input; it throws where the file does not fit the rules. */
export function playReplay(
  game: Game,
  replay: Replay,
  sink: ((e: GameEvent, s: State) => void) | null = null,
): { machine: Machine; at: () => number; step: () => boolean } {
  if (replay.fingerprint !== game.fingerprint) {
    throw new ReplayError(
      `The replay was made with other rules or cards (${replay.fingerprint}) than these (${game.fingerprint}); it is not run on them.`,
    );
  }
  const problems = game.check(replay.setup);
  if (problems.length > 0) throw new SetupError(problems);
  const machine = begin(game, replay.setup, sink);
  let at = 0;
  return {
    machine,
    at: () => at,
    step: () => {
      if (at >= replay.inputs.length) return false;
      const refusal = advance(machine, replay.inputs[at]);
      if (refusal !== null) throw new ReplayError(`inputs[${at}]: ${refusal.error}`);
      at++;
      if (at % STRIDE === 0 || at === replay.inputs.length) {
        const mark = Math.ceil(at / STRIDE) - 1;
        if (replay.marks[mark] !== stateDigest(machine.state)) {
          const from = mark * STRIDE;
          throw new ReplayError(
            `inputs[${from}..${at - 1}]: the match differs from the one recorded; the file was edited.`,
          );
        }
      }
      return at < replay.inputs.length;
    },
  };
}
