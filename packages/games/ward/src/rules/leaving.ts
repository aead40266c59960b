import { type CardId, dropRows, emit, type Machine, moveCard, NONE, nextSeat, pile, type SeatId } from '@wardroom/core';
import {
  CEMETERY,
  CHAIN,
  CITE,
  EVENT,
  GONE,
  MAGIC,
  MATCH,
  MOMENT,
  matchOf,
  PAST,
  PRIMARY,
  ROW,
  SIDE,
  UNDER,
} from '../names.ts';
import { isFighter, isOverTime, onField } from './field.ts';
import { cutLoose, destroy, send } from './moving.ts';

/**
 * W1.team.leave: a player who is out leaves with their cards, and what the cards were doing ends. Nothing here pauses;
 * programs that were about to ask the player go on without an answer.
 */
export function leave(m: Machine, seat: SeatId): void {
  const s = m.state;
  emit(m, EVENT.leaves, CITE['W1.team.leave'], seat, NONE);
  // A table turned back would have the player back at it.
  s.past[PAST.turn] = null;
  s.past[PAST.play] = null;
  s.past[PAST.asked] = null;
  matchOf(s)[MATCH.playBy] = NONE;
  s.queue = s.queue.filter((p) => p.seat !== seat && s.cards[p.card].owner !== seat);
  for (const link of s.links) if (link.seat === seat || s.cards[link.card].owner === seat) link.negated = STOLEN;
  giveBack(m, seat);
  // Pile by pile: in what order cards leave must not tell how they are numbered.
  const theirs = s.zones.flatMap((pile) =>
    pile.filter((id) => s.cards[id].owner === seat || s.cards[id].seat === seat),
  );
  dropRows(m, (row) => row.src !== NONE && s.cards[row.src].owner === seat && row.tag !== ROW.lies);
  for (const id of theirs) if (s.cards[id].zone !== GONE) take(m, id, seat);
  dropRows(m, (row) => row.on !== NONE && s.cards[row.on].zone === GONE);
  const next = nextSeat(s, seat);
  for (const row of s.rows) {
    if (row.by === seat) {
      row.by = next;
      // The turn that has begun was counted, and the next player's belongs to the same cycle.
      if (row.until === MOMENT.cycle && s.active === seat) row.left++;
    }
    if (isOverTime(row) && row.seat === seat) row.seat = next;
  }
}

/** A link whose card is already elsewhere: it comes to nothing, and nothing is sent anywhere. */
const STOLEN = 2;

/** What others have on this side goes back to them: creatures where their card says, magics to the cemetery (W6.4.2). */
function giveBack(m: Machine, seat: SeatId): void {
  const s = m.state;
  for (const zone of [SIDE, PRIMARY]) {
    for (const id of pile(s, zone, seat).slice()) {
      const c = s.cards[id];
      if (c.owner === seat || !isFighter(c) || c.seat !== seat) continue;
      send(m, id, c.home === NONE ? CEMETERY : c.home, c.owner, CITE['W1.team.leave']);
    }
  }
  for (const id of pile(s, MAGIC, seat).slice()) {
    if (s.cards[id].owner !== seat) destroy(m, id, CITE['W1.team.leave']);
  }
  for (const id of pile(s, CHAIN, seat).slice()) {
    if (s.cards[id].owner !== seat) send(m, id, CEMETERY, s.cards[id].owner, CITE['W1.team.leave']);
  }
}

/** A card leaves the match. It takes no leave of the field: its own text goes with it. */
function take(m: Machine, id: CardId, seat: SeatId): void {
  const c = m.state.cards[id];
  const was = onField(c) || c.zone === UNDER;
  moveCard(m, id, GONE, seat);
  if (was) cutLoose(m, id);
}
