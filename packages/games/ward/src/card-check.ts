import { MOST_MARKS } from '@wardroom/core';
import { CREATURE_TYPES, MAGIC_TYPES, OTHER_KINDS, RARITIES, SUB_TYPES, type WardSource } from './card.ts';

/** Figures that a card may have printed on it. Only a boss has more HP than a creature's (B2.2). */
const LIMITS = { al: 12, spd: 20, hp: 200, dice: 10, mod: 20 } as const;
const MOST_BOSS_HP = 2000;

type Figure = keyof typeof LIMITS;
const FIGURES = Object.keys(LIMITS) as Figure[];
const mostOf = (card: WardSource, figure: Figure): number =>
  figure === 'hp' && card.hps !== null ? MOST_BOSS_HP : LIMITS[figure];
/** What opponents may use has a mark for each of them, at the largest table: six players and a boss. */
const MOST_USES = Math.floor(MOST_MARKS / 7);

const KINDS: readonly unknown[] = [...CREATURE_TYPES, ...OTHER_KINDS];
const isWhole = (n: number, most: number): boolean => Number.isInteger(n) && n >= 0 && n <= most;

/** What is impossible about a card as it is printed, with its place in the set; null if nothing is. Words of its texts are checked as they are compiled. */
export function impossible(card: WardSource): string | null {
  const at = `${card.set} ${card.no} ${card.id}`;
  if (!Number.isInteger(card.no) || card.no < 0)
    return `${at}: a card has a whole number in its set; this one '${card.no}'`;
  if (card.name.trim() === '') return `${at}: a card has a name`;
  if (!(RARITIES as readonly unknown[]).includes(card.rarity)) return `${at}: no rarity is called '${card.rarity}'`;
  for (const figure of FIGURES) {
    const limit = mostOf(card, figure);
    if (!isWhole(card[figure], limit))
      return `${at}: ${figure} is a whole number from 0 to ${limit}; got ${card[figure]}`;
  }
  const uses = card.abilities.filter((a) => a.is === 'use');
  if (uses.length > MOST_USES && uses.some((a) => a.by === 'opponents'))
    return `${at}: a card that opponents use has at most ${MOST_USES} uses; it has ${uses.length}`;
  if (card.kind !== 'magic' && card.type !== null && !KINDS.includes(card.type)) {
    return `${at}: no creature type is called '${card.type}'`;
  }
  if (card.kind === 'creature') return card.hp > 0 && card.dice > 0 ? null : `${at}: a creature has HP and attack dice`;
  if (!(MAGIC_TYPES as readonly unknown[]).includes(card.magic))
    return `${at}: no type of magic is called '${card.magic}'`;
  return (SUB_TYPES as readonly unknown[]).includes(card.sub) ? null : `${at}: no sub-type is called '${card.sub}'`;
}
