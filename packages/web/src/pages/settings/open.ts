import { create } from 'zustand';

/** Whether the settings lie open, and for which game's table: some speak of its windows. */
export const useSettingsOpen = create<{ game: string | null }>(() => ({ game: null }));

export const openSettings = (game: string): void => useSettingsOpen.setState({ game });
export const closeSettings = (): void => useSettingsOpen.setState({ game: null });
