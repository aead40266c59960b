import type { ArgKind, Dialect, Op, OptionalArg } from './language.ts';
import type { Machine } from './machine.ts';
import type { Cell } from './slots.ts';
import {
  type CardIds,
  type Compiler,
  fail,
  type Obj,
  show,
  type TextCard,
  type TextScope,
  type TextSeat,
  type TextVars,
  type TextVerb,
  type Vocabulary,
} from './vocabulary.ts';

/** What a text gives to a verb of the game, by what the verb says that it takes. */
export function givenCompiler(
  vocab: Vocabulary<Dialect>,
  { num, card, seat, cards }: Pick<Compiler, 'num' | 'card' | 'seat' | 'cards'>,
): Given {
  return (op, scope) => {
    const word = Object.hasOwn(vocab.verbs, op.do) ? vocab.verbs[op.do] : undefined;
    if (word === undefined) return fail(scope, `nothing is called '${op.do}'`);
    const written = op as Obj;
    for (const key of Object.keys(written)) {
      if (key !== 'do' && !Object.hasOwn(word.args, key)) fail(scope, `'${op.do}' takes no '${key}'`);
    }
    let group: CardIds | null = null;
    const cardArgs: TextCard[] = [];
    const seatArgs: TextSeat[] = [];
    const needed: TextSeat[] = [];
    const args = Object.entries(word.args).map(([name, spec]): VerbArg => {
      const optional = isOptional(spec) ? spec : null;
      const kind = isOptional(spec) ? spec.optional : spec;
      const x = written[name];
      const fixed = (n: number): VerbArg => ({ name, cell: () => n, value: () => meaning(kind, n) });
      if (x === undefined) {
        if (kind === 'flag') return fixed(0);
        if (optional === null) return fail(scope, `'${op.do}' needs '${name}'`);
        return fixed(optional.missing);
      }
      switch (kind) {
        case 'num':
        case 'spot':
          return same(name, num(x, scope));
        case 'card': {
          const value = card(x, scope);
          cardArgs.push(value);
          return same(name, value);
        }
        case 'seat': {
          const value = seat(x, scope);
          seatArgs.push(value);
          if (optional === null) needed.push(value);
          return same(name, value);
        }
        case 'flag':
          return fixed(x === true ? 1 : 0);
        case 'cards': {
          const set = cards(x, scope);
          group = set;
          return same(name, set);
        }
        default: {
          const at = kind.word.indexOf(x as string);
          if (at < 0) return fail(scope, `'${name}' must be one of ${kind.word.join(', ')}; got ${show(x)}`);
          return fixed(at);
        }
      }
    });
    const named = (m: Machine, v: TextVars): Obj => {
      const found: Obj = {};
      for (const arg of args) found[arg.name] = arg.value(m, v);
      return found;
    };
    return { word, args, named, group, cardArgs, seatArgs, needed };
  };
}

const isOptional = (spec: ArgKind | OptionalArg): spec is OptionalArg => typeof spec === 'object' && 'optional' in spec;

/** An argument as a rule's variable, and as what it means to a verb that runs at once. */
interface VerbArg {
  name: string;
  cell: (m: Machine, v: TextVars) => Cell;
  value: (m: Machine, v: TextVars) => unknown;
}

const same = (name: string, value: (m: Machine, v: TextVars) => Cell): VerbArg => ({ name, cell: value, value });

/** What a number stands for: yes or no, or one of several words. */
const meaning = (kind: ArgKind, n: number): unknown =>
  kind === 'flag' ? n === 1 : typeof kind === 'object' ? kind.word[n] : n;

/** A verb of the game with the arguments a text gives it, ready to be worked out. */
export type Given = (
  op: Op,
  scope: TextScope,
) => {
  word: TextVerb;
  args: readonly VerbArg[];
  named: (m: Machine, v: TextVars) => Obj;
  /** Its argument that is a set of cards. */
  group: CardIds | null;
  cardArgs: readonly TextCard[];
  seatArgs: readonly TextSeat[];
  /** Players that there must be. */
  needed: readonly TextSeat[];
};
