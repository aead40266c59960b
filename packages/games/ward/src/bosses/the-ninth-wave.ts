import type { Foe } from '@wardroom/core';
import type { WardSource } from '../card.ts';
import {
  always,
  damage,
  eachPlayerDraws,
  equipped,
  foesCreatures,
  itself,
  myPrimary,
  onMyTurnStart,
  play,
  playOn,
  plus,
  primaryOf,
  when,
  whenever,
  yes,
} from '../cards/builders.ts';
import type { Num, Op } from '../language.ts';
import {
  aPlayer,
  bossHeals,
  bossSet,
  challenge,
  hurtEach,
  options,
  playersPrimary,
  theirs,
  times,
  whoever,
} from './builders.ts';
import { odds } from './odds.ts';

/** A clock that everybody sees: it swells every round, and hard blows throw it back. */

const ID = 'the-ninth-wave';
const NAME = 'The Ninth Wave';
const boss = bossSet(ID);

const BREAKS = 9;
const FALLS_TO = 3;
/** A blow that costs it a swell. */
const HARD = 20;

/** Its swells, told by the counter on the boss itself. */
const swells: Num = { counter: myPrimary };
const swell = (by: number): Op => ({ do: 'count', by, on: myPrimary });

export const waveCards: readonly WardSource[] = [
  boss.itself(
    NAME,
    'Elemental',
    '10/7/565/5/6',
    [130, 265, 420, 565, 710, 930],
    'water sky',
    itself([plus('mod', { counter: 'self' })]),
    itself([plus('dice', 1)], { gte: [{ counter: 'self' }, 4] }),
    itself([yes('moreBattles')], { gte: [{ counter: 'self' }, 6] }),
    onMyTurnStart([
      { do: 'count', by: 1 },
      when({ gte: [{ counter: 'self' }, BREAKS] }, [
        { do: 'count', by: { minus: [FALLS_TO, { counter: 'self' }] } },
        hurtEach(40),
      ]),
    ]),
    whenever('damaged', { all: [{ same: ['hurt', 'self'] }, { gte: ['amount', HARD] }] }, [
      when({ gte: [{ counter: 'self' }, 1] }, [{ do: 'count', by: -1 }]),
    ]),
  ),
  boss.magic(1, 'Swell', 'Common', 'standard/none', play([swell(1), bossHeals(10)])),
  boss.magic(
    2,
    'Undertow',
    'Rare',
    'standard/none',
    play([
      options(
        'me',
        { label: 'rise: 2 swells', then: [swell(2)] },
        {
          label: 'drag one under: 5 damage, and 3 for each swell',
          then: [aPlayer, damage(theirs, { plus: [5, times(3, swells)] })],
        },
      ),
    ]),
  ),
  boss.magic(3, 'Spray', 'Common', 'standard/none', play([hurtEach(swells)], { if: { gte: [swells, 1] } })),
  boss.magic(4, 'Moon Pull', 'Epic', 'infinite/field', onMyTurnStart([swell(1)])),
  boss.magic(
    5,
    'Storm Glass',
    'Uncommon',
    'infinite/field',
    whenever('turnEnd', { foe: 'player' }, [damage(primaryOf('player'), 5)]),
  ),
  boss.magic(6, 'Fog Bank', 'Rare', 'infinite/field', always(foesCreatures, [plus('hit', -2)])),
  boss.magic(
    7,
    'Salt in the Joints',
    'Common',
    'infinite/equip',
    playOn(playersPrimary, []),
    equipped(plus('al', -3), plus('spd', -3)),
  ),
  boss.magic(8, 'Driftwood', 'Uncommon', 'standard/none', play([swell(1), eachPlayerDraws(1)])),
  boss.magic(
    9,
    'Flood Mark',
    'Rare',
    'standard/none',
    play([...whoever('least', (p) => ({ buried: p })), { do: 'cemeteryHp', who: 'p', n: 15 }]),
  ),
  boss.magic(10, 'Seventh and Eighth', 'Epic', 'standard/none', play([{ do: 'bossDraw' }, { do: 'bossDraw' }])),
  boss.minion(11, 'Green Water', 'Uncommon', 'Elemental', '6/6/40/2/2', 'water'),
  boss.minion(12, 'Breaker', 'Common', 'Elemental', '4/9/25/3/0', 'water'),
];

export const theNinthWave = (): Foe => ({
  id: ID,
  name: NAME,
  mode: 'boss',
  idea: 'Sailors count to nine and then stop counting. It is on its way in, and it is patient.',
  threat:
    'It swells every round and breaks at the ninth over everybody. Blows of 20 or more throw it back by one: save your ' +
    'best for it, and be quick.',
  cards: challenge(NAME, {
    Swell: 3,
    Undertow: 2,
    Spray: 3,
    'Moon Pull': 2,
    'Storm Glass': 2,
    'Fog Bank': 1,
    'Salt in the Joints': 2,
    Driftwood: 2,
    'Flood Mark': 2,
    'Seventh and Eighth': 1,
    'Green Water': 2,
    Breaker: 2,
  }),
  odds: odds[ID] ?? [],
});
