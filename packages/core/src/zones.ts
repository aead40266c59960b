import { type CardId, type DefId, NONE, type SeatId, type Stamp, type Zone } from './brand.ts';
import { unmoved } from './inplay.ts';
import type { Machine } from './machine.ts';
import { nextStamp } from './rows.ts';
import type { Card, State } from './state.ts';

/** Piles and moves. A zone of a seat is a list of card ids, the last one on top. */

export const pile = (s: State, zone: Zone, seat: SeatId): CardId[] => s.zones[zone * s.seats.length + seat];

/** Every card of the match, wherever it lies. */
export const allCards = (s: State): CardId[] => s.cards.map((_, id) => id as CardId);

/** A card as it is before it is dealt anywhere. */
export const newCard = (def: DefId, owner: SeatId, zone: Zone): Card => ({
  def,
  owner,
  ctrl: owner,
  zone,
  seat: owner,
  at: NONE,
  host: NONE,
  anchor: NONE,
  home: NONE,
  hurt: 0,
  flags: 0,
  stamp: 0 as Stamp,
  since: 0,
  used: 0,
  acts: 0,
  count: 0,
  memo: NONE,
});

/** All viewers, as bits of `State.known`: as many as a small integer has. */
export const EVERYONE = 0x3fffffff;

/** Move a card to the top (or bottom) of a pile. What it was attached to, hurt by or remembered stays behind. */
export function moveCard(m: Machine, id: CardId, zone: Zone, seat: SeatId, bottom = false): void {
  const s = m.state;
  const c = s.cards[id];
  m.game.moving?.(m, c, zone, seat);
  const from = pile(s, c.zone, c.seat);
  const at = from.lastIndexOf(id);
  if (at === from.length - 1) from.pop();
  else from.splice(at, 1);
  const to = pile(s, zone, seat);
  if (bottom) to.unshift(id);
  else to.push(id);
  const zones = m.game.zones;
  const field = zones[c.zone].play || zones[zone].play;
  // Seen once is known until it is shuffled away, by its holder too; a zone people see needs no memory of who looked.
  if (zones[zone].open !== 'none') s.known[id] = 0;
  else if (zones[c.zone].open === 'own') s.known[id] |= 1 << c.seat;
  else if (zones[c.zone].open === 'all') s.known[id] = EVERYONE;
  c.zone = zone;
  c.seat = seat;
  c.ctrl = seat;
  c.at = NONE;
  c.host = NONE;
  c.anchor = NONE;
  c.home = NONE;
  c.hurt = 0;
  c.flags = 0;
  c.stamp = nextStamp(s);
  if (!field) unmoved(m);
  c.since = s.turn;
  c.used = 0;
  c.acts = 0;
  c.count = 0;
  c.memo = NONE;
}

/** Put a pile into the order that chance gave, and make every card of it a stranger to everyone. */
export function reorder(m: Machine, zone: Zone, seat: SeatId, order: readonly number[]): void {
  const s = m.state;
  const at = zone * s.seats.length + seat;
  const old = s.zones[at];
  const next: CardId[] = new Array(old.length);
  for (let i = 0; i < order.length; i++) next[i] = old[order[i]];
  s.zones[at] = next;
  renewAliases(s, next);
}

/**
 * A card of this pile is about to be put down unseen: for everybody but the holder all cards of the pile become
 * strangers, so that nobody can tell which of them it was.
 */
export function hideAmong(m: Machine, zone: Zone, seat: SeatId, leaving: CardId): void {
  const s = m.state;
  const cards = pile(s, zone, seat);
  for (let i = 0; i < cards.length; i++) s.known[cards[i]] &= 1 << seat;
  for (let v = 0; v < s.aliases.length; v++) {
    if (v === seat) continue;
    const table = s.aliases[v].slice();
    s.aliases[v] = table;
    // Aliases are counted up: in the order of the pile, that of the card put down would tell where it was in it.
    table[leaving] = s.nextAlias++;
    for (let i = 0; i < cards.length; i++) if (cards[i] !== leaving) table[cards[i]] = s.nextAlias++;
  }
}

/** New aliases for these cards, for every viewer, and nobody knows them any more. */
export function renewAliases(s: State, ids: readonly CardId[]): void {
  for (let i = 0; i < ids.length; i++) s.known[ids[i]] = 0;
  for (let v = 0; v < s.aliases.length; v++) {
    const table = s.aliases[v].slice();
    for (let i = 0; i < ids.length; i++) table[ids[i]] = s.nextAlias++;
    s.aliases[v] = table;
  }
}
