import {
  type Cite,
  citeNumbers,
  type EventFacts,
  type EventsOf,
  eventKinds,
  kindNames,
  type Moment,
  markBit,
  numbered,
  promptNumbers,
  type State,
  slots,
  statNumbers,
  type VarsOf,
  type Verb,
  verbNumbers,
  type Zone,
  type ZoneSpec,
} from '@wardroom/core';
import { type ClauseId, clauseIds } from './rulebook/ids.ts';
import { WINDOW_NAMES } from './windows.ts';

/** Arcane's names for the numbers that the engine works with. What players read is in `text/`. */

/** Index of each clause, for citing: `C['A4.c.1']`. */
export const CITE = citeNumbers(clauseIds);

// ── Zones ──
export const ZONES: readonly ZoneSpec[] = [
  { name: 'deck', open: 'none', play: false, pile: true },
  { name: 'hand', open: 'own', play: false },
  // Face-up cards are seen by everyone (`alsoSees`). Whose pile a card lies in says who controls it.
  { name: 'board', open: 'own', play: true },
  { name: 'aside', open: 'all', play: false },
  { name: 'discard', open: 'all', play: false, still: true },
  { name: 'chain', open: 'all', play: false },
];
export const DECK = 0 as Zone;
export const HAND = 1 as Zone;
/** A2.2: one board for both; `Card.at` is the square. */
export const BOARD = 2 as Zone;
/** A3.2.1: tokens that are not on the board. */
export const ASIDE = 3 as Zone;
export const DISCARD = 4 as Zone;
/** Spells that were cast and have not resolved. */
export const CHAIN = 5 as Zone;

// ── The board: squares 0–24, row by row from the first seat's back row ──
export const SIDE = 5;
export const SQUARES = SIDE * SIDE;

// ── Stats ──
export const STAT_NAMES = [
  'attack',
  'health',
  /** Each damage it takes is so much less. */
  'armor',
  'firstBlood',
  // how it moves
  'reach',
  'orthogonal',
  'leaps',
  'flies',
  'homebound',
  'cantMove',
  'moveCost',
  // how it attacks and defends
  'diagonal',
  'range',
  'attackLimit',
  'cantAttack',
  /** No status can be put on it. */
  'immune',
] as const;
export type StatName = (typeof STAT_NAMES)[number];
export const STAT = statNumbers(STAT_NAMES);

// ── Events ──
/**
 * What each kind of event carries (`EventFacts`): the player, the card that it is about and the other one, a number, dice. Those that
 * texts listen to come first; those that carry nothing are announced to texts and not told.
 */
export const EVENTS = {
  /** n: the square. */
  placedUp: ['seat', 'a', 'n'],
  revealed: ['seat', 'a', 'n'],
  preCombat: [],
  preDefense: [],
  attacking: [],
  attacked: [],
  /** a: the trap, b: who set it off. */
  sprung: ['seat', 'a', 'b'],
  postCombat: [],
  /** b: by what; n: the square. */
  destroyed: ['seat', 'a', 'b?', 'n'],
  turnEnd: ['seat'],
  /** b: on what. */
  cast: ['seat', 'a', 'b?'],
  // for the log only
  /** n: the number of the turn. */
  turnStart: ['seat', 'n'],
  /** n: the square it comes to; list: from where, and to where. */
  moved: ['seat', 'a', 'n', 'list'],
  /** b: by what. */
  damaged: ['seat', 'a', 'b?', 'n'],
  healed: ['seat', 'a', 'b?', 'n'],
  shuffled: ['seat'],
  drawn: ['seat', 'a'],
  /** n: 1 for a, 2 for b. */
  coin: ['a', 'b', 'n', 'list'],
  goesFirst: ['seat', 'n', 'list'],
  begins: ['seat'],
  /** n: the square. */
  placedDown: ['seat', 'a', 'n'],
  turnedDown: ['seat', 'a', 'n'],
  attack: ['seat', 'a', 'b', 'n'],
  /** b: by what. */
  attackStopped: ['seat', 'a', 'b'],
  /** a: the trap. */
  disarmed: ['seat', 'a', 'b'],
  struckFirst: ['seat', 'a'],
  prevented: ['seat', 'a', 'b?', 'n'],
  /** n: `STATUS_INDEX`. */
  statusOn: ['seat', 'a', 'b', 'n'],
  statusOff: ['seat', 'a', 'n'],
  /** list: attack and health. */
  gained: ['seat', 'a', 'b', 'list'],
  /** a: the token, b: what makes it; n: the square. */
  made: ['seat', 'a', 'b', 'n'],
  swapped: ['seat', 'a', 'b'],
  returned: ['seat', 'a'],
  looked: ['seat', 'a', 'b'],
  points: ['seat', 'a?', 'n'],
  /** b: by what. */
  negated: ['seat', 'a', 'b'],
  fizzled: ['seat', 'a'],
  discarded: ['seat', 'a'],
  drawsNothing: ['seat'],
  /** n: how many sides they have: 2 is a coin; list: the dice. */
  rolled: ['seat', 'a', 'n', 'list'],
  conceded: ['seat'],
  disqualified: ['seat'],
  timeOut: [],
  won: ['seat'],
  drawnMatch: [],
  endless: [],
} as const satisfies EventFacts;
/** Views of events. */
export type Events = EventsOf<typeof EVENTS>;
export type EventName = keyof typeof EVENTS;
export const EVENT_NAMES = kindNames(EVENTS);
export const EVENT = eventKinds(EVENT_NAMES);

/** What the facts a, b, n of an event are called in texts. */
export const EVENT_FACTS = {
  placedUp: ['card'],
  revealed: ['card', 'by'],
  // Whether the attack has turned the defender up.
  preCombat: ['attacker', 'defender', 'found'],
  preDefense: ['attacker', 'defender'],
  attacking: ['attacker', 'defender'],
  attacked: ['attacker', 'defender'],
  sprung: ['trap', 'attacker'],
  postCombat: ['attacker', 'defender'],
  destroyed: ['card', 'by', 'inCombat'],
  turnEnd: ['a', 'b', 'player'],
  cast: ['spell', 'b', 'player'],
} as const satisfies Readonly<Partial<Record<EventName, readonly string[]>>>;

// ── Windows: moments at which spells may be cast beside the main phase (A4.2.5) ──
export { WINDOW, WINDOW_NAMES, type WindowName } from './windows.ts';

// ── Questions ──
export const PROMPT_NAMES = [
  'setup',
  'main',
  'respond',
  'advance',
  'order',
  'choose',
  'chooseSeat',
  'mode',
  'may',
  'spot',
  'rollEffect',
  'begin',
  'first',
  'firstBlood',
  'shuffle',
] as const;
export const PROMPT = promptNumbers(PROMPT_NAMES);

// ── Answers ──
export const VERB_NAMES = [
  'pass',
  'placeUp',
  'placeDown',
  'takeBack',
  'done',
  'move',
  'flip',
  'attack',
  'cast',
  'end',
  'advance',
  'stay',
  'trigger',
  'card',
  'seat',
  'mode',
  'spot',
  'yes',
  'no',
  'none',
] as const;
export const VERB = verbNumbers(VERB_NAMES);
/** Verbs whose number is a square. */
export const SPOT_VERBS: readonly Verb[] = [VERB.placeUp, VERB.placeDown, VERB.move, VERB.advance, VERB.spot];

// ── Moments that end lasting effects ──
export const MOMENT = { cycle: 1 as Moment, endOfTurn: 2 as Moment } as const;

// ── Marks on a card ──
export const FACE_UP = markBit(0);
/** A3.4.2: it was placed face down, and is told by it for as long as it lies there. */
export const PLACED_DOWN = markBit(1);
/** A3.4.1: still in the hand, but placed in secret: `at` says where, FACE_UP how. */
export const PLACING = markBit(2);
/** It has been moved where no Stone goes (A4.2.2): everybody knows that it is none. */
export const STRAYED = markBit(3);

// ── Statuses (A5): a mark each. The first seven are the rulebook's, the others are brought by cards (A5.8). ──
export const STATUS_NAMES = [
  'poisoned',
  'frozen',
  'burned',
  'shocked',
  'dazed',
  'bleeding',
  'petrified',
  'rooted',
  'silenced',
  'marked',
  'warded',
] as const;
export type StatusName = (typeof STATUS_NAMES)[number];
/** The place of each among them. */
export const STATUS_INDEX = numbered(STATUS_NAMES);
const FIRST_STATUS = 8;
/** The mark of each status. */
export const STATUS = Object.fromEntries(STATUS_NAMES.map((n, i) => [n, markBit(FIRST_STATUS + i)])) as Record<
  StatusName,
  number
>;
export const statusBit = (index: number): number => 1 << (FIRST_STATUS + index);
export const STATUSES: number = STATUS_NAMES.reduce((bits, n) => bits | STATUS[n], 0);
/** A4.3.1: they end in the end phase of the card's controller. */
export const ENDING: number = STATUS.frozen | STATUS.burned | STATUS.shocked | STATUS.dazed | STATUS.silenced;
/** A5: any healing takes these away; Rooted and Marked by their cards' own words. */
export const HEALABLE: number = STATUS.poisoned | STATUS.bleeding | STATUS.petrified | STATUS.rooted | STATUS.marked;
/** What keeps a card from moving, and from being attacked with. */
export const HELD: number = STATUS.frozen | STATUS.petrified | STATUS.rooted;
export const DISARMED: number = STATUS.shocked | STATUS.petrified;
/** The clause of each status. */
export const STATUS_CLAUSE: readonly Cite[] = STATUS_NAMES.map((_, i) =>
  i < 7 ? CITE[`A5.${i + 1}` as ClauseId] : CITE['A5.8'],
);
/** A5.1: turns that poison lasts; those left are in `Card.count`. */
export const POISON_TURNS = 3;

/** How a card came to be turned up. */
export const HOW = { flip: 0, attacked: 1, hit: 2, text: 3 } as const;

// ── Numbers of the whole match ──
export const MATCH = slots(
  'phase',
  'points',
  'attacker: card',
  'defender: card',
  // The attack under way does not happen.
  'stopped',
  // The defender of the attack under way was destroyed.
  'fell',
  // Players whose Stone was destroyed, as bits.
  'fallen',
  // Spells cast in the match.
  'casts',
  // From here on, for each window: 1 if any card of the match may answer in it.
  'answers',
);
export const MATCH_COUNT = MATCH.answers + WINDOW_NAMES.length;
/** They, with what each holds. */
export const matchOf = (s: State) => s.g as VarsOf<typeof MATCH>;
export const PHASE_NAMES = ['setup', 'draw', 'main', 'end'] as const;
export const PHASE = { setup: 0, draw: 1, main: 2, end: 3 } as const;
/** A4.2.0 */
export const POINTS = 3;
/** A3.5.2: cards and points that whoever goes second has more in their first turn. */
export const HELP_CARDS = 1;
export const HELP_POINTS = 1;
/** A4.1.1 */
export const EMPTY_DECK_DAMAGE = 3;
/** A3.3.1, A3.4.1 */
export const OPENING_HAND = 9;
export const OPENING_PLACES = 5;
/** A3.4.1: how often a player takes a placed card back before the first turn. */
export const TAKE_BACKS = 20;

// ── Numbers of a player ──
/** `thirst`: what the Stone has taken for cards that were not there. */
export const PLAYER = slots('ready', 'casts', 'turns', 'thirst', 'takenBack');
export const PLAYER_COUNT = Object.keys(PLAYER).length;

// ── Match options ──
export const OPTION = slots('stops', 'timeLimit', 'first', 'firstSeat', 'stone', 'second');
export const STOPS = ['able', 'always'] as const;
/** A3.5.1: a coin, the seat that `firstSeat` names, or that seat chooses because it lost the last match. */
export const FIRSTS = ['coin', 'seat', 'loser'] as const;
export const FIRST = numbered(FIRSTS);
/** A4.2.2: whether a face-down Stone may be moved. */
export const STONES = ['moves', 'fixed'] as const;
/** A3.5.2: whether the second player is helped. */
export const SECONDS = ['helped', 'plain'] as const;
