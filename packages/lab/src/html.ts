import { figure, part, share } from './format.ts';
import type { Share } from './interval.ts';
import { beginsPicture } from './pictures/begins.ts';
import { heatMap } from './pictures/heat-map.ts';
import { matchesPicture } from './pictures/matches.ts';
import { escaped } from './pictures/svg.ts';
import type { Report } from './report.ts';
import { EARLY, MEASURES } from './watch.ts';

/** A report as one page that needs nothing else: no script, no other file, light or dark as the reader has it. `title`: of the game. */
export function htmlReport(r: Report, title: string): string {
  const seen = { ...r, decks: r.entrants.map((x) => ({ ...x, cards: [] })) };
  const name = r.experiment.name;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(name)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(name)}</h1>
<p>${escaped(title)}, ${escaped(r.experiment.mode)}: ${number(r.matches)} matches, ${number(r.draws)} drawn, seed ${escaped(r.experiment.seed)}, rules ${r.rules}.</p>
<p>${stopping(r)}</p>
<h2>Who wins</h2>
${
  r.bosses.length > 0
    ? raids(r)
    : [
        r.entrants.length > 1 ? drawn(heatMap(title, seen)) : '',
        table(['', ...r.entrants.map((x) => `against ${x.name}`), 'the field'], matrix(r)),
      ].join('\n')
}
${
  r.bots.length === 0
    ? ''
    : table(
        ['bot', 'against', 'wins'],
        r.bots.map((x) => [x.bot, x.against, shown(x.share)]),
      )
}
<h2>Who begins</h2>
<p>Whoever has the first turn wins ${tenths(r.began.all)} of ${number(r.began.all.played)} decided matches.</p>
${drawn(beginsPicture(title, seen))}
<h2>Length and comebacks</h2>
<p>A match takes ${r.length.mean.toFixed(1)} turns on average: half of them ${r.length.low} to ${r.length.high}, the shortest ${r.length.least}, the longest ${r.length.most}.</p>
${table(['ahead by', 'changes of the lead', 'comebacks: behind at half time, and won', 'nobody ahead then'], leads(r))}
${drawn(matchesPicture(title, seen))}
${table(['at the end of a turn, on average', `first ${EARLY} turns`, 'all turns', 'last third'], figures(r))}
<h2>Cards</h2>
<p>Use is the share of matches with the card in a deck in which it was played. The effect is how much more often a seat wins where it played the card than
where it held it and did not, in the same match-up: what goes together, not what causes what, since whoever is winning plays more cards. Its chance is reckoned from whole
blocks of matches and corrected for all cards by Benjamini and Hochberg: of those marked ●, no more than one in twenty is there by chance.</p>
${table(['card', 'used', 'effect on winning', 'corrected chance', ''], cards(r))}
<h2>Dice</h2>
${dice(r)}
<h2>The experiment</h2>
<details><summary>As it was played, with nothing left open</summary><pre>${escaped(JSON.stringify(r.experiment, null, 2))}</pre></details>
</main>
</body>
</html>
`;
}

const STYLE = `
:root{color-scheme:light dark;--paper:#fbf7ee;--ink:#2b2118;--line:#cbbd9f;--faint:#6b5d48}
@media (prefers-color-scheme:dark){:root{--paper:#1b1714;--ink:#efe6d6;--line:#4b4238;--faint:#b8aa94}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:64rem;margin:0 auto;padding:1rem}
h1{font-size:1.6rem;line-height:1.2}h2{font-size:1.2rem;margin-top:2rem}
.wide{overflow-x:auto;margin:1rem 0}
.wide:focus-visible{outline:2px solid currentColor}
svg{display:block;border-radius:6px}
table{border-collapse:collapse;font-size:.9rem;font-variant-numeric:tabular-nums}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:left;white-space:nowrap}
thead th{white-space:normal;vertical-align:bottom;color:var(--faint);min-width:5rem}
tbody th{position:sticky;left:0;background:var(--paper);font-weight:600;white-space:normal;min-width:7rem}
pre{overflow-x:auto;font-size:.8rem}`;

const number = (n: number): string => Math.round(n).toLocaleString('en-US');
const percent = (x: number): string => (100 * x).toFixed(0);
const shown = (x: Share): string =>
  x.blocks === 0 ? '–' : `${percent(x.rate)} % (${percent(x.low)}–${percent(x.high)})`;
const tenths = (x: { rate: number; low: number; high: number }): string =>
  `${(100 * x.rate).toFixed(1)} % (${(100 * x.low).toFixed(1)}–${(100 * x.high).toFixed(1)})`;

/** What is wider than a phone scrolls by itself, by keyboard too. */
const wide = (inner: string): string => `<div class="wide" tabindex="0">${inner}</div>`;
const drawn = (svg: string): string => wide(svg.trimEnd());

function table(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = columns.map((x) => `<th scope="col">${escaped(x)}</th>`).join('');
  const body = rows.map(
    ([first, ...rest]) =>
      `<tr><th scope="row">${escaped(first)}</th>${rest.map((x) => `<td>${escaped(x)}</td>`).join('')}</tr>`,
  );
  return wide(`<table><thead><tr>${head}</tr></thead><tbody>\n${body.join('\n')}\n</tbody></table>`);
}

function stopping(r: Report): string {
  const { halfWidth, players } = r.experiment;
  const how =
    r.bosses.length > 0 ? 'by every bot against every boss' : `from ${players === 2 ? 'both' : `all ${players}`} seats`;
  const blocks = `Every line-up is played with the same seed ${how}, and intervals count such blocks, not matches.`;
  if (halfWidth === null) return `${blocks} Shares stand with their 95 % interval.`;
  const looks = `after ${r.looks.join(', ')} rounds`;
  const end = r.early ? `It stopped early, after ${r.rounds}.` : 'It went on to the end.';
  return `${blocks} It was to stop at a look ${looks} once no share against the field is off by more than ${(100 * halfWidth).toFixed(1)} % to either side. ${end} Each of the ${r.looks.length} looks has an equal part of the 5 % error (Bonferroni), so intervals reach ${r.z.toFixed(2)} standard errors and hold whenever it stopped.`;
}

const matrix = ({ entrants, pairs, field }: Report): string[][] =>
  entrants.map(({ name }, a) => [
    name,
    ...entrants.map((_, b) => (a === b && entrants.length > 1 ? '–' : shown(pairs[a][b]))),
    shown(field[a]),
  ]);

/** Players against bosses: nobody meets another deck. */
const raids = ({ bosses, entrants, field }: Report): string =>
  [
    table(
      ['boss', 'played by', 'the players win'],
      bosses.map((x) => [x.name, x.bot, shown(x.share)]),
    ),
    table(
      ['with', 'the players win'],
      entrants.map(({ name }, a) => [name, shown(field[a])]),
    ),
  ].join('\n');

const leads = ({ leads, matches }: Report): string[][] =>
  MEASURES.map((by) => {
    const { change, halfTime, level } = leads[by];
    const back = { rate: 1 - halfTime.rate, low: 1 - halfTime.high, high: 1 - halfTime.low };
    const changes = `${change.mean.toFixed(1)} (${change.low}–${change.high}, at most ${change.most})`;
    return [by, changes, halfTime.played === 0 ? '–' : tenths(back), share(level / matches)];
  });

const figures = (r: Report): string[][] =>
  r.figures.map((x) => [x.name, figure(x.early), figure(x.all), figure(x.late)]);

/** What tells most first. */
const cards = (r: Report): string[][] =>
  [...r.cards]
    .sort((a, b) => (a.winning.q ?? 2) - (b.winning.q ?? 2) || (a.name < b.name ? -1 : 1))
    .map(({ name, used, matches, winning: { effect, q } }) => [
      name,
      part(used, matches),
      effect === null ? '–' : `${effect < 0 ? '−' : '+'}${percent(Math.abs(effect))} points`,
      q === null ? 'too few to tell' : chance(q),
      q !== null && q <= 0.05 ? '●' : '',
    ]);

const chance = (p: number): string => (p < 0.001 ? 'below 0.001' : p.toFixed(3));

function dice({ dice: { count, faces, p, wants } }: Report): string {
  if (count === 0) return '<p>No dice were thrown.</p>';
  return [
    `<p>${number(count)} dice. Fair dice are as uneven as these with a chance of ${chance(p)}.</p>`,
    table(
      ['face', 'came up', 'expected'],
      faces.map((n, i) => [String(i + 1), number(n), number(count / 6)]),
    ),
    table(
      ['thrown for', 'tries', 'came off', 'expected', 'chance of being as far off'],
      wants.map((x) => [x.what, number(x.tries), number(x.happened), number(x.expected), chance(x.p)]),
    ),
  ].join('\n');
}
