import type { RealmSource } from '../card.ts';
import {
  breakWards,
  damage,
  damageAll,
  deathrite,
  genesis,
  itself,
  minion,
  minions,
  nearby,
  plus,
  target,
  theirs,
  units,
  wardable,
  whenICastMagic,
  yes,
} from './builders.ts';

/** Minions of fire. */
export const fireMinions: readonly RealmSource[] = [
  // 034
  minion(34, 'Spark Imp', 'ordinary', '1F', 1, 'Demon', { keywords: ['charge'] }),
  // 035
  minion(35, 'Ember Squire', 'ordinary', '2F', 2, 'Mortal', { tokens: ['lance'] }),
  // 036
  minion(36, 'Cinder Rider', 'ordinary', '3F', 3, 'Mortal', { keywords: ['charge'], movement: 1 }),
  // 037
  minion(37, 'Smoke Revenant', 'ordinary', '3F', 3, 'Undead', { tokens: ['stealth'] }),
  // 038
  minion(
    38,
    'Kiln Adept',
    'ordinary',
    '3F',
    2,
    'Mortal',
    { keywords: ['spellcaster'] },
    genesis(target(units('all', nearby), 'may'), damage('target', 1)),
  ),
  // 039, S1.1
  minion(
    39,
    'Wardbreaker Zealot',
    'exceptional',
    '3F',
    3,
    'Mortal',
    {},
    genesis(breakWards(wardable('opponents', nearby))),
  ),
  // 040, S1.3
  minion(
    40,
    'Iron Confessor',
    'exceptional',
    '4F',
    3,
    'Mortal',
    {},
    theirs({ kind: 'minion', ...nearby }, yes('evil')),
    itself([plus('power', 1)], { exists: minions('all', { evil: true, ...nearby }) }),
  ),
  // 041
  minion(
    41,
    'Pyre Wyrm',
    'elite',
    '5FF',
    4,
    'Dragon',
    { keywords: ['airborne'] },
    genesis(damageAll(units('opponents', nearby), 1)),
  ),
  // 042
  minion(
    42,
    'Furnace Giant',
    'elite',
    '6FF',
    6,
    'Giant',
    {},
    deathrite(damageAll(units('all', { other: true, ...nearby }), 3)),
  ),
  // 118
  minion(
    118,
    'Page of Sparks',
    'exceptional',
    '2F',
    2,
    'Mortal',
    { keywords: ['spellcaster'] },
    whenICastMagic(target(units('opponents', nearby), 'may'), damage('target', 1)),
  ),
  // 119
  minion(119, 'Cinder Kite', 'ordinary', '3F', 3, 'Spirit', { keywords: ['airborne', 'charge'] }),
];
