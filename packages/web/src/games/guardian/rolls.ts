import type { EventView } from '@wardroom/core';
import type { Roll } from '../../parts/dice/index.ts';

/** Dice and coins of Guardian Realms as the tray shows them, with what each roll means. */

const ROLLS = new Set(['coin', 'paralysisRoll', 'confusionRoll', 'exhaustionRoll', 'rolled']);

export const isRoll = ({ kind }: EventView): boolean => ROLLS.has(kind);

interface Throwing {
  cards: Readonly<Record<string, { name: string }>>;
  names: readonly string[];
  near: number;
  /** Nothing is being shown: what came of a roll has been seen. */
  rest: boolean;
}

/** What comes of a roll right after it: the dice lie there as long as it lasts. */
const COMES_OF_IT = new Set(['statusGained', 'statusLost', 'forfeited', 'damaged', 'immune', 'defeated']);

/**
 * The roll that lies on the tray: the last one, until something else has begun. The tray lies over the lanes, so it goes as soon
 * as the table is at rest: what is asked must be in reach.
 */
export function lastRoll(log: readonly EventView[], t: Throwing): Roll | null {
  if (t.rest) return null;
  for (let at = log.length - 1; at >= 0; at--) {
    if (isRoll(log[at])) return rollOf(at, log[at], t);
    if (!COMES_OF_IT.has(log[at].kind)) return null;
  }
  return null;
}

function rollOf(at: number, event: EventView, { cards, names, near }: Throwing): Roll | null {
  const { kind, a, seat, n, list = [] } = event;
  const who = a?.card === undefined ? 'A card' : (cards[a.card]?.name ?? a.card);
  const from = seat === near ? ('near' as const) : ('far' as const);
  const key = `roll-${at}`;
  const good = n === 1;
  switch (kind) {
    case 'coin':
      return {
        key,
        dice: [{ faces: [n === 1 ? 1 : 2], from }],
        coin: ['heads', 'tails'],
        title: 'The coin decides who begins',
        verdict: { kind: 'plain', text: `${names[seat]} begins` },
      };
    case 'paralysisRoll':
      return {
        key,
        dice: [{ faces: list, from }],
        total: list[0],
        against: { label: 'paralysis', value: 4 },
        title: `${who}, paralyzed: 4+ frees it`,
        verdict: { kind: good ? 'hit' : 'miss', text: good ? 'Breaks free' : 'Cannot move' },
      };
    case 'confusionRoll':
      return {
        key,
        dice: [{ faces: list, from }],
        title: `${who}, confused: even frees it`,
        verdict: { kind: good ? 'hit' : 'slip', text: good ? 'Its head clears' : '5 to itself' },
      };
    case 'exhaustionRoll':
      return {
        key,
        dice: [{ faces: list, from }],
        title: `${who} rests: 5 is two turns, 6 three`,
        verdict: { kind: 'plain', text: n === 1 ? '1 turn' : `${n} turns` },
      };
    default: {
      // The last number is how many sides they have.
      const faces = list.slice(0, -1);
      const title = `A ${list.at(-1) === 2 ? 'coin' : 'roll'} for ${who}`;
      return list.at(-1) === 2
        ? { key, dice: [{ faces, from }], coin: ['heads', 'tails'], title }
        : { key, dice: [{ faces, from }], title };
    }
  }
}
