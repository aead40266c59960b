import type { DeckReport, Options } from '@wardroom/core';
import type { WardCard } from './card.ts';
import { BANNED, LIMITED } from './cards/index.ts';

/** W2–W3: what makes a deck legal. */
export function checkDeck(
  defs: readonly WardCard[],
  byId: ReadonlyMap<string, number>,
  deck: readonly string[],
  options: Options = {},
): DeckReport {
  const errors: DeckReport['errors'] = [];
  const advice: DeckReport['advice'] = [];
  const counts = new Map<string, number>();
  for (const id of deck) counts.set(id, (counts.get(id) ?? 0) + 1);
  /** Decks come from files and from the net: what is wrong in them is not quoted at length. */
  const shortly = (id: string): string => (id.length > 40 ? `${id.slice(0, 37)}…` : id);
  const name = (id: string): string => {
    const at = byId.get(id);
    return at === undefined ? id : defs[at].name;
  };
  if (deck.length !== 30)
    errors.push({ rule: 'W2.1.1', message: `A deck has exactly 30 cards; this one has ${deck.length}.` });
  const official = (options.format ?? 'official') === 'official';
  for (const [id, n] of counts) {
    const banned = BANNED.has(id);
    if (!byId.has(id)) {
      if (banned && official)
        errors.push({
          rule: 'W18.5',
          message: `${id} is banned in official play; take it out, or play in the open format.`,
        });
      else errors.push({ rule: 'W2.1.1', message: `No card is called '${shortly(id)}'.` });
      continue;
    }
    if (n > 3) errors.push({ rule: 'W3.2.1', message: `${name(id)}: ${n} copies; at most 3 are allowed.` });
    if (official && banned)
      errors.push({
        rule: 'W18.5',
        message: `${name(id)} is banned in official play; take it out, or play in the open format.`,
      });
    const limited = LIMITED.has(id) || defs[byId.get(id)!].rarity === 'Promo';
    if (official && limited && n > 1) {
      errors.push({ rule: 'W18.23', message: `${name(id)}: ${n} copies; it is limited to 1 in official play.` });
    }
  }
  const creatures = deck.filter((id) => byId.has(id) && defs[byId.get(id)!].kind === 'creature').length;
  const magics = deck.filter((id) => byId.has(id)).length - creatures;
  if (creatures < 8 || creatures > 12)
    advice.push({ rule: 'W3.1.1.1', message: `${creatures} creatures; 8 to 12 are recommended.` });
  if (magics < 18 || magics > 22)
    advice.push({ rule: 'W3.1.1.2', message: `${magics} magics; 18 to 22 are recommended.` });
  return { errors, advice };
}
