import {
  addRow,
  announce,
  type CardId,
  defineVerbs,
  emit,
  type Machine,
  NONE,
  type SeatId,
  type TextVerb,
} from '@wardroom/core';
import { verbWords } from './language.ts';
import {
  ATLAS,
  EVENT,
  locIn,
  locOf,
  MATCH,
  MOMENT,
  ROW,
  regionOf,
  SEATS,
  SPELLBOOK,
  STAT,
  SURFACE,
  squareOf,
  TAPPED,
  TOKEN_NAMES,
  TOKENS,
  UNDERGROUND,
} from './names.ts';
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
import { drawEither, drawFrom } from './rules/drawing.ts';
import { summon, transform } from './rules/entering.ts';
import { destroy, sacrifice, toHand } from './rules/leaving.ts';
import { moveTo } from './rules/moving.ts';
import { steps } from './rules/paths.ts';
import { breakWard, giveToken } from './rules/tokens.ts';

/** What card texts do. What a verb is given as nothing (no card) does nothing. */

/** `ids`: the cards of the set. */
export const verbsFor = (ids: readonly string[]): Readonly<Record<string, TextVerb>> =>
  defineVerbs(verbWords(ids), {
    // ── Damage and life ──
    damage: { run: (m, { src }, { to, n }) => deal(m, src, [{ src, to, n }]) },
    damageAll: {
      run: (m, { src }, { cards, n }) =>
        deal(
          m,
          src,
          cards.map((to) => ({ src, to, n })),
        ),
    },
    crater: { run: (m, { src }, { site }) => crater(m, src, site) },
    heal: { run: (m, { src, me }, { n, who }) => heal(m, who === NONE ? me : who, n, src, citeOf(m, src)) },
    shield: {
      run: (m, { src, me }, { on, n }) => {
        if (!isUnit(m.state, on)) return;
        addRow(m, { tag: ROW.shield, src, on, by: me, n, left: 1, until: MOMENT.endOfTurn });
      },
    },

    // ── Cards of the player ──
    drawSpell: { run: (m, { src, me }) => drawFrom(m, SPELLBOOK, me, 1, citeOf(m, src)) },
    drawSite: { run: (m, { src, me }) => drawFrom(m, ATLAS, me, 1, citeOf(m, src)) },
    drawEither: { rule: drawEither },

    // ── Tokens and states ──
    giveToken: {
      run: (m, { src }, { cards, token }) => {
        for (const id of cards) giveToken(m, id, TOKENS[TOKEN_NAMES.indexOf(token)], src, citeOf(m, src));
      },
    },
    breakWards: {
      run: (m, { src }, { cards }) => {
        for (const id of cards) breakWard(m, id, src, citeOf(m, src));
      },
    },
    brand: { run: (m, { src, me }, { on }) => brand(m, src, me, on) },
    tap: {
      run: (m, { src }, { cards }) => {
        for (const id of cards) {
          const c = m.state.cards[id];
          if (!m.game.zones[c.zone].play || flagged(m.state, id, TAPPED)) continue;
          c.flags |= TAPPED;
          emit(m, EVENT.tapped, citeOf(m, src), c.ctrl, id, src);
        }
      },
    },
    tell: {
      run: (m, { src }, { what, on }) => {
        if (on !== NONE) emit(m, EVENT[what], citeOf(m, src), m.state.cards[on].ctrl, on, src);
      },
    },

    // ── Coming, going, moving ──
    destroy: { run: (m, { src }, { cards }) => destroy(m, cards, src, citeOf(m, src)) },
    sacrifice: { run: (m, { src }, { cards }) => sacrifice(m, cards, src, citeOf(m, src)) },
    toHand: { run: (m, { src }, { cards }) => toHand(m, cards, src, citeOf(m, src)) },
    burrow: { run: (m, { src }, { card }) => burrow(m, src, card) },
    lure: { run: (m, { src }, { unit, to }) => lure(m, src, unit, to) },
    transform: {
      run: (m, { src }, { card, into }) => {
        if (card !== NONE) transform(m, card, m.game.defById.get(into)!, src, citeOf(m, src));
      },
    },
    summon: {
      run: (m, { src, me }, { id, at, n }) => {
        if (at !== NONE) summon(m, m.game.defById.get(id)!, me, locIn(at), n, src, citeOf(m, src));
      },
    },
  });

function deal(m: Machine, src: CardId, hits: readonly Hit[]): void {
  let sum = 0;
  for (const hit of dealAll(m, hits, citeOf(m, src))) sum += hit.n;
  m.state.g[MATCH.lastDealt] = sum;
}

/** By steps from the centre. */
const CRATER = [10, 7, 4, 2, 1];

function crater(m: Machine, src: CardId, site: CardId): void {
  const s = m.state;
  if (!isSite(s, site)) return;
  const centre = s.cards[site].at;
  // S1.12: a Ward that saves the site saves everybody around it.
  const saved = isWarded(s, site);
  const hits = SEATS.flatMap((seat) => unitsOf(s, seat)).flatMap((to) => {
    const { at } = s.cards[to];
    return kingSteps(at, centre) > 2 ? [] : [{ src, to, n: CRATER[stepsBetween(at, centre)] }];
  });
  destroy(m, [site], src, citeOf(m, src));
  deal(m, src, saved ? [] : hits);
}

function brand(m: Machine, src: CardId, me: SeatId, on: CardId): void {
  if (!isMinion(m.state, on) || isBranded(m.state, on, me)) return;
  addRow(m, { tag: ROW.brand, src, on, by: me });
  emit(m, EVENT.branded, citeOf(m, src), me, on, src);
  announce(m, EVENT.branded, on, src, me);
}

function burrow(m: Machine, src: CardId, card: CardId): void {
  if (card === NONE) return;
  const c = m.state.cards[card];
  const square = squareOf(c.at);
  const site = siteAt(m.state, square);
  if (c.at === NONE || c.host !== NONE || regionOf(c.at) !== SURFACE || site === NONE) return;
  if (isRubble(m, site) || !isWater(m, site)) moveTo(m, card, locOf(square, UNDERGROUND), citeOf(m, src));
}

function lure(m: Machine, src: CardId, unit: CardId, to: CardId): void {
  if (!isUnit(m.state, unit) || to === NONE || has(m, STAT.immobile, unit)) return;
  const { at } = m.state.cards[unit];
  const goal = m.state.cards[to].at;
  if (goal === NONE || at === goal) return;
  const closer = steps(m, unit, at).filter((loc) => stepsBetween(loc, goal) < stepsBetween(at, goal));
  moveTo(m, unit, closer.includes(goal) ? goal : (closer[0] ?? NONE), citeOf(m, src));
}
