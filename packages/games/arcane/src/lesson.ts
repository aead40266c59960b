import type { Lesson } from '@wardroom/core';
import { scorchedEarth } from './decks/scorched-earth.ts';
import { stormFront } from './decks/storm-front.ts';
import { squareNames } from './rules/squares.ts';

/**
 * War of the Arcane in five minutes: three turns, from placing in secret to the last blow on the Stone. The tests of the host
 * play it through.
 */

/** Stone and tokens, which come first in every ready deck, are not shuffled (A3.2.1). */
const ASIDE = 7;
const learner = stormFront.cards;
const other = scorchedEarth.cards.map((card) => (card === 'ember-stone' ? 'mystic-stone' : card));

const at = (name: string): number => squareNames.indexOf(name);

export const lesson: Lesson = {
  start: {
    options: { stops: 'always' },
    seats: [
      {
        deck: learner,
        shuffled: learner.slice(ASIDE),
        tops: [
          'storm-squire',
          'oathbound-rider',
          'lightning-knight',
          'spike-pit',
          'unsay',
          'second-wind',
          'war-cry',
          'vanguard',
          'banner-knight',
        ],
      },
      {
        deck: other,
        shuffled: other.slice(ASIDE),
        tops: [
          'scorchling',
          'coal-giant',
          'salamander',
          'fire-bolt',
          'ember-hound',
          'cinder-imp',
          'pyre-priest',
          'wildfire',
          'foresight',
        ],
      },
    ],
  },
  dice: [[1]],
  others: [
    { verb: 'placeDown', card: 'mystic-stone', n: at('c5') },
    { verb: 'placeDown', card: 'scorchling', n: at('c4') },
    { verb: 'placeUp', card: 'coal-giant', n: at('b4') },
    { verb: 'placeUp', card: 'salamander', n: at('a4') },
    { verb: 'done' },
    // Turn 2: into the trap.
    { verb: 'move', card: 'salamander', n: at('b3') },
    { verb: 'attack', card: 'salamander', on: 'spike-pit' },
    { verb: 'stay' },
    { verb: 'end' },
    // Turn 4: after the Squire.
    { verb: 'cast', card: 'fire-bolt', on: 'storm-squire', turn: 4 },
    { verb: 'attack', card: 'coal-giant', on: 'storm-squire' },
    { verb: 'stay' },
  ],
  steps: [
    {
      say: 'Both players place in secret, on the two rows nearest to them. The Stone always lies face down. Hide yours in the corner, on a1.',
      clause: 'A3.4.1',
      point: [{ spot: at('a1') }],
      pick: { verb: 'placeDown', card: 'mystic-stone', n: at('a1') },
    },
    {
      say: 'Units may lie either way. Storm Squire shows its face: the sword is its attack (3), the heart its health (3). Put it in front, on c2.',
      clause: 'A3.4.1',
      point: [{ spot: at('c2') }],
      pick: { verb: 'placeUp', card: 'storm-squire', n: at('c2') },
    },
    {
      say: 'Oathbound Rider is the fast one: two spaces with one move, though never diagonally. Beside the Squire, face up, on d2.',
      clause: 'A4.2.2',
      point: [{ spot: at('d2') }],
      pick: { verb: 'placeUp', card: 'oathbound-rider', n: at('d2') },
    },
    {
      say: 'A face-down card could be anything. Lightning Knight strikes when it is revealed, so hide it: face down, on a2.',
      clause: 'A3.4.1',
      point: [{ spot: at('a2') }],
      pick: { verb: 'placeDown', card: 'lightning-knight', n: at('a2') },
    },
    {
      say: 'Spike Pit is a trap. It waits until somebody attacks it, and deals 3 damage to them. Put it on b2, where it looks like a guard.',
      clause: 'A2.1',
      point: [{ spot: at('b2') }],
      pick: { verb: 'placeDown', card: 'spike-pit', n: at('b2') },
    },
    {
      say: 'Five cards and the Stone is the most; four will do. Say that you are done, and see what Mara has placed.',
      clause: 'A3.4.1',
      pick: { verb: 'done' },
    },
    {
      say: 'Every turn begins with a card and gives you 3 action points: the gems beside your name. Spend one: move Storm Squire to c3.',
      clause: 'A4.2.0',
      point: [{ part: 'points' }, { spot: at('c3') }],
      pick: { verb: 'move', card: 'storm-squire', n: at('c3') },
    },
    {
      say: 'What lies on c4? An attack costs a point, and goes straight or sideways, never diagonally. Attack it and see.',
      clause: 'A4.2.4',
      point: [{ spot: at('c4') }],
      pick: { verb: 'attack', card: 'storm-squire', on: 'scorchling' },
    },
    {
      say: 'Scorchling is destroyed, so the attacker may step into its space, for nothing. Go on to c4.',
      clause: 'A4.e.1',
      point: [{ spot: at('c4') }],
      pick: { verb: 'advance' },
    },
    {
      say: 'One point is left. Place Banner Knight face down on c2: Mara cannot know what guards the way.',
      clause: 'A4.2.1',
      point: [{ spot: at('c2') }],
      pick: { verb: 'placeDown', card: 'banner-knight', n: at('c2') },
    },
    {
      say: 'Your points are spent. End the turn, and see what Mara makes of it.',
      clause: 'A4.3.1',
      pick: { verb: 'end' },
    },
    {
      say: 'Salamander stands next to your hidden Knight. Flip Lightning Knight for a point: when it is revealed, it deals 1 damage to an enemy beside it.',
      clause: 'A4.2.3',
      point: [{ card: 'salamander', seat: 1 }],
      pick: { verb: 'flip', card: 'lightning-knight' },
    },
    {
      say: 'Back to the Squire, deep in Mara’s territory. Another card lies hidden behind the first. Attack c5.',
      clause: 'A4.2.4',
      point: [{ spot: at('c5') }],
      pick: { verb: 'attack', card: 'storm-squire', on: 'mystic-stone' },
    },
    {
      say: 'A unit may attack as often as there are points. One is left: attack the Stone again. 15, less 3 and 3, leaves 9.',
      clause: 'A4.2.4',
      point: [{ card: 'mystic-stone', seat: 1 }],
      pick: { verb: 'attack', card: 'storm-squire', on: 'mystic-stone' },
    },
    {
      say: 'End the turn. You hold Unsay, and a spell may be cast in Mara’s turn, too.',
      clause: 'A4.2.5',
      point: [{ card: 'unsay', seat: 0 }],
      pick: { verb: 'end' },
    },
    {
      say: 'Mara casts Fire Bolt: 2 damage to your Squire. A spell may be answered with a spell. Cast Unsay, and hers does nothing.',
      clause: 'A4.2.5.1',
      pick: { verb: 'cast', card: 'unsay' },
    },
    {
      say: 'Now Oathbound Rider must do it, and it is far away. Spells cost no points: cast Second Wind, and you have 2 points more.',
      clause: 'A4.2.5',
      pick: { verb: 'cast', card: 'second-wind' },
    },
    {
      say: 'Five gems shine. The Rider goes two spaces for one of them, from d2 to d4, right into Mara’s territory.',
      clause: 'A4.2.2',
      point: [{ part: 'points' }, { spot: at('d4') }],
      pick: { verb: 'move', card: 'oathbound-rider', n: at('d4') },
    },
    {
      say: 'One space on to d5, and the Stone lies beside it.',
      clause: 'A4.2.2',
      point: [{ spot: at('d5') }],
      pick: { verb: 'move', card: 'oathbound-rider', n: at('d5') },
    },
    {
      say: 'Three points are left, and the Rider’s attack is 4. The Stone has 9 health: three attacks. Strike.',
      clause: 'A4.2.4',
      point: [{ card: 'mystic-stone', seat: 1 }],
      pick: { verb: 'attack', card: 'oathbound-rider', on: 'mystic-stone' },
    },
    {
      say: '5 are left. Strike again.',
      clause: 'A4.2.4',
      point: [{ part: 'stone', seat: 1 }],
      pick: { verb: 'attack', card: 'oathbound-rider', on: 'mystic-stone' },
    },
    {
      say: 'One health, one point. Whoever’s Stone is destroyed has lost: end it.',
      clause: 'A7.1',
      point: [{ part: 'stone', seat: 1 }],
      pick: { verb: 'attack', card: 'oathbound-rider', on: 'mystic-stone' },
    },
  ],
  tells: [
    {
      kind: 'shuffled',
      nth: 2,
      say: 'War of the Arcane is fought on a board of five by five, and nobody sees all of it. Both players hide a Mystic Stone. Find the other’s, and destroy it.',
      clause: 'A7.1',
    },
    {
      kind: 'placedDown',
      nth: 5,
      say: 'Mara hides two cards, on c4 and c5. One of them is her Stone. Coal Giant and Salamander show their faces.',
      clause: 'A3.4.1',
      point: [{ spot: at('c4') }, { spot: at('c5') }],
    },
    {
      kind: 'revealed',
      nth: 1,
      say: 'A face-down card that is attacked is turned up before anything else. It is a Scorchling: attack 2, health 1.',
      clause: 'A4.a.1',
      point: [{ card: 'scorchling', seat: 1 }],
    },
    {
      kind: 'struckFirst',
      nth: 1,
      say: 'Attacker and defender both strike, if both still stand. With First-Blood, Storm Squire deals its 3 before the other can.',
      clause: 'A6.1',
      point: [{ card: 'storm-squire', seat: 0 }],
    },
    {
      kind: 'damaged',
      nth: 2,
      say: 'Mara attacked what looked like a guard. The trap springs: 3 damage, and Salamander has 1 health left.',
      clause: 'A4.a.1',
      point: [{ card: 'salamander', seat: 1 }],
    },
    {
      kind: 'destroyed',
      nth: 2,
      say: '1 damage was enough. What has no health left is destroyed and leaves the board.',
      clause: 'A4.c.2',
      point: [{ card: 'lightning-knight', seat: 0 }],
    },
    {
      kind: 'revealed',
      nth: 4,
      say: 'Her Stone! It has 15 health and never strikes back. Face up it cannot be moved any more: it has nowhere to hide.',
      clause: 'A2.1',
      point: [{ card: 'mystic-stone', seat: 1 }],
    },
    {
      kind: 'negated',
      nth: 1,
      say: 'The answer comes first, and Fire Bolt does nothing. Each player has one spell in every turn of either player.',
      clause: 'A4.2.5',
      point: [{ card: 'storm-squire', seat: 0 }],
    },
    {
      kind: 'destroyed',
      nth: 3,
      say: 'Coal Giant lives through the Squire’s 3 and strikes with 5. The Squire is gone, and the Stone still has 9.',
      clause: 'A4.c.1',
      point: [{ card: 'coal-giant', seat: 1 }],
    },
  ],
};
