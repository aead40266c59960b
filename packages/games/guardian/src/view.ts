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
  stat,
  type View,
  type Why,
} from '@wardroom/core';
import {
  BASE,
  BURN,
  CLONE,
  COPY,
  DECK,
  EQUIPMENT,
  EXHAUSTED,
  GUARDIANS,
  HAND,
  LINKED,
  laneOfSpot,
  MATCH,
  MOMENT,
  MOST_POINTS,
  matchOf,
  OPTION,
  OUTPOST_HP,
  PLAYER,
  REPLICA,
  ROW,
  RUIN,
  STAT,
  STATUS,
  STATUS_NAMES,
  STRONGHOLD_HP,
  type StatName,
  type StatusName,
  spotOf,
  TIER,
  WALL,
  WALL_HP,
} from './names.ts';
import { costOf, priceOf } from './rules/actions.ts';
import { classOf, defOf, hpLeft, lanesOf, linkedWith, mostHp, ownHp, strongholdLane } from './rules/board.ts';
import { statusLevel } from './rules/status.ts';
import { laneName } from './text/log.ts';

/** What everybody may see of a table of Guardian Realms, beyond the cards themselves. */

const SHOWN: readonly StatName[] = ['hp', 'atk', 'attackCost', 'swapCost', 'range', 'baseAtk'];
/** Yes or no, shown among the statuses. */
const STATES: readonly StatName[] = [
  'fury',
  'invincible',
  'immuneParalyzed',
  'immuneBurned',
  'immuneExhausted',
  'immuneConfused',
  'immunePoisoned',
];

export type GuardianTable = {
  round: number;
  lanes: number;
  /** What each lane is called, from the left. */
  laneNames: string[];
  /** The lane of the Strongholds. */
  stronghold: number;
  timeLimit: number;
  players: GuardianPlayer[];
  /** The attack under way: who, whom by aliases, and where. */
  attack: { attacker: number | null; defender: number | null; spot: number; lane: number } | null;
};

export type GuardianPlayer = {
  gauge: { label: string; value: number; max: number };
  dz: Points;
  sp: Points;
  turns: number;
  deck: number;
  /** What the next draw from the empty deck does to each base; 0 while there is a deck. */
  hunger: number;
  bases: Base[];
};

/** What can be spent, how much there was this round, and the most there can ever be. */
export type Points = { value: number; max: number; most: number };

export type Base = {
  lane: number;
  /** The number that choices and events call it by. */
  spot: number;
  kind: 'stronghold' | 'outpost';
  hp: number;
  max: number;
  fallen: boolean;
  wall: Wall | null;
  /** A wall was destroyed here. */
  wallLost: boolean;
};

export type Wall = { hp: number; max: number; tier: number };

/** A card that can be identified. Guardians on the board tell more. */
type GuardianFacts = {
  owner: number;
  ctrl: number;
  /** Its lane, and the spot of it. */
  at?: number;
  spot?: number;
  /** Alias of the Guardian that wears it. */
  on?: number;
  stats?: Record<string, number>;
  count?: number;
} & Partial<StandingFacts>;

type StandingFacts = {
  hp: number;
  maxHp: number;
  printed: Record<'hp' | 'atk', number>;
  class: ReturnType<typeof classOf>;
  stats: Record<string, number>;
  attacked: number;
  used: boolean;
  abilities: { label: string; price: number }[];
  exhausted?: true;
  kind?: 'clone' | 'copy' | 'summon';
  why?: Why[];
  states?: string[];
  /** How much of each status: the next damage of burns and of poison, rounds left. */
  levels?: Record<string, number>;
  lasting?: Lasting[];
  ownHp?: number;
  /** Aliases of those it shares its HP with. */
  link?: number[];
};
export type GuardianCardView = CardName & Partial<GuardianFacts>;
export type GuardianView = View<GuardianTable, GuardianCardView>;

interface Lasting {
  source: string;
  left: number;
  until: 'rounds' | 'turn' | 'good';
  gives?: StatName[];
}

export function viewTable(m: Machine, viewer: SeatId): GuardianTable {
  const s = m.state;
  const g = matchOf(s);
  const alias = (id: CardId): number | null => (id === NONE ? null : s.aliases[viewer][id]);
  return {
    round: Math.ceil(s.turn / s.seats.length),
    lanes: lanesOf(s),
    laneNames: Array.from({ length: lanesOf(s) }, (_, lane) => laneName(s, lane)),
    stronghold: strongholdLane(s),
    timeLimit: s.options[OPTION.timeLimit],
    players: allSeats(s).map((seat) => viewPlayer(m, seat)),
    attack:
      g[MATCH.attacker] === NONE
        ? null
        : {
            attacker: alias(g[MATCH.attacker]),
            defender: alias(g[MATCH.defender]),
            spot: g[MATCH.attackedSpot],
            lane: laneOfSpot(g[MATCH.attackedSpot]),
          },
  };
}

function viewPlayer(m: Machine, seat: SeatId): GuardianPlayer {
  const s = m.state;
  const own = s.seats[seat].n;
  const middle = strongholdLane(s);
  const deck = pile(s, DECK, seat).length;
  return {
    gauge: { label: 'Stronghold', value: own[BASE + middle], max: STRONGHOLD_HP },
    dz: { value: own[PLAYER.dz], max: own[PLAYER.dzMax], most: MOST_POINTS },
    sp: { value: own[PLAYER.sp], max: MOST_POINTS, most: MOST_POINTS },
    turns: own[PLAYER.turns],
    deck,
    hunger: deck > 0 || own[PLAYER.thirst] === NONE ? 0 : Math.max(1, own[PLAYER.thirst]),
    bases: Array.from({ length: lanesOf(s) }, (_, lane) => ({
      lane,
      spot: spotOf(seat, lane),
      kind: lane === middle ? 'stronghold' : 'outpost',
      hp: own[BASE + lane],
      max: lane === middle ? STRONGHOLD_HP : OUTPOST_HP,
      fallen: own[BASE + lane] === 0,
      wall:
        own[WALL + lane] === 0
          ? null
          : { hp: own[WALL + lane], max: WALL_HP[own[TIER + lane]], tier: own[TIER + lane] },
      wallLost: own[RUIN + lane] === 1,
    })),
  };
}

/** A lasting change of figures: from which card, how much longer, and which states it gives. */
function lastingView(m: Machine, row: Row): Lasting {
  const { effects, defs } = m.game;
  const gives = STATES.filter((name) => effects[row.effect].modifiers[STAT[name]] !== undefined);
  return {
    source: defs[m.state.cards[row.src].def].id,
    left: row.left,
    until: row.until === MOMENT.round ? 'rounds' : row.until === MOMENT.endOfTurn ? 'turn' : 'good',
    ...(gives.length > 0 ? { gives } : {}),
  };
}

export function viewCard(m: Machine, id: CardId, viewer: SeatId): GuardianFacts {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const out: GuardianFacts = { owner: c.owner, ctrl: c.ctrl };
  if (c.at !== NONE) {
    out.at = c.at;
    out.spot = spotOf(c.ctrl, c.at);
  }
  if (c.host !== NONE) out.on = s.aliases[viewer][c.host];
  if (c.zone === HAND) out.stats = { cost: costOf(m, id) };
  if (c.zone === EQUIPMENT && def.charges > 0) out.count = c.count;
  const lasts = s.rows.find((row) => row.tag === ROW.lasts && row.on === id);
  if (lasts !== undefined) out.count = lasts.left;
  return c.zone === GUARDIANS ? { ...out, ...viewGuardian(m, id, viewer) } : out;
}

const levelOf = (m: Machine, id: CardId, status: StatusName): number =>
  statusLevel(m, id, STATUS[status]) * (status === 'burned' ? BURN : 1);

function viewGuardian(m: Machine, id: CardId, viewer: SeatId): StandingFacts {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const stats: Record<string, number> = {};
  const why: Why[] = [];
  for (const name of SHOWN) {
    stats[name] = stat(m, STAT[name], id);
    for (const k of contributions(m, STAT[name], id)) {
      why.push({ stat: name, amount: k.amount, layer: k.modifier.layer, source: citation(m.game, k.modifier.cite) });
    }
  }
  const statuses = STATUS_NAMES.filter((_, i) => (c.flags & (1 << i)) !== 0);
  const states = [...statuses, ...STATES.filter((name) => stat(m, STAT[name], id) > 0)];
  const lasting = s.rows.flatMap((row) =>
    row.tag === MODIFIERS && row.on === id && row.src !== NONE ? [lastingView(m, row)] : [],
  );
  const out: StandingFacts = {
    hp: hpLeft(m, id),
    maxHp: mostHp(m, id),
    printed: { hp: def.hp, atk: def.atk },
    class: classOf(m, id),
    stats,
    attacked: c.acts,
    used: c.used > 0,
    abilities: def.uses.map((use, k) => ({ label: use.label, price: priceOf(m, id, k) })),
  };
  if ((c.flags & EXHAUSTED) !== 0) out.exhausted = true;
  if ((c.flags & REPLICA) !== 0)
    out.kind = (c.flags & CLONE) !== 0 ? 'clone' : (c.flags & COPY) !== 0 ? 'copy' : 'summon';
  if (why.length > 0) out.why = why;
  if (states.length > 0) out.states = states;
  if (statuses.length > 0) out.levels = Object.fromEntries(statuses.map((name) => [name, levelOf(m, id, name)]));
  if (lasting.length > 0) out.lasting = lasting;
  if ((c.flags & LINKED) !== 0) {
    out.ownHp = ownHp(m, id);
    out.link = linkedWith(s, id)
      .slice(1)
      .map((x) => s.aliases[viewer][x]);
  }
  return out;
}
