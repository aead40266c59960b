import type { GuardianSource } from '../card.ts';
import {
  ability,
  costlier,
  damage,
  give,
  guardian,
  heal,
  immune,
  itself,
  link,
  mayChoose,
  otherOwn,
  wall,
  wallEverywhere,
  wallRoom,
  wallSomewhere,
  whenAttackWoundsIt,
  whenItWounds,
  whenMyTurnEnds,
  whenSummoned,
} from './words.ts';

/** Tank: enemies near it must target it first (G5.1). Figures are SP/HP/attack. */
export const tank: readonly GuardianSource[] = [
  // G-021
  guardian(21, 'Gatehouse Ox', 'common', 'tank', '2/25/10'),
  // G-022, G8.6
  guardian(
    22,
    'Shieldbearer',
    'common',
    'tank',
    '3/30/10',
    whenSummoned([give('self', 'shield')]),
    ability('Raise the Shield', 3, [give('self', 'shield')], { if: { card: 'self', is: { shield: false } } }),
  ),
  // G-023, G9.1
  guardian(23, 'Lowgate Mason', 'common', 'tank', '2/25/5', whenSummoned([wall(1, 'new', { spotOf: 'self' })])),
  // G-024
  guardian(24, 'Hedge Warden', 'uncommon', 'tank', '2/25/5', whenMyTurnEnds([heal('self', 5)])),
  // G-025
  guardian(25, 'Thornback', 'uncommon', 'tank', '3/30/10', whenAttackWoundsIt([damage('source', 5)])),
  // G-026, G8.9
  guardian(26, 'Bastion Golem', 'uncommon', 'tank', '4/40/15', itself(immune('burned', 'poisoned', 'paralyzed'))),
  // G-027, G9.5
  guardian(
    27,
    'Bonded Sentinel',
    'rare',
    'tank',
    '3/30/15',
    whenSummoned(mayChoose('partner', otherOwn, [link('self', 'partner')])),
  ),
  // G-028, G9.1
  guardian(
    28,
    'Rampart Engineer',
    'rare',
    'tank',
    '3/25/10',
    ability('Build a wall', 3, wallSomewhere(2, 'again'), { if: wallRoom('again') }),
  ),
  // G-029, G3.3, G8.3
  guardian(
    29,
    'Ironroot Colossus',
    'epic',
    'tank',
    '5/45/20',
    itself([costlier(1)]),
    whenItWounds([give('struck', 'exhausted')]),
  ),
  // G-030, G9.1
  guardian(30, 'Aurel, Keeper of Gates', 'legendary', 'tank', '5/40/15', whenSummoned([wallEverywhere(3, 'again')])),
];
