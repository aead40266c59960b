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
import { CITE, EVENT, HAND, HOW, MATCH, PROMPT, STAT, STATUS, VERB, WINDOW } from '../names.ts';
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

const ATTACK = slots(
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
type Vars = VarsOf<typeof ATTACK>;
const ATTACKER = 1;
const DEFENDER = 2;

/** The attacker is still there and able to deal with it. */
const stands = (m: Machine, v: Vars): boolean => {
  const a = m.state.cards[v[ATTACK.attacker]];
  return onBoard(a) && a.stamp === v[ATTACK.aStamp] && isUp(a);
};
const defends = (m: Machine, v: Vars): boolean => {
  const d = m.state.cards[v[ATTACK.defender]];
  return onBoard(d) && d.stamp === v[ATTACK.dStamp];
};
/** Both are there, and within reach of the attack: an effect may have taken one of them away. */
const goesOn: Test<Vars> = (m, v) =>
  stands(m, v) &&
  defends(m, v) &&
  attackReaches(m, v[ATTACK.attacker], v[ATTACK.defender]) &&
  m.state.g[MATCH.stopped] === 0;
/** One of the two was taken out of the other's reach before any blow: the attack comes to nothing. */
const brokenOff: Test<Vars> = (m, v) => {
  if (v[ATTACK.aStruck] === 1 || v[ATTACK.dStruck] === 1) return false;
  if (stands(m, v) && defends(m, v)) return !attackReaches(m, v[ATTACK.attacker], v[ATTACK.defender]);
  return [v[ATTACK.attacker], v[ATTACK.defender]].some((id) => m.state.cards[id].zone === HAND);
};
const isTrap: Test<Vars> = (m, v) => defOf(m, v[ATTACK.defender]).kind === 'trap';

/** A4.c.1: one of the two deals its attack to the other. */
const strike = (who: 'attacker' | 'defender'): Step<Vars> => {
  const [by, to, done] =
    who === 'attacker'
      ? [ATTACK.attacker, ATTACK.defender, ATTACK.aStruck]
      : [ATTACK.defender, ATTACK.attacker, ATTACK.dStruck];
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
        cite: () => CITE['A4.c.1'],
      }),
    ],
  );
};

/** A5.3: not if Burned; a Stone never does, and neither does what the attack came at from afar. */
function strikesBack(m: Machine, v: Vars): boolean {
  if (!defOf(m, v[ATTACK.defender]).fights || has(m.state.cards[v[ATTACK.defender]], STATUS.burned)) return false;
  return isNear(m.state, v[ATTACK.attacker], v[ATTACK.defender]);
}

/** A6.1: those of the two who deal their damage first. */
function firstBlood(m: Machine, v: Vars): number {
  const a = stat(m, STAT.firstBlood, v[ATTACK.attacker]) > 0 ? ATTACKER : 0;
  const d = stat(m, STAT.firstBlood, v[ATTACK.defender]) > 0 && strikesBack(m, v) ? DEFENDER : 0;
  return a | d;
}

const tellFirst = act<Vars>((m, v) => {
  const who = v[ATTACK.first] === ATTACKER ? v[ATTACK.attacker] : v[ATTACK.defender];
  emit(m, EVENT.struckFirst, CITE['A6.1'], m.state.cards[who].ctrl, who);
});

export const attack = rule('attack', ATTACK, [
  act((m, v) => {
    const s = m.state;
    const a = s.cards[v[ATTACK.attacker]];
    const d = s.cards[v[ATTACK.defender]];
    v[ATTACK.aStamp] = a.stamp;
    v[ATTACK.dStamp] = d.stamp;
    v[ATTACK.square] = d.at;
    v[ATTACK.aStruck] = 0;
    v[ATTACK.dStruck] = 0;
    a.acts++;
    s.g[MATCH.attacker] = v[ATTACK.attacker];
    s.g[MATCH.defender] = v[ATTACK.defender];
    s.g[MATCH.stopped] = 0;
    s.g[MATCH.fell] = 0;
    emit(m, EVENT.attack, CITE['A4.2.4'], a.ctrl, v[ATTACK.attacker], v[ATTACK.defender], d.at);
  }),
  // A5.5
  when(
    (m, v) => has(m.state.cards[v[ATTACK.attacker]], STATUS.dazed),
    [
      damage.call({
        self: (_m, v) => v[ATTACK.attacker],
        me: (m, v) => m.state.cards[v[ATTACK.attacker]].ctrl,
        to: (_m, v) => v[ATTACK.attacker],
        n: () => 1,
        combat: () => 0,
        cite: () => CITE['A5.5'],
      }),
    ],
  ),
  checkpoint,
  when(goesOn, [
    openWindow(
      WINDOW.attack,
      (m, v) => m.state.cards[v[ATTACK.attacker]].ctrl,
      (_m, v) => v[ATTACK.attacker],
      (_m, v) => v[ATTACK.defender],
    ),
  ]),
  when(goesOn, [
    // A4.a.1
    act((m, v) => {
      const d = m.state.cards[v[ATTACK.defender]];
      v[ATTACK.down] = isUp(d) ? 0 : 1;
      if (v[ATTACK.down] === 1) turnUp(m, v[ATTACK.defender], HOW.attacked, v[ATTACK.attacker]);
    }),
    when(
      isTrap,
      [call(() => spring, { trap: (_m, v) => v[ATTACK.defender], attacker: (_m, v) => v[ATTACK.attacker] })],
      [
        call(() => combat, {
          attacker: (_m, v) => v[ATTACK.attacker],
          defender: (_m, v) => v[ATTACK.defender],
          aStamp: (_m, v) => v[ATTACK.aStamp],
          dStamp: (_m, v) => v[ATTACK.dStamp],
          square: (_m, v) => v[ATTACK.square],
          down: (_m, v) => v[ATTACK.down],
          first: (_m, v) => v[ATTACK.first],
          aStruck: (_m, v) => v[ATTACK.aStruck],
          dStruck: (_m, v) => v[ATTACK.dStruck],
        }),
      ],
    ),
  ]),
  checkpoint,
  // A4.e.1
  when(
    (m, v) =>
      m.state.g[MATCH.fell] === 1 &&
      stands(m, v) &&
      isEmpty(m.state, v[ATTACK.square]) &&
      mayMove(m, v[ATTACK.attacker]),
    [
      call(() => stepIn, {
        card: (_m, v) => v[ATTACK.attacker],
        square: (_m, v) => v[ATTACK.square],
        seat: (m, v) => m.state.cards[v[ATTACK.attacker]].ctrl,
      }),
    ],
  ),
  act((m, v) => {
    const s = m.state;
    // It did not even come to turning the defender up, and nobody stopped it: one of the two is gone.
    if (s.g[MATCH.stopped] === 0 && v[ATTACK.down] === NONE) {
      emit(m, EVENT.fizzled, CITE['A4.2.4'], s.cards[v[ATTACK.attacker]].ctrl, v[ATTACK.attacker]);
    }
    s.g[MATCH.attacker] = NONE;
    s.g[MATCH.defender] = NONE;
    s.g[MATCH.stopped] = 0;
    s.g[MATCH.fell] = 0;
  }),
  // A4.2.5: between a finished combat and the next action.
  when(
    (_m, v) => v[ATTACK.down] !== NONE,
    [
      openWindow(
        WINDOW.fought,
        (m) => m.state.active,
        (_m, v) => v[ATTACK.attacker],
        (_m, v) => v[ATTACK.defender],
      ),
    ],
  ),
]);

/** Everything between the turning up of the defender and the end of the fight (A4.a–A4.d). */
const combat = rule('combat', ATTACK, [
  // A6.1: before the reveal ability of what is attacked, and before everything else.
  act((m, v) => {
    v[ATTACK.first] = firstBlood(m, v);
  }),
  when(
    (_m, v) => v[ATTACK.first] === (ATTACKER | DEFENDER),
    [
      dice(
        PROMPT.firstBlood,
        () => 1,
        2,
        (m, v, faces) => {
          v[ATTACK.first] = faces[0] === 1 ? ATTACKER : DEFENDER;
          emit(m, EVENT.coin, CITE['A6.1'], NONE, v[ATTACK.attacker], v[ATTACK.defender], faces[0], faces.slice());
        },
        (_m, v) => v[ATTACK.attacker],
      ),
      tellFirst,
      when(
        (_m, v) => v[ATTACK.first] === ATTACKER,
        [strike('attacker'), strike('defender')],
        [strike('defender'), strike('attacker')],
      ),
    ],
    [
      when(
        (_m, v) => v[ATTACK.first] !== 0,
        [tellFirst, when((_m, v) => v[ATTACK.first] === ATTACKER, [strike('attacker')], [strike('defender')])],
      ),
    ],
  ),
  // A4.a.1: its reveal ability resolves now.
  when(
    (m, v) => v[ATTACK.down] === 1 && defends(m, v),
    [act((m, v) => announce(m, EVENT.revealed, v[ATTACK.defender], v[ATTACK.attacker])), reactions()],
  ),
  checkpoint,
  when(
    (m, v) => v[ATTACK.down] === 1 && goesOn(m, v),
    [
      openWindow(
        WINDOW.revealed,
        (m, v) => m.state.cards[v[ATTACK.attacker]].ctrl,
        (_m, v) => v[ATTACK.attacker],
        (_m, v) => v[ATTACK.defender],
      ),
    ],
  ),
  // A4.a.2, A4.b.1: the attacker's first; each resolves before the next is looked at.
  ...[EVENT.preCombat, EVENT.preDefense, EVENT.attacking, EVENT.attacked].map((kind) =>
    when(goesOn, [
      act((m, v) => announce(m, kind, v[ATTACK.attacker], v[ATTACK.defender], v[ATTACK.down])),
      reactions(),
    ]),
  ),
  checkpoint,
  // A4.c.1
  strike('attacker'),
  strike('defender'),
  checkpoint,
  // A4.d.1
  when(
    (m, v) => (stands(m, v) || defends(m, v)) && m.state.g[MATCH.stopped] === 0 && !brokenOff(m, v),
    [act((m, v) => announce(m, EVENT.postCombat, v[ATTACK.attacker], v[ATTACK.defender])), checkpoint],
  ),
]);

const SPRING = slots('trap: card', 'attacker: card');

/** A trap that was attacked: its effect resolves and it is discarded. Some know how to take it apart. */
const spring = rule('spring', SPRING, [
  when(
    (m, v) => defOf(m, v[SPRING.attacker]).disarms && !has(m.state.cards[v[SPRING.attacker]], STATUS.silenced),
    [
      act((m, v) =>
        emit(
          m,
          EVENT.disarmed,
          citeOf(m, v[SPRING.attacker]),
          m.state.cards[v[SPRING.attacker]].ctrl,
          v[SPRING.trap],
          v[SPRING.attacker],
        ),
      ),
    ],
    [
      act((m, v) => {
        emit(m, EVENT.sprung, CITE['A4.a.1'], m.state.cards[v[SPRING.trap]].ctrl, v[SPRING.trap], v[SPRING.attacker]);
        announce(m, EVENT.sprung, v[SPRING.trap], v[SPRING.attacker]);
      }),
      reactions(),
    ],
  ),
  act((m, v) => discardTrap(m, v[SPRING.trap])),
]);

const STEP_IN = slots('card: card', 'square: spot', 'seat: seat', 'go?');

/** A4.e.1: into the space of what was destroyed, or not. It is a move, and what keeps a card from moving keeps it here. */
const stepIn = rule('stepIn', STEP_IN, [
  when((m, v) => stepsTo(m, v[STEP_IN.card], v[STEP_IN.square]) === 0, [stop]),
  act((_m, v) => {
    v[STEP_IN.go] = 0;
  }),
  ask(
    (_m, v) => ({
      seat: v[STEP_IN.seat],
      prompt: PROMPT.advance,
      card: v[STEP_IN.card],
      choices: [
        { verb: VERB.advance, card: v[STEP_IN.card], on: NONE, n: v[STEP_IN.square] },
        { verb: VERB.stay, card: v[STEP_IN.card], on: NONE, n: 0 },
      ],
    }),
    (_m, v, picked) => {
      v[STEP_IN.go] = picked.verb === VERB.advance ? 1 : 0;
    },
  ),
  when(
    (_m, v) => v[STEP_IN.go] === 1,
    [
      travel.call({
        card: (_m, v) => v[STEP_IN.card],
        square: (_m, v) => v[STEP_IN.square],
        cite: () => CITE['A4.e.1'],
      }),
      checkpoint,
    ],
  ),
]);

export const attackRules: readonly AnyRule[] = [attack, combat, spring, stepIn];
