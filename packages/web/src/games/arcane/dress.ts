import './tokens.css';
import type { Dress } from '../../parts/card/dress.ts';
import { addIcons, type IconName } from '../../parts/icons/Icon.tsx';
import { paths } from './icons.generated.ts';
import { circleOf, paletteOf, palettes } from './palettes.ts';

addIcons('arcane', paths);

/** War of the Arcane's cards. */
export const arcaneDress: Dress = {
  emblem: (type) => (circleOf(type) in palettes ? (`arcane:${circleOf(type)}` as IconName) : 'magic'),
  second: () => null,
  palette: paletteOf,
  loadArt: () => import('./art.generated.ts').then((m) => m.emblems),
  stocks: {
    unit: { paper: 'parchment', many: 'units' },
    spell: { paper: 'slate', many: 'spells' },
    trap: { paper: 'ember', many: 'traps' },
    token: { paper: 'moss', many: 'tokens' },
    stone: { paper: 'stone', many: 'Mystic Stones' },
  },
  figures: {
    life: 'health',
    corner: null,
    rail: [{ stat: 'attack', icon: 'arcane:attack' }],
    signed: [],
  },
  short: (line) => line,
  stats: { attack: 'Attack', health: 'Health', armor: 'Damage taken' },
  states: {
    poisoned: { label: 'Poisoned', icon: 'arcane:poisoned' },
    frozen: { label: 'Frozen', icon: 'frozen' },
    burned: { label: 'Burned', icon: 'arcane:burned' },
    shocked: { label: 'Shocked', icon: 'arcane:shocked' },
    dazed: { label: 'Dazed', icon: 'stunned' },
    bleeding: { label: 'Bleeding', icon: 'arcane:bleeding' },
    petrified: { label: 'Petrified', icon: 'arcane:petrified' },
    rooted: { label: 'Rooted', icon: 'arcane:rooted' },
    silenced: { label: 'Silenced', icon: 'arcane:silenced' },
    marked: { label: 'Marked', icon: 'arcane:marked' },
    warded: { label: 'Warded', icon: 'arcane:warded' },
  },
  places: {
    board: 'card on the board',
    aside: 'token set aside',
    discard: 'discard pile',
  },
};
