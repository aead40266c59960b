/** Figures of one node for those who run it, in the text that Prometheus reads. */
export interface Metrics {
  /** An entry was asked to be kept: how long it took, and whether it was the first with its number. */
  appended: (milliseconds: number, kept: boolean) => void;
  failed: () => void;
  socket: (change: 1 | -1) => void;
  text: (rooms: number) => string;
}

/** Seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function metrics(): Metrics {
  const within = BOUNDS.map(() => 0);
  let seconds = 0;
  let kept = 0;
  let beaten = 0;
  let failures = 0;
  let sockets = 0;

  const figure = (name: string, type: string, help: string, lines: readonly (readonly [string, number])[]): string =>
    [
      `# HELP wardroom_${name} ${help}`,
      `# TYPE wardroom_${name} ${type}`,
      ...lines.map(([rest, n]) => `wardroom_${name}${rest} ${n}`),
    ].join('\n');

  return {
    appended: (milliseconds, first) => {
      const took = milliseconds / 1000;
      seconds += took;
      BOUNDS.forEach((bound, i) => {
        if (took <= bound) within[i]++;
      });
      if (first) kept++;
      else beaten++;
    },
    failed: () => void failures++,
    socket: (change) => {
      sockets += change;
    },
    text: (rooms) => {
      const count = kept + beaten;
      return `${[
        figure('sockets', 'gauge', 'Connections that are open.', [['', sockets]]),
        figure('rooms', 'gauge', 'Matches that are open on this node.', [['', rooms]]),
        figure('appends_total', 'counter', 'Entries of matches, kept or beaten to their number by another node.', [
          ['{result="kept"}', kept],
          ['{result="beaten"}', beaten],
        ]),
        figure('append_seconds', 'histogram', 'How long the database took to keep an entry.', [
          ...BOUNDS.map((bound, i) => [`_bucket{le="${bound}"}`, within[i]] as const),
          ['_bucket{le="+Inf"}', count],
          ['_sum', seconds],
          ['_count', count],
        ]),
        figure('failures_total', 'counter', 'Errors that no player could do anything about.', [['', failures]]),
      ].join('\n')}\n`;
    },
  };
}
