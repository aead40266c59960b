import {
  addRow,
  announce,
  type Card,
  type CardId,
  type Cite,
  cyclesFrom,
  dropRows,
  emit,
  type Machine,
  moveCard,
  NONE,
  pile,
  type Row,
  type SeatId,
  type State,
  touches,
  type Zone,
} from '@wardroom/core';
import type { WardCard } from '../card.ts';
import {
  ACTIVE,
  CEMETERY,
  CITE,
  CREATURE_FOR_GOOD,
  DECK,
  EVENT,
  FROM_CEMETERY,
  FROM_DECK,
  GONE,
  GRAFTED,
  HAND,
  HELD_BY_PRESENCE,
  MAGIC,
  MATCH,
  MOMENT,
  matchOf,
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
import {
  cardsUnder,
  citeOf,
  countedHp,
  defOf,
  homeOf,
  isFighter,
  isForeign,
  onField,
  roomBeside,
  sideOf,
  silenced,
  textWorks,
} from './field.ts';

/** Cards change their place, and what hung on them follows, falls off or ends. Nothing here pauses. */

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
      if (defOf(m, id).leavesUnder) stayBehind(m, x, s.cards[x].ctrl, citeOf(m, id));
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

/** B15.6: a card went back instead of to the cemetery, and it is all that its player has. */
function strand(m: Machine, seat: SeatId): void {
  const s = m.state;
  if (matchOf(s)[MATCH.boss] === NONE || seat === matchOf(s)[MATCH.boss]) return;
  if (pile(s, HAND, seat).length + pile(s, DECK, seat).length === 1) s.seats[seat].n[PLAYER.stranded] = 1;
}

/** A card has left the field or changed hands: its equips fall off, what it anchored leaves, rows on it end. */
export function cutLoose(m: Machine, id: CardId, keepRows = false): void {
  const s = m.state;
  if (!keepRows) dropRows(m, (row) => row.on === id && row.tag !== ROW.comesBack && row.tag !== ROW.news);
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    if (hangsOn(s, pile(s, MAGIC, seat), id)) {
      for (const magic of pile(s, MAGIC, seat).slice()) {
        const e = s.cards[magic];
        if (e.zone !== MAGIC) continue;
        // W12.2: at once, as creatures do, for a text may ask somebody before everything is settled.
        if (e.anchor === id && !keepRows) destroy(m, magic, CITE['W12.2']);
        if (e.zone !== MAGIC || e.host !== id) continue;
        // Its own text may say where it goes when its wearer leaves the field (not: changes hands, or leaves with its player).
        if (e.home === NONE || keepRows || s.cards[id].zone === GONE) destroy(m, magic, CITE['W6.4.2']);
        else send(m, magic, e.home, e.home === HAND ? e.ctrl : e.owner, citeOf(m, magic));
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

/** Lay a magic on the field for a player; an equip goes onto its creature (W6.6.1.1, W6.6.1.2). */
export function layMagic(m: Machine, id: CardId, seat: SeatId, host: CardId, side = sideOf(m.state, seat, host)): void {
  const s = m.state;
  const c = s.cards[id];
  // B10.9: what was settled as it was played is not tried again.
  // So is what a creature card was played as, and by whose leave, whoever takes it over.
  const settled = c.flags & (THROUGH | RESISTED | GRAFTED);
  const { memo } = c;
  moveCard(m, id, MAGIC, side);
  c.flags |= settled;
  if ((settled & GRAFTED) !== 0) c.memo = memo;
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

/** W13.3.1: what lay under a creature that is lost stays on the field, if there is a place beside it. */
function stayBehind(m: Machine, id: CardId, seat: SeatId, cite: Cite): void {
  if (roomBeside(m.state, seat) > 0) putBeside(m, id, seat, NONE, NONE, cite);
  else send(m, id, CEMETERY, homeOf(m, id), CITE['W13.3.1']);
}

/** The time of a limited summon is up: it goes where it belongs, from the front too. */
export function goHome(m: Machine, row: Row): void {
  if (row.tag !== ROW.goesHome) return;
  const c = m.state.cards[row.on];
  if (c.stamp !== row.n || !isFighter(c)) return;
  send(m, row.on, c.home === NONE ? CEMETERY : c.home, homeOf(m, row.on), citeOf(m, row.on));
}

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
      stayBehind(m, x, lostBy, citeOf(m, id));
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
      const { anchor, flags, memo } = s.cards[id];
      const holds = anchor === NONE || (onField(s.cards[anchor]) && textWorks(m, s.cards[anchor], anchor));
      if (holds && ((flags & GRAFTED) === 0 || s.cards[memo as CardId].zone === MAGIC)) continue;
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
