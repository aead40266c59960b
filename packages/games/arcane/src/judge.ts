import {
  among,
  type CardId,
  type Machine,
  MODIFIERS,
  NONE,
  pile,
  type SeatId,
  type Spot,
  type State,
  stat,
} from '@wardroom/core';
import type { ArcaneCard } from './card.ts';
import {
  BOARD,
  DECK,
  FACE_UP,
  HAND,
  MATCH,
  MOMENT,
  PHASE,
  PLACED_DOWN,
  PLACING,
  PLAYER,
  POINTS,
  PROMPT_NAMES,
  SIDE,
  STAT,
  STATUS,
  STRAYED,
  VERB_NAMES,
} from './names.ts';
import { attackOf, defOf, eachTarget, healthLeft, isUp, look, mayAttack, stoneOf } from './rules/board.ts';
import { advanceOf, distance, otherSeat, walk } from './rules/squares.ts';

/**
 * What a position is worth to a seat, for bots. The unit is about a quarter of a point of a Stone's health. Weights were set
 * by playing matches of the greedy bot against itself and against random players. Only what the seat may see counts.
 */

/** Asked only while nothing is under way. */
export const quietPrompts = among(PROMPT_NAMES, ['setup', 'begin', 'main']);
export const passingVerbs = among(VERB_NAMES, ['pass', 'done', 'end', 'no', 'none']);
/** By which the text of a card does something. */
export const textVerbs = among(VERB_NAMES, ['cast', 'flip']);

/** How much more of this than the other side makes the odds e to 1, in matches of the greedy bot against itself. */
export const judgeScale = 85;

const WON = 10_000;
/** A point of attack, and of health left. */
const ATTACK = 3;
const HEALTH = 2;
/** A text that works while the unit stands there, one that waits face down, and one for being placed face up. */
const TEXT = 2;
const LURKING = 5;
const GREETING = 4;
/** A unit face down, as a share of what it is worth face up: it takes a point to turn it up, but nobody knows it. */
const HIDDEN = 0.85;
/** A card of the other player that the viewer does not know; one of them is the Stone, if that is not found. */
const UNKNOWN_CARD = 15;
const WHOLE_STONE = 15;
const TRAP = 9;
/** Cards in hand. */
const HELD_UNIT = 4;
const HELD_SPELL = 6;
const HELD_TRAP = 4;
const HELD_UNKNOWN = 5;
/** A point of a Stone's health; the last ones weigh more. */
const STONE = 4;
const STONE_LAST = 60;
/** Coming a step nearer to where the other Stone is, or may be. */
const NEARER = 1.3;
const FORWARD = 1.1;
/** What stands next to a card it could strike, for whoever acts next and for the other one. */
const NEXT = 0.45;
const LATER = 0.22;
/** A point of attack that reaches the other Stone. */
const SIEGE = 4;
/** How much an attack counts that is over with the turn, beside what it can be used for. */
const FLEETING = 0.1;
/** One's own Stone lies where all can see it. */
const FOUND = 6;
/** Finding out what lies face down. */
const CURIOUS = 2.5;
/** Another card face down from the start, beside which the Stone is harder to find. */
const DECOY = 2.5;
/** A guard beside one's own Stone. */
const GUARD = 1.2;
/** Not to hide the Stone always in the same place. */
const WHIM = 2;

export function judge(m: Machine, seat: SeatId): number {
  const s = m.state;
  if (s.over !== null) {
    if (s.over.winner === NONE) return 0;
    return s.over.winner === s.seats[seat].team ? WON : -WON;
  }
  if (s.g[MATCH.phase] === PHASE.setup) return placing(m, seat);
  return side(m, seat, seat) - side(m, otherSeat(seat), seat) + threats(m, seat);
}

export const knows = (s: State, id: CardId, seat: SeatId): boolean =>
  (s.cards[id].flags & FACE_UP) !== 0 || s.cards[id].ctrl === seat || (s.known[id] & (1 << seat)) !== 0;

/** How one player stands, as far as the viewer sees it. */
function side(m: Machine, seat: SeatId, viewer: SeatId): number {
  const s = m.state;
  let value = 0;
  const cards = pile(s, BOARD, seat);
  const goals = goalsOf(m, seat, viewer);
  let found = false;
  for (let i = 0; i < cards.length; i++) {
    const id = cards[i];
    if (!knows(s, id, viewer)) {
      value += UNKNOWN_CARD;
      continue;
    }
    const def = defOf(m, id);
    if (def.kind === 'stone') {
      found = true;
      value += stoneWorth(healthLeft(m, id)) + guards(m, id, seat) - (isUp(s.cards[id]) ? FOUND : 0);
    } else if (def.kind === 'trap') value += TRAP + 0.5 * Math.min(2, advanceOf(s.cards[id].at, seat));
    else value += unitWorth(m, id, def) + march(attackOf(m, id), s.cards[id].at, seat, goals);
  }
  if (!found) value += stoneWorth(WHOLE_STONE) - UNKNOWN_CARD;
  const hand = pile(s, HAND, seat);
  if (seat !== viewer) value += HELD_UNKNOWN * hand.length;
  else for (let i = 0; i < hand.length; i++) value += held(defOf(m, hand[i]));
  // The last cards of the deck are the last turns without harm.
  const deck = pile(s, DECK, seat).length;
  if (deck < 6) value -= 3 * (6 - deck);
  return value;
}

const held = (def: ArcaneCard): number =>
  def.kind === 'spell' ? HELD_SPELL : def.kind === 'trap' ? HELD_TRAP : HELD_UNIT + 0.1 * (def.attack + def.health);

const stoneWorth = (left: number): number => (left <= 0 ? -200 : STONE * left - STONE_LAST / (left + 1));

/** What a unit is worth where it stands: less if hurt, held or helpless. */
function unitWorth(m: Machine, id: CardId, def: ArcaneCard): number {
  const { flags, count } = m.state.cards[id];
  const left = healthLeft(m, id);
  let fight = ATTACK * lastingAttack(m, id);
  let body = HEALTH * left;
  if ((flags & STATUS.petrified) !== 0) fight *= 0.35;
  else if ((flags & STATUS.shocked) !== 0) fight *= 0.75;
  if ((flags & STATUS.frozen) !== 0) body -= 1.5;
  if ((flags & STATUS.rooted) !== 0) body -= 2.5;
  if ((flags & STATUS.burned) !== 0) fight *= 0.8;
  if ((flags & STATUS.dazed) !== 0) body -= 1;
  if ((flags & STATUS.bleeding) !== 0) body -= 2;
  if ((flags & STATUS.marked) !== 0) body *= 0.8;
  if ((flags & STATUS.poisoned) !== 0) body -= HEALTH * Math.min(left, count) * 0.8;
  if ((flags & STATUS.warded) !== 0) body += 3;
  const silenced = (flags & STATUS.silenced) !== 0;
  if ((flags & FACE_UP) !== 0) return fight + body + (def.works && !silenced ? TEXT : 0);
  return hiddenWorth(fight + body, def, (flags & PLACED_DOWN) !== 0);
}

/** Its attack, of which what ends with the turn counts little. */
function lastingAttack(m: Machine, id: CardId): number {
  const { rows } = m.state;
  let attack = attackOf(m, id);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row.tag !== MODIFIERS || row.on !== id || row.until !== MOMENT.endOfTurn) continue;
    for (const mod of m.game.effects[row.effect].modifiers[STAT.attack] ?? []) {
      attack -= (1 - FLEETING) * (mod.constant ?? 0);
    }
  }
  return attack;
}

/** A unit of one's own face down: what waits to be revealed is worth more there than what has nothing to show. */
const hiddenWorth = (plain: number, def: ArcaneCard, waits: boolean): number =>
  HIDDEN * (plain + (def.works ? TEXT : 0)) + (def.lurks && waits ? LURKING : 1);

/** What a unit in hand would be worth on the board. */
const printedWorth = (def: ArcaneCard, up: boolean): number => {
  const plain = ATTACK * def.attack + HEALTH * def.health;
  return up ? plain + (def.works ? TEXT : 0) + (def.greets ? GREETING : 0) : hiddenWorth(plain, def, true);
};

/** Where a player's units should go: to the other Stone, or to where it may lie as far as the viewer knows. */
export function goalsOf(m: Machine, seat: SeatId, viewer: SeatId): Spot[] {
  const s = m.state;
  const other = otherSeat(seat);
  const stone = stoneOf(m, other);
  if (stone !== NONE && knows(s, stone, viewer)) return [s.cards[stone].at];
  const goals: Spot[] = [];
  const cards = pile(s, BOARD, other);
  for (let i = 0; i < cards.length; i++) if (mayBeStone(s, cards[i], viewer)) goals.push(s.cards[cards[i]].at);
  return goals;
}

/** It has lain face down since before the first turn, in squares where a Stone may lie. */
const mayBeStone = (s: State, id: CardId, viewer: SeatId): boolean =>
  !knows(s, id, viewer) && s.cards[id].since === 0 && (s.cards[id].flags & STRAYED) === 0;

/** How far a unit has come. Those that hit harder have more business there. */
export function march(attack: number, square: Spot, seat: SeatId, goals: readonly Spot[]): number {
  const drive = 0.4 + 0.2 * Math.min(5, attack);
  if (goals.length === 0) return FORWARD * drive * advanceOf(square, seat);
  let nearest = 8;
  for (let i = 0; i < goals.length; i++) nearest = Math.min(nearest, walk(square, goals[i]));
  return NEARER * drive * (8 - nearest);
}

/** Own units around a Stone. */
function guards(m: Machine, stone: CardId, seat: SeatId): number {
  const s = m.state;
  const cards = pile(s, BOARD, seat);
  let n = 0;
  for (let i = 0; i < cards.length; i++) if (distance(s.cards[cards[i]].at, s.cards[stone].at) === 1) n++;
  return GUARD * Math.min(4, n);
}

/** What each side could strike at next. */
function threats(m: Machine, seat: SeatId): number {
  const s = m.state;
  // Whoever has points left acts next; at the end of a turn it is the other one.
  const next = s.g[MATCH.points] > 0 && s.g[MATCH.phase] === PHASE.main ? s.active : otherSeat(s.active);
  let value = 0;
  const who = look(s);
  for (let k = 0 as SeatId; k < 2; k++) {
    // With all points to come a threat is surer than with the last one left.
    const weight = k === next ? NEXT * (k === s.active ? 0.6 + (0.4 * s.g[MATCH.points]) / POINTS : 1) : LATER;
    const sign = k === seat ? weight : -weight;
    const cards = pile(s, BOARD, k);
    const goals = goalsOf(m, k, seat).length;
    for (let i = 0; i < cards.length; i++) {
      const id = cards[i];
      if (!isUp(s.cards[id]) || !mayAttack(m, id)) continue;
      const attack = attackOf(m, id);
      const left = healthLeft(m, id);
      eachTarget(m, id, who, (target) => {
        value += sign * strikeWorth(m, seat, attack, left, target, goals);
      });
    }
  }
  return value;
}

/** Whether the other player knows a Stone, and could bring it down in a turn with the units that stand around it. */
export function isDoomed(m: Machine, seat: SeatId): boolean {
  const stone = stoneOf(m, seat);
  if (stone === NONE || !knows(m.state, stone, otherSeat(seat))) return false;
  return siege(m, stone, otherSeat(seat)) >= healthLeft(m, stone);
}

/** What a player's units could do to a card in a turn from where they stand: any of them may attack again while points last (A4.2.4). */
function siege(m: Machine, target: CardId, by: SeatId): number {
  const cards = pile(m.state, BOARD, by);
  const who = look(m.state);
  const blows: number[] = [];
  for (let i = 0; i < cards.length; i++) {
    const id = cards[i];
    if (!mayAttack(m, id)) continue;
    eachTarget(m, id, who, (x) => {
      if (x !== target) return;
      const times = stat(m, STAT.attackLimit, id) || POINTS;
      for (let k = 0; k < times; k++) blows.push(attackOf(m, id));
    });
  }
  return blows
    .sort((a, b) => b - a)
    .slice(0, POINTS)
    .reduce((a, b) => a + b, 0);
}

/** What an attack with so much would come to, for what the viewer knows of the card attacked. */
export function strikeWorth(
  m: Machine,
  viewer: SeatId,
  attack: number,
  health: number,
  target: CardId,
  goals: number,
): number {
  if (!knows(m.state, target, viewer)) {
    return CURIOUS + (mayBeStone(m.state, target, viewer) ? (SIEGE * attack) / goals : 0);
  }
  const def = defOf(m, target);
  if (def.kind === 'stone') return SIEGE * Math.min(attack, healthLeft(m, target));
  if (def.kind === 'trap') return 0;
  const worth = unitWorth(m, target, def);
  if (attack >= healthLeft(m, target)) return worth;
  const back = (m.state.cards[target].flags & STATUS.burned) !== 0 ? 0 : attackOf(m, target);
  return back >= health ? 0 : Math.max(0, HEALTH * (attack - back));
}

/** In the setup: what is placed so far, and where. The other player's notes are not looked at. */
function placing(m: Machine, seat: SeatId): number {
  const s = m.state;
  const hand = pile(s, HAND, seat);
  // The Stone comes first in a hand (`couldBe`).
  const [first] = hand;
  const stone = first === undefined ? NONE : s.cards[first].at;
  let value = s.seats[seat].n[PLAYER.ready];
  if (stone !== NONE) value += stonePlace(stone, seat) + (stone % SIDE === whim(m, seat) ? WHIM : 0);
  for (let i = 1; i < hand.length; i++) {
    const c = s.cards[hand[i]];
    const def = defOf(m, hand[i]);
    value += (c.flags & PLACING) === 0 ? held(def) : placeWorth(def, c.at, (c.flags & FACE_UP) !== 0, seat, stone);
  }
  return value;
}

/** The column where this player feels like hiding a Stone: it follows from the opening hand, which nobody else knows. */
function whim(m: Machine, seat: SeatId): number {
  const hand = pile(m.state, HAND, seat);
  let sum = 0;
  for (let i = 0; i < hand.length; i++) sum += m.state.cards[hand[i]].def;
  return sum % SIDE;
}

/** A Stone lies best far back. */
export const stonePlace = (square: Spot, seat: SeatId): number => 40 - 5 * advanceOf(square, seat);

/** What a card of the hand is worth on a square of the territory. */
export function placeWorth(def: ArcaneCard, square: Spot, up: boolean, seat: SeatId, stone: Spot): number {
  const near = (stone !== NONE && distance(square, stone) === 1 ? GUARD : 0) + (up ? 0 : DECOY);
  if (def.kind === 'trap') return TRAP + near + 0.5 * advanceOf(square, seat);
  return printedWorth(def, up) + near + march(def.attack, square, seat, []);
}
