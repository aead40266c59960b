import type { WardSource } from '../card.ts';
import type { CardRef, Cond, Op } from '../language.ts';
import {
  against,
  always,
  anyCreature,
  anyMagic,
  cardSet,
  change,
  changeSide,
  chooseFoe,
  cycles,
  damage,
  destroy,
  everyCreature,
  foesCreatures,
  heal,
  insteadOf,
  itself,
  kin,
  mayUse,
  multiplied,
  mustUse,
  noIncrease,
  onHit,
  onRoll,
  play,
  plus,
  primaryOf,
  requires,
  thisBattle,
  thisTurn,
  when,
  whenever,
  yes,
} from './builders.ts';

/** The promos, creatures and magics. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature, magic } = cardSet('promo');

/** It becomes an equip on the primary of the opponent who took it off the field, with this card. */
const haunts = (by: CardRef): Op => ({
  do: 'becomeEquip',
  on: primaryOf({ controller: by }),
  side: 'holder',
  home: 'deck',
});
const canHaunt = (by: CardRef): Cond => ({
  all: [{ foes: by }, { hasPrimary: { controller: by } }, { gte: [{ freeSlots: 'me' }, 1] }],
});

export const promos: readonly WardSource[] = [
  // No. 001. W5.3.1, W5.2.1.1
  creature(
    1,
    'Aqua Dragon',
    'Promo',
    'Dragon',
    '12/6/110/4/7',
    'water wings',
    itself([plus('dice', 2)], {
      card: { rivalOf: 'self' },
      is: { any: [{ type: 'Demon' }, { type: 'Humanoid' }, { type: 'Beast' }, { name: 'Steam' }] },
    }),
  ),
  // No. 002. W10.4.1
  // The die of its own critical miss does nothing to it either.
  creature(2, 'Arcturus', 'Promo', 'Humanoid', '6/8/70/4/2', 'weapon axe', itself([yes('onlyPlain')])),
  creature(3, "Artist Eg'Toroth", 'Promo', 'Demon', '2/12/10/5/5', 'fire'),
  // No. 004. W16.2.2, W9.2.2, W10.4.1
  // Everybody's turns.
  magic(4, 'Cosmic Storm', 'Promo', 'infinite/field', play([]), {
    is: 'trigger',
    on: 'turnStart',
    do: [{ do: 'contest', of: 'all', lowest: 'who' }, damage(primaryOf('who'), 5)],
  }),
  // No. 005. W5.2.1.11, W5.2.1.6, W5.2.1.9
  // After multipliers; its attacks of this turn, not strikes back on others' turns.
  creature(
    5,
    'Cryovore',
    'Promo',
    'Bug',
    '8/4/100/2/2',
    'ice',
    mayUse('gather the cold', [
      {
        do: 'mode',
        options: [
          { label: '10 more damage at the end of its attack', then: [change('self', [plus('after', 10)], thisTurn)] },
          { label: 'Heal by 10', then: [heal('self', 10)] },
        ],
      },
    ]),
  ),
  creature(6, 'Denraa The Bull', 'Promo', 'Beast', '10/9/90/2/10', 'weapon axe'),
  // No. 007. W13.3.5, W14.2.1, W16.2.1
  // It binds everybody, its own player too.
  creature(
    7,
    'Dragon of Time',
    'Promo',
    'Dragon',
    '12/4/80/1/20',
    'wings',
    mustUse('turn the hour', [
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 2] }, [{ do: 'modify', everyone: true, mods: [yes('noMagic')], lasting: thisTurn }]),
      when({ between: ['die', 3, 4] }, [
        {
          do: 'each',
          in: { in: 'creatures', of: 'all', where: { other: true } },
          as: 'stilled',
          then: [change('stilled', [yes('negated')], thisTurn)],
        },
      ]),
      when({ between: ['die', 5, 6] }, [
        { do: 'send', cards: { in: 'side', of: 'all' }, to: 'cemetery', whose: 'owner' },
      ]),
    ]),
  ),
  // No. 008. W8.2.1, W12.1
  creature(8, "Ghul'Vok", 'Promo', 'Beast', '12/6/100/5/5', 'moon', requires({ freeWithField: 'full-moon' })),
  // No. 009. W5.3.1
  creature(
    9,
    'God Killer Brox',
    'Promo',
    'Humanoid',
    '11/5/110/2/5',
    'armor',
    itself([multiplied(4, { gte: [{ stat: 'al', of: 'struckNow' }, 12] })]),
  ),
  // No. 010. W16.2.1, W5.3.1, W5.2.1.1
  creature(
    10,
    'Hell Walker',
    'Promo',
    'Humanoid',
    '12/9/110/3/5',
    'armor weapon',
    itself([multiplied(2, against(kin('Demon')))]),
    always({ seats: 'foes' }, [yes('noMagic')], { exists: { in: 'creatures', of: 'it', where: kin('Demon') } }),
  ),
  creature(11, 'Lord Marshal Goroth', 'Promo', 'Beast', '8/10/70/4/4', 'weapon'),
  // No. 012. W10.2.3, W9.1.1
  creature(
    12,
    'Luc Tiberius',
    'Promo',
    'Humanoid',
    '7/10/80/3/2',
    '',
    onHit([when({ hitEqual: true }, [{ do: 'draw', who: 'me', n: 1 }])]),
  ),
  // No. 013. W16.2.2, W6.5.2, W6.4.1
  // Creatures go to their owners' cemeteries, and were not killed.
  magic(13, 'Maximum Ward', 'Promo', 'infinite/field', play([]), {
    is: 'use',
    label: 'roll for the end',
    by: 'all',
    must: true,
    do: [
      { do: 'contest', of: 'all', equal: 'same' },
      when({ eq: ['same', 1] }, [
        { do: 'send', cards: anyCreature, to: 'cemetery', whose: 'owner' },
        destroy(anyMagic),
      ]),
    ],
  }),
  // No. 014. W6.4.2, W17.2, W6.5.2
  // Sacrificed, or taken by its own player, it goes as usual; so it does without a free slot on its side.
  creature(
    14,
    'Moon Owl',
    'Promo',
    'Beast',
    '12/12/70/2/4',
    'moon bird wings',
    insteadOf('killed', [haunts('killer')], canHaunt('killer')),
    insteadOf('moved', [haunts('by')], canHaunt('by')),
    whenever('turnStart', { all: [{ attached: true }, { sameSeat: ['player', { controller: 'host' }] }] }, [
      damage('host', 10),
    ]),
    whenever('left', { all: [{ attached: true }, { same: ['card', 'host'] }] }, [
      { do: 'shuffle', who: { owner: 'self' } },
    ]),
  ),
  // No. 015. W5.2.1.11, W5.2.1.6, W10.2.1
  // Chosen before the hit roll, where MOD counts too.
  creature(
    15,
    'Nadara',
    'Promo',
    'Humanoid',
    '6/12/60/4/1',
    'weapon bow',
    whenever('battle', { any: [{ same: ['attacker', 'self'] }, { same: ['defender', 'self'] }] }, [
      {
        do: 'mode',
        options: [
          { label: 'Slash: 4 dice, MOD 1', then: [] },
          {
            label: 'Piercing Arrow: 1 die, MOD 4',
            then: [
              change(
                'self',
                [
                  { stat: 'dice', set: 1 },
                  { stat: 'mod', set: 4 },
                ],
                thisBattle,
              ),
            ],
          },
        ],
      },
    ]),
  ),
  // No. 016. W16.2.1, W10.4.1, W5.2.1.11
  // What that player controls deals nothing, in battle or not.
  creature(
    16,
    'Omega Titan',
    'Promo',
    'Cosmic',
    '12/6/120/4/4',
    'space',
    mustUse(
      'hold one down',
      onRoll(1, 3, [chooseFoe, changeSide('foe', [yes('noMagic'), yes('dealsNone')], thisTurn)]),
    ),
  ),
  // No. 017. W16.2.1, W10.4.1, W5.2.1.11
  creature(
    17,
    'Perseus Valenthil',
    'Promo',
    'Humanoid',
    '10/3/100/2/3',
    'weapon',
    mustUse(
      'raise the shield',
      onRoll(5, 6, [change('self', [yes('noDamage')], cycles(1)), changeSide('me', [yes('noMagic')], cycles(1))]),
    ),
  ),
  creature(18, 'Rampage Orc', 'Promo', 'Humanoid', '11/11/110/4/5'),
  // No. 019. W17.1, W10.2.3
  creature(19, 'Scarlett', 'Promo', 'Humanoid', '1/12/10/1/4', 'weapon', itself([yes('pairNeeded'), noIncrease('al')])),
  creature(20, 'Sweet-Tooth', 'Promo', 'Cosmic', '6/12/50/4/4'),
  // No. 021. W8.2.1, W6.4.1
  // Summons made while it lies there, by any player.
  magic(
    21,
    'Ward United',
    'Promo',
    'infinite/field',
    play([]),
    always({ seats: 'all' }, [yes('lends')]),
    always(everyCreature, [
      plus('dice', { lent: { stat: 'dice', of: 'it' } }),
      plus('mod', { lent: { stat: 'mod', of: 'it' } }),
    ]),
  ),
  // No. 022. W5.2.1.6, W17.1, W6.4.1
  // Later arrivals too; not below 0.
  creature(
    22,
    'Zanj the Hunter',
    'Promo',
    'Humanoid',
    '6/4/60/4/0',
    'weapon',
    always(foesCreatures, [
      { stat: 'al', set: { most: [0, { minus: [{ base: { stat: 'al', of: 'it' } }, 6] }] } },
      noIncrease('al'),
    ]),
  ),
];
