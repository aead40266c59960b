import { CardError, capital, machine, type Reading, readingOf } from '@wardroom/core';
import type { WardCard, WardSource } from './card.ts';
import { ward } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { mechanics } from './rulebook/mechanics/index.ts';
import { sacrificesFor } from './rules/price.ts';
import { story } from './story.ts';
import type { CardText } from './text/card-text.ts';
import { cardText } from './text/cards.ts';
import { plural, SUB } from './text/face.ts';
import { withMany } from './text/many.ts';

/** What there is to read of Ward: the wording of clauses and cards, and cards in words. */

/** Kind and figures as printed, in one line. */
function factsOf(def: WardCard): string {
  const figures = `AL ${def.al}, SPD ${def.spd}, HP ${def.hp}, ${def.dice} ${def.dice === 1 ? 'die' : 'dice'}, MOD ${def.mod}`;
  const attack = cardText[def.id]?.attack;
  const strikes = attack === undefined ? '' : `. Attack: ${attack}`;
  if (def.kind === 'magic') return `${capital(def.magic!)} magic${SUB[def.sub!]}, ${def.rarity}`;
  const type = def.type === null ? '' : ` ${def.type}`;
  if (def.kind === 'hybrid') return `${capital(def.magic!)} hybrid,${type} ${def.rarity}. ${figures}${strikes}`;
  const price = def.require?.onto === undefined ? plural(sacrificesFor(def), 'sacrifice') : 'special summon';
  return `${def.type} creature, ${def.rarity}. ${figures}; ${price}${strikes}`;
}

/** What is written on every card. One without words is an error with its place in the set. */
export function wordsOf(
  sources: readonly WardSource[],
  texts: Readonly<Record<string, CardText>>,
): Record<string, CardText> {
  return Object.fromEntries(
    sources.map((source) => {
      const text = texts[source.id];
      if (text === undefined)
        throw new CardError(`${source.set} ${source.no} ${source.id}: nothing is written for it in text/`);
      return [source.id, withMany(source, text)];
    }),
  );
}

const words = wordsOf(
  ward.defs.map((def) => def.source),
  cardText,
);

export const reading: Reading = {
  ...readingOf(
    ward,
    rulebook,
    words,
    factsOf,
    story((s) => machine(ward, s)),
  ),
  mechanics,
};
