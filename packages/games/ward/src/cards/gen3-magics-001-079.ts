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
  // No. 004. W5.2.1.9
  magic(4, 'Repair Bear', 'Common', 'standard/none', playOn(anyCreature, [heal('target', 15)])),
  // No. 006. W9.2.2, W10.4.1, W6.4.2
  // Its player names one opponent each time.
  magic(
    6,
    'Ball Demon',
    'Uncommon',
    'infinite/equip',
    equipped(plus('atk', 2)),
    onMyTurnEnd([chooseFoe, damage(foesPrimary, 2)]),
  ),
  // No. 007. W14.2.1, W5.2.1.6, W6.4.2
  magic(7, 'Steam Knight Blaster', 'Uncommon', 'infinite/equip', becomes(3)),
  // No. 008. W6.5.3, W10.2.1, W6.4.2
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
  // No. 011. W6.4.2
  magic(11, 'Mr. Evil', 'Common', 'infinite/equip', equipped(plus('al', 3), plus('hit', 3))),
  // No. 013. W5.3.1, W10.2.3, W9.2.1
  magic(
    13,
    'Steam Powered Girl',
    'Epic',
    'standard/equip',
    stays(1),
    equipped(plus('hitDice', cardsHeld), plus('dice', cardsHeld)),
  ),
  // No. 014. W6.4.2
  magic(
    14,
    'Monster Armor',
    'Rare',
    'infinite/equip',
    equipped(plus('al', 3), plus('spd', 3), plus('hit', 3), plus('atk', 3), plus('dice', 1)),
  ),
  // No. 015. W6.4.1
  magic(
    15,
    'The Good Boy',
    'Common',
    'infinite/field',
    always({ side: 'own', where: { primary: true } }, [plus('al', 1), plus('spd', 1), plus('hit', 1), plus('atk', 1)]),
  ),
  // No. 016. W17.1, W9.2.1, W6.4.2
  // MOD is 0 whatever is added to it; bonuses to either roll alone stay.
  magic(16, 'Exhaustion', 'Common', 'standard/equip', stays(1), equipped(fixed('mod', 0))),
  // No. 017. W10.4.1, W5.2.1.9, W5.2.1.11
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
  // No. 018. W6.5.3, W10.4.1
  magic(
    18,
    'Enchantment',
    'Uncommon',
    'lightning/none',
    answers('missed', { all: [{ mine: 'a' }, { touches: 'b' }] }),
    play([damage('b', 10)]),
  ),
  // No. 019. W16.2.1, W9.2.1
  magic(
    19,
    'Hell Authority',
    'Uncommon',
    'standard/none',
    play([chooseFoe, changeSide('foe', [yes('noMagic')], cycles(1))]),
  ),
  // No. 020. W6.5.3, W6.4.2
  // One card of any draw, before it can be used.
  magic(
    20,
    "Witch's Cabin",
    'Uncommon',
    'lightning/none',
    answers('drawn', { foe: 'n' }),
    play([{ do: 'send', cards: 'a', to: 'deckBottom', whose: 'holder' }]),
  ),
  // No. 021. W6.5.2, W6.5.3, W6.4.2
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
  // No. 027. W10.2.3, W6.4.2
  magic(27, 'Doppelganger', 'Epic', 'infinite/equip', equipped(plus('dice', 2), plus('hitDice', 2))),
  // No. 028. W5.2.1.6, W9.2.1, W6.4.1
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
  // No. 031. W5.3.1, W6.4.1
  magic(
    31,
    'Orcs VS Apes',
    'Common',
    'infinite/field',
    always({ side: 'all', where: { creature: true, type: 'Humanoid' } }, [takes(2)]),
  ),
  // No. 033. W6.4.2
  magic(33, 'Armored Assault', 'Common', 'infinite/equip', equipped(plus('al', 2), plus('spd', 4))),
  // No. 035. W17.1, W10.2.3, W9.2.1
  magic(35, 'Dark Moon', 'Common', 'standard/field', stays(1), always(foesCreatures, [atMost('hitDice', 1)])),
  // No. 037. W10.2.3, W5.2.1.11, W10.4.1
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
  // No. 038. W5.2.1.1, W6.4.1
  magic(
    38,
    'Army of the Orcs',
    'Common',
    'infinite/field',
    always({ side: 'all', where: { creature: true, name: 'Orc' } }, [plus('spd', 3), plus('atk', 6), plus('dice', 1)]),
  ),
  // No. 041. W6.5.2
  magic(41, 'Orc Magic', 'Rare', 'standard/none', playOn(anyMagic, [destroy('target')])),
  // No. 042. W14.1.1
  magic(42, 'Orc Mischief', 'Rare', 'lightning/none', answersFoesMagic, play([negate])),
  // No. 044. W6.4.2
  magic(44, 'Wood Axe', 'Common', 'infinite/equip', equipped(plus('atk', 3))),
  // No. 045. W6.4.2
  magic(45, 'Wooden Shield', 'Common', 'infinite/equip', equipped(plus('al', 3))),
  // No. 046. W6.4.2
  magic(46, 'Warrior Sword', 'Common', 'infinite/equip', equipped(plus('hit', 2), plus('atk', 2))),
  // No. 049. W6.2.3, W7.2.1
  hybrid(49, 'Gremlin', 'Rare', 'Humanoid', 'standard', '1/6/10/1/1', '', note({ stepsIn: true })),
  // No. 050. W6.5.2, W6.4.2
  magic(
    50,
    'Adam Bomb',
    'Rare',
    'infinite/equip',
    playOn(anyCreature, [destroyAllMagics]),
    equipped(plus('al', 3), plus('spd', 3), plus('hit', 3), plus('atk', 3)),
  ),
  // No. 052. W14.1.1, W14.4.1, W9.2.2
  // One whole roll, all its dice (ruling).
  magic(52, 'Bad Luck Bear', 'Common', 'infinite/equip', playOn(foesCreature, []), ...rerollsHost),
  // No. 054. W5.2.1.9, W10.4.1
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
  // No. 056. W8.2.1, W10.2.6
  // One of them, worth one sacrifice, in the same turn.
  magic(
    56,
    'Soul Eater',
    'Legendary',
    'standard/none',
    play([changeSide('me', [yes('spendsSide')], thisTurn)], { if: { exists: { in: 'side', of: 'all' } } }),
  ),
  // No. 058. W16.1.1, W9.2.1, W6.4.2
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
  // No. 062. W6.4.2, W5.2.1.6, W12.1
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
  // No. 065. W6.4.2
  magic(65, 'Skol', 'Rare', 'infinite/equip', equipped(plus('al', 4), plus('atk', 4))),
  // No. 067. W9.2.1, W6.4.2
  magic(
    67,
    'Gift of the Elves',
    'Common',
    'standard/equip',
    stays(1),
    equipped(plus('al', 3), plus('spd', 3), plus('hit', 3), plus('atk', 3)),
  ),
  // No. 074. W6.4.2
  magic(
    74,
    'Ancient Book',
    'Legendary',
    'lightning/equip',
    answers('link', { foesLightning: true }),
    equipped(plus('al', 8), plus('spd', 5), plus('hit', 5), plus('atk', 15)),
  ),
  // No. 077. W16.2.1, W10.2.1, W10.2.6
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
  // No. 079. W10.2.1, W10.4.1, W6.4.1
  // A battle against anybody counts.
  magic(
    79,
    'Living Trap',
    'Epic',
    'infinite/field',
    whenever('battle', { foes: 'attacker' }, [damage(primaryOf({ controller: 'attacker' }), 15), toCemetery('self')]),
  ),
];
