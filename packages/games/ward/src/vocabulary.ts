import {
  type CardRef,
  type Compiler,
  isOpponent,
  type Link,
  type Machine,
  NONE,
  type Num,
  opponents,
  pile,
  type Scope_,
  stat,
  type Test,
  type Value,
  type Verb,
  type Vocabulary,
} from '@wardroom/core';
import { CREATURE_TYPES, type WardCard } from './card.ts';
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
  DAMAGE_KINDS,
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

/** Ward's words for card texts. The general ones (if, each, choose, roll, modify …) are the engine's. */

const optional = (kind: 'num' | 'card' | 'seat', missing: number) => ({ optional: kind, missing });
const DESTINATIONS = ['hand', 'cemetery', 'deckBottom', 'deck'] as const;
const DESTINATION_ZONES = [HAND, CEMETERY, DECK, DECK];
/** Of whoever it belongs to as it leaves, of who brought it to the match, or of who has it now. */
const WHOSE = ['home', 'owner', 'holder'] as const;
export type Destination = (typeof DESTINATIONS)[number];

const verbs: Readonly<Record<string, Verb>> = {
  /** Damage to a creature; instant unless the text says another kind. */
  damage: {
    args: { to: 'card', n: 'num', kind: { optional: { word: DAMAGE_KINDS }, missing: DAMAGE.instant } },
    rule: 'damage',
    idle: (m, [src], [to, n, kind]) => to === NONE || wouldTake(m, src, to, n, kind) <= 0,
  },
  /** Half of its present HP (W17.6). */
  halve: {
    args: { to: 'card' },
    run: (m, [src, by], [to]) => {
      if (to !== NONE) dealDamage(m, src, by, to, halfOf(m, to), DAMAGE.percentage);
    },
    idle: (m, [src], [to]) => to === NONE || wouldTake(m, src, to, halfOf(m, to), DAMAGE.percentage) <= 0,
  },
  heal: {
    args: { to: 'card', n: 'num' },
    run: (m, [src], [to, n]) => heal(m, src, to, n),
    idle: (m, [src], [to, n]) => to === NONE || n <= 0 || m.state.cards[to].hurt === 0 || !reaches(m, src, to),
  },
  overTime: {
    args: { to: 'card', n: 'num', ticks: optional('num', 0) },
    run: (m, [src, by], [to, n, ticks]) => addOverTime(m, src, by, to, n, ticks),
  },
  /** Destroy magics, all in one step. */
  destroy: {
    args: { cards: 'cards' },
    run: (m, [src], _args, cards) => {
      for (const id of cards) if (reaches(m, src, id)) destroy(m, id, citeOf(m, src));
    },
    idle: (m, [src], _args, cards) => cards.every((id) => !reaches(m, src, id)),
  },
  draw: {
    args: { who: 'seat', n: 'num' },
    run: (m, [src], [who, n]) => drawCards(m, who, n, citeOf(m, src)),
    idle: (m, _v, [who]) => who === m.state.g[G.boss] || pile(m.state, DECK, who).length === 0,
  },
  /** Move cards: to the hand or cemetery of whoever they belong to now, or of the player who brought them. */
  send: {
    args: { cards: 'cards', to: { word: DESTINATIONS }, whose: { optional: { word: WHOSE }, missing: 0 } },
    run: (m, [src], [, to, whose], cards) =>
      effectRun.send(m, src, cards, DESTINATION_ZONES[to], to === 2, WHOSE[whose]),
    idle: (m, [src], _args, cards) => movesNone.of(m, src, cards),
  },
  /** Into its deck, which is then shuffled. */
  intoDeck: { args: { card: 'card' }, rule: 'intoDeck' },
  shuffle: {
    args: { who: 'seat' },
    rule: 'shuffleDeck',
    idle: (m, _v, [who]) => pile(m.state, DECK, who).length < 2,
  },
  /** A player looks at cards nobody sees. */
  look: {
    args: { cards: 'cards' },
    run: (m, [, me], _a, cards) => effectRun.look(m, me, cards),
    idle: (_m, _v, _a, cards) => cards.length === 0,
  },
  /** A card is shown to everyone. */
  show: {
    args: { card: 'card' },
    run: (m, [src, me], [card]) => effectRun.show(m, src, me, card),
    idle: (_m, _v, [card]) => card === NONE,
  },
  revealHand: {
    args: { who: 'seat' },
    run: (m, [src, me], [who]) => effectRun.revealHand(m, src, me, who),
    idle: (m, _v, [who]) => pile(m.state, HAND, who).length === 0,
  },
  /** The magic being answered is stopped before it takes hold. */
  negate: { args: { link: 'num' }, run: (m, [src], [link]) => effectRun.negate(m, src, link) },
  negateAttack: { args: {}, run: (m, [src]) => negateAttack(m, src) },
  /** Negate the magic being answered and play it oneself. */
  steal: { args: { link: 'num' }, rule: 'steal' },
  /** This comes back to its owner's hand after so many cycles. */
  comeBack: { args: { cycles: 'num' }, run: (m, [src, me], [cycles]) => effectRun.comeBack(m, src, me, cycles) },
  /** Nothing that it does in the battle under way does damage. */
  harmless: { args: { card: 'card' }, run: (m, [src], [card]) => makeHarmless(m, src, card) },
  /** The next attack on it is negated. */
  shield: { args: { on: 'card' }, run: (m, [src, me], [on]) => effectRun.row(m, ROW.shield, src, me, on) },
  /** It is held until its controller's roll frees it; how is in this card's `hold` note. */
  hold: { args: { on: 'card' }, run: (m, [src, me], [on]) => effectRun.row(m, ROW.hold, src, me, on) },
  skipTurn: {
    args: { who: 'seat' },
    run: (m, _v, [who]) => {
      m.state.seats[who].n[P.skips]++;
    },
  },
  cemeteryHp: { args: { who: 'seat', n: 'num' }, run: (m, [src], [who, n]) => effectRun.cemeteryHp(m, src, who, n) },
  /** Onto the field beside the primary, held by this card, and where it goes when that ends. */
  beside: {
    args: { card: 'card', home: { optional: { word: ['cemetery', 'hand'] }, missing: 0 }, anchored: 'flag' },
    run: (m, [src, me], [card, home, anchored]) =>
      effectRun.beside(m, src, me, card, home === 1 ? HAND : CEMETERY, anchored === 1),
  },
  /** To the front, held by this card; a primary already there goes to the hand. */
  reviveInFront: { args: { card: 'card' }, rule: 'reviveInFront' },
  /** Take an opponent's creature over as a limited summon. */
  takeOver: { args: { card: 'card' }, run: (m, [src, me], [card]) => effectRun.takeOver(m, src, me, card) },
  /** One's own primary for another player's; or those of two other players. */
  swapPrimaries: {
    args: { with: 'seat', of: optional('seat', NONE) },
    run: (m, [src, me], [other, of]) => effectRun.swapPrimaries(m, src, of === NONE ? me : of, other),
    idle: (m, [src, me], [other, of]) => movesNone.primaries(m, src, [of === NONE ? me : of, other]),
  },
  /** This is attached to a creature. */
  wear: { args: { on: 'card' }, run: (m, [src], [on]) => effectRun.wear(m, src, on) },
  /** This creature becomes an equip on another. */
  becomeEquip: { args: { on: 'card' }, run: (m, [src], [on]) => effectRun.becomeEquip(m, src, on) },
  /** This stands in front of an opponent, for good. */
  standBefore: {
    args: { who: 'seat' },
    rule: 'standBefore',
    idle: (m, [src], [who]) => movesNone.primaries(m, src, [who]),
  },
  mustSummon: {
    args: { who: 'seat', maxAl: 'num' },
    run: (m, _v, [who, maxAl]) => effectRun.mustSummon(m, who, maxAl),
    // Only who has lost a creature must, and that is another step's doing.
    idle: (m, _v, [who]) => primaryOf(m.state, who) !== NONE,
  },
  recycleField: { args: {}, rule: 'recycleField', idle: (m, [src]) => movesNone.field(m, src) },
  /** The boss draws and plays a card at once. */
  bossDraw: { args: {}, rule: 'bossDrawsNow' },
  /** This creature battles a player's primary, beside its battle of the turn. */
  attack: { args: { who: 'seat' }, rule: 'attackNow' },
  /** Whoever is past the threshold by now is out, before the next player is asked. */
  reckon: { args: {}, rule: 'reckonNow' },
  turnBack: { args: {}, run: (m, [src]) => effectRun.turnBack(m, src) },
  /** Counters and memory of this card, or of another. */
  count: {
    args: { by: 'num', on: optional('card', NONE) },
    run: (m, [src], [by, on]) => {
      m.state.cards[on === NONE ? src : on].count += by;
    },
  },
  /** A cost that could not be paid: the card does nothing. */
  unpaid: {
    args: {},
    run: (m) => {
      m.state.ret = 0;
    },
  },
};

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
  (arg: unknown): Test =>
  (m, v) =>
    test(m, v) === (arg === true);

const ofCard =
  (read: (m: Machine, id: number) => number) =>
  (arg: unknown, c: Compiler, scope: Scope_): Value => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id === NONE ? 0 : read(m, id);
    };
  };

const nums: Vocabulary['nums'] = {
  hpLeft: ofCard(hpLeft),
  hurt: ofCard((m, id) => m.state.cards[id].hurt),
  fullHp: ofCard(fullHp),
  /** What a creature is printed with. */
  printed: (arg, c, scope) => ofCard((m, id) => facts(m, id).hp)(arg, c, scope),
  /** A player's cemetery HP. */
  buried: (arg, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, v) => (of(m, v) === NONE ? 0 : cemeteryHp(m, of(m, v)));
  },
  /** What a creature would receive of the attack that has been worked out, after halving and prevention. */
  received: (arg, c, scope) => {
    const attack = arg as { by: CardRef; to: CardRef; n: Num };
    const [by, to, n] = [c.card(attack.by, scope), c.card(attack.to, scope), c.num(attack.n, scope)];
    return (m, v) => wouldTake(m, by(m, v), to(m, v), n(m, v), DAMAGE.attack);
  },
  /** How many opponents are still there. */
  foesLeft: () => (m, v) => opponents(m.state, v[1]).length,
};

/** The opponent's magic being answered. One whose player has left comes to nothing in any case. */
const foesMagic = (m: Machine, v: number[]): Link | undefined => {
  const link = m.state.links[v[4]];
  if (link === undefined || link.ability !== PLAY || link.negated !== 0) return undefined;
  return isOpponent(m.state, link.seat, v[1]) ? link : undefined;
};

const conds: Vocabulary['conds'] = {
  /** Its hit is the first of this battle. */
  hitFirst: flag((m) => m.state.g[G.hits] === 1),
  /** At least one of the attack dice shows 6. */
  rolledSix: flag((m) => m.state.g[G.sixes] > 0),
  /** The link being answered is a magic that an opponent plays. */
  foesMagic: flag((m, v) => foesMagic(m, v) !== undefined),
  foesLightning: flag((m, v) => {
    const link = foesMagic(m, v);
    return link !== undefined && defOf(m, link.card).magic === 'lightning';
  }),
  /** Some rival has a lower, or a higher, value of a stat. */
  rivalLower: (arg) => compareRival(arg as StatName, (mine, theirs) => theirs < mine),
  rivalHigher: (arg) => compareRival(arg as StatName, (mine, theirs) => theirs > mine),
  /** An opponent had played a Lightning this turn before the battle under way. */
  foePlayedLightning: flag((m, v) => opponents(m.state, v[1]).some((x) => m.state.seats[x].n[P.earlier] > 0)),
  /** Room for another limited summon. */
  room: flag((m, v) => roomBeside(m.state, v[1]) > 0),
  /** This card holds a limited summon already. */
  anchors: flag((m, v) =>
    m.state.seats.some((_, seat) =>
      [PRIMARY, SIDE].some((z) => pile(m.state, z, seat).some((x) => m.state.cards[x].anchor === v[0])),
    ),
  ),
  attached: flag((m, v) => m.state.cards[v[0]].host !== NONE),
  /** Damage over time from this card runs on somebody. */
  runs: flag((m, v) => m.state.rows.some((row) => row.tag === ROW.dot && row.src === v[0])),
  /** It dealt damage this turn. */
  dealtDamage: (arg, c: Compiler, scope: Scope_) => {
    const of = c.card(arg, scope);
    return (m, v) => {
      const id = of(m, v);
      return id !== NONE && (m.state.cards[id].flags & DEALT) !== 0;
    };
  },
  /** It was this player who put it where it stands; of one that came back by itself, its controller. */
  putBy: (arg, c: Compiler, scope: Scope_) => {
    const of = c.seat(arg, scope);
    return (m, v) => {
      const card = m.state.cards[v[0]];
      return of(m, v) === (card.memo === NONE ? card.ctrl : card.memo);
    };
  },
  hasPrimary: (arg, c: Compiler, scope: Scope_) => {
    const of = c.seat(arg, scope);
    return (m, v) => primaryOf(m.state, of(m, v)) !== NONE;
  },
  /** This card's effect reaches it, or one of them (W16.1.1). */
  touches: (arg, c: Compiler, scope: Scope_) => {
    const of = c.cards(arg, scope);
    return (m, v) => of(m, v).some((id) => reaches(m, v[0], id));
  },
  /** It may leave its place: nothing nails it down, and this card's effect reaches it. */
  movable: (arg, c: Compiler, scope: Scope_) => {
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

const filters: Vocabulary['filters'] = {
  type: (arg, at) => {
    if (!(CREATURE_TYPES as readonly unknown[]).includes(arg)) throw new Error(`${at}: no type is called '${arg}'`);
    return (m, id) => facts(m, id).type === arg;
  },
  creature: (arg) => (m, id) => isCreature(m, id) === arg,
  /** A creature card, wherever it lies; a hybrid is a magic off the field, unless it has become a creature for good. */
  creatureCard: (arg) => (m, id) => isCreatureCard(m, id) === arg,
  magicCard: (arg) => (m, id) => isCreatureCard(m, id) !== arg,
  art: (arg) => (m, id) => facts(m, id).art.includes(arg as string),
  winged: (arg) => (m, id) => isWinged(m, id) === arg,
  locked: (arg) => (m, id) => facts(m, id).locked === arg,
  maxAl: (arg) => (m, id) => facts(m, id).al <= (arg as number),
  equip: (arg) => (m, id) => (facts(m, id).sub === 'equip') === arg,
  lightning: (arg) => (m, id) => (facts(m, id).magic === 'lightning') === arg,
  onChain: (arg) => (m, id) => (m.state.cards[id].zone === CHAIN) === arg,
  primary: (arg) => (m, id) => (m.state.cards[id].zone === PRIMARY) === arg,
  /** Damage over time runs on it (W11.3). */
  bleeding: (arg) => (m, id) => m.state.rows.some((row) => row.tag === ROW.dot && row.on === id) === arg,
  /** Something holds it that its controller must roll to break. */
  held: (arg) => (m, id) => m.state.rows.some((row) => row.tag === ROW.hold && row.on === id) === arg,
  /** Wherever it lies: an equip on a partner's creature is still its player's. */
  controlledBy: (arg, _at, c, scope) => {
    const of = c.seat(arg, scope);
    return (m, id, v) => m.state.cards[id].ctrl === of(m, v);
  },
  unreserved: (arg) => (m, id) => ((m.state.cards[id].flags & RESERVED) === 0) === arg,
};

export const vocabulary: Vocabulary = {
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
