import type { WardSource } from '../card.ts';
import type { CardSet, Filter, Op } from '../language.ts';
import {
  always,
  answers,
  answersFoesAttack,
  answersFoesMagic,
  anyCreature,
  anyMagic,
  becomes,
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
  fixed,
  foesCreatures,
  foesPrimary,
  heal,
  myPrimary,
  negate,
  negateAttack,
  ofType,
  onMyTurnEnd,
  onMyTurnStart,
  onRoll,
  ownCemetery,
  ownHand,
  play,
  playOn,
  plus,
  requires,
  stays,
  thisBattle,
  thisTurn,
  toCemetery,
  when,
  whenever,
  whileItStays,
  yes,
} from './builders.ts';

/** Generation 3, magics and hybrids, 080 to 151. */

const { magic, hybrid } = cardSet('gen3');

const otherMagic: CardSet = { in: 'magics', of: 'all', where: { other: true } };

const belowPrimary: Filter = {
  creatureCard: true,
  unreserved: true,
  maxAl: { minus: [{ stat: 'al', of: myPrimary }, 1] },
};

/** What one's own primary takes, those of all opponents take too. */
const foesShare: Op = {
  do: 'eachSeat',
  of: 'opponents',
  as: 'foe',
  then: [changeSide('foe', [yes('shares')], thisTurn)],
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

export const gen3MagicsSecond: readonly WardSource[] = [
  // No. 080. W10.2.3, W6.4.1
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
  // No. 082. W12.1, W9.1.1, W13.1
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
  // No. 084. W5.2.1.3.1, W9.2.2, W10.4.1
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
  // No. 086. W12.3, W5.2.1.6, W17.1
  // SPD is 0 whatever is added; of MOD the printed value goes, and bonuses still add.
  magic(
    86,
    'Frost Wyrms',
    'Legendary',
    'infinite/equip',
    equipped(fixed('spd', 0), { stat: 'mod', set: 0 }, yes('noSacrifice')),
  ),
  // No. 088. W5.3.1, W9.2.2, W10.4.1
  magic(88, 'Death Omen', 'Epic', 'infinite/field', whenever('turnStart', { hasPrimary: 'me' }, omen)),
  // No. 090. W6.4.2
  magic(90, 'Polydactyly', 'Uncommon', 'infinite/equip', equipped(plus('hit', 2), plus('spd', 4))),
  // No. 094. W17.7
  magic(94, 'Shuffling Bones', 'Common', 'standard/none', play([{ do: 'shuffle', who: 'me' }])),
  // No. 096. W5.2.1.2, W6.4.2
  magic(96, 'Demon Blood', 'Uncommon', 'infinite/equip', equipped(plus('atk', 3), ofType('Demon'))),
  // No. 097. W5.2.1.9, W6.4.2
  magic(
    97,
    'Magic Sword',
    'Uncommon',
    'infinite/equip',
    playOn(anyCreature, [heal('target', 10)]),
    equipped(plus('hit', 2), plus('atk', 2)),
  ),
  // No. 098. W10.2.3, W6.4.2
  magic(
    98,
    'Mage Buff',
    'Epic',
    'infinite/equip',
    equipped(plus('al', 3), plus('spd', 3), plus('dice', 1), plus('hitDice', 1)),
  ),
  // No. 099. W13.3.5, W6.4.2, W6.4.1
  magic(
    99,
    'Street Lights',
    'Rare',
    'infinite/field',
    play([{ do: 'send', cards: { in: 'side', of: 'all' }, to: 'origin' }]),
    always({ seats: 'all' }, [yes('noSide')]),
  ),
  // No. 100. W14.1.1
  magic(
    100,
    'Advantage',
    'Common',
    'lightning/none',
    answers('rolled', { ownRoll: true }),
    play([{ do: 'reroll', keep: true }]),
  ),
  // No. 104. W6.2.2, W8.2.1, W10.2.6
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
  // No. 105. W10.4.1, W10.2.6
  magic(105, 'Bound Fate', 'Epic', 'standard/none', play([foesShare])),
  // No. 106. W6.5.3, W5.2.1.6, W5.2.1.11
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
  // No. 109. W6.5.2, W9.1.1
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
  // No. 110. W5.3.1, W6.5.2, W10.4.1
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
  // No. 111. W14.2.1, W5.3.1, W5.2.1.6
  magic(
    111,
    'Final Form',
    'Legendary',
    'infinite/equip',
    playOn({ in: 'creatures', of: 'all', where: { belowHalf: true } }, []),
    becomes(6),
  ),
  // No. 112. W9.2.1, W6.4.2
  // 12 more is AL 12 for anyone (W17.1).
  magic(112, 'Bulwark', 'Uncommon', 'standard/equip', stays(3), equipped(plus('al', 12))),
  // No. 113. W14.1.1, W16.2.1, W9.2.1
  magic(
    113,
    'Sasquatch',
    'Epic',
    'lightning/none',
    answersFoesMagic,
    play([negate, when({ wasNegated: true }, [changeSide({ controller: 'a' }, [yes('noLightning')], cycles(1))])]),
  ),
  // No. 115. W6.2.3, W8.2.1, W5.2.1.1
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
  // No. 116. W6.4.2
  magic(116, 'Strange Jewel', 'Common', 'infinite/equip', equipped(plus('hit', 2))),
  // No. 117. W6.4.2
  magic(117, 'Soul Drain', 'Uncommon', 'infinite/equip', equipped(plus('dice', -1), plus('mod', -1))),
  // No. 118. W11.1: a tick at the end of combat; killed by that, it does not move on.
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
  // No. 124. W10.4.1, W9.2.1, W6.4.2
  magic(
    124,
    "Titan's Amulet",
    'Common',
    'standard/equip',
    stays(1),
    playOn(anyCreature, [damage(myPrimary, 10)]),
    equipped(plus('mod', 10)),
  ),
  // No. 126. W17.7, W10.2.1, W9.1.1
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
  // No. 127. W5.2.1.11, W6.5.2, W5.2.1.9
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
  // No. 128. W5.2.1.11, W17.5, W9.1.1
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
  // No. 129. W9.2.2, W5.2.1.11, W9.2.1
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
  // No. 131. W6.5.2, W17.5, W6.4.2
  magic(
    131,
    'Close Encounters',
    'Legendary',
    'infinite/equip',
    equipped(plus('al', 4), plus('spd', 4), plus('atk', 4)),
    whenever('destroyed', { same: ['card', 'self'] }, [{ do: 'comeBack', cycles: 3, to: 'deck' }]),
  ),
  // No. 138. W10.2.4, W11.1, W9.2.1
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
  // No. 139. W17.5, W12.1, W9.2.2
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
  // No. 140. W6.4.2
  magic(140, 'Might of the Shaman', 'Epic', 'infinite/equip', equipped(plus('spd', 6), plus('dice', 2))),
  // No. 141. W17.1, W10.2.3, W9.2.1
  magic(
    141,
    'The Iron Man',
    'Epic',
    'standard/field',
    stays(2),
    always(foesCreatures, [fixed('al', 1), fixed('spd', 1), fixed('hitDice', 1), fixed('dice', 1)]),
  ),
  // No. 142. W6.5.2, W17.7, W6.4.1
  magic(
    142,
    'Inversion',
    'Common',
    'infinite/field',
    play([{ do: 'turnDecks' }]),
    whenever('left', { same: ['card', 'self'] }, [{ do: 'turnDecks' }]),
  ),
  // No. 145. W6.5.3, W10.4.1, W10.2.6
  magic(
    145,
    'Eagle Knight',
    'Common',
    'lightning/none',
    answers('any', { inBattle: true }),
    playOn(anyCreature, [change('target', [yes('noDamage')], thisTurn)], { inBattle: true }),
  ),
  // No. 146. W6.5.2, W9.2.2, W5.2.1.11
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
