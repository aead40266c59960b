import { capital, machine, readingOf } from '@wardroom/core';
import type { RealmCard } from './card.ts';
import { realm } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { story } from './story.ts';
import { cardText } from './text/cards.ts';
import { lineOf, priceLine, symbolLine } from './text/face.ts';

/** What there is to read of the Contested Realm: the wording of clauses and cards, and cards in words. */

/** Kind and figures as printed, in one line. */
function factsOf(def: RealmCard): string {
  const power = def.kind === 'minion' || def.kind === 'avatar' ? `. Power ${def.power}` : '';
  const price = def.kind === 'site' ? symbolLine(def) : priceLine(def);
  return `${lineOf(def)}, ${capital(def.rarity)}${power}${price === '' ? '' : `; ${price}`}`;
}

export const reading = readingOf(
  realm,
  rulebook,
  cardText,
  factsOf,
  story((s) => machine(realm, s)),
);
