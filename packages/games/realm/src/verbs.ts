import { addRow, announce, emit, type Machine, NONE, type Verb } from '@wardroom/core';
import {
  citeOf,
  flagged,
  has,
  isBranded,
  isMinion,
  isRubble,
  isSite,
  isUnit,
  isWarded,
  isWater,
  kingSteps,
  siteAt,
  stepsBetween,
  unitsOf,
} from './rules/board.ts';
import { dealAll, type Hit, heal } from './rules/damage.ts';
import { drawFrom } from './rules/drawing.ts';
import { summon, transform } from './rules/entering.ts';
import { destroy, sacrifice, toHand } from './rules/leaving.ts';
import { moveTo } from './rules/moving.ts';
import { steps } from './rules/paths.ts';
import { breakWard, giveToken } from './rules/tokens.ts';
import {
  ATLAS,
  EV,
  G,
  locOf,
  MOMENT,
  ROW,
  regionOf,
  SPELLBOOK,
  STAT,
  SURFACE,
  squareOf,
  TAPPED,
  TOKEN_NAMES,
  TOKENS,
  UNDERGROUND,
} from './words.ts';

/** What card texts do. What a verb is given as nothing (no card) does nothing. */

/** States that a text has put on a card by changing its figures, for the log. */
const TOLD = ['silenced', 'disabled', 'flooded', 'strengthened', 'lifted', 'grounded', 'sheltered', 'stained'] as const;

export const verbsFor = (ids: readonly string[]): Readonly<Record<string, Verb>> => ({
  // ── Damage and life ──
  damage: { args: { to: 'card', n: 'num' }, run: (m, [src], [to, n]) => deal(m, src, [{ src, to, n }]) },
  /** To all of them in one moment (S1.7). */
  damageAll: {
    args: { cards: 'cards', n: 'num' },
    run: (m, [src], [, n], cards) =>
      deal(
        m,
        src,
        cards.map((to) => ({ src, to, n })),
      ),
  },
  /** A site is destroyed, and everybody around it is hurt, less with every step away. */
  crater: { args: { site: 'card' }, run: (m, [src], [site]) => crater(m, src, site) },
  heal: {
    args: { n: 'num', who: { optional: 'seat', missing: NONE } },
    run: (m, [src, me], [n, who]) => heal(m, who === NONE ? me : who, n, src, citeOf(m, src)),
  },
  /** The next so much damage to it this turn is prevented. */
  shield: {
    args: { on: 'card', n: 'num' },
    run: (m, [src, me], [on, n]) => {
      if (!isUnit(m.state, on)) return;
      addRow(m, { tag: ROW.shield, src, on, by: me, n, left: 1, until: MOMENT.endOfTurn });
    },
  },

  // ── Cards of the player ──
  drawSpell: { args: {}, run: (m, [src, me]) => drawFrom(m, SPELLBOOK, me, 1, citeOf(m, src)) },
  drawSite: { args: {}, run: (m, [src, me]) => drawFrom(m, ATLAS, me, 1, citeOf(m, src)) },
  drawEither: { args: {}, rule: 'drawEither' },

  // ── Tokens and states ──
  giveToken: {
    args: { cards: 'cards', token: { word: TOKEN_NAMES } },
    run: (m, [src], [, token], cards) => {
      for (const id of cards) giveToken(m, id, TOKENS[token], src, citeOf(m, src));
    },
  },
  /** Without aiming at anybody, and nothing else comes of it. */
  breakWards: {
    args: { cards: 'cards' },
    run: (m, [src], _a, cards) => {
      for (const id of cards) breakWard(m, id, src, citeOf(m, src));
    },
  },
  /** S1.3: this player's cards treat the minion as Evil. */
  brand: { args: { on: 'card' }, run: (m, [src, me], [on]) => brand(m, src, me, on) },
  tap: {
    args: { cards: 'cards' },
    run: (m, [src], _a, cards) => {
      for (const id of cards) {
        const c = m.state.cards[id];
        if (!m.game.zones[c.zone].play || flagged(m.state, id, TAPPED)) continue;
        c.flags |= TAPPED;
        emit(m, EV.tapped, citeOf(m, src), c.ctrl, id, src);
      }
    },
  },
  tell: {
    args: { what: { word: TOLD }, on: 'card' },
    run: (m, [src], [what, on]) => {
      if (on !== NONE) emit(m, EV[TOLD[what]], citeOf(m, src), m.state.cards[on].ctrl, on, src);
    },
  },

  // ── Coming, going, moving ──
  destroy: { args: { cards: 'cards' }, run: (m, [src], _a, cards) => destroy(m, cards, src, citeOf(m, src)) },
  sacrifice: { args: { cards: 'cards' }, run: (m, [src], _a, cards) => sacrifice(m, cards, src, citeOf(m, src)) },
  toHand: { args: { cards: 'cards' }, run: (m, [src], _a, cards) => toHand(m, cards, src, citeOf(m, src)) },
  /** A minion on land, or an artifact that lies there, goes below. */
  burrow: { args: { card: 'card' }, run: (m, [src], [card]) => burrow(m, src, card) },
  /** One step closer to another card. */
  lure: { args: { unit: 'card', to: 'card' }, run: (m, [src], [unit, to]) => lure(m, src, unit, to) },
  transform: {
    args: { card: 'card', into: { word: ids } },
    run: (m, [src], [card, into]) => {
      if (card !== NONE) transform(m, card, into, src, citeOf(m, src));
    },
  },
  /** Minions that belong to no deck, by card id. */
  summon: {
    args: { id: { word: ids }, at: 'num', n: { optional: 'num', missing: 1 } },
    run: (m, [src, me], [id, at, n]) => {
      if (at !== NONE) summon(m, id, me, at, n, src, citeOf(m, src));
    },
  },
});

function deal(m: Machine, src: number, hits: readonly Hit[]): void {
  let sum = 0;
  for (const hit of dealAll(m, hits, citeOf(m, src))) sum += hit.n;
  m.state.g[G.lastDealt] = sum;
}

/** By steps from the centre. */
const CRATER = [10, 7, 4, 2, 1];

function crater(m: Machine, src: number, site: number): void {
  const s = m.state;
  if (!isSite(s, site)) return;
  const centre = s.cards[site].at;
  // S1.12: a Ward that saves the site saves everybody around it.
  const saved = isWarded(s, site);
  const hits = [...unitsOf(s, 0), ...unitsOf(s, 1)].flatMap((to) => {
    const { at } = s.cards[to];
    return kingSteps(at, centre) > 2 ? [] : [{ src, to, n: CRATER[stepsBetween(at, centre)] }];
  });
  destroy(m, [site], src, citeOf(m, src));
  deal(m, src, saved ? [] : hits);
}

function brand(m: Machine, src: number, me: number, on: number): void {
  if (!isMinion(m.state, on) || isBranded(m.state, on, me)) return;
  addRow(m, { tag: ROW.brand, src, on, by: me });
  emit(m, EV.branded, citeOf(m, src), me, on, src);
  announce(m, EV.branded, on, src, me);
}

function burrow(m: Machine, src: number, card: number): void {
  if (card === NONE) return;
  const c = m.state.cards[card];
  const square = squareOf(c.at);
  const site = siteAt(m.state, square);
  if (c.at === NONE || c.host !== NONE || regionOf(c.at) !== SURFACE || site === NONE) return;
  if (isRubble(m, site) || !isWater(m, site)) moveTo(m, card, locOf(square, UNDERGROUND), citeOf(m, src));
}

function lure(m: Machine, src: number, unit: number, to: number): void {
  if (!isUnit(m.state, unit) || to === NONE || has(m, STAT.immobile, unit)) return;
  const { at } = m.state.cards[unit];
  const goal = m.state.cards[to].at;
  if (goal === NONE || at === goal) return;
  const closer = steps(m, unit, at).filter((loc) => stepsBetween(loc, goal) < stepsBetween(at, goal));
  moveTo(m, unit, closer.includes(goal) ? goal : (closer[0] ?? NONE), citeOf(m, src));
}
