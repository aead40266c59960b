import type { GuardianSource } from '../card.ts';
import {
  choose,
  costlier,
  draw,
  equipment,
  equipped,
  everyLane,
  free,
  fury,
  gainSp,
  give,
  heal,
  immune,
  immuneToAll,
  lastStand,
  linkWhileHere,
  own,
  play,
  plus,
  useUp,
  whenever,
  whenItsWearerAttacked,
  whenItsWearerHits,
  whenItWounds,
  whenMyTurnEnds,
  whenMyTurnStarts,
  yes,
} from './builders.ts';

/** Equipment (G4.10), with its DZ and its uses; 0 where nothing counts them. */
export const gear: readonly GuardianSource[] = [
  // G-084
  equipment(84, 'Whetted Blade', 'common', 2, 0, equipped(plus('atk', 5))),
  // G-085
  equipment(85, 'Bark Armour', 'common', 2, 0, equipped(plus('hp', 10))),
  // G-086, G8.6
  equipment(
    86,
    'Tower Shield',
    'common',
    3,
    2,
    whenMyTurnStarts([give('host', 'shield'), useUp], { card: 'host', is: { shield: false } }),
  ),
  // G-087, G8.9
  equipment(87, 'Clear Bell', 'common', 1, 0, equipped(...immune('confused', 'paralyzed'))),
  // G-088, G8.9
  equipment(88, 'Antidote Vial', 'common', 1, 0, equipped(...immune('burned', 'poisoned'))),
  // G-089, G8.5
  equipment(89, 'Venom Sheath', 'uncommon', 2, 3, whenItWounds([give('struck', 'poisoned'), useUp], 'host')),
  // G-090, G8.2
  equipment(90, 'Emberbrand', 'uncommon', 3, 3, whenItWounds([give('struck', 'burned'), useUp], 'host')),
  // G-091, G8.7
  equipment(
    91,
    'Reed Cloak',
    'uncommon',
    2,
    2,
    whenMyTurnEnds([give('host', 'stealth'), useUp], { card: 'host', is: { stealth: false } }),
  ),
  // G-092, G8.8
  equipment(92, 'Twinfang Harness', 'rare', 4, 4, equipped(fury), whenItsWearerAttacked([useUp])),
  // G-093, G4.6
  equipment(
    93,
    'Light Boots',
    'common',
    1,
    0,
    equipped(free('swapCost'), yes('actsAfterSwap'), yes('swapsAfterActing')),
  ),
  // G-094, G3.3, G5.5
  equipment(94, 'Siege Hammer', 'uncommon', 3, 0, equipped(plus('baseAtk', 10), costlier(1))),
  // G-095
  equipment(95, 'Leech Pendant', 'rare', 3, 0, ...whenItsWearerHits([heal('host', 5)])),
  // G-096, G8.9
  equipment(96, 'Heaven Plate', 'epic', 5, 2, equipped(yes('invincible')), whenMyTurnStarts([useUp])),
  // G-097, G9.5
  equipment(
    97,
    'Fellowship Chain',
    'rare',
    3,
    0,
    play([choose('partner', { ...own, where: { except: 'host' } }, 'ally'), linkWhileHere('host', 'partner')], {
      gte: [{ count: own }, 2],
    }),
  ),
  // G-098, G5.6
  equipment(
    98,
    "Widow's Bell",
    'uncommon',
    2,
    0,
    whenever('defeated', { same: ['guardian', 'host'] }, [gainSp(1), draw(1)]),
  ),
  // G-099, G3.3
  equipment(99, 'Featherlance', 'uncommon', 2, 0, equipped(free('attackCost'))),
  // G-100, G8.9
  equipment(100, 'Crown of Four Realms', 'legendary', 5, 0, equipped(plus('atk', 5), plus('hp', 10), ...immuneToAll)),
  // G-132, G5.2
  equipment(132, 'Signal Bow', 'common', 1, 0, equipped(everyLane)),
  // G-133, G8.8
  equipment(133, 'Mourning Band', 'uncommon', 2, 0, equipped(plus('atk', 5)), {
    is: 'static',
    to: 'host',
    mods: [fury],
    if: lastStand,
  }),
];
