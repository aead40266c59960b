import type { Balance } from '../figures.ts';
import { band, share } from '../format.ts';
import { rate } from '../rate.ts';
import { BOLD, END, line, MIDDLE, picture, rect, round, SMALL, shade, text, whisker } from './svg.ts';

/** The balance of a game's decks as a picture: a square for each pair, and a bar with its interval against the field. */

const LEFT = 190;
/** With many decks squares are smaller, and what they are stands aslant above them. */
const MANY = 6;

export function heatMap(title: string, b: Balance): string {
  const { decks, pairs, field, teams } = b;
  const n = decks.length;
  const many = n >= MANY;
  const cell = many ? 58 : 74;
  const top = many ? 140 : 92;
  const wide = many ? 140 : 240;
  const bars = LEFT + n * cell + 26;
  const at = (x: number): number => bars + Math.min(1, x * (teams / 2)) * wide;
  const head = (a: number): string => {
    const [x, y] = [LEFT + a * cell + cell / 2, top - 12];
    return text(x, y, short(decks[a].name), many ? `transform="rotate(-40 ${x} ${y})" ${SMALL}` : `${MIDDLE} ${SMALL}`);
  };
  const squares = decks.flatMap((deck, a) => [
    text(LEFT - 12, top + a * cell + cell / 2 + 3, deck.name, END),
    head(a),
    ...decks.flatMap((_, k) => {
      const [x, y] = [LEFT + k * cell, top + a * cell];
      if (a === k) return [rect(x, y, cell - 4, cell - 4, '#d8ccb4', 4)];
      const won = rate(pairs[a][k]).rate;
      const ink = Math.abs(won - 0.5) > 0.24 ? '#fff' : 'inherit';
      return [
        rect(x, y, cell - 4, cell - 4, shade(won), 4),
        text(x + cell / 2 - 2, y + cell / 2 + 3, share(won), `${MIDDLE} ${BOLD} style="fill:${ink}"`),
      ];
    }),
  ]);
  const lines = field.flatMap((r, a) => {
    const y = top + a * cell + cell / 2 - 2;
    return [
      rect(bars, y - 9, at(r.rate) - bars, 18, shade(r.rate, 1 / teams)),
      whisker(at(r.low), at(r.high), y),
      text(at(r.high) + 8, y + 5, share(r.rate), BOLD),
    ];
  });
  const foot = top + n * cell + 8;
  const { low, high } = band(teams);
  const marks = [low, 1 / teams, high].flatMap((x, i) => [
    line(
      `M${round(at(x))} ${top - 8}V${foot}`,
      i === 1 ? 'stroke-opacity="0.7"' : 'stroke-opacity="0.35" stroke-dasharray="4 4"',
    ),
    text(at(x), foot + 18, (100 * x).toFixed(0), `${MIDDLE} ${SMALL}`),
  ]);
  return picture(bars + wide + 50, foot + 36, `${title}: how often the deck of a row beats that of a column`, [
    text(bars, 60, 'the field, in %'),
    ...squares,
    ...marks,
    ...lines,
  ]);
}

/** The word of a deck's name that tells most. */
function short(name: string): string {
  const words = name.split(' ').filter((w) => !/^(the|of|and|a|an)$/i.test(w));
  return words.reduce((best, w) => (w.length > best.length ? w : best), words[0] ?? name);
}
