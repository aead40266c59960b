import type { RealmSource } from '../card.ts';
import {
  damage,
  drawSpell,
  enemyArrives,
  genesis,
  giveWard,
  heal,
  itself,
  minion,
  minions,
  nearby,
  ours,
  plus,
  target,
  theirs,
  units,
  use,
  whenArrives,
  whenever,
  whenICastMagic,
} from './builders.ts';

/** Minions of air, and those without an element. */
export const airMinions: readonly RealmSource[] = [
  // 005, S8.1
  minion(5, 'Apprentice Wizard', 'ordinary', '3A', 1, 'Mortal', { keywords: ['spellcaster'] }, genesis(drawSpell)),
  // 006, S1.6
  minion(
    6,
    'Daperyll Vampire',
    'exceptional',
    '5A',
    4,
    'Undead',
    { keywords: ['airborne'] },
    whenever('strikes', { all: [{ same: ['striker', 'self'] }, { gte: ['dealt', 1] }] }, [heal('dealt')]),
  ),
  // 007
  minion(7, 'Gust Courier', 'ordinary', '1A', 1, 'Mortal', { keywords: ['airborne'] }),
  // 008
  minion(8, 'Belfry Slinger', 'ordinary', '2A', 2, 'Mortal', { ranged: 1 }),
  // 009
  minion(9, 'Cirrus Drake', 'ordinary', '4A', 3, 'Dragon', { keywords: ['airborne'], movement: 1 }),
  // 010
  minion(
    10,
    'Psalm Singer',
    'ordinary',
    '3A',
    2,
    'Mortal',
    {},
    genesis(target(units('me', { other: true, ...nearby })), giveWard('target')),
  ),
  // 011
  minion(11, 'Hollow Stalker', 'exceptional', '3A', 2, 'Spirit', { keywords: ['voidwalk'], tokens: ['stealth'] }),
  // 012
  minion(
    12,
    'Thunder Adept',
    'exceptional',
    '4AA',
    2,
    'Mortal',
    { keywords: ['spellcaster'] },
    use('Lightning', units('all', nearby), [damage('target', 2)]),
  ),
  // 013
  minion(
    13,
    'Lightwing Herald',
    'elite',
    '5AA',
    4,
    'Angel',
    { keywords: ['airborne'], tokens: ['ward'] },
    ours({ unit: true, other: true, warded: true, ...nearby }, plus('power', 1)),
  ),
  // 014, S1.3
  minion(
    14,
    'Ysolde, the Unblinking',
    'unique',
    '6AA',
    5,
    'Angel',
    { keywords: ['airborne'], tokens: ['ward'] },
    whenArrives({ kind: 'minion', evil: true, ...nearby }, [damage('unit', 2)], enemyArrives),
  ),
  // 109, S1.3
  minion(
    109,
    'Assize Beadle',
    'ordinary',
    '2A',
    2,
    'Mortal',
    {},
    theirs({ kind: 'minion', evil: true, ...nearby }, plus('power', -1)),
  ),
  // 110, S1.3
  minion(
    110,
    'Gallows Crow',
    'ordinary',
    '3A',
    2,
    'Beast',
    { keywords: ['airborne'] },
    itself([plus('power', 1)], { exists: minions('opponents', { evil: true, ...nearby }) }),
  ),
  // 111
  minion(
    111,
    'Stormglass Oracle',
    'elite',
    '4AF',
    4,
    'Spirit',
    { keywords: ['airborne', 'spellcaster'] },
    whenICastMagic(heal(1)),
  ),
  // 043
  minion(43, 'Hired Crossbow', 'ordinary', '3', 1, 'Mortal', { ranged: 2 }),
  // 044
  minion(
    44,
    'Pack Mule',
    'ordinary',
    '2',
    2,
    'Beast',
    {},
    {
      is: 'static',
      to: 'self',
      mods: [plus('power', 1)],
      if: { card: 'self', is: { carrying: true } },
    },
  ),
];
