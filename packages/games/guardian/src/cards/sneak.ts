import type { GuardianSource } from '../card.ts';
import {
  ability,
  aim,
  barrage,
  bombard,
  damage,
  defeat,
  draw,
  each,
  everyLane,
  facingFoe,
  foesWhere,
  give,
  guardian,
  heal,
  immune,
  inRange,
  itself,
  plus,
  whenDefeated,
  whenItBreaches,
  whenItMoves,
  whenItWounds,
  yes,
} from './builders.ts';

/** Sneak: they enter in Stealth (G5.1). Figures are SP/HP/attack. */

const poisons = whenItWounds([give('struck', 'poisoned')]);
const poisonedFoes = foesWhere({ poisoned: true });
const weakInRange = foesWhere({ target: true, hpAtMost: 20 });

export const sneak: readonly GuardianSource[] = [
  // G-011, G5.4
  guardian(11, 'Alley Cutthroat', 'common', 'sneak', '1/25/10', barrage('Stab', 3)),
  // G-012, G8.5
  guardian(
    12,
    'Reed Stalker',
    'common',
    'sneak',
    '1/20/10',
    poisons,
    ability('Blowpipe', 2, [give('target', 'poisoned')], aim(facingFoe)),
  ),
  // G-013, G5.6, G8.5
  guardian(
    13,
    'Mire Toad',
    'common',
    'sneak',
    '1/10/5',
    whenDefeated([give('by', 'poisoned')], { byAttack: 'by' }),
    ability('Swallow', 2, [heal('self', 10)]),
  ),
  // G-014, G6.1
  guardian(
    14,
    'Purse Cutter',
    'uncommon',
    'sneak',
    '1/20/5',
    whenItBreaches([draw(1)]),
    ability('Cut a purse', 3, [draw(1)]),
  ),
  // G-015, G8.4
  guardian(
    15,
    'Whisper Adept',
    'uncommon',
    'sneak',
    '1/20/10',
    ability('Confuse', 2, [give('target', 'confused')], aim(inRange)),
  ),
  // G-016, G4.6, G8.7
  guardian(
    16,
    'Fogwalker',
    'uncommon',
    'sneak',
    '1/20/10',
    itself([yes('swapKeepsStealth'), yes('actsAfterSwap')]),
    whenItMoves([each(facingFoe, [damage('one', 10)])]),
    bombard('Knock in the night', 1),
  ),
  // G-017, G5.2, G8.7
  guardian(
    17,
    'Nightglass Archer',
    'rare',
    'sneak',
    '2/20/15',
    itself([plus('atk', 10)], { card: 'self', is: { stealth: true } }),
    itself([everyLane]),
    barrage('Long shot', 2),
  ),
  // G-018, G8.7
  guardian(18, 'Hollow Mask', 'rare', 'sneak', '2/30/15', ability('Enter Stealth', 2, [give('self', 'stealth')])),
  // G-019, G8.5
  guardian(
    19,
    'Venom Duchess',
    'epic',
    'sneak',
    '2/25/15',
    poisons,
    ability('Hurt the Poisoned', 3, [each(poisonedFoes, [damage('one', 10)])], { if: { exists: poisonedFoes } }),
  ),
  // G-020, G5.6, G8.7, G8.9
  guardian(
    20,
    'Vesper, Last Lantern Out',
    'legendary',
    'sneak',
    '3/30/15',
    itself([yes('attackKeepsStealth'), ...immune('burned', 'poisoned')]),
    ability('Snuff out', 4, [defeat('target')], aim(weakInRange)),
  ),
];
