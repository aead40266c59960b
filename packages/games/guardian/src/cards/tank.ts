import type { GuardianSource } from '../card.ts';
import {
  ability,
  aim,
  barrage,
  bombard,
  costlier,
  damage,
  each,
  foesWhere,
  forcedMarch,
  give,
  guardian,
  heal,
  healBase,
  immune,
  itself,
  link,
  mayChoose,
  otherOwn,
  overcharge,
  perDz,
  thenForcedMarch,
  wall,
  wallEverywhere,
  wallRoom,
  wallSomewhere,
  whenAttackWoundsIt,
  whenItWounds,
  whenMyTurnEnds,
  whenSummoned,
  woundedOwn,
} from './builders.ts';

const around = foesWhere({ inRange: true });

/** Tank: enemies near it must target it first (G5.1). Figures are SP/HP/attack. */
export const tank: readonly GuardianSource[] = [
  // G-021
  guardian(21, 'Gatehouse Ox', 'common', 'tank', '2/25/10', barrage('Butt', 2), forcedMarch(3)),
  // G-022, G8.6
  guardian(
    22,
    'Shieldbearer',
    'common',
    'tank',
    '2/30/10',
    whenSummoned([give('self', 'shield'), thenForcedMarch(3)]),
    ability('Raise the Shield', 3, [give('self', 'shield')]),
  ),
  // G-023, G9.1
  guardian(
    23,
    'Lowgate Mason',
    'common',
    'tank',
    '2/25/5',
    whenSummoned([wall(1, 'new', { spotOf: 'self' }), thenForcedMarch(3)]),
    ability('Set stones', 3, [wall(1, 'again', { spotOf: 'self' })]),
  ),
  // G-024
  guardian(
    24,
    'Hedge Warden',
    'uncommon',
    'tank',
    '1/25/5',
    whenMyTurnEnds([heal('self', 5)]),
    overcharge('Bind wounds', [heal('target', perDz(4))], aim(woundedOwn)),
  ),
  // G-025
  guardian(
    25,
    'Thornback',
    'uncommon',
    'tank',
    '2/30/10',
    whenAttackWoundsIt([damage('source', 10)]),
    ability('Bristle', 3, [each(around, [damage('one', 5)])], { if: { exists: around } }),
  ),
  // G-026, G8.9
  guardian(
    26,
    'Bastion Golem',
    'uncommon',
    'tank',
    '3/40/10',
    itself(immune('burned', 'poisoned', 'paralyzed')),
    barrage('Crush', 2),
  ),
  // G-027, G9.5
  guardian(
    27,
    'Bonded Sentinel',
    'rare',
    'tank',
    '2/30/15',
    whenSummoned(mayChoose('partner', otherOwn, [link('self', 'partner')])),
    ability('Steady', 3, [heal('self', 15)]),
  ),
  // G-028, G9.1
  guardian(
    28,
    'Rampart Engineer',
    'rare',
    'tank',
    '2/25/10',
    ability('Build a wall', 4, wallSomewhere(2, 'again'), { if: wallRoom('again') }),
  ),
  // G-029, G3.3, G8.3
  guardian(
    29,
    'Ironroot Colossus',
    'epic',
    'tank',
    '3/45/20',
    itself([costlier(1)]),
    whenItWounds([give('struck', 'exhausted')]),
    bombard('Uproot', 2),
  ),
  // G-030, G9.1
  guardian(
    30,
    'Aurel, Keeper of Gates',
    'legendary',
    'tank',
    '4/40/15',
    whenSummoned([wallEverywhere(3, 'again')]),
    ability('Mend the gate', 3, [healBase({ spotOf: 'self' }, 10)]),
  ),
];
