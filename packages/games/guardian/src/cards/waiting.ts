import type { GuardianSource } from '../card.ts';
import {
  cancelAttack,
  damage,
  draw,
  gainSp,
  give,
  onAttackHere,
  onAttackOnMine,
  onBaseDamaged,
  onBaseFallen,
  onEnemyAbility,
  onEnemySummoned,
  onMineDefeated,
  toHand,
  waiting,
} from './builders.ts';

/** Effects that lie in a base until their trigger (G4.9), with their DZ. */
export const waits: readonly GuardianSource[] = [
  // G-076
  waiting(76, 'Spike Pit', 'common', 2, onAttackHere([damage('attacker', 15)])),
  // G-077
  waiting(77, 'Decoy Banner', 'uncommon', 2, onAttackHere([cancelAttack])),
  // G-078, G8.6
  waiting(78, 'Hidden Ward', 'common', 2, onAttackOnMine([give('target', 'shield')], { shield: false })),
  // G-079
  waiting(79, 'Ambush', 'uncommon', 3, onEnemySummoned([damage('guardian', 20)])),
  // G-080, G5.6, G5.7
  waiting(80, 'Second Muster', 'rare', 3, onMineDefeated([toHand('guardian')], { replica: false })),
  // G-081, G8.3
  waiting(81, 'Tripwire', 'uncommon', 2, onEnemyAbility([give('guardian', 'exhausted')])),
  // G-082, G5.5
  waiting(82, 'Alarm Bell', 'common', 2, onBaseDamaged([gainSp(1), draw(1)])),
  // G-131, G4.3
  waiting(131, 'Sworn Avengers', 'uncommon', 2, onBaseFallen([gainSp(4), draw(1)])),
];
