import { styleText } from 'node:util';
import type { Io } from './io.ts';

/** Text for a terminal: wrapping, bars, columns, and colour where there is a screen for it. */

/** Break a text into lines of at most this many characters. Its own line breaks stay. */
export function wrap(text: string, width: number): string[] {
  const most = Math.max(20, width);
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > most) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    lines.push(line);
    return lines;
  });
}

/** The same, all lines but the first set in. */
export const hang = (text: string, width: number, indent: string): string[] =>
  wrap(text, width - indent.length).map((line, i) => (i === 0 ? line : indent + line));

/** At most this many characters, the last one a mark if something was cut off. */
export const fit = (text: string, width: number): string =>
  text.length <= width ? text : `${text.slice(0, width - 1)}…`;

/** A gauge of blocks. Nothing shows as nothing, and only all as full. */
export function bar(value: number, max: number, width: number): string {
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  const full = share === 1 ? width : Math.min(width - 1, Math.max(share > 0 ? 1 : 0, Math.round(share * width)));
  return '█'.repeat(full) + '░'.repeat(width - full);
}

/** 'X, Y and Z'. */
export const listed = (names: readonly string[], last = 'and'): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`;

export const number = (n: number): string => Math.round(n).toLocaleString('en-US');
export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

export type Style = 'dim' | 'bold' | 'red' | 'green' | 'yellow' | 'cyan';
export type Paint = (style: Style, text: string) => string;

/** Colour for people, plain text for programs. */
export const painter =
  (io: Pick<Io, 'colour'>): Paint =>
  (style, text) =>
    io.colour && text !== '' ? styleText(style, text) : text;

/** Columns of text, each as wide as its widest cell; numbers to the right. */
export function table(rows: readonly (readonly string[])[], right: readonly number[] = []): string[] {
  const widths = rows[0].map((_, i) => Math.max(...rows.map((row) => row[i].length)));
  return rows.map((row) =>
    row
      .map((cell, i) => (right.includes(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i])))
      .join('  ')
      .trimEnd(),
  );
}

/** A sentence and what permits it. */
export function logLine(text: string, cite: string, columns: number, paint: Paint): string {
  const lines = hang(`${text} ${cite}`, columns, '  ');
  const last = lines.length - 1;
  // The citation is dimmed where it stands whole on the last line.
  if (lines[last].endsWith(cite)) lines[last] = lines[last].slice(0, -cite.length) + paint('dim', cite);
  return lines.join('\n');
}

/** What this program itself writes to steer a terminal: its colours, and a line begun anew. */
const OWN = '\\u001b\\[(?:[12]|22|3[1236]|39)m|\\r\\u001b\\[K';
/** Everything else that would steer one, or turn the line around. */
const STEERING = '[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u202a-\\u202e\\u2066-\\u2069]';
const GATE = new RegExp(`(${OWN})|${STEERING}`, 'g');

/** Text as a terminal may get it: a name or a sentence out of a file steers nothing. */
export const harmless = (text: string): string => text.replace(GATE, (_, own?: string) => own ?? '\ufffd');

/** The outside, with everything that is written to it made harmless. */
export const guarded = (io: Io): Io => ({
  ...io,
  out: (text) => io.out(harmless(text)),
  err: (text) => io.err(harmless(text)),
  ask: (prompt) => io.ask(harmless(prompt)),
});
