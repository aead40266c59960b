import { useSettings } from '../../settings.ts';
import type { SoundName, SoundOptions, Sounds } from './sound.ts';

/** The page's one set of sounds, as loud as the settings say. Loaded when somebody first touches the page: a browser lets it sound only then. */
let made: Sounds | null = null;

async function unlock(): Promise<void> {
  const { createSounds } = await import('./sound.ts');
  made ??= createSounds();
  follow(useSettings.getState());
  made.unlock();
}

function follow({ volume, muted }: { volume: number; muted: boolean }): void {
  made?.setVolume(volume);
  made?.setMuted(muted);
}

useSettings.subscribe(follow);
for (const touch of ['pointerdown', 'keydown'])
  addEventListener(touch, () => void unlock().catch(() => {}), { once: true });

export const sounds = {
  play: (name: SoundName, options?: SoundOptions): void => made?.play(name, options),
};
