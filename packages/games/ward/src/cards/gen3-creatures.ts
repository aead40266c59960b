import type { WardSource } from '../card.ts';
import { cardSet } from './builders.ts';

/** Generation 3, creatures. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen3');

export const gen3Creatures: readonly WardSource[] = [
  creature(5, 'Comodo', 'Common', 'Dragon', '4/6/50/2/2', 'fire'),
  creature(23, 'Order Knight', 'Uncommon', 'Humanoid', '8/8/80/3/3', 'weapon'),
  creature(25, 'Wererabbit', 'Uncommon', 'Beast', '6/10/50/1/7'),
  creature(30, 'Owlet', 'Common', 'Beast', '2/3/10/1/0', 'wings'),
  creature(32, 'Evolved Ape', 'Epic', 'Beast', '7/5/100/4/3'),
  creature(34, 'Kappa King', 'Epic', 'Dinosaur', '11/1/100/4/2', 'water'),
  creature(36, 'Ptera Man', 'Uncommon', 'Dinosaur', '7/11/60/1/9', 'wings'),
  creature(40, 'M.O.O.N. Soldier', 'Common', 'Humanoid', '6/6/40/1/4', 'weapon'),
  creature(47, 'Conqueror', 'Rare', 'Humanoid', '12/6/110/4/3'),
  creature(55, 'Shield Maiden', 'Uncommon', 'Humanoid', '6/8/50/3/2', 'shield weapon'),
  creature(60, 'Fish Boy', 'Common', 'Beast', '4/3/20/1/3', 'water weapon'),
  creature(61, 'Moose', 'Common', 'Beast', '6/4/50/2/3'),
  creature(68, 'Stego', 'Common', 'Dinosaur', '6/3/50/1/5'),
  creature(69, 'Mountain Lion', 'Rare', 'Beast', '4/10/50/3/4'),
  creature(71, 'Boulderox', 'Uncommon', 'Elemental', '9/2/80/2/4'),
  creature(73, 'Big Mouth Bass', 'Common', 'Beast', '1/5/20/1/1', 'water'),
  creature(81, 'Hive Queen', 'Legendary', 'Bug', '12/12/130/5/7'),
  creature(89, 'Orc Warrior', 'Uncommon', 'Humanoid', '6/2/50/3/3', 'weapon'),
  creature(91, 'Octo-Orc', 'Epic', 'Humanoid', '8/11/10/8/8'),
  creature(93, 'Forest Guardian', 'Rare', 'Elemental', '7/3/100/6/0', 'forest'),
  creature(101, 'Bestial Champion', 'Uncommon', 'Beast', '11/6/50/3/2'),
  creature(130, 'Tarantula', 'Uncommon', 'Bug', '10/10/80/3/3'),
  creature(133, 'Cockroach', 'Common', 'Bug', '1/6/10/1/0'),
  creature(148, 'Enhanced Orc', 'Uncommon', 'Mechanical', '10/1/70/4/1'),
];
