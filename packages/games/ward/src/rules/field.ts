import {
  type Card,
  type CardId,
  type Cite,
  citeCard,
  isOpponent,
  type Machine,
  NONE,
  pile,
  type Row,
  type SeatId,
  type State,
  seatStat,
  stat,
  touches,
  type Zone,
} from '@wardroom/core';
import { CREATURE_TYPES, type CreatureKind, type WardCard } from '../card.ts';
import {
  ACTIVE,
  CEMETERY,
  CHAIN,
  CREATURE_FOR_GOOD,
  DECK,
  FROM_CEMETERY,
  FROM_DECK,
  GONE,
  GRAFTED,
  HAND,
  MAGIC,
  MATCH,
  matchOf,
  OPTION,
  OWNERS,
  PLAYER,
  PRIMARY,
  ROW,
  SIDE,
  STAT,
  UNDER,
} from '../names.ts';

/** The field: what lies where, what belongs to what, and what counts. Nothing here moves a card. */

export const defOf = (m: Machine, id: CardId): WardCard => m.game.defs[m.state.cards[id].def] as WardCard;

/** The creature in front, or NONE. */
export const primaryOf = (s: State, seat: SeatId): CardId => {
  const cards = pile(s, PRIMARY, seat);
  return cards.length === 0 ? NONE : cards[0];
};

export const onField = (c: Card): boolean => c.zone === PRIMARY || c.zone === SIDE || c.zone === MAGIC;
export const isFighter = (c: Card): boolean => c.zone === PRIMARY || c.zone === SIDE;

/** Damage or healing that comes once per cycle (W11). */
export const isOverTime = (row: Row): boolean => row.tag === ROW.dot || row.tag === ROW.hot;

/** A minion whose card says that it can be battled and killed where it stands. */
export const isMortal = (m: Machine, id: CardId): boolean => defOf(m, id).mortal;

/** Whether a card is a creature where it lies: a hybrid is one only on the field (W6.2.3). */
export function isCreature(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  const def = m.game.defs[c.def] as WardCard;
  if (def.kind === 'creature') return c.zone !== MAGIC;
  if (def.kind === 'magic') return false;
  return isFighter(c) || (c.flags & CREATURE_FOR_GOOD) !== 0;
}

/** W5.2.1.2: an effect may give a creature on the field another type. */
export const typeOf = (m: Machine, id: CardId): CreatureKind | null =>
  touches(m, STAT.type) && isFighter(m.state.cards[id])
    ? (CREATURE_TYPES[stat(m, STAT.type, id)] ?? null)
    : defOf(m, id).type;

/** W4.1.1, W17.5: printed HP of the creatures in a cemetery, and what effects added or took (W17.3: it may be below 0). */
export const cemeteryHp = (m: Machine, seat: SeatId): number => {
  const n = m.state.seats[seat].n;
  return n[PLAYER.offset] + n[PLAYER.buried];
};

/** What a card would count in a cemetery. */
export function countedHp(m: Machine, id: CardId): number {
  const c = m.state.cards[id];
  const def = m.game.defs[c.def] as WardCard;
  if (def.kind === 'creature') return def.hp + def.buriedHp;
  return def.kind === 'hybrid' && (c.flags & CREATURE_FOR_GOOD) !== 0 ? def.hp : 0;
}

/** What reaches a player's cemetery with a creature: itself, what lies under it (W8.3.1) and what it anchors (W12.2). */
export function fallHp(m: Machine, id: CardId, seat: SeatId): number {
  const s = m.state;
  let sum = homeOf(m, id) === seat ? countedHp(m, id) : 0;
  if (!isFighter(s.cards[id])) return sum;
  for (const x of cardsUnder(s, id) ?? []) sum += homeOf(m, id) === seat ? countedHp(m, x) : 0;
  return sum + wornHp(m, id, seat) + anchoredHp(m, id, seat);
}

/** W6.4.2: creature cards that it wears as equips go to their owners' cemeteries with it. */
function wornHp(m: Machine, id: CardId, seat: SeatId): number {
  const s = m.state;
  let sum = 0;
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (const x of pile(s, MAGIC, side)) {
      const c = s.cards[x];
      if (c.host === id && c.owner === seat && c.home === NONE) sum += countedHp(m, x);
    }
  }
  return sum;
}

/** What goes to a player's cemetery when a card stops anchoring. */
export function anchoredHp(m: Machine, id: CardId, seat: SeatId): number {
  const s = m.state;
  let sum = 0;
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (let zone = PRIMARY; zone <= SIDE; zone++) {
      for (const x of pile(s, zone, side)) {
        const c = s.cards[x];
        if (c.anchor === id && c.ctrl === seat && c.home !== HAND) sum += countedHp(m, x);
      }
    }
  }
  return sum;
}

export const threshold = (s: State): number => s.options[OPTION.threshold];

/** W6.5.2, B10.6: places for magics on a side. */
export const SLOTS = 5;

/** W6.5.2: infinite magics on a side take its slots. */
export function freeSlots(m: Machine, seat: SeatId): number {
  let used = seatStat(m, STAT.takenSlots, seat);
  for (const id of pile(m.state, MAGIC, seat)) if (takesSlot(m, id)) used++;
  return SLOTS - used;
}

/** A standard that lies on the field until its end takes no slot; what is or has become infinite does. */
const takesSlot = (m: Machine, id: CardId): boolean => defOf(m, id).magic !== 'standard';

/** Printed HP; a boss has a figure for each number of players. */
export const fullHp = (m: Machine, id: CardId): number => {
  const def = defOf(m, id);
  return def.hps === null ? def.hp : def.hps[m.state.g[MATCH.players] - 1];
};

export const hpLeft = (m: Machine, id: CardId): number => fullHp(m, id) - m.state.cards[id].hurt;

/** Creatures whose texts are silenced (Iron Range, Mind Sap …). Only magics silence, so this never asks itself. */
export const silenced = (m: Machine, id: CardId): boolean => touches(m, STAT.negated) && stat(m, STAT.negated, id) > 0;

/** Whether a card's texts work: W13.2.2 (limited summons have none), W14.2.1 (not before it has arrived), negation. */
export function textWorks(m: Machine, c: Card, id: CardId): boolean {
  if (c.zone === MAGIC) return (c.flags & GRAFTED) === 0;
  if (c.zone !== PRIMARY || (c.flags & ACTIVE) === 0) return false;
  return !silenced(m, id);
}

/**
 * Whether a text is a creature's. A hybrid is a creature only on the field or for good (W6.2.3); a creature that is worn as an
 * equip, or is being played as one, is not.
 */
export function isCreatureEffect(m: Machine, src: CardId): boolean {
  const c = m.state.cards[src];
  const { kind, asEquip } = m.game.defs[c.def] as WardCard;
  if (kind === 'hybrid') return isFighter(c) || (c.flags & CREATURE_FOR_GOOD) !== 0;
  if (kind !== 'creature' || c.zone === MAGIC || (c.flags & GRAFTED) !== 0) return false;
  return asEquip === null || isFighter(c) || (c.zone !== HAND && c.zone !== CHAIN);
}

/** Whether effects and payments may take a card off the field. Kills, destruction and anchors do not ask (W12.3). */
export function canLeave(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  if (id === matchOf(m.state)[MATCH.bossCard]) return false; // B10.3
  if (isFighter(c)) return stat(m, STAT.noLeave, id) === 0;
  return c.zone !== MAGIC || !defOf(m, id).onlyDestroyed;
}

/** W6.4.2, W6.6.1: whose a card on the field is when it leaves. A creature is its controller's, unless it is only held for a while. */
export function homeOf(m: Machine, id: CardId): SeatId {
  const c = m.state.cards[id];
  if ((c.flags & OWNERS) !== 0) return c.owner;
  // What a boss raised or took goes back to who brought it.
  return isFighter(c) && c.home !== HAND && c.ctrl !== matchOf(m.state)[MATCH.boss] ? c.ctrl : c.owner;
}

/** A boss card on its way into the deck, hand or use of a player (B5.1.1). */
export const isForeign = (m: Machine, id: CardId, zone: Zone, seat: SeatId): boolean =>
  seat !== matchOf(m.state)[MATCH.boss] && zone !== CEMETERY && zone !== GONE && defOf(m, id).boss !== null;

export const cardsUnder = (s: State, id: CardId): CardId[] | null => {
  let found: CardId[] | null = null;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const x of pile(s, UNDER, seat)) {
      if (s.cards[x].host === id) {
        found ??= [];
        found.push(x);
      }
    }
  }
  return found;
};

/** Whose side a magic of this player lies on: their own, or that of the partner whose creature wears it (W6.6.1). */
export function sideOf(s: State, seat: SeatId, host: CardId): SeatId {
  if (host === NONE || isOpponent(s, s.cards[host].ctrl, seat)) return seat;
  return s.cards[host].ctrl;
}

export const roomBeside = (s: State, seat: SeatId): number => 4 - pile(s, SIDE, seat).length;

/** The zone that a limited summon was brought from. */
export const originOf = (m: Machine, id: CardId): Zone => {
  const { flags } = m.state.cards[id];
  return (flags & FROM_DECK) !== 0 ? DECK : (flags & FROM_CEMETERY) !== 0 ? CEMETERY : HAND;
};

export const citeOf = (m: Machine, id: CardId): Cite => citeCard(m.state.cards[id].def);
