import type { Dress } from '../parts/card/dress.ts';
import { wardDress } from './ward/dress.ts';

/** How each game's cards look, for pages that show cards without a table. */
export const dresses: Readonly<Record<string, Dress>> = { ward: wardDress };
