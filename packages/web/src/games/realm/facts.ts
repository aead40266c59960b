import type { Board } from '@wardroom/core';
import type { Events, RealmCardView, RealmTable, RealmView } from '@wardroom/realm';
import { placeOf } from '../../parts/table/board.ts';

/** The Contested Realm's types, for the parts of its table. */
export interface RealmGame {
  table: RealmTable;
  card: RealmCardView;
  event: Events;
}

// ── Squares and locations ──
/** A spot of a choice or of an event is a location: a square and a region of it. */
export const squareOf = (board: Board, spot: number): number => board.spots[spot].square;
export const regionOf = (board: Board, spot: number): string => board.spots[spot].region;
export const squareName = (board: Board, square: number): string => board.squares[square].name;

/** What an aura covers that is laid with its lowest square here. */
export const coversOf = (board: Board, corner: number): readonly number[] => board.squares[corner].covers ?? [];

/** Where a 2×2 lies on the screen, by the squares that it covers. */
export function veilOf(board: Board, covers: readonly number[], near: number): { x: number; y: number } {
  const places = covers.map((square) => placeOf(board, square, near));
  return { x: Math.min(...places.map((p) => p.x)), y: Math.min(...places.map((p) => p.y)) };
}

// ── What stands where ──
export interface Standing {
  card: RealmCardView;
  seat: number;
  avatar: boolean;
  /** Artifacts that it carries. */
  charms: RealmCardView[];
}

export interface Tile {
  square: number;
  name: string;
  site: RealmCardView | null;
  /** Whose site it is; null for the void and for rubble. */
  seat: number | null;
  /** On the surface, or in the void where there is no site. */
  above: Standing[];
  below: Standing[];
  /** Artifacts that nobody carries, above and below. */
  lying: RealmCardView[];
  buried: RealmCardView[];
  auras: RealmCardView[];
}

const isBelow = (card: RealmCardView): boolean => card.region === 'underground' || card.region === 'underwater';

/** Everything in play by square, as this viewer sees it. The far player's units come first: they stand behind. */
export function tilesOf(view: RealmView, board: Board, near: number): readonly Tile[] {
  const tiles: Tile[] = board.squares.map(({ name }, square) => ({
    square,
    name,
    site: null,
    seat: null,
    above: [],
    below: [],
    lying: [],
    buried: [],
    auras: [],
  }));
  const carried = new Map<number, RealmCardView[]>();
  for (const { zone, cards = [] } of view.zones) {
    if (zone !== 'artifacts') continue;
    for (const card of cards) {
      if (card.on !== undefined) carried.set(card.on, [...(carried.get(card.on) ?? []), card]);
      else if (card.at !== undefined) tiles[card.at][isBelow(card) ? 'buried' : 'lying'].push(card);
    }
  }
  for (const { zone, seat: side, cards = [] } of view.zones) {
    for (const card of cards) {
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
        for (const square of card.covers ?? []) tiles[square].auras.push(card);
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

export const hasState = (card: RealmCardView, state: string): boolean => card.states?.includes(state) === true;

export const PHASES: readonly { name: RealmTable['phase']; label: string }[] = [
  { name: 'start', label: 'Start & draw' },
  { name: 'main', label: 'Main' },
  { name: 'end', label: 'End' },
];
