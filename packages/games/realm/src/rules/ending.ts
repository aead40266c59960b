import { type AnyRule, duelEndings, endInterrupts } from '@wardroom/core';
import { CITE, EVENT, PLAYER } from '../names.ts';

/** How a match ends (S6.1, S3.1). */

/** What a player has lost by: `P.doomed`. */
export const BY_BLOW = 1;
export const BY_EMPTY_DECK = 2;

/** When time is up, more life wins. */
const endings = duelEndings(
  EVENT,
  CITE['S6.1'],
  ({
    state: {
      seats: [first, second],
    },
  }) => first.n[PLAYER.life] - second.n[PLAYER.life],
);

export const { finish } = endings;
export const endingRules: readonly AnyRule[] = Object.values(endings.rules);
export const interrupts = endInterrupts(CITE['S6.1'], endings.rules);
