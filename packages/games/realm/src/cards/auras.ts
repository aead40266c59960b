import type { RealmSource } from '../card.ts';
import {
  aura,
  covered,
  damage,
  each,
  everybodys,
  giveWard,
  no,
  ours,
  plus,
  sites,
  theirs,
  whenArrives,
  whenMyTurnStarts,
  yes,
} from './builders.ts';

/** Auras (S4.4): each lies over four squares and every region of them. */
export const auras: readonly RealmSource[] = [
  // 076
  aura(76, 'Becalmed Sky', 'ordinary', '2A', everybodys({ kind: 'minion', ...covered }, no('airborne'), no('ranged'))),
  // 077, S1.5
  aura(77, 'The Hush', 'elite', '5AA', everybodys({ kind: 'minion', ...covered }, yes('silenced'))),
  // 078, S4.2
  aura(78, 'Spring Flood', 'exceptional', '3W', everybodys({ kind: 'site', ...covered }, yes('flooded'))),
  // 079
  aura(
    79,
    'Clinging Mire',
    'exceptional',
    '4E',
    theirs({ kind: 'minion', airborne: false, ...covered }, yes('immobile')),
  ),
  // 080
  aura(80, 'Sanctuary', 'exceptional', '4E', whenMyTurnStarts([each(sites('me', covered), giveWard('one'))])),
  // 081
  aura(81, 'Smoldering Heath', 'exceptional', '3F', whenArrives(covered, [damage('unit', 1)])),
  // 082
  aura(82, 'Muster Field', 'ordinary', '3F', ours({ kind: 'minion', ...covered }, plus('power', 1))),
  // 125, S1.5
  aura(125, 'Interdict', 'exceptional', '2A', everybodys({ kind: 'site', ...covered }, yes('silenced'))),
];
