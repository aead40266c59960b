import type { Lesson, SeatId } from '@wardroom/core';
import { spotOf } from './names.ts';
import { position } from './position.ts';

/**
 * Guardian Realms in five minutes: from the middle of a match, three turns to the fall of the Stronghold. The sums in the
 * sentences are those of the match; the tests of the host play it through.
 */

const [LEFT, MIDDLE, RIGHT] = [0, 1, 2];
const mine = (lane: number): number => spotOf(0 as SeatId, lane);
const theirs = (lane: number): number => spotOf(1 as SeatId, lane);

export const lesson: Lesson = {
  start: {
    position: () =>
      position({
        turn: 8,
        seats: [
          {
            guardians: ['hill-spearman', null, null],
            hand: ['hedge-warden', 'lance-veteran', 'whetted-blade'],
            deck: ['palisade', 'siege-volley', 'marsh-witch', 'field-dressing', 'hill-spearman', 'palisade'],
            bases: [50, 45, 30],
            dz: 6,
            sp: 2,
          },
          {
            guardians: [null, { card: 'marsh-witch', hp: 15 }, null],
            hand: ['thrown-torch', 'shieldbearer'],
            deck: ['field-levy', 'bad-well', 'hill-spearman', 'field-dressing', 'hill-spearman', 'palisade'],
            bases: [50, 50, 40],
            walls: [0, 1, 0],
            dz: 6,
            sp: 2,
          },
        ],
      }),
  },
  dice: [],
  others: [
    // Turn 10
    { verb: 'attack', card: 'marsh-witch', on: 'hedge-warden' },
    { verb: 'play', card: 'thrown-torch', on: 'hill-spearman' },
    { verb: 'endTurn' },
    // Turn 12
    { verb: 'summon', card: 'shieldbearer', n: theirs(MIDDLE) },
  ],
  steps: [
    {
      say: 'SP pay for Guardians; what you do not spend stays. Summon Hedge Warden in the right lane: it costs 1 of your 2.',
      clause: 'G3.4',
      point: [{ part: 'sp', seat: 0 }, { spot: mine(RIGHT) }],
      pick: { verb: 'summon', card: 'hedge-warden', n: mine(RIGHT) },
    },
    {
      say: 'Hill Spearman stands ready. A Guardian reaches its own lane and those beside it. Attack Marsh Witch in the middle, for 1 DZ.',
      clause: 'G5.2',
      point: [{ card: 'marsh-witch', seat: 1 }],
      pick: { verb: 'attack', card: 'hill-spearman', on: 'marsh-witch' },
    },
    {
      say: 'You can build one, too. Blue cards are Effects: they are used once. Play Palisade, for 2 DZ.',
      clause: 'G4.9',
      pick: { verb: 'play', card: 'palisade' },
    },
    {
      say: 'Put the wall in the left lane, before Hill Spearman.',
      clause: 'G9.1',
      point: [{ spot: mine(LEFT) }],
      pick: { verb: 'spot', n: mine(LEFT) },
    },
    {
      say: 'A Guardian attacks once in a turn, and the Warden rests. End the turn, and see what Mara does.',
      clause: 'G5.3',
      pick: { verb: 'endTurn' },
    },
    {
      say: 'An Equipment stays with its Guardian for as long as that stands. Give Whetted Blade to Hill Spearman: its attack of 10 becomes 15.',
      clause: 'G4.10',
      point: [{ card: 'hill-spearman', seat: 0 }],
      pick: { verb: 'equip', card: 'whetted-blade', n: mine(LEFT) },
    },
    {
      say: 'Marsh Witch has 15 HP left, and no wall. Attack her.',
      clause: 'G3.3',
      point: [{ card: 'marsh-witch', seat: 1 }],
      pick: { verb: 'attack', card: 'hill-spearman', on: 'marsh-witch' },
    },
    {
      say: 'Now quickly through the gap. Lance Veteran has Rush: it acts in the turn in which it comes. Summon it in the middle lane.',
      clause: 'G5.1',
      point: [{ spot: mine(MIDDLE) }],
      pick: { verb: 'summon', card: 'lance-veteran', n: mine(MIDDLE) },
    },
    {
      say: 'A Guardian may use one ability in a turn. Use Charge: for 2 DZ it has Fury, and attacks twice.',
      clause: 'G5.4',
      pick: { verb: 'use', card: 'lance-veteran' },
    },
    {
      say: 'No Guardian bars the lane, so it may attack the base at its end. Bases do not strike back: 15 damage to the Stronghold.',
      clause: 'G5.5',
      point: [{ spot: theirs(MIDDLE), part: 'base' }],
      pick: { verb: 'attackBase', card: 'lance-veteran' },
    },
    {
      say: 'And again: that is Fury.',
      clause: 'G8.8',
      point: [{ spot: theirs(MIDDLE), part: 'base' }],
      pick: { verb: 'attackBase', card: 'lance-veteran' },
    },
    {
      say: 'Attack Shieldbearer all the same. A Shield breaks on the first damage, however much that is.',
      clause: 'G8.6',
      point: [{ card: 'shieldbearer', seat: 1 }],
      pick: { verb: 'attack', card: 'lance-veteran', on: 'shieldbearer' },
    },
    {
      say: 'It still bars the lane. But an Effect does not walk: you drew Siege Volley, 20 damage to an enemy base for 5 DZ. Play it.',
      clause: 'G4.9',
      point: [{ part: 'dz', seat: 0 }],
      pick: { verb: 'play', card: 'siege-volley' },
    },
    {
      say: 'The Stronghold has 20 left, and no wall. Bring it down.',
      clause: 'G7.1',
      point: [{ spot: theirs(MIDDLE), part: 'base' }],
      pick: { verb: 'spot', n: theirs(MIDDLE) },
    },
  ],
  tells: [
    {
      kind: 'turnStart',
      nth: 1,
      say: 'Guardian Realms is fought in three lanes, with a base at both ends of each. The one in the middle is the Stronghold. Whoever’s Stronghold falls has lost.',
      clause: 'G7.1',
      point: [
        { spot: theirs(MIDDLE), part: 'base' },
        { spot: mine(MIDDLE), part: 'base' },
      ],
    },
    {
      kind: 'drawn',
      nth: 1,
      say: 'You come to a match under way. A turn begins with a card, and with all your DZ: 6 lamps, for attacks, abilities and cards.',
      clause: 'G3.1',
      point: [{ part: 'dz', seat: 0 }],
    },
    {
      kind: 'statusGained',
      nth: 1,
      say: 'A Guardian that was summoned is Exhausted for a turn. It lies down, and can neither attack nor change lanes.',
      clause: 'G3.5',
      point: [{ card: 'hedge-warden', seat: 0 }],
    },
    {
      kind: 'wallDestroyed',
      nth: 1,
      say: 'Her wall takes it. A wall absorbs all damage to what stands in its lane, Guardian and base, until its 10 HP are gone. Now it is rubble.',
      clause: 'G9.1',
      point: [{ spot: theirs(MIDDLE), part: 'wall' }],
    },
    {
      kind: 'attacks',
      nth: 2,
      say: 'The Witch would rather hit your Spearman. But Hedge Warden is a Tank: whoever has it in reach may attack no other Guardian.',
      clause: 'G5.1',
      point: [{ card: 'hedge-warden', seat: 0 }],
    },
    {
      kind: 'damaged',
      nth: 2,
      say: 'Thrown Torch deals 15. Your wall absorbs 10 and falls; the other 5 go on to Hill Spearman. Without it, 5 HP would be left.',
      clause: 'G9.1',
      point: [{ card: 'hill-spearman', seat: 0 }],
    },
    {
      kind: 'defeated',
      nth: 1,
      say: 'Marsh Witch is defeated. For a moment nobody guards the way to the Stronghold.',
      clause: 'G5.6',
      point: [{ spot: theirs(MIDDLE), part: 'base' }],
    },
    {
      kind: 'baseDamaged',
      nth: 2,
      say: '50, less 15 and 15, leaves 20. Your lamps are out, and nothing is left to do: the turn ends by itself. What will Mara do?',
      clause: 'G3.1',
      point: [{ spot: theirs(MIDDLE), part: 'base' }],
    },
    {
      kind: 'statusGained',
      nth: 3,
      say: 'Shieldbearer bars the middle lane, and the Stronghold cannot be attacked behind it. And it has a Shield, which keeps off all damage, once.',
      clause: 'G8.6',
      point: [{ card: 'shieldbearer', seat: 1 }],
    },
  ],
};
