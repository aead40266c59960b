import type { SeatId } from './brand.ts';
import type { Rules } from './game.ts';
import { type Machine, machine } from './machine.ts';
import type { State } from './state.ts';
import type { ZoneView } from './views.ts';

/**
 * What earlier views of a match were made of, for whoever shows it event by event: what still holds is not made again. Views
 * made with one memory have parts in common, so nobody changes them.
 */
export interface ViewMemory {
  /** Looks at the table for all views. A table put in its place (a take-back) is another one, and nothing is known of it. */
  machine: Machine | null;
  /** By viewer and pile: what was shown of it, if it lies still (`ZoneSpec.still`). */
  piles: (StillPile | undefined)[][];
}

/** What a viewer was shown of a pile, and of what: each card by the viewer's name for it, its last move, and whether it was seen. */
interface StillPile {
  aliases: number[];
  stamps: number[];
  seen: boolean[];
  shown: ZoneView;
}

export const viewMemory = (): ViewMemory => ({ machine: null, piles: [] });

/** The machine that looks at this state. */
export function lookingAt(memory: ViewMemory, game: Rules, s: State): Machine {
  if (memory.machine === null || memory.machine.state !== s) {
    memory.machine = machine(game, s);
    memory.piles = Array.from({ length: s.aliases.length }, () => []);
  }
  return memory.machine;
}

/** A pile that lies still, as it was shown before or as `show` shows it now. */
export function stillPile(
  memory: ViewMemory,
  s: State,
  viewer: SeatId,
  pile: number,
  sees: (card: number) => boolean,
  show: () => ZoneView,
): ZoneView {
  const cards = s.zones[pile];
  const n = cards.length;
  const names = s.aliases[viewer];
  const kept = memory.piles[viewer][pile];
  let same = kept !== undefined && kept.aliases.length === n;
  for (let i = 0; same && i < n; i++) {
    const card = cards[i];
    same = kept!.aliases[i] === names[card] && kept!.stamps[i] === s.cards[card].stamp && kept!.seen[i] === sees(card);
  }
  if (same) return kept!.shown;
  const shown = show();
  memory.piles[viewer][pile] = {
    aliases: cards.map((card) => names[card]),
    stamps: cards.map((card) => s.cards[card].stamp),
    seen: cards.map(sees),
    shown,
  };
  return shown;
}
