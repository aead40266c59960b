import {
  type CardId,
  defineVerbs,
  type Machine,
  NONE,
  pile,
  selfOf,
  stat,
  type Vocabulary,
  type Zone,
} from '@wardroom/core';
import { cardOf, conds, filters, nums, rivalOf } from './facts.ts';
import { type Destination, VERBS, type WardLanguage } from './language.ts';
import {
  CEMETERY,
  DAMAGE,
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
  ROLL,
  ROW,
  SIDE,
  STAT,
  STAT_NAMES,
  UNDER,
  VERB,
  ZONES,
} from './names.ts';
import { fight, redirect } from './rules/battle.ts';
import { attackNow, bossDrawsNow, reckonNow } from './rules/boss.ts';
import { damage, dealDamage, halfOf, wouldTake } from './rules/damage.ts';
import { arrange, drawByText, turnDecks } from './rules/drawing.ts';
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
import { citeOf, primaryOf } from './rules/field.ts';
import { affects } from './rules/immunity.ts';
import { healing } from './rules/moments.ts';
import { destroy } from './rules/moving.ts';
import { addOverTime } from './rules/over-time.ts';
import { reroll } from './rules/reroll.ts';
import { guard } from './rules/resist.ts';
import { mayReroll, rolling, rollingEach } from './rules/rolling.ts';
import { makeHarmless, negateAttack } from './rules/strike.ts';
import { summonFree } from './rules/summon.ts';

/** What Ward's words in card texts do; what they are is in `language.ts`. */

const DESTINATION_ZONES: Readonly<Record<Exclude<Destination, 'origin'>, Zone>> = {
  hand: HAND,
  cemetery: CEMETERY,
  deckBottom: DECK,
  deck: DECK,
};

/** Whether a text destroys a magic: it reaches it, and nothing keeps it from ending itself. */
const mayDestroy = (m: Machine, src: CardId, id: CardId): boolean =>
  affects(m, src, id) && (id !== src || stat(m, STAT.outlasts, id) === 0);

const verbs = defineVerbs(VERBS, {
  damage: {
    rule: damage,
    idle: (m, { src }, { to, n, kind, by }) =>
      to === NONE || wouldTake(m, by === NONE ? src : by, to, n, DAMAGE[kind]) <= 0,
  },
  halve: {
    run: (m, { src, me }, { to }) => {
      if (to !== NONE) dealDamage(m, src, me, to, halfOf(m, to), DAMAGE.percentage);
    },
    idle: (m, { src }, { to }) => to === NONE || wouldTake(m, src, to, halfOf(m, to), DAMAGE.percentage) <= 0,
  },
  heal: {
    rule: healing,
    idle: (m, { src }, { to, n }) => to === NONE || n <= 0 || m.state.cards[to].hurt === 0 || !affects(m, src, to),
  },
  overTime: {
    run: (m, by, args) => addOverTime(m, ROW.dot, by, args),
  },
  healOverTime: {
    run: (m, by, args) => addOverTime(m, ROW.hot, by, args),
  },
  destroy: {
    run: (m, { src }, { cards }) => {
      for (const id of cards) if (mayDestroy(m, src, id)) destroy(m, id, citeOf(m, src));
    },
    idle: (m, { src }, { cards }) => cards.every((id) => !mayDestroy(m, src, id)),
  },
  draw: {
    rule: drawByText,
    idle: (m, _by, { who }) => who === matchOf(m.state)[MATCH.boss] || pile(m.state, DECK, who).length === 0,
  },
  send: {
    run: (m, { src }, { cards, to, whose }) =>
      effectRun.send(m, src, cards, to === 'origin' ? NONE : DESTINATION_ZONES[to], to === 'deckBottom', whose),
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
  comeBack: { run: (m, { src, me }, { cycles, to }) => effectRun.comeBack(m, src, me, cycles, to === 'deck') },
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
    run: (m, { src, me }, args) => effectRun.beside(m, src, me, args),
    idle: (_m, _by, { card }) => card === NONE,
  },
  attach: {
    run: (m, { src, me }, { card, on, anchored }) => effectRun.attach(m, src, me, card, on, anchored),
    idle: (_m, _by, { card }) => card === NONE,
  },
  tuck: { run: (m, { src, me }, { card }) => effectRun.tuck(m, src, me, card) },
  summonFree: { rule: summonFree },
  redirect: { run: (m, { src }, { to }) => redirect(m, src, to) },
  cancelBattle: { run: (m, { src }) => redirect(m, src, NONE) },
  battle: { rule: fight },
  possess: { run: (m, { src, me }, { on }) => effectRun.possess(m, src, me, on) },
  arrange: { rule: arrange },
  turnDecks: { run: (m) => turnDecks(m) },
  reviveInFront: { rule: reviveInFront },
  takeOver: { run: (m, { src, me }, { card }) => effectRun.takeOver(m, src, me, card) },
  swapPrimaries: {
    run: (m, { src, me }, { with: other, of }) => effectRun.swapPrimaries(m, src, of === NONE ? me : of, other),
    idle: (m, { src, me }, { with: other, of }) => movesNone.primaries(m, src, [of === NONE ? me : of, other]),
  },
  wear: { run: (m, { src }, { on }) => effectRun.wear(m, src, on) },
  becomeEquip: { run: (m, { src }, args) => effectRun.becomeEquip(m, src, args) },
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
  aside: {
    run: (m) => {
      m.state.g[MATCH.aside] = 1;
    },
  },
  reroll: { rule: reroll },
  remember: {
    run: (m, { src }, { who, card }) => {
      m.state.cards[src].memo = who === NONE ? card : who;
    },
  },
  over: { run: (m, { src }, { on, who }) => effectRun.over(m, src, on, who) },
  unpaid: {
    run: (m) => {
      m.state.ret = 0;
    },
  },
});

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
    under: [UNDER],
    handAndDeck: [HAND, DECK],
    handAndUnder: [HAND, UNDER],
    handAndCreatures: [HAND, PRIMARY, SIDE],
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
    remembered: (m, v) => m.state.cards[selfOf(v)].memo,
  },
  cardWords: {
    primaryOf: (arg, c, scope) => {
      const of = c.seat(arg, scope);
      return (m, v) => {
        const seat = of(m, v);
        return seat === NONE ? NONE : primaryOf(m.state, seat);
      };
    },
    rivalOf: (arg, c, scope) => {
      const of = c.card(arg, scope);
      return (m, v) => rivalOf(m, of(m, v));
    },
  },
  filters,
  prompts: { ...PROMPT, roll: PROMPT.rollEffect },
  promptIndex: (name) => (Object.hasOwn(PROMPT, name) ? PROMPT[name as keyof typeof PROMPT] : NONE),
  words: VERB,
  rolled: emitRoll,
  rollAnswered: {
    due: mayReroll,
    enter: (m, roller, a, faces) => rolling.enter(m, { roller, a, b: NONE, kind: ROLL.text, faces: faces.slice() }),
    enterEach: (m, seats, a, faces) =>
      rollingEach.enter(m, { kind: ROLL.text, seats: seats.slice(), cards: seats.map(() => a), faces: faces.slice() }),
  },
  guard,
};
