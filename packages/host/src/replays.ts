import {
  advance,
  copyState,
  type EventView,
  eventView,
  type Game,
  type GameEvent,
  machine,
  playReplay,
  type Replay,
  ReplayError,
  type SeatId,
  SetupError,
  type State,
  spectator,
  stopsOf,
  type View,
  view,
  type WholeGame,
} from '@wardroom/core';
import type { Beat, Catalogue } from './messages.ts';
import { openEvent, openView } from './open-hands.ts';
import { headline, toldBy } from './telling.ts';

/**
 * A replay laid open: any moment of it, as any seat saw it. A moment is the number of inputs taken. States are kept at
 * short distances, so that going to a moment costs at most that many inputs.
 */
export interface OpenReplay {
  game: Game;
  replay: Replay;
  facts: ReplayFacts;
  /** Cards and clauses as they were, where it is played by other rules than the present ones. */
  catalogue?: () => Catalogue;
  at: (index: number, viewer: Viewer) => Moment;
  /** All that happened, as the viewer saw it. */
  log: (viewer: Viewer) => EventView[];
  /** What happens between two moments, with the table after each event, as in play. */
  beats: (from: number, to: number, viewer: Viewer) => Beat[];
}

/** A seat at the near edge, and whether all hands lie open. */
export interface Viewer {
  seat: number;
  open: boolean;
}

export interface ReplayFacts {
  game: string;
  names: string[];
  /** The team of each seat. */
  teams: number[];
  /** Names of the decks, where they are ready ones. */
  decks: (string | null)[];
  mode: string;
  /** It is played by the rules it was made with, which are not the present ones. */
  ownRules?: true;
  seed: string;
  /** It was played on from another match after so many inputs. */
  from?: number;
  /** Number of inputs. */
  length: number;
  over: { winner: number; rule: string } | null;
  /** The seats of the winning team. */
  winners: number[];
  /** What can be told of the match, moment by moment. Inputs that nobody would notice belong to the step after them. */
  steps: ReplayStep[];
}

export interface ReplayStep {
  /** Inputs taken once it has happened. */
  at: number;
  turn: number;
  /** Whose turn it is. */
  seat: number;
  /** The most telling thing of it, in words. */
  text: string;
  kind: string;
  /** Events of the match once it has happened: where a log stands. */
  events: number;
  /** It begins a turn. */
  begins: boolean;
}

export interface Moment {
  view: View;
  /** Events so far: where a log stands. */
  events: number;
}

/** Inputs between two states that are kept: more in a long match, so that no match fills the memory with them. */
const STRIDE = 25;
const MOST_KEPT = 200;

export function openReplay(game: WholeGame, replay: Replay): OpenReplay {
  const names = replay.setup.seats.map((x) => String(x.name));
  const name = (seat: SeatId): string => names[seat] ?? 'Nobody';
  const seats = names.length;
  const steps: ReplayStep[] = [];
  const kept: State[] = [];
  /** Events of the match before each input, and at its end. */
  const eventsAt: number[] = [0];
  const stride = Math.max(STRIDE, Math.ceil(replay.inputs.length / MOST_KEPT));
  let told: EventView[] = [];
  let events = 0;

  const sink = (e: GameEvent, s: State): void => {
    events++;
    told.push(toldBy(game, s, e, name));
  };

  const run = playThrough(game, replay, sink);
  const s = run.machine.state;
  let turn = -1;
  const step = (): void => {
    const best = headline(game, told);
    if (best < 0) return;
    const { text, kind } = told[best];
    steps.push({ at: run.at(), turn: s.turn, seat: s.active, text, kind, events, begins: s.turn !== turn });
    turn = s.turn;
    told = [];
  };
  kept.push(copyState(s));
  eventsAt.push(events);
  step();
  if (steps.length === 0) {
    turn = s.turn;
    steps.push({ at: 0, turn: 0, seat: s.active, text: 'The match begins.', kind: '', events, begins: true });
  }
  for (let more = replay.inputs.length > 0; more; ) {
    more = run.step();
    if (run.at() % stride === 0) kept.push(copyState(s));
    eventsAt.push(events);
    step();
  }
  if (steps.at(-1)!.at < replay.inputs.length) {
    const end = { at: run.at(), turn: s.turn, seat: s.active, events, begins: s.turn !== turn };
    steps.push({ ...end, text: 'The record ends here.', kind: '' });
  }

  const check = (index: number, { seat, open }: Viewer): void => {
    if (!Number.isInteger(index) || index < 0 || index > replay.inputs.length) {
      throw new ReplayError(`The replay has moments 0 to ${replay.inputs.length}; there is no ${String(index)}.`);
    }
    if (!Number.isInteger(seat) || seat < 0 || seat >= seats)
      throw new ReplayError(`There is no seat ${String(seat)}.`);
    if (open && s.over === null) throw new ReplayError('Hands lie open only once a match is over.');
  };

  /** The table after so many inputs; events past `from` go to the sink. */
  const goTo = (index: number, from = index, listen: ((e: GameEvent, s: State) => void) | null = null): State => {
    const base = Math.floor(from / stride);
    const m = machine(game, copyState(kept[base]));
    m.stopAt = stopsOf(replay.setup);
    for (let i = base * stride; i < index; i++) {
      if (i === from) m.sink = listen;
      advance(m, replay.inputs[i]);
    }
    return m.state;
  };

  const show = (state: State, { seat, open }: Viewer): View =>
    (open ? openView : view)(game, state, seat as SeatId, name);

  const seen = (state: State, { seat, open }: Viewer, e: GameEvent): EventView =>
    (open ? openEvent : eventView)(game, state, seat as SeatId, e, name);

  return {
    game,
    replay,
    facts: {
      game: game.name,
      names,
      teams: s.seats.map((x) => x.team),
      decks: replay.setup.seats.map((x) => deckName(game, x.deck)),
      mode: replay.setup.mode,
      seed: replay.seed,
      ...(replay.from === undefined ? {} : { from: replay.from }),
      length: replay.inputs.length,
      over: view(game, s, spectator(s), name).over,
      winners: s.seats.flatMap((x, seat) => (s.over !== null && x.team === s.over.winner ? [seat] : [])),
      steps,
    },
    at: (index, viewer) => {
      check(index, viewer);
      return { view: show(goTo(index), viewer), events: eventsAt[index + 1] };
    },
    log: (viewer) => {
      check(0, viewer);
      const log: EventView[] = [];
      const all = playThrough(game, replay, (e, state) => void log.push(seen(state, viewer, e)));
      while (all.at() < replay.inputs.length) all.step();
      return log;
    },
    beats: (from, to, viewer) => {
      check(from, viewer);
      check(to, viewer);
      const out: Beat[] = [];
      let at = eventsAt[from + 1];
      goTo(Math.max(from, to), from, (e, state) => {
        out.push({ at: at++, event: seen(state, viewer, e), view: show(state, viewer) });
      });
      return out;
    },
  };
}

/** Set-up problems are the file's, too. */
function playThrough(...args: Parameters<typeof playReplay>): ReturnType<typeof playReplay> {
  try {
    return playReplay(...args);
  } catch (e) {
    if (e instanceof SetupError) throw new ReplayError(`setup: ${e.problems.slice(0, 5).join(' ')}`);
    throw e;
  }
}

export function deckName(game: Game, deck: readonly string[]): string | null {
  const key = deck.join();
  if (game.foes.some((f) => f.cards.join() === key)) return 'its challenge deck';
  return game.decks.find((d) => d.cards.join() === key)?.name ?? null;
}
