import { create } from 'zustand';

export const useSettingsOpen = create<{ open: boolean }>(() => ({ open: false }));

export const openSettings = (): void => useSettingsOpen.setState({ open: true });
export const closeSettings = (): void => useSettingsOpen.setState({ open: false });
