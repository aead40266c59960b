import {
  advance,
  asksChance,
  begin,
  below,
  type CardId,
  type CompiledCard,
  type DefId,
  drawChance,
  type Game,
  type GameEvent,
  graft,
  type Input,
  type Machine,
  NONE,
  type Options,
  randomStream,
  type State,
  type VarsOf,
  type Verb,
  WINDOW_VARS,
  type WindowId,
} from '@wardroom/core';
import { factProblem } from './event-facts.ts';
import { SHARE } from './pool-decks.ts';
import { ContractError, setupOf } from './random-play.ts';
import { cardPrograms, watch } from './watch.ts';

/**
 * The exhaustive runner: plays matches until every card of the pool has been held, has come into play or resolved, and
 * every ability written on it has happened at least once. What is still missing at the end is named.
 */

export interface ExhaustiveOptions {
  mode: string;
  options?: Options;
  /** Matches at most; it stops as soon as nothing is missing. */
  matches: number;
  /** How often each thing must be seen. */
  times?: number;
  seed: string;
  /** Cards that another needs beside it to come into its own. */
  partners?: Readonly<Record<string, readonly string[]>>;
  /** Verbs that use a card up: the players spend what has been seen first. */
  spends?: readonly string[];
  /** What no match can show: a card that begins in play is never drawn. */
  never?: readonly string[];
  /** Also hears every event. */
  sink?: (e: GameEvent) => void;
  /** A window that stands for all: an answer to it may be given anywhere. */
  anyWindow?: WindowId;
}

export interface ExhaustiveReport {
  matches: number;
  /** Everything there is to see, and how often it was. */
  seen: ReadonlyMap<string, number>;
  /** In the order of the pool: 'bomb 2 trigger', 'haunted-tree drawn' … */
  missing: readonly string[];
}

/** What there is to see of a card, each with the card it belongs to. */
interface Goals {
  /** Goal → times seen. */
  seen: Map<string, number>;
  times: number;
  /** Goals of each definition. */
  of: string[][];
}

export function exhaust(game: Game, o: ExhaustiveOptions): ExhaustiveReport {
  const goals = goalsOf(game, o);
  const watched = watch(game, new Set(goals.seen.keys()), (program) => reach(goals, program));
  const random = randomStream(o.seed);
  const mode = game.modes.find((x) => x.name === o.mode)!;
  const players = mode.players.find((n) => n >= 2)!;
  let matches = 0;
  while (matches < o.matches && missingOf(goals).length > 0) {
    const decks = Array.from({ length: players }, (_, seat) => wantedDeck(game, goals, o, matches + seat, random));
    playOne(watched, goals, o, decks, matches);
    matches++;
  }
  return { matches, seen: goals.seen, missing: missingOf(goals) };
}

const missingOf = (goals: Goals): string[] =>
  [...goals.seen].flatMap(([goal, seen]) => (seen < goals.times ? [goal] : []));
const isMissing = (goals: Goals, def: DefId): boolean =>
  goals.of[def].some((goal) => goals.seen.get(goal)! < goals.times);

const DRAWN = 'drawn';
const IN_PLAY = 'in play';
const answerGoal = (id: string, window: WindowId): string => `${id} answers window ${window}`;

/** In a mode with a foe it is about the cards of foes, else about those of players. */
function goalsOf(game: Game, { mode, times = 1, never = [] }: ExhaustiveOptions): Goals {
  const foes = new Set(game.foes.flatMap((foe) => foe.cards));
  const withFoe = game.modes.find((x) => x.name === mode)!.foe !== undefined;
  const programs = cardPrograms(game);
  const of = game.defs.map((def) => {
    if (foes.has(def.id) !== withFoe) return [];
    const own = programs.get(def.id) ?? [];
    const answers = (def as Partial<CompiledCard>).answers ?? [];
    const arrives = own.some((name) => name.endsWith(' play')) ? [] : [`${def.id} ${IN_PLAY}`];
    const drawn = withFoe || game.ofNoDeck?.has(def.id) === true ? [] : [`${def.id} ${DRAWN}`];
    const all = [...drawn, ...arrives, ...own, ...new Set(answers.map((a) => answerGoal(def.id, a.window)))];
    return all.filter((goal) => !never.includes(goal));
  });
  return { of, times, seen: new Map(of.flat().map((goal) => [goal, 0])) };
}

function reach(goals: Goals, goal: string): void {
  const times = goals.seen.get(goal);
  if (times !== undefined) goals.seen.set(goal, times + 1);
}

/** Inputs after which a match is left: between random players some last, and there is nothing new to see. */
const ENOUGH = 3000;

function playOne(game: Game, goals: Goals, o: ExhaustiveOptions, decks: readonly string[][], i: number): void {
  const seed = `${o.seed} ${i}`;
  const setup = setupOf(game, o.mode, decks, o.options ?? {}, i);
  const problems = game.check(setup);
  if (problems.length > 0) throw new ContractError(`seed ${seed}: ${problems.join(' ')}`);
  const random = randomStream(seed);
  const m = begin(game, setup, (e, s) => {
    const wrong = factProblem(game, e);
    if (wrong !== null) throw new ContractError(`seed ${seed}: ${wrong}`);
    hear(game, goals, e, s);
    o.sink?.(e);
  });
  for (let step = 0; step < ENOUGH && m.state.over === null; step++) {
    const input = choose(m, goals, o, random);
    try {
      const refusal = advance(m, input);
      if (refusal !== null) throw new ContractError(refusal.error);
    } catch (e) {
      throw new ContractError(`seed ${seed}, step ${step}: ${(e as Error).stack}`);
    }
  }
}

/** What an event shows of the cards it is about. */
function hear(game: Game, goals: Goals, e: GameEvent, s: State): void {
  for (const id of [e.a, e.b]) {
    if (id === NONE) continue;
    const c = s.cards[id];
    const zone = game.zones[c.zone];
    if (zone.open === 'own') reach(goals, `${game.defs[c.def].id} ${DRAWN}`);
    if (zone.play) reach(goals, `${game.defs[c.def].id} ${IN_PLAY}`);
  }
}

/** A player who likes to try what has not been seen yet. */
function choose(m: Machine, goals: Goals, o: ExhaustiveOptions, random: () => number): Input {
  const { game, state: s } = m;
  const q = s.ask!;
  if (asksChance(q)) return { chance: drawChance(random, q) };
  const fresh = (card: CardId): boolean => card !== NONE && isMissing(goals, s.cards[card].def);
  const spends = (verb: Verb): boolean => o.spends?.includes(game.verbs[verb]) ?? false;
  const liked = q.choices.flatMap((c, i) => (fresh(c.card) !== spends(c.verb) ? [i] : []));
  const from = liked.length > 0 && below(random, 10) < 7 ? liked : q.choices.map((_, i) => i);
  const pick = from[below(random, from.length)];
  const { card } = q.choices[pick];
  const top = s.frames[s.frames.length - 1];
  if (card !== NONE && game.codeNames[top.code] === 'window') {
    const { id } = game.defs[s.cards[card].def];
    reach(goals, answerGoal(id, (top.vars as VarsOf<typeof WINDOW_VARS>)[WINDOW_VARS.now]));
    if (o.anyWindow !== undefined) reach(goals, answerGoal(id, o.anyWindow));
  }
  return { seat: q.seat, pick, seq: q.seq, ...(q.table === 1 ? { host: true as const } : {}) };
}

/** A ready deck with cards in it that something is still missing of, each as often as is legal up to thrice. */
function wantedDeck(game: Game, goals: Goals, o: ExhaustiveOptions, turn: number, random: () => number): string[] {
  const wanted = game.defs.filter((_, def) => isMissing(goals, def as DefId)).map((def) => def.id);
  // Start elsewhere each time, so that everything wanted gets its turn.
  const start = wanted.length === 0 ? 0 : below(random, wanted.length);
  const inTurn = [...wanted.slice(start), ...wanted.slice(0, start)];
  const cards = inTurn.flatMap((id) => [id, ...(o.partners?.[id] ?? []), id, id]);
  return graft(game, o.mode, o.options ?? {}, turn, cards, random, SHARE);
}
