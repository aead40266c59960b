import {
  type CardId,
  type Game,
  type Options,
  openTable,
  pile,
  type SeatId,
  seatings,
  submit,
  type Zone,
} from '@wardroom/core';

const MOST_ASKED = 20;

/** What somebody who builds a deck asks of a game. */

/** A hand to begin with, dealt by the rules from a shuffled deck; null if no match can begin with this deck. */
export function openingHand(
  game: Game,
  cards: readonly string[],
  mode: string,
  options: Options,
  seed: string,
): string[] | null {
  const way = game.modes.find((m) => m.name === mode);
  const hand = game.zones.findIndex((zone) => zone.name === 'hand');
  if (way === undefined || hand < 0 || game.checkDeck(cards, options, mode).errors.length > 0) return null;
  const players = Array.from({ length: way.usual }, (_, i) => ({ name: `Player ${i + 1}`, deck: cards }));
  const foe = way.foe === undefined ? undefined : game.foes.find((f) => f.mode === mode);
  const table = openTable(game, { mode, options, seats: seatings(way, players, foe) }, seed);
  const { state } = table.machine;
  // Whoever begins is dealt a hand first, and all play with this deck; later, others' plays may have changed a hand.
  const held = (): readonly CardId[] =>
    players.map((_, seat) => pile(state, hand as Zone, seat as SeatId)).find((cards) => cards.length > 0) ?? [];
  // Something may be asked before anybody has a card: who begins.
  for (let i = 0; i < MOST_ASKED && held().length === 0 && state.ask !== null; i++) {
    submit(table, { seat: state.ask.seat, pick: 0 });
  }
  return held().map((card) => game.defs[state.cards[card].def].id);
}
