import { bossText } from './bosses.ts';
import type { CardText } from './card-text.ts';
import { cards001to050 } from './cards-001-050.ts';
import { cards051to100 } from './cards-051-100.ts';
import { cards101to151 } from './cards-101-151.ts';
import { cardsLater } from './cards-later.ts';

/** The words of every card, by card id. */
export const cardText: Readonly<Record<string, CardText>> = {
  ...cards001to050,
  ...cards051to100,
  ...cards101to151,
  ...cardsLater,
  ...bossText,
};
