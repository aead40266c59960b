import {
  type AnyRule,
  act,
  announce,
  type CardId,
  type Cite,
  call,
  countDown,
  dropRows,
  emit,
  isOpponent,
  loop,
  type Machine,
  NONE,
  pile,
  type Row,
  roll,
  rule,
  type SeatId,
  seatStat,
  slots,
  stat,
  stop,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  CITE,
  DAMAGE,
  EVENT,
  MATCH,
  MOMENT,
  matchOf,
  NO_BATTLE,
  PLAYER,
  PRIMARY,
  PROMPT,
  ROW,
  SIDE,
  STAT,
  WINDOW,
} from '../names.ts';
import { openWindow } from './chain.ts';
import { checkpoint, triggers } from './checkpoint.ts';
import { ATTACKER, canAct, DEFENDER, dealDamage } from './damage.ts';
import { affects, citeOf, defOf, isFighter, isMortal, primaryOf } from './field.ts';
import { resist, statAgainst, tryBattleText } from './resist.ts';

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
      call(() => strike, { striker: (_m, v) => v[BATTLE.first], target: (_m, v) => v[BATTLE.second] }),
      checkpoint((m) => m.state.active),
      // W10.2.5: the slower one strikes if both are still there.
      when(
        (m, v) => bothThere(m, v),
        [
          call(() => strike, { striker: (_m, v) => v[BATTLE.second], target: (_m, v) => v[BATTLE.first] }),
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
  const speed = firstA || firstD ? Number(firstA) - Number(firstD) : stat(m, STAT.spd, a) - stat(m, STAT.spd, d);
  v[BATTLE.first] = speed > 0 ? a : speed < 0 ? d : NONE;
  v[BATTLE.second] = speed > 0 ? d : a;
}

const STRIKE = slots(
  'striker: card',
  'target: card',
  'auto?',
  'total?',
  'stampS?: stamp',
  'stampT?: stamp',
  'outcome?',
);
const MISS = 0;
const SLIP = 1;
const HIT = 2;

const answersToMiss = openWindow<VarsOf<typeof STRIKE>>(
  WINDOW.missed,
  (m, v) => m.state.cards[v[STRIKE.striker]].ctrl,
  (_m, v) => v[STRIKE.striker],
  (_m, v) => v[STRIKE.target],
);

/** W10.2.3–4, W10.3: one creature strikes another: hit roll, criticals, damage. */
const strike = rule('strike', STRIKE, [
  when(
    (m, v) => !canAct(m, v[STRIKE.striker]),
    [
      act((m, v) =>
        emit(m, EVENT.cannotStrike, CITE['W10.2.5'], m.state.cards[v[STRIKE.striker]].ctrl, v[STRIKE.striker]),
      ),
      stop,
    ],
  ),
  act((m, v) => {
    const s = m.state;
    matchOf(s)[MATCH.striker] = v[STRIKE.striker];
    matchOf(s)[MATCH.struck] = v[STRIKE.target];
    s.g[MATCH.attackNegated] = 0;
    s.g[MATCH.critical] = 0;
    s.g[MATCH.sixes] = 0;
    v[STRIKE.stampS] = s.cards[v[STRIKE.striker]].stamp;
    v[STRIKE.stampT] = s.cards[v[STRIKE.target]].stamp;
  }),
  roll(
    PROMPT.rollHit,
    (m, v) => stat(m, STAT.hitDice, v[STRIKE.striker]),
    (m, v, faces) => {
      v[STRIKE.outcome] = judgeHit(m, v, faces);
    },
    (_m, v) => v[STRIKE.striker],
  ),
  when(
    (_m, v) => v[STRIKE.outcome] === SLIP,
    [
      // W10.3.2: it misses whatever the total, and takes one plain die itself.
      roll(
        PROMPT.rollSlip,
        () => 1,
        (m, v, faces) => {
          emit(
            m,
            EVENT.slip,
            CITE['W10.3.2'],
            m.state.cards[v[STRIKE.striker]].ctrl,
            v[STRIKE.striker],
            NONE,
            faces[0],
            faces.slice(),
          );
          dealDamage(
            m,
            v[STRIKE.striker],
            m.state.cards[v[STRIKE.striker]].ctrl,
            v[STRIKE.striker],
            faces[0],
            DAMAGE.slip,
          );
        },
      ),
      act((m, v) => announce(m, EVENT.missed, v[STRIKE.striker], v[STRIKE.target])),
      answersToMiss,
      stop,
    ],
  ),
  when(
    (_m, v) => v[STRIKE.outcome] === MISS,
    [
      act((m, v) => {
        emit(
          m,
          EVENT.missed,
          CITE['W10.2.3'],
          m.state.cards[v[STRIKE.striker]].ctrl,
          v[STRIKE.striker],
          v[STRIKE.target],
        );
        announce(m, EVENT.missed, v[STRIKE.striker], v[STRIKE.target]);
      }),
      when((m) => m.state.queue.length > 0, [triggers.call({})]),
      answersToMiss,
      stop,
    ],
  ),
  act((m, v) => {
    const s = m.state;
    emit(
      m,
      EVENT.hit,
      s.g[MATCH.critical] === 1 ? CITE['W10.3.1'] : CITE['W10.2.3'],
      s.cards[v[STRIKE.striker]].ctrl,
      v[STRIKE.striker],
      v[STRIKE.target],
      s.g[MATCH.critical],
    );
  }),
  // B10.9: a shield that would stop the boss is tried first.
  when(
    (m, v) => v[STRIKE.striker] === matchOf(m.state)[MATCH.bossCard] && shieldOn(m, v[STRIKE.target]) !== undefined,
    [
      resist.call({
        src: (m, v) => shieldOn(m, v[STRIKE.target])!.src,
        by: (m, v) => shieldOn(m, v[STRIKE.target])!.by,
      }),
      when(
        (m) => m.state.ret === 0,
        [
          act((m, v) => {
            const shield = shieldOn(m, v[STRIKE.target]);
            dropRows(m, (row) => row === shield);
          }),
        ],
      ),
    ],
  ),
  act((m, v) => useShield(m, v[STRIKE.target])),
  // Answers to a hit come before anything that happens on it.
  when(
    (m) => m.state.g[MATCH.attackNegated] === 0,
    [
      openWindow(
        WINDOW.hit,
        (m, v) => m.state.cards[v[STRIKE.striker]].ctrl,
        (_m, v) => v[STRIKE.striker],
        (_m, v) => v[STRIKE.target],
      ),
    ],
  ),
  when((m, v) => m.state.g[MATCH.attackNegated] === 1 || !stillThere(m, v), [stop]),
  act((m, v) => {
    m.state.g[MATCH.hits]++;
    announce(m, EVENT.hit, v[STRIKE.striker], v[STRIKE.target], m.state.g[MATCH.hits]);
  }),
  when((m) => m.state.queue.length > 0, [triggers.call({})]),
  when((m, v) => !stillThere(m, v), [stop]),
  roll(
    PROMPT.rollAttack,
    (m, v) => stat(m, STAT.dice, v[STRIKE.striker]),
    (m, v, faces) => {
      v[STRIKE.total] = attackTotal(m, v[STRIKE.striker], faces);
      if (m.sink === null) return;
      const { ctrl } = m.state.cards[v[STRIKE.striker]];
      const times = attackTimes(m, v[STRIKE.striker]);
      emit(
        m,
        EVENT.attackRoll,
        CITE['W10.2.4'],
        ctrl,
        v[STRIKE.striker],
        v[STRIKE.target],
        v[STRIKE.total],
        faces.slice(),
        times,
      );
    },
    (_m, v) => v[STRIKE.striker],
  ),
  openWindow(
    WINDOW.worked,
    (m, v) => m.state.cards[v[STRIKE.striker]].ctrl,
    (_m, v) => v[STRIKE.striker],
    (_m, v) => v[STRIKE.target],
    (_m, v) => v[STRIKE.total],
  ),
  when(
    (m, v) => m.state.g[MATCH.attackNegated] === 0 && stillThere(m, v),
    [
      act((m, v) =>
        dealDamage(
          m,
          v[STRIKE.striker],
          m.state.cards[v[STRIKE.striker]].ctrl,
          v[STRIKE.target],
          v[STRIKE.total],
          DAMAGE.attack,
        ),
      ),
    ],
  ),
]);

const stillThere = (m: Machine, v: VarsOf<typeof STRIKE>): boolean => {
  const a = m.state.cards[v[STRIKE.striker]];
  const t = m.state.cards[v[STRIKE.target]];
  return isFighter(a) && a.stamp === v[STRIKE.stampS] && isFighter(t) && t.stamp === v[STRIKE.stampT];
};

/** W10.2.3, W10.3: hit, miss or critical. An automatic hit is never a critical miss; it may be a critical hit. */
function judgeHit(m: Machine, v: VarsOf<typeof STRIKE>, faces: readonly number[]): number {
  const s = m.state;
  const id = v[STRIKE.striker];
  let sum = 0;
  let ones = 0;
  let sixes = 0;
  for (const f of faces) {
    sum += f;
    if (f === 1) ones++;
    else if (f === 6) sixes++;
  }
  const several = faces.length > 1; // W10.3.3
  const total = sum + stat(m, STAT.mod, id) + stat(m, STAT.hit, id);
  const al = stat(m, STAT.al, v[STRIKE.target]);
  v[STRIKE.auto] = statAgainst(m, STAT.autoHit, id, v[STRIKE.target]) > 0 ? 1 : 0;
  emit(m, EVENT.hitRoll, CITE['W10.2.3'], s.cards[id].ctrl, id, v[STRIKE.target], total, faces.slice(), al);
  if (several && sixes === faces.length) s.g[MATCH.critical] = 1;
  if (v[STRIKE.auto] === 1 || s.g[MATCH.critical] === 1) return HIT;
  if (several && ones === faces.length) return SLIP;
  return total >= al ? HIT : MISS;
}

/** W5.3.1–2, W10.3.1: dice, MOD and bonuses first, then one multiplier after another, the critical among them. */
function attackTotal(m: Machine, id: CardId, faces: readonly number[]): number {
  const s = m.state;
  let sum = 0;
  let sixes = 0;
  for (const f of faces) {
    sum += f;
    if (f === 6) sixes++;
  }
  s.g[MATCH.sixes] = sixes;
  const plain = Math.max(0, sum + stat(m, STAT.mod, id) + stat(m, STAT.atk, id));
  return (plain * attackTimes(m, id)) | 0;
}

const attackTimes = (m: Machine, id: CardId): number =>
  statAgainst(m, STAT.times, id, matchOf(m.state)[MATCH.struck]) * (m.state.g[MATCH.critical] === 1 ? 2 : 1);

/** W16.1.1: the attack of one it does not reach goes through, and the shield waits on. */
const shieldOn = (m: Machine, id: CardId): Row | undefined =>
  m.state.rows.find(
    (row) => row.tag === ROW.shield && row.on === id && affects(m, row.src, matchOf(m.state)[MATCH.striker]),
  );

/** A shield that waits for the next attack is used up by it. */
function useShield(m: Machine, id: CardId): void {
  const shield = shieldOn(m, id);
  if (shield === undefined) return;
  dropRows(m, (row) => row === shield);
  negateAttack(m, shield.src);
}

/** A creature of the battle under way does no damage in it, whatever it does, its own critical miss included. */
export function makeHarmless(m: Machine, src: CardId, id: CardId): void {
  const g = matchOf(m.state);
  if (!affects(m, src, id)) return;
  if (g[MATCH.attacker] === id) g[MATCH.harmless] |= ATTACKER;
  if (g[MATCH.defender] === id) g[MATCH.harmless] |= DEFENDER;
}

/** The attack under way comes to nothing: no damage, and nothing that happens on a hit. */
export function negateAttack(m: Machine, src: CardId): void {
  const s = m.state;
  if (matchOf(s)[MATCH.striker] === NONE) return;
  s.g[MATCH.attackNegated] = 1;
  emit(
    m,
    EVENT.attackNegated,
    src === NONE ? CITE['W10.2.4'] : citeOf(m, src),
    s.cards[matchOf(s)[MATCH.striker]].ctrl,
    matchOf(s)[MATCH.striker],
    matchOf(s)[MATCH.struck],
  );
}

export const battleRules: readonly AnyRule[] = [battle, strike];
