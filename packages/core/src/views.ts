import { type CardId, type Cite, NONE, type SeatId } from './brand.ts';
import { type Carried, carries, citedCard, type EventFacts, type GameEvent, type Maybe, type Sure } from './event.ts';
import type { Projection, Rules, Telling } from './game.ts';
import { askedOf } from './machine.ts';
import { alias, nameFor, sees } from './sees.ts';
import { CHANCE, type Question, type State } from './state.ts';
import { targetSeat } from './target.ts';
import { asBefore, commonTable, lookingAt, type ViewMemory, viewMemory } from './view-memory.ts';
import { cardView, zonesView } from './view-zones.ts';

/**
 * Who sees what. Views, events, bots and spectators all go through `sees`, and a view is built from nothing, field by
 * field (a whitelist): what is not put in cannot leak. Cards are named by the viewer's own aliases.
 */

/** What it takes to show a match: its rules, what a view holds of them, and words. */
export type Shown = Rules & Projection & Pick<Telling, 'say'>;

/** Which card it is. */
export type CardName = {
  id: number;
  /** Definition id, if the viewer may know it. */
  card?: string;
};

/** With what there is to see of it (`Game.viewCard`, `viewBack`), of whatever game it is. */
export interface CardView extends CardName {
  [fact: string]: unknown;
}

export interface ZoneView<Card extends CardName = CardView> {
  zone: string;
  seat: number;
  count: number;
  /** Left out for piles nobody may look through. */
  cards?: Card[];
}

/** Why a stat is what it is: one of the things that change it, and the card or the clause that it comes from. */
export interface Why {
  stat: string;
  amount: number;
  layer: string;
  source: string;
}

export interface ChoiceView {
  verb: string;
  card?: number;
  on?: number;
  n: number;
  /** The square or lane it names, if it names one. */
  spot?: number;
  /** Whose what it is aimed at is. */
  whose?: number;
  text: string;
}

export interface QuestionView {
  seat: number;
  prompt: string;
  text: string;
  card?: number;
  /** Only for the player who is asked. */
  choices?: ChoiceView[];
}

/**
 * What a viewer sees. Each game exports of what type its table and its cards are; whoever shows games of all kinds takes them
 * for what they may hold. (They are declared as types, not as interfaces: only those pass for records.)
 */
export interface View<Table = Record<string, unknown>, Card extends CardName = CardView> {
  game: string;
  viewer: number;
  /** Goes with an answer to the question; NONE for whoever waits for others who are asked apart. */
  seq: number;
  turn: number;
  active: number;
  seats: { team: number; out: boolean }[];
  zones: ZoneView<Card>[];
  chain: { card: Card; seat: number; negated: boolean }[];
  table: Readonly<Table>;
  question: QuestionView | null;
  over: { winner: number; rule: string } | null;
}

/** What a viewer learns of an event: beside its words, the facts that its kind carries (`Game.facts`). */
export interface EventView extends Partial<FactViews> {
  kind: string;
  /** Clause or card that permits it. */
  cite: string;
  text: string;
  /** The part of the text that differs from one event of its kind to the next, where several are told in one line. */
  what?: string;
}

interface FactViews {
  seat: number;
  a: CardName;
  b: CardName;
  n: number;
  figure: number;
  list: number[];
  /** The cards of an event that names several. */
  cards: CardName[];
}

/** A view of an event of one kind. What its kind does not carry is not there. */
export type EventOf<E extends EventFacts, K extends keyof E & string> = Pick<EventView, 'cite' | 'text' | 'what'> & {
  kind: K;
} & { [N in Sure<E[K]>]: FactViews[N] } & { [N in Maybe<E[K]>]?: FactViews[N] } & {
  [N in Exclude<Carried, Sure<E[K]> | Maybe<E[K]>>]?: undefined;
};

/** A view of any event of a game, told apart by `kind`. */
export type EventsOf<E extends EventFacts> = { [K in keyof E & string]: EventOf<E, K> }[keyof E & string];

export const seatName = (seat: number): string => `Player ${seat + 1}`;

/** An identity without the facts of the moment, for events. */
function cardName(game: Rules, s: State, viewer: SeatId, card: CardId): CardName {
  const id = alias(s, viewer, card);
  return sees(game, s, viewer, card) ? { id, card: game.defs[s.cards[card].def].id } : { id };
}

/** What a viewer sees of the table. Whoever shows it event by event brings a memory of what was shown before. */
export function view(
  game: Shown,
  s: State,
  viewer: SeatId,
  seats: (seat: SeatId) => string = seatName,
  memory: ViewMemory = viewMemory(),
): View {
  // One for all cards: what it finds out of the table once holds for the whole view.
  const m = lookingAt(memory, game, s);
  const before = memory.viewers[viewer];
  before.seats = seatsView(s, before.seats);
  before.table =
    game.tableShowsAlike === true
      ? commonTable(game, m, memory, viewer)
      : asBefore(before.table, game.viewTable(m, viewer));
  return {
    game: game.name,
    viewer,
    seq: seqFor(s, viewer),
    turn: s.turn,
    active: s.active,
    seats: before.seats,
    zones: zonesView(game, m, memory, viewer),
    chain: s.links.map(({ card, seat, negated }) => ({
      card: cardView(game, m, memory, viewer, card, NONE, false),
      seat,
      negated: negated === 1,
    })),
    table: before.table,
    question: s.ask === null ? null : questionView(game, s, viewer, askedOf(s, viewer) ?? s.ask, seats),
    over: s.over === null ? null : { winner: s.over.winner, rule: citation(game, s.over.cite) },
  };
}

function seatsView(s: State, before: View['seats']): View['seats'] {
  let same = before.length === s.seats.length;
  for (let i = 0 as SeatId; same && i < s.seats.length; i++) {
    same = before[i].team === s.seats[i].team && before[i].out === (s.seats[i].out === 1);
  }
  return same ? before : s.seats.map((x) => ({ team: x.team, out: x.out === 1 }));
}

/** How far the match has come, for a viewer: what others do apart does not show in it. */
function seqFor(s: State, viewer: SeatId): number {
  const q = s.ask;
  if (q === null || q.apart === 0) return s.seq;
  return askedOf(s, viewer)?.seq ?? NONE;
}

function questionView(
  game: Shown,
  s: State,
  viewer: SeatId,
  q: Question,
  seats: (seat: SeatId) => string,
): QuestionView {
  if (q.seat === CHANCE) return { seat: CHANCE, prompt: game.prompts[q.prompt], text: '' };
  // What another player is asked may tell what they hold: others learn only that they are asked. (That somebody is asked
  // at all tells something, too; whoever hosts a match makes up for it by pacing.)
  if (q.seat !== viewer) return { seat: q.seat, prompt: 'wait', text: `${seats(q.seat)} is thinking.` };
  const name = nameFor(game, s, viewer);
  const out: QuestionView = {
    seat: q.seat,
    prompt: game.prompts[q.prompt],
    text: game.say.question(s, q, name, seats),
  };
  if (q.card !== NONE) out.card = alias(s, viewer, q.card);
  out.choices = q.choices.map((c) => {
    const choice: ChoiceView = { verb: game.verbs[c.verb], n: c.n, text: game.say.choice(s, c, name, seats) };
    if (c.card !== NONE) choice.card = alias(s, viewer, c.card);
    if (c.on !== NONE) choice.on = alias(s, viewer, c.on);
    if (game.spotVerbs?.includes(c.verb)) choice.spot = c.n;
    const whose = targetSeat(game, s, q, c);
    if (whose !== NONE) choice.whose = whose;
    return choice;
  });
  return out;
}

export function citation(game: Rules, cite: Cite): string {
  const def = citedCard(cite);
  return def >= 0 ? game.defs[def].id : game.clauses[cite];
}

/** What a viewer learns of an event. Call it as the event happens: later the cards may be strangers again. */
export function eventView(
  game: Shown,
  s: State,
  viewer: SeatId,
  e: GameEvent,
  seats: (seat: SeatId) => string = seatName,
): EventView {
  const name = nameFor(game, s, viewer);
  const kind = game.events[e.kind];
  const facts = game.facts[kind];
  const out: EventView = { kind, cite: citation(game, e.cite), text: game.say.event(e, name, seats, s) };
  const what = game.say.what?.(e, name, seats, s) ?? '';
  if (what !== '') out.what = what;
  if (e.seat !== NONE && carries(facts, 'seat')) out.seat = e.seat;
  if (e.a !== NONE && carries(facts, 'a')) out.a = cardName(game, s, viewer, e.a);
  if (e.b !== NONE && carries(facts, 'b')) out.b = cardName(game, s, viewer, e.b);
  if (carries(facts, 'n')) out.n = e.n;
  if (carries(facts, 'figure')) out.figure = e.figure;
  if (e.list === null) return out;
  if (carries(facts, 'cards')) out.cards = e.list.map((id) => cardName(game, s, viewer, id as CardId));
  else if (carries(facts, 'list')) out.list = e.list.slice();
  return out;
}
