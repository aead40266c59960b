import type { GuardianSource } from '../card.ts';
import { token } from './builders.ts';

/** Guardian Summons (G9.4): put out by abilities, never part of a deck. Figures are HP/attack. */
export const summons: readonly GuardianSource[] = [
  // G-111
  token(111, 'Hive Drone', '15/10'),
  // G-112
  token(112, 'Bone Servant', '15/10'),
];
