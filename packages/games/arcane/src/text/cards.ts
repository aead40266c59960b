import type { CardText } from './card-text.ts';
import { restTexts } from './cards-rest.ts';
import { spellTexts } from './cards-spells.ts';
import { unitsA } from './cards-units-a.ts';
import { unitsB } from './cards-units-b.ts';
import { unitsC } from './cards-units-c.ts';

/** The words of every card, by card id. */
export const cardText: Readonly<Record<string, CardText>> = {
  ...unitsA,
  ...unitsB,
  ...spellTexts,
  ...restTexts,
  ...unitsC,
};
