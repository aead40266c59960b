import type { CardId, SeatId } from './brand.ts';
import type { Machine } from './machine.ts';
import { MOST_MARKS } from './marks.ts';

/**
 * Replacement and prevention. Before something is done to a card it is said what would happen; first whatever cannot
 * happen is struck out, then replacements put something else in its place, each at most once for every event. What is
 * left happens. Events of one moment are told together, because one thing may stop them all.
 */
export interface Would {
  /** The game's number for this kind of happening. */
  kind: number;
  /** The card it would happen to. */
  card: CardId;
  /** The card that would do it, and the player whose doing it is; NONE for a rule's. */
  src: CardId;
  by: SeatId;
  n: number;
}

/** Something that cannot happen; `told` may say so. */
export interface Cannot {
  kind: number;
  forbids: (m: Machine, w: Would) => boolean;
  told?: (m: Machine, w: Would) => void;
}

export interface Replacement {
  applies: (m: Machine, w: Would) => boolean;
  /** What happens instead of these, which are events of one moment that would all happen to the same card. */
  instead: (m: Machine, group: readonly Would[]) => readonly Would[];
}

export interface Replacing {
  cannot: readonly Cannot[];
  /** The first that applies comes first. */
  replacements: readonly Replacement[];
}

/** What really happens of all that would happen in one moment. */
export function applyReplacements(m: Machine, moment: readonly Would[]): Would[] {
  const rules = m.game.would;
  if (rules === undefined) return moment.slice();
  if (rules.replacements.length > MOST_MARKS) {
    throw new Error(`a game has at most ${MOST_MARKS} replacements; got ${rules.replacements.length}`);
  }
  let open = moment.filter((w) => possible(m, rules, w)).map((w): Open => ({ w, done: 0 }));
  for (let next = due(m, rules, open); next !== null; next = due(m, rules, open)) {
    const { at, card } = next;
    const { applies, instead } = rules.replacements[at];
    const bit = 1 << at;
    const group = open.filter((x) => x.w.card === card && (x.done & bit) === 0 && applies(m, x.w));
    const others = open.filter((x) => !group.includes(x));
    // Whatever comes in their place has been replaced by all that they were.
    const done = group.reduce((bits, x) => bits | x.done, bit);
    const put = instead(
      m,
      group.map((x) => x.w),
    );
    open = [...others, ...put.filter((w) => possible(m, rules, w)).map((w) => ({ w, done }))];
  }
  return open.map((x) => x.w);
}

/** An event still open, and the replacements that have had their say, one bit each. */
interface Open {
  w: Would;
  done: number;
}

function possible(m: Machine, rules: Replacing, w: Would): boolean {
  for (const rule of rules.cannot) {
    if (rule.kind !== w.kind || !rule.forbids(m, w)) continue;
    rule.told?.(m, w);
    return false;
  }
  return true;
}

/** The first replacement that applies to anything, and the card it is about. */
function due(m: Machine, rules: Replacing, open: readonly Open[]): { at: number; card: CardId } | null {
  for (let at = 0; at < rules.replacements.length; at++) {
    const { applies } = rules.replacements[at];
    const found = open.find((x) => (x.done & (1 << at)) === 0 && applies(m, x.w));
    if (found !== undefined) return { at, card: found.w.card };
  }
  return null;
}
