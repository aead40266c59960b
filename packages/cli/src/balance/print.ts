import { type Balance, EARLY, finely, shown } from '@wardroom/lab';
import { hang, listed, table } from '../text.ts';
import {
  beginRows,
  cardRows,
  deckRows,
  figureRows,
  howPlayed,
  inBand,
  leadRows,
  markRows,
  type Run,
  titleOf,
  unused,
} from './page.ts';

/** A report for the terminal. */

/** Cards that are shown, the least used first. */
const FEWEST = 20;

export function print(how: Run, b: Balance, columns: number): string {
  const lines = [
    `${titleOf(how)}: ${howPlayed(how, b)}`,
    '',
    ...table(
      [
        ['against the field', '', ''],
        ...b.decks.map((d, i) => [d.name, shown(b.field[i]), inBand(b.field[i], b.teams) ? '' : 'outside the band']),
      ],
      [],
    ),
    '',
    ...(b.decks.length > 1
      ? [...table([['row against column', ...b.decks.map((_, i) => String(i + 1)), ''], ...numbered(b)], []), '']
      : []),
    `Whoever begins wins ${finely(b.began.all)} of ${b.began.all.played}`,
    ...table([['', 'with the first turn', 'without it'], ...beginRows(b)], []),
    '',
    `${b.length.mean.toFixed(1)} turns a match: half of them ${b.length.low} to ${b.length.high}, in all ${b.length.least} to ${b.length.most}`,
    ...table([['ahead by', 'changes of the lead', 'wins if ahead at half time', 'nobody'], ...leadRows(b)], []),
    '',
    ...table([['at the end of a turn', `first ${EARLY}`, 'all', 'last third'], ...figureRows(b)], [1, 2, 3]),
    '',
    ...table([['', '', 'matches'], ...markRows(b)], [2]),
    '',
    ...table([['least used cards', 'decks', 'used'], ...cardRows(b).slice(0, FEWEST)], [1, 2]),
    '',
    ...unused(b).flatMap(({ what, names }) => hang(`${what} (${names.length}): ${listed(names)}`, columns, '  ')),
    '',
  ];
  return `${lines.join('\n')}\n`;
}

/** The table of pairs in short, its columns by number. */
const numbered = (b: Balance): string[][] =>
  deckRows(b).map((row, a) => [
    `${a + 1} ${row[0]}`,
    ...b.decks.map((_, k) => (a === k ? '–' : row[k + 1].replace(/ \(.*/, ''))),
    '',
  ]);
