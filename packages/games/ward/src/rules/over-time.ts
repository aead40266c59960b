import {
  type AnyRule,
  act,
  addRow,
  type CardId,
  dropRows,
  emit,
  type Machine,
  NONE,
  rule,
  type SeatId,
  type Stamp,
  slots,
} from '@wardroom/core';
import { CEMETERY, CITE, DAMAGE, EVENT, MAGIC, MATCH, matchOf, ROW } from '../names.ts';
import { dealDamage, isHarmless } from './damage.ts';
import { isFighter, isOverTime } from './field.ts';
import { affects } from './immunity.ts';
import { healing } from './moments.ts';
import { send } from './moving.ts';

/** Damage and healing over time (W11). */

/** How it begins; the tag says whether it hurts or heals. W11.3: while one runs on a creature, it takes no second one of the kind. */
export function addOverTime(
  m: Machine,
  tag: typeof ROW.dot | typeof ROW.hot,
  { src, me }: { src: CardId; me: SeatId },
  { to, n, ticks }: { to: CardId; n: number; ticks: number },
): void {
  const s = m.state;
  if (to === NONE || !isFighter(s.cards[to]) || !affects(m, src, to)) return;
  if (s.rows.some((row) => row.tag === tag && row.on === to)) return;
  if (tag === ROW.dot && isHarmless(m, src)) {
    emit(m, EVENT.damagePrevented, CITE['W10.4.1'], s.cards[to].ctrl, to, src, n);
    return;
  }
  addRow(m, {
    tag,
    src,
    on: to,
    // Ticks belong to the combat phase it was applied in.
    seat: matchOf(s)[MATCH.attacker] === NONE ? NONE : s.active,
    by: me,
    n,
    left: ticks,
    // A magic that lies on the creature for it takes it away when it goes.
    bound: ticks === 0 || s.cards[src].zone === MAGIC ? 1 : 0,
  });
  emit(m, EVENT.lasting, CITE['W11.1'], s.cards[to].ctrl, to, src, n);
}

const TICKS = slots('seat: seat', 'at?: stamp');

/** W11.1–W11.2: the combat phase ends; what runs over time comes once. A skipped turn has no combat phase, and no tick. */
export const ticks = rule('ticks', TICKS, [
  act((_m, v) => {
    v[TICKS.at] = 0 as Stamp;
  }),
  act((m, v, f) => {
    const s = m.state;
    // One row at a time: a kill in between may take rows away. Stamps only grow, so `at` marks how far we are.
    for (const row of s.rows) {
      if (!isOverTime(row) || row.stamp <= v[TICKS.at]) continue;
      if (row.seat !== NONE && row.seat !== v[TICKS.seat]) continue;
      // What ends with its source may have lost it to an earlier tick.
      if (row.bound === 1 && s.cards[row.src].stamp !== row.srcStamp) continue;
      v[TICKS.at] = row.stamp;
      row.seat = v[TICKS.seat];
      const { tag, src, by, on, n } = row;
      if (row.left > 0 && --row.left === 0) {
        dropRows(m, (x) => x === row);
        // It lay there for this alone.
        if (row.bound === 1) send(m, src, CEMETERY, s.cards[src].owner, CITE['W11.2']);
      }
      f.pc--;
      if (tag === ROW.hot) {
        healing.enter(m, { src, me: by, to: on, n });
        return;
      }
      emit(m, EVENT.tick, CITE['W11.2'], s.cards[on].ctrl, on, src, n);
      dealDamage(m, src, by, on, n, DAMAGE.overTime);
      return;
    }
  }),
]);

export const overTimeRules: readonly AnyRule[] = [ticks];
