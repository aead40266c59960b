import {
  type CardId,
  contributions,
  type GameEvent,
  type Machine,
  NONE,
  type Stat,
  type State,
  stat,
} from '@wardroom/core';
import { MATCH, STAT } from '../names.ts';
import { defOf } from '../rules/field.ts';

/** How a roll comes to its total, with the name of each part: 180 = (6 + 4 + 5 MOD) × 3 Assassin × 2 critical. */

type Names = (card: CardId) => string;
type Roll = Pick<GameEvent, 'a' | 'b' | 'n' | 'figure' | 'list'>;

export interface Sums {
  hit: (s: State, e: Roll, name: Names) => string;
  attack: (s: State, e: Roll, name: Names) => string;
}

interface Part {
  n: number;
  label: string;
}

/** What makes up a stat, if it is a plain sum; else the stat as it is. */
function parts(m: Machine, which: Stat, id: CardId, base: number, label: string, name: Names): Part[] {
  const value = stat(m, which, id);
  const found = contributions(m, which, id).filter((c) => c.amount !== 0);
  const sum = found.reduce((n, c) => n + c.amount, base);
  const plain = sum === value && found.every((c) => c.modifier.layer === 'add' && c.src !== NONE);
  const all = plain
    ? [{ n: base, label }, ...found.map((c) => ({ n: c.amount, label: name(c.src) }))]
    : [{ n: value, label }];
  return all.filter((part) => part.n !== 0);
}

const added = (faces: readonly number[], rest: readonly Part[]): string =>
  [faces.join(' + '), ...rest.map(({ n, label }) => `${n < 0 ? '−' : '+'} ${Math.abs(n)} ${label}`)].join(' ');

const total = (faces: readonly number[], rest: readonly Part[]): number =>
  rest.reduce((sum, part) => sum + part.n, 0) + faces.reduce((sum, face) => sum + face, 0);

/** W5.3.1: what is multiplied, each by its name, if together they are what the roll was multiplied by. */
function multiplied(m: Machine, e: Roll, name: Names): string {
  const critical: Part[] = m.state.g[MATCH.critical] === 1 ? [{ n: 2, label: 'critical' }] : [];
  const times = [...contributions(m, STAT.times, e.a), ...contributions(m, STAT.taken, e.b)].flatMap((c): Part[] =>
    c.modifier.layer === 'times' && c.src !== NONE ? [{ n: c.amount, label: name(c.src) }] : [],
  );
  const all = [...times, ...critical];
  const known = all.reduce((n, part) => n * part.n, 1) === e.figure;
  return (known ? all : [{ n: e.figure, label: '' }]).map(({ n, label }) => ` × ${n} ${label}`.trimEnd()).join('');
}

export const sums = (at: (s: State) => Machine): Sums => ({
  hit: (s, e, name) => {
    const m = at(s);
    const rest = [
      ...parts(m, STAT.mod, e.a, defOf(m, e.a).mod, 'MOD', name),
      ...parts(m, STAT.hit, e.a, 0, 'to hit', name),
    ];
    const plain = e.list!.length === 1 && rest.length === 0;
    // Some hit rolls count otherwise: what does not add up is not told as a sum.
    return plain || total(e.list!, rest) !== e.n ? '' : ` (${added(e.list!, rest)})`;
  },
  attack: (s, e, name) => {
    const m = at(s);
    const rest = [
      ...parts(m, STAT.mod, e.a, defOf(m, e.a).mod, 'MOD', name),
      ...parts(m, STAT.atk, e.a, 0, 'damage', name),
    ];
    const sum = added(e.list!, rest);
    const several = e.list!.length + rest.length > 1;
    if (Math.max(0, total(e.list!, rest)) * e.figure !== e.n) return '';
    if (e.figure === 1) return several ? ` = ${sum}` : '';
    return ` = ${several ? `(${sum})` : sum}${multiplied(m, e, name)}`;
  },
});
