import type { CardText } from './card-text.ts';
import { siteTexts } from './cards-sites.ts';
import { spellTexts } from './cards-spells.ts';
import { unitTexts } from './cards-units.ts';

/** The words of every card, by card id. */
export const cardText: Readonly<Record<string, CardText>> = { ...unitTexts, ...spellTexts, ...siteTexts };
