import type { Machine } from './machine.ts';
import { CHANCE, type Choice, type Frame, NONE, type Question } from './state.ts';

/**
 * Programs: how rules and card abilities run. A program is written as nested steps and flattened to a list of
 * instructions; a frame is a place in such a list plus its variables. Because a frame is data, a program may stop at
 * any question and be continued from JSON.
 */

/** A frame's variables. A slot may hold a list of numbers: read those with `list`. */
export type Vars = number[];
export type Act = (m: Machine, v: Vars, f: Frame) => void;
export type Test = (m: Machine, v: Vars) => boolean;
export type Value = (m: Machine, v: Vars) => number;

export type Step =
  | { kind: 'act'; run: Act }
  | { kind: 'when'; test: Test; then: readonly Step[]; otherwise: readonly Step[] }
  | { kind: 'loop'; test: Test; body: readonly Step[] }
  | { kind: 'call'; rule: string; args: (m: Machine, v: Vars) => Vars }
  | { kind: 'stop' };

export interface Rule {
  name: string;
  /** How many variables it uses. */
  size: number;
  body: readonly Step[];
}

/** The place of each name in its list: `numbered(['lay', 'pass'])` is `{ lay: 0, pass: 1 }`. */
export const numbered = <const K extends string>(names: readonly K[]): Record<K, number> =>
  Object.fromEntries(names.map((name, i) => [name, i])) as Record<K, number>;

/** Which of the names are among some of them, in their order: `among(['lay', 'pass'], ['pass'])` is `[false, true]`. */
export const among = <const K extends string>(names: readonly K[], some: readonly K[]): boolean[] =>
  names.map((name) => some.includes(name));

/** Names for slots: `const V = slots('striker', 'target')` makes `v[V.striker]` readable. */
export const slots = <const K extends string>(...names: K[]): Record<K, number> => numbered(names);

/** The list in a slot. */
export const list = (v: Vars, slot: number): number[] => v[slot] as unknown as number[];
export const setList = (v: Vars, slot: number, value: number[]): void => {
  v[slot] = value as unknown as number;
};

/** A rule: its name, the names of its variables (arguments first), and what it does. */
export const rule = (name: string, vars: Readonly<Record<string, number>>, body: readonly Step[]): Rule => ({
  name,
  size: Object.keys(vars).length,
  body,
});

/** Start a program: its frame has room for all its variables, so that frames are plain and never grow. */
export function enter(m: Machine, code: number, args: readonly number[]): void {
  const size = m.game.sizes[code];
  const n = args.length;
  const vars: number[] = new Array(size);
  for (let i = 0; i < n; i++) vars[i] = args[i];
  for (let i = n; i < size; i++) vars[i] = NONE;
  m.state.frames.push({ code, pc: 0, vars });
}

export const act = (run: Act): Step => ({ kind: 'act', run });

export const when = (test: Test, then: readonly Step[], otherwise: readonly Step[] = []): Step => ({
  kind: 'when',
  test,
  then,
  otherwise,
});

export const loop = (test: Test, body: readonly Step[]): Step => ({ kind: 'loop', test, body });

/** Run another rule with these variables, then go on. Its answer is in `state.ret`. */
export const call = (name: string, args: (m: Machine, v: Vars) => Vars = () => []): Step => ({
  kind: 'call',
  rule: name,
  args,
});

/** End this program. */
export const stop: Step = { kind: 'stop' };

/** End this program with an answer for the caller. */
export const answer = (value: Value): Step[] => [
  act((m, v) => {
    m.state.ret = value(m, v);
  }),
  stop,
];

export interface Asking {
  seat: number;
  prompt: number;
  card?: number;
  choices: Choice[];
  /** Ask even if only one answer is legal (to give a player the moment). */
  always?: boolean;
}

/**
 * Ask a player. With no legal answer `taken` is not run; a single legal answer is taken without asking, because a
 * question with one answer is only a prompt too many.
 */
export const ask = (
  question: (m: Machine, v: Vars) => Asking,
  taken: (m: Machine, v: Vars, picked: Choice) => void,
): Step => {
  // Two instructions: the first may stop the machine, the second runs once there is an answer.
  const put: Step = act((m, v, f) => {
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
    const deputy = m.game.deputy;
    if (deputy?.plays(m.state, q.seat, q.choices)) {
      delegate(m, m.game.codeByName.get(deputy.rule)!, q);
      return;
    }
    m.state.ask = questionOf(m, q, 0);
  });
  const take: Step = act((m, v) => taken(m, v, m.state.picked));
  return { kind: 'when', test: always, then: [put, take], otherwise: [] };
};

/**
 * Ask several players at the same time, each apart from the others; `taken` hears the first answer that comes, and who
 * gave it. Stands in a loop: those who have not answered yet keep their question, so what one answers must not change
 * what another is asked. With nobody to ask `taken` is not run.
 */
export const askEach = (
  questions: (m: Machine, v: Vars) => Asking[],
  taken: (m: Machine, v: Vars, picked: Choice, seat: number) => void,
): Step => {
  const put: Step = act((m, v, f) => {
    const s = m.state;
    const open = questions(m, v)
      .filter((q) => q.choices.length > 0 && s.seats[q.seat].out === 0)
      .map((q) => s.also.find((old) => old.seat === q.seat) ?? questionOf(m, q, 1));
    s.also = open.slice(1);
    if (open.length === 0) f.pc++;
    else s.ask = open[0];
  });
  const take: Step = act((m, v) => taken(m, v, m.state.picked, m.state.picker));
  return { kind: 'when', test: always, then: [put, take], otherwise: [] };
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
});

const always: Test = () => true;

/** The table answers for a seat: its rule runs before the answer is taken. */
function delegate(m: Machine, code: number, q: Asking): void {
  const vars = [q.seat, q.prompt, q.card ?? NONE, NONE];
  setList(
    vars,
    3,
    q.choices.flatMap((c) => [c.verb, c.card, c.on, c.n]),
  );
  enter(m, code, vars);
}

/** Ask chance for dice. `taken` gets the faces. With no dice to roll it gets an empty list at once. */
export const roll = (
  prompt: number,
  count: Value,
  taken: (m: Machine, v: Vars, faces: number[]) => void,
  about: Value = () => NONE,
): Step => chance(prompt, count, 6, taken, about);

/** The same with dice of another kind; a coin has two sides. */
export const dice = (
  prompt: number,
  count: Value,
  sides: number,
  taken: (m: Machine, v: Vars, faces: number[]) => void,
  about: Value = () => NONE,
): Step => chance(prompt, count, sides, taken, about);

/** Ask chance for an order of `count` things: a permutation of 0..count-1. */
export const permute = (prompt: number, count: Value, taken: (m: Machine, v: Vars, order: number[]) => void): Step =>
  chance(prompt, count, 0, taken, () => NONE);

const chance = (
  prompt: number,
  count: Value,
  sides: number,
  taken: (m: Machine, v: Vars, result: number[]) => void,
  about: Value,
): Step => {
  const put: Step = act((m, v) => {
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
    };
  });
  const take: Step = act((m, v) => taken(m, v, m.state.rolled));
  return { kind: 'when', test: always, then: [put, take], otherwise: [] };
};

/** What an instruction does. */
export const DO = 0;
export const TEST = 1;
export const JUMP = 2;
export const CALL = 3;

/**
 * One instruction. All have the same fields, and the machine looks at `op` first: going through a closure for every jump
 * and test would cost a call each.
 */
export interface Instruction {
  op: number;
  /** DO: what happens. */
  run: Act;
  /** TEST: go on if it holds, else to `to`. */
  test: Test;
  /** CALL: the variables of program `to`. */
  args: (m: Machine, v: Vars) => Vars;
  to: number;
}

const nothing = (): void => {};
const noVars = (): Vars => [];
const instruction = (op: number, to: number, parts: Partial<Instruction>): Instruction => ({
  op,
  run: parts.run ?? nothing,
  test: parts.test ?? always,
  args: parts.args ?? noVars,
  to,
});

/** An instruction with something done before or after it: for tools and tests that listen in. */
export const wrap = (
  i: Instruction,
  before: (m: Machine, v: Vars) => void,
  after: (m: Machine) => void = nothing,
): Instruction => {
  const around =
    <A extends [Machine, Vars, ...unknown[]], R>(f: (...args: A) => R) =>
    (...args: A): R => {
      before(args[0], args[1]);
      const result = f(...args);
      after(args[0]);
      return result;
    };
  // Only one of the three is ever called, by the kind of instruction.
  return { ...i, run: around(i.run), test: around(i.test), args: around(i.args) };
};

/** Flatten nested steps to instructions; `codeOf` gives the index of a rule by name. */
export function flatten(body: readonly Step[], codeOf: (name: string) => number): Instruction[] {
  const out: Instruction[] = [];
  emit(body, out, codeOf);
  return out;
}

function emit(body: readonly Step[], out: Instruction[], codeOf: (name: string) => number): void {
  for (const step of body) {
    switch (step.kind) {
      case 'act':
        out.push(instruction(DO, 0, { run: step.run }));
        break;
      case 'when': {
        if (step.test === always) {
          emit(step.then, out, codeOf);
          break;
        }
        const test = instruction(TEST, 0, { test: step.test });
        out.push(test);
        emit(step.then, out, codeOf);
        if (step.otherwise.length > 0) {
          const past = instruction(JUMP, 0, {});
          out.push(past);
          test.to = out.length;
          emit(step.otherwise, out, codeOf);
          past.to = out.length;
        } else test.to = out.length;
        break;
      }
      case 'loop': {
        const at = out.length;
        const test = instruction(TEST, 0, { test: step.test });
        out.push(test);
        emit(step.body, out, codeOf);
        out.push(instruction(JUMP, at, {}));
        test.to = out.length;
        break;
      }
      case 'call':
        out.push(instruction(CALL, codeOf(step.rule), { args: step.args }));
        break;
      case 'stop':
        out.push(instruction(JUMP, END, {}));
        break;
      default:
        step satisfies never;
    }
  }
}

/** Past the end of every program. */
const END = 1_000_000;
