import { expect, test } from 'vitest';
import {
  type Asking,
  act,
  addRow,
  announce,
  ask,
  askEach,
  askedOf,
  bring,
  type Card,
  type CardId,
  CHANCE,
  type ChainPolicy,
  type Choice,
  type Cite,
  call,
  citation,
  citeCard,
  codeOf,
  contributions,
  countDown,
  cyclesFrom,
  type DefId,
  defineVerbs,
  dice,
  type EffectId,
  type EndRules,
  type EventFacts,
  type EventKind,
  type EventsOf,
  type EventView,
  emit,
  endInterrupts,
  enter,
  eventView,
  eventWindow,
  type Game,
  type GameEvent,
  type HappeningOf,
  hideAmong,
  type Interrupt,
  imagine,
  isOpponent,
  type Link,
  linkWindow,
  listensTo,
  type Machine,
  type Moment,
  marksByNumber,
  moveCard,
  NONE,
  nameFor,
  newCard,
  nextSeat,
  type OfKinds,
  ofKinds,
  opponents,
  type Prompt,
  permute,
  pile,
  reorder,
  roll,
  rule,
  type SeatId,
  type Sentences,
  type Spot,
  type Stamp,
  type Stat,
  type State,
  seatStat,
  seatsFrom,
  sees,
  slots,
  stat,
  statSet,
  type Team,
  touches,
  triggersRule,
  type VarsOf,
  type Verb,
  type WindowId,
  type WordTable,
  when,
  type Zone,
} from '../src/index.ts';
import { BAG, C, EV, type FACTS, HAND, MOMENT, PROMPT, STAT, VERB, WINDOW } from './toy.ts';

/**
 * What must not compile. Nothing of this runs: `npm run types` finds a case that has come to compile, because then its
 * `@ts-expect-error` expects in vain. Each case is wrong in one place only, next to the same thing done right, so that it
 * fails for the reason it names and for no other.
 */

/** One of each. */
interface Things {
  m: Machine;
  s: State;
  game: Game;
  card: CardId;
  seat: SeatId;
  def: DefId;
  event: GameEvent;
  policy: ChainPolicy;
}

/** What reads stats. */
const reading = ({ m, card, seat }: Things): void => {
  stat(m, STAT.weight, card);
  // @ts-expect-error the stat and the card swapped
  stat(m, card, STAT.weight);
  // @ts-expect-error an event for the stat
  stat(m, EV.entered, card);
  // @ts-expect-error a seat for the card
  stat(m, STAT.weight, seat);
  // @ts-expect-error a plain number for the card
  stat(m, STAT.weight, 3);
  // @ts-expect-error a plain number for the stat
  stat(m, 0, card);
  // @ts-expect-error a stat that the game does not have
  stat(m, STAT.wieght, card);
  seatStat(m, STAT.tax, seat);
  // @ts-expect-error a zone for the stat
  seatStat(m, HAND, seat);
  // @ts-expect-error a card for the seat
  seatStat(m, STAT.tax, card);
  contributions(m, STAT.weight, card);
  // @ts-expect-error a verb for the stat
  contributions(m, VERB.lay, card);
  // @ts-expect-error a seat for the card
  contributions(m, STAT.weight, seat);
  touches(m, STAT.shine);
  // @ts-expect-error an event for the stat
  touches(m, EV.thrown);
  listensTo(m, EV.thrown);
  // @ts-expect-error a stat for the event
  listensTo(m, STAT.shine);
  statSet([STAT.shine, STAT.weight]);
  // @ts-expect-error a verb for a stat
  statSet([VERB.lay]);
};

/** What looks at piles and moves cards. */
const moving = ({ m, s, card, seat, def }: Things): void => {
  pile(s, HAND, seat);
  // @ts-expect-error the zone and the seat swapped
  pile(s, seat, HAND);
  // @ts-expect-error a stat for the zone
  pile(s, STAT.weight, seat);
  // @ts-expect-error a card for the seat
  pile(s, HAND, card);
  // @ts-expect-error a plain number for the zone
  pile(s, 1, seat);
  pile(s, HAND, seat).includes(card);
  // @ts-expect-error a seat among the cards of a pile
  pile(s, HAND, seat).includes(seat);
  // @ts-expect-error a zone put into a pile
  pile(s, HAND, seat).push(BAG);
  moveCard(m, card, HAND, seat);
  // @ts-expect-error the card and the zone swapped
  moveCard(m, HAND, card, seat);
  // @ts-expect-error a seat for the card
  moveCard(m, seat, HAND, seat);
  // @ts-expect-error a plain number for the card
  moveCard(m, 7, HAND, seat);
  // @ts-expect-error a stat for the zone
  moveCard(m, card, STAT.weight, seat);
  // @ts-expect-error a card for the seat
  moveCard(m, card, HAND, card);
  reorder(m, BAG, seat, [0]);
  // @ts-expect-error a window for the zone
  reorder(m, WINDOW.link, seat, [0]);
  // @ts-expect-error a zone for the seat
  reorder(m, BAG, BAG, [0]);
  hideAmong(m, HAND, seat, card);
  // @ts-expect-error a prompt for the zone
  hideAmong(m, PROMPT.main, seat, card);
  // @ts-expect-error a card for the seat
  hideAmong(m, HAND, card, card);
  // @ts-expect-error a seat for the card put down
  hideAmong(m, HAND, seat, seat);
  bring(s, def, seat, BAG);
  // @ts-expect-error a card for what it is a copy of
  bring(s, card, seat, BAG);
  // @ts-expect-error a definition for the seat
  bring(s, def, def, BAG);
  // @ts-expect-error a seat for the zone
  bring(s, def, seat, seat);
  newCard(def, seat, BAG);
  // @ts-expect-error a card for its definition
  newCard(card, seat, BAG);
  // @ts-expect-error a card for who brings it
  newCard(def, card, BAG);
  // @ts-expect-error a seat for the zone
  newCard(def, seat, seat);
};

/** What an event carries is known by its kind, in its view and in the words about it. */
const carrying = (e: EventsOf<typeof FACTS>, any: EventView, ofRoll: HappeningOf<typeof FACTS, 'rolled'>): unknown => {
  const shown: EventView = e;
  const typed = any as EventsOf<typeof FACTS>;
  // @ts-expect-error a kind that the game does not have
  if (e.kind === 'scord') return;
  // @ts-expect-error not every kind has dice
  e.list.length;
  if (e.kind === 'rolled') return [e.seat + e.list.length, e.a.id];
  // @ts-expect-error this kind has none
  if (e.kind === 'scored') return [e.n + e.seat, e.list.length];
  // @ts-expect-error it concerns a player only sometimes
  if (e.kind === 'over') return e.seat + 1;
  // @ts-expect-error dice that are not declared
  const { list, n } = ofRoll;
  const told: Sentences<Pick<typeof FACTS, 'rolled' | 'scored'>, []> = {
    rolled: ({ list: faces }) => faces.join(),
    // @ts-expect-error nothing is rolled here
    scored: (x) => x.list.join(),
  };
  const heard: OfKinds<typeof FACTS, [], number> = {
    rolled: ({ list: faces }) => faces.length,
    // @ts-expect-error nothing is rolled here
    scored: (x) => x.list.length,
    // @ts-expect-error a kind that the game does not have
    scord: () => 1,
  };
  // @ts-expect-error the same of what is to hear them
  ofKinds<typeof FACTS, [], number>(FACTS, { scord: () => 1 }, 0);
  // @ts-expect-error a fact that there is not
  const facts = { drawn: ['seat', 'card'] } as const satisfies EventFacts;
  // @ts-expect-error a number is there or it is not
  const sometimes = { scored: ['n?'] } as const satisfies EventFacts;
  return [shown, typed, list, n, told, heard, facts, sometimes];
};

/** What tells of something, and what texts answer to. */
const telling = ({ m, s, game, card, seat, def, event }: Things): void => {
  emit(m, EV.scored, C.T1, seat, card, card, 2);
  // @ts-expect-error the kind and the clause swapped
  emit(m, C.T1, EV.scored, seat, card);
  // @ts-expect-error a stat for the kind
  emit(m, STAT.tax, C.T1, seat, card);
  // @ts-expect-error an event that the game does not have
  emit(m, EV.scord, C.T1, seat, card);
  // @ts-expect-error a card for the clause: its text is cited by `citeCard`
  emit(m, EV.scored, card, seat, card);
  // @ts-expect-error a plain number for the clause
  emit(m, EV.scored, 0, seat, card);
  // @ts-expect-error a card for the seat
  emit(m, EV.scored, C.T1, card, card);
  // @ts-expect-error a seat for the card
  emit(m, EV.scored, C.T1, seat, seat);
  // @ts-expect-error a seat for the other card
  emit(m, EV.scored, C.T1, seat, card, seat);
  announce(m, EV.entered, card, card, 1);
  // @ts-expect-error the event and the card swapped
  announce(m, card, EV.entered);
  // @ts-expect-error a window for the event
  announce(m, WINDOW.throw, card);
  // @ts-expect-error a seat for the card
  announce(m, EV.entered, seat);
  // @ts-expect-error a seat for the other card
  announce(m, EV.entered, card, seat);
  citeCard(def);
  // @ts-expect-error a card for its definition
  citeCard(card);
  citation(game, C.T1);
  // @ts-expect-error an event for the clause
  citation(game, EV.over);
  eventView(game, s, seat, event);
  // @ts-expect-error a card for who looks
  eventView(game, s, card, event);
  marksByNumber('die', EV.rolled, ['one']);
  // @ts-expect-error a prompt for the event
  marksByNumber('die', PROMPT.die, ['one']);
};

/** Who sits where, and who sees what. */
const seeing = ({ m, s, game, card, seat }: Things): void => {
  isOpponent(s, seat, seat);
  // @ts-expect-error a card for whose opponent it is asked
  isOpponent(s, card, seat);
  // @ts-expect-error a card, and not who controls it
  isOpponent(s, seat, card);
  // @ts-expect-error a plain number for the seat
  isOpponent(s, seat, 1);
  // @ts-expect-error a team for the seat
  isOpponent(s, seat, s.seats[seat].team);
  nextSeat(s, seat);
  // @ts-expect-error a card for the seat
  nextSeat(s, card);
  seatsFrom(s, seat);
  // @ts-expect-error a stamp for the seat
  seatsFrom(s, s.stamp);
  opponents(s, seat);
  // @ts-expect-error a card for the seat
  opponents(s, card);
  sees(game, s, seat, card);
  // @ts-expect-error who looks and what is looked at swapped
  sees(game, s, card, seat);
  // @ts-expect-error a card for who looks
  sees(game, s, card, card);
  // @ts-expect-error a seat for the card
  sees(game, s, seat, seat);
  // @ts-expect-error a definition for the card
  sees(game, s, seat, s.cards[card].def);
  nameFor(game, s, seat)(card);
  // @ts-expect-error a card for who reads
  nameFor(game, s, card);
  // @ts-expect-error a seat for the card
  nameFor(game, s, seat)(seat);
  askedOf(s, seat);
  // @ts-expect-error a prompt for the seat
  askedOf(s, PROMPT.main);
  imagine(game, s, seat, () => 0);
  // @ts-expect-error a card for who imagines
  imagine(game, s, card, () => 0);
  cyclesFrom(m, seat, 2);
  // @ts-expect-error a card for whose cycles they are
  cyclesFrom(m, card, 2);
};

/** Lasting effects. */
const lasting = ({ m, s, card, seat }: Things): void => {
  addRow(m, { effect: 0 as EffectId, src: card, on: card, seat, by: seat, n: 1, until: MOMENT.turn });
  // @ts-expect-error a stat for the effect
  addRow(m, { effect: STAT.weight });
  // @ts-expect-error a seat for the source
  addRow(m, { src: seat });
  // @ts-expect-error a seat for the card it is on
  addRow(m, { on: seat });
  // @ts-expect-error a card for the seat it is on
  addRow(m, { seat: card });
  // @ts-expect-error a card for who made it
  addRow(m, { by: card });
  // @ts-expect-error an event for the moment
  addRow(m, { until: EV.turnStart });
  // @ts-expect-error the stamp of a row is the engine's to give
  addRow(m, { stamp: s.stamp });
  // @ts-expect-error a word that rows do not have
  addRow(m, { onto: card });
  countDown(m, MOMENT.turn, seat);
  // @ts-expect-error the moment and the player swapped
  countDown(m, seat, MOMENT.turn);
  // @ts-expect-error an event for the moment
  countDown(m, EV.turnStart, seat);
  // @ts-expect-error a card for whose moment it is
  countDown(m, MOMENT.turn, card);
};

/** Fields of a state. */
const fields = ({ s, card, seat }: Things, c: Card, link: Link): void => {
  c.ctrl = seat;
  // @ts-expect-error a card for who controls it
  c.ctrl = card;
  // @ts-expect-error a seat for the zone
  c.zone = seat;
  // @ts-expect-error a seat for the card it hangs on
  c.host = c.seat;
  // @ts-expect-error a card for its definition
  c.def = card;
  // @ts-expect-error a zone for the place in it
  c.at = c.zone;
  // @ts-expect-error a turn for the stamp
  c.stamp = s.turn;
  // @ts-expect-error a card for who is active
  s.active = card;
  // @ts-expect-error an event for the window
  link.window = EV.thrown;
  // @ts-expect-error a seat for the team that wins
  s.over = { winner: seat, cite: C.T4 };
  // @ts-expect-error a stat for the clause that ends the match
  s.over = { winner: NONE, cite: STAT.tax };
  // @ts-expect-error a card is never a seat
  void (card === seat);
  // @ts-expect-error chance sits at the table, but is no card
  c.host = CHANCE;
  void [s.cards[card], s.seats[seat]];
  // @ts-expect-error a seat's number among cards
  void s.cards[seat];
  // @ts-expect-error a card's number among seats
  void s.seats[card];
  // @ts-expect-error a plain number among cards
  void s.cards[3];
};

const V = slots('seat: seat', 'card: card', 'n', 'fighters?: cards', 'faces?: nums', 'last?: card');
type Vars = VarsOf<typeof V>;

/** The variables of a rule. */
const variables = ({ m, card, seat }: Things, v: Vars): void => {
  stat(m, STAT.weight, v[V.card]);
  v[V.last] = card;
  v[V.fighters].push(v[V.card]);
  // @ts-expect-error a seat's variable read as a card
  stat(m, STAT.weight, v[V.seat]);
  // @ts-expect-error a number's variable read as a card
  stat(m, STAT.weight, v[V.n]);
  // @ts-expect-error a card's variable read as a seat
  nextSeat(m.state, v[V.card]);
  // @ts-expect-error a seat kept as a card
  v[V.last] = seat;
  // @ts-expect-error a plain number kept as a card
  v[V.last] = 3;
  // @ts-expect-error a list used as a number
  v[V.n] = v[V.faces] + 1;
  // @ts-expect-error a list kept as a number
  v[V.n] = v[V.faces];
  // @ts-expect-error a number kept as a list
  v[V.faces] = v[V.n];
  // @ts-expect-error a seat put among cards
  v[V.fighters].push(v[V.seat]);
  // @ts-expect-error plain numbers kept as cards
  v[V.fighters] = v[V.faces];
  // @ts-expect-error a variable that is not declared
  v[V.target] = card;
  // @ts-expect-error a place past the last variable
  v[6] = card;
  // @ts-expect-error a kind that there is not
  slots('seat: seat', 'card: crad');
  // @ts-expect-error a kind that there is not, of what need not be given
  slots('seat: seat', 'last?: crad');
  // @ts-expect-error variables are declared once and for all
  V.card = 2;
};

const strike = rule('strike', V, [
  act((m, v) => {
    v[V.last] = v[V.card];
    emit(m, EV.scored, C.T1, v[V.seat], v[V.card]);
  }),
]);
const T = slots('target: card');
const aim = rule('aim', T, []);

/** Steps stand in the rule whose variables they use, and ask in the words that belong there. */
const steps = (_: Things, choices: Choice[]): void => {
  const ofStrike = act<Vars>((_m, v) => void v[V.fighters]);
  rule('right', V, [ofStrike, when((_m, v) => v[V.n] > 0, [ofStrike])]);
  // @ts-expect-error a step in a rule with other variables
  rule('wrong', T, [ofStrike]);
  // @ts-expect-error the same within another step
  rule('wrong', T, [when(() => true, [ofStrike])]);
  // @ts-expect-error a list for a test
  rule('wrong', V, [when((_m, v) => v[V.fighters], [])]);
  const nothing = (): void => {};
  ask<Vars>((_m, v) => ({ seat: v[V.seat], prompt: PROMPT.main, card: v[V.card], choices }), nothing);
  // @ts-expect-error a card is asked
  ask<Vars>((_m, v) => ({ seat: v[V.card], prompt: PROMPT.main, card: v[V.card], choices }), nothing);
  // @ts-expect-error a verb for the prompt
  ask<Vars>((_m, v) => ({ seat: v[V.seat], prompt: VERB.pass, card: v[V.card], choices }), nothing);
  // @ts-expect-error a seat for the card it is about
  ask<Vars>((_m, v) => ({ seat: v[V.seat], prompt: PROMPT.main, card: v[V.seat], choices }), nothing);
  // @ts-expect-error nobody is asked
  ask<Vars>((_m, v) => ({ prompt: PROMPT.main, card: v[V.card], choices }), nothing);
  // @ts-expect-error nothing to choose from
  ask<Vars>((_m, v) => ({ seat: v[V.seat], prompt: PROMPT.main, card: v[V.card] }), nothing);
  const asking: Asking = { seat: NONE, prompt: PROMPT.main, choices };
  ask<Vars>(
    () => asking,
    (_m, v, picked) => {
      v[V.card] = picked.card;
      // @ts-expect-error a card that was picked kept as a seat
      v[V.seat] = picked.card;
    },
  );
  askEach<Vars>((_m, v) => [{ seat: v[V.seat], prompt: PROMPT.main, choices }], nothing);
  // @ts-expect-error a card is asked, of several
  askEach<Vars>((_m, v) => [{ seat: v[V.card], prompt: PROMPT.main, choices }], nothing);
  choices.push({ verb: VERB.lay, card: NONE, on: NONE, n: 0 });
  // @ts-expect-error a prompt for the verb
  choices.push({ verb: PROMPT.main, card: NONE, on: NONE, n: 0 });
  // @ts-expect-error a zone for the card
  choices.push({ verb: VERB.lay, card: HAND, on: NONE, n: 0 });
  // @ts-expect-error a seat for the other card: seats are chosen by `n`
  choices.push({ verb: VERB.lay, card: NONE, on: CHANCE, n: 0 });
  const one = (): number => 1;
  const zone = (): Zone => HAND;
  roll(PROMPT.die, one, nothing);
  // @ts-expect-error a verb for the prompt
  roll(VERB.lay, one, nothing);
  // @ts-expect-error a zone for the card it is about
  roll(PROMPT.die, one, nothing, zone);
  dice(PROMPT.die, one, 2, nothing);
  // @ts-expect-error an event for the prompt
  dice(EV.rolled, one, 2, nothing);
  // @ts-expect-error a zone for the card it is about
  dice(PROMPT.die, one, 2, nothing, zone);
  permute(PROMPT.shuffle, one, nothing);
  // @ts-expect-error an event for the prompt
  permute(EV.shuffled, one, nothing);
  triggersRule(PROMPT.order, VERB.trigger);
  // @ts-expect-error an event for the prompt
  triggersRule(EV.entered, VERB.trigger);
  // @ts-expect-error a prompt for the verb
  triggersRule(PROMPT.order, PROMPT.order);
};

/** Rules are called by their handles, with their arguments by name. */
const calling = ({ m, game, card, seat }: Things, quit: Interrupt): void => {
  strike.call<Vars>({ seat: (_m, v) => v[V.seat], card: (_m, v) => v[V.card], n: () => 1 });
  strike.call({ seat: () => seat, card: () => card, n: () => 1, last: () => NONE });
  // @ts-expect-error an argument is missing
  strike.call({ seat: () => seat, card: () => card });
  // @ts-expect-error an argument is misspelt
  strike.call({ seat: () => seat, crad: () => card, n: () => 1 });
  // @ts-expect-error an argument too many
  strike.call({ seat: () => seat, card: () => card, n: () => 1, target: () => card });
  // @ts-expect-error a card for the seat
  strike.call({ seat: () => card, card: () => card, n: () => 1 });
  // @ts-expect-error a variable of the wrong kind for the card
  strike.call<Vars>({ seat: () => seat, card: (_m, v) => v[V.seat], n: () => 1 });
  // @ts-expect-error a plain number for the card
  strike.call({ seat: () => seat, card: () => 3, n: () => 1 });
  // @ts-expect-error a card, and not how it is found when the step runs
  strike.call({ seat: () => seat, card, n: () => 1 });
  // @ts-expect-error a list for a number
  strike.call({ seat: () => seat, card: () => card, n: () => [1] });
  // @ts-expect-error what need not be given is of its kind, too
  strike.call({ seat: () => seat, card: () => card, n: () => 1, last: () => seat });
  call(() => strike, { seat: () => seat, card: () => card, n: () => 1 });
  // @ts-expect-error an argument is missing, of a rule written further on
  call(() => strike, { seat: () => seat, card: () => card });
  // @ts-expect-error an argument is misspelt, of a rule written further on
  call(() => strike, { seat: () => seat, crad: () => card, n: () => 1 });
  // @ts-expect-error a seat for the card, of a rule written further on
  call(() => strike, { seat: () => seat, card: () => seat, n: () => 1 });
  // @ts-expect-error the rule itself, which may not be there yet
  call(strike, { seat: () => seat, card: () => card, n: () => 1 });
  // @ts-expect-error the name of a rule
  call(() => 'strike', { seat: () => seat, card: () => card, n: () => 1 });
  strike.enter(m, { seat, card, n: 1 });
  // @ts-expect-error an argument is missing
  strike.enter(m, { seat, card });
  // @ts-expect-error an argument is misspelt
  strike.enter(m, { seat, crad: card, n: 1 });
  // @ts-expect-error the seat and the card swapped
  strike.enter(m, { seat: card, card: seat, n: 1 });
  // @ts-expect-error a plain number for the card
  strike.enter(m, { seat, card: 3, n: 1 });
  enter(m, codeOf(m, strike), [seat, card, 1]);
  // @ts-expect-error a rule, and not its program
  enter(m, strike, [seat, card, 1]);
  // @ts-expect-error a plain number for the program
  enter(m, 0, [seat, card, 1]);
  codeOf(m, strike);
  // @ts-expect-error the name of a rule
  codeOf(m, 'strike');
  game.codeByName.get('strike');
  // @ts-expect-error a rule, and not its name
  game.codeByName.get(strike);
  quit.rule = rule('leave', slots('seat: seat'), []);
  // @ts-expect-error the name of a rule
  quit.rule = 'leave';
  // @ts-expect-error a rule that wants more than who asks and about whom
  quit.rule = strike;
  // @ts-expect-error a rule does not stand among steps: it is called
  rule('wrong', V, [strike]);
};

/** Windows and chains. */
const windows = ({ m, card, seat, policy }: Things, ends: EndRules): void => {
  policy.possible(m, WINDOW.throw);
  // @ts-expect-error an event for the window
  policy.possible(m, EV.thrown);
  // @ts-expect-error a plain number for the window
  policy.possible(m, 1);
  policy.stops(m, seat);
  // @ts-expect-error a card for the seat
  policy.stops(m, card);
  policy.answers(m, seat, { kind: WINDOW.throw, actor: seat, a: card, b: NONE, n: 0 });
  // @ts-expect-error an event for the window
  policy.answers(m, seat, { kind: EV.thrown, actor: seat, a: card, b: NONE, n: 0 });
  // @ts-expect-error a card for who acted
  policy.answers(m, seat, { kind: WINDOW.throw, actor: card, a: card, b: NONE, n: 0 });
  // @ts-expect-error a seat for the card it is about
  policy.answers(m, seat, { kind: WINDOW.throw, actor: seat, a: seat, b: NONE, n: 0 });
  policy.pass = VERB.pass;
  // @ts-expect-error a prompt for the verb
  policy.pass = PROMPT.answer;
  // @ts-expect-error a verb for the prompt
  policy.prompt = VERB.pass;
  policy.declare = () => strike;
  // @ts-expect-error a rule that wants more than what is declared
  policy.declare = () => aim;
  // @ts-expect-error the name of a rule
  policy.resolve = () => 'resolve';
  eventWindow({ kind: () => WINDOW.throw, actor: () => seat, a: () => card });
  // @ts-expect-error an event for the window
  eventWindow({ kind: () => EV.thrown, actor: () => seat });
  // @ts-expect-error a card for who acted
  eventWindow({ kind: () => WINDOW.throw, actor: () => card });
  // @ts-expect-error a seat for the card it is about
  eventWindow({ kind: () => WINDOW.throw, actor: () => seat, a: () => seat });
  // @ts-expect-error an event for the window of a link
  linkWindow({ linkWindow: EV.played });
  endInterrupts(C.T4, ends);
  // @ts-expect-error an event for the clause
  endInterrupts(EV.over, ends);
  // @ts-expect-error one of the ways in which a match ends is missing
  endInterrupts(C.T4, { concede: ends.concede, disqualify: ends.disqualify });
};

/** What a game's words do. */
const WORDS = {
  push: { args: { to: 'card', n: 'num', how: { word: ['gently', 'hard'] } } },
  rest: { args: {} },
} as const;

const wording = ({ m }: Things): void => {
  defineVerbs(WORDS, { push: { run: (_m, { src }, { to }) => announce(m, EV.thrown, src, to) }, rest: {} });
  // @ts-expect-error nothing says what one of the words does
  defineVerbs(WORDS, { push: {} });
  // @ts-expect-error a word that the language does not have
  defineVerbs(WORDS, { push: {}, rest: {}, pull: {} });
  // @ts-expect-error an argument that the word does not take
  defineVerbs(WORDS, { push: { run: (_m, _by, { at }) => void at }, rest: {} });
  // @ts-expect-error a number taken for a card
  defineVerbs(WORDS, { push: { run: (_m, _by, { n }) => announce(m, EV.thrown, n) }, rest: {} });
  // @ts-expect-error a word that this argument does not know
  defineVerbs(WORDS, { push: { idle: (_m, _by, { how }) => how === 'softly' }, rest: {} });
  // @ts-expect-error who plays taken for the card whose text it is
  defineVerbs(WORDS, { push: { run: (_m, { me }) => announce(m, EV.thrown, me) }, rest: {} });
  // @ts-expect-error the name of a rule
  defineVerbs(WORDS, { push: { rule: 'push' }, rest: {} });
};

const table: WordTable<{ heavy: boolean; above: number }, boolean> = { heavy: (arg) => arg, above: (arg) => arg > 2 };
const tables = (heavy: (arg: boolean) => boolean): (typeof table)[] => [
  { heavy, above: () => true },
  // @ts-expect-error one of the words is missing
  { heavy },
  // @ts-expect-error a word that the language does not have
  { heavy, above: () => true, below: () => true },
  // @ts-expect-error a word that is given something else
  { heavy, above: heavy },
];

/** None of anything goes wherever any kind of number goes; this all compiles. */
const none = ({ m, s, game, policy }: Things, v: Vars): unknown[] => {
  const card: CardId = NONE;
  const seat: SeatId = NONE;
  const def: DefId = NONE;
  const zone: Zone = NONE;
  const which: Stat = NONE;
  const kind: EventKind = NONE;
  const verb: Verb = NONE;
  const prompt: Prompt = NONE;
  const window: WindowId = NONE;
  const cite: Cite = NONE;
  const stamp: Stamp = NONE;
  const effect: EffectId = NONE;
  const until: Moment = NONE;
  const spot: Spot = NONE;
  const team: Team = NONE;
  v[V.seat] = v[V.card] = v[V.n] = NONE;
  v[V.fighters] = [NONE];
  stat(m, NONE, NONE);
  pile(s, NONE, NONE);
  emit(m, NONE, NONE, NONE, NONE, NONE, NONE);
  announce(m, NONE, NONE, NONE, NONE);
  moveCard(m, NONE, NONE, NONE);
  isOpponent(s, NONE, NONE);
  sees(game, s, NONE, NONE);
  countDown(m, NONE, NONE);
  addRow(m, { effect: NONE, src: NONE, on: NONE, seat: NONE, by: NONE, n: NONE, until: NONE });
  policy.possible(m, NONE);
  strike.enter(m, { seat: NONE, card: NONE, n: NONE });
  strike.call({ seat: () => NONE, card: () => NONE, n: () => NONE });
  ask(
    () => ({ seat: NONE, prompt: NONE, card: NONE, choices: [{ verb: NONE, card: NONE, on: NONE, n: NONE }] }),
    () => {},
  );
  return [card, seat, def, zone, which, kind, verb, prompt, window, cite, stamp, effect, until, spot, team];
};

test('numbers of different kinds are told apart by the compiler, and by nothing at run time', () => {
  const cases = {
    reading,
    moving,
    carrying,
    telling,
    seeing,
    lasting,
    fields,
    variables,
    steps,
    calling,
    windows,
    wording,
    tables,
    none,
  };
  for (const list of Object.values(cases)) expect(list).toBeTypeOf('function');
  expect([HAND, STAT.shine, EV.turnStart, C.T2, PROMPT.answer, VERB.pass, WINDOW.throw]).toEqual([1, 1, 1, 1, 1, 1, 1]);
  expect(V).toEqual({ seat: 0, card: 1, n: 2, fighters: 3, faces: 4, last: 5 });
});
