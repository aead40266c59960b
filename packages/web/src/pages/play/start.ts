import type { MatchRecord, MatchRequest } from '@wardroom/host';
import { recordProblem, requestProblem } from '@wardroom/host/message-shapes';
import { entryOf } from '../../games/index.ts';
import { device, session } from '../../storage.ts';
import { setAside } from './aside.ts';

/** What the play page is to open, and the match that is kept so that a reload loses nothing. */

const NEXT = 'wardroom.next';
const MATCH = 'wardroom.match';
const LAST = 'wardroom.lastReplay';

export type Opening = { do: 'open'; request: MatchRequest } | { do: 'resume'; record: MatchRecord };

/** Seat the players; the play page deals. */
export function startMatch(request: MatchRequest): void {
  session.setItem(NEXT, JSON.stringify(request));
}

/** The match to play now: one just set up, else the one that was under way. */
export function takeOpening(): Opening | null {
  const next = read(session.getItem(NEXT), requestProblem);
  if (next !== null && 'value' in next) return { do: 'open', request: next.value as MatchRequest };
  const record = keptMatch();
  return record === null ? null : { do: 'resume', record };
}

/** The match that is kept. One that cannot be read is set aside: it must not stand in the way for good. */
export function keptMatch(): MatchRecord | null {
  const kept = read(keptText(), recordProblem);
  if (kept === null) return null;
  if ('why' in kept) {
    putAside(kept.why);
    return null;
  }
  const record = kept.value as MatchRecord;
  if (entryOf(record.request.game) !== undefined) return record;
  putAside(`There is no table for ${record.request.game} here.`);
  return null;
}

/** What is kept of the match under way, as it lies there. */
export const keptText = (): string | null => device.getItem(MATCH);

/** The match under way cannot go on: it is set aside. */
export const putAside = (why: string): void => setAside(MATCH, why);

/** What was kept, read back and of the right shape; or why it is not. */
function read(
  text: string | null,
  problem: (value: unknown) => string | null,
): { value: unknown } | { why: string } | null {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    const why = problem(value);
    return why === null ? { value } : { why };
  } catch (e) {
    return { why: `It is not whole: ${(e as Error).message}.` };
  }
}

/** From the first record on it is this match that a reload goes on with. */
export function keepMatch(record: MatchRecord): void {
  device.setItem(MATCH, JSON.stringify(record));
  session.removeItem(NEXT);
}

/** The match is over. */
export function forgetMatch(): void {
  device.removeItem(MATCH);
  forgetOpening();
}

/** What was set up is not opened again; the match that is kept stays. */
export const forgetOpening = (): void => session.removeItem(NEXT);

/** The match just played, for the replay page. */
export function keepReplay(text: string): void {
  session.setItem(LAST, text);
}

/** A seed nobody can guess. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}
