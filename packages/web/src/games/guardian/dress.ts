import './tokens.css';
import type { Dress } from '../../parts/card/dress.ts';
import { addIcons, type IconName } from '../../parts/icons/Icon.tsx';
import { paths } from './icons.generated.ts';
import { paletteOf } from './palettes.ts';

addIcons('guardian', paths);

/** A Guardian's class, or what kind of card it is. */
const EMBLEMS: Readonly<Record<string, IconName>> = {
  Rush: 'guardian:rush',
  Sneak: 'guardian:sneak',
  Tank: 'guardian:tank',
  Guardian: 'guardian:guardian',
  Effect: 'guardian:effect',
  Equipment: 'equip',
  Field: 'field',
};

const turns = (n: number): string => `${n} ${n === 1 ? 'turn' : 'turns'} left`;
const immune = (what: string) => ({ label: `Never ${what}`, icon: 'guardian:immune' as const });

/** Guardian Realms' cards. */
export const guardianDress: Dress = {
  emblem: (type) => EMBLEMS[type] ?? 'magic',
  second: () => null,
  palette: paletteOf,
  loadArt: () => import('./art.generated.ts').then((m) => m.emblems),
  stocks: {
    guardian: { paper: 'parchment', many: 'Guardians' },
    effect: { paper: 'slate', many: 'Effects' },
    equipment: { paper: 'stone', many: 'Equipment' },
    field: { paper: 'moss', many: 'Fields' },
  },
  figures: {
    life: 'hp',
    corner: { stat: 'cost', shape: 'coin' },
    rail: [{ stat: 'atk', icon: 'battle' }],
    signed: ['baseAtk'],
  },
  short: (line) => line.replace(/,.*/, ''),
  stats: {
    hp: 'HP',
    atk: 'Attack',
    attackCost: 'DZ to attack',
    swapCost: 'DZ to swap',
    range: 'Reach in lanes',
    baseAtk: 'Against bases',
    cost: 'Cost',
  },
  states: {
    paralyzed: { label: 'Paralyzed', icon: 'guardian:paralyzed', level: turns },
    burned: { label: 'Burned', icon: 'guardian:burned', level: (n) => `${n} at the end of its turn` },
    exhausted: { label: 'Exhausted', icon: 'asleep', level: turns },
    confused: { label: 'Confused', icon: 'guardian:confused' },
    poisoned: { label: 'Poisoned', icon: 'guardian:poisoned', level: (n) => `${n} damage next` },
    shield: { label: 'Shield', icon: 'al' },
    stealth: { label: 'In Stealth', icon: 'guardian:stealth' },
    fury: { label: 'Fury', icon: 'guardian:fury' },
    invincible: { label: 'Invincible', icon: 'guardian:invincible' },
    immuneParalyzed: immune('paralyzed'),
    immuneBurned: immune('burned'),
    immuneExhausted: immune('exhausted'),
    immuneConfused: immune('confused'),
    immunePoisoned: immune('poisoned'),
  },
  places: {
    guardians: 'Guardian',
    effects: 'waiting Effect',
    fields: 'Field',
    played: 'Effect',
    discard: 'discard pile',
    gone: 'card, out of the match',
  },
};

/** On the board nobody looks for what it cost. */
export const boardDress: Dress = { ...guardianDress, figures: { ...guardianDress.figures, corner: null } };
