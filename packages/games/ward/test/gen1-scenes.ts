import type { SeatId } from '@wardroom/core';
import { viewOf, type WardScenario } from './support.ts';

/** What tests of the cards of generation 1 have in common. */

export const ME = 0;
export const OPP = 1 as SeatId;
export const RANGE = 'the-iron-range';

/** Keeps a creature of the opponent from striking back, so that a test needs no dice for it. */
export const chill = (card: string) => ({ card: 'winter-chill', on: `opp:${card}` });

/** Someone who holds a Mind Sap may answer everything: go on until somebody else is asked. */
export const passOn = (t: WardScenario): void => {
  while (t.asked === 'opp respond') t.opp.pass();
};

/** Put a creature that needs no sacrifice in the place of the primary. */
export const replaceBy = (t: WardScenario, card: string): void => {
  t.me.does('kill');
  t.me.summon(card);
};

/** What a seat can name in a zone of a player. */
export const seen = (t: WardScenario, viewer: number, zone: string, whose: number) =>
  (viewOf(t, viewer).zones.find((z) => z.zone === zone && z.seat === whose)?.cards ?? []).flatMap((c) =>
    c.card === undefined ? [] : [c.card],
  );

/** It hits a Werecroc with ones on its attack dice; the Werecroc misses. */
export const bite = (t: WardScenario, card: string, dice: number): void => {
  t.dice(5, 5, ...new Array(dice).fill(1), 1, 2);
  t.me.battle(card, 'werecroc');
};

/** What makes a weak creature hit, and a weak one last: HIT and AL +5. */
export const GEAR = ['magic-ring', 'knight-armor'];
