import {
  allSeats,
  bring,
  type CardId,
  machine,
  nextStamp,
  type Options,
  pile,
  type SeatId,
  type Spot,
  type State,
  type Zone,
} from '@wardroom/core';
import { arcane } from './game.ts';
import {
  ASIDE,
  BOARD,
  DECK,
  DISCARD,
  FACE_UP,
  HAND,
  MATCH,
  PHASE,
  PLACED_DOWN,
  PLAYER,
  POISON_TURNS,
  STATUS,
  type StatusName,
} from './names.ts';
import { noteAnswers } from './rules/spells.ts';
import { squareNames } from './rules/squares.ts';
import { rounds } from './rules/turn.ts';

/** Any position, set up by hand: for tests, puzzles and lessons. The match goes on from the start of a player's turn. */

/** A card on the board: its id, or with what is special about it. */
export type Piece =
  | string
  | {
      card: string;
      /** Damage on it. */
      hurt?: number;
      statuses?: readonly StatusName[];
      /** Turns of poison left, if not all. */
      count?: number;
    };

/** Pieces by their squares, a1 to e5. */
export type Pieces = Readonly<Record<string, Piece>>;

export interface Side {
  /** Face up, and face down (placed so). */
  up?: Pieces;
  down?: Pieces;
  hand?: readonly string[];
  /** Top card first. */
  deck?: readonly string[];
  discard?: readonly string[];
  /** Tokens that are set aside. */
  aside?: readonly string[];
}

export interface Position {
  seats: readonly Side[];
  options?: Options;
  /** Whose turn begins. */
  active?: number;
  /** Turns already taken by both together. */
  turn?: number;
}

export class PositionError extends Error {}

export function position(p: Position): State {
  const s = arcane.begin({
    mode: 'duel',
    seats: p.seats.map((_, i) => ({ name: `Player ${i + 1}`, deck: [] })),
    options: p.options ?? {},
  });
  s.turn = p.turn ?? 10;
  s.active = (p.active ?? 0) as SeatId;
  s.g[MATCH.phase] = PHASE.draw;
  s.frames = [];
  rounds.enter(machine(arcane, s), {});
  const create = (card: string, seat: SeatId, zone: Zone): CardId => {
    const def = arcane.defById.get(card);
    if (def === undefined) throw new PositionError(`no card is called '${card}'`);
    const id = bring(s, def, seat, zone);
    s.cards[id].stamp = nextStamp(s);
    noteAnswers(s, arcane.defs[def]);
    return id;
  };
  const lay = (at: string, piece: Piece, seat: SeatId, flags: number): void => {
    const square = squareNames.indexOf(at) as Spot;
    if (square < 0) throw new PositionError(`no square is called '${at}'`);
    if (allSeats(s).some((k) => pile(s, BOARD, k).some((id) => s.cards[id].at === square)))
      throw new PositionError(`'${at}' is taken`);
    const x = typeof piece === 'string' ? { card: piece } : piece;
    const c = s.cards[create(x.card, seat, BOARD)];
    c.at = square;
    c.flags = flags;
    c.hurt = x.hurt ?? 0;
    for (const name of x.statuses ?? []) c.flags |= STATUS[name];
    if ((c.flags & STATUS.poisoned) !== 0) c.count = x.count ?? POISON_TURNS;
  };
  for (const seat of allSeats(s)) {
    const x = p.seats[seat];
    s.seats[seat].n[PLAYER.ready] = 1;
    s.seats[seat].n[PLAYER.turns] = Math.floor(s.turn / 2);
    for (const [at, piece] of Object.entries(x.up ?? {})) lay(at, piece, seat, FACE_UP);
    for (const [at, piece] of Object.entries(x.down ?? {})) lay(at, piece, seat, PLACED_DOWN);
    for (const card of x.hand ?? []) create(card, seat, HAND);
    for (const card of (x.deck ?? []).toReversed()) create(card, seat, DECK);
    for (const card of x.discard ?? []) create(card, seat, DISCARD);
    for (const card of x.aside ?? []) create(card, seat, ASIDE);
  }
  return s;
}
