import type { Story } from '@wardroom/host';
import { useEffect, useMemo, useRef, useState } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { listed } from '../../parts/words/sides.ts';
import css from './ChanceChart.module.css';

interface Props {
  story: Story;
  viewer: number;
  /** A turning point was pressed: the input to watch it from. */
  onPoint: (at: number) => void;
}

/** How a line is told from the others beside its colour. */
const DASHES = [[], [8, 5], [2, 4], [12, 4, 2, 4], [4, 4], [16, 6]];
const TONES = ['--brass-2', '--tide-text', '--blood-text', '--heal-text', '--text', '--text-dim'];

const tone = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name).trim();

/** Win chances over the match. Two sides are one line between them; more are a line each. */
export function ChanceChart({ story, viewer, onPoint }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<{ x: number; y: number }[]>([]);
  const xs = useMemo(() => places(story), [story]);
  const team = (t: number): string => listed(story.names.filter((_, seat) => story.teamOf[seat] === t));
  const mine = Math.max(0, story.teams.indexOf(viewer < 0 ? story.teams[0] : story.teamOf[viewer]));
  const duel = story.teams.length === 2;
  const shown = useMemo(() => (duel ? [mine] : story.teams.map((_, i) => i)), [duel, mine, story]);

  useEffect(() => {
    const room = box.current!;
    const place = (u: uPlot): void =>
      setMarks(
        story.turningPoints.map((t) => ({
          x: u.valToPos(xs[t.point], 'x') + u.over.offsetLeft,
          // On the one line between two sides, or on that of whoever gained.
          y:
            u.valToPos(story.chances[t.point].chances[duel ? mine : story.teams.indexOf(t.team)] * 100, 'y') +
            u.over.offsetTop,
        })),
      );
    const narrow = room.clientWidth < 520;
    const axis = { stroke: () => tone('--text-dim'), font: `14px ${tone('--sans')}`, ticks: { show: false } };
    const chart = new uPlot(
      {
        width: room.clientWidth,
        height: narrow ? 190 : 240,
        legend: { show: false },
        cursor: { show: false },
        padding: [14, 16, 0, 0],
        scales: { x: { time: false }, y: { range: [0, 100] } },
        axes: [
          {
            ...axis,
            grid: { show: false },
            size: 30,
            space: narrow ? 48 : 60,
            incrs: [1, 2, 5, 10, 20, 50],
            values: (_, at) => at.map((x) => (x === 0 ? '' : x === at.find((y) => y > 0) ? `Turn ${x}` : String(x))),
          },
          {
            ...axis,
            size: 52,
            splits: () => [0, 25, 50, 75, 100],
            values: (_, at) => at.map((x) => `${x} %`),
            grid: { stroke: () => tone('--line'), width: 1 },
          },
        ],
        series: [
          {},
          ...shown.map((_, i) => ({
            stroke: () => tone(TONES[i % TONES.length]),
            width: 2.5,
            dash: DASHES[i % DASHES.length],
            points: { show: false },
            ...(duel ? { fill: lamplight, fillTo: () => 50 } : {}),
          })),
        ],
        hooks: { drawAxes: [halfway], draw: [place] },
      },
      [xs, ...shown.map((t) => story.chances.map((p) => p.chances[t] * 100))],
      room,
    );
    const sized = new ResizeObserver(() => {
      if (room.clientWidth > 0 && room.clientWidth !== chart.width)
        chart.setSize({ width: room.clientWidth, height: chart.height });
    });
    sized.observe(room);
    // Colours are read when it is drawn.
    const themed = new MutationObserver(() => chart.redraw());
    themed.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
    return () => {
      sized.disconnect();
      themed.disconnect();
      chart.destroy();
    };
  }, [story, xs, shown, mine, duel]);

  const turns = story.chances.filter((p, i) => i === 0 || p.turn !== story.chances[i - 1].turn || isLast(story, i));
  return (
    <figure className={css.figure}>
      {duel && (
        <p className={css.sides} aria-hidden="true">
          <span>▲ {team(story.teams[mine])}</span>
          <span>▼ {team(story.teams[1 - mine])}</span>
        </p>
      )}
      <div className={css.room}>
        <div ref={box} className={css.plot} aria-hidden="true" />
        {marks.map((m, i) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: the number is what it is.
            key={i}
            type="button"
            className={css.mark}
            style={{ left: m.x, top: m.y }}
            onClick={() => onPoint(story.turningPoints[i].at)}
            aria-label={`${i + 1}: ${story.turningPoints[i].text} Watch it.`}
            title={story.turningPoints[i].text}
          >
            <span>{i + 1}</span>
          </button>
        ))}
      </div>
      {!duel && (
        <figcaption className={css.caption}>
          <ul className={css.legend}>
            {shown.map((t, i) => (
              <li key={t}>
                <svg width="34" height="8" aria-hidden="true">
                  <line
                    x1="0"
                    y1="4"
                    x2="34"
                    y2="4"
                    strokeWidth="3"
                    stroke={`var(${TONES[i % TONES.length]})`}
                    strokeDasharray={DASHES[i % DASHES.length].join(' ')}
                  />
                </svg>
                {team(story.teams[t])}
              </li>
            ))}
          </ul>
        </figcaption>
      )}
      <details className={css.table}>
        <summary>The same as a table</summary>
        <div className={css.scroll}>
          <table>
            <thead>
              <tr>
                <th scope="col">Turn</th>
                {story.teams.map((t) => (
                  <th key={t} scope="col">
                    {team(t)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {turns.map((p) => (
                <tr key={p.at}>
                  <th scope="row">{p.at === story.chances.at(-1)!.at ? 'End' : p.turn === 0 ? 'Start' : p.turn}</th>
                  {p.chances.map((x, i) => (
                    <td key={story.teams[i]}>{Math.round(x * 100)} %</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}

const isLast = (story: Story, i: number): boolean => i === story.chances.length - 1;

/** Where each point stands: at its turn's start, and evenly on its way to the next. */
function places({ chances }: Story): number[] {
  const of = new Map<number, number>();
  for (const p of chances) of.set(p.turn, (of.get(p.turn) ?? 0) + 1);
  const seen = new Map<number, number>();
  return chances.map((p) => {
    const k = seen.get(p.turn) ?? 0;
    seen.set(p.turn, k + 1);
    return p.turn + k / of.get(p.turn)!;
  });
}

/** Warm above the middle, water below. */
function lamplight(u: uPlot): CanvasGradient {
  const [top, middle, bottom] = [100, 50, 0].map((y) => u.valToPos(y, 'y', true));
  const gradient = u.ctx.createLinearGradient(0, top, 0, bottom);
  const half = (middle - top) / (bottom - top);
  gradient.addColorStop(0, `color-mix(in srgb, ${tone('--brass')}, transparent 35%)`);
  gradient.addColorStop(half, `color-mix(in srgb, ${tone('--brass')}, transparent 90%)`);
  gradient.addColorStop(half, `color-mix(in srgb, ${tone('--tide')}, transparent 85%)`);
  gradient.addColorStop(1, `color-mix(in srgb, ${tone('--tide')}, transparent 15%)`);
  return gradient;
}

/** The line on which nobody is ahead. */
function halfway(u: uPlot): void {
  const { ctx, bbox } = u;
  const y = Math.round(u.valToPos(50, 'y', true));
  ctx.save();
  ctx.strokeStyle = tone('--text-dim');
  ctx.lineWidth = devicePixelRatio;
  ctx.setLineDash([6 * devicePixelRatio, 4 * devicePixelRatio]);
  ctx.beginPath();
  ctx.moveTo(bbox.left, y);
  ctx.lineTo(bbox.left + bbox.width, y);
  ctx.stroke();
  ctx.restore();
}
