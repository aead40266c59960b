import {
  type AnyRule,
  act,
  announce,
  ask,
  type CardId,
  type Cell,
  type Cite,
  call,
  countDown,
  emit,
  listensTo,
  loop,
  type Machine,
  NONE,
  pile,
  type Row,
  rememberMatch,
  rule,
  type SeatId,
  type Step,
  seatStat,
  slots,
  stop,
  type Value,
  when,
} from '@wardroom/core';
import {
  CEMETERY,
  CITE,
  DEALT,
  DECK,
  EVENT,
  GONE,
  HAND,
  MAGIC,
  MATCH,
  MOMENT,
  PAST,
  PHASE,
  PLAYER,
  PRIMARY,
  PROMPT,
  RESISTED,
  RETURNED,
  ROW,
  STAT,
  THROUGH,
  VERB,
} from '../names.ts';
import { mayLoseByIt } from './calling.ts';
import { phaseWindow, play } from './chain.ts';
import { checkpoint } from './checkpoint.ts';
import { combat } from './combat.ts';
import { draw, shuffle } from './drawing.ts';
import { cemeteryHp, citeOf, countedHp, defOf, threshold } from './field.ts';
import { struggles } from './holds.ts';
import { goHome, send } from './moving.ts';
import { phase, setPhase } from './phase.ts';
import { usable } from './playable.ts';

/** Turns: how they begin, draw and end (W9). */

/** W7.1.2: what a player draws on their first turn. */
const OPENING_HAND = 5;

const TURN = slots('seat: seat', 'first?', 'card?');

/** What every turn has, that of a boss too. */
const STEP_OF_TURN = slots('seat: seat');
type InTurn = [SeatId, ...Cell[]];
const playing = (m: Machine, v: InTurn): boolean => m.state.seats[v[STEP_OF_TURN.seat]].out === 0;

/** How every turn begins, that of a boss too. A skipped one is over with it. The seat is the first variable. */
export const turnBegins: readonly Step<InTurn>[] = [
  act((m, v) => beginTurn(m, v[STEP_OF_TURN.seat])),
  // The whole turn is skipped, what happens at its start too; only time has passed.
  when(
    (m, v) => m.state.seats[v[STEP_OF_TURN.seat]].n[PLAYER.skips] > 0,
    [
      act((m, v) => {
        m.state.seats[v[STEP_OF_TURN.seat]].n[PLAYER.skips]--;
        emit(m, EVENT.skipped, CITE['W9.2.1'], v[STEP_OF_TURN.seat], NONE);
      }),
      checkpoint((_m, v) => v[STEP_OF_TURN.seat]),
      act(endTurn),
      stop,
    ],
  ),
  // What happens at the start of a turn may be answered too, so there is something to turn back to from here on. An
  // instruction of its own: a table turned back goes on with the one after it.
  when(
    (m) => listensTo(m, EVENT.turnStart),
    [act(rememberTurn), act((m, v) => announce(m, EVENT.turnStart, NONE, NONE, v[STEP_OF_TURN.seat]))],
  ),
  checkpoint((_m, v) => v[STEP_OF_TURN.seat]),
  when((m, v) => !playing(m, v), [act(endTurn), stop]),
  act(rememberTurn),
];

/** After the draw, and before the first magic phase. */
export const drawEnds = <V>(seat: Value<V, SeatId>): Step<V> =>
  when(
    (m) => listensTo(m, EVENT.drawEnds),
    [act((m, v) => announce(m, EVENT.drawEnds, NONE, NONE, seat(m, v))), checkpoint(seat)],
  );

/** How every turn ends. */
export const turnEnds = (cite: Cite): readonly Step<InTurn>[] => [
  struggles(),
  phaseWindow((_m, v) => v[STEP_OF_TURN.seat]),
  act((m) => setPhase(m, PHASE.end, cite)),
  // General ruling: a turn cannot end before what is compulsory in it.
  loop(
    (m, v) => playing(m, v) && usable(m, v[STEP_OF_TURN.seat], true).length > 0,
    [
      act((m, v) => {
        const use = usable(m, v[STEP_OF_TURN.seat], true)[0];
        play.enter(m, { seat: v[STEP_OF_TURN.seat], card: use.card, ability: use.n });
      }),
    ],
  ),
  act((m, v) => announce(m, EVENT.turnEnd, NONE, NONE, v[STEP_OF_TURN.seat])),
  checkpoint((_m, v) => v[STEP_OF_TURN.seat]),
  act(endTurn),
];

export const turn = rule('turn', TURN, [
  ...turnBegins,
  act((m, v) => {
    const seat = m.state.seats[v[TURN.seat]];
    v[TURN.first] = seat.n[PLAYER.turns] === 0 ? 1 : 0;
    seat.n[PLAYER.turns]++;
    setPhase(m, PHASE.draw, CITE['W9.1.1']);
  }),
  draw(
    (_m, v) => v[TURN.seat],
    (_m, v) => (v[TURN.first] === 1 ? OPENING_HAND : 1),
    (_m, v) => (v[TURN.first] === 1 ? CITE['W7.1.2'] : CITE['W9.1.1']),
  ),
  when((m) => m.state.queue.length > 0, [checkpoint((_m, v) => v[TURN.seat])]),
  // W9.1.1: down to eight before anything else.
  loop(
    (m, v) => pile(m.state, HAND, v[TURN.seat]).length > 8,
    [
      ask(
        (m, v) => ({
          seat: v[TURN.seat],
          prompt: PROMPT.discard,
          choices: discards(m, v[TURN.seat]).map((id) => ({ verb: VERB.discard, card: id, on: NONE, n: 0 })),
        }),
        (m, v, picked) => {
          emit(m, EVENT.discarded, CITE['W9.1.1'], v[TURN.seat], picked.card);
          send(m, picked.card, CEMETERY, v[TURN.seat], CITE['W9.1.1']);
        },
      ),
      checkpoint((_m, v) => v[TURN.seat]),
    ],
  ),
  drawEnds((_m, v) => v[TURN.seat]),
  struggles(),
  phaseWindow((_m, v) => v[TURN.seat]),
  // A player who is out has no phases left: each of these sees to it.
  call(() => phase, { seat: (_m, v) => v[TURN.seat], phase: () => PHASE.main }),
  call(() => combat, { seat: (_m, v) => v[TURN.seat] }),
  call(() => phase, { seat: (_m, v) => v[TURN.seat], phase: () => PHASE.second }),
  when((m, v) => !playing(m, v), [act(endTurn), stop]),
  ...turnEnds(CITE['W9.1.5']),
]);

/** W4.1.5: where the table calls, nobody discards into their own loss while another card would do. */
function discards(m: Machine, seat: SeatId): CardId[] {
  const hand = pile(m.state, HAND, seat);
  if (mayLoseByIt(m.state, seat)) return hand;
  const room = threshold(m.state) - cemeteryHp(m, seat);
  const fine = hand.filter((id) => countedHp(m, id) < room);
  return fine.length > 0 ? fine : hand;
}

/** Only matches with an unused card that turns time back pay for remembering it. */
function rememberTurn(m: Machine): void {
  const s = m.state;
  if (s.g[MATCH.remembers] === 0) return;
  s.past[PAST.turn] = isUnused(m) ? rememberMatch(m, s.past[PAST.turn]) : null;
}

/** Whether a card that turns time back may still be used. */
function isUnused(m: Machine): boolean {
  const { cards } = m.state;
  for (let id = 0 as CardId; id < cards.length; id++) {
    if (defOf(m, id).turnsBack && cards[id].zone !== CEMETERY && cards[id].zone !== GONE) return true;
  }
  return false;
}

function beginTurn(m: Machine, seat: SeatId): void {
  const s = m.state;
  s.turn++;
  s.active = seat;
  // W9.2.1: the first cycle lasts until everybody has had a turn, and so until somebody has a second one.
  if (s.seats[seat].n[PLAYER.begun]++ > 0) s.g[MATCH.firstCycle] = 0;
  s.g[MATCH.primaryKilled] = 0;
  for (const x of s.seats) {
    x.n[PLAYER.summoned] = 0;
    x.n[PLAYER.killedOwn] = 0;
    x.n[PLAYER.lightnings] = 0;
    x.n[PLAYER.earlier] = 0;
    x.n[PLAYER.fought] = 0;
  }
  for (let side = 0 as SeatId; side < s.seats.length; side++) {
    for (let zone = PRIMARY; zone <= MAGIC; zone++) {
      const cards = pile(s, zone, side);
      for (let i = 0; i < cards.length; i++) {
        const c = s.cards[cards[i]];
        c.used = 0;
        c.acts = 0;
        c.flags &= ~(DEALT | RETURNED);
        // B10.10: a creature may try anew. What a magic was settled as, or the summon of a creature, stays.
        if (zone !== MAGIC && (c.flags & (THROUGH | RESISTED)) !== 0 && !defOf(m, cards[i]).aura) {
          c.flags &= ~(THROUGH | RESISTED);
        }
      }
    }
  }
  emit(m, EVENT.turnStart, CITE['W9.2.2'], seat, NONE, NONE, s.turn);
  // W9.2.3: what this player made ends now, before the draw.
  countDown(m, MOMENT.cycle, seat, (row) => expire(m, row));
}

/** A lasting effect is over. */
function expire(m: Machine, row: Row): void {
  const s = m.state;
  if (row.tag === ROW.rolled) return;
  emit(m, EVENT.ended, CITE['W9.2.3'], row.by, row.src, row.on);
  if (row.tag === ROW.lies && s.cards[row.on].zone === MAGIC)
    send(m, row.on, CEMETERY, s.cards[row.on].owner, CITE['W9.2.3']);
  else if (row.tag === ROW.comesBack) comeBack(m, row);
  else goHome(m, row);
}

/** What was sent away for a time returns, unless it has moved meanwhile or nothing leaves that cemetery. */
function comeBack(m: Machine, row: Row): void {
  const { zone, stamp, owner } = m.state.cards[row.on];
  if (zone !== CEMETERY || stamp !== row.n || seatStat(m, STAT.noExhume, owner) > 0) return;
  send(m, row.on, row.seat === NONE ? HAND : DECK, owner, citeOf(m, row.on));
  if (row.seat !== NONE) shuffle.enter(m, { seat: owner });
}

function endTurn(m: Machine): void {
  countDown(m, MOMENT.endOfTurn, NONE, (row) => goHome(m, row));
}

export const turnRules: readonly AnyRule[] = [turn];
