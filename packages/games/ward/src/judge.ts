import {
  among,
  type CardId,
  isOpponent,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type State,
  stat,
  type Team,
} from '@wardroom/core';
import type { WardCard } from './card.ts';
import {
  CEMETERY,
  DECK,
  FIRST_SEAT,
  HAND,
  MAGIC,
  MATCH,
  matchOf,
  PHASE,
  PLAYER,
  PROMPT_NAMES,
  ROW,
  SIDE,
  STAT,
  VERB_NAMES,
} from './names.ts';
import { atLeast, meanBelow } from './odds.ts';
import { fightingAllowed, mayBattle } from './rules/battle.ts';
import { canAct, isHarmless, isWinged } from './rules/damage.ts';
import { cemeteryHp, defOf, fullHp, hpLeft, primaryOf, threshold } from './rules/field.ts';
import { sacrificesFor } from './rules/price.ts';
import { boundBy, worthOf } from './worth.ts';

/**
 * What a position is worth to a seat, for bots. The unit is one point of cemetery HP: those decide the match. Weights
 * were set by playing matches of the greedy bot against itself.
 */

/** Asked only while nothing is under way. */
export const quietPrompts = among(PROMPT_NAMES, ['main', 'combat', 'second']);
export const passingVerbs = among(VERB_NAMES, ['pass', 'endPhase', 'no', 'none']);
/** By which the text of a card does something. */
export const textVerbs = among(VERB_NAMES, ['play', 'use']);

/** See docs/bots.md: fitted on matches of the greedy bot against itself. */
export const judgeScale = 160;

const WON = 10_000;
/** What it costs to reach the threshold, as far as it is only a prospect. */
const RUIN = 400;
/** Share of a creature's price that is counted lost when all its HP are. */
const WOUNDS = 0.55;
/** Having to find a new creature, beside the cemetery HP. */
const TEMPO = 8;
/** The same where no creature in hand can be summoned, and for each creature given up for one. */
const REDRAW = 30;
const GIVEN_UP = 10;
/** Figures that an equip gives to the other side's creature, while nobody stands against it: the fight would tell later. */
const LENT = 12;
/** The next battle to come, the one after it, and one that is not to be expected soon. */
const NOW = 1;
const NEXT = 0.75;
const LATER = 0.3;
/** How the creatures in front would do against each other in the long run. */
const RACE = 0.45;
const PRESENCE = 25;
/** Its text does not work. */
const SILENCED = 6;
/** In a rumble: see `harmWorth`. */
const RUMBLE = 0.6;
/** A boss with all its HP, a middling minion of it, and a magic that lies before it. */
const BOSS = 700;
const MINION = 24;
const BOSS_MAGIC = 14;
/** Rounds of a fight with a boss that are looked at. */
const ROUNDS = 3;
const HELD_MAGIC = 7;
/** A magic that lies on the field, whatever it does. */
const LYING = 2;
const HELD_CREATURE = 8;

export function judge(m: Machine, seat: SeatId): number {
  const s = m.state;
  if (s.over !== null) {
    if (s.over.winner === NONE) return 0;
    return s.over.winner === s.seats[seat].team ? WON : -WON;
  }
  const harm = harmWorth(s);
  let value = 0;
  for (let i = 0 as SeatId; i < s.seats.length; i++) {
    const sign = isOpponent(s, seat, i) ? -harm : 1;
    value += sign * (s.seats[i].out === 1 ? -RUIN : standing(m, i, seat));
  }
  return value + fights(m, seat, harm);
}

/** What harm to an opponent is worth beside harm to oneself: with more than two sides others gain by it as well. */
function harmWorth(s: State): number {
  const first = s.seats[FIRST_SEAT].team;
  let other: Team = NONE;
  for (let i = FIRST_SEAT; i < s.seats.length; i++) {
    const { team } = s.seats[i];
    if (team === first || team === other) continue;
    if (other !== NONE) return RUMBLE;
    other = team;
  }
  return 1;
}

/** Room below the threshold. The last points weigh more than the first. */
const roomWorth = (room: number): number => (room <= 0 ? -RUIN : room - 6000 / (room + 20));

/** What a player loses if this creature of theirs is killed. */
function price(m: Machine, id: CardId): number {
  if (id === matchOf(m.state)[MATCH.bossCard]) return BOSS;
  const seat = m.state.cards[id].ctrl;
  const room = threshold(m.state) - cemeteryHp(m, seat);
  return roomWorth(room) - roomWorth(room - defOf(m, id).hp);
}

/** How one player stands, apart from the fight in front. */
function standing(m: Machine, seat: SeatId, viewer: SeatId): number {
  const s = m.state;
  if (seat === matchOf(s)[MATCH.boss]) return bossStanding(m, seat);
  let value = roomWorth(threshold(s) - cemeteryHp(m, seat));
  const primary = primaryOf(s, seat);
  if (primary !== NONE) {
    const def = defOf(m, primary);
    value -= (WOUNDS * price(m, primary) * Math.min(def.hp, s.cards[primary].hurt + drain(s, primary))) / def.hp;
    value += PRESENCE * quality(def);
    if (def.hasEffect && stat(m, STAT.negated, primary) > 0) value -= SILENCED;
  } else {
    value -= TEMPO;
    // A creature must come, and putting its price off does not save it.
    if (seat === viewer) value -= nextCreature(m, seat).price;
  }
  for (const id of pile(s, SIDE, seat)) value += 6 + 10 * quality(defOf(m, id));
  value += held(m, seat, viewer);
  for (const id of pile(s, MAGIC, seat)) value += attached(m, id, seat);
  value -= 25 * s.seats[seat].n[PLAYER.skips];
  value += boundBy(m, seat);
  value += 0.2 * pile(s, DECK, seat).length;
  // Creatures that may come back, and what can be fetched.
  value += 0.3 * Math.min(6, pile(s, CEMETERY, seat).length);
  return value;
}

/** How a boss stands: by its HP, what stands beside it and what lies before it. */
function bossStanding(m: Machine, seat: SeatId): number {
  const s = m.state;
  const boss = matchOf(s)[MATCH.bossCard];
  let value = (BOSS * Math.max(0, hpLeft(m, boss) - drain(s, boss))) / fullHp(m, boss);
  for (const id of pile(s, SIDE, seat)) {
    const def = defOf(m, id);
    value += (MINION * (0.5 + quality(def)) * (def.hp - s.cards[id].hurt)) / Math.max(1, def.hp);
  }
  for (const id of pile(s, MAGIC, seat)) value += s.cards[id].host === NONE ? BOSS_MAGIC : 0.6 * BOSS_MAGIC;
  return value - 40 * s.seats[seat].n[PLAYER.skips];
}

/** Damage over time still to come. */
function drain(s: State, id: CardId): number {
  let sum = 0;
  for (const row of s.rows) {
    if (row.on !== id) continue;
    if (row.tag === ROW.dot) sum += row.n * (row.left === 0 ? 3 : Math.min(3, row.left));
    else if (row.tag === ROW.hold) sum += 10;
    else if (row.tag === ROW.shield) sum -= 8;
  }
  return sum;
}

/** Cards in hand: one's own by what they are, others' by their number. */
function held(m: Machine, seat: SeatId, viewer: SeatId): number {
  const hand = pile(m.state, HAND, seat);
  if (seat !== viewer) {
    // After combat the next player's card is as good as drawn.
    const drawn = m.state.active !== seat && m.state.g[MATCH.phase] > PHASE.combat ? 1 : 0;
    return HELD_MAGIC * Math.min(9, hand.length + drawn);
  }
  let value = 0;
  let creatures = 0;
  for (let i = 0; i < hand.length && i < 9; i++) {
    const def = defOf(m, hand[i]);
    if (def.kind !== 'creature') {
      value += HELD_MAGIC;
      continue;
    }
    creatures++;
    const easy = sacrificesFor(def) === 0 ? 1 : 0.7;
    value += (creatures <= 3 ? 1 : 0.4) * (3 + HELD_CREATURE * quality(def) * easy);
  }
  return value;
}

/** What a magic on the field does beyond figures, or does for as long as nobody stands there. */
function attached(m: Machine, id: CardId, seat: SeatId): number {
  const c = m.state.cards[id];
  const def = defOf(m, id);
  const worth = worthOf(def);
  const value = LYING + atWork(worth.controller);
  if (c.host === NONE) return value;
  const wearer = m.state.cards[c.host].ctrl;
  if (primaryOf(m.state, seat) === NONE) {
    const lent = Math.sign(figures(def));
    return isOpponent(m.state, wearer, seat) ? -LENT * lent : LENT * lent;
  }
  const side = isOpponent(m.state, wearer, seat) ? -1 : 1;
  return atWork(worth.controller) + side * atWork(worth.wearer);
}

/** A text at work is worth more than the card was in the hand: there it was only a promise. */
const atWork = (worth: number): number => worth + Math.sign(worth) * Math.min(HELD_MAGIC, Math.abs(worth));

/** The cheapest summon from the hand onto an empty field, and what it costs: the sacrifices, and their cemetery HP (W8.2). */
function nextCreature(m: Machine, seat: SeatId): { id: CardId; price: number } {
  const hand = pile(m.state, HAND, seat);
  const room = threshold(m.state) - cemeteryHp(m, seat);
  const next: { id: CardId; price: number } = { id: NONE, price: REDRAW };
  for (const id of hand) {
    const def = defOf(m, id);
    if (def.kind !== 'creature' || def.require?.onto !== undefined) continue;
    const need = sacrificesFor(def);
    let price = 0;
    if (need > 0) {
      const others = hand.flatMap((x) => (x !== id && defOf(m, x).kind === 'creature' ? [defOf(m, x).hp] : []));
      if (others.length < need) continue;
      others.sort((x, y) => x - y);
      const hp = others.slice(0, need).reduce((x, y) => x + y, 0);
      price = roomWorth(room) - roomWorth(room - hp) + need * GIVEN_UP;
    }
    if (next.id !== NONE && price >= next.price) continue;
    next.id = id;
    next.price = price;
  }
  return next;
}

/** What an equip adds to its wearer's figures, all in one. */
export function figures(def: WardCard): number {
  let sum = 0;
  for (const a of def.source.abilities) {
    if (a.is !== 'static') continue;
    for (const mod of a.mods) {
      const add = (mod as { add?: unknown }).add;
      if (typeof add === 'number') sum += add;
    }
  }
  return sum;
}

const qualities = new WeakMap<WardCard, number>();

/** How a creature would do against a middling one (AL 6, 55 HP, 2 dice, MOD 2), from nought to one. By its print alone. */
function quality(def: WardCard): number {
  let known = qualities.get(def);
  if (known === undefined) {
    const deals = atLeast(2, 6 - def.mod) * (3.5 * def.dice + def.mod);
    const takes = atLeast(2, def.al - 2) * 9;
    known = share(def.hp / takes, 55 / Math.max(0.5, deals));
    if (def.hasEffect) known = Math.max(0, Math.min(1, known + 0.08));
    qualities.set(def, known);
  }
  return known;
}

const share = (mine: number, theirs: number): number => (mine * mine) / (mine * mine + theirs * theirs);

/** What counts of a creature in a battle, read once. */
interface Fighter {
  id: CardId;
  al: number;
  spd: number;
  hp: number;
  dice: number;
  mod: number;
  hitDice: number;
  hit: number;
  atk: number;
  able: boolean;
  autoHit: boolean;
  strikesFirst: boolean;
  /** Attack damage cannot hurt it, or only from wings, or by half. */
  immune: boolean;
  onlyWings: boolean;
  half: boolean;
  /** It deals no attack damage. */
  harmless: boolean;
  price: number;
  hurt: number;
  full: number;
  /** Share of its price that is counted lost when all its HP are. */
  wounds: number;
}

function fighter(m: Machine, id: CardId): Fighter {
  return {
    id,
    al: stat(m, STAT.al, id),
    spd: stat(m, STAT.spd, id),
    hp: hpLeft(m, id),
    dice: stat(m, STAT.dice, id),
    mod: stat(m, STAT.mod, id),
    hitDice: stat(m, STAT.hitDice, id),
    hit: stat(m, STAT.hit, id),
    atk: stat(m, STAT.atk, id),
    able: canAct(m, id),
    autoHit: stat(m, STAT.autoHit, id) > 0,
    strikesFirst: stat(m, STAT.strikesFirst, id) > 0,
    immune: stat(m, STAT.noDamage, id) > 0 || stat(m, STAT.noAttackDamage, id) > 0,
    onlyWings: stat(m, STAT.onlyWingsHurt, id) > 0,
    half: stat(m, STAT.halfDamage, id) > 0,
    harmless: isHarmless(m, id),
    price: price(m, id),
    hurt: m.state.cards[id].hurt,
    full: fullHp(m, id),
    wounds: id === matchOf(m.state)[MATCH.bossCard] ? 1 : WOUNDS,
  };
}

/** A strike as it may be expected: chance of a kill, and mean damage where it does not kill. */
interface Strike {
  kills: number;
  hurts: number;
}

const NOTHING: Strike = { kills: 0, hurts: 0 };

/** One creature strikes another, `order` being the number of this hit in the battle. */
function strike(m: Machine, a: Fighter, b: Fighter, order: number): Strike {
  if (!a.able || a.harmless || b.immune || (b.onlyWings && !isWinged(m, a.id))) return NOTHING;
  let hits = 1;
  const all = 6 ** -a.hitDice;
  if (!a.autoHit) {
    hits = atLeast(a.hitDice, b.al - a.mod - a.hit);
    // All sixes always hit; all ones never do (with more than one die).
    if (a.hitDice > 1) hits = Math.min(1 - all, Math.max(all, hits));
  }
  const times = multiplier(m, a, b, order) * (b.half ? 0.5 : 1);
  const plus = a.mod + a.atk;
  const critical = a.hitDice > 1 && hits > 0 ? all / hits : 0;
  const kills =
    (1 - critical) * atLeast(a.dice, Math.ceil(b.hp / times) - plus) +
    critical * atLeast(a.dice, Math.ceil(b.hp / (2 * times)) - plus);
  return { kills: hits * kills, hurts: hits * (1 - kills) * meanBelow(a.dice, plus, times, b.hp) };
}

/** ×n of attack damage. Conditions of texts look at the battle under way, so its marks are set for the moment. */
function multiplier(m: Machine, a: Fighter, b: Fighter, order: number): number {
  const g = m.state.g;
  g[MATCH.striker] = a.id;
  g[MATCH.struck] = b.id;
  g[MATCH.hits] = order;
  g[MATCH.sixes] = 1;
  const taken = stat(m, STAT.taken, b.id);
  const with6 = stat(m, STAT.times, a.id);
  if (with6 === 1) return taken;
  g[MATCH.sixes] = 0;
  const without = stat(m, STAT.times, a.id);
  return taken * (without + (with6 - without) * (1 - (5 / 6) ** a.dice));
}

/** The fights in front: what battles are likely to bring, for the viewer's side. */
function fights(m: Machine, viewer: SeatId, harm: number): number {
  const s = m.state;
  const g = s.g;
  const was = [g[MATCH.striker], g[MATCH.struck], g[MATCH.hits], g[MATCH.sixes]];
  const fighters: (Fighter | null)[] = [];
  const beside: Fighter[][] = [];
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    let primary = s.seats[seat].out === 1 ? NONE : primaryOf(s, seat);
    // Who has none yet will have to fight with the next one.
    if (primary === NONE && seat === viewer && s.seats[seat].out === 0) primary = nextCreature(m, seat).id;
    fighters.push(primary === NONE ? null : fighter(m, primary));
    // Read once: they strike along in every battle that is looked at.
    beside.push(pile(s, SIDE, seat).map((id) => fighter(m, id)));
  }
  let value = 0;
  for (let seat = 0 as SeatId; seat < fighters.length; seat++) {
    const a = fighters[seat];
    if (a !== null && !isOpponent(s, seat, viewer)) value += against(m, fighters, beside, a, seat, harm);
  }
  g[MATCH.striker] = was[0];
  g[MATCH.struck] = was[1];
  g[MATCH.hits] = was[2];
  g[MATCH.sixes] = was[3];
  return value;
}

/**
 * What a creature in front promises its side: the best battle it can start, the battles that opponents may start with it,
 * each of them as one among their choices, and the long run.
 */
function against(
  m: Machine,
  fighters: readonly (Fighter | null)[],
  beside: readonly (readonly Fighter[])[],
  a: Fighter,
  seat: SeatId,
  harm: number,
): number {
  const s = m.state;
  let best = 0;
  let value = 0;
  const foes = countFoes(s, fighters, seat);
  for (let foe = 0 as SeatId; foe < fighters.length; foe++) {
    const b = fighters[foe];
    if (b === null || !isOpponent(s, seat, foe)) continue;
    const lead = precedence(a, b);
    const mine = strike(m, a, b, 1);
    const theirs = strike(m, b, a, 1);
    let battle = 0;
    if (lead > 0) battle += lead * (harm * worth(mine, b) - (1 - mine.kills) * worth(strike(m, b, a, 2), a));
    if (lead < 1) battle += (1 - lead) * (harm * (1 - theirs.kills) * worth(strike(m, a, b, 2), b) - worth(theirs, a));
    best = Math.max(best, attack(m, a, b, seat, battle, beside[seat]));
    const choices = countFoes(s, fighters, foe);
    value -= attack(m, b, a, foe, -battle, beside[foe]) / choices;
    const deals = mine.kills * b.hp + mine.hurts;
    const takes = theirs.kills * a.hp + theirs.hurts;
    value +=
      foe === matchOf(s)[MATCH.boss]
        ? raid(a, b, deals, takes / choices)
        : race(a, b, deals, takes, lead - 0.5, harm) / foes;
  }
  return value + best;
}

/** How many creatures in front a seat may battle. */
function countFoes(s: State, fighters: readonly (Fighter | null)[], seat: SeatId): number {
  let n = 0;
  for (let i = 0 as SeatId; i < fighters.length; i++) if (fighters[i] !== null && isOpponent(s, seat, i)) n++;
  return n;
}

/** How the two would do against each other in the long run. Whoever strikes first is half a strike ahead. */
function race(a: Fighter, b: Fighter, deals: number, takes: number, ahead: number, harm: number): number {
  const w = share(lasts(a.hp, takes, ahead), lasts(b.hp, deals, -ahead));
  return RACE * (harm * w * (b.price + TEMPO) - (1 - w) * (a.price + TEMPO));
}

/** The same against a boss, which one creature does not beat: what a few rounds bring. */
const raid = (a: Fighter, b: Fighter, deals: number, takes: number): number =>
  RACE * (Math.min(1, (ROUNDS * deals) / b.full) * b.price - Math.min(1, (ROUNDS * takes) / a.hp) * (a.price + TEMPO));

/** How many strikes it stands. */
const lasts = (hp: number, taken: number, ahead: number): number => Math.max(0.3, hp / Math.max(0.3, taken) + ahead);

/** What attacking promises to a seat. It will not attack at a loss; limited summons strike without risk. */
function attack(m: Machine, a: Fighter, b: Fighter, seat: SeatId, battle: number, beside: readonly Fighter[]): number {
  let value = soon(m, seat, a.id) * Math.max(0, battle);
  for (const x of beside) value += soon(m, seat, x.id) * 0.8 * worth(strike(m, x, b, 2), b);
  return value;
}

/** What a strike is worth to the side that makes it. */
const worth = (x: Strike, on: Fighter): number =>
  x.kills * (on.price * (1 - (on.wounds * on.hurt) / on.full) + TEMPO) + (on.wounds * on.price * x.hurts) / on.full;

/** How soon this creature can battle. Once a player's own battles are over, the next ones are the other side's. */
function soon(m: Machine, seat: SeatId, id: CardId): number {
  const s = m.state;
  if (s.g[MATCH.firstCycle] === 1) return NEXT;
  if (!fightingAllowed(m, seat)) return LATER;
  if (s.active === seat) return s.g[MATCH.phase] <= PHASE.combat && mayBattle(m, id) ? NOW : NEXT;
  return s.g[MATCH.phase] <= PHASE.combat && mayStillBattle(m, s.active) ? NEXT : NOW;
}

const mayStillBattle = (m: Machine, seat: SeatId): boolean => {
  const primary = primaryOf(m.state, seat);
  return primary !== NONE && mayBattle(m, primary);
};

/** Chance that a strikes before b. */
function precedence(a: Fighter, b: Fighter): number {
  if (a.strikesFirst !== b.strikesFirst) return a.strikesFirst ? 1 : 0;
  return a.spd > b.spd ? 1 : a.spd < b.spd ? 0 : 0.5;
}
