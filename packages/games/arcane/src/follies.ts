import { type Folly, follyOfTurn } from '@wardroom/core';
import { isDoomed } from './judge.ts';
import { EVENT, PROMPT, VERB } from './names.ts';
import { defOf } from './rules/board.ts';

/** What hardly ever makes sense in War of the Arcane. */

const cryForNothing = follyOfTurn(
  'War Cry without an attack',
  (m, seat, c) => c.verb === VERB.cast && m.state.active === seat && defOf(m, c.card).id === 'war-cry',
  EVENT.attack,
  EVENT.turnEnd,
);

/** Not always can it be helped. */
const stoneLeft: Folly = {
  name: 'a Stone left to certain death next turn',
  watch: ({ chance, folly }) => {
    let turn = -1;
    let threatened = false;
    return {
      answer: (m, seat, c) => {
        const s = m.state;
        if (s.ask?.prompt !== PROMPT.main || s.active !== seat) return;
        if (turn !== s.turn) {
          turn = s.turn;
          threatened = isDoomed(m, seat);
          if (threatened) chance(seat);
        }
        if (c.verb === VERB.end && threatened && isDoomed(m, seat)) folly(seat);
      },
    };
  },
};

export const follies: readonly Folly[] = [cryForNothing, stoneLeft];
