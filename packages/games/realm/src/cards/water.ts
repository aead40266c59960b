import type { RealmSource } from '../card.ts';
import {
  adjacent,
  brand,
  breakWards,
  damage,
  deathrite,
  forGood,
  genesis,
  giveWard,
  heal,
  here,
  minion,
  minions,
  nearby,
  once,
  put,
  sites,
  target,
  untilMyTurn,
  use,
  wardable,
  whenever,
  whenMyTurnStarts,
} from './builders.ts';

/** Minions of water. */
export const waterMinions: readonly RealmSource[] = [
  // 015, S1.13
  minion(
    15,
    'Abaddon Succubus',
    'exceptional',
    '4WW',
    3,
    'Demon',
    {},
    once,
    use('Lure', minions('opponents', adjacent), [
      { do: 'lure', unit: 'target', to: 'self' },
      { do: 'if', test: { card: 'target', is: here }, then: [damage('target', 2), heal(2)] },
    ]),
  ),
  // 016
  minion(16, 'Reed Wader', 'ordinary', '1W', 1, 'Mortal', { keywords: ['submerge'] }, genesis(heal(1))),
  // 017
  minion(17, 'Harbor Penitent', 'ordinary', '2W', 2, 'Mortal', { tokens: ['ward'] }),
  // 018
  minion(18, 'Needle Eel', 'ordinary', '3W', 2, 'Beast', { keywords: ['submerge', 'lethal'] }),
  // 019
  minion(
    19,
    'Kelp Mother',
    'ordinary',
    '3W',
    3,
    'Spirit',
    { keywords: ['submerge'] },
    genesis(target(sites('all', nearby), 'may'), ...put('target', 'flooded', forGood)),
  ),
  // 020, S1.1
  minion(
    20,
    'Candle Mourner',
    'exceptional',
    '3W',
    3,
    'Mortal',
    { keywords: ['spellcaster'] },
    whenever('wardBroken', { card: 'card', is: nearby }, [heal(2)]),
  ),
  // 021
  minion(
    21,
    'Drowned Bride',
    'exceptional',
    '3W',
    3,
    'Undead',
    { keywords: ['submerge'] },
    deathrite(breakWards(wardable('all', nearby))),
  ),
  // 022
  minion(
    22,
    'Still-Water Abbess',
    'exceptional',
    '4WW',
    3,
    'Mortal',
    { keywords: ['spellcaster'] },
    whenMyTurnStarts([target(sites('me', { warded: false, ...nearby }), 'may'), giveWard('target')]),
  ),
  // 023
  minion(
    23,
    'Mirror Siren',
    'elite',
    '5WW',
    3,
    'Spirit',
    { keywords: ['submerge'] },
    use('Enthral', minions('all', nearby), put('target', 'disabled', untilMyTurn)),
  ),
  // 024
  minion(24, 'Brine Leviathan', 'elite', '7WW', 7, 'Beast', { keywords: ['submerge'], movement: 1 }),
  // 112, S1.3
  minion(112, 'Hooded Accuser', 'ordinary', '3W', 2, 'Mortal', {}, genesis(...brand(minions('all')))),
  // 113
  minion(113, 'Silt Crawler', 'ordinary', '2W', 2, 'Beast', { keywords: ['burrowing', 'submerge'] }),
];
