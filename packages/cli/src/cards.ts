import { type Definition, type Foe, shortly, type WholeGame } from '@wardroom/core';
import { didYouMean, plain } from '@wardroom/host/suggest';
import type { Args, Usage } from './args.ts';
import { describeCard } from './describe.ts';
import { Failure } from './failure.ts';
import { BOSS, foeCalled, foeOf, GAME } from './games.ts';
import type { Io } from './io.ts';
import { fit, type Paint, painter, wrap } from './text.ts';
import { findWhole } from './whole-games.ts';

export const usage: Usage = {
  name: 'cards',
  summary: 'Look cards up by a part of their name. One hit prints the whole card.',
  positional: ['[NAME…]'],
  options: {
    game: GAME,
    type: { value: 'WORD', help: 'Only cards of this kind: Beast, magic, equip, Legendary … May be several words.' },
    boss: { ...BOSS, help: 'Only the cards of this boss. Without it they are found by name alone.' },
  },
};

export function run(args: Args, io: Io): number {
  const game = findWhole(args.text('game'));
  const named = args.maybe('boss');
  const foe = named === undefined ? undefined : foeCalled(game.foes, named);
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
  const asked = (d: Definition): boolean =>
    foe === undefined ? wanted !== '' || foeOf(game, d.id) === undefined : foe.cards.includes(d.id);
  const found = search(game, wanted).filter((d) => asked(d) && ofKind(d));
  const paint = painter(io);
  if (found.length === 0) throw new Failure(nothing(game, wanted, kinds, foe));
  const exact = wanted === '' ? undefined : found.find((d) => plain(d.name) === plain(wanted) || d.id === wanted);
  if (exact !== undefined || found.length === 1) {
    io.out(`${describeCard(game, (exact ?? found[0]).id, io.columns(), paint)}\n`);
    return 0;
  }
  if (foe !== undefined) {
    // As its deck is written: the boss itself first.
    found.sort((a, b) => foe.cards.indexOf(a.id) - foe.cards.indexOf(b.id));
    io.out(`${introduce(foe, io.columns(), paint)}\n`);
  }
  const width = Math.max(...found.map((d) => d.name.length)) + 2;
  for (const d of found) {
    const copies = foe === undefined ? '' : `${foe.cards.filter((id) => id === d.id).length} × `;
    const room = io.columns() - copies.length - width;
    io.out(`${copies}${d.name.padEnd(width)}${paint('dim', fit(game.cardFacts(d.id), room))}\n`);
  }
  io.out(`${found.length} cards.\n`);
  return 0;
}

const introduce = (foe: Foe, columns: number, paint: Paint): string =>
  [paint('bold', foe.name), ...wrap(foe.idea, columns), ...wrap(foe.threat, columns), ''].join('\n');

/** Cards whose name holds these words. */
export function search(game: WholeGame, wanted: string): Definition[] {
  const part = plain(wanted);
  return game.defs.filter((d) => plain(d.name).includes(part)).sort((a, b) => (a.name < b.name ? -1 : 1));
}

function nothing(game: WholeGame, wanted: string, kinds: readonly string[], foe: Foe | undefined): string {
  const card = foe === undefined ? `${game.title} card` : `card of ${foe.name}`;
  if (kinds.length > 0) {
    const named = wanted === '' ? '' : ` with '${shortly(wanted)}' in its name`;
    return `No ${card}${named} is of the kind '${shortly(kinds.join(' '))}'.`;
  }
  const hint = didYouMean(
    wanted,
    game.defs.filter((d) => foe === undefined || foe.cards.includes(d.id)).map((d) => d.name),
  );
  return `No ${card} has '${shortly(wanted)}' in its name.${hint}`;
}
