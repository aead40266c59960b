import type { WardSource } from '../card.ts';
import type { Ability, CardSet, Cond, Filter, Mod, Num, Op, WardLanguage } from '../language.ts';
import type { StatName } from '../names.ts';
import {
  against,
  always,
  anyMagic,
  cardSet,
  change,
  changeSide,
  choose,
  chooseFoe,
  damage,
  destroy,
  foesCreature,
  foesPrimary,
  heal,
  holds,
  itself,
  mayUse,
  multiplied,
  mustUse,
  negate,
  negateAttack,
  note,
  onHit,
  onMyTurnEnd,
  onMyTurnStart,
  onRoll,
  onSummon,
  ownCemetery,
  ownHand,
  plus,
  primaryOf,
  requires,
  thisTurn,
  toCemetery,
  unaffected,
  when,
  whenever,
  whileItStays,
  wraps,
  yes,
} from './builders.ts';

/** Generation 2, creatures. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen2');

/** ×3 attack damage if it hits first in a battle (W5.3.1). */
const firstBlood = itself([multiplied(3)], { hitFirst: true });
/** The cards that all opponents hold. */
const cardsOfFoes: Num = { count: { in: 'hand', of: 'opponents' } };
const gnomesHeld: Num = { count: ownHand({ name: 'Gnome' }) };
/** The counted cards are shown: see `alsoSees`. */
const countsGnomes = [note({ showsHand: 'Gnome' }), itself([plus('dice', gnomesHeld), plus('mod', gnomesHeld)])];
/** Used once for as long as it stays on the field, in answer to something. */
const onceUsed = (label: string, at: WardLanguage['window'], condition: Cond, does: Op): Ability => ({
  is: 'use',
  label,
  at,
  often: true,
  if: { all: [condition, { eq: [{ counter: 'self' }, 0] }] },
  do: [{ do: 'count', by: 1 }, does],
});
const sisters: Filter = { any: [{ id: 'harpy' }, { id: 'alkonost' }] };
const sistersBeside: Num = { count: { in: 'side', of: 'me', where: sisters } };
const seesHands: readonly Op[] = [
  { do: 'eachSeat', of: 'opponents', as: 'foe', then: [{ do: 'revealHand', who: 'foe' }] },
];

/** One opponent, whose primary it copies from then on. */
const namesFoe: readonly Op[] = [chooseFoe, { do: 'remember', who: 'foe' }];
const copied = (stat: StatName): Mod => ({ stat, set: { base: { stat, of: primaryOf('remembered') } } });
const doubled = (stat: StatName): Mod => ({ stat, set: { product: [2, { base: { stat, of: 'self' } }] } });
const jerries: CardSet = { in: 'handAndCreatures', of: 'me', where: { id: 'jerry' } };
const takenIn: CardSet = { in: 'under', of: 'me', where: { under: 'self' } };

export const gen2Creatures: readonly WardSource[] = [
  creature(3, 'Beaver', 'Common', 'Beast', '3/8/10/1/0', 'water forest'),
  // No maximum of its own: one more each turn, up to the four of a side. Only what it raised itself is anchored to it.
  creature(
    4,
    'Undead King',
    'Mythic',
    'Undead',
    '12/10/100/4/5',
    'weapon',
    mustUse(
      'roll to raise the dead',
      onRoll(3, 6, [
        when({ room: true }, [
          { do: 'choose', as: 'raised', from: ownCemetery({ creatureCard: true }), may: true, prompt: 'revive' },
          { do: 'beside', card: 'raised', anchored: true },
        ]),
      ]),
    ),
  ),
  // Bound to the side: later arrivals too. Each opponent rolls for their own side, and a success holds for the rest of this stay.
  creature(
    6,
    'Electroloon',
    'Rare',
    'Beast',
    '9/8/60/2/3',
    'forest',
    onSummon([
      { do: 'eachSeat', of: 'opponents', as: 'foe', then: [changeSide('foe', [yes('stunned')], whileItStays)] },
    ]),
    whenever('turnStart', { all: [{ foe: 'player' }, { lastsFor: 'player' }] }, [
      { do: 'may', by: 'player', then: [...onRoll(1, 2, [{ do: 'over', who: 'player' }], 'player')] },
    ]),
  ),
  creature(8, 'Raccoon', 'Common', 'Beast', '4/10/20/1/1', 'snow'),
  creature(10, 'Man Owl', 'Epic', 'Beast', '10/11/100/3/5', 'wings forest'),
  creature(
    11,
    'Raccoon Knight',
    'Legendary',
    'Beast',
    '12/12/30/4/4',
    'weapon field stars',
    requires({ sacrifices: 0 }),
  ),
  // Its controller decides on what; the magic may be anyone's.
  creature(
    13,
    'Bunnysaurus',
    'Uncommon',
    'Dinosaur',
    '5/6/40/1/3',
    'mountains',
    onceUsed('Hop aside', 'hit', { same: ['b', 'self'] }, negateAttack),
    onceUsed('Nibble it away', 'link', { card: 'a', is: { onChain: true, magicCard: true } }, negate),
  ),
  // W10.2.2: SPD is not compared at all.
  creature(15, 'Bear Wolf', 'Rare', 'Beast', '6/9/50/2/4', 'forest', itself([yes('strikesFirst')])),
  creature(17, 'Squirrel', 'Common', 'Beast', '3/12/20/1/0', 'forest'),
  creature(19, 'Sharkling', 'Common', 'Beast', '1/7/30/2/2', 'water'),
  // W8.3.1
  creature(20, 'Great White', 'Epic', 'Beast', '8/10/90/4/4', 'water', requires({ onto: 'sharkling' })),
  // The pile moves as one card.
  creature(21, 'Perfect Shark', 'Legendary', 'Beast', '12/12/110/8/8', 'water', requires({ onto: 'great-white' })),
  creature(31, 'Bug Man', 'Uncommon', 'Bug', '7/6/70/3/3', 'wings mountains'),
  creature(32, 'Baby Dino', 'Common', 'Dinosaur', '4/6/40/1/3', 'water plains'),
  creature(33, 'Trike', 'Common', 'Dinosaur', '6/4/50/3/1', 'water forest'),
  creature(34, 'Bronto', 'Epic', 'Dinosaur', '11/1/110/2/7', 'plains'),
  creature(
    35,
    'Spino',
    'Rare',
    'Dinosaur',
    '8/10/80/2/5',
    'forest',
    itself([multiplied(2, against({ art: 'water' }))]),
  ),
  // A miss uses it up.
  creature(
    42,
    'Corn Creeper',
    'Uncommon',
    'Undead',
    '3/8/30/2/2',
    'plains',
    whenever('strikes', { same: ['striker', 'self'] }, [{ do: 'count', by: 1 }]),
    itself([multiplied(5, { eq: [{ counter: 'self' }, 1] })]),
  ),
  creature(43, 'Headless Knight', 'Uncommon', 'Undead', '9/11/80/4/1', 'weapon field'),
  creature(
    44,
    'Summoner',
    'Epic',
    'Humanoid',
    '3/9/80/1/1',
    '',
    mustUse('roll to call', [
      { do: 'roll', as: 'reach', dice: 2 },
      when({ room: true }, [
        { do: 'choose', as: 'called', from: ownHand({ creatureCard: true, maxAl: 'reach' }), may: true },
        { do: 'beside', card: 'called', home: 'hand', anchored: true, until: 'turn' },
      ]),
    ]),
  ),
  creature(
    45,
    'Demon Dragon',
    'Epic',
    'Demon',
    '4/3/30/1/1',
    'wings fire',
    itself([plus('dice', cardsOfFoes), plus('mod', cardsOfFoes)]),
  ),
  // Each Harpy and Alkonost beside the primary counts, whoever called it.
  creature(
    46,
    'Alkonost',
    'Epic',
    'Beast',
    '4/11/80/1/1',
    'wings mountains',
    mayUse(
      'call a sister',
      [
        { do: 'look', cards: { in: 'deck', of: 'me' } },
        choose('sister', { in: 'handAndDeck', of: 'me', where: sisters }),
        { do: 'beside', card: 'sister', home: 'hand', anchored: true },
        { do: 'shuffle', who: 'me' },
      ],
      { room: true },
    ),
    itself([plus('dice', sistersBeside), plus('mod', sistersBeside)]),
  ),
  creature(47, 'Undead Tower', 'Epic', 'Undead', '12/4/120/7/1'),
  creature(48, 'Skeleton Pirate', 'Common', 'Undead', '4/5/40/1/2', 'weapon water'),
  creature(49, 'Snow Man', 'Rare', 'Elemental', '6/3/50/3/4', 'forest'),
  creature(58, 'Zombie Dog', 'Rare', 'Undead', '2/10/40/1/1', 'forest', firstBlood),
  creature(59, 'Big Buck', 'Common', 'Beast', '4/8/50/2/2', 'forest'),
  // Taken once, as printed.
  creature(
    60,
    'Vampire Orc',
    'Rare',
    'Undead',
    '6/6/30/1/4',
    '',
    onSummon([chooseFoe, change('self', [plus('mod', 'n')], whileItStays, { base: { stat: 'mod', of: foesPrimary } })]),
  ),
  // W12.3: damage is the only way out; anchors outrank it.
  creature(
    63,
    'Steam Spider',
    'Epic',
    'Mechanical',
    '6/11/100/3/3',
    'stars mountains',
    itself([yes('noLeave'), yes('noSacrifice')]),
  ),
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
  // AL as it is now, with whatever raises it.
  creature(
    65,
    'Steam Golem',
    'Epic',
    'Mechanical',
    '12/2/120/3/5',
    'weapon stars space',
    unaffected,
    itself([multiplied(3, { gte: [{ stat: 'al', of: 'struckNow' }, 12] })]),
  ),
  creature(67, 'Fallen Crusader', 'Uncommon', 'Undead', '10/4/80/2/4', 'weapon'),
  // Dice only; extra hit dice count.
  creature(68, 'Maniac', 'Rare', 'Humanoid', '3/1/100/3/0', 'weapon water forest', itself([plus('extremes', 7)])),
  creature(70, 'Sacrificial Goat', 'Legendary', 'Beast', '1/1/30/1/0', '', note({ worth: 2 })),
  creature(
    72,
    'Moon Cat',
    'Uncommon',
    'Cosmic',
    '4/12/50/2/3',
    'water forest',
    itself([multiplied(2, against({ name: 'Were' }))]),
  ),
  creature(
    74,
    'The Old One',
    'Legendary',
    'Cosmic',
    '12/4/100/5/4',
    'water mountains',
    onSummon([{ do: 'recycleField', others: true, beside: true }]),
  ),
  // Printed values of whoever stands in front of the player named; what is on that creature counts nothing (ruling).
  creature(
    75,
    'Jerry',
    'Legendary',
    'Unknown',
    '1/1/50/1/0',
    'weapon',
    onSummon(namesFoe),
    whenever('promoted', { same: ['creature', 'self'] }, namesFoe),
    whenever('controlChanged', { same: ['card', 'self'] }, namesFoe),
    itself((['al', 'spd', 'dice', 'mod', 'type'] as const).map(copied), { hasPrimary: 'remembered' }),
  ),
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
  creature(89, 'Gnome Dragoon', 'Rare', 'Humanoid', '6/10/60/3/1', 'weapon plains', ...countsGnomes),
  creature(90, 'Gnome Warrior', 'Rare', 'Humanoid', '7/5/70/3/3', 'weapon plains', ...countsGnomes),
  creature(91, 'The Seer', 'Rare', 'Cosmic', '11/3/50/2/3', 'underground', mayUse('see the hands', seesHands), {
    is: 'use',
    label: 'see the hands',
    at: 'phase',
    do: seesHands,
  }),
  creature(92, 'Dark Elf Captain', 'Uncommon', 'Humanoid', '8/8/70/3/2', 'weapon'),
  creature(
    93,
    'Subject #4212',
    'Legendary',
    'Undead',
    '12/8/110/5/5',
    'plains',
    requires({ double: { id: 'pumpkin-man' } }),
  ),
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
  creature(99, 'Time Weaver', 'Epic', 'Humanoid', '7/12/60/2/5', '', always({ seats: 'all' }, [yes('noLightning')])),
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
  creature(102, 'Acolyte', 'Common', 'Humanoid', '4/6/30/1/2', '', onMyTurnStart([heal('self', 5)])),
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
  // Earned by a turn without a battle, and spent in the next; it does not add up.
  creature(
    112,
    'Electro Wizard',
    'Uncommon',
    'Humanoid',
    '6/10/50/1/5',
    '',
    onMyTurnEnd([
      { do: 'count', by: { minus: [0, { counter: 'self' }] } },
      when({ not: { battled: 'self' } }, [{ do: 'count', by: 1 }]),
    ]),
    mayUse('discharge', [{ do: 'count', by: -1 }, change('self', [plus('dice', 4)], thisTurn)], {
      gte: [{ counter: 'self' }, 1],
    }),
  ),
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
