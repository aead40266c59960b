import { type CardId, NONE, type SeatId, type Stamp, type Stat } from './brand.ts';
import { LAYERS, type Modifier } from './game.ts';
import { speakersOf, touches } from './inplay.ts';
import type { Machine } from './machine.ts';
import { MODIFIERS } from './rows.ts';

/**
 * Derived stats: nothing is stored, everything is read. Contributions come from the texts of cards in play and from
 * rows; they count in layers, base → set → add → times → fix → cap. "noRaise" voids additions above nought that do not
 * come from the same source.
 */

export const layerOrder = (layer: (typeof LAYERS)[number]): number => LAYERS.indexOf(layer);
const SET = layerOrder('set');
const ADD = layerOrder('add');
const TIMES = layerOrder('times');
const FIX = layerOrder('fix');
const CAP = layerOrder('cap');
const NO_RAISE = layerOrder('noRaise');

/** One contribution as found, for reading and for telling why. */
export interface Contribution {
  modifier: Modifier;
  amount: number;
  src: CardId;
  stamp: Stamp;
}

/**
 * Variables of a modifier: source, its controller, the card, the row's number. Reading one stat may read another on the
 * way, so each depth of reading has variables of its own.
 */
const pool: number[][] = [];
let depth = 0;

function lend(src: CardId, ctrl: SeatId, id: CardId | SeatId, n: number): number[] {
  if (depth === pool.length) pool.push([0, 0, 0, 0]);
  const vars = pool[depth++];
  vars[0] = src;
  vars[1] = ctrl;
  vars[2] = id;
  vars[3] = n;
  return vars;
}

/** All contributions to a stat of a card, in no particular order. */
export function contributions(m: Machine, stat: Stat, id: CardId): Contribution[] {
  const found: Contribution[] = [];
  if (touches(m, stat)) gather(m, stat, id, found);
  return found;
}

function gather(m: Machine, stat: Stat, id: CardId, found: Contribution[]): void {
  const { game, state: s } = m;
  const cards = speakersOf(m, stat);
  for (let i = 0; i < cards.length; i++) {
    const src = cards[i];
    const c = s.cards[src];
    const statics = game.defs[c.def].statics[stat]!;
    if (!game.textWorks(m, c, src) || !game.affects(m, src, id)) continue;
    for (let k = 0; k < statics.length; k++) add(m, statics[k], src, c.ctrl, id, 0, c.stamp, found);
  }
  const rows = s.rows;
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row.tag !== MODIFIERS) continue;
    const modifiers = game.effects[row.effect].modifiers[stat];
    if (modifiers === undefined) continue;
    if (row.on !== NONE ? row.on !== id : row.seat !== NONE && row.seat !== s.cards[id].ctrl) continue;
    if (row.src !== NONE && !game.affects(m, row.src, id)) continue;
    for (let k = 0; k < modifiers.length; k++) add(m, modifiers[k], row.src, row.by, id, row.n, row.stamp, found);
  }
}

function add(
  m: Machine,
  modifier: Modifier,
  src: CardId,
  ctrl: SeatId,
  id: CardId,
  n: number,
  stamp: Stamp,
  found: Contribution[],
): void {
  const applies = modifier.applies;
  let amount = modifier.constant;
  if (applies !== null || amount === null) {
    const vars = lend(src, ctrl, id, n);
    const counts = applies === null || applies(m, vars);
    if (counts && amount === null) amount = modifier.amount(m, vars);
    depth--;
    if (!counts) return;
  }
  const weigh = m.game.weigh;
  if (weigh !== undefined && src !== NONE && modifier.order === ADD) amount = weigh(m, modifier.stat, src, id, amount!);
  found.push({ modifier, amount: amount!, src, stamp });
}

const scratch: Contribution[] = [];

/** The present value of a stat. */
export function stat(m: Machine, which: Stat, id: CardId): number {
  const spec = m.game.stats[which];
  const card = m.state.cards[id];
  const base = typeof spec.base === 'function' ? spec.base(m.state, card) : spec.base[card.def];
  // Most of the time nothing in play speaks of a stat at all.
  if (!touches(m, which)) return clamp(base, spec);
  // The shared list is only lent out while it is empty.
  const found = scratch.length === 0 ? scratch : [];
  gather(m, which, id, found);
  if (found.length === 0) return clamp(base, spec);
  const value = layered(base, found, spec);
  while (found.length > 0) found.pop();
  return value;
}

/** No source at all; NONE is a row without one. */
const NOBODY = -2 as CardId;

function layered(base: number, found: Contribution[], spec: { max?: number; min?: number }): number {
  let value = base;
  let raiser: CardId = NONE;
  let noRaise = false;
  if (found.length > 1) found.sort(byStamp);
  for (const c of found) {
    if (c.modifier.order === SET) value = c.amount;
    else if (c.modifier.order === NO_RAISE) {
      // Two sources void each other's gains as well.
      raiser = noRaise && raiser !== c.src ? NOBODY : c.src;
      noRaise = true;
    }
  }
  // Losses stop at the least there may be; a base that is nought to begin with is not raised to it.
  const least = spec.min !== undefined && value >= 0 && value < spec.min ? value : spec.min;
  for (const c of found) {
    if (c.modifier.order !== ADD) continue;
    if (noRaise && c.amount > 0 && c.src !== raiser) continue;
    value += c.amount;
    // The cap holds at every step, so the order of a gain and a loss tells.
    if (spec.max !== undefined && value > spec.max) value = spec.max;
  }
  for (const c of found) {
    if (c.modifier.order === TIMES) value = Math.ceil(value * c.amount) | 0;
  }
  for (const c of found) {
    if (c.modifier.order === FIX) value = c.amount;
  }
  for (const c of found) {
    if (c.modifier.order === CAP && value > c.amount) value = c.amount;
  }
  // A small integer again: one amount that is none (a multiplier, -0) makes all that are kept the same way doubles.
  return clamp(value, spec, least) | 0;
}

const byStamp = (a: Contribution, b: Contribution): number => a.stamp - b.stamp;

function clamp(value: number, spec: { max?: number; min?: number }, least = spec.min): number {
  if (spec.max !== undefined && value > spec.max) return spec.max;
  if (least !== undefined && value < least) return least;
  return value;
}

/** A yes-or-no or counted effect on a player: rows on the seat, and texts in play that speak of seats. */
export function seatStat(m: Machine, which: Stat, seat: SeatId): number {
  const { game, state: s } = m;
  let value = 0;
  if (!touches(m, which)) return 0;
  const cards = speakersOf(m, which);
  for (let i = 0; i < cards.length; i++) {
    const src = cards[i];
    const c = s.cards[src];
    const statics = game.defs[c.def].statics[which]!;
    if (!game.textWorks(m, c, src)) continue;
    for (let k = 0; k < statics.length; k++) {
      const mod = statics[k];
      const vars = lend(src, c.ctrl, seat, 0);
      if (mod.applies === null || mod.applies(m, vars)) value += mod.constant ?? mod.amount(m, vars);
      depth--;
    }
  }
  for (const row of s.rows) {
    if (row.tag !== MODIFIERS || row.on !== NONE) continue;
    if (row.seat !== NONE && row.seat !== seat) continue;
    const modifiers = game.effects[row.effect].modifiers[which];
    if (modifiers === undefined) continue;
    for (const mod of modifiers) {
      const vars = [row.src, row.by, seat, row.n];
      if (mod.applies === null || mod.applies(m, vars)) value += mod.constant ?? mod.amount(m, vars);
    }
  }
  return value | 0;
}
