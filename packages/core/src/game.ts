import type { CardId, Cite, CodeId, DefId, EventKind, Prompt, SeatId, Spot, Stat, Verb, Zone } from './brand.ts';
import type { EventFacts, GameEvent } from './event.ts';
import type { Lab } from './lab.ts';
import type { Machine } from './machine.ts';
import type { AnyRule, Instruction } from './program.ts';
import type { Card, Choice, Question, State } from './state.ts';
import type { TextTest, TextValue } from './vocabulary.ts';
import type { Replacing } from './would.ts';

/** A clause of a rulebook, in our words. */
export interface Clause {
  /** The rulebook's own number behind the game's letter. Events and tests cite it. */
  id: string;
  section: string;
  text: string;
  /** What the rulebook leaves open and we decide, or a word it uses and we pin down. As binding as the text. */
  ruling?: string;
  /** A worked case with cards by name. It runs as a test with exactly this outcome. */
  example?: string;
  /** Recommended only: a deck that ignores it is legal. */
  advice?: true;
  /** `many`: can only be shown with more than two players or with a partner. Absent means `all`. */
  modes?: 'all' | 'many';
}

/** Who may look at the cards of a zone: everyone, the player whose zone it is, or nobody. */
export type Openness = 'all' | 'own' | 'none';

export interface ZoneWords {
  name: string;
  open: Openness;
  /** Cards here are in play: their texts work and triggers look at them. */
  play: boolean;
  /** Shown to players as a count only (a deck), or card by card. */
  pile?: boolean;
}

/** How a contribution to a stat counts; read in this order. */
export const LAYERS = ['base', 'set', 'add', 'times', 'fix', 'cap', 'noRaise'] as const;
export type Layer = (typeof LAYERS)[number];

/** One contribution to a stat, compiled. Variables: source, its controller, the card affected, the row's number. */
export interface Modifier {
  stat: Stat;
  layer: Layer;
  /** Index into LAYERS, for the hot path. */
  order: number;
  applies: TextTest | null;
  amount: TextValue;
  /** The amount, where it is a plain number: spares a call. */
  constant: number | null;
  /** Citation for "why is this stat what it is". */
  cite: Cite;
}

/** A group of modifiers that a row refers to. */
export interface Effect {
  /** Bits of the stats it changes (`statBit`). */
  touches: number;
  modifiers: readonly (readonly Modifier[] | undefined)[];
  cite: Cite;
  name: string;
}

/** A trigger of a card, compiled. Variables at the start: self, its controller, then a, b, n of the event. */
export interface Trigger {
  event: EventKind;
  test: TextTest | null;
  code: CodeId;
  /** Index of the ability in the definition, for links and words. */
  ability: number;
}

/** What the core needs to know of a card's definition. Games add their own fields. */
export interface Definition {
  index: DefId;
  id: string;
  name: string;
  /** Triggers by event kind, and a bit set of the kinds listened to (kinds below 31). */
  listens: number;
  triggers: readonly (readonly Trigger[] | undefined)[];
  /** Bits of the stats its continuous text changes (`statBit`). */
  touches: number;
  /** Continuous modifiers by stat. */
  statics: readonly (readonly Modifier[] | undefined)[];
}

/** The bit of a stat in a set of stats; stats past the thirtieth share the last bit. */
export const statBit = (stat: Stat): number => 1 << Math.min(stat, 31);

export interface StatWords {
  name: string;
  /** What players call it, if it is shown to them. */
  label?: string;
  /** Value before anything else: by definition where nothing but what is printed counts, which spares a call for every reading. */
  base: readonly number[] | ((state: State, card: Card) => number);
  /** Highest value, applied after every single addition (so that the order of additions tells). */
  max?: number;
  min?: number;
}

/** A player's request outside of a question: to concede, to call, to judge. */
export interface Interrupt {
  /** Who may send it. */
  by: 'player' | 'host';
  /** Refuse, or null if it may be done. `target` is a seat. */
  refuse: (m: Machine, seat: SeatId, target: SeatId) => Refusal | null;
  /** What carries it out; variables: seat, target. */
  rule: AnyRule;
}

export interface Refusal {
  error: string;
  /** Clause that forbids it, if one does. */
  rule?: string;
}

export interface Seating {
  name: string;
  team?: number;
  deck: readonly string[];
}

/** Options of a match as people write them. */
export type Options = Record<string, string | number | boolean>;

export interface Setup {
  mode: string;
  seats: readonly Seating[];
  options?: Options;
}

export interface Mode {
  name: string;
  title: string;
  /** How many can play it. A seat that the table plays is not counted. */
  players: readonly number[];
  /** Players if nothing is said. */
  usual: number;
  /** Seats belong in turn to this many teams; without it everyone is alone, or together against the foe. */
  teams?: number;
  /** There is one more seat, the last, against all others: it has a deck of its own, one of the game's foes. */
  foe?: {
    title: string;
    /** The clause that its own rules begin with. */
    rule?: string;
  };
}

/** Somebody whom the table plays, with a deck of their own. */
export interface Foe {
  id: string;
  name: string;
  /** The mode it belongs to. */
  mode: string;
  /** What it is like to meet, in a line or two, and what to look out for. */
  idea: string;
  threat: string;
  /** Its deck, the card it is itself first. */
  cards: readonly string[];
  /** How matches of competent bots against it came out, by number of players. */
  odds: readonly FoeOdds[];
}

export interface FoeOdds {
  players: number;
  wins: number;
  matches: number;
}

/** A game as the table, the bots and the testkit know it. */
export interface Game {
  name: string;
  title: string;
  modes: readonly Mode[];
  /** Clause ids, for citations by index. */
  clauses: readonly string[];
  /** The kinds of events, and what each carries: views of events have that and nothing else. */
  events: readonly string[];
  facts: EventFacts;
  prompts: readonly string[];
  verbs: readonly string[];
  zones: readonly ZoneWords[];
  stats: readonly StatWords[];
  defs: readonly Definition[];
  defById: ReadonlyMap<string, DefId>;
  effects: readonly Effect[];
  code: readonly (readonly Instruction[])[];
  /** How many variables each program uses. */
  sizes: readonly number[];
  codeNames: readonly string[];
  codeByName: ReadonlyMap<string, CodeId>;
  interrupts: Readonly<Record<string, Interrupt>>;
  decks: readonly ReadyDeck[];
  /** Cards (definition ids) that other cards put out: they belong to no deck. */
  ofNoDeck?: ReadonlySet<string>;
  /** Whom the table plays, the easiest first; none in most games. */
  foes: readonly Foe[];
  /** Of the rules that this game is made of (`fingerprint.ts`): a match is only ever played on with the same. */
  fingerprint: string;

  /** Check a set-up: a list of problems, empty if the match can begin. */
  check: (setup: Setup) => string[];
  /** Check one deck for the options and the mode it is to be played with. */
  checkDeck: (deck: readonly string[], options?: Options, mode?: string) => DeckReport;
  /** A fresh state; its first frame is the game's opening program. */
  begin: (setup: Setup) => State;
  /** Whether the texts of this card work now: a game may negate or suspend them. */
  live: (m: Machine, card: Card, id: CardId) => boolean;
  /** Whether a contribution from `src` reaches `card` at all (immunities). */
  reaches: (m: Machine, src: CardId, card: CardId) => boolean;
  /** What cannot happen to a card, and what happens instead of something else (`happen`). */
  would?: Replacing;
  /** Hears of every move before it is made, for sums that would be dear to work out anew. */
  moving?: (m: Machine, card: Card, zone: Zone, seat: SeatId) => void;
  /**
   * A seat that the table plays: `plays` says which questions it answers, and `rule` answers them (variables: seat, prompt,
   * card, choices one after another as verb, card, on, n). It leaves the answer in `state.picked`.
   */
  deputy?: { plays: (s: State, seat: SeatId, choices: readonly Choice[]) => boolean; rule: AnyRule };
  /** Event kind index of the core's own events. */
  kinds: { endless: EventKind; endlessCite: Cite };
  /** Who may see a card beyond the zone's rule; the core asks `sees` (views.ts), which asks this last. */
  alsoSees?: (state: State, viewer: SeatId, card: CardId) => boolean;
  /** Public extra facts of a match and of a card in view, as plain JSON. */
  viewTable: (state: State, viewer: SeatId) => Record<string, unknown>;
  viewCard: (state: State, card: CardId, viewer: SeatId) => Record<string, unknown>;
  /** What anybody sees of a card that they may not identify: where it lies, what lies on it. Never what card it is. */
  viewBack?: (state: State, card: CardId, viewer: SeatId) => Record<string, unknown>;
  /**
   * Whether a card that is not seen could be of this definition, from what everybody knows of its place (a spell never
   * lies on a board). Absent: any could.
   */
  couldBe?: (state: State, card: CardId, def: DefId) => boolean;
  /** Take out of an imagined state what this seat cannot know beside the faces of cards (what others have noted in secret). */
  forget?: (state: State, seat: SeatId) => void;
  /** Words. */
  say: Words;
  /** A rough value of a state for a seat, from what that seat may see: for bots. Higher is better. */
  judge: (state: State, seat: SeatId) => number;
  /** How much more of `judge` than the other side makes the odds e to 1, as matches between bots come out. */
  judgeScale?: number;
  /** For bots: prompts asked only while nothing is under way, so that `judge` can be believed there. */
  calm: readonly Prompt[];
  /** For bots: verbs that decline, pass or end a phase. */
  idle: readonly Verb[];
  /**
   * For bots: the answers to an open question that are worth trying, by index and at least one, where a game offers more
   * than can be tried. Goes by what the player who is asked may see.
   */
  shortlist?: (state: State, choices: readonly Choice[]) => readonly number[];
  /** Why a card cannot be played or an action taken now, with the clause. */
  explain: (state: State, seat: SeatId) => { card: CardId; reason: string; rule: string }[];
  /** The moments at which players may answer something, so that each can say where to be asked. */
  windows?: {
    list: readonly { name: string; title: string }[];
    /** The window the open question belongs to, or null if it is not one that may simply be passed. */
    asked: (state: State) => string | null;
  };
  /** How matches of this game are told once they are over. */
  story?: Telling;
  /** A guided match for newcomers: what a table says of it, and the script, which is loaded when it is played. */
  lesson?: LessonFacts & { load: () => Promise<Lesson> };
  /** For tests: what is wrong with a state while a decision is awaited, beyond what any game forbids; empty if nothing. */
  audit?: (state: State) => string[];
  /** For reports over many matches: what to look for in them. */
  lab?: Lab;
  /** For tests: what the rules let everybody conclude about hidden cards, by name. Nothing else may tell. */
  discloses?: readonly Disclosure[];
  /** For tests and reports: other ways to play that are worth trying beside the default options. */
  variants?: readonly Variant[];
  /** The squares that cards lie on, in games that have them. */
  board?: Board;
  /** Verbs whose number is a spot of the table: a square, a lane. */
  spotVerbs?: readonly Verb[];
  /** A card (definition id) as data, for tables that draw it; what is written on it comes with what there is to read. */
  cardFace: (id: string) => CardFace | undefined;
}

/**
 * What decides a match: everything that settles what is asked, which answers there are and what comes of them. A game's
 * `rules.ts` has this and nothing else, and its fingerprint is taken of that (`fingerprint.ts`): how bots judge, what is
 * written and shown and which decks lie ready makes no difference to a match.
 */
export type RulesOf = Pick<
  Game,
  | 'name'
  | 'modes'
  | 'clauses'
  | 'events'
  | 'facts'
  | 'prompts'
  | 'verbs'
  | 'spotVerbs'
  | 'zones'
  | 'stats'
  | 'defs'
  | 'defById'
  | 'effects'
  | 'code'
  | 'sizes'
  | 'codeNames'
  | 'codeByName'
  | 'interrupts'
  | 'ofNoDeck'
  | 'check'
  | 'checkDeck'
  | 'begin'
  | 'live'
  | 'reaches'
  | 'would'
  | 'moving'
  | 'deputy'
  | 'kinds'
  | 'alsoSees'
>;

/**
 * What there is to read of a game beside a match. No rule needs it: a table that is loaded over a network plays with the
 * game alone and loads this while the match stands.
 */
export interface Reading {
  rulebook: readonly Clause[];
  /** What a card (definition id) says, in words; empty if it says nothing. */
  cardText: (id: string) => string;
  /** Its kind and figures in one line, as printed. */
  cardFacts: (id: string) => string;
  /** The same as data, with everything that is written on it. */
  cardFace: (id: string) => CardFace | undefined;
}

/** A game with everything there is to read of it. */
export type WholeGame = Game & Reading;

/** What a game knows of its own events, for the story of a match. */
export interface Telling {
  /** The dice of an event: who threw which faces, and what they hoped for. */
  luck: (e: GameEvent, s: State) => Throw[];
  /** Event kinds from the most telling down: the first that happened is what a step of the match is remembered by. */
  headlines: readonly EventKind[];
  /** Event kinds after which the match may stand differently. */
  swings: readonly EventKind[];
  /** Event kinds that say what time it is, and are the cause of nothing. */
  times: readonly EventKind[];
  /** What is counted for each player, in words; `tally` says what an event adds to which of them. */
  counts: readonly string[];
  tally: (e: GameEvent, s: State) => { count: number; seat: SeatId; n: number }[];
}

export interface LessonFacts {
  title: string;
  minutes: number;
  mode: string;
  /** Who sits at the table, the learner first. */
  names: readonly string[];
  /** What is said at its end. */
  learnt: string;
}

/**
 * A real match whose chance and answers are written down beforehand, with something said about each. The first seat is the
 * learner's. Whoever hosts it sees to it that it comes out as written; when all is said, the match goes on by itself.
 */
export interface Lesson {
  options: Options;
  /** `tops`: the cards on top of the deck after the first shuffle, the topmost first. */
  seats: readonly { deck: readonly string[]; tops: readonly string[] }[];
  /** Throws in the order they are asked for. */
  dice: readonly (readonly number[])[];
  /** What the other seats do, in order. What is not theirs to do yet is waited for. */
  others: readonly Move[];
  /** What the learner does, in order, and what is said before. */
  steps: readonly (Remark & { pick: Move })[];
  /** What is said of things that happen: of the `nth` event of a kind, counted from 1. */
  tells: readonly (Remark & { kind: string; nth: number })[];
}

export interface Remark {
  say: string;
  /** The clause it rests on. */
  clause?: string;
}

/** An answer as it is written down: cards by definition id, and only what tells it from others. */
export interface Move {
  verb: string;
  card?: string;
  on?: string;
  n?: number;
}

/** Six-sided dice that a player threw. */
export interface Throw {
  seat: SeatId;
  faces: readonly number[];
  /** What could come of it, how likely that was, and whether it did. */
  wants: readonly { what: string; chance: number; happened: boolean }[];
}

/** A board of squares as a table draws it, the same in every match. */
export interface Board {
  columns: number;
  rows: number;
  /** By number. */
  squares: readonly Square[];
  /** What the spots of choices and events are, by number: a square, and which region of it where it has several. */
  spots: readonly { square: number; region: string }[];
}

export interface Square {
  name: string;
  /** From the left and from the edge of whoever sits at the first seat. */
  column: number;
  row: number;
  /** Whose ground it is, where the rules say so. */
  seat?: number;
  /** The squares that something wide covers if this is the lowest of them; absent where nothing can be laid like that. */
  covers?: readonly number[];
}

/** A card as a table draws it: what is printed, and no rules. */
export interface CardFace {
  id: string;
  name: string;
  /** Set and number. */
  number: string;
  /** What it is printed on. A game has two or three kinds of card that are told apart from afar. */
  stock: string;
  /** What it is, in words. */
  line: string;
  /** Decides its colours and its emblem. */
  type: string;
  rarity: string;
  /** From 0, the most common. */
  rank: number;
  /** Printed figures; empty for a card without any. */
  figures: { stat: string; label: string; value: number }[];
  /** What it takes to bring it into play, if anything. */
  cost?: string;
  /** Name of its attack. */
  attack?: string;
  text: string;
  /** Whom its text means with more than two players, where that is not plain. */
  many?: string;
  bio?: string;
  /** The foe to whose deck it belongs; of the foe itself, its HP by number of players, from one on. */
  foe?: string;
  hps?: readonly number[];
}

/** Something that happens, or does not, by what a player holds unseen: so it tells of it, and the rules mean it to. */
export interface Disclosure {
  /** What tells: 'a forced redraw shows the hand'. */
  name: string;
  /** The clause by which it does; or why it does for now. */
  why: string;
  /** How it is recognised: by event kinds or by prompts that are there in one world and not in the other. */
  events?: readonly EventKind[];
  prompts?: readonly Prompt[];
}

/** A way to play a match: its options, and how often (per question) players do something without being asked. */
export interface Variant {
  options: Options;
  acts?: Readonly<Record<string, number>>;
}

export interface ReadyDeck {
  id: string;
  name: string;
  idea: string;
  cards: readonly string[];
  /** The mode it is meant for, if not all. */
  mode?: string;
}

export interface DeckReport {
  errors: { rule: string; message: string }[];
  advice: { rule: string; message: string }[];
}

/** What players read. `name` gives a card's name as the reader may know it, `seat` a player's. */
export interface Words {
  /** A log sentence; empty for events nobody needs to read. */
  event: (e: GameEvent, name: (card: CardId) => string, seat: (seat: SeatId) => string, s: State) => string;
  /**
   * The part of such a sentence in which it differs from the next of its kind, word for word: several in a row (the cards of an
   * opening hand) are then told in one line (`runs.ts`). Empty for events that are told one by one.
   */
  what?: (e: GameEvent, name: (card: CardId) => string) => string;
  question: (s: State, q: Question, name: (card: CardId) => string, seat: (seat: SeatId) => string) => string;
  choice: (s: State, c: Choice, name: (card: CardId) => string, seat: (seat: SeatId) => string) => string;
  /** What a spot is called (a square, a lane), in games that have them; choices that name one say it in this word. */
  spot?: (s: State, spot: Spot) => string;
}
