import type { WardSource } from '../card.ts';
import type { Filter, Mod } from '../language.ts';
import {
  always,
  answers,
  answersFoesAttack,
  answersFoesLightning,
  answersFoesMagic,
  anyCreature,
  burns,
  cardSet,
  cardsOfFoes,
  change,
  choose,
  chooseFoe,
  cycles,
  damage,
  destroy,
  equipped,
  everyCreature,
  fixed,
  heal,
  insteadOf,
  mayUse,
  negate,
  negateAttack,
  note,
  onRoll,
  ownCemetery,
  ownHand,
  play,
  playOn,
  plus,
  rerollsHost,
  stays,
  takes,
  toCemetery,
  toHand,
  when,
  whenever,
  yes,
} from './builders.ts';

/** Generation 2, magics and hybrids, 076 to 151. */

const { magic } = cardSet('gen2');

/** A card of the hand for one of the cemetery. Which one is given up is nobody's business before it happens. */
const swapsWithCemetery = (kind: Filter) =>
  play(
    [
      choose('given', ownHand({ ...kind, unreserved: true }), 'discard'),
      when({ exists: ownHand({ ...kind, unreserved: true }) }, [toHand('taken', 'holder'), toCemetery('given')]),
    ],
    {
      if: { exists: ownHand({ ...kind, other: true }) },
      targets: [{ as: 'taken', from: ownCemetery(kind), prompt: 'fetch' }],
    },
  );

/** More attack dice against a creature whose AL lies between the two now. */
const strikingAl = (more: number, low: number, high: number): Mod => ({
  stat: 'dice',
  add: more,
  if: { all: [{ same: ['strikerNow', 'host'] }, { card: 'struckNow', is: { alNow: [low, high] } }] },
});

export const gen2MagicsSecond: readonly WardSource[] = [
  // No. 076. W12.3: anchors outrank it.
  magic(
    76,
    'Lead Boots',
    'Common',
    'infinite/equip',
    note({ onlyDestroyed: true }),
    playOn({ in: 'primaries', of: 'all' }, []),
    equipped(yes('noLeave')),
  ),
  // No. 077. W16.2.1, W6.4.1
  // Somebody else's cemetery is not barred.
  magic(77, 'Bound With Chains', 'Rare', 'infinite/field', always({ seats: 'all' }, [yes('noExhume')])),
  // No. 078. W14.1.1, W14.4.1, W9.2.2
  // One whole roll, and the new one counts (ruling).
  magic(78, 'Magic Watch', 'Common', 'infinite/equip', ...rerollsHost),
  // No. 079. W10.2.4, W10.4.1, W6.4.2
  // Each strike that really takes HP; a slip of its own is none.
  magic(
    79,
    'Raging Inferno',
    'Rare',
    'infinite/equip',
    whenever('attackDealt', { same: ['struck', 'host'] }, [damage('striker', 5)]),
  ),
  // No. 080. W10.2.4, W17.1, W9.2.1
  magic(
    80,
    'Sticky Goo',
    'Rare',
    'lightning/none',
    answersFoesAttack(),
    play([negateAttack, change('a', [fixed('mod', 0)], cycles(1))]),
  ),
  // No. 081. W17.2, W9.2.2, W5.2.1.9
  magic(
    81,
    'Phoenix Armor',
    'Legendary',
    'infinite/equip',
    whenever('drawEnds', { sameSeat: ['player', { controller: 'host' }] }, [damage('host', 10)]),
    insteadOf('killed', [toCemetery('self'), heal('dead', { half: { fullHp: 'dead' } })]),
  ),
  // No. 082. W6.5.3, W10.4.1
  // The full amount that was announced, even beyond what is missing.
  magic(
    82,
    'Poisoned Potion',
    'Uncommon',
    'lightning/none',
    answers('heal', {
      all: [{ foes: 'a' }, { foes: 'b' }, { sameSeat: [{ controller: 'a' }, { controller: 'b' }] }, { touches: 'a' }],
    }),
    play([{ do: 'aside' }, damage('a', 'n')]),
  ),
  // No. 098. W16.2.1, W9.2.1, W6.4.1
  magic(98, 'Time Melt', 'Uncommon', 'standard/field', stays(), always({ seats: 'all' }, [yes('noLightning')])),
  // No. 101. W6.5.3, W9.2.1, W6.4.1
  // A Lightning without a condition may be played at any time, and stays.
  magic(
    101,
    'Attack Beacon',
    'Uncommon',
    'lightning/field',
    stays(),
    answers('any'),
    always({ side: 'all', where: { creature: true, plain: true, maxAl: 6 } }, [plus('dice', 1)]),
  ),
  // No. 103. W5.2.1.9, W5.2.1.11
  magic(
    103,
    'Herbal Poultice',
    'Uncommon',
    'standard/none',
    playOn(anyCreature, [
      ...onRoll(1, 3, [heal('target', 10)]),
      when({ between: ['die', 4, 5] }, [heal('target', 20)]),
      when({ eq: ['die', 6] }, [heal('target', 30)]),
    ]),
  ),
  // No. 104. W5.2.1.1, W9.2.1, W6.4.2
  magic(
    104,
    'Claws of the Beast',
    'Common',
    'standard/equip',
    stays(1),
    equipped(plus('dice', 2), { stat: 'dice', add: 1, if: { card: 'host', is: { wears: 'wings-of-the-beast' } } }),
  ),
  // No. 105. W6.4.2
  magic(105, 'Nightmare Claw', 'Common', 'infinite/equip', equipped(plus('dice', 1))),
  // No. 106. W6.4.1
  magic(
    106,
    'Ancestral Sword',
    'Uncommon',
    'infinite/field',
    always({ side: 'own', where: { primary: true } }, [plus('atk', 2)]),
  ),
  // No. 107. W10.2.2, W6.4.1
  // With equal SPD a die each, the higher first, as ever; who is unaffected by magics battles in the usual order.
  magic(107, 'Reverse Polarity', 'Common', 'infinite/field', always(everyCreature, [yes('slowFirst')])),
  // No. 108. W5.3.1, W6.4.2
  // AL as it is now.
  magic(108, 'Melt Armor', 'Epic', 'infinite/equip', equipped(strikingAl(2, 7, 11), strikingAl(3, 12, 12))),
  // No. 110. W9.2.3, W10.2.4, W9.2.1
  magic(
    110,
    'Winter Sentinel',
    'Epic',
    'lightning/none',
    answersFoesAttack('worked'),
    play([negateAttack, change('a', [yes('frozen')], cycles(1))]),
  ),
  // No. 111. W6.5.3, W9.2.2, W9.2.3
  // Any summon: limited ones and replacements too. Destroyed, the creature is free.
  magic(
    111,
    'Icy Breath',
    'Epic',
    'lightning/none',
    stays(),
    answers('summon', { all: [{ foes: 'a' }, { touches: 'a' }] }),
    answers('beside', { all: [{ foes: 'a' }, { touches: 'a' }] }),
    play([{ do: 'wear', on: 'a' }]),
    equipped(yes('frozen')),
    { is: 'use', label: 'roll to thaw', by: 'host', do: onRoll(5, 6, [toCemetery('self')]) },
  ),
  // No. 115. W9.1.1, W5.2.1.11, W6.4.1
  // Rolled before the first magic phase is left (ruling).
  magic(
    115,
    'Magic Artillery',
    'Rare',
    'infinite/field',
    mayUse(
      'fire',
      [
        { do: 'roll', as: 'die' },
        when({ eq: ['die', 6] }, [
          {
            do: 'eachSeat',
            of: 'opponents',
            as: 'foe',
            then: [
              {
                do: 'choose',
                as: 'lost',
                from: { in: 'hand', of: 'foe', where: { magicCard: true } },
                by: 'foe',
                prompt: 'discard',
              },
              { do: 'send', cards: 'lost', to: 'cemetery', whose: 'holder' },
            ],
          },
        ]),
        when({ eq: ['die', 1] }, [destroy('self')]),
      ],
      { firstMagicPhase: true },
    ),
  ),
  // No. 116. W10.2.3, W6.4.2
  // Dice only; extra hit dice count.
  magic(116, 'Ring of Extremes', 'Common', 'infinite/equip', equipped(plus('extremes', 8))),
  // No. 117. W10.2.1, W6.4.1
  // Each creature that can, limited summons too; whoever is kept from battle by another card ends it.
  magic(
    117,
    'Frenzy',
    'Common',
    'infinite/field',
    always(everyCreature, [yes('mustBattle')]),
    whenever('kept', { card: 'creature', is: {} }, [destroy('self')]),
  ),
  // No. 118. W10.2.4, W6.5.3, W6.4.2
  // One that cannot be negated goes through, and the shield stays.
  magic(118, 'Magic Shield', 'Rare', 'lightning/equip', answers('any'), note({ wards: true })),
  // No. 119. W16.2.1, W9.2.1, W6.4.1
  magic(119, 'Foggy Night', 'Rare', 'standard/field', stays(3), always({ seats: 'all' }, [yes('onlyEquips')])),
  // No. 120. W16.2.2, W10.4.1, W6.4.1
  // Whose turn it is picks the moment.
  magic(120, 'Apocalypse', 'Legendary', 'infinite/field', {
    is: 'use',
    label: 'let everybody roll',
    by: 'all',
    must: true,
    do: [
      { do: 'contest', of: 'all', equal: 'same' },
      when({ eq: ['same', 1] }, [
        { do: 'each', in: { in: 'primaries', of: 'all' }, as: 'burnt', then: [damage('burnt', 100)] },
        toCemetery('self'),
      ]),
    ],
  }),
  // No. 121. W6.5.3, W5.2.1.9, W5.2.1.11
  magic(
    121,
    'Cure Minor Wounds',
    'Common',
    'lightning/none',
    answers('any', { inBattle: true }),
    playOn(anyCreature, [{ do: 'roll', as: 'cure', dice: 2 }, heal('target', 'cure')], { inBattle: true }),
  ),
  // No. 122. W5.2.1.11, W10.4.1
  magic(122, 'Ignite', 'Uncommon', 'standard/none', burns(20, 10)),
  // No. 123. W10.4.1, W9.2.3, W11.1
  magic(
    123,
    'Sleepy Scent',
    'Rare',
    'standard/equip',
    stays(2),
    playOn(anyCreature, [{ do: 'healOverTime', to: 'target', n: 10 }]),
    equipped(yes('asleep')),
    whenever('damaged', { same: ['hurt', 'host'] }, [toCemetery('self')]),
  ),
  // No. 124. W5.3.1, W6.4.2
  magic(
    124,
    'The First Law',
    'Legendary',
    'standard/equip',
    equipped(plus('dice', cardsOfFoes), plus('mod', cardsOfFoes)),
  ),
  // No. 125. W4.1.1
  magic(125, 'Reduce the Burden', 'Rare', 'standard/none', play([{ do: 'cemeteryHp', who: 'me', n: -30 }])),
  // No. 126. W10.2.3, W6.4.2
  magic(126, 'Warming Glow', 'Common', 'infinite/equip', equipped(plus('hitDice', 1))),
  // No. 127. W14.1.1, W10.4.1
  magic(
    127,
    'Lightning Strike',
    'Epic',
    'lightning/none',
    answersFoesMagic,
    play([
      negate,
      when({ wasNegated: true }, [{ do: 'each', in: anyCreature, as: 'struckDown', then: [damage('struckDown', 20)] }]),
    ]),
  ),
  // No. 128. W17.5, W9.1.1, W6.4.2
  magic(128, 'Frog of Fortune', 'Epic', 'standard/none', swapsWithCemetery({ magicCard: true })),
  // No. 129. W17.5, W9.1.1, W6.4.2
  magic(129, 'Peddling Partridge', 'Epic', 'standard/none', swapsWithCemetery({ creatureCard: true })),
  // No. 130. W14.3.1, W14.1.1
  magic(130, 'Scroll of Silence', 'Rare', 'lightning/none', note({ sure: true }), answersFoesLightning, play([negate])),
  // No. 131. W5.2.1.11, W10.4.1
  magic(131, 'Ignitima', 'Epic', 'standard/none', burns(40, 20)),
  // No. 132. W17.7
  // No shuffle afterwards.
  magic(132, 'Hands of Fate', 'Common', 'standard/none', play([chooseFoe, { do: 'arrange', who: 'foe', n: 5 }])),
  // No. 133. W6.5.3, W9.1.1, W13.1
  // On one's own turn it may start a battle of its own next; it goes back when the battle is over.
  magic(
    133,
    'Ambush',
    'Rare',
    'lightning/none',
    answers('any', { inBattle: true }),
    play(
      [
        choose('hidden', ownHand({ creatureCard: true, unreserved: true })),
        { do: 'beside', card: 'hidden', home: 'hand', until: 'battle' },
      ],
      {
        if: {
          all: [{ inBattle: true }, { room: true }, { hasPrimary: 'me' }, { exists: ownHand({ creatureCard: true }) }],
        },
      },
    ),
  ),
  // No. 148. W5.3.1, W9.2.1, W6.4.1
  magic(
    148,
    'Bug Spray',
    'Common',
    'standard/field',
    stays(),
    always({ side: 'all', where: { creature: true, type: 'Bug' } }, [takes(2)]),
  ),
  // No. 150. W14.4.1, W10.2.4, W6.4.2
  // A battle that its wearer takes part in.
  magic(150, 'Future Warrior', 'Uncommon', 'infinite/equip', {
    is: 'use',
    label: 'Step out of time',
    at: 'worked',
    often: true,
    if: { all: [{ same: ['b', 'host'] }, { foes: 'a' }] },
    do: [negateAttack, toCemetery('self')],
  }),
];
