import { type AnyRule, act, type CodeId, enter, rule, slots } from '@wardroom/core';
import { LINK, locIn } from '../names.ts';
import { castResolved, resolveCast } from './casting.ts';
import { putInOrder } from './checkpoint.ts';
import { moveAndAttack } from './moving.ts';
import { resolveUse } from './using.ts';

/** What happens when an event of the storyline comes to the front (S7.1). */

const RESOLVE = slots('at', 'kind?: window', 'card?: card', 'seat?: seat', 'a?: card');

/** The event at the front happens; then the table is put in order, and what that set off goes ahead of the rest. */
export const resolve = rule('resolve', RESOLVE, [
  act((m, v) => {
    const [link] = m.state.links.splice(v[RESOLVE.at], 1);
    v[RESOLVE.kind] = link.window;
    v[RESOLVE.card] = link.card;
    v[RESOLVE.seat] = link.seat;
    v[RESOLVE.a] = link.a;
    switch (link.window) {
      case LINK.cast:
        resolveCast(m, link);
        break;
      case LINK.use:
        resolveUse(m, link);
        break;
      case LINK.move:
        // Whether it attacks, and what, is told by the verb in `a`.
        moveAndAttack.enter(m, { seat: link.seat, card: link.card, verb: link.a, on: link.b, n: locIn(link.n) });
        break;
      default:
        enter(m, link.ability as CodeId, [link.card, link.seat, link.a, link.b, link.n]);
    }
  }),
  act((m, v) => {
    if (v[RESOLVE.kind] === LINK.cast) castResolved(m, v[RESOLVE.card], v[RESOLVE.a], v[RESOLVE.seat]);
    putInOrder(m);
  }),
]);

export const resolvingRules: readonly AnyRule[] = [resolve];
