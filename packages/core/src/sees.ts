import { type CardId, NONE, type SeatId } from './brand.ts';
import type { Rules } from './game.ts';
import type { State } from './state.ts';

/** A viewer is a seat, or the spectator: the number of seats. */
export const spectator = (s: State): SeatId => s.seats.length as SeatId;

/** Whether a viewer may know which card this is. The one function that decides it (invariant 5). */
export function sees(game: Rules, s: State, viewer: SeatId, card: CardId): boolean {
  const c = s.cards[card];
  const open = game.zones[c.zone].open;
  if (open === 'all') return true;
  if (open === 'own' && c.seat === viewer) return true;
  if ((s.known[card] & (1 << viewer)) !== 0) return true;
  return game.alsoSees?.(s, viewer, card) ?? false;
}

/** What a viewer calls a card. */
export const alias = (s: State, viewer: SeatId, card: CardId): number => s.aliases[viewer][card];

/** A card's name as this viewer may know it. */
export const nameFor =
  (game: Rules, s: State, viewer: SeatId) =>
  (card: CardId): string => {
    if (card === NONE) return 'nothing';
    return sees(game, s, viewer, card) ? game.defs[s.cards[card].def].name : 'a card';
  };
