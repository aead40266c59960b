import { BAR, BOLD, END, INK, line, MIDDLE, PALE, picture, rect, round, SMALL, text } from '@wardroom/lab/svg';
import type { Step } from './main.ts';

export interface Report {
  machine: string;
  /** What else the machine did, as load average. */
  busy: number;
  every: number;
  steps: readonly Step[];
  /** Bytes. */
  idle: number;
  /** Milliseconds. */
  rebuild: number;
  entries: number;
  /** Commits a second. */
  sqlite: number;
  postgres: number;
  goals: readonly { text: string; figure: string; met: boolean }[];
}

const GOAL = 50;

/** How long an answer takes with more and more matches. */
export function scalePicture({ steps, every }: Report): string {
  const [left, top, width, height] = [70, 60, 560, 260];
  const most = Math.max(GOAL * 1.2, ...steps.map((s) => Math.min(s.p99, 200)));
  const y = (ms: number): number => top + height - (Math.min(ms, most) / most) * height;
  const slot = width / Math.max(1, steps.length);
  const x = (i: number): number => left + slot * (i + 0.5);
  const marks = [0, 10, 25, 50, 100, 200].filter((ms) => ms <= most);
  return picture(680, 400, `Answers in one machine, a decision every ${every / 1000} s in each match`, [
    ...marks.map((ms) => line(`M${left} ${round(y(ms))}H${left + width}`, 'stroke-opacity="0.3"')),
    ...marks.map((ms) => text(left - 8, y(ms) + 5, `${ms} ms`, `${END} ${SMALL}`)),
    line(`M${left} ${round(y(GOAL))}H${left + width}`, 'stroke-width="2" stroke-dasharray="6 4"'),
    text(left + width, y(GOAL) - 6, 'goal', `${END} ${SMALL}`),
    ...steps.flatMap((s, i) => [
      rect(x(i) - slot * 0.3, y(s.p99), slot * 0.6, top + height - y(s.p99), PALE),
      rect(x(i) - slot * 0.18, y(s.median), slot * 0.36, top + height - y(s.median), BAR),
      text(x(i), y(s.p99) - 6, `${s.p99.toFixed(0)} ms`, `${MIDDLE} ${SMALL} ${BOLD}`),
      text(x(i), top + height + 20, s.matches.toLocaleString('en'), `${MIDDLE} ${SMALL}`),
      text(
        x(i),
        top + height + 38,
        `${(s.share * 100).toFixed(0)} % of a core`,
        `${MIDDLE} font-size="11" fill="${INK}"`,
      ),
    ]),
    text(
      left + width / 2,
      top + height + 62,
      'matches at once; wide bars: 99th percentile, narrow bars: median',
      `${MIDDLE} ${SMALL}`,
    ),
  ]);
}

export function scalePage(report: Report): string {
  const { machine, busy, every, steps, idle, rebuild, entries, sqlite, postgres, goals } = report;
  const n = (x: number, digits = 0): string =>
    x.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `# What one machine carries

Made by \`npm run bench -- server --write\`. ${machine}; players and server share the machine. Load average when it was done: ${busy.toFixed(1)}.

Scripted players play duels of Ward over real sockets, on SQLite with every commit on the disk, a decision every ${every / 1000} s in each
match. An answer's time is from sending it until it is said to be kept. Matches are doubled until the 99th percentile passes 50 ms.

![Answers with more and more matches](scale.svg)

| matches | decisions/s | median | 99th percentile | messages a decision | bytes a decision | processor a decision | of a core | players, of a core |
|---|---|---|---|---|---|---|---|---|
${steps
  .map(
    (s) =>
      `| ${n(s.matches)} | ${n(s.decisions / s.seconds)} | ${n(s.median, 1)} ms | ${n(s.p99, 1)} ms | ${n(s.messages / s.decisions, 1)} | ${n(s.bytes / s.decisions)} | ${n(s.cpu, 2)} ms | ${n(s.share * 100)} % | ${n(s.players * 100)} % |`,
  )
  .join('\n')}

| what | measured |
|---|---|
| heap of an idle match, 60 decisions in, both players joined (connections apart) | ${n(idle / 1000, 1)} kB |
| processor time to rebuild a finished duel (${entries} entries) from its log | ${n(rebuild, 1)} ms |
| entries kept a second, 1,000 matches at once, SQLite | ${n(sqlite)} |
| the same, PostgreSQL on the same machine | ${n(postgres)} |

${goals.map((g) => `- ${g.met ? 'reached' : '**missed**'}: ${g.text}: ${g.figure}`).join('\n')}

What follows from it past one machine and one database stands in [decisions/scale.md](decisions/scale.md).
`;
}
