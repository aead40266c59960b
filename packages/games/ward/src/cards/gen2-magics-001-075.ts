import type { WardSource } from '../card.ts';
import {
  always,
  answers,
  answersFoesLightning,
  anyCreature,
  anyMagic,
  burns,
  cardSet,
  change,
  chooseFoe,
  damage,
  destroy,
  equipped,
  foesCreature,
  heal,
  kin,
  multiplied,
  myPrimary,
  note,
  onRoll,
  ownHand,
  play,
  playOn,
  plus,
  primaryOf,
  stays,
  takes,
  thisBattle,
  toCemetery,
  when,
  whenever,
  yes,
} from './builders.ts';

/** Generation 2, magics, 001 to 075. */

const { magic } = cardSet('gen2');

export const gen2MagicsFirst: readonly WardSource[] = [
  // No. 001. W5.2.1.6, W6.4.2
  // Printed values only; a second copy on the same creature gives nothing. Whatever primary that player has counts.
  magic(
    1,
    'All In One',
    'Legendary',
    'infinite/equip',
    note({ notOnBoss: true }),
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
  // No. 002. W14.3.1, W6.4.2
  magic(
    2,
    'Celestial Power',
    'Legendary',
    'infinite/equip',
    note({ sure: true }),
    equipped(plus('spd', 8), plus('hit', 8), plus('atk', 8)),
  ),
  // No. 005. W14.3.1, W10.2.3, W6.4.2
  magic(
    5,
    "Creator's Gift",
    'Legendary',
    'infinite/equip',
    note({ sure: true }),
    equipped(plus('hit', 6), plus('atk', 6), plus('dice', 2), plus('hitDice', 2)),
  ),
  // No. 007. W9.1.1, W10.4.1, W6.4.2
  // The draws of whoever controls its wearer.
  magic(
    7,
    'Absolute Terror',
    'Legendary',
    'infinite/equip',
    playOn(foesCreature, []),
    whenever('drawn', { sameSeat: ['player', { controller: 'host' }] }, [damage(primaryOf('player'), 10)]),
  ),
  // No. 009. W10.2.3, W5.2.1.9, W5.3.1
  // Dice and bonuses are summed, then doubled; criticals go by the dice as they fell.
  magic(
    9,
    'Bio-Regeneration',
    'Epic',
    'infinite/equip',
    playOn({ in: 'creatures', of: 'all', where: { hpNow: [0, 9] } }, [heal('target', 30)]),
    equipped({ stat: 'hitTimes', times: 2 }, multiplied(2)),
  ),
  // No. 012. W6.4.2
  magic(
    12,
    'Bull Power',
    'Uncommon',
    'infinite/equip',
    equipped(plus('al', 2), plus('spd', 2), plus('hit', 2), plus('atk', 2)),
  ),
  // No. 014. W10.2.1, W9.2.2, W6.4.2
  // This turn only; set, not added: neither more copies nor a creature with two of its own get a third. A strike that comes first by SPD counts as the one strike back.
  magic(
    14,
    'Double Hit',
    'Common',
    'standard/equip',
    equipped({ stat: 'moreBattles', set: 1 }, yes('fewReturns')),
    whenever('turnEnd', { attached: true }, [toCemetery('self')]),
  ),
  // No. 016. W6.4.1
  // AL as it is now.
  magic(
    16,
    'Natural Selection',
    'Common',
    'infinite/field',
    always({ side: 'all', where: { creature: true, plain: true, alNow: [0, 5] } }, [plus('hit', 7), plus('atk', 7)]),
  ),
  // No. 018. W9.1.1, W5.2.1.9, W10.4.1
  magic(
    18,
    'Life Sap',
    'Epic',
    'infinite/equip',
    playOn(foesCreature, []),
    whenever('drawn', { sameSeat: ['player', { controller: 'host' }] }, [damage('host', 5), heal(myPrimary, 5)]),
  ),
  // No. 022. W6.4.2
  magic(22, 'Elven Scout', 'Uncommon', 'infinite/equip', equipped(plus('atk', 6))),
  // No. 023. W6.4.2
  magic(23, 'Common Armor', 'Common', 'infinite/equip', equipped(plus('al', 3))),
  // No. 024. W6.4.2
  magic(24, 'Common Sword', 'Common', 'infinite/equip', equipped(plus('atk', 4))),
  // No. 025. W6.4.2
  magic(25, 'Common Boots', 'Common', 'infinite/equip', equipped(plus('spd', 3))),
  // No. 026. W6.4.2
  magic(26, 'Common Gloves', 'Common', 'infinite/equip', equipped(plus('hit', 3))),
  // No. 027. W6.4.2
  magic(27, 'Common Helm', 'Common', 'infinite/equip', equipped(plus('al', 2), plus('atk', 2))),
  // No. 028. W10.2.3, W6.4.2
  magic(
    28,
    'Legendary Armor',
    'Legendary',
    'infinite/equip',
    equipped(plus('al', 6), plus('atk', 6), plus('hitDice', 1)),
  ),
  // No. 029. W6.4.2
  magic(
    29,
    'Legendary Gloves',
    'Legendary',
    'infinite/equip',
    equipped(plus('spd', 6), plus('hit', 6), plus('atk', 6)),
  ),
  // No. 030. W6.4.2
  magic(30, 'Legendary Helm', 'Legendary', 'infinite/equip', equipped(plus('al', 6), plus('spd', 6), plus('dice', 1))),
  // No. 036. W10.2.3, W5.2.1.1, W6.4.1
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
  // No. 037. W5.3.1, W5.2.1.1, W9.2.1
  magic(
    37,
    'Exorcism',
    'Common',
    'standard/field',
    stays(),
    always({ side: 'all', where: { creature: true, ...kin('Demon') } }, [takes(2)]),
  ),
  // No. 039. W14.4.1, W9.2.2, W16.2.1
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
  // No. 040. W9.2.1, W6.4.2
  magic(40, 'The Career Buccaneer', 'Uncommon', 'standard/equip', stays(1), equipped(plus('mod', 6))),
  // No. 050. W5.2.1.11, W10.4.1
  magic(50, 'Ignitus', 'Rare', 'standard/none', burns(30, 15)),
  // No. 051. W6.5.2
  magic(51, 'Evil Queen', 'Rare', 'standard/none', playOn(anyMagic, [destroy('target')])),
  // No. 052. W6.6.1: what lies on their sides, theirs on one's own creatures too.
  magic(52, 'Magic Eater', 'Epic', 'standard/none', play([destroy({ in: 'magics', of: 'opponents' })])),
  // No. 054. W14.3.1, W17.6
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
  // No. 056. W6.4.2
  magic(56, 'Knight Helm', 'Common', 'infinite/equip', equipped(plus('al', 2), plus('hit', 2))),
  // No. 062. W6.5.3, W10.4.1
  // Damage of its own after that of the attack, so nothing multiplies it.
  magic(
    62,
    'Martial Arts Man',
    'Epic',
    'lightning/none',
    answers('dealt', { all: [{ mine: 'a' }, { touches: 'b' }] }),
    play([damage('b', 20)]),
  ),
  // No. 066. W9.1.1, W13.1, W9.2.1
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
  // No. 069. W17.1: AL changes count in the order they came, with the cap at each step.
  magic(69, 'Unicorn Might', 'Common', 'infinite/equip', equipped(plus('al', -2))),
  // No. 071. W9.2.3, W10.2.1, W10.2.6
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
  // No. 073. W9.2.2, W10.4.1, W5.2.1.11
  magic(73, 'Metallic Bone', 'Uncommon', 'infinite/equip', equipped(yes('noDamage')), {
    is: 'use',
    label: 'roll to break it',
    by: 'opponents',
    do: onRoll(1, 3, [destroy('self')]),
  }),
];
