import { type Counted, type Machine, ofKinds, type State, type StoryWords } from '@wardroom/core';
import { luck } from './luck.ts';
import { EVENT, EVENTS, type EventName } from './names.ts';
import { defOf } from './rules/field.ts';

/** How a match of Ward is told. */

const COUNTS = ['damage dealt', 'creatures lost', 'creatures summoned', 'magics played', 'battles begun'] as const;
const [DAMAGE, LOST, SUMMONED, MAGICS, BATTLES] = COUNTS.map((_, i) => i);

/** What is not here (phases, draws, what ends by itself) is told along with what comes of it. */
const HEADLINES: readonly EventName[] = [
  'won',
  'drawnMatch',
  'endless',
  'conceded',
  'lost',
  'leaves',
  'timeOut',
  'noProgress',
  'takenBack',
  'turnedBack',
  'killed',
  'slip',
  'hit',
  'missed',
  'attackNegated',
  'negated',
  'controlChanged',
  'sacrificed',
  'summoned',
  'promoted',
  'played',
  'activated',
  'damaged',
  'damagePrevented',
  'healed',
  'destroyed',
  'cemeteryHp',
  'battle',
  'turnStart',
  'skipped',
  'cannotStrike',
  'freed',
  'attackRoll',
  'hitRoll',
  'resistRoll',
  'unmoved',
  'bossDraws',
  'miniTurn',
  'targetRoll',
  'rolled',
  'speedRoll',
  'rollOff',
  'tick',
  'effectNegated',
  'fizzled',
  'costPaid',
  'called',
  'chose',
  'revealedHand',
  'redrew',
  'discarded',
  'goesFirst',
  'openingRoll',
];

/** Of these, what is bad for whom it concerns. */
const ILLS: readonly EventName[] = [
  'lost',
  'killed',
  'slip',
  'missed',
  'attackNegated',
  'negated',
  'sacrificed',
  'damaged',
  'destroyed',
  'cemeteryHp',
  'skipped',
  'cannotStrike',
  'discarded',
];

export const story = (at: (s: State) => Machine): StoryWords => ({
  luck: (e, s) => luck(e, at(s)),
  headlines: HEADLINES.map((name) => EVENT[name]),
  ills: ILLS.map((name) => EVENT[name]),
  swings: [EVENT.killed, EVENT.battleEnds, EVENT.controlChanged, EVENT.destroyed, EVENT.cemeteryHp],
  times: [EVENT.turnStart],
  counts: COUNTS,
  tally: (e, s) => tally(e, at(s)),
});

/** What an event adds to what is counted. */
const tally = ofKinds<typeof EVENTS, [m: Machine], Counted[]>(
  EVENTS,
  {
    damaged: (e, m) => {
      // Damage that a creature does to its own side is nobody's feat.
      const by = e.b < 0 ? e.seat : m.state.cards[e.b].ctrl;
      return by === e.seat ? [] : [{ count: DAMAGE, seat: by, n: e.n }];
    },
    killed: (e) => [{ count: LOST, seat: e.seat, n: 1 }],
    summoned: (e) => [{ count: SUMMONED, seat: e.seat, n: 1 }],
    played: (e, m) => (defOf(m, e.a).kind === 'creature' ? [] : [{ count: MAGICS, seat: e.seat, n: 1 }]),
    battle: (e) => [{ count: BATTLES, seat: e.seat, n: 1 }],
  },
  [],
);
