import {
  type Card,
  type CardId,
  emit,
  isOpponent,
  type Machine,
  NONE,
  pile,
  type SeatId,
  type Stat,
} from '@wardroom/core';
import type { WardCard } from '../card.ts';
import {
  ACTIVE,
  CITE,
  EVENT,
  FREE_OF_CREATURES,
  FREE_OF_FOES_MAGIC,
  FREE_OF_MAGIC,
  MAGIC,
  MATCH,
  matchOf,
  PRIMARY,
  RESISTED,
  STAT,
  THROUGH,
} from '../names.ts';
import { defOf, isCreatureEffect, isFighter, primaryOf, silenced, textWorks } from './field.ts';

/** What an effect reaches: creatures that are unaffected, equips that guard their wearer (W16.1), and magics that count twice. */

/** W16.1.1: whether an effect of `src` reaches `id` at all. A card's own text always reaches itself. */
export function affects(m: Machine, src: CardId, id: CardId): boolean {
  if (src === id || src === NONE) return true;
  const s = m.state;
  const c = s.cards[id];
  if (c === undefined) return true;
  if (!isFighter(c)) return c.zone !== MAGIC || !shieldedMagic(m, src, id);
  if (isCreatureEffect(m, src)) {
    if (s.g[MATCH.armours] === 1 && wearsArmour(m, src, id)) return false;
    // B10.10: what binds all opponents of a creature counts for the boss once it got through.
    if (id === matchOf(s)[MATCH.bossCard] && defOf(m, src).aura && (s.cards[src].flags & THROUGH) === 0) return false;
    return (immunityNow(m, c, id) & FREE_OF_CREATURES) === 0;
  }
  return magicAffects(m, src, id);
}

/** The same of a magic, or of what is to be played as one, on a creature of the field. */
export function magicAffects(m: Machine, src: CardId, id: CardId): boolean {
  const s = m.state;
  const c = s.cards[id];
  if (s.g[MATCH.armours] === 1 && wearsArmour(m, src, id)) return false;
  const free = immunityNow(m, c, id);
  if ((free & FREE_OF_MAGIC) !== 0) return false;
  if ((free & FREE_OF_FOES_MAGIC) !== 0 && isOpponent(s, s.cards[src].ctrl, c.ctrl)) return false;
  // Ruling on Heroism: a boss magic rolls for it, and until then it may go the boss's way.
  if (s.cards[src].owner === matchOf(s)[MATCH.boss])
    return (s.cards[src].flags & RESISTED) === 0 || !wearsShield(m, src, id);
  return !wearsShield(m, src, id);
}

/** Whether a magic meets a creature that Heroism guards. */
export const shielded = (m: Machine, src: CardId, id: CardId): boolean =>
  !isCreatureEffect(m, src) && wearsShield(m, src, id);

/** A wearer of Heroism is out of reach of every other magic. */
function wearsShield(m: Machine, src: CardId, id: CardId): boolean {
  const s = m.state;
  if (s.g[MATCH.shields] === 0) return false;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const magic of pile(s, MAGIC, seat)) {
      if (magic !== src && s.cards[magic].host === id && defOf(m, magic).shields) return true;
    }
  }
  return false;
}

/** Heroism itself is immune to magics; creature effects reach it. */
function shieldedMagic(m: Machine, src: CardId, id: CardId): boolean {
  return src !== NONE && defOf(m, id).shields && !isCreatureEffect(m, src);
}

/**
 * A creature's effects begin, unless something on the field negates them (W14.2.1, W16.1.2–4). Whether it is unaffected
 * is settled here for its whole stay.
 */
export function awaken(m: Machine, id: CardId): void {
  const c = m.state.cards[id];
  c.flags |= ACTIVE;
  const def = defOf(m, id);
  if (!def.hasEffect) return;
  if (silenced(m, id)) {
    emit(m, EVENT.effectNegated, CITE['W14.2.1'], c.ctrl, id);
    return;
  }
  c.flags |= immunityOf(def);
}

/** W16.1.1: the marks of a creature that is unaffected. */
export function immunityOf({ unaffected }: WardCard): number {
  switch (unaffected) {
    case null:
      return 0;
    case 'all':
      return FREE_OF_MAGIC | FREE_OF_CREATURES;
    case 'magics':
      return FREE_OF_MAGIC;
    case 'foesMagics':
      return FREE_OF_FOES_MAGIC;
    default:
      return unaffected satisfies never;
  }
}

/** Some cards in front lift what creatures of a type are unaffected by of themselves. */
function isLifted(m: Machine, id: CardId): boolean {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    const primary = primaryOf(s, seat);
    if (primary === NONE) continue;
    const { lifts } = defOf(m, primary);
    if (lifts !== null && lifts === defOf(m, id).type && textWorks(m, s.cards[primary], primary)) return true;
  }
  return false;
}

/** What a creature's own text keeps off it now. */
const immunityNow = (m: Machine, c: Card, id: CardId): number => {
  const free = c.flags & (FREE_OF_MAGIC | FREE_OF_CREATURES | FREE_OF_FOES_MAGIC);
  return free !== 0 && m.state.g[MATCH.lifts] === 1 && isLifted(m, id) ? 0 : free;
};

/** An equip that makes its wearer unaffected by every other card. */
function wearsArmour(m: Machine, src: CardId, id: CardId): boolean {
  const s = m.state;
  for (let seat = 0 as SeatId; seat < s.seats.length; seat++) {
    for (const magic of pile(s, MAGIC, seat)) {
      if (magic !== src && s.cards[magic].host === id && defOf(m, magic).armours) return true;
    }
  }
  return false;
}

const WEIGHED: readonly Stat[] = [STAT.hit, STAT.atk, STAT.dice, STAT.spd];

/** Changes by Common and Uncommon magics count twice on some creatures. */
export function weigh(m: Machine, which: Stat, src: CardId, id: CardId, amount: number): number {
  const s = m.state;
  if (s.g[MATCH.doubles] === 0 || !WEIGHED.includes(which) || src === id) return amount;
  const c = s.cards[id];
  if (c.zone !== PRIMARY || !defOf(m, id).doubles || isCreatureEffect(m, src) || !textWorks(m, c, id)) return amount;
  const { rarity } = defOf(m, src);
  return rarity === 'Common' || rarity === 'Uncommon' ? 2 * amount : amount;
}
