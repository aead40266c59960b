import { arcane, type Piece } from '@wardroom/arcane';
import { NONE, type Options, type SeatId, type State, view } from '@wardroom/core';
import { type Scenario, scenario } from '@wardroom/testkit';
import { onTestFinished } from 'vitest';
import { healthLeft } from '../src/rules/board.ts';

export { whyNot } from '@wardroom/testkit';

/** What tests of the rules need beside `scene.ts`. Figures of cards are tuned by play, so tests read them off the cards. */

export const printed = (card: string) => arcane.defs[arcane.defById.get(card)!];
/** A piece with so much health left. */
export const left = (card: string, health: number): Piece => ({ card, hurt: printed(card).health - health });

const words = {
  search: ['board', 'chain', 'hand', 'discard', 'aside', 'deck'],
  hp: healthLeft,
  endPhase: 'end',
  pass: 'pass',
  primary: () => NONE,
};

/** A whole match from the beginning with these decks; shuffles change nothing unless scripted. */
export function match(decks: readonly (readonly string[])[], options: Options = {}): Scenario {
  const seats = decks.map((deck, i) => ({ name: `Player ${i + 1}`, deck }));
  const t = scenario(arcane, arcane.begin({ mode: 'duel', seats, options }), words);
  onTestFinished(() => t.end());
  return t;
}

export interface SeenCard {
  id: number;
  card?: string;
  at?: number;
  [fact: string]: unknown;
}

/** Who looks: the two players, and whoever only watches. */
export const ME = 0 as SeatId;
export const OPP = 1 as SeatId;
export const WATCHER = 2 as SeatId;

/** The cards of a zone as somebody sees them. */
export const seen = (s: State, viewer: SeatId, zone: string, seat: SeatId): SeenCard[] =>
  (view(arcane, s, viewer).zones.find((z) => z.zone === zone && z.seat === seat)?.cards ?? []) as SeenCard[];
