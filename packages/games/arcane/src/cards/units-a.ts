import type { ArcaneSource } from '../card.ts';
import type { Op } from '../language.ts';
import {
  afflict,
  afterItIsAttacked,
  afterItsAttack,
  always,
  beforeItIsAttacked,
  beforeItsAttack,
  choose,
  damage,
  draw,
  each,
  firstBlood,
  foesCard,
  foesUnit,
  manner,
  nextTo,
  onAttack,
  onDestruction,
  onMySpell,
  onMyTurnEnd,
  onReveal,
  placedFaceUp,
  plus,
  unit,
  withinTwo,
} from './builders.ts';

/** Units of storm and fire. Figures are attack/health. */

/** At an enemy card of one's choice next to it, whichever side is up. */
const lightningStrike: readonly Op[] = [choose('struck', foesCard(nextTo('self'))), damage('struck', 1)];

export const unitsA: readonly ArcaneSource[] = [
  // A4.a.2
  unit(1, 'Lightning Knight', 'storm', '3/4', onReveal(...lightningStrike), beforeItsAttack(...lightningStrike)),
  // A6.1
  unit(2, 'Storm Squire', 'storm', '3/3', firstBlood),
  // A4.2.2
  unit(3, 'Thunder Lancer', 'storm', '3/4', manner({ reach: 2 })),
  // A5.4
  unit(4, 'Static Hound', 'storm', '3/3', onAttack(...afflict('defender', 'shocked'))),
  // A3.4.2
  unit(5, 'Cloud Herald', 'storm', '2/4', placedFaceUp(draw(1))),
  // A4.2.4
  unit(6, 'Gale Dancer', 'storm', '3/4', manner({ diagonal: true })),
  // A4.d.2
  unit(7, 'Stormcaller', 'storm', '2/4', onMySpell(choose('struck', foesCard()), damage('struck', 1))),
  unit(
    8,
    'Banner Knight',
    'storm',
    '3/4',
    always({ side: 'own', where: { unit: true, other: true, ...nextTo('self') } }, [plus('attack', 1)]),
  ),
  // A4.2.2
  unit(9, 'Oathbound Rider', 'storm', '4/5', manner({ reach: 2, orthogonal: true })),
  // A4.a.1, A5.4, A5.5
  unit(
    10,
    'Thunderhead',
    'storm',
    '4/4',
    onReveal(each(foesUnit(nextTo('self')), ...afflict('it', 'shocked', 'dazed'))),
  ),
  // A4.2.4, A4.c.1
  unit(11, 'Bolt Archer', 'storm', '3/2', manner({ range: 2 })),
  // A4.a.2
  unit(12, 'Pike Warden', 'storm', '2/5', beforeItIsAttacked(damage('attacker', 1))),
  // A4.d.2: everything next to it but the card it attacked.
  unit(
    13,
    'Flame Warrior',
    'flame',
    '3/4',
    afterItsAttack(each(foesCard({ ...nextTo('self'), except: 'defender' }), damage('it', 1))),
  ),
  // A4.d.2
  unit(14, 'Cinder Imp', 'flame', '2/2', onDestruction(each(foesCard(nextTo('self')), damage('it', 2)))),
  // A5.3
  unit(15, 'Ember Hound', 'flame', '3/3', onAttack(...afflict('defender', 'burned'))),
  // A3.4.2, A4.d.2
  unit(
    16,
    'Torchbearer',
    'flame',
    '2/4',
    placedFaceUp(choose('struck', foesCard(withinTwo('self'))), damage('struck', 1)),
  ),
  // A4.d.2
  unit(17, 'Pyre Priest', 'flame', '1/5', onMyTurnEnd(choose('struck', foesCard(nextTo('self'))), damage('struck', 1))),
  // A5.8
  unit(18, 'Ash Walker', 'flame', '3/4', manner({ immune: true })),
  // A4.d.1
  unit(19, 'Furnace Brute', 'flame', '5/4', afterItsAttack(damage('self', 1))),
  // A4.c.2
  unit(20, 'Scorchling', 'flame', '2/1', onDestruction(draw(1))),
  // A4.d.1
  unit(21, 'Salamander', 'flame', '2/4', afterItIsAttacked(each(foesCard(nextTo('self')), damage('it', 1)))),
  // A4.2.4
  unit(22, 'Coal Giant', 'flame', '5/5', manner({ attackLimit: 1 })),
];
