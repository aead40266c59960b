import type { WardSource } from '../card.ts';
import { lampeaterCards } from './the-lampeater.ts';
import { sextonCards } from './the-low-water-sexton.ts';
import { waveCards } from './the-ninth-wave.ts';
import { guestCards } from './the-thirteenth-guest.ts';
import { tollKeeperCards } from './the-toll-keeper.ts';

/** The cards of all bosses, those of the easiest first. */
export const bossCards: readonly WardSource[] = [
  ...tollKeeperCards,
  ...lampeaterCards,
  ...sextonCards,
  ...waveCards,
  ...guestCards,
];
