/** What only Arcane's table shows → what game-icons.net calls it. `scripts/icons.mjs` copies these. */
export const icons = {
  // circles of magic
  storm: 'lightning-branches',
  flame: 'flame',
  stone: 'stone-block',
  wild: 'leaf-swirl',
  shade: 'moon',
  frost: 'snowflake-1',
  road: 'road',
  // statuses
  poisoned: 'poison-bottle',
  burned: 'burn',
  shocked: 'electric',
  bleeding: 'bleeding-wound',
  petrified: 'stoned-skull',
  rooted: 'root-tip',
  silenced: 'silence',
  marked: 'eye-target',
  warded: 'magic-shield',
  // the rest
  attack: 'broadsword',
  mystic: 'rune-stone',
  trap: 'wolf-trap',
  token: 'token',
  hidden: 'sight-disabled',
  move: 'boot-prints',
  coin: 'coinflip',
  swap: 'card-exchange',
} as const;
