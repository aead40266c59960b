import {
  type Compiler,
  defineVerbs,
  type Fact,
  fail,
  isOpponent,
  type Link,
  type Machine,
  NONE,
  opponents,
  pile,
  type Scope_,
  stat,
  type Test,
  type Value,
  type Vocabulary,
  type WordTable,
} from '@wardroom/core';
import { CREATURE_TYPES, type WardCard } from './card.ts';
import { type CardRef, VERBS, type WardLanguage, WHOSE } from './language.ts';
import { makeHarmless, negateAttack } from './rules/battle.ts';
import { PLAY } from './rules/chain.ts';
import { addOverTime, dealDamage, halfOf, heal, isWinged, wouldTake } from './rules/damage.ts';
import { effectRun, emitRoll, movesNone } from './rules/effects.ts';
import {
  canLeave,
  cemeteryHp,
  citeOf,
  defOf,
  destroy,
  fullHp,
  hpLeft,
  isCreature,
  primaryOf,
  reaches,
  roomBeside,
} from './rules/field.ts';
import { guard } from './rules/resist.ts';
import { drawCards } from './rules/summon.ts';
import {
  CEMETERY,
  CHAIN,
  CREATURE_FOR_GOOD,
  DAMAGE,
  DEALT,
  DECK,
  EVENT_FACTS,
  EVENT_NAMES,
  G,
  HAND,
  MAGIC,
  MOMENT,
  P,
  PRIMARY,
  PROMPT,
  PROMPT_NAMES,
  RESERVED,
  ROW,
  SIDE,
  STAT,
  STAT_NAMES,
  type StatName,
  VERB,
  ZONES,
} from './words.ts';

/** What Ward's words in card texts do; what they are is in `language.ts`. */

const DESTINATION_ZONES = [HAND, CEMETERY, DECK, DECK];

const verbs = defineVerbs(VERBS, {
  damage: {
    rule: 'damage',
    idle: (m, [src], [to, n, kind]) => to === NONE || wouldTake(m, src, to, n, kind) <= 0,
  },
  halve: {
    run: (m, [src, by], [to]) => {
      if (to !== NONE) dealDamage(m, src, by, to, halfOf(m, to), DAMAGE.percentage);
    },
    idle: (m, [src], [to]) => to === NONE || wouldTake(m, src, to, halfOf(m, to), DAMAGE.percentage) <= 0,
  },
  heal: {
    run: (m, [src], [to, n]) => heal(m, src, to, n),
    idle: (m, [src], [to, n]) => to === NONE || n <= 0 || m.state.cards[to].hurt === 0 || !reaches(m, src, to),
  },
  overTime: {
    run: (m, [src, by], [to, n, ticks]) => addOverTime(m, src, by, to, n, ticks),
  },
  destroy: {
    run: (m, [src], _args, cards) => {
      for (const id of cards) if (reaches(m, src, id)) destroy(m, id, citeOf(m, src));
    },
    idle: (m, [src], _args, cards) => cards.every((id) => !reaches(m, src, id)),
  },
  draw: {
    run: (m, [src], [who, n]) => drawCards(m, who, n, citeOf(m, src)),
    idle: (m, _v, [who]) => who === m.state.g[G.boss] || pile(m.state, DECK, who).length === 0,
  },
  send: {
    run: (m, [src], [, to, whose], cards) =>
      effectRun.send(m, src, cards, DESTINATION_ZONES[to], to === 2, WHOSE[whose]),
    idle: (m, [src], _args, cards) => movesNone.of(m, src, cards),
  },
  intoDeck: { rule: 'intoDeck' },
  shuffle: {
    rule: 'shuffleDeck',
    idle: (m, _v, [who]) => pile(m.state, DECK, who).length < 2,
  },
  look: {
    run: (m, [, me], _a, cards) => effectRun.look(m, me, cards),
    idle: (_m, _v, _a, cards) => cards.length === 0,
  },
  show: {
    run: (m, [src, me], [card]) => effectRun.show(m, src, me, card),
    idle: (_m, _v, [card]) => card === NONE,
  },
  revealHand: {
    run: (m, [src, me], [who]) => effectRun.revealHand(m, src, me, who),
    idle: (m, _v, [who]) => pile(m.state, HAND, who).length === 0,
  },
  negate: { run: (m, [src], [link]) => effectRun.negate(m, src, link) },
  negateAttack: { run: (m, [src]) => negateAttack(m, src) },
  steal: { rule: 'steal' },
  comeBack: { run: (m, [src, me], [cycles]) => effectRun.comeBack(m, src, me, cycles) },
  harmless: { run: (m, [src], [card]) => makeHarmless(m, src, card) },
  shield: { run: (m, [src, me], [on]) => effectRun.row(m, ROW.shield, src, me, on) },
  hold: { run: (m, [src, me], [on]) => effectRun.row(m, ROW.hold, src, me, on) },
  skipTurn: {
    run: (m, _v, [who]) => {
      m.state.seats[who].n[P.skips]++;
    },
  },
  cemeteryHp: { run: (m, [src], [who, n]) => effectRun.cemeteryHp(m, src, who, n) },
  beside: {
    run: (m, [src, me], [card, home, anchored]) =>
      effectRun.beside(m, src, me, card, home === 1 ? HAND : CEMETERY, anchored === 1),
  },
  reviveInFront: { rule: 'reviveInFront' },
  takeOver: { run: (m, [src, me], [card]) => effectRun.takeOver(m, src, me, card) },
  swapPrimaries: {
    run: (m, [src, me], [other, of]) => effectRun.swapPrimaries(m, src, of === NONE ? me : of, other),
    idle: (m, [src, me], [other, of]) => movesNone.primaries(m, src, [of === NONE ? me : of, other]),
  },
  wear: { run: (m, [src], [on]) => effectRun.wear(m, src, on) },
  becomeEquip: { run: (m, [src], [on]) => effectRun.becomeEquip(m, src, on) },
  standBefore: {
    rule: 'standBefore',
    idle: (m, [src], [who]) => movesNone.primaries(m, src, [who]),
  },
  mustSummon: {
    run: (m, _v, [who, maxAl]) => effectRun.mustSummon(m, who, maxAl),
    // Only who has lost a creature must, and that is another step's doing.
    idle: (m, _v, [who]) => primaryOf(m.state, who) !== NONE,
  },
  recycleField: { rule: 'recycleField', idle: (m, [src]) => movesNone.field(m, src) },
  bossDraw: { rule: 'bossDrawsNow' },
  attack: { rule: 'attackNow' },
  reckon: { rule: 'reckonNow' },
  turnBack: { run: (m, [src]) => effectRun.turnBack(m, src) },
  count: {
    run: (m, [src], [by, on]) => {
      m.state.cards[on === NONE ? src : on].count += by;
    },
  },
  unpaid: {
    run: (m) => {
      m.state.ret = 0;
    },
  },
});

const refFromTable =
  (index: number): Value =>
  (m) =>
    m.state.g[index];

/** The primaries a card is measured against: in a battle that of the other side, else every opponent's. */
function rivals(m: Machine, id: number): number[] {
  const s = m.state;
  const other = s.g[G.attacker] === id ? s.g[G.defender] : s.g[G.defender] === id ? s.g[G.attacker] : NONE;
  const seats = other === NONE ? opponents(s, s.cards[id].ctrl) : [s.cards[other].ctrl];
  return seats.map((seat) => primaryOf(s, seat)).filter((p) => p !== NONE);
}

const flag =
  (test: (m: Machine, v: number[]) => boolean) =>
  (arg: boolean): Test =>
  (m, v) =>
    test(m, v) === arg;

const ofCard =
  (read: (m: Machine, id: number) => number) =>
  (arg: CardRef, c: Compiler, scope: Scope_): Value => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id === NONE ? 0 : read(m, id);
    };
  };

const nums: WordTable<WardLanguage['nums'], Value> = {
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
  foesLeft: () => (m, v) => opponents(m.state, v[1]).length,
};

/** The opponent's magic being answered. One whose player has left comes to nothing in any case. */
const foesMagic = (m: Machine, v: number[]): Link | undefined => {
  const link = m.state.links[v[4]];
  if (link === undefined || link.ability !== PLAY || link.negated !== 0) return undefined;
  return isOpponent(m.state, link.seat, v[1]) ? link : undefined;
};

const conds: WordTable<WardLanguage['conds'], Test> = {
  hitFirst: flag((m) => m.state.g[G.hits] === 1),
  rolledSix: flag((m) => m.state.g[G.sixes] > 0),
  foesMagic: flag((m, v) => foesMagic(m, v) !== undefined),
  foesLightning: flag((m, v) => {
    const link = foesMagic(m, v);
    return link !== undefined && defOf(m, link.card).magic === 'lightning';
  }),
  rivalLower: (arg) => compareRival(arg, (mine, theirs) => theirs < mine),
  rivalHigher: (arg) => compareRival(arg, (mine, theirs) => theirs > mine),
  foePlayedLightning: flag((m, v) => opponents(m.state, v[1]).some((x) => m.state.seats[x].n[P.earlier] > 0)),
  room: flag((m, v) => roomBeside(m.state, v[1]) > 0),
  anchors: flag((m, v) =>
    m.state.seats.some((_, seat) =>
      [PRIMARY, SIDE].some((z) => pile(m.state, z, seat).some((x) => m.state.cards[x].anchor === v[0])),
    ),
  ),
  attached: flag((m, v) => m.state.cards[v[0]].host !== NONE),
  runs: flag((m, v) => m.state.rows.some((row) => row.tag === ROW.dot && row.src === v[0])),
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
      const card = m.state.cards[v[0]];
      return of(m, v) === (card.memo === NONE ? card.ctrl : card.memo);
    };
  },
  hasPrimary: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => primaryOf(m.state, of(m, v)) !== NONE;
  },
  touches: (arg, c, scope) => {
    const of = c.cards(arg, scope);
    return (m, v) => of(m, v).some((id) => reaches(m, v[0], id));
  },
  movable: (arg, c, scope) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && canLeave(m, id) && reaches(m, v[0], id);
    };
  },
};

function compareRival(name: StatName, holds: (mine: number, theirs: number) => boolean): Test {
  const which = STAT[name];
  return (m, v) => {
    const found = rivals(m, v[0]);
    if (found.length === 0) return false;
    const mine = stat(m, which, v[0]);
    return found.some((x) => holds(mine, stat(m, which, x)));
  };
}

const isCreatureCard = (m: Machine, id: number): boolean =>
  facts(m, id).kind === 'creature' || (m.state.cards[id].flags & CREATURE_FOR_GOOD) !== 0;

const facts = (m: Machine, id: number): WardCard => defOf(m, id);

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
  eventIndex: (name) => (Object.hasOwn(EVENT_FACTS, name) ? (EVENT_NAMES as readonly string[]).indexOf(name) : -1),
  moments: { endOfTurn: MOMENT.endOfTurn, endOfBattle: MOMENT.endOfBattle },
  cycleMoment: MOMENT.cycle,
  verbs,
  nums,
  conds,
  refs: {
    attackerNow: refFromTable(G.attacker),
    defenderNow: refFromTable(G.defender),
    strikerNow: refFromTable(G.striker),
    struckNow: refFromTable(G.struck),
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
  promptIndex: (name) => (PROMPT_NAMES as readonly string[]).indexOf(name),
  words: VERB,
  rolled: emitRoll,
  guard,
};
