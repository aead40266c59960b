import { askedOf, type CardId, type Machine, NONE, pile, type Refusal, type SeatId, stat } from '@wardroom/core';
import { BOARD, HAND, MATCH, OPENING_PLACES, PHASE, PLACING, PLAYER, PROMPT, STAT, STATUS } from './names.ts';
import {
  defOf,
  eachTarget,
  findMoves,
  has,
  isUp,
  look,
  mayAttack,
  mayStoneMove,
  moveCost,
  moves,
} from './rules/board.ts';
import {
  ATTACKED_ENOUGH,
  ENOUGH_PLACED,
  FACE_DOWN_UNIT,
  FROZEN,
  HELD_THERE,
  HEMMED_IN,
  MOVE_COSTS_MORE,
  NO_ATTACKER,
  NO_POINTS,
  NO_SPACE,
  NOBODY_THERE,
  NOT_NOW,
  NOT_YOUR_TURN,
  PETRIFIED,
  ROOTED,
  SHOCKED,
  SPELLS_STAY,
  STONE_FIRST,
  STONE_FIXED,
  STONE_STAYS,
  TAKEN_BACK_ENOUGH,
} from './rules/refusal.ts';
import { mayTakeBack, placed } from './rules/setup.ts';
import { whyNotCast, windowAsked } from './rules/spells.ts';
import { hasRoom } from './rules/turn.ts';

/** What is greyed out for a player now, and why, with the clause (invariant 4). */
export function explain(m: Machine, seat: SeatId): { card: CardId; reason: string; rule: string }[] {
  const s = m.state;
  const out: { card: CardId; reason: string; rule: string }[] = [];
  const add = (card: CardId, why: Refusal | null): void => {
    if (why !== null) out.push({ card, reason: why.error, rule: why.rule! });
  };
  if (s.over !== null) return out;
  const inSetup = s.g[MATCH.phase] === PHASE.setup;
  for (const id of pile(s, HAND, seat)) add(id, inSetup ? notPlacedYet(m, seat, id) : notFromHand(m, seat, id));
  if (s.active !== seat || inSetup) return out;
  for (const id of pile(s, BOARD, seat)) {
    add(id, whyNotMove(m, id));
    add(id, whyNotAttack(m, id));
  }
  return out;
}

function notPlacedYet(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const { kind } = defOf(m, id);
  if (m.state.seats[seat].n[PLAYER.ready] === 1) return null;
  if ((m.state.cards[id].flags & PLACING) !== 0) return mayTakeBack(m, seat) ? null : TAKEN_BACK_ENOUGH;
  if (kind === 'spell') return SPELLS_STAY;
  const { cards, stone } = placed(m, seat);
  if (kind === 'stone') return null;
  if (cards < OPENING_PLACES) return null;
  return stone ? ENOUGH_PLACED : STONE_FIRST;
}

function notFromHand(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const s = m.state;
  if (defOf(m, id).kind === 'spell') return notCast(m, seat, id);
  if (s.active !== seat) return NOT_YOUR_TURN;
  if (s.g[MATCH.points] < 1) return NO_POINTS;
  return hasRoom(m, seat) ? null : NO_SPACE;
}

function notCast(m: Machine, seat: SeatId, id: CardId): Refusal | null {
  const asked = askedOf(m.state, seat);
  if (asked?.seat === seat && asked.prompt === PROMPT.respond) return whyNotCast(m, seat, id, windowAsked(m));
  if (m.state.active === seat) return whyNotCast(m, seat, id, null);
  // In another's turn they are asked when the moment comes.
  return m.state.seats[seat].n[PLAYER.casts] > 0 ? whyNotCast(m, seat, id, null) : NOT_NOW;
}

/** Why a card on the board cannot move now, or null. */
export function whyNotMove(m: Machine, id: CardId): Refusal | null {
  const s = m.state;
  const c = s.cards[id];
  if (defOf(m, id).kind === 'stone' && !mayStoneMove(m, c)) return isUp(c) ? STONE_STAYS : STONE_FIXED;
  if (has(c, STATUS.petrified)) return PETRIFIED;
  if (has(c, STATUS.frozen)) return FROZEN;
  if (has(c, STATUS.rooted)) return ROOTED;
  if (stat(m, STAT.cantMove, id) > 0) return HELD_THERE;
  if (s.g[MATCH.points] < 1) return NO_POINTS;
  if (moveCost(m, id) > s.g[MATCH.points]) return MOVE_COSTS_MORE;
  findMoves(m, id, look(s));
  return moves.n === 0 ? HEMMED_IN : null;
}

/** Why a unit cannot attack now, or null. Of what never attacks nothing is said. */
export function whyNotAttack(m: Machine, id: CardId): Refusal | null {
  const s = m.state;
  const c = s.cards[id];
  if (!defOf(m, id).fights) return null;
  if (!isUp(c)) return FACE_DOWN_UNIT;
  if (has(c, STATUS.petrified)) return PETRIFIED;
  if (has(c, STATUS.shocked)) return SHOCKED;
  if (stat(m, STAT.cantAttack, id) > 0) return NO_ATTACKER;
  if (!mayAttack(m, id)) return ATTACKED_ENOUGH;
  if (s.g[MATCH.points] < 1) return NO_POINTS;
  let found: CardId = NONE;
  eachTarget(m, id, look(s), (x) => {
    found = x;
  });
  return found === NONE ? NOBODY_THERE : null;
}
