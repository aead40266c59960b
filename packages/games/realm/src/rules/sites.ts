import {
  type CardId,
  type Choice,
  type Cite,
  emit,
  type Machine,
  moveCard,
  NONE,
  pile,
  type SeatId,
  type Spot,
  stat,
} from '@wardroom/core';
import { ATLAS, CITE, ELEMENTS, EVENT, GONE, HAND, PLAYER, SITES, STAT, TAPPED, VERB } from '../names.ts';
import { ALL_SQUARES, avatarOf, canTap, defOf, isDisabled, isRubble, isSite, siteAt, siteOf } from './board.ts';
import { drawFrom } from './drawing.ts';
import { stand } from './entering.ts';
import { BESIDE } from './paths.ts';

/** Sites: where they may be played, and what they give (S3.1, S3.4, S4.1). */

const isFree = (m: Machine, square: Spot): boolean => {
  const there = siteAt(m.state, square);
  return there === NONE || isRubble(m, there);
};

/**
 * S4.1: void or rubble beside a site of one's own. The first goes under the avatar; if the other player has a site there,
 * beside it.
 */
export function siteSquares(m: Machine, seat: SeatId): Spot[] {
  const s = m.state;
  if (pile(s, SITES, seat).some((id) => isSite(s, id))) {
    return ALL_SQUARES.filter((x) => isFree(m, x) && BESIDE[x].some((y) => siteOf(s, seat, y) !== NONE));
  }
  const { at } = s.cards[avatarOf(s, seat)];
  return isFree(m, at) ? [at] : BESIDE[at].filter((x) => isFree(m, x));
}

/** S4.1: for either the avatar taps. */
export function siteChoices(m: Machine, seat: SeatId, choices: Choice[]): void {
  const s = m.state;
  const avatar = avatarOf(s, seat);
  if (!canTap(m, avatar)) return;
  let squares: Spot[] | null = null;
  for (const id of pile(s, HAND, seat)) {
    if (defOf(m, id).kind !== 'site') continue;
    squares ??= siteSquares(m, seat);
    for (const n of squares) choices.push({ verb: VERB.playSite, card: id, on: NONE, n });
  }
  if (pile(s, ATLAS, seat).length > 0) choices.push({ verb: VERB.drawSite, card: avatar, on: NONE, n: 0 });
}

export function playSite(m: Machine, seat: SeatId, id: CardId, square: Spot): void {
  const s = m.state;
  tapAvatar(m, seat);
  const rubble = siteAt(s, square);
  if (rubble !== NONE) moveCard(m, rubble, GONE, s.cards[rubble].seat);
  moveCard(m, id, SITES, seat);
  emit(m, EVENT.sitePlayed, CITE['S4.1'], seat, id, NONE, square);
  stand(m, id, square, avatarOf(s, seat), CITE['S4.1']);
  gainMana(m, seat, manaFrom(m, id), CITE['S4.1']);
}

/** S4.1: the avatar taps to draw from the atlas. */
export function fetchSite(m: Machine, seat: SeatId): void {
  tapAvatar(m, seat);
  drawFrom(m, ATLAS, seat, 1, CITE['S4.1']);
}

function tapAvatar(m: Machine, seat: SeatId): void {
  const avatar = avatarOf(m.state, seat);
  m.state.cards[avatar].flags |= TAPPED;
  emit(m, EVENT.tapped, CITE['S4.1'], seat, avatar);
}

/** What a site gives; a disabled one does not (S5.6). */
export const manaFrom = (m: Machine, site: CardId): number => (isDisabled(m, site) ? 0 : stat(m, STAT.mana, site));

/** What all sites of a player give, at the start of a turn (S3.1). */
export function manaOf(m: Machine, seat: SeatId): number {
  const s = m.state;
  let sum = 0;
  for (const id of pile(s, SITES, seat)) if (isSite(s, id)) sum += manaFrom(m, id);
  return sum;
}

export function gainMana(m: Machine, seat: SeatId, n: number, cite: Cite): void {
  if (n <= 0) return;
  m.state.seats[seat].n[PLAYER.mana] += n;
  emit(m, EVENT.manaGained, cite, seat, NONE, NONE, n);
}

const ELEMENT_STATS = ELEMENTS.map((element) => STAT[element]);

/** S3.4: symbols of each element on a player's sites. */
export function thresholdOf(m: Machine, seat: SeatId): number[] {
  const s = m.state;
  const sums = [0, 0, 0, 0];
  for (const id of pile(s, SITES, seat)) {
    if (!isSite(s, id)) continue;
    for (let e = 0; e < ELEMENT_STATS.length; e++) sums[e] += stat(m, ELEMENT_STATS[e], id);
  }
  return sums;
}
