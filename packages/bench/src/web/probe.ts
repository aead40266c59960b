/**
 * What is put into a page before anything else runs there. It measures, and finds what can be clicked.
 *
 * Handed to the browser as text: it must not use anything from outside of itself.
 */

/** A place on the page that a mouse can press. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** What the table wants, as somebody who looks at it would say. */
export interface Scene {
  /** `showing` is everything in between: something is played, or a bot thinks. */
  readonly is: 'asked' | 'over' | 'window' | 'showing';
  readonly cards: readonly Spot[];
  readonly buttons: readonly Spot[];
  /** The button that cuts short what is being shown. */
  readonly skip: Spot | null;
}

/** Milliseconds from the click until the page had drawn the first change, and until that was on the screen. */
export interface Answer {
  readonly page: number;
  readonly screen: number;
}

export interface Probe {
  /** Each click that was answered, in their order. */
  answered: Answer[];
  /** When something visible last changed. */
  changed: number;
  /** The longest that the page was busy at a stretch, from 50 ms on, and how often. */
  longest: number;
  long: number;
  /** The longest between two frames. */
  gap: number;
  /** Watch the frames; off unless asked for, since a page that asks for every frame is a busier page. */
  watchFrames: boolean;
  /** Choices that seat 1 has made. */
  decisions: number;
  /** When the engine was told to deal, when its first question came, and when the question was on the screen. */
  dealt: number;
  question: number;
  onScreen: number;
  look: () => Scene;
}

// The few things of a browser that are used here: the packages beside this one are checked without a browser's names.
interface Element {
  readonly parentElement: Element | null;
  readonly textContent: string | null;
  closest(selector: string): Element | null;
  contains(other: Element | null): boolean;
  querySelector(selector: string): Element | null;
  querySelectorAll(selector: string): Iterable<Element>;
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
}
interface Mutation {
  readonly attributeName: string | null;
  /** A text that changed is no element. */
  readonly target: Element | { readonly parentElement: Element | null };
}
interface WorkerMessage {
  readonly data: {
    readonly desk?: { is: string; update?: { rest: unknown }; record?: { inputs: { seat: number }[] } };
  };
}
declare class Worker {
  constructor(...args: unknown[]);
  addEventListener(type: 'message', hear: (message: WorkerMessage) => void): void;
  postMessage(message: { desk?: { do: string } }): void;
}
declare const document: Element & { elementFromPoint(x: number, y: number): Element | null };
declare const window: {
  probe: Probe;
  Worker: typeof Worker;
  addEventListener(type: string, hear: (event: { timeStamp: number }) => void, capture: boolean): void;
};
declare function requestAnimationFrame(then: (time: number) => void): void;
declare const MutationObserver: new (
  hear: (records: Mutation[]) => void,
) => { observe(at: unknown, options: Record<string, boolean>): void };
declare const PerformanceObserver: new (
  hear: (list: { getEntries(): { name: string; startTime: number; duration: number }[] }) => void,
) => { observe(options: { type: string; durationThreshold?: number }): void };
declare const MessageChannel: new () => {
  port1: { onmessage: () => void };
  port2: { postMessage(message: null): void };
};

export function install(): void {
  /** The middle of it, or another point of it that nothing lies upon. */
  const spot = (element: Element): Spot | null => {
    const { x, y, width, height } = element.getBoundingClientRect();
    for (const [across, down] of [
      [0.5, 0.5],
      [0.2, 0.3],
      [0.1, 0.8],
      [0.8, 0.3],
      [0.9, 0.8],
    ]) {
      const at = { x: x + width * across, y: y + height * down };
      if (element.contains(document.elementFromPoint(at.x, at.y)))
        return { ...at, text: (element.textContent ?? '').trim() };
    }
    return null;
  };
  const spots = (within: Element | null, selector: string): Spot[] =>
    [...(within?.querySelectorAll(selector) ?? [])].map(spot).filter((at) => at !== null);

  const probe: Probe = {
    answered: [],
    changed: 0,
    longest: 0,
    long: 0,
    gap: 0,
    watchFrames: false,
    decisions: 0,
    dealt: 0,
    question: 0,
    onScreen: 0,
    look() {
      const open = document.querySelector('dialog[open]');
      const bar = document.querySelector('[data-asked]');
      const buttons = spots(open ?? bar, 'button:not([aria-label="Close"])');
      const skip = buttons.find(({ text }) => text === 'Skip') ?? null;
      const cards = spots(document, '[data-card] button').filter(({ text }) => text.includes('can be chosen'));
      const asked = document.querySelector('[data-asked="true"]') !== null;
      // It may stand below the edge of its window, where it cannot be pressed.
      const over = [...(open?.querySelectorAll('button') ?? [])].some((b) => b.textContent?.trim() === 'Rematch');
      const is = over ? 'over' : open !== null ? 'window' : asked ? 'asked' : 'showing';
      return { is, cards, buttons, skip };
    },
  };
  window.probe = probe;

  // From the click to the picture, from two ends. The browser's own measure (Event Timing) knows when a picture really
  // was on the screen, but takes the next one whatever it shows: a table that waits for its engine before it changes
  // anything would look quick. So the first change that can be seen is watched for too, and the frame that draws it; a
  // task that is asked for within a frame runs when the frame is drawn. The later of the two counts. Both begin with
  // the time of the click itself, and so count what it waited for a busy page.
  let clicked = 0;
  window.addEventListener(
    'click',
    ({ timeStamp }) => {
      clicked = timeStamp;
    },
    true,
  );
  const presented = new Map<number, number>();
  const drawn = new Map<number, number>();
  const settle = (from: number): void => {
    const [picture, frame] = [presented.get(from), drawn.get(from)];
    if (picture === undefined || frame === undefined) return;
    drawn.delete(from);
    probe.answered.push({ page: frame, screen: Math.max(picture, frame) });
  };
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name !== 'click') continue;
      presented.set(startTime, duration);
      settle(startTime);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
  const channel = new MessageChannel();
  const after: (() => void)[] = [];
  channel.port1.onmessage = () => after.shift()?.();
  const afterFrame = (then: () => void): void =>
    requestAnimationFrame(() => {
      after.push(then);
      channel.port2.postMessage(null);
    });
  // What glides is written into `style` all the time, what is only read out is not seen, and a clock ticks
  // without being clicked.
  const visible = ({ attributeName, target }: Mutation): boolean => {
    const element = 'closest' in target ? target : target.parentElement;
    return attributeName !== 'style' && element?.closest('[aria-live], .visually-hidden, [role=timer]') === null;
  };
  new MutationObserver((records) => {
    if (!records.some(visible)) return;
    probe.changed = performance.now();
    if (probe.onScreen === 0 && document.querySelector('[data-asked="true"]') !== null)
      afterFrame(() => {
        probe.onScreen ||= performance.now();
      });
    if (clicked === 0) return;
    const from = clicked;
    clicked = 0;
    afterFrame(() => {
      drawn.set(from, performance.now() - from);
      settle(from);
      // What was presented within 16 ms is not reported.
      setTimeout(() => {
        if (!presented.has(from)) presented.set(from, 0);
        settle(from);
      }, 1_000);
    });
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      probe.long++;
      probe.longest = Math.max(probe.longest, duration);
    }
  }).observe({ type: 'longtask' });

  let last = 0;
  const frame = (): void => {
    const now = performance.now();
    if (probe.watchFrames && last > 0) probe.gap = Math.max(probe.gap, now - last);
    last = probe.watchFrames ? now : 0;
    if (probe.watchFrames) requestAnimationFrame(frame);
    else setTimeout(frame, 100);
  };
  frame();

  const Engine = window.Worker;
  window.Worker = class extends Engine {
    constructor(...args: unknown[]) {
      super(...args);
      this.addEventListener('message', ({ data: { desk } }) => {
        if (desk?.is === 'update' && desk.update?.rest && probe.question === 0) probe.question = performance.now();
        if (desk?.record !== undefined) probe.decisions = desk.record.inputs.filter(({ seat }) => seat === 1).length;
      });
    }
    override postMessage(message: { desk?: { do: string } }): void {
      if (message.desk?.do === 'open') probe.dealt = performance.now();
      super.postMessage(message);
    }
  };
}
