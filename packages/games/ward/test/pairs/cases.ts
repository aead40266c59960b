import { offers } from '@wardroom/testkit';
import type { Position, Side } from '@wardroom/ward';
import { expect, test } from 'vitest';
import { duel, table, type WardScenario } from '../support.ts';

/**
 * Where two texts meet, as tables of cases: who has what, what is done, and what must be so. All are written from the rules and the printed
 * facts alone. A title names the cards and the clause or ruling that decides.
 */
export interface Case {
  me?: Side;
  opp?: Side;
  /** In place of `me` and `opp`: three or more players. */
  seats?: readonly Side[];
  more?: Omit<Position, 'seats'>;
  does?: (t: WardScenario) => void;
  /**
   * What must be so: 'werewolf al' (a stat), 'werewolf hp', 'bomb zone', 'opp buried' (HP in the cemetery), 'can play fear' (a choice
   * that is open), 'asked', 'winner'.
   */
  shows: Readonly<Record<string, number | string | boolean | null>>;
}

export function cases(all: Readonly<Record<string, Case>>): void {
  test.each(Object.entries(all))('%s', (_, c) => {
    const t = c.seats === undefined ? duel(c.me, c.opp, c.more) : table(c.seats, c.more);
    c.does?.(t);
    const shown = Object.fromEntries(Object.keys(c.shows).map((what) => [what, look(t, what)]));
    expect(shown).toEqual(c.shows);
  });
}

function look(t: WardScenario, what: string): number | string | boolean | null {
  if (what === 'asked') return t.asked;
  if (what === 'winner') return t.winner;
  if (what.startsWith('can ')) return offers(t, what.slice('can '.length));
  const [name, fact] = what.split(' ');
  switch (fact) {
    case 'hp':
      return t.hp(name);
    case 'zone':
      return t.zone(name);
    case 'buried':
      return t.cemeteryHp(name === 'me' ? 0 : name === 'opp' ? 1 : Number(name.replace('seat', '')));
    default:
      return t.stat(name, fact);
  }
}

/** Hit rolls: one that hits any AL up to 11 and its MOD, one that misses what it should, one that misses whatever the MOD and costs a 1. */
export const HITS = { hit: [6, 5] };
export const MISSES = { hit: [1, 2] };
export const SLIPS = { hit: [1, 1], slip: [1] };

/** Plain creatures: without effect, of a known size. */
export const ogre = { primary: 'ogre' };
export const croc = { primary: 'werecroc' };
export const wolf = { primary: 'werewolf' };
/** A creature to put down when the one in front is lost. */
export const spare = ['frog'];
