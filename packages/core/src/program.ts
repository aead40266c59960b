import { type CardId, type CodeId, NONE, type Prompt, type SeatId } from './brand.ts';
import { always } from './instructions.ts';
import type { Machine } from './machine.ts';
import type { ArgsOf, Cell, VarsOf } from './slots.ts';
import { CHANCE, type Choice, type Frame, type Question } from './state.ts';

/**
 * Programs: how rules and card abilities run. A program is written as nested steps and flattened to a list of
 * instructions; a frame is a place in such a list plus its variables. Because a frame is data, a program may stop at
 * any question and be continued from JSON.
 *
 * Steps know the variables of the rule in which they stand: `V` is the list of them, with what each holds (`slots.ts`). A
 * step that uses none stands anywhere.
 */

/** Variables of any program. */
export type Vars = Cell[];
export type Act<V = Vars> = (m: Machine, v: V, f: Frame) => void;
export type Test<V = Vars> = (m: Machine, v: V) => boolean;
export type Value<V = Vars, T = number> = (m: Machine, v: V) => T;

export type Step<V = Vars> =
  | { kind: 'act'; run: Act<V> }
  | { kind: 'when'; test: Test<V>; then: readonly Step<V>[]; otherwise: readonly Step<V>[] }
  | { kind: 'loop'; test: Test<V>; body: readonly Step<V>[] }
  | { kind: 'call'; rule: () => AnyRule; args: Readonly<Record<string, Value<V, Cell>>> }
  | { kind: 'stop' };

/** What is known of a rule whatever its variables are. */
export interface AnyRule {
  name: string;
  /** The names of its variables, in their order. */
  vars: readonly string[];
  body: readonly Step<never>[];
}

/** For each argument of a rule how it is worked out where the rule is called. */
export type Given<S, V> = { readonly [K in keyof ArgsOf<S>]: Value<V, Exclude<ArgsOf<S>[K], undefined>> };

/** A rule that can be started with these arguments. */
export interface Startable<A> extends AnyRule {
  /** Start it now, on top of what is under way. */
  enter: (m: Machine, args: A) => void;
}

/** A rule, as other rules call it. */
export interface Rule<S> extends Startable<ArgsOf<S>> {
  /** A step that runs this rule and then goes on. What it answers is in `state.ret`. */
  call: <V = Vars>(args: Given<S, V>) => Step<V>;
}

/** A rule: its name, the names of its variables (arguments first), and what it does. */
export function rule<S extends object>(name: string, vars: S, body: readonly Step<VarsOf<S>>[]): Rule<S> {
  const names = Object.keys(vars);
  // Which of a game's programs it is. A match is of one game, so it is rarely looked up.
  let game: Machine['game'] | null = null;
  let code = NONE as CodeId;
  const self: Rule<S> = {
    name,
    vars: names,
    body,
    call: (args) => call(() => self, args),
    enter: (m, args) => {
      const given = args as Readonly<Record<string, Cell | undefined>>;
      const cells: Cell[] = new Array(names.length);
      for (let i = 0; i < names.length; i++) cells[i] = given[names[i]] ?? NONE;
      if (game !== m.game) {
        code = codeOf(m, self);
        game = m.game;
      }
      m.state.frames.push({ code, pc: 0, vars: cells });
    },
  };
  return self;
}

/** A rule that others call before it can be written: what it does is said later, by `is`. */
export interface Forward<S> extends Rule<S> {
  is: (body: readonly Step<VarsOf<S>>[]) => Rule<S>;
}

/**
 * Announce a rule where two files need each other: one calls it, the other says what it does. A rule that nobody ever writes
 * is found when the game is put together, because it is in no list of rules.
 */
export function forward<S extends object>(name: string, vars: S): Forward<S> {
  return { ...rule(name, vars, []), is: (body) => rule(name, vars, body) };
}

/** The program of a rule in this game. */
export function codeOf(m: Machine, of: AnyRule): CodeId {
  const code = m.game.codeByName.get(of.name);
  if (code === undefined) throw new Error(`${m.game.name} has no rule '${of.name}'`);
  return code;
}

/** Call a rule that is written further on, or in a file that needs this one. */
export const call = <S extends object, V = Vars>(of: () => Rule<S>, args: Given<S, V>): Step<V> => ({
  kind: 'call',
  rule: of,
  args: args as Readonly<Record<string, Value<V, Cell>>>,
});

/** Start a program with these variables; those that are not given are none. */
export function enter(m: Machine, code: CodeId, args: readonly Cell[]): void {
  const size = m.game.sizes[code];
  const n = args.length;
  const vars: Cell[] = new Array(size);
  for (let i = 0; i < n; i++) vars[i] = args[i];
  for (let i = n; i < size; i++) vars[i] = NONE;
  m.state.frames.push({ code, pc: 0, vars });
}

export const act = <V = Vars>(run: Act<V>): Step<V> => ({ kind: 'act', run });

export const when = <V = Vars>(
  test: Test<V>,
  then: readonly Step<V>[],
  otherwise: readonly Step<V>[] = [],
): Step<V> => ({ kind: 'when', test, then, otherwise });

export const loop = <V = Vars>(test: Test<V>, body: readonly Step<V>[]): Step<V> => ({ kind: 'loop', test, body });

/** End this program. */
export const stop = { kind: 'stop' } as const satisfies Step;

/** End this program with an answer for the caller. */
export const answer = <V = Vars>(value: Value<V>): Step<V>[] => [
  act((m, v) => {
    m.state.ret = value(m, v);
  }),
  stop,
];

export interface Asking {
  seat: SeatId;
  prompt: Prompt;
  card?: CardId;
  choices: Choice[];
  /** Ask even if only one answer is legal (to give a player the moment). */
  always?: boolean;
  /** The table answers, and not whoever sits there: what the rule of a house seat leaves open. */
  table?: true;
}

/** However many answers a question has, all of them are listed. */
export const ALL_ANSWERS = 0x3fff_ffff;

/**
 * How many answers to a question somebody needs. Where a look ahead comes to rest nobody chooses among them: two are enough to
 * know that there is a choice at all, and that it is asked. (What the table may answer itself is listed for it.)
 */
export const answersNeeded = (m: Machine, seat: SeatId, prompt: Prompt): number =>
  m.restsAt?.[prompt] === true && m.game.houseSeat?.plays(m.state, seat, []) !== true ? 2 : ALL_ANSWERS;

/** Who is asked what while nothing is under way, said beforehand: a look ahead ends there, even if there were nothing to choose. */
export interface AtRest<V> {
  seat: Value<V, SeatId>;
  prompt: Prompt;
}

/**
 * Ask a player. With no legal answer `taken` is not run; a single legal answer is taken without asking, because a
 * question with one answer is only a prompt too many.
 */
export const ask = <V = Vars>(
  question: (m: Machine, v: V) => Asking,
  taken: (m: Machine, v: V, picked: Choice) => void,
  atRest: AtRest<V> | null = null,
): Step<V> => {
  // Two instructions: the first may stop the machine, the second runs once there is an answer.
  const put: Step<V> = act((m, v, f) => {
    if (atRest !== null && m.restsAt?.[atRest.prompt] === true) {
      m.state.ask = questionOf(m, { seat: atRest.seat(m, v), prompt: atRest.prompt, choices: [] }, 0);
      return;
    }
    const q = question(m, v);
    const n = q.choices.length;
    // Whoever has left is asked nothing any more.
    if (n === 0 || m.state.seats[q.seat].out === 1) {
      f.pc++;
      return;
    }
    if (n === 1 && q.always !== true && m.stopAt?.(q) !== true) {
      m.state.picked = q.choices[0];
      return;
    }
    const house = q.table === true ? undefined : m.game.houseSeat;
    if (house?.plays(m.state, q.seat, q.choices)) {
      delegate(m, codeOf(m, house.rule), q);
      return;
    }
    m.state.ask = questionOf(m, q, 0);
  });
  const take: Step<V> = act((m, v) => taken(m, v, m.state.picked));
  return inTurn([put, take]);
};

/**
 * Ask several players at the same time, each apart from the others; `taken` hears the first answer that comes, and who
 * gave it. Stands in a loop: those who have not answered yet keep their question, so what one answers must not change
 * what another is asked. With nobody to ask `taken` is not run.
 */
export const askEach = <V = Vars>(
  questions: (m: Machine, v: V) => Asking[],
  taken: (m: Machine, v: V, picked: Choice, seat: SeatId) => void,
): Step<V> => {
  const put: Step<V> = act((m, v, f) => {
    const s = m.state;
    const open = questions(m, v)
      .filter((q) => q.choices.length > 0 && s.seats[q.seat].out === 0)
      .map((q) => s.also.find((old) => old.seat === q.seat) ?? questionOf(m, q, 1));
    s.also = open.slice(1);
    if (open.length === 0) f.pc++;
    else s.ask = open[0];
  });
  const take: Step<V> = act((m, v) => taken(m, v, m.state.picked, m.state.picker));
  return inTurn([put, take]);
};

const questionOf = (m: Machine, q: Asking, apart: number): Question => ({
  seat: q.seat,
  prompt: q.prompt,
  card: q.card ?? NONE,
  choices: q.choices,
  count: 0,
  sides: 0,
  seq: m.state.seq,
  apart,
  table: q.table === true ? 1 : 0,
});

/** Several steps as one: they cost no test. */
export const inTurn = <V = Vars>(then: readonly Step<V>[]): Step<V> => ({
  kind: 'when',
  test: always,
  then,
  otherwise: [],
});

/** The table answers for a seat: its rule runs before the answer is taken. */
function delegate(m: Machine, code: CodeId, q: Asking): void {
  enter(m, code, [q.seat, q.prompt, q.card ?? NONE, q.choices.flatMap((c) => [c.verb, c.card, c.on, c.n])]);
}

/** Ask chance for dice. `taken` gets the faces. With no dice to roll it gets an empty list at once. */
export const roll = <V = Vars>(
  prompt: Prompt,
  count: Value<V>,
  taken: (m: Machine, v: V, faces: readonly number[]) => void,
  about: Value<V, CardId> = () => NONE,
): Step<V> => chance(prompt, count, 6, taken, about);

/** The same with dice of another kind; a coin has two sides. */
export const dice = <V = Vars>(
  prompt: Prompt,
  count: Value<V>,
  sides: number,
  taken: (m: Machine, v: V, faces: readonly number[]) => void,
  about: Value<V, CardId> = () => NONE,
): Step<V> => chance(prompt, count, sides, taken, about);

/** Ask chance for an order of `count` things: a permutation of 0..count-1. */
export const permute = <V = Vars>(
  prompt: Prompt,
  count: Value<V>,
  taken: (m: Machine, v: V, order: readonly number[]) => void,
): Step<V> => chance(prompt, count, 0, taken, () => NONE);

const chance = <V>(
  prompt: Prompt,
  count: Value<V>,
  sides: number,
  taken: (m: Machine, v: V, result: readonly number[]) => void,
  about: Value<V, CardId>,
): Step<V> => {
  const put: Step<V> = act((m, v) => {
    const n = count(m, v);
    if (n <= 0) {
      m.state.rolled = [];
      return;
    }
    m.state.ask = {
      seat: CHANCE,
      prompt,
      card: about(m, v),
      choices: [],
      count: n,
      sides,
      seq: m.state.seq,
      apart: 0,
      table: 0,
    };
  });
  const take: Step<V> = act((m, v) => taken(m, v, m.state.rolled));
  return inTurn([put, take]);
};
