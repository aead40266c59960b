import type { WardSource } from '../card.ts';
import type { Ability, Cond, Filter, Mod, Num, Op, WardLanguage } from '../language.ts';
import type { StatName } from '../names.ts';
import {
  against,
  always,
  cardSet,
  cardsOfFoes,
  change,
  changeSide,
  choose,
  chooseFoe,
  firstBlood,
  foesCreatures,
  foesPrimary,
  itself,
  mayUse,
  multiplied,
  mustUse,
  negate,
  negateAttack,
  note,
  onRoll,
  onSummon,
  ownCemetery,
  ownHand,
  plus,
  primaryOf,
  requires,
  unaffected,
  when,
  whenever,
  whileItStays,
  yes,
} from './builders.ts';

/** Generation 2, creatures, 001 to 075. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen2');

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

/** One opponent, whose primary it copies from then on. */
const namesFoe: readonly Op[] = [chooseFoe, { do: 'remember', who: 'foe' }];

/** The MOD printed on one opponent's primary becomes its own, too. */
const drinksMod: readonly Op[] = [
  chooseFoe,
  change('self', [plus('mod', 'n')], whileItStays, { base: { stat: 'mod', of: foesPrimary } }),
];

const copied = (stat: StatName): Mod => ({ stat, set: { base: { stat, of: primaryOf('remembered') } } });

export const gen2CreaturesFirst: readonly WardSource[] = [
  creature(3, 'Beaver', 'Common', 'Beast', '3/8/10/1/0', 'water forest'),
  // No. 004. W17.5, W12.1, W13.1
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
  // No. 006. W9.2.3, W9.2.2, W5.2.1.11
  // Later arrivals too. Each opponent rolls for their own side; a success lies on it for the rest of this stay.
  creature(
    6,
    'Electroloon',
    'Rare',
    'Beast',
    '9/8/60/2/3',
    'forest',
    always(foesCreatures, [yes('stunned')], { not: { lastsFor: { controller: 'it' } } }),
    whenever('turnStart', { all: [{ foe: 'player' }, { not: { lastsFor: 'player' } }] }, [
      { do: 'may', by: 'player', then: [...onRoll(1, 2, [changeSide('player', [], whileItStays)], 'player')] },
    ]),
  ),
  creature(8, 'Raccoon', 'Common', 'Beast', '4/10/20/1/1', 'snow'),
  creature(10, 'Man Owl', 'Epic', 'Beast', '10/11/100/3/5', 'wings forest'),
  // No. 011. W8.2.1
  creature(
    11,
    'Raccoon Knight',
    'Legendary',
    'Beast',
    '12/12/30/4/4',
    'weapon field stars',
    requires({ sacrifices: 0 }),
  ),
  // No. 013. W14.4.1, W10.2.4, W14.1.1
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
  creature(17, 'Squirrel', 'Common', 'Beast', '3/12/20/1/0', 'forest'),
  // No. 021. W8.3.1, W8.2.1, W5.2.1.1
  // The pile moves as one card.
  creature(21, 'Perfect Shark', 'Legendary', 'Beast', '12/12/110/8/8', 'water', requires({ onto: 'great-white' })),
  creature(31, 'Bug Man', 'Uncommon', 'Bug', '7/6/70/3/3', 'wings mountains'),
  creature(32, 'Baby Dino', 'Common', 'Dinosaur', '4/6/40/1/3', 'water plains'),
  creature(33, 'Trike', 'Common', 'Dinosaur', '6/4/50/3/1', 'water forest'),
  creature(34, 'Bronto', 'Epic', 'Dinosaur', '11/1/110/2/7', 'plains'),
  // No. 035. W5.2.1.3.1, W5.3.1
  creature(
    35,
    'Spino',
    'Rare',
    'Dinosaur',
    '8/10/80/2/5',
    'forest',
    itself([multiplied(2, against({ art: 'water' }))]),
  ),
  // No. 042. W9.2.2, W10.2.1, W5.3.1
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
  // No. 044. W12.1, W9.1.1, W13.1
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
  // No. 045. W5.3.1
  creature(
    45,
    'Demon Dragon',
    'Epic',
    'Demon',
    '4/3/30/1/1',
    'wings fire',
    itself([plus('dice', cardsOfFoes), plus('mod', cardsOfFoes)]),
  ),
  // No. 046. W5.3.1, W17.7, W12.1
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
  // No. 058. W9.2.2, W5.3.1
  creature(58, 'Zombie Dog', 'Rare', 'Undead', '2/10/40/1/1', 'forest', firstBlood),
  creature(59, 'Big Buck', 'Common', 'Beast', '4/8/50/2/2', 'forest'),
  // No. 060. W14.2.1, W5.2.1.6
  // Taken once, as printed, when its effect begins.
  creature(
    60,
    'Vampire Orc',
    'Rare',
    'Undead',
    '6/6/30/1/4',
    '',
    onSummon(drinksMod),
    whenever('promoted', { same: ['creature', 'self'] }, drinksMod),
  ),
  // No. 063. W12.3: damage is the only way out; anchors outrank it.
  creature(
    63,
    'Steam Spider',
    'Epic',
    'Mechanical',
    '6/11/100/3/3',
    'stars mountains',
    itself([yes('noLeave'), yes('noSacrifice')]),
  ),
  // No. 065. W16.1.1, W5.3.1
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
  // No. 068. W10.2.3
  // Dice only; extra hit dice count.
  creature(68, 'Maniac', 'Rare', 'Humanoid', '3/1/100/3/0', 'weapon water forest', itself([plus('extremes', 7)])),
  // No. 070. W8.2.1
  creature(70, 'Sacrificial Goat', 'Legendary', 'Beast', '1/1/30/1/0', '', note({ worth: 2 })),
  // No. 072. W5.3.1, W5.2.1.1
  creature(
    72,
    'Moon Cat',
    'Uncommon',
    'Cosmic',
    '4/12/50/2/3',
    'water forest',
    itself([multiplied(2, against({ name: 'Were' }))]),
  ),
  // No. 074. W13.3.5, W14.2.1, W13.1
  creature(
    74,
    'The Old One',
    'Legendary',
    'Cosmic',
    '12/4/100/5/4',
    'water mountains',
    onSummon([{ do: 'recycleField', others: true, beside: true }]),
  ),
  // No. 075. W5.2.1.2, W5.2.1.8, W14.2.1
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
];
