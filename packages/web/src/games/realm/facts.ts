import type { CardView, View } from '@wardroom/core';
import type { Symbols } from './elements.ts';

/** What a view of the Contested Realm holds beyond what all games have (`packages/games/realm/src/view.ts`). */
export interface RealmTable {
  phase: string;
  grid: { columns: number; rows: number };
  players: RealmPlayer[];
  /** What waits to happen, the front first. */
  storyline: Event[];
  /** A fight under way, by aliases. */
  fight: Fight | null;
}

export interface RealmPlayer {
  gauge: { label: string; value: number; max: number };
  mana: { value: number; max: number };
  thresholds: Symbols;
  atlas: number;
  spellbook: number;
  hand: { sites: number; spells: number };
  deathsDoor: boolean;
}

export interface Event {
  card: CardView;
  seat: number;
  /** Aliases of what it aims at, and locations. */
  on: readonly number[];
  spots?: readonly number[];
  text: string;
}

export interface Fight {
  attacker: number;
  /** What is attacked; null where a mover is intercepted. */
  on: number | null;
  defenders: readonly number[];
}

export type Region = 'surface' | 'underground' | 'underwater' | 'void';

export interface RealmCard extends CardView {
  owner?: number;
  ctrl?: number;
  /** Its square; of an aura, the lowest that it covers. */
  at?: number;
  region?: Region;
  /** Of an artifact: alias of the unit that carries it. */
  on?: number;
  hp?: number;
  maxHp?: number;
  printed?: Record<string, number>;
  stats?: Record<string, number>;
  states?: string[];
  keywords?: string[];
  covers?: number[];
  /** Of a site: its symbols, whether it is water now, and whether it is what a destroyed one left. */
  elements?: Symbols;
  water?: boolean;
  rubble?: boolean;
  /** Of a card in a hand that one may not see. */
  back?: 'site' | 'spell';
}

export const tableOf = (view: View): RealmTable => view.table as unknown as RealmTable;

// ── Squares and locations ──
export const COLUMNS = 5;
export const ROWS = 4;
const SQUARES = COLUMNS * ROWS;
const REGIONS: readonly Region[] = ['surface', 'underground', 'underwater', 'void'];
const LETTERS = 'abcde';

/** A spot of a choice is a location: a square and a region of it, as one number. */
export const squareOf = (spot: number): number => spot % SQUARES;
export const regionOf = (spot: number): Region => REGIONS[Math.floor(spot / SQUARES)] ?? 'surface';
export const columnOf = (square: number): number => square % COLUMNS;
export const rowOf = (square: number): number => Math.floor(square / COLUMNS);
/** "b2": column and row, counted from the first player's side. */
export const squareName = (square: number): string => `${LETTERS[columnOf(square)]}${rowOf(square) + 1}`;

/** Squares as the near seat sees them, row by row from the far side: each player looks from their own back row. */
export function rowsFrom(near: number): readonly (readonly number[])[] {
  const rows = Array.from({ length: ROWS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column),
  );
  return near === 1 ? rows.map((row) => row.toReversed()) : rows.toReversed();
}

/** Where a square lies on the screen, in squares from the upper left. */
export function placeOf(square: number, near: number): { x: number; y: number } {
  const [x, y] = [columnOf(square), rowOf(square)];
  return near === 1 ? { x: COLUMNS - 1 - x, y } : { x, y: ROWS - 1 - y };
}

/** Where a 2×2 lies on the screen, by the squares that it covers. */
export function veilOf(covers: readonly number[], near: number): { x: number; y: number } {
  const places = covers.map((square) => placeOf(square, near));
  return { x: Math.min(...places.map((p) => p.x)), y: Math.min(...places.map((p) => p.y)) };
}

/** The squares of a 2×2, by the one with the lowest number. */
export const coversOf = (corner: number): number[] => [corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1];

// ── What stands where ──
export interface Standing {
  card: RealmCard;
  seat: number;
  avatar: boolean;
  /** Artifacts that it carries. */
  charms: RealmCard[];
}

export interface Tile {
  square: number;
  site: RealmCard | null;
  /** Whose site it is; null for the void and for rubble. */
  seat: number | null;
  /** On the surface, or in the void where there is no site. */
  above: Standing[];
  below: Standing[];
  /** Artifacts that nobody carries, above and below. */
  lying: RealmCard[];
  buried: RealmCard[];
  auras: RealmCard[];
}

const isBelow = (card: RealmCard): boolean => card.region === 'underground' || card.region === 'underwater';

/** Everything in play by square, as this viewer sees it. The far player's units come first: they stand behind. */
export function tilesOf(view: View, near: number): readonly Tile[] {
  const tiles: Tile[] = Array.from({ length: SQUARES }, (_, square) => ({
    square,
    site: null,
    seat: null,
    above: [],
    below: [],
    lying: [],
    buried: [],
    auras: [],
  }));
  const carried = new Map<number, RealmCard[]>();
  for (const { zone, cards = [] } of view.zones) {
    if (zone !== 'artifacts') continue;
    for (const card of cards as RealmCard[]) {
      if (card.on !== undefined) carried.set(card.on, [...(carried.get(card.on) ?? []), card]);
      else if (card.at !== undefined) tiles[card.at][isBelow(card) ? 'buried' : 'lying'].push(card);
    }
  }
  for (const { zone, seat: side, cards = [] } of view.zones) {
    for (const card of cards as RealmCard[]) {
      const seat = card.ctrl ?? side;
      if (card.at === undefined) continue;
      const tile = tiles[card.at];
      if (zone === 'sites') {
        tile.site = card;
        tile.seat = card.rubble === true ? null : seat;
      } else if (zone === 'avatars' || zone === 'minions') {
        const charms = carried.get(card.id) ?? [];
        tile[isBelow(card) ? 'below' : 'above'].push({ card, seat, avatar: zone === 'avatars', charms });
      } else if (zone === 'auras') {
        for (const square of card.covers ?? coversOf(card.at)) tiles[square].auras.push(card);
      }
    }
  }
  const far = ({ seat, avatar }: Standing): number => (seat === near ? 2 : 0) + (avatar ? 1 : 0);
  for (const tile of tiles) for (const units of [tile.above, tile.below]) units.sort((a, b) => far(a) - far(b));
  return tiles;
}

/** What the land is, for its looks: the void, rubble, water, or the elements of its symbols. */
export function landOf({ site }: Tile): 'void' | 'rubble' | 'water' | 'air' | 'earth' | 'fire' | 'plain' {
  if (site === null) return 'void';
  if (site.rubble === true) return 'rubble';
  if (site.water === true) return 'water';
  for (const element of ['fire', 'earth', 'air'] as const) if ((site.elements?.[element] ?? 0) > 0) return element;
  return 'plain';
}

export const hasState = (card: RealmCard, state: string): boolean => card.states?.includes(state) === true;

export const PHASES = [
  { name: 'start', label: 'Start & draw' },
  { name: 'main', label: 'Main' },
  { name: 'end', label: 'End' },
] as const;
