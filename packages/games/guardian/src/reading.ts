import { capital, machine, readingOf } from '@wardroom/core';
import type { GuardianCard } from './card.ts';
import { guardian } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { story } from './story.ts';
import { cardText } from './text/cards.ts';
import { lineOf, priceLine } from './text/face.ts';

/** What there is to read of Guardian Realms: the wording of clauses and cards, and cards in words. */

/** Kind and figures as printed, in one line. */
function factsOf(def: GuardianCard): string {
  const figures = def.kind === 'guardian' ? `. ${def.hp} HP, attack ${def.atk}` : '';
  const price = priceLine(def);
  return `${lineOf(def)}, ${capital(def.rarity)}${figures}${price === '' ? '' : `; ${price}`}`;
}

export const reading = readingOf(
  guardian,
  rulebook,
  cardText,
  factsOf,
  story((s) => machine(guardian, s)),
);
