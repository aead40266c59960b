import { allCards, allSeats, type CardId, type Machine, NONE, pile, type State } from '@wardroom/core';
import { defOf, fullHealth, isUp, onBoard, stoneOf } from './rules/board.ts';
import { territoryOf } from './rules/squares.ts';
import {
  BOARD,
  CHAIN,
  FACE_UP,
  G,
  HAND,
  MOMENT,
  P,
  PHASE,
  PLACED_DOWN,
  PLACING,
  POISON_TURNS,
  PROMPT,
  SQUARES,
  STATUS,
  STATUSES,
} from './words.ts';

/** What an Arcane table must never show while a decision is awaited. For tests; nothing in a match asks it. */
export function audit(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  for (const id of allCards(s)) found.push(...card(m, id));
  found.push(...squares(s), ...rows(m));
  if (s.g[G.phase] !== PHASE.setup && s.over === null) {
    for (const seat of allSeats(s)) {
      if (stoneOf(m, seat) === NONE && (s.g[G.fallen] & (1 << seat)) === 0) found.push(`seat ${seat} has no Stone`);
    }
  }
  if (s.ask?.prompt === PROMPT.main) found.push(...calm(m));
  return found;
}

/** No two cards on one square. */
function squares(s: State): string[] {
  const found: string[] = [];
  const seen = new Set<number>();
  for (const seat of allSeats(s)) {
    for (const id of pile(s, BOARD, seat)) {
      if (seen.has(s.cards[id].at)) found.push(`two cards lie on square ${s.cards[id].at}`);
      seen.add(s.cards[id].at);
    }
  }
  return found;
}

function card(m: Machine, id: CardId): string[] {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const found: string[] = [];
  const wrong = (what: string): void => {
    found.push(`${def.id} (card ${id}) ${what}`);
  };
  if (onBoard(c)) {
    if (!Number.isInteger(c.at) || c.at < 0 || c.at >= SQUARES) wrong(`is on square ${c.at}`);
    if (c.ctrl !== c.seat) wrong(`lies in the pile of seat ${c.seat} and is controlled by seat ${c.ctrl}`);
    if (def.kind === 'spell') wrong('is a spell and lies on the board (A3.3.1)');
    if (def.kind === 'trap' && isUp(c) && s.ask?.prompt === PROMPT.main) wrong('is a trap and lies face up (A3.4.1)');
    if (!def.fights && (c.flags & STATUSES) !== 0) wrong('has a status and is no unit (A5)');
    if (def.kind === 'stone' && territoryOf(c.at) !== c.ctrl)
      wrong('is a Stone and lies outside its territory (A4.2.2)');
    if (c.hurt < 0) wrong(`has ${c.hurt} damage`);
    if (def.kind !== 'trap' && isUp(c) && c.hurt >= fullHealth(m, id)) wrong(`has no health and lies there (A4.c.2)`);
    const poisoned = (c.flags & STATUS.poisoned) !== 0;
    if (poisoned ? c.count < 1 || c.count > POISON_TURNS : c.count !== 0)
      wrong(`has poison for ${c.count} turns (A5.1)`);
    return found;
  }
  const setUp = c.zone === HAND && s.g[G.phase] === PHASE.setup;
  if (c.hurt !== 0) wrong(`is off the board with ${c.hurt} damage on it`);
  if ((c.flags & (setUp ? ~(PLACING | FACE_UP) : ~0)) !== 0) wrong(`is off the board with marks ${c.flags}`);
  if (c.at !== NONE && !setUp) wrong(`is off the board and has the square ${c.at}`);
  if ((c.flags & PLACED_DOWN) !== 0) wrong('is placed and in no place');
  if (
    c.zone === CHAIN &&
    s.over === null &&
    !s.links.some((x) => x.card === id) &&
    !s.frames.some((f) => f.vars.includes(id))
  )
    wrong('is being cast, and no link knows of it');
  if (def.kind === 'token' && c.zone === HAND) wrong('is a token in a hand');
  return found;
}

const MOMENTS: readonly number[] = [0, ...Object.values(MOMENT)];

/** Lasting effects lie on what is on the board. */
function rows(m: Machine): string[] {
  return m.state.rows.flatMap((row) => {
    const what = `a lasting effect of ${row.src === NONE ? 'nothing' : defOf(m, row.src).id}`;
    const found: string[] = [];
    if (!MOMENTS.includes(row.until)) found.push(`${what} waits for moment ${row.until}`);
    if (row.on !== NONE && !onBoard(m.state.cards[row.on])) found.push(`${what} works on what is not on the board`);
    return found;
  });
}

/** Between actions everything is settled. */
function calm(m: Machine): string[] {
  const s = m.state;
  const found: string[] = [];
  if (s.ask!.seat !== s.active) found.push(`seat ${s.ask!.seat} is asked for actions in the turn of seat ${s.active}`);
  if (s.links.length > 0) found.push('a spell is not resolved');
  if (s.queue.length > 0) found.push('a trigger waits');
  if (s.g[G.attacker] !== NONE || s.g[G.defender] !== NONE) found.push('an attack is under way');
  if (s.g[G.stopped] !== 0 || s.g[G.fell] !== 0) found.push('something of an attack is left');
  if (s.g[G.fallen] !== 0) found.push('a Stone is destroyed, and the match goes on (A7.1)');
  if (s.g[G.points] < 0) found.push(`there are ${s.g[G.points]} action points (A4.2.0)`);
  s.seats.forEach((x, seat) => {
    if (x.n[P.casts] < 0 || x.n[P.casts] > 1) found.push(`seat ${seat} has cast ${x.n[P.casts]} spells (A4.2.5)`);
  });
  return found;
}
