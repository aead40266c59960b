import type { Base, Events, GuardianCardView, GuardianTable, Points } from '@wardroom/guardian';

/** Guardian Realms' types, for the parts of its table. */
export interface Guardian {
  table: GuardianTable;
  card: GuardianCardView;
  event: Events;
}

type Lanes = readonly string[];

/** `lanes`: what lanes are called. */
export const baseName = (lanes: Lanes, { kind, lane }: Base): string =>
  kind === 'stronghold' ? 'Stronghold' : `${lanes[lane]} Outpost`;

/** A base in words: what it is, how it stands, and what is before it. */
export function tellBase(lanes: Lanes, base: Base, whose: string): string {
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

/** A lamp for each point there can be: what can be spent, what has been spent of this round's, and what is still to come. */
export function lamps({ value, max, most }: Points, kept: boolean): ('lit' | 'spent' | 'dark')[] {
  // Points that are kept have no "this round's": what is not there is still to come.
  const had = kept ? value : max;
  return Array.from({ length: most }, (_, i) => (i < value ? 'lit' : i < had ? 'spent' : 'dark'));
}

export const PHASES = [
  { name: 'start', label: 'Draw & points' },
  { name: 'main', label: 'Summon & attack' },
  { name: 'end', label: 'End' },
] as const;

const OPENING: ReadonlySet<Events['kind']> = new Set(['drawn', 'overdrawn', 'deckEmpty', 'baseDamaged', 'shuffled']);

/** How far the turn has come, by what has happened in it; `asked` is what is asked now. */
export function phaseOf(log: readonly Pick<Events, 'kind'>[], asked: string | undefined): string {
  if (asked === 'main') return 'main';
  const turn = log.slice(log.findLastIndex((e) => e.kind === 'turnStart') + 1);
  if (turn.some((e) => e.kind === 'turnEnd')) return 'end';
  return turn.every((e) => OPENING.has(e.kind)) ? 'start' : 'main';
}

/** Pairs of lanes on one side whose Guardians share their HP, each once, from left to right. */
export function chains(cards: readonly GuardianCardView[]): [number, number][] {
  const laneOf = new Map(cards.map((c) => [c.id, c.at]));
  const pools = new Map<string, number[]>();
  for (const c of cards) {
    if (c.link === undefined || c.at === undefined) continue;
    const pool = [c.at, ...c.link.flatMap((id) => laneOf.get(id) ?? [])].sort((a, b) => a - b);
    pools.set(pool.join(), pool);
  }
  return [...pools.values()].flatMap((pool) => pool.slice(1).map((lane, i) => [pool[i], lane] as [number, number]));
}
