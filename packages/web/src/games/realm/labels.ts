import type { Board, CardFace } from '@wardroom/core';
import type { RealmCardView } from '@wardroom/realm';
import { describe } from '../../parts/card/describe.ts';
import type { IconName } from '../../parts/icons/Icon.tsx';
import { realmDress } from './dress.ts';
import { symbolWords } from './elements.ts';
import { landOf, regionOf, type Standing, squareName, squareOf, type Tile } from './facts.ts';
import type { Aim } from './intent.ts';

/** What can be done with a card or a square now. */
export type Mark = 'can' | 'chosen' | 'attack' | 'target' | 'pick';

const MARKS: Readonly<Record<Mark, string>> = {
  can: 'Can be chosen.',
  chosen: 'Chosen.',
  attack: 'Can be attacked.',
  target: 'Can be chosen.',
  pick: 'Can be chosen.',
};

export interface Telling {
  board: Board;
  faceOf: (card: RealmCardView) => CardFace | undefined;
  /** "your", "Bo's", by seat. */
  whose: (seat: number) => string;
}

const many = (n: number, one: string): string => `${n} ${one}${n === 1 ? '' : 's'}`;

/** "on c2", "under c2", "in the void at c2". */
export function placeWords({ at = 0, region = 'surface' }: RealmCardView, board: Board): string {
  const name = squareName(board, at);
  if (region === 'void') return `in the void at ${name}`;
  return region === 'surface' ? `on ${name}` : `${region} at ${name}`;
}

/** A square and what is there, in short: "c2, your Slow River, water, gives 1 water. 2 units, 1 underwater." */
export function tileWords(tile: Tile, { faceOf, whose }: Telling): string {
  const parts = [`${tile.name}, ${groundWords(tile, faceOf, whose)}.`];
  const there: string[] = [];
  if (tile.above.length > 0) there.push(many(tile.above.length, 'unit'));
  if (tile.below.length > 0)
    there.push(`${many(tile.below.length, 'unit')} ${tile.below[0].card.region ?? 'underground'}`);
  const things = tile.lying.length + tile.buried.length;
  if (things > 0) there.push(many(things, 'artifact'));
  if (there.length > 0) parts.push(`${there.join(', ')}.`);
  for (const aura of tile.auras) parts.push(`Under ${faceOf(aura)?.name ?? 'an aura'}.`);
  return parts.join(' ');
}

export function groundWords(tile: Tile, faceOf: Telling['faceOf'], whose: Telling['whose']): string {
  const { site, seat } = tile;
  if (site === null) return 'void';
  if (site.rubble === true) return 'rubble';
  const states = (site.states ?? []).map((s) => realmDress.states[s]?.label.toLowerCase() ?? s);
  const symbols = symbolWords(site.elements ?? {});
  return [
    `${seat === null ? '' : `${whose(seat)} `}${faceOf(site)?.name ?? 'site'}`,
    landOf(tile) === 'water' ? 'water' : 'land',
    ...(symbols === '' ? [] : [`gives ${symbols}`]),
    ...states,
  ].join(', ');
}

/** In play nobody looks for what it cost. */
const inPlay = { ...realmDress, figures: { ...realmDress.figures, corner: null, marks: [] } };

/** "Moss Ox, your minion on c2. Power 4. Tapped. Carries Spark Rod. Can be attacked." */
export function unitWords(
  { card, seat, avatar, charms }: Standing,
  { faceOf, whose, board }: Telling,
  mark: Mark | undefined,
): string {
  const place = `${whose(seat)} ${avatar ? 'avatar' : 'minion'} ${placeWords(card, board)}`;
  const parts = [describe(faceOf(card), card, { dress: inPlay, place })];
  if (charms.length > 0) parts.push(`Carries ${charms.map((c) => faceOf(c)?.name ?? 'an artifact').join(', ')}.`);
  if (mark !== undefined) parts.push(MARKS[mark]);
  return parts.join(' ');
}

export function thingWords(card: RealmCardView, { faceOf, board }: Telling, mark: Mark | undefined): string {
  const name = faceOf(card)?.name ?? 'An artifact';
  return `${name}, artifact ${placeWords(card, board)}.${mark === undefined ? '' : ` ${MARKS[mark]}`}`;
}

const MOVES: Readonly<Record<string, { label: string; icon: IconName }>> = {
  surface: { label: 'Move here', icon: 'realm:movement' },
  underground: { label: 'Burrow below', icon: 'realm:underground' },
  underwater: { label: 'Dive below', icon: 'realm:underwater' },
  void: { label: 'Into the void', icon: 'realm:void' },
};
const ENTERS: Readonly<Record<string, { label: string; icon: IconName }>> = {
  surface: { label: 'On the surface', icon: 'up' },
  underground: { label: 'Underground', icon: 'realm:underground' },
  underwater: { label: 'Underwater', icon: 'realm:underwater' },
  void: { label: 'In the void', icon: 'realm:void' },
};

/** What an entry of a menu at a square or a card says, in a word or two. */
export function aimWords(
  { choice }: Aim,
  board: Board,
  name: (alias: number) => string,
): { label: string; icon: IconName } {
  const { verb, card, on, spot, n, text } = choice;
  const region = spot === undefined ? 'surface' : regionOf(board, spot);
  const from =
    spot === undefined
      ? ''
      : ` from ${squareName(board, squareOf(board, spot))}${region === 'surface' ? '' : ` ${region}`}`;
  switch (verb) {
    case 'move':
      return MOVES[region];
    case 'attack':
      return { label: `Attack ${on === undefined ? 'it' : name(on)}${from}`, icon: 'battle' };
    case 'attackSite':
      return { label: `Attack ${on === undefined ? 'the site' : name(on)}`, icon: 'realm:site' };
    case 'cast':
      return on === undefined ? ENTERS[region] : { label: `On ${name(on)}`, icon: 'target' };
    case 'pickUp':
      return { label: `Pick up ${card === undefined ? 'it' : name(card)}`, icon: 'realm:carry' };
    case 'drop':
      return { label: `Drop ${card === undefined ? 'it' : name(card)}`, icon: 'realm:drop' };
    case 'use':
      return { label: text.replace(/^.*?: /, ''), icon: 'magic' };
    case 'drawSite':
      return { label: 'Draw a site', icon: 'realm:atlas' };
    case 'assign':
      return { label: `${n} damage`, icon: 'damage' };
    case 'yes':
      return { label: text, icon: 'check' };
    case 'no':
    case 'none':
      return { label: text, icon: 'close' };
    default:
      return { label: text, icon: 'magic' };
  }
}
