import type { GameEvent, Machine, State, StoryWords, Throw } from '@wardroom/core';
import { EVENT, type EventName } from './names.ts';

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

export const story = (at: (s: State) => Machine): StoryWords => ({
  luck,
  headlines: HEADLINES.map((name) => EVENT[name]),
  swings: [EVENT.defeated, EVENT.baseDamaged, EVENT.baseFallen, EVENT.wallDestroyed, EVENT.summoned],
  times: [EVENT.turnStart],
  counts: COUNTS,
  tally: (e, s) => tally(e, at(s)),
});

/** G8.1, G8.3, G8.4: dice, and what their player hoped for. Coins are no dice. */
function luck(e: GameEvent): Throw[] {
  const faces = e.list ?? [];
  switch (e.kind) {
    case EVENT.paralysisRoll:
      return [{ seat: e.seat, faces, wants: [{ what: 'breaks free', chance: 1 / 2, happened: e.n === 1 }] }];
    case EVENT.confusionRoll:
      return [{ seat: e.seat, faces, wants: [{ what: 'comes to its senses', chance: 1 / 2, happened: e.n === 1 }] }];
    case EVENT.exhaustionRoll:
      return [
        { seat: e.seat, faces, wants: [{ what: 'rests for one turn only', chance: 2 / 3, happened: e.n === 1 }] },
      ];
    case EVENT.rolled:
      return e.figure === 6 ? [{ seat: e.seat, faces, wants: [] }] : [];
    default:
      return [];
  }
}

function tally(e: GameEvent, m: Machine): ReturnType<StoryWords['tally']> {
  // Damage that a side does to itself is nobody's feat.
  const by = e.b < 0 ? e.seat : m.state.cards[e.b].ctrl;
  switch (e.kind) {
    case EVENT.baseDamaged:
      return by === e.seat ? [] : [{ count: TO_BASES, seat: by, n: e.n }];
    case EVENT.damaged:
      return by === e.seat ? [] : [{ count: TO_GUARDIANS, seat: by, n: e.n }];
    case EVENT.summoned:
      return [{ count: SUMMONED, seat: e.seat, n: 1 }];
    case EVENT.defeated:
      return [{ count: LOST, seat: e.seat, n: 1 }];
    case EVENT.played:
    case EVENT.laid:
    case EVENT.equipped:
      return [{ count: PLAYED, seat: e.seat, n: 1 }];
    default:
      return [];
  }
}
