import {
  announce,
  applyReplacements,
  bring,
  type CardId,
  type Cite,
  type DefId,
  dropRows,
  emit,
  type Machine,
  moveCard,
  NONE,
  nextStamp,
  type SeatId,
  type Spot,
  type Zone,
} from '@wardroom/core';
import { ATLAS_BACK, CEMETERY, EVENT, GONE, HAND, MADE, RUBBLE, SITES, WOULD } from '../names.ts';
import { defOf, isAvatar, isMinion, isSite, isUnit } from './board.ts';
import { dropAll } from './carrying.ts';

/** How cards leave: destroyed, dead, banished, sacrificed, returned, discarded. Avatars never do. */

const isThere = (m: Machine, id: CardId): boolean =>
  id !== NONE && m.game.zones[m.state.cards[id].zone].play && !isAvatar(m.state, id);

/** All of one moment. Ward and what cannot be destroyed stand before it (S1.1). */
export function destroy(m: Machine, ids: readonly CardId[], by: CardId, cite: Cite): void {
  const seat = by === NONE ? NONE : m.state.cards[by].ctrl;
  const moment = ids.flatMap((card) =>
    isThere(m, card) ? [{ kind: WOULD.destroy, card, src: by, by: seat, n: 0 }] : [],
  );
  fall(
    m,
    applyReplacements(m, moment).map((w) => w.card),
    by,
    cite,
  );
}

/** What is destroyed goes; nothing stands before it any more. */
export function fall(m: Machine, ids: readonly CardId[], by: CardId, cite: Cite): void {
  const s = m.state;
  for (const id of ids) {
    const { ctrl, at } = s.cards[id];
    announce(m, EVENT.destroyed, id, by, at);
    if (isSite(s, id)) {
      emit(m, EVENT.siteDestroyed, cite, ctrl, id, by, at);
      announce(m, EVENT.siteDestroyed, id, by, at);
    } else if (!isMinion(s, id)) emit(m, EVENT.destroyed, cite, ctrl, id, by, at);
  }
  die(m, ids, by, cite);
}

/** To the cemetery, all of them in one moment: minions die (Deathrite), sites leave rubble (S4.2). */
export function die(m: Machine, ids: readonly CardId[], by: CardId, cite: Cite): void {
  const s = m.state;
  for (const id of ids) {
    if (!isMinion(s, id)) continue;
    emit(m, EVENT.died, cite, s.cards[id].ctrl, id, by, s.cards[id].at);
    announce(m, EVENT.died, id, by, s.cards[id].at);
  }
  for (const id of ids) {
    if (!isThere(m, id)) continue;
    const { ctrl, at } = s.cards[id];
    const site = isSite(s, id);
    leave(m, id, CEMETERY);
    if (site) layRubble(m, ctrl, at);
  }
}

function layRubble(m: Machine, seat: SeatId, square: Spot): void {
  const s = m.state;
  const c = s.cards[bring(s, m.game.defById.get('rubble')!, seat, SITES)];
  c.stamp = nextStamp(s);
  c.since = s.turn;
  c.at = square;
  c.flags = MADE | RUBBLE;
}

/** S1.15: nothing stops it. */
export function sacrifice(m: Machine, ids: readonly CardId[], by: CardId, cite: Cite): void {
  const s = m.state;
  const gone = ids.filter((id) => isThere(m, id));
  for (const id of gone) {
    emit(m, EVENT.sacrificed, cite, s.cards[id].ctrl, id, by, s.cards[id].at);
    announce(m, EVENT.sacrificed, id, by, s.cards[id].at);
  }
  die(m, gone, by, cite);
}

/** Out of the match, without dying. */
export function banish(m: Machine, ids: readonly CardId[], by: CardId, cite: Cite): void {
  const s = m.state;
  for (const id of ids) {
    if (!isThere(m, id)) continue;
    emit(m, EVENT.banished, cite, s.cards[id].ctrl, id, by, s.cards[id].at);
    announce(m, EVENT.banished, id, by, s.cards[id].at);
    leave(m, id, GONE);
  }
}

export function toHand(m: Machine, ids: readonly CardId[], src: CardId, cite: Cite): void {
  const s = m.state;
  for (const id of ids) {
    if (!isThere(m, id)) continue;
    emit(m, EVENT.returned, cite, s.cards[id].owner, id, src, s.cards[id].at);
    announce(m, EVENT.returned, id, src, s.cards[id].at);
    leave(m, id, HAND);
  }
}

/** From a hand to the cemetery. */
export function discard(m: Machine, ids: readonly CardId[], src: CardId, cite: Cite): void {
  const s = m.state;
  for (const id of ids) {
    if (s.cards[id].zone !== HAND) continue;
    const { owner } = s.cards[id];
    moveCard(m, id, CEMETERY, owner);
    emit(m, EVENT.discarded, cite, owner, id, src);
    announce(m, EVENT.discarded, id, src, owner);
  }
}

/** It goes to its owner, as the card it was printed as; what it carried stays behind, and what lasted on it ends. */
function leave(m: Machine, id: CardId, zone: Zone): void {
  const s = m.state;
  const c = s.cards[id];
  const { at, flags, memo } = c;
  if (isUnit(s, id)) dropAll(m, id);
  dropRows(m, (row) => row.on === id || (row.bound === 1 && row.src === id));
  moveCard(m, id, (flags & MADE) !== 0 ? GONE : zone, c.owner);
  if (memo !== NONE) c.def = memo as DefId;
  if (c.zone === HAND) {
    if (defOf(m, id).kind === 'site') c.flags |= ATLAS_BACK;
  } else {
    // Its text may still speak of where it was (Deathrite).
    c.memo = at;
  }
}
