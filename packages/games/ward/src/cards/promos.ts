import type { WardSource } from '../card.ts';
import { cardSet } from './builders.ts';

/** The promos, creatures and magics. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('promo');

export const promos: readonly WardSource[] = [
  creature(3, "Artist Eg'Toroth", 'Promo', 'Demon', '2/12/10/5/5', 'fire'),
  creature(6, 'Denraa The Bull', 'Promo', 'Beast', '10/9/90/2/10', 'weapon axe'),
  creature(11, 'Lord Marshal Goroth', 'Promo', 'Beast', '8/10/70/4/4', 'weapon'),
  creature(18, 'Rampage Orc', 'Promo', 'Humanoid', '11/11/110/4/5'),
  creature(20, 'Sweet-Tooth', 'Promo', 'Cosmic', '6/12/50/4/4'),
];
