import type { Foe } from '@wardroom/core';
import type { WardSource } from '../card.ts';
import {
  always,
  damage,
  equipped,
  heal,
  onMyTurnStart,
  overTime,
  ownCreatures,
  play,
  playOn,
  plus,
  when,
  whenever,
} from '../cards/builders.ts';
import {
  aPlayer,
  attack,
  bossHeals,
  bossSet,
  challenge,
  eachPlayer,
  hurtAtAll,
  hurtEach,
  options,
  playersPrimary,
  theirs,
} from './builders.ts';
import { odds } from './odds.ts';

/** The teacher: it attacks, it chips, and nothing it does needs a second reading. */

const ID = 'the-toll-keeper';
const NAME = 'The Toll Keeper';
const boss = bossSet(ID);

export const tollKeeperCards: readonly WardSource[] = [
  boss.itself(
    NAME,
    'Humanoid',
    '9/5/350/4/5',
    [85, 180, 270, 350, 420, 485],
    'weapon cape water',
    whenever('killed', { all: [{ same: ['killer', 'self'] }, { foes: 'dead' }] }, [heal('self', 10)]),
  ),
  boss.magic(1, 'Coin for the Ferry', 'Common', 'standard/none', play([hurtEach(5)])),
  boss.magic(
    2,
    'Exact Change',
    'Uncommon',
    'standard/none',
    play([
      options(
        'me',
        { label: 'everybody pays 5', then: [hurtEach(5)] },
        { label: 'one pays 20', then: [aPlayer, damage(theirs, 20)] },
      ),
    ]),
  ),
  boss.magic(3, 'Iron Lantern', 'Common', 'infinite/field', always(ownCreatures, [plus('al', 1), plus('hit', 1)])),
  boss.magic(4, 'Slow Toll', 'Uncommon', 'infinite/field', onMyTurnStart([hurtEach(5)])),
  boss.magic(5, 'Boathook', 'Rare', 'standard/none', play([aPlayer, attack('p')])),
  boss.magic(
    6,
    'Mooring Chain',
    'Common',
    'infinite/equip',
    playOn(playersPrimary, []),
    equipped(plus('spd', -4), plus('hit', -2)),
  ),
  boss.magic(7, 'Bilge Water', 'Common', 'standard/none', playOn(playersPrimary, [overTime('target', 5, 3)])),
  boss.magic(
    8,
    'Landing Bell',
    'Uncommon',
    'standard/none',
    play([
      options(
        'me',
        { label: 'rest: heal 20', if: hurtAtAll, then: [bossHeals(20)] },
        { label: 'call the next card', then: [{ do: 'bossDraw' }] },
      ),
    ]),
  ),
  boss.magic(
    9,
    'Last Boat',
    'Rare',
    'standard/none',
    play([eachPlayer({ do: 'roll', as: 'die', by: 'p' }, when({ between: ['die', 1, 3] }, [damage(theirs, 10)]))]),
  ),
  boss.minion(10, 'Gate Hound', 'Common', 'Beast', '5/8/30/1/2', 'water'),
  boss.minion(11, 'Ferry Hand', 'Common', 'Humanoid', '6/4/40/2/1', 'weapon water'),
];

export const theTollKeeper = (): Foe => ({
  id: ID,
  name: NAME,
  mode: 'boss',
  idea: 'A patient man with a boathook and a price. He fights in the open, one plain thing at a time.',
  threat: 'Small tolls that everybody pays, every round. Spread the wounds, clear his magics, and keep hitting him.',
  cards: challenge(NAME, {
    'Coin for the Ferry': 3,
    'Exact Change': 2,
    'Iron Lantern': 2,
    'Slow Toll': 2,
    Boathook: 2,
    'Mooring Chain': 2,
    'Bilge Water': 2,
    'Landing Bell': 2,
    'Last Boat': 1,
    'Gate Hound': 2,
    'Ferry Hand': 2,
  }),
  odds: odds[ID] ?? [],
});
