import { create } from 'zustand';
import { keepOnDevice } from '../storage.ts';
import { entryOf, games } from './index.ts';

/** The game chosen at home. Pages that are about no game in particular speak of this one. */
const useStore = create(() => ({ game: '' }));
keepOnDevice(useStore, 'wardroom.game', 1);

const known = (game: string): string => (entryOf(game) ?? games[0]).name;

export const chosenGame = (): string => known(useStore.getState().game);

export const useChosenGame = (): string => useStore((s) => known(s.game));

export const chooseGame = (game: string): void => {
  useStore.setState({ game });
};
