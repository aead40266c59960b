import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { onDevice } from '../storage.ts';
import { entryOf, games } from './index.ts';

/** The game chosen at home. Pages that are about no game in particular speak of this one. */
const useStore = create<{ game: string }>()(
  persist(() => ({ game: '' }), { name: 'wardroom.game', version: 1, ...onDevice() }),
);

const known = (game: string): string => (entryOf(game) ?? games[0]).name;

export const chosenGame = (): string => known(useStore.getState().game);

export const useChosenGame = (): string => useStore((s) => known(s.game));

export const chooseGame = (game: string): void => {
  useStore.setState({ game });
};
