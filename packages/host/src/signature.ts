import type { Replay } from '@wardroom/core';

/**
 * What a signature of a replay is over: all of it but the signature itself, as JSON with the fields of every object in the order of
 * their names and nothing in between. A file may be written in another order, or with spaces, and is still the same match.
 */
export function signedText(replay: object): string {
  const { signed: _, ...rest } = replay as Partial<Replay>;
  return JSON.stringify(rest, (_key, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}
