import {
  type CardId,
  type Choice,
  capital,
  type DefId,
  type GameEvent,
  NONE,
  type SeatId,
  type Sentences,
  type State,
  sentence,
  type Words,
} from '@wardroom/core';
import {
  CITE,
  EVENT,
  EVENT_NAMES,
  type EVENTS,
  FIGHTING,
  locIn,
  MADE,
  MATCH,
  matchOf,
  PROMPT_NAMES,
  SITES,
  TOKEN_NAMES,
  type TokenName,
  VERB_NAMES,
} from '../names.ts';
import { placeName, squareName } from './places.ts';

/** What players read while a match is played. English lives here and in `cards.ts`, ready to be translated. */

type Names = (card: CardId) => string;
type Seats = (seat: SeatId) => string;

const tokenOf = (n: number): TokenName => TOKEN_NAMES[n];
type OfTwo = Pick<GameEvent, 'a' | 'b'>;
/** The second card of an event; two of the same name are told apart. */
const second = (e: OfTwo, name: Names): string =>
  e.a !== NONE && e.a !== e.b && name(e.a) === name(e.b) ? `the other ${name(e.b)}` : name(e.b);
const from = (e: OfTwo, name: Names): string => (e.b === NONE || e.b === e.a ? '' : ` from ${second(e, name)}`);
const by = (e: OfTwo, name: Names): string => (e.b === NONE || e.b === e.a ? '' : ` by ${name(e.b)}`);
const of = (card: CardId, name: Names, before: string): string => (card === NONE ? '' : ` ${before} ${name(card)}`);
/** The number of an event or of an answer, where it is a location. */
const place = (n: number): string => placeName(locIn(n));
const at = (n: number): string => (n === NONE ? '' : ` at ${place(n)}`);
const isSite = (s: State, card: CardId): boolean => card !== NONE && s.cards[card].zone === SITES;

/** Where a Ward stopped something, that it broke says it all. */
const isWard = (e: Pick<GameEvent, 'cite'>): boolean =>
  e.cite === CITE['S1.1'] || e.cite === CITE['S1.6'] || e.cite === CITE['S1.7'];

const GAINED: Readonly<Record<TokenName, string>> = {
  ward: 'is warded',
  stealth: 'is in stealth',
  lance: 'has a lance',
};
const LOST: Readonly<Record<TokenName, string>> = {
  ward: 'loses its Ward',
  stealth: 'is seen',
  lance: 'has no lance any more',
};

/** What the set of cards adds: how an ability is called, and a card by its definition. */
export interface SetWords {
  use: (s: State, card: CardId, ability: number) => string;
  card: (def: DefId) => string;
  /** What it does to what it chooses, in a verb. */
  deed: (s: State, card: CardId) => string | null;
}

const SENTENCES: Sentences<typeof EVENTS, [name: Names, seat: Seats, s: State, words: SetWords]> = {
  entered: (e, name, _seat, s) => (isSite(s, e.a) ? '' : `${name(e.a)} enters${at(e.n)}.`),
  cast: (e, name, seat) =>
    `${e.b === NONE ? seat(e.seat) : name(e.b)} casts ${name(e.a)}${of(e.list[0] ?? NONE, name, 'on')}.`,
  castResolved: () => '',
  used: (e, name, _seat, s, words) => `${name(e.a)}: ${words.use(s, e.a, e.n)}${of(e.b, name, 'on')}.`,
  arrives: () => '',
  attacks: (e, name) => `${name(e.a)} attacks ${second(e, name)}.`,
  defends: (e, name) => `${name(e.a)} defends.`,
  intercepts: (e, name) => `${name(e.a)} intercepts ${second(e, name)}.`,
  strikes: () => '',
  damaged: (e, name) => `${name(e.a)} takes ${e.n}${from(e, name)}.`,
  siteStruck: (e, name) => `${name(e.b)} strikes ${name(e.a)}, undefended.`,
  lifeLost: (e, _name, seat) => `${seat(e.seat)} loses ${e.n} life.`,
  healed: (e, _name, seat) => `${seat(e.seat)} heals ${e.n}.`,
  died: (e, name) => `${name(e.a)} dies.`,
  destroyed: (e, name) => `${name(e.a)} is destroyed${by(e, name)}.`,
  banished: (e, name) => `${name(e.a)} is banished${by(e, name)}.`,
  sacrificed: (e, name, seat) => `${seat(e.seat)} sacrifices ${name(e.a)}.`,
  discarded: (e, name, seat) => `${seat(e.seat)} discards ${name(e.a)}.`,
  returned: (e, name, seat, s) =>
    (s.cards[e.a].flags & MADE) !== 0 ? `${name(e.a)} is gone.` : `${name(e.a)} goes back to ${seat(e.seat)}'s hand.`,
  drawn: (e, name, seat) => `${seat(e.seat)} draws ${named(e, name)}.`,
  turnStart: (e, _name, seat) => `Turn ${e.n}: ${seat(e.seat)}.`,
  turnEnd: () => '',
  tokenGained: (e, name) => `${name(e.a)} ${GAINED[tokenOf(e.n)]}.`,
  wardBroken: (e, name) => `The Ward of ${name(e.a)} breaks${e.b === NONE ? '' : ` on ${second(e, name)}`}.`,
  siteDestroyed: (e, name) => `${name(e.a)} is destroyed${by(e, name)}: rubble is left${at(e.n)}.`,
  branded: (e, name, seat) => `${seat(e.seat)} brands ${name(e.a)}: to their cards it is Evil.`,
  transformed: (e, name, _seat, _s, words) => `${words.card(e.n as DefId)} turns into ${name(e.a)}.`,
  first: (e, _name, seat) => `${seat(e.seat)} begins.`,
  shuffled: (e, _name, seat) => `${seat(e.seat)}'s ${e.n === 0 ? 'atlas' : 'spellbook'} is shuffled.`,
  kept: (e, _name, seat) => `${seat(e.seat)} keeps the ${e.n > 0 ? 'rest' : 'hand'}.`,
  putBack: (e, name, seat) => `${seat(e.seat)} puts ${named(e, name)} back.`,
  sitePlayed: (e, name, seat) => `${seat(e.seat)} plays ${name(e.a)}${at(e.n)}.`,
  manaGained: (e, _name, seat) => `${seat(e.seat)} gains ${e.n} mana.`,
  tapped: (e, name) => `${name(e.a)} is tapped.`,
  untapped: (e, name, seat) => `${e.a === NONE ? seat(e.seat) : name(e.a)} untaps.`,
  targetLost: (e, name) => `${name(e.b)} finds its target no more.`,
  protected: (e, name) => (isWard(e) ? '' : `${name(e.a)} is protected${of(e.b, name, 'from')}.`),
  prevented: (e, name) => (isWard(e) ? '' : `${name(e.a)} is spared ${e.n} damage.`),
  moved: (e, name) => `${name(e.a)} moves to ${place(e.n)}.`,
  tokenLost: (e, name) => `${name(e.a)} ${LOST[tokenOf(e.n)]}.`,
  silenced: (e, name) => `${name(e.a)} is silenced${by(e, name)}.`,
  disabled: (e, name) => `${name(e.a)} is disabled${by(e, name)}.`,
  flooded: (e, name) => `${name(e.a)} is flooded${by(e, name)}.`,
  strengthened: (e, name) => `${name(e.a)} is stronger this turn.`,
  lifted: (e, name) => `${name(e.a)} is Airborne this turn.`,
  grounded: (e, name) => `${name(e.a)} neither flies nor walks from now on.`,
  sheltered: (e, name) => `${name(e.a)} is sheltered from the next damage this turn.`,
  stained: (e, name) => `${name(e.a)} is Evil from now on.`,
  pickedUp: (e, name) => `${name(e.b)} picks up ${name(e.a)}.`,
  dropped: (e, name) => `${name(e.b)} drops ${name(e.a)}.`,
  deathsDoor: (e, _name, seat) => `${seat(e.seat)} stands at Death's Door.`,
  deathBlow: (e, name, seat) => `${name(e.b)} deals ${seat(e.seat)} the death blow.`,
  noDraw: (e, _name, seat) => `First turn: ${seat(e.seat)} draws nothing.`,
  deckEmpty: (e, _name, seat) => `${seat(e.seat)} cannot draw: the ${e.n === 0 ? 'atlas' : 'spellbook'} is empty.`,
  conceded: (e, _name, seat) => `${seat(e.seat)} concedes.`,
  disqualified: (e, _name, seat) => `${seat(e.seat)} is disqualified.`,
  timeOut: () => 'Time is up.',
  lost: (e, _name, seat) => `${seat(e.seat)} loses.`,
  won: (e, _name, seat) => `${seat(e.seat)} wins.`,
  drawnMatch: () => 'The match is a draw.',
  endless: () => 'This would go on for ever: the match is drawn.',
};

/** S2.3: from which deck a card comes is for all to see. */
const named = (e: Pick<GameEvent, 'a' | 'n'>, name: Names): string => {
  const shown = name(e.a);
  return shown === UNKNOWN ? (e.n === 0 ? 'a site' : 'a spell') : shown;
};
const UNKNOWN = 'a card';

const QUESTIONS: Readonly<Record<(typeof PROMPT_NAMES)[number], (card: string, name: Names, s: State) => string>> = {
  mulligan: () => 'Keep this hand, or put up to three cards back?',
  draw: () => 'Draw a site or a spell?',
  drawEither: (card) => `${card}: draw a site or a spell?`,
  main: () => 'Play a site, cast, move and attack, or end your turn.',
  caster: (card) => `${card}: who casts it?`,
  extraCost: (card) => `${card}: which site do you discard for it?`,
  path: (card) => `${card}: which way?`,
  defend: (card, name, s) => `${card} attacks ${placed(s, matchOf(s)[MATCH.attacked], name)}. Who defends?`,
  intercept: (card) => `${card} comes by. Who intercepts it?`,
  assign: (card) => `How much of its strike does ${card} deal here?`,
  order: () => 'Which of your effects happens first?',
  choose: (card) => `${card}: which one?`,
  chooseSeat: (card) => `${card}: which player?`,
  mode: (card) => `${card}: which of these?`,
  may: (card) => `Use ${card}?`,
  first: () => '',
  shuffle: () => '',
  rollEffect: () => '',
  target: (card) => `${card}: at what?`,
  site: (card) => `${card}: which site?`,
};

const CHOICES: Readonly<
  Record<(typeof VERB_NAMES)[number], (c: Choice, name: Names, seat: Seats, s: State) => string>
> = {
  keep: () => 'Keep the hand',
  putBack: (c, name) => `Put ${name(c.card)} back`,
  drawSite: () => 'Draw a site',
  drawSpell: () => 'Draw a spell',
  playSite: (c, name) => `Play ${name(c.card)} on ${squareName(locIn(c.n))}`,
  cast: (c, name, _seat, s) => `Cast ${name(c.card)}${aim(c, name, s)}`,
  use: (c, name) => `Use ${name(c.card)}`,
  move: (c, name) => `${name(c.card)} moves to ${place(c.n)}`,
  attack: (c, name, _seat, s) => `${name(c.card)} attacks ${name(c.on)}${station(c, s)}`,
  attackSite: (c, name, _seat, s) => `${name(c.card)} attacks the site ${name(c.on)}${station(c, s)}`,
  pickUp: (c, name) => `${name(c.on)} picks up ${name(c.card)}`,
  drop: (c, name, _seat, s) => `${name(s.cards[c.card].host)} drops ${name(c.card)}`,
  endTurn: () => 'End the turn',
  caster: (c, name, _seat, s) => `${name(c.card)} casts it${whence(s, c.card)}`,
  via: (c) => `By ${place(c.n)}`,
  defend: (c, name, _seat, s) => `${name(c.card)} defends${whence(s, c.card)}`,
  intercept: (c, name) => `${name(c.card)} intercepts`,
  done: (_c, _name, _seat, s) => (joined(s) ? 'Nobody else' : 'Nobody'),
  assign: (c, name) => `${c.n} to ${name(c.card)}`,
  trigger: (c, name, _seat, s) => placed(s, c.card, name),
  card: (c, name, _seat, s) => placed(s, c.card, name),
  seat: (c, _name, seat) => seat(c.n as SeatId),
  spot: (c) => capital(place(c.n)),
  mode: (c) => `Option ${c.n + 1}`,
  yes: () => 'Yes',
  no: () => 'No',
  none: () => 'None',
};

/** Somebody of whoever is asked is in the fight already: the attacked, or who has come to help. */
const joined = (s: State): boolean => s.cards.some((c) => c.ctrl === s.ask?.seat && (c.flags & FIGHTING) !== 0);

/** A card with its place, if it has one: there may be several of a name. */
const placed = (s: State, card: CardId, name: Names): string => {
  const loc = s.cards[card].at;
  return loc === NONE ? name(card) : `${name(card)}, ${placeName(loc)}`;
};
const whence = (s: State, card: CardId): string => ` from ${placeName(s.cards[card].at)}`;

/** What a spell is cast at, and where it comes to lie. */
function aim(c: Choice, name: Names, s: State): string {
  if (c.on !== NONE) return ` on ${placed(s, c.on, name)}`;
  return c.n === NONE ? '' : ` at ${place(c.n)}`;
}

/** From where it attacks: said where that is not where its target is. */
function station(c: Choice, s: State): string {
  const there = s.cards[c.on].at;
  const spot = placeName(there);
  return there === c.n ? `, ${spot}` : `, ${spot}, from ${place(c.n)}`;
}

/** What a link of the storyline is about. */
export const linkText = (link: number, card: string): string => LINKS[link](card);
const LINKS: readonly ((card: string) => string)[] = [
  (card) => card,
  (card) => `${card}: its ability`,
  (card) => `${card} moves and attacks`,
  (card) => `${card}: what it sets off`,
];

const AIMS: ReadonlySet<(typeof PROMPT_NAMES)[number]> = new Set(['choose', 'target', 'site'] as const);

/** What is to be chosen among. */
function kindOf(s: State, choices: readonly Choice[]): string {
  const cards = choices.flatMap((c) => (c.card === NONE ? [] : [c.card]));
  if (cards.length === 0) return 'what';
  if (cards.every((id) => isSite(s, id))) return 'which site';
  return cards.some((id) => isSite(s, id)) ? 'what' : 'which unit';
}

/** A card that its reader may not know is "a card", also where a sentence begins with it. */
const NAMELESS = /^a card\b/;

export const words = (set: SetWords): Words => ({
  what: (e, name) => (e.kind === EVENT.drawn ? named(e, name) : ''),
  event: (e, name, seat, s) =>
    sentence(SENTENCES, EVENT_NAMES[e.kind], e, name, seat, s, set).replace(NAMELESS, capital),
  question: (s, q, name) => {
    const prompt = PROMPT_NAMES[q.prompt];
    // What a card does is no secret to whoever is asked about it.
    const does = AIMS.has(prompt) && q.card !== NONE ? set.deed(s, q.card) : null;
    if (does !== null) return `${does} ${kindOf(s, q.choices)}? (${name(q.card)})`;
    return QUESTIONS[prompt](q.card === NONE ? 'that' : name(q.card), name, s);
  },
  choice: (s, c, name, seat) => {
    const verb = VERB_NAMES[c.verb];
    if (verb === 'use') {
      return `${name(c.card)}: ${set.use(s, c.card, c.n)}${c.on === NONE ? '' : ` (${placed(s, c.on, name)})`}`;
    }
    return CHOICES[verb](c, name, seat, s);
  },
  spot: (_s, spot) => placeName(spot),
});
