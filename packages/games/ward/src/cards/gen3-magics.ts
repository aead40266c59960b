import type { WardSource } from '../card.ts';
import type { Ability, CardSet, Filter, Num, Op } from '../language.ts';
import {
  against,
  always,
  answers,
  answersFoesAttack,
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
  foesCreature,
  foesCreatures,
  foesPrimary,
  heal,
  insteadOf,
  multiplied,
  myPrimary,
  negate,
  negateAttack,
  note,
  ofType,
  onMyTurnEnd,
  onMyTurnStart,
  onRoll,
  ownCemetery,
  ownHand,
  play,
  playOn,
  plus,
  primaryOf,
  requires,
  rerollsHost,
  stays,
  thisBattle,
  thisTurn,
  toCemetery,
  when,
  whenever,
  whileItStays,
  yes,
} from './builders.ts';

/** Generation 3, magics and hybrids. */

const { magic, hybrid } = cardSet('gen3');

/** The cards that its player holds, as many as they are now. */
const cardsHeld: Num = { count: ownHand() };
const otherMagic: CardSet = { in: 'magics', of: 'all', where: { other: true } };
/** Its wearer's effect is lost, and its own attack becomes one of so many dice and that MOD. */
const becomes = (n: number): Ability[] => [equipped(yes('negated'), { stat: 'dice', set: n }, { stat: 'mod', set: n })];
const belowPrimary: Filter = {
  creatureCard: true,
  unreserved: true,
  maxAl: { minus: [{ stat: 'al', of: myPrimary }, 1] },
};
/** Ties are for chance to decide. */
const omen: readonly Op[] = [
  { do: 'pick', from: { in: 'primaries', of: 'all' }, as: 'weakest', least: { hpLeft: 'weakest' } },
  damage('weakest', 5),
];
/** A card of one's hand for one of the same class out of one's cemetery. */
const swapOf = (label: string, kind: Filter) => {
  const [held, buried]: CardSet[] = [
    { in: 'hand', of: 'p', where: kind },
    { in: 'cemetery', of: 'p', where: { locked: false, ...kind } },
  ];
  return {
    label: `swap ${label}`,
    if: { all: [{ exists: held }, { exists: buried }] },
    then: [
      { do: 'choose', as: 'given', from: held, by: 'p', prompt: 'discard' },
      { do: 'choose', as: 'taken', from: buried, by: 'p', prompt: 'fetch' },
      { do: 'send', cards: 'taken', to: 'hand', whose: 'holder' },
      { do: 'send', cards: 'given', to: 'cemetery', whose: 'holder' },
    ] as const satisfies readonly Op[],
  };
};

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
  magic(7, 'Steam Knight Blaster', 'Uncommon', 'infinite/equip', ...becomes(3)),
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
    always(everyCreature, [multiplied(2, against({ type: 'Humanoid' }))]),
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
  // Printed AL against the present AL of one's own primary.
  magic(
    82,
    'Gnarled Hand',
    'Epic',
    'infinite/equip',
    play(
      [
        choose('helper', ownHand(belowPrimary)),
        { do: 'beside', card: 'helper', anchored: true },
        { do: 'wear', on: 'helper' },
        when({ not: { attached: true } }, [toCemetery('self')]),
      ],
      { if: { all: [{ exists: ownHand(belowPrimary) }, { room: true }, { hasPrimary: 'me' }] } },
    ),
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
  magic(88, 'Death Omen', 'Epic', 'infinite/field', whenever('turnStart', { hasPrimary: 'me' }, omen)),
  magic(90, 'Polydactyly', 'Uncommon', 'infinite/equip', equipped(plus('hit', 2), plus('spd', 4))),
  magic(94, 'Shuffling Bones', 'Common', 'standard/none', play([{ do: 'shuffle', who: 'me' }])),
  magic(96, 'Demon Blood', 'Uncommon', 'infinite/equip', equipped(plus('atk', 3), ofType('Demon'))),
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
  magic(
    99,
    'Street Lights',
    'Rare',
    'infinite/field',
    play([{ do: 'send', cards: { in: 'side', of: 'all' }, to: 'origin' }]),
    always({ seats: 'all' }, [yes('noSide')]),
  ),
  magic(
    100,
    'Advantage',
    'Common',
    'lightning/none',
    answers('rolled', { ownRoll: true }),
    play([{ do: 'reroll', keep: true }]),
  ),
  magic(
    104,
    'Bait',
    'Legendary',
    'standard/none',
    play([changeSide('me', [plus('discount', 1)], thisTurn)], {
      targets: [{ as: 'paid', from: ownHand({ magicCard: true, other: true }), prompt: 'discard' }],
      cost: [when({ exists: ownHand({ magicCard: true }) }, [toCemetery('paid')], [{ do: 'unpaid' }])],
    }),
  ),
  magic(105, 'Bound Fate', 'Epic', 'standard/none', play([changeSide('me', [yes('shares')], thisTurn)])),
  // Killed by any damage of a creature; doubled, printed values only.
  magic(
    106,
    'Last Hope Hero',
    'Legendary',
    'lightning/none',
    answers('killed', {
      all: [{ mine: 'a' }, { card: 'a', is: { primary: true } }, { card: 'b', is: { creature: true } }],
    }),
    play([
      { do: 'roll', as: 'hope', dice: { base: { stat: 'dice', of: 'a' } } },
      damage('b', { product: [2, { plus: ['hope', { base: { stat: 'mod', of: 'a' } }] }] }),
    ]),
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
  magic(
    111,
    'Final Form',
    'Legendary',
    'infinite/equip',
    playOn({ in: 'creatures', of: 'all', where: { belowHalf: true } }, []),
    ...becomes(6),
  ),
  // 12 more is AL 12 for anyone (W17.1).
  magic(112, 'Bulwark', 'Uncommon', 'standard/equip', stays(3), equipped(plus('al', 12))),
  magic(
    113,
    'Sasquatch',
    'Epic',
    'lightning/none',
    answersFoesMagic,
    play([negate, when({ wasNegated: true }, [changeSide({ controller: 'a' }, [yes('noLightning')], cycles(1))])]),
  ),
  // A summon, not a play: no lock or tax on magics.
  hybrid(
    115,
    'Shard Titan',
    'Legendary',
    'Cosmic',
    'standard',
    '7/9/40/6/4',
    '',
    requires({ carrying: { type: 'Cosmic', wearing: 'strange-jewel' } }),
  ),
  magic(116, 'Strange Jewel', 'Common', 'infinite/equip', equipped(plus('hit', 2))),
  magic(117, 'Soul Drain', 'Uncommon', 'infinite/equip', equipped(plus('dice', -1), plus('mod', -1))),
  // W11: a tick at the end of combat; killed by that, it does not move on.
  magic(
    118,
    'Contaminate',
    'Epic',
    'infinite/equip',
    playOn({ in: 'primaries', of: 'me' }, [{ do: 'overTime', to: 'target', n: 5 }]),
    whenever('killed', { all: [{ same: ['dead', 'host'] }, { damageIs: ['attack'] }] }, [
      { do: 'attach', card: 'self', on: 'killer' },
      { do: 'overTime', to: 'killer', n: 5 },
    ]),
  ),
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
    126,
    'Arcane Power',
    'Rare',
    'infinite/equip',
    whenever('battle', { any: [{ same: ['attacker', 'host'] }, { same: ['defender', 'host'] }] }, [
      {
        do: 'some',
        from: ownHand(),
        as: 'shown',
        then: [{ do: 'show', card: 'shown' }, change('host', [plus('mod', 1)], thisBattle)],
      },
    ]),
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
    128,
    'Eye For An Eye',
    'Rare',
    'standard/none',
    play([
      {
        do: 'eachSeat',
        of: 'all',
        as: 'p',
        then: [
          {
            do: 'mode',
            by: 'p',
            options: [
              { label: 'swap nothing', then: [] },
              swapOf('creatures', { creatureCard: true }),
              swapOf('magics', { magicCard: true }),
            ],
          },
          { do: 'reckon' },
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
  magic(
    131,
    'Close Encounters',
    'Legendary',
    'infinite/equip',
    equipped(plus('al', 4), plus('spd', 4), plus('atk', 4)),
    whenever('destroyed', { same: ['card', 'self'] }, [{ do: 'comeBack', cycles: 3, to: 'deck' }]),
  ),
  // Lies like an Infinite while it works; destroyed, the damage ends.
  magic(
    138,
    'Flame Sentinel',
    'Epic',
    'lightning/equip',
    stays(2),
    answersFoesAttack('worked'),
    play([negateAttack, { do: 'wear', on: 'a' }, { do: 'overTime', to: 'a', n: 10, ticks: 2 }]),
  ),
  magic(
    139,
    'Last Goodbye',
    'Epic',
    'standard/equip',
    play(
      [
        choose('raised', ownCemetery({ creatureCard: true }), 'revive'),
        { do: 'beside', card: 'raised', anchored: true },
        { do: 'wear', on: 'raised' },
        when({ not: { attached: true } }, [toCemetery('self')]),
      ],
      { if: { all: [{ exists: ownCemetery({ creatureCard: true }) }, { room: true }, { hasPrimary: 'me' }] } },
    ),
    onMyTurnEnd([toCemetery('self')]),
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
  magic(
    142,
    'Inversion',
    'Common',
    'infinite/field',
    play([{ do: 'turnDecks' }]),
    whenever('left', { same: ['card', 'self'] }, [{ do: 'turnDecks' }]),
  ),
  magic(
    145,
    'Eagle Knight',
    'Common',
    'lightning/none',
    answers('any', { inBattle: true }),
    playOn(anyCreature, [change('target', [yes('noDamage')], thisTurn)], { inBattle: true }),
  ),
  // Picked as it is played; the places that are empty at that moment.
  magic(
    146,
    'Constructed Pylon',
    'Epic',
    'infinite/field',
    play([
      chooseFoe,
      { do: 'remember', who: 'foe' },
      {
        do: 'modify',
        side: 'foe',
        mods: [plus('takenSlots', 'n')],
        lasting: whileItStays,
        n: { least: [3, { freeSlots: 'foe' }] },
      },
    ]),
    {
      is: 'use',
      label: 'roll to pull it down',
      by: 'opponents',
      if: { sameSeat: ['me', 'remembered'] },
      do: onRoll(4, 6, [destroy('self')]),
    },
  ),
];
