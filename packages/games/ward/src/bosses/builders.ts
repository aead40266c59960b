import { NONE } from '@wardroom/core';
import type { CreatureType, MagicType, Rarity, SubType, WardSource } from '../card.ts';
import { cardSet, damage, heal, idOf, myPrimary, note, primaryOf } from '../cards/builders.ts';
import type { Ability, CardSet, Cond, Num, Op, SeatRef } from '../language.ts';

/** The words that bosses and their challenge decks are written in, beside those of every card. */

type Figures = `${number}/${number}/${number}/${number}/${number}`;

export interface BossWords {
  /** The boss itself: 'AL/SPD/HP/dice/MOD' with the HP against four, and its HP against one to six. */
  itself: (
    name: string,
    type: CreatureType,
    f: Figures,
    hps: readonly [number, number, number, number, number, number],
    art: string,
    ...a: Ability[]
  ) => WardSource;
  magic: (no: number, name: string, rarity: Rarity, kind: `${MagicType}/${SubType}`, ...a: Ability[]) => WardSource;
  /** A creature that comes beside the boss as a limited summon, and can be battled and killed there. */
  minion: (no: number, name: string, rarity: Rarity, type: CreatureType, f: Figures, art?: string) => WardSource;
}

/** The words for one boss. */
export function bossSet(boss: string): BossWords {
  const { creature, magic } = cardSet(boss);
  const mine = (source: WardSource): WardSource => ({ ...source, boss });
  return {
    itself: (name, type, f, hps, art, ...abilities) => ({
      ...mine(creature(0, name, 'Mythic', type, f, art, ...abilities)),
      hps,
    }),
    magic: (no, name, rarity, kind, ...abilities) => mine(magic(no, name, rarity, kind, ...abilities)),
    minion: (no, name, rarity, type, f, art = '') => mine(creature(no, name, rarity, type, f, art, mortal)),
  };
}

const mortal = note({ mortal: true });

/** A challenge deck: the boss, then so many of each card, by name. */
export const challenge = (boss: string, cards: Readonly<Record<string, number>>): readonly string[] => [
  idOf(boss),
  ...Object.entries(cards).flatMap(([name, n]) => new Array<string>(n).fill(idOf(name))),
];

// ── Whom a boss means ──
/** One player, found by dice (B12.1.2). */
export const aPlayer: Op = { do: 'chooseSeat', from: 'opponents', as: 'p' };
export const eachPlayer = (...ops: Op[]): Op => ({ do: 'eachSeat', of: 'opponents', as: 'p', then: ops });
/** Each player answers for themselves, and is out at once if that was too much (W4.1.2). */
export const eachPlayerAnswers = (...ops: Op[]): Op => eachPlayer(...ops, { do: 'reckon' });
/** The primary of the player meant. */
export const theirs = primaryOf('p');
export const playersPrimary: CardSet = { in: 'primaries', of: 'opponents' };
export const playersMagic: CardSet = { in: 'magics', of: 'opponents' };
export const several: Cond = { gte: [{ foesLeft: true }, 2] };

/** The player with the most or least of something, the first in turn order if several; no dice. */
export const whoever = (has: 'most' | 'least', of: (p: string) => Num, as = 'p'): Op[] => [
  { do: 'let', as: 'record', be: has === 'most' ? -FAR : FAR },
  { do: 'let', as, be: NONE },
  {
    do: 'eachSeat',
    of: 'opponents',
    as: 'each',
    then: [
      { do: 'let', as: 'tried', be: of('each') },
      {
        do: 'if',
        test: { lt: has === 'most' ? ['record', 'tried'] : ['tried', 'record'] },
        then: [
          { do: 'let', as: 'record', be: 'tried' },
          { do: 'let', as, be: 'each' },
        ],
      },
    ],
  },
];

/** Further than any number of a match. */
const FAR = 1_000_000;

// ── What it does ──
export const hurtEach = (n: Num): Op => eachPlayer(damage(theirs, n));
export const attack = (who: SeatRef): Op => ({ do: 'attack', who });
export const bossHeals = (n: Num): Op => heal(myPrimary, n);
export const hurtAtAll: Cond = { gte: [{ hurt: myPrimary }, 1] };
/** What the boss, or a player, takes one of. */
export const options = (by: SeatRef, ...list: { label: string; if?: Cond; then: readonly Op[] }[]): Op => ({
  do: 'mode',
  by,
  options: list,
});
/** The higher number is never passed. */
export const upTo = (most: number, n: Num): Num => ({ least: [most, n] });
export const times = (a: Num, b: Num): Num => ({ product: [a, b] });
