import { type CardId, type DefId, NONE, type SeatId, type Verb } from './brand.ts';
import { below } from './chance.ts';
import { copyBare } from './copy.ts';
import type { Projection, Rules } from './game.ts';
import { askedOf } from './machine.ts';
import { sees } from './sees.ts';
import type { State } from './state.ts';

/**
 * The match as a seat may imagine it: a copy in which everything this seat does not see is dealt anew. Bots look ahead
 * on such states only, so they can know no more than a player in their place.
 *
 * What counts as known beside what `sees` shows: the deck lists. Both players have seen which cards came and went, so
 * which cards a player holds unseen (hand and deck together) follows from the lists; where each of them lies does not.
 * The unseen cards are therefore dealt anew player by player, and two states that look alike to the seat give the same
 * imagined state for the same random numbers: the cards are put in a fixed order first, and places are taken pile by
 * pile, not by the engine's own numbers.
 *
 * What was kept of earlier states, the last shuffle and the last answer would tell, too: they are left blank. (Turning
 * time back does nothing in an imagined match.) Nobody looks at an imagined table, so its cards have no aliases.
 *
 * Only for a seat that is asked right now, or between inputs: programs under way may still hold an unseen card of
 * another player, which may have become any other. A search that meets nonsense there drops that world.
 */
export function imagine(game: Rules & Projection, s: State, seat: SeatId, random: () => number): State {
  const copy = copyBare(s);
  game.forget?.(copy, seat);
  // What others are asked at the same time is theirs; the program asks them again.
  const own = askedOf(copy, seat);
  if (own !== null) {
    copy.ask = own;
    copy.also = [];
  }
  const n = s.seats.length;
  const zones = game.zones.length;
  for (let holder = 0; holder < n; holder++) {
    const places: CardId[] = [];
    for (let zone = 0; zone < zones; zone++) {
      const cards = s.zones[zone * n + holder];
      for (let i = 0; i < cards.length; i++) if (!sees(game, s, seat, cards[i])) places.push(cards[i]);
    }
    deal(game, copy, places, random);
  }
  copy.past = s.past.map(() => null);
  copy.rolled = [];
  copy.picked = { verb: 0 as Verb, card: NONE, on: NONE, n: 0 };
  copy.picker = NONE;
  return copy;
}

/** Deal the cards at these places anew. A card is its definition and its owner: one may hold another player's card. */
function deal(game: Projection, s: State, places: readonly CardId[], random: () => number): void {
  const owners = s.seats.length;
  const cards = places.map((id) => s.cards[id].def * owners + s.cards[id].owner);
  cards.sort((a, b) => a - b);
  for (let i = places.length - 1; i >= 0; i--) {
    const j = below(random, i + 1);
    const card = cards[j];
    cards[j] = cards[i];
    const c = s.cards[places[i]];
    c.def = ((card / owners) | 0) as DefId;
    c.owner = (card % owners) as SeatId;
  }
  if (game.couldBe !== undefined) mend(game, s, places, random);
}

/**
 * Cards that came to where they cannot be change places with others, from a random one on. (Where nothing fits, which
 * only a position put up by hand can bring about, they stay.)
 */
function mend(game: Projection, s: State, places: readonly CardId[], random: () => number): void {
  const fits = (place: CardId, def: DefId): boolean => game.couldBe!(s, place, def);
  const n = places.length;
  for (const id of places) {
    const c = s.cards[id];
    if (fits(id, c.def)) continue;
    const from = below(random, n);
    for (let k = 0; k < n; k++) {
      const at = places[(from + k) % n];
      const other = s.cards[at];
      if (!fits(at, c.def) || !fits(id, other.def)) continue;
      const { def, owner } = c;
      c.def = other.def;
      c.owner = other.owner;
      other.def = def;
      other.owner = owner;
      break;
    }
  }
}
