import type { CardText } from './card-text.ts';
import { effectTexts } from './cards-effects.ts';
import { equipmentTexts } from './cards-equipment.ts';
import { fieldTexts } from './cards-fields.ts';
import { guardianTexts } from './cards-guardians.ts';

/** The words of every card, by card id. */
export const cardText: Readonly<Record<string, CardText>> = {
  ...guardianTexts,
  ...effectTexts,
  ...equipmentTexts,
  ...fieldTexts,
};
