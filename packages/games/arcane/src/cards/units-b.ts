import type { ArcaneSource } from '../card.ts';
import {
  afflict,
  afterItIsAttacked,
  afterItsAttack,
  always,
  choose,
  each,
  emptyNear,
  emptyWithinTwo,
  gets,
  heal,
  make,
  manner,
  myCard,
  myUnit,
  nextTo,
  onDestruction,
  onMyTurnEnd,
  onReveal,
  placedFaceUp,
  plus,
  unit,
} from './builders.ts';

/** Units of stone, and those that make tokens. Figures are attack/health. */

export const unitsB: readonly ArcaneSource[] = [
  // A4.a.1, A4.d.2
  unit(
    23,
    'Golemancer',
    'stone',
    '1/4',
    onReveal(make('Clay Golem', emptyNear('self'))),
    onDestruction(make('Clay Golem', emptyNear('self'))),
  ),
  // A4.2.2
  unit(24, 'Brick Giant', 'stone', '4/5', manner({ homebound: true })),
  unit(
    25,
    'Clay Shepherd',
    'stone',
    '1/4',
    always({ side: 'own', where: { name: 'golem', unit: true } }, [plus('attack', 1)]),
  ),
  // A3.4.2, A5.7
  unit(26, 'Gargoyle', 'stone', '4/5', placedFaceUp(...afflict('self', 'petrified'))),
  unit(27, 'Mason', 'stone', '1/4', onMyTurnEnd(each(myCard({ stone: true, ...nextTo('self') }), heal('it', 1)))),
  unit(
    28,
    'Stone Warden',
    'stone',
    '2/5',
    always({ side: 'own', where: { stone: true, ...nextTo('self') } }, [plus('armor', 1)]),
  ),
  // A4.d.1, A5.7
  unit(
    29,
    'Cockatrice',
    'stone',
    '1/3',
    afterItsAttack(...afflict('defender', 'petrified')),
    afterItIsAttacked(...afflict('attacker', 'petrified')),
  ),
  // A3.4.2
  unit(
    30,
    'Shield Mother',
    'stone',
    '2/4',
    placedFaceUp(choose('friend', myUnit({ other: true, ...nextTo('self') })), ...gets('friend', 0, 2)),
  ),
  // A3.4.2
  unit(31, 'Rune Smith', 'stone', '2/3', placedFaceUp(choose('friend', myUnit({ other: true })), ...gets('friend', 1))),
  unit(
    32,
    'Field Surgeon',
    'stone',
    '2/4',
    onMyTurnEnd(choose('friend', myUnit({ other: true, wounded: true, ...nextTo('self') })), heal('friend', 2)),
  ),
  // A4.2.2
  unit(33, 'Old Colossus', 'stone', '3/7', manner({ moveCost: 2 })),
  // A3.4.2, A5.2
  unit(
    34,
    'Iron Foundress',
    'stone',
    '1/3',
    placedFaceUp(make('Iron Golem', emptyNear('self')), ...afflict('self', 'frozen')),
  ),
  // A4.a.1
  unit(
    35,
    'Spark Smith',
    'storm',
    '2/4',
    onReveal(make('Spark', emptyNear('self'), true), make('Spark', emptyNear('self'), true)),
  ),
  // A3.4.2
  unit(36, 'Kiln Keeper', 'flame', '2/3', placedFaceUp(make('Emberling', emptyNear('self')))),
  unit(37, 'Thorn Matron', 'wild', '2/4', placedFaceUp(make('Thornling', emptyNear('self')))),
  unit(38, 'Wall Wright', 'stone', '2/4', placedFaceUp(make('Mud Wall', emptyWithinTwo('self')))),
];
