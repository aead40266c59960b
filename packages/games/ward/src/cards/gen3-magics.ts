import type { WardSource } from '../card.ts';
import type { CardSet, Num } from '../language.ts';
import {
  against,
  always,
  answers,
  answersFoesMagic,
  anyCreature,
  anyMagic,
  atMost,
  cardSet,
  change,
  changeSide,
  choose,
  chooseFoe,
  cycles,
  damage,
  destroy,
  destroyAllMagics,
  equipped,
  everyCreature,
  fixed,
  foesCreatures,
  foesPrimary,
  heal,
  multiplied,
  myPrimary,
  negate,
  onMyTurnEnd,
  onMyTurnStart,
  ownHand,
  play,
  playOn,
  plus,
  primaryOf,
  stays,
  toCemetery,
  when,
  whenever,
  whileItStays,
  yes,
} from './builders.ts';

/** Generation 3, magics and hybrids. */

const { magic } = cardSet('gen3');

/** The cards that its player holds, as many as they are now. */
const cardsHeld: Num = { count: ownHand() };
const otherMagic: CardSet = { in: 'magics', of: 'all', where: { other: true } };

export const gen3Magics: readonly WardSource[] = [
  magic(4, 'Repair Bear', 'Common', 'standard/none', playOn(anyCreature, [heal('target', 15)])),
  // Its player names one opponent each time.
  magic(
    6,
    'Ball Demon',
    'Uncommon',
    'infinite/equip',
    equipped(plus('atk', 2)),
    onMyTurnEnd([chooseFoe, damage(foesPrimary, 2)]),
  ),
  magic(11, 'Mr. Evil', 'Common', 'infinite/equip', equipped(plus('al', 3), plus('hit', 3))),
  magic(
    13,
    'Steam Powered Girl',
    'Epic',
    'standard/equip',
    stays(1),
    equipped(plus('hitDice', cardsHeld), plus('dice', cardsHeld)),
  ),
  magic(
    14,
    'Monster Armor',
    'Rare',
    'infinite/equip',
    equipped(plus('al', 3), plus('spd', 3), plus('hit', 3), plus('atk', 3), plus('dice', 1)),
  ),
  magic(
    15,
    'The Good Boy',
    'Common',
    'infinite/field',
    always({ side: 'own', where: { primary: true } }, [plus('al', 1), plus('spd', 1), plus('hit', 1), plus('atk', 1)]),
  ),
  // MOD is 0 whatever is added to it; bonuses to either roll alone stay.
  magic(16, 'Exhaustion', 'Common', 'standard/equip', stays(1), equipped(fixed('mod', 0))),
  magic(
    18,
    'Enchantment',
    'Uncommon',
    'lightning/none',
    answers('missed', { all: [{ mine: 'a' }, { touches: 'b' }] }),
    play([damage('b', 10)]),
  ),
  magic(
    19,
    'Hell Authority',
    'Uncommon',
    'standard/none',
    play([chooseFoe, changeSide('foe', [yes('noMagic')], cycles(1))]),
  ),
  magic(27, 'Doppelganger', 'Epic', 'infinite/equip', equipped(plus('dice', 2), plus('hitDice', 2))),
  magic(
    31,
    'Orcs VS Apes',
    'Common',
    'infinite/field',
    always(everyCreature, [multiplied(2, against({ type: 'Humanoid' }))]),
  ),
  magic(33, 'Armored Assault', 'Common', 'infinite/equip', equipped(plus('al', 2), plus('spd', 4))),
  magic(35, 'Dark Moon', 'Common', 'standard/field', stays(1), always(foesCreatures, [atMost('hitDice', 1)])),
  magic(
    38,
    'Army of the Orcs',
    'Common',
    'infinite/field',
    always({ side: 'all', where: { creature: true, name: 'Orc' } }, [plus('spd', 3), plus('atk', 6), plus('dice', 1)]),
  ),
  magic(41, 'Orc Magic', 'Rare', 'standard/none', playOn(anyMagic, [destroy('target')])),
  magic(42, 'Orc Mischief', 'Rare', 'lightning/none', answersFoesMagic, play([negate])),
  magic(44, 'Wood Axe', 'Common', 'infinite/equip', equipped(plus('atk', 3))),
  magic(45, 'Wooden Shield', 'Common', 'infinite/equip', equipped(plus('al', 3))),
  magic(46, 'Warrior Sword', 'Common', 'infinite/equip', equipped(plus('hit', 2), plus('atk', 2))),
  magic(
    50,
    'Adam Bomb',
    'Rare',
    'infinite/equip',
    playOn(anyCreature, [destroyAllMagics]),
    equipped(plus('al', 3), plus('spd', 3), plus('hit', 3), plus('atk', 3)),
  ),
  magic(
    54,
    'Vampire Mistress',
    'Common',
    'standard/none',
    play([damage('victim', 10), heal('healed', 10)], {
      targets: [
        { as: 'victim', from: anyCreature },
        { as: 'healed', from: anyCreature },
      ],
    }),
  ),
  // W14.2.3: the demand is on the player.
  magic(63, 'Old Logging Road', 'Uncommon', 'infinite/field', always({ seats: 'all' }, [plus('tax', 5)])),
  magic(65, 'Skol', 'Rare', 'infinite/equip', equipped(plus('al', 4), plus('atk', 4))),
  magic(
    67,
    'Gift of the Elves',
    'Common',
    'standard/equip',
    stays(1),
    equipped(plus('al', 3), plus('spd', 3), plus('hit', 3), plus('atk', 3)),
  ),
  magic(
    74,
    'Ancient Book',
    'Legendary',
    'lightning/equip',
    answers('link', { foesLightning: true }),
    equipped(plus('al', 8), plus('spd', 5), plus('hit', 5), plus('atk', 15)),
  ),
  // A battle against anybody counts.
  magic(
    79,
    'Living Trap',
    'Epic',
    'infinite/field',
    whenever('battle', { foes: 'attacker' }, [damage(primaryOf({ controller: 'attacker' }), 15), toCemetery('self')]),
  ),
  magic(
    80,
    'Into Madness',
    'Uncommon',
    'infinite/field',
    always({ side: 'all', where: { creature: true, any: [{ type: 'Demon' }, { type: 'Undead' }] } }, [
      plus('dice', 1),
      plus('hitDice', 1),
    ]),
  ),
  magic(
    84,
    'Bramble Field',
    'Common',
    'infinite/field',
    onMyTurnStart([
      {
        do: 'each',
        in: { in: 'creatures', of: 'all', where: { winged: false } },
        as: 'pricked',
        then: [damage('pricked', 5)],
      },
    ]),
  ),
  // SPD is 0 whatever is added; of MOD the printed value goes, and bonuses still add.
  magic(
    86,
    'Frost Wyrms',
    'Legendary',
    'infinite/equip',
    equipped(fixed('spd', 0), { stat: 'mod', set: 0 }, yes('noSacrifice')),
  ),
  magic(90, 'Polydactyly', 'Uncommon', 'infinite/equip', equipped(plus('hit', 2), plus('spd', 4))),
  magic(94, 'Shuffling Bones', 'Common', 'standard/none', play([{ do: 'shuffle', who: 'me' }])),
  magic(
    97,
    'Magic Sword',
    'Uncommon',
    'infinite/equip',
    playOn(anyCreature, [heal('target', 10)]),
    equipped(plus('hit', 2), plus('atk', 2)),
  ),
  magic(
    98,
    'Mage Buff',
    'Epic',
    'infinite/equip',
    equipped(plus('al', 3), plus('spd', 3), plus('dice', 1), plus('hitDice', 1)),
  ),
  // Negated, nothing is discarded: it is no cost.
  magic(
    109,
    'Negative',
    'Common',
    'standard/none',
    play(
      [
        choose('given', ownHand({ magicCard: true, unreserved: true }), 'discard'),
        toCemetery('given'),
        destroy('target'),
      ],
      {
        if: { exists: ownHand({ magicCard: true, other: true }) },
        targets: [{ as: 'target', from: anyMagic, prompt: 'destroy' }],
      },
    ),
  ),
  // What was really destroyed counts, and one opponent pays for all of it.
  magic(
    110,
    'Chain Lightning',
    'Rare',
    'standard/none',
    play([
      chooseFoe,
      damage(myPrimary, 5),
      { do: 'let', as: 'before', be: { count: anyMagic } },
      destroyAllMagics,
      damage(foesPrimary, { product: [5, { minus: ['before', { count: anyMagic }] }] }),
    ]),
  ),
  // 12 more is AL 12 for anyone (W17.1).
  magic(112, 'Bulwark', 'Uncommon', 'standard/equip', stays(3), equipped(plus('al', 12))),
  magic(116, 'Strange Jewel', 'Common', 'infinite/equip', equipped(plus('hit', 2))),
  magic(117, 'Soul Drain', 'Uncommon', 'infinite/equip', equipped(plus('dice', -1), plus('mod', -1))),
  magic(
    124,
    "Titan's Amulet",
    'Common',
    'standard/equip',
    stays(1),
    playOn(anyCreature, [damage(myPrimary, 10)]),
    equipped(plus('mod', 10)),
  ),
  magic(
    127,
    'The Merchant',
    'Rare',
    'infinite/equip',
    playOn(anyCreature, [
      {
        do: 'mode',
        options: [
          { label: 'AL +4', then: [change('target', [plus('al', 4)], whileItStays)] },
          { label: 'hit roll +4', then: [change('target', [plus('hit', 4)], whileItStays)] },
          { label: 'heal 20', then: [heal('target', 20)] },
          {
            label: 'destroy a magic',
            if: { touches: otherMagic },
            then: [choose('magic', otherMagic, 'destroy'), destroy('magic')],
          },
        ],
      },
    ]),
  ),
  magic(
    129,
    'Mysterious Orb',
    'Rare',
    'infinite/equip',
    onMyTurnStart([
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 2] }, [change('host', [plus('spd', 6)], cycles(1))]),
      when({ between: ['die', 3, 4] }, [change('host', [plus('atk', 6)], cycles(1))]),
      when({ between: ['die', 5, 6] }, [change('host', [plus('hit', 6)], cycles(1))]),
    ]),
  ),
  magic(140, 'Might of the Shaman', 'Epic', 'infinite/equip', equipped(plus('spd', 6), plus('dice', 2))),
  magic(
    141,
    'The Iron Man',
    'Epic',
    'standard/field',
    stays(2),
    always(foesCreatures, [fixed('al', 1), fixed('spd', 1), fixed('hitDice', 1), fixed('dice', 1)]),
  ),
];
