import {
  type AnyRule,
  act,
  allSeats,
  announce,
  ask,
  askEach,
  call,
  countDown,
  dice,
  emit,
  loop,
  type Machine,
  moveCard,
  NONE,
  nextSeat,
  pile,
  type Row,
  rule,
  type SeatId,
  slots,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  BURN,
  BURNED,
  CITE,
  DECK,
  EVENT,
  GUARDIANS,
  HAND,
  MOMENT,
  MOST_POINTS,
  OF_THE_TURN,
  OPENING_HAND,
  OPTION,
  PLAYER,
  POISONED,
  PROMPT,
  ROW,
  SECOND,
  STATUS,
  VERB,
} from '../names.ts';
import { doAction } from './acting.ts';
import { mainChoices } from './actions.ts';
import { fallenOutposts, foeOf } from './board.ts';
import { checkpoint } from './checkpoint.ts';
import { dealDamage } from './damage.ts';
import { drawCards, shuffle } from './drawing.ts';
import { useUp } from './leaving.ts';
import { lost, poisonDose, STATUS_CLAUSE, statusLevel } from './status.ts';

/** The match and its turns. A round is one turn of each player; what happens "each round" happens in one's own turn. */

const OPENING = slots('at?');

export const match = rule('match', OPENING, [
  act((_m, v) => {
    v[OPENING.at] = 0;
  }),
  loop((m, v) => v[OPENING.at] < m.state.seats.length, [shuffle.call({ seat: (_m, v) => v[OPENING.at]++ as SeatId })]),
  // G2.1
  dice(
    PROMPT.coin,
    () => 1,
    2,
    (m, _v, [side]) => {
      const s = m.state;
      s.active = (side - 1) as SeatId;
      s.seats[foeOf(s.active)].n[PLAYER.ahead] = 1;
      emit(m, EVENT.coin, CITE['G2.1'], s.active, NONE, NONE, side);
      for (const seat of [s.active, foeOf(s.active)]) drawCards(m, seat, OPENING_HAND, CITE['G2.2']);
    },
  ),
  // G2.2: both decide at the same time.
  loop(
    (m) => m.state.seats.some((x) => x.n[PLAYER.mulligan] === 0),
    [
      askEach(
        (m) =>
          allSeats(m.state).flatMap((seat) =>
            m.state.seats[seat].n[PLAYER.mulligan] === 0
              ? [
                  {
                    seat,
                    prompt: PROMPT.mulligan,
                    choices: [
                      { verb: VERB.keep, card: NONE, on: NONE, n: 0 },
                      { verb: VERB.redraw, card: NONE, on: NONE, n: 0 },
                    ],
                  },
                ]
              : [],
          ),
        (m, _v, picked, seat) => {
          m.state.seats[seat].n[PLAYER.mulligan] = picked.verb === VERB.keep ? KEPT : REDRAWS;
        },
      ),
    ],
  ),
  call(() => mulligan, { seat: (m) => m.state.active }),
  call(() => mulligan, { seat: (m) => foeOf(m.state.active) }),
  when(
    (m) => m.state.options[OPTION.second] === SECOND.helped,
    [act((m) => drawCards(m, foeOf(m.state.active), HELP_CARDS, CITE['G2.3']))],
  ),
  call(() => rounds, {}),
]);

/** G2.3: cards that the player who goes second draws beyond the opening hand, and DZ more in that player's first turn. */
const HELP_CARDS = 1;
const HELP_DZ = 1;

const KEPT = 1;
const REDRAWS = 2;
const MULLIGAN = slots('seat: seat');

/** G2.2: a new hand for the old one, once. */
const mulligan = rule('mulligan', MULLIGAN, [
  when(
    (m, v) => m.state.seats[v[MULLIGAN.seat]].n[PLAYER.mulligan] === REDRAWS,
    [
      act((m, v) => {
        m.state.seats[v[MULLIGAN.seat]].n[PLAYER.mulligan] = KEPT;
        for (const id of pile(m.state, HAND, v[MULLIGAN.seat]).slice()) moveCard(m, id, DECK, v[MULLIGAN.seat]);
      }),
      shuffle.call({ seat: (_m, v) => v[MULLIGAN.seat] }),
      act((m, v) => {
        emit(m, EVENT.redrew, CITE['G2.2'], v[MULLIGAN.seat], NONE);
        drawCards(m, v[MULLIGAN.seat], OPENING_HAND, CITE['G2.2']);
      }),
    ],
    [act((m, v) => emit(m, EVENT.kept, CITE['G2.2'], v[MULLIGAN.seat], NONE))],
  ),
]);

/** Turn after turn, from the active player. A position set up by hand starts here. */
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

const TURN = slots('seat: seat', 'done?', 'verb?', 'card?: card', 'on?: card', 'n?');

const turn = rule('turn', TURN, [
  act((m, v) => beginTurn(m, v[TURN.seat])),
  checkpoint,
  act((m, v) => {
    drawCards(m, v[TURN.seat], 1, CITE['G6.1']);
    announce(m, EVENT.turnStart, NONE, NONE, v[TURN.seat]);
    v[TURN.done] = 0;
  }),
  checkpoint,
  loop(
    (_m, v) => v[TURN.done] === 0,
    [
      ask(
        (m, v) => ({ seat: v[TURN.seat], prompt: PROMPT.main, choices: mainChoices(m, v[TURN.seat]) }),
        (_m, v, picked) => {
          v[TURN.done] = picked.verb === VERB.endTurn ? 1 : 0;
          v[TURN.verb] = picked.verb;
          v[TURN.card] = picked.card;
          v[TURN.on] = picked.on;
          v[TURN.n] = picked.n;
        },
      ),
      when(
        (_m, v) => v[TURN.done] === 0,
        [
          doAction.call({
            seat: (_m, v) => v[TURN.seat],
            verb: (_m, v) => v[TURN.verb],
            card: (_m, v) => v[TURN.card],
            on: (_m, v) => v[TURN.on],
            n: (_m, v) => v[TURN.n],
          }),
        ],
      ),
    ],
  ),
  act((m, v) => announce(m, EVENT.turnEnd, NONE, NONE, v[TURN.seat])),
  checkpoint,
  act(suffer),
  checkpoint,
  act((m, v) => {
    emit(m, EVENT.turnEnd, CITE['G3.1'], v[TURN.seat], NONE);
    countDown(m, MOMENT.endOfTurn, NONE);
  }),
]);

/** G3: points for the round; what lasted for rounds counts down. */
function beginTurn(m: Machine, seat: SeatId): void {
  const s = m.state;
  const own = s.seats[seat].n;
  s.turn++;
  s.active = seat;
  own[PLAYER.turns]++;
  // G3.2: the second player stays one ahead until the cap.
  own[PLAYER.dzMax] = Math.min(MOST_POINTS, own[PLAYER.turns] + own[PLAYER.ahead]);
  own[PLAYER.dz] = own[PLAYER.dzMax];
  // G3.4: both begin with one, and what is not spent stays.
  own[PLAYER.sp] = Math.min(MOST_POINTS, own[PLAYER.sp] + 1);
  rallySp(m, seat);
  const cards = pile(s, GUARDIANS, seat);
  for (let i = 0; i < cards.length; i++) {
    const c = s.cards[cards[i]];
    c.used = 0;
    c.acts = 0;
    c.flags &= ~OF_THE_TURN;
  }
  emit(m, EVENT.turnStart, CITE['G3.1'], seat, NONE, NONE, s.turn, [own[PLAYER.dz], own[PLAYER.sp]]);
  if (own[PLAYER.turns] === 1 && own[PLAYER.ahead] === 1 && s.options[OPTION.second] === SECOND.helped) {
    own[PLAYER.dz] += HELP_DZ;
    emit(m, EVENT.gainedDz, CITE['G2.3'], seat, NONE, NONE, HELP_DZ);
  }
  countDown(m, MOMENT.round, seat, (row) => expire(m, row));
}

/** G3.6: a last stand, if the match has it: one more SP for every Outpost that has fallen. */
function rallySp(m: Machine, seat: SeatId): void {
  const s = m.state;
  if (s.options[OPTION.lastStand] === 0) return;
  const gained = Math.min(fallenOutposts(s, seat), MOST_POINTS - s.seats[seat].n[PLAYER.sp]);
  if (gained === 0) return;
  s.seats[seat].n[PLAYER.sp] += gained;
  emit(m, EVENT.gainedSp, CITE['G3.6'], seat, NONE, NONE, gained);
}

/** A lasting effect is over. */
function expire(m: Machine, row: Row): void {
  if (row.tag === ROW.status) lost(m, row.on, row.effect, STATUS_CLAUSE[row.effect]);
  else if (row.tag === ROW.lasts) {
    emit(m, EVENT.ended, CITE['G4.11'], row.by, row.on);
    useUp(m, row.on);
  }
}

/** G8.2, G8.5: burns and poison at the end of their player's turn, lane by lane. */
function suffer(m: Machine, v: VarsOf<typeof TURN>): void {
  const s = m.state;
  const own = pile(s, GUARDIANS, v[TURN.seat])
    .filter((id) => (s.cards[id].flags & (BURNED | POISONED)) !== 0)
    .sort((a, b) => s.cards[a].at - s.cards[b].at);
  for (const id of own) {
    const c = s.cards[id];
    if (c.zone === GUARDIANS && (c.flags & BURNED) !== 0) {
      dealDamage(m, NONE, id, BURN * statusLevel(m, id, STATUS.burned), CITE['G8.2']);
    }
    if (c.zone === GUARDIANS && (c.flags & POISONED) !== 0) dealDamage(m, NONE, id, poisonDose(m, id), CITE['G8.5']);
  }
}

export const turnRules: readonly AnyRule[] = [match, mulligan, rounds, turn];
