import { type CardId, type Counted, ofKinds, type State, type StoryWords, type Throw } from '@wardroom/core';
import type { ArcaneCard } from './card.ts';
import { EVENT, EVENTS, type EventName } from './names.ts';

/** How a match of Arcane is told. */

const COUNTS = ['damage dealt', 'units lost', 'cards placed', 'spells cast', 'attacks made'] as const;
const [DAMAGE, LOST, PLACED, SPELLS, ATTACKS] = COUNTS.map((_, i) => i);

/** What is not here (draws, statuses that end) is told along with what comes of it. */
const HEADLINES: readonly EventName[] = [
  'won',
  'drawnMatch',
  'endless',
  'conceded',
  'disqualified',
  'timeOut',
  'destroyed',
  'sprung',
  'disarmed',
  'attackStopped',
  'negated',
  'revealed',
  'attack',
  'cast',
  'made',
  'damaged',
  'prevented',
  'returned',
  'swapped',
  'moved',
  'placedUp',
  'placedDown',
  'turnedDown',
  'healed',
  'gained',
  'statusOn',
  'statusOff',
  'looked',
  'points',
  'coin',
  'struckFirst',
  'rolled',
  'fizzled',
  'discarded',
  'drawsNothing',
  'turnStart',
  'goesFirst',
  'begins',
];

/** Of these, what is bad for whom it concerns. */
const ILLS: readonly EventName[] = [
  'destroyed',
  'disarmed',
  'attackStopped',
  'negated',
  'damaged',
  'returned',
  'turnedDown',
  'fizzled',
  'discarded',
  'drawsNothing',
];

type DefOf = (s: State, card: CardId) => ArcaneCard;

export const story = (defOf: DefOf): StoryWords => ({
  luck,
  headlines: HEADLINES.map((name) => EVENT[name]),
  ills: ILLS.map((name) => EVENT[name]),
  swings: [EVENT.destroyed, EVENT.damaged, EVENT.sprung, EVENT.revealed, EVENT.cast],
  times: [EVENT.turnStart],
  counts: COUNTS,
  tally: (e, s) => tally(e, s, defOf),
});

/** Coins and other dice are no throws that a story counts. */
const luck = ofKinds<typeof EVENTS, [], Throw[]>(
  EVENTS,
  { rolled: (e) => (e.n === 6 ? [{ seat: e.seat, faces: e.list, wants: [] }] : []) },
  [],
);

/** What an event adds to what is counted. */
const tally = ofKinds<typeof EVENTS, [s: State, defOf: DefOf], Counted[]>(
  EVENTS,
  {
    damaged: (e, s) => {
      // Damage that a card does to its own side is nobody's feat.
      const by = e.b < 0 ? e.seat : s.cards[e.b].ctrl;
      return by === e.seat ? [] : [{ count: DAMAGE, seat: by, n: e.n }];
    },
    destroyed: (e, s, defOf) => (defOf(s, e.a).fights ? [{ count: LOST, seat: e.seat, n: 1 }] : []),
    placedUp: (e) => [{ count: PLACED, seat: e.seat, n: 1 }],
    placedDown: (e) => [{ count: PLACED, seat: e.seat, n: 1 }],
    cast: (e) => [{ count: SPELLS, seat: e.seat, n: 1 }],
    attack: (e) => [{ count: ATTACKS, seat: e.seat, n: 1 }],
  },
  [],
);
