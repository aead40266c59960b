import {
  type AnyRule,
  act,
  announce,
  ask,
  call,
  dice,
  emit,
  type Machine,
  NONE,
  rule,
  type Step,
  slots,
  stat,
  stop,
  type Test,
  type VarsOf,
  when,
} from '@wardroom/core';
import { C, EV, G, HAND, HOW, PROMPT, STAT, STATUS, VERB, WINDOW } from '../words.ts';
import {
  attackOf,
  attackReaches,
  citeOf,
  defOf,
  has,
  isEmpty,
  isNear,
  isUp,
  mayMove,
  onBoard,
  stepsTo,
} from './board.ts';
import { checkpoint, damage, reactions } from './damage.ts';
import { discardTrap, turnUp } from './effects.ts';
import { openWindow } from './spells.ts';
import { travel } from './travel.ts';

/** One attack, from its declaration to the step into the space of the fallen (A4.2.4, A4.a–A4.e). */

const V = slots(
  'attacker: card',
  'defender: card',
  'aStamp?: stamp',
  'dStamp?: stamp',
  'square?: spot',
  'down?',
  // Who strikes first by First-Blood: bit 1 the attacker, bit 2 the defender.
  'first?',
  'aStruck?',
  'dStruck?',
);
type Vars = VarsOf<typeof V>;
const ATTACKER = 1;
const DEFENDER = 2;

/** The attacker is still there and able to deal with it. */
const stands = (m: Machine, v: Vars): boolean => {
  const a = m.state.cards[v[V.attacker]];
  return onBoard(a) && a.stamp === v[V.aStamp] && isUp(a);
};
const defends = (m: Machine, v: Vars): boolean => {
  const d = m.state.cards[v[V.defender]];
  return onBoard(d) && d.stamp === v[V.dStamp];
};
/** Both are there, and within reach of the attack: an effect may have taken one of them away. */
const goesOn: Test<Vars> = (m, v) =>
  stands(m, v) && defends(m, v) && attackReaches(m, v[V.attacker], v[V.defender]) && m.state.g[G.stopped] === 0;
/** One of the two was taken out of the other's reach before any blow: the attack comes to nothing. */
const brokenOff: Test<Vars> = (m, v) => {
  if (v[V.aStruck] === 1 || v[V.dStruck] === 1) return false;
  if (stands(m, v) && defends(m, v)) return !attackReaches(m, v[V.attacker], v[V.defender]);
  return [v[V.attacker], v[V.defender]].some((id) => m.state.cards[id].zone === HAND);
};
const isTrap: Test<Vars> = (m, v) => defOf(m, v[V.defender]).kind === 'trap';

/** A4.c.1: one of the two deals its attack to the other. */
const strike = (who: 'attacker' | 'defender'): Step<Vars> => {
  const [by, to, done] = who === 'attacker' ? [V.attacker, V.defender, V.aStruck] : [V.defender, V.attacker, V.dStruck];
  return when(
    (m, v) => v[done] === 0 && goesOn(m, v) && (who === 'attacker' || strikesBack(m, v)),
    [
      act((_m, v) => {
        v[done] = 1;
      }),
      damage.call({
        self: (_m, v) => v[by],
        me: (m, v) => m.state.cards[v[by]].ctrl,
        to: (_m, v) => v[to],
        n: (m, v) => attackOf(m, v[by]),
        combat: () => 1,
        cite: () => C['A4.c.1'],
      }),
    ],
  );
};

/** A5.3: not if Burned; a Stone never does, and neither does what the attack came at from afar. */
function strikesBack(m: Machine, v: Vars): boolean {
  if (!defOf(m, v[V.defender]).fights || has(m.state.cards[v[V.defender]], STATUS.burned)) return false;
  return isNear(m.state, v[V.attacker], v[V.defender]);
}

/** A6.1: those of the two who deal their damage first. */
function firstBlood(m: Machine, v: Vars): number {
  const a = stat(m, STAT.firstBlood, v[V.attacker]) > 0 ? ATTACKER : 0;
  const d = stat(m, STAT.firstBlood, v[V.defender]) > 0 && strikesBack(m, v) ? DEFENDER : 0;
  return a | d;
}

const tellFirst = act<Vars>((m, v) => {
  const who = v[V.first] === ATTACKER ? v[V.attacker] : v[V.defender];
  emit(m, EV.struckFirst, C['A6.1'], m.state.cards[who].ctrl, who);
});

export const attack = rule('attack', V, [
  act((m, v) => {
    const s = m.state;
    const a = s.cards[v[V.attacker]];
    const d = s.cards[v[V.defender]];
    v[V.aStamp] = a.stamp;
    v[V.dStamp] = d.stamp;
    v[V.square] = d.at;
    v[V.aStruck] = 0;
    v[V.dStruck] = 0;
    a.acts++;
    s.g[G.attacker] = v[V.attacker];
    s.g[G.defender] = v[V.defender];
    s.g[G.stopped] = 0;
    s.g[G.fell] = 0;
    emit(m, EV.attack, C['A4.2.4'], a.ctrl, v[V.attacker], v[V.defender], d.at);
  }),
  // A5.5
  when(
    (m, v) => has(m.state.cards[v[V.attacker]], STATUS.dazed),
    [
      damage.call({
        self: (_m, v) => v[V.attacker],
        me: (m, v) => m.state.cards[v[V.attacker]].ctrl,
        to: (_m, v) => v[V.attacker],
        n: () => 1,
        combat: () => 0,
        cite: () => C['A5.5'],
      }),
    ],
  ),
  checkpoint,
  when(goesOn, [
    openWindow(
      WINDOW.attack,
      (m, v) => m.state.cards[v[V.attacker]].ctrl,
      (_m, v) => v[V.attacker],
      (_m, v) => v[V.defender],
    ),
  ]),
  when(goesOn, [
    // A4.a.1
    act((m, v) => {
      const d = m.state.cards[v[V.defender]];
      v[V.down] = isUp(d) ? 0 : 1;
      if (v[V.down] === 1) turnUp(m, v[V.defender], HOW.attacked, v[V.attacker]);
    }),
    when(
      isTrap,
      [call(() => spring, { trap: (_m, v) => v[V.defender], attacker: (_m, v) => v[V.attacker] })],
      [
        call(() => combat, {
          attacker: (_m, v) => v[V.attacker],
          defender: (_m, v) => v[V.defender],
          aStamp: (_m, v) => v[V.aStamp],
          dStamp: (_m, v) => v[V.dStamp],
          square: (_m, v) => v[V.square],
          down: (_m, v) => v[V.down],
          first: (_m, v) => v[V.first],
          aStruck: (_m, v) => v[V.aStruck],
          dStruck: (_m, v) => v[V.dStruck],
        }),
      ],
    ),
  ]),
  checkpoint,
  // A4.e.1
  when(
    (m, v) => m.state.g[G.fell] === 1 && stands(m, v) && isEmpty(m.state, v[V.square]) && mayMove(m, v[V.attacker]),
    [
      call(() => stepIn, {
        card: (_m, v) => v[V.attacker],
        square: (_m, v) => v[V.square],
        seat: (m, v) => m.state.cards[v[V.attacker]].ctrl,
      }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    // It did not even come to turning the defender up, and nobody stopped it: one of the two is gone.
    if (s.g[G.stopped] === 0 && v[V.down] === NONE) {
      emit(m, EV.fizzled, C['A4.2.4'], s.cards[v[V.attacker]].ctrl, v[V.attacker]);
    }
    s.g[G.attacker] = NONE;
    s.g[G.defender] = NONE;
    s.g[G.stopped] = 0;
    s.g[G.fell] = 0;
  }),
  // A4.2.5: between a finished combat and the next action.
  when(
    (_m, v) => v[V.down] !== NONE,
    [
      openWindow(
        WINDOW.fought,
        (m) => m.state.active,
        (_m, v) => v[V.attacker],
        (_m, v) => v[V.defender],
      ),
    ],
  ),
]);

/** Everything between the turning up of the defender and the end of the fight (A4.a–A4.d). */
const combat = rule('combat', V, [
  // A6.1: before the reveal ability of what is attacked, and before everything else.
  act((m, v) => {
    v[V.first] = firstBlood(m, v);
  }),
  when(
    (_m, v) => v[V.first] === (ATTACKER | DEFENDER),
    [
      dice(
        PROMPT.firstBlood,
        () => 1,
        2,
        (m, v, faces) => {
          v[V.first] = faces[0] === 1 ? ATTACKER : DEFENDER;
          emit(m, EV.coin, C['A6.1'], NONE, v[V.attacker], v[V.defender], faces[0], faces.slice());
        },
        (_m, v) => v[V.attacker],
      ),
      tellFirst,
      when(
        (_m, v) => v[V.first] === ATTACKER,
        [strike('attacker'), strike('defender')],
        [strike('defender'), strike('attacker')],
      ),
    ],
    [
      when(
        (_m, v) => v[V.first] !== 0,
        [tellFirst, when((_m, v) => v[V.first] === ATTACKER, [strike('attacker')], [strike('defender')])],
      ),
    ],
  ),
  // A4.a.1: its reveal ability resolves now.
  when(
    (m, v) => v[V.down] === 1 && defends(m, v),
    [act((m, v) => announce(m, EV.revealed, v[V.defender], v[V.attacker])), reactions()],
  ),
  checkpoint,
  when(
    (m, v) => v[V.down] === 1 && goesOn(m, v),
    [
      openWindow(
        WINDOW.revealed,
        (m, v) => m.state.cards[v[V.attacker]].ctrl,
        (_m, v) => v[V.attacker],
        (_m, v) => v[V.defender],
      ),
    ],
  ),
  // A4.a.2, A4.b.1: the attacker's first; each resolves before the next is looked at.
  ...[EV.preCombat, EV.preDefense, EV.attacking, EV.attacked].map((kind) =>
    when(goesOn, [act((m, v) => announce(m, kind, v[V.attacker], v[V.defender], v[V.down])), reactions()]),
  ),
  checkpoint,
  // A4.c.1
  strike('attacker'),
  strike('defender'),
  checkpoint,
  // A4.d.1
  when(
    (m, v) => (stands(m, v) || defends(m, v)) && m.state.g[G.stopped] === 0 && !brokenOff(m, v),
    [act((m, v) => announce(m, EV.postCombat, v[V.attacker], v[V.defender])), checkpoint],
  ),
]);

const T = slots('trap: card', 'attacker: card');

/** A trap that was attacked: its effect resolves and it is discarded. Some know how to take it apart. */
const spring = rule('spring', T, [
  when(
    (m, v) => defOf(m, v[T.attacker]).disarms && !has(m.state.cards[v[T.attacker]], STATUS.silenced),
    [
      act((m, v) =>
        emit(m, EV.disarmed, citeOf(m, v[T.attacker]), m.state.cards[v[T.attacker]].ctrl, v[T.trap], v[T.attacker]),
      ),
    ],
    [
      act((m, v) => {
        emit(m, EV.sprung, C['A4.a.1'], m.state.cards[v[T.trap]].ctrl, v[T.trap], v[T.attacker]);
        announce(m, EV.sprung, v[T.trap], v[T.attacker]);
      }),
      reactions(),
    ],
  ),
  act((m, v) => discardTrap(m, v[T.trap])),
]);

const S = slots('card: card', 'square: spot', 'seat: seat', 'go?');

/** A4.e.1: into the space of what was destroyed, or not. It is a move, and what keeps a card from moving keeps it here. */
const stepIn = rule('stepIn', S, [
  when((m, v) => stepsTo(m, v[S.card], v[S.square]) === 0, [stop]),
  act((_m, v) => {
    v[S.go] = 0;
  }),
  ask(
    (_m, v) => ({
      seat: v[S.seat],
      prompt: PROMPT.advance,
      card: v[S.card],
      choices: [
        { verb: VERB.advance, card: v[S.card], on: NONE, n: v[S.square] },
        { verb: VERB.stay, card: v[S.card], on: NONE, n: 0 },
      ],
    }),
    (_m, v, picked) => {
      v[S.go] = picked.verb === VERB.advance ? 1 : 0;
    },
  ),
  when(
    (_m, v) => v[S.go] === 1,
    [travel.call({ card: (_m, v) => v[S.card], square: (_m, v) => v[S.square], cite: () => C['A4.e.1'] }), checkpoint],
  ),
]);

export const attackRules: readonly AnyRule[] = [attack, combat, spring, stepIn];
