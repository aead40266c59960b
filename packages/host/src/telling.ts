import {
  type EventKind,
  type EventView,
  eventView,
  type Game,
  type GameEvent,
  type SeatId,
  type State,
  spectator,
  type WholeGame,
} from '@wardroom/core';

/** Words for what happened, for stories and replays of matches that are over. */

/** An event as whoever it concerns saw it: their own cards by name, others' as far as they were shown. */
export const toldBy = (game: Game, s: State, e: GameEvent, name: (seat: SeatId) => string): EventView =>
  eventView(game, s, e.seat >= 0 ? e.seat : spectator(s), e, name);

/** The most telling of some events (as kind and words), or -1 if there is nothing to tell. */
export function headline(game: WholeGame, events: readonly { kind: string; text: string }[]): number {
  const ranks = game.story?.headlines;
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  events.forEach((e, i) => {
    // A game that does not say what is telling tells everything.
    const rank = ranks === undefined ? 0 : ranks.indexOf(game.events.indexOf(e.kind) as EventKind);
    if (e.text === '' || rank < 0 || rank >= least) return;
    least = rank;
    best = i;
  });
  return best;
}
