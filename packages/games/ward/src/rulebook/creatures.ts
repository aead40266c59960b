import type { Clause } from './clause.ts';

const section = 'Creature cards';

/** W5: the parts of a creature card, how damage multiplies, and the field. */
export const creatures: readonly Clause[] = [
  {
    id: 'W5.2.1.1',
    section,
    text: 'A creature card has a name.',
    ruling: 'Entries that share a name in the card lists are one card.',
  },
  {
    id: 'W5.2.1.2',
    section,
    text:
      'A creature card has a type: Beast, Bug, Cosmic, Demon, Dragon, Elemental, Humanoid, Dinosaur, Undead or ' +
      'Mechanical. An effect may speak of creatures of a type.',
  },
  {
    id: 'W5.2.1.3',
    section,
    text: 'A creature card has artwork.',
  },
  {
    id: 'W5.2.1.3.1',
    section,
    text: 'The artwork of a creature may matter: an effect may ask what it shows, a weapon for example.',
    ruling:
      'A card lists what its artwork shows as `art` tags (`weapon`, `sword`, `wings` and so on), and effects test ' +
      'those tags.',
    example: 'Ent Tree deals ×2 attack damage to a creature whose artwork shows it holding a weapon.',
  },
  {
    id: 'W5.2.1.4',
    section,
    text:
      'A creature card has a rarity: Common, Uncommon, Rare, Epic, Legendary, Mythic or Promo. There is one Mythic ' +
      'card per generation.',
  },
  {
    id: 'W5.2.1.5',
    section,
    text: 'A creature card names its attack.',
  },
  {
    id: 'W5.2.1.6',
    section,
    text: 'A creature card states its attack dice: how many six-sided dice it rolls for damage.',
  },
  {
    id: 'W5.2.1.7',
    section,
    text:
      'A creature card states its armor level (AL), the total that a hit roll against it must reach. AL is never ' +
      'above 12.',
  },
  {
    id: 'W5.2.1.8',
    section,
    text: 'A creature card states its speed (SPD), which decides who strikes first in battle. SPD has no upper limit.',
  },
  {
    id: 'W5.2.1.9',
    section,
    text:
      'A creature card states its health points (HP). Damage lowers HP, never below 0; healing raises it, never ' +
      'above the printed HP unless a card allows it. A creature whose HP reaches 0 is killed.',
  },
  {
    id: 'W5.2.1.10',
    section,
    text: 'A creature card states its modifier (MOD). MOD is added to Hit rolls and to Attack rolls alike.',
  },
  {
    id: 'W5.2.1.11',
    section,
    text: 'A creature card may have an effect. Unless the card says otherwise, its effect can be used once in a turn.',
    ruling:
      'An effect that says "roll a die" without "may" is compulsory once in the turn, at a moment its controller ' +
      'picks. The turn cannot end before that roll.',
  },
  {
    id: 'W5.2.1.12',
    section,
    text: 'A creature card states the generation it belongs to.',
  },
  {
    id: 'W5.2.1.13',
    section,
    text: 'A creature card has a biography.',
  },
  {
    id: 'W5.3.1',
    section,
    text: 'A damage multiplier applies last, to the sum of dice, MOD and buffs.',
    example: 'Assassin deals ×3 attack damage if it hits first in a battle. With a total of 20 it deals 60.',
  },
  {
    id: 'W5.3.2',
    section,
    text: 'When several damage multipliers apply, each multiplies the result of the one before it.',
    example:
      'Assassin hits first with a total of 20 while Backstab is on it: 20 × 3 for Assassin × 3 for Backstab = 180.',
  },
  {
    id: 'W5.4.1',
    section,
    text:
      'Each player has a field: one primary in front, five magic slots behind it, and room at its sides for limited ' +
      'summons.',
  },
];
