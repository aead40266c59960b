import type { CardView, Why } from '@wardroom/core';
import type { IconName } from '../icons/Icon.tsx';
import type { Dress, Strike } from './dress.ts';

/** What a game's view tells of a card in play, beyond which card it is. Every field may be missing. */
export interface CardFacts extends CardView {
  owner?: number;
  ctrl?: number;
  hp?: number;
  maxHp?: number;
  printed?: Record<string, number>;
  stats?: Record<string, number>;
  why?: Why[];
  states?: string[];
  /** How much of a state there is, where that is counted. */
  levels?: Record<string, number>;
  lasting?: Lasting[];
  /** The card that holds it on the field. */
  anchor?: string;
  /** The card it is attached to. */
  on?: number;
  count?: number;
}

export interface Lasting {
  source: string;
  left?: number;
  overTime?: number;
  /** What ends it: cycles or ticks that are counted (`left`), the end of the turn or battle, an attack, a roll that
   * frees, or its source leaving. */
  until: string;
  /** States of the card that come from it. */
  gives?: string[];
}

/** A badge on a card. */
export interface Status {
  key: string;
  icon: IconName;
  label: string;
  /** How often or how long still; null where nothing counts it down. */
  left: number | null;
  /** What remains, in words; empty where nothing does. */
  remains: string;
}

const cycles = (n: number): string => `${n} ${n === 1 ? 'cycle' : 'cycles'} left`;

export function remainsOf(x: Lasting): string {
  switch (x.until) {
    case 'cycles':
      return cycles(x.left ?? 0);
    case 'rounds':
      return `${x.left} ${x.left === 1 ? 'round' : 'rounds'} left`;
    case 'good':
      return 'for good';
    case 'ticks':
      return `${x.left} more ${x.left === 1 ? 'time' : 'times'}`;
    case 'turn':
      return 'until the turn ends';
    case 'battle':
      return 'for this battle';
    case 'freed':
      return 'until freed';
    case 'attack':
      return 'for the next attack';
    default:
      return 'until its source leaves';
  }
}

const COUNTED = new Set(['cycles', 'rounds', 'ticks']);

const counted = (x: Lasting): number | null => (COUNTED.has(x.until) ? (x.left ?? 0) : null);

export function statusesOf(facts: CardFacts, dress: Dress): Status[] {
  const lasting = facts.lasting ?? [];
  const out: Status[] = (facts.states ?? []).map((key) => {
    const { level, ...words }: Dress['states'][string] = dress.states[key] ?? { label: key, icon: 'info' };
    const much = facts.levels?.[key];
    if (level !== undefined && much !== undefined) return { key, ...words, left: much, remains: level(much) };
    // Of several that give the same state, the longest tells when it is over.
    const from = lasting.filter((x) => x.gives?.includes(key)).sort((a, b) => (b.left ?? 0) - (a.left ?? 0))[0];
    return { key, ...words, left: from === undefined ? null : counted(from), remains: from ? remainsOf(from) : '' };
  });
  for (const x of lasting) {
    if (x.overTime === undefined || x.overTime <= 0) continue;
    out.push({
      key: `overTime ${x.source}`,
      icon: 'overTime',
      label: `${x.overTime} damage over time`,
      left: counted(x),
      remains: remainsOf(x),
    });
  }
  return out;
}

/** A figure as it stands now against what is printed. */
export interface Figure {
  stat: string;
  label: string;
  printed: number;
  now: number;
  /** What changes it. */
  why: readonly Why[];
}

/** The printed figures with their present values; as printed where the card is not in play. */
export function figuresOf(
  printed: readonly { stat: string; label: string; value: number }[],
  facts: CardFacts | undefined,
  life: string,
): Record<string, Figure> {
  const out: Record<string, Figure> = {};
  const whyOf = (stat: string): readonly Why[] => (facts?.why ?? []).filter((w) => w.stat === stat);
  // What no card has printed on it has no words of its own there.
  for (const [stat, now] of Object.entries(facts?.stats ?? {}))
    out[stat] = { stat, label: stat, printed: 0, now, why: whyOf(stat) };
  for (const { stat, label, value } of printed) {
    const base = (stat === life ? facts?.maxHp : undefined) ?? facts?.printed?.[stat] ?? value;
    const now = (stat === life ? facts?.hp : undefined) ?? facts?.stats?.[stat] ?? base;
    out[stat] = { stat, label, printed: base, now, why: whyOf(stat) };
  }
  return out;
}

/** How it strikes: dice, what is added to their sum, and what cards in play add to its hit roll, where they do. */
export function strikeOf(part: Strike, figures: Record<string, Figure>): StrikeFigures | null {
  const [dice, plus] = [figures[part.dice], figures[part.plus]];
  if (dice === undefined || plus === undefined) return null;
  const [damage, hit] = [figures[part.damage ?? ''], figures[part.hit ?? '']];
  return {
    dice,
    plus: damage === undefined ? plus : { ...plus, now: plus.now + damage.now, why: [...plus.why, ...damage.why] },
    hit: hit === undefined || hit.now === 0 ? null : hit,
  };
}

export interface StrikeFigures {
  dice: Figure;
  plus: Figure;
  hit: Figure | null;
}

/** Whether it strikes better or worse than printed, and why; null where it strikes as printed. */
export function gainOf({ dice, plus, hit }: StrikeFigures): { change: number; why: readonly Why[] } | null {
  const changed = [dice, plus, ...(hit === null ? [] : [hit])].filter((f) => f.now !== f.printed);
  if (changed.length === 0) return null;
  return {
    change: Math.sign(changed.reduce((sum, f) => sum + f.now - f.printed, 0)),
    why: changed.flatMap((f) => f.why),
  };
}

/** "+5 attack damage from Battle Axe" for each card or clause that changes a figure. */
export const reasonsOf = (
  why: readonly Why[],
  stats: Dress['stats'],
  nameOf: (id: string) => string | undefined,
): string =>
  why.map((w) => `${changeOf(w)} ${spoken(stats[w.stat] ?? w.stat)} from ${nameOf(w.source) ?? w.source}`).join('; ');

/** Within a sentence: "attack damage", but "AL". */
const spoken = (label: string): string => (/^[A-Z][a-z]/.test(label) ? label[0].toLowerCase() + label.slice(1) : label);

export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** What a contribution does, in words. */
export function changeOf({ layer, amount }: Why): string {
  switch (layer) {
    case 'add':
      return signed(amount);
    case 'times':
      return `×${Number(amount.toFixed(2))}, rounded up`;
    case 'fix':
      return `is ${amount}, whatever changes it`;
    case 'cap':
      return `at most ${amount}`;
    case 'noRaise':
      return 'nothing else can raise it';
    default:
      return `becomes ${amount}`;
  }
}
