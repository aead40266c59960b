import { fingerprintOf } from '@wardroom/core';
import type { Experiment, Result } from '@wardroom/lab';
import { Failure } from '../failure.ts';
import type { Io } from '../io.ts';

/** Matches of an experiment as they are played, a line for each in their order: what a run that was cut off goes on from. */
export interface MatchLog {
  /** What it holds already: matches 0, 1, 2 … */
  results: readonly Result[];
  add: (result: Result) => void;
}

export function openLog(io: Io, path: string, experiment: Experiment): MatchLog {
  const head = JSON.stringify({ lab: 1, rules: fingerprintOf(experiment.game), experiment });
  const add = (result: Result): void => io.appendFile(path, `${JSON.stringify(result)}\n`);
  const text = io.exists(path) ? io.readFile(path, 'own') : '';
  // A line without its end was being written when the run was cut off.
  const lines = text.split('\n').slice(0, -1);
  if (lines.length === 0) {
    io.writeFile(path, `${head}\n`);
    return { results: [], add };
  }
  if (lines[0] !== head) {
    throw new Failure(
      `${path} holds matches of another experiment or of other rules. Choose another folder with --out, or delete it to begin anew.`,
    );
  }
  const results = lines.slice(1).map((line, i) => read(path, line, i));
  if (!text.endsWith('\n')) io.writeFile(path, `${lines.join('\n')}\n`);
  return { results, add };
}

function read(path: string, line: string, i: number): Result {
  try {
    const result: Result = JSON.parse(line);
    if (result.i === i) return result;
  } catch {
    // Said below.
  }
  throw new Failure(`${path}: line ${i + 2} is not match ${i}. Delete the file to begin anew.`);
}
