import {
  type CardId,
  type Counted,
  type Machine,
  ofKinds,
  type SeatId,
  type State,
  type StoryWords,
} from '@wardroom/core';
import { EVENT, EVENTS, type EventName } from './names.ts';

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

/** Of these, what is bad for whom it concerns. */
const ILLS: readonly EventName[] = [
  'lost',
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
  'wardBroken',
  'damaged',
  'disabled',
  'silenced',
  'returned',
  'flooded',
  'discarded',
];

export const story = (at: (s: State) => Machine): StoryWords => ({
  luck: () => [],
  headlines: HEADLINES.map((name) => EVENT[name]),
  ills: ILLS.map((name) => EVENT[name]),
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

/** What an event adds to what is counted. */
const tally = ofKinds<typeof EVENTS, [m: Machine], Counted[]>(
  EVENTS,
  {
    lifeLost: (e, m) => theirs(e.seat, e.a, e.n, LIFE_TAKEN, m),
    damaged: (e, m) => theirs(e.seat, e.b, e.n, isAvatar(m, e.a) ? LIFE_TAKEN : TO_MINIONS, m),
    sitePlayed: (e) => [{ count: SITES_PLAYED, seat: e.seat, n: 1 }],
    cast: (e) => [{ count: CAST, seat: e.seat, n: 1 }],
    died: (e) => [{ count: LOST, seat: e.seat, n: 1 }],
    wardBroken: (e, m) => theirs(e.seat, e.b, 1, WARDS, m),
  },
  [],
);

const isAvatar = (m: Machine, id: CardId): boolean =>
  id >= 0 && m.game.zones[m.state.cards[id].zone].name === 'avatars';

/** What a side does to itself is nobody's feat. */
function theirs(seat: SeatId, src: CardId, n: number, count: number, m: Machine): Counted[] {
  const by = src < 0 ? seat : m.state.cards[src].ctrl;
  return by === seat ? [] : [{ count, seat: by, n }];
}
