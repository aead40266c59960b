import type { WardSource } from '../card.ts';
import type { Ability, Mod } from '../language.ts';
import type { RollKind } from '../names.ts';
import {
  against,
  always,
  answers,
  atMost,
  cardSet,
  change,
  cycles,
  equipped,
  foesCreatures,
  forgetsAfterBattle,
  heal,
  inItsBattle,
  itself,
  multiplied,
  mustUse,
  myPrimary,
  note,
  onRoll,
  onSummon,
  play,
  playOn,
  plus,
  requires,
  takes,
  thisBattle,
  thisTurn,
  when,
  whenever,
  yes,
} from './builders.ts';

/** Generation 3, creatures, 001 to 075. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen3');

/** A shape taken on for one battle. */
const form = (label: string, mod: Mod) => ({ label, then: [change('self', [mod], thisBattle)] });

/** One die of a roll, counted as `mark`; `other` is what the other kind of roll has counted already. */
const rerollsOneDie = (roll: RollKind, mark: number, other: number): Ability => ({
  is: 'use',
  label: `Roll one ${roll} die again`,
  at: 'rolled',
  often: true,
  if: {
    all: [
      { same: ['a', 'self'] },
      { rollIs: [roll] },
      { any: [{ eq: [{ counter: 'self' }, 0] }, { eq: [{ counter: 'self' }, other] }] },
    ],
  },
  do: [
    { do: 'count', by: mark },
    { do: 'reroll', one: true },
  ],
});

export const gen3CreaturesFirst: readonly WardSource[] = [
  // No. 001. W17.1, W6.4.1
  // It only lowers: what is below 1 already stays there. Later arrivals too.
  creature(
    1,
    'Dark Angel',
    'Epic',
    'Cosmic',
    '7/7/70/4/2',
    'wings',
    always(foesCreatures, [atMost('al', 1), atMost('spd', 1)]),
  ),
  // No. 002. W5.2.1.1, W6.4.1
  // "Forest Fire" of any side.
  creature(
    2,
    'Fire Eleotoid',
    'Common',
    'Elemental',
    '4/7/20/1/0',
    'fire',
    always({ side: 'all', where: { id: 'forest-fire' } }, [yes('outlasts')]),
  ),
  // No. 003. W4.1.1
  // It works where it lies dead; each copy counts.
  creature(3, 'Enlightened Soul', 'Legendary', 'Cosmic', '1/1/20/1/1', '', note({ buriedHp: -40 })),
  creature(5, 'Comodo', 'Common', 'Dragon', '4/6/50/2/2', 'fire'),
  // No. 009. W10.2.1, W6.5.3, W13.1
  // No sacrifice, no normal summon; to the cemetery after the battle, dead or alive.
  creature(
    9,
    'Hoggan',
    'Rare',
    'Beast',
    '1/2/20/4/5',
    '',
    note({ mortal: true }),
    answers('battle', { all: [{ foes: 'a' }, { same: ['b', myPrimary] }, { room: true }] }),
    play([
      { do: 'beside', card: 'self', until: 'battle' },
      { do: 'redirect', to: 'self' },
    ]),
  ),
  // No. 010. W16.2.1, W6.4.1
  creature(10, 'Fazard', 'Epic', 'Cosmic', '12/10/100/4/5', '', always({ seats: 'all' }, [yes('noStandard')])),
  // No. 012. W8.3.1
  creature(12, 'Crow', 'Common', 'Beast', '1/11/10/1/1', 'wings', requires({ beside: { name: 'Crow' } })),
  // No. 022. W5.2.1.11, W10.2.1, W10.2.6
  creature(
    22,
    'Shapeshifter',
    'Legendary',
    'Humanoid',
    '4/7/60/4/1',
    '',
    whenever('battle', inItsBattle, [
      {
        do: 'mode',
        options: [
          form('Eagle: SPD +5', plus('spd', 5)),
          form('Deer: MOD +3', plus('mod', 3)),
          form('Bear: 4 more attack dice', plus('dice', 4)),
          form('Turtle: AL +6', plus('al', 6)),
        ],
      },
    ]),
  ),
  creature(23, 'Order Knight', 'Uncommon', 'Humanoid', '8/8/80/3/3', 'weapon'),
  // No. 024. W10.2.4, W5.2.1.9
  creature(
    24,
    'Mosquito Man',
    'Rare',
    'Bug',
    '5/6/40/2/3',
    'wings',
    whenever('attackDealt', { same: ['striker', 'self'] }, [heal('self', { half: 'amount' })]),
  ),
  creature(25, 'Wererabbit', 'Uncommon', 'Beast', '6/10/50/1/7'),
  // No. 026. W12.3, W10.2.1
  // One strike back in both battles together; damage is the only way out (W12.3).
  creature(
    26,
    'Cabal Warchief',
    'Mythic',
    'Humanoid',
    '12/12/130/5/5',
    '',
    itself([{ stat: 'moreBattles', set: 1 }, yes('fewReturns'), yes('noLeave'), yes('noSacrifice')]),
  ),
  // No. 029. W5.2.1.3.1, W5.3.1
  creature(
    29,
    'Earth Eleotoid',
    'Rare',
    'Elemental',
    '7/4/60/2/3',
    '',
    itself([multiplied(2, against({ art: 'fire' })), takes(2, { art: 'water' })]),
  ),
  creature(30, 'Owlet', 'Common', 'Beast', '2/3/10/1/0', 'wings'),
  creature(32, 'Evolved Ape', 'Epic', 'Beast', '7/5/100/4/3'),
  creature(34, 'Kappa King', 'Epic', 'Dinosaur', '11/1/100/4/2', 'water'),
  creature(36, 'Ptera Man', 'Uncommon', 'Dinosaur', '7/11/60/1/9', 'wings'),
  // No. 039. W14.2.1, W17.7, W12.1
  creature(
    39,
    'M.O.O.N. Sgt.',
    'Epic',
    'Humanoid',
    '7/9/60/2/5',
    'weapon',
    onSummon([
      when({ room: true }, [
        {
          do: 'may',
          then: [
            { do: 'look', cards: { in: 'deck', of: 'me' } },
            {
              do: 'choose',
              as: 'called',
              from: { in: 'handAndDeck', of: 'me', where: { creatureCard: true, name: 'M.O.O.N.' } },
              may: true,
              prompt: 'fetch',
            },
            { do: 'beside', card: 'called', home: 'hand', anchored: true },
            { do: 'shuffle', who: 'me' },
          ],
        },
      ]),
    ]),
  ),
  creature(40, 'M.O.O.N. Soldier', 'Common', 'Humanoid', '6/6/40/1/4', 'weapon'),
  // No. 043. W14.2.3, W5.3.1, W5.2.1.1
  creature(
    43,
    'The Villain',
    'Epic',
    'Cosmic',
    '12/5/120/5/4',
    '',
    always({ seats: 'foes' }, [plus('tax', 10)]),
    itself([takes(3, { any: [{ id: 'the-hero' }, { id: 'the-heroine' }] })]),
  ),
  creature(47, 'Conqueror', 'Rare', 'Humanoid', '12/6/110/4/3'),
  // No. 048. W8.2.1, W5.2.1.1
  // Three, or two of which at least one is an Owl.
  creature(
    48,
    'Owl God',
    'Legendary',
    'Cosmic',
    '12/2/150/9/9',
    'wings',
    requires({ sacrifices: 3, double: { name: 'Owl' } }),
  ),
  // No. 051. W5.3.1, W8.2.1, W5.2.1.1
  creature(
    51,
    'Deercrow',
    'Legendary',
    'Undead',
    '12/6/120/6/5',
    '',
    requires({ returns: ['scarecrow', 'big-buck'] }),
    note({ doubles: true }),
  ),
  // No. 053. W10.4.1, W5.2.1.11, W10.2.6
  creature(
    53,
    'The Super Hero',
    'Legendary',
    'Humanoid',
    '12/12/120/6/4',
    '',
    mustUse('roll for cover', onRoll(5, 6, [change('self', [yes('noDamage')], thisTurn)])),
  ),
  creature(55, 'Shield Maiden', 'Uncommon', 'Humanoid', '6/8/50/3/2', 'shield weapon'),
  // No. 057. W16.2.1, W5.2.1.11, W9.2.1
  // Cards of both classes, out of the hand.
  creature(
    57,
    'Steam Angel',
    'Epic',
    'Mechanical',
    '7/7/70/4/4',
    'wings weapon',
    mustUse('pass sentence', [
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 3] }, [
        { do: 'modify', everyone: true, mods: [yes('noEpic'), yes('noPromo')], lasting: cycles(1) },
      ]),
      when({ between: ['die', 4, 6] }, [
        { do: 'modify', everyone: true, mods: [yes('noLegendary'), yes('noMythic')], lasting: cycles(1) },
      ]),
    ]),
  ),
  // No. 059. W5.2.1.3.1, W5.2.1.6, W5.3.1
  // Half of an odd MOD rounds up.
  creature(
    59,
    'Lumber',
    'Rare',
    'Elemental',
    '10/5/70/2/8',
    'forest',
    always({ side: 'all', where: { creature: true, art: 'forest' } }, [
      { stat: 'mod', set: { half: { base: { stat: 'mod', of: 'it' } } }, if: { facing: 'it' } },
    ]),
  ),
  creature(60, 'Fish Boy', 'Common', 'Beast', '4/3/20/1/3', 'water weapon'),
  creature(61, 'Moose', 'Common', 'Beast', '6/4/50/2/3'),
  // No. 064. W6.4.2: on a change of control it goes to the cemetery as any equip.
  creature(
    64,
    'Frog Bard',
    'Common',
    'Humanoid',
    '1/1/10/1/1',
    '',
    note({ asEquip: 'hand' }),
    playOn({ in: 'primaries', of: 'me' }, []),
    equipped(plus('dice', { base: { stat: 'dice', of: 'self' } }), plus('mod', { base: { stat: 'mod', of: 'self' } })),
  ),
  // No. 066. W5.2.1.8
  creature(
    66,
    'Arzulian',
    'Common',
    'Cosmic',
    '9/12/70/1/2',
    '',
    itself([plus('mod', { most: [0, { minus: [{ stat: 'spd', of: 'self' }, 12] }] })]),
  ),
  creature(68, 'Stego', 'Common', 'Dinosaur', '6/3/50/1/5'),
  creature(69, 'Mountain Lion', 'Rare', 'Beast', '4/10/50/3/4'),
  // No. 070. W5.2.1.3.1, W5.3.1
  creature(
    70,
    'Hydogon',
    'Rare',
    'Dragon',
    '10/6/90/2/5',
    'water wings',
    itself([multiplied(2, against({ art: 'fire' }))]),
  ),
  creature(71, 'Boulderox', 'Uncommon', 'Elemental', '9/2/80/2/4'),
  // No. 072. W14.1.1, W14.4.1, W9.2.2
  // Its counter is 1 for the hit die, 2 for the attack die, and 3 for both.
  creature(
    72,
    'Winter Griffin',
    'Rare',
    'Beast',
    '8/8/80/2/5',
    'wings snow',
    rerollsOneDie('hit', 1, 2),
    rerollsOneDie('attack', 2, 1),
    forgetsAfterBattle,
  ),
  creature(73, 'Big Mouth Bass', 'Common', 'Beast', '1/5/20/1/1', 'water'),
  // No. 075. W8.2.1, W5.2.1.1
  creature(
    75,
    'Orc Champion',
    'Legendary',
    'Humanoid',
    '12/5/70/1/12',
    '',
    requires({ freeWithHand: { name: 'Orc', count: 2 } }),
  ),
];
