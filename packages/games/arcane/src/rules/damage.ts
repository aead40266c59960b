import {
  type AnyRule,
  act,
  announce,
  type CardId,
  type Cite,
  call,
  emit,
  loop,
  type Machine,
  NONE,
  rule,
  type Step,
  slots,
  stat,
  triggersRule,
  when,
} from '@wardroom/core';
import { C, EV, G, HOW, P, PROMPT, STAT, STATUS, STATUS_INDEX, VERB } from '../words.ts';
import { citeOf, defOf, healthLeft, isUp, onBoard } from './board.ts';
import { cure, destroy, findSpent, turnUp } from './effects.ts';
import { finish } from './ending.ts';

/** Damage, what it turns up, and what comes of it (A4.c, A4.d). */

const D = slots('self: card', 'me: seat', 'to: card', 'n', 'combat?', 'cite?: cite');

/**
 * Damage to a card; `combat` 1 is a strike, and without a `cite` it is the text of `self`. A4.d.2: a face-down card is
 * turned up and takes it; what survives that resolves its reveal ability at once. A trap has no health and is destroyed.
 */
export const damage = rule('damage', D, [
  act((m, v) => {
    const to = v[D.to];
    if (to === NONE || v[D.n] <= 0) return;
    const c = m.state.cards[to];
    if (!onBoard(c)) return;
    const down = !isUp(c);
    if (down) turnUp(m, to, HOW.hit, v[D.self]);
    if (defOf(m, to).kind === 'trap') {
      destroy(m, to, v[D.self], false);
      return;
    }
    hurt(m, v[D.self], to, v[D.n], v[D.combat] === 1, v[D.cite]);
    if (down && onBoard(c)) announce(m, EV.revealed, to, NONE);
  }),
  reactions(),
]);

/** The damage itself: more if Marked, less by armour, none if Warded (A5.8). A4.1.1: nothing helps against an empty deck. */
function hurt(m: Machine, src: CardId, to: CardId, n: number, inCombat: boolean, cite: Cite): void {
  const c = m.state.cards[to];
  const by = cite === NONE ? citeOf(m, src) : cite;
  const source = src === to ? NONE : src;
  const thirst = cite === C['A4.1.1'];
  const amount = thirst ? n : n + ((c.flags & STATUS.marked) === 0 ? 0 : 1) - stat(m, STAT.armor, to);
  if (thirst) m.state.seats[c.ctrl].n[P.thirst] += amount;
  if (amount <= 0) {
    emit(m, EV.prevented, by, c.ctrl, to, source, n);
    return;
  }
  if (!thirst && (c.flags & STATUS.warded) !== 0) {
    emit(m, EV.prevented, C['A5.8'], c.ctrl, to, source, amount);
    cure(m, to, STATUS_INDEX.warded, C['A5.8']);
    return;
  }
  c.hurt += amount;
  emit(m, EV.damaged, by, c.ctrl, to, source, amount);
  if (healthLeft(m, to) <= 0) destroy(m, to, src, inCombat);
}

export const triggers = triggersRule(PROMPT.order, VERB.trigger);

/** A4.d.3: everything that waits resolves before anything else goes on, and what that brings about as well. */
const settle = rule('settle', slots(), [
  loop(isUnsettled, [
    act((m) => {
      for (let id = findSpent(m); id !== NONE; id = findSpent(m)) destroy(m, id, NONE, false);
    }),
    triggers.call({}),
  ]),
]);

function isUnsettled(m: Machine): boolean {
  return m.state.queue.length > 0 || findSpent(m) !== NONE;
}

/** Let reactions happen, if there are any. */
export function reactions(): Step {
  return when(isUnsettled, [call(() => settle, {})]);
}

/** Reactions, and then whoever has lost their Stone by now has lost (A7.1). Where a whole thing has been done. */
export const checkpoint: Step = when(
  (m) => m.state.g[G.fallen] !== 0 || isUnsettled(m),
  [reactions(), when((m) => m.state.g[G.fallen] !== 0, [finish.call({})])],
);

export const damageRules: readonly AnyRule[] = [damage, settle];
