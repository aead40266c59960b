import type { EventName, Events } from '@wardroom/guardian';
import type { Roll } from '../../parts/dice/index.ts';

/** Dice and coins of Guardian Realms as the tray shows them, with what each roll means. */

const ROLLS = ['coin', 'paralysisRoll', 'confusionRoll', 'exhaustionRoll', 'rolled'] as const satisfies EventName[];
type RollEvent = Extract<Events, { kind: (typeof ROLLS)[number] }>;

const KINDS: ReadonlySet<EventName> = new Set(ROLLS);
export const isRoll = (event: Events): event is RollEvent => KINDS.has(event.kind);

interface Throwing {
  cards: Readonly<Record<string, { name: string }>>;
  names: readonly string[];
  near: number;
  /** Nothing is being shown: what came of a roll has been seen. */
  rest: boolean;
}

/** What comes of a roll right after it: the dice lie there as long as it lasts. */
const COMES_OF_IT: ReadonlySet<EventName> = new Set([
  'statusGained',
  'statusLost',
  'forfeited',
  'damaged',
  'immune',
  'defeated',
]);

/**
 * The roll that lies on the tray: the last one, until something else has begun. The tray lies over the lanes, so it goes as soon
 * as the table is at rest: what is asked must be in reach.
 */
export function lastRoll(log: readonly Events[], t: Throwing): Roll | null {
  if (t.rest) return null;
  for (let at = log.length - 1; at >= 0; at--) {
    const event = log[at];
    if (isRoll(event)) return rollOf(at, event, t);
    if (!COMES_OF_IT.has(event.kind)) return null;
  }
  return null;
}

function rollOf(at: number, event: RollEvent, { cards, names, near }: Throwing): Roll {
  const { a, seat, n } = event;
  const who = a?.card === undefined ? 'A card' : (cards[a.card]?.name ?? a.card);
  const from = seat === near ? ('near' as const) : ('far' as const);
  const key = `roll-${at}`;
  const good = n === 1;
  switch (event.kind) {
    case 'coin':
      return {
        key,
        dice: [{ faces: [n], from }],
        coin: ['heads', 'tails'],
        title: 'The coin decides who begins',
        verdict: { kind: 'plain', text: `${names[seat]} begins` },
      };
    case 'paralysisRoll':
      return {
        key,
        dice: [{ faces: event.list, from }],
        total: event.list[0],
        against: { label: 'paralysis', value: event.figure },
        title: `${who}, paralyzed: ${event.figure}+ frees it`,
        verdict: { kind: good ? 'hit' : 'miss', text: good ? 'Breaks free' : 'Cannot move' },
      };
    case 'confusionRoll':
      return {
        key,
        dice: [{ faces: event.list, from }],
        title: `${who}, confused: even frees it`,
        verdict: { kind: good ? 'hit' : 'slip', text: good ? 'Its head clears' : `${event.figure} to itself` },
      };
    case 'exhaustionRoll':
      return {
        key,
        dice: [{ faces: event.list, from }],
        title: `For how long does ${who} rest?`,
        verdict: { kind: 'plain', text: n === 1 ? '1 turn' : `${n} turns` },
      };
    case 'rolled': {
      const isCoin = event.figure === 2;
      const title = `A ${isCoin ? 'coin' : 'roll'} for ${who}`;
      const dice = [{ faces: event.list, from }];
      return isCoin ? { key, dice, coin: ['heads', 'tails'], title } : { key, dice, title };
    }
    default:
      return event satisfies never;
  }
}
