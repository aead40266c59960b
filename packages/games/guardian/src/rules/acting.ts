import {
  type Action,
  type AnyRule,
  type Asking,
  act,
  addRow,
  announce,
  answer,
  ask,
  type CardId,
  type Choice,
  type Cite,
  call,
  emit,
  enter,
  type Machine,
  moveCard,
  NONE,
  pile,
  roll,
  rule,
  type SeatId,
  type Spot,
  slots,
  stat,
  stop,
  type VarsOf,
  when,
} from '@wardroom/core';
import {
  C,
  CONFUSED,
  CONFUSION_DAMAGE,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  EV,
  FIELDS,
  G,
  gOf,
  HAND,
  LOST,
  laneOfSpot,
  MOMENT,
  P,
  PARALYSIS_ROLL,
  PARALYZED,
  PLAYED,
  PROMPT,
  putInLane,
  ROW,
  STAT,
  STATUS,
  STUCK,
  seatOfSpot,
  spotIn,
  spotOf,
  VERB,
} from '../words.ts';
import { costOf, priceOf, swapCost } from './actions.ts';
import { citeOf, defOf, isGuardian, isTargetable } from './board.ts';
import { announceAt, damageBase, dealDamage } from './damage.ts';
import { discard } from './leaving.ts';
import { clear, exchange, mayStand, summonTo } from './putting.ts';
import { settled } from './settle.ts';
import { lose } from './status.ts';

/** What players do in their turn, each from its price to its end. */

const payDz = (m: Machine, seat: SeatId, n: number): void => {
  m.state.seats[seat].n[P.dz] -= n;
};

const D = slots('seat: seat', 'verb', 'card: card', 'on: card', 'n');
type Doing = VarsOf<typeof D>;

/** What every action is about; what the number of the answer means, each knows itself. */
const action = {
  seat: (_m: Machine, v: Doing) => v[D.seat],
  card: (_m: Machine, v: Doing) => v[D.card],
  on: (_m: Machine, v: Doing) => v[D.on],
};

/** One action of a turn. */
export const doAction = rule('doAction', D, [
  when(
    (_m, v) => v[D.verb] === VERB.attack || v[D.verb] === VERB.attackBase,
    [call(() => attack, { ...action, spot: (_m, v) => spotIn(v[D.n]) }), stop],
  ),
  when((_m, v) => v[D.verb] === VERB.use, [call(() => use, { ...action, k: (_m, v) => v[D.n] }), stop]),
  when((_m, v) => v[D.verb] === VERB.swap, [call(() => swap, { ...action, n: (_m, v) => v[D.n] }), stop]),
  when((_m, v) => v[D.verb] === VERB.play, [call(() => playEffect, { ...action, k: (_m, v) => v[D.n] }), stop]),
  act(putDown),
  settled,
]);

/** A card from the hand comes to lie on the board. */
function putDown(m: Machine, v: Doing): void {
  const s = m.state;
  const seat = v[D.seat];
  const id = v[D.card];
  const spot = spotIn(v[D.n]);
  const own = s.seats[seat].n;
  const def = defOf(m, id);
  if (v[D.verb] === VERB.summon) {
    own[P.sp] -= costOf(m, id);
    if (v[D.on] !== NONE) {
      const offering = v[D.on];
      // Everybody sees what it is given up for.
      moveCard(m, id, PLAYED, seat);
      emit(m, EV.sacrificed, C['G5.8'], seat, offering, id, spot);
      announce(m, EV.sacrificed, offering, id, spot);
      discard(m, offering, id, C['G5.8']);
    }
    summonTo(m, id, spot, C['G3.4']);
  } else {
    payDz(m, seat, costOf(m, id));
    if (v[D.verb] === VERB.equip) equip(m, id, v[D.on], spot);
    else if (v[D.verb] === VERB.lay) lay(m, seat, id, spot);
    else spread(m, seat, id);
    announce(m, EV.played, id, v[D.on], seat);
  }
  if (def.play !== null)
    enter(m, def.play.code, [id, seat, NONE, NONE, spot, v[D.on]].slice(0, 5 + def.play.targets.length));
}

/** G4.10: it lies in the base of the Guardian that wears it. */
export function equip(m: Machine, id: CardId, wearer: CardId, spot: Spot): void {
  const s = m.state;
  clear(m, EQUIPMENT, spot);
  moveCard(m, id, EQUIPMENT, seatOfSpot(spot));
  const c = s.cards[id];
  putInLane(c, laneOfSpot(spot));
  c.host = wearer;
  c.count = defOf(m, id).charges;
  emit(m, EV.equipped, C['G4.10'], c.ctrl, id, wearer, spot);
  announce(m, EV.equipped, id, wearer, spot);
}

/** G4.9: an Effect that waits in a base for its trigger. */
function lay(m: Machine, seat: SeatId, id: CardId, spot: Spot): void {
  clear(m, EFFECTS, spot);
  moveCard(m, id, EFFECTS, seat);
  putInLane(m.state.cards[id], laneOfSpot(spot));
  emit(m, EV.laid, C['G4.9'], seat, id, NONE, spot);
}

/** G4.11: one Field per player; a new one takes the place of the old. */
function spread(m: Machine, seat: SeatId, id: CardId): void {
  const old = pile(m.state, FIELDS, seat)[0];
  if (old !== undefined) discard(m, old, id, C['G4.11']);
  moveCard(m, id, FIELDS, seat);
  addRow(m, { tag: ROW.lasts, src: id, on: id, by: seat, left: defOf(m, id).rounds, until: MOMENT.round });
  emit(m, EV.played, C['G4.11'], seat, id);
}

// ── Trying ──

const T = slots('card: card', 'dz');
const flagged = (m: Machine, v: VarsOf<typeof T>, flag: number): boolean =>
  (m.state.cards[v[T.card]].flags & flag) !== 0;

/** G8.1, G8.4: whether a Guardian gets to do what it is about to do. The price has been paid, and stays paid. */
const tries = rule('tries', T, [
  when(
    (m, v) => flagged(m, v, PARALYZED),
    [
      roll(
        PROMPT.rollParalysis,
        () => 1,
        (m, v, [face]) => {
          const free = face >= PARALYSIS_ROLL;
          const { ctrl } = m.state.cards[v[T.card]];
          emit(m, EV.paralysisRoll, C['G8.1'], ctrl, v[T.card], NONE, free ? 1 : 0, [face], PARALYSIS_ROLL);
          if (free) lose(m, v[T.card], STATUS.paralyzed, C['G8.1']);
          else forfeit(m, v[T.card], STUCK, C['G8.1']);
        },
        (_m, v) => v[T.card],
      ),
      when(
        (m, v) => flagged(m, v, PARALYZED),
        answer(() => 0),
      ),
    ],
  ),
  when(
    (m, v) => v[T.dz] > 0 && flagged(m, v, CONFUSED),
    [
      roll(
        PROMPT.rollConfusion,
        () => 1,
        (m, v, [face]) => {
          const even = face % 2 === 0;
          const { ctrl } = m.state.cards[v[T.card]];
          emit(m, EV.confusionRoll, C['G8.4'], ctrl, v[T.card], NONE, even ? 1 : 0, [face], CONFUSION_DAMAGE);
          v[T.dz] = even ? 1 : 0;
          if (even) lose(m, v[T.card], STATUS.confused, C['G8.4']);
          else {
            forfeit(m, v[T.card], LOST, C['G8.4']);
            dealDamage(m, NONE, v[T.card], CONFUSION_DAMAGE, C['G8.4']);
          }
        },
        (_m, v) => v[T.card],
      ),
      when(
        (_m, v) => v[T.dz] === 0,
        answer(() => 0),
      ),
    ],
  ),
  ...answer(() => 1),
]);

/** The Guardian does nothing more in this round. */
function forfeit(m: Machine, id: CardId, mark: number, cite: Cite): void {
  m.state.cards[id].flags |= mark;
  emit(m, EV.forfeited, cite, m.state.cards[id].ctrl, id);
}

// ── Attacks ──

const A = slots('seat: seat', 'card: card', 'on: card', 'spot: spot');

/** G5.3, G5.5: a basic attack on a Guardian, or on a base. */
const attack = rule('attack', A, [
  act((m, v) => {
    const s = m.state;
    payDz(m, v[A.seat], stat(m, STAT.attackCost, v[A.card]));
    s.cards[v[A.card]].acts++;
    if (v[A.on] !== NONE) v[A.spot] = spotOf(s.cards[v[A.on]].ctrl, s.cards[v[A.on]].at);
  }),
  tries.call({ card: (_m, v) => v[A.card], dz: (m, v) => stat(m, STAT.attackCost, v[A.card]) }),
  when((m) => m.state.ret === 0, [settled, stop]),
  act((m, v) => {
    const g = gOf(m.state);
    g[G.attacker] = v[A.card];
    g[G.defender] = v[A.on];
    g[G.attackedSpot] = v[A.spot];
    g[G.negated] = 0;
    emit(m, EV.attacks, C[v[A.on] === NONE ? 'G5.5' : 'G5.3'], v[A.seat], v[A.card], v[A.on], v[A.spot]);
    announce(m, EV.attacks, v[A.card], v[A.on], v[A.spot]);
  }),
  settled,
  act(blow),
  settled,
  act((m) => {
    const g = gOf(m.state);
    g[G.attacker] = NONE;
    g[G.defender] = NONE;
    g[G.attackedSpot] = NONE;
  }),
]);

/** The blow falls, unless something came between. Then the attacker is seen (G8.7). */
function blow(m: Machine, v: VarsOf<typeof A>): void {
  const s = m.state;
  const [, card, on, spot] = v;
  // Whoever attacked and is gone, gone to the discard pile and back even, attacks no more.
  if (!isGuardian(s, card) || s.cards[card].acts === 0) return;
  if (s.g[G.negated] === 0) {
    if (on !== NONE) strike(m, card, on, spot);
    else storm(m, card, spot);
  }
  announce(m, EV.attackMade, card, on, spot);
  if (isGuardian(s, card) && stat(m, STAT.attackKeepsStealth, card) === 0) lose(m, card, STATUS.stealth, C['G8.7']);
}

function strike(m: Machine, card: CardId, on: CardId, spot: Spot): void {
  const s = m.state;
  if (!isGuardian(s, on) || !isTargetable(m, on)) {
    emit(m, EV.attackLost, C['G5.2'], s.cards[card].ctrl, card, on, spot);
    return;
  }
  const dealt = dealDamage(m, card, on, stat(m, STAT.atk, card), C['G5.3'], stat(m, STAT.pastWalls, card) > 0);
  if (dealt > 0) announce(m, EV.hitGuardian, card, on, dealt);
}

function storm(m: Machine, card: CardId, spot: Spot): void {
  const n = stat(m, STAT.atk, card) + stat(m, STAT.baseAtk, card);
  const past = stat(m, STAT.pastWalls, card) > 0;
  const dealt = damageBase(m, card, spot, n, C['G5.5'], past);
  if (n > 0) announceAt(m, EV.hitBase, card, dealt, spot);
}

// ── Abilities and Effects ──

const U = slots('seat: seat', 'card: card', 'on: card', 'k', 'paid?');

/** A text that was paid for, and its first target. */
const used = {
  seat: (_m: Machine, v: VarsOf<typeof U>) => v[U.seat],
  card: (_m: Machine, v: VarsOf<typeof U>) => v[U.card],
  first: (_m: Machine, v: VarsOf<typeof U>) => v[U.on],
  paid: (_m: Machine, v: VarsOf<typeof U>) => v[U.paid],
};

/** G5.4: an ability. Using it ends Stealth (G8.7). */
const use = rule('use', U, [
  act((m, v) => {
    v[U.paid] = priceOf(m, v[U.card], v[U.k]);
    payDz(m, v[U.seat], v[U.paid]);
    m.state.cards[v[U.card]].used = 1;
  }),
  tries.call({ card: (_m, v) => v[U.card], dz: (_m, v) => v[U.paid] }),
  when((m) => m.state.ret === 0, [settled, stop]),
  act((m, v) => {
    lose(m, v[U.card], STATUS.stealth, C['G8.7']);
    emit(m, EV.abilityUsed, C['G5.4'], v[U.seat], v[U.card], v[U.on], v[U.k]);
  }),
  call(() => aim, { ...used, k: (_m, v) => v[U.k] }),
  act((m, v) => {
    const c = m.state.cards[v[U.card]];
    if (!isGuardian(m.state, v[U.card])) return;
    announce(m, EV.abilityUsed, v[U.card], v[U.on], spotOf(c.ctrl, c.at));
  }),
  settled,
]);

/** G4.9: an Effect that works at once, and is discarded. */
const playEffect = rule('playEffect', U, [
  act((m, v) => {
    v[U.paid] = costOf(m, v[U.card]);
    payDz(m, v[U.seat], v[U.paid]);
    moveCard(m, v[U.card], PLAYED, v[U.seat]);
    emit(m, EV.played, C['G4.9'], v[U.seat], v[U.card], v[U.on]);
    announce(m, EV.played, v[U.card], v[U.on], v[U.seat]);
  }),
  call(() => aim, { ...used, k: () => NONE }),
  act((m, v) => {
    const c = m.state.cards[v[U.card]];
    if (c.zone === PLAYED) moveCard(m, v[U.card], DISCARD, c.owner);
  }),
  settled,
]);

const M = slots('seat: seat', 'card: card', 'first: card', 'k', 'paid', 'second?: card', 'third?: card');
type Aiming = VarsOf<typeof M>;

/** A text with its targets: the first came with the answer, the others are asked for now. */
const aim = rule('aim', M, [
  when(
    (m, v) => targetsOf(m, v) > 1,
    [
      ask(
        (m, v) => aiming(m, v, 1),
        (_m, v, picked) => {
          v[M.second] = picked.card;
        },
      ),
    ],
  ),
  when(
    (m, v) => targetsOf(m, v) > 2,
    [
      ask(
        (m, v) => aiming(m, v, 2),
        (_m, v, picked) => {
          v[M.third] = picked.card;
        },
      ),
    ],
  ),
  act((m, v) => enter(m, actionOf(m, v).code, picksOf(m, v, targetsOf(m, v)))),
]);

const actionOf = (m: Machine, v: Aiming): Action => {
  const def = defOf(m, v[M.card]);
  return v[M.k] === NONE ? def.play! : def.uses[v[M.k]];
};

const targetsOf = (m: Machine, v: Aiming): number => actionOf(m, v).targets.length;

/** The variables a text starts with, and its targets so far. */
const picksOf = (_m: Machine, v: Aiming, n: number): number[] =>
  [v[M.card], v[M.seat], NONE, NONE, v[M.paid], v[M.first], v[M.second], v[M.third]].slice(0, 5 + n);

function aiming(m: Machine, v: Aiming, which: number): Asking {
  const target = actionOf(m, v).targets[which];
  const choices: Choice[] = target
    .from(m, picksOf(m, v, which))
    .map((id) => ({ verb: VERB.card, card: id, on: NONE, n: 0 }));
  if (target.optional && choices.length > 0) choices.push({ verb: VERB.none, card: NONE, on: NONE, n: 0 });
  return { seat: v[M.seat], prompt: target.prompt, card: v[M.card], choices };
}

// ── Swaps ──

const S = slots('seat: seat', 'card: card', 'on: card', 'n');

/** G4.5: both must get to move. */
const swap = rule('swap', S, [
  act((m, v) => {
    v[S.n] = swapCost(m, v[S.card], v[S.on]);
    payDz(m, v[S.seat], v[S.n]);
  }),
  tries.call({ card: (_m, v) => v[S.card], dz: (_m, v) => v[S.n] }),
  when((m) => m.state.ret === 0, [settled, stop]),
  tries.call({ card: (_m, v) => v[S.on], dz: (_m, v) => v[S.n] }),
  when((m) => m.state.ret === 0, [settled, stop]),
  act((m, v) => exchange(m, v[S.card], v[S.on], C['G4.5'])),
  settled,
]);

/** The text of a card has the attack under way come to nothing. */
export function negateAttack(m: Machine, src: CardId): void {
  const g = gOf(m.state);
  if (g[G.attacker] === NONE || g[G.negated] === 1) return;
  g[G.negated] = 1;
  emit(m, EV.attackNegated, citeOf(m, src), m.state.cards[g[G.attacker]].ctrl, g[G.attacker], src);
}

const F = slots('src: card', 'me: seat', 'card: card', 'spot: spot');

/** A text summons a Guardian from the hand without its price (G5.8). */
export const summonFree = rule('summonFree', F, [
  act((m, v) => {
    if (v[F.card] === NONE || m.state.cards[v[F.card]].zone !== HAND || !mayStand(m, v[F.spot])) return;
    summonTo(m, v[F.card], v[F.spot], citeOf(m, v[F.src]));
    const def = defOf(m, v[F.card]);
    if (def.play !== null && def.play.targets.length === 0)
      enter(m, def.play.code, [v[F.card], v[F.me], NONE, NONE, v[F.spot]]);
  }),
]);

export const actingRules: readonly AnyRule[] = [doAction, tries, attack, use, playEffect, aim, swap, summonFree];
