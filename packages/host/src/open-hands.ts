import {
  allSeats,
  type CardView,
  type EventView,
  eventView,
  type Game,
  type GameEvent,
  type SeatId,
  type State,
  type View,
  view,
} from '@wardroom/core';
import { toldBy } from './telling.ts';

/** A match as it is seen with all hands open: in replays, and by spectators where that is allowed. */

/** A seat's view with every hand open: each card that it does not see, from the view of a seat that does. */
export function openView(game: Game, s: State, near: SeatId, name: (seat: SeatId) => string): View {
  const base = view(game, s, near, name);
  const others = allSeats(s).map((seat) => (seat === near ? base : view(game, s, seat, name)));
  base.zones.forEach((zone, z) => {
    // A pile lists only what its viewer has been shown: places in it do not match from view to view.
    if (zone.cards === undefined || zone.cards.length !== zone.count) return;
    zone.cards = zone.cards.map((card, i) => {
      if (card.card !== undefined) return card;
      const seen = others.map((o) => o.zones[z].cards?.[i]).find((c): c is CardView => c?.card !== undefined);
      return seen === undefined ? card : { ...seen, id: card.id };
    });
  });
  return base;
}

/** An event as the near seat would see it with all hands open: in the words of whoever it concerns. */
export function openEvent(game: Game, s: State, near: SeatId, e: GameEvent, name: (seat: SeatId) => string): EventView {
  const base = eventView(game, s, near, e, name);
  const own = toldBy(game, s, e, name);
  base.text = own.text;
  for (const side of ['a', 'b'] as const) {
    const seen = own[side]?.card;
    if (base[side] !== undefined && base[side].card === undefined && seen !== undefined) base[side].card = seen;
  }
  return base;
}
