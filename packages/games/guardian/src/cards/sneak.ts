import type { GuardianSource } from '../card.ts';
import {
  ability,
  aim,
  damage,
  draw,
  each,
  foesWhere,
  give,
  guardian,
  immune,
  inRange,
  itself,
  plus,
  whenDefeated,
  whenItBreaches,
  whenItWounds,
  yes,
} from './words.ts';

/** Sneak: they enter in Stealth (G5.1). Figures are SP/HP/attack. */

const poisons = whenItWounds([give('struck', 'poisoned')]);
const poisonedFoes = foesWhere({ poisoned: true });

export const sneak: readonly GuardianSource[] = [
  // G-011, G5.4
  guardian(
    11,
    'Alley Cutthroat',
    'common',
    'sneak',
    '2/20/10',
    ability('Stab', 3, [damage('target', 10)], aim(inRange)),
  ),
  // G-012, G8.5
  guardian(12, 'Reed Stalker', 'common', 'sneak', '2/20/5', poisons),
  // G-013, G5.6, G8.5
  guardian(13, 'Mire Toad', 'common', 'sneak', '1/10/5', whenDefeated([give('by', 'poisoned')], { byAttack: 'by' })),
  // G-014, G6.1
  guardian(14, 'Purse Cutter', 'uncommon', 'sneak', '2/20/5', whenItBreaches([draw(1)])),
  // G-015, G8.4
  guardian(
    15,
    'Whisper Adept',
    'uncommon',
    'sneak',
    '2/20/10',
    ability('Confuse', 2, [give('target', 'confused')], aim(inRange)),
  ),
  // G-016, G4.6, G8.7
  guardian(16, 'Fogwalker', 'uncommon', 'sneak', '2/20/10', itself([yes('swapKeepsStealth'), yes('actsAfterSwap')])),
  // G-017, G8.7
  guardian(
    17,
    'Nightglass Archer',
    'rare',
    'sneak',
    '3/20/15',
    itself([plus('atk', 10)], { card: 'self', is: { stealth: true } }),
  ),
  // G-018, G8.7
  guardian(
    18,
    'Hollow Mask',
    'rare',
    'sneak',
    '3/25/10',
    ability('Enter Stealth', 2, [give('self', 'stealth')], { if: { card: 'self', is: { stealth: false } } }),
  ),
  // G-019, G8.5
  guardian(
    19,
    'Venom Duchess',
    'epic',
    'sneak',
    '4/25/15',
    poisons,
    ability('Hurt the Poisoned', 3, [each(poisonedFoes, [damage('one', 10)])], { if: { exists: poisonedFoes } }),
  ),
  // G-020, G8.7, G8.9
  guardian(
    20,
    'Vesper, Last Lantern Out',
    'legendary',
    'sneak',
    '5/30/15',
    itself([yes('attackKeepsStealth'), ...immune('burned', 'poisoned')]),
  ),
];
