import { arcane, type Piece, type Position, position, type Side } from '@wardroom/arcane';
import { allCards, askedOf, type CardId, NONE, type Spot, sees, type Verb } from '@wardroom/core';
import { type Player, type Scenario, scenario } from '@wardroom/testkit';
import { onTestFinished } from 'vitest';
import { BOARD, FACE_UP, MATCH, STATUS, STATUS_NAMES, VERB } from '../src/names.ts';
import { healthLeft } from '../src/rules/board.ts';
import { squareNames } from '../src/rules/squares.ts';

/** What lies where for a test of a card, and short questions about it. */

export type Scene = Side;

export const at = (square: string): Spot => squareNames.indexOf(square) as Spot;

export interface ArcaneScenario extends Scenario {
  readonly points: number;
  faceUp: (card: string) => boolean;
  /** Names of the statuses on it, in the order of the rulebook. */
  statuses: (card: string) => string[];
  statusesOf: (id: CardId) => string[];
  /** 'c3' */
  where: (card: string) => string;
  /** The card on a square: its index, or the id of its definition. */
  standing: (square: string) => CardId;
  on: (square: string) => string;
  /** Where it may be moved now, and what it may attack. */
  moves: (card: string) => string[];
  movesOf: (id: CardId) => string[];
  attacks: (card: string) => string[];
  /** Whether a player sees what card it is. */
  knows: (who: Player, card: string) => boolean;
}

const isStone = (x: Piece): boolean => (typeof x === 'string' ? x : x.card).endsWith('-stone');

/** A Mystic Stone in the corner and a deck of Hill Reavers, unless said otherwise. */
const whole = (side: Scene, corner: string): Scene => {
  const pieces = [...Object.values(side.up ?? {}), ...Object.values(side.down ?? {})];
  return {
    deck: ['hill-reaver', 'hill-reaver', 'hill-reaver', 'hill-reaver'],
    ...side,
    ...(pieces.some(isStone) ? {} : { down: { [corner]: 'mystic-stone', ...side.down } }),
  };
};

/** A match from the start of my turn; what I have drawn then is the top card of my deck. */
export function scene(me: Scene = {}, opp: Scene = {}, more: Omit<Position, 'seats'> = {}): ArcaneScenario {
  const t = scenario(arcane, position({ ...more, seats: [whole(me, 'a1'), whole(opp, 'e5')] }), {
    search: ['board', 'chain', 'discard', 'aside', 'hand', 'deck'],
    hp: healthLeft,
    endPhase: 'end',
    pass: 'pass',
    primary: () => NONE,
  });
  onTestFinished(() => t.end());
  const cardsOn = () => allCards(t.state).filter((id) => t.state.cards[id].zone === BOARD);
  const choices = (id: CardId, verb: Verb) =>
    askedOf(t.state, t.state.cards[id].ctrl)?.choices.filter((c) => c.verb === verb && c.card === id) ?? [];
  const statusesOf = (id: CardId) => STATUS_NAMES.filter((name) => (t.state.cards[id].flags & STATUS[name]) !== 0);
  const movesOf = (id: CardId) => choices(id, VERB.move).map((c) => squareNames[c.n]);
  const standing = (square: string) => cardsOn().find((id) => t.state.cards[id].at === at(square)) ?? NONE;
  const idOf = (id: CardId) => (id === NONE ? '' : arcane.defs[t.state.cards[id].def].id);
  const questions: Omit<ArcaneScenario, keyof Scenario> = {
    get points() {
      return t.state.g[MATCH.points];
    },
    faceUp: (card) => (t.state.cards[t.id(card)].flags & FACE_UP) !== 0,
    statuses: (card) => statusesOf(t.id(card)),
    statusesOf,
    where: (card) => squareNames[t.state.cards[t.id(card)].at],
    standing,
    on: (square) => idOf(standing(square)),
    moves: (card) => movesOf(t.id(card)).toSorted(),
    movesOf: (id) => movesOf(id).toSorted(),
    attacks: (card) => choices(t.id(card), VERB.attack).map((c) => idOf(c.on)),
    knows: (who, card) => sees(arcane, t.state, who.seat, t.id(card)),
  };
  return Object.defineProperties(t, Object.getOwnPropertyDescriptors(questions)) as ArcaneScenario;
}
