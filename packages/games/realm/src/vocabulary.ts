import {
  type Compiler,
  fail,
  type Machine,
  NONE,
  type Scope_,
  type Value,
  type Vars,
  type Vocabulary,
} from '@wardroom/core';
import { KINDS, type RealmSource } from './card.ts';
import { isTargetable } from './rules/aiming.ts';
import {
  covers,
  defOf,
  flagged,
  foeOf,
  has,
  isAdjacent,
  isEvil,
  isNearby,
  isUnit,
  isWater,
  kingSteps,
  siteAt,
  stepsBetween,
} from './rules/board.ts';
import { carriedBy } from './rules/carrying.ts';
import { aimed } from './rules/would.ts';
import { verbsFor } from './verbs.ts';
import {
  ARTIFACTS,
  AURAS,
  AVATARS,
  EVENT_FACTS,
  EVENT_NAMES,
  G,
  MINIONS,
  MOMENT,
  PROMPT,
  PROMPT_NAMES,
  REGION_NAMES,
  RUBBLE,
  regionOf,
  SITES,
  STAT,
  STAT_NAMES,
  squareOf,
  TAPPED,
  VERB,
  VOID,
  WARD,
  ZONES,
} from './words.ts';

/** The words of the Contested Realm for card texts. The general ones (if, each, choose, modify …) are the engine's. */

// ── From where a text measures ──

const placeOf = (m: Machine, id: number): number => {
  if (id === NONE) return NONE;
  const c = m.state.cards[id];
  // Who has left is remembered where it was.
  return c.at === NONE ? c.memo : c.at;
};

/** S5.1: magic from its caster, anything else from where its card is, or was. */
const origin = (m: Machine, v: Vars): number => placeOf(m, defOf(m, v[0]).kind === 'magic' ? v[2] : v[0]);

const REACHES = ['here', 'adjacent', 'nearby'] as const;
type Reach = (typeof REACHES)[number];

const bySquare = (a: number, b: number, how: Reach): boolean => {
  if (a === NONE || b === NONE) return false;
  if (how === 'here') return squareOf(a) === squareOf(b);
  return how === 'adjacent' ? stepsBetween(a, b) <= 1 : kingSteps(a, b) <= 1;
};

/** Within one region, but sites are reached from every region of the squares. */
const within = (m: Machine, from: number, id: number, how: Reach): boolean => {
  const c = m.state.cards[id];
  if (c.zone === SITES) return bySquare(from, c.at, how);
  if (how === 'here') return from !== NONE && from === c.at;
  return how === 'adjacent' ? isAdjacent(from, c.at) : isNearby(from, c.at);
};

// ── Numbers ──

const nums: Vocabulary['nums'] = {
  /** Where a card is, as a location. */
  locOf: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => placeOf(m, of(m, v));
  },
  /** What the last damage of a text really dealt, all together. */
  lastDealt: () => (m) => m.state.g[G.lastDealt],
};

// ── Cards ──

const siteUnder = (m: Machine, loc: number): number => {
  const site = loc === NONE ? NONE : siteAt(m.state, squareOf(loc));
  return site === NONE || flagged(m.state, site, RUBBLE) ? NONE : site;
};

const refs: Vocabulary['refs'] = {
  /** Who casts the spell, or uses the ability. */
  caster: (_m, v) => v[2],
  siteHere: (m, v) => siteUnder(m, origin(m, v)),
  /** The other player. */
  foe: (_m, v) => foeOf(v[1]),
};

// ── Filters ──

type Filter = (m: Machine, id: number, v: Vars) => boolean;

function oneOf<W extends string>(words: readonly W[], arg: unknown, scope: Scope_): W {
  return words.includes(arg as W) ? (arg as W) : fail(scope, `one of ${words.join(', ')}; got '${arg}'`);
}

const isMarked =
  (flag: number) =>
  (arg: unknown): Filter =>
  (m, id) =>
    flagged(m.state, id, flag) === arg;

const about =
  (test: Filter) =>
  (arg: unknown): Filter =>
  (m, id, v) =>
    test(m, id, v) === arg;

/** Compared with another card of the text. */
const with_ =
  (test: (m: Machine, id: number, other: number) => boolean) =>
  (arg: unknown, _at: string, c: Compiler, scope: Scope_): Filter => {
    const of: Value = c.card(arg, scope);
    return (m, id, v) => {
      const other = of(m, v);
      return other !== NONE && test(m, id, other);
    };
  };

/** Whether it is on or below a site of land, or of water. */
const ground =
  (water: boolean): Filter =>
  (m, id) => {
    const { at } = m.state.cards[id];
    const site = at === NONE || regionOf(at) === VOID ? NONE : siteAt(m.state, squareOf(at));
    return site !== NONE && isWater(m, site) === water;
  };

const filters: Vocabulary['filters'] = {
  kind: (arg, _at, _c, scope) => {
    const kind = oneOf(KINDS, arg, scope);
    return (m, id) => defOf(m, id).kind === kind && !flagged(m.state, id, RUBBLE);
  },
  unit: about((m, id) => isUnit(m.state, id)),
  type: (arg) => (m, id) => defOf(m, id).types.includes(arg as string),
  reach: (arg, _at, _c, scope) => {
    const how = oneOf(REACHES, arg, scope);
    return (m, id, v) => within(m, origin(m, v), id, how);
  },
  /** The same, whatever the region. */
  squareReach: (arg, _at, _c, scope) => {
    const how = oneOf(REACHES, arg, scope);
    return (m, id, v) => bySquare(origin(m, v), m.state.cards[id].at, how);
  },
  sameSquare: with_((m, id, other) => bySquare(m.state.cards[id].at, placeOf(m, other), 'here')),
  /** By this aura, in any region. */
  covered: about((m, id, v) => covers(m.state.cards[v[0]].at, m.state.cards[id].at)),
  region: (arg, _at, _c, scope) => {
    const region = REGION_NAMES.indexOf(oneOf(REGION_NAMES, arg, scope));
    return (m, id) => m.state.cards[id].at !== NONE && regionOf(m.state.cards[id].at) === region;
  },
  onWater: about(ground(true)),
  onLand: about(ground(false)),
  warded: isMarked(WARD),
  tapped: isMarked(TAPPED),
  /** S1.3: to this player's cards. */
  evil: about((m, id, v) => isEvil(m, id, v[1])),
  airborne: about((m, id) => has(m, STAT.airborne, id)),
  carrying: about((m, id) => carriedBy(m, id).length > 0),
  carried: about((m, id) => m.state.cards[id].host !== NONE),
  /** A text may aim at it: not out of its player's sight (S5.6). */
  targetable: about((m, id, v) => isTargetable(m, id, v[1])),
};

// ── All together ──

/** `sources`: the set, whose ids texts may name to bring or become cards. */
export const vocabularyFor = (sources: readonly RealmSource[]): Vocabulary => ({
  stats: STAT_NAMES,
  zones: ZONES,
  places: {
    units: [AVATARS, MINIONS],
    minions: [MINIONS],
    sites: [SITES],
    /** Units and sites: what may have a Ward (S1.4). */
    wardable: [AVATARS, MINIONS, SITES],
    realm: [AVATARS, MINIONS, SITES, ARTIFACTS, AURAS],
  },
  events: EVENT_FACTS,
  eventIndex: (name) => (EVENT_NAMES as readonly string[]).indexOf(name),
  moments: { endOfTurn: MOMENT.endOfTurn },
  cycleMoment: MOMENT.startOfTurn,
  verbs: verbsFor(sources.map((x) => x.id)),
  nums,
  conds: {},
  refs,
  cardWords: {},
  filters,
  prompts: { ...PROMPT, roll: PROMPT.rollEffect },
  promptIndex: (name) => (PROMPT_NAMES as readonly string[]).indexOf(name),
  words: VERB,
  // No text of the set throws dice; the words are the engine's.
  rolled: () => {},
  aimed,
});
