import {
  addRow,
  announce,
  type Card,
  type CardId,
  type Cite,
  citeCard,
  cyclesFrom,
  dropRows,
  emit,
  isOpponent,
  type Machine,
  moveCard,
  NONE,
  pile,
  type Row,
  type SeatId,
  type Stat,
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
  CITE,
  CREATURE_FOR_GOOD,
  DECK,
  EVENT,
  FREE_OF_CREATURES,
  FREE_OF_FOES_MAGIC,
  FREE_OF_MAGIC,
  FROM_CEMETERY,
  FROM_DECK,
  GONE,
  HAND,
  HELD_BY_PRESENCE,
  MAGIC,
  MATCH,
  MOMENT,
  matchOf,
  OPTION,
  OWNERS,
  PLAYER,
  PRIMARY,
  RESISTED,
  ROW,
  SIDE,
  STAT,
  THROUGH,
  UNDER,
  WINDOW,
} from '../names.ts';

/** The field: what lies where, what belongs to what, and what happens to the rest when a card leaves. Nothing here pauses. */

export const defOf = (m: Machine, id: CardId): WardCard => m.game.defs[m.state.cards[id].def] as WardCard;

/** The creature in front, or NONE. */
export const primaryOf = (s: State, seat: SeatId): CardId => {
  const cards = pile(s, PRIMARY, seat);
  return cards.length === 0 ? NONE : cards[0];
};

export const onField = (c: Card): boolean => c.zone === PRIMARY || c.zone === SIDE || c.zone === MAGIC;
export const isFighter = (c: Card): boolean => c.zone === PRIMARY || c.zone === SIDE;

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

/** A card has changed its place, or HP have changed: what W15.1.4 asks for (`progress.ts`). */
export function progress(m: Machine): void {
  m.state.g[MATCH.changed] = m.state.turn;
}

/** A card changes its place. Keeps the sum of each cemetery's printed HP (`P.buried`). */
export function moving(m: Machine, c: Card, zone: Zone, seat: SeatId): void {
  progress(m);
  if (c.zone === CEMETERY) bury(m, c, c.seat, -1);
  if (zone === CEMETERY) bury(m, c, seat, 1);
}

/** A creature counts, and so does a hybrid that has become one for good. */
export function bury(m: Machine, c: Card, seat: SeatId, sign: number): void {
  const def = m.game.defs[c.def] as WardCard;
  const counts = def.kind === 'creature' || (def.kind === 'hybrid' && (c.flags & CREATURE_FOR_GOOD) !== 0);
  if (counts) m.state.seats[seat].n[PLAYER.buried] += sign * (def.hp + def.buriedHp);
}

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
  return sum + anchoredHp(m, id, seat);
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
const silenced = (m: Machine, id: CardId): boolean => touches(m, STAT.negated) && stat(m, STAT.negated, id) > 0;

/** Whether a card's texts work: W13.2.2 (limited summons have none), W14.2.1 (not before it has arrived), negation. */
export function textWorks(m: Machine, c: Card, id: CardId): boolean {
  if (c.zone === MAGIC) return true;
  if (c.zone !== PRIMARY || (c.flags & ACTIVE) === 0) return false;
  return !silenced(m, id);
}

/** W16.1.1: whether an effect of `src` reaches `id` at all. A card's own text always reaches itself. */
export function affects(m: Machine, src: CardId, id: CardId): boolean {
  if (src === id || src === NONE) return true;
  const s = m.state;
  const c = s.cards[id];
  if (c === undefined) return true;
  if (!isFighter(c)) return c.zone !== MAGIC || !shieldedMagic(m, src, id);
  if (s.g[MATCH.armours] === 1 && wearsArmour(m, src, id)) return false;
  if (isCreatureEffect(m, src)) {
    // B10.10: what binds all opponents of a creature counts for the boss once it got through.
    if (id === matchOf(s)[MATCH.bossCard] && defOf(m, src).aura && (s.cards[src].flags & THROUGH) === 0) return false;
    return (immunityNow(m, c, id) & FREE_OF_CREATURES) === 0;
  }
  const free = immunityNow(m, c, id);
  if ((free & FREE_OF_MAGIC) !== 0) return false;
  if ((free & FREE_OF_FOES_MAGIC) !== 0 && isOpponent(s, s.cards[src].ctrl, c.ctrl)) return false;
  // Ruling on Heroism: a boss magic rolls for it, and until then it may go the boss's way.
  if (s.cards[src].owner === matchOf(s)[MATCH.boss])
    return (s.cards[src].flags & RESISTED) === 0 || !wearsShield(m, src, id);
  return !wearsShield(m, src, id);
}

/** Whether a magic meets a creature that Heroism guards. */
export const shielded = (m: Machine, src: CardId, id: CardId): boolean =>
  !isCreatureEffect(m, src) && wearsShield(m, src, id);

/** A wearer of Heroism is out of reach of every other magic. */
function wearsShield(m: Machine, src: CardId, id: CardId): boolean {
  const s = m.state;
  if (s.g[MATCH.shields] === 0) return false;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const magic of pile(s, MAGIC, seat)) {
      if (magic !== src && s.cards[magic].host === id && defOf(m, magic).shields) return true;
    }
  }
  return false;
}

/** Heroism itself is immune to magics; creature effects reach it. */
function shieldedMagic(m: Machine, src: CardId, id: CardId): boolean {
  return src !== NONE && defOf(m, id).shields && !isCreatureEffect(m, src);
}

/** Whether a text is a creature's. A hybrid is a creature only on the field or for good (W6.2.3), a creature worn as equip is not. */
export function isCreatureEffect(m: Machine, src: CardId): boolean {
  const c = m.state.cards[src];
  const kind = (m.game.defs[c.def] as WardCard).kind;
  if (kind === 'hybrid') return isFighter(c) || (c.flags & CREATURE_FOR_GOOD) !== 0;
  return kind === 'creature' && c.zone !== MAGIC;
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

/** Move a card. A hybrid that has become a creature for good stays one, in a cemetery too, until a hand makes it a magic. */
export function relocate(m: Machine, id: CardId, zone: Zone, seat: SeatId, bottom = false): void {
  const c = m.state.cards[id];
  const forGood = c.flags & CREATURE_FOR_GOOD;
  moveCard(m, id, zone, seat, bottom);
  if (zone !== HAND) c.flags |= forGood;
}

/** Take a card from wherever it is to a zone. What hung on it goes too. */
export function send(m: Machine, id: CardId, zone: Zone, seat: SeatId, cite: Cite, bottom = false): void {
  const s = m.state;
  const c = s.cards[id];
  if (c.zone === GONE) return;
  // B5.1.1; and a boss has no hand (B10.5).
  if (isForeign(m, id, zone, seat)) {
    send(m, id, CEMETERY, matchOf(s)[MATCH.boss], CITE['B5.1.1']);
    return;
  }
  if (zone === HAND && seat === matchOf(s)[MATCH.boss]) {
    send(m, id, CEMETERY, seat, CITE['B10.5']);
    return;
  }
  const was = onField(c);
  const host = c.host;
  let under: CardId[] | null = null;
  if (was) {
    announce(m, EVENT.left, id, host);
    if (isFighter(c)) under = cardsUnder(s, id);
  }
  relocate(m, id, zone, seat, bottom);
  emit(m, EVENT.moved, cite, seat, id, NONE, zone);
  if (zone === CEMETERY && countedHp(m, id) !== 0) {
    announce(m, EVENT.reachedCemetery, id, NONE, seat);
    if (s.g[MATCH.answers + WINDOW.buried] === 1) addNews(m, id);
  }
  // W8.3.1: cards under a creature follow it wherever it goes.
  if (under !== null) {
    for (const x of under) {
      if (defOf(m, id).leavesUnder) putBeside(m, x, s.cards[x].ctrl, NONE, NONE, citeOf(m, id));
      else send(m, x, zone, seat, CITE['W8.3.1'], bottom);
    }
  }
  if (was) cutLoose(m, id);
  if (was && (zone === HAND || zone === DECK)) strand(m, seat);
}

/** Where a card has come to may still be answered, once what is under way is over. */
function addNews(m: Machine, id: CardId): void {
  const c = m.state.cards[id];
  addRow(m, { tag: ROW.news, on: id, n: c.stamp, seat: c.seat });
}

/** A boss card on its way into the deck, hand or use of a player (B5.1.1). */
export const isForeign = (m: Machine, id: CardId, zone: Zone, seat: SeatId): boolean =>
  seat !== matchOf(m.state)[MATCH.boss] && zone !== CEMETERY && zone !== GONE && defOf(m, id).boss !== null;

/** B15.6: a card went back instead of to the cemetery, and it is all that its player has. */
function strand(m: Machine, seat: SeatId): void {
  const s = m.state;
  if (matchOf(s)[MATCH.boss] === NONE || seat === matchOf(s)[MATCH.boss]) return;
  if (pile(s, HAND, seat).length + pile(s, DECK, seat).length === 1) s.seats[seat].n[PLAYER.stranded] = 1;
}

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

/** A card has left the field or changed hands: its equips fall off, what it anchored leaves, rows on it end. */
export function cutLoose(m: Machine, id: CardId, keepRows = false): void {
  const s = m.state;
  if (!keepRows) dropRows(m, (row) => row.on === id && row.tag !== ROW.comesBack && row.tag !== ROW.news);
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    if (hangsOn(s, pile(s, MAGIC, seat), id)) {
      for (const magic of pile(s, MAGIC, seat).slice()) {
        const e = s.cards[magic];
        if (e.zone !== MAGIC || e.host !== id) continue;
        // Its own text may say where it goes when its wearer leaves the field (not: changes hands, or leaves with its player).
        if (e.home === NONE || keepRows || s.cards[id].zone === GONE) destroy(m, magic, CITE['W6.4.2']);
        else send(m, magic, e.home, e.owner, citeOf(m, magic));
      }
    }
    for (let zone = PRIMARY; zone <= SIDE; zone++) {
      if (!hangsOn(s, pile(s, zone, seat), id)) continue;
      for (const x of pile(s, zone, seat).slice()) if (s.cards[x].anchor === id) release(m, x);
    }
  }
}

/** Whether any of these is worn by or anchored to the card: mostly none is, and nothing need be copied. */
function hangsOn(s: State, cards: readonly CardId[], id: CardId): boolean {
  for (let i = 0; i < cards.length; i++) {
    const c = s.cards[cards[i]];
    if (c.host === id || c.anchor === id) return true;
  }
  return false;
}

/** A creature that any copy of a field card holds stays while there is another. */
function findsAnother(m: Machine, id: CardId): boolean {
  const s = m.state;
  const held = defOf(m, id).require?.freeWithField;
  if (held === undefined) return false;
  const c = s.cards[id];
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const other = pile(s, MAGIC, seat).find((x) => x !== c.anchor && defOf(m, x).id === held);
    if (other === undefined) continue;
    c.anchor = other;
    return true;
  }
  return false;
}

/** W12.2: the anchor is gone; the creature goes where the card says: back to the cemetery it was raised from, or to its owner's hand. */
export function release(m: Machine, id: CardId): void {
  const c = m.state.cards[id];
  if (!isFighter(c) || findsAnother(m, id)) return;
  send(m, id, c.home === NONE ? CEMETERY : c.home, homeOf(m, id), CITE['W12.2']);
}

/** A magic leaves the field for its owner's cemetery. */
export function destroy(m: Machine, id: CardId, cite: Cite): void {
  const c = m.state.cards[id];
  if (c.zone !== MAGIC) return;
  announce(m, EVENT.destroyed, id, c.host);
  emit(m, EVENT.destroyed, cite, c.ctrl, id, c.host);
  send(m, id, CEMETERY, c.owner, CITE['W6.5.2']);
}

/** Whose side a magic of this player lies on: their own, or that of the partner whose creature wears it (W6.6.1). */
export function sideOf(s: State, seat: SeatId, host: CardId): SeatId {
  if (host === NONE || isOpponent(s, s.cards[host].ctrl, seat)) return seat;
  return s.cards[host].ctrl;
}

/** Lay a magic on the field for a player; an equip goes onto its creature (W6.6.1.1, W6.6.1.2). */
export function layMagic(m: Machine, id: CardId, seat: SeatId, host: CardId, side = sideOf(m.state, seat, host)): void {
  const s = m.state;
  const c = s.cards[id];
  // B10.9: what was settled as it was played is not tried again.
  const settled = c.flags & (THROUGH | RESISTED);
  moveCard(m, id, MAGIC, side);
  c.flags |= settled;
  c.ctrl = seat;
  c.host = host;
}

/** Put a card onto the field as a limited summon of a player, held there by `anchor`. */
export function putBeside(m: Machine, id: CardId, seat: SeatId, anchor: CardId, home: Zone, cite: Cite): void {
  if (m.state.cards[id].zone === GONE) return;
  if (isForeign(m, id, SIDE, seat)) {
    send(m, id, CEMETERY, matchOf(m.state)[MATCH.boss], CITE['B5.1.1']);
    return;
  }
  const c = m.state.cards[id];
  const from = c.zone;
  relocate(m, id, SIDE, seat);
  c.anchor = anchor;
  c.home = home;
  if (from === DECK) c.flags |= FROM_DECK;
  if (from === CEMETERY) c.flags |= FROM_CEMETERY;
  emit(m, EVENT.moved, cite, seat, id, anchor, SIDE);
  if (m.state.g[MATCH.answers + WINDOW.beside] === 1) addNews(m, id);
}

export const roomBeside = (s: State, seat: SeatId): number => 4 - pile(s, SIDE, seat).length;

/** The time of a limited summon is up: it goes where it belongs, from the front too. */
export function goHome(m: Machine, row: Row): void {
  if (row.tag !== ROW.goesHome) return;
  const c = m.state.cards[row.on];
  if (c.stamp !== row.n || !isFighter(c)) return;
  send(m, row.on, c.home === NONE ? CEMETERY : c.home, homeOf(m, row.on), citeOf(m, row.on));
}

/** The zone that a limited summon was brought from. */
export const originOf = (m: Machine, id: CardId): Zone => {
  const { flags } = m.state.cards[id];
  return (flags & FROM_DECK) !== 0 ? DECK : (flags & FROM_CEMETERY) !== 0 ? CEMETERY : HAND;
};

/** Hand a creature on the field over to another player. HP, statuses and running damage stay on it. */
export function handOver(m: Machine, id: CardId, seat: SeatId, zone: Zone, cite: Cite): void {
  const s = m.state;
  const c = s.cards[id];
  if (isForeign(m, id, zone, seat)) {
    send(m, id, CEMETERY, matchOf(s)[MATCH.boss], CITE['B5.1.1']);
    return;
  }
  const lostBy = c.ctrl;
  // W6.4.2: its equips fall off first, and one that anchors it takes it along.
  cutLoose(m, id, true);
  if (!isFighter(c)) return;
  progress(m);
  const from = pile(s, c.zone, c.seat);
  from.splice(from.indexOf(id), 1);
  pile(s, zone, seat).push(id);
  c.zone = zone;
  c.seat = seat;
  c.ctrl = seat;
  c.anchor = NONE;
  c.home = NONE;
  if (zone === SIDE) c.flags &= ~ACTIVE;
  // W8.3.1: what lies under it follows it.
  for (const x of cardsUnder(s, id) ?? []) {
    if (defOf(m, id).leavesUnder) {
      putBeside(m, x, lostBy, NONE, NONE, citeOf(m, id));
      continue;
    }
    const pileOf = pile(s, UNDER, s.cards[x].seat);
    pileOf.splice(pileOf.indexOf(x), 1);
    pile(s, UNDER, seat).push(x);
    s.cards[x].seat = seat;
    s.cards[x].ctrl = seat;
  }
  emit(m, EVENT.controlChanged, cite, seat, id);
  announce(m, EVENT.controlChanged, id);
}

/**
 * A creature's effects begin, unless something on the field negates them (W14.2.1, W16.1.2–4). Whether it is unaffected
 * is settled here for its whole stay.
 */
export function awaken(m: Machine, id: CardId): void {
  const c = m.state.cards[id];
  c.flags |= ACTIVE;
  const def = defOf(m, id);
  if (!def.hasEffect) return;
  if (silenced(m, id)) {
    emit(m, EVENT.effectNegated, CITE['W14.2.1'], c.ctrl, id);
    return;
  }
  c.flags |= immunityOf(def);
}

/** W16.1.1: the marks of a creature that is unaffected. */
export function immunityOf({ unaffected }: WardCard): number {
  switch (unaffected) {
    case null:
      return 0;
    case 'all':
      return FREE_OF_MAGIC | FREE_OF_CREATURES;
    case 'magics':
      return FREE_OF_MAGIC;
    case 'foesMagics':
      return FREE_OF_FOES_MAGIC;
    default:
      return unaffected satisfies never;
  }
}

/** Some cards in front lift what creatures of a type are unaffected by of themselves. */
function isLifted(m: Machine, id: CardId): boolean {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const primary = primaryOf(s, seat);
    if (primary === NONE) continue;
    const { lifts } = defOf(m, primary);
    if (lifts !== null && lifts === typeOf(m, id) && textWorks(m, s.cards[primary], primary)) return true;
  }
  return false;
}

/** What a creature's own text keeps off it now. */
const immunityNow = (m: Machine, c: Card, id: CardId): number => {
  const free = c.flags & (FREE_OF_MAGIC | FREE_OF_CREATURES | FREE_OF_FOES_MAGIC);
  return free !== 0 && m.state.g[MATCH.lifts] === 1 && isLifted(m, id) ? 0 : free;
};

/** An equip that makes its wearer unaffected by every other card. */
function wearsArmour(m: Machine, src: CardId, id: CardId): boolean {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const magic of pile(s, MAGIC, seat)) {
      if (magic !== src && s.cards[magic].host === id && defOf(m, magic).armours) return true;
    }
  }
  return false;
}

const WEIGHED: readonly Stat[] = [STAT.hit, STAT.atk, STAT.dice, STAT.spd];

/** Changes by Common and Uncommon magics count twice on some creatures. */
export function weigh(m: Machine, which: Stat, src: CardId, id: CardId, amount: number): number {
  const s = m.state;
  if (s.g[MATCH.doubles] === 0 || !WEIGHED.includes(which) || src === id) return amount;
  const c = s.cards[id];
  if (c.zone !== PRIMARY || !defOf(m, id).doubles || isCreatureEffect(m, src) || !textWorks(m, c, id)) return amount;
  const { rarity } = defOf(m, src);
  return rarity === 'Common' || rarity === 'Uncommon' ? 2 * amount : amount;
}

/** Put right what no longer holds: anchors that were silenced, rows whose source is gone. True if anything changed. */
export function tidy(m: Machine): boolean {
  const s = m.state;
  let changed = false;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (let zone = PRIMARY; zone <= SIDE; zone++) {
      const cards = pile(s, zone, seat);
      for (let i = 0; i < cards.length; i++) {
        const id = cards[i];
        const anchor = s.cards[id].anchor;
        if (anchor === NONE) continue;
        const a = s.cards[anchor];
        if (onField(a) && ((s.cards[id].flags & HELD_BY_PRESENCE) !== 0 || textWorks(m, a, anchor))) continue;
        release(m, id);
        changed = true;
        i = -1;
      }
    }
  }
  if (s.g[MATCH.magicAnchored] === 1 && dropAnchored(m)) changed = true;
  const rows = s.rows.length;
  if (rows > 0) {
    const negation = touches(m, STAT.negated);
    dropRows(
      m,
      (row) =>
        (row.bound === 1 && (s.cards[row.src].stamp !== row.srcStamp || !textWorks(m, s.cards[row.src], row.src))) ||
        (negation && isOfNegated(m, row)),
      (row) => emit(m, EVENT.ended, citeOf(m, row.src), row.by, row.src, row.on),
    );
    if (s.rows.length !== rows) changed = true;
  }
  return changed;
}

/** Magics that a card holds by its text go to their owners' cemeteries when that ends. */
function dropAnchored(m: Machine): boolean {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const id of pile(s, MAGIC, seat)) {
      const { anchor } = s.cards[id];
      if (anchor === NONE || (onField(s.cards[anchor]) && textWorks(m, s.cards[anchor], anchor))) continue;
      destroy(m, id, CITE['W12.2']);
      return true;
    }
  }
  return false;
}

/** Negating a creature's effects also ends what is running of them (ruling on Demonic Magic); what has left runs on. */
function isOfNegated(m: Machine, row: Row): boolean {
  if (row.src === NONE) return false;
  const c = m.state.cards[row.src];
  return c.zone === PRIMARY && c.stamp === row.srcStamp && silenced(m, row.src);
}

/** The card lies on the field until so many cycles of its player are up. */
export function lieFor(m: Machine, id: CardId, cycles: number): void {
  addRow(m, {
    tag: ROW.lies,
    src: id,
    on: id,
    by: m.state.cards[id].ctrl,
    left: cyclesFrom(m, m.state.cards[id].ctrl, cycles),
    until: MOMENT.cycle,
  });
}

export const citeOf = (m: Machine, id: CardId): Cite => citeCard(m.state.cards[id].def);
