import {
  type CardId,
  type Chance,
  type Choice,
  type EventView,
  type Game,
  idleAmong,
  type Lesson,
  type Move,
  type Opening,
  type Point,
  type Puzzle,
  type Question,
  type Refusal,
  type Remark,
  type Script,
  type Stack,
  type State,
  seededChance,
  type View,
} from '@wardroom/core';
import { bookOf } from './found.ts';
import {
  FOUND,
  LEARNER,
  type LessonStep,
  type LessonTell,
  type Lit,
  type MatchRequest,
  type PuzzleState,
} from './messages.ts';
import { standing } from './puzzle.ts';

const scripts = new Map<string, Script>();
const keyOf = (game: Game, id: string): string => `${game.name}/${id}`;

const entryOf = (game: Game, id: string | undefined) => game.lessons?.find((l) => l.id === id);

/** Fetch the script of one of a game's lessons. */
export async function loadLesson(game: Game, id: string): Promise<void> {
  const key = keyOf(game, id);
  if (scripts.has(key)) return;
  const entry = entryOf(game, id);
  if (entry !== undefined) scripts.set(key, await entry.load());
  else if (id === FOUND && game.puzzles !== undefined) scripts.set(key, bookOf(game, await game.puzzles()));
}

/** What a guided match follows: a lesson, or one puzzle of a book of them. */
export interface Guided {
  start: Opening;
  seats: number;
  /** Where the learner is led: a lesson, or a puzzle whose solution was asked for. */
  lesson?: Lesson;
  puzzle?: { puzzle: Puzzle; at: number; of: number };
}

/** The script that a request asks for, or what is wrong with the request. */
export function guidedBy(game: Game, { lesson: id, puzzle: at = 0, shown }: MatchRequest): Guided | string {
  const script = scripts.get(keyOf(game, id ?? ''));
  if (script === undefined) return `lesson: ${game.title} has none called '${String(id).slice(0, 40)}'.`;
  const facts = { seats: entryOf(game, id)?.names.length ?? 2 };
  if (!('puzzles' in script)) return { ...facts, start: script.start, lesson: script };
  const puzzle = script.puzzles[at];
  if (puzzle === undefined) return `puzzle: give a whole number from 0 to ${script.puzzles.length - 1}; got ${at}.`;
  const start = { position: puzzle.position };
  const { dice = [], others = [], pass = [], solution: steps } = puzzle;
  return {
    ...facts,
    start,
    puzzle: { puzzle, at, of: script.puzzles.length },
    ...(shown === true ? { lesson: { start, dice, others, pass, steps, tells: [] } } : {}),
  };
}

/**
 * A match that follows a script. It keeps no state of the match: only which of the inputs were answers out of the script, so
 * that what is taken back is asked for again.
 */
export interface Leader {
  start: Opening;
  chance: Chance;
  /** Whether the learner is still led. */
  leads: () => boolean;
  /** What the asked seat does: a scripted answer, or to let it pass until the script's next can be given. */
  answer: (s: State, q: Question) => { pick: number; scripted: boolean } | null;
  /** An answer is given as input number `at`. */
  note: (s: State, q: Question, pick: number, at: number) => void;
  /** The learner wants something else. */
  refuse: (s: State, q: Question, pick: number, words: (pick: number) => string) => Refusal | null;
  /** What is said at this question, and of the latest event. */
  step: (s: State, q: Question, log: readonly EventView[]) => LessonStep | undefined;
  tell: (s: State, log: readonly EventView[]) => LessonTell | undefined;
  /** Inputs from number `at` on were taken back. */
  forget: (at: number) => void;
  /** The learner goes on alone. */
  leave: () => void;
  /** How the puzzle stands, by what the learner sees and has seen; `ended`: the turn in which it was to be done is over. */
  puzzle?: (seen: View, log: readonly EventView[], ended: boolean) => PuzzleState;
}

export function leader(game: Game, guided: Guided, seed: string): Leader {
  const { start, puzzle } = guided;
  const lesson: Omit<Lesson, 'start'> = guided.lesson ?? {
    dice: puzzle?.puzzle.dice ?? [],
    others: puzzle?.puzzle.others ?? [],
    pass: puzzle?.puzzle.pass ?? [],
    steps: [],
    tells: [],
  };
  const free = seededChance(seed);
  const stacks = 'seats' in start ? start.seats : [];
  const passes = new Set(lesson.pass);
  const steps: number[] = [];
  const others: number[] = [];
  let shuffles = 0;
  let throws = 0;
  let left = false;
  /** The learner's first answer, where that is what a puzzle is about. */
  let first: { at: number; right: boolean } | null = null;
  const sought = puzzle !== undefined && 'answer' in puzzle.puzzle.wants ? puzzle.puzzle.wants.answer : undefined;

  const chance: Chance = (q) => {
    if (left) return free(q);
    if (q.sides === 0 && shuffles < stacks.length) return stacked(stacks[shuffles++], q.count);
    if (q.sides === 0 || throws >= lesson.dice.length) return free(q);
    const dice = lesson.dice[throws++];
    if (dice.length !== q.count) throw new Error(`lesson: throw ${throws} has ${dice.length} dice, not ${q.count}.`);
    return dice.slice();
  };

  const leads = (): boolean => !left && steps.length < lesson.steps.length;
  const next = (seat: number): Move | undefined =>
    seat === LEARNER ? lesson.steps[steps.length]?.pick : lesson.others[others.length];

  const find = (s: State, q: Question, move: Move | undefined): number =>
    move === undefined || s.turn < (move.turn ?? 0) ? -1 : q.choices.findIndex((c) => isMove(s, c, move));

  const isMove = (s: State, c: Choice, move: Move): boolean =>
    game.verbs[c.verb] === move.verb &&
    (move.card === undefined || idOf(game, s, c.card) === move.card) &&
    (move.on === undefined || idOf(game, s, c.on) === move.on) &&
    (move.n === undefined || c.n === move.n);

  const answer: Leader['answer'] = (s, q) => {
    if (left) return null;
    const pick = find(s, q, next(q.seat));
    if (pick >= 0) return { pick, scripted: true };
    // The learner goes from phase to phase by themselves; the others do as soon as nothing is left to do.
    if (q.seat === LEARNER && (game.windows?.asked(s) == null || !leads())) return null;
    const idle = idleAmong(game, q.choices);
    const quiet = q.seat === LEARNER || idle >= 0 ? idle : q.choices.findIndex((c) => passes.has(game.verbs[c.verb]));
    return quiet < 0 ? null : { pick: quiet, scripted: false };
  };

  const said = (log: readonly EventView[]): number => lesson.tells.filter((t) => countOf(log, t.kind) >= t.nth).length;
  const of = lesson.steps.length + lesson.tells.length;
  const words = ({ say, clause, point }: Remark, s: State): Omit<LessonTell, 'done' | 'of'> => ({
    say,
    ...(clause === undefined ? {} : { clause }),
    lit: (point ?? []).map((p) => litBy(game, s, p)),
  });

  return {
    start,
    chance,
    leads,
    ...(puzzle === undefined
      ? {}
      : {
          puzzle: (seen: View, log: readonly EventView[], ended: boolean) =>
            standing(puzzle, seen, log, ended, first === null ? null : first.right),
        }),
    answer,
    note: (s, q, pick, at) => {
      if (sought !== undefined && q.seat === LEARNER) first ??= { at, right: isMove(s, q.choices[pick], sought) };
      const scripted = answer(s, q);
      if (scripted?.scripted === true && scripted.pick === pick) (q.seat === LEARNER ? steps : others).push(at);
    },
    refuse: (s, q, pick, words) => {
      const wanted = leads() ? find(s, q, next(q.seat)) : -1;
      return wanted < 0 || wanted === pick ? null : { error: `Not yet. The lesson goes on with “${words(wanted)}”.` };
    },
    step: (s, q, log) => {
      const pick = leads() && q.seat === LEARNER ? find(s, q, next(LEARNER)) : -1;
      if (pick < 0) return undefined;
      const step = lesson.steps[steps.length];
      const told = words(step, s);
      // What is to be pressed is always lit.
      return { ...told, lit: [...told.lit, litByChoice(game, s, q, pick)], pick, done: steps.length + said(log), of };
    },
    tell: (s, log) => {
      const kind = log.at(-1)?.kind;
      if (left || kind === undefined) return undefined;
      const nth = countOf(log, kind);
      const tell = lesson.tells.find((t) => t.kind === kind && t.nth === nth);
      return tell === undefined ? undefined : { ...words(tell, s), done: steps.length + said(log) - 1, of };
    },
    forget: (at) => {
      if (first !== null && first.at >= at) first = null;
      for (const list of [steps, others]) while (list.length > 0 && list.at(-1)! >= at) list.pop();
    },
    leave: () => {
      left = true;
    },
  };
}

const countOf = (log: readonly EventView[], kind: string): number => log.filter((e) => e.kind === kind).length;

const idOf = (game: Game, s: State, card: number): string | undefined => game.defs[s.cards[card as CardId]?.def]?.id;

/** What a point of the script is on the table, as the learner knows it. */
function litBy(game: Game, s: State, { card: id, seat, spot, part, verb }: Point): Lit {
  const card = id === undefined ? undefined : cardCalled(game, s, id, seat);
  return {
    ...(card === undefined ? {} : { card: s.aliases[LEARNER][card] }),
    ...(seat === undefined || id !== undefined ? {} : { seat }),
    ...(spot === undefined ? {} : { spot }),
    ...(part === undefined ? {} : { part }),
    ...(verb === undefined ? {} : { verb }),
  };
}

/** Where a choice begins: its card, or else its button. */
function litByChoice(game: Game, s: State, q: Question, pick: number): Lit {
  const { card, verb } = q.choices[pick];
  return s.cards[card] === undefined ? { verb: game.verbs[verb] } : { card: s.aliases[LEARNER][card] };
}

/** The card that a script means: in play before in hand, and in hand before anywhere else. */
function cardCalled(game: Game, s: State, id: string, seat: number | undefined): CardId | undefined {
  const rank = (card: CardId): number => {
    const { play, open, pile } = game.zones[s.cards[card].zone];
    return play ? 0 : open === 'own' ? 1 : pile === true ? 3 : 2;
  };
  const all = s.cards
    .map((_, i) => i as CardId)
    .filter((i) => idOf(game, s, i) === id && (seat === undefined || s.cards[i].ctrl === seat));
  return all.toSorted((a, b) => rank(a) - rank(b))[0];
}

/** An order in which the named cards lie on top; a pile's top is its end. */
function stacked({ deck: all, shuffled: deck = all, tops }: Stack, count: number): number[] {
  if (deck.length !== count) throw new Error(`lesson: a deck of ${count} is shuffled, not of ${deck.length}.`);
  const rest = deck.map((_, i) => i);
  const top = tops.map((card) => {
    const at = rest.findIndex((i) => deck[i] === card);
    if (at < 0) throw new Error(`lesson: there is no ${card} left in the deck.`);
    return rest.splice(at, 1)[0];
  });
  return [...rest, ...top.reverse()];
}
