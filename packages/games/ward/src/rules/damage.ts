import {
  type AnyRule,
  act,
  addRow,
  announce,
  type CardId,
  type Cite,
  dropRows,
  emit,
  enter,
  type Machine,
  NONE,
  rule,
  type SeatId,
  type Stamp,
  slots,
  stat,
  statSet,
  stop,
  touchesAny,
  when,
} from '@wardroom/core';
import { CAUSE, CEMETERY, CITE, DAMAGE, DEALT, EVENT, MATCH, matchOf, PRIMARY, ROW, SIDE, STAT } from '../names.ts';
import {
  affects,
  citeOf,
  defOf,
  fullHp,
  homeOf,
  hpLeft,
  isCreatureEffect,
  isFighter,
  isMortal,
  progress,
  send,
  textWorks,
} from './field.ts';
import { lose } from './losing.ts';

/** Damage, healing and death (W10.4, W11, W17.2). */

const DEALING = slots('src: card', 'by: seat', 'to: card', 'n', 'kind');

/** W10.4.1: damage of any kind. Prevention first, then reduction, then HP; at nought the creature is killed. */
export const damage = rule('damage', DEALING, [
  act((m, v) => {
    dealDamage(m, v[DEALING.src], v[DEALING.by], v[DEALING.to], v[DEALING.n], v[DEALING.kind]);
  }),
]);

export function dealDamage(m: Machine, src: CardId, by: SeatId, to: CardId, amount: number, kind: number): void {
  const s = m.state;
  if (to === NONE || amount <= 0) return;
  const c = s.cards[to];
  if (!isFighter(c)) return;
  const why = preventedBy(m, src, to, kind);
  if (why !== null) {
    emit(m, EVENT.damagePrevented, why, c.ctrl, to, src, amount);
    return;
  }
  const n = reduced(m, to, amount);
  c.hurt = Math.min(fullHp(m, to), c.hurt + n);
  progress(m);
  const cite =
    kind === DAMAGE.attack
      ? CITE['W10.2.4']
      : kind === DAMAGE.slip
        ? CITE['W10.3.2']
        : kind === DAMAGE.overTime
          ? CITE['W11.2']
          : kind === DAMAGE.percentage
            ? CITE['W17.6']
            : CITE['W10.4.1'];
  emit(m, EVENT.damaged, cite, c.ctrl, to, src, n);
  if (src !== NONE && src !== to) s.cards[src].flags |= DEALT;
  announce(m, EVENT.damaged, to, src, n);
  if (kind === DAMAGE.attack) announce(m, EVENT.attackDealt, to, src, n);
  if (hpLeft(m, to) <= 0) {
    const cause = areBattling(m, src, to) ? CAUSE.battle : CAUSE.effect;
    kill.enter(m, { id: to, killer: src, cause, by });
  }
}

/** Killed in battle is whoever dies in a battle by the creature it battles, by whatever that does to it. */
function areBattling(m: Machine, a: CardId, b: CardId): boolean {
  const g = matchOf(m.state);
  return (g[MATCH.attacker] === a && g[MATCH.defender] === b) || (g[MATCH.attacker] === b && g[MATCH.defender] === a);
}

const reduced = (m: Machine, to: CardId, amount: number): number =>
  stat(m, STAT.halfDamage, to) > 0 ? Math.ceil(amount / 2) | 0 : amount;

/** How much of some damage a creature would really take. */
export const wouldTake = (m: Machine, src: CardId, to: CardId, amount: number, kind: number): number =>
  preventedBy(m, src, to, kind) === null ? reduced(m, to, amount) : 0;

/** What keeps damage off, as a citation, or null. "Cannot" comes before anything that would change the amount. */
function preventedBy(m: Machine, src: CardId, to: CardId, kind: number): Cite | null {
  const s = m.state;
  const c = s.cards[to];
  if (s.g[MATCH.firstCycle] === 1) return CITE['W7.1.3'];
  if (c.zone === SIDE && !isMortal(m, to)) return CITE['W13.2.1'];
  if (kind === DAMAGE.percentage && to === matchOf(s)[MATCH.bossCard]) return CITE['B10.4'];
  if (stat(m, STAT.noDamage, to) > 0) return CITE['W10.4.1'];
  if (kind !== DAMAGE.attack && kind !== DAMAGE.slip) {
    if (stat(m, STAT.onlyAttackHurts, to) > 0) return citeOf(m, to);
    // A demand on the player is no effect on the creature (W14.2.4), so immunity does not lift a cost.
    if (kind !== DAMAGE.cost && !affects(m, src, to)) return CITE['W16.1.1'];
  }
  if (stat(m, STAT.onlyWingsHurt, to) > 0 && src !== NONE && isCreatureEffect(m, src) && !isWinged(m, src)) {
    return CITE['W10.4.1'];
  }
  if (isHarmless(m, src)) return CITE['W10.4.1'];
  if (kind === DAMAGE.attack && stat(m, STAT.noAttackDamage, to) > 0) return CITE['W10.4.1'];
  return null;
}

/** Bits of `G.harmless`. */
export const ATTACKER = 1;
export const DEFENDER = 2;

/** Whether a creature does no damage in the battle under way. Of one that has died in it, too: it is still that battle. */
export function isHarmless(m: Machine, id: CardId): boolean {
  const g = matchOf(m.state);
  if (g[MATCH.harmless] === 0 || id === NONE) return false;
  return (
    (g[MATCH.attacker] === id && (g[MATCH.harmless] & ATTACKER) !== 0) ||
    (g[MATCH.defender] === id && (g[MATCH.harmless] & DEFENDER) !== 0)
  );
}

export const isWinged = (m: Machine, id: CardId): boolean =>
  defOf(m, id).art.includes('wings') || stat(m, STAT.winged, id) > 0;

/** W5.2.1.9: never above printed HP. */
export function heal(m: Machine, src: CardId, to: CardId, amount: number): void {
  if (to === NONE || amount <= 0) return;
  const c = m.state.cards[to];
  if (!isFighter(c) || !affects(m, src, to)) return;
  const n = Math.min(amount, c.hurt);
  if (n === 0) return;
  c.hurt -= n;
  progress(m);
  emit(m, EVENT.healed, CITE['W5.2.1.9'], c.ctrl, to, src, n);
  announce(m, EVENT.healed, to, src, n);
}

const KILL = slots('id: card', 'killer: card', 'cause', 'by: seat', 'instead?: code');

/** A creature's HP has reached nought, or its player kills it (W8.4.1). Its own text may put something in the place of death. */
export const kill = rule('kill', KILL, [
  act((m, v) => {
    const s = m.state;
    const c = s.cards[v[KILL.id]];
    v[KILL.instead] = NONE;
    if (!isFighter(c)) return;
    if (c.zone === PRIMARY) s.g[MATCH.primaryKilled] = 1;
    announce(m, EVENT.killed, v[KILL.id], v[KILL.killer], v[KILL.cause]);
    emit(
      m,
      EVENT.killed,
      v[KILL.cause] === CAUSE.ownPlayer ? CITE['W8.4.1'] : CITE['W7.2.1'],
      c.ctrl,
      v[KILL.id],
      v[KILL.killer],
      v[KILL.cause],
    );
    if (!textWorks(m, c, v[KILL.id])) return;
    const vars = [v[KILL.id], c.ctrl, v[KILL.id], v[KILL.killer], v[KILL.cause]];
    for (const instead of defOf(m, v[KILL.id]).insteads) {
      if (instead.of === 'killed' && (instead.test === null || instead.test(m, vars))) {
        v[KILL.instead] = instead.code;
        enter(m, instead.code, vars);
        return;
      }
    }
  }),
  // Where the other thing cannot happen (something keeps it on the field), it dies after all.
  when(
    (m, v) => isFighter(m.state.cards[v[KILL.id]]) && (v[KILL.instead] === NONE || hpLeft(m, v[KILL.id]) <= 0),
    [
      // B4.1: the boss falls, and that is the end.
      when(
        (m, v) => v[KILL.id] === matchOf(m.state)[MATCH.bossCard],
        [lose.call({ seat: (m) => matchOf(m.state)[MATCH.boss], cite: () => CITE['B4.1'] }), stop],
      ),
      act((m, v) => send(m, v[KILL.id], CEMETERY, homeOf(m, v[KILL.id]), CITE['W4.1.1'])),
    ],
  ),
]);

/** W11.3: a creature under damage over time takes no second one. Ticks belong to the combat phase it was applied in. */
export function addOverTime(m: Machine, src: CardId, by: SeatId, to: CardId, n: number, ticks: number): void {
  const s = m.state;
  if (to === NONE || !isFighter(s.cards[to]) || !affects(m, src, to)) return;
  if (s.rows.some((row) => row.tag === ROW.dot && row.on === to)) return;
  if (isHarmless(m, src)) {
    emit(m, EVENT.damagePrevented, CITE['W10.4.1'], s.cards[to].ctrl, to, src, n);
    return;
  }
  addRow(m, {
    tag: ROW.dot,
    src,
    on: to,
    seat: matchOf(s)[MATCH.attacker] === NONE ? NONE : s.active,
    by,
    n,
    left: ticks,
    bound: ticks === 0 ? 1 : 0,
  });
  emit(m, EVENT.lasting, CITE['W11.1'], s.cards[to].ctrl, to, src, n);
}

const TICKS = slots('seat: seat', 'at?: stamp');

/** W11.1–W11.2: the combat phase ends; what runs over time strikes once. A skipped turn has no combat phase, and no tick. */
export const ticks = rule('ticks', TICKS, [
  act((_m, v) => {
    v[TICKS.at] = 0 as Stamp;
  }),
  act((m, v, f) => {
    const s = m.state;
    // One row at a time: a kill in between may take rows away. Stamps only grow, so `at` marks how far we are.
    for (const row of s.rows) {
      if (row.tag !== ROW.dot || row.stamp <= v[TICKS.at]) continue;
      if (row.seat !== NONE && row.seat !== v[TICKS.seat]) continue;
      // What ends with its source may have lost it to an earlier tick.
      if (row.bound === 1 && s.cards[row.src].stamp !== row.srcStamp) continue;
      v[TICKS.at] = row.stamp;
      row.seat = v[TICKS.seat];
      emit(m, EVENT.tick, CITE['W11.2'], s.cards[row.on].ctrl, row.on, row.src, row.n);
      const { src, by, on, n } = row;
      if (row.left > 0 && --row.left === 0) dropRows(m, (x) => x === row);
      f.pc--;
      dealDamage(m, src, by, on, n, DAMAGE.overTime);
      return;
    }
  }),
]);

/** Percentage damage: half of what is left, rounded up (W17.6). */
export const halfOf = (m: Machine, id: CardId): number => Math.ceil(hpLeft(m, id) / 2) | 0;

/** Whether a creature may fight and strike at all (general ruling on Frozen, Stunned, Asleep, Wrapped). */
export const canAct = (m: Machine, id: CardId): boolean =>
  !touchesAny(m, HELD) ||
  (stat(m, STAT.frozen, id) === 0 &&
    stat(m, STAT.stunned, id) === 0 &&
    stat(m, STAT.asleep, id) === 0 &&
    stat(m, STAT.wrapped, id) === 0);

const HELD = statSet([STAT.frozen, STAT.stunned, STAT.asleep, STAT.wrapped]);

export const damageRules: readonly AnyRule[] = [damage, kill, ticks];
