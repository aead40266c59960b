import {
  announce,
  applyReplacements,
  type CardId,
  type Cite,
  emit,
  type Machine,
  NONE,
  type SeatId,
  type Would,
} from '@wardroom/core';
import { CITE, DYING, EVENT, factOf, LIFE, PLAYER, STAT, WOULD } from '../names.ts';
import { has, isAvatar, isMinion, isUnit } from './board.ts';

/** Damage, life and Death's Door (S5.4, S5.5, S6.1). */

export interface Hit {
  /** What deals it, NONE for a rule. */
  src: CardId;
  to: CardId;
  n: number;
}

/** Damage of one moment to units. Answers what was really dealt. Whoever dies of it does so when the table is put in order. */
export function dealAll(m: Machine, hits: readonly Hit[], cite: Cite): Hit[] {
  const s = m.state;
  const moment: Would[] = [];
  for (const { src, to, n } of hits) {
    if (n > 0 && isUnit(s, to)) moment.push({ kind: WOULD.damage, card: to, src, by: playerOf(m, src), n });
  }
  const dealt: Hit[] = [];
  for (const w of applyReplacements(m, moment)) {
    if (isAvatar(s, w.card) ? hurtAvatar(m, w, cite) : hurtMinion(m, w, cite)) {
      dealt.push({ src: w.src, to: w.card, n: w.n });
    }
  }
  for (const hit of dealt) {
    announce(m, EVENT.damaged, hit.to, hit.src, hit.n);
    if (isAvatar(s, hit.to)) announce(m, EVENT.lifeLost, hit.src, factOf(hit.n), s.cards[hit.to].ctrl);
  }
  kill(m, dealt);
  return dealt;
}

const playerOf = (m: Machine, src: CardId): SeatId => (src === NONE ? NONE : m.state.cards[src].ctrl);

function hurtMinion(m: Machine, w: Would, cite: Cite): boolean {
  const c = m.state.cards[w.card];
  c.hurt += w.n;
  emit(m, EVENT.damaged, cite, c.ctrl, w.card, w.src, w.n);
  return true;
}

/** Damage to an avatar is life lost; at Death's Door, on a later turn, it is the death blow (S6.1). */
function hurtAvatar(m: Machine, w: Would, cite: Cite): boolean {
  const s = m.state;
  const seat = s.cards[w.card].ctrl;
  const own = s.seats[seat].n;
  // An earlier hit of the same moment brought it to the door.
  if (own[PLAYER.door] === s.turn) return false;
  emit(m, EVENT.damaged, cite, seat, w.card, w.src, w.n);
  if (own[PLAYER.door] > 0) {
    own[PLAYER.doomed] = 1;
    emit(m, EVENT.deathBlow, CITE['S6.1'], seat, w.card, w.src, w.n);
  } else lower(m, seat, w.n);
  return true;
}

/** S5.6: whatever something Lethal has hurt is destroyed. */
function kill(m: Machine, dealt: readonly Hit[]): void {
  const s = m.state;
  for (const { src, to } of dealt) {
    if (!isMinion(s, to) || !isUnit(s, src) || !has(m, STAT.lethal, src)) continue;
    const struck = applyReplacements(m, [{ kind: WOULD.destroy, card: to, src, by: playerOf(m, src), n: 0 }]);
    if (struck.length > 0) s.cards[to].flags |= DYING;
  }
}

/** Life lost that is not damage: through a site it is never a death blow (S6.1). */
export function loseLife(m: Machine, seat: SeatId, n: number, src: CardId, cite: Cite): void {
  const lost = Math.min(n, m.state.seats[seat].n[PLAYER.life]);
  if (lost <= 0) return;
  emit(m, EVENT.lifeLost, cite, seat, src, NONE, lost);
  lower(m, seat, lost);
  announce(m, EVENT.lifeLost, src, factOf(lost), seat);
}

function lower(m: Machine, seat: SeatId, n: number): void {
  const s = m.state;
  const own = s.seats[seat].n;
  own[PLAYER.life] = Math.max(0, own[PLAYER.life] - n);
  if (own[PLAYER.life] > 0) return;
  own[PLAYER.door] = s.turn;
  emit(m, EVENT.deathsDoor, CITE['S6.1'], seat, NONE);
}

/** Never above the maximum (S2.1), and not at Death's Door (S6.1). */
export function heal(m: Machine, seat: SeatId, n: number, src: CardId, cite: Cite): void {
  const own = m.state.seats[seat].n;
  const restored = own[PLAYER.door] > 0 ? 0 : Math.min(n, LIFE - own[PLAYER.life]);
  if (restored <= 0) return;
  own[PLAYER.life] += restored;
  emit(m, EVENT.healed, cite, seat, src, NONE, restored);
  announce(m, EVENT.healed, src, factOf(restored), seat);
}
