import { bossCards } from '../bosses/cards.ts';
import { cards } from '../cards/index.ts';
import { bossText } from './bosses.ts';
import type { CardText, Written } from './card-text.ts';
import { cards001to050 } from './cards-001-050.ts';
import { cards051to100 } from './cards-051-100.ts';
import { cards101to151 } from './cards-101-151.ts';
import { gen2Creatures } from './cards-gen2-creatures.ts';
import { gen2Magics } from './cards-gen2-magics.ts';
import { gen3Creatures } from './cards-gen3-creatures.ts';
import { gen3Magics } from './cards-gen3-magics.ts';
import { promos } from './cards-promos.ts';
import { fromData } from './from-data.ts';

/** The words that are written by hand, by card id. */
export const written: Readonly<Record<string, Written>> = {
  ...cards001to050,
  ...cards051to100,
  ...cards101to151,
  ...gen2Creatures,
  ...gen2Magics,
  ...gen3Creatures,
  ...gen3Magics,
  ...promos,
  ...bossText,
};

/** The words of every card, by card id. */
export const cardText: Readonly<Record<string, CardText>> = Object.fromEntries(
  [...cards, ...bossCards].map((x) => [x.id, { ...written[x.id], text: written[x.id]?.text ?? fromData(x) ?? '' }]),
);
