import type { GuardianSource } from '../card.ts';
import type { CardSet } from '../language.ts';
import {
  behind,
  change,
  choose,
  cleanse,
  clone,
  damage,
  defeat,
  discard,
  draw,
  each,
  effect,
  emptyLane,
  forGood,
  fury,
  gainDz,
  gainSp,
  give,
  heal,
  healBase,
  lastStand,
  mayChoose,
  own,
  play,
  playOn,
  plus,
  returnable,
  targetable,
  thisTurn,
  toHand,
  wallRoom,
  wallSomewhere,
  yes,
} from './builders.ts';

const handCards: CardSet = { in: 'hand', of: 'me', where: { other: true } };
/** One's own Guardians in the discard pile. */
const fallen: CardSet = { in: 'discard', of: 'me', where: { kind: 'guardian' } };
/** Who can be moved at all: not where the base has fallen (G4.4). */
const swappable: CardSet = { ...own, where: { based: true } };

/** Effects used at once (G4.9), with their DZ. */
export const effects: readonly GuardianSource[] = [
  // G-055
  effect(55, 'Thrown Torch', 'common', 3, playOn(targetable, [damage('target', 15)])),
  // G-056, G8.5
  effect(56, 'Bad Well', 'common', 2, playOn(targetable, [give('target', 'poisoned')])),
  // G-057, G8.1
  effect(57, 'Thunderclap', 'common', 3, playOn(targetable, [give('target', 'paralyzed')])),
  // G-058, G8.3
  effect(58, 'Long March', 'common', 3, playOn(targetable, [give('target', 'exhausted')])),
  // G-059, G8.4
  effect(59, 'Crossed Orders', 'common', 2, playOn(targetable, [give('target', 'confused')])),
  // G-060, G8.2
  effect(60, 'Pitch and Spark', 'common', 3, playOn(targetable, [give('target', 'burned'), give('target', 'burned')])),
  // G-061
  effect(
    61,
    'Field Dressing',
    'common',
    2,
    playOn({ ...own, where: { any: [{ wounded: true }, { debuffed: true }] } }, [
      heal('target', 20),
      cleanse('target'),
    ]),
  ),
  // G-062, G9.1
  effect(62, 'Palisade', 'common', 2, play(wallSomewhere(1, 'new'), wallRoom('new'))),
  // G-063, G9.1
  effect(63, 'Stone by Stone', 'uncommon', 3, play(wallSomewhere(2, 'new'), wallRoom('new'))),
  // G-064, G9.1
  effect(64, 'Old Foundations', 'rare', 5, play(wallSomewhere(3, 'again'), wallRoom('again'))),
  // G-065, G5.7
  effect(65, 'Ebb Tide', 'uncommon', 4, playOn({ in: 'guardians', of: 'all', where: returnable }, [toHand('target')])),
  // G-066, G9.2
  effect(66, 'Twin Reflection', 'epic', 4, playOn(own, clone('target'), emptyLane)),
  // G-067, G6.1
  effect(67, 'Open Stores', 'common', 3, play([draw(2)])),
  // G-068, G6.1, G6.2
  effect(68, 'Flood of Letters', 'rare', 3, play([draw(3, 'foe')])),
  // G-069, G3.4
  effect(69, 'Levy Writ', 'common', 3, play([gainSp(3)])),
  // G-070, G3.1
  effect(70, 'Second Wind', 'common', 0, play([gainDz(2)])),
  // G-071, G8.8
  effect(
    71,
    'Bonfire Oath',
    'uncommon',
    2,
    playOn({ ...own, where: { furious: false } }, [change('target', [fury], thisTurn)]),
  ),
  // G-072, G5.5
  effect(
    72,
    'Siege Volley',
    'common',
    5,
    play([
      { do: 'chooseSpot', as: 'base', from: { bases: 'foes' }, prompt: 'base' },
      { do: 'damageBase', at: 'base', n: 20 },
    ]),
  ),
  // G-073, G5.6
  effect(73, 'Verdict', 'epic', 7, playOn(targetable, [defeat('target')])),
  // G-074, G5.6
  effect(74, 'Exile', 'rare', 5, playOn(targetable, [discard('target')])),
  // G-075, G5.6
  effect(75, 'Unmaking of Ages', 'legendary', 8, play([defeat({ in: 'guardians', of: 'all' })])),
  // G-083, G8.7
  effect(83, 'Smoke Pot', 'common', 2, playOn({ ...own, where: { stealth: false } }, [give('target', 'stealth')])),
  // G-126, G3.4
  effect(126, 'Last Levy', 'common', 2, play([gainSp(3)], behind)),
  // G-127
  effect(
    127,
    'Raise the Stones',
    'uncommon',
    3,
    play(
      [
        { do: 'chooseSpot', as: 'base', from: { damagedBases: true }, prompt: 'base' },
        { do: 'if', test: behind, then: [healBase('base', 25)], else: [healBase('base', 15)] },
      ],
      { damagedBase: true },
    ),
  ),
  // G-128, G6.1
  effect(
    128,
    'Change of Plans',
    'common',
    1,
    play([choose('given', handCards, 'discard'), discard('given'), draw(2)], { exists: handCards }),
  ),
  // G-129, G4.5, G4.6
  effect(129, 'Shifting Ranks', 'common', 1, {
    is: 'play',
    targets: [
      { as: 'one', from: swappable, prompt: 'ally' },
      { as: 'two', from: { ...own, where: { ...swappable.where, except: 'one' } }, prompt: 'ally' },
    ],
    if: { gte: [{ count: swappable }, 2] },
    do: [
      { do: 'swap', a: 'one', b: 'two' },
      change('one', [yes('actsAfterSwap'), plus('atk', 5)], thisTurn),
      change('two', [yes('actsAfterSwap'), plus('atk', 5)], thisTurn),
    ],
  }),
  // G-137
  effect(
    137,
    'Muster the Fallen',
    'common',
    3,
    play([choose('first', fallen), toHand('first'), ...mayChoose('second', fallen, [toHand('second')])], {
      exists: fallen,
    }),
  ),
  // G-130
  effect(
    130,
    'Stand at the Gate',
    'uncommon',
    3,
    play(
      [
        each(own, [heal('one', 10)]),
        { do: 'if', test: lastStand, then: [each(own, [change('one', [plus('atk', 5)], forGood)])] },
      ],
      { exists: own },
    ),
  ),
];
