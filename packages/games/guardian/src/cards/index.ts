import type { GuardianSource } from '../card.ts';
import { effects } from './effects.ts';
import { gear } from './equipment.ts';
import { fields } from './fields.ts';
import { later } from './later.ts';
import { plain } from './plain.ts';
import { rush } from './rush.ts';
import { sneak } from './sneak.ts';
import { summons } from './summons.ts';
import { tank } from './tank.ts';
import { waits } from './waiting.ts';

/** Every card, by number. */
export const cards: readonly GuardianSource[] = [
  ...rush,
  ...sneak,
  ...tank,
  ...plain,
  ...later,
  ...effects,
  ...waits,
  ...gear,
  ...fields,
  ...summons,
].sort((a, b) => a.no - b.no);
