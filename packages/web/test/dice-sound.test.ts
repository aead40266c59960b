import { describe, expect, it } from 'vitest';
import { createSounds } from '../src/parts/sound/sound.ts';

describe('sounds', () => {
  it('are silent and harmless where there is no Web Audio', () => {
    const sounds = createSounds();
    sounds.play('dice', { strength: 1 });
    sounds.unlock();
    sounds.setVolume(0.3);
    sounds.setMuted(true);
    sounds.play('win');
    expect('AudioContext' in globalThis).toBe(false);
  });
});
