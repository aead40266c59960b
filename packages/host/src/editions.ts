import type { Game } from '@wardroom/core';
import type { RulesBundle } from './edition.ts';

/** Where rules of other editions are: under the name of their game and their fingerprint, if they were kept. */
export type FindRules = (game: string, fingerprint: string) => Promise<RulesBundle | undefined>;

export const rulesFile = (game: string, fingerprint: string): string => `rules-${game}-${fingerprint}.js`;

let finder: FindRules = async () => undefined;

/** Say how they are found. Until then there are none. */
export const findRulesBy = (find: FindRules): void => {
  finder = find;
};

/**
 * The rules with this fingerprint, if they are other ones than the game's own and were kept. The fingerprint may come from a
 * file: nothing is looked for that could not be one.
 */
export async function otherRules(
  game: Game,
  fingerprint: unknown,
  find: FindRules = finder,
): Promise<RulesBundle | undefined> {
  if (typeof fingerprint !== 'string' || fingerprint === game.fingerprint || !/^[0-9a-f]{16}$/.test(fingerprint)) {
    return undefined;
  }
  const found = await find(game.name, fingerprint);
  return found?.format === 1 && found.game.fingerprint === fingerprint ? found : undefined;
}

/** What a replay file says of its game and its rules; what is wrong with the file is said later. */
export function headerOf(text: string): { game?: unknown; fingerprint?: unknown } {
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
}
