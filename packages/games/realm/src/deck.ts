import { type DeckReport, shortly } from '@wardroom/core';
import { COPIES, type RealmCard } from './card.ts';

/** S2.2: how many cards the two decks have at least, by mode. */
export const DECK_SIZES: Readonly<Record<string, { atlas: number; spellbook: number }>> = {
  duel: { atlas: 16, spellbook: 30 },
  full: { atlas: 30, spellbook: 60 },
};

/** S2.2: what makes a deck legal: one avatar, enough sites and spells, and not too many of the same. */
export function checkDeck(
  defs: readonly RealmCard[],
  byId: ReadonlyMap<string, number>,
  deck: readonly string[],
  mode = 'duel',
): DeckReport {
  const errors: DeckReport['errors'] = [];
  const wrong = (message: string): void => void errors.push({ rule: 'S2.2', message });
  const least = DECK_SIZES[mode] ?? DECK_SIZES.duel;
  const copies = new Map<string, number>();
  for (const id of deck) copies.set(id, (copies.get(id) ?? 0) + 1);
  const known: { def: RealmCard; n: number }[] = [];
  for (const [id, n] of copies) {
    const at = byId.get(id);
    if (at === undefined) wrong(`No card is called '${shortly(id)}'.`);
    else if (defs[at].token) wrong(`${defs[at].name} is put out by other cards; it cannot be in a deck.`);
    else known.push({ def: defs[at], n });
  }
  const count = (test: (def: RealmCard) => boolean): number =>
    known.reduce((sum, { def, n }) => (test(def) ? sum + n : sum), 0);
  const avatars = count((def) => def.kind === 'avatar');
  const sites = count((def) => def.kind === 'site');
  const spells = count((def) => def.kind !== 'avatar' && def.kind !== 'site');
  if (avatars !== 1) wrong(`${avatars} avatars; a deck has exactly 1.`);
  if (sites < least.atlas) wrong(`${sites} sites; an atlas has at least ${least.atlas}.`);
  if (spells < least.spellbook) wrong(`${spells} spells; a spellbook has at least ${least.spellbook}.`);
  for (const { def, n } of known) {
    const most = COPIES[def.rarity];
    if (def.kind !== 'avatar' && n > most)
      wrong(`${def.name} (${def.rarity}): ${n} copies; at most ${most} ${most === 1 ? 'is' : 'are'} allowed.`);
  }
  return { errors, advice: [] };
}
