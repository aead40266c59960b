import {
  allSeats,
  type CardId,
  type Choice,
  type Game,
  type GameEvent,
  type Lab,
  type Machine,
  machine,
  NONE,
  pile,
  playZones,
  type SeatId,
  type Stamp,
  type State,
  type StoryWords,
} from '@wardroom/core';
import { countDice, type Dice } from './dice.ts';

/** Somebody who looks on while a match is played. */
export interface Onlooker {
  /** Something happened. */
  event: (e: GameEvent, s: State) => void;
  /** A player is asked, and answers. */
  answer: (s: State, seat: SeatId, choice: Choice) => void;
  /** What was noted of it, as plain data, once it is over. */
  noted?: () => unknown;
}

/** One who notes what is left of it as plain data once it is over. */
export interface Watch extends Onlooker {
  seen: () => Seen;
}

export interface Seen {
  /** Who had the first turn; NONE if nobody had one. */
  first: number;
  /** Of each turn, the team that was ahead when it began, or NONE: by each measure. */
  leaders: Record<Measure, number[]>;
  /** By whose deck they are from, definitions of the cards that were used: ascending. */
  used: number[][];
  /** Marks of the game's survey that came up: ascending. */
  marks: number[];
  /** Dice that were thrown, by what they were thrown for. */
  dice: Dice[];
  /** Figures at the end of turns, by figure: sum and number over each span of turns. */
  figures: Sums[];
}

/**
 * Who is ahead, by the game's own score (what the rules end a match by), and by all that bots see in a position: what stands
 * on the board counts, too.
 */
export const MEASURES = ['score', 'position'] as const;
export type Measure = (typeof MEASURES)[number];

/** Over the first turns, over all, and over the last third of a match. */
export type Sums = Record<Span, { sum: number; n: number }>;
export const SPANS = ['early', 'all', 'late'] as const;
export type Span = (typeof SPANS)[number];
/** Turns that count as the first ones. */
export const EARLY = 6;

/** The first figure is every game's: 1 for a turn in which its player only declined. */
export const IDLE_TURN = 'turns without an action';
export const figureNames = (game: Game): string[] => [
  IDLE_TURN,
  ...(game.survey?.figures?.list.map((x) => x.name) ?? []),
];

/** What a turn has shown so far. */
interface Turn {
  leader: Record<Measure, number>;
  acted: boolean;
  figures: (number | null)[];
}

/** A game that tells of its dice has them counted, too. */
export type Watchable = Game & Pick<Lab, 'follies' | 'setOf'> & { story?: Pick<StoryWords, 'luck'> };

export function watch(game: Watchable): Watch {
  const survey = game.survey;
  const used: Set<number>[] = [];
  const dice = new Map<string, Dice>();
  const marks = new Set<number>();
  const uses = new Set(survey?.uses);
  const heard = marksByKind(game);
  // Those that are seen on cards; each is looked for until it is found.
  let sought = (survey?.marks ?? []).flatMap((mark, i) => (mark.card === undefined ? [] : [{ i, card: mark.card }]));
  const zones = playZones(game);
  const turns: Turn[] = [];
  let first: SeatId = NONE;
  let looked: Stamp = NONE;
  let m: Machine | null = null;
  const at = (s: State): Machine => {
    if (m?.state !== s) m = machine(game, s);
    return m;
  };

  /** What is in play from the start was used without an event that says so. */
  function begin(s: State): void {
    first = s.active;
    eachInPlay(s, (id) => use(s, id));
  }

  function use(s: State, id: CardId): void {
    const { owner, def } = s.cards[id];
    while (used.length <= owner) used.push(new Set());
    used[owner]?.add(def);
  }

  function eachInPlay(s: State, see: (id: CardId) => void): void {
    for (const zone of zones) {
      for (const seat of allSeats(s)) for (const id of pile(s, zone, seat)) see(id);
    }
  }

  /** The number of turns says that one has begun, whoever has it; a game may also turn time back. */
  function follow(s: State): void {
    turns.length = Math.min(turns.length, s.turn);
    while (turns.length < s.turn) {
      if (turns.length === 0) begin(s);
      turns.push({ leader: leadersOf(game, at(s)), acted: false, figures: [] });
    }
  }

  /** Only after something has moved or begun to last: between, cards hardly change, and looking costs. */
  function look(s: State): void {
    looked = s.stamp;
    eachInPlay(s, (id) => {
      for (const { i, card } of sought) if (!marks.has(i) && card(at(s), id)) marks.add(i);
    });
    if (sought.some(({ i }) => marks.has(i))) sought = sought.filter(({ i }) => !marks.has(i));
  }

  return {
    event: (e, s) => {
      if (s.turn !== turns.length) follow(s);
      if (e.a >= 0 && uses.has(e.kind)) use(s, e.a);
      for (const { i, when } of heard[e.kind] ?? []) if (!marks.has(i) && when(e, s)) marks.add(i);
      if (e.list !== null) for (const thrown of game.story?.luck(e, s) ?? []) countDice(dice, thrown);
      if (survey?.figures?.at(e) === true && s.turn > 0)
        turns[s.turn - 1].figures = survey.figures.list.map((x) => x.of(at(s), e.seat));
    },
    answer: (s, seat, choice) => {
      if (s.turn !== turns.length) follow(s);
      if (sought.length > 0 && looked !== s.stamp) look(s);
      if (seat === s.active && s.turn > 0 && !game.passingVerbs[choice.verb]) turns[s.turn - 1].acted = true;
    },
    seen: () => ({
      first,
      leaders: { score: turns.map((t) => t.leader.score), position: turns.map((t) => t.leader.position) },
      used: used.map(ascending),
      marks: ascending(marks),
      dice: [...dice.values()].sort((a, b) => (a.what < b.what ? -1 : 1)),
      figures: sumsOf(game, turns),
    }),
  };
}

const ascending = (set: ReadonlySet<number>): number[] => [...set].sort((a, b) => a - b);

interface Heard {
  i: number;
  when: (e: GameEvent, s: State) => boolean;
}

function marksByKind(game: Game): Heard[][] {
  const heard: Heard[][] = [];
  game.survey?.marks.forEach(({ kind, when }, i) => {
    if (kind === undefined) return;
    heard[kind] ??= [];
    heard[kind].push({ i, when: when ?? (() => true) });
  });
  return heard;
}

/** A game that has no score goes by the position alone. */
function leadersOf(game: Game, m: Machine): Record<Measure, number> {
  const { state: s } = m;
  const judged: number[] = [];
  s.seats.forEach(({ team }, seat) => {
    judged[team] = Math.max(judged[team] ?? Number.NEGATIVE_INFINITY, game.judge(m, seat as SeatId));
  });
  const position = leaderOf(judged);
  return { position, score: game.survey === undefined ? position : leaderOf(game.survey.lead(m)) };
}

/** The team that has most, NONE if several have. */
function leaderOf(standing: readonly number[]): number {
  const best = Math.max(...standing);
  const team = standing.indexOf(best);
  return standing.lastIndexOf(best) === team ? team : NONE;
}

function sumsOf(game: Game, turns: readonly Turn[]): Sums[] {
  return figureNames(game).map((_, k) => {
    const values = turns.map((t) => (k === 0 ? Number(!t.acted) : (t.figures[k - 1] ?? null)));
    return { early: total(values.slice(0, EARLY)), all: total(values), late: total(values.slice(-lastThird(values))) };
  });
}

const lastThird = (turns: readonly unknown[]): number => Math.ceil(turns.length / 3);

function total(values: readonly (number | null)[]): { sum: number; n: number } {
  const given = values.filter((x) => x !== null);
  return { sum: given.reduce((a, b) => a + b, 0), n: given.length };
}
