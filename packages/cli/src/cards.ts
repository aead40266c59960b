import type { Definition, Game } from '@wardroom/core';
import { type Args, clip, type Usage } from './args.ts';
import { describeCard } from './describe.ts';
import { Failure } from './failure.ts';
import { findGame, GAME } from './games.ts';
import type { Io } from './io.ts';
import { didYouMean, plain } from './suggest.ts';
import { fit, painter } from './text.ts';

export const usage: Usage = {
  name: 'cards',
  summary: 'Look cards up by a part of their name. One hit prints the whole card.',
  positional: ['[NAME…]'],
  options: {
    game: GAME,
    type: { value: 'WORD', help: 'Only cards of this kind: Beast, magic, equip, Legendary … May be several words.' },
  },
};

export function run(args: Args, io: Io): number {
  const game = findGame(args.text('game'));
  const wanted = args.positional.join(' ');
  const kinds = (args.maybe('type') ?? '')
    .toLowerCase()
    .split(/\s+/)
    .filter((w) => w !== '');
  const ofKind = (d: Definition): boolean => {
    const facts = game
      .cardFacts(d.id)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u);
    return kinds.every((w) => facts.includes(w));
  };
  const found = search(game, wanted).filter(ofKind);
  const paint = painter(io);
  if (found.length === 0) throw new Failure(nothing(game, wanted, kinds));
  const exact = wanted === '' ? undefined : found.find((d) => plain(d.name) === plain(wanted) || d.id === wanted);
  if (exact !== undefined || found.length === 1) {
    io.out(`${describeCard(game, (exact ?? found[0]).id, io.columns(), paint)}\n`);
    return 0;
  }
  const width = Math.max(...found.map((d) => d.name.length)) + 2;
  for (const d of found) {
    io.out(`${d.name.padEnd(width)}${paint('dim', fit(game.cardFacts(d.id), io.columns() - width))}\n`);
  }
  io.out(`${found.length} cards.\n`);
  return 0;
}

/** Cards whose name holds these words. */
export function search(game: Game, wanted: string): Definition[] {
  const part = plain(wanted);
  return game.defs.filter((d) => plain(d.name).includes(part)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function nothing(game: Game, wanted: string, kinds: readonly string[]): string {
  if (kinds.length > 0) {
    const named = wanted === '' ? '' : ` with '${clip(wanted)}' in its name`;
    return `No ${game.title} card${named} is of the kind '${clip(kinds.join(' '))}'.`;
  }
  const hint = didYouMean(
    wanted,
    game.defs.map((d) => d.name),
  );
  return `No ${game.title} card has '${clip(wanted)}' in its name.${hint}`;
}
