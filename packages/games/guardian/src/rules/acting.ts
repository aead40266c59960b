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
  CITE,
  CONFUSED,
  CONFUSION_DAMAGE,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  EVENT,
  FIELDS,
  HAND,
  LOST,
  laneOfSpot,
  MATCH,
  MOMENT,
  matchOf,
  PARALYSIS_ROLL,
  PARALYZED,
  PLAYED,
  PLAYER,
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
} from '../names.ts';
import { costOf, priceOf, swapCost } from './actions.ts';
import { citeOf, defOf, isGuardian, isTargetable } from './board.ts';
import { checkpoint } from './checkpoint.ts';
import { announceAt, damageBase, dealDamage } from './damage.ts';
import { discard } from './leaving.ts';
import { clear, exchange, mayStand, summonTo } from './putting.ts';
import { lose } from './status.ts';

/** What players do in their turn, each from its price to its end. */

const payDz = (m: Machine, seat: SeatId, n: number): void => {
  m.state.seats[seat].n[PLAYER.dz] -= n;
};

const DO_ACTION = slots('seat: seat', 'verb', 'card: card', 'on: card', 'n');
type Doing = VarsOf<typeof DO_ACTION>;

/** What every action is about; what the number of the answer means, each knows itself. */
const action = {
  seat: (_m: Machine, v: Doing) => v[DO_ACTION.seat],
  card: (_m: Machine, v: Doing) => v[DO_ACTION.card],
  on: (_m: Machine, v: Doing) => v[DO_ACTION.on],
};

/** One action of a turn. */
export const doAction = rule('doAction', DO_ACTION, [
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.attack || v[DO_ACTION.verb] === VERB.attackBase,
    [call(() => attack, { ...action, spot: (_m, v) => spotIn(v[DO_ACTION.n]) }), stop],
  ),
  when((_m, v) => v[DO_ACTION.verb] === VERB.use, [call(() => use, { ...action, k: (_m, v) => v[DO_ACTION.n] }), stop]),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.swap,
    [call(() => swap, { ...action, n: (_m, v) => v[DO_ACTION.n] }), stop],
  ),
  when(
    (_m, v) => v[DO_ACTION.verb] === VERB.play,
    [call(() => playEffect, { ...action, k: (_m, v) => v[DO_ACTION.n] }), stop],
  ),
  act(putDown),
  checkpoint,
]);

/** A card from the hand comes to lie on the board. */
function putDown(m: Machine, v: Doing): void {
  const s = m.state;
  const seat = v[DO_ACTION.seat];
  const id = v[DO_ACTION.card];
  const spot = spotIn(v[DO_ACTION.n]);
  const own = s.seats[seat].n;
  const def = defOf(m, id);
  if (v[DO_ACTION.verb] === VERB.summon) {
    own[PLAYER.sp] -= costOf(m, id);
    if (v[DO_ACTION.on] !== NONE) {
      const offering = v[DO_ACTION.on];
      // Everybody sees what it is given up for.
      moveCard(m, id, PLAYED, seat);
      emit(m, EVENT.sacrificed, CITE['G5.8'], seat, offering, id, spot);
      announce(m, EVENT.sacrificed, offering, id, spot);
      discard(m, offering, id, CITE['G5.8']);
    }
    summonTo(m, id, spot, CITE['G3.4']);
  } else {
    payDz(m, seat, costOf(m, id));
    if (v[DO_ACTION.verb] === VERB.equip) equip(m, id, v[DO_ACTION.on], spot);
    else if (v[DO_ACTION.verb] === VERB.lay) lay(m, seat, id, spot);
    else spread(m, seat, id);
    announce(m, EVENT.played, id, v[DO_ACTION.on], seat);
  }
  if (def.play !== null)
    enter(m, def.play.code, [id, seat, NONE, NONE, spot, v[DO_ACTION.on]].slice(0, 5 + def.play.targets.length));
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
  emit(m, EVENT.equipped, CITE['G4.10'], c.ctrl, id, wearer, spot);
  announce(m, EVENT.equipped, id, wearer, spot);
}

/** G4.9: an Effect that waits in a base for its trigger. */
function lay(m: Machine, seat: SeatId, id: CardId, spot: Spot): void {
  clear(m, EFFECTS, spot);
  moveCard(m, id, EFFECTS, seat);
  putInLane(m.state.cards[id], laneOfSpot(spot));
  emit(m, EVENT.laid, CITE['G4.9'], seat, id, NONE, spot);
}

/** G4.11: one Field per player; a new one takes the place of the old. */
function spread(m: Machine, seat: SeatId, id: CardId): void {
  const old = pile(m.state, FIELDS, seat)[0];
  if (old !== undefined) discard(m, old, id, CITE['G4.11']);
  moveCard(m, id, FIELDS, seat);
  addRow(m, { tag: ROW.lasts, src: id, on: id, by: seat, left: defOf(m, id).rounds, until: MOMENT.round });
  emit(m, EVENT.played, CITE['G4.11'], seat, id);
}

// ── Trying ──

const TRIES = slots('card: card', 'dz');
const flagged = (m: Machine, v: VarsOf<typeof TRIES>, flag: number): boolean =>
  (m.state.cards[v[TRIES.card]].flags & flag) !== 0;

/** G8.1, G8.4: whether a Guardian gets to do what it is about to do. The price has been paid, and stays paid. */
const tries = rule('tries', TRIES, [
  when(
    (m, v) => flagged(m, v, PARALYZED),
    [
      roll(
        PROMPT.rollParalysis,
        () => 1,
        (m, v, [face]) => {
          const free = face >= PARALYSIS_ROLL;
          const { ctrl } = m.state.cards[v[TRIES.card]];
          emit(m, EVENT.paralysisRoll, CITE['G8.1'], ctrl, v[TRIES.card], NONE, free ? 1 : 0, [face], PARALYSIS_ROLL);
          if (free) lose(m, v[TRIES.card], STATUS.paralyzed, CITE['G8.1']);
          else forfeit(m, v[TRIES.card], STUCK, CITE['G8.1']);
        },
        (_m, v) => v[TRIES.card],
      ),
      when(
        (m, v) => flagged(m, v, PARALYZED),
        answer(() => 0),
      ),
    ],
  ),
  when(
    (m, v) => v[TRIES.dz] > 0 && flagged(m, v, CONFUSED),
    [
      roll(
        PROMPT.rollConfusion,
        () => 1,
        (m, v, [face]) => {
          const even = face % 2 === 0;
          const { ctrl } = m.state.cards[v[TRIES.card]];
          emit(m, EVENT.confusionRoll, CITE['G8.4'], ctrl, v[TRIES.card], NONE, even ? 1 : 0, [face], CONFUSION_DAMAGE);
          v[TRIES.dz] = even ? 1 : 0;
          if (even) lose(m, v[TRIES.card], STATUS.confused, CITE['G8.4']);
          else {
            forfeit(m, v[TRIES.card], LOST, CITE['G8.4']);
            dealDamage(m, NONE, v[TRIES.card], CONFUSION_DAMAGE, CITE['G8.4']);
          }
        },
        (_m, v) => v[TRIES.card],
      ),
      when(
        (_m, v) => v[TRIES.dz] === 0,
        answer(() => 0),
      ),
    ],
  ),
  ...answer(() => 1),
]);

/** The Guardian does nothing more in this round. */
function forfeit(m: Machine, id: CardId, mark: number, cite: Cite): void {
  m.state.cards[id].flags |= mark;
  emit(m, EVENT.forfeited, cite, m.state.cards[id].ctrl, id);
}

// ── Attacks ──

const ATTACK = slots('seat: seat', 'card: card', 'on: card', 'spot: spot');

/** G5.3, G5.5: a basic attack on a Guardian, or on a base. */
const attack = rule('attack', ATTACK, [
  act((m, v) => {
    const s = m.state;
    payDz(m, v[ATTACK.seat], stat(m, STAT.attackCost, v[ATTACK.card]));
    s.cards[v[ATTACK.card]].acts++;
    if (v[ATTACK.on] !== NONE) v[ATTACK.spot] = spotOf(s.cards[v[ATTACK.on]].ctrl, s.cards[v[ATTACK.on]].at);
  }),
  tries.call({ card: (_m, v) => v[ATTACK.card], dz: (m, v) => stat(m, STAT.attackCost, v[ATTACK.card]) }),
  when((m) => m.state.ret === 0, [checkpoint, stop]),
  act((m, v) => {
    const g = matchOf(m.state);
    g[MATCH.attacker] = v[ATTACK.card];
    g[MATCH.defender] = v[ATTACK.on];
    g[MATCH.attackedSpot] = v[ATTACK.spot];
    g[MATCH.negated] = 0;
    emit(
      m,
      EVENT.attacks,
      CITE[v[ATTACK.on] === NONE ? 'G5.5' : 'G5.3'],
      v[ATTACK.seat],
      v[ATTACK.card],
      v[ATTACK.on],
      v[ATTACK.spot],
    );
    announce(m, EVENT.attacks, v[ATTACK.card], v[ATTACK.on], v[ATTACK.spot]);
  }),
  checkpoint,
  act(blow),
  checkpoint,
  act((m) => {
    const g = matchOf(m.state);
    g[MATCH.attacker] = NONE;
    g[MATCH.defender] = NONE;
    g[MATCH.attackedSpot] = NONE;
  }),
]);

/** The blow falls, unless something came between. Then the attacker is seen (G8.7). */
function blow(m: Machine, v: VarsOf<typeof ATTACK>): void {
  const s = m.state;
  const [, card, on, spot] = v;
  // Whoever attacked and is gone, gone to the discard pile and back even, attacks no more.
  if (!isGuardian(s, card) || s.cards[card].acts === 0) return;
  if (s.g[MATCH.negated] === 0) {
    if (on !== NONE) strike(m, card, on, spot);
    else storm(m, card, spot);
  }
  announce(m, EVENT.attackMade, card, on, spot);
  if (isGuardian(s, card) && stat(m, STAT.attackKeepsStealth, card) === 0) lose(m, card, STATUS.stealth, CITE['G8.7']);
}

function strike(m: Machine, card: CardId, on: CardId, spot: Spot): void {
  const s = m.state;
  if (!isGuardian(s, on) || !isTargetable(m, on)) {
    emit(m, EVENT.attackLost, CITE['G5.2'], s.cards[card].ctrl, card, on, spot);
    return;
  }
  const dealt = dealDamage(m, card, on, stat(m, STAT.atk, card), CITE['G5.3'], stat(m, STAT.pastWalls, card) > 0);
  if (dealt > 0) announce(m, EVENT.hitGuardian, card, on, dealt);
}

function storm(m: Machine, card: CardId, spot: Spot): void {
  const n = stat(m, STAT.atk, card) + stat(m, STAT.baseAtk, card);
  const past = stat(m, STAT.pastWalls, card) > 0;
  const dealt = damageBase(m, card, spot, n, CITE['G5.5'], past);
  if (n > 0) announceAt(m, EVENT.hitBase, card, dealt, spot);
}

// ── Abilities and Effects ──

const USE = slots('seat: seat', 'card: card', 'on: card', 'k', 'paid?');

/** A text that was paid for, and its first target. */
const used = {
  seat: (_m: Machine, v: VarsOf<typeof USE>) => v[USE.seat],
  card: (_m: Machine, v: VarsOf<typeof USE>) => v[USE.card],
  first: (_m: Machine, v: VarsOf<typeof USE>) => v[USE.on],
  paid: (_m: Machine, v: VarsOf<typeof USE>) => v[USE.paid],
};

/** G5.4: an ability. Using it ends Stealth (G8.7). */
const use = rule('use', USE, [
  act((m, v) => {
    v[USE.paid] = priceOf(m, v[USE.card], v[USE.k]);
    payDz(m, v[USE.seat], v[USE.paid]);
    m.state.cards[v[USE.card]].used = 1;
  }),
  tries.call({ card: (_m, v) => v[USE.card], dz: (_m, v) => v[USE.paid] }),
  when((m) => m.state.ret === 0, [checkpoint, stop]),
  act((m, v) => {
    lose(m, v[USE.card], STATUS.stealth, CITE['G8.7']);
    emit(m, EVENT.abilityUsed, CITE['G5.4'], v[USE.seat], v[USE.card], v[USE.on], v[USE.k]);
  }),
  call(() => aim, { ...used, k: (_m, v) => v[USE.k] }),
  act((m, v) => {
    const c = m.state.cards[v[USE.card]];
    if (!isGuardian(m.state, v[USE.card])) return;
    announce(m, EVENT.abilityUsed, v[USE.card], v[USE.on], spotOf(c.ctrl, c.at));
  }),
  checkpoint,
]);

/** G4.9: an Effect that works at once, and is discarded. */
const playEffect = rule('playEffect', USE, [
  act((m, v) => {
    v[USE.paid] = costOf(m, v[USE.card]);
    payDz(m, v[USE.seat], v[USE.paid]);
    moveCard(m, v[USE.card], PLAYED, v[USE.seat]);
    emit(m, EVENT.played, CITE['G4.9'], v[USE.seat], v[USE.card], v[USE.on]);
    announce(m, EVENT.played, v[USE.card], v[USE.on], v[USE.seat]);
  }),
  call(() => aim, { ...used, k: () => NONE }),
  act((m, v) => {
    const c = m.state.cards[v[USE.card]];
    if (c.zone === PLAYED) moveCard(m, v[USE.card], DISCARD, c.owner);
  }),
  checkpoint,
]);

const AIM = slots('seat: seat', 'card: card', 'first: card', 'k', 'paid', 'second?: card', 'third?: card');
type Aiming = VarsOf<typeof AIM>;

/** A text with its targets: the first came with the answer, the others are asked for now. */
const aim = rule('aim', AIM, [
  when(
    (m, v) => targetsOf(m, v) > 1,
    [
      ask(
        (m, v) => aiming(m, v, 1),
        (_m, v, picked) => {
          v[AIM.second] = picked.card;
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
          v[AIM.third] = picked.card;
        },
      ),
    ],
  ),
  act((m, v) => enter(m, actionOf(m, v).code, picksOf(m, v, targetsOf(m, v)))),
]);

const actionOf = (m: Machine, v: Aiming): Action => {
  const def = defOf(m, v[AIM.card]);
  return v[AIM.k] === NONE ? def.play! : def.uses[v[AIM.k]];
};

const targetsOf = (m: Machine, v: Aiming): number => actionOf(m, v).targets.length;

/** The variables a text starts with, and its targets so far. */
const picksOf = (_m: Machine, v: Aiming, n: number): number[] =>
  [v[AIM.card], v[AIM.seat], NONE, NONE, v[AIM.paid], v[AIM.first], v[AIM.second], v[AIM.third]].slice(0, 5 + n);

function aiming(m: Machine, v: Aiming, which: number): Asking {
  const target = actionOf(m, v).targets[which];
  const choices: Choice[] = target
    .from(m, picksOf(m, v, which))
    .map((id) => ({ verb: VERB.card, card: id, on: NONE, n: 0 }));
  if (target.optional && choices.length > 0) choices.push({ verb: VERB.none, card: NONE, on: NONE, n: 0 });
  return { seat: v[AIM.seat], prompt: target.prompt, card: v[AIM.card], choices };
}

// ── Swaps ──

const SWAP = slots('seat: seat', 'card: card', 'on: card', 'n');

/** G4.5: both must get to move. */
const swap = rule('swap', SWAP, [
  act((m, v) => {
    v[SWAP.n] = swapCost(m, v[SWAP.card], v[SWAP.on]);
    payDz(m, v[SWAP.seat], v[SWAP.n]);
  }),
  tries.call({ card: (_m, v) => v[SWAP.card], dz: (_m, v) => v[SWAP.n] }),
  when((m) => m.state.ret === 0, [checkpoint, stop]),
  tries.call({ card: (_m, v) => v[SWAP.on], dz: (_m, v) => v[SWAP.n] }),
  when((m) => m.state.ret === 0, [checkpoint, stop]),
  act((m, v) => exchange(m, v[SWAP.card], v[SWAP.on], CITE['G4.5'])),
  checkpoint,
]);

/** The text of a card has the attack under way come to nothing. */
export function negateAttack(m: Machine, src: CardId): void {
  const g = matchOf(m.state);
  if (g[MATCH.attacker] === NONE || g[MATCH.negated] === 1) return;
  g[MATCH.negated] = 1;
  emit(m, EVENT.attackNegated, citeOf(m, src), m.state.cards[g[MATCH.attacker]].ctrl, g[MATCH.attacker], src);
}

const SUMMON_FREE = slots('src: card', 'me: seat', 'card: card', 'spot: spot');

/** A text summons a Guardian from the hand without its price (G5.8). */
export const summonFree = rule('summonFree', SUMMON_FREE, [
  act((m, v) => {
    if (
      v[SUMMON_FREE.card] === NONE ||
      m.state.cards[v[SUMMON_FREE.card]].zone !== HAND ||
      !mayStand(m, v[SUMMON_FREE.spot])
    )
      return;
    summonTo(m, v[SUMMON_FREE.card], v[SUMMON_FREE.spot], citeOf(m, v[SUMMON_FREE.src]));
    const def = defOf(m, v[SUMMON_FREE.card]);
    if (def.play !== null && def.play.targets.length === 0)
      enter(m, def.play.code, [v[SUMMON_FREE.card], v[SUMMON_FREE.me], NONE, NONE, v[SUMMON_FREE.spot]]);
  }),
]);

export const actingRules: readonly AnyRule[] = [doAction, tries, attack, use, playEffect, aim, swap, summonFree];
