import type { SeatId } from './brand.ts';
import { asksChance, type Chance, randomStream, seededChance } from './chance.ts';
import type { GameEvent } from './event.ts';
import type { Advisor, Game, Projection, Refusal, Rules, Setup } from './game.ts';
import { advance, begin, type Input, type Machine, machine, run } from './machine.ts';
import { setupProblems } from './setup.ts';
import type { Question, State } from './state.ts';

/**
 * A match being played: the machine, a source of chance that answers by itself, and the inputs so far. What a player
 * does goes through `act`; everything that happened is in `inputs`, which is all a replay needs.
 */
export interface Table {
  game: Game;
  setup: Setup;
  seed: string;
  machine: Machine;
  inputs: Input[];
  chance: Chance;
  mind: Mind;
  /** So many of the inputs were taken over from another match. */
  from?: number;
}

/** What whoever thinks for a seat needs of a game: it plays, imagines what the seat does not see, and judges. */
export type Thinkable = Rules & Projection & Advisor;

/**
 * Who answers for a seat that nobody sits at: the number of a choice, by what that seat may see. Like chance it is outside of
 * the rules, and its answers are recorded. The random numbers follow from the seed and from how far the match has come.
 */
export type Mind = (game: Thinkable, state: State, seat: SeatId, random: () => number) => number;

/** No mind of its own. */
export const firstChoice: Mind = () => 0;

export function openTable(
  game: Game,
  setup: Setup,
  seed: string,
  sink: ((e: GameEvent, s: State) => void) | null = null,
  chance: Chance = seededChance(seed),
  mind: Mind = firstChoice,
): Table {
  const problems = setupProblems(game, setup);
  if (problems.length > 0) throw new SetupError(problems);
  const table: Table = { game, setup, seed, machine: begin(game, setup, sink), inputs: [], chance, mind };
  answerByItself(table);
  return table;
}

/** A match that goes on from a position. Its set-up says who plays; no replay leads to it. */
export function openTableAt(
  position: State,
  game: Game,
  setup: Setup,
  seed: string,
  sink: (e: GameEvent, s: State) => void,
  chance: Chance,
  mind: Mind,
): Table {
  const table: Table = { game, setup, seed, machine: machine(game, position, sink), inputs: [], chance, mind };
  run(table.machine);
  answerByItself(table);
  return table;
}

/** A match that cannot begin, with every reason. */
export class SetupError extends Error {
  override name = 'SetupError';
  problems: string[];
  constructor(problems: string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/** Let chance and the table itself answer until a player is asked or the match is over. */
function answerByItself(t: Table): void {
  const m = t.machine;
  for (let q = m.state.ask; q !== null; q = m.state.ask) {
    const byChance = asksChance(q);
    if (!byChance && q.table === 0) return;
    const input: Input = byChance ? { chance: t.chance(q) } : { seat: q.seat, pick: tablesPick(t, q.seat), host: true };
    const refusal = advance(m, input);
    if (refusal !== null)
      throw new Error(`${byChance ? 'chance' : 'the table'} gave an illegal answer: ${refusal.error}`);
    t.inputs.push(input);
  }
}

const tablesPick = ({ game, seed, machine: { state }, mind }: Table, seat: SeatId): number =>
  mind(game, state, seat, randomStream(`${seed}/table ${state.seq}`));

/** A player's input. Refused ones change nothing; what only the host may do is refused whatever the input says. */
export function submit(t: Table, input: Exclude<Input, { chance: number[] }>): Refusal | null {
  if (typeof input === 'object' && input !== null && Object.hasOwn(input, 'host')) {
    return { error: 'host: a player cannot act as the host.' };
  }
  return take(t, input);
}

/** The host's: time is up, a player is disqualified. */
export const submitAsHost = (t: Table, name: string, target?: number): Refusal | null =>
  take(t, { seat: 0, act: name, host: true, ...(target === undefined ? {} : { target }) });

function take(t: Table, input: Exclude<Input, { chance: number[] }>): Refusal | null {
  const refusal = advance(t.machine, input);
  if (refusal !== null) return refusal;
  // What came from outside is kept as plain fields and nothing more.
  t.inputs.push(
    'pick' in input && Object.hasOwn(input, 'pick')
      ? { seat: input.seat, pick: input.pick }
      : plainAct(input as Extract<Input, { act: string }>),
  );
  answerByItself(t);
  return null;
}

const plainAct = ({ seat, act, target, host }: Extract<Input, { act: string }>): Input => ({
  seat,
  act,
  ...(target === undefined ? {} : { target }),
  ...(host === true ? { host } : {}),
});

export const question = (t: Table): Question | null => t.machine.state.ask;
