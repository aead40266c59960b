import type { WardSource } from '../card.ts';
import type { CardSet, Mod, Op } from '../language.ts';
import type { StatName } from '../names.ts';
import {
  always,
  anyMagic,
  cardSet,
  change,
  choose,
  chooseFoe,
  countsAnew,
  countsHeld,
  damage,
  destroy,
  foesCreature,
  heal,
  holds,
  itself,
  mayUse,
  multiplied,
  mustUse,
  note,
  onHit,
  onMyTurnEnd,
  onMyTurnStart,
  onSummon,
  ownHand,
  plus,
  primaryOf,
  requires,
  thisTurn,
  toCemetery,
  when,
  whenever,
  whileItStays,
  wraps,
  yes,
} from './builders.ts';

/** Generation 2, creatures, 076 to 151. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen2');

const seesHands: readonly Op[] = [
  { do: 'eachSeat', of: 'opponents', as: 'foe', then: [{ do: 'revealHand', who: 'foe' }] },
];

const doubled = (stat: StatName): Mod => ({ stat, set: { product: [2, { base: { stat, of: 'self' } }] } });

const jerries: CardSet = { in: 'handAndCreatures', of: 'me', where: { id: 'jerry' } };

const takenIn: CardSet = { in: 'under', of: 'me', where: { under: 'self' } };

export const gen2CreaturesSecond: readonly WardSource[] = [
  // No. 083. W17.6, W5.2.1.8
  creature(
    83,
    'Demonic Turtle',
    'Legendary',
    'Demon',
    '9/1/50/2/2',
    'water forest',
    itself([
      {
        stat: 'reflects',
        add: 1,
        if: {
          lt: [
            { stat: 'spd', of: 'self' },
            { stat: 'spd', of: { primaryOf: { controller: 'strikerNow' } } },
          ],
        },
      },
    ]),
  ),
  // No. 084. W9.1.1, W5.2.1.9, W5.2.1.11
  creature(
    84,
    'Vampire Lord',
    'Legendary',
    'Undead',
    '10/11/100/4/4',
    'wings urban',
    mayUse(
      'feed on a creature of the hand',
      [
        choose('prey', ownHand({ creatureCard: true }), 'discard'),
        toCemetery('prey'),
        heal('self', { product: [2, { printed: 'prey' }] }),
      ],
      { exists: ownHand({ creatureCard: true }) },
    ),
  ),
  // No. 085. W6.4.2, W14.2.1, W17.7
  creature(
    85,
    'Equip Knight',
    'Uncommon',
    'Humanoid',
    '1/1/50/1/0',
    'plains',
    onSummon([
      { do: 'look', cards: { in: 'deck', of: 'me' } },
      {
        do: 'some',
        from: { in: 'deck', of: 'me', where: { equip: true, fitsOn: 'self' } },
        as: 'gear',
        most: 2,
        then: [{ do: 'attach', card: 'gear', on: 'self' }],
      },
      { do: 'shuffle', who: 'me' },
    ]),
  ),
  // No. 086. W6.4.2, W14.2.1, W12.1
  creature(
    86,
    'Thief',
    'Common',
    'Humanoid',
    '3/11/50/1/1',
    'weapon urban',
    onSummon([
      chooseFoe,
      choose('loot', { in: 'magics', of: 'foe', where: { equip: true } }),
      { do: 'attach', card: 'loot', on: 'self', anchored: true },
    ]),
  ),
  // No. 087. W10.2.3
  // AL gained later counts until another hit takes it too.
  creature(
    87,
    'Wild Vampire',
    'Rare',
    'Undead',
    '5/9/60/2/1',
    'wings forest',
    onHit([
      change(primaryOf({ controller: 'struck' }), [plus('al', { minus: [0, 'n'] })], whileItStays, {
        stat: 'al',
        of: primaryOf({ controller: 'struck' }),
      }),
    ]),
    itself([plus('mod', { laid: true })]),
  ),
  // No. 088. W6.4.2, W14.2.1, W17.5
  creature(
    88,
    'Skeleton Lord',
    'Rare',
    'Undead',
    '7/9/70/2/1',
    'weapon forest',
    onSummon([
      chooseFoe,
      when({ room: true }, [
        choose('raised', { in: 'cemetery', of: 'foe', where: { creatureCard: true, locked: false } }, 'revive'),
        { do: 'beside', card: 'raised', anchored: true, whose: 'owner' },
      ]),
    ]),
  ),
  // No. 089. W5.3.1, W17.7, W5.2.1.1
  creature(89, 'Gnome Dragoon', 'Rare', 'Humanoid', '6/10/60/3/1', 'weapon plains', ...countsHeld('Gnome')),
  // No. 090. W5.3.1, W17.7, W5.2.1.1
  creature(90, 'Gnome Warrior', 'Rare', 'Humanoid', '7/5/70/3/3', 'weapon plains', ...countsHeld('Gnome')),
  // No. 091. W14.4.1, W17.7, W5.2.1.11
  creature(91, 'The Seer', 'Rare', 'Cosmic', '11/3/50/2/3', 'underground', mayUse('see the hands', seesHands), {
    is: 'use',
    label: 'see the hands',
    at: 'phase',
    do: seesHands,
  }),
  creature(92, 'Dark Elf Captain', 'Uncommon', 'Humanoid', '8/8/70/3/2', 'weapon'),
  // No. 093. W8.2.1, W5.2.1.1
  creature(
    93,
    'Subject #4212',
    'Legendary',
    'Undead',
    '12/8/110/5/5',
    'plains',
    requires({ double: { id: 'pumpkin-man' } }),
  ),
  // No. 094. W9.2.2, W9.2.3, W10.2.3
  // The hold outlives the Snake, and anybody's turn will do (ruling).
  creature(
    94,
    'Giant Snake',
    'Common',
    'Beast',
    '5/12/60/1/2',
    'desert',
    holds({ free: [3, 6], anyTurn: true }),
    onHit(wraps),
  ),
  creature(95, 'Water Eleotoid', 'Common', 'Elemental', '5/7/60/3/1', 'water mountains'),
  creature(97, 'Inferno Wizard', 'Uncommon', 'Humanoid', '6/10/50/3/3', 'fire'),
  // No. 099. W16.2.1, W6.4.1
  creature(99, 'Time Weaver', 'Epic', 'Humanoid', '7/12/60/2/5', '', always({ seats: 'all' }, [yes('noLightning')])),
  // No. 100. W12.1, W9.1.1, W13.1
  creature(
    100,
    'Wolf Knight',
    'Epic',
    'Beast',
    '11/11/50/2/4',
    'weapon plains',
    mayUse(
      'call a werecreature',
      [
        choose('called', ownHand({ creatureCard: true, name: 'Were' })),
        { do: 'beside', card: 'called', home: 'hand', anchored: true },
      ],
      { all: [{ room: true }, { exists: ownHand({ creatureCard: true, name: 'Were' }) }] },
    ),
  ),
  // No. 102. W9.2.2, W5.2.1.9
  creature(102, 'Acolyte', 'Common', 'Humanoid', '4/6/30/1/2', '', onMyTurnStart([heal('self', 5)])),
  // No. 109. W10.4.1, W5.2.1.9
  // Whatever the cause, whichever cemetery.
  creature(
    109,
    'The Guide',
    'Uncommon',
    'Cosmic',
    '5/8/60/2/2',
    '',
    whenever('reachedCemetery', { not: { same: ['creature', 'self'] } }, [
      heal('self', { half: { printed: 'creature' } }),
    ]),
  ),
  // No. 112. W9.2.2, W5.2.1.11, W10.2.6
  // Earned by a turn without a battle, and spent in the next; it does not add up.
  creature(
    112,
    'Electro Wizard',
    'Uncommon',
    'Humanoid',
    '6/10/50/1/5',
    '',
    onMyTurnEnd([countsAnew, when({ not: { battled: 'self' } }, [{ do: 'count', by: 1 }])]),
    mayUse('discharge', [{ do: 'count', by: -1 }, change('self', [plus('dice', 4)], thisTurn)], {
      gte: [{ counter: 'self' }, 1],
    }),
  ),
  // No. 113. W5.2.1.9, W5.2.1.11, W10.4.1
  creature(
    113,
    'The Alchemist',
    'Common',
    'Humanoid',
    '1/7/30/1/0',
    '',
    mustUse('mix a potion', [
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 2] }, [heal('self', 5)]),
      when({ between: ['die', 3, 4] }, [choose('victim', foesCreature), damage('victim', 10)]),
      when({ between: ['die', 5, 6] }, [damage('self', 5)]),
    ]),
  ),
  // No. 114. W5.2.1.8
  // SPD from magics and effects counts.
  creature(
    114,
    'Forgotten One',
    'Legendary',
    'Cosmic',
    '12/12/80/4/0',
    'plains',
    itself([plus('mod', { most: [0, { minus: [{ stat: 'spd', of: 'self' }, 12] }] })]),
  ),
  // No. 134. W9.1.1, W6.4.2, W5.2.1.11
  creature(
    134,
    'Wizard Frog',
    'Rare',
    'Beast',
    '4/10/50/2/3',
    'weapon forest',
    mayUse(
      'shuffle a card away',
      [choose('given', ownHand()), { do: 'intoDeck', card: 'given' }, change('self', [multiplied(2)], thisTurn)],
      { exists: ownHand() },
    ),
  ),
  creature(135, 'Metamoth', 'Epic', 'Bug', '2/12/20/2/8', 'wings forest'),
  creature(136, 'Dwarf Soldier', 'Common', 'Humanoid', '6/2/50/1/4', 'weapon underground'),
  // No. 137. W5.2.1.11, W14.2.1, W6.5.2
  creature(
    137,
    'Kendo Tiger',
    'Uncommon',
    'Beast',
    '4/8/40/1/3',
    'mountains',
    onSummon([
      {
        do: 'mode',
        options: [
          {
            label: 'a card of a hand into the deck',
            then: [
              chooseFoe,
              { do: 'pick', from: { in: 'hand', of: 'foe' }, as: 'lost' },
              { do: 'intoDeck', card: 'lost' },
            ],
          },
          {
            label: 'destroy a magic',
            if: { touches: anyMagic },
            then: [choose('magic', anyMagic, 'destroy'), destroy('magic')],
          },
        ],
      },
    ]),
  ),
  creature(138, 'Werehawk', 'Epic', 'Beast', '11/9/80/5/2', 'stars plains'),
  creature(139, 'Wererat', 'Common', 'Beast', '4/10/50/1/4', 'urban'),
  creature(140, 'Green Dragon', 'Uncommon', 'Dragon', '6/10/100/1/7', 'wings mountains'),
  creature(141, 'Penguin', 'Common', 'Beast', '4/2/30/1/2', 'wings snow'),
  // No. 142. W8.2.1, W13.1, W5.2.1.1
  creature(
    142,
    'Black Jacket',
    'Rare',
    'Bug',
    '5/11/40/2/3',
    'wings forest',
    requires({ beside: { id: 'hive-lord' } }),
  ),
  creature(143, 'Elite Angel', 'Uncommon', 'Cosmic', '7/7/70/2/4', 'wings sky'),
  creature(144, 'Captain Ward', 'Legendary', 'Elemental', '12/4/100/6/5', 'water'),
  // No. 145. W10.2.1
  // Each limited summon starts one battle against its own primary.
  creature(
    145,
    'Ancient One',
    'Legendary',
    'Cosmic',
    '12/3/130/4/5',
    'wings',
    whenever('combatStarts', { foe: 'player' }, [
      {
        do: 'each',
        in: { in: 'side', of: 'player' },
        as: 'rebel',
        then: [{ do: 'battle', attacker: 'rebel', defender: primaryOf('player') }],
      },
    ]),
  ),
  creature(146, 'Steam Wolf', 'Rare', 'Mechanical', '6/10/40/1/6'),
  // No. 147. W8.2.1, W13.1, W5.2.1.1
  creature(
    147,
    'Super Hornet',
    'Legendary',
    'Bug',
    '10/12/80/1/10',
    'wings stars sky',
    requires({ beside: { id: 'hive-lord' } }),
  ),
  creature(149, 'Subject #149', 'Rare', 'Undead', '8/12/80/3/3'),
  // No. 151. W8.3.1, W5.2.1.8, W5.2.1.6
  // Jerry comes from one's own hand or field (ruling).
  creature(
    151,
    'Terry',
    'Legendary',
    'Toon',
    '6/6/50/3/3',
    '',
    mayUse(
      'Take Jerry in',
      [
        { do: 'choose', as: 'jerry', from: jerries },
        { do: 'tuck', card: 'jerry' },
      ],
      { all: [{ exists: jerries }, { not: { exists: takenIn } }] },
    ),
    itself((['al', 'spd', 'dice', 'mod'] as const).map(doubled), { exists: takenIn }),
    note({ leavesUnder: true }),
  ),
];
