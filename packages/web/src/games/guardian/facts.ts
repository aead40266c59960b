import type { CardView, View } from '@wardroom/core';

/** What a view of Guardian Realms holds beyond what all games have (`packages/games/guardian/src/view.ts`). */
export interface GuardianTable {
  round: number;
  lanes: number;
  /** The lane of the Strongholds. */
  stronghold: number;
  players: Player[];
}

export interface Player {
  dz: Points;
  sp: Points;
  /** What the next draw from the empty deck does to each base; 0 while there is a deck. */
  hunger: number;
  bases: Base[];
}

export interface Points {
  value: number;
  max: number;
}

export interface Base {
  lane: number;
  /** The number that choices call it by. */
  spot: number;
  kind: 'stronghold' | 'outpost';
  hp: number;
  max: number;
  fallen: boolean;
  wall: Wall | null;
  /** A wall was destroyed here. */
  wallLost: boolean;
}

export interface Wall {
  hp: number;
  max: number;
  tier: number;
}

export interface GuardianCard extends CardView {
  /** Its lane. */
  at?: number;
  hp?: number;
  maxHp?: number;
  exhausted?: boolean;
  states?: string[];
  levels?: Record<string, number>;
  class?: string | null;
  kind?: 'clone' | 'copy' | 'summon';
  /** Aliases of those it shares its HP with. */
  link?: number[];
  /** Alias of the Guardian that wears it. */
  on?: number;
  stats?: Record<string, number>;
  abilities?: { label: string; price: number }[];
}

export const tableOf = (view: View): GuardianTable => view.table as unknown as GuardianTable;

const LANES: Readonly<Record<number, readonly string[]>> = {
  3: ['left', 'middle', 'right'],
  5: ['far-left', 'left', 'middle', 'right', 'far-right'],
};

/** A lane in one word, as the log says it. */
export const laneName = (lanes: number, lane: number): string => LANES[lanes]?.[lane] ?? `${lane + 1}.`;

export const baseName = (lanes: number, { kind, lane }: Base): string =>
  kind === 'stronghold' ? 'Stronghold' : `${laneName(lanes, lane)} Outpost`;

/** A base in words: what it is, how it stands, and what is before it. */
export function tellBase(lanes: number, base: Base, whose: string): string {
  const parts = [`${whose} ${baseName(lanes, base)}`];
  parts.push(base.fallen ? 'fallen' : `${base.hp} of ${base.max} HP`);
  if (base.wall !== null) parts.push(`behind a wall of ${base.wall.hp} of ${base.wall.max} HP`);
  else if (base.wallLost) parts.push('its wall destroyed');
  return parts.join(', ');
}

/** How badly something is hurt: 0 whole, 1 to 3 cracked ever more, 4 gone. */
export function harm(hp: number, max: number): 0 | 1 | 2 | 3 | 4 {
  if (hp <= 0) return 4;
  const share = hp / max;
  return share > 0.8 ? 0 : share > 0.55 ? 1 : share > 0.3 ? 2 : 3;
}

/** Ten lamps: what can be spent, what has been spent of this round's, and what is still to come. */
export function lamps({ value, max }: Points, kept: boolean): ('lit' | 'spent' | 'dark')[] {
  // Points that are kept have no "this round's": what is not there is still to come.
  const had = kept ? value : max;
  return Array.from({ length: 10 }, (_, i) => (i < value ? 'lit' : i < had ? 'spent' : 'dark'));
}

export const PHASES = [
  { name: 'start', label: 'Draw & points' },
  { name: 'main', label: 'Summon & attack' },
  { name: 'end', label: 'End' },
] as const;

const OPENING = new Set(['drawn', 'overdrawn', 'deckEmpty', 'baseDamaged', 'shuffled']);

/** How far the turn has come, by what has happened in it; `asked` is what is asked now. */
export function phaseOf(log: readonly { kind: string }[], asked: string | undefined): string {
  if (asked === 'main') return 'main';
  const turn = log.slice(log.findLastIndex((e) => e.kind === 'turnStart') + 1);
  if (turn.some((e) => e.kind === 'turnEnd')) return 'end';
  return turn.every((e) => OPENING.has(e.kind)) ? 'start' : 'main';
}

/** Pairs of lanes on one side whose Guardians share their HP, each once, from left to right. */
export function chains(cards: readonly GuardianCard[]): [number, number][] {
  const laneOf = new Map(cards.map((c) => [c.id, c.at]));
  const pools = new Map<string, number[]>();
  for (const c of cards) {
    if (c.link === undefined || c.at === undefined) continue;
    const pool = [c.at, ...c.link.flatMap((id) => laneOf.get(id) ?? [])].sort((a, b) => a - b);
    pools.set(pool.join(), pool);
  }
  return [...pools.values()].flatMap((pool) => pool.slice(1).map((lane, i) => [pool[i], lane] as [number, number]));
}
