import type { Dress } from '../../parts/card/dress.ts';
import { isIcon } from '../../parts/icons/Icon.tsx';
import { firstWord, paletteOf } from './palettes.ts';

/** Ward's cards. */
export const wardDress: Dress = {
  emblem: (type) => {
    const name = firstWord(type);
    return isIcon(name) ? name : 'magic';
  },
  second: (type) => (type.endsWith(', equip') ? 'equip' : type.endsWith(', field') ? 'field' : null),
  palette: paletteOf,
  loadArt: async () => {
    const sets = await Promise.all([
      import('./art/gen1.generated.ts'),
      import('./art/gen2.generated.ts'),
      import('./art/gen3.generated.ts'),
      import('./art/promos.generated.ts'),
      import('./art/bosses.generated.ts'),
    ]);
    return Object.assign({}, ...sets.map((set) => set.emblems));
  },
  stocks: {
    creature: { paper: 'parchment', many: 'creatures' },
    magic: { paper: 'slate', many: 'magics' },
    hybrid: { paper: 'torn', many: 'hybrids' },
  },
  figures: {
    life: 'hp',
    corner: { stat: 'al', shape: 'shield' },
    rail: [
      { dice: 'dice', plus: 'mod', damage: 'atk', hit: 'hit' },
      { stat: 'spd', icon: 'spd' },
    ],
    signed: ['mod', 'hit', 'atk'],
  },
  short: (line) => line.replace(' magic', '').replace(',', ' ·'),
  stats: {
    hp: 'HP',
    al: 'AL',
    spd: 'SPD',
    dice: 'Attack dice',
    mod: 'MOD',
    hitDice: 'Hit dice',
    hit: 'To hit',
    atk: 'Attack damage',
  },
  states: {
    frozen: { label: 'Frozen', icon: 'frozen' },
    stunned: { label: 'Stunned', icon: 'stunned' },
    asleep: { label: 'Asleep', icon: 'asleep' },
    wrapped: { label: 'Wrapped', icon: 'wrapped' },
    negated: { label: 'Effects negated', icon: 'negated' },
    noDamage: { label: 'Takes no damage', icon: 'noDamage' },
    autoHit: { label: 'Hits automatically', icon: 'autoHit' },
    strikesFirst: { label: 'Strikes first', icon: 'strikesFirst' },
    winged: { label: 'Winged', icon: 'winged' },
  },
  places: {
    side: 'limited summon',
    under: 'card under another',
    // Whoever is out takes their cards along.
    gone: 'card, out of the match',
  },
};
