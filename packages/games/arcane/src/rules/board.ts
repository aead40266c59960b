import {
  type Card,
  type CardId,
  type Cite,
  citeCard,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type Spot,
  type State,
  stat,
  statSet,
  touches,
  touchesAny,
} from '@wardroom/core';
import type { ArcaneCard } from '../card.ts';
import { BOARD, DISARMED, FACE_UP, HELD, OPTION, SQUARES, STAT, STATUS, STONES } from '../names.ts';
import { DIRECTIONS, distance, ORTHOGONAL, ray, territoryOf, walk } from './squares.ts';

/** Facts of the board: who stands where, what moves where, what reaches what. Nothing here changes anything. */

export const defOf = (m: Machine, id: CardId): ArcaneCard => m.game.defs[m.state.cards[id].def] as ArcaneCard;
/** A citation of the text of a card. */
export const citeOf = (m: Machine, id: CardId): Cite => citeCard(m.state.cards[id].def);

export const onBoard = (c: Card): boolean => c.zone === BOARD;
export const isUp = (c: Card): boolean => (c.flags & FACE_UP) !== 0;
export const isDown = (c: Card): boolean => c.zone === BOARD && (c.flags & FACE_UP) === 0;
export const has = (c: Card, statuses: number): boolean => (c.flags & statuses) !== 0;

/** Texts work while a card lies face up on the board and is not Silenced (A5.8). */
export const textWorks = (_m: Machine, c: Card): boolean =>
  c.zone === BOARD && (c.flags & (FACE_UP | STATUS.silenced)) === FACE_UP;

/** Where a card lies on the board, or where it lay last. */
export const squareOf = (s: State, id: CardId): Spot => {
  const c = s.cards[id];
  return c.zone === BOARD ? c.at : (c.memo as Spot);
};

/** The Stone of a player, or NONE if it is not on the board. */
export function stoneOf(m: Machine, seat: SeatId): CardId {
  const cards = pile(m.state, BOARD, seat);
  for (let i = 0; i < cards.length; i++) if (defOf(m, cards[i]).kind === 'stone') return cards[i];
  return NONE;
}

export const fullHealth = (m: Machine, id: CardId): number => stat(m, STAT.health, id);
export const healthLeft = (m: Machine, id: CardId): number => stat(m, STAT.health, id) - m.state.cards[id].hurt;
/** What it would deal. */
export const attackOf = (m: Machine, id: CardId): number => Math.max(0, stat(m, STAT.attack, id));

/** Who lies on each square, or NONE. */
export type Occupants = Int32Array & { readonly [square: Spot]: CardId };

/** Lent out until the next look. */
const occupants = new Int32Array(SQUARES) as Occupants;

export function look(s: State): Occupants {
  occupants.fill(NONE);
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const cards = pile(s, BOARD, seat);
    for (let i = 0; i < cards.length; i++) occupants[s.cards[cards[i]].at] = cards[i];
  }
  return occupants;
}

/** The card on a square, or NONE. */
export function cardAt(s: State, square: Spot): CardId {
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const cards = pile(s, BOARD, seat);
    for (let i = 0; i < cards.length; i++) if (s.cards[cards[i]].at === square) return cards[i];
  }
  return NONE;
}
export const isEmpty = (s: State, square: Spot): boolean => cardAt(s, square) === NONE;

// ── Moving (A4.2.2) ──

/** Stats that say how a card moves. Where nothing in play speaks of them and the card itself does not, it is plain. */
const MOVING = statSet([STAT.reach, STAT.orthogonal, STAT.leaps, STAT.flies, STAT.homebound]);
const ATTACKING = statSet([STAT.diagonal, STAT.range]);

const FIXED = STONES.indexOf('fixed');

/** A Stone moves while it lies face down, unless the match fixes it. */
export const mayStoneMove = (m: Machine, stone: Card): boolean =>
  !isUp(stone) && m.state.options[OPTION.stone] !== FIXED;
/** Where a Stone may be moved to: no further than its own territory. */
export const isStonesGround = (m: Machine, square: Spot, seat: SeatId): boolean =>
  m.state.options[OPTION.stone] !== FIXED && territoryOf(square) === seat;
/** Whether a card may be moved to this square, as far as the square goes. */
export const mayLieOn = (m: Machine, id: CardId, square: Spot): boolean =>
  defOf(m, id).kind !== 'stone' || isStonesGround(m, square, m.state.cards[id].ctrl);

/** Whether it may move at all: nothing holds it, and it is no Stone that lies fast. */
export function mayMove(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  if ((c.flags & HELD) !== 0) return false;
  const def = m.game.defs[c.def] as ArcaneCard;
  if (def.kind === 'stone') return mayStoneMove(m, c);
  if (!def.special && !touches(m, STAT.cantMove)) return true;
  return stat(m, STAT.cantMove, id) === 0;
}

/** Squares that a card may move to, and how many spaces that is: lent out until the next question. */
export const moves: { n: number; to: Spot[]; steps: number[] } = { n: 0, to: [], steps: [] };

const add = (square: Spot, steps: number): void => {
  for (let i = 0; i < moves.n; i++) if (moves.to[i] === square) return;
  moves.to[moves.n] = square;
  moves.steps[moves.n++] = steps;
};

/** Fill `moves` for a card that may move. `who` is who lies on each square. */
export function findMoves(m: Machine, id: CardId, who: Occupants): void {
  const c = m.state.cards[id];
  moves.n = 0;
  const def = m.game.defs[c.def] as ArcaneCard;
  const plain = !def.special && !touchesAny(m, MOVING);
  if (plain) {
    const next = ray[c.at];
    for (let d = 0; d < DIRECTIONS; d++) {
      const x = next[d];
      if (x !== NONE && who[x] === NONE) {
        moves.to[moves.n] = x;
        moves.steps[moves.n++] = 1;
      }
    }
    if (def.kind === 'stone') keep((x) => isStonesGround(m, x, c.ctrl));
    return;
  }
  const ways = stat(m, STAT.orthogonal, id) > 0 ? ORTHOGONAL : DIRECTIONS;
  const reach = stat(m, STAT.reach, id);
  // Step by step through empty squares: what was found in one round is where the next one starts.
  let from = 0;
  for (let steps = 1; steps <= reach; steps++) {
    const till = moves.n;
    const first = steps === 1;
    for (let k = first ? -1 : from; k < (first ? 0 : till); k++) {
      const next = ray[k < 0 ? c.at : moves.to[k]];
      for (let d = 0; d < ways; d++) {
        const x = next[d];
        if (x !== NONE && who[x] === NONE) add(x, steps);
      }
    }
    from = till;
  }
  if (stat(m, STAT.leaps, id) > 0) {
    for (let d = 0; d < ways; d++) {
      const over = ray[c.at][d];
      if (over === NONE || who[over] === NONE) continue;
      const x = ray[over][d];
      if (x !== NONE && who[x] === NONE) add(x, 2);
    }
  }
  if (stat(m, STAT.flies, id) > 0) {
    for (let x = 0 as Spot; x < SQUARES; x++) if (who[x] === NONE) add(x, distance(c.at, x));
  }
  if (stat(m, STAT.homebound, id) > 0) keep((x) => territoryOf(x) === c.ctrl);
  if (def.kind === 'stone') keep((x) => isStonesGround(m, x, c.ctrl));
}

function keep(fits: (square: Spot) => boolean): void {
  let kept = 0;
  for (let i = 0; i < moves.n; i++) {
    if (!fits(moves.to[i])) continue;
    moves.to[kept] = moves.to[i];
    moves.steps[kept++] = moves.steps[i];
  }
  moves.n = kept;
}

/** Spaces of a move from here to there for this card, or 0 if it may not move there. */
export function stepsTo(m: Machine, id: CardId, square: Spot): number {
  if (!mayMove(m, id)) return 0;
  findMoves(m, id, look(m.state));
  for (let i = 0; i < moves.n; i++) if (moves.to[i] === square) return moves.steps[i];
  return 0;
}

export const moveCost = (m: Machine, id: CardId): number => stat(m, STAT.moveCost, id);

// ── Attacking (A4.2.4) ──

/** Whether a card may attack now: a face-up unit that nothing keeps from it. */
export function mayAttack(m: Machine, id: CardId): boolean {
  const c = m.state.cards[id];
  if ((c.flags & (FACE_UP | DISARMED)) !== FACE_UP) return false;
  if (!(m.game.defs[c.def] as ArcaneCard).fights) return false;
  if (stat(m, STAT.cantAttack, id) > 0) return false;
  const limit = stat(m, STAT.attackLimit, id);
  return limit === 0 || c.acts < limit;
}

/** Enemy cards that a card's attack reaches, one after another: each is given to `found`. */
export function eachTarget(m: Machine, id: CardId, who: Occupants, found: (target: CardId) => void): void {
  const s = m.state;
  const c = s.cards[id];
  const plain = !(m.game.defs[c.def] as ArcaneCard).special && !touchesAny(m, ATTACKING);
  const ways = !plain && stat(m, STAT.diagonal, id) > 0 ? DIRECTIONS : ORTHOGONAL;
  const range = plain ? 1 : stat(m, STAT.range, id);
  for (let d = 0; d < ways; d++) {
    // Only straight lines carry far.
    const far = d < ORTHOGONAL ? range : 1;
    let x = ray[c.at][d];
    for (let k = 1; k <= far && x !== NONE; k++, x = ray[x][d]) {
      const other = who[x];
      if (other === NONE) continue;
      if (s.cards[other].ctrl !== c.ctrl) found(other);
      break;
    }
  }
}

/** Whether the attack of one card still reaches another. */
export function attackReaches(m: Machine, id: CardId, target: CardId): boolean {
  let reaches = false;
  eachTarget(m, id, look(m.state), (x) => {
    if (x === target) reaches = true;
  });
  return reaches;
}

/** Next to each other, in any of the eight directions. */
export const isNear = (s: State, a: CardId, b: CardId): boolean =>
  a !== NONE && b !== NONE && distance(squareOf(s, a), squareOf(s, b)) === 1;

/** Spaces between two squares for a card that is moved by an effect, or by a move of its own. */
export const spacesMoved = (m: Machine, id: CardId, from: Spot, to: Spot): number =>
  stat(m, STAT.orthogonal, id) > 0 ? walk(from, to) : distance(from, to);
