import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { advance, begin, type Machine, MOST_INPUTS } from './machine.ts';
import { markOf, type Replay, STRIDE, sealOf } from './replay.ts';
import { setupProblems } from './setup.ts';
import type { State } from './state.ts';
import { SetupError } from './table.ts';

/** Reading replays and playing them: what a table that makes one does not need. */

/** Told apart by its name where it may come from another edition's engine, whose classes are its own. */
export class ReplayError extends Error {
  override name = 'ReplayError';
}

export const isReplayError = (e: unknown): e is Error => e instanceof Error && e.name === 'ReplayError';

/** The longest text of a replay: a match of the most inputs there may be stays below it. */
export const LONGEST_REPLAY = 8_000_000;
const LONGEST_SEED = 200;

/** Instructions that a replay may take. The longest honest match measured takes 56,367; the engine runs this many in seconds. */
const MOST_WORK = 1_000_000;

/** Refuse what is larger than any replay before it is read at all: a size in characters or bytes, and the inputs where known. */
export function refuseLarge(size: number, inputs = 0): void {
  if (size > LONGEST_REPLAY) {
    throw new ReplayError(`The replay is too large: at most ${LONGEST_REPLAY / 1e6} MB are read.`);
  }
  if (inputs > MOST_INPUTS) {
    throw new ReplayError(`inputs has ${inputs} entries; no match has more than ${MOST_INPUTS}.`);
  }
}

/** Refuse to go on with what takes more work than any match. */
export function refuseWork(m: Machine, at: number): void {
  if (m.work > MOST_WORK) {
    throw new ReplayError(`inputs[${at}]: the replay takes more work than any match; it is not played on.`);
  }
}

/** Read a replay file. Every problem names the field. */
export function parseReplay(text: string, find: (game: string) => Game | undefined): { replay: Replay; game: Game } {
  refuseLarge(text.length);
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (e) {
    throw new ReplayError(`The file is not whole JSON (${(e as Error).message}); it may have been cut off.`);
  }
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) throw new ReplayError('The file is not a replay.');
  const r = raw as Record<string, unknown>;
  if (r.wardroom !== 'replay') throw new ReplayError("The file is not a replay: its field 'wardroom' is not 'replay'.");
  if (r.version !== 1) throw new ReplayError(`version is ${JSON.stringify(r.version)}; this table reads version 1.`);
  if (typeof r.game !== 'string') throw new ReplayError('game is missing.');
  const game = find(r.game);
  if (game === undefined) throw new ReplayError(`game '${r.game.slice(0, 40)}' is not known here.`);
  if (typeof r.fingerprint !== 'string') throw new ReplayError('fingerprint is missing.');
  if (typeof r.seed !== 'string') throw new ReplayError('seed is missing.');
  if (r.seed.length > LONGEST_SEED) throw new ReplayError(`seed is longer than ${LONGEST_SEED} characters.`);
  if (!Array.isArray(r.inputs)) throw new ReplayError('inputs is missing.');
  refuseLarge(text.length, r.inputs.length);
  const { from } = r as Partial<Replay>;
  if (from !== undefined && !(Number.isInteger(from) && from >= 0 && from <= r.inputs.length)) {
    throw new ReplayError(`from: give a whole number from 0 to ${r.inputs.length}, or leave it out.`);
  }
  if (!Array.isArray(r.marks) || r.marks.some((x) => typeof x !== 'string')) throw new ReplayError('marks is missing.');
  const expected = Math.ceil(r.inputs.length / STRIDE);
  if (r.marks.length !== expected) {
    throw new ReplayError(
      `marks has ${r.marks.length} entries for ${r.inputs.length} inputs, not ${expected}: the file was cut or edited.`,
    );
  }
  // Whether other rules would take it is not for these to say; they do not run it.
  const problems = r.fingerprint === game.fingerprint ? setupProblems(game, r.setup) : [];
  if (problems.length > 0) throw new ReplayError(`setup: ${problems.slice(0, 5).join(' ')}`);
  if (typeof r.seal !== 'string') throw new ReplayError('seal is missing.');
  if (r.seal !== sealOf(raw as Replay)) {
    throw new ReplayError('seal does not fit game, fingerprint, setup, seed and result: one of them was edited.');
  }
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
      `The replay was made with other rules or cards (${replay.fingerprint}) than these (${game.fingerprint}), and those are not kept here; it is not run on these.`,
    );
  }
  const problems = setupProblems(game, replay.setup);
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
      refuseWork(machine, at);
      at++;
      if (at % STRIDE === 0 || at === replay.inputs.length) {
        const mark = Math.ceil(at / STRIDE) - 1;
        if (replay.marks[mark] !== markOf(machine.state, replay.inputs, at)) {
          const from = mark * STRIDE;
          throw new ReplayError(
            `inputs[${from}..${at - 1}]: the match differs from the one recorded; the file was edited.`,
          );
        }
      }
      if (at === replay.inputs.length && JSON.stringify(machine.state.over) !== JSON.stringify(replay.result)) {
        throw new ReplayError(`result: the inputs do not lead to it; the file was cut after inputs[${at - 1}].`);
      }
      return at < replay.inputs.length;
    },
  };
}
