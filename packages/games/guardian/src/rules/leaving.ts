import {
  announce,
  type CardId,
  type Cite,
  dropRows,
  emit,
  type Machine,
  moveCard,
  NONE,
  pile,
  type SeatId,
  type Spot,
  type Zone,
} from '@wardroom/core';
import {
  CITE,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  EVENT,
  FIELDS,
  GONE,
  GUARDIANS,
  HAND,
  HAND_LIMIT,
  LINKED,
  REPLICA,
  ROW,
  spotOf,
} from '../names.ts';
import { fullHp, linkedWith, linkOf } from './board.ts';

/** How cards leave: defeated, discarded, back to a hand. Card texts tell these apart (G5.6). */

const inPlay = (zone: Zone): boolean => zone >= GUARDIANS && zone <= FIELDS;

const spotOfCard = (m: Machine, id: CardId): Spot => {
  const c = m.state.cards[id];
  return c.at === NONE ? NONE : spotOf(c.ctrl, c.at);
};

/** G5.6: HP at nought, destroyed by an effect, or by its own condition. Those it is linked with fall with it (G9.5). */
export function defeat(m: Machine, id: CardId, by: CardId, cite: Cite): void {
  const s = m.state;
  if (s.cards[id].zone !== GUARDIANS) return;
  const pool = (s.cards[id].flags & LINKED) === 0 ? [id] : fallsWith(m, id);
  for (const one of pool) {
    const c = s.cards[one];
    emit(m, EVENT.defeated, one === id ? cite : CITE['G9.5'], c.ctrl, one, by, spotOfCard(m, one));
    announce(m, EVENT.defeated, one, by, spotOfCard(m, one));
  }
  for (const one of pool) {
    if (s.cards[one].zone === GUARDIANS) leave(m, one, DISCARD, s.cards[one].owner);
  }
}

/** Whoever goes down with it: its link ends, and all of them are at nought only if the pool is empty. */
function fallsWith(m: Machine, id: CardId): CardId[] {
  const all = linkedWith(m.state, id);
  const left = all.reduce((sum, x) => sum + fullHp(m, x) - m.state.cards[x].hurt, 0);
  return left <= 0 ? all : [id];
}

/** G5.6: to the discard pile in any other way, from the hand or the board. */
export function discard(m: Machine, id: CardId, src: CardId, cite: Cite): void {
  const s = m.state;
  const c = s.cards[id];
  if (c.zone !== HAND && !inPlay(c.zone)) return;
  const spot = spotOfCard(m, id);
  announce(m, EVENT.discarded, id, src, spot);
  leave(m, id, DISCARD, c.owner);
  emit(m, EVENT.discarded, cite, c.owner, id, src, spot);
}

/** G5.7: back to its owner's hand; never a Clone, a Copy or a Guardian Summon. A full hand takes no more (G6.1). */
export function toHand(m: Machine, id: CardId, src: CardId, cite: Cite): void {
  const s = m.state;
  const c = s.cards[id];
  if (c.zone === GONE || (c.flags & REPLICA) !== 0) return;
  const spot = spotOfCard(m, id);
  if (pile(s, HAND, c.owner).length >= HAND_LIMIT) {
    if (c.zone !== DISCARD) discard(m, id, src, CITE['G6.1']);
    return;
  }
  if (inPlay(c.zone)) announce(m, EVENT.returned, id, src, spot);
  emit(m, EVENT.returned, cite, c.owner, id, src, spot);
  leave(m, id, HAND, c.owner);
}

/** A card goes, with what hangs on it and what lasts on it. */
function leave(m: Machine, id: CardId, zone: Zone, seat: SeatId): void {
  const s = m.state;
  const c = s.cards[id];
  const { flags } = c;
  if (c.zone === GUARDIANS) {
    if ((flags & LINKED) !== 0) endLink(m, linkOf(s, id));
    // G4.10: nobody else takes its equipment.
    const worn = pile(s, EQUIPMENT, c.seat).filter((x) => s.cards[x].host === id);
    for (const x of worn) discard(m, x, NONE, CITE['G4.10']);
  }
  // What lasts only with its source ends with it.
  const held = s.rows.find((row) => row.tag === ROW.link && row.bound === 1 && row.src === id);
  if (held !== undefined) endLink(m, held.n);
  dropRows(m, (row) => row.on === id || (row.bound === 1 && row.src === id));
  moveCard(m, id, (flags & REPLICA) !== 0 ? GONE : zone, seat);
}

/** G9.5: each has its own HP again, one at least. */
export function endLink(m: Machine, link: number): void {
  const s = m.state;
  const members = s.rows.flatMap((row) => (row.tag === ROW.link && row.n === link ? [row.on] : []));
  if (members.length === 0) return;
  const pool = members.reduce((sum, x) => sum + fullHp(m, x) - s.cards[x].hurt, 0);
  dropRows(m, (row) => row.tag === ROW.link && row.n === link);
  for (const id of members) {
    const c = s.cards[id];
    c.flags &= ~LINKED;
    if (pool > 0) c.hurt = Math.min(c.hurt, fullHp(m, id) - 1);
  }
  emit(m, EVENT.linkEnds, CITE['G9.5'], s.cards[members[0]].ctrl, members[0], members[1] ?? NONE);
}

/** An Effect has done what it does (G4.9), a Field has had its time (G4.11), an Equipment its uses (G4.10). */
export function useUp(m: Machine, id: CardId): void {
  const s = m.state;
  if (s.cards[id].zone === EFFECTS || s.cards[id].zone === FIELDS || s.cards[id].zone === EQUIPMENT)
    leave(m, id, DISCARD, s.cards[id].owner);
}
