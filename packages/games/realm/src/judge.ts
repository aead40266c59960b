import { type Machine, MODIFIERS, NONE, pile, type State, stat } from '@wardroom/core';
import { amount, avatarOf, defOf, foeOf, has, isDisabled, kingSteps, stepsBetween } from './rules/board.ts';
import { manaOf, thresholdOf } from './rules/sites.ts';
import {
  ARTIFACTS,
  ATLAS,
  ATLAS_BACK,
  AURAS,
  ELEMENTS,
  HAND,
  LANCE,
  LIFE,
  MINIONS,
  MOMENT,
  P,
  PROMPT,
  RUBBLE,
  SITES,
  SPELLBOOK,
  STAT,
  STEALTH,
  squareOf,
  TAPPED,
  VERB,
  WARD,
} from './words.ts';

/**
 * What a position is worth to a seat, for bots. The unit is a quarter of a point of life. Weights were set by playing
 * matches of the greedy bot against itself and against random players.
 */

/** Asked only while nothing is under way. */
export const calm: readonly number[] = [PROMPT.main];
/** Who defends is not among them: an attack is worth what it comes to if the other side defends as well as it can. */
export const idle: readonly number[] = [VERB.endTurn, VERB.no, VERB.none, VERB.keep];

/** How much more of this than the other side makes the odds e to 1, in matches of the greedy bot against itself. */
export const judgeScale = 60;

const WON = 10_000;
const POINT = 4;
/** The last points of life are dearer than the first: so much more for all of them together. */
const LAST = 30;
const AT_THE_DOOR = 40;
/** Mana a turn, from the first on; what is beyond the list adds little. */
const MANA = [14, 14, 14, 11, 10, 8, 5, 4];
const MORE_MANA = 1.5;
const WARDED_SITE = 4;
/** A minion: that it is there, each point of power, what is written on it. */
const PRESENCE = 3;
const POWER = 5;
const TEXT = 3;
const KEYWORDS: readonly (readonly [number, number])[] = [
  [STAT.airborne, 4],
  [STAT.burrowing, 2],
  [STAT.submerge, 2],
  [STAT.voidwalk, 2],
  [STAT.lethal, 6],
  [STAT.spellcaster, 1.5],
  [STAT.immobile, -4],
];
const MOVEMENT = 2;
const RANGED = 3;
const WARDED = 7;
const HIDDEN = 3;
const LANCED = 3;
const DISABLED = 0.4;
/** How much of its drive a minion has left by how many steps it is from something to attack. */
const NEARNESS = [2, 1.5, 1, 0.5];
const DRIVE = 1.5;
const DRIVE_POWER = 0.8;
/** It stands ready to defend while enemies are about. */
const READY = 0.5;
const READY_POWER = 0.4;
/** Spells in hand, of which more than a few are not cast soon; sites in hand, for a share of what their mana is worth. */
const SPELLS = [6, 6, 6, 5, 4, 3, 2];
const SITE_SHARES = [0.65, 0.3, 0.15];
const CASTABLE = 2;
/** Whose turn it is has drawn for it already. */
const TO_DRAW = 7;
/** Power for this turn only. */
const FLEETING = 0.3;
const CARRIED = 3;
const LAID = 1;
const CARRIED_MANA = 2;
const LAID_MANA = 1.5;

export function judge(m: Machine, seat: number): number {
  const s = m.state;
  if (s.over !== null) {
    if (s.over.winner === NONE) return 0;
    return s.over.winner === s.seats[seat].team ? WON : -WON;
  }
  const draw = s.active === seat ? -TO_DRAW : TO_DRAW;
  return side(m, seat) + plans(m, seat) - side(m, foeOf(seat)) + draw / 2;
}

/** What the player knows of the own hand: spells that can be cast next turn. */
function plans(m: Machine, seat: number): number {
  const hand = pile(m.state, HAND, seat);
  const mana = manaOf(m, seat) + 1;
  const symbols = thresholdOf(m, seat);
  let value = 0;
  for (let i = 0; i < hand.length; i++) {
    const def = defOf(m, hand[i]);
    if (def.kind === 'site' || def.cost > mana) continue;
    let ready = true;
    for (let e = 0; e < ELEMENTS.length; e++) if (def.elements[e] > symbols[e]) ready = false;
    if (ready) value += CASTABLE;
  }
  return value;
}

/** What a player has, without what nobody else may see of it: cards in hand are counted, not looked at. */
function side(m: Machine, seat: number): number {
  const s = m.state;
  const own = s.seats[seat].n;
  const life = own[P.life];
  let value = POINT * life + LAST * (1 - (1 - life / LIFE) ** 2);
  if (own[P.door] > 0) value -= AT_THE_DOOR;
  const mana = manaOf(m, seat);
  value += manaWorth(mana) + handWorth(s, seat, mana);
  const sites = pile(s, SITES, seat);
  for (let i = 0; i < sites.length; i++) if ((s.cards[sites[i]].flags & WARD) !== 0) value += WARDED_SITE;
  const minions = pile(s, MINIONS, seat);
  for (let i = 0; i < minions.length; i++) value += minionWorth(m, minions[i]);
  const artifacts = pile(s, ARTIFACTS, seat);
  for (let i = 0; i < artifacts.length; i++) {
    const { cost } = defOf(m, artifacts[i]);
    value += s.cards[artifacts[i]].host === NONE ? LAID + LAID_MANA * cost : CARRIED + CARRIED_MANA * cost;
  }
  const auras = pile(s, AURAS, seat);
  for (let i = 0; i < auras.length; i++) value += LAID + LAID_MANA * defOf(m, auras[i]).cost;
  const cards = pile(s, ATLAS, seat).length + pile(s, SPELLBOOK, seat).length;
  if (cards < 6) value -= 4 * (6 - cards);
  return value;
}

function manaWorth(n: number): number {
  let value = 0;
  for (let i = 0; i < n; i++) value += i < MANA.length ? MANA[i] : MORE_MANA;
  return value;
}

function handWorth(s: State, seat: number, mana: number): number {
  const hand = pile(s, HAND, seat);
  let sites = 0;
  for (let i = 0; i < hand.length; i++) if ((s.cards[hand[i]].flags & ATLAS_BACK) !== 0) sites++;
  let value = 0;
  for (let i = 0; i < hand.length - sites && i < SPELLS.length; i++) value += SPELLS[i];
  for (let i = 0; i < sites && i < SITE_SHARES.length; i++) value += SITE_SHARES[i] * (MANA[mana + i] ?? MORE_MANA);
  return value;
}

export function minionWorth(m: Machine, id: number): number {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const power = lastingPower(m, id);
  let value = PRESENCE + POWER * power + (def.texts > 0 ? TEXT : 0);
  for (let i = 0; i < KEYWORDS.length; i++) if (has(m, KEYWORDS[i][0], id)) value += KEYWORDS[i][1];
  value += MOVEMENT * amount(m, STAT.movement, id) + RANGED * amount(m, STAT.ranged, id);
  if ((c.flags & WARD) !== 0) value += WARDED;
  if ((c.flags & STEALTH) !== 0) value += HIDDEN;
  if ((c.flags & LANCE) !== 0) value += LANCED;
  if (isDisabled(m, id)) return DISABLED * value;
  value += (DRIVE + DRIVE_POWER * power) * nearness(s, squareOf(c.at), c.ctrl, has(m, STAT.airborne, id));
  if ((c.flags & TAPPED) === 0 && enemiesAbout(s, id)) value += READY + READY_POWER * power;
  return value;
}

/** Its power, of which what ends with the turn counts little. */
function lastingPower(m: Machine, id: number): number {
  const { rows } = m.state;
  let power = stat(m, STAT.power, id);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row.tag !== MODIFIERS || row.on !== id || row.until !== MOMENT.endOfTurn) continue;
    for (const mod of m.game.effects[row.effect].modifiers[STAT.power] ?? []) {
      power -= (1 - FLEETING) * (mod.constant ?? 0);
    }
  }
  return power;
}

/** Whether it comes near what it could attack from there: sites, or the avatar alone once that is at Death's Door. */
export function nearness(s: State, square: number, seat: number, flies: boolean): number {
  const foe = foeOf(seat);
  const far = flies ? kingSteps : stepsBetween;
  let least = far(square, s.cards[avatarOf(s, foe)].at);
  if (s.seats[foe].n[P.door] === 0) {
    const sites = pile(s, SITES, foe);
    for (let i = 0; i < sites.length; i++) {
      const c = s.cards[sites[i]];
      if ((c.flags & RUBBLE) === 0) least = Math.min(least, far(square, c.at));
    }
  }
  return NEARNESS[least] ?? 0;
}

function enemiesAbout(s: State, id: number): boolean {
  const { at, ctrl } = s.cards[id];
  const foes = pile(s, MINIONS, foeOf(ctrl));
  for (let i = 0; i < foes.length; i++) if (stepsBetween(s.cards[foes[i]].at, at) <= 3) return true;
  return false;
}
