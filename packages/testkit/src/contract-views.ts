import {
  allSeats,
  asksChance,
  begin,
  type CardId,
  citation,
  citedCard,
  copyState,
  type EventView,
  eventView,
  type Game,
  type GameEvent,
  type Input,
  machine,
  NONE,
  nextMoment,
  pile,
  randomStream,
  type SeatId,
  type State,
  sees,
  spectator,
  type ViewMemory,
  view,
  viewMemory,
} from '@wardroom/core';
import { validCite } from './audit.ts';
import { factProblem } from './event-facts.ts';
import { difference, walk } from './plain.ts';
import { fail, give, nextInput, playOut, type RandomMatch, randomSource } from './random-play.ts';
import { askAgain, renumber, swapHidden } from './worlds.ts';

const viewers = (s: State): SeatId[] => [...allSeats(s), spectator(s)];

/** Every third question is looked at: views are the dearest thing there is to compute. */
const STRIDE = 3;

/**
 * Non-interference: whatever the cards are that a viewer may not see, the view is the same, byte for byte; so is what
 * the seat's bot thinks of it. Cards are named by this viewer's aliases only. Who remembers earlier views sees no other. And
 * looking changes nothing.
 */
export function views(game: Game, match: RandomMatch): void {
  const random = randomStream(`${match.seed} swapped`);
  const memory = viewMemory();
  playOut(game, match, (m, step) => {
    if (step % STRIDE !== 0 && m.state.over === null) return;
    const s = m.state;
    const before = JSON.stringify(s);
    remembers(game, match, step, s, memory);
    for (const viewer of viewers(s)) {
      const shown = view(game, s, viewer);
      const other = swapHidden(game, s, viewer, random);
      const found = difference(shown, view(game, other, viewer));
      if (found !== null) fail(match, step, `viewer ${viewer} sees hidden cards at ${found}`);
      const stranger = foreignId(shown, s.aliases[viewer]);
      if (stranger !== null) fail(match, step, `viewer ${viewer} sees ${stranger}, which is none of their aliases.`);
      const text = JSON.stringify(shown);
      if (/undefined|NaN|\[object/.test(text))
        fail(match, step, `viewer ${viewer} reads ${/.{30}(undefined|NaN|\[object)/.exec(text)?.[0]}`);
      if (viewer === spectator(s)) continue;
      if (game.judge(machine(game, s), viewer) !== game.judge(machine(game, other), viewer))
        fail(match, step, `seat ${viewer} judges by hidden cards.`);
      const reasons = difference(game.explain(s, viewer), game.explain(other, viewer));
      if (reasons !== null)
        fail(match, step, `what seat ${viewer} is told it cannot do depends on hidden cards: ${reasons}`);
      for (const { rule } of game.explain(s, viewer))
        if (!game.clauses.includes(rule)) fail(match, step, `a reason cites ${rule}, which is no clause.`);
    }
    if (JSON.stringify(s) !== before) fail(match, step, 'looking at the state changed it.');
  });
}

/** Who remembers earlier views, and looks at the same moment as others, is shown the table as it is now and as it shows to them. */
function remembers(game: Game, match: RandomMatch, step: number, s: State, memory: ViewMemory): void {
  nextMoment(memory);
  for (const viewer of viewers(s)) {
    const stale = difference(view(game, s, viewer), view(game, s, viewer, undefined, memory));
    if (stale !== null) fail(match, step, `viewer ${viewer} is shown what was before, or shows to others, at ${stale}`);
  }
}

/**
 * What a player is asked is worked out from what they may know. Asked once more, a question is the same (an interrupt
 * relies on it), and so it is where the cards hidden from that player are others: what is offered tells nothing.
 */
export function questions(game: Game, match: RandomMatch): void {
  const random = randomStream(`${match.seed} asked`);
  playOut(game, match, (m, step) => {
    const q = m.state.ask;
    if (q === null || asksChance(q)) return;
    const same = difference(m.state, askAgain(game, copyState(m.state)));
    if (same !== null) fail(match, step, `asked once more, the question is another: ${same}`);
    const other = askAgain(game, swapHidden(game, m.state, q.seat, random));
    const found = difference(q, other.ask);
    if (found !== null)
      fail(match, step, `seat ${q.seat} is offered (${game.prompts[q.prompt]}) what hidden cards allow: ${found}`);
  });
}

/** A card that a view names otherwise than by the viewer's aliases, or null. */
function foreignId(shown: unknown, aliases: readonly number[]): string | null {
  const own = new Set(aliases);
  let found: string | null = null;
  walk(shown, '', (x, path) => {
    for (const key of ['id', 'card', 'on']) {
      const value = (x as Record<string, unknown>)[key];
      if (typeof value === 'number' && !own.has(value)) found ??= `${path}.${key} = ${value}`;
    }
  });
  return found;
}

/** Every so many events the table is looked at as it stands then: whoever is shown a match event by event sees it, too. */
const EVENT_STRIDE = 5;

/** The same for events, at the moment they happen; and a text that is cited belongs to a card this viewer has seen. */
export function events(game: Game, match: RandomMatch): void {
  const random = randomStream(`${match.seed} swapped`);
  const memory = viewMemory();
  let at = 0;
  let happened = 0;
  const met = new Map<number, Set<number>>();
  const look = (s: State, viewer: SeatId): Set<number> => {
    const defs = met.get(viewer) ?? new Set();
    met.set(viewer, defs);
    s.cards.forEach((c, id) => {
      if (sees(game, s, viewer, id as CardId)) defs.add(c.def);
    });
    return defs;
  };
  playOut(
    game,
    match,
    (m, step) => {
      at = step;
      for (const viewer of viewers(m.state)) look(m.state, viewer);
    },
    (e, s) => {
      const looked = happened++ % EVENT_STRIDE === 0;
      if (looked) remembers(game, match, at, s, memory);
      for (const viewer of viewers(s)) {
        const shown = eventView(game, s, viewer, e);
        const other = swapHidden(game, s, viewer, random);
        const found = difference(shown, eventView(game, other, viewer, e));
        if (found !== null) fail(match, at, `the event ${shown.kind} shows viewer ${viewer} hidden cards at ${found}`);
        const leak = looked ? difference(view(game, s, viewer), view(game, other, viewer)) : null;
        if (leak !== null) fail(match, at, `at the event ${shown.kind} viewer ${viewer} sees hidden cards at ${leak}`);
        const stranger = foreignId(shown, s.aliases[viewer]);
        if (stranger !== null)
          fail(match, at, `the event ${shown.kind} shows viewer ${viewer} ${stranger}, none of their aliases.`);
        const cited = citedCard(e.cite);
        const seen = look(s, viewer);
        if (cited >= 0 && !seen.has(cited)) {
          fail(
            match,
            at,
            `the event ${shown.kind} tells viewer ${viewer} of ${citation(game, e.cite)}, which they have not seen.`,
          );
        }
      }
    },
  );
}

/**
 * Two tables in lockstep whose decks were written down in another order, and so are numbered otherwise by the engine, but
 * lie in the same order after the first shuffle. Nobody may be able to tell them apart: an internal number that reaches a
 * view or an event, even as a plain number, would.
 */
export function numbering(game: Game, match: RandomMatch): void {
  const other = renumber(match.setup, match.seed);
  const shownA: (EventView[] | string)[] = [];
  const shownB: (EventView[] | string)[] = [];
  const tell = (to: (EventView[] | string)[]) => (e: GameEvent, s: State) => {
    to.push(viewers(s).map((viewer) => eventView(game, s, viewer, e)));
  };
  const a = begin(game, match.setup, tell(shownA));
  const b = begin(game, other, tell(shownB));
  const source = randomSource(match);
  const dealt = new Set<number>();
  for (let step = 0; ; step++) {
    const found = difference(shownA, shownB);
    if (found !== null) fail(match, step, `an event tells how cards are numbered: ${found}`);
    shownA.length = 0;
    shownB.length = 0;
    for (const viewer of viewers(a.state)) {
      if (step % STRIDE !== 0) break;
      const seen = difference(view(game, a.state, viewer), view(game, b.state, viewer));
      if (seen !== null) fail(match, step, `viewer ${viewer} can tell how cards are numbered: ${seen}`);
    }
    if (a.state.over !== null) return;
    const input = nextInput(a, match, step, source);
    const shuffles = asksChance(a.state.ask) && a.state.ask.sides === 0;
    const before = shuffles ? copyState(a.state) : null;
    give(a, match, step, input);
    give(b, match, step, before === null ? input : firstDeal(before, a.state, b.state, input, dealt));
  }
}

/**
 * The input after which a deck shuffled for the first time lies at the other table as it does here. Copies of a card are
 * the same to everybody, so any of them will do.
 */
function firstDeal(before: State, after: State, other: State, input: Input, dealt: Set<number>): Input {
  const id = before.cards.findIndex((_, i) => before.aliases[0][i] !== after.aliases[0][i]);
  if (id < 0 || !('chance' in input)) return input;
  const { owner, zone, seat } = before.cards[id as CardId];
  // A player may have more than one deck.
  const deck = zone * before.seats.length + owner;
  if (dealt.has(deck)) return input;
  dealt.add(deck);
  const here = pile(before, zone, seat);
  const there = pile(other, zone, seat).map((x) => other.cards[x].def);
  return {
    chance: input.chance.map((i) => {
      const at = there.indexOf(before.cards[here[i]].def);
      there[at] = NONE;
      return at;
    }),
  };
}

/** A shuffle makes strangers of all the cards of a pile: new aliases, never issued before, for every viewer. */
export function freshAliases(game: Game, match: RandomMatch): void {
  let asked: { piles: CardId[][]; aliases: number[][]; next: number } | null = null;
  playOut(game, match, (m, step) => {
    const s = m.state;
    if (asked !== null) {
      const { piles, aliases, next } = asked;
      const renamed = (viewer: SeatId, id: CardId): boolean => {
        const alias = s.aliases[viewer][id];
        return alias !== aliases[viewer][id] && alias >= next;
      };
      const shuffled = piles.some((pile) => pile.every((id) => viewers(s).every((viewer) => renamed(viewer, id))));
      if (!shuffled) fail(match, step, 'a pile was shuffled, and somebody knows a card of it by its old alias.');
    }
    const q = s.ask;
    asked =
      asksChance(q) && q.sides === 0
        ? {
            piles: s.zones.filter((pile) => pile.length === q.count).map((pile) => pile.slice()),
            aliases: s.aliases.map((x) => x.slice()),
            next: s.nextAlias,
          }
        : null;
  });
}

/** Every event cites something that exists, speaks of what exists, and can be read by everybody. */
export function citing(game: Game, match: RandomMatch): void {
  let at = 0;
  playOut(
    game,
    match,
    (_, step) => {
      at = step;
    },
    (e, s) => {
      const kind = game.events[e.kind];
      if (kind === undefined) fail(match, at, `an event of kind ${e.kind} happened.`);
      if (!validCite(game, e.cite))
        fail(match, at, `the event ${kind} cites ${e.cite}, which is neither clause nor card.`);
      for (const id of [e.a, e.b])
        if (id !== NONE && s.cards[id] === undefined) fail(match, at, `the event ${kind} is about card ${id}.`);
      if (!Number.isFinite(e.n) || !Number.isInteger(e.seat))
        fail(match, at, `the event ${kind} has ${JSON.stringify(e)}`);
      if (e.list?.some((x) => !Number.isFinite(x))) fail(match, at, `the event ${kind} has ${JSON.stringify(e.list)}`);
      for (const viewer of viewers(s)) {
        const { text } = eventView(game, s, viewer, e);
        if (/undefined|NaN|null|\[object|Player 0/.test(text))
          fail(match, at, `the event ${kind} reads '${text}' to viewer ${viewer}.`);
      }
    },
  );
}

/** Every event carries what is declared of its kind, and nothing else. */
export function facts(game: Game, match: RandomMatch): void {
  let at = 0;
  playOut(
    game,
    match,
    (_, step) => {
      at = step;
    },
    (e) => {
      const wrong = factProblem(game, e);
      if (wrong !== null) fail(match, at, wrong);
    },
  );
}
