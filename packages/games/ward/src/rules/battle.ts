import {
  type AnyRule,
  act,
  announce,
  ask,
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
  type State,
  type Step,
  seatStat,
  slots,
  stat,
  statSet,
  touches,
  touchesAny,
  type Value,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  CEMETERY,
  CITE,
  EVENT,
  MATCH,
  MOMENT,
  matchOf,
  NO_BATTLE,
  PLAYER,
  PRIMARY,
  PROMPT,
  RETURNED,
  ROW,
  SIDE,
  STAT,
  VERB,
  WINDOW,
} from '../names.ts';
import { openWindow } from './chain.ts';
import { checkpoint, triggers } from './checkpoint.ts';
import { canAct } from './damage.ts';
import { defOf, isFighter, isMortal, primaryOf } from './field.ts';
import { affects } from './immunity.ts';
import { goHome } from './moving.ts';
import { resist, statAgainst, tryBattleText } from './resist.ts';
import { answerEach } from './rolling.ts';
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
  let why: number = NO_BATTLE.unable;
  for (let zone = PRIMARY; zone <= SIDE; zone++) {
    for (const id of pile(m.state, zone, seat)) {
      if (!mayBattle(m, id)) continue;
      if (targetsOf(m, id).length > 0) return null;
      why = NO_BATTLE.nobody;
    }
  }
  return [CITE['W10.2.1'], why];
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
  'oneSide?',
);

const RETURN = slots('striker: card', 'target: card', 'does?');

/** Effects on the attacker may leave the other no strike back, or one in all its battles of a turn: then that player says in which. */
const strikeBack = rule('strikeBack', RETURN, [
  act((m, v) => {
    const attacker = m.state.cards[v[RETURN.target]];
    const few = stat(m, STAT.fewReturns, v[RETURN.target]) > 0;
    const none = stat(m, STAT.noReturn, v[RETURN.target]) > 0 || (few && (attacker.flags & RETURNED) !== 0);
    v[RETURN.does] = none ? 0 : few && mayBattle(m, v[RETURN.target]) ? NONE : 1;
  }),
  when(
    (_m, v) => v[RETURN.does] === NONE,
    [
      ask(
        (m, v) => ({
          seat: m.state.cards[v[RETURN.striker]].ctrl,
          prompt: PROMPT.strikeBack,
          card: v[RETURN.striker],
          choices: [
            { verb: VERB.yes, card: v[RETURN.striker], on: NONE, n: 1 },
            { verb: VERB.no, card: v[RETURN.striker], on: NONE, n: 0 },
          ],
        }),
        (_m, v, picked) => {
          v[RETURN.does] = picked.n;
        },
      ),
    ],
  ),
  when(
    (_m, v) => v[RETURN.does] === 1,
    [
      act((m, v) => {
        m.state.cards[v[RETURN.target]].flags |= RETURNED;
      }),
      strike.call({ striker: (_m, v) => v[RETURN.striker], target: (_m, v) => v[RETURN.target] }),
    ],
    [
      act((m, v) =>
        emit(m, EVENT.cannotStrike, CITE['W10.2.5'], m.state.cards[v[RETURN.striker]].ctrl, v[RETURN.striker]),
      ),
    ],
  ),
]);

const RETURNS = statSet([STAT.noReturn, STAT.fewReturns]);

/** One of the two strikes the other. */
const blow = (
  striker: Value<VarsOf<typeof BATTLE>, CardId>,
  target: Value<VarsOf<typeof BATTLE>, CardId>,
): Step<VarsOf<typeof BATTLE>> =>
  when(
    (m, v) => touchesAny(m, RETURNS) && striker(m, v) !== v[BATTLE.attacker],
    [strikeBack.call({ striker, target })],
    [strike.call({ striker, target })],
  );

export const battle = rule('battle', BATTLE, [
  act((m, v) => {
    const s = m.state;
    const a = v[BATTLE.attacker];
    const d = v[BATTLE.defender];
    s.cards[a].acts++;
    v[BATTLE.stampA] = s.cards[a].stamp;
    v[BATTLE.stampB] = s.cards[d].stamp;
    v[BATTLE.oneSide] = s.cards[a].ctrl === s.cards[d].ctrl ? 1 : 0;
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
  // A text may have put another creature in the place of the one attacked.
  act((m, v) => {
    const now = matchOf(m.state)[MATCH.defender];
    if (now === NONE || now === v[BATTLE.defender]) return;
    v[BATTLE.defender] = now;
    v[BATTLE.stampB] = m.state.cards[now].stamp;
    emit(m, EVENT.battle, CITE['W10.2.1'], m.state.cards[v[BATTLE.attacker]].ctrl, v[BATTLE.attacker], now);
  }),
  when(
    (m, v) => bothThere(m, v) && matchOf(m.state)[MATCH.defender] !== NONE,
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
        (m, v) => v[BATTLE.first] === NONE && bothThere(m, v),
        [
          roll(
            PROMPT.rollSpeed,
            () => 2,
            (m, v, faces) =>
              emit(m, EVENT.speedRoll, CITE['W10.2.2'], NONE, v[BATTLE.attacker], v[BATTLE.defender], 0, faces.slice()),
          ),
          answerEach(
            'order',
            (m, v) => [m.state.cards[v[BATTLE.attacker]].ctrl, m.state.cards[v[BATTLE.defender]].ctrl],
            (_m, v) => [v[BATTLE.attacker], v[BATTLE.defender]],
          ),
          act((m, v) => {
            const [faceA, faceD] = m.state.rolled;
            if (faceA === faceD) return;
            v[BATTLE.first] = faceA > faceD ? v[BATTLE.attacker] : v[BATTLE.defender];
            v[BATTLE.second] = faceA > faceD ? v[BATTLE.defender] : v[BATTLE.attacker];
          }),
        ],
      ),
      // What was played in answer to a die may have taken one of them away.
      when(bothThere, [
        blow(
          (_m, v) => v[BATTLE.first],
          (_m, v) => v[BATTLE.second],
        ),
      ]),
      checkpoint((m) => m.state.active),
      // W10.2.5: the slower one strikes if both are still there.
      when(
        (m, v) => bothThere(m, v),
        [
          blow(
            (_m, v) => v[BATTLE.second],
            (_m, v) => v[BATTLE.first],
          ),
          checkpoint((m) => m.state.active),
        ],
      ),
    ],
    // One of them was taken away before a blow, or left with its player.
    [checkpoint((m) => m.state.active)],
  ),
  act((m, v) => announce(m, EVENT.battleEnds, v[BATTLE.attacker], v[BATTLE.defender])),
  when((m) => m.state.queue.length > 0, [checkpoint((m) => m.state.active)]),
  act((m, v) => {
    const s = m.state;
    emit(
      m,
      EVENT.battleEnds,
      CITE['W10.2.6'],
      NONE,
      inTheOpen(s, v[BATTLE.attacker]),
      inTheOpen(s, v[BATTLE.defender]),
    );
    holdOn(m);
    countDown(m, MOMENT.endOfBattle, NONE, (row) => goHome(m, row));
    matchOf(s)[MATCH.attacker] = NONE;
    matchOf(s)[MATCH.defender] = NONE;
    matchOf(s)[MATCH.striker] = NONE;
    matchOf(s)[MATCH.struck] = NONE;
    s.g[MATCH.critical] = 0;
    s.g[MATCH.sixes] = 0;
    s.g[MATCH.harmless] = 0;
  }),
  // Who went home may be missed in front, and texts may have something to say of it.
  checkpoint((m) => m.state.active),
]);

function bothThere(m: Machine, v: VarsOf<typeof BATTLE>): boolean {
  const a = m.state.cards[v[BATTLE.attacker]];
  const d = m.state.cards[v[BATTLE.defender]];
  if (!isFighter(a) || a.stamp !== v[BATTLE.stampA] || !isFighter(d) || d.stamp !== v[BATTLE.stampB]) return false;
  // Who changes hands in the middle of it battles no more; some texts have creatures of one side battle each other.
  return (a.ctrl === d.ctrl) === (v[BATTLE.oneSide] === 1);
}

/** A card that everybody may know again, or none. */
const inTheOpen = (s: State, id: CardId): CardId => {
  const c = s.cards[id];
  return isFighter(c) || c.zone === CEMETERY ? id : NONE;
};

/** A limited summon that came for a battle of another's, in its own turn, may start its own before it goes. */
function holdOn(m: Machine): void {
  const s = m.state;
  for (const row of s.rows) {
    if (row.tag !== ROW.goesHome || row.until !== MOMENT.endOfBattle) continue;
    const c = s.cards[row.on];
    if (c.ctrl === s.active && isFighter(c) && mayBattle(m, row.on) && fightingAllowed(m, c.ctrl)) row.left++;
  }
}

const FIGHT = slots('src: card', 'me: seat', 'attacker: card', 'defender: card');

/** Two creatures battle because a text says so, beside what battles they may start themselves. */
export const fight = rule('fight', FIGHT, [
  when(
    (m, v) =>
      v[FIGHT.attacker] !== NONE &&
      v[FIGHT.defender] !== NONE &&
      isFighter(m.state.cards[v[FIGHT.attacker]]) &&
      isFighter(m.state.cards[v[FIGHT.defender]]) &&
      m.state.g[MATCH.firstCycle] === 0 &&
      canAct(m, v[FIGHT.attacker]) &&
      stat(m, STAT.noBattle, v[FIGHT.attacker]) === 0,
    [battle.call({ attacker: (_m, v) => v[FIGHT.attacker], defender: (_m, v) => v[FIGHT.defender] })],
  ),
]);

/** The creature attacked is another one from here on; or nobody, and the battle is over before a blow. */
export function redirect(m: Machine, src: CardId, to: CardId): void {
  const g = matchOf(m.state);
  if (g[MATCH.attacker] === NONE || (to !== NONE && !isFighter(m.state.cards[to]))) return;
  if (affects(m, src, g[MATCH.attacker])) g[MATCH.defender] = to;
}

/** Whether a creature must still battle in this combat phase. */
export const mustBattle = (m: Machine, id: CardId): boolean =>
  stat(m, STAT.mustBattle, id) > 0 && mayBattle(m, id) && targetsOf(m, id).length > 0;

/** Those who had to battle and were kept from it by an effect are told to texts. */
export function tellKept(m: Machine, seat: SeatId): void {
  if (!touches(m, STAT.mustBattle) || m.state.g[MATCH.firstCycle] === 1) return;
  for (const zone of [PRIMARY, SIDE]) {
    for (const id of pile(m.state, zone, seat)) {
      if (stat(m, STAT.mustBattle, id) === 0 || m.state.cards[id].acts > 0) continue;
      if (!fightingAllowed(m, seat) || !canAct(m, id) || stat(m, STAT.noBattle, id) > 0) announce(m, EVENT.kept, id);
    }
  }
}

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
  if (a === d) {
    v[BATTLE.first] = a;
    v[BATTLE.second] = a;
    return;
  }
  v[BATTLE.first] = speed > 0 ? a : speed < 0 ? d : NONE;
  v[BATTLE.second] = speed > 0 ? d : a;
}

export const battleRules: readonly AnyRule[] = [battle, strikeBack, fight];
