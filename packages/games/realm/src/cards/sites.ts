import type { RealmSource } from '../card.ts';
import {
  damage,
  drawSpell,
  enemyArrives,
  genesis,
  heal,
  here,
  itself,
  minions,
  nearby,
  no,
  ours,
  plus,
  site,
  tap,
  target,
  units,
  whenArrives,
  whenMyTurnStarts,
  yes,
} from './builders.ts';

const dry = [no('mana')];
/** It gives no mana while an enemy is on or below it. */
const besieged = itself(dry, { exists: units('opponents', { sameSquare: 'self' }) });

/** Sites (S4.1): the symbols they give. */
export const allSites: readonly RealmSource[] = [
  // 083
  site(83, 'Windswept Tor', 'ordinary', 'A'),
  // 084
  site(84, 'Cloudgate Stair', 'ordinary', 'A', {}, ours({ kind: 'minion', ...here }, plus('movement', 1))),
  // 085, S1.5
  site(85, 'Chapel of First Light', 'exceptional', 'A', { tokens: ['ward'] }),
  // 086
  site(86, 'Aerie of the Ninth Bell', 'elite', 'AA', {}, itself([yes('indestructible')])),
  // 087
  site(87, 'Slow River', 'ordinary', 'W'),
  // 088
  site(88, 'Ferry Landing', 'ordinary', 'W', {}, genesis(heal(1))),
  // 089
  site(
    89,
    'Drowned Chapel',
    'exceptional',
    'W',
    {},
    whenArrives({ kind: 'minion', sameSquare: 'self' }, [tap('unit')], enemyArrives),
  ),
  // 090
  site(90, "Pilgrims' Spring", 'elite', 'WW', {}, whenMyTurnStarts([heal(1)], { card: 'self', is: { warded: true } })),
  // 091
  site(91, 'Barley Terrace', 'ordinary', 'E'),
  // 092, S5.5
  site(92, 'Old Quarry', 'ordinary', 'E', {}, itself([plus('siteDamage', -1)])),
  // 093, S1.5
  site(93, 'Abbey Wall', 'exceptional', 'E', { tokens: ['ward'] }),
  // 094
  site(94, 'Deep Archive', 'elite', 'EE', {}, genesis(drawSpell)),
  // 095
  site(95, 'Cinder Slope', 'ordinary', 'F'),
  // 096
  site(96, 'Charcoal Camp', 'ordinary', 'F', {}, genesis(target(minions('all', nearby), 'may'), damage('target', 1))),
  // 097
  site(97, 'Forge Yard', 'exceptional', 'F', {}, ours({ kind: 'minion', ...here }, plus('power', 1))),
  // 098
  site(
    98,
    'Mouth of Embers',
    'elite',
    'FF',
    {},
    whenArrives({ sameSquare: 'self' }, [damage('unit', 1)], enemyArrives),
  ),
  // 099
  site(99, 'Storm Harbor', 'exceptional', 'AW', {}, besieged),
  // 100
  site(100, 'Slag Hills', 'exceptional', 'EF', {}, besieged),
  // 101
  site(101, 'Fourfold Well', 'unique', 'AEFW', {}, itself(dry)),
  // 126
  site(126, 'Beacon Crag', 'exceptional', 'AF', {}, besieged),
  // 127
  site(127, 'Reed Fen', 'exceptional', 'EW', {}, besieged),
  // 128
  site(128, 'Tithe Barn', 'elite', 'E', {}, itself([plus('mana', 1)], { not: { exists: units('opponents', nearby) } })),
];
