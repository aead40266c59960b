import {
  type ArgKind,
  CORE_OPS,
  type CoreOp,
  type Dialect,
  isCoreOp,
  type Lasting,
  type Mod,
  type Op,
  type OptionalArg,
} from './language.ts';
import type { Machine } from './machine.ts';
import {
  act,
  ask,
  call,
  dice,
  loop,
  type Step,
  setList,
  stop,
  type Test,
  type Value,
  type Vars,
  when,
} from './program.ts';
import { addRow, cyclesFrom } from './rows.ts';
import { NONE } from './state.ts';
import {
  type Compiler,
  declare,
  fail,
  hidden,
  type Ids,
  inside,
  isObj,
  type Obj,
  onlyKeys,
  promptOf,
  type Scope_,
  show,
  type Verb,
  type Vocabulary,
  wordIn,
} from './vocabulary.ts';

/** What card texts do, step by step. */

const none: Ids = () => [];
const single =
  (value: Value): Ids =>
  (m, v) => [value(m, v)];

const isInPlay = (m: Machine, id: number): boolean => m.game.zones[m.state.cards[id].zone].play;

export function opCompiler(
  vocab: Vocabulary<Dialect>,
  { num, card, seat, seats, cards, cond }: Pick<Compiler, 'num' | 'card' | 'seat' | 'seats' | 'cards' | 'cond'>,
  effect: (mods: readonly Mod[], scope: Scope_) => number,
  whole: () => Compiler,
): { ops: Compiler['ops']; given: Given } {
  const ops = (list: readonly Op[], scope: Scope_): Step[] =>
    list.flatMap((op, i) => one(op, inside(scope, `${i + 1} ${op.do}`), list.slice(i + 1)));

  /** The steps of an op; `rest` is what comes after it. */
  const one = (op: Op, scope: Scope_, rest: readonly Op[]): Step[] => {
    if (!isCoreOp(op)) return verb(op, scope);
    onlyKeys(op, ['do', ...CORE_OPS[op.do]], scope, `'${op.do}'`);
    return core(op, scope, rest);
  };

  const core = (op: CoreOp, scope: Scope_, rest: readonly Op[]): Step[] => {
    const SELF = scope.names.get('self')!;
    const ME = scope.names.get('me')!;
    const by = (x: unknown): Value => (x === undefined ? (_m, v) => v[ME] : seat(x, scope));
    // Whose text it is may leave the match at any question, whoever is asked; their text ends with it.
    const gone: Test = (m, v) => m.state.seats[v[ME]].out === 1;
    const endIfGone = when(gone, [stop]);
    switch (op.do) {
      case 'if':
        return [when(cond(op.test, scope), ops(op.then, scope), op.else === undefined ? [] : ops(op.else, scope))];
      case 'each': {
        // What is done to several is settled once, before it is done to any of them.
        const from = cards(op.in, scope);
        const steps = each(from, declare(scope, op.as), op.then, scope);
        return guarded(scope, { verb: op.do, stats: [], cards: from, seats: none }, steps);
      }
      case 'eachSeat': {
        const of = seats(op.of, scope);
        const slot = declare(scope, op.as);
        // Who has left meanwhile is passed over.
        return each(of, slot, op.then, scope, (m, v) => m.state.seats[v[slot]].out === 0);
      }
      case 'choose': {
        const from = cards(op.from, scope);
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const prompt = promptOf(vocab, op.prompt, vocab.prompts.choose, scope);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => {
              // What the text does not reach cannot be chosen for it.
              const choices = from(m, v)
                .filter((id) => m.game.reaches(m, v[SELF], id))
                .map((id) => ({ verb: vocab.words.card, card: id, on: NONE, n: 0 }));
              if (op.may === true && choices.length > 0) {
                choices.unshift({ verb: vocab.words.none, card: NONE, on: NONE, n: 0 });
              }
              return { seat: who(m, v), prompt, card: v[SELF], choices };
            },
            (_m, v, picked) => {
              v[slot] = picked.card;
            },
          ),
          endIfGone,
          ...(op.target === true ? [aim(slot, scope)] : []),
        ];
      }
      case 'chooseSeat': {
        const from = seats(op.from, scope);
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const works = op.reached === true ? whole().works(rest, scope, []) : null;
        const reached = (m: Machine, v: Vars): number[] => {
          const all = from(m, v);
          const some = works === null ? all : all.filter((s) => works(m, v.with(slot, s)));
          // What does nothing to anybody happens all the same, and says why it does nothing.
          return some.length > 0 ? some : all;
        };
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt: vocab.prompts.chooseSeat,
              card: v[SELF],
              choices: reached(m, v).map((s) => ({ verb: vocab.words.seat, card: NONE, on: NONE, n: s })),
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          endIfGone,
          // Without a player to mean there is nothing to go on with.
          when((_m, v) => v[slot] === NONE, [stop]),
        ];
      }
      case 'chooseSpot': {
        const from = spots(op.from, scope);
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const prompt = promptOf(vocab, op.prompt, vocab.prompts.choose, scope);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => {
              const choices = from(m, v).map((n) => ({ verb: vocab.words.spot ?? NONE, card: NONE, on: NONE, n }));
              if (op.may === true && choices.length > 0) {
                choices.unshift({ verb: vocab.words.none, card: NONE, on: NONE, n: 0 });
              }
              return { seat: who(m, v), prompt, card: v[SELF], choices };
            },
            (_m, v, picked) => {
              v[slot] = picked.verb === vocab.words.none ? NONE : picked.n;
            },
          ),
          endIfGone,
        ];
      }
      case 'mode': {
        const options = op.options.map((option) => ({
          test: option.if === undefined ? null : cond(option.if, scope),
          steps: ops(option.then, scope),
        }));
        const slot = hidden(scope);
        const who = by(op.by);
        return [
          act((_m, v) => {
            v[slot] = NONE;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt: vocab.prompts.mode,
              card: v[SELF],
              choices: options.flatMap((option, i) =>
                option.test === null || option.test(m, v)
                  ? [{ verb: vocab.words.mode, card: v[SELF], on: NONE, n: i }]
                  : [],
              ),
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          endIfGone,
          ...options.map((option, i) => when((_m, v) => v[slot] === i, option.steps)),
        ];
      }
      case 'may': {
        const slot = hidden(scope);
        const who = by(op.by);
        const prompt = promptOf(vocab, op.prompt, vocab.prompts.may, scope);
        return [
          act((_m, v) => {
            v[slot] = 0;
          }),
          ask(
            (m, v) => ({
              seat: who(m, v),
              prompt,
              card: v[SELF],
              choices: [
                { verb: vocab.words.yes, card: v[SELF], on: NONE, n: 1 },
                { verb: vocab.words.no, card: v[SELF], on: NONE, n: 0 },
              ],
            }),
            (_m, v, picked) => {
              v[slot] = picked.n;
            },
          ),
          endIfGone,
          when((_m, v) => v[slot] === 1, ops(op.then, scope), op.else === undefined ? [] : ops(op.else, scope)),
        ];
      }
      case 'roll': {
        const slot = declare(scope, op.as);
        const who = by(op.by);
        const count = num(op.dice ?? 1, scope);
        const sides = op.sides ?? 6;
        if (!Number.isInteger(sides) || sides < 2)
          fail(scope, `'sides' must be a whole number from 2; got ${show(op.sides)}`);
        return [
          dice(
            vocab.prompts.roll,
            (m, v) => (gone(m, v) ? 0 : count(m, v)),
            sides,
            (m, v, faces) => {
              if (gone(m, v)) return;
              v[slot] = faces.reduce((a, b) => a + b, 0);
              vocab.rolled(m, who(m, v), v[SELF], faces, sides);
            },
            (_m, v) => v[SELF],
          ),
          endIfGone,
        ];
      }
      case 'let': {
        const be = isObj(op.be) && 'card' in op.be ? card(op.be.card, scope) : num(op.be, scope);
        const slot = declare(scope, op.as);
        return [
          act((m, v) => {
            v[slot] = be(m, v);
          }),
        ];
      }
      case 'modify': {
        const group = effect(op.mods, scope);
        const on = op.on === undefined ? null : card(op.on, scope);
        const side = op.side === undefined ? null : seat(op.side, scope);
        if (on === null && side === null && op.everyone !== true) fail(scope, 'modify needs on, side or everyone');
        const n = op.n === undefined ? null : num(op.n, scope);
        const lasting = duration(op.lasting, scope);
        const touch = {
          verb: op.do,
          stats: op.mods.map((mod) => mod.stat),
          cards: on === null ? none : single(on),
          seats: side === null ? none : single(side),
        };
        return guarded(scope, touch, [
          act((m, v) => {
            const id = on === null ? NONE : on(m, v);
            // Nothing lasts on what is not in play (any more).
            if (on !== null && (id === NONE || !isInPlay(m, id) || !m.game.reaches(m, v[SELF], id))) return;
            addRow(m, {
              effect: group,
              src: v[SELF],
              on: id,
              seat: side === null ? NONE : side(m, v),
              by: v[ME],
              n: n === null ? 0 : n(m, v),
              left: lasting.until === vocab.cycleMoment ? cyclesFrom(m, v[ME], lasting.left) : lasting.left,
              until: lasting.until,
              bound: lasting.bound,
            });
          }),
        ]);
      }
      case 'stop':
        return [stop];
      default:
        return op satisfies never;
    }
  };

  /** Something may come between a text and the card it aims at. */
  const aim = (slot: number, scope: Scope_): Step => {
    const { aimed } = vocab;
    if (aimed === undefined) return fail(scope, 'this game knows no targets of texts');
    const SELF = scope.names.get('self')!;
    const ME = scope.names.get('me')!;
    return act((m, v) => {
      if (v[slot] !== NONE) v[slot] = aimed(m, v[SELF], v[ME], v[slot]);
    });
  };

  /** Spots that a word of the game names: `{emptyBeside: 'self'}`. */
  const spots = (x: unknown, scope: Scope_): Ids => {
    const written = isObj(x) ? Object.entries(x) : [];
    const [word, arg] = written.length === 1 ? written[0] : ['', null];
    const make = wordIn<Ids>(vocab.spots, word);
    if (make === undefined) return fail(scope, `'from' must be one of the game's words for spots; got ${show(x)}`);
    return make(arg, whole(), scope);
  };

  const each = (from: Ids, slot: number, body: readonly Op[], scope: Scope_, still?: Test): Step[] => {
    const items = hidden(scope);
    const at = hidden(scope);
    const compiled = ops(body, scope);
    const steps = still === undefined ? compiled : [when(still, compiled)];
    return [
      act((m, v) => {
        setList(v, items, from(m, v));
        v[at] = 0;
      }),
      loop(
        (_m, v) => v[at] < (v[items] as unknown as number[]).length,
        [
          act((_m, v) => {
            v[slot] = (v[items] as unknown as number[])[v[at]++];
          }),
          ...steps,
        ],
      ),
    ];
  };

  const duration = (lasting: Lasting | undefined, scope: Scope_): { left: number; until: number; bound: number } => {
    if (lasting === undefined) return fail(scope, 'modify needs lasting: cycles, until or whileSource');
    const bound = lasting.whileSource === true ? 1 : 0;
    if (lasting.cycles !== undefined) return { left: lasting.cycles, until: vocab.cycleMoment, bound };
    if (lasting.until !== undefined) {
      const until = vocab.moments[lasting.until];
      if (until === undefined) return fail(scope, `no moment is called '${lasting.until}'`);
      return { left: 1, until, bound };
    }
    return { left: 0, until: 0, bound };
  };

  /** What a verb of the game is given. */
  const given: Given = (op, scope) => {
    const word = Object.hasOwn(vocab.verbs, op.do) ? vocab.verbs[op.do] : undefined;
    if (word === undefined) return fail(scope, `nothing is called '${op.do}'`);
    const written = op as Obj;
    for (const key of Object.keys(written)) {
      if (key !== 'do' && !Object.hasOwn(word.args, key)) fail(scope, `'${op.do}' takes no '${key}'`);
    }
    let group: Ids | null = null;
    const touched: { card: Value[]; seat: Value[] } = { card: [], seat: [] };
    const needed: Value[] = [];
    const values = Object.entries(word.args).map(([name, spec]): Value => {
      const optional = isOptional(spec) ? spec : null;
      const kind = isOptional(spec) ? spec.optional : spec;
      const x = written[name];
      if (x === undefined) {
        if (kind === 'flag') return () => 0;
        if (optional === null) return fail(scope, `'${op.do}' needs '${name}'`);
        return () => optional.missing;
      }
      if (kind === 'num') return num(x, scope);
      if (kind === 'card' || kind === 'seat') {
        const value = kind === 'card' ? card(x, scope) : seat(x, scope);
        touched[kind].push(value);
        if (kind === 'seat' && optional === null) needed.push(value);
        return value;
      }
      if (kind === 'flag') return () => (x === true ? 1 : 0);
      if (kind === 'cards') {
        group = cards(x, scope);
        return () => NONE;
      }
      const at = kind.word.indexOf(x as string);
      if (at < 0) return fail(scope, `'${name}' must be one of ${kind.word.join(', ')}; got ${show(x)}`);
      return () => at;
    });
    return { word, evaluate: (m, v) => values.map((f) => f(m, v)), group, touched, needed };
  };

  const verb = (op: Op, scope: Scope_): Step[] => {
    const { word, evaluate, group, touched, needed } = given(op, scope);
    const SELF = scope.names.get('self')!;
    const ME = scope.names.get('me')!;
    const touch = {
      verb: op.do,
      stats: [],
      cards: (m: Machine, v: Vars) => [...touched.card.map((f) => f(m, v)), ...(group === null ? [] : group(m, v))],
      seats: (m: Machine, v: Vars) => touched.seat.map((f) => f(m, v)),
    };
    const run = word.run;
    const step: Step =
      run !== undefined
        ? act((m, v) => run(m, [v[SELF], v[ME]], evaluate(m, v), group === null ? [] : group(m, v)))
        : call(word.rule!, (m, v) => {
            const vars = [v[SELF], v[ME], ...evaluate(m, v)];
            if (group !== null) setList(vars, vars.length, group(m, v));
            return vars;
          });
    // What is to be done to a player is not done if there is none: the owner of a card that was not found, say.
    const somebody: Test = (m, v) => needed.every((f) => f(m, v) !== NONE);
    return guarded(scope, touch, needed.length === 0 ? [step] : [when(somebody, [step])]);
  };

  /** What a step is about to touch, as far as a rule of the game may stand before it; if that says no, the text ends. */
  const guarded = (
    scope: Scope_,
    { verb, stats, cards, seats }: { verb: string; stats: readonly string[]; cards: Ids; seats: Ids },
    steps: Step[],
  ): Step[] => {
    const { guard } = vocab;
    if (guard === undefined) return steps;
    const SELF = scope.names.get('self')!;
    const ME = scope.names.get('me')!;
    const due: Test = (m, v) =>
      guard.watches(m) && guard.due(m, v[SELF], v[ME], { verb, stats, cards: cards(m, v), seats: seats(m, v) });
    return [
      when(due, [call(guard.rule, (_m, v) => [v[SELF], v[ME]]), when((m) => m.state.ret === 0, [stop])]),
      ...steps,
    ];
  };

  return { ops, given };
}

const isOptional = (spec: ArgKind | OptionalArg): spec is OptionalArg => typeof spec === 'object' && 'optional' in spec;

/** A verb of the game with the arguments a text gives it, ready to be worked out. */
export type Given = (
  op: Op,
  scope: Scope_,
) => {
  word: Verb;
  evaluate: (m: Machine, v: Vars) => number[];
  /** Its argument that is a set of cards. */
  group: Ids | null;
  touched: { card: Value[]; seat: Value[] };
  /** Players that there must be. */
  needed: Value[];
};
