import {
  allSeats,
  type CardId,
  type CardName,
  citation,
  contributions,
  type Machine,
  MODIFIERS,
  NONE,
  pile,
  type Row,
  type SeatId,
  type State,
  seatsFrom,
  sees,
  stat,
  statSet,
  touches,
  touchesAny,
  type View,
  type Why,
} from '@wardroom/core';
import {
  DECK,
  FIRST_SEAT,
  MATCH,
  MOMENT,
  matchOf,
  OPTION,
  PHASE_NAMES,
  PLAYER,
  ROW,
  STAT,
  type StatName,
  type WINDOW_NAMES,
} from './names.ts';
import { hasMiniTurnAfter } from './rules/boss.ts';
import { askedWindow } from './rules/chain.ts';
import {
  cemeteryHp,
  defOf,
  freeSlots,
  fullHp,
  hpLeft,
  isFighter,
  isMortal,
  isOverTime,
  onField,
  SLOTS,
  threshold,
} from './rules/field.ts';

/** What everybody may see of a Ward table, beyond the cards themselves. */

const SHOWN = ['al', 'spd', 'dice', 'mod', 'hitDice', 'hit', 'atk'] as const satisfies readonly StatName[];
type WardStats = Record<(typeof SHOWN)[number], number>;
const STATES: readonly StatName[] = [
  'frozen',
  'stunned',
  'asleep',
  'wrapped',
  'negated',
  'noDamage',
  'autoHit',
  'strikesFirst',
  'winged',
];

// Mostly nothing in play speaks of any of them.
const CHANGED = statSet(SHOWN.map((name) => STAT[name]));
const GIVEN = statSet(STATES.map((name) => STAT[name]));

export type WardTable = {
  phase: (typeof PHASE_NAMES)[number];
  firstCycle: boolean;
  /** HP in the cemetery with which a player has lost. */
  threshold: number;
  timeLimit: number;
  /** The seat of the boss; NONE where there is none. */
  boss: number;
  players: WardPlayer[];
  /** The moment that somebody may answer now. */
  window: (typeof WINDOW_NAMES)[number] | null;
  battle: { striking: boolean } | null;
  /** The turns of this round, the present one first: whose, and whether it is a mini turn of the boss (B9.1). */
  turns: { seat: number; mini: boolean }[];
};

export type WardPlayer = {
  cemeteryHp: number;
  /** B4.1: a boss has none, it goes by its HP alone. */
  gauge?: { label: string; value: number; max: number };
  deck: number;
  /** Places for magics, and those that are free. W6.5.2: a standard that lies there takes none. */
  slots: number;
  freeSlots: number;
  turns: number;
  skips: number;
};

/** A card that can be identified. What is in play tells more, and a fighter most. */
type WardFacts = {
  owner: number;
  ctrl: number;
  count?: number;
  /** Alias of the creature that wears it, or that it lies under. */
  on?: number;
  lasting?: Lasting[];
  hp?: number;
  maxHp?: number;
  boss?: true;
  /** Beside a boss: it can be battled. */
  mortal?: true;
  printed?: Record<'al' | 'spd' | 'dice' | 'mod', number>;
  stats?: WardStats;
  why?: Why[];
  states?: StatName[];
  /** The card that holds it on the field, if this viewer sees that. */
  anchor?: string;
};
export type WardCardView = CardName & Partial<WardFacts>;
export type WardView = View<WardTable, WardCardView>;

interface Lasting {
  source: string;
  left: number;
  overTime: number;
  until: 'cycles' | 'turn' | 'battle' | 'attack' | 'ticks' | 'source' | 'freed';
  gives?: StatName[];
}

export function viewTable(m: Machine): WardTable {
  const s = m.state;
  return {
    phase: PHASE_NAMES[s.g[MATCH.phase]],
    firstCycle: s.g[MATCH.firstCycle] === 1,
    threshold: threshold(s),
    timeLimit: s.options[OPTION.timeLimit],
    boss: matchOf(s)[MATCH.boss],
    players: allSeats(s).map((seat) => ({
      cemeteryHp: cemeteryHp(m, seat),
      ...(seat === matchOf(s)[MATCH.boss]
        ? {}
        : { gauge: { label: 'cemetery HP', value: cemeteryHp(m, seat), max: threshold(s) } }),
      deck: pile(s, DECK, seat).length,
      slots: SLOTS,
      freeSlots: freeSlots(m, seat),
      turns: s.seats[seat].n[PLAYER.turns],
      skips: s.seats[seat].n[PLAYER.skips],
    })),
    window: askedWindow(m),
    battle: matchOf(s)[MATCH.attacker] === NONE ? null : { striking: matchOf(s)[MATCH.striker] !== NONE },
    turns: seatsFrom(s, s.active === NONE ? FIRST_SEAT : s.active).flatMap((seat) => [
      { seat, mini: false },
      ...(hasMiniTurnAfter(s, seat) ? [{ seat: matchOf(s)[MATCH.boss], mini: true }] : []),
    ]),
  };
}

/**
 * A lasting effect on a card: from which card, how much longer, until when, and which states it gives. The time of an
 * equip counts for the card itself and for its wearer.
 */
function lastingView(m: Machine, row: Row, id: CardId): Lasting[] {
  const { effects, defs } = m.game;
  const { cards } = m.state;
  const worn = row.tag === ROW.lies && cards[row.on].host === id;
  if (row.src === NONE || (row.on !== id && !worn)) return [];
  const given = worn ? defOf(m, row.on).statics : row.tag === MODIFIERS ? effects[row.effect].modifiers : [];
  const gives = STATES.filter((name) => given[STAT[name]] !== undefined);
  return [
    {
      source: defs[cards[row.src].def].id,
      left: row.left,
      overTime: row.tag === ROW.dot ? row.n : 0,
      until: untilOf(row),
      ...(gives.length > 0 ? { gives } : {}),
    },
  ];
}

/** When it ends: counted in cycles (`left`), at a moment, by a roll, or only with its source. */
function untilOf(row: Row): Lasting['until'] {
  switch (row.until) {
    case MOMENT.cycle:
      return 'cycles';
    case MOMENT.endOfTurn:
      return 'turn';
    case MOMENT.endOfBattle:
      return 'battle';
    default:
      if (row.tag === ROW.shield) return 'attack';
      if (isOverTime(row)) return row.left > 0 ? 'ticks' : 'source';
      return row.bound === 1 ? 'source' : 'freed';
  }
}

const statsOf = (m: Machine, id: CardId): WardStats => ({
  al: stat(m, STAT.al, id),
  spd: stat(m, STAT.spd, id),
  dice: stat(m, STAT.dice, id),
  mod: stat(m, STAT.mod, id),
  hitDice: stat(m, STAT.hitDice, id),
  hit: stat(m, STAT.hit, id),
  atk: stat(m, STAT.atk, id),
});

/** What makes them what they are. */
function whyOf(m: Machine, id: CardId): Why[] {
  const why: Why[] = [];
  if (!touchesAny(m, CHANGED)) return why;
  for (const name of SHOWN) {
    if (!touches(m, STAT[name])) continue;
    for (const k of contributions(m, STAT[name], id)) {
      why.push({ stat: name, amount: k.amount, layer: k.modifier.layer, source: citation(m.game, k.modifier.cite) });
    }
  }
  return why;
}

/** What it is worn by or lies under has a name of its own for everybody; what holds it may be out of sight. */
export const showsAlike = ({ cards }: State, id: CardId): boolean =>
  cards[id].host === NONE && cards[id].anchor === NONE;

export function viewCard(m: Machine, id: CardId, viewer: SeatId): WardFacts {
  const s = m.state;
  const c = s.cards[id];
  const out: WardFacts = { owner: c.owner, ctrl: c.ctrl };
  if (c.count !== 0) out.count = c.count;
  if (c.host !== NONE) out.on = s.aliases[viewer][c.host];
  if (onField(c) && s.rows.length > 0) {
    const lasting = s.rows.flatMap((row) => lastingView(m, row, id));
    if (lasting.length > 0) out.lasting = lasting;
  }
  if (!isFighter(c)) return out;
  const def = defOf(m, id);
  out.hp = hpLeft(m, id);
  out.maxHp = fullHp(m, id);
  if (def.hps !== null) out.boss = true;
  if (isMortal(m, id)) out.mortal = true;
  out.printed = { al: def.al, spd: def.spd, dice: def.dice, mod: def.mod };
  out.stats = statsOf(m, id);
  const why = whyOf(m, id);
  if (why.length > 0) out.why = why;
  if (touchesAny(m, GIVEN)) {
    const states = STATES.filter((name) => touches(m, STAT[name]) && stat(m, STAT[name], id) > 0);
    if (states.length > 0) out.states = states;
  }
  // One that has just moved to a hand still holds it until what happens is done.
  if (c.anchor !== NONE && sees(m.game, s, viewer, c.anchor)) out.anchor = m.game.defs[s.cards[c.anchor].def].id;
  return out;
}
