import type { GuardianSource } from '../card.ts';
import {
  ability,
  atkOn,
  barrage,
  bombard,
  change,
  costlier,
  damage,
  draw,
  each,
  foes,
  foesWhere,
  fury,
  gainDz,
  gainSp,
  give,
  guardian,
  itself,
  onRoll,
  ownLane,
  plus,
  stoneTheBase,
  thisTurn,
  whenItWounds,
  whenSummoned,
  yes,
} from './builders.ts';

const around = foesWhere({ inRange: true });

/** Rush: they act in the turn they are summoned (G5.1). Figures are SP/HP/attack. */
export const rush: readonly GuardianSource[] = [
  // G-001, G8.2
  guardian(
    1,
    'Cinder Hound',
    'common',
    'rush',
    '1/10/5',
    ability('Run hot', 2, [change('self', [plus('atk', 10)], thisTurn), give('self', 'burned')]),
  ),
  // G-002, G3.1
  guardian(
    2,
    'Gale Courier',
    'common',
    'rush',
    '1/10/10',
    whenSummoned([gainDz(1)]),
    ability('Bring news', 3, [draw(1)]),
  ),
  // G-003, G8.2, G5.5
  guardian(
    3,
    'Torch Runner',
    'common',
    'rush',
    '2/15/10',
    whenItWounds(onRoll(4, 6, [give('struck', 'burned')])),
    bombard('Fire the thatch', 2),
  ),
  // G-004, G8.8
  guardian(
    4,
    'Lance Veteran',
    'common',
    'rush',
    '2/15/15',
    ability('Charge', 2, [change('self', [fury], thisTurn)], {
      if: { not: { gte: [{ stat: 'fury', of: 'self' }, 1] } },
    }),
  ),
  // G-005, G4.6, G5.5
  guardian(
    5,
    'Saltmarsh Raider',
    'uncommon',
    'rush',
    '2/15/10',
    itself([plus('baseAtk', 5), yes('actsAfterSwap')]),
    ability('Plunder', 4, [gainSp(1)]),
  ),
  // G-006, G8.8
  guardian(
    6,
    'Flare Dancer',
    'rare',
    'rush',
    '3/20/10',
    itself([fury]),
    ability('Whirl', 3, [each(around, [damage('one', 5)])], { if: { exists: around } }),
  ),
  // G-007, G3.3, G5.2
  guardian(7, 'Stormtusk Boar', 'uncommon', 'rush', '2/20/20', itself([costlier(1), ownLane]), barrage('Trample', 3)),
  // G-008, G9.1
  guardian(8, 'Gate Breaker', 'rare', 'rush', '2/20/15', itself([yes('pastWalls')]), stoneTheBase('Ram', 3, 10)),
  // G-009, G8.2
  guardian(
    9,
    'Ashwing Drake',
    'epic',
    'rush',
    '3/25/15',
    ability('Burn all in range', 3, [each(around, [give('one', 'burned')])], { if: { exists: around } }),
  ),
  // G-010, G8.2
  guardian(
    10,
    'Emberjaw, the First Fire',
    'legendary',
    'rush',
    '4/30/20',
    whenSummoned([each(foes, [give('one', 'burned')])]),
    itself([atkOn({ burned: true }, 5)]),
    barrage('Breathe fire', 4),
  ),
];
