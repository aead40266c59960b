import type { ArcaneSource } from '../card.ts';
import {
  afflict,
  afterItIsAttacked,
  anyCard,
  damage,
  draw,
  each,
  emptyNear,
  firstBlood,
  foesCard,
  gets,
  heal,
  make,
  manner,
  myUnit,
  nextTo,
  onDestruction,
  onMyTurnEnd,
  onReveal,
  stone,
  token,
  trap,
  when,
} from './builders.ts';

/** Traps, tokens and Mystic Stones. */

/** A3 Ruling: attacked, a trap is revealed, does this and is discarded. */
export const traps: readonly ArcaneSource[] = [
  trap(90, 'Spike Pit', 'road', damage('attacker', 3)),
  trap(91, 'Adder Nest', 'wild', ...afflict('attacker', 'poisoned', 'bleeding')),
  trap(92, 'Gorgon Mask', 'stone', ...afflict('attacker', 'petrified')),
  trap(93, 'Root Snare', 'wild', damage('attacker', 1), ...afflict('attacker', 'rooted')),
  trap(94, 'Powder Keg', 'flame', each(anyCard(nextTo('self')), damage('it', 2))),
  trap(95, "Thief's Door", 'shade', { do: 'toHand', card: 'attacker' }),
  trap(96, 'Hollow Altar', 'shade', draw(2)),
  trap(
    97,
    'Alarm Bell',
    'road',
    make('Watch Dog', emptyNear('self'), true),
    make('Watch Dog', emptyNear('self'), true),
  ),
  trap(
    98,
    'Quicksand',
    'stone',
    when(
      { lt: [{ healthLeft: 'attacker' }, 4] },
      [{ do: 'destroy', card: 'attacker' }],
      afflict('attacker', 'frozen', 'shocked'),
    ),
  ),
  trap(99, 'Dead Weight', 'stone', ...gets('attacker', -2)),
  trap(100, 'Beacon of Spite', 'flame', ...afflict('attacker', 'marked', 'silenced')),
  trap(
    101,
    'Wind Lock',
    'storm',
    { do: 'chooseSpot', from: { emptyFor: 'attacker' }, as: 'spot' },
    { do: 'moveTo', card: 'attacker', at: 'spot' },
  ),
];

export const tokens: readonly ArcaneSource[] = [
  token(102, 'Clay Golem', 'stone', '2/3'),
  // A4.2.2
  token(103, 'Iron Golem', 'stone', '3/3', manner({ orthogonal: true })),
  token(104, 'Bone Servant', 'shade', '2/1'),
  // A4.2.2
  token(105, 'Watch Dog', 'road', '2/2', manner({ homebound: true })),
  // A6.1
  token(106, 'Spark', 'storm', '1/1', firstBlood),
  // A4.d.2
  token(107, 'Emberling', 'flame', '1/1', onDestruction(each(foesCard(nextTo('self')), damage('it', 1)))),
  // A4.d.1, A5.6
  token(108, 'Thornling', 'wild', '1/2', afterItIsAttacked(...afflict('attacker', 'bleeding'))),
  // A4.2.2, A4.2.4
  token(109, 'Mud Wall', 'stone', '0/5', manner({ cantMove: true, cantAttack: true })),
];

export const stones: readonly ArcaneSource[] = [
  stone(110, 'Mystic Stone', 'road', 15),
  // A4.d.1
  stone(111, 'Ember Stone', 'flame', 13, afterItIsAttacked(damage('attacker', 1))),
  stone(112, 'Hearth Stone', 'stone', 13, onMyTurnEnd(each(myUnit(nextTo('self')), heal('it', 1)))),
  // A4.a.1
  stone(
    113,
    'Hollow Stone',
    'shade',
    18,
    onReveal({ do: 'eachSeat', of: 'opponents', as: 'foe', then: [{ do: 'draw', who: 'foe', n: 2 }] }),
  ),
];
