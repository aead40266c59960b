import type { Lesson } from '@wardroom/core';

/**
 * Ward in five minutes: seven turns in which everything happens once. The dice fall so that each rule shows itself, and
 * the sums in the sentences are those of the match; the tests of the host play it through.
 */

const copies = (of: Readonly<Record<string, number>>): string[] =>
  Object.entries(of).flatMap(([card, n]) => Array<string>(n).fill(card));

const learner = copies({
  werewolf: 3,
  kobold: 2,
  'giant-eagle': 2,
  griffin: 2,
  behemoth: 2,
  'sword-of-the-grove': 3,
  'battle-axe': 3,
  'lucky-charm': 3,
  'health-potion': 3,
  'haunted-tree': 3,
  'minotaur-bodyguard': 3,
  'council-of-the-cosmos': 1,
});

const other = copies({
  dwarf: 3,
  elf: 2,
  'giant-eagle': 3,
  knight: 3,
  ogre: 1,
  'hero-shield': 3,
  'magic-belt': 3,
  'battle-axe': 3,
  'lucky-charm': 3,
  'health-potion': 3,
  'mounted-assault': 3,
});

export const lesson: Lesson = {
  start: {
    // Half of the usual threshold: the match is over in a handful of turns.
    options: { format: 'open', threshold: 150 },
    seats: [
      {
        deck: learner,
        tops: [
          'werewolf',
          'haunted-tree',
          'sword-of-the-grove',
          'minotaur-bodyguard',
          'kobold',
          'lucky-charm',
          'behemoth',
          'griffin',
        ],
      },
      {
        deck: other,
        tops: ['dwarf', 'hero-shield', 'knight', 'magic-belt', 'giant-eagle', 'lucky-charm', 'mounted-assault'],
      },
    ],
  },
  dice: [
    // Who begins.
    [5, 2],
    // Turn 3: Werewolf hits Dwarf for 12; Dwarf misses.
    [4, 3],
    [5, 4],
    [2, 1],
    // Turn 4: Werewolf slips and takes 3; Knight hits it for 13.
    [1, 1],
    [3],
    [5, 4],
    [6, 4],
    // Turn 5: a critical hit, twice 25.
    [6, 6],
    [6, 5, 4],
    // Turn 6: Giant Eagle just hits, for nothing; Behemoth hits back for 25.
    [6, 4],
    [3, 4],
    [4, 3],
    [6, 5, 4],
    // Turn 7: Giant Eagle misses; Behemoth ends it.
    [2, 4],
    [5, 3],
    [6, 5, 5],
  ],
  others: [
    { verb: 'seat', n: 0 },
    { verb: 'summon', card: 'dwarf' },
    { verb: 'play', card: 'hero-shield' },
    { verb: 'card', card: 'dwarf' },
    { verb: 'summon', card: 'knight' },
    { verb: 'battle', card: 'knight' },
    { verb: 'battle', card: 'giant-eagle' },
  ],
  steps: [
    {
      say: 'Tan cards are creatures, blue ones are magics. One creature stands in front and fights for you. Summon Werewolf: up to AL 6 it costs nothing.',
      clause: 'W8.2.1',
      point: [{ card: 'werewolf', seat: 0 }],
      pick: { verb: 'summon', card: 'werewolf' },
    },
    {
      say: 'Read Werewolf: the shield is its armor (AL 6), the wing its speed (SPD 8), the heart its life (HP 70). In the first round nobody may battle, so go on.',
      clause: 'W7.1.3',
      point: [
        { card: 'werewolf', part: 'al' },
        { card: 'werewolf', part: 'spd' },
        { card: 'werewolf', part: 'hp' },
      ],
      pick: { verb: 'endPhase' },
    },
    {
      say: 'That is all for this turn. End it, and see what Mara does.',
      clause: 'W9.1.5',
      pick: { verb: 'endPhase' },
    },
    {
      say: 'Mara puts Hero Shield on Dwarf: its AL 6 would become 10. Haunted Tree is a lightning: you may play it in her turn, as an answer. It negates her magic.',
      clause: 'W6.5.3',
      point: [{ card: 'dwarf', seat: 1 }],
      pick: { verb: 'play', card: 'haunted-tree' },
    },
    {
      say: 'Your turn began with a card. Kobold has to wait: while Werewolf stands in front, only a creature of AL 7 or more can take its place. Go on to combat.',
      clause: 'W9.1.3',
      point: [{ card: 'kobold', seat: 0 }],
      pick: { verb: 'endPhase' },
    },
    {
      say: 'Now fight: Werewolf battles Dwarf. Both strike once, and the faster one strikes first: SPD 8 against SPD 4.',
      clause: 'W10.2.2',
      point: [{ card: 'dwarf', seat: 1, part: 'spd' }],
      pick: { verb: 'battle', card: 'werewolf' },
    },
    {
      say: 'A creature battles once in a turn. After combat you could play more magics. Keep yours, and end the turn.',
      clause: 'W9.1.4',
      pick: { verb: 'endPhase' },
    },
    {
      say: 'You drew Behemoth. With AL 10 it costs a sacrifice, and that is the creature in front of you. Summon Behemoth.',
      clause: 'W8.2.1',
      point: [{ card: 'werewolf', seat: 0 }],
      pick: { verb: 'summon', card: 'behemoth' },
    },
    {
      say: 'Magics cost nothing, and you may play as many as you like. Play Sword of the Grove: its wearer deals 5 more attack damage.',
      clause: 'W6.2.1',
      pick: { verb: 'play', card: 'sword-of-the-grove' },
    },
    {
      say: 'An equip goes on one creature, and stays as long as that creature does. Give the sword to Behemoth.',
      clause: 'W6.4.2',
      pick: { verb: 'card', card: 'behemoth' },
    },
    {
      say: 'Behemoth stands armed, and a creature may battle on the turn it is summoned. Go on to combat.',
      clause: 'W9.1.3',
      pick: { verb: 'endPhase' },
    },
    {
      say: 'Behemoth battles Knight. SPD 6 against SPD 5: you strike first.',
      clause: 'W10.2.1',
      point: [{ card: 'knight', seat: 1 }],
      pick: { verb: 'battle', card: 'behemoth' },
    },
    {
      say: 'Combat is over as soon as a creature in front is killed. End the turn.',
      clause: 'W9.1.3',
      pick: { verb: 'endPhase' },
    },
    {
      say: 'A total of 10 reaches your AL 10: a hit. Answer with another lightning: Minotaur Bodyguard keeps all attack damage of this battle off Behemoth.',
      clause: 'W6.5.3',
      point: [{ card: 'behemoth', seat: 0, part: 'al' }],
      pick: { verb: 'play', card: 'minotaur-bodyguard' },
    },
    {
      say: 'Giant Eagle has 25 HP left, but its full 50 would count. 100 and 50 are 150: kill it, and the tide takes Mara. Go on to combat.',
      clause: 'W4.1.1',
      point: [{ part: 'tide', seat: 1 }],
      pick: { verb: 'endPhase' },
    },
    {
      say: 'SPD decides, not whose turn it is: Giant Eagle strikes first, then Behemoth. Battle.',
      clause: 'W10.2.2',
      point: [{ card: 'giant-eagle', seat: 1, part: 'spd' }],
      pick: { verb: 'battle', card: 'behemoth' },
    },
  ],
  tells: [
    {
      kind: 'shuffled',
      nth: 2,
      say: 'Ward is a duel of creatures. One that dies goes to its owner’s cemetery, and its HP raise the tide there. Whoever’s tide reaches the line first loses.',
      clause: 'W4.1.1',
      point: [
        { part: 'tide', seat: 0 },
        { part: 'tide', seat: 1 },
      ],
    },
    {
      kind: 'goesFirst',
      nth: 1,
      say: 'Each player rolls a die, and the lower roll chooses who begins. Mara rolled 2 and lets you begin.',
      clause: 'W7.1.1',
    },
    {
      kind: 'drawn',
      nth: 5,
      say: 'On your first turn you draw five cards. From then on every turn begins with one.',
      clause: 'W7.1.2',
      point: [{ part: 'deck', seat: 0 }],
    },
    {
      kind: 'negated',
      nth: 1,
      say: 'What is played last works first. Haunted Tree stops Hero Shield before it takes hold, and both cards go to the cemetery.',
      clause: 'W14.3.2',
    },
    {
      kind: 'hitRoll',
      nth: 1,
      say: 'The hit roll: two dice and MOD 3 must reach the AL of the target. 4 + 3 + 3 = 10 against AL 6. A hit.',
      clause: 'W10.2.3',
      point: [{ card: 'dwarf', seat: 1, part: 'al' }],
    },
    {
      kind: 'damaged',
      nth: 1,
      say: 'A hit is followed by the attack dice, again with MOD: 5 + 4 + 3 = 12 damage. Dwarf has 38 of 50 HP left.',
      clause: 'W10.2.4',
      point: [{ card: 'dwarf', seat: 1, part: 'hp' }],
    },
    {
      kind: 'hitRoll',
      nth: 2,
      say: 'Dwarf lives, so it strikes back: 2 + 1 + 1 = 4 is below your AL 6. A miss.',
      clause: 'W10.2.5',
      point: [{ card: 'werewolf', seat: 0, part: 'al' }],
    },
    {
      kind: 'summoned',
      nth: 3,
      say: 'From AL 7 on a creature costs a sacrifice: Dwarf makes way for Knight. It lies in Mara’s cemetery now, and its 50 HP raise her tide.',
      clause: 'W8.2.2',
      point: [{ part: 'tide', seat: 1 }],
    },
    {
      kind: 'hitRoll',
      nth: 3,
      say: 'Werewolf is faster in Mara’s turn, too. But two ones are a critical miss: it misses whatever the total, and takes one die of damage itself.',
      clause: 'W10.3.2',
      point: [{ card: 'werewolf', seat: 0 }],
    },
    {
      kind: 'summoned',
      nth: 4,
      say: 'Werewolf made way for Behemoth, and now your tide rises: all of its printed 70 HP count. The line is at 150 here, and at 300 in a full match.',
      clause: 'W4.1.1',
      point: [{ part: 'tide', seat: 0 }],
    },
    {
      kind: 'hitRoll',
      nth: 5,
      say: 'Two sixes are a critical hit. It always hits, and the damage is doubled.',
      clause: 'W10.3.1',
    },
    {
      kind: 'attackRoll',
      nth: 3,
      say: '6 + 5 + 4, MOD 5 and the sword’s 5 are 25. Doubled: 50 damage, all that Knight has.',
      clause: 'W10.3.1',
    },
    {
      kind: 'summoned',
      nth: 5,
      say: 'Knight is dead: 50 and 50 make 100 in Mara’s cemetery. Nobody may be without a creature, so she puts Giant Eagle in front at once.',
      clause: 'W7.2.1',
      point: [{ part: 'tide', seat: 1 }],
    },
    {
      kind: 'damagePrevented',
      nth: 1,
      say: 'Behemoth takes none of it. It lives, so now it strikes back, in Mara’s turn too.',
      clause: 'W10.2.5',
      point: [{ card: 'behemoth', seat: 0 }],
    },
  ],
};
