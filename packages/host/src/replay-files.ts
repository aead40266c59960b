import { parseReplay, refuseLarge } from '@wardroom/core';
import { loadWhole } from '@wardroom/games/load';
import { headerOf, otherRules } from './editions.ts';
import { type OpenReplay, openReplay } from './replays.ts';

/** Open a replay file. Whatever is wrong with it is a sentence (`ReplayError`). */
export async function openReplayText(text: string): Promise<OpenReplay> {
  refuseLarge(text.length);
  const { game: name, fingerprint } = headerOf(text);
  const present = await loadWhole(String(name));
  const other = present === undefined ? undefined : await otherRules(present, fingerprint);
  if (other !== undefined) {
    const open = other.openReplay(text);
    return { ...open, facts: { ...open.facts, ownRules: true }, catalogue: other.catalogue };
  }
  const { replay } = parseReplay(text, (wanted) => (wanted === name ? present : undefined));
  return openReplay(present!, replay);
}
