import { type Machine, MODIFIERS, type SeatId } from '@wardroom/core';
import { isEquip, type WardCard } from './card.ts';
import type { Ability, CardRef, CardSet, Cond, Mod, Num, Op, SeatRef } from './language.ts';
import { STAT, type StatName } from './names.ts';

/**
 * What the text of a card promises for as long as the card lies there, read off its data, for bots. Changes of figures show in the
 * fights that `judge` looks at; here is what does not: what happens again and again, what waits for a moment, what binds
 * players. Rough by nature, and about cards in general: no card is known by name.
 */

/** In points of `judge`: for the side of its controller, and for the side of the creature that wears it. */
export interface Worth {
  controller: number;
  wearer: number;
}

/** Whose side something is done to, as a text has it: of the card's controller or of its wearer, or of their foes. */
interface Side {
  of: keyof Worth;
  sign: 1 | -1;
}
const OWN: Side = { of: 'controller', sign: 1 };
const FOES: Side = { of: 'controller', sign: -1 };
const WEARER: Side = { of: 'wearer', sign: 1 };
const foesOf = ({ of, sign }: Side): Side => ({ of, sign: sign === 1 ? -1 : 1 });

/** What is chosen among all of them falls on whomever its controller wants. */
type Whom = Side | 'wanted' | null;

/** No text is worth more, or does more harm. */
const MOST = 8;
/** A point of damage or of healing, and one that comes again. */
const HARM = 0.9;
const CURE = 0.6;
const AGAIN = 2.5;
const DRAWN = 7;
/** Something else comes instead of death. */
const SAVED = 14;
/** A number that depends on the table. */
const SOME = 5;
/** A test that cannot be told from the data alone, and what follows where it fails. */
const MAYBE = 0.6;

/** How often something comes up while a card lies there. */
const OFTEN: Readonly<Record<string, number>> = {
  turnStart: 1.5,
  turnEnd: 1.5,
  drawn: 1.5,
  combatStarts: 1.5,
  combatEnds: 1.5,
  killed: 0.5,
  wouldDie: 0.5,
  reachedCemetery: 0.5,
  battle: 1.5,
  hit: 1.5,
  missed: 1.5,
  attackDealt: 1.5,
  left: 0.3,
  destroyed: 0.3,
  sacrificed: 0.4,
  // What a creature does as it comes is done.
  summoned: 0.2,
};
const IN_TURN = 1.5;
const IN_ANSWER = 0.8;
/** Turns that it may lie there. */
const TURNS = 2;
/** It goes with what it does. */
const ONCE = 0.7;

/** What a stat is worth to whoever has it, for each point; what shows in a fight at once, only where it comes and goes. */
const STATS: Partial<Record<StatName, number>> = {
  noMagic: -10,
  noLightning: -5,
  noStandard: -5,
  onlyEquips: -6,
  noEpic: -2,
  noLegendary: -2,
  noMythic: -2,
  noFight: -10,
  dealsNone: -6,
  tax: -0.6,
  takenSlots: -3,
  noExhume: -2,
  noSide: -4,
  noLeave: -2,
  moreBattles: 8,
  noReturn: 6,
  fewReturns: -3,
  extremes: 1,
  hitTimes: 4,
  faceNeeded: -2,
  pairNeeded: -8,
  noCritical: -2,
  reflects: 8,
  onlyAttackHurts: 4,
};
const SHOWN: Partial<Record<StatName, number>> = {
  al: 2,
  spd: 0.6,
  hit: 2,
  atk: 1,
  mod: 2.5,
  dice: 5,
  hitDice: 5,
  noBattle: -6,
  frozen: -6,
  stunned: -6,
  asleep: -6,
  wrapped: -6,
};

const known = new WeakMap<WardCard, Worth>();

export function worthOf(def: WardCard): Worth {
  let worth = known.get(def);
  if (worth === undefined) {
    worth = { controller: 0, wearer: 0 };
    for (const a of def.source.abilities) weigh(a, worth, isEquip(def) ? WEARER : OWN);
    worth.controller = within(worth.controller);
    worth.wearer = within(worth.wearer);
    known.set(def, worth);
  }
  return worth;
}

const within = (x: number): number => Math.max(-MOST, Math.min(MOST, x));

/** What binds a player for a time. */
export function boundBy(m: Machine, seat: SeatId): number {
  let value = 0;
  for (const row of m.state.rows) {
    if (row.tag !== MODIFIERS || row.seat !== seat) continue;
    const { modifiers } = m.game.effects[row.effect];
    for (const [stat, worth] of BINDING) if (modifiers[stat] !== undefined) value += worth;
  }
  return value;
}

const BINDING = Object.entries(STATS).map(([name, worth]): [number, number] => [STAT[name as StatName], worth]);

/** `subject`: whom a text speaks of that stands in for what would happen to a creature. */
function weigh(a: Ability, to: Worth, subject: Side): void {
  switch (a.is) {
    case 'static': {
      const whom = a.to === 'self' ? OWN : a.to === 'host' ? WEARER : sideOf('side' in a.to ? a.to.side : a.to.seats);
      give(to, whom, (a.if === undefined ? 1 : MAYBE) * (modsWorth(a.mods, STATS) + growth(a.mods)));
      break;
    }
    case 'trigger':
      weighOps(a.do, told(a.if), (OFTEN[a.on] ?? 1) * lasting(a.do), to);
      break;
    case 'instead': {
      const names = told(a.if);
      for (const fact of ['dead', 'hurt', 'creature']) if (!names.has(fact)) names.set(fact, subject);
      if (a.of === 'killed') give(to, subject, SAVED);
      weighOps(a.do, names, (OFTEN[a.of] ?? 1) * lasting(a.do), to);
      break;
    }
    case 'use':
      // What opponents may do about it is no reason to play it, and none against.
      if (a.by === 'opponents') break;
      weighOps(a.do, told(a.if), (a.at === undefined ? IN_TURN : IN_ANSWER) * lasting(a.do), to, a.targets);
      break;
    default:
  }
}

/** Whether it stays after it has done this. */
const lasting = (ops: readonly Op[]): number =>
  ops.some((op) => (op.do === 'send' || op.do === 'destroy') && op.cards === 'self') ? ONCE : 1;

function give(to: Worth, whom: Whom, n: number): void {
  if (whom === 'wanted') to.controller += Math.abs(n);
  else if (whom !== null) to[whom.of] += whom.sign * n;
}

/** Whom names stand for. */
type Names = ReadonlyMap<string, Whom>;

/** Those that take part in the same thing, on two sides. */
const RIVALS: readonly (readonly [string, string])[] = [
  ['striker', 'struck'],
  ['attacker', 'defender'],
  ['dead', 'killer'],
  ['hurt', 'source'],
];

/** Whom the facts of an event are, as far as the condition tells. */
function told(test: Cond | undefined): Map<string, Whom> {
  const names = new Map<string, Whom>([['wearer', WEARER]]);
  const hear = (c: Cond): void => {
    if ('all' in c) c.all.forEach(hear);
    else if ('same' in c && typeof c.same[0] === 'string') names.set(c.same[0], cardSide(c.same[1], names));
    else if ('sameSeat' in c && typeof c.sameSeat[0] === 'string')
      names.set(c.sameSeat[0], seatSide(c.sameSeat[1], names));
    else if ('mine' in c && typeof c.mine === 'string') names.set(c.mine, OWN);
    else if ('foes' in c && typeof c.foes === 'string') names.set(c.foes, FOES);
    else if ('foe' in c && typeof c.foe === 'string') names.set(c.foe, FOES);
  };
  if (test !== undefined) hear(test);
  for (const [a, b] of RIVALS) {
    const x = names.get(a);
    const y = names.get(b);
    if (x && x !== 'wanted' && y === undefined) names.set(b, foesOf(x));
    else if (y && y !== 'wanted' && x === undefined) names.set(a, foesOf(y));
  }
  return names;
}

function sideOf(seats: string): Whom {
  switch (seats) {
    case 'own':
    case 'me':
    case 'allies':
      return OWN;
    case 'foes':
    case 'opponents':
    case 'others':
      return FOES;
    default:
      return null;
  }
}

function seatSide(ref: SeatRef, names: Names): Whom {
  if (typeof ref === 'string') return names.get(ref) ?? sideOf(ref);
  return cardSide('controller' in ref ? ref.controller : ref.owner, names);
}

function cardSide(ref: CardRef, names: Names): Whom {
  if (ref === 'self') return OWN;
  if (ref === 'host') return WEARER;
  if (typeof ref === 'string') return names.get(ref) ?? null;
  if ('primaryOf' in ref) return seatSide(ref.primaryOf, names);
  const rival = cardSide(ref.rivalOf, names);
  return rival === null || rival === 'wanted' ? rival : foesOf(rival);
}

function setSide(set: CardSet | string, names: Names): Whom {
  if (typeof set === 'string') return cardSide(set, names);
  return set.of === undefined ? OWN : set.of === 'all' ? null : seatSide(set.of, names);
}

/** One of a set: where it is of all players, whoever chooses takes whom they want. */
const chosenFrom = (set: CardSet, names: Names): Whom => setSide(set, names) ?? 'wanted';

function weighOps(
  ops: readonly Op[],
  given: Names,
  often: number,
  to: Worth,
  targets: readonly { as: string; from: CardSet }[] = [],
): void {
  const names = new Map(given);
  for (const { as, from } of targets) names.set(as, chosenFrom(from, names));
  for (const op of ops) {
    switch (op.do) {
      case 'if': {
        const odds = oddsOf(op.test);
        weighOps(op.then, names, often * odds, to);
        if (op.else !== undefined) weighOps(op.else, names, often * (1 - odds), to);
        break;
      }
      case 'each':
        names.set(op.as, setSide(op.in, names));
        weighOps(op.then, names, often, to);
        break;
      case 'eachSeat':
        names.set(op.as, sideOf(typeof op.of === 'string' ? op.of : ''));
        weighOps(op.then, names, often, to);
        break;
      case 'choose':
      case 'pick':
        names.set(op.as, chosenFrom(op.from, names));
        break;
      case 'some':
        names.set(op.as, chosenFrom(op.from, names));
        weighOps(op.then, names, often, to);
        break;
      case 'chooseSeat':
        names.set(op.as, sideOf(typeof op.from === 'string' ? op.from : '') ?? 'wanted');
        break;
      case 'may':
        weighOps(op.then, names, often, to);
        break;
      case 'mode':
        for (const option of op.options) weighOps(option.then, names, often / op.options.length, to);
        break;
      default:
        weighStep(op, names, often, to);
    }
  }
}

function weighStep(op: Op, names: Names, often: number, to: Worth): void {
  const [whom, n] = stepWorth(op, names);
  give(to, whom, often * n);
}

/** Whom a step is done to, and what that is worth to them. */
function stepWorth(op: Op, names: Names): [Whom, number] {
  switch (op.do) {
    case 'damage':
      return [cardSide(op.to, names), -HARM * amount(op.n)];
    case 'overTime':
      return [cardSide(op.to, names), -AGAIN * amount(op.n)];
    case 'halve':
      return [cardSide(op.to, names), -15];
    case 'heal':
      return [cardSide(op.to, names), CURE * amount(op.n)];
    case 'hold':
      return [cardSide(op.on, names), -8];
    case 'shield':
      return [cardSide(op.on, names), 8];
    case 'harmless':
      return [cardSide(op.card, names), -12];
    case 'draw':
      return [seatSide(op.who, names), DRAWN * amount(op.n)];
    case 'skipTurn':
      return [seatSide(op.who, names), -25];
    case 'cemeteryHp':
      return [seatSide(op.who, names), -amount(op.n)];
    case 'destroy':
    case 'send':
      return [op.cards === 'self' ? null : setSide(op.cards, names), -8];
    case 'negate':
    case 'negateAttack':
    case 'steal':
    case 'reroll':
    case 'aside':
      return [OWN, 10];
    case 'beside':
    case 'takeOver':
    case 'summonFree':
    case 'attack':
    case 'comeBack':
      return [OWN, 8];
    case 'modify': {
      const whom =
        op.on !== undefined ? cardSide(op.on, names) : op.side !== undefined ? seatSide(op.side, names) : null;
      return [whom, modsWorth(op.mods, STATS) + modsWorth(op.mods, SHOWN)];
    }
    default:
      return [null, 0];
  }
}

const modsWorth = (mods: readonly Mod[], by: Partial<Record<StatName, number>>): number =>
  mods.reduce((sum, mod) => sum + (by[mod.stat] ?? 0) * (mod.add === undefined ? 1 : amount(mod.add, 1)), 0);

/** Figures that change further with each turn that the card lies there. */
const growth = (mods: readonly Mod[]): number =>
  mods.reduce((sum, { stat, add }) => {
    if (typeof add !== 'object' || !('product' in add)) return sum;
    const [each, counted] = add.product;
    const counts = typeof each === 'number' && typeof counted === 'object' && 'counter' in counted;
    return counts ? sum + TURNS * each * (SHOWN[stat] ?? 0) : sum;
  }, 0);

const amount = (n: Num, some = SOME): number => (typeof n === 'number' ? n : some);

/** Of a die, how many of its faces; else nobody knows. */
const oddsOf = (test: Cond): number => ('between' in test ? (test.between[2] - test.between[1] + 1) / 6 : MAYBE);
