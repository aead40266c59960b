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
import { CITE, EVENT, HOW, MATCH, PLAYER, PROMPT, STAT, STATUS, STATUS_INDEX, VERB } from '../names.ts';
import { citeOf, defOf, healthLeft, isUp, onBoard } from './board.ts';
import { cure, destroy, findSpent, turnUp } from './effects.ts';
import { finish } from './ending.ts';

/** Damage, what it turns up, and what comes of it (A4.c, A4.d). */

const DAMAGE = slots('self: card', 'me: seat', 'to: card', 'n', 'combat?', 'cite?: cite');

/**
 * Damage to a card; `combat` 1 is a strike, and without a `cite` it is the text of `self`. A4.d.2: a face-down card is
 * turned up and takes it; what survives that resolves its reveal ability at once. A trap has no health and is destroyed.
 */
export const damage = rule('damage', DAMAGE, [
  act((m, v) => {
    const to = v[DAMAGE.to];
    if (to === NONE || v[DAMAGE.n] <= 0) return;
    const c = m.state.cards[to];
    if (!onBoard(c)) return;
    const down = !isUp(c);
    if (down) turnUp(m, to, HOW.hit, v[DAMAGE.self]);
    if (defOf(m, to).kind === 'trap') {
      destroy(m, to, v[DAMAGE.self], false);
      return;
    }
    hurt(m, v[DAMAGE.self], to, v[DAMAGE.n], v[DAMAGE.combat] === 1, v[DAMAGE.cite]);
    if (down && onBoard(c)) announce(m, EVENT.revealed, to, NONE);
  }),
  reactions(),
]);

/** The damage itself: more if Marked, less by armour, none if Warded (A5.8). A4.1.1: nothing helps against an empty deck. */
function hurt(m: Machine, src: CardId, to: CardId, n: number, inCombat: boolean, cite: Cite): void {
  const c = m.state.cards[to];
  const by = cite === NONE ? citeOf(m, src) : cite;
  const source = src === to ? NONE : src;
  const thirst = cite === CITE['A4.1.1'];
  const amount = thirst ? n : n + ((c.flags & STATUS.marked) === 0 ? 0 : 1) - stat(m, STAT.armor, to);
  if (thirst) m.state.seats[c.ctrl].n[PLAYER.thirst] += amount;
  if (amount <= 0) {
    emit(m, EVENT.prevented, by, c.ctrl, to, source, n);
    return;
  }
  if (!thirst && (c.flags & STATUS.warded) !== 0) {
    emit(m, EVENT.prevented, CITE['A5.8'], c.ctrl, to, source, amount);
    cure(m, to, STATUS_INDEX.warded, CITE['A5.8']);
    return;
  }
  c.hurt += amount;
  emit(m, EVENT.damaged, by, c.ctrl, to, source, amount);
  if (healthLeft(m, to) <= 0) destroy(m, to, src, inCombat);
}

export const triggers = triggersRule(PROMPT.order, VERB.trigger);

/** A4.d.3: everything that waits resolves before anything else goes on, and what that brings about as well. */
const react = rule('react', slots(), [
  loop(areReactionsDue, [
    act((m) => {
      for (let id = findSpent(m); id !== NONE; id = findSpent(m)) destroy(m, id, NONE, false);
    }),
    triggers.call({}),
  ]),
]);

function areReactionsDue(m: Machine): boolean {
  return m.state.queue.length > 0 || findSpent(m) !== NONE;
}

/** Let reactions happen, if there are any. */
export function reactions(): Step {
  return when(areReactionsDue, [call(() => react, {})]);
}

/** Reactions, and then whoever has lost their Stone by now has lost (A7.1). Where a whole thing has been done. */
export const checkpoint: Step = when(
  (m) => m.state.g[MATCH.fallen] !== 0 || areReactionsDue(m),
  [reactions(), when((m) => m.state.g[MATCH.fallen] !== 0, [finish.call({})])],
);

export const damageRules: readonly AnyRule[] = [damage, react];
