import type {
  Board,
  CardFace,
  Clause,
  EventView,
  Foe,
  Input,
  LessonFacts,
  Mechanic,
  Mode,
  OptionFacts,
  Options,
  Refusal,
  Replay,
  SeatId,
  View,
} from '@wardroom/core';
import type { Entry } from './room/entries.ts';

/**
 * What a table and whoever runs its match say to each other. The same words go to a worker in the page and, for play
 * with others, over a socket. Everything is plain JSON.
 */

/** Who sits at a seat: a person, or a bot by name. */
export type Sitter = 'person' | (string & {});

export interface Place {
  name: string;
  /** A ready deck by id, or a list of card ids. */
  deck: string | readonly string[];
  sitter: Sitter;
}

export interface MatchRequest {
  game: string;
  mode: string;
  seed: string;
  options?: Options;
  /** The players in turn order. Teams follow from the mode. */
  places: readonly Place[];
  /** Whom they meet, one of the game's foes by id: it takes a last seat of its own, which the table plays. */
  foe?: string;
  /** A guided match: chance and the other seats follow this one of the game's lessons for as long as it lasts. */
  lesson?: string;
  /** Of a lesson that consists of puzzles: which of them, and whether its solution is to be shown. */
  puzzle?: number;
  shown?: true;
  /** It goes on where another match stood after these inputs, by the same rules. Chance after them is its own. */
  from?: { fingerprint: string; inputs: readonly Input[] };
}

/** Whether a person sits at this seat of a match: at a place, or at the foe's seat where the options say so. */
export const isPersons = (request: MatchRequest, seat: number): boolean =>
  seat < request.places.length
    ? request.places[seat]?.sitter === 'person'
    : request.foe !== undefined && seat === request.places.length && request.options?.boss === 'person';

/** The lesson that consists of the game's found puzzles. */
export const FOUND = 'found';

/** The learner's seat in a lesson. */
export const LEARNER = 0 as SeatId;

/** A match as it is kept: what was asked for, what players did and what the table answered. Chance follows from the seed. */
export interface MatchRecord {
  request: MatchRequest;
  fingerprint: string;
  inputs: readonly Exclude<Input, { chance: number[] }>[];
  /** Milliseconds that each seat has used. */
  used: readonly number[];
  /** Milliseconds that it has lasted at a table. */
  elapsed?: number;
  /** The lesson was left after so many of these inputs. */
  left?: number;
  /** The log of its room after the opening. Without it, it goes on from its inputs and nothing can be taken back. */
  log?: readonly Entry[];
}

/** Where a player wants to be asked for answers. */
export interface Stops {
  when: 'always' | 'able' | 'only';
  /** For `only`: names of the game's windows. */
  at?: readonly string[];
}

/** One thing that happened, and the table right after it. */
export interface Beat<Event = EventView, Shown = View> {
  /** Number of the event in the match, from 0. */
  at: number;
  event: Event;
  view: Shown;
  /** A lesson has something to say about it: the table stops here until it is read. */
  tell?: LessonTell;
}

/**
 * What the table did for a player without asking, told to that player alone: it says what they could not do, or did not want to be
 * asked about.
 */
export interface Note {
  /** How many events had happened by then. */
  at: number;
  text: string;
  cite: string;
  /** They were passed for in a window, which `text` names. `able`: they could have answered, but their stops say not to ask. */
  passed?: { able: boolean };
}

/** Why something on the table cannot be chosen now. */
export interface WhyNot {
  card: number;
  reason: string;
  rule: string;
}

export interface Clocks {
  /** Milliseconds for which each seat was asked, and whose clocks run. */
  used: number[];
  running: number[];
  /** Milliseconds of the match so far; `limit` 0 is none. */
  elapsed: number;
  limit: number;
  /** Where a decision has a time of its own, and what goes beyond it a bank: what the seats whose clocks run have taken of it so far. */
  decision?: { time: number; bank: number[]; taken: number[] };
  /** A window that closes by itself: milliseconds that are left to the viewer to answer, and whether they asked for more. */
  window?: { left: number; held: boolean };
}

/** The table waits, for the viewer or for somebody else. */
export interface Snapshot {
  view: View;
  /** Events so far: what a log holds beyond that was undone. */
  events: number;
  canUndo: boolean;
  why: WhyNot[];
  clocks: Clocks;
  /** What this viewer may do without being asked, by name. */
  acts: string[];
  /** The match is over: who has won and what did it, in a sentence to this viewer. */
  reason?: string;
  /** What a lesson says to the question that is open. Absent where it does not lead. */
  lesson?: LessonStep;
  puzzle?: PuzzleState;
}

export interface Update {
  viewer: number;
  beats: Beat[];
  /** Null while more is coming. */
  rest: Snapshot | null;
  /** What came up since the last update. */
  notes?: Note[];
  /** For a viewer who has just sat down: all that happened before these beats. */
  history?: EventView[];
}

/** A game as a table needs to know it, without its rules. */
export interface Catalogue {
  name: string;
  title: string;
  modes: readonly Mode[];
  /** What can be set for a match, by name. */
  options: Readonly<Record<string, OptionFacts>>;
  /** `mode`: the one it is meant for, if not all. `formats`: those it fits, in a game that has several. */
  decks: { id: string; name: string; idea: string; cards: string[]; mode?: string; formats?: string[] }[];
  /** Whom the table plays, the easiest first. */
  foes: readonly Foe[];
  /** Without what is written on them, until it is read. */
  cards: Record<string, CardFace>;
  /** Empty until it is read. */
  rulebook: readonly Clause[];
  /** What its cards do, mechanic by mechanic; empty until it is read. */
  mechanics: readonly Mechanic[];
  windows: readonly { name: string; title: string }[];
  /** The squares that cards lie on; null in games without. */
  board: Board | null;
  bots: { name: string; idea: string }[];
  /** Who of them plays where nobody says who does. */
  usualBot: string;
  /** Labels of stats and states, by name. */
  stats: Record<string, string>;
  lessons: readonly LessonFacts[];
  fingerprint: string;
  /** Only the first of its cards, with the decks and foes that need no others: the rest is on its way. */
  part?: true;
}

/** What there is to read of a game. A table asks for it when the match stands. */
export type CatalogueReading = Pick<Catalogue, 'cards' | 'rulebook' | 'mechanics'>;

/** Something a lesson says; `done` of `of` things were said or done before it. */
export interface LessonTell {
  say: string;
  clause?: string;
  /** What it names. */
  lit: readonly Lit[];
  done: number;
  of: number;
}

/** Something on the table that is lit and pointed at: a card as this viewer knows it, a place, a part, a button. */
export interface Lit {
  card?: number;
  seat?: number;
  spot?: number;
  part?: string;
  verb?: string;
}

/** A puzzle, and how it stands. It is number `at` of `of`, from 0. */
export interface PuzzleState {
  /** What it is remembered by, where its number may change. */
  id?: string;
  title: string;
  goal: string;
  clause: string;
  hint: string;
  solved: string;
  at: number;
  of: number;
  is: 'open' | 'solved' | 'missed';
}

/** What the learner is to do now: the choice number `pick`. */
export interface LessonStep extends LessonTell {
  pick: number;
}

/** What the strongest bot would answer, in the words of the table, and why. */
export interface HintView {
  pick: number;
  text: string;
  /** The next best answer; null where there is no other. */
  instead: string | null;
  /** Chance to win with either. */
  chance: number;
  other: number;
  reasons: string[];
}

/** What a good player would likely answer, and what they would not. Cards are named as the view names them. */
export interface AdviceView {
  /** The answer to give; null where none can be given without harm. */
  best: number | null;
  /** By answer: whether it harms oneself or helps an opponent, for nothing. */
  harm: ('self' | 'foe' | null)[];
  /** By answer: cards in play that it is aimed at although nobody will be asked: no other can be. */
  aims: number[][];
}

/** How an attack would go if nobody answers it: chances from 0 to 1. */
export interface ForecastView {
  /** That the attacker strikes before the other does, and the other way round; the rest: both at once. */
  first: [number, number];
  /** What the attacker does to the other, and the other to it. */
  mine: BlowView;
  theirs: BlowView;
  /** Exactly by the rules; otherwise on average over what is not seen. */
  exact: boolean;
  /** Somebody has something to choose on the way; the first is taken. */
  chosen: boolean;
}

export interface BlowView {
  hits: number;
  /** Where there is any. */
  damage: { least: number; most: number; mean: number } | null;
  kills: number;
}

export type ToHost =
  | { do: 'open'; request: MatchRequest; seat: number }
  | { do: 'resume'; record: MatchRecord; seat: number }
  | { do: 'sit'; seat: number }
  | { do: 'pick'; seat: number; seq: number; pick: number }
  | { do: 'act'; seat: number; act: string; target?: number }
  | { do: 'undo'; seat: number }
  /** Go on without the lesson. */
  | { do: 'leave'; seat: number }
  /** The question stands on the screen: all that led to it was shown. */
  | { do: 'asked'; seat: number }
  | { do: 'stops'; seat: number; stops: Stops }
  /** What would a good player answer to the question of this number? Told when it is known, if the question still stands. */
  | { do: 'advise'; seat: number; seq: number }
  /** How would this answer go, if it is an attack? Asked again it is the last that is told. */
  | { do: 'forecast'; seat: number; seq: number; pick: number }
  /** What would the strongest bot answer to it, and why? Asked again, or of another question, it is the last that is told. `drop`: no longer. */
  | { do: 'hint'; seat: number; seq: number; drop?: true }
  | { do: 'close' };

export type FromHost =
  | { is: 'update'; update: Update }
  | { is: 'refused'; refusal: Refusal }
  | { is: 'record'; record: MatchRecord }
  | { is: 'thinking'; seat: number }
  | { is: 'advice'; seat: number; seq: number; advice: AdviceView }
  | { is: 'hint'; seat: number; seq: number; hint: HintView }
  /** Null: it is no attack. */
  | { is: 'forecast'; seat: number; seq: number; pick: number; forecast: ForecastView | null }
  /** The match is over: all of it, to be kept and looked at. */
  | { is: 'replay'; replay: Replay }
  /** It is over, and began in a position set up by hand: there is no replay of it. */
  | { is: 'ended' }
  /** The match cannot be played. `record`: what was kept of it is at fault, and will be so the next time. */
  | { is: 'failed'; error: string; record?: true };
