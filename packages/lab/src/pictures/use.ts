import type { Balance } from '../figures.ts';
import { part } from '../format.ts';
import { BAR, BOLD, END, MIDDLE, picture, rect, SMALL, text } from './svg.ts';

/** What comes up in matches, as a picture: a bar for everything with a name, and how many cards are used how often. */

const LEFT = 210;
const WIDE = 480;
const ROW = 20;
const HIGH = 110;

export function usePicture(title: string, { marks, cards, matches }: Balance): string {
  const parts: string[] = [];
  let y = 66;
  const groups = [...new Set(marks.map((m) => m.group))];
  for (const group of groups) {
    parts.push(text(LEFT, y, group, BOLD));
    for (const mark of marks.filter((m) => m.group === group)) {
      y += ROW;
      parts.push(text(LEFT - 12, y, mark.name, `${END} ${SMALL}`));
      parts.push(rect(LEFT, y - 11, (WIDE * mark.matches) / Math.max(1, matches), 14, BAR, 2));
      const end = LEFT + (WIDE * mark.matches) / Math.max(1, matches);
      parts.push(text(end + 6, y, part(mark.matches, matches), SMALL));
    }
    y += ROW + 10;
  }
  parts.push(...cardBars(cards, y + 6));
  return picture(LEFT + WIDE + 70, y + HIGH + 80, `${title}: how often it comes up in a match`, parts);
}

const STEPS = [
  'in no deck',
  'never',
  'to 10',
  'to 20',
  'to 30',
  'to 40',
  'to 50',
  'to 60',
  'to 70',
  'to 80',
  'to 90',
  'to 100',
];

/** Cards by the share of the matches with them in which they are used. */
function cardBars(cards: Balance['cards'], top: number): string[] {
  const counts = STEPS.map(() => 0);
  for (const { matches, used } of cards) {
    counts[matches === 0 ? 0 : used === 0 ? 1 : 1 + Math.ceil((10 * used) / matches)]++;
  }
  const step = 58;
  const left = 24;
  const foot = top + 30 + HIGH;
  const most = Math.max(1, ...counts);
  return [
    text(left, top + 8, 'Cards by the share of matches in which they are used, if a deck has them (per cent)', BOLD),
    ...counts.flatMap((n, i) => {
      const high = ((HIGH - 24) * n) / most;
      const x = left + i * step;
      return [
        rect(x + 2, foot - high, step - 4, high, BAR, 2),
        text(x + step / 2, foot - high - 5, String(n), `${MIDDLE} ${SMALL}`),
        text(x + step / 2, foot + 17, STEPS[i], `${MIDDLE} ${SMALL}`),
      ];
    }),
  ];
}
