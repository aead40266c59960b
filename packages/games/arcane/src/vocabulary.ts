import {
  type CardId,
  type Compiler,
  defineVerbs,
  type EventKind,
  emit,
  type Fact,
  factN,
  type Machine,
  meOf,
  NONE,
  type Prompt,
  type SeatId,
  type Spot,
  type SpotIds,
  sees,
  selfOf,
  type TextScope,
  type TextTest,
  type TextValue,
  type TextVars,
  type Vocabulary,
  type WordTable,
} from '@wardroom/core';
import { type ArcaneLanguage, type CardRef, TOKENS, VERBS } from './language.ts';
import {
  ASIDE,
  BOARD,
  DISCARD,
  EVENT,
  EVENT_FACTS,
  EVENT_NAMES,
  HAND,
  HEALABLE,
  MOMENT,
  PLACED_DOWN,
  PROMPT,
  PROMPT_NAMES,
  SQUARES,
  STAT_NAMES,
  STATUS,
  STATUS_INDEX,
  VERB,
  ZONES,
} from './names.ts';
import { citeOf, defOf, healthLeft, isEmpty, isNear, isUp, onBoard, squareOf } from './rules/board.ts';
import { damage } from './rules/damage.ts';
import { addStatus, draw, heal, isMovable, make, toHand, turnDown } from './rules/effects.ts';
import { distance, territories, territoryOf } from './rules/squares.ts';
import {
  addPoints,
  canSwap,
  guard,
  moveTo,
  negate,
  peek,
  push,
  stopAttack,
  swap,
  uncover,
  wreck,
} from './rules/texts.ts';

/** What Arcane's words in card texts do; what they are is in `language.ts`. */

const verbs = defineVerbs(VERBS, {
  damage: { rule: damage },
  heal: { run: (m, { src }, { to, n }) => heal(m, src, to, n) },
  status: { run: (m, { src }, { on, is }) => addStatus(m, src, on, STATUS_INDEX[is]) },
  draw: { run: (m, { src }, { who, n }) => draw(m, who, n, citeOf(m, src)) },
  make: {
    run: (m, { src, me }, { token, at }) => {
      if (at !== NONE && isEmpty(m.state, at)) make(m, src, me, TOKENS.get(token)!, at);
    },
  },
  moveTo: { rule: moveTo },
  swap: { rule: swap },
  push: { rule: push },
  turnDown: {
    run: (m, { src }, { card }) => {
      if (card !== NONE) turnDown(m, src, card);
    },
  },
  turnUp: {
    run: (m, { src }, { card }) => {
      if (card !== NONE) uncover(m, src, card);
    },
  },
  look: { run: (m, { src, me }, { cards }) => peek(m, src, me, cards) },
  toHand: {
    run: (m, { src }, { card }) => {
      if (card !== NONE) toHand(m, src, card);
    },
  },
  destroy: { rule: wreck },
  negate: { run: (m, { src }, { link }) => negate(m, src, link) },
  stopAttack: { run: (m, { src }) => stopAttack(m, src) },
  points: { run: (m, { src }, { who, n }) => addPoints(m, src, who, n) },
  gain: {
    run: (m, { src }, { on, attack, health }) => {
      if (on === NONE || !onBoard(m.state.cards[on])) return;
      emit(m, EVENT.gained, citeOf(m, src), m.state.cards[on].ctrl, on, src, 0, [attack, health]);
    },
  },
});

const flag =
  (test: (m: Machine, v: TextVars) => boolean) =>
  (arg: boolean): TextTest =>
  (m, v) =>
    test(m, v) === arg;

const nums: WordTable<ArcaneLanguage['nums'], TextValue> = {
  healthLeft: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => (of(m, v) === NONE ? 0 : healthLeft(m, of(m, v)));
  },
};

const conds: WordTable<ArcaneLanguage['conds'], TextTest> = {
  placedDown: flag((m, v) => (m.state.cards[selfOf(v)].flags & PLACED_DOWN) !== 0),
  foesSpell: flag((m, v) => {
    const link = m.state.links[factN(v)];
    return link !== undefined && link.negated === 0 && link.seat !== meOf(v);
  }),
};

/** A fact that the card alone decides. */
type OwnFact = (m: Machine, id: CardId) => boolean;

/** Face down on the board, and not the text's player's: what it is, that player cannot say. */
const isHidden = (m: Machine, id: CardId, v: TextVars): boolean => {
  const c = m.state.cards[id];
  return c.zone === BOARD && !isUp(c) && c.ctrl !== meOf(v);
};

/** What only somebody who knows the card can say of it: face-down cards of the other player do not fit. */
const known =
  (fact: OwnFact) =>
  (arg: boolean): Fact =>
  (m, id, v) =>
    !isHidden(m, id, v) && fact(m, id) === arg;
const open =
  (fact: OwnFact) =>
  (arg: boolean): Fact =>
  (m, id) =>
    fact(m, id) === arg;
/** How it lies to another card. */
const relative =
  (fits: (m: Machine, id: CardId, other: CardId) => boolean) =>
  (arg: CardRef, c: Compiler, scope: TextScope): Fact => {
    const other = c.card(arg, scope);
    return (m, id, v) => {
      const x = other(m, v);
      return x !== NONE && x !== id && fits(m, id, x);
    };
  };

const filters: WordTable<ArcaneLanguage['filters'], Fact> = {
  unit: open((m, id) => {
    const c = m.state.cards[id];
    return onBoard(c) ? isUp(c) && defOf(m, id).fights : defOf(m, id).kind === 'unit';
  }),
  fights: known((m, id) => defOf(m, id).fights),
  token: known((m, id) => defOf(m, id).kind === 'token'),
  stone: known((m, id) => defOf(m, id).kind === 'stone'),
  unseen: (arg) => (m, id, v) => !sees(m.game, m.state, meOf(v), id) === arg,
  faceUp: open((m, id) => isUp(m.state.cards[id])),
  wounded: open((m, id) => m.state.cards[id].hurt > 0 || (m.state.cards[id].flags & HEALABLE) !== 0),
  inOwnTerritory: open((m, id) => territoryOf(squareOf(m.state, id)) === m.state.cards[id].ctrl),
  inEnemyTerritory: open((m, id) => {
    const whose = territoryOf(squareOf(m.state, id));
    return whose !== NONE && whose !== m.state.cards[id].ctrl;
  }),
  movable: (arg) => (m, id, v) =>
    (isHidden(m, id, v) ? (m.state.cards[id].flags & STATUS.rooted) === 0 : isMovable(m, id)) === arg,
  swaps: relative((m, id, other) => canSwap(m, id, other)),
  near: relative((m, id, other) => isNear(m.state, id, other)),
  within2: relative((m, id, other) => distance(squareOf(m.state, id), squareOf(m.state, other)) <= 2),
};

const empties = (m: Machine, fits: (square: Spot) => boolean): Spot[] => {
  const found: Spot[] = [];
  for (let x = 0 as Spot; x < SQUARES; x++) if (fits(x) && isEmpty(m.state, x)) found.push(x);
  return found;
};

const aroundCard =
  (reach: number) =>
  (arg: CardRef, c: Compiler, scope: TextScope): SpotIds => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      const from = id === NONE ? NONE : squareOf(m.state, id);
      return empties(m, (x) => x !== from && distance(from, x) <= reach);
    };
  };

const homeOf = (m: Machine, seat: SeatId): Spot[] =>
  seat === NONE ? [] : territories[seat].filter((x) => isEmpty(m.state, x));

const spots: WordTable<ArcaneLanguage['spots'], SpotIds> = {
  emptyNear: aroundCard(1),
  emptyWithin2: aroundCard(2),
  emptyOf: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => homeOf(m, of(m, v));
  },
  emptyFor: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => (of(m, v) === NONE ? [] : homeOf(m, m.state.cards[of(m, v)].ctrl));
  },
};

export const vocabulary: Vocabulary<ArcaneLanguage> = {
  stats: STAT_NAMES,
  zones: ZONES,
  places: { hand: [HAND], board: [BOARD], aside: [ASIDE], discard: [DISCARD] },
  events: EVENT_FACTS,
  eventIndex: (name) =>
    Object.hasOwn(EVENT_FACTS, name) ? ((EVENT_NAMES as readonly string[]).indexOf(name) as EventKind) : NONE,
  moments: { endOfTurn: MOMENT.endOfTurn },
  cycleMoment: MOMENT.cycle,
  verbs,
  nums,
  conds,
  refs: {},
  cardWords: {},
  filters,
  spots,
  prompts: { ...PROMPT, roll: PROMPT.rollEffect },
  promptIndex: (name) => (PROMPT_NAMES as readonly string[]).indexOf(name) as Prompt,
  words: VERB,
  rolled: (m, by, src, faces, sides) => emit(m, EVENT.rolled, citeOf(m, src), by, src, NONE, sides, faces.slice()),
  guard,
};
