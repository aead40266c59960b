import {
  type CardId,
  type Counted,
  type Machine,
  ofKinds,
  type SeatId,
  type State,
  type StoryWords,
  type Throw,
} from '@wardroom/core';
import { EVENT, EVENTS, type EventName } from './names.ts';

/** How a match of Guardian Realms is told. */

const COUNTS = [
  'damage to bases',
  'damage to Guardians',
  'Guardians summoned',
  'Guardians lost',
  'cards played',
] as const;
const [TO_BASES, TO_GUARDIANS, SUMMONED, LOST, PLAYED] = COUNTS.map((_, i) => i);

/** What is not here (draws, what ends by itself) is told along with what comes of it. */
const HEADLINES: readonly EventName[] = [
  'won',
  'drawnMatch',
  'endless',
  'conceded',
  'disqualified',
  'lost',
  'timeOut',
  'baseFallen',
  'defeated',
  'deckEmpty',
  'wallDestroyed',
  'baseDamaged',
  'attackNegated',
  'shieldBroken',
  'damaged',
  'wallDamaged',
  'prevented',
  'sacrificed',
  'infused',
  'cloned',
  'copied',
  'putOut',
  'linked',
  'summoned',
  'returned',
  'discarded',
  'statusGained',
  'immune',
  'forfeited',
  'attacks',
  'abilityUsed',
  'sprung',
  'wallBuilt',
  'baseHealed',
  'healed',
  'played',
  'equipped',
  'laid',
  'swapped',
  'gainedSp',
  'gainedDz',
  'revealedHand',
  'overdrawn',
  'statusLost',
  'attackLost',
  'usedUp',
  'ended',
  'linkEnds',
  'paralysisRoll',
  'confusionRoll',
  'exhaustionRoll',
  'rolled',
  'turnStart',
  'redrew',
  'kept',
  'coin',
];

/** Of these, what is bad for whom it concerns. */
const ILLS: readonly EventName[] = [
  'lost',
  'baseFallen',
  'defeated',
  'deckEmpty',
  'wallDestroyed',
  'baseDamaged',
  'attackNegated',
  'shieldBroken',
  'damaged',
  'wallDamaged',
  'sacrificed',
  'returned',
  'discarded',
  'forfeited',
  'overdrawn',
];

export const story = (at: (s: State) => Machine): StoryWords => ({
  luck,
  headlines: HEADLINES.map((name) => EVENT[name]),
  ills: ILLS.map((name) => EVENT[name]),
  swings: [EVENT.defeated, EVENT.baseDamaged, EVENT.baseFallen, EVENT.wallDestroyed, EVENT.summoned],
  times: [EVENT.turnStart],
  counts: COUNTS,
  tally: (e, s) => tally(e, at(s)),
});

/** G8.1, G8.3, G8.4: dice, and what their player hoped for. Coins are no dice. */
const luck = ofKinds<typeof EVENTS, [], Throw[]>(
  EVENTS,
  {
    paralysisRoll: (e) => hoping(e, 'breaks free', 1 / 2),
    confusionRoll: (e) => hoping(e, 'comes to its senses', 1 / 2),
    exhaustionRoll: (e) => hoping(e, 'rests for one turn only', 2 / 3),
    rolled: (e) => (e.figure === 6 ? [{ seat: e.seat, faces: e.list, wants: [] }] : []),
  },
  [],
);

const hoping = (
  { seat, list, n }: { seat: SeatId; list: number[]; n: number },
  what: string,
  chance: number,
): Throw[] => [{ seat, faces: list, wants: [{ what, chance, happened: n === 1 }] }];

/** What an event adds to what is counted. */
const tally = ofKinds<typeof EVENTS, [m: Machine], Counted[]>(
  EVENTS,
  {
    baseDamaged: (e, m) => feat(e, TO_BASES, m),
    damaged: (e, m) => feat(e, TO_GUARDIANS, m),
    summoned: (e) => [{ count: SUMMONED, seat: e.seat, n: 1 }],
    defeated: (e) => [{ count: LOST, seat: e.seat, n: 1 }],
    played,
    laid: played,
    equipped: played,
  },
  [],
);

/** Damage that a side does to itself is nobody's feat. */
function feat({ seat, b, n }: { seat: SeatId; b: CardId; n: number }, count: number, m: Machine): Counted[] {
  const by = b < 0 ? seat : m.state.cards[b].ctrl;
  return by === seat ? [] : [{ count, seat: by, n }];
}

function played({ seat }: { seat: SeatId }): Counted[] {
  return [{ count: PLAYED, seat, n: 1 }];
}
