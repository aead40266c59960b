import {
  among,
  type CardId,
  type Machine,
  MODIFIERS,
  NONE,
  pile,
  type Row,
  type SeatId,
  type Spot,
  type State,
  stat,
} from '@wardroom/core';
import { type Keyword, type RealmCard, KEYWORDS as WORDS } from './card.ts';
import {
  ARTIFACTS,
  ATLAS,
  ATLAS_BACK,
  AURAS,
  EVENT,
  HAND,
  LANCE,
  LIFE,
  MATCH,
  MINIONS,
  MOMENT,
  PHASE,
  PLAYER,
  PROMPT,
  PROMPT_NAMES,
  ROWS,
  RUBBLE,
  rowOf,
  SITES,
  SPELLBOOK,
  STAT,
  STEALTH,
  squareOf,
  TAPPED,
  VERB_NAMES,
  WARD,
} from './names.ts';
import {
  avatarOf,
  defOf,
  foeOf,
  has,
  isDisabled,
  isEvil,
  isMuted,
  isTapped,
  kingSteps,
  stepsBetween,
} from './rules/board.ts';
import { manaOf } from './rules/sites.ts';

/**
 * What a position is worth to a seat, for bots. The unit is a quarter of a point of life. Weights were set by playing
 * matches of the greedy bot against itself and against random players.
 */

/** Asked only while nothing is under way. */
export const quietPrompts = among(PROMPT_NAMES, ['main', 'draw']);
/** Who defends is not among them: an attack is worth what it comes to if the other side defends as well as it can. */
export const passingVerbs = among(VERB_NAMES, ['endTurn', 'no', 'none', 'keep']);
/** By which the text of a card does something. */
export const textVerbs = among(VERB_NAMES, ['cast', 'use']);

/** How much more of this than the other side makes the odds e to 1, in matches of the greedy bot against itself. */
export const judgeScale = 70;

const WON = 10_000;
export const POINT = 4;
/** The last points of life are dearer than the first: so much more for all of them together. */
const LAST = 30;
const AT_THE_DOOR = 40;
/** Mana a turn, from the first on; what is beyond the list adds little. */
const MANA = [14, 14, 14, 11, 10, 8, 5, 4];
const MORE_MANA = 1.5;
/** A site for each row that it lies ahead, where minions enter nearer to the enemy. */
const OUTPOST = 1;
const WARDED_SITE = 4;
const WARDED_AVATAR = 8;
const WARDED_AT_THE_DOOR = 25;
/** At Death's Door: each enemy that could strike the avatar soon. */
const STALKED = 9;
/** A minion: that it is there, each point of power, what is written on it. */
const PRESENCE = 3;
const POWER = 4.5;
const TEXT = 3;
const KEYWORD_WORTH: Readonly<Record<Keyword, number>> = {
  airborne: 4,
  burrowing: 2,
  submerge: 2,
  voidwalk: 2,
  lethal: 6,
  charge: 0,
  immobile: -4,
  spellcaster: 1.5,
};
const MOVEMENT = 2;
const RANGED = 3;
const WARDED = 7;
const HIDDEN = 3;
const LANCED = 3;
const DISABLED = 0.4;
/** What an Evil minion loses of its worth for each card with which the other player may still make it pay. */
const ACCUSED = 0.015;
/** How much of its drive a minion has left by how many steps it is from something to attack. */
const NEARNESS = [2, 1.5, 1, 0.5];
const DRIVE = 2;
const DRIVE_POWER = 1;
/** So much more of it while the other avatar stands at Death's Door. */
const HUNT = 4;
/** Of places that are as good, the one ahead: else it would be the one with the lower number, which is not fair to both. */
export const EDGE = 0.02;
/** It stands ready to defend while enemies are about. */
const READY = 0.5;
const READY_POWER = 0.4;
const RISING = 0.85;
/** Spells in hand, of which more than a few are not cast soon; sites in hand, for a share of what their mana is worth. */
const SPELLS = [6, 6, 6, 5, 4, 3, 2];
const SITE_SHARES = [0.45, 0.2, 0.1];
const CASTABLE = 2;
const EARLY_MANA = 3;
/** Power for this turn only. */
const FLEETING = 0.1;
/** The last cards of both decks are the last turns. */
const FEW_CARDS = 10;
const RUNNING_OUT = 3;
const CARRIED = 3;
const LAID = 1;
const CARRIED_MANA = 2;
const LAID_MANA = 1.5;

export function judge(m: Machine, seat: SeatId): number {
  const s = m.state;
  if (s.over !== null) {
    if (s.over.winner === NONE) return 0;
    return s.over.winner === s.seats[seat].team ? WON : -WON;
  }
  const foe = foeOf(seat);
  // What was drawn makes no difference later on: that would be luck, and take many worlds to even out.
  const hand = s.turn === 0 ? plans(m, seat) : 0;
  return side(m, seat) + hand - side(m, foe);
}

/** What the player knows of the opening hand: spells that can be cast soon. */
function plans(m: Machine, seat: SeatId): number {
  const hand = pile(m.state, HAND, seat);
  let value = 0;
  for (let i = 0; i < hand.length; i++) {
    const def = defOf(m, hand[i]);
    if (def.kind !== 'site' && def.cost <= EARLY_MANA) value += CASTABLE;
  }
  return value;
}

/** What a player has, without what nobody else may see of it: cards in hand are counted, not looked at. */
function side(m: Machine, seat: SeatId): number {
  const s = m.state;
  const own = s.seats[seat].n;
  const life = own[PLAYER.life];
  let value = POINT * life + LAST * (1 - (1 - life / LIFE) ** 2);
  const avatar = s.cards[avatarOf(s, seat)];
  const door = own[PLAYER.door] > 0;
  if (door) value -= AT_THE_DOOR + STALKED * stalkers(s, avatar.at, foeOf(seat));
  if ((avatar.flags & WARD) !== 0) value += door ? WARDED_AT_THE_DOOR : WARDED_AVATAR;
  const mana = manaOf(m, seat);
  value += manaWorth(mana) + handWorth(s, seat, mana);
  const sites = pile(s, SITES, seat);
  for (let i = 0; i < sites.length; i++) {
    const { flags, at } = s.cards[sites[i]];
    if ((flags & WARD) !== 0) value += WARDED_SITE;
    if ((flags & RUBBLE) === 0) value += OUTPOST * advanceOf(at, seat);
  }
  const minions = pile(s, MINIONS, seat);
  for (let i = 0; i < minions.length; i++) value += minionWorth(m, minions[i]);
  const artifacts = pile(s, ARTIFACTS, seat);
  for (let i = 0; i < artifacts.length; i++) value += artifactWorth(m, artifacts[i]);
  const auras = pile(s, AURAS, seat);
  for (let i = 0; i < auras.length; i++) value += LAID + LAID_MANA * defOf(m, auras[i]).cost;
  const cards = pile(s, ATLAS, seat).length + pile(s, SPELLBOOK, seat).length;
  if (cards < FEW_CARDS) value -= RUNNING_OUT * (FEW_CARDS - cards);
  return value;
}

/** What it gives shows in its bearer's figures; a text that waits for something does not. */
function artifactWorth(m: Machine, id: CardId): number {
  const { host } = m.state.cards[id];
  const { cost, listens } = defOf(m, id);
  const value = host === NONE ? LAID + LAID_MANA * cost : CARRIED + CARRIED_MANA * cost;
  const answersCasts = listens.includes(EVENT.cast);
  const hears = answersCasts ? host !== NONE && has(m, STAT.spellcaster, host) : listens.length > 0;
  return hears ? value + TEXT : value;
}

/** Minions of a player a step or two away. */
function stalkers(s: State, at: Spot, of: SeatId): number {
  const minions = pile(s, MINIONS, of);
  let n = 0;
  for (let i = 0; i < minions.length; i++) if (stepsBetween(s.cards[minions[i]].at, at) <= 2) n++;
  return Math.min(n, 3);
}

/** How many rows a square lies ahead of a player's back row. */
export const advanceOf = (square: Spot, seat: SeatId): number =>
  seat === 0 ? rowOf(square) : ROWS - 1 - rowOf(square);

function manaWorth(n: number): number {
  let value = 0;
  for (let i = 0; i < n; i++) value += i < MANA.length ? MANA[i] : MORE_MANA;
  return value;
}

function handWorth(s: State, seat: SeatId, mana: number): number {
  const hand = pile(s, HAND, seat);
  let sites = 0;
  for (let i = 0; i < hand.length; i++) if ((s.cards[hand[i]].flags & ATLAS_BACK) !== 0) sites++;
  let value = 0;
  for (let i = 0; i < hand.length - sites && i < SPELLS.length; i++) value += SPELLS[i];
  for (let i = 0; i < sites && i < SITE_SHARES.length; i++) value += SITE_SHARES[i] * (MANA[mana + i] ?? MORE_MANA);
  return value;
}

export function minionWorth(m: Machine, id: CardId): number {
  const s = m.state;
  const c = s.cards[id];
  const def = defOf(m, id);
  const power = lastingPower(m, id);
  let value = PRESENCE + POWER * power;
  if (!isMuted(m, id)) value += printedWorth(def) + changedWords(m, id);
  if ((c.flags & WARD) !== 0) value += WARDED;
  if ((c.flags & STEALTH) !== 0) value += HIDDEN;
  if ((c.flags & LANCE) !== 0) value += LANCED;
  if (isEvil(m, id, foeOf(c.ctrl))) value *= 1 - ACCUSED * accusers(m, foeOf(c.ctrl));
  // What is over when the own turn ends must not make that worth more than anything else.
  if (isDisabled(m, id) && (s.active !== c.ctrl || s.g[MATCH.phase] !== PHASE.main)) return DISABLED * value;
  value += EDGE * advanceOf(squareOf(c.at), c.ctrl);
  const drive = s.seats[foeOf(c.ctrl)].n[PLAYER.door] > 0 ? HUNT : 1;
  value +=
    drive * (DRIVE + DRIVE_POWER * power) * nearness(s, squareOf(c.at), c.ctrl, def.keywords.includes('airborne'));
  const ready = readiness(s, id);
  if (ready > 0 && enemiesAbout(s, id)) value += ready * (READY + READY_POWER * power);
  return value;
}

const ACCUSING_ZONES = [HAND, SPELLBOOK, MINIONS, ARTIFACTS] as const;

/** Cards of a player that heed Evil, wherever they are: which of them are in the hand nobody else may know. */
function accusers(m: Machine, seat: SeatId): number {
  let n = 0;
  for (const zone of ACCUSING_ZONES) {
    const cards = pile(m.state, zone, seat);
    for (let i = 0; i < cards.length; i++) if (defOf(m, cards[i]).heedsEvil) n++;
  }
  return n;
}

const printed = new WeakMap<RealmCard, number>();

/** What is written on it beside its power. */
function printedWorth(def: RealmCard): number {
  const known = printed.get(def);
  if (known !== undefined) return known;
  let value = (def.texts > 0 ? TEXT : 0) + MOVEMENT * def.movement + RANGED * def.ranged;
  for (const word of def.keywords) value += KEYWORD_WORTH[word];
  printed.set(def, value);
  return value;
}

/** What it has gained or lost by keywords that texts have given or taken, and not for this turn alone. */
function changedWords(m: Machine, id: CardId): number {
  const { rows } = m.state;
  let lasts = false;
  for (let i = 0; i < rows.length; i++) if (isLasting(rows[i], id)) lasts = true;
  if (!lasts) return 0;
  const { keywords } = defOf(m, id);
  let value = 0;
  for (const word of WORDS) {
    if (!isChanged(m, id, STAT[word])) continue;
    value += KEYWORD_WORTH[word] * (Number(stat(m, STAT[word], id) > 0) - Number(keywords.includes(word)));
  }
  return value;
}

const isLasting = (row: Row, id: number): boolean =>
  row.tag === MODIFIERS && row.on === id && row.until !== MOMENT.endOfTurn;

/** Whether something that lasts has changed this stat of it. */
function isChanged(m: Machine, id: number, which: number): boolean {
  const { rows } = m.state;
  for (let i = 0; i < rows.length; i++) {
    if (isLasting(rows[i], id) && m.game.effects[rows[i].effect].modifiers[which] !== undefined) return true;
  }
  return false;
}

/** Its power, of which what ends with the turn counts little. */
function lastingPower(m: Machine, id: CardId): number {
  const { rows } = m.state;
  const share = isTapped(m.state, id) ? 0 : FLEETING;
  let power = stat(m, STAT.power, id);
  for (let i = 0; i < rows.length; i++) {
    const row = rows[i];
    if (row.tag !== MODIFIERS || row.on !== id || row.until !== MOMENT.endOfTurn) continue;
    for (const mod of m.game.effects[row.effect].modifiers[STAT.power] ?? []) {
      power -= (1 - share) * (mod.constant ?? 0);
    }
  }
  return power;
}

/** Whether it comes near what it could attack from there: sites, or the avatar alone once that is at Death's Door. */
export function nearness(s: State, square: Spot, seat: SeatId, flies: boolean): number {
  const foe = foeOf(seat);
  const far = flies ? kingSteps : stepsBetween;
  let least = far(square, s.cards[avatarOf(s, foe)].at);
  if (s.seats[foe].n[PLAYER.door] === 0) {
    const sites = pile(s, SITES, foe);
    for (let i = 0; i < sites.length; i++) {
      const c = s.cards[sites[i]];
      if ((c.flags & RUBBLE) === 0) least = Math.min(least, far(square, c.at));
    }
  }
  return NEARNESS[least] ?? 0;
}

/** Whether it can defend when the other player has the next turn: whoever waits for the own turn will be untapped by then. */
function readiness(s: State, id: CardId): number {
  const { flags, ctrl } = s.cards[id];
  if ((flags & TAPPED) === 0) return 1;
  return ctrl !== s.active && s.ask?.prompt === PROMPT.main ? RISING : 0;
}

function enemiesAbout(s: State, id: CardId): boolean {
  const { at, ctrl } = s.cards[id];
  const foes = pile(s, MINIONS, foeOf(ctrl));
  for (let i = 0; i < foes.length; i++) if (stepsBetween(s.cards[foes[i]].at, at) <= 3) return true;
  return false;
}
