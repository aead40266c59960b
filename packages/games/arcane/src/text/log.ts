import {
  type CardId,
  type Choice,
  capital,
  NONE,
  type SeatId,
  type Sentences,
  type State,
  sentence,
  type WindowInfo,
  type Words,
} from '@wardroom/core';
import {
  BOARD,
  CITE,
  EVENT,
  EVENT_NAMES,
  type EVENTS,
  FACE_UP,
  PROMPT_NAMES,
  STATUS_NAMES,
  type StatusName,
  VERB,
  VERB_NAMES,
  WINDOW_NAMES,
} from '../names.ts';
import { squareNames } from '../rules/squares.ts';
import { windowWords } from '../windows.ts';

/** What players read while a match is played. English lives here and in `cards.ts`, ready to be translated. */

type Names = (card: CardId) => string;
type Seats = (seat: SeatId) => string;

const at = (square: number): string => squareNames[square] ?? '?';
/** What is not known by name may begin a sentence; players keep their own spelling. */
const UNNAMED = /^an? (face-down )?card\b/;
const UNKNOWN = 'a card';

export const statusTitles: Readonly<Record<StatusName, string>> = {
  poisoned: 'Poisoned',
  frozen: 'Frozen',
  burned: 'Burned',
  shocked: 'Shocked',
  dazed: 'Dazed',
  bleeding: 'Bleeding',
  petrified: 'Petrified',
  rooted: 'Rooted',
  silenced: 'Silenced',
  marked: 'Marked',
  warded: 'Warded',
};
const statusOf = (n: number): string => statusTitles[STATUS_NAMES[n]];

/** A card by the name its reader may know, and that it lies face down. */
function shown(s: State, card: CardId, name: Names): string {
  const c = s.cards[card];
  if (c.zone !== BOARD || (c.flags & FACE_UP) !== 0) return name(card);
  return name(card) === UNKNOWN ? 'a face-down card' : `${name(card)} (face down)`;
}

/** With the article before it. */
const one = (noun: string): string => `${/^[AEIOU]/.test(noun) ? 'an' : 'a'} ${noun}`;
const points = (n: number): string => `${n} action point${n === 1 ? '' : 's'}`;

/** Why a card is hurt where no other card does it. */
const CAUSES: Readonly<Record<number, string>> = {
  [CITE['A4.1.1']]: ' for the card that is not there',
  [CITE['A5.1']]: ' from poison',
  [CITE['A5.5']]: ' for attacking while Dazed',
  [CITE['A5.6']]: ' from bleeding',
};

const gains = (list: readonly number[]): string =>
  ['attack', 'health']
    .flatMap((what, i) => (list[i] !== 0 ? [`${list[i] > 0 ? '+' : '−'}${Math.abs(list[i])} ${what}`] : []))
    .join(' and ');

const SENTENCES: Sentences<typeof EVENTS, [name: Names, seat: Seats, s: State]> = {
  placedUp: (e, name, seat) => `${seat(e.seat)} places ${name(e.a)} on ${at(e.n)}.`,
  placedDown: (e, name, seat) => `${seat(e.seat)} places ${name(e.a)} face down on ${at(e.n)}.`,
  revealed: (e, name) => `The card on ${at(e.n)} is turned up: ${name(e.a)}.`,
  preCombat: () => '',
  preDefense: () => '',
  attacking: () => '',
  attacked: () => '',
  sprung: (e, name) => `${name(e.a)} springs on ${name(e.b)}.`,
  postCombat: () => '',
  destroyed: (e, name) => `${name(e.a)} is destroyed.`,
  turnStart: (e, _name, seat) => `Turn ${e.n}: ${seat(e.seat)}.`,
  turnEnd: () => '',
  cast: (e, name, seat, s) =>
    `${seat(e.seat)} casts ${name(e.a)}${e.b === NONE ? '' : ` on ${shown(s, e.b, name)}${spotOf(s, e.b)}`}.`,
  moved: (e, name, seat, s) => {
    const way = `from ${at(e.list[0])} to ${at(e.n)}`;
    const own = e.cite === CITE['A4.2.2'] || e.cite === CITE['A4.e.1'];
    return own ? `${seat(e.seat)} moves ${shown(s, e.a, name)} ${way}.` : `${shown(s, e.a, name)} is moved ${way}.`;
  },
  damaged: (e, name) =>
    e.b === NONE ? `${name(e.a)} takes ${e.n}${CAUSES[e.cite] ?? ''}.` : `${name(e.a)} takes ${e.n} from ${name(e.b)}.`,
  healed: (e, name, _seat, s) => `${shown(s, e.a, name)} heals ${e.n}.`,
  shuffled: (e, _name, seat) => `${seat(e.seat)}'s deck is shuffled.`,
  drawn: (e, name, seat) => `${seat(e.seat)} draws ${name(e.a)}.`,
  coin: (e, name) => `Both have First-Blood. The coin falls for ${name(e.n === 1 ? e.a : e.b)}.`,
  goesFirst: (e, _name, seat) => `The coin says ${seat(e.seat)} goes first.`,
  begins: (e, _name, seat) => `${seat(e.seat)} goes first.`,
  turnedDown: (e, name) => `${name(e.a)} on ${at(e.n)} is turned face down.`,
  attack: (e, name, _seat, s) => `${name(e.a)} attacks ${shown(s, e.b, name)} on ${at(e.n)}.`,
  attackStopped: (e, name) => `${name(e.b)} stops the attack of ${name(e.a)}.`,
  disarmed: (e, name) => `${name(e.b)} takes ${name(e.a)} apart.`,
  struckFirst: (e, name) => `First-Blood: ${name(e.a)} deals its damage first.`,
  prevented: (e, name) => `${name(e.a)} takes none of the ${e.n} damage.`,
  statusOn: (e, name, _seat, s) => `${shown(s, e.a, name)} is ${statusOf(e.n)}.`,
  statusOff: (e, name, _seat, s) => `${shown(s, e.a, name)} is no longer ${statusOf(e.n)}.`,
  gained: (e, name, _seat, s) => `${shown(s, e.a, name)} gets ${gains(e.list)}.`,
  made: (e, name) => `${name(e.b)} makes ${one(name(e.a))} on ${at(e.n)}.`,
  swapped: (e, name, _seat, s) => `${shown(s, e.a, name)} and ${shown(s, e.b, name)} change places.`,
  returned: (e, name, seat) => `${name(e.a)} goes back to ${seat(e.seat)}.`,
  looked: (e, name, seat, s) => `${seat(e.seat)} looks at ${name(e.a)} on ${at(s.cards[e.a].at)}.`,
  points: (e, _name, seat) => `${seat(e.seat)} has ${points(e.n)} more.`,
  negated: (e, name) => `${name(e.b)} undoes ${name(e.a)}.`,
  fizzled: (e, name) =>
    e.cite === CITE['A4.2.4'] ? `The attack of ${name(e.a)} comes to nothing.` : `${name(e.a)} comes to nothing.`,
  discarded: (e, name) => `${name(e.a)} is discarded.`,
  drawsNothing: (e, _name, seat) => `${seat(e.seat)} has no card to draw.`,
  rolled: (e, name, seat) =>
    e.n === 2
      ? `${seat(e.seat)} flips a coin for ${name(e.a)}: ${e.list[0] === 1 ? 'heads' : 'tails'}.`
      : `${seat(e.seat)} rolls ${e.list.join(', ')} for ${name(e.a)}.`,
  conceded: (e, _name, seat) => `${seat(e.seat)} concedes.`,
  disqualified: (e, _name, seat) => `${seat(e.seat)} is disqualified.`,
  timeOut: () => 'Time is up.',
  won: (e, _name, seat) => `${seat(e.seat)} wins.`,
  drawnMatch: () => 'The match is drawn.',
  endless: () => 'This would go on for ever: the match is drawn.',
};

const spotOf = (s: State, card: CardId): string => (s.cards[card].zone === BOARD ? ` on ${at(s.cards[card].at)}` : '');

const QUESTIONS: Readonly<Record<(typeof PROMPT_NAMES)[number], (card: string, what: string) => string>> = {
  setup: () => 'Place your Stone and up to five cards. The other player does the same and sees nothing of it.',
  main: () => 'Place, move, flip, attack or cast, or end your turn.',
  respond: (card) => `Answer ${card}?`,
  advance: (card) => `Does ${card} move into the space?`,
  order: () => 'Which of your texts happens first?',
  choose: (card, what) => `${card}: which ${what}?`,
  chooseSeat: (card) => `${card}: which player?`,
  mode: (card) => `${card}: which of these?`,
  may: (card) => `Use ${card}?`,
  spot: (card) => `${card}: which space?`,
  begin: () => 'You lost the last match. Who goes first?',
  rollEffect: () => '',
  first: () => '',
  firstBlood: () => '',
  shuffle: () => '',
};

const CHOICES: Readonly<
  Record<(typeof VERB_NAMES)[number], (c: Choice, name: Names, seat: Seats, s: State) => string>
> = {
  pass: () => 'Pass',
  placeUp: (c, name) => `Place ${name(c.card)} face up on ${at(c.n)}`,
  placeDown: (c, name) => `Place ${name(c.card)} face down on ${at(c.n)}`,
  takeBack: (c, name) => `Take ${name(c.card)} back`,
  done: () => 'Done',
  move: (c, name, _seat, s) => `Move ${shown(s, c.card, name)} to ${at(c.n)}`,
  flip: (c, name) => `Flip ${name(c.card)}`,
  attack: (c, name, _seat, s) => `${name(c.card)} attacks ${shown(s, c.on, name)}${spotOf(s, c.on)}`,
  cast: (c, name, _seat, s) =>
    c.on === NONE ? `Cast ${name(c.card)}` : `Cast ${name(c.card)} on ${shown(s, c.on, name)}${spotOf(s, c.on)}`,
  end: () => 'End the turn',
  advance: (c) => `Move to ${at(c.n)}`,
  stay: () => 'Stay',
  trigger: (c, name) => name(c.card),
  card: (c, name, _seat, s) => `${capital(shown(s, c.card, name))}${spotOf(s, c.card)}`,
  seat: (c, _name, seat) => seat(c.n as SeatId),
  mode: (c) => `Option ${c.n + 1}`,
  spot: (c) => at(c.n),
  yes: () => 'Yes',
  no: () => 'No',
  none: () => 'None',
};

/** What is to be chosen among, in a word. */
const kindOf = (choices: readonly Choice[]): string => (choices.some((c) => c.verb === VERB.spot) ? 'space' : 'card');

export const words = (
  windowOf: (s: State) => WindowInfo | null,
  deed: (s: State, card: CardId) => string | null,
): Words => ({
  what: (e, name) => (e.kind === EVENT.drawn ? name(e.a) : ''),
  event: (e, name, seat, s) => sentence(SENTENCES, EVENT_NAMES[e.kind], e, name, seat, s).replace(UNNAMED, capital),
  question: (s, q, name, seat) => {
    const window = windowOf(s);
    if (window !== null)
      return windowWords[WINDOW_NAMES[window.kind]].asks(window, name, seat).replace(UNNAMED, capital);
    const card = q.card === NONE ? 'that' : name(q.card);
    // What a card does is no secret to whoever is asked about it.
    const what = kindOf(q.choices);
    const does = PROMPT_NAMES[q.prompt] === 'choose' && what === 'card' && q.card !== NONE ? deed(s, q.card) : null;
    if (does !== null) return `${does} which ${what}? (${card})`;
    return QUESTIONS[PROMPT_NAMES[q.prompt]](card, what).replace(UNNAMED, capital);
  },
  choice: (s, c, name, seat) => CHOICES[VERB_NAMES[c.verb]](c, name, seat, s),
  spot: (_s, spot) => at(spot),
});
