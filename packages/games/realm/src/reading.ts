import type { CardFace, Reading } from '@wardroom/core';
import type { RealmCard } from './card.ts';
import { realm } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { cardText } from './text/cards.ts';
import { capital, lineOf, priceLine, symbolLine } from './text/face.ts';

/** What there is to read of the Contested Realm: the wording of clauses and cards, and cards in words. */

const defOf = (id: string): RealmCard | undefined => {
  const at = realm.defById.get(id);
  return at === undefined ? undefined : realm.defs[at];
};

/** Kind and figures as printed, in one line. */
function factsOf(def: RealmCard): string {
  const power = def.kind === 'minion' || def.kind === 'avatar' ? `. Power ${def.power}` : '';
  const price = def.kind === 'site' ? symbolLine(def) : priceLine(def);
  return `${lineOf(def)}, ${capital(def.rarity)}${power}${price === '' ? '' : `; ${price}`}`;
}

function textOf(id: string): string {
  const text = cardText[id];
  if (text === undefined) return '';
  return [text.text, text.bio].filter((x) => x !== undefined && x !== '').join('\n');
}

function faceOf(id: string): CardFace | undefined {
  const face = realm.cardFace(id);
  return face === undefined ? undefined : { ...face, ...cardText[id] };
}

export const reading: Reading = {
  rulebook,
  cardText: textOf,
  cardFacts: (id) => {
    const def = defOf(id);
    return def === undefined ? '' : factsOf(def);
  },
  cardFace: faceOf,
};
