import { type CodeId, NONE } from './brand.ts';
import type { Rules } from './game.ts';
import type { Machine } from './machine.ts';
import type { Act, AnyRule, Step, Test, Value, Vars } from './program.ts';
import type { Cell } from './slots.ts';

/** What programs are written out to: a list of instructions, which the machine runs. */

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
  /** CALL: the variables of program `to`, all of them. */
  args: Value<Vars, Cell[]>;
  to: number;
}

/** The test of steps that go together without one (`inTurn`). */
export const always: Test<unknown> = () => true;
const nothing = (): void => {};
const noVars = (): Cell[] => [];
const instruction = (
  op: number,
  to: number,
  run: Act = nothing,
  test: Test = always,
  args: Value<Vars, Cell[]> = noVars,
): Instruction => ({ op, run, test, args, to });

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
export function flatten<V>(body: readonly Step<V>[], codeOf: (name: string) => CodeId): Instruction[] {
  const out: Instruction[] = [];
  // From here on a program is a list, and what its variables hold is its own business.
  emit(body as readonly Step[], out, codeOf);
  for (const i of out) if (i.op === TEST || i.op === JUMP) i.to = reached(out, i.to);
  return out;
}

/** A program by its number. */
export const programOf = (game: Pick<Rules, 'code' | 'writeOut'>, code: CodeId): readonly Instruction[] =>
  game.code[code] ?? game.writeOut(code);

/** Where one gets to who jumps here: a jump that leads to another is made at once. No loop is without a test. */
function reached(program: readonly Instruction[], to: number): number {
  let at = to;
  while (program[at]?.op === JUMP) at = program[at].to;
  return at;
}

/**
 * Small functions, one for each kind of step: nearly all of it runs once, when a game is loaded, and V8 would spend more on
 * optimising one that does everything than it takes to run.
 */
function emit(body: readonly Step[], out: Instruction[], codeOf: (name: string) => CodeId): void {
  for (let i = 0; i < body.length; i++) emitStep(body[i], out, codeOf);
}

function emitStep(step: Step, out: Instruction[], codeOf: (name: string) => CodeId): void {
  switch (step.kind) {
    case 'act':
      out.push(instruction(DO, 0, step.run));
      break;
    case 'when':
      if (step.test === always) emit(step.then, out, codeOf);
      else emitWhen(step, out, codeOf);
      break;
    case 'loop':
      emitLoop(step, out, codeOf);
      break;
    case 'call':
      out.push(called(step, codeOf));
      break;
    case 'stop':
      out.push(instruction(JUMP, END));
      break;
    default:
      step satisfies never;
  }
}

type StepOf<K> = Extract<Step, { kind: K }>;

function emitWhen(step: StepOf<'when'>, out: Instruction[], codeOf: (name: string) => CodeId): void {
  const test = instruction(TEST, 0, nothing, step.test);
  out.push(test);
  emit(step.then, out, codeOf);
  if (step.otherwise.length > 0) {
    const past = instruction(JUMP, 0);
    out.push(past);
    test.to = out.length;
    emit(step.otherwise, out, codeOf);
    past.to = out.length;
  } else test.to = out.length;
}

function emitLoop(step: StepOf<'loop'>, out: Instruction[], codeOf: (name: string) => CodeId): void {
  const at = out.length;
  const test = instruction(TEST, 0, nothing, step.test);
  out.push(test);
  emit(step.body, out, codeOf);
  out.push(instruction(JUMP, at));
  test.to = out.length;
}

function called({ rule, args }: StepOf<'call'>, codeOf: (name: string) => CodeId): Instruction {
  const of = rule();
  return instruction(CALL, codeOf(of.name), nothing, always, inOrder(of, args));
}

const none: Value<Vars, Cell> = () => NONE;

/** All variables of a rule in their order, from arguments by name. Most rules have few: those cost no loop. */
function inOrder({ name, vars }: AnyRule, args: Readonly<Record<string, Value<Vars, Cell>>>): Value<Vars, Cell[]> {
  for (const given of Object.keys(args)) {
    if (!vars.includes(given)) throw new Error(`the rule '${name}' has no variable '${given}'`);
  }
  const values = vars.map((variable) => args[variable] ?? none);
  const [a, b, c, d] = values;
  switch (values.length) {
    case 0:
      return noVars;
    case 1:
      return (m, v) => [a(m, v)];
    case 2:
      return (m, v) => [a(m, v), b(m, v)];
    case 3:
      return (m, v) => [a(m, v), b(m, v), c(m, v)];
    case 4:
      return (m, v) => [a(m, v), b(m, v), c(m, v), d(m, v)];
    default: {
      // Arguments come first, and what a rule has for itself starts as none.
      const given = values.findLastIndex((value) => value !== none) + 1;
      return (m, v) => {
        const cells: Cell[] = new Array(values.length);
        for (let i = 0; i < given; i++) cells[i] = values[i](m, v);
        for (let i = given; i < values.length; i++) cells[i] = NONE;
        return cells;
      };
    }
  }
}

/** Past the end of every program. */
const END = 1_000_000;
