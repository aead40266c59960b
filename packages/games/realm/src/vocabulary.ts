import {
  type CardId,
  type Compiler,
  type EventKind,
  type Fact,
  factA,
  fail,
  type Machine,
  meOf,
  NONE,
  type Prompt,
  type Spot,
  selfOf,
  type TextScope,
  type TextValue,
  type TextVars,
  type Vocabulary,
  type WordTable,
} from '@wardroom/core';
import { KINDS, type RealmSource } from './card.ts';
import { type CardRef, REACHES, type Reach, type RealmLanguage } from './language.ts';
import {
  ARTIFACTS,
  AURAS,
  AVATARS,
  EVENT_FACTS,
  EVENT_NAMES,
  locIn,
  MATCH,
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
} from './names.ts';
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

/** What the words of the Contested Realm in card texts mean; what they are is in `language.ts`. */

// ── From where a text measures ──

const placeOf = (m: Machine, id: CardId): Spot => {
  if (id === NONE) return NONE;
  const c = m.state.cards[id];
  // Who has left is remembered where it was.
  return c.at === NONE ? locIn(c.memo) : c.at;
};

/** S5.1: magic from its caster, anything else from where its card is, or was. */
const origin = (m: Machine, v: TextVars): Spot =>
  placeOf(m, defOf(m, selfOf(v)).kind === 'magic' ? factA(v) : selfOf(v));

const bySquare = (a: Spot, b: Spot, how: Reach): boolean => {
  if (a === NONE || b === NONE) return false;
  if (how === 'here') return squareOf(a) === squareOf(b);
  return how === 'adjacent' ? stepsBetween(a, b) <= 1 : kingSteps(a, b) <= 1;
};

/** Within one region, but sites are reached from every region of the squares. */
const within = (m: Machine, from: Spot, id: CardId, how: Reach): boolean => {
  const c = m.state.cards[id];
  if (c.zone === SITES) return bySquare(from, c.at, how);
  if (how === 'here') return from !== NONE && from === c.at;
  return how === 'adjacent' ? isAdjacent(from, c.at) : isNearby(from, c.at);
};

// ── Numbers ──

const nums: WordTable<RealmLanguage['nums'], TextValue> = {
  locOf: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => placeOf(m, of(m, v));
  },
  lastDealt: () => (m) => m.state.g[MATCH.lastDealt],
};

// ── Cards ──

const siteUnder = (m: Machine, loc: Spot): CardId => {
  const site = loc === NONE ? NONE : siteAt(m.state, squareOf(loc));
  return site === NONE || flagged(m.state, site, RUBBLE) ? NONE : site;
};

const refs: Vocabulary['refs'] = {
  /** Who casts the spell, or uses the ability. */
  caster: (_m, v) => factA(v),
  siteHere: (m, v) => siteUnder(m, origin(m, v)),
  /** The other player. */
  foe: (_m, v) => foeOf(meOf(v)),
};

// ── Filters ──

/** A card that comes from elsewhere may say anything. */
function oneOf<W extends string>(words: readonly W[], arg: W, scope: TextScope): W {
  return words.includes(arg) ? arg : fail(scope, `one of ${words.join(', ')}; got '${arg}'`);
}

const isMarked =
  (flag: number) =>
  (arg: boolean): Fact =>
  (m, id) =>
    flagged(m.state, id, flag) === arg;

const about =
  (test: Fact) =>
  (arg: boolean): Fact =>
  (m, id, v) =>
    test(m, id, v) === arg;

/** Compared with another card of the text. */
const with_ =
  (test: (m: Machine, id: CardId, other: CardId) => boolean) =>
  (arg: CardRef, c: Compiler, scope: TextScope): Fact => {
    const of = c.card(arg, scope);
    return (m, id, v) => {
      const other = of(m, v);
      return other !== NONE && test(m, id, other);
    };
  };

/** Whether it is on or below a site of land, or of water. */
const ground =
  (water: boolean): Fact =>
  (m, id) => {
    const { at } = m.state.cards[id];
    const site = at === NONE || regionOf(at) === VOID ? NONE : siteAt(m.state, squareOf(at));
    return site !== NONE && isWater(m, site) === water;
  };

const filters: WordTable<RealmLanguage['filters'], Fact> = {
  kind: (arg, _c, scope) => {
    const kind = oneOf(KINDS, arg, scope);
    return (m, id) => defOf(m, id).kind === kind && !flagged(m.state, id, RUBBLE);
  },
  unit: about((m, id) => isUnit(m.state, id)),
  type: (arg) => (m, id) => defOf(m, id).types.includes(arg),
  reach: (arg, _c, scope) => {
    const how = oneOf(REACHES, arg, scope);
    return (m, id, v) => within(m, origin(m, v), id, how);
  },
  squareReach: (arg, _c, scope) => {
    const how = oneOf(REACHES, arg, scope);
    return (m, id, v) => bySquare(origin(m, v), m.state.cards[id].at, how);
  },
  sameSquare: with_((m, id, other) => bySquare(m.state.cards[id].at, placeOf(m, other), 'here')),
  covered: about((m, id, v) => covers(m.state.cards[selfOf(v)].at, m.state.cards[id].at)),
  region: (arg, _c, scope) => {
    const region = REGION_NAMES.indexOf(oneOf(REGION_NAMES, arg, scope));
    return (m, id) => m.state.cards[id].at !== NONE && regionOf(m.state.cards[id].at) === region;
  },
  onWater: about(ground(true)),
  onLand: about(ground(false)),
  warded: isMarked(WARD),
  tapped: isMarked(TAPPED),
  evil: about((m, id, v) => isEvil(m, id, meOf(v))),
  airborne: about((m, id) => has(m, STAT.airborne, id)),
  carrying: about((m, id) => carriedBy(m, id).length > 0),
  carried: about((m, id) => m.state.cards[id].host !== NONE),
  targetable: about((m, id, v) => isTargetable(m, id, meOf(v))),
};

// ── All together ──

/** `sources`: the set, whose ids texts may name to bring or become cards. */
export const vocabularyFor = (sources: readonly RealmSource[]): Vocabulary<RealmLanguage> => ({
  stats: STAT_NAMES,
  zones: ZONES,
  places: {
    units: [AVATARS, MINIONS],
    minions: [MINIONS],
    sites: [SITES],
    wardable: [AVATARS, MINIONS, SITES],
    realm: [AVATARS, MINIONS, SITES, ARTIFACTS, AURAS],
  },
  events: EVENT_FACTS,
  eventIndex: (name) => (EVENT_NAMES as readonly string[]).indexOf(name) as EventKind,
  moments: { endOfTurn: MOMENT.endOfTurn },
  cycleMoment: MOMENT.startOfTurn,
  verbs: verbsFor(sources.map((x) => x.id)),
  nums,
  conds: {},
  refs,
  cardWords: {},
  filters,
  prompts: { ...PROMPT, roll: PROMPT.rollEffect },
  promptIndex: (name) => (PROMPT_NAMES as readonly string[]).indexOf(name) as Prompt,
  words: VERB,
  // No text of the set throws dice; the words are the engine's.
  rolled: () => {},
  aimed,
});
