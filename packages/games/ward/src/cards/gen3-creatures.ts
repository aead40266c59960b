import type { WardSource } from '../card.ts';
import type { Ability, CardRef, Cond, Mod, Num, Op } from '../language.ts';
import type { RollKind } from '../names.ts';
import {
  against,
  always,
  answers,
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
  fixed,
  foesCreatures,
  foesPrimary,
  forgetsAfterBattle,
  heal,
  insteadOf,
  itself,
  killedInBattle,
  mayUse,
  multiplied,
  mustUse,
  myPrimary,
  negate,
  negateAttack,
  noIncrease,
  note,
  onHit,
  onMyTurnEnd,
  onMyTurnStart,
  onRoll,
  onSummon,
  overTime,
  ownHand,
  play,
  playOn,
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

/** Generation 3, creatures. Numbers as printed; figures are AL/SPD/HP/dice/MOD. */

const { creature } = cardSet('gen3');

/** A shape taken on for one battle. */
const form = (label: string, mod: Mod) => ({ label, then: [change('self', [mod], thisBattle)] });

/** It starts the battle or is attacked in it; and whom it battles. */
const inItsBattle: Cond = { any: [{ same: ['attacker', 'self'] }, { same: ['defender', 'self'] }] };
const rival: CardRef = { rivalOf: 'self' };
const huntersBeasts = ownHand({ creatureCard: true, type: 'Beast', rarity: ['Common', 'Uncommon'] });
/** Cards under a creature count as in the hand. */
const gnomes: Num = { count: { in: 'handAndUnder', of: 'me', where: { name: 'Gnome' } } };
const countsAnew: Op = { do: 'count', by: { minus: [0, { counter: 'self' }] } };

/** One die of a roll, counted as `mark`; `other` is what the other kind of roll has counted already. */
const rerollsOneDie = (roll: RollKind, mark: number, other: number): Ability => ({
  is: 'use',
  label: `Roll one ${roll} die again`,
  at: 'rolled',
  often: true,
  if: {
    all: [
      { same: ['a', 'self'] },
      { rollIs: [roll] },
      { any: [{ eq: [{ counter: 'self' }, 0] }, { eq: [{ counter: 'self' }, other] }] },
    ],
  },
  do: [
    { do: 'count', by: mark },
    { do: 'reroll', one: true },
  ],
});

export const gen3Creatures: readonly WardSource[] = [
  // It only lowers: what is below 1 already stays there. Later arrivals too.
  creature(
    1,
    'Dark Angel',
    'Epic',
    'Cosmic',
    '7/7/70/4/2',
    'wings',
    always(foesCreatures, [atMost('al', 1), atMost('spd', 1)]),
  ),
  // "Forest Fire" of any side.
  creature(
    2,
    'Fire Eleotoid',
    'Common',
    'Elemental',
    '4/7/20/1/0',
    'fire',
    always({ side: 'all', where: { id: 'forest-fire' } }, [yes('outlasts')]),
  ),
  // It works where it lies dead; each copy counts.
  creature(3, 'Enlightened Soul', 'Legendary', 'Cosmic', '1/1/20/1/1', '', note({ buriedHp: -40 })),
  creature(5, 'Comodo', 'Common', 'Dragon', '4/6/50/2/2', 'fire'),
  // No sacrifice, no normal summon; to the cemetery after the battle, dead or alive.
  creature(
    9,
    'Hoggan',
    'Rare',
    'Beast',
    '1/2/20/4/5',
    '',
    note({ mortal: true }),
    answers('battle', { all: [{ foes: 'a' }, { same: ['b', myPrimary] }, { room: true }] }),
    play([
      { do: 'beside', card: 'self', until: 'battle' },
      { do: 'redirect', to: 'self' },
    ]),
  ),
  creature(10, 'Fazard', 'Epic', 'Cosmic', '12/10/100/4/5', '', always({ seats: 'all' }, [yes('noStandard')])),
  // W8.3.1
  creature(12, 'Crow', 'Common', 'Beast', '1/11/10/1/1', 'wings', requires({ beside: { name: 'Crow' } })),
  creature(
    22,
    'Shapeshifter',
    'Legendary',
    'Humanoid',
    '4/7/60/4/1',
    '',
    whenever('battle', inItsBattle, [
      {
        do: 'mode',
        options: [
          form('Eagle: SPD +5', plus('spd', 5)),
          form('Deer: MOD +3', plus('mod', 3)),
          form('Bear: 4 more attack dice', plus('dice', 4)),
          form('Turtle: AL +6', plus('al', 6)),
        ],
      },
    ]),
  ),
  creature(23, 'Order Knight', 'Uncommon', 'Humanoid', '8/8/80/3/3', 'weapon'),
  creature(
    24,
    'Mosquito Man',
    'Rare',
    'Bug',
    '5/6/40/2/3',
    'wings',
    whenever('attackDealt', { same: ['striker', 'self'] }, [heal('self', { half: 'amount' })]),
  ),
  creature(25, 'Wererabbit', 'Uncommon', 'Beast', '6/10/50/1/7'),
  // One strike back in both battles together; damage is the only way out (W12.3).
  creature(
    26,
    'Cabal Warchief',
    'Mythic',
    'Humanoid',
    '12/12/130/5/5',
    '',
    itself([{ stat: 'moreBattles', set: 1 }, yes('fewReturns'), yes('noLeave'), yes('noSacrifice')]),
  ),
  creature(
    29,
    'Earth Eleotoid',
    'Rare',
    'Elemental',
    '7/4/60/2/3',
    '',
    itself([multiplied(2, against({ art: 'fire' }))]),
    always({ side: 'all', where: { creature: true, art: 'water' } }, [multiplied(2, { same: ['struckNow', 'self'] })]),
  ),
  creature(30, 'Owlet', 'Common', 'Beast', '2/3/10/1/0', 'wings'),
  creature(32, 'Evolved Ape', 'Epic', 'Beast', '7/5/100/4/3'),
  creature(34, 'Kappa King', 'Epic', 'Dinosaur', '11/1/100/4/2', 'water'),
  creature(36, 'Ptera Man', 'Uncommon', 'Dinosaur', '7/11/60/1/9', 'wings'),
  creature(
    39,
    'M.O.O.N. Sgt.',
    'Epic',
    'Humanoid',
    '7/9/60/2/5',
    'weapon',
    onSummon([
      when({ room: true }, [
        {
          do: 'may',
          then: [
            { do: 'look', cards: { in: 'deck', of: 'me' } },
            {
              do: 'choose',
              as: 'called',
              from: { in: 'handAndDeck', of: 'me', where: { creatureCard: true, name: 'M.O.O.N.' } },
              may: true,
              prompt: 'fetch',
            },
            { do: 'beside', card: 'called', home: 'hand', anchored: true },
            { do: 'shuffle', who: 'me' },
          ],
        },
      ]),
    ]),
  ),
  creature(40, 'M.O.O.N. Soldier', 'Common', 'Humanoid', '6/6/40/1/4', 'weapon'),
  creature(
    43,
    'The Villain',
    'Epic',
    'Cosmic',
    '12/5/120/5/4',
    '',
    always({ seats: 'foes' }, [plus('tax', 10)]),
    always({ side: 'all', where: { creature: true, any: [{ id: 'the-hero' }, { id: 'the-heroine' }] } }, [
      multiplied(3, { same: ['struckNow', 'self'] }),
    ]),
  ),
  creature(47, 'Conqueror', 'Rare', 'Humanoid', '12/6/110/4/3'),
  // Three, or two of which at least one is an Owl.
  creature(
    48,
    'Owl God',
    'Legendary',
    'Cosmic',
    '12/2/150/9/9',
    'wings',
    requires({ sacrifices: 3, double: { name: 'Owl' } }),
  ),
  creature(
    51,
    'Deercrow',
    'Legendary',
    'Undead',
    '12/6/120/6/5',
    '',
    requires({ returns: ['scarecrow', 'big-buck'] }),
    note({ doubles: true }),
  ),
  creature(
    53,
    'The Super Hero',
    'Legendary',
    'Humanoid',
    '12/12/120/6/4',
    '',
    mustUse('roll for cover', onRoll(5, 6, [change('self', [yes('noDamage')], thisTurn)])),
  ),
  creature(55, 'Shield Maiden', 'Uncommon', 'Humanoid', '6/8/50/3/2', 'shield weapon'),
  // Cards of both classes, out of the hand.
  creature(
    57,
    'Steam Angel',
    'Epic',
    'Mechanical',
    '7/7/70/4/4',
    'wings weapon',
    mustUse('pass sentence', [
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 3] }, [
        { do: 'modify', everyone: true, mods: [yes('noEpic'), yes('noPromo')], lasting: cycles(1) },
      ]),
      when({ between: ['die', 4, 6] }, [
        { do: 'modify', everyone: true, mods: [yes('noLegendary'), yes('noMythic')], lasting: cycles(1) },
      ]),
    ]),
  ),
  // Half of an odd MOD rounds up.
  creature(
    59,
    'Lumber',
    'Rare',
    'Elemental',
    '10/5/70/2/8',
    'forest',
    always({ side: 'all', where: { creature: true, art: 'forest' } }, [
      { stat: 'mod', set: { half: { base: { stat: 'mod', of: 'it' } } }, if: { facing: 'it' } },
    ]),
  ),
  creature(60, 'Fish Boy', 'Common', 'Beast', '4/3/20/1/3', 'water weapon'),
  creature(61, 'Moose', 'Common', 'Beast', '6/4/50/2/3'),
  // W6.4.2: on a change of control it goes to the cemetery as any equip.
  creature(
    64,
    'Frog Bard',
    'Common',
    'Humanoid',
    '1/1/10/1/1',
    '',
    note({ asEquip: 'hand' }),
    playOn({ in: 'primaries', of: 'me' }, []),
    equipped(plus('dice', { base: { stat: 'dice', of: 'self' } }), plus('mod', { base: { stat: 'mod', of: 'self' } })),
  ),
  creature(
    66,
    'Arzulian',
    'Common',
    'Cosmic',
    '9/12/70/1/2',
    '',
    itself([plus('mod', { most: [0, { minus: [{ stat: 'spd', of: 'self' }, 12] }] })]),
  ),
  creature(68, 'Stego', 'Common', 'Dinosaur', '6/3/50/1/5'),
  creature(69, 'Mountain Lion', 'Rare', 'Beast', '4/10/50/3/4'),
  creature(
    70,
    'Hydogon',
    'Rare',
    'Dragon',
    '10/6/90/2/5',
    'water wings',
    itself([multiplied(2, against({ art: 'fire' }))]),
  ),
  creature(71, 'Boulderox', 'Uncommon', 'Elemental', '9/2/80/2/4'),
  // Its counter is 1 for the hit die, 2 for the attack die, and 3 for both.
  creature(
    72,
    'Winter Griffin',
    'Rare',
    'Beast',
    '8/8/80/2/5',
    'wings snow',
    rerollsOneDie('hit', 1, 2),
    rerollsOneDie('attack', 2, 1),
    forgetsAfterBattle,
  ),
  creature(73, 'Big Mouth Bass', 'Common', 'Beast', '1/5/20/1/1', 'water'),
  creature(
    75,
    'Orc Champion',
    'Legendary',
    'Humanoid',
    '12/5/70/1/12',
    '',
    requires({ freeWithHand: { name: 'Orc', count: 2 } }),
  ),
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
  creature(78, 'Lurking Slime', 'Rare', 'Elemental', '6/1/60/3/1', '', itself([yes('halfDamage')], { myTurn: true })),
  creature(81, 'Hive Queen', 'Legendary', 'Bug', '12/12/130/5/7'),
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
  creature(85, 'Ancient Scorpion', 'Legendary', 'Bug', '10/10/60/1/2', '', onHit([overTime('struck', 20, 3)])),
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
  creature(
    107,
    'Missile-Toad',
    'Rare',
    'Beast',
    '2/5/30/1/1',
    '',
    onHit([{ do: 'send', cards: { in: 'side', of: 'all' }, to: 'cemetery', whose: 'owner' }]),
  ),
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
  creature(
    123,
    'Ashen Knight',
    'Legendary',
    'Humanoid',
    '10/10/80/3/3',
    'weapon',
    itself([plus('al', 2), plus('spd', 3), plus('hit', 10), plus('atk', 10)], { lt: [{ hpLeft: 'self' }, 40] }),
  ),
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
  creature(
    132,
    'Woodland Elf',
    'Uncommon',
    'Humanoid',
    '5/7/50/1/4',
    'forest weapon',
    whenever('strikes', { same: ['striker', 'self'] }, [
      { do: 'roll', as: 'die' },
      when({ between: ['die', 1, 2] }, [change('self', [plus('atk', 10)], thisBattle)]),
      when({ between: ['die', 3, 4] }, [change('struck', [fixed('mod', 0)], thisBattle)]),
      when({ between: ['die', 5, 6] }, [change('struck', [plus('al', -5)], thisBattle)]),
    ]),
  ),
  creature(133, 'Cockroach', 'Common', 'Bug', '1/6/10/1/0'),
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
        all: [
          { same: ['attacker', 'self'] },
          { myTurn: true },
          { lt: [{ dealtNow: 'self' }, 6] },
          { lt: [{ counter: 'self' }, 5] },
        ],
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
  // Cards under it are not the hand's for the limit, and cannot be played.
  creature(
    137,
    'Gnometheon',
    'Legendary',
    'Mechanical',
    '12/3/100/3/3',
    '',
    requires({ underNamed: 'Gnome' }),
    note({ showsHand: 'Gnome' }),
    itself([plus('dice', gnomes), plus('mod', gnomes)]),
  ),
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
  // Besides reaching its AL; criticals too.
  creature(149, 'Sprite', 'Common', 'Cosmic', '1/11/20/1/1', 'wings', itself([yes('faceNeeded'), noIncrease('al')])),
  creature(
    150,
    'Tri-Dragon',
    'Uncommon',
    'Dragon',
    '9/9/90/3/3',
    'wings',
    itself([multiplied(3, { hitEqual: true }), yes('noCritical')]),
  ),
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
