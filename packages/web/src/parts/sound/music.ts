/**
 * Quiet music for a table, made on the spot: a slow pattern of a few notes over a low drone, one for each game. It is a loop of
 * bars, each planned a little before it sounds.
 */
export interface Music {
  play: (game: string) => void;
  stop: () => void;
  setVolume: (volume: number) => void;
}

export interface Tune {
  /** Beats a minute. */
  tempo: number;
  /** The lowest note, in Hz; all others are steps of the scale above it. */
  ground: number;
  scale: readonly number[];
  /** One bar after another: steps of the scale, null for a rest. */
  bars: readonly (readonly (number | null)[])[];
  wave: OscillatorType;
}

const MINOR = [0, 2, 3, 5, 7, 8, 10] as const;
const DORIAN = [0, 2, 3, 5, 7, 9, 10] as const;
const LYDIAN = [0, 2, 4, 6, 7, 9, 11] as const;
const PHRYGIAN = [0, 1, 3, 5, 7, 8, 10] as const;

export const TUNES: Readonly<Record<string, Tune>> = {
  // The tide: slow, and falling.
  ward: {
    tempo: 54,
    ground: 73.4,
    scale: MINOR,
    bars: [
      [7, null, 4, null],
      [5, null, 2, null],
      [4, null, 1, 2],
      [0, null, null, null],
    ],
    wave: 'triangle',
  },
  // Runes: a bell that asks and does not answer.
  arcane: {
    tempo: 60,
    ground: 82.4,
    scale: PHRYGIAN,
    bars: [
      [7, 8, null, 4],
      [null, 5, null, null],
      [7, 8, null, 10],
      [null, 4, null, null],
    ],
    wave: 'sine',
  },
  // Two skylines: a march a long way off.
  guardian: {
    tempo: 66,
    ground: 65.4,
    scale: DORIAN,
    bars: [
      [0, 4, 4, 5],
      [4, null, 2, null],
      [0, 4, 4, 7],
      [5, null, 4, null],
    ],
    wave: 'triangle',
  },
  // Open land.
  realm: {
    tempo: 58,
    ground: 87.3,
    scale: LYDIAN,
    bars: [
      [4, null, 7, null],
      [8, null, 6, null],
      [4, null, 9, 8],
      [7, null, null, null],
    ],
    wave: 'sine',
  },
};

/** The pitch of a step of a scale: past its end it goes on an octave higher. */
export const pitch = ({ ground, scale }: Tune, step: number): number => {
  const octaves = Math.floor(step / scale.length);
  return ground * 2 ** (octaves + 1 + scale[step - octaves * scale.length] / 12);
};

/** Much quieter than what happens on the table. */
const LEVEL = 0.07;

export function createMusic(): Music {
  let context: AudioContext | null = null;
  let out: GainNode | null = null;
  let timer: ReturnType<typeof setInterval> | null = null;
  let volume = 0.5;

  const note = (at: number, hertz: number, lasts: number, gain: number, wave: OscillatorType): void => {
    const source = context!.createOscillator();
    const shape = context!.createGain();
    source.type = wave;
    source.frequency.value = hertz;
    shape.gain.setValueAtTime(0.0001, at);
    shape.gain.exponentialRampToValueAtTime(gain, at + lasts * 0.18);
    shape.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
    source.connect(shape).connect(out!);
    source.start(at);
    source.stop(at + lasts + 0.05);
  };

  const stop = (): void => {
    if (timer !== null) clearInterval(timer);
    timer = null;
    void context?.close().catch(() => {});
    context = null;
  };

  return {
    play: (game) => {
      const tune = TUNES[game];
      if (tune === undefined || timer !== null || typeof AudioContext === 'undefined') return;
      context = new AudioContext();
      out = context.createGain();
      out.gain.value = volume * LEVEL;
      out.connect(context.destination);
      void context.resume().catch(() => {});
      const beat = 60 / tune.tempo;
      let bar = 0;
      let next = context.currentTime + 0.3;
      const plan = (): void => {
        if (context === null || next > context.currentTime + 2) return;
        const steps = tune.bars[bar++ % tune.bars.length];
        note(next, tune.ground, beat * steps.length * 1.1, 0.5, 'sine');
        steps.forEach((step, i) => {
          if (step !== null) note(next + i * beat, pitch(tune, step), beat * 1.9, 0.32, tune.wave);
        });
        next += beat * steps.length;
      };
      plan();
      timer = setInterval(plan, 500);
    },
    stop,
    setVolume: (wanted) => {
      volume = wanted;
      if (out !== null && context !== null) out.gain.setTargetAtTime(volume * LEVEL, context.currentTime, 0.1);
    },
  };
}
