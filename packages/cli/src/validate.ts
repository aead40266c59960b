import { formatsOf } from '@wardroom/core';
import { type Finding, gameOf, parseDeck, reportDeck } from '@wardroom/host/deck-file';
import type { Args, Usage } from './args.ts';
import { findGame, findMode, GAME, MODE, OPTION, readOptions } from './games.ts';
import type { Io } from './io.ts';
import { hang, listed, painter } from './text.ts';

export const usage: Usage = {
  name: 'validate',
  summary: 'Check a deck file: a text file with one "3 Card Name" per line (# or // begins a comment), or JSON.',
  positional: ['DECKFILE'],
  options: {
    game: { ...GAME, help: `${GAME.help} A JSON deck may name its own.` },
    mode: { ...MODE, help: 'The mode it is to be played in; advice differs.' },
    option: OPTION,
  },
};

export async function run(args: Args, io: Io): Promise<number> {
  const file = args.positional[0];
  const text = io.readFile(file);
  const named = args.all('game').length === 0 ? gameOf(text) : undefined;
  const game = await findGame(named ?? args.text('game'));
  const mode = findMode(game, args);
  const options = readOptions(args, game, mode);
  const deck = parseDeck(text, game);
  const { errors, advice } = reportDeck(deck, game, options, mode.name);
  const paint = painter(io);
  const show = (label: string, f: Finding): string =>
    hang(`${label}: ${f.message}${f.rule === undefined ? '' : ` (${f.rule})`}`, io.columns(), '  ').join('\n');
  for (const f of errors) io.out(`${paint('red', show('error', f))}\n`);
  for (const f of advice) io.out(`${paint('yellow', show('advice', f))}\n`);
  const name = deck.name === '' ? file : `${deck.name} (${file})`;
  const verdict =
    errors.length === 0 ? 'legal' : `not legal, ${errors.length} ${errors.length === 1 ? 'error' : 'errors'}`;
  io.out(`${name}: ${deck.cards.length} ${deck.cards.length === 1 ? 'card' : 'cards'}, ${verdict} in ${game.title}.\n`);
  const formats = formatsOf(game).map((format) => ({
    format,
    against: reportDeck(deck, game, { ...options, format }, mode.name).errors,
  }));
  const fits = formats.filter((f) => f.against.length === 0).map((f) => f.format);
  // Of a deck that fits none the errors above have said what is wrong.
  if (fits.length > 0) {
    io.out(`It fits the ${fits.length === 1 ? 'format' : 'formats'} ${listed(fits)}.\n`);
    for (const { format, against } of formats) {
      if (against.length === 0) continue;
      const more =
        against.length === 1 ? '' : ` (and ${against.length - 1} more: --option format=${format} tells them all)`;
      io.out(`${paint('yellow', show(`not ${format}`, against[0]))}${more}\n`);
    }
  }
  return errors.length === 0 ? 0 : 1;
}
