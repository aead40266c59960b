import {
  announce,
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
import { ARTIFACTS, CITE, EVENT, MADE, MINIONS, SICK, TAPPED, TOKENS } from '../names.ts';
import { defOf, isMinion, isUnit } from './board.ts';
import { dropAll } from './carrying.ts';
import { giveToken, takeToken } from './tokens.ts';

/** How cards come into play, and how they turn into others there. */

/** A card comes into play at a location, by whoever cast it. */
export function enterPlay(
  m: Machine,
  id: CardId,
  zone: Zone,
  seat: SeatId,
  loc: Spot,
  caster: CardId,
  cite: Cite,
): void {
  moveCard(m, id, zone, seat);
  stand(m, id, loc, caster, cite);
}

/** S4.3, S1.5: it is there now, with summoning sickness and the tokens of its keywords. */
export function stand(m: Machine, id: CardId, loc: Spot, caster: CardId, cite: Cite): void {
  const s = m.state;
  const c = s.cards[id];
  c.at = loc;
  if (isMinion(s, id)) c.flags |= SICK;
  emit(m, EVENT.entered, cite, c.ctrl, id, caster, loc);
  const { tokens } = defOf(m, id);
  for (const token of TOKENS) if ((tokens & token) !== 0) giveToken(m, id, token, NONE, CITE['S1.5']);
  announce(m, EVENT.entered, id, caster, loc);
  if (isUnit(s, id)) announce(m, EVENT.arrives, id, NONE, loc);
}

/** A text brings so many minions that belong to no deck. */
export function summon(m: Machine, def: DefId, seat: SeatId, loc: Spot, n: number, src: CardId, cite: Cite): void {
  const s = m.state;
  for (let i = 0; i < n; i++) {
    const id = bring(s, def, seat, MINIONS);
    const c = s.cards[id];
    c.stamp = nextStamp(s);
    c.since = s.turn;
    c.flags = MADE;
    stand(m, id, loc, src, cite);
  }
}

/**
 * A minion turns into another card, until it leaves play: `memo` keeps what it is printed as. It stays where it is, as hurt
 * and as tapped as it was; what is no unit any more loses its tokens (S1.4) and what it carried.
 */
export function transform(m: Machine, id: CardId, def: DefId, src: CardId, cite: Cite): void {
  const s = m.state;
  if (!isMinion(s, id)) return;
  const c = s.cards[id];
  const before = c.def;
  const printed = c.memo === NONE ? before : c.memo;
  if ((m.game.defs[def] as ReturnType<typeof defOf>).kind === 'artifact') {
    for (const token of TOKENS) takeToken(m, id, token, CITE['S1.4']);
    dropAll(m, id);
    dropRows(m, (row) => row.on === id);
    const { at, ctrl, flags } = c;
    moveCard(m, id, ARTIFACTS, ctrl);
    c.at = at;
    c.flags = flags & (TAPPED | MADE);
  }
  c.def = def;
  c.memo = printed;
  // What texts in play speak of has changed.
  s.stamp++;
  emit(m, EVENT.transformed, cite, c.ctrl, id, src, before);
  announce(m, EVENT.transformed, id, src);
}
