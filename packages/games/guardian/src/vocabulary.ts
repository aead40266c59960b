import {
  type Compiler,
  emit,
  fail,
  type Ids,
  type Machine,
  NONE,
  type Scope_,
  stat,
  type Test,
  type Value,
  type Vocabulary,
} from '@wardroom/core';
import { type GuardianSource, KINDS } from './card.ts';
import {
  basesHp,
  citeOf,
  defOf,
  emptyLanes,
  fallenOutposts,
  foeOf,
  hpLeft,
  inRange,
  isDamaged,
  isTargetable,
  lanesOf,
  mayTarget,
  stands,
} from './rules/board.ts';
import { mayBuild } from './rules/damage.ts';
import { verbsFor } from './verbs.ts';
import {
  AILING,
  DECK,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  EV,
  EVENT_FACTS,
  EVENT_NAMES,
  FIELDS,
  G,
  GUARDIANS,
  HAND,
  laneOfSpot,
  MOMENT,
  P,
  PROMPT,
  PROMPT_NAMES,
  REPLICA,
  STAT,
  STAT_NAMES,
  STATUS,
  STATUS_NAMES,
  seatOfSpot,
  spotOf,
  VERB,
  ZONES,
} from './words.ts';

/** The words of Guardian Realms for card texts. The general ones (if, each, choose, roll, modify …) are the engine's. */

// ── Numbers ──

const ofCard =
  (read: (m: Machine, id: number) => number) =>
  (arg: unknown, c: Compiler, scope: Scope_): Value => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id === NONE ? NONE : read(m, id);
    };
  };

const cardSpot = (m: Machine, id: number): number => {
  const c = m.state.cards[id];
  return c.at === NONE ? NONE : spotOf(c.ctrl, c.at);
};

const nums: Vocabulary['nums'] = {
  /** Where a card stands, as a spot; the spot opposite, of the other player. */
  spotOf: ofCard(cardSpot),
  /** The DZ a player has left. */
  dzOf: (arg, c, scope) => {
    const who = c.seat(arg, scope);
    return (m, v) => m.state.seats[who(m, v)].n[P.dz];
  },
  /** How often the second goes into the first. */
  share: (arg, c, scope) => {
    const [of, by] = (arg as unknown[]).map((x) => c.num(x, scope));
    return (m, v) => Math.floor(of(m, v) / by(m, v));
  },
  facing: ofCard((m, id) => {
    const c = m.state.cards[id];
    return c.at === NONE ? NONE : spotOf(foeOf(c.ctrl), c.at);
  }),
};

// ── Conditions ──

const aboutSpot =
  (test: (m: Machine, v: number[], spot: number) => boolean) =>
  (arg: unknown, c: Compiler, scope: Scope_): Test => {
    const of = c.num(arg, scope);
    return (m, v) => {
      const spot = of(m, v);
      return spot !== NONE && test(m, v, spot);
    };
  };

const aboutCard =
  (test: (m: Machine, v: number[], id: number) => boolean) =>
  (arg: unknown, c: Compiler, scope: Scope_): Test => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && test(m, v, id);
    };
  };

const laneOfSelf = (m: Machine, v: number[]): number => m.state.cards[v[0]].at;

const conds: Vocabulary['conds'] = {
  /** Whose base a spot is, and whether it is in the lane of this card. */
  mySpot: aboutSpot((_m, v, spot) => seatOfSpot(spot) === v[1]),
  here: aboutSpot((m, v, spot) => seatOfSpot(spot) === v[1] && laneOfSpot(spot) === laneOfSelf(m, v)),
  inThisLane: aboutSpot((m, v, spot) => laneOfSpot(spot) === laneOfSelf(m, v)),
  /** The base there stands. */
  standing: aboutSpot((m, _v, spot) => stands(m.state, seatOfSpot(spot), laneOfSpot(spot))),
  /** A base of the player stands and has not all its HP. */
  damagedBase: (arg) => (m, v) => standing(m, v[1]).some((x) => isDamaged(m.state, v[1], laneOfSpot(x))) === arg,
  /** One of the player's Outposts has fallen; their bases have fewer HP together than the opponent's. */
  lostOutpost: (arg) => (m, v) => fallenOutposts(m.state, v[1]) > 0 === arg,
  behind: (arg) => (m, v) => basesHp(m.state, v[1]) < basesHp(m.state, foeOf(v[1])) === arg,
  /** This card is the one that makes the basic attack under way. */
  byAttack: aboutCard((m, _v, id) => m.state.g[G.attacker] === id),
  /** The player has an empty lane to put a Guardian into; a lane to build a wall in ('again': on ruins, too). */
  emptyLane: (arg) => (m, v) => emptyLanes(m.state, v[1]).length > 0 === arg,
  wallLane: (arg) => (m, v) => wallSpots(m, v[1], arg === 'again').length > 0,
  sameLane: (arg, c, scope) => {
    const [a, b] = (arg as unknown[]).map((x) => c.card(x, scope));
    return (m, v) => {
      const [x, y] = [a(m, v), b(m, v)];
      return x !== NONE && y !== NONE && m.state.cards[x].at !== NONE && m.state.cards[x].at === m.state.cards[y].at;
    };
  },
};

// ── Spots ──

const SIDES = ['own', 'foes'] as const;

const standing = (m: Machine, seat: number): number[] => {
  const found: number[] = [];
  for (let lane = 0; lane < lanesOf(m.state); lane++) {
    if (stands(m.state, seat, lane)) found.push(spotOf(seat, lane));
  }
  return found;
};

/** G4.3: a wall may stand where the base has fallen, too. */
function wallSpots(m: Machine, seat: number, again: boolean): number[] {
  const found: number[] = [];
  for (let lane = 0; lane < lanesOf(m.state); lane++) {
    if (mayBuild(m, spotOf(seat, lane), again)) found.push(spotOf(seat, lane));
  }
  return found;
}

const spots: NonNullable<Vocabulary['spots']> = {
  /** Lanes of mine that stand without a Guardian. */
  emptyLanes: () => (m, v) => emptyLanes(m.state, v[1]).map((lane) => spotOf(v[1], lane)),
  /** Lanes of mine where a wall may be built; 'again' where one was destroyed, too. */
  wallLanes:
    (arg): Ids =>
    (m, v) =>
      wallSpots(m, v[1], arg === 'again'),
  /** Bases of mine that stand and have not all their HP. */
  damagedBases: () => (m, v) => standing(m, v[1]).filter((spot) => isDamaged(m.state, v[1], laneOfSpot(spot))),
  /** Bases that stand: 'own' or 'foes'. */
  bases: (arg, _c, scope): Ids => {
    if (!(SIDES as readonly unknown[]).includes(arg)) fail(scope, `'bases' must be one of ${SIDES.join(', ')}`);
    return (m, v) => standing(m, arg === 'own' ? v[1] : foeOf(v[1]));
  },
};

// ── Filters ──

const oneOf = (words: readonly string[], arg: unknown, at: string): void => {
  if (!words.includes(arg as string)) throw new Error(`${at}: one of ${words.join(', ')}; got '${arg}'`);
};

const flagged = (flag: number) => (arg: unknown) => (m: Machine, id: number) =>
  ((m.state.cards[id].flags & flag) !== 0) === arg;

const statusFilters = Object.fromEntries(STATUS_NAMES.map((name) => [name, flagged(1 << STATUS[name])]));

const filters: Vocabulary['filters'] = {
  ...statusFilters,
  kind: (arg, at) => {
    oneOf(KINDS, arg, at);
    return (m, id) => defOf(m, id).kind === arg;
  },
  inPlay: (arg) => (m, id) => m.game.zones[m.state.cards[id].zone].play === arg,
  costAtMost: (arg) => (m, id) => defOf(m, id).cost <= (arg as number),
  /** G9.2–G9.4: a Clone, a Copy or a Guardian Summon. */
  replica: flagged(REPLICA),
  /** Has any of the debuffs. */
  debuffed: (arg) => (m, id) => ((m.state.cards[id].flags & AILING) !== 0) === arg,
  furious: (arg) => (m, id) => stat(m, STAT.fury, id) > 0 === arg,
  hpAtMost: (arg) => (m, id) => hpLeft(m, id) <= (arg as number),
  wounded: (arg) => (m, id) => m.state.cards[id].hurt > 0 === arg,
  /** An opponent's text may target it: neither in Stealth nor Invincible (G8.7, G8.9). One's own always. */
  targetable: (arg) => (m, id, v) => (m.state.cards[id].ctrl === v[1] || isTargetable(m, id)) === arg,
  /** For a Guardian's text: visible, in its lane or the next (G5.2). */
  inRange: (arg) => (m, id, v) => inRange(m, v[0], id) === arg,
  /** For a Guardian's text: what it may target (G5.2). Its own side: anybody. */
  target: (arg) => (m, id, v) =>
    (m.state.cards[id].ctrl === v[1] || (m.state.cards[v[0]].zone === GUARDIANS && mayTarget(m, v[0], id))) === arg,
  /** For a Guardian's text: in its lane, on the other side. */
  opposite: (arg) => (m, id, v) =>
    (m.state.cards[id].ctrl !== v[1] && m.state.cards[id].at === m.state.cards[v[0]].at) === arg,
  /** Its base stands. */
  based: (arg) => (m, id) => stands(m.state, m.state.cards[id].ctrl, m.state.cards[id].at) === arg,
};

/** The vocabulary for a set of cards: texts may name any of them. */
export const vocabularyFor = (cards: readonly GuardianSource[]): Vocabulary => ({
  stats: STAT_NAMES,
  zones: ZONES,
  places: {
    deck: [DECK],
    hand: [HAND],
    guardians: [GUARDIANS],
    equipment: [EQUIPMENT],
    effects: [EFFECTS],
    fields: [FIELDS],
    board: [GUARDIANS, EQUIPMENT, EFFECTS, FIELDS],
    discard: [DISCARD],
  },
  events: EVENT_FACTS,
  eventIndex: (name) => (Object.hasOwn(EVENT_FACTS, name) ? (EVENT_NAMES as readonly string[]).indexOf(name) : -1),
  moments: { endOfTurn: MOMENT.endOfTurn },
  cycleMoment: MOMENT.round,
  verbs: verbsFor(cards.map((x) => x.id)),
  nums,
  conds,
  spots,
  refs: {
    /** Whom the attack under way is aimed at. */
    struckNow: (m) => m.state.g[G.defender],
    /** The other player. */
    foe: (_m, v) => foeOf(v[1]),
  },
  cardWords: {},
  filters,
  prompts: { ...PROMPT, roll: PROMPT.rollEffect },
  promptIndex: (name) => (PROMPT_NAMES as readonly string[]).indexOf(name),
  words: VERB,
  rolled: (m, by, src, faces, sides) => {
    const sum = faces.reduce((a, b) => a + b, 0);
    emit(m, EV.rolled, citeOf(m, src), by, src, NONE, sum, [...faces, sides]);
  },
});
