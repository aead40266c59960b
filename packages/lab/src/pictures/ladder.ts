import type { Ladder } from '../ladder.ts';
import { BAR, BOLD, END, line, MIDDLE, PALE, picture, rect, round, SMALL, text, whisker } from './svg.ts';

const LEFT = 170;
const WIDE = 560;
const TOP = 62;
const ROW = 30;

/** How strong each is, with its interval, from the one that is put at nought. */
export function ladderPicture(title: string, names: readonly string[], { ratings }: Ladder): string {
  const least = Math.floor(Math.min(0, ...ratings.map((r) => r.low)) / 100) * 100;
  const most = Math.ceil(Math.max(0, ...ratings.map((r) => r.high)) / 100) * 100;
  const at = (elo: number): number => LEFT + ((elo - least) / (most - least)) * WIDE;
  const foot = TOP + ROW * ratings.length;
  const every = most - least > 1500 ? 500 : 100;
  const ticks = Array.from({ length: (most - least) / 100 + 1 }, (_, i) => least + 100 * i).filter(
    (elo) => elo % every === 0,
  );
  return picture(LEFT + WIDE + 80, foot + 40, title, [
    ...ticks.flatMap((elo) => [
      line(`M${round(at(elo))} ${TOP - 8}V${foot}`, `stroke-opacity="${elo === 0 ? 0.8 : 0.15}"`),
      text(at(elo), foot + 20, String(elo), `${MIDDLE} ${SMALL}`),
    ]),
    ...ratings.flatMap(({ elo, low, high }, i) => {
      const y = TOP + ROW * i + ROW / 2;
      return [
        text(LEFT - 14, y + 5, names[i], END),
        rect(Math.min(at(0), at(elo)), y - 9, Math.abs(at(elo) - at(0)), 18, elo < 0 ? PALE : BAR),
        whisker(at(low), at(high), y),
        text(LEFT + WIDE + 14, y + 5, String(Math.round(elo)), BOLD),
      ];
    }),
  ]);
}
