import {
  type AnyRule,
  act,
  addRow,
  ask,
  type CardId,
  type Choice,
  dropRows,
  emit,
  loop,
  type Machine,
  MODIFIERS,
  NONE,
  nextSeat,
  type Row,
  roll,
  rule,
  type SeatId,
  type Step,
  slots,
  when,
} from '@wardroom/core';
import type { Hold, WardCard } from '../card.ts';
import { DAMAGE, EVENT, MATCH, MOMENT, matchOf, PHASE, PROMPT, ROW, VERB } from '../names.ts';
import { checkpoint } from './checkpoint.ts';
import { dealDamage } from './damage.ts';
import { emitRoll } from './effects.ts';
import { citeOf } from './field.ts';
import { answerRoll } from './rolling.ts';

/** Creatures that are held, and the rolls that free them. */

/** Holds on a player's creatures that have not been rolled for in this turn cycle. `n` is the row's stamp. */
export function holds(m: Machine, seat: SeatId): Choice[] {
  const s = m.state;
  const found: Choice[] = [];
  for (const row of s.rows) {
    if (row.tag !== ROW.hold || s.cards[row.on].ctrl !== seat || hasRolled(m, row.on)) continue;
    found.push({ verb: VERB.escape, card: row.on, on: row.src, n: row.stamp });
  }
  return found;
}

/** One roll per cycle, or per turn where the hold says so: a creature freed and held again in one turn waits for the next. */
const hasRolled = (m: Machine, id: CardId): boolean => m.state.rows.some((x) => x.tag === ROW.rolled && x.on === id);

const holdOf = (m: Machine, stamp: number): Row | undefined => m.state.rows.find((row) => row.stamp === stamp);

const heldBy = (m: Machine, row: Row): Hold => (m.game.defs[row.effect] as WardCard).hold!;

export const isMust = (m: Machine, c: Choice): boolean => {
  const row = holdOf(m, c.n);
  return row !== undefined && heldBy(m, row).must === true;
};

/** `stamp`: of the row that holds it, as `holds` gives it with the answer. */
const ESCAPE = slots('seat: seat', 'card: card', 'stamp', 'free?');

/** Roll to break a hold. A failed roll may owe damage, which lands as combat ends (or at once after it). */
export const breakFree = rule('escape', ESCAPE, [
  roll(
    PROMPT.rollEffect,
    () => 1,
    (m, v, faces) => {
      const row = holdOf(m, v[ESCAPE.stamp]);
      if (row !== undefined) emitRoll(m, v[ESCAPE.seat], row.src, faces);
    },
  ),
  answerRoll(
    'text',
    (_m, v) => v[ESCAPE.seat],
    (m, v) => holdOf(m, v[ESCAPE.stamp])?.src ?? NONE,
    (_m, v) => v[ESCAPE.card],
  ),
  act((m, v) => {
    const row = holdOf(m, v[ESCAPE.stamp]);
    if (row === undefined) return;
    const hold = heldBy(m, row);
    const [face] = m.state.rolled;
    const until = hold.anyTurn === true ? MOMENT.endOfTurn : MOMENT.cycle;
    addRow(m, { tag: ROW.rolled, on: row.on, by: v[ESCAPE.seat], left: 1, until });
    if (face >= hold.free[0] && face <= hold.free[1]) {
      emit(m, EVENT.freed, citeOf(m, row.src), v[ESCAPE.seat], row.on, row.src);
      const { on, src } = row;
      dropRows(m, (x) => x === row || (x.on === on && x.src === src && x.tag === MODIFIERS && x.by === row.by));
      return;
    }
    row.n = hold.damage ?? 0;
    if (m.state.g[MATCH.phase] > PHASE.combat) payHolds(m, v[ESCAPE.seat]);
  }),
  checkpoint((_m, v) => v[ESCAPE.seat]),
]);

export function payHolds(m: Machine, seat: SeatId): void {
  const s = m.state;
  for (const row of s.rows.slice()) {
    if (row.tag !== ROW.hold || row.n === 0 || s.cards[row.on].ctrl !== seat) continue;
    const n = row.n;
    row.n = 0;
    dealDamage(m, row.src, row.by, row.on, n, DAMAGE.instant);
  }
}

const isAnyTurns = (m: Machine, row: Row): boolean => row.tag === ROW.hold && heldBy(m, row).anyTurn === true;

/** Holds that a player may roll for in another's turn. */
const holdsNow = (m: Machine, seat: SeatId): Choice[] =>
  holds(m, seat).filter((c) => {
    const row = holdOf(m, c.n);
    return row !== undefined && isAnyTurns(m, row);
  });

/** Whoever may roll for a hold in this turn of another's and has not passed, from the next player on. A boss waits for its own. */
function nextHeld(m: Machine, passed: number): SeatId {
  const s = m.state;
  for (let seat = nextSeat(s, s.active); seat !== s.active; seat = nextSeat(s, seat)) {
    if ((passed & (1 << seat)) !== 0 || seat === matchOf(s)[MATCH.boss]) continue;
    if (holdsNow(m, seat).length > 0) return seat;
  }
  return NONE;
}

const STRUGGLE = slots('passed', 'seat?: seat', 'card?: card', 'stamp?');

/** Between two phases of another's turn, the others may roll for what holds their creatures. */
const struggle = rule('struggle', STRUGGLE, [
  loop(
    (m, v) => nextHeld(m, v[STRUGGLE.passed]) !== NONE,
    [
      act((m, v) => {
        v[STRUGGLE.seat] = nextHeld(m, v[STRUGGLE.passed]);
        v[STRUGGLE.card] = NONE;
      }),
      ask(
        (m, v) => ({
          seat: v[STRUGGLE.seat],
          prompt: PROMPT.struggle,
          choices: [{ verb: VERB.pass, card: NONE, on: NONE, n: 0 }, ...holdsNow(m, v[STRUGGLE.seat])],
        }),
        (_m, v, picked) => {
          v[STRUGGLE.card] = picked.card;
          v[STRUGGLE.stamp] = picked.n;
        },
      ),
      when(
        (_m, v) => v[STRUGGLE.card] === NONE,
        [
          act((_m, v) => {
            v[STRUGGLE.passed] |= 1 << v[STRUGGLE.seat];
          }),
        ],
        [
          breakFree.call({
            seat: (_m, v) => v[STRUGGLE.seat],
            card: (_m, v) => v[STRUGGLE.card],
            stamp: (_m, v) => v[STRUGGLE.stamp],
          }),
        ],
      ),
    ],
  ),
]);

export const struggles = <V>(): Step<V> =>
  when((m) => m.state.rows.some((row) => isAnyTurns(m, row)), [struggle.call({ passed: () => 0 })]);

export const holdRules: readonly AnyRule[] = [breakFree, struggle];
