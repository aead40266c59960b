import {
  addRow,
  allSeats,
  bring,
  type CardId,
  machine,
  NONE,
  nextStamp,
  type Options,
  pile,
  type SeatId,
  type State,
  type Zone,
} from '@wardroom/core';
import {
  BASE,
  CITE,
  CLASSLESS,
  CLONE,
  COPY,
  DECK,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  FIELDS,
  GUARDIANS,
  HAND,
  MOMENT,
  PLAYER,
  putInLane,
  ROW,
  RUIN,
  STATUS,
  type StatusName,
  SUMMON,
  TIER,
  WALL,
  WALL_HP,
} from './names.ts';
import { cardAt, fullHp, lanesOf } from './rules/board.ts';
import { link } from './rules/damage.ts';
import { gain } from './rules/status.ts';
import { rounds } from './rules/turn.ts';
import { type GuardianRules, rules } from './rules.ts';

/** Any position, set up by hand: for tests, puzzles and lessons. The match goes on from the start of a player's turn. */

/** A Guardian on the board: its id, or with what is special about it. */
export type Placed =
  | string
  | {
      card: string;
      /** HP left, if not all. */
      hp?: number;
      /** Statuses; one that is there twice counts twice (burns). Exhausted: for its player's next turn as well. */
      statuses?: readonly StatusName[];
      equipment?: string | { card: string; uses: number };
      /** How it came to be. */
      made?: 'clone' | 'copy' | 'summon';
    };

export interface Side {
  /** One per lane from the left, null for an empty lane. */
  guardians?: readonly (Placed | null)[];
  /** Waiting Effects, one per lane. */
  effects?: readonly (string | null)[];
  field?: string | { card: string; rounds: number };
  hand?: readonly string[];
  /** Top card first. Without a deck, even an empty one, nothing is drawn and nothing comes of it. */
  deck?: readonly string[];
  discard?: readonly string[];
  /** HP of each base from the left; 0 is fallen. */
  bases?: readonly number[];
  /** A tier per lane (0: none), or a wall with fewer HP, or 'destroyed' where one was destroyed. */
  walls?: readonly (number | 'destroyed' | { tier: number; hp: number })[];
  /** DZ in the turn that begins, and SP with what the turn adds. */
  dz?: number;
  sp?: number;
  /** Lanes whose Guardians share their HP. */
  linked?: readonly number[];
  /** What the next draw from an empty deck costs. */
  thirst?: number;
}

export interface Position {
  seats: readonly Side[];
  options?: Options;
  /** Whose turn begins. */
  active?: number;
  /** Turns already taken by everyone together. */
  turn?: number;
  mode?: string;
}

export class PositionError extends Error {}

const MADE = { clone: CLONE, copy: COPY | CLASSLESS, summon: SUMMON } as const;

export function position(p: Position, game: GuardianRules = rules): State {
  const s = game.begin({
    mode: p.mode ?? 'duel',
    seats: p.seats.map((_, i) => ({ name: `Player ${i + 1}`, deck: [] })),
    options: p.options ?? {},
  });
  s.turn = p.turn ?? 10;
  s.active = (p.active ?? 0) as SeatId;
  const m = machine(game, s);
  s.frames = [];
  rounds.enter(m, {});
  const create = (card: string, seat: SeatId, zone: Zone, lane: number = NONE): CardId => {
    const def = game.defById.get(card);
    if (def === undefined) throw new PositionError(`no card is called '${card}'`);
    if (lane >= lanesOf(s)) throw new PositionError(`'${card}' stands in lane ${lane} of ${lanesOf(s)}`);
    const id = bring(s, def, seat, zone);
    s.cards[id].stamp = nextStamp(s);
    putInLane(s.cards[id], lane);
    return id;
  };
  const place = (what: Placed, seat: SeatId, lane: number): void => {
    const x = typeof what === 'string' ? { card: what } : what;
    const id = create(x.card, seat, GUARDIANS, lane);
    if (x.made !== undefined) s.cards[id].flags |= MADE[x.made];
    if (x.equipment !== undefined) {
      const worn = typeof x.equipment === 'string' ? x.equipment : x.equipment.card;
      const gear = s.cards[create(worn, seat, EQUIPMENT, lane)];
      gear.host = id;
      gear.count = typeof x.equipment === 'string' ? game.defs[gear.def].charges : x.equipment.uses;
    }
    if (x.hp !== undefined) s.cards[id].hurt = fullHp(m, id) - x.hp;
    for (const status of x.statuses ?? []) gain(m, id, STATUS[status], NONE, 2);
  };
  for (const seat of allSeats(s)) {
    const x = p.seats[seat];
    const own = s.seats[seat].n;
    x.bases?.forEach((hp, lane) => {
      own[BASE + lane] = hp;
    });
    x.guardians?.forEach((what, lane) => {
      if (what !== null) place(what, seat, lane);
    });
    x.effects?.forEach((card, lane) => {
      if (card !== null) create(card, seat, EFFECTS, lane);
    });
    if (x.field !== undefined) {
      const id = create(typeof x.field === 'string' ? x.field : x.field.card, seat, FIELDS);
      const left = typeof x.field === 'string' ? game.defs[s.cards[id].def].rounds : x.field.rounds;
      addRow(m, { tag: ROW.lasts, src: id, on: id, by: seat, left, until: MOMENT.round });
    }
    x.walls?.forEach((wall, lane) => {
      if (wall === 'destroyed') own[RUIN + lane] = 1;
      else {
        const { tier, hp } = typeof wall === 'number' ? { tier: wall, hp: WALL_HP[wall] } : wall;
        own[TIER + lane] = tier;
        own[WALL + lane] = hp;
      }
    });
    for (const card of x.hand ?? []) create(card, seat, HAND);
    for (const card of (x.deck ?? []).toReversed()) create(card, seat, DECK);
    for (const card of x.discard ?? []) create(card, seat, DISCARD);
    own[PLAYER.mulligan] = 1;
    // The turn that begins adds one to both.
    own[PLAYER.turns] = (x.dz ?? 10) - 1;
    own[PLAYER.sp] = (x.sp ?? 10) - 1;
    own[PLAYER.thirst] = x.thirst ?? (x.deck === undefined ? NONE : 0);
    if (x.linked !== undefined) {
      const members = x.linked.map((lane) => cardAt(s, GUARDIANS, seat, lane));
      link(m, NONE, members, false, CITE['G9.5']);
    }
  }
  if (allSeats(s).some((seat) => pile(s, GUARDIANS, seat).length > lanesOf(s)))
    throw new PositionError('too many Guardians');
  return s;
}
