import {
  type CardId,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type Spot,
  type Stamp,
  type Stat,
  type State,
  stat,
  statSet,
  touchesAny,
} from '@wardroom/core';
import {
  COLUMNS,
  columnOf,
  locOf,
  REGION_NAMES,
  ROWS,
  regionOf,
  rowOf,
  SITES,
  SQUARES,
  STAT,
  SURFACE,
  squareAt,
  squareOf,
  UNDERGROUND,
  UNDERWATER,
  VOID,
} from '../names.ts';
import { ALL_SQUARES, amount, has, isAvatar, isDisabled, isMuted, isWater } from './board.ts';

/** Where a unit can live, the steps it can take, and how far they lead (S5.1, S5.2). Nothing here changes anything. */

const at = (column: number, row: number): Spot =>
  column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? NONE : squareAt(column, row);

const around = (steps: readonly (readonly [number, number])[]): readonly (readonly Spot[])[] =>
  ALL_SQUARES.map((square) =>
    steps.map(([column, row]) => at(columnOf(square) + column, rowOf(square) + row)).filter((x) => x !== NONE),
  );

/** The squares beside each square, and those at its corners. */
export const BESIDE = around([
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
]);
export const CORNERS = around([
  [1, 1],
  [1, -1],
  [-1, -1],
  [-1, 1],
]);

// ── The ground: what lies on each square. Lent out until the next look. ──

const NO_GROUND = 0;
const LAND = 1;
const WATER = 2;
const ground = new Int8Array(SQUARES);

/** What was looked at last. Where no text speaks of water, the ground changes only with cards that come and go. */
const looked: { state: State | null; stamp: Stamp } = { state: null, stamp: NONE };
const FLOODS = statSet([STAT.flooded, STAT.water]);

/** Look at the realm. What follows goes by it until the next look. */
export function survey(m: Machine): void {
  const s = m.state;
  const plain = !touchesAny(m, FLOODS);
  if (plain && looked.state === s && looked.stamp === s.stamp) return;
  looked.state = plain ? s : null;
  looked.stamp = s.stamp;
  ground.fill(NO_GROUND);
  for (let seat = 0 as SeatId; seat < 2; seat++) {
    const sites = pile(s, SITES, seat);
    for (let i = 0; i < sites.length; i++) ground[s.cards[sites[i]].at] = isWater(m, sites[i]) ? WATER : LAND;
  }
}

// ── How a unit gets about, one bit each ──

const FLIES = 1;
const DIGS = 2;
const SWIMS = 4;
const WALKS_VOID = 8;
const GAITS: readonly (readonly [Stat, number])[] = [
  [STAT.airborne, FLIES],
  [STAT.burrowing, DIGS],
  [STAT.submerge, SWIMS],
  [STAT.voidwalk, WALKS_VOID],
];

export function gaitOf(m: Machine, id: CardId): number {
  let gait = 0;
  for (let i = 0; i < GAITS.length; i++) if (stat(m, GAITS[i][0], id) > 0) gait |= GAITS[i][1];
  if (gait === 0 || isMuted(m, id)) return 0;
  // An avatar never goes below, nor into the void.
  return isAvatar(m.state, id) ? gait & FLIES : gait;
}

/** Whether whoever gets about like this can live there, by the last look. */
export function lives(gait: number, loc: Spot): boolean {
  const soil = ground[squareOf(loc)];
  switch (regionOf(loc)) {
    case SURFACE:
      return soil !== NO_GROUND;
    case UNDERGROUND:
      return soil === LAND && (gait & DIGS) !== 0;
    case UNDERWATER:
      return soil === WATER && (gait & SWIMS) !== 0;
    default:
      return soil === NO_GROUND && (gait & WALKS_VOID) !== 0;
  }
}

/** Where something at this location really is, by the last look: in the void, on a site, below land or below water. */
export function really(loc: Spot): Spot {
  const square = squareOf(loc);
  const soil = ground[square];
  if (soil === NO_GROUND) return locOf(square, VOID);
  const region = regionOf(loc);
  if (region === SURFACE || region === VOID) return square;
  return locOf(square, soil === WATER ? UNDERWATER : UNDERGROUND);
}

export function trueLoc(m: Machine, loc: Spot): Spot {
  survey(m);
  return really(loc);
}

/** S5.1: whether a unit can live there. */
export function canLive(m: Machine, id: CardId, loc: Spot): boolean {
  survey(m);
  return lives(gaitOf(m, id), loc);
}

/** What one comes to by a step onto this square from a region: its surface or void, or what is below it. */
function enter(gait: number, square: Spot, region: number, found: Spot[]): void {
  const soil = ground[square];
  if (region === SURFACE || region === VOID) {
    if (soil !== NO_GROUND) found.push(square);
    else if ((gait & WALKS_VOID) !== 0) found.push(locOf(square, VOID));
  } else if (soil === LAND) {
    if ((gait & DIGS) !== 0) found.push(locOf(square, UNDERGROUND));
  } else if (soil === WATER && (gait & SWIMS) !== 0) found.push(locOf(square, UNDERWATER));
}

/** Where one step leads, by the last look. */
function stepsFrom(gait: number, loc: Spot, found: Spot[]): Spot[] {
  const square = squareOf(loc);
  const region = regionOf(loc);
  found.length = 0;
  const beside = BESIDE[square];
  for (let i = 0; i < beside.length; i++) enter(gait, beside[i], region, found);
  if (region === SURFACE) {
    if ((gait & (DIGS | SWIMS)) !== 0) enter(gait, square, UNDERGROUND, found);
    // S5.6: over the surface, from one site to another.
    if ((gait & FLIES) !== 0) {
      const corners = CORNERS[square];
      for (let i = 0; i < corners.length; i++) if (ground[corners[i]] !== NO_GROUND) found.push(corners[i]);
    }
  } else if (region !== VOID && ground[square] !== NO_GROUND) found.push(square);
  return found;
}

/** S5.2: where one step leads from a location. */
export function steps(m: Machine, id: CardId, loc: Spot): Spot[] {
  survey(m);
  return stepsFrom(gaitOf(m, id), loc, []);
}

const LOCATIONS = SQUARES * REGION_NAMES.length;
const FAR = 99;
const distance = new Int8Array(LOCATIONS);
const found: Spot[] = [];
const next: Spot[] = [];

/** All locations within so many steps, the nearest first, by the last look. Lent out until the next call. */
export function spread(gait: number, from: Spot, limit: number): readonly Spot[] {
  distance.fill(FAR);
  distance[from] = 0;
  found.length = 0;
  found.push(from);
  for (let i = 0; i < found.length; i++) {
    const far = distance[found[i]] + 1;
    if (far > limit) break;
    stepsFrom(gait, found[i], next);
    for (let k = 0; k < next.length; k++) {
      if (distance[next[k]] !== FAR) continue;
      distance[next[k]] = far;
      found.push(next[k]);
    }
  }
  return found;
}

/** Where a unit comes from a location with so many steps, itself included. */
export function reach(m: Machine, id: CardId, from: Spot, limit: number): Spot[] {
  survey(m);
  return spread(gaitOf(m, id), from, limit).slice();
}

/** S5.2: how many steps a move of this unit has. */
export function stepsOf(m: Machine, id: CardId): number {
  return has(m, STAT.immobile, id) || isDisabled(m, id) ? 0 : 1 + amount(m, STAT.movement, id);
}

/** Whether it can get there with one move of its own. */
export function canReach(m: Machine, id: CardId, to: Spot): boolean {
  const from = m.state.cards[id].at;
  if (from === to) return true;
  const limit = stepsOf(m, id);
  const apart = Math.max(Math.abs(columnOf(from) - columnOf(to)), Math.abs(rowOf(from) - rowOf(to)));
  if (apart > limit) return false;
  survey(m);
  spread(gaitOf(m, id), from, limit);
  return distance[to] !== FAR;
}

/** The first steps of the shortest ways from where it is, of at most so many steps; none if there is no way. */
export function waysTo(m: Machine, id: CardId, to: Spot, limit: number): Spot[] {
  const from = m.state.cards[id].at;
  survey(m);
  const gait = gaitOf(m, id);
  if (!lives(gait, to)) return [];
  // Every step can be taken back, so the way there is as long as the way back.
  spread(gait, to, limit - 1);
  const first = stepsFrom(gait, from, []);
  let least = FAR;
  for (const loc of first) least = Math.min(least, distance[loc]);
  return least === FAR ? [] : first.filter((loc) => distance[loc] === least);
}
