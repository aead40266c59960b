import type { GuardianSource } from '../card.ts';
import {
  behind,
  damage,
  draw,
  each,
  field,
  foes,
  free,
  fury,
  gainDz,
  gainSp,
  give,
  heal,
  healBases,
  immuneToAll,
  ours,
  own,
  plus,
  theirs,
  whenMyTurnEnds,
  whenMyTurnStarts,
  yes,
} from './builders.ts';

/** Fields (G4.11), with their DZ and the rounds they stay. */
export const fields: readonly GuardianSource[] = [
  // G-101
  field(101, 'War Drums', 'common', 4, 3, ours([plus('atk', 5)])),
  // G-102
  field(102, 'Spring Rains', 'common', 3, 3, whenMyTurnEnds([each(own, [heal('one', 5)])])),
  // G-103, G8.7
  field(103, 'Choking Fog', 'uncommon', 3, 2, whenMyTurnEnds([each(own, [give('one', 'stealth')])])),
  // G-104
  field(104, 'Plague Season', 'rare', 4, 3, whenMyTurnEnds([each(foes, [damage('one', 5)])])),
  // G-105, G3.3
  field(105, 'Drought', 'uncommon', 3, 3, theirs([plus('attackCost', 1)])),
  // G-106, G6.1
  field(106, 'Market Day', 'uncommon', 3, 3, whenMyTurnStarts([draw(1)])),
  // G-107, G4.5, G4.6
  field(107, 'Open Roads', 'common', 1, 3, ours([free('swapCost'), yes('actsAfterSwap')])),
  // G-108
  field(108, "Masons' Summer", 'rare', 4, 3, whenMyTurnStarts([healBases(5)])),
  // G-109, G9.2, G9.3, G9.4
  field(109, 'Hall of Mirrors', 'epic', 3, 3, ours([plus('atk', 5), plus('hp', 5)], { replica: true })),
  // G-110, G8.8, G8.9
  field(110, 'Unbroken Sky', 'legendary', 6, 2, ours([fury, ...immuneToAll])),
  // G-134, G3.4
  field(134, 'Muster Season', 'uncommon', 3, 3, whenMyTurnStarts([gainSp(1)])),
  // G-135, G3.1
  field(135, 'Deep Wells', 'common', 2, 3, whenMyTurnStarts([gainDz(2)])),
  // G-136, G6.1, G8.6
  field(136, 'Siege Winter', 'rare', 3, 3, whenMyTurnStarts([draw(1), each(own, [give('one', 'shield')])], behind)),
];
