import type { RealmSource } from '../card.ts';
import {
  burrow,
  deathrite,
  drawSite,
  genesis,
  giveWard,
  itself,
  minion,
  minions,
  nearby,
  plus,
  put,
  sites,
  target,
  turnInto,
  untilMyTurn,
  use,
  wardable,
  yes,
} from './builders.ts';

/** Minions of earth. */
export const earthMinions: readonly RealmSource[] = [
  // 025
  minion(25, 'Root Digger', 'ordinary', '1E', 1, 'Mortal', { keywords: ['burrowing'] }, deathrite(drawSite)),
  // 026
  minion(26, 'Gate Statue', 'ordinary', '3E', 3, 'Construct', { keywords: ['immobile'], tokens: ['ward'] }),
  // 027
  minion(27, 'Moss Ox', 'ordinary', '3E', 4, 'Beast'),
  // 028, S5.5
  minion(28, 'Mole Sapper', 'ordinary', '3E', 2, 'Beast', { keywords: ['burrowing'] }, itself([plus('siteDamage', 2)])),
  // 029
  minion(29, 'Hearth Matron', 'ordinary', '3E', 2, 'Mortal', {}, genesis(giveWard('siteHere'))),
  // 030
  minion(30, 'Barrow Wight', 'ordinary', '4E', 4, 'Undead', { keywords: ['burrowing'] }),
  // 031
  minion(
    31,
    'Shieldbrother Captain',
    'exceptional',
    '4E',
    2,
    'Mortal',
    { tokens: ['ward'] },
    itself([plus('power', { count: wardable('me', { other: true, warded: true, ...nearby }) })]),
  ),
  // 032
  minion(
    32,
    'Golem Shaper',
    'exceptional',
    '5EE',
    3,
    'Mortal',
    { keywords: ['spellcaster'] },
    use('Shape a golem', minions('me', { other: true, ...nearby }), [turnInto('target', 'stone-golem')]),
  ),
  // 033
  minion(
    33,
    'Rampart Giant',
    'elite',
    '6EE',
    6,
    'Giant',
    {},
    itself([yes('strikesFirst')], { exists: sites('me', { warded: true, ...nearby }) }),
  ),
  // 114
  minion(114, 'Wall Ballista', 'ordinary', '3E', 3, 'Construct', { keywords: ['immobile'], ranged: 2 }),
  // 115, S1.5: the site is chosen and not aimed at, so its Ward does not come between.
  minion(
    115,
    'Salt Carter',
    'ordinary',
    '3E',
    3,
    'Mortal',
    {},
    genesis(
      { do: 'choose', from: sites('opponents', nearby), as: 'salted' },
      ...put('salted', 'disabled', untilMyTurn),
    ),
  ),
  // 116
  minion(
    116,
    'Undertaker',
    'exceptional',
    '4EW',
    3,
    'Mortal',
    {},
    genesis(target(minions('opponents', { onLand: true, region: 'surface', ...nearby }), 'may'), burrow('target')),
  ),
  // 117
  minion(117, 'Peat Giant', 'exceptional', '5EW', 5, 'Giant', { keywords: ['burrowing', 'submerge'] }),
];
