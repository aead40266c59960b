/**
 * The sounds of the table, made on the spot: bone clicks, thuds, breath and a little brass. No files, nothing to load.
 * Silent and harmless where there is no Web Audio, and until the player has touched something (`unlock`).
 */
export type SoundName =
  | 'dice'
  | 'shuffle'
  | 'draw'
  | 'place'
  | 'summon'
  | 'magic'
  | 'lightning'
  | 'equip'
  | 'hit'
  | 'critical'
  | 'miss'
  | 'slip'
  | 'damage'
  | 'heal'
  | 'kill'
  | 'tide'
  | 'heart'
  | 'turn'
  | 'yourTurn'
  | 'pass'
  | 'chain'
  | 'win'
  | 'lose'
  | 'click'
  | 'refuse';

export interface SoundOptions {
  /** 0 to 1: how hard a die strikes, how heavy a blow is. */
  strength?: number;
  /** 0 to 1: how full the cemetery is, how long the chain. */
  level?: number;
}

export interface Sounds {
  play(name: SoundName, options?: SoundOptions): void;
  setVolume(volume: number): void;
  setMuted(muted: boolean): void;
  /** Call from a click, a tap or a key: browsers let a page sound only then. */
  unlock(): void;
}

/** Full volume stays this quiet: −12 dBFS, kept by a limiter behind the last gain. */
const PEAK = 0.25;
/** Sounds (not notes) that may ring at once. Dice come in handfuls, and the rest must still be heard. */
const VOICES = 10;
const DICE_VOICES = 5;

/** Where and when a sound is built: everything it makes goes into `out`, starting at `at`. */
interface Desk {
  context: AudioContext;
  out: AudioNode;
  at: number;
  noise: AudioBuffer;
}

interface Noise {
  /** Seconds. */
  lasts: number;
  gain: number;
  type: BiquadFilterType;
  from: number;
  to?: number;
  q?: number;
  after?: number;
  /** Seconds until it is at its loudest. */
  rise?: number;
}

interface Tone {
  lasts: number;
  gain: number;
  from: number;
  to?: number;
  wave?: OscillatorType;
  after?: number;
  rise?: number;
  /** Cuts the brightness, as a mute does. */
  dull?: number;
}

/** A breath, a hiss, a rustle: noise through a filter that moves. */
function noise(desk: Desk, { lasts, gain, type, from, to = from, q = 0.8, after = 0, rise = 0.004 }: Noise): void {
  const start = desk.at + after;
  const source = desk.context.createBufferSource();
  source.buffer = desk.noise;
  source.loop = true;
  const filter = desk.context.createBiquadFilter();
  filter.type = type;
  filter.Q.value = q;
  filter.frequency.setValueAtTime(from, start);
  filter.frequency.exponentialRampToValueAtTime(to, start + lasts);
  source
    .connect(filter)
    .connect(envelope(desk, start, lasts, gain, rise))
    .connect(desk.out);
  source.start(start, Math.random());
  source.stop(start + lasts + 0.02);
}

/** A knock, a thud, a note: one oscillator that may slide. */
function tone(desk: Desk, { lasts, gain, from, to = from, wave = 'sine', after = 0, rise = 0.003, dull }: Tone): void {
  const start = desk.at + after;
  const source = desk.context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const shape = envelope(desk, start, lasts, gain, rise);
  if (dull === undefined) source.connect(shape);
  else {
    const mute = desk.context.createBiquadFilter();
    mute.type = 'lowpass';
    mute.frequency.value = dull;
    source.connect(mute).connect(shape);
  }
  shape.connect(desk.out);
  source.start(start);
  source.stop(start + lasts + 0.02);
}

function envelope({ context }: Desk, start: number, lasts: number, gain: number, rise: number): GainNode {
  const shape = context.createGain();
  shape.gain.setValueAtTime(0.0001, start);
  shape.gain.exponentialRampToValueAtTime(gain, start + rise);
  shape.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return shape;
}

/** Soft brass: a few muted saws, a hair apart. */
function brass(desk: Desk, notes: number[], lasts: number, gain: number, after = 0, spread = 0): void {
  notes.forEach((note, at) => {
    for (const off of [0.997, 1.003]) {
      tone(desk, {
        lasts,
        gain,
        from: note * off,
        wave: 'sawtooth',
        after: after + at * spread,
        rise: 0.045,
        dull: note * 3.2,
      });
    }
  });
}

/** Bells and glass: a clear note with one inharmonic overtone. */
function bell(desk: Desk, note: number, lasts: number, gain: number, after = 0): void {
  tone(desk, { lasts, gain, from: note, after });
  tone(desk, { lasts: lasts * 0.5, gain: gain * 0.35, from: note * 2.76, after });
}

/** Bone on felt or wood. */
function bone(desk: Desk, strength: number, after = 0): void {
  const pitch = 1500 + Math.random() * 900;
  noise(desk, { lasts: 0.03 + strength * 0.025, gain: 0.5 * strength, type: 'bandpass', from: pitch, q: 3.5, after });
  tone(desk, { lasts: 0.05, gain: 0.34 * strength, from: 320 + Math.random() * 120, to: 150, after });
}

/** A low blow. */
function thud(desk: Desk, strength: number, after = 0): void {
  tone(desk, { lasts: 0.22, gain: 0.9 * strength, from: 150, to: 42, after });
  noise(desk, { lasts: 0.09, gain: 0.5 * strength, type: 'lowpass', from: 900, to: 200, after });
}

/** A card sliding over another. */
function paper(desk: Desk, gain: number, after = 0): void {
  noise(desk, { lasts: 0.09, gain, type: 'bandpass', from: 2600, to: 5200, q: 0.7, after, rise: 0.02 });
}

const D3 = 146.8;
const F3 = 174.6;
const A3 = 220;
const D4 = 293.7;
const FSHARP4 = 370;
const A4 = 440;
const D5 = 587.3;
const E5 = 659.3;
const A5 = 880;

const SOUNDS: Record<SoundName, (desk: Desk, options: Required<SoundOptions>) => void> = {
  dice: (desk, { strength }) => bone(desk, 0.15 + 0.85 * strength),
  shuffle: (desk) => {
    for (let card = 0; card < 9; card++) paper(desk, 0.16 + (card % 3) * 0.05, card * 0.045);
    thud(desk, 0.2, 0.46);
  },
  draw: (desk) => paper(desk, 0.3),
  place: (desk) => {
    paper(desk, 0.2);
    thud(desk, 0.28, 0.05);
  },
  summon: (desk) => {
    noise(desk, { lasts: 0.4, gain: 0.22, type: 'bandpass', from: 220, to: 900, rise: 0.25 });
    thud(desk, 0.6, 0.26);
    brass(desk, [D3, A3], 0.6, 0.09, 0.26);
  },
  magic: (desk) => {
    noise(desk, { lasts: 0.5, gain: 0.12, type: 'bandpass', from: 900, to: 4200, q: 2, rise: 0.2 });
    [D5, A5, E5 * 2].forEach((note, at) => {
      bell(desk, note, 0.5, 0.16, 0.06 + at * 0.07);
    });
  },
  lightning: (desk) => {
    noise(desk, { lasts: 0.07, gain: 0.7, type: 'highpass', from: 2800 });
    noise(desk, { lasts: 0.05, gain: 0.5, type: 'highpass', from: 3600, after: 0.09 });
    noise(desk, { lasts: 0.6, gain: 0.45, type: 'lowpass', from: 700, to: 80, after: 0.08 });
  },
  equip: (desk) => {
    bell(desk, 1240, 0.28, 0.14);
    bell(desk, 1660, 0.34, 0.12, 0.07);
    noise(desk, { lasts: 0.12, gain: 0.16, type: 'highpass', from: 4200, rise: 0.03 });
  },
  hit: (desk, { strength }) => {
    thud(desk, 0.55 + 0.35 * strength);
    brass(desk, [A3, D4], 0.32, 0.08, 0.02);
  },
  critical: (desk) => {
    noise(desk, { lasts: 0.22, gain: 0.18, type: 'bandpass', from: 300, to: 2600, rise: 0.19 });
    thud(desk, 1, 0.2);
    noise(desk, { lasts: 0.5, gain: 0.3, type: 'highpass', from: 2400, to: 5200, after: 0.2 });
    brass(desk, [D3, A3, D4, FSHARP4], 0.9, 0.09, 0.2);
    bell(desk, A5, 0.9, 0.1, 0.24);
  },
  miss: (desk) => noise(desk, { lasts: 0.32, gain: 0.3, type: 'bandpass', from: 1700, to: 320, q: 1.4, rise: 0.08 }),
  slip: (desk) => {
    for (const [at, after] of [0, 0.06, 0.15, 0.2].entries()) bone(desk, 0.5 - at * 0.09, after);
    tone(desk, { lasts: 0.42, gain: 0.24, from: 300, to: 95, wave: 'triangle', after: 0.06 });
  },
  damage: (desk, { strength }) => {
    thud(desk, 0.4 + 0.5 * strength);
    noise(desk, { lasts: 0.14, gain: 0.3, type: 'bandpass', from: 2200, to: 500, q: 1.2 });
  },
  heal: (desk) => {
    [D4, FSHARP4, A4].forEach((note, at) => {
      tone(desk, { lasts: 0.6, gain: 0.2, from: note, rise: 0.08, after: at * 0.08 });
    });
  },
  kill: (desk) => {
    thud(desk, 1);
    thud(desk, 0.55, 0.16);
    brass(desk, [D3 / 2, F3 / 2], 0.9, 0.14, 0.1);
  },
  // Dark water rises: the fuller the cemetery, the higher and the longer it swells.
  tide: (desk, { level }) => {
    const lasts = 0.7 + level * 0.5;
    noise(desk, { lasts, gain: 0.32, type: 'lowpass', from: 220, to: 420 + level * 700, q: 3, rise: lasts * 0.5 });
    tone(desk, { lasts, gain: 0.3, from: 58 + level * 30, to: 74 + level * 64, rise: lasts * 0.45 });
    if (level > 2 / 3) bell(desk, D4 * (1 + level), 0.8, 0.12, lasts * 0.4);
  },
  // A heart, twice, and water over it.
  heart: (desk) => {
    for (const after of [0, 0.28, 0.95, 1.23]) thud(desk, after % 0.95 === 0 ? 0.8 : 0.5, after);
    noise(desk, { lasts: 1.6, gain: 0.16, type: 'lowpass', from: 180, to: 420, q: 3, rise: 0.8 });
  },
  turn: (desk) => bell(desk, A4, 0.4, 0.14),
  yourTurn: (desk) => {
    brass(desk, [A3, D4], 0.5, 0.07, 0, 0.1);
    bell(desk, D5, 0.6, 0.16, 0.1);
  },
  pass: (desk) => tone(desk, { lasts: 0.14, gain: 0.22, from: 260, to: 190, wave: 'triangle' }),
  chain: (desk, { level }) => {
    for (const after of [0, 0.07]) bell(desk, 780 * (1 + level * 0.6) + after * 1400, 0.22, 0.15, after);
    noise(desk, { lasts: 0.08, gain: 0.14, type: 'highpass', from: 3400 });
  },
  win: (desk) => {
    brass(desk, [D4], 0.3, 0.1);
    brass(desk, [FSHARP4], 0.3, 0.1, 0.18);
    brass(desk, [D3, A3, D4, FSHARP4, A4], 1.5, 0.075, 0.36);
    bell(desk, A5, 1.4, 0.1, 0.4);
  },
  lose: (desk) => {
    brass(desk, [A3], 0.4, 0.1);
    brass(desk, [F3], 0.45, 0.1, 0.26);
    brass(desk, [D3 / 2, A3 / 2, D3, F3], 1.6, 0.085, 0.54);
  },
  click: (desk) => bone(desk, 0.32),
  refuse: (desk) => {
    for (const after of [0, 0.09]) tone(desk, { lasts: 0.09, gain: 0.3, from: 130, to: 105, wave: 'triangle', after });
  },
};

/** How long a sound holds its voice, in seconds, at most. */
const LONGEST = 2.4;

export function createSounds(): Sounds {
  let context: AudioContext | null = null;
  let master: GainNode | null = null;
  let hiss: AudioBuffer | null = null;
  let bus: AudioNode | null = null;
  let volume = 0.7;
  let muted = false;
  /** When each sounding voice will be over. */
  let ringing: { until: number; dice: boolean }[] = [];

  const level = () => {
    if (master && context) master.gain.setTargetAtTime(muted ? 0 : volume * PEAK, context.currentTime, 0.01);
  };

  const unlock = () => {
    try {
      if (!context) {
        if (typeof AudioContext === 'undefined') return;
        context = new AudioContext({ latencyHint: 'interactive' });
        hiss = context.createBuffer(1, context.sampleRate, context.sampleRate);
        const data = hiss.getChannelData(0);
        for (let at = 0; at < data.length; at++) data[at] = Math.random() * 2 - 1;
        master = context.createGain();
        master.gain.value = muted ? 0 : volume * PEAK;
        // Many sounds at once bend at a soft knee to the same peak, and never go above it.
        const limit = context.createWaveShaper();
        limit.curve = Float32Array.from({ length: 1025 }, (_, at) => Math.tanh((at / 512 - 1) * 2));
        limit.connect(master).connect(context.destination);
        bus = limit;
      }
      if (context.state === 'suspended') void context.resume().catch(() => {});
    } catch {
      // A browser that refuses audio is a quiet table, not a broken one.
      context = null;
    }
  };

  return {
    play(name, options = {}) {
      if (!context || !bus || !hiss || muted || volume === 0 || context.state !== 'running') return;
      const now = context.currentTime;
      ringing = ringing.filter((voice) => voice.until > now);
      const dice = name === 'dice';
      if (ringing.length >= VOICES || (dice && ringing.filter((voice) => voice.dice).length >= DICE_VOICES)) return;
      ringing.push({ until: now + (dice ? 0.07 : 0.5), dice });

      const out = context.createGain();
      // Half the scale for one sound leaves the other half for what sounds with it.
      out.gain.value = 0.5;
      out.connect(bus);
      setTimeout(() => out.disconnect(), LONGEST * 1000);
      const { strength = 0.6, level = 0.3 } = options;
      SOUNDS[name]({ context, out, at: now + 0.005, noise: hiss }, { strength: clamp(strength), level: clamp(level) });
    },
    setVolume(wanted) {
      volume = clamp(wanted);
      level();
    },
    setMuted(wanted) {
      muted = wanted;
      level();
    },
    unlock,
  };
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
