/**
 * The plain slice as one loop over flat arrays: what a programmer writes who needs only this game, fast, and no engine.
 *
 * It takes what liberties that position gives. There is no state between two decisions that anyone could look at, no
 * events, no undo, no seats beyond two. A deck is a bag from which a random card is drawn, which nobody can tell from
 * a shuffled pile. Nothing is allocated while games are played.
 */
import { below, createRng, die, seedRng } from './rng.ts';
import { emptyTally, firstDraw, guard, handLimit, sacrificesFor, type Tally, threshold } from './slice.ts';
import { sliceCards, sliceDeckIndexes } from './slice-cards.ts';

// A card is its index in `sliceCards`.
const AL = Uint8Array.from(sliceCards, (c) => c.al);
const SPD = Uint8Array.from(sliceCards, (c) => c.spd);
const HP = Uint8Array.from(sliceCards, (c) => c.hp);
const DICE = Uint8Array.from(sliceCards, (c) => c.dice);
const MOD = Uint8Array.from(sliceCards, (c) => c.mod);
const COST = Uint8Array.from(sliceCards, (c) => sacrificesFor(c.al));
const DECK = Uint8Array.from(sliceDeckIndexes);

/** Each seat has its stretch of the piles: seat << 5 is where it begins. */
const deck = new Uint8Array(64);
const hand = new Uint8Array(64);
const deckSize = new Int32Array(2);
const handSize = new Int32Array(2);
const cemetery = new Int32Array(2);
const primary = new Uint8Array(2);
const health = new Int32Array(2);

const rng = createRng(1);
/** Places in the hand that the present question offers. */
const options = new Uint8Array(32);
/** The three lowest HP of the pile last looked at; `none` where it has fewer cards, which is more than any limit. */
const lowest = new Int32Array(3);
const none = 1_000;

const counts = new Int32Array(9);
const TURNS = 0;
const BATTLES = 1;
const DISCARDS = 2;
const SUMMONS = 3;
const KILLS = 4;
const PLACEMENTS = 5;
const SACRIFICES = 6;
const STRANDED = 7;
const FIRST_WINS = 8;

let decisions = 0;

function choose(n: number): number {
  decisions++;
  return below(rng, n);
}

function draw(seat: number): void {
  const base = seat << 5;
  const left = --deckSize[seat];
  const at = base + below(rng, left + 1);
  hand[base + handSize[seat]++] = deck[at];
  deck[at] = deck[base + left];
}

/** Takes a card out of the hand; the last one fills the gap, since order means nothing to a random player. */
function take(seat: number, place: number): number {
  const base = seat << 5;
  const card = hand[base + place];
  hand[base + place] = hand[base + --handSize[seat]];
  return card;
}

function handBack(seat: number): void {
  const base = seat << 5;
  const held = handSize[seat];
  const left = deckSize[seat];
  for (let i = 0; i < held; i++) deck[base + left + i] = hand[base + i];
  deckSize[seat] = left + held;
  handSize[seat] = 0;
}

function findLowest(pile: Uint8Array, base: number, size: number): void {
  let a = none;
  let b = none;
  let c = none;
  for (let i = 0; i < size; i++) {
    const hp = HP[pile[base + i]];
    if (hp < a) {
      c = b;
      b = a;
      a = hp;
    } else if (hp < b) {
      c = b;
      b = hp;
    } else if (hp < c) {
      c = hp;
    }
  }
  lowest[0] = a;
  lowest[1] = b;
  lowest[2] = c;
}

/** The least that `count` cards other than `card` cost, out of the pile last looked at. */
function leastWithout(card: number, count: number): number {
  if (count === 0) return 0;
  const hp = HP[card];
  const a = lowest[0];
  const b = lowest[1];
  if (count === 1) return hp === a ? b : a;
  return hp === a ? b + lowest[2] : hp === b ? a + lowest[2] : a + b;
}

/** W7.2.4 and its ruling: whether `size` cards of the deck could be a hand from which something is playable. */
function canEverPlay(seat: number, size: number): boolean {
  const base = seat << 5;
  const n = deckSize[seat];
  const room = threshold - cemetery[seat];
  findLowest(deck, base, n);
  for (let i = 0; i < n; i++) {
    const card = deck[base + i];
    if (COST[card] < size && leastWithout(card, COST[card]) < room) return true;
  }
  return false;
}

/** Fills `options` with what can be played from the hand alone, as onto an empty field. */
function findPlayable(seat: number): number {
  const base = seat << 5;
  const size = handSize[seat];
  const room = threshold - cemetery[seat];
  findLowest(hand, base, size);
  let n = 0;
  for (let i = 0; i < size; i++) {
    const card = hand[base + i];
    if (leastWithout(card, COST[card]) < room) options[n++] = i;
  }
  return n;
}

/** W8.2: pays with `count` cards of the hand, chosen one by one. */
function sacrifice(seat: number, count: number): void {
  const base = seat << 5;
  for (let left = count - 1; left >= 0; left--) {
    const size = handSize[seat];
    const room = threshold - cemetery[seat];
    if (left > 0) findLowest(hand, base, size);
    let n = 0;
    for (let i = 0; i < size; i++) {
      const card = hand[base + i];
      if (HP[card] + leastWithout(card, left) < room) options[n++] = i;
    }
    cemetery[seat] += HP[take(seat, options[choose(n)])];
    counts[SACRIFICES]++;
  }
}

/** W7.1.4, W7.2, W8.4.1: a creature onto the empty field. False if there is none and never will be (W7.2.4). */
function place(seat: number): boolean {
  let n = findPlayable(seat);
  let drawn = false;
  if (n === 0) {
    const size = handSize[seat];
    handBack(seat);
    // Onto an empty hand any number of cards may be drawn (W7.2.3).
    drawn = size === 0;
    if (!canEverPlay(seat, drawn ? deckSize[seat] : size)) {
      counts[STRANDED]++;
      return false;
    }
    while (n === 0) {
      if (drawn) {
        draw(seat);
      } else {
        handBack(seat);
        for (let i = 0; i < size; i++) draw(seat);
      }
      n = findPlayable(seat);
    }
  }
  const card = take(seat, options[choose(n)]);
  counts[PLACEMENTS]++;
  if (COST[card] > 0) sacrifice(seat, COST[card]);
  primary[seat] = card;
  health[seat] = HP[card];
  if (drawn) handBack(seat);
  return true;
}

/** W9.1.1. False if the player had to lose by it. */
function discard(seat: number): boolean {
  const base = seat << 5;
  while (handSize[seat] > handLimit) {
    const size = handSize[seat];
    const room = threshold - cemetery[seat];
    let n = 0;
    for (let i = 0; i < size; i++) {
      if (HP[hand[base + i]] < room) options[n++] = i;
    }
    counts[DISCARDS]++;
    if (n === 0) {
      choose(size);
      return false;
    }
    cemetery[seat] += HP[take(seat, options[choose(n)])];
  }
  return true;
}

/** W9.1.2 with a primary in front. False if the player lost by it. */
function phase2(seat: number): boolean {
  const base = seat << 5;
  const size = handSize[seat];
  const own = HP[primary[seat]];
  // What may still be added once the primary is in the cemetery, be it killed or sacrificed (W4.1.5).
  const room = threshold - cemetery[seat] - own;
  if (room <= 0) {
    choose(1);
    return true;
  }
  let n = 0;
  let looked = false;
  for (let i = 0; i < size; i++) {
    const card = hand[base + i];
    const cost = COST[card];
    if (cost === 0) continue;
    if (cost === 2) {
      if (!looked) findLowest(hand, base, size);
      looked = true;
      if (leastWithout(card, 1) >= room) continue;
    }
    options[n++] = i;
  }
  const answer = choose(n + 2);
  if (answer < n) {
    const card = take(seat, options[answer]);
    counts[SUMMONS]++;
    cemetery[seat] += own;
    if (COST[card] > 1) sacrifice(seat, COST[card] - 1);
    primary[seat] = card;
    health[seat] = HP[card];
  } else if (answer === n) {
    counts[KILLS]++;
    cemetery[seat] += own;
    return place(seat);
  }
  return true;
}

/** W10.2.3, W10.2.4 and the criticals. Whoever is at 0 or below afterwards is dead. */
function strike(striker: number, target: number): void {
  const card = primary[striker];
  const first = die(rng);
  const second = die(rng);
  const hit = first + second;
  if (hit === 2) {
    health[striker] -= die(rng);
    return;
  }
  if (hit < 12 && hit + MOD[card] < AL[primary[target]]) return;
  let damage = MOD[card];
  for (let i = DICE[card]; i > 0; i--) damage += die(rng);
  health[target] -= hit === 12 ? damage << 1 : damage;
}

/** W10.2, and what a death brings. The loser of the match, or −1 if it goes on. */
function battle(seat: number): number {
  const other = seat ^ 1;
  let lead = SPD[primary[seat]] - SPD[primary[other]];
  while (lead === 0) lead = die(rng) - die(rng);
  const faster = lead > 0 ? seat : other;
  const slower = faster ^ 1;
  strike(faster, slower);
  if (health[faster] > 0 && health[slower] > 0) strike(slower, faster);
  const dead = health[seat] <= 0 ? seat : health[other] <= 0 ? other : -1;
  if (dead < 0) return -1;
  cemetery[dead] += HP[primary[dead]];
  return cemetery[dead] >= threshold || !place(dead) ? dead : -1;
}

/** Plays one game; the loser, or −1 if it was cut. */
function playGame(): number {
  const start = decisions;
  const full = DECK.length;
  for (let i = 0; i < full; i++) deck[i] = deck[32 + i] = DECK[i];
  deckSize[0] = deckSize[1] = full;
  handSize[0] = handSize[1] = 0;
  cemetery[0] = cemetery[1] = 0;

  let lead = 0;
  while (lead === 0) lead = die(rng) - die(rng);
  const chooser = lead < 0 ? 0 : 1;
  const first = chooser ^ choose(2);

  let seat = first;
  for (let turn = 0; decisions - start < guard; turn++) {
    counts[TURNS]++;
    let loser = -1;
    if (turn < 2) {
      for (let i = 0; i < firstDraw; i++) draw(seat);
      if (!place(seat)) loser = seat;
    } else {
      if (deckSize[seat] > 0) draw(seat);
      if (!discard(seat) || !phase2(seat)) {
        loser = seat;
      } else if (choose(2) === 0) {
        counts[BATTLES]++;
        loser = battle(seat);
      }
    }
    if (loser >= 0) {
      if (loser !== first) counts[FIRST_WINS]++;
      return loser;
    }
    seat ^= 1;
  }
  return -1;
}

/** Plays `games` games from a seed. */
export function playHandwritten(games: number, seed: number): Tally {
  seedRng(rng, seed);
  counts.fill(0);
  decisions = 0;
  const tally = emptyTally();
  for (let i = 0; i < games; i++) {
    const loser = playGame();
    if (loser < 0) tally.guards++;
    else tally.wins[loser ^ 1]++;
  }
  tally.games = games;
  tally.decisions = decisions;
  tally.turns = counts[TURNS];
  tally.battles = counts[BATTLES];
  tally.discards = counts[DISCARDS];
  tally.summons = counts[SUMMONS];
  tally.kills = counts[KILLS];
  tally.placements = counts[PLACEMENTS];
  tally.sacrifices = counts[SACRIFICES];
  tally.stranded = counts[STRANDED];
  tally.firstWins = counts[FIRST_WINS];
  return tally;
}
