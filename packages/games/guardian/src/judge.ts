import { among, type CardId, type Machine, MODIFIERS, NONE, pile, type SeatId, type State, stat } from '@wardroom/core';
import {
  BASE,
  BURN,
  BURNED,
  CONFUSED,
  DECK,
  EFFECTS,
  EQUIPMENT,
  EXHAUSTED,
  FIELDS,
  GUARDIANS,
  HAND,
  HAND_LIMIT,
  LINKED,
  MOMENT,
  OF_THE_TURN,
  PARALYZED,
  PLAYER,
  POISONED,
  PROMPT_NAMES,
  ROW,
  SHIELD,
  STAT,
  STATUS,
  STEALTH,
  VERB_NAMES,
  WALL,
} from './names.ts';
import {
  defOf,
  foeOf,
  guardianAt,
  hasFallen,
  hpLeft,
  isVisible,
  lanesOf,
  linkedWith,
  stands,
  strongholdLane,
} from './rules/board.ts';
import { statusLevel } from './rules/status.ts';

/**
 * What a position is worth to a seat, for bots. The unit is one HP of a Stronghold: those decide the match. Weights were
 * set by playing matches of the greedy bot against itself.
 */

/** Asked only while nothing is under way. */
export const quietPrompts = among(PROMPT_NAMES, ['main']);
export const passingVerbs = among(VERB_NAMES, ['endTurn', 'no', 'none', 'keep']);
/** By which the text of a card does something. */
export const textVerbs = among(VERB_NAMES, ['play', 'use', 'equip', 'lay', 'field']);

/** How much more of this than the other side makes the odds e to 1, in matches of the greedy bot against itself. */
export const judgeScale = 45;

const WON = 10_000;
/** An HP of an Outpost, and that it stands: its lane can be used. */
const OUTPOST = 0.35;
const STANDING = 10;
/** The last HP of a Stronghold are dearer than the first: this much more for all of them together. */
const LAST = 40;
const WALL_SHARE = 0.55;
/** A Guardian: each HP, each point of attack, that it stands there at all, and each SP it costs for what is written on it. */
const HP = 0.5;
const ATTACK = 0.75;
const PRESENCE = 3;
const TEXT = 2;
/** A point of attack that nobody stands against, and one that would hit a Guardian. */
const OPEN = 0.9;
const BLOCKED = 0.35;
/** What is left of an attack while its Guardian cannot be sure to make it. */
const RESTING = 0.75;
const HELD = 0.45;
const ADDLED = 0.65;
const SHIELDED = 6;
const HIDDEN = 4;
/** Points that are left, cards in hand, and cards that lie on the board: a bit and so much per DZ. */
const SP = 3;
const DZ = 0.5;
/** A point of an attack that can still be made this turn, and that an ability may come before it. */
const BLOW = 0.4;
const USE = 4;
const CARD = 3.5;
const LAID = 2;
const LAID_DZ = 2;
/** What is left of the worth of a card whose text speaks of Guardians, while there are none. */
const FOR_NOBODY = 0.2;
/** Each of the first two Guardians in hand that can be paid for within two rounds. */
const PLAN = 2;

export function judge(m: Machine, seat: SeatId): number {
  const s = m.state;
  if (s.over !== null) {
    if (s.over.winner === NONE) return 0;
    return s.over.winner === s.seats[seat].team ? WON : -WON;
  }
  return side(m, seat) + plans(m, seat) - side(m, foeOf(seat));
}

/** What the player knows of the own hand: Guardians that can be summoned soon. */
function plans(m: Machine, seat: SeatId): number {
  const s = m.state;
  const hand = pile(s, HAND, seat);
  let soon = 0;
  for (let i = 0; i < hand.length; i++) {
    const def = defOf(m, hand[i]);
    if (def.kind === 'guardian' && def.cost <= s.seats[seat].n[PLAYER.sp] + 2) soon++;
  }
  return PLAN * Math.min(2, soon);
}

/** What a player has, without what nobody else may see of it: cards in hand are counted, not looked at. */
function side(m: Machine, seat: SeatId): number {
  const s = m.state;
  const own = s.seats[seat].n;
  if (hasFallen(s, seat)) return -WON;
  let value = bases(s, seat);
  const guardians = pile(s, GUARDIANS, seat);
  for (let i = 0; i < guardians.length; i++) value += guardian(m, guardians[i]);
  for (const zone of [EQUIPMENT, EFFECTS, FIELDS]) {
    for (const id of pile(s, zone, seat)) value += laidWorth(m, id, seat);
  }
  const hand = pile(s, HAND, seat).length;
  value += CARD * Math.min(hand, HAND_LIMIT - 1) + SP * Math.min(own[PLAYER.sp], 8);
  // DZ that are not spent are lost with the turn, and so is what could still be done with them.
  if (s.active === seat) {
    value += DZ * own[PLAYER.dz];
    value += chances(m, guardians, own[PLAYER.dz]);
  }
  const deck = pile(s, DECK, seat).length;
  if (deck < 4 && own[PLAYER.thirst] !== NONE) value -= deck === 0 ? 10 + 3 * own[PLAYER.thirst] : 2 * (4 - deck);
  return value;
}

function bases(s: State, seat: SeatId): number {
  const own = s.seats[seat].n;
  const middle = strongholdLane(s);
  let value = 0;
  for (let lane = 0; lane < lanesOf(s); lane++) {
    const hp = own[BASE + lane];
    if (hp === 0) continue;
    const wall = own[WALL + lane] * WALL_SHARE;
    if (lane === middle) value += hp + wall + LAST * (1 - (1 - hp / 100) ** 2);
    else value += STANDING + OUTPOST * (hp + wall);
  }
  return value;
}

/**
 * What Guardians may still do this turn, as far as the DZ reach. An attack bars an ability (G5.3), so one that has an ability gives
 * something up by attacking before it has used it; using it gives up nothing.
 */
function chances(m: Machine, guardians: readonly CardId[], dz: number): number {
  if (dz === 0) return 0;
  const blows: number[] = [];
  let value = 0;
  for (let i = 0; i < guardians.length; i++) {
    const id = guardians[i];
    const c = m.state.cards[id];
    if ((c.flags & (EXHAUSTED | OF_THE_TURN)) !== 0) continue;
    if (c.acts === 0 && defOf(m, id).uses.length > 0) value += USE;
    for (let k = stat(m, STAT.fury, id) > 0 ? 2 : 1; k > c.acts; k--) blows.push(stat(m, STAT.atk, id));
  }
  blows.sort((a, b) => b - a);
  for (let i = 0; i < blows.length && i < dz; i++) value += BLOW * blows[i];
  return value;
}

/** Whether it attacks twice (G8.8), and not in this turn alone: what is left of that turn is among its chances. */
const isFurious = (m: Machine, id: CardId): boolean => stat(m, STAT.fury, id) > 0 && !isRoused(m, id);

/** Whether it has been given Fury for this turn. */
export const isRoused = ({ state, game }: Machine, id: CardId): boolean =>
  state.rows.some(
    (row) =>
      row.tag === MODIFIERS &&
      row.on === id &&
      row.until === MOMENT.endOfTurn &&
      game.effects[row.effect].modifiers[STAT.fury] !== undefined,
  );

function laidWorth(m: Machine, id: CardId, seat: SeatId): number {
  const def = defOf(m, id);
  const value = LAID + LAID_DZ * def.cost * lasting(m, id);
  const whose = def.speaksOf === null ? NONE : def.speaksOf === 'own' ? seat : foeOf(seat);
  return whose === NONE || pile(m.state, GUARDIANS, whose).length > 0 ? value : FOR_NOBODY * value;
}

/** How much of its time or its uses a card on the board has left. */
function lasting(m: Machine, id: CardId): number {
  const s = m.state;
  const def = defOf(m, id);
  if (def.charges > 0) return s.cards[id].count / def.charges;
  if (def.rounds === 0) return 1;
  const row = s.rows.find((x) => x.tag === ROW.lasts && x.on === id);
  return row === undefined ? 0 : row.left / def.rounds;
}

function guardian(m: Machine, id: CardId): number {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const { flags } = c;
  let hp = (flags & LINKED) === 0 ? hpLeft(m, id) : hpLeft(m, id) / linkedWith(s, id).length;
  let harm = 0;
  if ((flags & BURNED) !== 0) harm += 1.6 * BURN * statusLevel(m, id, STATUS.burned);
  if ((flags & POISONED) !== 0) harm += 3 * statusLevel(m, id, STATUS.poisoned) + 3;
  // What burns or is poisoned to death soon is worth little more than its next blow.
  hp = Math.max(0.25 * hp, hp - harm);
  const attack = stat(m, STAT.atk, id) * (isFurious(m, id) ? 1.6 : 1);
  let sure = 1;
  if ((flags & EXHAUSTED) !== 0) sure *= statusLevel(m, id, STATUS.exhausted) > 1 ? HELD : RESTING;
  if ((flags & PARALYZED) !== 0) sure *= HELD;
  if ((flags & CONFUSED) !== 0) sure *= ADDLED;
  let value = PRESENCE + HP * hp + ATTACK * attack * sure;
  value += reach(m, id) * (attack + stat(m, STAT.baseAtk, id)) * sure;
  if (def.texts > 0) value += TEXT * Math.max(1, def.cost);
  if ((flags & SHIELD) !== 0) value += SHIELDED;
  if ((flags & STEALTH) !== 0) value += HIDDEN;
  if (stat(m, STAT.invincible, id) > 0) value += SHIELDED;
  // It cannot be replaced where its base has fallen, nor protect anything there.
  return stands(s, c.ctrl, c.at) ? value : 0.85 * value;
}

/** What an attack from where it stands is good for, beside that it could be made elsewhere. */
function reach(m: Machine, id: CardId): number {
  const s = m.state;
  const { at, ctrl } = s.cards[id];
  const foe = foeOf(ctrl);
  const there = guardianAt(s, foe, at);
  if (there !== NONE && isVisible(s, there)) return BLOCKED;
  if (stands(s, foe, at)) return at === strongholdLane(s) ? OPEN : OPEN * 0.6;
  // The base is down: the next ones are attacked from here.
  const middle = strongholdLane(s);
  return Math.abs(at - middle) === 1 ? OPEN * 0.8 : 0.2;
}
