import { readingOf } from '@wardroom/core';
import type { ArcaneCard } from './card.ts';
import { arcane } from './game.ts';
import { rulebook } from './rulebook/index.ts';
import { defOf } from './rules.ts';
import { story } from './story.ts';
import { cardText } from './text/cards.ts';
import { kindTitles } from './text/face.ts';

/** What there is to read of War of the Arcane: the wording of clauses and cards, and cards in words. */

/** Kind and figures as printed, in one line. */
function factsOf(def: ArcaneCard): string {
  const kind = kindTitles[def.kind];
  if (def.fights) return `${kind}. Attack ${def.attack}, health ${def.health}`;
  return def.kind === 'stone' ? `${kind}. Health ${def.health}` : kind;
}

export const reading = readingOf(arcane, rulebook, cardText, factsOf, story(defOf));
