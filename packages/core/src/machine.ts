import { type CardId, type Cite, type CodeId, type EventKind, NONE, type SeatId, type Stamp } from './brand.ts';
import { copyPresent, copyPresentInto, copyState, isShared } from './copy.ts';
import type { GameEvent } from './event.ts';
import type { Refusal, Rules, Setup } from './game.ts';
import { type InPlay, nothingSeen } from './inplay.ts';
import { CALL, JUMP, TEST } from './instructions.ts';
import { type Asking, codeOf } from './program.ts';
import { CHANCE, type Question, type State } from './state.ts';
import { show } from './text.ts';

/**
 * The machine: a game's programs, a state and somewhere for events to go. It runs the top frame until a question is
 * asked or nothing is left to do.
 */
export interface Machine {
  game: Rules;
  state: State;
  /** Gets every event as it happens, or null when nobody listens (search, mass simulation). */
  sink: ((e: GameEvent, state: State) => void) | null;
  /**
   * Of a look ahead (`lookAhead`): by prompt, the questions at which it comes to rest and ends, null in a match. No rule asks for it: `ask`
   * spares itself listing the answers there, and nothing is kept to turn time back to much later.
   */
  restsAt: readonly boolean[] | null;
  /** Questions that are asked even if only one answer is legal: for tests and tools that look at every step, else null. */
  stopAt: ((q: Asking) => boolean) | null;
  /** Instructions run so far. */
  work: number;
  /** What texts in play speak of at all, worked out when the state's stamp has moved on (`inplay.ts`). */
  inPlay: InPlay;
}

export type Input =
  /** A player's answer: the index of a choice. `host` marks what the table answers for a seat that nobody sits at. */
  | { seat: number; pick: number; seq?: number; host?: true }
  /** Chance's answer: the dice, or a permutation. */
  | { chance: number[] }
  /** Something outside of a question: concede, call … `host` marks what only the host of the match may do. */
  | { seat: number; act: string; target?: number; host?: true };

/** Work per input. The longest honest resolution measured stays below a hundredth of this. */
const FUEL = 200_000;

/**
 * Inputs of chance and of the table in a row, without an answer of a player between them: each has fuel of its own, so a loop that goes
 * through chance needs a bound of its own. The longest honest run measured was 1,423.
 */
export const MOST_CHANCE = 5_000;

/** Inputs of a match. The longest honest one measured, with everybody asked at every window, took 4,479. */
export const MOST_INPUTS = 30_000;

export const machine = (game: Rules, state: State, sink: Machine['sink'] = null): Machine => ({
  game,
  state,
  sink,
  restsAt: null,
  stopAt: null,
  work: 0,
  inPlay: nothingSeen(),
});

/** A machine to look ahead with to where things come to rest, at one of these questions, and no further. */
export const lookAhead = (game: Rules, state: State, restsAt: readonly boolean[]): Machine => {
  const m = machine(game, state);
  m.restsAt = restsAt;
  return m;
};

/** Tell what happened. */
export function emit(
  m: Machine,
  kind: EventKind,
  cite: Cite,
  seat: SeatId,
  a: CardId,
  b: CardId = NONE,
  n = 0,
  list: number[] | null = null,
  figure = 0,
): void {
  if (m.sink !== null) m.sink({ kind, cite, seat, a, b, n, list, figure }, m.state);
}

/** Run until a question or the end. */
export function run(m: Machine): void {
  const s = m.state;
  const code = m.game.code;
  let fuel = FUEL;
  while (s.ask === null && s.over === null) {
    const frames = s.frames;
    const f = frames[frames.length - 1];
    if (f === undefined) break;
    const program = code[f.code] ?? m.game.writeOut(f.code);
    const vars = f.vars;
    let { pc } = f;
    // Stay with this frame for as long as it is on top.
    for (;;) {
      if (pc >= program.length) {
        frames.pop();
        break;
      }
      if (--fuel < 0) {
        cutOff(m);
        break;
      }
      const instruction = program[pc++];
      f.pc = pc;
      const { op } = instruction;
      // A test changes nothing, so nothing is looked at after it.
      if (op === TEST) {
        // Taken out first: called as a method it would get the instruction as `this`.
        const test = instruction.test;
        if (!test(m, vars)) pc = instruction.to;
        continue;
      }
      if (op === JUMP) {
        pc = instruction.to;
        continue;
      }
      if (op === CALL) {
        const args = instruction.args;
        frames.push({ code: instruction.to as CodeId, pc: 0, vars: args(m, vars) });
        break;
      }
      const act = instruction.run;
      act(m, vars, f);
      // An effect that turns time back puts other frames in place.
      if (s.ask !== null || s.over !== null || s.frames !== frames || frames[frames.length - 1] !== f) break;
      // An instruction may pass over the next one.
      pc = f.pc;
    }
  }
  m.work += FUEL - fuel;
  if (s.over !== null) {
    s.ask = null;
    s.also = [];
    s.frames.length = 0;
  }
}

/** Invariant 7: what goes on for ever ends the match as a draw, and says so. */
function cutOff(m: Machine): void {
  const { endless, endlessCite } = m.game.kinds;
  emit(m, endless, endlessCite, NONE, NONE);
  m.state.over = { winner: NONE, cite: endlessCite };
}

/** Go on with an input that was taken. `streak`: inputs of chance and of the table in a row, with this one. */
function goOn(m: Machine, streak: number): void {
  const s = m.state;
  s.seq++;
  s.streak = streak;
  if (s.seq > MOST_INPUTS || streak > MOST_CHANCE) cutOff(m);
  run(m);
}

/** Begin a match: a fresh state, run to its first question. */
export function begin(game: Rules, setup: Setup, sink: Machine['sink'] = null): Machine {
  const m = machine(game, game.begin(setup), sink);
  m.stopAt = stopsOf(setup);
  run(m);
  return m;
}

/** Where a match with this set-up stops though only one answer is legal: everywhere, if its players are to end turns themselves. */
export const stopsOf = (setup: Setup): Machine['stopAt'] => (setup.explicit === true ? (q) => q.table !== true : null);

/**
 * Take one input. An input that is not legal changes nothing and comes back as a value that says why.
 * Inputs may come from anywhere, so nothing about their type is believed.
 */
export function advance(m: Machine, input: unknown): Refusal | null {
  const refusal = refuse(m, input);
  if (refusal !== null) return refusal;
  const given = input as object;
  if (Object.hasOwn(given, 'chance')) takeChance(m, (own(given, 'chance') as number[]).slice());
  else if (Object.hasOwn(given, 'pick')) takePick(m, own(given, 'pick') as number, own(given, 'seat') as SeatId);
  else {
    interrupt(m, own(given, 'act') as string, own(given, 'seat') as SeatId, (own(given, 'target') as SeatId) ?? NONE);
    // Whatever is called into a run of chance does not end it.
    goOn(m, m.state.streak);
  }
  return null;
}

/** What this seat is asked right now, or null. Several may be asked at the same time. */
export function askedOf(s: State, seat: SeatId): Question | null {
  const q = s.ask;
  if (q === null || q.seat === seat) return q;
  for (let i = 0; i < s.also.length; i++) if (s.also[i].seat === seat) return s.also[i];
  return null;
}

/** A pick known to be legal: for search and mass simulation, which choose from the list itself. */
export function takePick(m: Machine, pick: number, seat = m.state.ask!.seat): void {
  const s = m.state;
  const q = askedOf(s, seat)!;
  s.picked = q.choices[pick];
  s.picker = seat;
  // Those who are asked at the same time keep their questions, until the program asks again.
  if (s.also.length > 0) s.also = [s.ask!, ...s.also].filter((x) => x !== q);
  s.ask = null;
  // What the table answers for a seat is no player's doing, and ends no run of chance.
  goOn(m, q.table === 1 ? s.streak + 1 : 0);
}

/** Chance's answer, known to be right. The list becomes the state's own. */
export function takeChance(m: Machine, result: number[]): void {
  const s = m.state;
  s.rolled = result;
  s.ask = null;
  goOn(m, s.streak + 1);
}

/** A field of an input. Inherited ones do not count: what `refuse` does not look at, nothing may act on. */
const own = (input: object, key: string): unknown =>
  Object.hasOwn(input, key) ? (input as Record<string, unknown>)[key] : undefined;

/** What is wrong with an input, or null. */
export function refuse(m: Machine, input: unknown): Refusal | null {
  const s = m.state;
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    return { error: 'An input is an object: {seat, pick}, {chance} or {seat, act}.' };
  }
  const chance = Object.hasOwn(input, 'chance');
  const act = Object.hasOwn(input, 'act');
  const picks = Object.hasOwn(input, 'pick');
  if ((chance && (act || picks)) || (act && picks)) {
    return { error: 'An input has one of pick, chance and act, not several.' };
  }
  if (chance) return refuseChance(s, own(input, 'chance'));
  const seat = own(input, 'seat');
  if (!Number.isInteger(seat) || (seat as number) < 0 || (seat as number) >= s.seats.length) {
    return { error: `seat must be a whole number from 0 to ${s.seats.length - 1}; got ${show(seat)}.` };
  }
  if (act)
    return refuseInterrupt(m, seat as SeatId, own(input, 'act'), own(input, 'target'), own(input, 'host') === true);
  if (!picks) return { error: 'The input has no pick: give the number of the choice.' };
  if (s.over !== null) return { error: 'The match is over.' };
  if (s.ask === null || s.ask.seat === CHANCE) return { error: 'No player is asked right now; chance is.' };
  const q = askedOf(s, seat as SeatId);
  const seq = own(input, 'seq');
  const at = q?.seq ?? s.seq;
  if (seq !== undefined && seq !== at) {
    return { error: `seq is stale: the table is at ${at}, the answer was for ${show(seq)}.` };
  }
  if (q === null) return { error: `seat ${show(seat)} is not asked right now; seat ${s.ask.seat} is.` };
  const host = own(input, 'host') === true;
  if (q.table === 1 && !host) return { error: `The table answers for seat ${show(seat)}.` };
  if (q.table === 0 && host) return { error: `host: seat ${show(seat)} answers, and not the table.` };
  const pick = own(input, 'pick');
  if (!Number.isInteger(pick) || (pick as number) < 0 || (pick as number) >= q.choices.length) {
    return { error: `pick must be a whole number from 0 to ${q.choices.length - 1}; got ${show(pick)}.` };
  }
  return null;
}

function refuseChance(s: State, value: unknown): Refusal | null {
  const q = s.ask;
  if (s.over !== null) return { error: 'The match is over.' };
  if (q === null || q.seat !== CHANCE) return { error: 'Chance is not asked right now; a player is.' };
  if (!Array.isArray(value) || value.length !== q.count) {
    return { error: `chance must be a list of ${q.count} numbers; got ${show(value)}.` };
  }
  if (q.sides > 0) {
    const bad = value.findIndex((x) => !Number.isInteger(x) || x < 1 || x > q.sides);
    if (bad >= 0) return { error: `chance[${bad}] must be from 1 to ${q.sides}; got ${show(value[bad])}.` };
    return null;
  }
  const places = new Set<unknown>(value);
  // Not value.every(), which passes holes over.
  for (const x of value) if (!Number.isInteger(x) || x < 0 || x >= q.count) places.delete(x);
  if (places.size !== q.count) return { error: `chance must be an order of 0 to ${q.count - 1}, each once.` };
  return null;
}

function refuseInterrupt(m: Machine, seat: SeatId, name: unknown, target: unknown, host: boolean): Refusal | null {
  const names = Object.keys(m.game.interrupts);
  if (typeof name !== 'string' || !Object.hasOwn(m.game.interrupts, name)) {
    return { error: `act must be one of ${names.join(', ')}; got ${show(name)}.` };
  }
  if (m.state.over !== null) return { error: 'The match is over.' };
  if (m.game.interrupts[name].by === 'host' && !host) return { error: `Only the host of the match may ${name}.` };
  if (target !== undefined) {
    if (!Number.isInteger(target) || (target as number) < 0 || (target as number) >= m.state.seats.length) {
      return { error: `target must be a seat from 0 to ${m.state.seats.length - 1}; got ${show(target)}.` };
    }
  }
  return m.game.interrupts[name].refuse(m, seat, (target as SeatId | undefined) ?? NONE);
}

/**
 * Run a program on top of whatever is under way. The open question is asked again afterwards, from the state as it then
 * is: every asking instruction works out its choices afresh, so stepping back by one is enough.
 */
function interrupt(m: Machine, name: string, seat: SeatId, target: SeatId): void {
  const s = m.state;
  if (s.ask !== null) {
    // A seat that the table plays begins its answer anew, too: what it was choosing among may be gone by then.
    const house = m.game.houseSeat === undefined ? NONE : codeOf(m, m.game.houseSeat.rule);
    const answering = s.frames.findIndex((f) => f.code === house);
    if (answering >= 0) s.frames.length = answering;
    s.frames[s.frames.length - 1].pc--;
    s.ask = null;
    s.also = [];
  }
  m.game.interrupts[name].rule.enter(m, { seat, target });
}

/** The present state, without the earlier ones it may hold itself. */
export const remember = (m: Machine): State => copyPresent(m.state);

/**
 * The same for turning back to much later, if this is a match: whoever only looks ahead will be gone by then. It takes the
 * place of what was remembered before, whose lists it is made of.
 */
export function rememberMatch(m: Machine, before: State | null): State | null {
  if (m.restsAt !== null) return null;
  return before === null || isShared(before) ? remember(m) : copyPresentInto(before, m.state);
}

/** Put back an earlier state, in place, so that everyone who holds this state goes on with it. Imagined states have none. */
export function restore(m: Machine, earlier: State | null): void {
  if (earlier === null) return;
  const s = m.state;
  const { seq, streak, nextAlias, stamp, past } = s;
  Object.assign(s, copyState(earlier));
  // These only ever grow: an alias or a stamp issued in the undone time must not be issued again, and turning time back
  // is no way around the bounds.
  s.seq = seq;
  s.streak = streak;
  s.nextAlias = nextAlias;
  s.stamp = (stamp + 1) as Stamp;
  s.past = past;
}
