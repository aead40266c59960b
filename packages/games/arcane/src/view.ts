import {
  allSeats,
  type Board,
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
  type Spot,
  type State,
  sees,
  stat,
  type View,
  type Why,
} from '@wardroom/core';
import {
  ASIDE,
  DECK,
  MATCH,
  MOMENT,
  matchOf,
  OPENING_PLACES,
  OPTION,
  PHASE_NAMES,
  PLACING,
  PLAYER,
  POINTS,
  SIDE,
  STAT,
  STATUS,
  STATUS_NAMES,
  type StatName,
  type StatusName,
  statusBit,
  type WindowName,
} from './names.ts';
import { attackOf, defOf, fullHealth, healthLeft, isUp, onBoard, stoneOf } from './rules/board.ts';
import { askedWindow } from './rules/spells.ts';
import { squareNames, territoryOf } from './rules/squares.ts';

/** What everybody may see of an Arcane table, beyond the cards themselves. */

const SHOWN: readonly StatName[] = ['attack', 'health', 'armor'];
/** What a unit does otherwise than others. */
const MANNERS: readonly StatName[] = [
  'firstBlood',
  'orthogonal',
  'leaps',
  'flies',
  'homebound',
  'cantMove',
  'diagonal',
  'cantAttack',
  'immune',
];

export type ArcaneTable = {
  phase: (typeof PHASE_NAMES)[number];
  grid: { columns: number; rows: number };
  /** Action points that are left to whoever has the turn, and how many a turn begins with. */
  points: number;
  usualPoints: number;
  /** A3.4.1: cards that each player may place before the match begins, beside the Stone. */
  openingPlaces: number;
  timeLimit: number;
  players: ArcanePlayer[];
  /** The moment that somebody may answer now. */
  window: WindowName | null;
  /** Who fights whom, by aliases. */
  attack: { attacker: number; defender: number } | null;
};

export type ArcanePlayer = {
  /** The health of the Stone, for those who know which card it is. */
  gauge?: { label: string; value: number; max: number };
  deck: number;
  tokens: number;
  turns: number;
  /** The one spell of this turn has been cast. */
  cast: boolean;
};

/** Where a card lies, and what lies on it for everybody to see. */
type Marks = {
  /** Its square, and whether it is face up. */
  at: number;
  up: boolean;
  hurt?: number;
  states?: StatusName[];
  /** Turns that its poison still lasts. */
  poison?: number;
};

/** A card that can be identified. What is on the board tells more. */
type ArcaneFacts = Partial<Marks> & {
  owner: number;
  ctrl: number;
  /** Placed in secret: it is still in the hand, and goes to `at` when both are ready. */
  plan?: 'up' | 'down';
  hp?: number;
  maxHp?: number;
  printed?: Record<'attack' | 'health', number>;
  stats?: Record<'attack' | 'health', number>;
  why?: Why[];
  lasting?: { source: string; until: 'turn' | 'stays' }[];
  manners?: StatName[];
};
export type ArcaneCardView = CardName & Partial<ArcaneFacts>;
export type ArcaneView = View<ArcaneTable, ArcaneCardView>;

/** The squares, as a table draws them. */
export const board: Board = {
  columns: SIDE,
  rows: SIDE,
  squares: squareNames.map((name, square) => ({
    name,
    column: square % SIDE,
    row: Math.floor(square / SIDE),
    ...(territoryOf(square as Spot) === NONE ? {} : { seat: territoryOf(square as Spot) }),
  })),
  spots: squareNames.map((_, square) => ({ square, region: '' })),
};

export function viewTable(m: Machine, viewer: SeatId): ArcaneTable {
  const s = m.state;
  const g = matchOf(s);
  const name = (id: CardId): number => s.aliases[viewer][id];
  return {
    phase: PHASE_NAMES[g[MATCH.phase]],
    grid: { columns: SIDE, rows: SIDE },
    points: g[MATCH.points],
    usualPoints: POINTS,
    openingPlaces: OPENING_PLACES,
    timeLimit: s.options[OPTION.timeLimit],
    players: allSeats(s).map((seat) => ({
      ...gauge(m, seat, viewer),
      deck: pile(s, DECK, seat).length,
      tokens: pile(s, ASIDE, seat).length,
      turns: s.seats[seat].n[PLAYER.turns],
      cast: s.seats[seat].n[PLAYER.casts] > 0,
    })),
    window: askedWindow(m),
    attack:
      g[MATCH.attacker] === NONE ? null : { attacker: name(g[MATCH.attacker]), defender: name(g[MATCH.defender]) },
  };
}

function gauge(m: Machine, seat: SeatId, viewer: SeatId): Pick<ArcanePlayer, 'gauge'> {
  const stone = stoneOf(m, seat);
  if (stone === NONE || !sees(m.game, m.state, viewer, stone)) return {};
  return { gauge: { label: 'Stone', value: healthLeft(m, stone), max: fullHealth(m, stone) } };
}

function marks(s: State, id: CardId): Marks {
  const c = s.cards[id];
  const out: Marks = { at: c.at, up: isUp(c) };
  if (c.hurt > 0) out.hurt = c.hurt;
  const states = STATUS_NAMES.filter((_, i) => (c.flags & statusBit(i)) !== 0);
  if (states.length > 0) out.states = states;
  if ((c.flags & STATUS.poisoned) !== 0) out.poison = c.count;
  return out;
}

/** Of a card that is not known: nothing of what it is. */
export const viewBack = (s: State, id: CardId): Partial<ArcaneFacts> =>
  onBoard(s.cards[id]) ? { ctrl: s.cards[id].ctrl, ...marks(s, id) } : {};

const untilOf = (row: Row): 'turn' | 'stays' => (row.until === MOMENT.endOfTurn ? 'turn' : 'stays');

export function viewCard(m: Machine, id: CardId): ArcaneFacts {
  const s = m.state;
  const c = s.cards[id];
  const out: ArcaneFacts = { owner: c.owner, ctrl: c.ctrl };
  // Placed in secret: only its own player sees the hand.
  if ((c.flags & PLACING) !== 0) return { ...out, at: c.at, plan: isUp(c) ? 'up' : 'down' };
  if (!onBoard(c)) return out;
  Object.assign(out, marks(s, id));
  const def = defOf(m, id);
  if (def.kind === 'trap') return out;
  out.hp = healthLeft(m, id);
  out.maxHp = fullHealth(m, id);
  out.printed = { attack: def.attack, health: def.health };
  out.stats = { attack: attackOf(m, id), health: fullHealth(m, id) };
  const why: Why[] = [];
  for (const name of SHOWN) {
    for (const k of contributions(m, STAT[name], id)) {
      why.push({ stat: name, amount: k.amount, layer: k.modifier.layer, source: citation(m.game, k.modifier.cite) });
    }
  }
  if (why.length > 0) out.why = why;
  const lasting = s.rows.flatMap((row) =>
    row.tag === MODIFIERS && row.on === id && row.src !== NONE
      ? [{ source: m.game.defs[s.cards[row.src].def].id, until: untilOf(row) }]
      : [],
  );
  if (lasting.length > 0) out.lasting = lasting;
  const manners = MANNERS.filter((name) => stat(m, STAT[name], id) > 0);
  if (manners.length > 0) out.manners = manners;
  return out;
}
