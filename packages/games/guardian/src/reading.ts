import type { CardFace, Reading } from '@wardroom/core';
import type { GuardianCard } from './card.ts';
import { guardian } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { cardText } from './text/cards.ts';
import { capital, lineOf, priceLine } from './text/face.ts';

/** What there is to read of Guardian Realms: the wording of clauses and cards, and cards in words. */

const defOf = (id: string): GuardianCard | undefined => {
  const at = guardian.defById.get(id);
  return at === undefined ? undefined : guardian.defs[at];
};

/** Kind and figures as printed, in one line. */
function factsOf(def: GuardianCard): string {
  const figures = def.kind === 'guardian' ? `. ${def.hp} HP, attack ${def.atk}` : '';
  const price = priceLine(def);
  return `${lineOf(def)}, ${capital(def.rarity)}${figures}${price === '' ? '' : `; ${price}`}`;
}

function textOf(id: string): string {
  const text = cardText[id];
  if (text === undefined) return '';
  return [text.text, text.bio].filter((x) => x !== undefined && x !== '').join('\n');
}

function faceOf(id: string): CardFace | undefined {
  const face = guardian.cardFace(id);
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
