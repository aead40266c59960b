import type { EventView, View } from '@wardroom/core';
import type { Beat, ReplayFacts, Viewer } from '@wardroom/host';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../engine/link.ts';
import { createPlayer, type Player, type Stage } from '../../parts/beats/player.ts';
import { motionReduced, useSettings } from '../../settings.ts';

/** A replay being watched: where it stands, what is shown, and how to move about in it. */
export interface Watching {
  /** Index of the step that has happened last. */
  at: number;
  view: View | null;
  beat: Beat | null;
  next: Beat | null;
  /** How fast it is shown. */
  tempo: number;
  /** All that the viewer has seen up to here. */
  log: EventView[];
  playing: boolean;
  error: string | null;
  /** Jump to a step. */
  goTo: (step: number) => void;
  /** Show the next step as in play. */
  forward: () => void;
  play: () => void;
  pause: () => void;
  /** The dice have come to rest. */
  diceDone: () => void;
}

interface Shown {
  view: View | null;
  beat: Beat | null;
  next: Beat | null;
  tempo: number;
  events: number;
}

/** Between two steps, so that each is seen to be one. */
const BREATH = 250;

export function useWatching(
  id: number,
  facts: ReplayFacts,
  viewer: Viewer,
  speed: number,
  first: number,
  stage: Stage,
): Watching {
  const { steps } = facts;
  const [at, setAt] = useState(first);
  const [shown, setShown] = useState<Shown>({
    view: null,
    beat: null,
    next: null,
    tempo: 1,
    events: steps[first].events,
  });
  const [log, setLog] = useState<EventView[]>([]);
  const [playing, setPlaying] = useState(false);
  const [error, setError] = useState<string | null>(null);
  /** What is being shown now. Whatever began before it stops when it finds that it is not that any more. */
  const run = useRef(0);
  /** Ends the wait between two steps. */
  const release = useRef<(() => void) | null>(null);
  /** Called when all beats of a step have been shown. */
  const shownAll = useRef<(() => void) | null>(null);
  /** The step on its way, or -1. */
  const coming = useRef(-1);
  const here = useRef(first);
  const pace = useRef(speed);
  pace.current = speed;
  const staged = useRef(stage);
  staged.current = stage;
  const player = useRef<Player>(null);
  player.current ??= createPlayer({
    stage: () => staged.current,
    pace: () => 1 / pace.current,
    still: () => motionReduced(useSettings.getState().motion),
    show: (beat, next, _passed, tempo) => setShown({ view: beat.view, beat, next, tempo, events: beat.at + 1 }),
    done: () => shownAll.current?.(),
  });
  const isPlaying = useRef(false);
  isPlaying.current = playing;
  const { seat, open } = viewer;

  const begin = useCallback((): number => {
    release.current?.();
    player.current?.clear();
    shownAll.current?.();
    return ++run.current;
  }, []);

  const rest = useCallback(
    async (step: number, own: number): Promise<void> => {
      const { view, events } = await call('replayAt', id, steps[step].at, { seat, open });
      if (own === run.current) setShown((was) => ({ ...was, view, beat: null, next: null, events }));
    },
    [id, steps, seat, open],
  );

  const fail = useCallback((e: unknown): void => {
    setPlaying(false);
    setError(e instanceof Error ? e.message : String(e));
  }, []);

  const goTo = useCallback(
    (step: number): void => {
      const to = Math.max(0, Math.min(steps.length - 1, step));
      const own = begin();
      coming.current = -1;
      here.current = to;
      setAt(to);
      rest(to, own).catch(fail);
    },
    [steps, begin, rest, fail],
  );

  const wait = useCallback(
    (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const done = (): void => {
          clearTimeout(timer);
          release.current = null;
          resolve();
        };
        const timer = setTimeout(done, ms);
        release.current = done;
      }),
    [],
  );

  /** Show the next step event by event. False if something else was asked for meanwhile. */
  const animate = useCallback(
    async (own: number): Promise<boolean> => {
      const from = here.current;
      coming.current = from + 1;
      const beats = await call('replayBeats', id, steps[from].at, steps[from + 1].at, { seat, open });
      if (own !== run.current) return false;
      setAt(from + 1);
      await new Promise<void>((resolve) => {
        shownAll.current = resolve;
        player.current!.push(beats);
      });
      if (own !== run.current) return false;
      here.current = from + 1;
      coming.current = -1;
      await rest(from + 1, own);
      return own === run.current;
    },
    [id, steps, seat, open, rest],
  );

  const forward = useCallback((): void => {
    setPlaying(false);
    // Every press is a step: one on its way is taken as seen.
    if (coming.current >= 0) here.current = coming.current;
    if (here.current < steps.length - 1) animate(begin()).catch(fail);
    else goTo(here.current);
  }, [steps, goTo, animate, begin, fail]);

  useEffect(() => {
    if (!playing) return;
    const own = begin();
    const go = async (): Promise<void> => {
      if (here.current >= steps.length - 1) here.current = 0;
      while (here.current < steps.length - 1) {
        if (!(await animate(own))) return;
        await wait(BREATH / pace.current);
        if (own !== run.current) return;
      }
      setPlaying(false);
    };
    go().catch(fail);
  }, [playing, steps, begin, animate, wait, fail]);

  // Another seat looks: the same moment in its eyes.
  useEffect(() => {
    let gone = false;
    call('replayLog', id, { seat, open }).then((all) => {
      if (!gone) setLog(all);
    }, fail);
    // While it plays, the player itself goes on in the new view.
    if (!isPlaying.current) {
      if (coming.current >= 0) here.current = coming.current;
      coming.current = -1;
      rest(here.current, begin()).catch(fail);
    }
    return () => {
      gone = true;
    };
  }, [id, seat, open, rest, begin, fail]);

  useEffect(
    () => () => {
      run.current++;
      release.current?.();
      player.current?.clear();
    },
    [],
  );

  const pause = useCallback((): void => {
    setPlaying(false);
    goTo(coming.current >= 0 ? coming.current : here.current);
  }, [goTo]);

  return {
    at,
    view: shown.view,
    beat: shown.beat,
    next: shown.next,
    tempo: shown.tempo,
    log: useLogUpTo(log, shown.events),
    playing,
    error,
    goTo: useCallback(
      (step: number) => {
        setPlaying(false);
        goTo(step);
      },
      [goTo],
    ),
    forward,
    play: useCallback(() => setPlaying(true), []),
    pause,
    diceDone: useCallback(() => player.current?.release(), []),
  };
}

/** The same list for the same length, so that a log is not drawn anew without need. */
function useLogUpTo(log: EventView[], events: number): EventView[] {
  const last = useRef<{ log: EventView[]; events: number; cut: EventView[] }>({ log: [], events: 0, cut: [] });
  if (last.current.log !== log || last.current.events !== events) {
    last.current = { log, events, cut: log.slice(0, events) };
  }
  return last.current.cut;
}
