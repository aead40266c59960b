import type { Balance } from '../figures.ts';
import { share } from '../format.ts';
import type { Rate } from '../rate.ts';
import { BAR, BOLD, END, line, MIDDLE, PALE, picture, rect, round, SMALL, text, whisker } from './svg.ts';

/** Who begins, as a picture: of all and of each deck, how often it wins with the first turn and without it. */

const LEFT = 190;
const WIDE = 560;
const TOP = 84;
const ROW = 54;

export function beginsPicture(title: string, { began, decks, teams }: Balance): string {
  const at = (x: number): number => LEFT + x * WIDE;
  const bar = (r: Rate, y: number, fill: string): string[] =>
    r.played === 0
      ? []
      : [
          rect(LEFT, y - 8, r.rate * WIDE, 16, fill),
          whisker(at(r.low), at(r.high), y),
          text(at(r.high) + 8, y + 5, share(r.rate), BOLD),
        ];
  const rows = decks.flatMap((deck, i) => {
    const y = TOP + ROW * (i + 1);
    return [
      text(LEFT - 12, y + 5, deck.name, END),
      ...bar(began.decks[i].first, y - 10, BAR),
      ...bar(began.decks[i].later, y + 10, PALE),
    ];
  });
  const foot = TOP + ROW * (decks.length + 1) - 18;
  const marks = [0, 0.25, 1 / teams, 0.75, 1].map((x) => text(at(x), foot + 18, share(x), `${MIDDLE} ${SMALL}`));
  return picture(LEFT + WIDE + 70, foot + 34, `${title}: wins of whoever begins`, [
    rect(LEFT, 46, 14, 14, BAR),
    text(LEFT + 20, 58, 'with the first turn'),
    rect(LEFT + 170, 46, 14, 14, PALE),
    text(LEFT + 190, 58, 'without it'),
    line(`M${round(at(1 / teams))} ${TOP - 14}V${foot}`, 'stroke-opacity="0.7"'),
    text(LEFT - 12, TOP + 5, 'all', `${END} ${BOLD}`),
    ...bar(began.all, TOP, BAR),
    ...rows,
    ...marks,
  ]);
}
