import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Figures of one node for those who run it, in the text that Prometheus reads. */
export interface Metrics {
  /** An entry was asked to be kept: how long it took, and whether it was the first with its number. */
  appended: (milliseconds: number, kept: boolean) => void;
  failed: () => void;
  socket: (change: 1 | -1) => void;
  /** For one connection: what it says, and what it is told of that. */
  answering: () => Answering;
  text: (now: Gauges) => string;
}

export interface Answering {
  asked: (message: unknown) => void;
  told: (message: unknown) => void;
}

export interface Gauges {
  /** Matches that are open on this node. */
  rooms: number;
  /** Bots' decisions that wait for a thread. */
  thoughts: number;
}

/** Seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];
/** Messages of one connection that are waited for: a client that numbers what it never gets an answer to is not measured. */
const MOST_ASKED = 50;

export function metrics(): Metrics {
  const appends = histogram('append_seconds', 'How long the database took to keep an entry.');
  const answers = histogram('answer_seconds', 'How long a player waited to hear that a message is kept or refused.');
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let kept = 0;
  let beaten = 0;
  let failures = 0;
  let sockets = 0;

  return {
    appended: (milliseconds, first) => {
      appends.add(milliseconds);
      if (first) kept++;
      else beaten++;
    },
    failed: () => void failures++,
    socket: (change) => {
      sockets += change;
    },
    answering: () => {
      const since = new Map<string, number>();
      return {
        asked: (message) => {
          const key = keyOf(message);
          if (key !== undefined && since.size < MOST_ASKED) since.set(key, performance.now());
        },
        told: (message) => {
          const key = keyOf(message);
          const began = key === undefined ? undefined : since.get(key);
          if (key === undefined || began === undefined) return;
          since.delete(key);
          answers.add(performance.now() - began);
        },
      };
    },
    text: ({ rooms, thoughts }) => {
      const text = [
        figure('sockets', 'gauge', 'Connections that are open.', [['', sockets]]),
        figure('rooms', 'gauge', 'Matches that are open on this node.', [['', rooms]]),
        figure('thoughts_waiting', 'gauge', "Bots' decisions that wait for a thread.", [['', thoughts]]),
        figure('appends_total', 'counter', 'Entries of matches, kept or beaten to their number by another node.', [
          ['{result="kept"}', kept],
          ['{result="beaten"}', beaten],
        ]),
        appends.text(),
        answers.text(),
        figure('failures_total', 'counter', 'Errors that no player could do anything about.', [['', failures]]),
        figure(
          'loop_delay_seconds',
          'gauge',
          'How late this node is with its work, the 99th percentile since the last look.',
          [['', delay.percentile(99) / 1e9]],
        ),
        figure('memory_bytes', 'gauge', 'Memory of the process.', [['', process.memoryUsage.rss()]]),
      ].join('\n');
      delay.reset();
      return `${text}\n`;
    },
  };
}

/** What a client calls a message of its own. */
const keyOf = (message: unknown): string | undefined => {
  const { key } = (message ?? {}) as { key?: unknown };
  return typeof key === 'string' ? key : undefined;
};

const figure = (name: string, type: string, help: string, lines: readonly (readonly [string, number])[]): string =>
  [
    `# HELP wardroom_${name} ${help}`,
    `# TYPE wardroom_${name} ${type}`,
    ...lines.map(([rest, n]) => `wardroom_${name}${rest} ${n}`),
  ].join('\n');

function histogram(name: string, help: string): { add: (milliseconds: number) => void; text: () => string } {
  const within = BOUNDS.map(() => 0);
  let seconds = 0;
  let count = 0;
  return {
    add: (milliseconds) => {
      const took = milliseconds / 1000;
      seconds += took;
      count++;
      BOUNDS.forEach((bound, i) => {
        if (took <= bound) within[i]++;
      });
    },
    text: () =>
      figure(name, 'histogram', help, [
        ...BOUNDS.map((bound, i) => [`_bucket{le="${bound}"}`, within[i]] as const),
        ['_bucket{le="+Inf"}', count],
        ['_sum', seconds],
        ['_count', count],
      ]),
  };
}
