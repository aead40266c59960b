/**
 * Which rules a match was played by. The build takes a fingerprint of each game's rules (its `rules.ts` with the engine, as
 * bundled: comments and layout make no difference) and puts it in place of this name; `scripts/lib/fingerprints.mjs` says how.
 */
declare const __WARDROOM_FINGERPRINTS__: Readonly<Record<string, string>> | undefined;

/** The fingerprint of a game's rules. */
export function fingerprintOf(game: string): string {
  const of = typeof __WARDROOM_FINGERPRINTS__ === 'undefined' ? undefined : __WARDROOM_FINGERPRINTS__[game];
  if (of === undefined) throw new Error(`${game} was built without a fingerprint: see scripts/lib/fingerprints.mjs.`);
  return of;
}
