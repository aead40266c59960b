import type { ArcaneSource } from '../card.ts';
import {
  afflict,
  ambush,
  beforeItIsAttacked,
  beforeItsAttack,
  choose,
  damage,
  draw,
  each,
  emptyNear,
  foesCard,
  foesUnit,
  look,
  make,
  mayChoose,
  myCard,
  nextTo,
  onMyTurnEnd,
  onReveal,
  placedFaceDown,
  placedFaceUp,
  placedUpHas,
  plus,
  unit,
  when,
  withinTwo,
  yes,
} from './builders.ts';

/** Units of all circles that care how they were placed (A3.4.2), that scout, or that act before combat (A4.a.2). */

export const unitsD: readonly ArcaneSource[] = [
  // A3.4.2, A6.1
  unit(114, 'Sky Duelist', 'storm', '4/3', placedUpHas(yes('firstBlood'))),
  // A3.4.2, A4.2.0
  unit(115, 'Vanguard', 'storm', '2/4', placedFaceUp(when({ myTurn: true }, [{ do: 'points', who: 'me', n: 1 }]))),
  // A3.4.2, A4.2.3
  unit(
    116,
    'Muster Drummer',
    'storm',
    '2/4',
    placedFaceUp(mayChoose('friend', myCard({ fights: true, faceUp: false })), { do: 'turnUp', card: 'friend' }),
  ),
  // A4.a.2, A4.d.2
  unit(
    117,
    'Arc Caster',
    'storm',
    '2/4',
    beforeItsAttack(choose('struck', foesCard({ ...nextTo('defender'), except: 'defender' })), damage('struck', 1)),
  ),
  // A3.4.2
  unit(118, 'Pyre Lord', 'flame', '3/4', placedUpHas(plus('attack', 1), plus('health', 1))),
  // A3.4.2, A4.d.2, A5.3
  unit(
    119,
    'Banked Fire',
    'flame',
    '2/4',
    ambush(each(foesCard(nextTo('self')), damage('it', 1), ...afflict('it', 'burned'))),
  ),
  // A4.a.1
  unit(120, 'Ember Sower', 'flame', '2/4', onReveal(make('Emberling', emptyNear('self')))),
  // A3.4.2
  unit(121, 'Gate Captain', 'stone', '2/4', placedUpHas(plus('armor', 1))),
  // A3.4.2, A5.7
  unit(
    122,
    'Tomb Sentry',
    'stone',
    '2/3',
    ambush(choose('victim', foesUnit(nextTo('self'))), ...afflict('victim', 'petrified')),
  ),
  // A4.a.1
  unit(
    123,
    'Landslide',
    'stone',
    '3/4',
    onReveal(each(foesUnit(nextTo('self')), { do: 'push', card: 'it', from: 'self' })),
  ),
  // A3.4.2
  unit(124, 'Hooded Courier', 'shade', '2/2', ambush(draw(2))),
  // A3.4.2, A4.2.2
  unit(
    125,
    'Sleight Master',
    'shade',
    '2/4',
    placedFaceUp(
      mayChoose('one', myCard({ faceUp: false, movable: true })),
      choose('two', myCard({ faceUp: false, swaps: 'one' })),
      { do: 'swap', a: 'one', b: 'two' },
    ),
  ),
  // A3.4.2, A4.a.2
  unit(126, 'Masked Blade', 'shade', '3/3', beforeItsAttack(when({ placedDown: true }, [damage('defender', 1)]))),
  // A3.4.2, A5.2, A5.4
  unit(
    127,
    'Winter Herald',
    'frost',
    '2/4',
    placedFaceUp(choose('victim', foesUnit()), ...afflict('victim', 'frozen', 'shocked')),
  ),
  // A3.4.2
  unit(128, 'Rime Stalker', 'frost', '2/5', placedFaceDown(plus('attack', 2))),
  unit(129, 'Thicket Beast', 'wild', '3/4', placedFaceDown(plus('attack', 1), plus('health', 1))),
  unit(130, 'Janus Guard', 'road', '3/3', placedUpHas(plus('health', 2)), placedFaceDown(plus('attack', 2))),
  // A4.a.2
  unit(131, 'Ferret Keeper', 'wild', '4/4', beforeItsAttack(when({ eq: ['found', 1] }, [damage('defender', 2)]))),
  unit(
    132,
    'Falconer',
    'road',
    '3/5',
    onMyTurnEnd(choose('seen', foesCard({ faceUp: false, unseen: true, ...withinTwo('self') })), look('seen')),
  ),
  // A4.a.1
  unit(
    133,
    'Lamplighter',
    'road',
    '4/5',
    onReveal(each(foesCard({ faceUp: false, ...withinTwo('self') }), look('it'))),
  ),
  // A4.a.2, A5.8
  unit(134, 'Mire Lurker', 'wild', '2/5', beforeItIsAttacked(damage('attacker', 1), ...afflict('attacker', 'rooted'))),
];
