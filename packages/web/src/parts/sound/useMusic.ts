import { useEffect } from 'react';
import { useSettings } from '../../settings.ts';
import type { Music } from './music.ts';

/** Music at a table, where the settings ask for it. It is loaded and begins when somebody has touched the page: browsers allow it only then. */
export function useMusic(game: string): void {
  const on = useSettings((s) => s.music && !s.muted);
  useEffect(() => {
    if (!on) return;
    let gone = false;
    let music: Music | null = null;
    const begin = async (): Promise<void> => {
      const { createMusic } = await import('./music.ts');
      if (gone || music !== null) return;
      music = createMusic();
      music.setVolume(useSettings.getState().volume);
      music.play(game);
    };
    const touches = ['pointerdown', 'keydown'];
    // A table without music is one all the same.
    const touched = (): void => void begin().catch(() => {});
    if (navigator.userActivation?.hasBeenActive) touched();
    else for (const touch of touches) addEventListener(touch, touched, { once: true });
    const unfollow = useSettings.subscribe(({ volume }) => music?.setVolume(volume));
    return () => {
      gone = true;
      music?.stop();
      unfollow();
      for (const touch of touches) removeEventListener(touch, touched);
    };
  }, [on, game]);
}
