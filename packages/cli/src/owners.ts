import { type CardId, NONE, type SeatId, type State } from '@wardroom/core';

/**
 * Sentences for a table of several, where the name of a card alone could mean anybody's: "Greedy 2's Werewolf hits your
 * Goblin." What belongs to somebody whom the sentence names anyway goes without.
 */

type Names = (card: CardId) => string;
type Seats = (seat: SeatId) => string;

export interface Reader {
  /** A card's name as the reader may know it. */
  name: Names;
  seat: Seats;
  /** The reader's own seat, if they have one. */
  me: number;
}

export const UNKNOWN = 'a card';

/** What is said to a reader; `mine` is how their own cards are marked. */
export function withOwners(
  reader: Reader,
  s: State,
  say: (name: Names, seat: Seats) => string,
  mine: 'your' | '' = 'your',
): string {
  const asked = new Set<SeatId>();
  const plainly = say(reader.name, (seat) => {
    asked.add(seat);
    return reader.seat(seat);
  });
  const said = new Set([...asked].filter((seat) => plainly.includes(reader.seat(seat))));
  const owned: Names = (card) => {
    const plain = reader.name(card);
    if (card === NONE) return plain;
    // On somebody else's side it is theirs, unless that is what is being told.
    const { seat, owner: first } = s.cards[card];
    const owner = said.has(seat) ? first : seat;
    if (said.has(owner)) return plain;
    // Once in a sentence will do.
    said.add(owner);
    const whose = reader.seat(owner);
    // A boss is called as its card is.
    if (whose === plain) return plain;
    if (owner === reader.me) return mine === '' || plain === UNKNOWN ? plain : `${mine} ${plain}`;
    return plain === UNKNOWN ? `${UNKNOWN} of ${whose}` : `${whose}'s ${plain}`;
  };
  return say(owned, reader.seat).replace(/^your /, 'Your ');
}
