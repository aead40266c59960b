import {
  type AnyRule,
  act,
  announce,
  type CardId,
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
import { C, DAMAGE, EV, G, gOf, MOMENT, P, PROMPT, ROW, SIDE, STAT, WINDOW } from '../words.ts';
import { openWindow } from './chain.ts';
import { checkpoint, triggers } from './checkpoint.ts';
import { ATTACKER, canAct, DEFENDER, dealDamage } from './damage.ts';
import { citeOf, defOf, isFighter, isMortal, primaryOf, reaches } from './field.ts';
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
    if (primary !== NONE && !(defOf(m, id).notOnBoss && primary === gOf(s)[G.bossCard])) found.push(primary);
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
  m.state.g[G.firstCycle] === 0 && seatStat(m, STAT.noFight, seat) === 0;

const V = slots(
  'attacker: card',
  'defender: card',
  'first?: card',
  'second?: card',
  'stampA?: stamp',
  'stampB?: stamp',
  'faces?',
);

export const battle = rule('battle', V, [
  act((m, v) => {
    const s = m.state;
    const a = v[V.attacker];
    const d = v[V.defender];
    s.cards[a].acts++;
    v[V.stampA] = s.cards[a].stamp;
    v[V.stampB] = s.cards[d].stamp;
    gOf(s)[G.attacker] = a;
    gOf(s)[G.defender] = d;
    s.g[G.hits] = 0;
    s.g[G.harmless] = 0;
    for (const x of s.seats) x.n[P.earlier] = x.n[P.lightnings];
    emit(m, EV.battle, C['W10.2.1'], s.cards[a].ctrl, a, d);
    announce(m, EV.battle, a, d);
  }),
  when((m) => m.state.queue.length > 0, [triggers.call({})]),
  openWindow(
    WINDOW.battle,
    (m, v) => m.state.cards[v[V.attacker]].ctrl,
    (_m, v) => v[V.attacker],
    (_m, v) => v[V.defender],
  ),
  when(
    (m, v) => bothThere(m, v),
    [
      loop(
        (m, v) => tryBattleText(m, v[V.attacker], v[V.defender]) !== NONE,
        [
          resist.call({
            src: (m, v) => tryBattleText(m, v[V.attacker], v[V.defender]),
            by: (m, v) => m.state.cards[tryBattleText(m, v[V.attacker], v[V.defender])].ctrl,
          }),
        ],
      ),
      act((m, v) => order(m, v)),
      // W10.2.2: a tie is one die each, in every battle.
      loop(
        (_m, v) => v[V.first] === NONE,
        [
          roll(
            PROMPT.rollSpeed,
            () => 2,
            (m, v, faces) => {
              emit(m, EV.speedRoll, C['W10.2.2'], NONE, v[V.attacker], v[V.defender], 0, faces.slice());
              if (faces[0] === faces[1]) return;
              const attackerFirst = faces[0] > faces[1];
              v[V.first] = attackerFirst ? v[V.attacker] : v[V.defender];
              v[V.second] = attackerFirst ? v[V.defender] : v[V.attacker];
            },
          ),
        ],
      ),
      call(() => strike, { striker: (_m, v) => v[V.first], target: (_m, v) => v[V.second] }),
      checkpoint((m) => m.state.active),
      // W10.2.5: the slower one strikes if both are still there.
      when(
        (m, v) => bothThere(m, v),
        [
          call(() => strike, { striker: (_m, v) => v[V.second], target: (_m, v) => v[V.first] }),
          checkpoint((m) => m.state.active),
        ],
      ),
    ],
    // One of them was taken away before a blow, or left with its player.
    [checkpoint((m) => m.state.active)],
  ),
  act((m, v) => {
    const s = m.state;
    emit(m, EV.battleEnds, C['W10.2.6'], NONE, v[V.attacker], v[V.defender]);
    countDown(m, MOMENT.endOfBattle, NONE);
    gOf(s)[G.attacker] = NONE;
    gOf(s)[G.defender] = NONE;
    gOf(s)[G.striker] = NONE;
    gOf(s)[G.struck] = NONE;
    s.g[G.critical] = 0;
    s.g[G.sixes] = 0;
    s.g[G.harmless] = 0;
  }),
]);

const bothThere = (m: Machine, v: VarsOf<typeof V>): boolean => {
  const a = m.state.cards[v[V.attacker]];
  const d = m.state.cards[v[V.defender]];
  return isFighter(a) && a.stamp === v[V.stampA] && isFighter(d) && d.stamp === v[V.stampB] && a.ctrl !== d.ctrl;
};

/** W10.2.2: who strikes first, or NONE for a tie. An effect that says so beats speed; two that say so are an ambiguity. */
function order(m: Machine, v: VarsOf<typeof V>): void {
  const a = v[V.attacker];
  const d = v[V.defender];
  const firstA = statAgainst(m, STAT.strikesFirst, a, d) > 0;
  const firstD = statAgainst(m, STAT.strikesFirst, d, a) > 0;
  const speed = firstA || firstD ? Number(firstA) - Number(firstD) : stat(m, STAT.spd, a) - stat(m, STAT.spd, d);
  v[V.first] = speed > 0 ? a : speed < 0 ? d : NONE;
  v[V.second] = speed > 0 ? d : a;
}

const S = slots('striker: card', 'target: card', 'auto?', 'total?', 'stampS?: stamp', 'stampT?: stamp', 'outcome?');
const MISS = 0;
const SLIP = 1;
const HIT = 2;

/** W10.2.3–4, W10.3: one creature strikes another: hit roll, criticals, damage. */
const strike = rule('strike', S, [
  when(
    (m, v) => !canAct(m, v[S.striker]),
    [act((m, v) => emit(m, EV.cannotStrike, C['W10.2.5'], m.state.cards[v[S.striker]].ctrl, v[S.striker])), stop],
  ),
  act((m, v) => {
    const s = m.state;
    gOf(s)[G.striker] = v[S.striker];
    gOf(s)[G.struck] = v[S.target];
    s.g[G.attackNegated] = 0;
    s.g[G.critical] = 0;
    s.g[G.sixes] = 0;
    v[S.stampS] = s.cards[v[S.striker]].stamp;
    v[S.stampT] = s.cards[v[S.target]].stamp;
  }),
  roll(
    PROMPT.rollHit,
    (m, v) => stat(m, STAT.hitDice, v[S.striker]),
    (m, v, faces) => {
      v[S.outcome] = judgeHit(m, v, faces);
    },
    (_m, v) => v[S.striker],
  ),
  when(
    (_m, v) => v[S.outcome] === SLIP,
    [
      // W10.3.2: it misses whatever the total, and takes one plain die itself.
      roll(
        PROMPT.rollSlip,
        () => 1,
        (m, v, faces) => {
          emit(m, EV.slip, C['W10.3.2'], m.state.cards[v[S.striker]].ctrl, v[S.striker], NONE, faces[0], faces.slice());
          dealDamage(m, v[S.striker], m.state.cards[v[S.striker]].ctrl, v[S.striker], faces[0], DAMAGE.slip);
        },
      ),
      act((m, v) => announce(m, EV.missed, v[S.striker], v[S.target])),
      stop,
    ],
  ),
  when(
    (_m, v) => v[S.outcome] === MISS,
    [
      act((m, v) => {
        emit(m, EV.missed, C['W10.2.3'], m.state.cards[v[S.striker]].ctrl, v[S.striker], v[S.target]);
        announce(m, EV.missed, v[S.striker], v[S.target]);
      }),
      when((m) => m.state.queue.length > 0, [triggers.call({})]),
      stop,
    ],
  ),
  act((m, v) => {
    const s = m.state;
    emit(
      m,
      EV.hit,
      s.g[G.critical] === 1 ? C['W10.3.1'] : C['W10.2.3'],
      s.cards[v[S.striker]].ctrl,
      v[S.striker],
      v[S.target],
      s.g[G.critical],
    );
  }),
  // B10.9: a shield that would stop the boss is tried first.
  when(
    (m, v) => v[S.striker] === gOf(m.state)[G.bossCard] && shieldOn(m, v[S.target]) !== undefined,
    [
      resist.call({
        src: (m, v) => shieldOn(m, v[S.target])!.src,
        by: (m, v) => shieldOn(m, v[S.target])!.by,
      }),
      when(
        (m) => m.state.ret === 0,
        [
          act((m, v) => {
            const shield = shieldOn(m, v[S.target]);
            dropRows(m, (row) => row === shield);
          }),
        ],
      ),
    ],
  ),
  act((m, v) => useShield(m, v[S.target])),
  // Answers to a hit come before anything that happens on it.
  when(
    (m) => m.state.g[G.attackNegated] === 0,
    [
      openWindow(
        WINDOW.hit,
        (m, v) => m.state.cards[v[S.striker]].ctrl,
        (_m, v) => v[S.striker],
        (_m, v) => v[S.target],
      ),
    ],
  ),
  when((m, v) => m.state.g[G.attackNegated] === 1 || !stillThere(m, v), [stop]),
  act((m, v) => {
    m.state.g[G.hits]++;
    announce(m, EV.hit, v[S.striker], v[S.target], m.state.g[G.hits]);
  }),
  when((m) => m.state.queue.length > 0, [triggers.call({})]),
  when((m, v) => !stillThere(m, v), [stop]),
  roll(
    PROMPT.rollAttack,
    (m, v) => stat(m, STAT.dice, v[S.striker]),
    (m, v, faces) => {
      v[S.total] = attackTotal(m, v[S.striker], faces);
      if (m.sink === null) return;
      const { ctrl } = m.state.cards[v[S.striker]];
      const times = attackTimes(m, v[S.striker]);
      emit(m, EV.attackRoll, C['W10.2.4'], ctrl, v[S.striker], v[S.target], v[S.total], faces.slice(), times);
    },
    (_m, v) => v[S.striker],
  ),
  openWindow(
    WINDOW.worked,
    (m, v) => m.state.cards[v[S.striker]].ctrl,
    (_m, v) => v[S.striker],
    (_m, v) => v[S.target],
    (_m, v) => v[S.total],
  ),
  when(
    (m, v) => m.state.g[G.attackNegated] === 0 && stillThere(m, v),
    [
      act((m, v) =>
        dealDamage(m, v[S.striker], m.state.cards[v[S.striker]].ctrl, v[S.target], v[S.total], DAMAGE.attack),
      ),
    ],
  ),
]);

const stillThere = (m: Machine, v: VarsOf<typeof S>): boolean => {
  const a = m.state.cards[v[S.striker]];
  const t = m.state.cards[v[S.target]];
  return isFighter(a) && a.stamp === v[S.stampS] && isFighter(t) && t.stamp === v[S.stampT];
};

/** W10.2.3, W10.3: hit, miss or critical. An automatic hit is never a critical miss; it may be a critical hit. */
function judgeHit(m: Machine, v: VarsOf<typeof S>, faces: readonly number[]): number {
  const s = m.state;
  const id = v[S.striker];
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
  const al = stat(m, STAT.al, v[S.target]);
  v[S.auto] = statAgainst(m, STAT.autoHit, id, v[S.target]) > 0 ? 1 : 0;
  emit(m, EV.hitRoll, C['W10.2.3'], s.cards[id].ctrl, id, v[S.target], total, faces.slice(), al);
  if (several && sixes === faces.length) s.g[G.critical] = 1;
  if (v[S.auto] === 1 || s.g[G.critical] === 1) return HIT;
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
  s.g[G.sixes] = sixes;
  const plain = Math.max(0, sum + stat(m, STAT.mod, id) + stat(m, STAT.atk, id));
  return (plain * attackTimes(m, id)) | 0;
}

const attackTimes = (m: Machine, id: CardId): number =>
  statAgainst(m, STAT.times, id, gOf(m.state)[G.struck]) * (m.state.g[G.critical] === 1 ? 2 : 1);

/** W16.1.1: the attack of one it does not reach goes through, and the shield waits on. */
const shieldOn = (m: Machine, id: CardId): Row | undefined =>
  m.state.rows.find((row) => row.tag === ROW.shield && row.on === id && reaches(m, row.src, gOf(m.state)[G.striker]));

/** A shield that waits for the next attack is used up by it. */
function useShield(m: Machine, id: CardId): void {
  const shield = shieldOn(m, id);
  if (shield === undefined) return;
  dropRows(m, (row) => row === shield);
  negateAttack(m, shield.src);
}

/** A creature of the battle under way does no damage in it, whatever it does, its own critical miss included. */
export function makeHarmless(m: Machine, src: CardId, id: CardId): void {
  const g = gOf(m.state);
  if (!reaches(m, src, id)) return;
  if (g[G.attacker] === id) g[G.harmless] |= ATTACKER;
  if (g[G.defender] === id) g[G.harmless] |= DEFENDER;
}

/** The attack under way comes to nothing: no damage, and nothing that happens on a hit. */
export function negateAttack(m: Machine, src: CardId): void {
  const s = m.state;
  if (gOf(s)[G.striker] === NONE) return;
  s.g[G.attackNegated] = 1;
  emit(
    m,
    EV.attackNegated,
    src === NONE ? C['W10.2.4'] : citeOf(m, src),
    s.cards[gOf(s)[G.striker]].ctrl,
    gOf(s)[G.striker],
    gOf(s)[G.struck],
  );
}

export const battleRules: readonly AnyRule[] = [battle, strike];
