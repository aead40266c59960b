import {
  allSeats,
  type CardId,
  type Compiler,
  defineVerbs,
  type Fact,
  factN,
  fail,
  isOpponent,
  type Link,
  type Machine,
  meOf,
  NONE,
  opponents,
  pile,
  selfOf,
  stat,
  type TextCard,
  type TextScope,
  type TextTest,
  type TextValue,
  type TextVars,
  type Vocabulary,
  type WordTable,
  type Zone,
} from '@wardroom/core';
import { CREATURE_TYPES, type WardCard } from './card.ts';
import { type CardRef, type Destination, VERBS, type WardLanguage } from './language.ts';
import {
  CEMETERY,
  CHAIN,
  CREATURE_FOR_GOOD,
  DAMAGE,
  DEALT,
  DECK,
  EVENT,
  EVENT_FACTS,
  HAND,
  MAGIC,
  MATCH,
  MOMENT,
  matchOf,
  PLAYER,
  PRIMARY,
  PROMPT,
  RESERVED,
  ROW,
  SIDE,
  STAT,
  STAT_NAMES,
  type StatName,
  VERB,
  ZONES,
} from './names.ts';
import { makeHarmless, negateAttack } from './rules/battle.ts';
import { attackNow, bossDrawsNow, reckonNow } from './rules/boss.ts';
import { PLAY } from './rules/chain.ts';
import { addOverTime, damage, dealDamage, halfOf, heal, isWinged, wouldTake } from './rules/damage.ts';
import {
  effectRun,
  emitRoll,
  intoDeck,
  movesNone,
  recycleField,
  reviveInFront,
  shuffleDeck,
  standBefore,
  steal,
} from './rules/effects.ts';
import {
  affects,
  canLeave,
  cemeteryHp,
  citeOf,
  defOf,
  destroy,
  fullHp,
  hpLeft,
  isCreature,
  primaryOf,
  roomBeside,
} from './rules/field.ts';
import { guard } from './rules/resist.ts';
import { drawCards } from './rules/summon.ts';

/** What Ward's words in card texts do; what they are is in `language.ts`. */

const DESTINATION_ZONES: Readonly<Record<Destination, Zone>> = {
  hand: HAND,
  cemetery: CEMETERY,
  deckBottom: DECK,
  deck: DECK,
};

const verbs = defineVerbs(VERBS, {
  damage: {
    rule: damage,
    idle: (m, { src }, { to, n, kind }) => to === NONE || wouldTake(m, src, to, n, DAMAGE[kind]) <= 0,
  },
  halve: {
    run: (m, { src, me }, { to }) => {
      if (to !== NONE) dealDamage(m, src, me, to, halfOf(m, to), DAMAGE.percentage);
    },
    idle: (m, { src }, { to }) => to === NONE || wouldTake(m, src, to, halfOf(m, to), DAMAGE.percentage) <= 0,
  },
  heal: {
    run: (m, { src }, { to, n }) => heal(m, src, to, n),
    idle: (m, { src }, { to, n }) => to === NONE || n <= 0 || m.state.cards[to].hurt === 0 || !affects(m, src, to),
  },
  overTime: {
    run: (m, { src, me }, { to, n, ticks }) => addOverTime(m, src, me, to, n, ticks),
  },
  destroy: {
    run: (m, { src }, { cards }) => {
      for (const id of cards) if (affects(m, src, id)) destroy(m, id, citeOf(m, src));
    },
    idle: (m, { src }, { cards }) => cards.every((id) => !affects(m, src, id)),
  },
  draw: {
    run: (m, { src }, { who, n }) => drawCards(m, who, n, citeOf(m, src)),
    idle: (m, _by, { who }) => who === matchOf(m.state)[MATCH.boss] || pile(m.state, DECK, who).length === 0,
  },
  send: {
    run: (m, { src }, { cards, to, whose }) =>
      effectRun.send(m, src, cards, DESTINATION_ZONES[to], to === 'deckBottom', whose),
    idle: (m, { src }, { cards }) => movesNone.of(m, src, cards),
  },
  intoDeck: { rule: intoDeck },
  shuffle: {
    rule: shuffleDeck,
    idle: (m, _by, { who }) => pile(m.state, DECK, who).length < 2,
  },
  look: {
    run: (m, { me }, { cards }) => effectRun.look(m, me, cards),
    idle: (_m, _by, { cards }) => cards.length === 0,
  },
  show: {
    run: (m, { src, me }, { card }) => effectRun.show(m, src, me, card),
    idle: (_m, _by, { card }) => card === NONE,
  },
  revealHand: {
    run: (m, { src, me }, { who }) => effectRun.revealHand(m, src, me, who),
    idle: (m, _by, { who }) => pile(m.state, HAND, who).length === 0,
  },
  negate: { run: (m, { src }, { link }) => effectRun.negate(m, src, link) },
  negateAttack: { run: (m, { src }) => negateAttack(m, src) },
  steal: { rule: steal },
  comeBack: { run: (m, { src, me }, { cycles }) => effectRun.comeBack(m, src, me, cycles) },
  harmless: { run: (m, { src }, { card }) => makeHarmless(m, src, card) },
  shield: { run: (m, { src, me }, { on }) => effectRun.row(m, ROW.shield, src, me, on) },
  hold: { run: (m, { src, me }, { on }) => effectRun.row(m, ROW.hold, src, me, on) },
  skipTurn: {
    run: (m, _by, { who }) => {
      m.state.seats[who].n[PLAYER.skips]++;
    },
  },
  cemeteryHp: { run: (m, { src }, { who, n }) => effectRun.cemeteryHp(m, src, who, n) },
  beside: {
    run: (m, { src, me }, { card, home, anchored }) =>
      effectRun.beside(m, src, me, card, home === 'hand' ? HAND : CEMETERY, anchored),
  },
  reviveInFront: { rule: reviveInFront },
  takeOver: { run: (m, { src, me }, { card }) => effectRun.takeOver(m, src, me, card) },
  swapPrimaries: {
    run: (m, { src, me }, { with: other, of }) => effectRun.swapPrimaries(m, src, of === NONE ? me : of, other),
    idle: (m, { src, me }, { with: other, of }) => movesNone.primaries(m, src, [of === NONE ? me : of, other]),
  },
  wear: { run: (m, { src }, { on }) => effectRun.wear(m, src, on) },
  becomeEquip: { run: (m, { src }, { on }) => effectRun.becomeEquip(m, src, on) },
  standBefore: {
    rule: standBefore,
    idle: (m, { src }, { who }) => movesNone.primaries(m, src, [who]),
  },
  mustSummon: {
    run: (m, _by, { who, maxAl }) => effectRun.mustSummon(m, who, maxAl),
    // Only who has lost a creature must, and that is another step's doing.
    idle: (m, _by, { who }) => primaryOf(m.state, who) !== NONE,
  },
  recycleField: { rule: recycleField, idle: (m, { src }) => movesNone.field(m, src) },
  bossDraw: { rule: bossDrawsNow },
  attack: { rule: attackNow },
  reckon: { rule: reckonNow },
  turnBack: { run: (m, { src }) => effectRun.turnBack(m, src) },
  count: {
    run: (m, { src }, { by, on }) => {
      m.state.cards[on === NONE ? src : on].count += by;
    },
  },
  unpaid: {
    run: (m) => {
      m.state.ret = 0;
    },
  },
});

const cardOf =
  (index: typeof MATCH.attacker | typeof MATCH.defender | typeof MATCH.striker | typeof MATCH.struck): TextCard =>
  (m) =>
    matchOf(m.state)[index];

/** The primaries a card is measured against: in a battle that of the other side, else every opponent's. */
function rivals(m: Machine, id: CardId): CardId[] {
  const s = m.state;
  const other =
    matchOf(s)[MATCH.attacker] === id
      ? matchOf(s)[MATCH.defender]
      : matchOf(s)[MATCH.defender] === id
        ? matchOf(s)[MATCH.attacker]
        : NONE;
  const seats = other === NONE ? opponents(s, s.cards[id].ctrl) : [s.cards[other].ctrl];
  return seats.map((seat) => primaryOf(s, seat)).filter((p) => p !== NONE);
}

const flag =
  (test: TextTest) =>
  (arg: boolean): TextTest =>
  (m, v) =>
    test(m, v) === arg;

const ofCard =
  (read: (m: Machine, id: CardId) => number) =>
  (arg: CardRef, c: Compiler, scope: TextScope): TextValue => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id === NONE ? 0 : read(m, id);
    };
  };

const nums: WordTable<WardLanguage['nums'], TextValue> = {
  hpLeft: ofCard(hpLeft),
  hurt: ofCard((m, id) => m.state.cards[id].hurt),
  fullHp: ofCard(fullHp),
  printed: (arg, c, scope) => ofCard((m, id) => facts(m, id).hp)(arg, c, scope),
  buried: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => (of(m, v) === NONE ? 0 : cemeteryHp(m, of(m, v)));
  },
  received: (arg, c, scope) => {
    const [by, to, n] = [c.card(arg.by, scope), c.card(arg.to, scope), c.num(arg.n, scope)];
    return (m, v) => wouldTake(m, by(m, v), to(m, v), n(m, v), DAMAGE.attack);
  },
  foesLeft: () => (m, v) => opponents(m.state, meOf(v)).length,
};

/** The opponent's magic being answered. One whose player has left comes to nothing in any case. */
const foesMagic = (m: Machine, v: TextVars): Link | undefined => {
  const link = m.state.links[factN(v)];
  if (link === undefined || link.ability !== PLAY || link.negated !== 0) return undefined;
  return isOpponent(m.state, link.seat, meOf(v)) ? link : undefined;
};

const conds: WordTable<WardLanguage['conds'], TextTest> = {
  hitFirst: flag((m) => m.state.g[MATCH.hits] === 1),
  rolledSix: flag((m) => m.state.g[MATCH.sixes] > 0),
  foesMagic: flag((m, v) => foesMagic(m, v) !== undefined),
  foesLightning: flag((m, v) => {
    const link = foesMagic(m, v);
    return link !== undefined && defOf(m, link.card).magic === 'lightning';
  }),
  rivalLower: (arg) => compareRival(arg, (mine, theirs) => theirs < mine),
  rivalHigher: (arg) => compareRival(arg, (mine, theirs) => theirs > mine),
  foePlayedLightning: flag((m, v) => opponents(m.state, meOf(v)).some((x) => m.state.seats[x].n[PLAYER.earlier] > 0)),
  room: flag((m, v) => roomBeside(m.state, meOf(v)) > 0),
  anchors: flag((m, v) =>
    allSeats(m.state).some((seat) =>
      [PRIMARY, SIDE].some((z) => pile(m.state, z, seat).some((x) => m.state.cards[x].anchor === selfOf(v))),
    ),
  ),
  attached: flag((m, v) => m.state.cards[selfOf(v)].host !== NONE),
  runs: flag((m, v) => m.state.rows.some((row) => row.tag === ROW.dot && row.src === selfOf(v))),
  dealtDamage: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && (m.state.cards[id].flags & DEALT) !== 0;
    };
  },
  putBy: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => {
      const card = m.state.cards[selfOf(v)];
      return of(m, v) === (card.memo === NONE ? card.ctrl : card.memo);
    };
  },
  hasPrimary: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => primaryOf(m.state, of(m, v)) !== NONE;
  },
  touches: (arg, c, scope) => {
    const of = c.cards(arg, scope);
    return (m, v) => of(m, v).some((id) => affects(m, selfOf(v), id));
  },
  movable: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && canLeave(m, id) && affects(m, selfOf(v), id);
    };
  },
};

function compareRival(name: StatName, holds: (mine: number, theirs: number) => boolean): TextTest {
  const which = STAT[name];
  return (m, v) => {
    const found = rivals(m, selfOf(v));
    if (found.length === 0) return false;
    const mine = stat(m, which, selfOf(v));
    return found.some((x) => holds(mine, stat(m, which, x)));
  };
}

const isCreatureCard = (m: Machine, id: CardId): boolean =>
  facts(m, id).kind === 'creature' || (m.state.cards[id].flags & CREATURE_FOR_GOOD) !== 0;

const facts = (m: Machine, id: CardId): WardCard => defOf(m, id);

const filters: WordTable<WardLanguage['filters'], Fact> = {
  type: (arg, _c, scope) => {
    if (!CREATURE_TYPES.includes(arg)) fail(scope, `no type is called '${arg}'`);
    return (m, id) => facts(m, id).type === arg;
  },
  creature: (arg) => (m, id) => isCreature(m, id) === arg,
  creatureCard: (arg) => (m, id) => isCreatureCard(m, id) === arg,
  magicCard: (arg) => (m, id) => isCreatureCard(m, id) !== arg,
  art: (arg) => (m, id) => facts(m, id).art.includes(arg),
  winged: (arg) => (m, id) => isWinged(m, id) === arg,
  locked: (arg) => (m, id) => facts(m, id).locked === arg,
  maxAl: (arg) => (m, id) => facts(m, id).al <= arg,
  equip: (arg) => (m, id) => (facts(m, id).sub === 'equip') === arg,
  lightning: (arg) => (m, id) => (facts(m, id).magic === 'lightning') === arg,
  onChain: (arg) => (m, id) => (m.state.cards[id].zone === CHAIN) === arg,
  primary: (arg) => (m, id) => (m.state.cards[id].zone === PRIMARY) === arg,
  bleeding: (arg) => (m, id) => m.state.rows.some((row) => row.tag === ROW.dot && row.on === id) === arg,
  held: (arg) => (m, id) => m.state.rows.some((row) => row.tag === ROW.hold && row.on === id) === arg,
  controlledBy: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, id, v) => m.state.cards[id].ctrl === of(m, v);
  },
  unreserved: (arg) => (m, id) => ((m.state.cards[id].flags & RESERVED) === 0) === arg,
};

export const vocabulary: Vocabulary<WardLanguage> = {
  stats: STAT_NAMES,
  zones: ZONES,
  places: {
    deck: [DECK],
    hand: [HAND],
    primaries: [PRIMARY],
    side: [SIDE],
    creatures: [PRIMARY, SIDE],
    magics: [MAGIC],
    cemetery: [CEMETERY],
  },
  events: EVENT_FACTS,
  eventIndex: (name) => (Object.hasOwn(EVENT_FACTS, name) ? EVENT[name as keyof typeof EVENT_FACTS] : NONE),
  moments: { endOfTurn: MOMENT.endOfTurn, endOfBattle: MOMENT.endOfBattle },
  cycleMoment: MOMENT.cycle,
  verbs,
  nums,
  conds,
  refs: {
    attackerNow: cardOf(MATCH.attacker),
    defenderNow: cardOf(MATCH.defender),
    strikerNow: cardOf(MATCH.striker),
    struckNow: cardOf(MATCH.struck),
  },
  cardWords: {
    primaryOf: (arg, c, scope) => {
      const of = c.seat(arg, scope);
      return (m, v) => {
        const seat = of(m, v);
        return seat === NONE ? NONE : primaryOf(m.state, seat);
      };
    },
  },
  filters,
  prompts: { ...PROMPT, roll: PROMPT.rollEffect },
  promptIndex: (name) => (Object.hasOwn(PROMPT, name) ? PROMPT[name as keyof typeof PROMPT] : NONE),
  words: VERB,
  rolled: emitRoll,
  guard,
};
