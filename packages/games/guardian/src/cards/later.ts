import type { GuardianSource } from '../card.ts';
import {
  ability,
  aim,
  barrage,
  behind,
  bombard,
  change,
  damage,
  draw,
  each,
  everyLane,
  facingFoe,
  forcedMarch,
  free,
  fury,
  gainDz,
  gainSp,
  give,
  guardian,
  heal,
  healBase,
  inRange,
  itself,
  lastStand,
  ours,
  overcharge,
  own,
  ownLane,
  perDz,
  plus,
  thisTurn,
  whenItMoves,
  whenMyTurnStarts,
  whenSummoned,
  yes,
} from './builders.ts';

/** Guardians of the second printing: other reaches (G5.2), ways back, reasons to swap, uses for all DZ. SP/HP/attack. */
export const later: readonly GuardianSource[] = [
  // G-113, G5.2
  guardian(113, 'Ridge Bowman', 'common', null, '1/20/10', itself([everyLane]), barrage('Volley', 2), forcedMarch(2)),
  // G-114, G5.2
  guardian(114, 'Pit Fighter', 'common', null, '1/25/15', itself([ownLane]), barrage('Brawl', 3), forcedMarch(2)),
  // G-115, G5.2
  guardian(
    115,
    'Ballista Crew',
    'uncommon',
    null,
    '2/15/5',
    itself([plus('range', 1)]),
    ability('Loose', 2, [damage('target', 10)], aim(inRange)),
  ),
  // G-116, G8.8
  guardian(
    116,
    'Banner Widow',
    'common',
    null,
    '2/20/10',
    itself([fury], behind),
    barrage('Cry vengeance', 2),
    forcedMarch(3),
  ),
  // G-117, G8.6
  guardian(
    117,
    'Last Gatekeeper',
    'rare',
    'tank',
    '2/30/10',
    itself([plus('atk', 10)], lastStand),
    whenMyTurnStarts([give('self', 'shield')], lastStand),
    overcharge('Hold the gate', [healBase({ spotOf: 'self' }, perDz(2))]),
  ),
  // G-118, G3.4, G6.1
  guardian(
    118,
    'Prince in Exile',
    'rare',
    null,
    '2/20/10',
    whenSummoned([gainSp(2), draw(1)], behind),
    ability('Call the exiles', 5, [gainSp(1), draw(1)]),
    forcedMarch(3),
  ),
  // G-119, G4.5
  guardian(
    119,
    'Courtyard Dancer',
    'common',
    null,
    '1/20/10',
    itself([yes('actsAfterSwap')]),
    whenItMoves([each(facingFoe, [damage('one', 10)])]),
    forcedMarch(2),
  ),
  // G-120, G4.5
  guardian(
    120,
    'Roadside Captain',
    'uncommon',
    null,
    '2/25/10',
    itself([free('swapCost'), yes('actsAfterSwap')]),
    whenItMoves([change('self', [plus('atk', 5)], thisTurn), heal('self', 5)]),
    forcedMarch(3),
  ),
  // G-121, G5.4
  guardian(121, 'Storm Caller', 'epic', null, '2/20/10', itself([everyLane]), barrage('Call the storm', 3)),
  // G-122, G5.4
  guardian(122, 'Bell Founder', 'uncommon', null, '1/20/5', bombard('Ring all bells', 2)),
  // G-123, G5.4, G5.5
  guardian(
    123,
    'Siege Master',
    'rare',
    null,
    '2/20/5',
    overcharge('Loose everything', [{ do: 'damageBase', at: { facing: 'self' }, n: perDz(3) }]),
    forcedMarch(3),
  ),
  // G-124, G4.5
  guardian(
    124,
    'Marching Drummer',
    'uncommon',
    null,
    '1/20/10',
    ours([yes('actsAfterSwap')]),
    ability('Quick step', 2, [each(own, [change('one', [plus('atk', 5)], thisTurn)])]),
  ),
  // G-125, G3.1
  guardian(
    125,
    'Well Keeper',
    'common',
    null,
    '1/15/5',
    whenMyTurnStarts([gainDz(1)]),
    ability('Draw water', 3, [heal('self', 10), draw(1)]),
  ),
];
