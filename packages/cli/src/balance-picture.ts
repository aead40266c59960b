import type { Balance } from './balance.ts';
import { rate } from './tally.ts';

/** The balance of a game's decks as a picture: a square for each pair, and a bar with its interval against the field. */

const CELL = 74;
const LEFT = 190;
const TOP = 92;
const BAR = 260;
const LINE = 40;

/** From blood (loses) over parchment (even) to tide (wins): told apart by lightness too, and the figure stands in it. */
function colour(share: number): string {
  const mix = (a: readonly number[], b: readonly number[], t: number): string =>
    `rgb(${a.map((x, i) => Math.round(x + (b[i] - x) * t)).join(',')})`;
  const away = Math.min(1, Math.abs(share - 0.5) / 0.3);
  return mix([230, 211, 171], share < 0.5 ? [179, 64, 46] : [47, 125, 140], away);
}

const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

export function heatMap(title: string, { decks, pairs, field }: Balance): string {
  const n = decks.length;
  const bars = LEFT + n * CELL + 30;
  const width = bars + BAR + 70;
  const height = TOP + n * Math.max(CELL, LINE) + 50;
  const text = (x: number, y: number, words: string, more = ''): string =>
    `<text x="${x}" y="${y}" ${more}>${escaped(words)}</text>`;
  const at = (share: number): number => bars + share * BAR;
  const squares = decks.flatMap((deck, a) => [
    text(LEFT - 12, TOP + a * CELL + CELL / 2 + 5, deck.name, 'text-anchor="end"'),
    text(LEFT + a * CELL + CELL / 2, TOP - 12, short(deck.name), 'text-anchor="middle" font-size="12"'),
    ...decks.flatMap((_, b) => {
      const x = LEFT + b * CELL;
      const y = TOP + a * CELL;
      if (a === b) return [`<rect x="${x}" y="${y}" width="${CELL - 4}" height="${CELL - 4}" fill="#d8ccb4" rx="4"/>`];
      const share = rate(pairs[a][b]).rate;
      const ink = Math.abs(share - 0.5) > 0.16 ? '#fff' : '#2b2118';
      return [
        `<rect x="${x}" y="${y}" width="${CELL - 4}" height="${CELL - 4}" fill="${colour(share)}" rx="4"/>`,
        text(
          x + CELL / 2 - 2,
          y + CELL / 2 + 4,
          `${(100 * share).toFixed(0)} %`,
          `text-anchor="middle" font-weight="700" fill="${ink}"`,
        ),
      ];
    }),
  ]);
  const lines = field.flatMap((r, a) => {
    const y = TOP + a * CELL + CELL / 2 - 2;
    return [
      `<rect x="${bars}" y="${y - 9}" width="${r.rate * BAR}" height="18" fill="${colour(r.rate)}" rx="3"/>`,
      `<path d="M${at(r.low)} ${y}H${at(r.high)}M${at(r.low)} ${y - 6}v12M${at(r.high)} ${y - 6}v12" stroke="#2b2118" stroke-width="2"/>`,
      text(at(r.high) + 8, y + 5, `${(100 * r.rate).toFixed(0)} %`, 'font-weight="700"'),
    ];
  });
  const foot = TOP + n * CELL + 8;
  const marks = [0.35, 0.5, 0.65].flatMap((share) => [
    `<path d="M${at(share)} ${TOP - 8}V${foot}" stroke="#2b2118" stroke-opacity="${share === 0.5 ? 0.7 : 0.35}" stroke-dasharray="${share === 0.5 ? '' : '4 4'}"/>`,
    text(at(share), foot + 18, `${100 * share} %`, 'text-anchor="middle" font-size="12"'),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="sans-serif" font-size="14" fill="#2b2118" role="img" aria-label="${escaped(title)}: how often each deck (row) beats each other (column)">`,
    `<rect width="${width}" height="${height}" fill="#f3ead8"/>`,
    text(16, 30, `${title}: how often the deck of a row beats that of a column`, 'font-size="18" font-weight="700"'),
    text(bars, 60, 'against the field'),
    ...squares,
    ...marks,
    ...lines,
    '</svg>',
    '',
  ].join('\n');
}

/** The word of a deck's name that tells most. */
function short(name: string): string {
  const words = name.split(' ').filter((w) => !/^(the|of|and|a|an)$/i.test(w));
  return words.reduce((best, w) => (w.length > best.length ? w : best), words[0] ?? name);
}
