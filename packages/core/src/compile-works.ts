import { type CardId, NONE, type SeatId } from './brand.ts';
import type { Given } from './compile-verbs.ts';
import { type Dialect, isCoreOp, type Op, opsOf } from './language.ts';
import {
  type CardIds,
  type Compiler,
  inside,
  isObj,
  meOf,
  type Obj,
  type SeatIds,
  selfOf,
  type TextScope,
  type TextTest,
  type Vocabulary,
} from './vocabulary.ts';

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

  const works = (list: readonly Op[], scope: TextScope): TextTest | null => {
    const at = list.findIndex((op) => choice(op) !== null);
    if (at < 0) return any(list.map((op) => one(op, scope)));
    // What comes after a choice might do something with one of those that may be chosen.
    const made = choice(list[at])!;
    const from = made.do === 'chooseSeat' ? seats(made.from, scope) : chosen(cards(made.from, scope));
    const picked = forSome(from, made.as, list.slice(at + 1), scope);
    return any([...list.slice(0, at).map((op) => one(op, scope)), picked]);
  };

  /** A choice among what is known beforehand. */
  const choice = (op: Op) =>
    isCoreOp(op) && (op.do === 'choose' || op.do === 'chooseSeat') && known(op.from) ? op : null;

  /** The cards that a text may choose: those that it reaches, or none if there are none. */
  const chosen = (from: CardIds): CardIds => {
    return (m, v) => {
      const found = from(m, v).filter((id) => m.game.affects(m, selfOf(v), id));
      return found.length === 0 ? [NONE] : found;
    };
  };

  /** Whether these steps might do something with one of several things, which they call `name`. */
  const forSome = (from: CardIds | SeatIds, name: string, steps: readonly Op[], scope: TextScope): TextTest => {
    const slot = scope.next.slot;
    const before = unknown;
    unknown = new Set([...before].filter((x) => x !== name));
    const names = new Map(scope.names).set(name, slot);
    const then = works(steps, { ...scope, names, next: { slot: slot + 1 } });
    unknown = before;
    return (m, v) =>
      from(m, v).some((x: CardId | SeatId) => {
        if (then === null) return true;
        const own = v.slice();
        own[slot] = x;
        return then(m, own);
      });
  };

  const one = (op: Op, scope: TextScope): TextTest | null => {
    if (!isCoreOp(op)) return Object.hasOwn(vocab.verbs, op.do) ? verb(op, scope) : null;
    switch (op.do) {
      // What these find out, other steps use.
      case 'let':
      case 'choose':
      case 'chooseSeat':
      case 'chooseSpot':
      case 'roll':
      case 'pick':
      case 'contest':
      case 'stop':
        return never;
      case 'some':
        return known(op.from) ? forSome(cards(op.from, scope), op.as, op.then, scope) : null;
      case 'if': {
        const then = works(op.then, scope);
        const otherwise = op.else === undefined ? never : works(op.else, scope);
        if (!known(op.test)) return any([then, otherwise]);
        const test = cond(op.test, scope);
        return (m, v) => {
          const part = test(m, v) ? then : otherwise;
          return part === null || part(m, v);
        };
      }
      case 'each':
        return known(op.in) ? forSome(cards(op.in, scope), op.as, op.then, scope) : null;
      case 'eachSeat':
        return known(op.of) ? forSome(seats(op.of, scope), op.as, op.then, scope) : null;
      case 'modify': {
        if (op.on === undefined || !known(op.on)) return null;
        const on = card(op.on, scope);
        return (m, v) => {
          const id = on(m, v);
          return id !== NONE && m.game.zones[m.state.cards[id].zone].play && m.game.affects(m, selfOf(v), id);
        };
      }
      case 'mode':
        return any(op.options.map((x) => works(x.then, scope)));
      case 'may':
        return any([works(op.then, scope), op.else === undefined ? never : works(op.else, scope)]);
      default:
        return op satisfies never;
    }
  };

  const verb = (op: Op, scope: TextScope): TextTest | null => {
    const { idle } = vocab.verbs[op.do];
    if (idle === undefined) return null;
    const { do: _, ...written } = op;
    if (!known(written)) return null;
    const { named } = given(op, inside(scope, op.do));
    return (m, v) => !idle(m, { src: selfOf(v), me: meOf(v) }, named(m, v));
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

/** Words under which steps name what they find out. */
const FINDS: Readonly<Record<string, readonly string[]>> = {
  let: ['as'],
  choose: ['as'],
  chooseSeat: ['as'],
  chooseSpot: ['as'],
  roll: ['as'],
  pick: ['as'],
  contest: ['lowest', 'equal'],
};

/** What steps call that which they find out. */
const found = (list: readonly Op[]): string[] =>
  opsOf(list).flatMap((op) => {
    const words = Object.hasOwn(FINDS, op.do) ? FINDS[op.do] : [];
    return words.map((word) => (op as Obj)[word]).filter((name) => typeof name === 'string');
  });

const never: TextTest = () => false;

/** Whether any of them holds; null is always. */
function any(tests: readonly (TextTest | null)[]): TextTest | null {
  if (tests.includes(null)) return null;
  return (m, v) => tests.some((test) => test!(m, v));
}
