import type { Replay } from '@wardroom/core';
import type { Audience } from './authority.ts';
import type { Course } from './course.ts';
import type { Entry } from './entries.ts';
import { factsFor } from './facts.ts';
import { judgeActs } from './judge.ts';
import type { FromRoom, Told } from './messages.ts';
import { isOver } from './open.ts';
import type { RoomPorts } from './ports.ts';
import { hear, retell, sleep, tellOf, type Watch, wake, watchFrom } from './watch.ts';

/**
 * Those who are connected to a room. Sessions of the same viewer are told the same; what they are told is worked out once, and
 * only for viewers who are there. The last messages are kept for whoever lost some.
 */
export interface Stand extends Audience {
  join: (viewer: number, send: (m: FromRoom) => void, judge: boolean) => Seated;
  size: () => number;
  close: () => void;
}

export interface Seated {
  say: (m: FromRoom) => void;
  /** Tell what came after message number `cursor`, or where everything stands. */
  greet: (cursor?: number) => void;
  open: () => boolean;
  close: () => void;
}

interface Listener {
  send: (m: FromRoom) => void;
  /** The last message it was sent; -1 before it was greeted. */
  n: number;
  replayed: boolean;
  judge: boolean;
}

interface Lens {
  watch: Watch;
  /** Messages told before the one that is being made. */
  told: number;
  listeners: Set<Listener>;
  /** The last messages, with the times of their entries. */
  kept: { told: Told; t: number }[];
}

/** Messages kept for those who lost some: the rest is worked out of the log again. */
const KEPT = 20;
/** Milliseconds without anything to tell, after which a room keeps nothing but what it cannot work out again. */
const RESTS = 5000;

export function stands(
  ports: Pick<RoomPorts, 'now' | 'after'>,
  room: () => { c: Course; entries: readonly Entry[]; replay: Replay | null },
): Stand {
  const lenses = new Map<number, Lens>();
  const waiting = new Set<() => void>();
  let closed = false;
  /** When something was told last. */
  let lastTold = 0;
  let resting = true;

  /** Spectators are behind by so much. */
  const delayOf = (viewer: number): number => {
    const { rules, seats } = room().c;
    return viewer === seats.length ? (rules.spectators?.delay ?? 0) : 0;
  };

  const later = (ms: number, work: () => void): void => {
    const cancel = ports.after(ms, () => {
      waiting.delete(cancel);
      if (!closed) work();
    });
    waiting.add(cancel);
  };

  /** Send everybody of a viewer what is due and they have not had. */
  const release = (lens: Lens): void => {
    const delay = delayOf(lens.watch.viewer);
    const until = delay === 0 ? Number.POSITIVE_INFINITY : ports.now() - delay;
    for (const listener of lens.listeners) {
      if (listener.n < 0) continue;
      for (const { told, t } of lens.kept) {
        if (told.n <= listener.n || t > until) continue;
        listener.n = told.n;
        deliver(listener, told);
      }
    }
    while (lens.kept.length > KEPT && lens.kept[0].t <= until) lens.kept.shift();
    const next = lens.kept.find((x) => x.t > until);
    if (next !== undefined) later(next.t - until, () => release(lens));
    else finishFor(lens);
  };

  const finishFor = (lens: Lens): void => {
    const { replay } = room();
    if (replay === null) return;
    for (const listener of lens.listeners) {
      if (listener.replayed || listener.n < lens.told) continue;
      listener.replayed = true;
      deliver(listener, { is: 'replay', replay });
    }
  };

  /** A connection that cannot be written to is gone; the others are not. */
  const deliver = (listener: Listener, m: FromRoom): void => {
    try {
      listener.send(m);
    } catch {
      listener.send = () => {};
    }
  };

  const lensOf = (viewer: number): Lens => {
    const known = lenses.get(viewer);
    if (known !== undefined) return known;
    const { c, entries } = room();
    // Late spectators are to be told what is still under way to the others.
    const delayed = delayOf(viewer) > 0 && c.machine !== null ? seenBy(entries, viewer) : null;
    const { n, shown, notes, messages } = retell(entries, viewer, delayed?.n ?? null, c.noticedAt[viewer]);
    const lens: Lens = { watch: watchFrom(viewer, shown, notes.length), told: n, listeners: new Set(), kept: messages };
    lenses.set(viewer, lens);
    stir();
    if (delayed !== null && messages.length > 0) release(lens);
    return lens;
  };

  /** Where things stand for a viewer who is behind. */
  const seenBy = (entries: readonly Entry[], viewer: number): ReturnType<typeof retell> => {
    const until = ports.now() - delayOf(viewer);
    const after = entries.findIndex((x, i) => i > 0 && x.t > until);
    const seen = after < 0 ? entries : entries.slice(0, after);
    const { c } = room();
    if (delayOf(viewer) === 0) return retell(seen, viewer, null, c.noticedAt[viewer]);
    // How far they have been told is not known beforehand: once to count, once to look.
    return retell(seen, viewer, retell(seen, viewer, null).n);
  };

  const greet = (listener: Listener, viewer: number, cursor: number | undefined): void => {
    const { c, entries } = room();
    const lens = lensOf(viewer);
    const upTo = delayOf(viewer) === 0 ? lens.told : seenBy(entries, viewer).n;
    if (cursor !== undefined && c.machine !== null && cursor >= 0 && cursor <= upTo) {
      const oldest = lens.kept[0]?.told.n ?? Number.POSITIVE_INFINITY;
      const missed = oldest <= cursor + 1 ? lens.kept : retell(entries, viewer, cursor).messages;
      for (const { told } of missed) if (told.n > cursor && told.n <= upTo) deliver(listener, told);
    } else {
      const { n, shown, history, notes } = seenBy(entries, viewer);
      deliver(listener, {
        is: 'whole',
        n,
        facts: factsFor(c, viewer),
        shown,
        history,
        notes,
        ago: Math.max(0, ports.now() - c.t),
        ...(shown === null && c.machine !== null ? { begins: c.begun + delayOf(viewer) - ports.now() } : {}),
        ...(listener.judge ? { judge: judgeActs(c) } : {}),
      });
    }
    listener.n = upTo;
    listener.replayed = false;
    lens.listeners.add(listener);
    if (isOver(c)) finishFor(lens);
  };

  /** Not made where an entry is taken: it would hold on to all that is remembered there. */
  const listenerOf =
    (c: Course): Course['listen'] =>
    (e, s) => {
      for (const { watch } of lenses.values()) hear(c, watch, e, s);
    };

  const stir = (): void => {
    lastTold = ports.now();
    if (resting) later(RESTS, rest);
    resting = false;
  };
  const rest = (): void => {
    const left = lastTold + RESTS - ports.now();
    resting = left <= 0;
    if (!resting) {
      later(left, rest);
      return;
    }
    for (const lens of lenses.values()) {
      const delay = delayOf(lens.watch.viewer);
      lens.kept = lens.kept.filter((x) => delay > 0 && x.t > ports.now() - delay);
      sleep(lens.watch);
    }
  };

  return {
    before: (c) => {
      const saved = [...lenses.values()].map((lens) => {
        wake(lens.watch);
        const { shown, view, noted } = lens.watch;
        lens.watch.beats = [];
        return () => void Object.assign(lens.watch, { shown, view, noted, beats: [] });
      });
      c.listen = listenerOf(c);
      return () => {
        for (const undo of saved) undo();
      };
    },
    tell: (c, t) => {
      const { entries } = room();
      stir();
      for (const lens of lenses.values()) {
        // What a viewer has seen from the beginning on is asked for once, when it is over.
        const history = () => retell(entries, lens.watch.viewer, null).history;
        const told = tellOf(c, lens.watch, lens.told, history);
        if (told === null) continue;
        lens.told = told.n;
        lens.kept.push({ told, t });
        release(lens);
      }
    },
    join: (viewer, send, judge) => {
      const listener: Listener = { send, n: -1, replayed: false, judge };
      let open = true;
      return {
        say: (m) => {
          if (open) deliver(listener, m);
        },
        greet: (cursor) => {
          if (open) greet(listener, viewer, cursor);
        },
        open: () => open,
        close: () => {
          open = false;
          const lens = lenses.get(viewer);
          lens?.listeners.delete(listener);
          // Nobody is there: what they will have missed is worked out when they come back.
          if (lens?.listeners.size === 0) lenses.delete(viewer);
        },
      };
    },
    fail: (error) => {
      for (const lens of lenses.values()) for (const x of lens.listeners) deliver(x, { is: 'failed', error });
    },
    finish: () => {
      for (const lens of lenses.values()) if (delayOf(lens.watch.viewer) === 0) finishFor(lens);
    },
    size: () => [...lenses.values()].reduce((sum, lens) => sum + lens.listeners.size, 0),
    close: () => {
      closed = true;
      for (const cancel of waiting) cancel();
      lenses.clear();
    },
  };
}
