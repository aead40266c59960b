import { type Entry, entryProblem } from './entry.ts';

/** The history as a file, and back. */

const VERSION = 1;
/** Characters of the largest file that is read: two hundred of the longest matches stay below it. */
const LARGEST = 100_000_000;

export interface Match {
  entry: Entry;
  replay: string;
}

export const toFile = (matches: readonly Match[]): string =>
  `${JSON.stringify({
    wardroom: 'history',
    version: VERSION,
    matches: matches.map(({ entry, replay }) => ({ entry, replay: JSON.parse(replay) as unknown })),
  })}\n`;

export interface Read {
  matches: Match[];
  /** What could not be taken over, one sentence each. */
  problems: string[];
}

export class HistoryError extends Error {}

/** What is too large for a history is not even read. */
export function refuseLarge(size: number): void {
  if (size > LARGEST) throw new HistoryError('The file is too large for a history: at most 100 MB are read.');
}

/** Read a file. What is wrong with all of it is an error; what is wrong with a match leaves the others whole. */
export function fromFile(text: string): Read {
  refuseLarge(text.length);
  let file: { wardroom?: unknown; version?: unknown; matches?: unknown };
  try {
    file = JSON.parse(text) ?? {};
  } catch {
    throw new HistoryError('The file is not whole JSON; it may have been cut off. Export it again.');
  }
  if (file.wardroom === 'replay') throw new HistoryError('This is a single replay. Open it under Replays.');
  if (file.wardroom !== 'history') throw new HistoryError('wardroom: this is no exported history.');
  if (typeof file.version === 'number' && file.version > VERSION) {
    throw new HistoryError(
      `version: the file is of a later Wardroom (${file.version}). Reload this page, then import it.`,
    );
  }
  if (file.version !== VERSION)
    throw new HistoryError(`version: give ${VERSION}; got ${JSON.stringify(file.version)}.`);
  if (!Array.isArray(file.matches)) throw new HistoryError('matches: the list of matches is missing.');
  const read: Read = { matches: [], problems: [] };
  file.matches.forEach((match: { entry?: unknown; replay?: unknown } | null, i) => {
    const problem = entryProblem(match?.entry, `matches[${i}].entry`) ?? replayProblem(match, `matches[${i}].replay`);
    if (problem === null) {
      read.matches.push({ entry: match!.entry as Entry, replay: JSON.stringify(match!.replay) });
    } else read.problems.push(problem);
  });
  return read;
}

/** Whether the replay runs is said when it is watched. */
function replayProblem(match: { entry?: unknown; replay?: unknown } | null, at: string): string | null {
  const replay = match?.replay as { wardroom?: unknown; game?: unknown } | null | undefined;
  if (replay?.wardroom !== 'replay') return `${at}: give the replay of the match.`;
  return replay.game === (match!.entry as Entry).game ? null : `${at}.game: it is of another game than its entry.`;
}
