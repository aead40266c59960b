import type { Position, Side } from '@wardroom/realm';
import type { Scenario } from '@wardroom/testkit';
import { duel, loc } from './support.ts';

/** The table at which single cards are tried out: sites of every element on both sides, and cards to draw. */

export * from './support.ts';

/** My back row: three symbols of each element. a1, b1 and e1 are land, c1 (my avatar) and d1 water. */
const HOME = [
  'deep-archive a1',
  'aerie-of-the-ninth-bell b1',
  'fourfold-well c1',
  'pilgrims-spring d1',
  'mouth-of-embers e1',
];
/** In front of it, land. */
const FRONT = 'barley-terrace c2';
/** My opponent's: c4 with the avatar, and c3; land both. */
const AWAY = ['windswept-tor c4', 'cinder-slope c3'];

export const table = (me: Side = {}, opp: Side = {}, more: Omit<Position, 'seats'> = {}): Scenario =>
  duel(
    { ...me, sites: [...HOME, FRONT, ...(me.sites ?? [])] },
    { ...opp, sites: [...AWAY, ...(opp.sites ?? [])] },
    more,
  );

/** Cast at a place: a minion, an artifact that is to lie there, an aura by its corner. */
export const castAt = (t: Scenario, card: string, place: string): void =>
  t.me.does('cast', card, undefined, loc(place));

/** Nobody defends or intercepts, if that is asked. */
export const letThrough = (t: Scenario): void => {
  if (/defend|intercept/.test(t.asked)) t[t.asked.startsWith('opp') ? 'opp' : 'me'].does('done');
};

export function strike(t: Scenario, attacker: string, on: string, from: string): void {
  t.me.does('attack', attacker, on, loc(from));
  letThrough(t);
}
export function strikeSite(t: Scenario, attacker: string, on: string, from: string): void {
  t.me.does('attackSite', attacker, on, loc(from));
  letThrough(t);
}
/** My next turn begins; my opponent does nothing in theirs. Both draw a spell. */
export function nextTurn(t: Scenario): void {
  t.me.endTurn();
  drawn(t, 'opp');
  t.opp.endTurn();
  drawn(t, 'me');
}
export const drawn = (t: Scenario, who: 'me' | 'opp'): void => {
  if (t.asked === `${who} draw`) t[who].does('drawSpell');
};
export const hand = (t: Scenario, who: 'me' | 'opp' = 'me'): string[] => t.cards(t[who], 'hand');
