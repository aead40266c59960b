import type { ArcaneSource } from '../card.ts';
import {
  afflict,
  answersAttack,
  answersSpell,
  anyCard,
  cast,
  castIf,
  castOn,
  choose,
  damage,
  draw,
  each,
  emptyInMyTerritory,
  emptyNear,
  foesCard,
  foesUnit,
  gets,
  heal,
  look,
  make,
  mayChoose,
  myCard,
  myUnit,
  nextTo,
  plus,
  spell,
} from './builders.ts';

/** Spells. A4.2.5: cast from the hand at any time, unless the text says when. */

export const spells: readonly ArcaneSource[] = [
  // A4.d.2
  spell(66, 'Fire Bolt', 'flame', castOn(anyCard(), damage('target', 2))),
  spell(
    67,
    'Forked Lightning',
    'storm',
    castOn(
      foesUnit(),
      choose('second', foesCard({ ...nextTo('target'), except: 'target' })),
      damage('target', 2),
      damage('second', 1),
    ),
  ),
  spell(
    68,
    'Wildfire',
    'flame',
    castOn(foesCard(), each(foesCard({ ...nextTo('target'), except: 'target' }), damage('it', 1)), damage('target', 1)),
  ),
  spell(69, 'Mend', 'stone', castOn(myCard({ wounded: true, faceUp: true }), heal('target', 4))),
  spell(
    70,
    'War Cry',
    'storm',
    cast(each(myUnit(), { do: 'modify', on: 'it', mods: [plus('attack', 1)], lasting: { until: 'endOfTurn' } })),
  ),
  spell(71, "Giant's Draught", 'stone', castOn(myUnit(), ...gets('target', 1, 2))),
  // A4.2.5.1
  spell(72, 'Unsay', 'shade', answersSpell, cast({ do: 'negate', link: 'n' }, draw(1))),
  spell(
    73,
    'Backlash',
    'flame',
    answersSpell,
    cast({ do: 'negate', link: 'n' }, choose('struck', foesUnit()), damage('struck', 2)),
  ),
  // A4.2.4
  spell(74, 'Stay the Blade', 'road', answersAttack, cast({ do: 'stopAttack' })),
  // A5.8
  spell(75, 'Ward', 'road', castOn(myUnit(), ...afflict('target', 'warded'))),
  // A5.2, A5.4
  spell(76, 'Frostbind', 'frost', castOn(foesUnit(), ...afflict('target', 'frozen', 'shocked'))),
  // A5.7
  spell(77, 'Sleep of Stone', 'stone', castOn(foesUnit(), ...afflict('target', 'petrified'))),
  // A5.1
  spell(
    78,
    'Miasma',
    'wild',
    castOn(
      foesUnit(),
      each(foesUnit({ ...nextTo('target'), except: 'target' }), ...afflict('it', 'poisoned')),
      ...afflict('target', 'poisoned'),
    ),
  ),
  spell(
    79,
    'Gust',
    'storm',
    castOn(
      foesUnit({ movable: true }),
      { do: 'chooseSpot', from: emptyNear('target'), as: 'spot' },
      { do: 'moveTo', card: 'target', at: 'spot' },
    ),
  ),
  spell(80, 'Change Places', 'shade', {
    is: 'play',
    targets: [
      // A Stone that is targeted is turned up (A2.1), and then it stays where it is.
      { as: 'a', from: myCard({ movable: true, stone: false }) },
      { as: 'b', from: myCard({ swaps: 'a', stone: false }) },
    ],
    do: [{ do: 'swap', a: 'a', b: 'b' }],
  }),
  // A4.2.0
  spell(81, 'Second Wind', 'storm', castIf({ myTurn: true }, { do: 'points', who: 'me', n: 2 })),
  spell(82, 'Foresight', 'road', cast(draw(2))),
  // A4.2.3
  spell(83, 'Shroud', 'shade', castOn(myUnit(), heal('target', 2), { do: 'turnDown', card: 'target' })),
  spell(
    84,
    'Lantern',
    'road',
    castIf(
      { exists: foesCard({ faceUp: false, unseen: true }) },
      choose('first', foesCard({ faceUp: false, unseen: true })),
      look('first'),
      mayChoose('second', foesCard({ faceUp: false, unseen: true })),
      look('second'),
    ),
  ),
  spell(85, 'Undertow', 'shade', castOn(anyCard({ unit: true, movable: true }), { do: 'toHand', card: 'target' })),
  // A5.8
  spell(86, 'Hex of Silence', 'shade', castOn(foesUnit(), ...afflict('target', 'silenced', 'marked'))),
  // A5.6, A5.8
  spell(87, 'Tanglevine', 'wild', castOn(foesUnit(), ...afflict('target', 'rooted', 'bleeding'))),
  spell(88, 'Call the Clay', 'stone', cast(make('Clay Golem', emptyInMyTerritory))),
  spell(
    89,
    'Grave Bargain',
    'shade',
    castOn({ in: 'discard', of: 'me', where: { unit: true } }, { do: 'toHand', card: 'target' }),
  ),
];
