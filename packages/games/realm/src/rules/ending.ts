import { duelEndings, endInterrupts } from '@wardroom/core';
import { C, EV, P } from '../words.ts';

/** How a match ends (S6.1, S3.1). */

/** What a player has lost by: `P.doomed`. */
export const BY_BLOW = 1;
export const BY_EMPTY_DECK = 2;

/** When time is up, more life wins. */
export const { finish, rules: endingRules } = duelEndings(
  EV,
  C['S6.1'],
  ({ state: { seats } }) => seats[0].n[P.life] - seats[1].n[P.life],
);

export const interrupts = endInterrupts(C['S6.1']);
