import type { Machine } from './machine.ts';
import { CHANCE, type Choice, type Frame, NONE } from './state.ts';

/**
 * Programs: how rules and card abilities run. A program is written as nested steps and flattened to a list of
 * instructions; a frame is a place in such a list plus its variables. Because a frame is data, a program may stop at
 * any question and be continued from JSON.
 */

/** A frame's variables. A slot may hold a list of numbers: read those with `list`. */
export type Vars = number[];
export type Instruction = (m: Machine, v: Vars, f: Frame) => void;
export type Test = (m: Machine, v: Vars) => boolean;
export type Value = (m: Machine, v: Vars) => number;

export type Step =
  | { kind: 'act'; run: Instruction }
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

/** Names for slots: `const V = slots('striker', 'target')` makes `v[V.striker]` readable. */
export function slots<const K extends string>(...names: K[]): Record<K, number> {
  const out = {} as Record<K, number>;
  names.forEach((name, i) => {
    out[name] = i;
  });
  return out;
}

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
  for (let i = 0; i < size; i++) vars[i] = i < n ? args[i] : NONE;
  m.state.frames.push({ code, pc: 0, vars });
}

export const act = (run: Instruction): Step => ({ kind: 'act', run });

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
    if (n === 0) {
      f.pc++;
      return;
    }
    if (n === 1 && q.always !== true) {
      m.state.picked = q.choices[0];
      return;
    }
    m.state.ask = { seat: q.seat, prompt: q.prompt, card: q.card ?? NONE, choices: q.choices, count: 0, sides: 0 };
  });
  const take: Step = act((m, v) => taken(m, v, m.state.picked));
  return { kind: 'when', test: always, then: [put, take], otherwise: [] };
};

const always: Test = () => true;

/** Ask chance for dice. `taken` gets the faces. With no dice to roll it gets an empty list at once. */
export const roll = (
  prompt: number,
  count: Value,
  taken: (m: Machine, v: Vars, faces: number[]) => void,
  about: Value = () => NONE,
): Step => chance(prompt, count, 6, taken, about);

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
    m.state.ask = { seat: CHANCE, prompt, card: about(m, v), choices: [], count: n, sides };
  });
  const take: Step = act((m, v) => taken(m, v, m.state.rolled));
  return { kind: 'when', test: always, then: [put, take], otherwise: [] };
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
        out.push(step.run);
        break;
      case 'when': {
        if (step.test === always) {
          emit(step.then, out, codeOf);
          break;
        }
        const at = out.length;
        out.push(placeholder);
        emit(step.then, out, codeOf);
        const test = step.test;
        if (step.otherwise.length === 0) {
          const end = out.length;
          out[at] = (m, v, f) => {
            if (!test(m, v)) f.pc = end;
          };
        } else {
          const jump = out.length;
          out.push(placeholder);
          const elseAt = out.length;
          emit(step.otherwise, out, codeOf);
          const end = out.length;
          out[at] = (m, v, f) => {
            if (!test(m, v)) f.pc = elseAt;
          };
          out[jump] = (_m, _v, f) => {
            f.pc = end;
          };
        }
        break;
      }
      case 'loop': {
        const at = out.length;
        out.push(placeholder);
        emit(step.body, out, codeOf);
        out.push((_m, _v, f) => {
          f.pc = at;
        });
        const end = out.length;
        const test = step.test;
        out[at] = (m, v, f) => {
          if (!test(m, v)) f.pc = end;
        };
        break;
      }
      case 'call': {
        const code = codeOf(step.rule);
        const args = step.args;
        out.push((m, v) => enter(m, code, args(m, v)));
        break;
      }
      case 'stop':
        out.push((_m, _v, f) => {
          f.pc = END;
        });
        break;
      default:
        step satisfies never;
    }
  }
}

/** Past the end of every program. */
const END = 1_000_000;

const placeholder: Instruction = () => {
  throw new Error('a jump was left open');
};
