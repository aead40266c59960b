import type { WardSource } from '../card.ts';
import type { Filter, Mod, Num } from '../language.ts';
import {
  against,
  always,
  answers,
  answersFoesAttack,
  answersFoesMagic,
  anyCreature,
  anyMagic,
  cardSet,
  change,
  choose,
  chooseFoe,
  cycles,
  damage,
  destroy,
  equipped,
  everyCreature,
  fixed,
  foesCreature,
  heal,
  insteadOf,
  kin,
  multiplied,
  myPrimary,
  negate,
  negateAttack,
  note,
  onMyTurnStart,
  onRoll,
  ownCemetery,
  ownHand,
  play,
  playOn,
  plus,
  primaryOf,
  rerollsHost,
  stays,
  thisBattle,
  toCemetery,
  toHand,
  when,
  whenever,
  yes,
} from './builders.ts';

/** Generation 2, magics and hybrids. */

const { magic, hybrid } = cardSet('gen2');

const answersFoesLightning = answers('link', { foesLightning: true });
/** A die for one creature: a six burns it for more. */
const burns = (six: number, other: number) =>
  playOn(anyCreature, [
    { do: 'roll', as: 'die' },
    when({ eq: ['die', 6] }, [damage('target', six)], [damage('target', other)]),
  ]);
/** The cards that all opponents hold. */
const cardsOfFoes: Num = { count: { in: 'hand', of: 'opponents' } };
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

export const gen2Magics: readonly WardSource[] = [
  // Printed values only; a second copy on the same creature gives nothing. Whatever primary that player has counts.
  magic(
    1,
    'All In One',
    'Legendary',
    'infinite/equip',
    playOn(anyCreature, [chooseFoe, { do: 'remember', who: 'foe' }]),
    always(
      'host',
      [
        plus('dice', { base: { stat: 'dice', of: { primaryOf: 'remembered' } } }),
        plus('mod', { base: { stat: 'mod', of: { primaryOf: 'remembered' } } }),
      ],
      { all: [{ onlyOne: true }, { hasPrimary: 'remembered' }] },
    ),
  ),
  magic(
    2,
    'Celestial Power',
    'Legendary',
    'infinite/equip',
    note({ sure: true }),
    equipped(plus('spd', 8), plus('hit', 8), plus('atk', 8)),
  ),
  magic(
    5,
    "Creator's Gift",
    'Legendary',
    'infinite/equip',
    note({ sure: true }),
    equipped(plus('hit', 6), plus('atk', 6), plus('dice', 2), plus('hitDice', 2)),
  ),
  // The draws of whoever controls its wearer.
  magic(
    7,
    'Absolute Terror',
    'Legendary',
    'infinite/equip',
    playOn(foesCreature, []),
    whenever('drawn', { sameSeat: ['player', { controller: 'host' }] }, [damage(primaryOf('player'), 10)]),
  ),
  // Dice and bonuses are summed, then doubled; criticals go by the dice as they fell.
  magic(
    9,
    'Bio-Regeneration',
    'Epic',
    'infinite/equip',
    playOn({ in: 'creatures', of: 'all', where: { hpNow: [0, 9] } }, [heal('target', 30)]),
    equipped({ stat: 'hitTimes', times: 2 }, multiplied(2)),
  ),
  magic(
    12,
    'Bull Power',
    'Uncommon',
    'infinite/equip',
    equipped(plus('al', 2), plus('spd', 2), plus('hit', 2), plus('atk', 2)),
  ),
  // This turn only; set, not added: neither more copies nor a creature with two of its own get a third. A strike that comes first by SPD counts as the one strike back.
  magic(
    14,
    'Double Hit',
    'Common',
    'standard/equip',
    equipped({ stat: 'moreBattles', set: 1 }, yes('fewReturns')),
    whenever('turnEnd', { attached: true }, [toCemetery('self')]),
  ),
  // AL as it is now.
  magic(
    16,
    'Natural Selection',
    'Common',
    'infinite/field',
    always({ side: 'all', where: { creature: true, plain: true, alNow: [0, 5] } }, [plus('hit', 7), plus('atk', 7)]),
  ),
  magic(
    18,
    'Life Sap',
    'Epic',
    'infinite/equip',
    playOn(foesCreature, []),
    whenever('drawn', { sameSeat: ['player', { controller: 'host' }] }, [damage('host', 5), heal(myPrimary, 5)]),
  ),
  magic(22, 'Elven Scout', 'Uncommon', 'infinite/equip', equipped(plus('atk', 6))),
  magic(23, 'Common Armor', 'Common', 'infinite/equip', equipped(plus('al', 3))),
  magic(24, 'Common Sword', 'Common', 'infinite/equip', equipped(plus('atk', 4))),
  magic(25, 'Common Boots', 'Common', 'infinite/equip', equipped(plus('spd', 3))),
  magic(26, 'Common Gloves', 'Common', 'infinite/equip', equipped(plus('hit', 3))),
  magic(27, 'Common Helm', 'Common', 'infinite/equip', equipped(plus('al', 2), plus('atk', 2))),
  magic(
    28,
    'Legendary Armor',
    'Legendary',
    'infinite/equip',
    equipped(plus('al', 6), plus('atk', 6), plus('hitDice', 1)),
  ),
  magic(
    29,
    'Legendary Gloves',
    'Legendary',
    'infinite/equip',
    equipped(plus('spd', 6), plus('hit', 6), plus('atk', 6)),
  ),
  magic(30, 'Legendary Helm', 'Legendary', 'infinite/equip', equipped(plus('al', 6), plus('spd', 6), plus('dice', 1))),
  // Moon Cat says that it works on it, too.
  magic(
    36,
    'Full Moon',
    'Common',
    'infinite/field',
    always({ side: 'all', where: { creature: true, any: [{ name: 'Were' }, { id: 'moon-cat', working: true }] } }, [
      plus('al', 5),
      plus('dice', 1),
      plus('hitDice', 1),
    ]),
  ),
  magic(
    37,
    'Exorcism',
    'Common',
    'standard/field',
    stays(),
    always(everyCreature, [multiplied(2, against(kin('Demon')))]),
  ),
  magic(38, 'Haunted Tree', 'Rare', 'lightning/none', answersFoesMagic, play([negate])),
  // Magics that lie there go on, but for damage. The first who succeeds frees all; outside of battles, on anybody's turn.
  magic(
    39,
    'Irresistible Love',
    'Uncommon',
    'standard/field',
    stays(),
    always({ seats: 'foes' }, [yes('noMagic'), yes('dealsNone')]),
    { is: 'use', label: 'roll to break the spell', by: 'opponents', do: onRoll(1, 3, [toCemetery('self')]) },
    {
      is: 'use',
      label: 'roll to break the spell',
      at: 'phase',
      by: 'opponents',
      if: { myTurn: false },
      do: onRoll(1, 3, [toCemetery('self')]),
    },
  ),
  magic(40, 'The Career Buccaneer', 'Uncommon', 'standard/equip', stays(1), equipped(plus('mod', 6))),
  // W9.2.3.2
  magic(41, 'Ghost Form', 'Epic', 'standard/equip', stays(2), equipped(yes('noDamage'))),
  magic(50, 'Ignitus', 'Rare', 'standard/none', burns(30, 15)),
  magic(51, 'Evil Queen', 'Rare', 'standard/none', playOn(anyMagic, [destroy('target')])),
  // W6.6.1: what lies on their sides, theirs on one's own creatures too.
  magic(52, 'Magic Eater', 'Epic', 'standard/none', play([destroy({ in: 'magics', of: 'opponents' })])),
  magic(
    53,
    'Melody of the Deep',
    'Epic',
    'lightning/none',
    answersFoesMagic,
    answersFoesAttack(),
    play([when({ card: 'a', is: { onChain: true } }, [negate], [negateAttack])]),
  ),
  // Whose Lightning it was, that player's primary.
  magic(
    54,
    'Hell Hath No Fury',
    'Epic',
    'lightning/none',
    note({ sure: true }),
    answersFoesLightning,
    play([{ do: 'halve', to: primaryOf({ controller: 'a' }) }]),
  ),
  // W16.1.3: those already unaffected keep theirs.
  magic(55, 'The Iron Range', 'Epic', 'standard/field', stays(), always(everyCreature, [yes('negated')])),
  magic(56, 'Knight Helm', 'Common', 'infinite/equip', equipped(plus('al', 2), plus('hit', 2))),
  magic(57, 'Battle Axe', 'Common', 'standard/equip', equipped(plus('hit', 2), plus('atk', 2))),
  hybrid(
    61,
    'Abominable Deer Man',
    'Rare',
    null,
    'lightning',
    '0/0/0/2/3',
    '',
    note({ neverPrimary: true, notOnBoss: true }),
    answers('link', { all: [{ foesLightning: true }, { room: true }, { hasPrimary: 'me' }] }),
    play([{ do: 'beside', card: 'self' }]),
  ),
  // Damage of its own after that of the attack, so nothing multiplies it.
  magic(
    62,
    'Martial Arts Man',
    'Epic',
    'lightning/none',
    answers('dealt', { all: [{ mine: 'a' }, { touches: 'b' }] }),
    play([damage('b', 20)]),
  ),
  magic(
    66,
    'Dawn of the Living Chickens',
    'Legendary',
    'standard/none',
    play(
      [
        {
          do: 'some',
          from: ownHand({ creatureCard: true }),
          as: 'risen',
          most: 4,
          then: [{ do: 'beside', card: 'risen', home: 'hand', cycles: 1 }],
        },
      ],
      { if: { all: [{ exists: ownHand({ creatureCard: true }) }, { room: true }, { hasPrimary: 'me' }] } },
    ),
  ),
  // W17.1: AL changes count in the order they came, with the cap at each step.
  magic(69, 'Unicorn Might', 'Common', 'infinite/equip', equipped(plus('al', -2))),
  // Before each of its battles, started or not.
  magic(
    71,
    'Sonic Screech',
    'Epic',
    'standard/equip',
    whenever('battle', { any: [{ same: ['attacker', 'host'] }, { same: ['defender', 'host'] }] }, [
      { do: 'roll', as: 'die', by: { controller: 'host' } },
      when(
        { between: ['die', 1, 2] },
        [destroy('self')],
        [damage('host', 5), change('host', [yes('stunned')], thisBattle)],
      ),
    ]),
  ),
  magic(73, 'Metallic Bone', 'Uncommon', 'infinite/equip', equipped(yes('noDamage')), {
    is: 'use',
    label: 'roll to break it',
    by: 'opponents',
    do: onRoll(1, 3, [destroy('self')]),
  }),
  // W12.3: anchors outrank it.
  magic(
    76,
    'Lead Boots',
    'Common',
    'infinite/equip',
    note({ onlyDestroyed: true }),
    playOn({ in: 'primaries', of: 'all' }, []),
    equipped(yes('noLeave')),
  ),
  // Somebody else's cemetery is not barred.
  magic(77, 'Bound With Chains', 'Rare', 'infinite/field', always({ seats: 'all' }, [yes('noExhume')])),
  // One whole roll, and the new one counts (ruling).
  magic(78, 'Magic Watch', 'Common', 'infinite/equip', ...rerollsHost),
  // Each strike that really takes HP; a slip of its own is none.
  magic(
    79,
    'Raging Inferno',
    'Rare',
    'infinite/equip',
    whenever('attackDealt', { same: ['struck', 'host'] }, [damage('striker', 5)]),
  ),
  magic(
    80,
    'Sticky Goo',
    'Rare',
    'lightning/none',
    answersFoesAttack(),
    play([negateAttack, change('a', [fixed('mod', 0)], cycles(1))]),
  ),
  magic(
    81,
    'Phoenix Armor',
    'Legendary',
    'infinite/equip',
    whenever('turnStart', { sameSeat: ['player', { controller: 'host' }] }, [damage('host', 10)]),
    insteadOf('killed', [toCemetery('self'), heal('dead', { half: { fullHp: 'dead' } })]),
  ),
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
  magic(96, 'Bomb', 'Uncommon', 'infinite/equip', whenever('left', { same: ['card', 'self'] }, [damage('wearer', 30)])),
  magic(98, 'Time Melt', 'Uncommon', 'standard/field', stays(), always({ seats: 'all' }, [yes('noLightning')])),
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
  magic(
    104,
    'Claws of the Beast',
    'Common',
    'standard/equip',
    stays(1),
    equipped(plus('dice', 2), { stat: 'dice', add: 1, if: { card: 'host', is: { wears: 'wings-of-the-beast' } } }),
  ),
  magic(105, 'Nightmare Claw', 'Common', 'infinite/equip', equipped(plus('dice', 1))),
  magic(
    106,
    'Ancestral Sword',
    'Uncommon',
    'infinite/field',
    always({ side: 'own', where: { primary: true } }, [plus('atk', 2)]),
  ),
  // With equal SPD a die each, the higher first, as ever; who is unaffected by magics battles in the usual order.
  magic(107, 'Reverse Polarity', 'Common', 'infinite/field', always(everyCreature, [yes('slowFirst')])),
  // AL as it is now.
  magic(108, 'Melt Armor', 'Epic', 'infinite/equip', equipped(strikingAl(2, 7, 11), strikingAl(3, 12, 12))),
  magic(
    110,
    'Winter Sentinel',
    'Epic',
    'lightning/none',
    answersFoesAttack('worked'),
    play([negateAttack, change('a', [yes('frozen')], cycles(1))]),
  ),
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
  magic(
    115,
    'Magic Artillery',
    'Rare',
    'infinite/field',
    onMyTurnStart([
      {
        do: 'may',
        then: [
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
      },
    ]),
  ),
  // Dice only; extra hit dice count.
  magic(116, 'Ring of Extremes', 'Common', 'infinite/equip', equipped(plus('extremes', 8))),
  // Each creature that can, limited summons too; whoever is kept from battle by another card ends it.
  magic(
    117,
    'Frenzy',
    'Common',
    'infinite/field',
    always(everyCreature, [yes('mustBattle')]),
    whenever('kept', { card: 'creature', is: {} }, [destroy('self')]),
  ),
  // One that cannot be negated goes through, and the shield stays.
  magic(118, 'Magic Shield', 'Rare', 'lightning/equip', answers('any'), note({ wards: true })),
  magic(119, 'Foggy Night', 'Rare', 'standard/field', stays(3), always({ seats: 'all' }, [yes('onlyEquips')])),
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
  magic(
    121,
    'Cure Minor Wounds',
    'Common',
    'lightning/none',
    answers('any', { inBattle: true }),
    playOn(anyCreature, [{ do: 'roll', as: 'cure', dice: 2 }, heal('target', 'cure')], { inBattle: true }),
  ),
  magic(122, 'Ignite', 'Uncommon', 'standard/none', burns(20, 10)),
  magic(
    123,
    'Sleepy Scent',
    'Rare',
    'standard/equip',
    stays(2),
    equipped(yes('asleep')),
    whenever('combatEnds', { sameSeat: ['player', 'me'] }, [heal('host', 10)]),
    whenever('damaged', { same: ['hurt', 'host'] }, [toCemetery('self')]),
  ),
  magic(
    124,
    'The First Law',
    'Legendary',
    'standard/equip',
    equipped(plus('dice', cardsOfFoes), plus('mod', cardsOfFoes)),
  ),
  magic(125, 'Reduce the Burden', 'Rare', 'standard/none', play([{ do: 'cemeteryHp', who: 'me', n: -30 }])),
  magic(126, 'Warming Glow', 'Common', 'infinite/equip', equipped(plus('hitDice', 1))),
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
  magic(128, 'Frog of Fortune', 'Epic', 'standard/none', swapsWithCemetery({ magicCard: true })),
  magic(129, 'Peddling Partridge', 'Epic', 'standard/none', swapsWithCemetery({ creatureCard: true })),
  magic(130, 'Scroll of Silence', 'Rare', 'lightning/none', note({ sure: true }), answersFoesLightning, play([negate])),
  magic(131, 'Ignitima', 'Epic', 'standard/none', burns(40, 20)),
  // No shuffle afterwards.
  magic(132, 'Hands of Fate', 'Common', 'standard/none', play([chooseFoe, { do: 'arrange', who: 'foe', n: 5 }])),
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
  magic(
    148,
    'Bug Spray',
    'Common',
    'standard/field',
    stays(),
    always(everyCreature, [multiplied(2, against({ type: 'Bug' }))]),
  ),
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
