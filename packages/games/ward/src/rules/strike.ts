import {
  type AnyRule,
  act,
  announce,
  type CardId,
  contributions,
  dropRows,
  emit,
  type Machine,
  NONE,
  type Row,
  roll,
  rule,
  type SeatId,
  slots,
  stat,
  statSet,
  stop,
  touches,
  touchesAny,
  type Value,
  type VarsOf,
  when,
} from '@wardroom/core';
import { CITE, DAMAGE, EVENT, MATCH, matchOf, PROMPT, ROW, STAT, WINDOW } from '../names.ts';
import { openWindow } from './chain.ts';
import { triggers } from './checkpoint.ts';
import { ATTACKER, canAct, DEFENDER, dealDamage } from './damage.ts';
import { citeOf, defOf, isFighter } from './field.ts';
import { affects } from './immunity.ts';
import { resist, statAgainst } from './resist.ts';
import { answerRoll, mayReroll } from './rolling.ts';

/** One creature strikes another (W10.2.3–4, W10.3). */

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

const rollerOf = (m: Machine, v: VarsOf<typeof STRIKE>): SeatId => m.state.cards[v[STRIKE.striker]].ctrl;
const struckBy: [Value<VarsOf<typeof STRIKE>, CardId>, Value<VarsOf<typeof STRIKE>, CardId>] = [
  (_m, v) => v[STRIKE.striker],
  (_m, v) => v[STRIKE.target],
];

const answersToMiss = openWindow<VarsOf<typeof STRIKE>>(
  WINDOW.missed,
  (m, v) => m.state.cards[v[STRIKE.striker]].ctrl,
  (_m, v) => v[STRIKE.striker],
  (_m, v) => v[STRIKE.target],
);

/** W10.2.3–4, W10.3: one creature strikes another: hit roll, criticals, damage. */
export const strike = rule('strike', STRIKE, [
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
    announce(m, EVENT.strikes, v[STRIKE.striker], v[STRIKE.target]);
  }),
  when((m) => m.state.queue.length > 0, [triggers.call({}), when((m, v) => !mayStrike(m, v), [stop])]),
  // Without a die where the creature needs no hit roll: then it hits.
  roll(
    PROMPT.rollHit,
    (m, v) => hitDice(m, v[STRIKE.striker], v[STRIKE.target]),
    (m, v, faces) => {
      if (faces.length > 0) tellHitRoll(m, v[STRIKE.striker], v[STRIKE.target], faces);
      v[STRIKE.outcome] = faces.length === 0 ? HIT : judgeHit(m, v, faces);
    },
    (_m, v) => v[STRIKE.striker],
  ),
  when(
    (m) => mayReroll(m) && m.state.rolled.length > 0,
    [
      answerRoll('hit', rollerOf, ...struckBy),
      when((m, v) => !stillThere(m, v), [stop]),
      act((m, v) => {
        m.state.g[MATCH.critical] = 0;
        v[STRIKE.outcome] = judgeHit(m, v, m.state.rolled);
      }),
    ],
  ),
  when(
    (_m, v) => v[STRIKE.outcome] !== HIT,
    [
      when(
        (_m, v) => v[STRIKE.outcome] === SLIP,
        [
          // W10.3.2: it misses whatever the total, and takes one plain die itself.
          roll(
            PROMPT.rollSlip,
            () => 1,
            (m, v, faces) => tellSlip(m, v[STRIKE.striker], faces),
          ),
          answerRoll('slip', rollerOf, ...struckBy),
          act((m, v) => {
            const id = v[STRIKE.striker];
            if (stillThere(m, v)) dealDamage(m, id, m.state.cards[id].ctrl, id, m.state.rolled[0], DAMAGE.slip);
          }),
          act((m, v) => announce(m, EVENT.missed, v[STRIKE.striker], v[STRIKE.target])),
        ],
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
        ],
      ),
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
  when(
    (m, v) => shieldOn(m, v[STRIKE.target]) !== undefined,
    [
      // B10.9: a shield that would stop the boss is tried first.
      when(
        (m, v) => v[STRIKE.striker] === matchOf(m.state)[MATCH.bossCard],
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
    ],
  ),
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
  when((m) => m.state.queue.length > 0, [triggers.call({}), when((m, v) => !stillThere(m, v), [stop])]),
  roll(
    PROMPT.rollAttack,
    (m, v) => stat(m, STAT.dice, v[STRIKE.striker]),
    (m, v, faces) => tellAttackRoll(m, v[STRIKE.striker], v[STRIKE.target], faces),
    (_m, v) => v[STRIKE.striker],
  ),
  // Without dice there is nothing to roll again.
  when((m) => m.state.rolled.length > 0, [answerRoll('attack', rollerOf, ...struckBy)]),
  act((m, v) => {
    v[STRIKE.total] = attackTotal(m, v[STRIKE.striker], m.state.rolled);
  }),
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
      openWindow(
        WINDOW.dealt,
        (m, v) => m.state.cards[v[STRIKE.striker]].ctrl,
        (_m, v) => v[STRIKE.striker],
        (_m, v) => v[STRIKE.target],
        (m, v) => dealtBy(m, v[STRIKE.striker]),
      ),
    ],
  ),
]);

/** What a creature has dealt in the battle under way. */
const dealtBy = (m: Machine, id: CardId): number => {
  const g = matchOf(m.state);
  return g[MATCH.attacker] === id ? g[MATCH.dealtByAttacker] : g[MATCH.dealtByDefender];
};

/** What its own text did before the blow may have kept it from striking. */
const mayStrike = (m: Machine, v: VarsOf<typeof STRIKE>): boolean => stillThere(m, v) && canAct(m, v[STRIKE.striker]);

const stillThere = (m: Machine, v: VarsOf<typeof STRIKE>): boolean => {
  const a = m.state.cards[v[STRIKE.striker]];
  const t = m.state.cards[v[STRIKE.target]];
  return isFighter(a) && a.stamp === v[STRIKE.stampS] && isFighter(t) && t.stamp === v[STRIKE.stampT];
};

/** How many dice the hit roll has; none where there is no hit roll. */
const hitDice = (m: Machine, id: CardId, target: CardId): number =>
  touches(m, STAT.noHitRoll) && statAgainst(m, STAT.noHitRoll, id, target) > 0 ? 0 : stat(m, STAT.hitDice, id);

/** What the hit dice show. */
interface Shown {
  sum: number;
  ones: number;
  sixes: number;
  /** Two or more, and all the same. */
  equal: boolean;
  /** W10.3.3: several of them, so that they may be critical. */
  several: boolean;
}

function look(faces: readonly number[]): Shown {
  let sum = 0;
  let ones = 0;
  let sixes = 0;
  let equal = faces.length > 1;
  for (const f of faces) {
    sum += f;
    if (f === 1) ones++;
    else if (f === 6) sixes++;
    if (f !== faces[0]) equal = false;
  }
  return { sum, ones, sixes, equal, several: faces.length > 1 };
}

/** What makes a hit roll count in another way. Mostly nothing in play does, and that is one look for all of them. */
const ODD_HITS = statSet([
  STAT.autoHit,
  STAT.extremes,
  STAT.plainHit,
  STAT.noCritical,
  STAT.faceNeeded,
  STAT.pairNeeded,
]);

/** What hit dice come to; some creatures count nothing but the dice. */
const hitTotal = (m: Machine, id: CardId, sum: number): number =>
  stat(m, STAT.extremes, id) > 0 ? sum : (sum + hitMod(m, id) + stat(m, STAT.hit, id)) * stat(m, STAT.hitTimes, id);

export function tellHitRoll(m: Machine, id: CardId, target: CardId, faces: readonly number[]): void {
  if (m.sink === null) return;
  const total = hitTotal(m, id, look(faces).sum);
  const al = stat(m, STAT.al, target);
  emit(m, EVENT.hitRoll, CITE['W10.2.3'], m.state.cards[id].ctrl, id, target, total, faces.slice(), al);
}

export function tellSlip(m: Machine, id: CardId, faces: readonly number[]): void {
  emit(m, EVENT.slip, CITE['W10.3.2'], m.state.cards[id].ctrl, id, NONE, faces[0], faces.slice());
}

export function tellAttackRoll(m: Machine, id: CardId, target: CardId, faces: readonly number[]): void {
  countSixes(m, faces);
  if (m.sink === null || faces.length === 0) return;
  const total = attackTotal(m, id, faces);
  const times = attackTimes(m, id);
  emit(m, EVENT.attackRoll, CITE['W10.2.4'], m.state.cards[id].ctrl, id, target, total, faces.slice(), times);
}

/** W10.2.3, W10.3: hit, miss or critical. An automatic hit is never a critical miss; it may be a critical hit. */
function judgeHit(m: Machine, v: VarsOf<typeof STRIKE>, faces: readonly number[]): number {
  const s = m.state;
  const id = v[STRIKE.striker];
  const target = v[STRIKE.target];
  const shown = look(faces);
  const odd = touchesAny(m, ODD_HITS);
  v[STRIKE.auto] = odd && statAgainst(m, STAT.autoHit, id, target) > 0 ? 1 : 0;
  s.g[MATCH.hitEqual] = shown.equal && s.g[MATCH.readsHitDice] === 1 ? 1 : 0;
  const extremes = odd ? stat(m, STAT.extremes, id) : 0;
  if (extremes > 0 && v[STRIKE.auto] === 0) return judgeExtremes(m, shown, extremes);
  const critical = shown.several && !(odd && stat(m, STAT.noCritical, id) > 0);
  const all = faces.length;
  if (odd && v[STRIKE.auto] === 0 && isDodged(m, target, shown, faces))
    return critical && shown.ones === all ? SLIP : MISS;
  if (critical && shown.sixes === all) s.g[MATCH.critical] = 1;
  if (v[STRIKE.auto] === 1 || s.g[MATCH.critical] === 1) return HIT;
  if (critical && shown.ones === all) return SLIP;
  return hitTotal(m, id, shown.sum) >= stat(m, STAT.al, target) ? HIT : MISS;
}

/** A hit roll that asks for no AL: little is a critical miss, up to twelve a critical hit, more a plain one. */
function judgeExtremes(m: Machine, { sum, several }: Shown, low: number): number {
  if (sum <= low) return several ? SLIP : MISS;
  if (sum <= 12 && several) m.state.g[MATCH.critical] = 1;
  return HIT;
}

/** Some creatures are hit only by certain dice, whatever the total, a critical among them. */
function isDodged(m: Machine, target: CardId, { ones, equal }: Shown, faces: readonly number[]): boolean {
  if (stat(m, STAT.faceNeeded, target) > 0 && !faces.some((f) => f === 3 || f === 4)) return true;
  return stat(m, STAT.pairNeeded, target) > 0 && (!equal || ones === faces.length);
}

/** MOD as it counts to hit: where only the plain one does, without what others add. */
function hitMod(m: Machine, id: CardId): number {
  const mod = stat(m, STAT.mod, id);
  if (!touches(m, STAT.plainHit) || stat(m, STAT.plainHit, id) === 0) return mod;
  let gained = 0;
  for (const c of contributions(m, STAT.mod, id)) {
    if (c.modifier.layer === 'add' && c.amount > 0 && c.src !== id) gained += c.amount;
  }
  return mod - gained;
}

/** Texts look at the attack dice as they lie there. */
function countSixes(m: Machine, faces: readonly number[]): void {
  let sixes = 0;
  for (const f of faces) if (f === 6) sixes++;
  m.state.g[MATCH.sixes] = sixes;
}

/** W5.3.1–2, W10.3.1: dice, MOD and bonuses first, then one multiplier after another, the critical among them. */
function attackTotal(m: Machine, id: CardId, faces: readonly number[]): number {
  countSixes(m, faces);
  let sum = 0;
  for (const f of faces) sum += f;
  const target = matchOf(m.state)[MATCH.struck];
  if (takesOnlyPlain(m, target)) return printedTotal(m, id, faces);
  const plain = Math.max(0, sum + stat(m, STAT.mod, id) + stat(m, STAT.atk, id));
  return ((plain * timesOf(m, id)) | 0) + stat(m, STAT.after, id);
}

const takesOnlyPlain = (m: Machine, target: CardId): boolean =>
  touches(m, STAT.onlyPlain) && stat(m, STAT.onlyPlain, target) > 0;

/** The printed dice of a roll and the printed MOD, of all that an attack comes to. */
function printedTotal(m: Machine, id: CardId, faces: readonly number[]): number {
  const { dice, mod } = defOf(m, id);
  return Math.max(
    0,
    faces.slice(0, dice).reduce((sum, f) => sum + f, mod),
  );
}

const attackTimes = (m: Machine, id: CardId): number =>
  takesOnlyPlain(m, matchOf(m.state)[MATCH.struck]) ? 1 : timesOf(m, id);

/** What multiplies its damage, what multiplies the damage that the creature struck takes, and the critical. */
function timesOf(m: Machine, id: CardId): number {
  const { [MATCH.struck]: struck, [MATCH.critical]: critical } = matchOf(m.state);
  const taken = touches(m, STAT.taken) ? stat(m, STAT.taken, struck) : 1;
  return statAgainst(m, STAT.times, id, struck) * taken * (critical === 1 ? 2 : 1);
}

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

export const strikeRules: readonly AnyRule[] = [strike];
