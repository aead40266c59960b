import type { WardSource } from '../card.ts';
import { cardSet, itself, multiplied, requires, unaffected, yes } from './builders.ts';

/** Generation 2, creatures. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen2');

export const gen2Creatures: readonly WardSource[] = [
  creature(3, 'Beaver', 'Common', 'Beast', '3/8/10/1/0', 'water forest'),
  creature(8, 'Raccoon', 'Common', 'Beast', '4/10/20/1/1', 'snow'),
  creature(10, 'Man Owl', 'Epic', 'Beast', '10/11/100/3/5', 'wings forest'),
  // W10.2.2: SPD is not compared at all.
  creature(15, 'Bear Wolf', 'Rare', 'Beast', '6/9/50/2/4', 'forest', itself([yes('strikesFirst')])),
  creature(17, 'Squirrel', 'Common', 'Beast', '3/12/20/1/0', 'forest'),
  creature(19, 'Sharkling', 'Common', 'Beast', '1/7/30/2/2', 'water'),
  // W8.3.1
  creature(20, 'Great White', 'Epic', 'Beast', '8/10/90/4/4', 'water', requires({ onto: 'sharkling' })),
  creature(31, 'Bug Man', 'Uncommon', 'Bug', '7/6/70/3/3', 'wings mountains'),
  creature(32, 'Baby Dino', 'Common', 'Dinosaur', '4/6/40/1/3', 'water plains'),
  creature(33, 'Trike', 'Common', 'Dinosaur', '6/4/50/3/1', 'water forest'),
  creature(34, 'Bronto', 'Epic', 'Dinosaur', '11/1/110/2/7', 'plains'),
  creature(43, 'Headless Knight', 'Uncommon', 'Undead', '9/11/80/4/1', 'weapon field'),
  creature(47, 'Undead Tower', 'Epic', 'Undead', '12/4/120/7/1'),
  creature(48, 'Skeleton Pirate', 'Common', 'Undead', '4/5/40/1/2', 'weapon water'),
  creature(49, 'Snow Man', 'Rare', 'Elemental', '6/3/50/3/4', 'forest'),
  creature(59, 'Big Buck', 'Common', 'Beast', '4/8/50/2/2', 'forest'),
  creature(
    64,
    'Steam Rex',
    'Legendary',
    'Mechanical',
    '11/3/110/1/10',
    '',
    unaffected,
    itself([multiplied(2)], { foePlayedLightning: true }),
  ),
  creature(67, 'Fallen Crusader', 'Uncommon', 'Undead', '10/4/80/2/4', 'weapon'),
  creature(92, 'Dark Elf Captain', 'Uncommon', 'Humanoid', '8/8/70/3/2', 'weapon'),
  creature(95, 'Water Eleotoid', 'Common', 'Elemental', '5/7/60/3/1', 'water mountains'),
  creature(97, 'Inferno Wizard', 'Uncommon', 'Humanoid', '6/10/50/3/3', 'fire'),
  creature(135, 'Metamoth', 'Epic', 'Bug', '2/12/20/2/8', 'wings forest'),
  creature(136, 'Dwarf Soldier', 'Common', 'Humanoid', '6/2/50/1/4', 'weapon underground'),
  creature(138, 'Werehawk', 'Epic', 'Beast', '11/9/80/5/2', 'stars plains'),
  creature(139, 'Wererat', 'Common', 'Beast', '4/10/50/1/4', 'urban'),
  creature(140, 'Green Dragon', 'Uncommon', 'Dragon', '6/10/100/1/7', 'wings mountains'),
  creature(141, 'Penguin', 'Common', 'Beast', '4/2/30/1/2', 'wings snow'),
  creature(143, 'Elite Angel', 'Uncommon', 'Cosmic', '7/7/70/2/4', 'wings sky'),
  creature(144, 'Captain Ward', 'Legendary', 'Elemental', '12/4/100/6/5', 'water'),
  creature(146, 'Steam Wolf', 'Rare', 'Mechanical', '6/10/40/1/6'),
  creature(149, 'Subject #149', 'Rare', 'Undead', '8/12/80/3/3'),
];
