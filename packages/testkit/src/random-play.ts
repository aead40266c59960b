import {
  advance,
  asksChance,
  begin,
  below,
  drawChance,
  type Game,
  type GameEvent,
  type Input,
  type Machine,
  type Options,
  randomStream,
  refuse,
  type Setup,
  type State,
  seatings,
  type Variant,
} from '@wardroom/core';

/** Random play: a match in which everything, chance and players alike, follows from one seed. */

export interface RandomMatch {
  /** Names the match in messages; every die and every pick follows from it. */
  seed: string;
  setup: Setup;
  /** What players do without being asked (call, concede …), each with its chance per question. Refused ones are not sent. */
  acts?: Readonly<Record<string, number>>;
}

/** Something a match must not show. The message names the seed and the step. */
export class ContractError extends Error {}

/** The next input for a machine that waits. */
export type Source = (m: Machine) => Input;

export function randomSource(match: RandomMatch): Source {
  const random = randomStream(match.seed);
  const acts = Object.entries(match.acts ?? {});
  return (m) => {
    const q = m.state.ask!;
    if (asksChance(q)) return { chance: drawChance(random, q) };
    for (const [act, rate] of acts) {
      if (below(random, 10_000) >= rate * 10_000) continue;
      const seats = m.state.seats.length;
      const host = m.game.interrupts[act]?.by === 'host' ? { host: true as const } : {};
      const input = { seat: below(random, seats), act, target: below(random, seats), ...host };
      if (refuse(m, input) === null) return input;
    }
    // Of those who are asked at the same time anybody may be first.
    const { also } = m.state;
    const at = also.length === 0 ? 0 : below(random, also.length + 1);
    const { seat, choices, seq, table } = at === 0 ? q : also[at - 1];
    return { seat, pick: below(random, choices.length), seq, ...(table === 1 ? { host: true as const } : {}) };
  };
}

/** More inputs than any honest match between random players takes. */
export const INPUT_LIMIT = 20_000;

export const where = (match: RandomMatch, step: number): string => `seed ${match.seed}, step ${step}`;

export function fail(match: RandomMatch, step: number, message: string): never {
  throw new ContractError(`${where(match, step)}: ${message}`);
}

/** Play a match to its end. `each` sees every question before it is answered, and the end. Returns the inputs. */
export function playOut(
  game: Game,
  match: RandomMatch,
  each: (m: Machine, step: number) => void = () => {},
  sink: ((e: GameEvent, s: State) => void) | null = null,
): { machine: Machine; inputs: Input[] } {
  let step = 0;
  const inputs: Input[] = [];
  try {
    const m = begin(game, match.setup, sink);
    const source = randomSource(match);
    for (;;) {
      each(m, step);
      if (m.state.over !== null) return { machine: m, inputs };
      const input = nextInput(m, match, step, source);
      inputs.push(input);
      give(m, match, step, input);
      step++;
    }
  } catch (e) {
    if (e instanceof ContractError) throw e;
    throw new ContractError(`${where(match, step)}: ${(e as Error).stack ?? String(e)}`);
  }
}

/** The next input, if the table waits for something that can be answered. */
export function nextInput(m: Machine, match: RandomMatch, step: number, source: Source): Input {
  const q = m.state.ask;
  if (q === null) return fail(match, step, 'nobody is asked, and the match is not over.');
  if (!asksChance(q) && q.choices.length === 0) return fail(match, step, `seat ${q.seat} is asked without any answer.`);
  if (step >= INPUT_LIMIT) return fail(match, step, `the match does not end within ${INPUT_LIMIT} inputs.`);
  return source(m);
}

/** Give an input that must be taken. */
export function give(m: Machine, match: RandomMatch, step: number, input: Input): void {
  const refusal = advance(m, input);
  if (refusal !== null) fail(match, step, `${JSON.stringify(input)} was offered and then refused: ${refusal.error}`);
}

export interface Rotation {
  mode: string;
  variants?: readonly Variant[];
  /** Decks to play with, or what each seat of each match has; the game's ready ones if not given. */
  decks?: readonly (readonly string[])[] | ((match: number, seat: number) => readonly string[]);
  /** What seeds are called, so that a message tells which matches it is about. */
  label?: string;
  /** How many play; all numbers that the mode allows, in turn, if not given. */
  players?: number;
}

/** Matches over all pairings of decks and all variants, by number. */
export function rotation(game: Game, r: Rotation): (i: number) => RandomMatch {
  const decks = r.decks ?? game.decks.filter((d) => (d.mode ?? r.mode) === r.mode).map((d) => d.cards);
  const variants = r.variants ?? game.variants ?? [{ options: {} }];
  const mode = game.modes.find((x) => x.name === r.mode);
  if (mode === undefined) throw new Error(`${game.name} has no mode '${r.mode}'`);
  const counts = r.players === undefined ? mode.players : [r.players];
  return (i) => {
    const variant = variants[i % variants.length];
    const players = counts[i % counts.length];
    // Each round through the decks meets the next opponent, so few matches already mix much.
    const deckOf = (seat: number): readonly string[] =>
      typeof decks === 'function'
        ? decks(i, seat)
        : decks[(i + seat * (1 + Math.floor(i / decks.length))) % decks.length];
    return {
      seed: `${r.label ?? `${game.name}-${r.mode}`}-${i}`,
      setup: setupOf(
        game,
        r.mode,
        Array.from({ length: players }, (_, seat) => deckOf(seat)),
        variant.options,
        i,
      ),
      ...(variant.acts === undefined ? {} : { acts: variant.acts }),
    };
  };
}

/** A set-up with these decks for the players; a mode with a foe takes the game's by number. */
export function setupOf(
  game: Game,
  name: string,
  decks: readonly (readonly string[])[],
  options: Options,
  foe = 0,
): Setup {
  const mode = game.modes.find((x) => x.name === name)!;
  const foes = game.foes.filter((x) => x.mode === name);
  const players = decks.map((deck, i) => ({ name: `Player ${i + 1}`, deck }));
  return { mode: name, seats: seatings(mode, players, foes[foe % foes.length]), options };
}
