import type { RealmSource } from '../card.ts';
import {
  artifact,
  bearer,
  damage,
  drawSpell,
  giveWard,
  heal,
  nearby,
  plus,
  target,
  units,
  use,
  whenever,
  whenMyTurnStarts,
  yes,
} from './builders.ts';

/** Artifacts (S4.4). */
export const artifacts: readonly RealmSource[] = [
  // 066, S1.11, S1.15
  artifact(
    66,
    'Ring of Morrigan',
    'elite',
    '1',
    'Relic',
    whenever('cast', { same: ['caster', 'host'] }, [
      target(units('all', nearby), 'may'),
      damage('target', 1),
      heal({ lastDealt: true }),
    ]),
  ),
  // 067
  artifact(67, 'Whetted Glaive', 'ordinary', '2', 'Weapon', bearer(plus('power', 2))),
  // 068
  artifact(68, 'Feathered Boots', 'ordinary', '2', 'Garment', bearer(yes('airborne'), plus('movement', 1))),
  // 069, S5.1
  artifact(69, 'Diving Bell', 'ordinary', '1', 'Device', bearer(yes('submerge'), yes('burrowing'))),
  // 070
  artifact(70, "Pilgrim's Shield", 'exceptional', '2E', 'Armor', bearer(yes('noMagicDamage'))),
  // 071
  artifact(71, 'Prayer Bell', 'exceptional', '3A', 'Relic', whenMyTurnStarts([giveWard('host')])),
  // 072
  artifact(
    72,
    'Spark Rod',
    'exceptional',
    '3F',
    'Weapon',
    use('Spark', units('all', nearby), [damage('target', 2)], 'host'),
  ),
  // 073
  artifact(73, "Headsman's Axe", 'exceptional', '2F', 'Weapon', bearer(yes('lethal'))),
  // 074, S3.1
  artifact(74, 'Votive Lamp', 'exceptional', '3', 'Monument', {
    is: 'static',
    to: { side: 'own', where: { kind: 'site', sameSquare: 'self' } },
    mods: [plus('mana', 1)],
    if: { card: 'self', is: { carried: false } },
  }),
  // 075
  artifact(
    75,
    'Hungry Idol',
    'exceptional',
    '2W',
    'Monument',
    whenever('died', { card: 'minion', is: nearby }, [heal(1)]),
  ),
  // 124, S1.3
  artifact(
    124,
    'Ledger of Sins',
    'exceptional',
    '2A',
    'Relic',
    whenever('died', { all: [{ foes: 'minion' }, { card: 'minion', is: { evil: true } }] }, [drawSpell]),
  ),
];
