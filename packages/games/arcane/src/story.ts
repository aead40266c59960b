import type { CardId, GameEvent, State, StoryWords } from '@wardroom/core';
import type { ArcaneCard } from './card.ts';
import { EVENT, type EventName } from './names.ts';

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

export const story = (defOf: (s: State, card: CardId) => ArcaneCard): StoryWords => ({
  // Coins and other dice are no throws that a story counts.
  luck: (e) => (e.kind === EVENT.rolled && e.n === 6 ? [{ seat: e.seat, faces: e.list ?? [], wants: [] }] : []),
  headlines: HEADLINES.map((name) => EVENT[name]),
  swings: [EVENT.destroyed, EVENT.damaged, EVENT.sprung, EVENT.revealed, EVENT.cast],
  times: [EVENT.turnStart],
  counts: COUNTS,
  tally: (e, s) => tally(e, s, defOf),
});

function tally(e: GameEvent, s: State, defOf: (s: State, card: CardId) => ArcaneCard): ReturnType<StoryWords['tally']> {
  switch (e.kind) {
    case EVENT.damaged: {
      // Damage that a card does to its own side is nobody's feat.
      const by = e.b < 0 ? e.seat : s.cards[e.b].ctrl;
      return by === e.seat ? [] : [{ count: DAMAGE, seat: by, n: e.n }];
    }
    case EVENT.destroyed:
      return defOf(s, e.a).fights ? [{ count: LOST, seat: e.seat, n: 1 }] : [];
    case EVENT.placedUp:
    case EVENT.placedDown:
      return [{ count: PLACED, seat: e.seat, n: 1 }];
    case EVENT.cast:
      return [{ count: SPELLS, seat: e.seat, n: 1 }];
    case EVENT.attack:
      return [{ count: ATTACKS, seat: e.seat, n: 1 }];
    default:
      return [];
  }
}
