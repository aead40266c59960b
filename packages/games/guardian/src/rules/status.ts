import {
  type AnyRule,
  act,
  addRow,
  announce,
  type CardId,
  type Cite,
  dropRows,
  type EffectId,
  emit,
  type Machine,
  NO_MOMENT,
  NONE,
  type Row,
  roll,
  rule,
  slots,
  stat,
  stop,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  CITE,
  DEBUFFS,
  EVENT,
  EXHAUSTED,
  IMMUNE_TO,
  MOMENT,
  MOST_BURNS,
  PARALYSIS_ROUNDS,
  PROMPT,
  ROW,
  STATUS,
} from '../names.ts';
import { citeOf, isGuardian } from './board.ts';

/** Debuffs and buffs (G8). A bit of the card's flags says that it has one; a row says how much and how long. */

/** The clause of each status, in the order of their names. */
export const STATUS_CLAUSE: readonly Cite[] = [
  CITE['G8.1'],
  CITE['G8.2'],
  CITE['G8.3'],
  CITE['G8.4'],
  CITE['G8.5'],
  CITE['G8.6'],
  CITE['G8.7'],
];

/** So many whole turns of its player: the start of the next one must not use one up already. */
const wholeTurns = (n: number): number => n + 1;

const statusRow = (m: Machine, id: CardId, status: number): Row | undefined =>
  m.state.rows.find((row) => row.tag === ROW.status && row.on === id && row.effect === status);

/** How much of a status there is: burns, the next poison damage, rounds left. */
export function statusLevel(m: Machine, id: CardId, status: number): number {
  const row = statusRow(m, id, status);
  if (row === undefined) return 0;
  return status === STATUS.paralyzed || status === STATUS.exhausted ? row.left : row.n;
}

/** G8.9: immunity nullifies the named status. */
const isImmune = (m: Machine, id: CardId, status: number): boolean =>
  status < DEBUFFS && stat(m, IMMUNE_TO[status], id) > 0;

/** Whether a status would take hold at all. Burns stack to three (G8.2), nothing else does. */
function takesHold(m: Machine, id: CardId, status: number): boolean {
  if ((m.state.cards[id].flags & (1 << status)) === 0) return true;
  return status === STATUS.burned && statusRow(m, id, status)!.n < MOST_BURNS;
}

/** Whether a text that gives it this status would do anything. */
export const wouldGain = (m: Machine, id: CardId, status: number): boolean =>
  isGuardian(m.state, id) && !isImmune(m, id, status) && takesHold(m, id, status);

/** A Guardian gets a status. `turns` counts for Exhausted, where the caller knows how long. */
export function gain(m: Machine, id: CardId, status: number, src: CardId, turns = 0): void {
  const s = m.state;
  const c = s.cards[id];
  if (!isGuardian(s, id)) return;
  if (isImmune(m, id, status)) {
    emit(m, EVENT.immune, CITE['G8.9'], c.ctrl, id, src, status);
    return;
  }
  if (!takesHold(m, id, status)) return;
  const old = statusRow(m, id, status);
  if (old !== undefined) old.n++;
  else {
    const counted = status === STATUS.paralyzed || status === STATUS.exhausted;
    c.flags |= 1 << status;
    addRow(m, {
      tag: ROW.status,
      // What modifiers are to a row of the engine's, the status is to this one.
      effect: status as EffectId,
      src,
      on: id,
      by: c.ctrl,
      n: 1,
      left: status === STATUS.paralyzed ? wholeTurns(PARALYSIS_ROUNDS) : turns,
      until: counted ? MOMENT.round : NO_MOMENT,
    });
  }
  emit(m, EVENT.statusGained, STATUS_CLAUSE[status], c.ctrl, id, src, status, [old === undefined ? 1 : old.n]);
  announce(m, EVENT.statusGained, id, src, status);
}

/** A status is gone. */
export function lose(m: Machine, id: CardId, status: number, cite: Cite, src: CardId = NONE): void {
  const c = m.state.cards[id];
  if ((c.flags & (1 << status)) === 0) return;
  dropRows(m, (row) => row.tag === ROW.status && row.on === id && row.effect === status);
  lost(m, id, status, cite, src);
}

/** Its row is gone already. */
export function lost(m: Machine, id: CardId, status: number, cite: Cite, src: CardId = NONE): void {
  const c = m.state.cards[id];
  c.flags &= ~(1 << status);
  emit(m, EVENT.statusLost, cite, c.ctrl, id, src, status);
  announce(m, EVENT.statusLost, id, src, status);
}

/** A text takes away all debuffs. */
export function cleanse(m: Machine, src: CardId, id: CardId): void {
  if (!isGuardian(m.state, id)) return;
  for (let status = 0; status < DEBUFFS; status++) lose(m, id, status, citeOf(m, src), src);
}

/** The end of a turn doubles its poison (G8.5). Answers what it does this time. */
export function poisonDose(m: Machine, id: CardId): number {
  const row = statusRow(m, id, STATUS.poisoned)!;
  const dose = row.n;
  row.n *= 2;
  return dose;
}

const GIVE = slots('src: card', 'me: seat', 'to: card', 'status');

/** A text gives a status. Only Exhausted has to be rolled for (G8.3). */
export const give = rule('give', GIVE, [
  when((m, v: VarsOf<typeof GIVE>) => !isGuardian(m.state, v[GIVE.to]), [stop]),
  when(
    (m, v) =>
      v[GIVE.status] === STATUS.exhausted &&
      (m.state.cards[v[GIVE.to]].flags & EXHAUSTED) === 0 &&
      !isImmune(m, v[GIVE.to], STATUS.exhausted),
    [
      roll(
        PROMPT.rollExhaustion,
        () => 1,
        (m, v, [face]) => {
          const turns = face < 5 ? 1 : face - 3;
          const by = m.state.cards[v[GIVE.to]].ctrl;
          emit(m, EVENT.exhaustionRoll, CITE['G8.3'], by, v[GIVE.to], v[GIVE.src], turns, [face]);
          gain(m, v[GIVE.to], STATUS.exhausted, v[GIVE.src], wholeTurns(turns));
        },
        (_m, v) => v[GIVE.to],
      ),
      stop,
    ],
  ),
  act((m, v) => gain(m, v[GIVE.to], v[GIVE.status], v[GIVE.src], 0)),
]);

export const statusRules: readonly AnyRule[] = [give];
