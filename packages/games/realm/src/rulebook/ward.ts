import type { Clause } from './clause.ts';

const section = 'Ward';

/** S1: the keyword this game was built around. */
export const ward: readonly Clause[] = [
  {
    id: 'S1.1',
    section,
    text:
      'Ward stands between its bearer, a unit or a site, and three things: being targeted by a spell or special ' +
      'ability of the other player, being damaged, and being destroyed. The first of these that is about to happen ' +
      'does not: the Ward breaks in its place.',
    ruling:
      'Targeting counts only from the other player; damage and destruction from whomever they come, its own player ' +
      'too. A minion that dies because it cannot live where it is was destroyed by nobody: Ward does not save it.',
  },
  {
    id: 'S1.2',
    section,
    text: 'Ward is a token on the card. Nothing ever has two: another one given to a bearer changes nothing.',
  },
  {
    id: 'S1.3',
    section,
    text:
      'No Ward is given to an Evil minion, and a minion that turns Evil loses the one it has. Persecutor’s brand ' +
      'is not that: only the cards of the one who branded it see Evil there, so the token stays.',
    ruling:
      'Undead and Demons are Evil, and minions that a card makes so. Avatars and sites never are. The brand ' +
      'chooses its minion and does not target it.',
  },
  {
    id: 'S1.4',
    section,
    text: 'Only units (minions and avatars) and sites bear Ward. What turns into anything else loses it.',
    ruling: 'What turns into another unit or site that may bear Ward keeps its token.',
  },
  {
    id: 'S1.5',
    section,
    text:
      'A card printed with Ward comes into play with the token. Ward is an ability, as Stealth is: disabling or ' +
      'silencing the bearer takes the token away.',
    ruling: 'It goes for sites as for units. When that ends the token does not come back.',
  },
  {
    id: 'S1.6',
    section,
    text: 'A Ward that breaks on damage prevents all of it, so nothing that counts the damage finds any.',
    example:
      'Daperyll Vampire, power 4, strikes a warded Apprentice Wizard. The Ward breaks, the Wizard is unhurt, and ' +
      'the Vampire’s controller heals nothing.',
  },
  {
    id: 'S1.7',
    section,
    text: 'When several sources deal damage at one moment, a single breaking Ward prevents the damage of all of them.',
  },
  {
    id: 'S1.8',
    section,
    text: 'A player’s spells and abilities may target warded things of their own; the token does not mind.',
  },
  {
    id: 'S1.9',
    section,
    text: 'Ward does not make anything an illegal target: it is chosen like any other, and the spell goes on the storyline.',
    example: 'Bury is cast at a warded minion. As it resolves the Ward breaks, and the minion stays above ground.',
  },
  {
    id: 'S1.10',
    section,
    text: 'Ward acts as the effect resolves and shields its bearer alone. The remainder of the effect goes ahead.',
    example: 'Grievous Insult at a warded minion neither silences nor taps it; whoever cast it still draws the spell.',
  },
  {
    id: 'S1.11',
    section,
    text: 'What resolves first meets the Ward; what comes after it finds none.',
    example:
      'The bearer of Ring of Morrigan casts Bury at a warded minion and points the Ring at it, too. The Ring comes ' +
      'ahead of the spell: the Ward breaks on it and its 1 damage is lost. Then Bury resolves and puts the minion ' +
      'under the earth.',
  },
  {
    id: 'S1.12',
    section,
    text: 'A part of the effect that needs the protected target does not happen.',
    example: 'Geyser at a warded site makes nothing there Airborne. Craterize at one damages nothing anywhere.',
  },
  {
    id: 'S1.13',
    section,
    text: 'The same goes for special abilities.',
    example: 'Abaddon Succubus lures a warded minion: it does not step, takes no 2 damage, and nobody is healed.',
  },
  {
    id: 'S1.14',
    section,
    text:
      'Moving and attacking is a basic ability and targets nothing, so a warded unit may be attacked. Its Ward ' +
      'breaks when a strike of 1 or more is about to hit it.',
    ruling: 'A strike of 0 leaves the Ward whole.',
  },
  {
    id: 'S1.15',
    section,
    text: 'Four cases that come up often.',
    ruling:
      'Geyser at a warded site still draws its card. Ring of Morrigan heals nothing when its target was protected. ' +
      'A warded site that is attacked and not defended loses its Ward, and its controller no life. A sacrifice is ' +
      'not stopped by Ward.',
  },
];
