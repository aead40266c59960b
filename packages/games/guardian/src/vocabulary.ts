import {
  type CardId,
  type Compiler,
  type EventKind,
  emit,
  type Fact,
  fail,
  type Machine,
  meOf,
  NONE,
  type Prompt,
  type SeatId,
  type Spot,
  type SpotIds,
  selfOf,
  stat,
  type TextScope,
  type TextTest,
  type TextValue,
  type TextVars,
  type Vocabulary,
  type WordTable,
} from '@wardroom/core';
import { type GuardianSource, KINDS } from './card.ts';
import { type CardRef, type GuardianLanguage, type Num, SIDES } from './language.ts';
import {
  AILING,
  DECK,
  DISCARD,
  EFFECTS,
  EQUIPMENT,
  EVENT,
  EVENT_FACTS,
  EVENT_NAMES,
  FIELDS,
  GUARDIANS,
  HAND,
  laneOfSpot,
  MATCH,
  MOMENT,
  matchOf,
  PLAYER,
  PROMPT,
  PROMPT_NAMES,
  REPLICA,
  STAT,
  STAT_NAMES,
  STATUS,
  STATUS_NAMES,
  type StatusName,
  seatOfSpot,
  spotIn,
  spotOf,
  VERB,
  ZONES,
} from './names.ts';
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

/** What the words of Guardian Realms in card texts mean; what they are is in `language.ts`, what verbs do in `verbs.ts`. */

// ── Numbers ──

const ofCard =
  (read: (m: Machine, id: CardId) => number) =>
  (arg: CardRef, c: Compiler, scope: TextScope): TextValue => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id === NONE ? NONE : read(m, id);
    };
  };

const nums: WordTable<GuardianLanguage['nums'], TextValue> = {
  spotOf: ofCard((m, id) => {
    const c = m.state.cards[id];
    return c.at === NONE ? NONE : spotOf(c.ctrl, c.at);
  }),
  facing: ofCard((m, id) => {
    const c = m.state.cards[id];
    return c.at === NONE ? NONE : spotOf(foeOf(c.ctrl), c.at);
  }),
  dzOf: (arg, c, scope) => {
    const who = c.seat(arg, scope);
    return (m, v) => m.state.seats[who(m, v)].n[PLAYER.dz];
  },
  share: (arg, c, scope) => {
    const [of, by] = arg.map((x) => c.num(x, scope));
    return (m, v) => Math.floor(of(m, v) / by(m, v));
  },
};

// ── Conditions ──

const flag =
  (test: (m: Machine, v: TextVars) => boolean) =>
  (arg: boolean): TextTest =>
  (m, v) =>
    test(m, v) === arg;

const aboutSpot =
  (test: (m: Machine, v: TextVars, spot: Spot) => boolean) =>
  (arg: Num, c: Compiler, scope: TextScope): TextTest => {
    const of = c.num(arg, scope);
    return (m, v) => {
      const spot = spotIn(of(m, v));
      return spot !== NONE && test(m, v, spot);
    };
  };

const aboutCard =
  (test: (m: Machine, v: TextVars, id: CardId) => boolean) =>
  (arg: CardRef, c: Compiler, scope: TextScope): TextTest => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && test(m, v, id);
    };
  };

const laneOfSelf = (m: Machine, v: TextVars): number => m.state.cards[selfOf(v)].at;

const conds: WordTable<GuardianLanguage['conds'], TextTest> = {
  mySpot: aboutSpot((_m, v, spot) => seatOfSpot(spot) === meOf(v)),
  here: aboutSpot((m, v, spot) => seatOfSpot(spot) === meOf(v) && laneOfSpot(spot) === laneOfSelf(m, v)),
  inThisLane: aboutSpot((m, v, spot) => laneOfSpot(spot) === laneOfSelf(m, v)),
  standing: aboutSpot((m, _v, spot) => stands(m.state, seatOfSpot(spot), laneOfSpot(spot))),
  damagedBase: flag((m, v) => damagedSpots(m, meOf(v)).length > 0),
  lostOutpost: flag((m, v) => fallenOutposts(m.state, meOf(v)) > 0),
  behind: flag((m, v) => basesHp(m.state, meOf(v)) < basesHp(m.state, foeOf(meOf(v)))),
  byAttack: aboutCard((m, _v, id) => matchOf(m.state)[MATCH.attacker] === id),
  emptyLane: flag((m, v) => emptyLanes(m.state, meOf(v)).length > 0),
  wallLane: (arg) => (m, v) => wallSpots(m, meOf(v), arg === 'again').length > 0,
  sameLane: (arg, c, scope) => {
    const [a, b] = arg.map((x) => c.card(x, scope));
    return (m, v) => {
      const [x, y] = [a(m, v), b(m, v)];
      return x !== NONE && y !== NONE && m.state.cards[x].at !== NONE && m.state.cards[x].at === m.state.cards[y].at;
    };
  },
};

// ── Spots ──

const standing = (m: Machine, seat: SeatId): Spot[] => {
  const found: Spot[] = [];
  for (let lane = 0; lane < lanesOf(m.state); lane++) {
    if (stands(m.state, seat, lane)) found.push(spotOf(seat, lane));
  }
  return found;
};

const damagedSpots = (m: Machine, seat: SeatId): Spot[] =>
  standing(m, seat).filter((spot) => isDamaged(m.state, seat, laneOfSpot(spot)));

/** G4.3: a wall may stand where the base has fallen, too. */
function wallSpots(m: Machine, seat: SeatId, again: boolean): Spot[] {
  const found: Spot[] = [];
  for (let lane = 0; lane < lanesOf(m.state); lane++) {
    if (mayBuild(m, spotOf(seat, lane), again)) found.push(spotOf(seat, lane));
  }
  return found;
}

const spots: WordTable<GuardianLanguage['spots'], SpotIds> = {
  emptyLanes: () => (m, v) => emptyLanes(m.state, meOf(v)).map((lane) => spotOf(meOf(v), lane)),
  wallLanes: (arg) => (m, v) => wallSpots(m, meOf(v), arg === 'again'),
  damagedBases: () => (m, v) => damagedSpots(m, meOf(v)),
  bases: (arg, _c, scope) => {
    if (!SIDES.includes(arg)) fail(scope, `'bases' must be one of ${SIDES.join(', ')}`);
    return (m, v) => standing(m, arg === 'own' ? meOf(v) : foeOf(meOf(v)));
  },
};

// ── Filters ──

const flagged =
  (mark: number) =>
  (arg: boolean): Fact =>
  (m, id) =>
    ((m.state.cards[id].flags & mark) !== 0) === arg;

const statusFilters = Object.fromEntries(STATUS_NAMES.map((name) => [name, flagged(1 << STATUS[name])])) as Record<
  StatusName,
  ReturnType<typeof flagged>
>;

const filters: WordTable<GuardianLanguage['filters'], Fact> = {
  ...statusFilters,
  kind: (arg, _c, scope) => {
    if (!KINDS.includes(arg)) fail(scope, `one of ${KINDS.join(', ')}; got '${arg}'`);
    return (m, id) => defOf(m, id).kind === arg;
  },
  inPlay: (arg) => (m, id) => m.game.zones[m.state.cards[id].zone].play === arg,
  costAtMost: (arg) => (m, id) => defOf(m, id).cost <= arg,
  replica: flagged(REPLICA),
  debuffed: flagged(AILING),
  furious: (arg) => (m, id) => stat(m, STAT.fury, id) > 0 === arg,
  hpAtMost: (arg) => (m, id) => hpLeft(m, id) <= arg,
  wounded: (arg) => (m, id) => m.state.cards[id].hurt > 0 === arg,
  targetable: (arg) => (m, id, v) => (m.state.cards[id].ctrl === meOf(v) || isTargetable(m, id)) === arg,
  inRange: (arg) => (m, id, v) => inRange(m, selfOf(v), id) === arg,
  target: (arg) => (m, id, v) => mayBeTarget(m, id, v) === arg,
  opposite: (arg) => (m, id, v) =>
    (m.state.cards[id].ctrl !== meOf(v) && m.state.cards[id].at === laneOfSelf(m, v)) === arg,
  based: (arg) => (m, id) => stands(m.state, m.state.cards[id].ctrl, m.state.cards[id].at) === arg,
};

const mayBeTarget: Fact = (m, id, v) =>
  m.state.cards[id].ctrl === meOf(v) || (m.state.cards[selfOf(v)].zone === GUARDIANS && mayTarget(m, selfOf(v), id));

/** The vocabulary for a set of cards: texts may name any of them. */
export const vocabularyFor = (cards: readonly GuardianSource[]): Vocabulary<GuardianLanguage> => ({
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
  eventIndex: (name) =>
    Object.hasOwn(EVENT_FACTS, name) ? ((EVENT_NAMES as readonly string[]).indexOf(name) as EventKind) : NONE,
  moments: { endOfTurn: MOMENT.endOfTurn },
  cycleMoment: MOMENT.round,
  verbs: verbsFor(cards.map((x) => x.id)),
  nums,
  conds,
  spots,
  refs: {
    /** Whom the attack under way is aimed at. */
    struckNow: (m) => matchOf(m.state)[MATCH.defender],
    /** The other player. */
    foe: (_m, v) => foeOf(meOf(v)),
  },
  cardWords: {},
  filters,
  prompts: { ...PROMPT, roll: PROMPT.rollEffect },
  promptIndex: (name) => (PROMPT_NAMES as readonly string[]).indexOf(name) as Prompt,
  words: VERB,
  rolled: (m, by, src, faces, sides) => {
    const sum = faces.reduce((a, b) => a + b, 0);
    emit(m, EVENT.rolled, citeOf(m, src), by, src, NONE, sum, faces.slice(), sides);
  },
});
