import { upperTail } from '@wardroom/host/dice-story';
import { round } from './rate.ts';

/** Whether playing a card goes with winning. */

/** One seat of a match, as far as cards are concerned. */
export interface Sitting {
  /** Its match belongs to this block. */
  block: number;
  /** Whose deck it was against whom: only sittings of one kind are compared with each other. */
  kind: string;
  won: boolean;
  /** Definitions that it used. */
  used: ReadonlySet<number>;
  /** Those in its deck. */
  held: ReadonlySet<number>;
}

export interface Effect {
  /** Sittings with the card in the deck, and those in which it was used. */
  held: number;
  used: number;
  /** How much more often a sitting wins where it was used than where it was not, in the same match-up. Null if that cannot be told. */
  effect: number | null;
  /** The chance of a difference as large if there were none; and corrected for all cards (Benjamini and Hochberg). */
  p: number | null;
  q: number | null;
}

/**
 * Within each match-up, use and winning are taken as differences from their means; the effect is the slope of one on the other. Its
 * error is reckoned from whole blocks, because both seats of a match and both matches of a block hang together.
 */
export function effects(sittings: readonly Sitting[], cards: readonly number[]): Map<number, Effect> {
  const raw = cards.map((card) =>
    effectOf(
      sittings.filter((x) => x.held.has(card)),
      card,
    ),
  );
  const corrected = benjaminiHochberg(raw.map((x) => x.p));
  return new Map(
    raw.map((x, i) => [
      cards[i],
      { ...x, effect: rounded(x.effect), p: rounded(x.p), q: rounded(corrected[i]) } satisfies Effect,
    ]),
  );
}

const rounded = (x: number | null): number | null => (x === null ? null : round(x));

/** With fewer blocks that tell something the normal curve says nothing. */
const FEWEST_BLOCKS = 10;

function effectOf(sittings: readonly Sitting[], card: number): Omit<Effect, 'q'> {
  const kinds = new Map<string, { n: number; used: number; won: number }>();
  let used = 0;
  for (const x of sittings) {
    const kind = kinds.get(x.kind) ?? { n: 0, used: 0, won: 0 };
    kinds.set(x.kind, kind);
    kind.n++;
    if (x.won) kind.won++;
    if (!x.used.has(card)) continue;
    kind.used++;
    used++;
  }
  const blocks = new Map<number, number>();
  let spread = 0;
  for (const x of sittings) {
    const kind = kinds.get(x.kind)!;
    const byUse = Number(x.used.has(card)) - kind.used / kind.n;
    const product = byUse * (Number(x.won) - kind.won / kind.n);
    spread += byUse * byUse;
    if (product !== 0) blocks.set(x.block, (blocks.get(x.block) ?? 0) + product);
  }
  const together = [...blocks.values()];
  const sum = together.reduce((a, b) => a + b, 0);
  const variance = together.reduce((a, b) => a + b * b, 0);
  const counted = { held: sittings.length, used };
  if (spread === 0 || variance === 0 || blocks.size < FEWEST_BLOCKS) return { ...counted, effect: null, p: null };
  return { ...counted, effect: sum / spread, p: 2 * upperTail(Math.abs(sum) / Math.sqrt(variance)) };
}

/** Corrected so that of all that is below a limit, no more than that share is there by chance. */
export function benjaminiHochberg(ps: readonly (number | null)[]): (number | null)[] {
  const known = ps.flatMap((p, i) => (p === null ? [] : [{ p, i }])).sort((a, b) => b.p - a.p);
  const qs: (number | null)[] = ps.map(() => null);
  let least = 1;
  known.forEach(({ p, i }, k) => {
    least = Math.min(least, (p * known.length) / (known.length - k));
    qs[i] = least;
  });
  return qs;
}
