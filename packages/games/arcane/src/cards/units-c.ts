import type { ArcaneSource } from '../card.ts';
import {
  afflict,
  afterItIsAttacked,
  afterItsAttack,
  choose,
  damage,
  draw,
  each,
  emptyNear,
  foesCard,
  foesUnit,
  gets,
  heal,
  itself,
  look,
  make,
  manner,
  mayChoose,
  myCard,
  nextTo,
  onAttack,
  onKill,
  onMyTurnEnd,
  onOtherDestroyed,
  onReveal,
  placedFaceDown,
  placedFaceUp,
  plus,
  unit,
  whenAttacked,
  withinTwo,
  yes,
} from './builders.ts';

/** Units of shade and road, and those without text. Figures are attack/health. */

export const unitsC: readonly ArcaneSource[] = [
  // A4.d.1, A5.1
  unit(
    39,
    'Night Asp',
    'shade',
    '2/3',
    afterItsAttack(...afflict('defender', 'poisoned')),
    afterItIsAttacked(...afflict('attacker', 'poisoned')),
  ),
  // A5.6
  unit(40, 'Thorn Cat', 'wild', '3/4', onAttack(...afflict('defender', 'bleeding'))),
  // A4.a.1, A4.d.2
  unit(41, 'Lurking Shade', 'shade', '3/4', onReveal(choose('struck', foesCard(nextTo('self'))), damage('struck', 2))),
  // A3.4.2, A6.1
  unit(42, 'Trapdoor Spider', 'shade', '3/3', placedFaceDown(plus('attack', 1), yes('firstBlood'))),
  // A4.a.1
  unit(
    43,
    'Changeling',
    'shade',
    '3/4',
    onReveal(mayChoose('other', myCard({ swaps: 'self' })), { do: 'swap', a: 'self', b: 'other' }),
  ),
  unit(44, 'Cutpurse', 'shade', '4/3', onKill(undefined, draw(1))),
  // A4.a.1: turned down, it can be revealed again.
  unit(
    45,
    'Mirror Fox',
    'shade',
    '3/3',
    onReveal(choose('struck', foesCard(nextTo('self'))), damage('struck', 1)),
    onMyTurnEnd({ do: 'may', then: [{ do: 'turnDown', card: 'self' }] }),
  ),
  // A5.1, A5.5
  unit(
    46,
    'Bog Witch',
    'wild',
    '2/4',
    onReveal(choose('victim', foesUnit(withinTwo('self'))), ...afflict('victim', 'poisoned', 'dazed')),
  ),
  // A5.2
  unit(47, 'Frost Weaver', 'frost', '2/4', onReveal(each(foesUnit(nextTo('self')), ...afflict('it', 'frozen')))),
  // A5.2, A5.5
  unit(
    48,
    'Ice Maiden',
    'frost',
    '1/5',
    onMyTurnEnd(choose('victim', foesUnit(nextTo('self'))), ...afflict('victim', 'frozen', 'dazed')),
  ),
  // A4.d.1
  unit(49, 'Ram Rider', 'wild', '3/4', afterItsAttack({ do: 'push', card: 'defender', from: 'self' })),
  // A4.2.2, A4.d.1
  unit(50, 'Leech Bat', 'shade', '3/3', manner({ leaps: true }), afterItsAttack(heal('self', 1))),
  // A4.2.2
  unit(51, 'Wisp', 'shade', '3/2', manner({ flies: true })),
  // A4.c.2
  unit(
    52,
    'Grave Piper',
    'shade',
    '1/4',
    onOtherDestroyed({ unit: true, token: false }, make('Bone Servant', emptyNear('self'))),
  ),
  unit(
    53,
    'Hollow King',
    'shade',
    '3/5',
    onKill({ card: 'card', is: { unit: true } }, ...gets('self', 1), heal('self', 2)),
  ),
  // A5.8
  unit(
    54,
    'Hush Monk',
    'road',
    '3/5',
    onAttack(...afflict('defender', 'silenced')),
    whenAttacked(...afflict('attacker', 'silenced')),
  ),
  unit(
    55,
    'Huntsman',
    'wild',
    '3/5',
    onAttack(...afflict('defender', 'marked')),
    whenAttacked(...afflict('attacker', 'marked')),
  ),
  // A3 Ruling, traps
  unit(56, 'Sapper', 'road', '4/4', manner({ disarms: true })),
  // A3.4.2
  unit(
    57,
    'Pathfinder',
    'road',
    '3/5',
    placedFaceUp(choose('seen', foesCard({ faceUp: false, unseen: true })), look('seen')),
  ),
  // A2.2
  unit(58, 'Border Guard', 'road', '2/5', itself([plus('attack', 2)], { card: 'self', is: { inOwnTerritory: true } })),
  unit(59, 'Raider', 'road', '3/5', itself([plus('attack', 2)], { card: 'self', is: { inEnemyTerritory: true } })),
  // A3.4.2
  unit(60, 'Buried Titan', 'shade', '3/5', placedFaceDown(plus('health', 2))),
  unit(61, 'Road Warden', 'road', '3/4'),
  unit(62, 'Hill Reaver', 'road', '4/3'),
  unit(63, 'Quarry Ox', 'stone', '2/6'),
  unit(64, 'Glass Champion', 'road', '5/2'),
  unit(65, 'Wall Guard', 'road', '1/8'),
];
