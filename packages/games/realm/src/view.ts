import {
  allSeats,
  type Board,
  type CardId,
  type CardName,
  citation,
  contributions,
  type DefId,
  type Link,
  type Machine,
  MODIFIERS,
  NONE,
  pile,
  type Row,
  type SeatId,
  type State,
  stat,
  type View,
  type Why,
  waiting,
} from '@wardroom/core';
import { KEYWORDS as PRINTED, type RealmCard } from './card.ts';
import {
  ARTIFACTS,
  ATLAS,
  ATLAS_BACK,
  AURAS,
  AVATARS,
  COLUMNS,
  columnOf,
  ELEMENTS,
  type Element,
  FIGHTING,
  HAND,
  LANCE,
  LIFE,
  LINK,
  MATCH,
  MINIONS,
  MOMENT,
  matchOf,
  OPTION,
  PHASE_NAMES,
  PLAYER,
  REGION_NAMES,
  type RegionName,
  ROW,
  ROWS,
  RUBBLE,
  regionOf,
  rowOf,
  SEATS,
  SICK,
  SITES,
  SPELLBOOK,
  STAT,
  STEALTH,
  type StatName,
  squareOf,
  TAPPED,
  TOKEN_NAMES,
  type TokenName,
  WARD,
} from './names.ts';
import {
  ALL_SQUARES,
  amount,
  covered,
  defOf,
  flagged,
  has,
  isBranded,
  isDisabled,
  isSilenced,
  isTrulyEvil,
  isWater,
  unitsOf,
} from './rules/board.ts';
import { manaFrom, manaOf, thresholdOf } from './rules/sites.ts';
import { storyline } from './rules/storyline.ts';
import { linkText } from './text/log.ts';
import { squareName } from './text/places.ts';

/** What everybody may see of the realm, beyond the cards themselves. */

const SHOWN: readonly StatName[] = ['power', 'movement', 'ranged', 'siteDamage'];
/** Those printed on cards, and what only a text gives. */
const KEYWORDS: readonly StatName[] = [...PRINTED, 'strikesFirst'];

export type RealmTable = {
  phase: (typeof PHASE_NAMES)[number];
  grid: { columns: number; rows: number };
  /** Tokens as events number them. */
  tokens: readonly TokenName[];
  timeLimit: number;
  players: RealmPlayer[];
  /** What waits to happen, the front first (S7.1). */
  storyline: Waiting[];
  fight: Fight | null;
};

export type RealmPlayer = {
  gauge: { label: string; value: number; max: number };
  mana: { value: number; max: number };
  thresholds: Record<Element, number>;
  atlas: number;
  spellbook: number;
  /** S2.3: how many of each kind everybody may know. */
  hand: { sites: number; spells: number };
  deathsDoor: boolean;
  turns: number;
};

/** A link of the storyline. */
export type Waiting = {
  card: CardName;
  seat: number;
  /** Aliases of what it aims at, and locations. */
  on: number[];
  spots?: number[];
  text: string;
};

/** A fight under way, by aliases, and where. */
export type Fight = {
  attacker: number;
  /** What is attacked; null where a mover is intercepted. */
  on: number | null;
  defenders: number[];
  at: number;
};

/** A card that can be identified. What is in play tells more. */
type RealmFacts = {
  owner: number;
  ctrl: number;
  /** Its square; of an aura, the lowest that it covers. */
  at?: number;
  region?: RegionName;
  /** Of an artifact: alias of the unit that carries it. */
  on?: number;
  stats?: Record<string, number>;
  /** Of an aura. */
  covers?: readonly number[];
  states?: string[];
  lasting?: Lasting[];
  count?: number;
} & Partial<SiteFacts & UnitFacts>;

/** Of a site: its symbols, whether it is water now, and whether it is what a destroyed one left. */
type SiteFacts = {
  elements: Partial<Record<Element, number>>;
  water: boolean;
  rubble?: true;
  stats?: Record<string, number>;
};

type UnitFacts = {
  hp: number;
  maxHp: number;
  printed: { power: number };
  stats: Record<string, number>;
  why?: Why[];
  keywords?: StatName[];
  abilities?: { label: string }[];
};

/** Of a card in a hand that one may not see: from which deck it comes (S2.3). */
type BackFacts = { back?: 'site' | 'spell' };

export type RealmCardView = CardName & Partial<RealmFacts> & BackFacts;
export type RealmView = View<RealmTable, RealmCardView>;

interface Lasting {
  source: string;
  left: number;
  until: 'turn' | 'rounds' | 'good';
  gives?: StatName[];
}

/** The squares of the realm and what an aura covers, as a table draws them (S4.4, S5.1). */
export const board: Board = {
  columns: COLUMNS,
  rows: ROWS,
  squares: ALL_SQUARES.map((square) => ({
    name: squareName(square),
    column: columnOf(square),
    row: rowOf(square),
    ...(columnOf(square) < COLUMNS - 1 && rowOf(square) < ROWS - 1 ? { covers: covered(square) } : {}),
  })),
  spots: REGION_NAMES.flatMap((region) => ALL_SQUARES.map((square) => ({ square, region }))),
};

export function viewTable(m: Machine, viewer: SeatId): RealmTable {
  const s = m.state;
  return {
    phase: PHASE_NAMES[s.g[MATCH.phase]],
    grid: { columns: COLUMNS, rows: ROWS },
    tokens: TOKEN_NAMES,
    timeLimit: s.options[OPTION.timeLimit],
    players: allSeats(s).map((seat) => viewPlayer(m, seat)),
    storyline: waiting(m.game, s, storyline()).map((link) => viewLink(m, link, viewer)),
    fight: viewFight(s, viewer),
  };
}

function viewLink(m: Machine, link: Link, viewer: SeatId): Waiting {
  const s = m.state;
  const on = link.window === LINK.move ? [link.b] : link.picks;
  return {
    card: { id: s.aliases[viewer][link.card], card: defOf(m, link.card).id },
    seat: link.seat,
    on: on.filter((id) => id !== NONE).map((id) => s.aliases[viewer][id]),
    ...(link.window !== LINK.trigger && link.window !== LINK.use && link.n !== NONE ? { spots: [link.n] } : {}),
    text: linkText(link.window, defOf(m, link.card).name),
  };
}

function viewFight(s: State, viewer: SeatId): Fight | null {
  const { [MATCH.attacker]: attacker, [MATCH.attacked]: on, [MATCH.fightAt]: at } = matchOf(s);
  if (attacker === NONE) return null;
  const alias = (id: CardId): number => s.aliases[viewer][id];
  const others = SEATS.flatMap((seat) => unitsOf(s, seat));
  return {
    attacker: alias(attacker),
    on: on === NONE ? null : alias(on),
    defenders: others.filter((id) => flagged(s, id, FIGHTING) && id !== attacker && id !== on).map(alias),
    at,
  };
}

function viewPlayer(m: Machine, seat: SeatId): RealmPlayer {
  const s = m.state;
  const own = s.seats[seat].n;
  const hand = pile(s, HAND, seat);
  const sites = hand.filter((id) => flagged(s, id, ATLAS_BACK)).length;
  const [air, earth, fire, water] = thresholdOf(m, seat);
  return {
    gauge: { label: 'Life', value: own[PLAYER.life], max: LIFE },
    mana: { value: own[PLAYER.mana], max: manaOf(m, seat) },
    thresholds: { air, earth, fire, water },
    atlas: pile(s, ATLAS, seat).length,
    spellbook: pile(s, SPELLBOOK, seat).length,
    hand: { sites, spells: hand.length - sites },
    deathsDoor: own[PLAYER.door] > 0,
    turns: own[PLAYER.turns],
  };
}

/** S2.2, S2.3: tokens and avatars are in no deck and no hand, and backs tell sites from spells. */
export function couldBe(m: Machine, place: CardId, def: DefId): boolean {
  const { kind, token } = m.game.defs[def] as RealmCard;
  if (token || kind === 'avatar') return false;
  const { zone, flags } = m.state.cards[place];
  if (zone === HAND) return (kind === 'site') === ((flags & ATLAS_BACK) !== 0);
  return zone === ATLAS ? kind === 'site' : zone !== SPELLBOOK || kind !== 'site';
}

export function viewBack(s: State, id: CardId): BackFacts {
  const { zone, flags } = s.cards[id];
  return zone === HAND ? { back: (flags & ATLAS_BACK) !== 0 ? 'site' : 'spell' } : {};
}

const untilOf = (row: Row): Lasting['until'] =>
  row.until === MOMENT.endOfTurn ? 'turn' : row.until === MOMENT.startOfTurn ? 'rounds' : 'good';

/** A lasting change: from which card, until when, and which states it gives. */
function lastingView(m: Machine, row: Row): Lasting {
  const { modifiers } = m.game.effects[row.effect];
  const gives = [...KEYWORDS, ...STATES].filter((name) => modifiers[STAT[name]] !== undefined);
  return {
    // By its text: the card itself may have gone where nobody sees it, or have turned into another.
    source: citation(m.game, modifiers.find((x) => x !== undefined)![0].cite),
    left: row.left,
    until: untilOf(row),
    ...(gives.length > 0 ? { gives } : {}),
  };
}
const STATES: readonly StatName[] = ['evil', 'silenced', 'disabled', 'flooded'];

export function viewCard(m: Machine, id: CardId, viewer: SeatId): RealmFacts {
  const s = m.state;
  const c = s.cards[id];
  const out: RealmFacts = { owner: c.owner, ctrl: c.ctrl };
  if (c.at !== NONE) {
    out.at = squareOf(c.at);
    out.region = REGION_NAMES[regionOf(c.at)];
  }
  if (c.host !== NONE) out.on = s.aliases[viewer][c.host];
  if (c.zone === HAND && defOf(m, id).kind !== 'site') out.stats = { cost: stat(m, STAT.cost, id) };
  if (c.zone === AURAS) out.covers = covered(c.at);
  if (c.zone === SITES) Object.assign(out, viewSite(m, id));
  if (c.zone === AVATARS || c.zone === MINIONS) Object.assign(out, viewUnit(m, id));
  if (!m.game.zones[c.zone].play) return out;
  const states = statesOf(m, id);
  if (states.length > 0) out.states = states;
  const lasting = s.rows.flatMap((row) =>
    row.tag === MODIFIERS && row.on === id && row.src !== NONE ? [lastingView(m, row)] : [],
  );
  if (lasting.length > 0) out.lasting = lasting;
  if (c.zone === ARTIFACTS && c.count > 0) out.count = c.count;
  return out;
}

function viewSite(m: Machine, id: CardId): SiteFacts {
  if ((m.state.cards[id].flags & RUBBLE) !== 0) return { rubble: true, water: false, elements: {} };
  const elements: SiteFacts['elements'] = {};
  for (const element of ELEMENTS) {
    const n = stat(m, STAT[element], id);
    if (n > 0) elements[element] = n;
  }
  return { elements, water: isWater(m, id), stats: { mana: manaFrom(m, id) } };
}

function viewUnit(m: Machine, id: CardId): UnitFacts {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const power = stat(m, STAT.power, id);
  const stats: Record<string, number> = { power };
  const why: Why[] = [];
  for (const name of SHOWN) {
    if (name !== 'power') {
      const n = amount(m, STAT[name], id);
      if (n > 0) stats[name] = n;
    }
    for (const k of contributions(m, STAT[name], id)) {
      why.push({ stat: name, amount: k.amount, layer: k.modifier.layer, source: citation(m.game, k.modifier.cite) });
    }
  }
  const own = s.seats[c.ctrl].n;
  const life = c.zone === AVATARS ? { hp: own[PLAYER.life], maxHp: LIFE } : { hp: power - c.hurt, maxHp: power };
  const out: UnitFacts = { ...life, printed: { power: def.power }, stats };
  if (why.length > 0) out.why = why;
  const keywords = KEYWORDS.filter((name) => has(m, STAT[name], id));
  if (keywords.length > 0) out.keywords = keywords;
  if (def.uses.length > 0) out.abilities = def.uses.map((use) => ({ label: use.label }));
  return out;
}

/** Tokens, and what else weighs on a card, as words. */
function statesOf(m: Machine, id: CardId): string[] {
  const s = m.state;
  const { flags, zone } = s.cards[id];
  const states: string[] = [];
  const add = (yes: boolean, word: string): void => {
    if (yes) states.push(word);
  };
  add((flags & TAPPED) !== 0, 'tapped');
  add((flags & SICK) !== 0 && !has(m, STAT.charge, id), 'sick');
  add((flags & WARD) !== 0, 'warded');
  add((flags & STEALTH) !== 0, 'stealth');
  add((flags & LANCE) !== 0, 'lance');
  if (zone === SITES) add(stat(m, STAT.flooded, id) > 0, 'flooded');
  if (zone === SITES || zone === MINIONS || zone === AVATARS) {
    add(isSilenced(m, id), 'silenced');
    add(isDisabled(m, id), 'disabled');
  }
  if (zone !== MINIONS && zone !== AVATARS) return states;
  if (zone === MINIONS) {
    add(isTrulyEvil(m, id), 'evil');
    add(
      SEATS.some((seat) => isBranded(s, id, seat)),
      'branded',
    );
  }
  add(
    s.rows.some((row) => row.tag === ROW.shield && row.on === id),
    'shielded',
  );
  return states;
}
