import { type Folly, isOpponent } from '@wardroom/core';
import { EVENT } from './names.ts';
import { defOf } from './rules/field.ts';

/** What hardly ever makes sense in Ward. */

const fearOnOwn: Folly = {
  name: 'Fear on one’s own creature',
  watch: ({ chance, folly }) => ({
    event: (e, m) => {
      if (e.kind !== EVENT.equipped || defOf(m, e.a).id !== 'fear') return;
      chance(e.seat);
      if (!isOpponent(m.state, e.seat, m.state.cards[e.b].ctrl)) folly(e.seat);
    },
  }),
};

export const follies: readonly Folly[] = [fearOnOwn];
