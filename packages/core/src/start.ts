import { type CardId, type DefId, NONE, type SeatId, type Stamp, type Team, type Verb, type Zone } from './brand.ts';
import { MOST_MARKS } from './marks.ts';
import type { State } from './state.ts';
import { newCard, pile } from './zones.ts';

/** States as they are before anything has happened. */

export interface Start {
  /** The team of each seat. */
  teams: readonly number[];
  zones: number;
  /** How many numbers the match and each player have. */
  matchNumbers: number;
  playerNumbers: number;
  options: number[];
  /** How many earlier states the game may keep. */
  past: number;
}

/** A table with nobody's cards on it yet. */
export function newState(start: Start): State {
  const n = start.teams.length;
  // Who knows a card is a bit each of one number (`State.known`), and spectators are one more.
  if (n >= MOST_MARKS) throw new Error(`a match has at most ${MOST_MARKS - 1} seats; got ${n}`);
  return {
    seq: 0,
    streak: 0,
    turn: 0,
    active: 0 as SeatId,
    stamp: 0 as Stamp,
    nextAlias: 1,
    ret: 0,
    g: new Array(start.matchNumbers).fill(0),
    options: start.options,
    seats: start.teams.map((team) => ({
      team: team as Team,
      out: 0,
      n: new Array<number>(start.playerNumbers).fill(0),
    })),
    cards: [],
    zones: emptyLists(start.zones * n),
    rows: [],
    frames: [],
    links: [],
    queue: [],
    ask: null,
    also: [],
    picked: { verb: 0 as Verb, card: NONE, on: NONE, n: 0 },
    picker: NONE,
    rolled: [],
    aliases: emptyLists(n + 1),
    known: [],
    past: new Array(start.past).fill(null),
    over: null,
  };
}

const emptyLists = <T extends number>(n: number): T[][] => {
  const lists: T[][] = [];
  for (let i = 0; i < n; i++) lists.push([]);
  return lists;
};

/** Bring a card to the match: on top of a pile, a stranger to everyone. */
export const bring = (s: State, def: DefId, owner: SeatId, zone: Zone, seat = owner): CardId =>
  bringAll(s, [def], owner, zone, seat)[0];

/** The same of several, one on top of the other. */
export function bringAll(s: State, defs: readonly DefId[], owner: SeatId, zone: Zone, seat = owner): CardId[] {
  const first = s.cards.length;
  const ids = defs.map((_, i) => (first + i) as CardId);
  for (const def of defs) {
    const c = newCard(def, owner, zone);
    c.seat = seat;
    c.ctrl = seat;
    s.cards.push(c);
    s.known.push(0);
  }
  const viewers = s.aliases.length;
  for (let v = 0; v < viewers; v++) {
    const names = s.aliases[v].slice();
    for (let i = 0; i < defs.length; i++) names.push(s.nextAlias + i * viewers + v);
    s.aliases[v] = names;
  }
  s.nextAlias += defs.length * viewers;
  pile(s, zone, seat).push(...ids);
  return ids;
}
