import type { Options } from '@wardroom/core';
import type { Catalogue, MatchRequest } from '@wardroom/host';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** A deck nobody knows before it is played. */
export const SURPRISE = '';
/** A second person at this screen, in place of a bot's name. */
export const FRIEND = 'person';

/** What was chosen last time. */
export interface Choice {
  game: string;
  mode: string;
  deck: string;
  theirDeck: string;
  opponent: string;
  friend: string;
  format: 'official' | 'open';
  threshold: number;
  calling: 'auto' | 'manual';
  /** Minutes; 0 is none. */
  timeLimit: number;
}

export const useChoice = create<Choice & { set: (change: Partial<Choice>) => void }>()(
  persist(
    (set) => ({
      game: 'ward',
      mode: 'duel',
      deck: 'tooth-and-claw',
      theirDeck: SURPRISE,
      opponent: 'greedy',
      friend: 'Player 2',
      format: 'official',
      threshold: 300,
      calling: 'auto',
      timeLimit: 0,
      set: (change) => set(change),
    }),
    { name: 'wardroom.home', version: 1, partialize: ({ set: _, ...kept }) => kept },
  ),
);

const TITLES: Readonly<Record<string, string>> = { random: 'Novice', greedy: 'Adept' };

/** A bot's level as a person would say it. */
export const levelOf = (bot: string): string => TITLES[bot] ?? bot[0].toUpperCase() + bot.slice(1);

/** Kept choices may be older than the game: what is gone gives way to what there is. */
export function mend(c: Choice, { name, modes, decks, bots }: Catalogue): Choice {
  const has = (list: readonly string[], x: string, or: string): string => (list.includes(x) ? x : or);
  const deckIds = decks.map((d) => d.id);
  const playable = modes.filter((m) => m.minSeats <= 2).map((m) => m.name);
  return {
    ...c,
    game: name,
    mode: has(playable, c.mode, playable[0] ?? ''),
    deck: has(deckIds, c.deck, deckIds[0]),
    theirDeck: has(deckIds, c.theirDeck, SURPRISE),
    opponent: has([...bots.map((b) => b.name), FRIEND], c.opponent, bots.at(-1)?.name ?? FRIEND),
  };
}

const within = (n: number, low: number, high: number, or: number): number =>
  Number.isFinite(n) ? Math.min(high, Math.max(low, Math.round(n))) : or;

function optionsOf(c: Choice): Options {
  const options: Options = {};
  if (c.format === 'open') {
    options.format = 'open';
    options.threshold = within(c.threshold, 10, 10_000, 300);
  }
  if (c.calling === 'manual') options.calling = 'manual';
  const minutes = within(c.timeLimit, 0, 600, 0);
  if (minutes > 0) options.timeLimit = minutes;
  return options;
}

/** The choice as a match to be opened. `draw` picks one of so many. */
export function requestOf(
  choice: Choice,
  catalogue: Catalogue,
  seed: string,
  name: string,
  draw: (n: number) => number,
): MatchRequest {
  const c = mend(choice, catalogue);
  const theirs = c.theirDeck === SURPRISE ? catalogue.decks[draw(catalogue.decks.length)].id : c.theirDeck;
  const friend = c.friend.trim() || 'Player 2';
  return {
    game: c.game,
    mode: c.mode,
    seed,
    options: optionsOf(c),
    places: [
      { name: name.trim() || 'Player 1', deck: c.deck, sitter: 'person' },
      c.opponent === FRIEND
        ? { name: friend, deck: theirs, sitter: 'person' }
        : { name: levelOf(c.opponent), deck: theirs, sitter: c.opponent },
    ],
  };
}
