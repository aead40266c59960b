import { act, enter, type Rule, rule, slots } from '@wardroom/core';
import { LINK } from '../words.ts';
import { castResolved, resolveCast } from './casting.ts';
import { putInOrder } from './settle.ts';
import { resolveUse } from './using.ts';

/** What happens when an event of the storyline comes to the front (S7.1). */

const R = slots('at', 'kind', 'card', 'seat', 'a');

/** The event at the front happens; then the table is put in order, and what that set off goes ahead of the rest. */
const resolve = rule('resolve', R, [
  act((m, v) => {
    const [link] = m.state.links.splice(v[R.at], 1);
    v[R.kind] = link.window;
    v[R.card] = link.card;
    v[R.seat] = link.seat;
    v[R.a] = link.a;
    switch (link.window) {
      case LINK.cast:
        resolveCast(m, link);
        break;
      case LINK.use:
        resolveUse(m, link);
        break;
      case LINK.move:
        enter(m, m.game.codeByName.get('moveAndAttack')!, [link.seat, link.card, link.a, link.b, link.n]);
        break;
      default:
        enter(m, link.ability, [link.card, link.seat, link.a, link.b, link.n]);
    }
  }),
  act((m, v) => {
    if (v[R.kind] === LINK.cast) castResolved(m, v[R.card], v[R.a], v[R.seat]);
    putInOrder(m);
  }),
]);

export const resolvingRules: readonly Rule[] = [resolve];
