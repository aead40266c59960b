import './tokens.css';
import type { Dress } from '../../parts/card/dress.ts';
import { addIcons, type IconName } from '../../parts/icons/Icon.tsx';
import { ELEMENTS, elementColour, elementPaths, powerPath } from './elements.ts';
import { paths } from './icons.generated.ts';
import { elementsOf, kindOf, paletteOf } from './palettes.ts';

addIcons('realm', { ...paths, ...elementPaths, power: powerPath }, () =>
  import('./later.generated.ts').then((m) => m.paths),
);

const KINDS: Readonly<Record<string, IconName>> = {
  avatar: 'realm:avatar',
  site: 'realm:site',
  minion: 'realm:minion',
  magic: 'realm:spell',
  artifact: 'realm:artifact',
  aura: 'realm:aura',
};

const elementIcon = (type: string, n: number): IconName | null => {
  const element = elementsOf(type)[n];
  return element === undefined ? null : `realm:${element}`;
};

/** The Contested Realm's cards. */
export const realmDress: Dress = {
  emblem: (type) => elementIcon(type, 0) ?? KINDS[kindOf(type)] ?? 'magic',
  second: (type) => elementIcon(type, 1),
  palette: paletteOf,
  loadArt: () => import('./art.generated.ts').then((m) => m.emblems),
  stocks: {
    minion: { paper: 'parchment', many: 'minions' },
    site: { paper: 'moss', many: 'sites' },
    magic: { paper: 'slate', many: 'magics' },
    artifact: { paper: 'stone', many: 'artifacts' },
    aura: { paper: 'ember', many: 'auras' },
    avatar: { paper: 'torn', many: 'avatars' },
  },
  figures: {
    life: 'life',
    lives: { minion: { stat: 'power', icon: 'realm:power' } },
    corner: { stat: 'cost', shape: 'coin' },
    rail: [{ stat: 'power', icon: 'realm:power' }],
    marks: ELEMENTS.map((stat) => ({ stat, icon: `realm:${stat}` as const, colour: elementColour(stat) })),
    signed: ['movement', 'siteDamage'],
  },
  short: (line) => line.replace(/ ·.*/, ''),
  stats: {
    life: 'Life',
    power: 'Power',
    cost: 'Mana to cast',
    movement: 'Movement',
    ranged: 'Ranged',
    siteDamage: 'Against sites',
    mana: 'Mana it gives',
    air: 'Air',
    earth: 'Earth',
    fire: 'Fire',
    water: 'Water',
  },
  states: {
    warded: { label: 'Warded', icon: 'realm:warded' },
    stealth: { label: 'In Stealth', icon: 'realm:stealth' },
    lance: { label: 'Lance', icon: 'realm:lance' },
    tapped: { label: 'Tapped', icon: 'realm:tapped' },
    sick: { label: 'Just arrived', icon: 'realm:sick' },
    silenced: { label: 'Silenced', icon: 'realm:silenced' },
    disabled: { label: 'Disabled', icon: 'realm:disabled' },
    branded: { label: 'Branded', icon: 'realm:branded' },
    evil: { label: 'Evil', icon: 'realm:evil' },
    flooded: { label: 'Flooded', icon: 'realm:flooded' },
    shielded: { label: 'Shielded', icon: 'realm:shielded' },
    airborne: { label: 'Airborne', icon: 'realm:airborne' },
    burrowing: { label: 'Burrowing', icon: 'realm:burrowing' },
    submerge: { label: 'Submerge', icon: 'realm:submerge' },
    voidwalk: { label: 'Voidwalk', icon: 'realm:voidwalk' },
    lethal: { label: 'Lethal', icon: 'realm:lethal' },
    charge: { label: 'Charge', icon: 'realm:charge' },
    immobile: { label: 'Immobile', icon: 'realm:immobile' },
    spellcaster: { label: 'Spellcaster', icon: 'realm:spellcaster' },
    deathsDoor: { label: 'At Death’s Door', icon: 'realm:door' },
  },
  places: {
    atlas: 'atlas',
    spellbook: 'spellbook',
    avatars: 'avatar',
    sites: 'site',
    minions: 'minion',
    artifacts: 'artifact',
    auras: 'aura',
    cemetery: 'cemetery',
    cast: 'spell on the storyline',
    gone: 'banished card',
  },
};
