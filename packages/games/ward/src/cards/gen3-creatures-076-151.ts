import type { WardSource } from '../card.ts';
import type { CardRef } from '../language.ts';
import {
  against,
  anyCreature,
  anyMagic,
  cardSet,
  change,
  changeSide,
  choose,
  chooseFoe,
  countsAnew,
  countsHeld,
  cycles,
  damage,
  destroy,
  destroyAllMagics,
  fixed,
  foesPrimary,
  forgetsAfterBattle,
  heal,
  inItsBattle,
  insteadOf,
  itself,
  killedInBattle,
  mayUse,
  multiplied,
  negate,
  negateAttack,
  noIncrease,
  note,
  onHit,
  onMyTurnEnd,
  onMyTurnStart,
  onSummon,
  overTime,
  ownHand,
  plus,
  primaryOf,
  requires,
  thisBattle,
  thisTurn,
  when,
  whenever,
  whileItStays,
  yes,
} from './builders.ts';

/** Generation 3, creatures, 076 to 151. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen3');

const rival: CardRef = { rivalOf: 'self' };

const huntersBeasts = ownHand({ creatureCard: true, type: 'Beast', rarity: ['Common', 'Uncommon'] });

export const gen3CreaturesSecond: readonly WardSource[] = [
  // No. 076. W16.1.1, W5.3.1
  // Immunity given by a magic stays.
  creature(
    76,
    'Thresher',
    'Uncommon',
    'Elemental',
    '6/4/60/2/3',
    '',
    itself([multiplied(3, against({ type: 'Mechanical' }))]),
    note({ lifts: 'Mechanical' }),
  ),
  // No. 078. W17.6
  creature(78, 'Lurking Slime', 'Rare', 'Elemental', '6/1/60/3/1', '', itself([yes('halfDamage')], { myTurn: true })),
  creature(81, 'Hive Queen', 'Legendary', 'Bug', '12/12/130/5/7'),
  // No. 083. W5.3.1, W14.2.1, W17.1
  // To hit, what it has eaten counts, and nothing else that is added.
  creature(
    83,
    'Gluttony',
    'Epic',
    'Demon',
    '7/5/100/7/0',
    '',
    onSummon([
      { do: 'let', as: 'served', be: { count: anyMagic } },
      destroyAllMagics,
      change('self', [plus('mod', 'n')], whileItStays, { minus: ['served', { count: anyMagic }] }),
    ]),
    itself([yes('plainHit'), noIncrease('hit'), noIncrease('hitDice')]),
  ),
  // No. 085. W11.1, W10.2.3
  creature(85, 'Ancient Scorpion', 'Legendary', 'Bug', '10/10/60/1/2', '', onHit([overTime('struck', 20, 3)])),
  // No. 087. W12.1, W9.1.1, W13.1
  creature(
    87,
    'Orc Hunter',
    'Common',
    'Humanoid',
    '3/9/60/1/3',
    'weapon',
    mayUse(
      'call a beast',
      [choose('called', huntersBeasts), { do: 'beside', card: 'called', home: 'hand', anchored: true }],
      { all: [{ not: { anchors: true } }, { room: true }, { exists: huntersBeasts }] },
    ),
  ),
  creature(89, 'Orc Warrior', 'Uncommon', 'Humanoid', '6/2/50/3/3', 'weapon'),
  creature(91, 'Octo-Orc', 'Epic', 'Humanoid', '8/11/10/8/8'),
  // No. 092. W10.2.4, W10.4.1
  creature(
    92,
    'Pyre Lord',
    'Legendary',
    'Humanoid',
    '8/7/60/6/4',
    'fire',
    whenever('attackDealt', { same: ['striker', 'self'] }, [damage('self', 5)]),
  ),
  creature(93, 'Forest Guardian', 'Rare', 'Elemental', '7/3/100/6/0', 'forest'),
  // No. 095. W16.1.1, W10.2.3
  creature(
    95,
    'Fog',
    'Rare',
    'Elemental',
    '2/9/50/2/2',
    '',
    note({ unaffected: 'foesMagics' }),
    itself([yes('noHitRoll')]),
  ),
  creature(101, 'Bestial Champion', 'Uncommon', 'Beast', '11/6/50/3/2'),
  // No. 102. W10.2.1, W5.3.1, W10.2.6
  // Saying it is all that it costs.
  creature(
    102,
    'Monkey Duck',
    'Epic',
    'Beast',
    '8/4/90/5/5',
    'wings',
    whenever('battle', { all: [inItsBattle, { foes: rival }] }, [
      { do: 'may', by: { controller: rival }, then: [change('self', [plus('dice', -1), plus('mod', -1)], thisBattle)] },
    ]),
  ),
  // No. 103. W8.2.1
  // An effect, no summon trigger: gone while negated, back afterwards.
  creature(
    103,
    'Bio-Dino',
    'Legendary',
    'Elemental',
    '12/4/100/1/1',
    '',
    note({ addsSacrifices: true }),
    itself([plus('dice', { lent: { stat: 'dice', of: 'self' } }), plus('mod', { lent: { stat: 'mod', of: 'self' } })]),
  ),
  // No. 107. W13.3.5, W10.2.3
  creature(
    107,
    'Missile-Toad',
    'Rare',
    'Beast',
    '2/5/30/1/1',
    '',
    onHit([{ do: 'send', cards: { in: 'side', of: 'all' }, to: 'cemetery', whose: 'owner' }]),
  ),
  // No. 108. W9.2.2, W10.4.1
  // Being kept from battle is no excuse.
  creature(
    108,
    'Lava Golem',
    'Common',
    'Elemental',
    '11/3/100/2/2',
    'fire',
    whenever('turnEnd', { all: [{ foe: 'player' }, { not: { fought: 'player' } }] }, [damage(primaryOf('player'), 5)]),
  ),
  // No. 114. W9.2.2, W10.4.1, W9.2.3
  // Later arrivals are awake; the sleep runs on without it. What lies on the side tells one wake-up from the next.
  creature(
    114,
    'Carus Demon',
    'Common',
    'Demon',
    '4/5/40/2/1',
    '',
    onSummon([
      chooseFoe,
      changeSide('foe', [], cycles(2)),
      {
        do: 'each',
        in: { in: 'creatures', of: 'foe' },
        as: 'sleeper',
        then: [change('sleeper', [yes('asleep')], cycles(2))],
      },
    ]),
    {
      is: 'trigger',
      on: 'damaged',
      lingers: true,
      if: { lastsOn: 'hurt' },
      do: [
        {
          do: 'eachSeat',
          of: 'opponents',
          as: 'foe',
          then: [
            when({ lastsFor: 'foe' }, [
              { do: 'over', who: 'foe' },
              { do: 'each', in: anyCreature, as: 'sleeper', then: [{ do: 'over', on: 'sleeper' }] },
              choose('lost', anyMagic, 'destroy'),
              destroy('lost'),
            ]),
          ],
        },
      ],
    },
  ),
  // No. 119. W5.3.1
  creature(
    119,
    'Orgar',
    'Epic',
    'Humanoid',
    '7/6/70/4/4',
    '',
    itself([
      { ...plus('dice', 2), if: { card: rival, is: { type: 'Humanoid' } } },
      { ...plus('dice', -2), if: { card: rival, is: { type: 'Beast' } } },
    ]),
  ),
  // No. 120. W6.2.2, W14.4.1, W16.1.1
  // Paying may kill it: the negation holds. A payment that is prevented counts as paid.
  creature(
    120,
    'Ooze Weaver',
    'Epic',
    'Mechanical',
    '2/8/30/1/0',
    '',
    note({ unaffected: 'magics' }),
    {
      is: 'use',
      label: 'Swallow the magic',
      at: 'link',
      often: true,
      if: { all: [{ card: 'a', is: { onChain: true, magicCard: true } }, { not: { wasNegated: true } }] },
      do: [damage('self', 15, 'cost'), negate],
    },
    {
      is: 'use',
      label: 'Swallow the blow',
      at: 'worked',
      often: true,
      if: { all: [{ same: ['b', 'self'] }, { gte: [{ received: { by: 'a', to: 'self', n: 'n' } }, 1] }] },
      do: [damage('self', 10, 'cost'), negateAttack],
    },
  ),
  // No. 121. W5.2.1.8, W5.2.1.6, W5.3.1
  // In the place of its printed MOD, live. Against a limited summon the primary beside it counts.
  creature(
    121,
    'Ancient Sentinel',
    'Rare',
    'Mechanical',
    '9/6/70/3/0',
    '',
    itself([{ stat: 'mod', set: { base: { stat: 'spd', of: primaryOf({ controller: rival }) } } }], {
      card: rival,
      is: { creature: true },
    }),
  ),
  // No. 122. W6.4.2, W17.2, W5.2.1.3.1
  // Any kill by a creature, in battle or not; as Forest Demon it takes a slot of its owner's.
  creature(
    122,
    'Dart Frog',
    'Rare',
    'Beast',
    '1/11/30/1/0',
    '',
    insteadOf('killed', [{ do: 'becomeEquip', on: 'killer' }], {
      all: [{ not: { same: ['killer', 'self'] } }, { card: 'killer', is: { creature: true, not: { art: 'weapon' } } }],
    }),
    onMyTurnEnd([damage('host', 5)], { attached: true }),
  ),
  // No. 123. W5.3.1
  creature(
    123,
    'Ashen Knight',
    'Legendary',
    'Humanoid',
    '10/10/80/3/3',
    'weapon',
    itself([plus('al', 2), plus('spd', 3), plus('hit', 10), plus('atk', 10)], { lt: [{ hpLeft: 'self' }, 40] }),
  ),
  // No. 125. W10.4.1, W10.2.3
  // A killing hit costs the attacker 5, and then 10.
  creature(
    125,
    'Gaseous Horror',
    'Epic',
    'Demon',
    '1/1/50/2/1',
    '',
    whenever('hit', { same: ['struck', 'self'] }, [damage('striker', 5)]),
    whenever('killed', { all: [{ same: ['dead', 'self'] }, killedInBattle] }, [damage('killer', 10)]),
  ),
  creature(130, 'Tarantula', 'Uncommon', 'Bug', '10/10/80/3/3'),
  // No. 132. W9.2.2, W17.1, W10.2.1
  creature(
    132,
    'Woodland Elf',
    'Uncommon',
    'Humanoid',
    '5/7/50/1/4',
    'forest weapon',
    whenever('strikes', { all: [{ same: ['striker', 'self'] }, { eq: [{ counter: 'self' }, 0] }] }, [
      { do: 'count', by: 1 },
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 2] }, [change('self', [plus('atk', 10)], thisBattle)]),
      when({ between: ['die', 3, 4] }, [change('struck', [fixed('mod', 0)], thisBattle)]),
      when({ between: ['die', 5, 6] }, [change('struck', [plus('al', -5)], thisBattle)]),
    ]),
    forgetsAfterBattle,
  ),
  creature(133, 'Cockroach', 'Common', 'Bug', '1/6/10/1/0'),
  // No. 134. W9.2.2, W5.2.1.9
  // Once for each stay on the field. It was not killed: no text on its death happens, and combat goes on.
  creature(
    134,
    'Orc Berserker',
    'Rare',
    'Humanoid',
    '4/8/60/2/3',
    'weapon',
    insteadOf('wouldDie', [{ do: 'count', by: 1 }, heal('self', 5)], { eq: [{ counter: 'self' }, 0] }),
  ),
  // No. 135. W10.2.1, W10.2.4, W9.2.2
  // Damage really dealt counts, after prevention; a miss is none.
  creature(
    135,
    'Ironfist Dwarf',
    'Rare',
    'Humanoid',
    '6/8/70/1/2',
    '',
    whenever(
      'battleEnds',
      {
        all: [inItsBattle, { myTurn: true }, { lt: [{ dealtNow: 'self' }, 6] }, { lt: [{ counter: 'self' }, 5] }],
      },
      [
        {
          do: 'may',
          then: [{ do: 'count', by: 1 }, change('self', [plus('moreBattles', 1), yes('noReturn')], thisTurn)],
        },
      ],
    ),
    onMyTurnStart([countsAnew]),
  ),
  // No. 136. W10.2.4, W9.2.2, W10.2.1
  // Once a turn: 1 is counted while the battle lasts, 2 when it is over.
  creature(
    136,
    'Chaos Demon',
    'Uncommon',
    'Demon',
    '4/7/60/2/1',
    '',
    whenever('battle', { all: [{ same: ['attacker', 'self'] }, { myTurn: true }, { eq: [{ counter: 'self' }, 0] }] }, [
      { do: 'may', then: [{ do: 'count', by: 1 }, change('self', [plus('dice', 3)], thisBattle)] },
    ]),
    whenever('battleEnds', { all: [{ same: ['attacker', 'self'] }, { eq: [{ counter: 'self' }, 1] }] }, [
      { do: 'count', by: 1 },
      when({ card: 'defender', is: { onField: true } }, [damage('self', { half: { dealtNow: 'self' } })]),
    ]),
    onMyTurnStart([countsAnew]),
  ),
  // No. 137. W8.3.1, W5.3.1, W17.7
  // Cards under it are not the hand's for the limit, and cannot be played.
  creature(
    137,
    'Gnometheon',
    'Legendary',
    'Mechanical',
    '12/3/100/3/3',
    '',
    requires({ underNamed: 'Gnome' }),
    ...countsHeld('Gnome'),
  ),
  // No. 143. W10.2.4, W5.2.1.9, W10.4.1
  // What it cannot use any more becomes damage, but no attack damage: that heals nothing.
  creature(
    143,
    'Succubus',
    'Uncommon',
    'Demon',
    '2/4/40/2/1',
    '',
    whenever('attackDealt', { same: ['striker', 'self'] }, [
      { do: 'let', as: 'drunk', be: { half: 'amount' } },
      { do: 'let', as: 'wanting', be: { hurt: 'self' } },
      heal('self', 'drunk'),
      when({ lt: ['wanting', 'drunk'] }, [damage('struck', { minus: ['drunk', 'wanting'] })]),
    ]),
  ),
  // No. 144. W5.3.1, W5.2.1.1
  // First or back.
  creature(
    144,
    'The Wither',
    'Rare',
    'Undead',
    '9/11/70/3/3',
    '',
    itself([plus('dice', 2), plus('mod', 2)], {
      all: [{ same: ['strikerNow', 'self'] }, { card: 'struckNow', is: { wears: 'fear' } }],
    }),
  ),
  // No. 147. W7.2.1, W10.4.1, W17.7
  // Before a limited summon steps up; no normal summon.
  creature(
    147,
    'Friend Like You',
    'Legendary',
    'Beast',
    '1/12/60/1/0',
    '',
    whenever('killed', { all: [{ same: ['dead', 'self'] }, { damageIs: ['attack'] }] }, [
      {
        do: 'may',
        then: [
          { do: 'look', cards: { in: 'deck', of: 'me' } },
          {
            do: 'choose',
            as: 'friend',
            from: { in: 'handAndDeck', of: 'me', where: { id: 'the-creator' } },
            may: true,
            prompt: 'fetch',
          },
          { do: 'summonFree', card: 'friend' },
          { do: 'shuffle', who: 'me' },
        ],
      },
    ]),
  ),
  creature(148, 'Enhanced Orc', 'Uncommon', 'Mechanical', '10/1/70/4/1'),
  // No. 149. W17.1, W10.2.3
  // Besides reaching its AL; criticals too.
  creature(149, 'Sprite', 'Common', 'Cosmic', '1/11/20/1/1', 'wings', itself([yes('faceNeeded'), noIncrease('al')])),
  // No. 150. W10.2.3, W5.3.1
  creature(
    150,
    'Tri-Dragon',
    'Uncommon',
    'Dragon',
    '9/9/90/3/3',
    'wings',
    itself([multiplied(3, { hitEqual: true }), yes('noCritical')]),
  ),
  // No. 151. W10.4.1, W5.2.1.11
  creature(
    151,
    'Eagle Family',
    'Legendary',
    'Beast',
    '12/12/90/4/4',
    'wings',
    whenever('damaged', { same: ['hurt', 'self'] }, [
      {
        do: 'eachSeat',
        of: 'opponents',
        as: 'foe',
        then: [{ do: 'roll', as: 'fall', dice: 2, by: 'foe' }, damage(foesPrimary, 'fall')],
      },
    ]),
  ),
];
