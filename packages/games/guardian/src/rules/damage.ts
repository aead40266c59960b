import {
  addRow,
  announce,
  applyReplacements,
  type CardId,
  type Cite,
  type EventKind,
  emit,
  isOpponent,
  type Machine,
  NONE,
  type Replacing,
  type SeatId,
  type Spot,
} from '@wardroom/core';
import {
  BASE,
  CITE,
  EVENT,
  LINKED,
  laneOfSpot,
  ROW,
  RUIN,
  SHIELD,
  STATUS,
  STEALTH,
  seatOfSpot,
  spotOf,
  TIER,
  WALL,
  WALL_HP,
} from '../names.ts';
import { hpLeft, isGuardian, isInvincible, linkedWith, mostBaseHp, ownHp, stands, strongholdLane } from './board.ts';
import { defeat, endLink } from './leaving.ts';
import { lose } from './status.ts';

/** Damage and healing: Guardians, bases, walls. */

/** The one kind of happening that something may come before. */
const DAMAGE = 0;

/** G8.9, then G9.1, then G8.6: what an Invincible one is spared costs no wall, and what a wall takes breaks no Shield. */
export const would: Replacing = {
  cannot: [
    {
      kind: DAMAGE,
      forbids: (m, { card }) => isInvincible(m, card),
      told: (m, { card, src, n }) => emit(m, EVENT.prevented, CITE['G8.9'], m.state.cards[card].ctrl, card, src, n),
    },
  ],
  replacements: [
    {
      // `by` is whose doing it is where a wall stands against it, NONE where nothing does.
      applies: (m, { card, by }) => by !== NONE && wallBefore(m, card) > 0,
      instead: (m, [w]) => {
        const c = m.state.cards[w.card];
        const rest = absorb(m, w.src, spotOf(c.ctrl, c.at), w.n);
        return rest > 0 ? [{ ...w, n: rest }] : [];
      },
    },
    {
      applies: (m, { card }) => (m.state.cards[card].flags & SHIELD) !== 0,
      instead: (m, [{ card, src, n }]) => {
        emit(m, EVENT.shieldBroken, CITE['G8.6'], m.state.cards[card].ctrl, card, src, n);
        announce(m, EVENT.shieldBroken, card, src, n);
        lose(m, card, STATUS.shield, CITE['G8.6'], src);
        return [];
      },
    },
  ],
};

/** G9.1: a wall stands against what opponents' cards do. Answers the player whose card it is, or NONE. */
function against(m: Machine, src: CardId, seat: SeatId): SeatId {
  if (src === NONE) return NONE;
  const { ctrl } = m.state.cards[src];
  return isOpponent(m.state, ctrl, seat) ? ctrl : NONE;
}

/** HP of the wall in a Guardian's half of its lane. */
const wallBefore = (m: Machine, id: CardId): number => {
  const c = m.state.cards[id];
  return m.state.seats[c.ctrl].n[WALL + c.at];
};

/** Damage to a Guardian. Answers how much it took. */
export function dealDamage(m: Machine, src: CardId, to: CardId, n: number, cite: Cite, pastWalls = false): number {
  const s = m.state;
  if (n <= 0 || !isGuardian(s, to)) return 0;
  const c = s.cards[to];
  const by = pastWalls ? NONE : against(m, src, c.ctrl);
  const [left] = applyReplacements(m, [{ kind: DAMAGE, card: to, src, by, n }]);
  if (left === undefined) return 0;
  wound(m, to, left.n);
  emit(m, EVENT.damaged, cite, c.ctrl, to, src, left.n);
  announce(m, EVENT.damaged, to, src, left.n);
  if ((c.flags & STEALTH) !== 0) lose(m, to, STATUS.stealth, CITE['G8.7'], src);
  if (hpLeft(m, to) <= 0) defeat(m, to, src, CITE['G5.6']);
  return left.n;
}

/** G9.5: a shared pool is one; what is more than it has left itself comes from the others. */
function wound(m: Machine, to: CardId, dealt: number): void {
  const c = m.state.cards[to];
  if ((c.flags & LINKED) === 0) {
    c.hurt += dealt;
    return;
  }
  let rest = dealt;
  for (const id of linkedWith(m.state, to)) {
    const part = Math.min(rest, Math.max(0, ownHp(m, id)));
    m.state.cards[id].hurt += part;
    rest -= part;
  }
}

/** Healing never goes above its HP; of a pool, what it does not need itself goes to the others. */
export function heal(m: Machine, src: CardId, to: CardId, n: number, cite: Cite): void {
  const s = m.state;
  if (n <= 0 || !isGuardian(s, to)) return;
  let rest = n;
  for (const id of (s.cards[to].flags & LINKED) === 0 ? [to] : linkedWith(s, to)) {
    const part = Math.min(rest, s.cards[id].hurt);
    s.cards[id].hurt -= part;
    rest -= part;
  }
  if (rest === n) return;
  emit(m, EVENT.healed, cite, s.cards[to].ctrl, to, src, n - rest);
  announce(m, EVENT.healed, to, src, n - rest);
}

/** Something befalls a base or a wall: the fact beside the card is no other card but a figure (`dealt`, `tier`). */
export const announceAt = (m: Machine, event: EventKind, src: CardId, figure: number, spot: Spot): void =>
  announce(m, event, src, figure as CardId, spot);

/** Damage to a base: the wall of its lane takes it first and the base what is left of it (G9.1). Answers what the base took. */
export function damageBase(m: Machine, src: CardId, spot: Spot, n: number, cite: Cite, pastWalls = false): number {
  const s = m.state;
  const seat = seatOfSpot(spot);
  const lane = laneOfSpot(spot);
  const own = s.seats[seat].n;
  if (n <= 0 || !stands(s, seat, lane)) return 0;
  const left = pastWalls || against(m, src, seat) === NONE ? n : absorb(m, src, spot, n);
  const dealt = Math.min(left, own[BASE + lane]);
  if (dealt <= 0) return 0;
  own[BASE + lane] -= dealt;
  emit(m, EVENT.baseDamaged, cite, seat, NONE, src, dealt, [lane]);
  announceAt(m, EVENT.baseDamaged, src, dealt, spot);
  if (own[BASE + lane] === 0) fall(m, src, spot);
  return dealt;
}

/** G4.3, G7.1: a base falls. Who has lost is seen to when the effect is over. */
function fall(m: Machine, src: CardId, spot: Spot): void {
  const s = m.state;
  const seat = seatOfSpot(spot);
  const lane = laneOfSpot(spot);
  emit(m, EVENT.baseFallen, lane === strongholdLane(s) ? CITE['G7.1'] : CITE['G4.3'], seat, NONE, src, 0, [lane]);
  announce(m, EVENT.baseFallen, src, NONE, spot);
}

/** The wall of a lane takes what it has HP for. Answers what goes on to whoever it was meant for. */
function absorb(m: Machine, src: CardId, spot: Spot, n: number): number {
  const seat = seatOfSpot(spot);
  const lane = laneOfSpot(spot);
  const own = m.state.seats[seat].n;
  const taken = Math.min(n, own[WALL + lane]);
  if (taken === 0) return n;
  own[WALL + lane] -= taken;
  emit(m, EVENT.wallDamaged, CITE['G9.1'], seat, NONE, src, taken, [lane]);
  if (own[WALL + lane] > 0) return n - taken;
  own[TIER + lane] = 0;
  own[RUIN + lane] = 1;
  emit(m, EVENT.wallDestroyed, CITE['G9.1'], seat, NONE, src, 0, [lane]);
  announce(m, EVENT.wallDestroyed, src, NONE, spot);
  return n - taken;
}

export function healBase(m: Machine, src: CardId, spot: Spot, n: number, cite: Cite): void {
  const s = m.state;
  const seat = seatOfSpot(spot);
  const lane = laneOfSpot(spot);
  const own = s.seats[seat].n;
  if (!stands(s, seat, lane)) return;
  const restored = Math.min(n, mostBaseHp(s, lane) - own[BASE + lane]);
  if (restored <= 0) return;
  own[BASE + lane] += restored;
  emit(m, EVENT.baseHealed, cite, seat, NONE, src, restored, [lane]);
}

/** G9.1: whether a wall may be built there: none stands, and none was destroyed unless the text says `again`. */
export function mayBuild(m: Machine, spot: Spot, again: boolean): boolean {
  const own = m.state.seats[seatOfSpot(spot)].n;
  const lane = laneOfSpot(spot);
  return own[WALL + lane] === 0 && (again || own[RUIN + lane] === 0);
}

export function buildWall(m: Machine, src: CardId, spot: Spot, tier: number, again: boolean, cite: Cite): void {
  if (spot === NONE || !mayBuild(m, spot, again)) return;
  const seat = seatOfSpot(spot);
  const lane = laneOfSpot(spot);
  const own = m.state.seats[seat].n;
  own[WALL + lane] = WALL_HP[tier];
  own[TIER + lane] = tier;
  own[RUIN + lane] = 0;
  emit(m, EVENT.wallBuilt, cite, seat, NONE, src, WALL_HP[tier], [lane, tier]);
  announceAt(m, EVENT.wallBuilt, src, tier, spot);
}

/** G9.5: these Guardians share their HP from now on, until one leaves, or the source does where it says so. */
export function link(m: Machine, src: CardId, cards: readonly CardId[], withSource: boolean, cite: Cite): void {
  const s = m.state;
  const members = cards.filter((id, i) => isGuardian(s, id) && cards.indexOf(id) === i);
  if (members.length < 2 || members.some((id) => s.cards[id].ctrl !== s.cards[members[0]].ctrl)) return;
  // Nobody is in two pools: a new link takes them out of an old one.
  for (const id of members) {
    const old = s.rows.find((row) => row.tag === ROW.link && row.on === id);
    if (old !== undefined) endLink(m, old.n);
  }
  const number = s.stamp + 1;
  for (const id of members) {
    addRow(m, { tag: ROW.link, src, on: id, by: s.cards[id].ctrl, n: number, bound: withSource ? 1 : 0 });
    s.cards[id].flags |= LINKED;
  }
  emit(m, EVENT.linked, cite, s.cards[members[0]].ctrl, members[0], members[1]);
}
