import {
  type CardId,
  type Chance,
  type EventView,
  type Game,
  idleAmong,
  type Lesson,
  type Move,
  type Question,
  type Refusal,
  type State,
  seededChance,
} from '@wardroom/core';
import type { LessonStep, LessonTell } from './messages.ts';

const scripts = new Map<Game, Lesson>();

/** Fetch the script of a game's lesson. */
export async function loadLesson(game: Game): Promise<void> {
  if (game.lesson !== undefined && !scripts.has(game)) scripts.set(game, await game.lesson.load());
}

export const lessonOf = (game: Game): Lesson | undefined => scripts.get(game);

/** The learner's seat. */
export const LEARNER = 0;

/**
 * A match that follows its game's lesson. It keeps no state of the match: only which of the inputs were answers out of
 * the script, so that what is taken back is asked for again.
 */
export interface Leader {
  lesson: Lesson;
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
  tell: (log: readonly EventView[]) => LessonTell | undefined;
  /** Inputs from number `at` on were taken back. */
  forget: (at: number) => void;
  /** The learner goes on alone. */
  leave: () => void;
}

export function leader(game: Game, lesson: Lesson, seed: string): Leader {
  const free = seededChance(seed);
  const steps: number[] = [];
  const others: number[] = [];
  let shuffles = 0;
  let throws = 0;
  let left = false;

  const chance: Chance = (q) => {
    if (left) return free(q);
    if (q.sides === 0 && shuffles < lesson.seats.length) return stacked(lesson.seats[shuffles++], q.count);
    if (q.sides === 0 || throws >= lesson.dice.length) return free(q);
    const dice = lesson.dice[throws++];
    if (dice.length !== q.count) throw new Error(`lesson: throw ${throws} has ${dice.length} dice, not ${q.count}.`);
    return dice.slice();
  };

  const leads = (): boolean => !left && steps.length < lesson.steps.length;
  const next = (seat: number): Move | undefined =>
    seat === LEARNER ? lesson.steps[steps.length]?.pick : lesson.others[others.length];

  const find = (s: State, q: Question, move: Move | undefined): number =>
    move === undefined
      ? -1
      : q.choices.findIndex(
          (c) =>
            game.verbs[c.verb] === move.verb &&
            (move.card === undefined || idOf(game, s, c.card) === move.card) &&
            (move.on === undefined || idOf(game, s, c.on) === move.on) &&
            (move.n === undefined || c.n === move.n),
        );

  const answer: Leader['answer'] = (s, q) => {
    if (left) return null;
    const pick = find(s, q, next(q.seat));
    if (pick >= 0) return { pick, scripted: true };
    // The learner goes from phase to phase by themselves; the others do as soon as nothing is left to do.
    if (q.seat === LEARNER && game.windows?.asked(s) == null) return null;
    const idle = idleAmong(game, q.choices);
    return idle < 0 ? null : { pick: idle, scripted: false };
  };

  const said = (log: readonly EventView[]): number => lesson.tells.filter((t) => countOf(log, t.kind) >= t.nth).length;
  const of = lesson.steps.length + lesson.tells.length;

  return {
    lesson,
    chance,
    leads,
    answer,
    note: (s, q, pick, at) => {
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
      const { say, clause } = lesson.steps[steps.length];
      return { say, ...(clause === undefined ? {} : { clause }), pick, done: steps.length + said(log), of };
    },
    tell: (log) => {
      const kind = log.at(-1)?.kind;
      if (left || kind === undefined) return undefined;
      const nth = countOf(log, kind);
      const tell = lesson.tells.find((t) => t.kind === kind && t.nth === nth);
      if (tell === undefined) return undefined;
      const { say, clause } = tell;
      return { say, ...(clause === undefined ? {} : { clause }), done: steps.length + said(log) - 1, of };
    },
    forget: (at) => {
      for (const list of [steps, others]) while (list.length > 0 && list.at(-1)! >= at) list.pop();
    },
    leave: () => {
      left = true;
    },
  };
}

const countOf = (log: readonly EventView[], kind: string): number => log.filter((e) => e.kind === kind).length;

const idOf = (game: Game, s: State, card: number): string | undefined => game.defs[s.cards[card as CardId]?.def]?.id;

/** An order in which the named cards lie on top; a pile's top is its end. */
function stacked({ deck, tops }: Lesson['seats'][number], count: number): number[] {
  if (deck.length !== count) throw new Error(`lesson: a deck of ${count} is shuffled, not of ${deck.length}.`);
  const rest = deck.map((_, i) => i);
  const top = tops.map((card) => {
    const at = rest.findIndex((i) => deck[i] === card);
    if (at < 0) throw new Error(`lesson: there is no ${card} left in the deck.`);
    return rest.splice(at, 1)[0];
  });
  return [...rest, ...top.reverse()];
}
