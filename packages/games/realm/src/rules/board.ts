import {
  type CardId,
  type Cite,
  citeCard,
  type Machine,
  MODIFIERS,
  NONE,
  pile,
  type SeatId,
  type Spot,
  type Stat,
  type State,
  stat,
  statSet,
  touches,
  touchesAny,
} from '@wardroom/core';
import type { RealmCard } from '../card.ts';
import {
  AVATARS,
  COLUMNS,
  columnOf,
  ELEMENTS,
  LANCE,
  locIn,
  MINIONS,
  ROW,
  RUBBLE,
  regionOf,
  rowOf,
  SICK,
  SITES,
  SQUARES,
  STAT,
  STEALTH,
  TAPPED,
  UNDERGROUND,
  UNDERWATER,
  WARD,
} from '../names.ts';

/** What lies and stands where. Nothing here changes anything. */

export const defOf = (m: Machine, id: CardId): RealmCard => m.game.defs[m.state.cards[id].def] as RealmCard;

/** The text of a card, as what permits something. */
export const citeOf = (m: Machine, id: CardId): Cite => citeCard(m.state.cards[id].def);

export const foeOf = (seat: SeatId): SeatId => (1 - seat) as SeatId;

// ── Units ──

export const isAvatar = (s: State, id: CardId): boolean => id !== NONE && s.cards[id].zone === AVATARS;
export const isMinion = (s: State, id: CardId): boolean => id !== NONE && s.cards[id].zone === MINIONS;
export const isUnit = (s: State, id: CardId): boolean => isMinion(s, id) || isAvatar(s, id);
export const avatarOf = (s: State, seat: SeatId): CardId => pile(s, AVATARS, seat)[0];

/** Where units lie. */
export const UNIT_ZONES = [AVATARS, MINIONS] as const;

/** All units of a player, the avatar first. */
export const unitsOf = (s: State, seat: SeatId): CardId[] => [...pile(s, AVATARS, seat), ...pile(s, MINIONS, seat)];

// ── Sites and regions ──

/** The site or rubble of a square, NONE where it is void. */
export function siteAt(s: State, square: Spot): CardId {
  for (let seat = 0 as SeatId; seat < 2; seat++) {
    const sites = pile(s, SITES, seat);
    for (let i = 0; i < sites.length; i++) if (s.cards[sites[i]].at === square) return sites[i];
  }
  return NONE;
}

export const isRubble = (m: Machine, id: CardId): boolean => (m.state.cards[id].flags & RUBBLE) !== 0;

/** In play as a site; rubble is none. */
export const isSite = (s: State, id: CardId): boolean =>
  id !== NONE && s.cards[id].zone === SITES && (s.cards[id].flags & RUBBLE) === 0;

/** This player's site on a square, or NONE. */
export function siteOf(s: State, seat: SeatId, square: Spot): CardId {
  const sites = pile(s, SITES, seat);
  for (let i = 0; i < sites.length; i++) {
    const c = s.cards[sites[i]];
    if (c.at === square && (c.flags & RUBBLE) === 0) return sites[i];
  }
  return NONE;
}

const WETS = statSet([STAT.water, STAT.flooded]);
const WATER = ELEMENTS.indexOf('water');

/** S4.2: a water symbol, or flooded by an effect. */
export function isWater(m: Machine, site: CardId): boolean {
  if (isRubble(m, site)) return false;
  // Asked for all sites all the time: where nothing in play speaks of it, what is printed holds.
  if (!touchesAny(m, WETS)) return defOf(m, site).elements[WATER] > 0;
  return stat(m, STAT.water, site) > 0 || stat(m, STAT.flooded, site) > 0;
}

/** The region below a square, NONE where it is void. */
export function below(m: Machine, square: Spot): number {
  const site = siteAt(m.state, square);
  if (site === NONE) return NONE;
  return isWater(m, site) ? UNDERWATER : UNDERGROUND;
}

// ── Distances (S5.1), between locations ──

export const here = (a: Spot, b: Spot): boolean => a !== NONE && a === b;

export const isAdjacent = (a: Spot, b: Spot): boolean => inOneRegion(a, b) && stepsBetween(a, b) <= 1;

export const isNearby = (a: Spot, b: Spot): boolean => inOneRegion(a, b) && kingSteps(a, b) <= 1;

const inOneRegion = (a: Spot, b: Spot): boolean => a !== NONE && b !== NONE && regionOf(a) === regionOf(b);

/** Orthogonal steps between two squares, whatever the region. */
export const stepsBetween = (a: Spot, b: Spot): number =>
  Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** Steps where diagonal ones count as one. */
export const kingSteps = (a: Spot, b: Spot): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** S4.4: the squares of an aura by its corner with the lowest number. */
export const covered = (corner: Spot): readonly Spot[] =>
  [corner, corner + 1, corner + COLUMNS, corner + COLUMNS + 1].map(locIn);

export const covers = (corner: Spot, loc: Spot): boolean => {
  if (corner === NONE || loc === NONE) return false;
  const column = columnOf(loc) - columnOf(corner);
  const row = rowOf(loc) - rowOf(corner);
  return column >= 0 && column <= 1 && row >= 0 && row <= 1;
};

/** The squares of the realm, for walking over them. */
export const ALL_SQUARES: readonly Spot[] = Array.from({ length: SQUARES }, (_, i) => locIn(i));

// ── Tokens, states and keywords ──

export const flagged = (s: State, id: CardId, bit: number): boolean => (s.cards[id].flags & bit) !== 0;
export const isTapped = (s: State, id: CardId): boolean => flagged(s, id, TAPPED);
export const isWarded = (s: State, id: CardId): boolean => flagged(s, id, WARD);
export const isHidden = (s: State, id: CardId): boolean => flagged(s, id, STEALTH);
export const hasLance = (s: State, id: CardId): boolean => flagged(s, id, LANCE);

const MUTES = statSet([STAT.silenced, STAT.disabled]);
let looking = false;

/**
 * S5.6: silenced or disabled, so that its texts and keywords are nothing. What silences may itself be silenced by a
 * lasting effect, but not by another text that does the same: else two of them would ask each other for ever.
 */
export function isMuted(m: Machine, id: CardId): boolean {
  if (!touchesAny(m, MUTES)) return false;
  if (looking) return mutedByRow(m, id);
  looking = true;
  try {
    return stat(m, STAT.silenced, id) > 0 || stat(m, STAT.disabled, id) > 0;
  } finally {
    looking = false;
  }
}

function mutedByRow(m: Machine, id: CardId): boolean {
  const { rows } = m.state;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row.tag !== MODIFIERS || row.on !== id) continue;
    const { modifiers } = m.game.effects[row.effect];
    if (modifiers[STAT.silenced] !== undefined || modifiers[STAT.disabled] !== undefined) return true;
  }
  return false;
}

export const isDisabled = (m: Machine, id: CardId): boolean =>
  touches(m, STAT.disabled) && stat(m, STAT.disabled, id) > 0;
export const isSilenced = (m: Machine, id: CardId): boolean =>
  touches(m, STAT.silenced) && stat(m, STAT.silenced, id) > 0;

/** Has this keyword (S5.6); the silenced and the disabled have none. */
export const has = (m: Machine, keyword: Stat, id: CardId): boolean => stat(m, keyword, id) > 0 && !isMuted(m, id);

/** The figure of a keyword that has one (Movement, Ranged), 0 without it. */
export function amount(m: Machine, keyword: Stat, id: CardId): number {
  const n = stat(m, keyword, id);
  return n <= 0 || isMuted(m, id) ? 0 : n;
}

/** S4.3: whether it may tap for a cost: untapped, and over its summoning sickness or with Charge. */
export function canTap(m: Machine, id: CardId): boolean {
  const { flags } = m.state.cards[id];
  if ((flags & TAPPED) !== 0) return false;
  return ((flags & SICK) === 0 || has(m, STAT.charge, id)) && !isDisabled(m, id);
}

/** S1.3: for the cards of this player; a brand makes it Evil for those of one player alone. */
export function isEvil(m: Machine, id: CardId, asSeat: SeatId): boolean {
  return isTrulyEvil(m, id) || isBranded(m.state, id, asSeat);
}

/** S1.3: Evil for everybody. Avatars and sites never are. */
export const isTrulyEvil = (m: Machine, id: CardId): boolean =>
  isMinion(m.state, id) && (defOf(m, id).evil || stat(m, STAT.evil, id) > 0);

export function isBranded(s: State, id: CardId, by: SeatId): boolean {
  for (let i = 0; i < s.rows.length; i++) {
    const row = s.rows[i];
    if (row.tag === ROW.brand && row.on === id && row.by === by) return true;
  }
  return false;
}
