import type { CardFace, Reading } from '@wardroom/core';
import type { ArcaneCard } from './card.ts';
import { arcane } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { cardText } from './text/cards.ts';
import { kindTitles } from './text/face.ts';

/** What there is to read of War of the Arcane: the wording of clauses and cards, and cards in words. */

/** Kind and figures as printed, in one line. */
function factsOf(def: ArcaneCard): string {
  const kind = kindTitles[def.kind];
  if (def.fights) return `${kind}. Attack ${def.attack}, health ${def.health}`;
  return def.kind === 'stone' ? `${kind}. Health ${def.health}` : kind;
}

function textOf(id: string): string {
  const text = cardText[id];
  if (text === undefined) return '';
  return [text.text, text.bio].filter((x) => x !== undefined && x !== '').join('\n');
}

function faceOf(id: string): CardFace | undefined {
  const face = arcane.cardFace(id);
  return face === undefined ? undefined : { ...face, ...cardText[id] };
}

export const reading: Reading = {
  rulebook,
  cardText: textOf,
  cardFacts: (id) => {
    const at = arcane.defById.get(id);
    return at === undefined ? '' : factsOf(arcane.defs[at]);
  },
  cardFace: faceOf,
};
