import type { Lesson } from '@wardroom/core';
import { position } from './position.ts';

/**
 * Boss Battles in three minutes: two players, and a boss that is nearly beaten. The sums in the sentences are those of the
 * match; the tests of the host play it through.
 */
export const lesson: Lesson = {
  start: {
    position: () =>
      position({
        mode: 'boss',
        active: 2,
        turn: 12,
        seats: [
          {
            primary: 'behemoth',
            hand: ['minotaur-bodyguard', 'kobold'],
            deck: ['health-potion', 'griffin', 'werewolf', 'griffin', 'kobold', 'werewolf'],
            cemeteryHp: 70,
          },
          {
            primary: 'griffin',
            hand: ['kobold'],
            deck: ['werewolf', 'kobold', 'werewolf', 'griffin'],
            cemeteryHp: 150,
          },
          {
            primary: { card: 'the-toll-keeper', hp: 70 },
            deck: ['coin-for-the-ferry', 'iron-lantern', 'coin-for-the-ferry', 'slow-toll', 'bilge-water'],
          },
        ],
      }),
  },
  dice: [
    // Whom it attacks: the learner.
    [2, 5],
    // Behemoth hits for 15; the boss hits, and the answer gets through.
    [4, 3],
    [3, 4, 3],
    [5, 4],
    [5],
    [6, 5, 4, 3],
    // Turn 14: a critical hit for 30; a miss.
    [6, 6],
    [4, 4, 2],
    [1, 2],
    // Turn 15: Mara misses; the boss hits for 23.
    [2, 1],
    [6, 5],
    [5, 5, 4, 4],
    // Turn 16: Mara is meant. She hits for 8, and is hit for 29.
    [4, 1],
    [5, 4],
    [1, 2],
    [3, 2],
    [6, 6, 6, 6],
    // Turn 17: the last 17.
    [4, 3],
    [5, 4, 3],
  ],
  others: [{ verb: 'battle', card: 'griffin', turn: 15 }],
  steps: [
    {
      say: 'With SPD 6 against 5 Behemoth struck first, for 15. Now the Keeper hits back. Answer: Minotaur Bodyguard keeps all attack damage of this battle off.',
      clause: 'W6.5.3',
      pick: { verb: 'play', card: 'minotaur-bodyguard' },
    },
    {
      say: 'Your turn goes as in a duel. The Keeper is in front of everybody: go on to combat.',
      clause: 'B9.1',
      pick: { verb: 'endPhase' },
    },
    {
      say: 'Behemoth battles The Toll Keeper. Its AL 9 is the shield at its corner.',
      clause: 'W10.2.3',
      point: [{ card: 'the-toll-keeper', part: 'al' }],
      pick: { verb: 'battle', card: 'behemoth' },
    },
    {
      say: 'End the turn. Before Mara’s begins, the Keeper has a mini turn: it draws, and that is all.',
      clause: 'B9.3.2',
      pick: { verb: 'endPhase' },
    },
    {
      say: 'Mara’s Griffin will not stand another round. Health Potion can wait: go on to combat.',
      clause: 'B9.1',
      point: [{ card: 'griffin', seat: 1 }],
      pick: { verb: 'endPhase' },
    },
    {
      say: '17 HP are left. Three dice and MOD 5: with 12 on the dice it is over. Battle.',
      clause: 'B4.1',
      point: [{ card: 'the-toll-keeper', part: 'hp' }],
      pick: { verb: 'battle', card: 'behemoth' },
    },
  ],
  tells: [
    {
      kind: 'turnStart',
      nth: 1,
      say: 'A boss is met together: you and Mara against The Toll Keeper. Its HP at 0 is your victory. It wins when all of you are out.',
      clause: 'B4.1',
      point: [{ card: 'the-toll-keeper' }],
    },
    {
      kind: 'bossDraws',
      nth: 1,
      say: 'Nobody plays it but the table. It has no hand: what it draws is played at once. Coin for the Ferry costs each of you 5 HP.',
      clause: 'B10.5',
      point: [
        { card: 'behemoth', seat: 0 },
        { card: 'griffin', seat: 1 },
      ],
    },
    {
      kind: 'targetRoll',
      nth: 1,
      say: 'It attacks in every turn of its own. Each player rolls a die, and the lowest is attacked: your 2 against Mara’s 5.',
      clause: 'B11.1.2',
      point: [{ card: 'behemoth', seat: 0 }],
    },
    {
      kind: 'resistRoll',
      nth: 1,
      say: 'A magic that would work on a boss, or on its battle, needs a roll of 4 to 6. Otherwise it is resisted. 5: it gets through.',
      clause: 'B10.9',
    },
    {
      kind: 'damaged',
      nth: 4,
      say: 'Two sixes, a critical hit: 4 + 4 + 2 and MOD 5 are 15, doubled 30. The Keeper has 25 of its HP left.',
      clause: 'W10.3.1',
      point: [{ card: 'the-toll-keeper' }],
    },
    {
      kind: 'played',
      nth: 3,
      say: 'It drew Iron Lantern, and that stays: its AL is 10 now, and its hit rolls are 1 higher. At most five magics lie on its side.',
      clause: 'B10.6',
      point: [{ card: 'the-toll-keeper' }],
    },
    {
      kind: 'targetRoll',
      nth: 2,
      say: 'The lowest roll again: this time it is Mara’s 1.',
      clause: 'B11.1.2',
      point: [{ card: 'griffin', seat: 1 }],
    },
    {
      kind: 'damaged',
      nth: 9,
      say: 'Four sixes: 29 damage, and Griffin has 18 HP left. If Mara’s cemetery comes to 300, she is out for good.',
      clause: 'B4.2',
      point: [{ card: 'griffin', seat: 1 }],
    },
  ],
};
