import { allSeats, auditOf, type CardId, isForgotten, type Machine, NONE, pile, type Wrong } from '@wardroom/core';
import {
  BOARD,
  CHAIN,
  FACE_UP,
  HAND,
  MATCH,
  MOMENT,
  PHASE,
  PLACED_DOWN,
  PLACING,
  PLAYER,
  POISON_TURNS,
  PROMPT,
  SQUARES,
  STATUS,
  STATUSES,
} from './names.ts';
import { defOf, fullHealth, isUp, onBoard, stoneOf } from './rules/board.ts';
import { territoryOf } from './rules/squares.ts';

/** No two cards on one square, and a Stone each. */
function table(m: Machine, wrong: Wrong): void {
  const s = m.state;
  const seen = new Set<number>();
  for (const seat of allSeats(s)) {
    for (const id of pile(s, BOARD, seat)) {
      if (seen.has(s.cards[id].at)) wrong(`two cards lie on square ${s.cards[id].at}`);
      seen.add(s.cards[id].at);
    }
  }
  if (s.g[MATCH.phase] === PHASE.setup || s.over !== null) return;
  for (const seat of allSeats(s)) {
    if (stoneOf(m, seat) === NONE && (s.g[MATCH.fallen] & (1 << seat)) === 0) wrong(`seat ${seat} has no Stone`);
  }
}

function card(m: Machine, id: CardId, wrong: Wrong): void {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
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
    return;
  }
  const setUp = c.zone === HAND && s.g[MATCH.phase] === PHASE.setup;
  if (c.hurt !== 0) wrong(`is off the board with ${c.hurt} damage on it`);
  if ((c.flags & (setUp ? ~(PLACING | FACE_UP) : ~0)) !== 0) wrong(`is off the board with marks ${c.flags}`);
  if (c.at !== NONE && !setUp) wrong(`is off the board and has the square ${c.at}`);
  if ((c.flags & PLACED_DOWN) !== 0) wrong('is placed and in no place');
  if (c.zone === CHAIN && isForgotten(m, id)) wrong('is being cast, and no link knows of it');
  if (def.kind === 'token' && c.zone === HAND) wrong('is a token in a hand');
}

/** Between actions everything is settled. */
function settled(m: Machine, wrong: Wrong): void {
  const s = m.state;
  if (s.g[MATCH.attacker] !== NONE || s.g[MATCH.defender] !== NONE) wrong('an attack is under way');
  if (s.g[MATCH.stopped] !== 0 || s.g[MATCH.fell] !== 0) wrong('something of an attack is left');
  if (s.g[MATCH.fallen] !== 0) wrong('a Stone is destroyed, and the match goes on (A7.1)');
  if (s.g[MATCH.points] < 0) wrong(`there are ${s.g[MATCH.points]} action points (A4.2.0)`);
  s.seats.forEach((x, seat) => {
    if (x.n[PLAYER.casts] < 0 || x.n[PLAYER.casts] > 1)
      wrong(`seat ${seat} has cast ${x.n[PLAYER.casts]} spells (A4.2.5)`);
  });
}

/** What an Arcane table must never show while a decision is awaited. */
export const audit = auditOf({ card, table, moments: Object.values(MOMENT), quiet: [PROMPT.main], settled });
