import {
  type CardId,
  type Cite,
  citeCard,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type State,
  stat,
  type Zone,
} from '@wardroom/core';
import type { GuardianCard, GuardianClass } from '../card.ts';
import { BASE, CLASSLESS, GUARDIANS, LINKED, OPTION, OUTPOST_HP, ROW, STAT, STEALTH, STRONGHOLD_HP } from '../names.ts';

/** What stands where: lanes, bases, Guardians. Nothing here changes anything. */

export const defOf = (m: Machine, id: CardId): GuardianCard => m.game.defs[m.state.cards[id].def] as GuardianCard;

/** The text of a card, as what permits something. */
export const citeOf = (m: Machine, id: CardId): Cite => citeCard(m.state.cards[id].def);

/** Two play against each other. */
export const [FIRST_SEAT, SECOND_SEAT] = [0, 1] as SeatId[];
export const foeOf = (seat: SeatId): SeatId => (1 - seat) as SeatId;

export const lanesOf = (s: State): number => s.options[OPTION.lanes];
/** G4.1: the Stronghold stands in the middle. */
export const strongholdLane = (s: State): number => (lanesOf(s) - 1) / 2;

export const stands = (s: State, seat: SeatId, lane: number): boolean => s.seats[seat].n[BASE + lane] > 0;
/** What a base has at most. */
export const mostBaseHp = (s: State, lane: number): number => (lane === strongholdLane(s) ? STRONGHOLD_HP : OUTPOST_HP);
/** It stands, and not with all its HP. */
export const isDamaged = (s: State, seat: SeatId, lane: number): boolean =>
  stands(s, seat, lane) && s.seats[seat].n[BASE + lane] < mostBaseHp(s, lane);
export function fallenOutposts(s: State, seat: SeatId): number {
  let fallen = 0;
  for (let lane = 0; lane < lanesOf(s); lane++) if (lane !== strongholdLane(s) && !stands(s, seat, lane)) fallen++;
  return fallen;
}
/** HP of all bases of a player: the match is over when a Stronghold's are gone, and Outposts are what guards it. */
export function basesHp(s: State, seat: SeatId): number {
  let sum = 0;
  for (let lane = 0; lane < lanesOf(s); lane++) sum += s.seats[seat].n[BASE + lane];
  return sum;
}
export const hasFallen = (s: State, seat: SeatId): boolean => !stands(s, seat, strongholdLane(s));

/** The card of a zone in a lane, or NONE (G4.2: there is at most one). */
export function cardAt(s: State, zone: Zone, seat: SeatId, lane: number): CardId {
  const cards = pile(s, zone, seat);
  for (let i = 0; i < cards.length; i++) if (s.cards[cards[i]].at === lane) return cards[i];
  return NONE;
}

export const guardianAt = (s: State, seat: SeatId, lane: number): CardId => cardAt(s, GUARDIANS, seat, lane);

export const isGuardian = (s: State, id: CardId): boolean => id !== NONE && s.cards[id].zone === GUARDIANS;

/** G9.3: a Copy may be without its class. */
export function classOf(m: Machine, id: CardId): GuardianClass | null {
  return (m.state.cards[id].flags & CLASSLESS) !== 0 ? null : defOf(m, id).cls;
}

export const fullHp = (m: Machine, id: CardId): number => stat(m, STAT.hp, id);

/** HP left of its own, whatever it shares. */
export const ownHp = (m: Machine, id: CardId): number => fullHp(m, id) - m.state.cards[id].hurt;

/** HP left; those who are linked have one pool (G9.5). */
export function hpLeft(m: Machine, id: CardId): number {
  if ((m.state.cards[id].flags & LINKED) === 0) return ownHp(m, id);
  let sum = 0;
  for (const other of linkedWith(m.state, id)) sum += ownHp(m, other);
  return sum;
}

/** What its HP can be at most, with those it shares them with. */
export function mostHp(m: Machine, id: CardId): number {
  if ((m.state.cards[id].flags & LINKED) === 0) return fullHp(m, id);
  let sum = 0;
  for (const other of linkedWith(m.state, id)) sum += fullHp(m, other);
  return sum;
}

/** The number that a link goes by, or NONE. */
export function linkOf(s: State, id: CardId): number {
  for (const row of s.rows) if (row.tag === ROW.link && row.on === id) return row.n;
  return NONE;
}

/** Everybody in its link, itself first and then by lane; only itself without one. */
export function linkedWith(s: State, id: CardId): CardId[] {
  const link = linkOf(s, id);
  if (link === NONE) return [id];
  const others = s.rows.flatMap((row) => (row.tag === ROW.link && row.n === link && row.on !== id ? [row.on] : []));
  others.sort((a, b) => s.cards[a].at - s.cards[b].at);
  return [id, ...others];
}

/** G8.9: all damage comes to nothing, and nobody can target it. */
export const isInvincible = (m: Machine, id: CardId): boolean => stat(m, STAT.invincible, id) > 0;

export const isVisible = (s: State, id: CardId): boolean => (s.cards[id].flags & STEALTH) === 0;

/** G8.7, G8.9: whether an opponent may target it at all. */
export const isTargetable = (m: Machine, id: CardId): boolean => isVisible(m.state, id) && !isInvincible(m, id);

/** G5.2: visible, and in its own lane or near enough to it. */
export function inRange(m: Machine, id: CardId, other: CardId): boolean {
  const s = m.state;
  const far = Math.abs(s.cards[id].at - s.cards[other].at);
  return far <= stat(m, STAT.range, id) && isVisible(s, other);
}

/** G5.2: an enemy that this Guardian may target: in range, and not Invincible. */
export const mayTarget = (m: Machine, id: CardId, other: CardId): boolean =>
  inRange(m, id, other) && !isInvincible(m, other);

/** Enemy Guardians that this one may attack: those in range, or the Tanks alone if there is one among them (G5.1). */
export function attackTargets(m: Machine, id: CardId, found: CardId[] = []): CardId[] {
  const s = m.state;
  const foes = pile(s, GUARDIANS, foeOf(s.cards[id].ctrl));
  let tanks = 0;
  for (let i = 0; i < foes.length; i++) {
    const foe = foes[i];
    if (!mayTarget(m, id, foe)) continue;
    found.push(foe);
    if (classOf(m, foe) === 'tank') tanks++;
  }
  if (tanks === 0 || tanks === found.length) return found;
  let kept = 0;
  for (let i = 0; i < found.length; i++) if (classOf(m, found[i]) === 'tank') found[kept++] = found[i];
  found.length = kept;
  return found;
}

/**
 * G5.5: lanes whose enemy base it may attack: its own, or the nearest that stands where its own has fallen. A Tank guards
 * the base behind it as any Guardian does, and no other (G5.1).
 */
export function baseTargets(m: Machine, id: CardId): number[] {
  const s = m.state;
  const lanes: number[] = [];
  const { at, ctrl } = s.cards[id];
  const foe = foeOf(ctrl);
  const last = lanesOf(s) - 1;
  for (let far = 0; far <= last; far++) {
    let found = false;
    for (let lane = at - far; lane <= at + far; lane += Math.max(1, 2 * far)) {
      if (lane < 0 || lane > last || !stands(s, foe, lane)) continue;
      found = true;
      if (isOpen(s, foe, lane)) lanes.push(lane);
    }
    if (found) break;
  }
  return lanes;
}

/** No visible Guardian of this player stands before the base. */
function isOpen(s: State, seat: SeatId, lane: number): boolean {
  const there = guardianAt(s, seat, lane);
  return there === NONE || !isVisible(s, there);
}

/** Lanes of a player in which something can still be summoned (G4.3) and no Guardian stands. */
export function emptyLanes(s: State, seat: SeatId): number[] {
  const lanes: number[] = [];
  for (let lane = 0; lane < lanesOf(s); lane++) {
    if (stands(s, seat, lane) && guardianAt(s, seat, lane) === NONE) lanes.push(lane);
  }
  return lanes;
}
