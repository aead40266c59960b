import type { CardId, GameEvent, Machine, SeatId, State, StoryWords } from '@wardroom/core';
import { EVENT, type EventName } from './names.ts';

/** How a match of the Contested Realm is told. There are no dice in it. */

const COUNTS = [
  'life taken',
  'damage to minions',
  'sites played',
  'spells cast',
  'minions lost',
  'Wards broken',
] as const;
const [LIFE_TAKEN, TO_MINIONS, SITES_PLAYED, CAST, LOST, WARDS] = COUNTS.map((_, i) => i);

/** What is not here (steps, what ends by itself) is told along with what comes of it. */
const HEADLINES: readonly EventName[] = [
  'won',
  'drawnMatch',
  'endless',
  'conceded',
  'disqualified',
  'lost',
  'timeOut',
  'deathBlow',
  'deathsDoor',
  'deckEmpty',
  'siteDestroyed',
  'lifeLost',
  'siteStruck',
  'died',
  'destroyed',
  'banished',
  'sacrificed',
  'transformed',
  'wardBroken',
  'damaged',
  'prevented',
  'protected',
  'branded',
  'disabled',
  'silenced',
  'returned',
  'attacks',
  'intercepts',
  'cast',
  'used',
  'entered',
  'sitePlayed',
  'flooded',
  'tokenGained',
  'healed',
  'discarded',
  'pickedUp',
  'dropped',
  'moved',
  'tokenLost',
  'targetLost',
  'drawn',
  'turnStart',
  'putBack',
  'kept',
  'first',
];

export const story = (at: (s: State) => Machine): StoryWords => ({
  luck: () => [],
  headlines: HEADLINES.map((name) => EVENT[name]),
  swings: [
    EVENT.died,
    EVENT.destroyed,
    EVENT.banished,
    EVENT.lifeLost,
    EVENT.damaged,
    EVENT.siteDestroyed,
    EVENT.deathsDoor,
    EVENT.entered,
  ],
  times: [EVENT.turnStart],
  counts: COUNTS,
  tally: (e, s) => tally(e, at(s)),
});

function tally(e: GameEvent, m: Machine): ReturnType<StoryWords['tally']> {
  switch (e.kind) {
    case EVENT.lifeLost:
      return theirs(e.seat, e.a, e.n, LIFE_TAKEN, m);
    case EVENT.damaged:
      return theirs(e.seat, e.b, e.n, isAvatar(m, e.a) ? LIFE_TAKEN : TO_MINIONS, m);
    case EVENT.sitePlayed:
      return [{ count: SITES_PLAYED, seat: e.seat, n: 1 }];
    case EVENT.cast:
      return [{ count: CAST, seat: e.seat, n: 1 }];
    case EVENT.died:
      return [{ count: LOST, seat: e.seat, n: 1 }];
    case EVENT.wardBroken:
      return theirs(e.seat, e.b, 1, WARDS, m);
    default:
      return [];
  }
}

const isAvatar = (m: Machine, id: CardId): boolean =>
  id >= 0 && m.game.zones[m.state.cards[id].zone].name === 'avatars';

/** What a side does to itself is nobody's feat. */
function theirs(seat: SeatId, src: CardId, n: number, count: number, m: Machine): ReturnType<StoryWords['tally']> {
  const by = src < 0 ? seat : m.state.cards[src].ctrl;
  return by === seat ? [] : [{ count, seat: by, n }];
}
