import type { RealmSource } from '../card.ts';
import type { CardSet } from '../language.ts';
import {
  breakWards,
  burrow,
  change,
  damage,
  damageAll,
  destroy,
  drawCard,
  drawSpell,
  each,
  forGood,
  giveWard,
  magic,
  minions,
  nearby,
  no,
  play,
  playOn,
  plus,
  put,
  sites,
  tap,
  tell,
  thisTurn,
  toHand,
  turnInto,
  units,
  wardable,
  yes,
} from './builders.ts';

/** What lies or stands on land, and can be buried there. */
const onLand: CardSet = {
  in: 'realm',
  of: 'all',
  where: { any: [{ kind: 'minion' }, { kind: 'artifact', carried: false }], region: 'surface', onLand: true },
};

/** Magic (S4.4). */
export const spells: readonly RealmSource[] = [
  // 045, S1.9
  magic(45, 'Bury', 'ordinary', '3E', {}, playOn(onLand, burrow('target'))),
  // 046, S1.10
  magic(
    46,
    'Grievous Insult',
    'ordinary',
    '2W',
    { anyAlly: true },
    playOn(minions('all', nearby), ...put('target', 'silenced', thisTurn), tap('target'), drawSpell),
  ),
  // 047, S1.12, S1.15
  magic(
    47,
    'Geyser',
    'ordinary',
    '2W',
    {},
    playOn(
      sites('all'),
      ...put('target', 'flooded', thisTurn),
      each(minions('all', { sameSquare: 'target' }), change('one', [yes('airborne')], thisTurn), tell('lifted', 'one')),
      drawCard,
    ),
  ),
  // 048, S1.12
  magic(48, 'Craterize', 'elite', '8EE', { discardSite: true }, playOn(sites('all'), { do: 'crater', site: 'target' })),
  // 049
  magic(49, 'Forked Bolt', 'ordinary', '3A', {}, playOn(minions('all'), damage('target', 3))),
  // 050
  magic(50, 'Whispered Litany', 'ordinary', '1A', {}, playOn(units('me'), giveWard('target'))),
  // 051
  magic(
    51,
    'Updraft',
    'ordinary',
    '2A',
    {},
    playOn(
      minions('all'),
      change('target', [yes('airborne'), plus('movement', 2)], thisTurn),
      tell('lifted', 'target'),
      drawSpell,
    ),
  ),
  // 052, S1.3
  magic(
    52,
    'Clear Judgement',
    'exceptional',
    '3A',
    {},
    playOn(minions('all', { evil: true, ...nearby }), destroy('target')),
  ),
  // 053
  magic(53, 'Evensong', 'elite', '4AW', {}, play(each(wardable('me', nearby), giveWard('one')))),
  // 054
  magic(54, 'Undertow', 'ordinary', '3W', {}, playOn(minions('all', nearby), toHand('target'))),
  // 055, S1.3
  magic(
    55,
    'Stain',
    'ordinary',
    '2W',
    {},
    playOn(minions('all', nearby), change('target', [yes('evil')], forGood), tell('stained', 'target'), drawSpell),
  ),
  // 056, S1.1
  magic(
    56,
    'Glass Rain',
    'exceptional',
    '4WW',
    {},
    play(breakWards(wardable('all', nearby)), damageAll(units('opponents', nearby), 1)),
  ),
  // 057
  magic(57, 'Toadskin', 'exceptional', '3W', {}, playOn(minions('all', nearby), turnInto('target', 'marsh-toad'))),
  // 058, S1.8
  magic(58, "Mason's Oath", 'ordinary', '2E', {}, playOn(sites('me'), giveWard('target'), drawSpell)),
  // 059
  magic(
    59,
    'Shelter',
    'ordinary',
    '1E',
    {},
    playOn(units('me'), { do: 'shield', on: 'target', n: 3 }, tell('sheltered', 'target'), drawSpell),
  ),
  // 060, S1.4
  magic(60, 'Calcify', 'elite', '5E', {}, playOn(minions('all', nearby), turnInto('target', 'lonely-statue'))),
  // 061
  magic(
    61,
    'Hue and Cry',
    'ordinary',
    '3E',
    {},
    playOn(sites('me'), { do: 'summon', id: 'foot-soldier', at: { locOf: 'target' }, n: 2 }),
  ),
  // 062
  magic(62, 'Ember Volley', 'ordinary', '2F', {}, playOn(units('all', nearby), damage('target', 3))),
  // 063
  magic(
    63,
    'War Cry',
    'ordinary',
    '2F',
    {},
    play(
      each(minions('me', nearby), change('one', [plus('power', 1)], thisTurn), tell('strengthened', 'one')),
      each(minions('opponents', nearby), change('one', [yes('noDefend')], thisTurn)),
    ),
  ),
  // 064
  magic(
    64,
    'Kiln Breath',
    'exceptional',
    '5FF',
    {},
    playOn(sites('all', nearby), damageAll(units('all', { sameSquare: 'target', region: 'surface' }), 3)),
  ),
  // 065, S4.2
  magic(65, 'Raze', 'elite', '6FF', {}, playOn(sites('all', nearby), destroy('target'))),
  // 120, S1.3
  magic(
    120,
    'Pillory',
    'ordinary',
    '4W',
    {},
    playOn(minions('all', { evil: true }), ...put('target', 'disabled', forGood)),
  ),
  // 121
  magic(121, 'Arc Flash', 'ordinary', '2A', {}, playOn(minions('all'), damage('target', 2), drawSpell)),
  // 122
  magic(
    122,
    'Chain Net',
    'ordinary',
    '2E',
    {},
    playOn(
      minions('all', nearby),
      change('target', [no('airborne'), yes('immobile')], forGood),
      tell('grounded', 'target'),
      drawSpell,
    ),
  ),
  // 123, S5.6
  magic(
    123,
    'Salt the Earth',
    'exceptional',
    '4E',
    {},
    playOn(sites('all', nearby), ...put('target', 'disabled', forGood)),
  ),
];
