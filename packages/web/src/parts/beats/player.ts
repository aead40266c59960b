import type { EventView } from '@wardroom/core';
import type { Beat, LessonTell } from '@wardroom/host';
import { afterAnswer, freshMeter, type Meter, type Paced, showing } from './pacing.ts';

/**
 * Shows what happens, beat by beat, in play and in replays: beats come faster than people can follow, and each is held for
 * its time (`pacing.ts`). Everything can be passed over.
 */
export interface Player {
  push: (beats: readonly Beat[]) => void;
  /** Pass over what is to come: until the next turn begins, or until the table waits. It goes for what has not come yet, too. */
  skip: (to: SkipTo) => void;
  /** What is being shown has been seen: dice lie, something was read. */
  release: () => void;
  /** The table waits for an answer: nothing is passed over any more. */
  rested: () => void;
  /** Forget what was to be shown; what is being shown ends without a word. */
  clear: () => void;
  /** Take what a lesson has to say off what is still to come. */
  hush: () => void;
  busy: () => boolean;
}

export type SkipTo = 'turn' | 'rest';

export interface Stage {
  paced: (beat: Beat, next: Beat | null) => Paced;
  /** What is heard with it. */
  sound: (beat: Beat) => void;
}

export interface PlayerHooks {
  stage: () => Stage;
  /** Times the natural time; 0 is at once. */
  pace: () => number;
  still: () => boolean;
  /** Put it on the screen. `passed`: what has happened since the last, this one included; `tempo`: how fast dice fly. */
  show: (beat: Beat, next: Beat | null, passed: readonly EventView[], tempo: number) => void;
  /** A lesson has something to say: resolves when it has been read. */
  read?: (tell: LessonTell) => Promise<void>;
  /** Before anything is shown: at the fastest pace, what comes before the page has been drawn again is drawn with it. */
  ready?: () => Promise<void>;
  /** All has been shown. */
  done: () => void;
}

/** So far it looks ahead to share out time: no turn is longer. */
const AHEAD = 200;

export function createPlayer(hooks: PlayerHooks): Player {
  let queue: Beat[] = [];
  let showingNow = false;
  /** Which run is the current one: clearing ends the old one. */
  let run = 0;
  let release: (() => void) | null = null;
  let skipping: SkipTo | null = null;
  let meter: Meter = freshMeter();

  const hold = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const done = (): void => {
        clearTimeout(timer);
        release = null;
        resolve();
      };
      const timer = setTimeout(done, ms);
      release = done;
    });

  const play = async (): Promise<void> => {
    if (showingNow) return;
    showingNow = true;
    const own = ++run;
    await hooks.ready?.();
    let passed: EventView[] = [];
    while (queue.length > 0 && own === run) {
      const { paced, sound } = hooks.stage();
      const first = paced(queue[0], queue[1] ?? null);
      if (skipping === 'turn' && first.turn !== undefined) skipping = null;
      const pace = skipping === null ? hooks.pace() : 0;
      const ahead = pace === 0 ? 1 : AHEAD;
      const known = queue.slice(0, ahead).map((beat, i) => (i === 0 ? first : paced(beat, queue[i + 1] ?? null)));
      const beat = queue.shift()!;
      const next = queue[0] ?? null;
      const { ms, tempo, meter: after } = showing(known, meter, pace, hooks.still());
      meter = after;
      passed.push(beat.event);
      if (pace > 0) sound(beat);
      // What nobody has time to see is not drawn.
      if (ms <= 0 && next !== null && beat.tell === undefined) continue;
      const log = passed;
      passed = [];
      hooks.show(beat, next, log, tempo);
      if (ms > 0) await hold(ms);
      if (beat.tell !== undefined && own === run) {
        skipping = null;
        await hooks.read?.(beat.tell);
      }
    }
    if (own !== run) return;
    showingNow = false;
    hooks.done();
  };

  return {
    push: (beats) => {
      queue.push(...beats);
      void play();
    },
    skip: (to) => {
      skipping = to;
      release?.();
    },
    release: () => release?.(),
    rested: () => {
      skipping = null;
      meter = afterAnswer(meter, hooks.pace());
    },
    clear: () => {
      queue = [];
      run++;
      showingNow = false;
      skipping = null;
      meter = freshMeter();
      release?.();
    },
    hush: () => {
      queue = queue.map(({ tell: _, ...beat }) => beat);
    },
    busy: () => showingNow,
  };
}
