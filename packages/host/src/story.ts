import { estimate, teamsOf } from '@wardroom/bots';
import {
  type Clause,
  citation,
  type EventView,
  endingWords,
  type Game,
  type GameEvent,
  NONE,
  playReplay,
  type Replay,
  type SeatId,
  type State,
  spectator,
  view,
  type WholeGame,
} from '@wardroom/core';
import { type DiceStory, type Fairness, fairness, tellDice } from './dice-story.ts';
import { headline, toldBy } from './telling.ts';

/** A match that is over, told: who won and why, how the chances went, what turned them, and how the dice fell. */
export interface Story {
  game: string;
  names: string[];
  /** Teams, and the team of each seat. */
  teams: number[];
  teamOf: number[];
  result: {
    /** Winning team; -1 for a draw. */
    winner: number;
    /** The clause or card that ended it. */
    rule: string;
    clause: Clause | null;
    /** The last things that happened. */
    closing: string[];
    /** Who has won and what did it, to each player in turn and last to whoever only watched. */
    reasons: string[];
  };
  chances: ChancePoint[];
  turningPoints: TurningPoint[];
  dice: DiceStory[];
  /** All dice of the match together, against fair ones. */
  fair: Fairness;
  turns: number;
  /** What was counted for each seat. */
  counts: { what: string; of: number[] }[];
}

export interface ChancePoint {
  /** Inputs taken until then. */
  at: number;
  turn: number;
  /** Whose turn it was. */
  seat: number;
  /** In the order of `teams`. */
  chances: number[];
}

export interface TurningPoint {
  /** The input that did it: a replay opened there shows the table just before. */
  at: number;
  turn: number;
  /** Whom the event concerns, or -1. */
  seat: number;
  text: string;
  cite: string;
  /** The team that gained by it, and its chance before and after. */
  team: number;
  before: number;
  after: number;
  /** Index of the point in `chances`. */
  point: number;
}

/** Turning points told, and the least change that counts as one. */
const TOLD = 5;
const LEAST = 0.04;
const CLOSING = 3;
/** By which games tell the result: that somebody has won is not what won it. */
const RESULTS = new Set(['won', 'lost', 'drawnMatch']);
/** Sentences of one turning point at most. */
const ALIKE = 2;

interface Heard {
  input: number;
  turn: number;
  event: EventView;
  /** It only says what time it is. */
  time: boolean;
}

/** Tell a replay. Yields how far it is, so that whoever runs it may do other things in between. */
export function* tellStory(game: WholeGame, replay: Replay): Generator<number, Story> {
  const names = replay.setup.seats.map((x) => x.name);
  const name = (seat: number): string => names[seat] ?? 'Nobody';
  const telling = game.story;
  const heard: Heard[] = [];
  const throws: ReturnType<NonNullable<typeof telling>['luck']> = [];
  const counts = (telling?.counts ?? []).map((what) => ({ what, of: names.map(() => 0) }));
  let input = -1;
  let swung = false;

  const sink = (e: GameEvent, s: State): void => {
    const event = toldBy(game, s, e, name);
    if (event.text !== '') heard.push({ input, turn: s.turn, event, time: telling?.times.includes(e.kind) ?? false });
    if (telling === undefined) return;
    throws.push(...telling.luck(e, s));
    for (const { count, seat, n } of telling.tally(e, s)) counts[count].of[seat] += n;
    if (telling.swings.includes(e.kind)) swung = true;
  };

  const run = playReplay(game, replay, sink);
  const s = run.machine.state;
  const teams = teamsOf(s);
  const chances: ChancePoint[] = [];
  const turningPoints: TurningPoint[] = [];
  /** Events since the last point. */
  let since = 0;
  let turn = s.turn;

  const look = (): void => {
    const point: ChancePoint = {
      at: run.at(),
      turn: s.turn,
      seat: s.active,
      chances: estimate(game, s, replay.seed),
    };
    const before = chances.at(-1);
    if (before !== undefined) {
      const causes = heard.slice(since).filter((x) => !x.time && !RESULTS.has(x.event.kind));
      const turned = swing(
        game,
        names,
        causes,
        before,
        point,
        teams,
        s.seats.map((x) => x.team),
        chances.length,
      );
      if (turned !== null) turningPoints.push(turned);
    }
    chances.push(point);
    since = heard.length;
  };

  look();
  const total = replay.inputs.length;
  for (let more = total > 0; more; ) {
    input = run.at();
    more = run.step();
    if (s.turn !== turn) {
      turn = s.turn;
      swung = true;
    }
    // A position is judged once nothing is under way: a creature killed and not yet replaced says little.
    const quiet = s.ask !== null && game.quietPrompts[s.ask.prompt];
    if ((swung && quiet) || !more) {
      swung = false;
      look();
      yield run.at() / total;
    }
  }

  turningPoints.sort((a, b) => b.after - b.before - (a.after - a.before));
  const rule = s.over === null ? '' : citation(game, s.over.cite);
  return {
    game: game.name,
    names,
    teams,
    teamOf: s.seats.map((x) => x.team),
    result: {
      winner: s.over?.winner ?? -1,
      rule,
      clause: game.rulebook.find((c) => c.id === rule) ?? null,
      closing: closing(heard),
      reasons: reasonsFor(game, s, heard, names),
    },
    chances,
    turningPoints: turningPoints.slice(0, TOLD).sort((a, b) => a.at - b.at),
    dice: names.map((who, seat) =>
      tellDice(
        who,
        seat,
        throws.filter((t) => t.seat === seat),
      ),
    ),
    fair: fairness(throws.flatMap((t) => t.faces)),
    turns: s.turn,
    counts,
  };
}

/** The last sentences. Those of several who win together, or lose, count as one: what led to it is told as well. */
function closing(heard: readonly Heard[]): string[] {
  const last = heard.at(-1);
  if (last === undefined) return [];
  const before = heard.slice(0, heard.findLastIndex((x) => x.event.kind !== last.event.kind) + 1);
  return [...before, last].slice(-CLOSING).map((x) => x.event.text);
}

/** Who has won and what did it, to each player; last, to whoever only watched. */
function reasonsFor(game: Game, s: State, heard: readonly Heard[], names: readonly string[]): string[] {
  const log = heard.map((x) => x.event);
  const name = (seat: number): string => names[seat];
  return [...names.keys(), spectator(s)].map((seat) =>
    endingWords(game, log, view(game, s, seat as SeatId, name), seat, name),
  );
}

/** What changed between two points, if it was much, by the most telling of the events between them. */
function swing(
  game: WholeGame,
  names: readonly string[],
  events: readonly Heard[],
  before: ChancePoint,
  after: ChancePoint,
  teams: readonly number[],
  teamOf: readonly number[],
  point: number,
): TurningPoint | null {
  const gains = teams.map((_, i) => after.chances[i] - before.chances[i]);
  const most = gains.indexOf(Math.max(...gains));
  const causes = fitting(game, events, (seat) => teamOf[seat] === teams[most]);
  const at = headline(
    game,
    causes.map((x) => x.event),
  );
  if (gains[most] < LEAST || at < 0) return null;
  const { input, turn, event } = causes[at];
  // Things of a kind that happened together are told together.
  const alike = causes.filter((x) => x.event.kind === event.kind).slice(0, ALIKE);
  return {
    at: Math.max(0, input),
    turn,
    seat: event.seat ?? NONE,
    text: [...new Set(alike.map((x) => withOwner(game, names, x.event)))].join(' '),
    cite: event.cite,
    team: teams[most],
    before: before.chances[most],
    after: after.chances[most],
    point,
  };
}

/** Those that a gain of this side can come of: what is good for it, and what is bad for others. All of them if none can. */
function fitting(game: WholeGame, events: readonly Heard[], isTheirs: (seat: number) => boolean): readonly Heard[] {
  const ills = new Set(game.story?.ills.map((kind) => game.events[kind]));
  const found = events.filter(({ event: { kind, seat } }) => seat === undefined || isTheirs(seat) !== ills.has(kind));
  return headline(
    game,
    found.map((x) => x.event),
  ) < 0
    ? events
    : found;
}

/** "Bear Wolf is killed" says too little where both sides have one: whose it is goes before it, unless a player is named anyway. */
function withOwner(game: WholeGame, names: readonly string[], { seat, a, text }: EventView): string {
  const card = a?.card === undefined ? undefined : game.defs.find((d) => d.id === a.card)?.name;
  if (seat === undefined || card === undefined || !text.startsWith(card)) return text;
  return names.some((name) => text.includes(name)) ? text : `${names[seat] ?? 'Nobody'}’s ${text}`;
}
