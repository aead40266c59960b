import {
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  type Choice,
  call,
  countDown,
  emit,
  type Given,
  loop,
  type Machine,
  NONE,
  nextSeat,
  pile,
  rule,
  type SeatId,
  type Spot,
  slots,
  type VarsOf,
  when,
} from '@wardroom/core';
import type { ArcaneCard } from '../card.ts';
import {
  BOARD,
  C,
  DECK,
  EMPTY_DECK_DAMAGE,
  ENDING,
  EV,
  FACE_UP,
  G,
  HAND,
  HELP_CARDS,
  HELP_POINTS,
  HOW,
  MOMENT,
  OPT,
  P,
  PHASE,
  POINTS,
  PROMPT,
  SECONDS,
  STATUS,
  STATUS_INDEX,
  VERB,
  WINDOW,
} from '../words.ts';
import { attack } from './attack.ts';
import { eachTarget, findMoves, has, look, mayAttack, mayMove, moveCost, moves, stoneOf } from './board.ts';
import { checkpoint, damage } from './damage.ts';
import { cure, draw, endStatuses, place, turnUp } from './effects.ts';
import { addCasts, castSpell, openWindow } from './spells.ts';
import { territories } from './squares.ts';
import { bleed, travel } from './travel.ts';

/** A turn: the draw, poison, three action points, the end phase (A4). */

export const rounds = rule('rounds', slots(), [
  loop(
    (m) => m.state.over === null,
    [
      call(() => turn, { seat: (m) => m.state.active }),
      act((m) => {
        m.state.active = nextSeat(m.state, m.state.active);
      }),
    ],
  ),
]);

const V = slots('seat: seat', 'verb?: verb', 'card?: card', 'on?: card', 'n?', 'sick?: cards', 'at?');
type Vars = VarsOf<typeof V>;

const A = slots('seat: seat', 'card: card', 'square: spot', 'verb: verb');

/** What an action is about, for the rule that carries it out. */
const chosen: Given<typeof A, Vars> = {
  seat: (_m, v) => v[V.seat],
  card: (_m, v) => v[V.card],
  square: (_m, v) => v[V.n] as Spot,
  verb: (_m, v) => v[V.verb],
};

const HELPED = SECONDS.indexOf('helped');

/** Whose poison works next. */
const sickOne = (v: Vars): CardId => v[V.sick][v[V.at]];

const turn = rule('turn', V, [
  act((m, v) => {
    const s = m.state;
    const seat = v[V.seat];
    s.turn++;
    s.g[G.points] = POINTS;
    s.g[G.phase] = PHASE.draw;
    s.seats[seat].n[P.turns]++;
    // A4.2.5: one spell each, in every player's turn.
    for (const x of s.seats) x.n[P.casts] = 0;
    for (const id of pile(s, BOARD, seat)) s.cards[id].acts = 0;
    countDown(m, MOMENT.cycle, seat);
    emit(m, EV.turnStart, C['A4.2.0'], seat, NONE, NONE, s.turn);
  }),
  // A4.1.1
  when(
    (m, v) => pile(m.state, DECK, v[V.seat]).length === 0,
    [
      act((m, v) => emit(m, EV.drawsNothing, C['A4.1.1'], v[V.seat], NONE)),
      damage.call({
        self: (m, v) => stoneOf(m, v[V.seat]),
        me: (_m, v) => v[V.seat],
        to: (m, v) => stoneOf(m, v[V.seat]),
        n: () => EMPTY_DECK_DAMAGE,
        combat: () => 0,
        cite: () => C['A4.1.1'],
      }),
    ],
    [act((m, v) => draw(m, v[V.seat], 1, C['A4.1.1']))],
  ),
  // A3.5.2
  when(
    (m) => m.state.turn === 2 && m.state.options[OPT.second] === HELPED,
    [
      act((m, v) => {
        draw(m, v[V.seat], HELP_CARDS, C['A3.5.2']);
        m.state.g[G.points] += HELP_POINTS;
        emit(m, EV.points, C['A3.5.2'], v[V.seat], NONE, NONE, HELP_POINTS);
      }),
    ],
  ),
  checkpoint,
  // A5.1: at the start of the main phase.
  act((m, v) => {
    m.state.g[G.phase] = PHASE.main;
    v[V.sick] = pile(m.state, BOARD, v[V.seat]).filter((id) => has(m.state.cards[id], STATUS.poisoned));
    v[V.at] = 0;
  }),
  loop(
    (_m, v) => v[V.at] < v[V.sick].length,
    [
      damage.call({
        self: (_m, v) => sickOne(v),
        me: (_m, v) => v[V.seat],
        to: (_m, v) => sickOne(v),
        // Something that happened on the way may have healed it.
        n: (m, v) => (has(m.state.cards[sickOne(v)], STATUS.poisoned) ? 1 : 0),
        combat: () => 0,
        cite: () => C['A5.1'],
      }),
      act((m, v) => {
        const id = v[V.sick][v[V.at]++];
        const c = m.state.cards[id];
        if (has(c, STATUS.poisoned) && --c.count <= 0) cure(m, id, STATUS_INDEX.poisoned, C['A5.1']);
      }),
    ],
  ),
  checkpoint,
  openWindow(WINDOW.turn, (_m, v) => v[V.seat]),
  act((_m, v) => {
    v[V.verb] = NONE;
  }),
  loop(
    (_m, v) => v[V.verb] !== VERB.end,
    [
      ask(
        (m, v) => ({ seat: v[V.seat], prompt: PROMPT.main, choices: actions(m, v[V.seat]) }),
        (_m, v, picked) => {
          v[V.verb] = picked.verb;
          v[V.card] = picked.card;
          v[V.on] = picked.on;
          v[V.n] = picked.n;
        },
      ),
      when((_m, v) => v[V.verb] === VERB.placeUp || v[V.verb] === VERB.placeDown, [call(() => placeCard, chosen)]),
      when((_m, v) => v[V.verb] === VERB.move, [call(() => moveUnit, chosen)]),
      when((_m, v) => v[V.verb] === VERB.flip, [call(() => flip, chosen)]),
      when(
        (_m, v) => v[V.verb] === VERB.attack,
        [act((m) => spend(m, 1)), attack.call({ attacker: (_m, v) => v[V.card], defender: (_m, v) => v[V.on] })],
      ),
      when(
        (_m, v) => v[V.verb] === VERB.cast,
        [castSpell.call({ seat: (_m, v) => v[V.seat], card: (_m, v) => v[V.card] })],
      ),
    ],
  ),
  openWindow(WINDOW.end, (_m, v) => v[V.seat]),
  // A4.3.1
  act((m, v) => {
    m.state.g[G.phase] = PHASE.end;
    announce(m, EV.turnEnd, NONE, NONE, v[V.seat]);
  }),
  checkpoint,
  act((m, v) => {
    endStatuses(m, v[V.seat], ENDING, C['A4.3.1']);
    countDown(m, MOMENT.endOfTurn, NONE);
    emit(m, EV.turnEnd, C['A4.3.1'], v[V.seat], NONE);
  }),
  // What lived by an effect that has ended does not live on.
  checkpoint,
]);

const spend = (m: Machine, n: number): void => {
  m.state.g[G.points] -= n;
};

/** Everything a player may do in their main phase (A4.2). */
export function actions(m: Machine, seat: SeatId): Choice[] {
  const s = m.state;
  const found: Choice[] = [{ verb: VERB.end, card: NONE, on: NONE, n: 0 }];
  const points = s.g[G.points];
  const hand = pile(s, HAND, seat);
  const canCast = s.seats[seat].n[P.casts] === 0;
  const who = look(s);
  const home = territories[seat];
  for (let i = 0; i < hand.length; i++) {
    const id = hand[i];
    const def = m.game.defs[s.cards[id].def] as ArcaneCard;
    if (def.kind === 'spell') {
      if (canCast) addCasts(m, seat, id, null, found);
      continue;
    }
    if (points < 1) continue;
    for (let k = 0; k < home.length; k++) {
      if (who[home[k]] !== NONE) continue;
      if (def.fights) found.push({ verb: VERB.placeUp, card: id, on: NONE, n: home[k] });
      found.push({ verb: VERB.placeDown, card: id, on: NONE, n: home[k] });
    }
  }
  if (points < 1) return found;
  const mine = pile(s, BOARD, seat);
  for (let i = 0; i < mine.length; i++) {
    const id = mine[i];
    const c = s.cards[id];
    if ((c.flags & FACE_UP) === 0 && (m.game.defs[c.def] as ArcaneCard).fights) {
      found.push({ verb: VERB.flip, card: id, on: NONE, n: 0 });
    }
    if (mayAttack(m, id)) {
      eachTarget(m, id, who, (target) => found.push({ verb: VERB.attack, card: id, on: target, n: 0 }));
    }
    if (!mayMove(m, id) || moveCost(m, id) > points) continue;
    findMoves(m, id, who);
    for (let k = 0; k < moves.n; k++) found.push({ verb: VERB.move, card: id, on: NONE, n: moves.to[k] });
  }
  return found;
}

/** A4.2.1 */
const placeCard = rule('placeCard', A, [
  act((m, v) => {
    const up = v[A.verb] === VERB.placeUp;
    spend(m, 1);
    place(m, v[A.card], v[A.square], up);
    emit(m, up ? EV.placedUp : EV.placedDown, C['A4.2.1'], v[A.seat], v[A.card], NONE, v[A.square]);
    if (up) announce(m, EV.placedUp, v[A.card]);
  }),
  checkpoint,
  openWindow(
    WINDOW.placed,
    (_m, v) => v[A.seat],
    (_m, v) => v[A.card],
  ),
]);

/** A4.2.2 */
const moveUnit = rule('moveUnit', A, [
  act((m, v) => spend(m, moveCost(m, v[A.card]))),
  travel.call({ card: (_m, v) => v[A.card], square: (_m, v) => v[A.square], cite: () => C['A4.2.2'] }),
  checkpoint,
  openWindow(
    WINDOW.moved,
    (_m, v) => v[A.seat],
    (_m, v) => v[A.card],
  ),
]);

/** A4.2.3 */
const flip = rule('flip', A, [
  act((m, v) => {
    spend(m, 1);
    turnUp(m, v[A.card], HOW.flip, NONE);
    announce(m, EV.revealed, v[A.card], NONE);
  }),
  checkpoint,
  openWindow(
    WINDOW.flipped,
    (_m, v) => v[A.seat],
    (_m, v) => v[A.card],
  ),
]);

/** Whether a player has an empty space to place something. */
export const hasRoom = (m: Machine, seat: SeatId): boolean => {
  const who = look(m.state);
  return territories[seat].some((x) => who[x] === NONE);
};

export const turnRules: readonly AnyRule[] = [rounds, turn, placeCard, moveUnit, travel, bleed, flip];
