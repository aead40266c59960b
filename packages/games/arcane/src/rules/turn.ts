import {
  type AnyRule,
  act,
  announce,
  answersNeeded,
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
  CITE,
  DECK,
  EMPTY_DECK_DAMAGE,
  ENDING,
  EVENT,
  FACE_UP,
  HAND,
  HELP_CARDS,
  HELP_POINTS,
  HOW,
  MATCH,
  MOMENT,
  OPTION,
  PHASE,
  PLAYER,
  POINTS,
  PROMPT,
  SECONDS,
  STATUS,
  STATUS_INDEX,
  VERB,
  WINDOW,
} from '../names.ts';
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

const TURN = slots('seat: seat', 'verb?: verb', 'card?: card', 'on?: card', 'n?', 'sick?: cards', 'at?');
type Vars = VarsOf<typeof TURN>;

const PLACE_CARD = slots('seat: seat', 'card: card', 'square: spot', 'verb: verb');

/** What an action is about, for the rule that carries it out. */
const chosen: Given<typeof PLACE_CARD, Vars> = {
  seat: (_m, v) => v[TURN.seat],
  card: (_m, v) => v[TURN.card],
  square: (_m, v) => v[TURN.n] as Spot,
  verb: (_m, v) => v[TURN.verb],
};

const HELPED = SECONDS.indexOf('helped');

/** Whose poison works next. */
const sickOne = (v: Vars): CardId => v[TURN.sick][v[TURN.at]];

const turn = rule('turn', TURN, [
  act((m, v) => {
    const s = m.state;
    const seat = v[TURN.seat];
    s.turn++;
    s.g[MATCH.points] = POINTS;
    s.g[MATCH.phase] = PHASE.draw;
    s.seats[seat].n[PLAYER.turns]++;
    // A4.2.5: one spell each, in every player's turn.
    for (const x of s.seats) x.n[PLAYER.casts] = 0;
    for (const id of pile(s, BOARD, seat)) s.cards[id].acts = 0;
    countDown(m, MOMENT.cycle, seat);
    emit(m, EVENT.turnStart, CITE['A4.2.0'], seat, NONE, NONE, s.turn);
  }),
  // A4.1.1
  when(
    (m, v) => pile(m.state, DECK, v[TURN.seat]).length === 0,
    [
      act((m, v) => emit(m, EVENT.drawsNothing, CITE['A4.1.1'], v[TURN.seat], NONE)),
      damage.call({
        self: (m, v) => stoneOf(m, v[TURN.seat]),
        me: (_m, v) => v[TURN.seat],
        to: (m, v) => stoneOf(m, v[TURN.seat]),
        n: () => EMPTY_DECK_DAMAGE,
        combat: () => 0,
        cite: () => CITE['A4.1.1'],
      }),
    ],
    [act((m, v) => draw(m, v[TURN.seat], 1, CITE['A4.1.1']))],
  ),
  // A3.5.2
  when(
    (m) => m.state.turn === 2 && m.state.options[OPTION.second] === HELPED,
    [
      act((m, v) => {
        draw(m, v[TURN.seat], HELP_CARDS, CITE['A3.5.2']);
        m.state.g[MATCH.points] += HELP_POINTS;
        emit(m, EVENT.points, CITE['A3.5.2'], v[TURN.seat], NONE, NONE, HELP_POINTS);
      }),
    ],
  ),
  checkpoint,
  // A5.1: at the start of the main phase.
  act((m, v) => {
    m.state.g[MATCH.phase] = PHASE.main;
    v[TURN.sick] = pile(m.state, BOARD, v[TURN.seat]).filter((id) => has(m.state.cards[id], STATUS.poisoned));
    v[TURN.at] = 0;
  }),
  loop(
    (_m, v) => v[TURN.at] < v[TURN.sick].length,
    [
      damage.call({
        self: (_m, v) => sickOne(v),
        me: (_m, v) => v[TURN.seat],
        to: (_m, v) => sickOne(v),
        // Something that happened on the way may have healed it.
        n: (m, v) => (has(m.state.cards[sickOne(v)], STATUS.poisoned) ? 1 : 0),
        combat: () => 0,
        cite: () => CITE['A5.1'],
      }),
      act((m, v) => {
        const id = v[TURN.sick][v[TURN.at]++];
        const c = m.state.cards[id];
        if (has(c, STATUS.poisoned) && --c.count <= 0) cure(m, id, STATUS_INDEX.poisoned, CITE['A5.1']);
      }),
    ],
  ),
  checkpoint,
  openWindow(WINDOW.turn, (_m, v) => v[TURN.seat]),
  act((_m, v) => {
    v[TURN.verb] = NONE;
  }),
  loop(
    (_m, v) => v[TURN.verb] !== VERB.end,
    [
      ask(
        (m, v) => ({ seat: v[TURN.seat], prompt: PROMPT.main, choices: actions(m, v[TURN.seat]) }),
        (_m, v, picked) => {
          v[TURN.verb] = picked.verb;
          v[TURN.card] = picked.card;
          v[TURN.on] = picked.on;
          v[TURN.n] = picked.n;
        },
      ),
      when(
        (_m, v) => v[TURN.verb] === VERB.placeUp || v[TURN.verb] === VERB.placeDown,
        [call(() => placeCard, chosen)],
      ),
      when((_m, v) => v[TURN.verb] === VERB.move, [call(() => moveUnit, chosen)]),
      when((_m, v) => v[TURN.verb] === VERB.flip, [call(() => flip, chosen)]),
      when(
        (_m, v) => v[TURN.verb] === VERB.attack,
        [act((m) => spend(m, 1)), attack.call({ attacker: (_m, v) => v[TURN.card], defender: (_m, v) => v[TURN.on] })],
      ),
      when(
        (_m, v) => v[TURN.verb] === VERB.cast,
        [castSpell.call({ seat: (_m, v) => v[TURN.seat], card: (_m, v) => v[TURN.card] })],
      ),
    ],
  ),
  openWindow(WINDOW.end, (_m, v) => v[TURN.seat]),
  // A4.3.1
  act((m, v) => {
    m.state.g[MATCH.phase] = PHASE.end;
    announce(m, EVENT.turnEnd, NONE, NONE, v[TURN.seat]);
  }),
  checkpoint,
  act((m, v) => {
    endStatuses(m, v[TURN.seat], ENDING, CITE['A4.3.1']);
    countDown(m, MOMENT.endOfTurn, NONE);
    emit(m, EVENT.turnEnd, CITE['A4.3.1'], v[TURN.seat], NONE);
  }),
  // What lived by an effect that has ended does not live on.
  checkpoint,
]);

const spend = (m: Machine, n: number): void => {
  m.state.g[MATCH.points] -= n;
};

/** Everything a player may do in their main phase (A4.2). */
export function actions(m: Machine, seat: SeatId): Choice[] {
  const s = m.state;
  const found: Choice[] = [{ verb: VERB.end, card: NONE, on: NONE, n: 0 }];
  const points = s.g[MATCH.points];
  const hand = pile(s, HAND, seat);
  const canCast = s.seats[seat].n[PLAYER.casts] === 0;
  const who = look(s);
  const home = territories[seat];
  const needed = answersNeeded(m, seat, PROMPT.main);
  for (let i = 0; i < hand.length && found.length < needed; i++) {
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
  for (let i = 0; i < mine.length && found.length < needed; i++) {
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
const placeCard = rule('placeCard', PLACE_CARD, [
  act((m, v) => {
    const up = v[PLACE_CARD.verb] === VERB.placeUp;
    spend(m, 1);
    place(m, v[PLACE_CARD.card], v[PLACE_CARD.square], up);
    emit(
      m,
      up ? EVENT.placedUp : EVENT.placedDown,
      CITE['A4.2.1'],
      v[PLACE_CARD.seat],
      v[PLACE_CARD.card],
      NONE,
      v[PLACE_CARD.square],
    );
    if (up) announce(m, EVENT.placedUp, v[PLACE_CARD.card]);
  }),
  checkpoint,
  openWindow(
    WINDOW.placed,
    (_m, v) => v[PLACE_CARD.seat],
    (_m, v) => v[PLACE_CARD.card],
  ),
]);

/** A4.2.2 */
const moveUnit = rule('moveUnit', PLACE_CARD, [
  act((m, v) => spend(m, moveCost(m, v[PLACE_CARD.card]))),
  travel.call({
    card: (_m, v) => v[PLACE_CARD.card],
    square: (_m, v) => v[PLACE_CARD.square],
    cite: () => CITE['A4.2.2'],
  }),
  checkpoint,
  openWindow(
    WINDOW.moved,
    (_m, v) => v[PLACE_CARD.seat],
    (_m, v) => v[PLACE_CARD.card],
  ),
]);

/** A4.2.3 */
const flip = rule('flip', PLACE_CARD, [
  act((m, v) => {
    spend(m, 1);
    turnUp(m, v[PLACE_CARD.card], HOW.flip, NONE);
    announce(m, EVENT.revealed, v[PLACE_CARD.card], NONE);
  }),
  checkpoint,
  openWindow(
    WINDOW.flipped,
    (_m, v) => v[PLACE_CARD.seat],
    (_m, v) => v[PLACE_CARD.card],
  ),
]);

/** Whether a player has an empty space to place something. */
export const hasRoom = (m: Machine, seat: SeatId): boolean => {
  const who = look(m.state);
  return territories[seat].some((x) => who[x] === NONE);
};

export const turnRules: readonly AnyRule[] = [rounds, turn, placeCard, moveUnit, travel, bleed, flip];
