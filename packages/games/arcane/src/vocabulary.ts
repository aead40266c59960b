import {
  type Compiler,
  emit,
  type Machine,
  NONE,
  type Scope_,
  sees,
  type Test,
  type Vars,
  type Verb,
  type Vocabulary,
} from '@wardroom/core';
import { cards } from './cards/index.ts';
import { citeOf, defOf, healthLeft, isEmpty, isNear, isUp, onBoard, squareOf } from './rules/board.ts';
import { addStatus, draw, heal, isMovable, make, toHand, turnDown } from './rules/effects.ts';
import { distance, territories, territoryOf } from './rules/squares.ts';
import { addPoints, canSwap, guard, negate, peek, stopAttack, uncover } from './rules/texts.ts';
import {
  ASIDE,
  BOARD,
  DISCARD,
  EV,
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
  STATUS_NAMES,
  VERB,
  ZONES,
} from './words.ts';

/** Arcane's words for card texts. The general ones (if, each, choose, chooseSpot, roll, modify …) are the engine's. */

const optional = (kind: 'num' | 'card' | 'seat', missing: number) => ({ optional: kind, missing });

/** Tokens by id, and where they stand among all cards: a card's place in the list is the number of its definition. */
const TOKENS = cards.flatMap((x, def) => (x.kind === 'token' ? [{ id: x.id, def }] : []));
const tokenIds = TOKENS.map((x) => x.id);

const verbs: Readonly<Record<string, Verb>> = {
  damage: { args: { to: 'card', n: 'num' }, rule: 'damage' },
  heal: { args: { to: 'card', n: 'num' }, run: (m, [src], [to, n]) => heal(m, src, to, n) },
  status: {
    args: { on: 'card', is: { word: STATUS_NAMES } },
    run: (m, [src], [on, is]) => addStatus(m, src, on, is),
  },
  draw: { args: { who: 'seat', n: 'num' }, run: (m, [src], [who, n]) => draw(m, who, n, citeOf(m, src)) },
  /** A token of mine that is set aside comes to an empty square. */
  make: {
    args: { token: { word: tokenIds }, at: 'num' },
    run: (m, [src, me], [token, at]) => {
      if (at !== NONE && isEmpty(m.state, at)) make(m, src, me, TOKENS[token].def, at);
    },
  },
  moveTo: { args: { card: 'card', at: 'num' }, rule: 'moveTo' },
  swap: { args: { a: 'card', b: 'card' }, rule: 'swap' },
  push: { args: { card: 'card', from: 'card' }, rule: 'push' },
  turnDown: {
    args: { card: 'card' },
    run: (m, [src], [card]) => {
      if (card !== NONE) turnDown(m, src, card);
    },
  },
  /** A unit is turned up, and its reveal ability happens. */
  turnUp: {
    args: { card: 'card' },
    run: (m, [src], [card]) => {
      if (card !== NONE) uncover(m, src, card);
    },
  },
  look: { args: { cards: 'cards' }, run: (m, [src, me], _args, ids) => peek(m, src, me, ids) },
  toHand: {
    args: { card: 'card' },
    run: (m, [src], [card]) => {
      if (card !== NONE) toHand(m, src, card);
    },
  },
  destroy: { args: { card: 'card' }, rule: 'wreck' },
  negate: { args: { link: 'num' }, run: (m, [src], [link]) => negate(m, src, link) },
  stopAttack: { args: {}, run: (m, [src]) => stopAttack(m, src) },
  points: { args: { who: 'seat', n: 'num' }, run: (m, [src], [who, n]) => addPoints(m, src, who, n) },
  /** Told of a lasting change; `modify` makes it. */
  gain: {
    args: { on: 'card', attack: optional('num', 0), health: optional('num', 0) },
    run: (m, [src], [on, attack, health]) => {
      if (on === NONE || !onBoard(m.state.cards[on])) return;
      emit(m, EV.gained, citeOf(m, src), m.state.cards[on].ctrl, on, src, 0, [attack, health]);
    },
  },
};

const flag =
  (test: (m: Machine, v: Vars) => boolean) =>
  (arg: unknown): Test =>
  (m, v) =>
    test(m, v) === (arg === true);

const nums: Vocabulary['nums'] = {
  healthLeft: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => (of(m, v) === NONE ? 0 : healthLeft(m, of(m, v)));
  },
};

const conds: Vocabulary['conds'] = {
  /** A3.4.2: this card was placed face down. */
  placedDown: flag((m, v) => (m.state.cards[v[0]].flags & PLACED_DOWN) !== 0),
  /** The link being answered is a spell that the other player casts and that still works. */
  foesSpell: flag((m, v) => {
    const link = m.state.links[v[4]];
    return link !== undefined && link.negated === 0 && link.seat !== v[1];
  }),
};

type Fact = (m: Machine, id: number) => boolean;

/** What only somebody who knows the card can say of it: face-down cards of the other player do not fit. */
const known =
  (fact: Fact): Vocabulary['filters'][string] =>
  (arg, _at, _c, scope) => {
    const me = scope.names.get('me')!;
    return (m, id, v) => {
      const c = m.state.cards[id];
      if (c.zone === BOARD && !isUp(c) && c.ctrl !== v[me]) return false;
      return fact(m, id) === arg;
    };
  };
const open =
  (fact: Fact): Vocabulary['filters'][string] =>
  (arg) =>
  (m, id) =>
    fact(m, id) === arg;
/** How it lies to another card. */
const relative =
  (fits: (m: Machine, id: number, other: number) => boolean): Vocabulary['filters'][string] =>
  (arg, _at, c, scope) => {
    const other = c.card(arg, scope);
    return (m, id, v) => {
      const x = other(m, v);
      return x !== NONE && x !== id && fits(m, id, x);
    };
  };
const filters: Vocabulary['filters'] = {
  /** A face-up unit or token; off the board, a unit card. */
  unit: open((m, id) => {
    const c = m.state.cards[id];
    return onBoard(c) ? isUp(c) && defOf(m, id).fights : defOf(m, id).kind === 'unit';
  }),
  /** A unit or token, whichever side is up. */
  fights: known((m, id) => defOf(m, id).fights),
  token: known((m, id) => defOf(m, id).kind === 'token'),
  stone: known((m, id) => defOf(m, id).kind === 'stone'),
  /** The text's player does not know it. */
  unseen: (arg, _at, _c, scope) => {
    const me = scope.names.get('me')!;
    return (m, id, v) => !sees(m.game, m.state, v[me], id) === arg;
  },
  faceUp: open((m, id) => isUp(m.state.cards[id])),
  /** Healing would do something for it. */
  wounded: open((m, id) => m.state.cards[id].hurt > 0 || (m.state.cards[id].flags & HEALABLE) !== 0),
  inOwnTerritory: open((m, id) => territoryOf(squareOf(m.state, id)) === m.state.cards[id].ctrl),
  inEnemyTerritory: open((m, id) => {
    const whose = territoryOf(squareOf(m.state, id));
    return whose !== NONE && whose !== m.state.cards[id].ctrl;
  }),
  /** An effect can move it, for all the text's player can tell. */
  movable: (arg, _at, _c, scope) => {
    const me = scope.names.get('me')!;
    return (m, id, v) => {
      const c = m.state.cards[id];
      const hidden = c.zone === BOARD && !isUp(c) && c.ctrl !== v[me];
      return (hidden ? (c.flags & STATUS.rooted) === 0 : isMovable(m, id)) === arg;
    };
  },
  /** It can change places with that card. */
  swaps: relative((m, id, other) => canSwap(m, id, other)),
  near: relative((m, id, other) => isNear(m.state, id, other)),
  within2: relative((m, id, other) => distance(squareOf(m.state, id), squareOf(m.state, other)) <= 2),
};

const empties = (m: Machine, fits: (square: number) => boolean): number[] => {
  const found: number[] = [];
  for (let x = 0; x < SQUARES; x++) if (fits(x) && isEmpty(m.state, x)) found.push(x);
  return found;
};

const aroundCard = (reach: number) => (arg: unknown, c: Compiler, scope: Scope_) => {
  const of = c.card(arg, scope);
  return (m: Machine, v: Vars): number[] => {
    const id = of(m, v);
    const from = id === NONE ? NONE : squareOf(m.state, id);
    return empties(m, (x) => x !== from && distance(from, x) <= reach);
  };
};

const homeOf = (m: Machine, seat: number): number[] =>
  seat === NONE ? [] : territories[seat].filter((x) => isEmpty(m.state, x));

const spots: NonNullable<Vocabulary['spots']> = {
  emptyNear: aroundCard(1),
  emptyWithin2: aroundCard(2),
  /** In the territory of a player, or of whoever controls a card. */
  emptyOf: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => homeOf(m, of(m, v));
  },
  emptyFor: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => (of(m, v) === NONE ? [] : homeOf(m, m.state.cards[of(m, v)].ctrl));
  },
};

export const vocabulary: Vocabulary = {
  stats: STAT_NAMES,
  zones: ZONES,
  places: { hand: [HAND], board: [BOARD], aside: [ASIDE], discard: [DISCARD] },
  events: EVENT_FACTS,
  eventIndex: (name) => (Object.hasOwn(EVENT_FACTS, name) ? (EVENT_NAMES as readonly string[]).indexOf(name) : -1),
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
  promptIndex: (name) => (PROMPT_NAMES as readonly string[]).indexOf(name),
  words: VERB,
  rolled: (m, by, src, faces, sides) => emit(m, EV.rolled, citeOf(m, src), by, src, NONE, sides, faces.slice()),
  guard,
};
