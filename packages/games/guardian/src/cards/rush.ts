import type { GuardianSource } from '../card.ts';
import {
  ability,
  atkOn,
  change,
  costlier,
  each,
  foes,
  foesWhere,
  fury,
  gainDz,
  give,
  guardian,
  itself,
  onRoll,
  plus,
  thisTurn,
  whenItWounds,
  whenSummoned,
  yes,
} from './words.ts';

const around = foesWhere({ inRange: true });

/** Rush: they act in the turn they are summoned (G5.1). Figures are SP/HP/attack. */
export const rush: readonly GuardianSource[] = [
  // G-001
  guardian(1, 'Cinder Hound', 'common', 'rush', '1/10/5'),
  // G-002, G3.1
  guardian(2, 'Gale Courier', 'common', 'rush', '2/10/10', whenSummoned([gainDz(1)])),
  // G-003, G8.2
  guardian(3, 'Torch Runner', 'common', 'rush', '2/15/10', whenItWounds(onRoll(4, 6, [give('struck', 'burned')]))),
  // G-004, G8.8
  guardian(
    4,
    'Lance Veteran',
    'common',
    'rush',
    '3/20/15',
    ability('Charge', 2, [change('self', [fury], thisTurn)], {
      if: { not: { gte: [{ stat: 'fury', of: 'self' }, 1] } },
    }),
  ),
  // G-005, G5.5
  guardian(5, 'Saltmarsh Raider', 'uncommon', 'rush', '2/15/10', itself([plus('baseAtk', 5)])),
  // G-006, G8.8
  guardian(6, 'Flare Dancer', 'rare', 'rush', '3/20/10', itself([fury])),
  // G-007, G3.3
  guardian(7, 'Stormtusk Boar', 'uncommon', 'rush', '3/25/20', itself([costlier(1)])),
  // G-008, G9.1
  guardian(8, 'Gate Breaker', 'rare', 'rush', '3/20/15', itself([yes('pastWalls')])),
  // G-009, G8.2
  guardian(
    9,
    'Ashwing Drake',
    'epic',
    'rush',
    '4/30/15',
    ability('Burn all in range', 4, [each(around, [give('one', 'burned')])], { if: { exists: around } }),
  ),
  // G-010, G8.2
  guardian(
    10,
    'Emberjaw, the First Fire',
    'legendary',
    'rush',
    '5/35/20',
    whenSummoned([each(foes, [give('one', 'burned')])]),
    itself([atkOn({ burned: true }, 5)]),
  ),
];
