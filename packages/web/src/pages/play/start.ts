import type { Catalogue, MatchRecord, MatchRequest } from '@wardroom/host';

/** What the play page is to open, and the match that is kept so that a reload loses nothing. */

const NEXT = 'wardroom.next';
const MATCH = 'wardroom.match';
const LAST = 'wardroom.lastReplay';

export type Opening = { do: 'open'; request: MatchRequest } | { do: 'resume'; record: MatchRecord };

/** Seat the players; the play page deals. */
export function startMatch(request: MatchRequest): void {
  sessionStorage.setItem(NEXT, JSON.stringify(request));
}

/** The match to play now: one just set up, else the one that was under way. */
export function takeOpening(): Opening | null {
  const next = sessionStorage.getItem(NEXT);
  if (next !== null) {
    return { do: 'open', request: JSON.parse(next) as MatchRequest };
  }
  const record = keptMatch();
  return record === null ? null : { do: 'resume', record };
}

export function keptMatch(): MatchRecord | null {
  const kept = localStorage.getItem(MATCH);
  if (kept === null) return null;
  try {
    return JSON.parse(kept) as MatchRecord;
  } catch {
    forgetMatch();
    return null;
  }
}

/** From the first record on it is this match that a reload goes on with. */
export function keepMatch(record: MatchRecord): void {
  localStorage.setItem(MATCH, JSON.stringify(record));
  sessionStorage.removeItem(NEXT);
}

export function forgetMatch(): void {
  localStorage.removeItem(MATCH);
  sessionStorage.removeItem(NEXT);
}

/** The match just played, for the replay page. Too large for the store is no misfortune: it is also on the page. */
export function keepReplay(text: string): void {
  try {
    sessionStorage.setItem(LAST, text);
  } catch {
    sessionStorage.removeItem(LAST);
  }
}

const LEARNT = 'wardroom.learnt.';

/** The guided match of a game that has one. Decks, options and dice are the lesson's own. */
export function lessonRequest(catalogue: Catalogue, name = ''): MatchRequest {
  const { mode, names } = catalogue.lesson!;
  return {
    game: catalogue.name,
    mode,
    seed: freshSeed(),
    lesson: true,
    places: names.map((own, i) =>
      i === 0
        ? { name: name.trim() || own, deck: [], sitter: 'person' }
        : { name: own, deck: [], sitter: catalogue.bots.at(-1)!.name },
    ),
  };
}

/** The lesson of a game was finished here. */
export const hasLearnt = (game: string): boolean => localStorage.getItem(LEARNT + game) !== null;
export const keepLearnt = (game: string): void => localStorage.setItem(LEARNT + game, '1');

/** A seed nobody can guess. */
export function freshSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}
