import { useSettings } from '../../settings.ts';
import { createSounds } from './sound.ts';

/** The page's one set of sounds, as loud as the settings say. */
export const sounds = createSounds();

const follow = ({ volume, muted }: { volume: number; muted: boolean }): void => {
  sounds.setVolume(volume);
  sounds.setMuted(muted);
};

if (typeof window !== 'undefined') {
  follow(useSettings.getState());
  useSettings.subscribe(follow);
  // Browsers let a page sound only once somebody has touched it.
  for (const touch of ['pointerdown', 'keydown']) addEventListener(touch, () => sounds.unlock(), { once: true });
}
