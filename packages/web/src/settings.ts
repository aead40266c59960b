import type { Stops } from '@wardroom/host';
import { create } from 'zustand';
import { keepOnDevice } from './storage.ts';

/** What a player has set once and expects to find again. */
export interface Settings {
  name: string;
  theme: 'system' | 'dark' | 'light';
  /** How long things take to happen: 0 is at once, 1 is as meant, 2 is twice as slow. */
  pace: number;
  motion: 'system' | 'full' | 'reduced';
  dice: '3d' | 'flat';
  volume: number;
  muted: boolean;
  /** Quiet music at the table. */
  music: boolean;
  stops: Stops;
  /** The log beside the table shows its last lines only. */
  briefLog: boolean;
  /** Ask again before what cannot be taken back. */
  confirm: boolean;
  /** Ask again before ending a turn with something left to do. */
  confirmEnd: boolean;
}

export const useSettings = create<Settings & { set: (change: Partial<Settings>) => void }>()((set) => ({
  name: 'Player 1',
  theme: 'system',
  pace: 1,
  motion: 'system',
  dice: '3d',
  volume: 0.5,
  muted: false,
  music: false,
  stops: { when: 'able' },
  briefLog: false,
  confirm: true,
  confirmEnd: true,
  set: (change) => set(change),
}));
keepOnDevice(useSettings, 'wardroom.settings', 1);

const asksLess = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

export const motionReduced = (motion: Settings['motion']): boolean =>
  motion === 'reduced' || (motion === 'system' && asksLess());

export const useReduced = (): boolean => useSettings((s) => motionReduced(s.motion));
