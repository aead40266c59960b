import type { Replay } from '@wardroom/core';
import type { Analysis, MatchRequest, Summary } from '@wardroom/host';
import { isPersons } from '@wardroom/host/messages';
import { amount, list, record, type Shape, text, whole, word } from '@wardroom/host/shapes';

/** A match that was played here, without its replay: what lists and statistics are made of. */
export interface Entry {
  v: 1;
  id: string;
  /** When it ended, in milliseconds. */
  at: number;
  game: string;
  mode: string;
  /** Fingerprint of the rules it was played by. */
  rules: string;
  /** The seat of whoever plays here; -1 where several shared the screen. */
  seat: number;
  seats: readonly { name: string; team: number; sitter: string; deck: string }[];
  /** The team that won; -1 for a draw. */
  winner: number;
  turns: number;
  /** How long it lasted at the table. */
  ms: number;
  /** How often each face came up, for whoever plays here and for all others. */
  dice?: { own: readonly number[]; others: readonly number[] };
  /** What their rolls were for: tried, come, and expected of fair dice. */
  luck?: { tries: number; happened: number; expected: number };
  /** Their chance to win along the match, in hundredths. */
  curve?: readonly number[];
  /** The day whose daily table it was, for the record. */
  daily?: string;
  /** It counts in no statistics: the daily table once more, or played on from another match. */
  aside?: 'practice' | 'played on';
  /** Hints that were asked for. */
  hints?: number;
  /** What its choices were worth, once somebody has asked. */
  analysis?: Analysis;
}

export type Result = 'won' | 'lost' | 'drawn' | 'shared';

export const resultOf = ({ seat, seats, winner }: Entry): Result =>
  winner < 0 ? 'drawn' : seat < 0 ? 'shared' : seats[seat].team === winner ? 'won' : 'lost';

/** A seat that nobody sits at. */
const TABLES = 'table';

/** The same match has the same id, wherever it comes from. */
export const idOf = (replay: Pick<Replay, 'seal' | 'marks'>): string => `${replay.seal}-${replay.marks.at(-1) ?? ''}`;

interface Played {
  request: MatchRequest;
  replay: Replay;
  at: number;
  ms: number;
  summary: Summary | null;
  hints: number;
}

export function entryFor({ request, replay, at, ms, summary, hints }: Played): Entry {
  const persons = replay.setup.seats.flatMap((_, i) => (isPersons(request, i) ? [i] : []));
  const seat = persons.length === 1 ? persons[0] : -1;
  const faces = (own: boolean): number[] =>
    [0, 1, 2, 3, 4, 5].map((face) =>
      summary!.dice.reduce((sum, d, i) => sum + ((i === seat) === own ? d.faces[face] : 0), 0),
    );
  // What is feared is no luck if it comes.
  const wants = (seat < 0 ? [] : (summary?.dice[seat].wants ?? [])).filter((w) => w.feared !== true);
  const sum = (part: (want: (typeof wants)[number]) => number): number => wants.reduce((n, w) => n + part(w), 0);
  return {
    v: 1,
    id: idOf(replay),
    at,
    game: replay.game,
    mode: replay.setup.mode,
    rules: replay.fingerprint,
    seat,
    seats: replay.setup.seats.map((x, i) => ({
      name: x.name,
      team: x.team ?? i,
      sitter: isPersons(request, i) ? 'person' : (request.places[i]?.sitter ?? TABLES),
      deck: summary?.decks[i] ?? '',
    })),
    winner: replay.result?.winner ?? -1,
    turns: summary?.turns ?? 0,
    ms,
    ...(summary === null || seat < 0 ? {} : { dice: { own: faces(true), others: faces(false) } }),
    ...(wants.length === 0
      ? {}
      : { luck: { tries: sum((w) => w.tries), happened: sum((w) => w.happened), expected: sum((w) => w.expected) } }),
    ...(hints === 0 ? {} : { hints }),
    ...(replay.from === undefined ? {} : { aside: 'played on' as const }),
  };
}

const name = text(80);
const count = whole(0, 1_000_000);
const faces = list(count, 6);

const seatAnalysis: Shape<Analysis['seats'][number]> = record(
  { choices: count, good: count, dubious: count, bad: count, lost: amount },
  {},
);
const judged: Shape<Analysis['choices'][number]> = record(
  {
    at: count,
    turn: count,
    seat: whole(0, 20),
    mark: word('dubious', 'bad'),
    played: text(300),
    better: text(300),
    chance: amount,
    could: amount,
  },
  {},
);

/** Entries come from the device and from files: what has not this shape is shown as such. */
const shape: Shape<Entry> = record(
  {
    v: whole(1, 1) as Shape<1>,
    id: text(80),
    at: amount,
    game: name,
    mode: name,
    rules: name,
    seat: whole(-1, 20),
    seats: list(record({ name, team: whole(0, 20), sitter: name, deck: name }, {}), 20),
    winner: whole(-1, 20),
    turns: count,
    ms: amount,
  },
  {
    dice: record({ own: faces, others: faces }, {}),
    luck: record({ tries: count, happened: count, expected: amount }, {}),
    curve: list(whole(0, 100), 100),
    daily: text(10),
    aside: word('practice', 'played on'),
    hints: count,
    analysis: record({ seats: list(seatAnalysis, 20), choices: list(judged, 200) }, {}),
  },
);

/** What is wrong with something that should be an entry, or null. */
export function entryProblem(value: unknown, at = 'entry'): string | null {
  const problem = shape.problem(value, at);
  if (problem !== null) return problem;
  const entry = value as Entry;
  return entry.seat < entry.seats.length && entry.seats.length > 0
    ? null
    : `${at}.seat: give one of the ${entry.seats.length} seats, or -1; got ${entry.seat}.`;
}
