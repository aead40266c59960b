import {
  type AnyRule,
  act,
  announce,
  type CardId,
  type Cite,
  countDown,
  emit,
  isOpponent,
  loop,
  type Machine,
  NONE,
  pile,
  roll,
  rule,
  type SeatId,
  seatStat,
  slots,
  stat,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  CITE,
  EVENT,
  MATCH,
  MOMENT,
  matchOf,
  NO_BATTLE,
  PLAYER,
  PRIMARY,
  PROMPT,
  SIDE,
  STAT,
  WINDOW,
} from '../names.ts';
import { openWindow } from './chain.ts';
import { checkpoint, triggers } from './checkpoint.ts';
import { canAct } from './damage.ts';
import { defOf, isFighter, isMortal, primaryOf } from './field.ts';
import { resist, statAgainst, tryBattleText } from './resist.ts';
import { strike } from './strike.ts';

/** Battle (W10). */

/** Creatures this one may battle: opponents' primaries. Limited summons take no HP damage and so are no targets (W13.2.1). */
export function targetsOf(m: Machine, id: CardId): CardId[] {
  const s = m.state;
  const found: CardId[] = [];
  const from = s.cards[id].ctrl;
  const n = s.seats.length;
  for (let k = 1; k < n; k++) {
    const seat = ((from + k) % n) as SeatId;
    if (s.seats[seat].out === 1 || !isOpponent(s, from, seat)) continue;
    const primary = primaryOf(s, seat);
    if (primary !== NONE && !(defOf(m, id).notOnBoss && primary === matchOf(s)[MATCH.bossCard])) found.push(primary);
    const beside = pile(s, SIDE, seat);
    for (let i = 0; i < beside.length; i++) if (isMortal(m, beside[i])) found.push(beside[i]);
  }
  return found;
}

/** Whether a creature may start a battle now (W10.2.1: one per combat phase). */
export const mayBattle = (m: Machine, id: CardId): boolean =>
  m.state.cards[id].acts <= stat(m, STAT.moreBattles, id) && canAct(m, id) && stat(m, STAT.noBattle, id) === 0;

/** W7.1.3 and effects that stop all fighting. */
export const fightingAllowed = (m: Machine, seat: SeatId): boolean =>
  m.state.g[MATCH.firstCycle] === 0 && seatStat(m, STAT.noFight, seat) === 0;

/** Why nobody of this player's can battle, and by which clause; null if somebody can. */
function whyNoBattle(m: Machine, seat: SeatId): [cite: Cite, why: number] | null {
  if (m.state.g[MATCH.firstCycle] === 1) return [CITE['W7.1.3'], NO_BATTLE.firstCycle];
  if (!fightingAllowed(m, seat)) return [CITE['W9.1.3'], NO_BATTLE.forbidden];
  const able = [...pile(m.state, PRIMARY, seat), ...pile(m.state, SIDE, seat)].filter((id) => mayBattle(m, id));
  if (able.length === 0) return [CITE['W10.2.1'], NO_BATTLE.unable];
  return able.every((id) => targetsOf(m, id).length === 0) ? [CITE['W10.2.1'], NO_BATTLE.nobody] : null;
}

/** A combat phase that passes by itself is told with its reason. Nothing of it is hidden: creatures and effects lie open. */
export function tellNoBattle(m: Machine, seat: SeatId): void {
  const why = m.sink === null ? null : whyNoBattle(m, seat);
  if (why !== null) emit(m, EVENT.noBattle, why[0], seat, NONE, NONE, why[1]);
}

const BATTLE = slots(
  'attacker: card',
  'defender: card',
  'first?: card',
  'second?: card',
  'stampA?: stamp',
  'stampB?: stamp',
  'faces?',
);

export const battle = rule('battle', BATTLE, [
  act((m, v) => {
    const s = m.state;
    const a = v[BATTLE.attacker];
    const d = v[BATTLE.defender];
    s.cards[a].acts++;
    v[BATTLE.stampA] = s.cards[a].stamp;
    v[BATTLE.stampB] = s.cards[d].stamp;
    matchOf(s)[MATCH.attacker] = a;
    matchOf(s)[MATCH.defender] = d;
    s.g[MATCH.hits] = 0;
    s.g[MATCH.harmless] = 0;
    s.g[MATCH.dealtByAttacker] = 0;
    s.g[MATCH.dealtByDefender] = 0;
    s.seats[s.cards[a].ctrl].n[PLAYER.fought]++;
    for (const x of s.seats) x.n[PLAYER.earlier] = x.n[PLAYER.lightnings];
    emit(m, EVENT.battle, CITE['W10.2.1'], s.cards[a].ctrl, a, d);
    announce(m, EVENT.battle, a, d);
  }),
  when((m) => m.state.queue.length > 0, [triggers.call({})]),
  openWindow(
    WINDOW.battle,
    (m, v) => m.state.cards[v[BATTLE.attacker]].ctrl,
    (_m, v) => v[BATTLE.attacker],
    (_m, v) => v[BATTLE.defender],
  ),
  when(
    (m, v) => bothThere(m, v),
    [
      loop(
        (m, v) => tryBattleText(m, v[BATTLE.attacker], v[BATTLE.defender]) !== NONE,
        [
          resist.call({
            src: (m, v) => tryBattleText(m, v[BATTLE.attacker], v[BATTLE.defender]),
            by: (m, v) => m.state.cards[tryBattleText(m, v[BATTLE.attacker], v[BATTLE.defender])].ctrl,
          }),
        ],
      ),
      act((m, v) => order(m, v)),
      // W10.2.2: a tie is one die each, in every battle.
      loop(
        (_m, v) => v[BATTLE.first] === NONE,
        [
          roll(
            PROMPT.rollSpeed,
            () => 2,
            (m, v, faces) => {
              emit(m, EVENT.speedRoll, CITE['W10.2.2'], NONE, v[BATTLE.attacker], v[BATTLE.defender], 0, faces.slice());
              if (faces[0] === faces[1]) return;
              const attackerFirst = faces[0] > faces[1];
              v[BATTLE.first] = attackerFirst ? v[BATTLE.attacker] : v[BATTLE.defender];
              v[BATTLE.second] = attackerFirst ? v[BATTLE.defender] : v[BATTLE.attacker];
            },
          ),
        ],
      ),
      strike.call({ striker: (_m, v) => v[BATTLE.first], target: (_m, v) => v[BATTLE.second] }),
      checkpoint((m) => m.state.active),
      // W10.2.5: the slower one strikes if both are still there.
      when(
        (m, v) => bothThere(m, v),
        [
          strike.call({ striker: (_m, v) => v[BATTLE.second], target: (_m, v) => v[BATTLE.first] }),
          checkpoint((m) => m.state.active),
        ],
      ),
    ],
    // One of them was taken away before a blow, or left with its player.
    [checkpoint((m) => m.state.active)],
  ),
  act((m, v) => {
    const s = m.state;
    emit(m, EVENT.battleEnds, CITE['W10.2.6'], NONE, v[BATTLE.attacker], v[BATTLE.defender]);
    countDown(m, MOMENT.endOfBattle, NONE);
    matchOf(s)[MATCH.attacker] = NONE;
    matchOf(s)[MATCH.defender] = NONE;
    matchOf(s)[MATCH.striker] = NONE;
    matchOf(s)[MATCH.struck] = NONE;
    s.g[MATCH.critical] = 0;
    s.g[MATCH.sixes] = 0;
    s.g[MATCH.harmless] = 0;
  }),
]);

const bothThere = (m: Machine, v: VarsOf<typeof BATTLE>): boolean => {
  const a = m.state.cards[v[BATTLE.attacker]];
  const d = m.state.cards[v[BATTLE.defender]];
  return (
    isFighter(a) && a.stamp === v[BATTLE.stampA] && isFighter(d) && d.stamp === v[BATTLE.stampB] && a.ctrl !== d.ctrl
  );
};

/** W10.2.2: who strikes first, or NONE for a tie. An effect that says so beats speed; two that say so are an ambiguity. */
function order(m: Machine, v: VarsOf<typeof BATTLE>): void {
  const a = v[BATTLE.attacker];
  const d = v[BATTLE.defender];
  const firstA = statAgainst(m, STAT.strikesFirst, a, d) > 0;
  const firstD = statAgainst(m, STAT.strikesFirst, d, a) > 0;
  // Both must be reached by what turns the order round: one that is not battles as usual.
  const slow = stat(m, STAT.slowFirst, a) > 0 && stat(m, STAT.slowFirst, d) > 0;
  const faster = stat(m, STAT.spd, a) - stat(m, STAT.spd, d);
  const speed = firstA || firstD ? Number(firstA) - Number(firstD) : slow ? -faster : faster;
  v[BATTLE.first] = speed > 0 ? a : speed < 0 ? d : NONE;
  v[BATTLE.second] = speed > 0 ? d : a;
}

export const battleRules: readonly AnyRule[] = [battle];
