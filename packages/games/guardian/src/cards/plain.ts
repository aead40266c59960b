import type { GuardianSource } from '../card.ts';
import type { CardSet } from '../language.ts';
import {
  ability,
  aim,
  barrage,
  behind,
  bombard,
  change,
  choose,
  chooseLane,
  clone,
  copy,
  defeat,
  emptyLane,
  foesWhere,
  forcedMarch,
  forGood,
  free,
  fury,
  gainSp,
  give,
  guardian,
  guardiansInHand,
  heal,
  inRange,
  itself,
  mayChoose,
  oncePer,
  otherOwn,
  ours,
  overcharge,
  own,
  plus,
  putOut,
  returnable,
  sacrificed,
  stoneTheBase,
  thisTurn,
  toHand,
  untilMyTurn,
  whenDefeated,
  whenever,
  whenMyTurnEnds,
  whenSummoned,
  woundedOwn,
  yes,
} from './builders.ts';

/** Guardians without class. Figures are SP/HP/attack. */

/** What can be infused into another card: any of one's own that lies in play (G5.8). */
const fuel: CardSet = {
  in: 'board',
  of: 'me',
  where: { other: true, any: [{ kind: 'guardian' }, { kind: 'equipment' }] },
};

/** Whom a Copy may be made of. */
const models: CardSet = { in: 'guardians', of: 'all', where: { other: true, targetable: true } };

export const plain: readonly GuardianSource[] = [
  // G-031
  guardian(
    31,
    'Field Levy',
    'common',
    null,
    '1/15/5',
    itself([plus('atk', 5)], behind),
    bombard('Throw clods', 2),
    forcedMarch(2),
  ),
  // G-032
  guardian(32, 'Hill Spearman', 'common', null, '1/20/10'),
  // G-033, G5.5
  guardian(33, 'Quarry Giant', 'common', null, '3/30/15', bombard('Throw stones', 3), forcedMarch(3)),
  // G-034, G8.5
  guardian(
    34,
    'Marsh Witch',
    'common',
    null,
    '1/20/5',
    ability('Poison', 2, [give('target', 'poisoned')], aim(inRange)),
  ),
  // G-035
  guardian(35, 'Shrine Healer', 'common', null, '1/15/5', ability('Heal', 2, [heal('target', 15)], aim(woundedOwn))),
  // G-036, G8.1
  guardian(
    36,
    'Thunder Monk',
    'uncommon',
    null,
    '2/20/10',
    ability('Paralyze', 3, [give('target', 'paralyzed')], aim(inRange)),
    forcedMarch(3),
  ),
  // G-037, G8.3
  guardian(
    37,
    'Lullaby Piper',
    'uncommon',
    null,
    '2/20/5',
    ability('Exhaust', 3, [give('target', 'exhausted')], aim(inRange)),
  ),
  // G-038, G8.2
  guardian(38, 'Kiln Tender', 'common', null, '1/15/5', ability('Burn', 2, [give('target', 'burned')], aim(inRange))),
  // G-039, G9.2
  guardian(
    39,
    'Mirror Weaver',
    'rare',
    null,
    '2/20/10',
    ability('Clone', 4, clone('target'), { ...aim(otherOwn), if: emptyLane }),
    forcedMarch(3),
  ),
  // G-040, G9.3
  guardian(
    40,
    'Echo Painter',
    'uncommon',
    null,
    '2/20/10',
    whenSummoned(mayChoose('model', models, copy('model')), emptyLane),
    stoneTheBase('Splash', 3, 10),
  ),
  // G-041, G9.4
  guardian(
    41,
    'Hive Mother',
    'rare',
    null,
    '2/25/10',
    ability('Summon a Hive Drone', 2, [chooseLane, putOut('hive-drone', 'lane')], { if: emptyLane }),
    forcedMarch(3),
  ),
  // G-042, G5.6, G9.4
  guardian(
    42,
    'Bone Caller',
    'uncommon',
    null,
    '1/15/10',
    whenDefeated([putOut('bone-servant', 'spot')]),
    barrage('Rattle', 2),
    forcedMarch(2),
  ),
  // G-043, G5.8
  guardian(
    43,
    'Blood Zealot',
    'rare',
    null,
    '2/20/10',
    ability(
      'Sacrifice',
      2,
      [
        choose('comer', guardiansInHand, 'summon'),
        { do: 'let', as: 'lane', be: { spotOf: 'target' } },
        { do: 'sacrifice', card: 'target' },
        { do: 'summonFree', card: 'comer', at: 'lane' },
      ],
      // Where the base has fallen nobody could be summoned (G4.3).
      { ...aim({ ...own, where: { other: true, based: true } }, 'sacrifice'), if: { exists: guardiansInHand } },
    ),
  ),
  // G-044, G5.8
  guardian(44, 'Sleeper of the Deep', 'epic', null, '3/45/20', sacrificed, bombard('Drag down', 2)),
  // G-045, G5.8
  guardian(
    45,
    'Hungry Reliquary',
    'uncommon',
    null,
    '1/20/10',
    ability(
      'Infuse',
      2,
      [{ do: 'infuse', card: 'target', into: 'self' }, change('self', [plus('atk', 5), plus('hp', 10)], forGood)],
      aim(fuel, 'infuse'),
    ),
  ),
  // G-046, G5.7
  guardian(
    46,
    'Tide Shepherd',
    'uncommon',
    null,
    '2/25/10',
    whenSummoned(mayChoose('small', foesWhere({ ...returnable, costAtMost: 2 }), [toHand('small')])),
    ability('Undertow', 5, [toHand('target')], aim(foesWhere({ target: true, replica: false, costAtMost: 1 }))),
  ),
  // G-047, G8.8
  guardian(
    47,
    'Drill Marshal',
    'rare',
    null,
    '2/20/10',
    ability('Give Fury', 3, [change('target', [fury], thisTurn)], aim(otherOwn)),
  ),
  // G-048, G3.4
  guardian(48, 'Tithe Clerk', 'uncommon', null, '1/15/5', overcharge('Collect', [gainSp(oncePer(3))])),
  // G-049, G5.6: its own condition
  guardian(
    49,
    'Oathless Champion',
    'common',
    null,
    '2/25/15',
    whenMyTurnEnds([defeat('self')], { not: { exists: otherOwn } }),
    forcedMarch(2),
  ),
  // G-050, G4.5, G4.7
  guardian(
    50,
    'Dancing Master',
    'uncommon',
    null,
    '1/20/10',
    ours([free('swapCost'), yes('swapsExhausted')]),
    ability(
      'Lead the dance',
      2,
      [{ do: 'swap', a: 'self', b: 'target' }, change('target', [plus('atk', 5), yes('actsAfterSwap')], thisTurn)],
      { ...aim({ ...own, where: { other: true, based: true } }), if: { card: 'self', is: { based: true } } },
    ),
  ),
  // G-051, G5.6
  guardian(
    51,
    'Toll Reaper',
    'rare',
    null,
    '2/25/10',
    whenever('defeated', { foes: 'guardian' }, [gainSp(1)]),
    barrage('Reap', 2),
    forcedMarch(3),
  ),
  // G-052, G5.6
  guardian(
    52,
    'Grave Registrar',
    'uncommon',
    null,
    '1/20/5',
    whenever('discarded', { all: [{ mySpot: 'spot' }, { card: 'card', is: { kind: 'guardian', other: true } }] }, [
      gainSp(1),
    ]),
    ability('Read the names', 4, [toHand('target')], aim({ in: 'discard', of: 'me', where: { kind: 'guardian' } })),
  ),
  // G-053, G8.6, G8.9
  guardian(
    53,
    'Glass Seraph',
    'epic',
    null,
    '3/25/15',
    whenSummoned([change('self', [yes('invincible')], untilMyTurn)]),
    ability('Give a Shield', 3, [give('target', 'shield')], aim(otherOwn)),
  ),
  // G-054, G9.2
  guardian(
    54,
    'Ilse, Queen of Mirrors',
    'legendary',
    null,
    '3/30/15',
    whenSummoned([choose('model', otherOwn), ...clone('model')], { all: [emptyLane, { exists: otherOwn }] }),
    ability('Show a reflection', 4, copy('target'), { ...aim(otherOwn), if: emptyLane }),
  ),
];
