import type { Replay } from '@wardroom/core';
import type { Catalogue, MatchRequest } from '@wardroom/host';

/** Who sat at each seat, as far as it is known; whoever the table plays is not among them. */
export type Sitters = readonly string[];

interface Again {
  replay: Replay;
  catalogue: Catalogue;
  /** The seat of whoever plays now. */
  seat: number;
  sitters: Sitters | null;
  seed: string;
  /** Go on after so many inputs; from the start if absent. */
  at?: number;
}

/** The seats of a replay that players sit at: without the one that the table plays. */
export function playersIn(replay: Replay, { modes }: Catalogue): number {
  const mode = modes.find((m) => m.name === replay.setup.mode);
  return replay.setup.seats.length - (mode?.foe === undefined ? 0 : 1);
}

/**
 * The match of a replay once more, against the same opponents: from its start with other dice, or from a moment of it. A replay
 * does not say who sat there: where nobody knows, bots of the best kind do. Null if nobody can play that seat.
 */
export function againOf({ replay, catalogue, seat, sitters, seed, at }: Again): MatchRequest | null {
  const { mode, seats, options } = replay.setup;
  const players = playersIn(replay, catalogue);
  if (seat < 0 || seat >= players) return null;
  const best = catalogue.bots.at(-1)!.name;
  const theirs = sitters?.[seat] === 'person';
  const sitter = (i: number): string => {
    if (i === seat) return 'person';
    const was = sitters?.[i] ?? best;
    // Who takes somebody else's seat plays against bots.
    return was === 'person' && !theirs ? best : was;
  };
  const foe = catalogue.foes.find((f) => f.cards.join() === seats[players]?.deck.join());
  if (players < seats.length && foe === undefined) return null;
  return {
    game: replay.game,
    mode,
    seed,
    ...(options === undefined ? {} : { options }),
    places: seats.slice(0, players).map((x, i) => ({ name: x.name, deck: x.deck, sitter: sitter(i) })),
    ...(foe === undefined ? {} : { foe: foe.id }),
    ...(at === undefined ? {} : { from: { fingerprint: replay.fingerprint, inputs: replay.inputs.slice(0, at) } }),
  };
}
