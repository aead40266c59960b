import { type Choice, type Machine, NONE, pile, type SeatId, type Spot } from '@wardroom/core';
import { goalsOf, march, placeWorth, stonePlace, strikeWorth } from './judge.ts';
import { HAND, OPENING_PLACES, PROMPT, VERB } from './names.ts';
import { attackOf, defOf, healthLeft, isUp, look, type Occupants, stoneOf } from './rules/board.ts';
import { placed } from './rules/setup.ts';
import { ORTHOGONAL, ray } from './rules/squares.ts';

/** Which of many answers a bot should try. A card can go to ten squares in two ways, and most of those are much alike. */

/** How many of a kind are tried. */
const PLACINGS = 7;
const MOVES = 9;
const CASTS = 8;
/** Below this many answers all are tried. */
const FEW = 8;

interface Rated {
  at: number;
  worth: number;
}

/** Where a card is to be placed, or to move. */
const squareIn = (c: Choice): Spot => c.n as Spot;

export function shortlist(m: Machine, choices: readonly Choice[]): number[] {
  const s = m.state;
  const prompt = s.ask?.prompt;
  const every = choices.map((_, i) => i);
  if (prompt === PROMPT.setup) return forSetup(m, choices);
  // Whoever goes first wins more often, if by little: one's own seat is offered first.
  if (prompt === PROMPT.begin) return [0];
  if (prompt !== PROMPT.main || choices.length <= FEW) return every;
  const seat = s.active;
  const stone = stoneOf(m, seat);
  const home = stone === NONE ? NONE : s.cards[stone].at;
  const goals = goalsOf(m, seat, seat);
  const who = look(s).slice() as Occupants;
  const places: Rated[] = [];
  const moves: Rated[] = [];
  const casts: Rated[] = [];
  const rest: number[] = [];
  choices.forEach((c, at) => {
    switch (c.verb) {
      case VERB.placeUp:
      case VERB.placeDown:
        places.push({ at, worth: placeWorth(defOf(m, c.card), squareIn(c), c.verb === VERB.placeUp, seat, home) });
        break;
      case VERB.move:
        moves.push({ at, worth: moveWorth(m, c, seat, goals, who) });
        break;
      case VERB.cast:
        // One after another of the spells and targets there are: what they come to is for the bot to see.
        casts.push({ at, worth: -casts.length });
        break;
      default:
        rest.push(at);
    }
  });
  return [...rest, ...spread(casts, CASTS), ...best(m, choices, places, PLACINGS), ...top(moves, MOVES)];
}

const byWorth = (a: Rated, b: Rated): number => b.worth - a.worth || a.at - b.at;
const top = (rated: Rated[], n: number): number[] =>
  rated
    .sort(byWorth)
    .slice(0, n)
    .map((x) => x.at);

/** Some of each end, if there are too many. */
const spread = (rated: readonly Rated[], n: number): number[] =>
  rated.filter((_, i) => i % Math.ceil(rated.length / n) === 0).map((x) => x.at);

/** The best ones, but at most two of a card: it is not only about where. */
function best(m: Machine, choices: readonly Choice[], rated: Rated[], n: number): number[] {
  const found: number[] = [];
  const times = new Map<number, number>();
  for (const x of rated.sort(byWorth)) {
    const { def } = m.state.cards[choices[x.at].card];
    const before = times.get(def) ?? 0;
    if (before >= 2) continue;
    times.set(def, before + 1);
    found.push(x.at);
    if (found.length === n) break;
  }
  return found;
}

/** What a move promises: coming nearer, and having something to strike at. */
function moveWorth(m: Machine, c: Choice, seat: SeatId, goals: readonly Spot[], who: Occupants): number {
  const s = m.state;
  const def = defOf(m, c.card);
  const to = squareIn(c);
  if (def.kind === 'stone') return dangerOn(m, s.cards[c.card].at, seat, who) - dangerOn(m, to, seat, who);
  if (!def.fights) return -1;
  const attack = attackOf(m, c.card);
  const from = s.cards[c.card].at;
  let worth = march(attack, to, seat, goals) - march(attack, from, seat, goals);
  const left = healthLeft(m, c.card);
  for (let d = 0; d < ORTHOGONAL; d++) {
    const other = ray[to][d] === NONE ? NONE : who[ray[to][d]];
    if (other !== NONE && s.cards[other].ctrl !== seat) {
      worth += 0.4 * strikeWorth(m, seat, attack, left, other, goals.length);
    }
  }
  return worth;
}

/** What enemy units that stand beside a square could do to a Stone on it. */
function dangerOn(m: Machine, square: Spot, seat: SeatId, who: Occupants): number {
  let danger = 0;
  for (let d = 0; d < ORTHOGONAL; d++) {
    const other = ray[square][d] === NONE ? NONE : who[ray[square][d]];
    if (other === NONE || m.state.cards[other].ctrl === seat || !isUp(m.state.cards[other])) continue;
    danger += attackOf(m, other);
  }
  return danger;
}

/** First the Stone, then the best cards in good places; nothing is taken back. */
function forSetup(m: Machine, choices: readonly Choice[]): number[] {
  const s = m.state;
  const done = choices.findIndex((c) => c.verb === VERB.done);
  const rated = choices.flatMap((c, at): Rated[] => {
    if (c.verb !== VERB.placeUp && c.verb !== VERB.placeDown) return [];
    const seat = s.cards[c.card].ctrl;
    const def = defOf(m, c.card);
    const stone = s.cards[pile(s, HAND, seat)[0]].at;
    if (def.kind === 'stone') return [{ at, worth: 100 + stonePlace(squareIn(c), seat) }];
    return [{ at, worth: placeWorth(def, squareIn(c), c.verb === VERB.placeUp, seat, stone) }];
  });
  if (rated.length === 0) return [Math.max(0, done)];
  const seat = s.cards[choices[rated[0].at].card].ctrl;
  const { cards, stone } = placed(m, seat);
  if (!stone) return top(rated, 5);
  return cards >= OPENING_PLACES ? [done] : best(m, choices, rated, PLACINGS);
}
