import type { WardSource } from '../card.ts';
import {
  cardSet,
  change,
  changeSide,
  cycles,
  itself,
  multiplied,
  mustUse,
  onRoll,
  thisBattle,
  thisTurn,
  when,
  whenever,
  yes,
} from './builders.ts';

/** The promos, creatures and magics. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('promo');

export const promos: readonly WardSource[] = [
  creature(3, "Artist Eg'Toroth", 'Promo', 'Demon', '2/12/10/5/5', 'fire'),
  creature(6, 'Denraa The Bull', 'Promo', 'Beast', '10/9/90/2/10', 'weapon axe'),
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
  creature(
    9,
    'God Killer Brox',
    'Promo',
    'Humanoid',
    '11/5/110/2/5',
    'armor',
    itself([multiplied(4, { gte: [{ stat: 'al', of: 'struckNow' }, 12] })]),
  ),
  creature(11, 'Lord Marshal Goroth', 'Promo', 'Beast', '8/10/70/4/4', 'weapon'),
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
  creature(20, 'Sweet-Tooth', 'Promo', 'Cosmic', '6/12/50/4/4'),
];
