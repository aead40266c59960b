import type { Given } from './compile-ops.ts';
import type { Cond, Dialect, Op } from './language.ts';
import type { Test } from './program.ts';
import { NONE } from './state.ts';
import { type Compiler, type Ids, inside, isObj, type Obj, type Scope_, type Vocabulary } from './vocabulary.ts';

/**
 * Whether a text might do anything, before it is played: so that what would do nothing is not offered. It is told as far
 * as it can be told beforehand: a choice within the text might be any of those there are now, a die any number. A verb of
 * the game says itself when it would do nothing (`Verb.idle`).
 */
export function worksCompiler(
  vocab: Vocabulary<Dialect>,
  { card, cards, seats, cond }: Pick<Compiler, 'card' | 'cards' | 'seats' | 'cond'>,
  given: Given,
): Compiler['works'] {
  /** Names that stand for something only while the text runs. */
  let unknown: ReadonlySet<string> = new Set();

  const works = (list: readonly Op[], scope: Scope_): Test | null => {
    const at = list.findIndex((op) => (op.do === 'choose' || op.do === 'chooseSeat') && known((op as Obj).from));
    if (at < 0) return any(list.map((op) => one(op, scope)));
    // What comes after a choice might do something with one of those that may be chosen.
    const { from, as, do: kind } = list[at] as Obj;
    const rest = list.slice(at + 1);
    const picked =
      kind === 'chooseSeat'
        ? forSome(seats(from, scope), as as string, rest, scope)
        : forSome(chosen(cards(from, scope), scope), as as string, rest, scope);
    return any([...list.slice(0, at).map((op) => one(op, scope)), picked]);
  };

  /** The cards that a text may choose: those that it reaches, or none if there are none. */
  const chosen = (from: Ids, scope: Scope_): Ids => {
    const self = scope.names.get('self')!;
    return (m, v) => {
      const found = from(m, v).filter((id) => m.game.reaches(m, v[self], id));
      return found.length === 0 ? [NONE] : found;
    };
  };

  /** Whether these steps might do something with one of several things, which they call `name`. */
  const forSome = (from: Ids, name: string, steps: readonly Op[], scope: Scope_): Test => {
    const slot = scope.next.slot;
    const before = unknown;
    unknown = new Set([...before].filter((x) => x !== name));
    const names = new Map(scope.names).set(name, slot);
    const then = works(steps, { ...scope, names, next: { slot: slot + 1 } });
    unknown = before;
    return (m, v) =>
      from(m, v).some((x) => {
        if (then === null) return true;
        const own = v.slice();
        own[slot] = x;
        return then(m, own);
      });
  };

  const one = (op: Op, scope: Scope_): Test | null => {
    const o = op as Obj;
    switch (op.do) {
      // What these find out, other steps use.
      case 'let':
      case 'choose':
      case 'chooseSeat':
      case 'chooseSpot':
      case 'roll':
      case 'stop':
        return never;
      case 'if': {
        const then = works(o.then as Op[], scope);
        const otherwise = o.else === undefined ? never : works(o.else as Op[], scope);
        if (!known(o.test)) return any([then, otherwise]);
        const test = cond(o.test, scope);
        return (m, v) => {
          const part = test(m, v) ? then : otherwise;
          return part === null || part(m, v);
        };
      }
      case 'each':
        return known(o.in) ? forSome(cards(o.in, scope), o.as as string, o.then as Op[], scope) : null;
      case 'eachSeat':
        return known(o.of) ? forSome(seats(o.of, scope), o.as as string, o.then as Op[], scope) : null;
      case 'modify': {
        if (o.on === undefined || !known(o.on)) return null;
        const on = card(o.on, scope);
        const self = scope.names.get('self')!;
        return (m, v) => {
          const id = on(m, v);
          return id !== NONE && m.game.zones[m.state.cards[id].zone].play && m.game.reaches(m, v[self], id);
        };
      }
      case 'mode':
        return any((o.options as { if?: Cond; then: Op[] }[]).map((x) => works(x.then, scope)));
      case 'may':
        return any([works(o.then as Op[], scope), o.else === undefined ? never : works(o.else as Op[], scope)]);
      default:
        return Object.hasOwn(vocab.verbs, op.do) ? verb(op, scope) : null;
    }
  };

  const verb = (op: Op, scope: Scope_): Test | null => {
    const { idle } = vocab.verbs[op.do];
    if (idle === undefined) return null;
    const { do: _, ...written } = op as Obj;
    if (!known(written)) return null;
    const { evaluate, group } = given(op, inside(scope, op.do));
    return (m, v) => !idle(m, [v[0], v[1]], evaluate(m, v), group === null ? [] : group(m, v));
  };

  /** Nothing in it is found out only while the text runs: every name is one of those that are there before it. */
  const known = (x: unknown): boolean => {
    if (typeof x === 'string') return !unknown.has(x);
    if (Array.isArray(x)) return x.every(known);
    return !isObj(x) || Object.values(x).every(known);
  };

  return (list, scope, later) => {
    unknown = new Set([...later, ...found(list)]);
    return works(list, scope);
  };
}

const FINDS: readonly string[] = ['let', 'choose', 'chooseSeat', 'chooseSpot', 'roll'];

/** What steps call that which they find out. */
function found(x: unknown): string[] {
  if (Array.isArray(x)) return x.flatMap(found);
  if (!isObj(x)) return [];
  const own = typeof x.do === 'string' && FINDS.includes(x.do) && typeof x.as === 'string' ? [x.as] : [];
  return [...own, ...Object.values(x).flatMap(found)];
}

const never: Test = () => false;

/** Whether any of them holds; null is always. */
function any(tests: readonly (Test | null)[]): Test | null {
  if (tests.includes(null)) return null;
  return (m, v) => tests.some((test) => test!(m, v));
}
