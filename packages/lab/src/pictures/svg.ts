/** Pictures as text. Each brings its own paper and ink, so that it reads the same on light and dark pages. */

export const PAPER = '#f3ead8';
export const INK = '#2b2118';
const PARCHMENT = [230, 211, 171];
const BLOOD = [179, 64, 46];
const TIDE = [47, 125, 140];
export const BAR = '#2f7d8c';
export const PALE = '#b9a67f';

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

export const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${more === '' ? '' : ` ${more}`}>${escaped(words)}</text>`;

export const END = 'text-anchor="end"';
export const MIDDLE = 'text-anchor="middle"';
export const BOLD = 'font-weight="700"';
export const SMALL = 'font-size="12"';

export const rect = (x: number, y: number, width: number, height: number, fill: string, round_ = 3): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${fill}" rx="${round_}"/>`;

export const line = (path: string, more = ''): string =>
  `<path d="${path}" stroke="${INK}" fill="none"${more === '' ? '' : ` ${more}`}/>`;

export const round = (x: number): number => Math.round(x * 10) / 10;

/** From blood (loses) over parchment (even) to tide (wins): told apart by lightness too, and the figure stands with it. */
export function shade(share: number, even = 0.5): string {
  const away = Math.min(1, Math.abs(share - even) / (0.6 * even));
  const end = share < even ? BLOOD : TIDE;
  return `rgb(${PARCHMENT.map((x, i) => Math.round(x + (end[i] - x) * away)).join(',')})`;
}

/** What is between the ends of an interval, drawn over a bar. */
export const whisker = (low: number, high: number, y: number): string =>
  line(`M${round(low)} ${y}H${round(high)}M${round(low)} ${y - 5}v10M${round(high)} ${y - 5}v10`, 'stroke-width="2"');

export function picture(width: number, height: number, title: string, parts: readonly string[]): string {
  const look = `font-family="sans-serif" font-size="14" fill="${INK}"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ${look} role="img" aria-label="${escaped(title)}">`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/>`,
    text(16, 30, title, `font-size="18" ${BOLD}`),
    ...parts,
    '</svg>',
    '',
  ].join('\n');
}
