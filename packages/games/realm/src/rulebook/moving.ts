import type { Clause } from './clause.ts';

const section = 'Moving and fighting';

/** S5: where things are, how they move and what strikes whom. */
export const moving: readonly Clause[] = [
  {
    id: 'S5.1',
    section,
    text:
      'A location is a square and a region of it: the surface of a site, underground below land, underwater below ' +
      'water, or the void where there is no site. Adjacent means here or on one of the four squares beside it, ' +
      'nearby also on the four at the corners.',
    ruling:
      'Both are within one region. Below, only who can live there lives: anybody else dies; in the void anybody ' +
      'else is banished, and with no Deathrite.',
  },
  {
    id: 'S5.2',
    section,
    text:
      'A unit taps to move and attack: one step or none, more with Movement, and then, if you wish, an attack on ' +
      'an enemy unit at that location or on the enemy site there.',
    ruling:
      'A step goes to an adjacent location of the same region, or up or down on the same square for those who can ' +
      'live there. Where several ways of the same length differ in what they pass and something would notice, the ' +
      'player is asked.',
  },
  {
    id: 'S5.3',
    section,
    text:
      'To defend, untapped units of the attacked player that can get there tap, go there and join the fight. To ' +
      'intercept, enemies at the place where a unit ended a move without attacking tap and fight it.',
    ruling:
      'A unit defends from as far as it could move itself. Where a site is defended the defenders are fought in ' +
      'its stead; a unit that is defended fights along.',
  },
  {
    id: 'S5.4',
    section,
    text:
      'All who fight strike at the same moment, each with its power. A minion with damage of its power or more ' +
      'dies. Who strikes several at once divides the strike among them.',
    ruling: 'The dividing player decides. Damage to an avatar is life lost.',
  },
  {
    id: 'S5.5',
    section,
    text: 'A site that is struck undefended is not hurt: its controller loses as much life as the strike is strong.',
  },
  {
    id: 'S5.6',
    section,
    text:
      'Airborne: on the surface it steps diagonally, too, and only Airborne and Ranged units attack or intercept ' +
      'it. Burrowing: lives underground. Submerge: lives underwater. Voidwalk: lives in the void. Ranged X: ' +
      'attacks what is up to X steps away. Stealth: the other player can neither attack, intercept nor target it. ' +
      'Lethal: a minion it damages dies. Charge: no summoning sickness. Movement +X: X more steps. Immobile: takes ' +
      'no step. Lance: strikes first in an attack, with 1 more, and breaks. Ward: see S1.1. Genesis: happens as it ' +
      'comes into play. Deathrite: happens as it dies. Disabled: neither acts nor has abilities. Silenced: has no ' +
      'abilities. Tapped: has been used this turn.',
    ruling:
      'Only Ranged units that reach far enough strike back at one that attacks from afar. Stealth ends when its ' +
      'bearer attacks, is attacked, strikes or taps for an ability. Who dies by a first strike does not strike. ' +
      'Stealth, Lance and Ward are tokens and are lost when their bearer is silenced or disabled. A silenced site ' +
      'gives its mana and shows its symbols, and nothing that is written on it works; a disabled one gives no mana ' +
      'either. Both are sites all the same: symbols are shown, water is water, minions come there, and they are ' +
      'attacked.',
  },
];
