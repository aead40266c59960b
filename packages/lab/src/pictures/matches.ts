import type { Balance, Spread } from '../figures.ts';
import { part, share } from '../format.ts';
import { MEASURES } from '../watch.ts';
import { BAR, BOLD, END, line, MIDDLE, PALE, picture, rect, round, SMALL, text, whisker } from './svg.ts';

/** What matches are like, as a picture: how long they are, how often the lead changes, and what it is worth at half time. */

const LEFT = 50;
const WIDE = 740;
const HIGH = 150;

interface Bin {
  from: number;
  to: number;
  n: number;
}

/** So many turns together that there are not too many bars. */
function bins(counts: readonly number[], most: number): Bin[] {
  const first = Math.max(
    0,
    counts.findIndex((n) => n > 0),
  );
  const width = Math.max(1, Math.ceil((counts.length - first) / most));
  const list: Bin[] = [];
  for (let from = first; from < counts.length; from += width) {
    const n = counts.slice(from, from + width).reduce((a, b) => a + b, 0);
    list.push({ from, to: Math.min(counts.length, from + width) - 1, n });
  }
  return list;
}

/** Bars for a list of counts, with what is between the quartiles marked. */
function histogram(counts: readonly number[], of: Spread, top: number, what: string): string[] {
  const list = bins(counts, 40);
  const tallest = Math.max(1, ...list.map((x) => x.n));
  const all = Math.max(
    1,
    list.reduce((sum, x) => sum + x.n, 0),
  );
  const step = Math.min(60, WIDE / Math.max(1, list.length));
  const foot = top + HIGH;
  const every = Math.max(1, Math.ceil(34 / step));
  return [
    text(LEFT, top - 26, what, BOLD),
    ...list.flatMap(({ from, to, n }, i) => {
      const high = (n / tallest) * HIGH;
      const x = LEFT + i * step;
      const inner = to >= of.low && from <= of.high;
      const label = i % every === 0 ? [text(x + step / 2, foot + 18, String(from), `${MIDDLE} ${SMALL}`)] : [];
      const told = step >= 40 && n > 0 ? [text(x + step / 2, foot - high - 5, part(n, all), `${MIDDLE} ${SMALL}`)] : [];
      return [rect(x + 1, foot - high, step - 2, high, inner ? BAR : PALE, 1), ...label, ...told];
    }),
    line(`M${LEFT} ${foot}H${round(LEFT + list.length * step)}`),
  ];
}

export function matchesPicture(title: string, b: Balance): string {
  const { length, leads, teams } = b;
  const { changes, change } = leads.score;
  const second = 90 + HIGH + 90;
  const third = second + HIGH + 90;
  const at = (x: number): number => LEFT + 140 + x * 480;
  const halves = MEASURES.flatMap((by, i) => {
    const { halfTime } = leads[by];
    const y = third + 30 * i;
    return [
      text(at(0) - 12, y + 5, `by ${by}`, END),
      rect(at(0), y - 9, halfTime.rate * 480, 18, BAR),
      whisker(at(halfTime.low), at(halfTime.high), y),
      text(at(halfTime.high) + 8, y + 5, share(halfTime.rate), BOLD),
    ];
  });
  return picture(LEFT + WIDE + 30, third + 60, `${title}: what matches are like`, [
    ...histogram(
      b.lengths,
      length,
      90,
      `Turns of a match: ${length.mean.toFixed(1)} on average, half of them ${length.low} to ${length.high} (dark), ${length.least} to ${length.most} in all`,
    ),
    ...histogram(changes, change, second, `Changes of the lead, by score: ${change.mean.toFixed(1)} a match`),
    text(LEFT, third - 26, 'How often whoever is ahead at half time wins', BOLD),
    line(`M${round(at(1 / teams))} ${third - 14}v58`, 'stroke-opacity="0.7"'),
    ...halves,
  ]);
}
