import type { WardSource } from '../card.ts';
import type { Num } from '../language.ts';
import {
  always,
  answers,
  answersFoesMagic,
  anyCreature,
  anyMagic,
  atMost,
  becomes,
  cardSet,
  changeSide,
  chooseFoe,
  cycles,
  damage,
  destroy,
  destroyAllMagics,
  equipped,
  everyCreature,
  fixed,
  foesCreature,
  foesCreatures,
  foesPrimary,
  heal,
  heldBy,
  insteadOf,
  myPrimary,
  negate,
  note,
  onMyTurnEnd,
  play,
  playOn,
  plus,
  primaryOf,
  rerollsHost,
  stays,
  takes,
  thisTurn,
  toCemetery,
  when,
  whenever,
  yes,
} from './builders.ts';

/** Generation 3, magics and hybrids, 001 to 079. */

const { magic, hybrid } = cardSet('gen3');

/** The cards that its player holds, as many as they are now. */
const cardsHeld: Num = heldBy('me');

export const gen3MagicsFirst: readonly WardSource[] = [
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
  magic(7, 'Steam Knight Blaster', 'Uncommon', 'infinite/equip', becomes(3)),
  // Any battle that an opponent declared, against whomever, from the declaration to its end; any creature may wear it.
  magic(
    8,
    'Cybernetic Upgrade',
    'Legendary',
    'lightning/equip',
    answers('any', { all: [{ inBattle: true }, { foes: 'attackerNow' }] }),
    playOn(anyCreature, [], { all: [{ inBattle: true }, { foes: 'attackerNow' }] }),
    equipped(plus('al', 12), plus('hit', 10), plus('atk', 30)),
    whenever('battleEnds', { attached: true }, [toCemetery('self')]),
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
  // After halving and prevention. Its player rolls, each time anew.
  magic(
    17,
    'Shield of Light',
    'Epic',
    'infinite/equip',
    insteadOf('damaged', [
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 2] }, [heal('hurt', 'amount'), { do: 'aside' }]),
      when({ between: ['die', 5, 6] }, [destroy('self')]),
    ]),
  ),
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
  // One card of any draw, before it can be used.
  magic(
    20,
    "Witch's Cabin",
    'Uncommon',
    'lightning/none',
    answers('drawn', { foe: 'n' }),
    play([{ do: 'send', cards: 'a', to: 'deckBottom', whose: 'holder' }]),
  ),
  // Any way into the cemetery; not a locked card, nor a hybrid that is a magic there.
  magic(
    21,
    'Possessed Dummy',
    'Epic',
    'lightning/equip',
    answers('buried', { all: [{ foe: 'n' }, { card: 'a', is: { creatureCard: true, locked: false } }] }),
    play(
      [
        { do: 'beside', card: 'a', anchored: true, whose: 'owner' },
        { do: 'wear', on: 'a' },
        when({ not: { attached: true } }, [toCemetery('self')]),
      ],
      { if: { all: [{ room: true }, { hasPrimary: 'me' }] } },
    ),
    whenever('left', { all: [{ attached: true }, { same: ['card', myPrimary] }] }, [toCemetery('self')]),
  ),
  magic(27, 'Doppelganger', 'Epic', 'infinite/equip', equipped(plus('dice', 2), plus('hitDice', 2))),
  // Later arrivals too.
  magic(
    28,
    'Catcow',
    'Rare',
    'infinite/field',
    note({ cycles: 2 }),
    always(everyCreature, [
      { stat: 'dice', set: { base: { stat: 'mod', of: 'it' } } },
      { stat: 'mod', set: { base: { stat: 'dice', of: 'it' } } },
    ]),
  ),
  magic(
    31,
    'Orcs VS Apes',
    'Common',
    'infinite/field',
    always({ side: 'all', where: { creature: true, type: 'Humanoid' } }, [takes(2)]),
  ),
  magic(33, 'Armored Assault', 'Common', 'infinite/equip', equipped(plus('al', 2), plus('spd', 4))),
  magic(35, 'Dark Moon', 'Common', 'standard/field', stays(1), always(foesCreatures, [atMost('hitDice', 1)])),
  // The attacker's own full roll with its bonuses, no critical.
  magic(
    37,
    'Galactic Suit',
    'Legendary',
    'infinite/equip',
    whenever('missed', { all: [{ same: ['struck', 'host'] }, { foes: 'striker' }] }, [
      { do: 'roll', as: 'wild', by: { controller: 'striker' }, dice: { stat: 'dice', of: 'striker' } },
      {
        do: 'damage',
        to: primaryOf({ controller: 'striker' }),
        n: { plus: ['wild', { stat: 'mod', of: 'striker' }, { stat: 'atk', of: 'striker' }] },
        kind: 'attack',
        by: 'striker',
      },
    ]),
  ),
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
  hybrid(49, 'Gremlin', 'Rare', 'Humanoid', 'standard', '1/6/10/1/1', '', note({ stepsIn: true })),
  magic(
    50,
    'Adam Bomb',
    'Rare',
    'infinite/equip',
    playOn(anyCreature, [destroyAllMagics]),
    equipped(plus('al', 3), plus('spd', 3), plus('hit', 3), plus('atk', 3)),
  ),
  // One whole roll, all its dice (ruling).
  magic(52, 'Bad Luck Bear', 'Common', 'infinite/equip', playOn(foesCreature, []), ...rerollsHost),
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
  // One of them, worth one sacrifice, in the same turn.
  magic(
    56,
    'Soul Eater',
    'Legendary',
    'standard/none',
    play([changeSide('me', [yes('spendsSide')], thisTurn)], { if: { exists: { in: 'side', of: 'all' } } }),
  ),
  // Equips already worn stay on, without effect meanwhile.
  magic(
    58,
    'Steam Armor',
    'Uncommon',
    'standard/equip',
    stays(2),
    note({ armours: true }),
    playOn({ in: 'primaries', of: 'all' }, []),
  ),
  magic(
    62,
    'Graft',
    'Legendary',
    'infinite/field',
    note({ grafts: true }),
    always(everyCreature, [
      plus('dice', { grafted: { stat: 'dice', of: 'it' } }),
      plus('mod', { grafted: { stat: 'mod', of: 'it' } }),
    ]),
  ),
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
  // It strikes twice at itself, the second time if it lives.
  magic(
    77,
    'Possession',
    'Rare',
    'standard/none',
    playOn(
      anyCreature,
      [
        { do: 'possess', on: 'target' },
        { do: 'modify', everyone: true, mods: [yes('noFight')], lasting: thisTurn },
      ],
      { myTurn: true },
    ),
  ),
  // A battle against anybody counts.
  magic(
    79,
    'Living Trap',
    'Epic',
    'infinite/field',
    whenever('battle', { foes: 'attacker' }, [damage(primaryOf({ controller: 'attacker' }), 15), toCemetery('self')]),
  ),
];
